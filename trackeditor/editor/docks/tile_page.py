"""The facts of one placed tile, its turn, and other tiles that fit in its place."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.docks.on_tile_list import OnTileList
from trackeditor.editor.docks.side_model import Copies, SideModel
from trackeditor.editor.docks.side_view import SideView
from trackeditor.editor.docks.words import boxes_of, road_lines, summary
from trackeditor.editor.exchanging import exchange, exchanges
from trackeditor.editor.finding_tile import side_facts
from trackeditor.editor.placing import (
    Choice,
    copies_in_use,
    joining,
    other_side,
    owned_copies,
)
from trackeditor.editor.session import Session
from trackeditor.editor.themes import drawing_palette
from trackeditor.grid import Edge
from trackeditor.layout import PlacedTile
from trackeditor.painting.pictures import side_pixmap

_PICTURE_LINES = 11
_CHOICE_LINES = 3.6
_DEGREES = 60


class TilePage(QWidget):
    """Shows a tile; turning it, turning it over and exchanging it are undo steps."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._tile: PlacedTile | None = None
        self._choices: Mapping[str, Choice] = {}
        self.picture = QLabel()
        self.title = QLabel()
        self.description = QLabel()
        self.turning = QWidget()
        self.turn_field = QSpinBox()
        self.flip_button = QPushButton()
        self.copies = QLabel()
        self.boxes = QLabel()
        self.roads = QLabel()
        self.pit = QLabel()
        self.remarks = QLabel()
        self.on_tile = OnTileList(session)
        self.others_title = QLabel()
        self.other_sides = SideModel(session.library, self)
        session.library_changed.connect(lambda: self.other_sides.use_library(session.library))
        self.others = SideView(session, self.other_sides, by_click=False)
        self._labels = {name: QLabel() for name in ("turn", "copies", "boxes")}
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self.turn_field.setRange(0, 5 * _DEGREES)
        self.turn_field.setSingleStep(_DEGREES)
        self.turn_field.setWrapping(True)
        self.turn_field.setSuffix("°")
        self.turn_field.setKeyboardTracking(False)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        for label in (self.title, self.description, self.copies, self.boxes, self.roads,
                      self.pit, self.remarks, self.others_title):  # fmt: skip
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        turning = QHBoxLayout(self.turning)
        turning.setContentsMargins(0, 0, 0, 0)
        turning.addWidget(self.turn_field)
        turning.addWidget(self.flip_button)
        turning.addStretch()
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self._labels["turn"], self.turning)
        form.addRow(self._labels["copies"], self.copies)
        form.addRow(self._labels["boxes"], self.boxes)
        self._labels["turn"].setBuddy(self.turn_field)
        self.others.delegate.set_lines(_CHOICE_LINES)
        column = QVBoxLayout(self)
        for widget in (self.title, self.picture, self.description, self.pit):
            column.addWidget(widget)
        column.addLayout(form)
        column.addWidget(self.on_tile)
        column.addWidget(self.roads)
        column.addWidget(self.remarks)
        column.addWidget(self.others_title)
        column.addWidget(self.others, 1)
        self.turn_field.valueChanged.connect(self._turn)
        self.flip_button.clicked.connect(self._flip)
        self.others.chosen.connect(self._exchange)

    def retranslate(self) -> None:
        """Put the fixed texts in the present language."""
        self._labels["turn"].setText(self.tr("Turned by"))
        self._labels["copies"].setText(self.tr("Copies"))
        self._labels["boxes"].setText(self.tr("Boxes"))
        self.turn_field.setAccessibleName(self.tr("Turned clockwise by degrees"))
        self.turn_field.setToolTip(self.tr("Turn the tile clockwise in steps of 60 degrees"))
        self.flip_button.setText(self.tr("Turn over"))
        self.on_tile.retranslate()
        self.picture.setAccessibleName(self.tr("Picture of the side"))
        self.others.setAccessibleName(self.tr("Other tiles that fit here"))

    # --- what it shows -------------------------------------------------------------------------

    def show_tile(self, tile: PlacedTile) -> None:
        """Show the facts of a tile of the layout in view."""
        self._tile = tile
        place = self.tr("{side} at ({q}, {r})")
        self.title.setText(place.format(side=tile.side, q=tile.at.q, r=tile.at.r))
        self.turn_field.blockSignals(True)
        self.turn_field.setValue(tile.rotation * _DEGREES)
        self.turn_field.blockSignals(False)
        self._show_picture(tile)
        if tile.side in self._session.library:
            self._show_printed(tile)
        else:
            self._show_unknown()
        self._show_pit(tile)
        self._show_copies(tile)
        self.on_tile.show_tile(tile)
        self._show_others(tile)

    def _show_picture(self, tile: PlacedTile) -> None:
        ratio = self.devicePixelRatioF()
        pixels = round(self.fontMetrics().height() * _PICTURE_LINES * ratio)
        palette = drawing_palette(self._session.settings.theme)
        picture = side_pixmap(tile.side, tile.rotation, pixels, self._session.library, palette)
        sharp = picture.copy()
        sharp.setDevicePixelRatio(ratio)
        self.picture.setPixmap(sharp)

    def _show_printed(self, tile: PlacedTile) -> None:
        library = self._session.library
        side = library.side(tile.side)
        self.description.setText(summary(side_facts(side)))
        self.boxes.setText("\n".join(boxes_of(side, library.editions)) or self.tr("in no box"))
        self.roads.setText("\n".join(road_lines(side)))
        self.remarks.setText("\n".join(text for text in (side.note, side.decided) if text))
        self.remarks.setVisible(bool(self.remarks.text()))
        back = other_side(tile.side, library)
        self.flip_button.setEnabled(back is not None)
        self.flip_button.setToolTip(
            self.tr("Show side {side}; markers on this one are taken away").format(side=back)
            if back
            else self.tr("This tile has one printed side only")
        )

    def _show_unknown(self) -> None:
        self.description.setText(
            self.tr("The library has no such side. It is kept in the file as it is.")
        )
        for label in (self.boxes, self.roads, self.remarks):
            label.clear()
        self.remarks.hide()
        self.flip_button.setEnabled(False)
        self.flip_button.setToolTip(self.tr("What is on its other side is not known"))

    def _show_pit(self, tile: PlacedTile) -> None:
        """Tell where cars stop at a pit, when the course is known."""
        library, course = self._session.library, self._session.document.course
        is_pit = tile.side in library and library.side(tile.side).pit
        self.pit.setVisible(is_pit)
        if not is_pit:
            return
        if course is None:
            text = self.tr("It serves the straights beside it, once there is a course.")
        else:
            around = {tile.at.neighbour(edge) for edge in Edge}
            cells = [course.cells[cell] for cell in course.pit]
            beside = [cell for cell in cells if cell.at in around]
            tiles = ", ".join(dict.fromkeys(cell.tile for cell in beside))
            text = (
                self.tr("It serves %n cell(s) on {tiles}.", "", len(beside)).format(tiles=tiles)
                if beside
                else self.tr("It lies beside no straight of the course: nobody can stop at it.")
            )
        self.pit.setText(text)

    def _show_copies(self, tile: PlacedTile) -> None:
        layout = self._session.document.layout
        used = len(copies_in_use(layout, tile.side))
        owned = self._owned().get(int(tile.tile), 0) if tile.side in self._session.library else 0
        text = self.tr("{used} in use, {owned} in the boxes at hand")
        self.copies.setText(text.format(used=used, owned=owned))

    def _show_others(self, tile: PlacedTile) -> None:
        layout, library = self._session.document.layout, self._session.library
        owned = self._owned()
        self._choices = exchanges(layout, library, tile, owned)
        facts = [side_facts(library.side(side)) for side in self._choices]
        around = layout.remove(tile.at)
        self.other_sides.count(
            {
                one.tile: Copies(owned[one.tile], tuple(copies_in_use(around, one.id)))
                for one in facts
            }
        )
        self.other_sides.show(facts)
        text = (
            self.tr("Other sides that fit here: {number}. Double click or Enter takes one instead.")
            if facts
            else self.tr("No other side fits here, of the tiles that are left.")
        )
        joined = joining(around, library, self._choices.values())
        if 0 < len(joined) < len(facts):
            text = self.tr(
                "Other sides that fit here: {number}. Those that join the roads around come first:"
                " {joining}. Double click or Enter takes one instead."
            )
        self.others_title.setText(text.format(number=len(facts), joining=len(joined)))
        self.others.setVisible(bool(facts))

    def _owned(self) -> Mapping[int, int]:
        return owned_copies(self._session.library, self._session.settings.boxes)

    # --- what it does --------------------------------------------------------------------------

    def _turn(self, degrees: int) -> None:
        tile = self._present()
        steps = round(degrees / _DEGREES) % 6
        if tile is not None and steps != tile.rotation:
            document = self._session.document
            layout = document.layout.rotate(tile.at, steps - tile.rotation)
            document.edit(layout, self.tr("Turn {side}").format(side=tile.side))
        self.turn_field.setValue(steps * _DEGREES)

    def _flip(self) -> None:
        tile = self._present()
        if tile is not None:
            name = self.tr("Turn over {side}").format(side=tile.side)
            document = self._session.document
            document.edit(document.layout.flip(tile.at), name)

    def _present(self) -> PlacedTile | None:
        """The tile that lies there now; the page may be a moment behind."""
        return self._session.document.layout.tile_at(self._tile.at) if self._tile else None

    def _exchange(self, side: str) -> None:
        tile, choice = self._tile, self._choices.get(side)
        if tile is None or choice is None:
            return
        document = self._session.document
        if tile not in document.layout.tiles:
            self._session.say(self.tr("The tile has changed; choose again."))
            return
        layout = exchange(document.layout, self._session.library, tile, choice)
        name = self.tr("Exchange {side} for {other}").format(side=tile.side, other=side)
        document.edit(layout, name)
