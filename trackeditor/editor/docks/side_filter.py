"""The filter of the catalogue: a search and choices for everything that is printed on tiles."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.docks.words import tile_words
from trackeditor.editor.finding_tile import Feature, Query, SideFacts, Turn
from trackeditor.editor.session import Session
from trackeditor.tiles import Danger, Terrain

MY_BOXES = "my boxes"
_NAMED_FEATURES = 2
_SHORTEST = 10
"""Letters of a choice for which there is always room."""
_ADJUST = QComboBox.SizeAdjustPolicy
_CHOICES = ("box", "series", "terrain", "lanes", "turn", "danger", "limit", "face")


class SideFilter(QWidget):
    """Fields from which a query is made.

    Signals
    -------
    changed : another query is meant
    down : the user wants to go from the search to the list
    entered : Enter was pressed in the search
    """

    changed = Signal()
    down = Signal()
    entered = Signal()

    def __init__(
        self, session: Session, sides: Iterable[SideFacts], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._sides = tuple(sides)
        self.search = _Search()
        self.search.setClearButtonEnabled(True)
        self.choices = {name: QComboBox() for name in _CHOICES}
        self.features = _MenuBox()
        self.feature_actions = {feature: QAction(self) for feature in Feature}
        self.fitting = QCheckBox()
        self.only_left = QCheckBox()
        self.more = QToolButton()
        self.reset_button = QToolButton()
        self._labels = {name: QLabel() for name in (*_CHOICES, "features")}
        self._details = _Details()
        self._build()
        self.retranslate()

    # --- what is asked for ---------------------------------------------------------------------

    def query(self) -> Query:
        """What the fields ask for, without the sides that fit an open end."""
        chosen = {name: choice.currentData() for name, choice in self.choices.items()}
        return Query(
            text=self.search.text(),
            tiles=self._tiles(chosen["box"]),
            series=chosen["series"],
            terrain=chosen["terrain"],
            lanes=chosen["lanes"],
            turn=chosen["turn"],
            danger=chosen["danger"],
            limit=chosen["limit"],
            features=frozenset(f for f, a in self.feature_actions.items() if a.isChecked()),
            face=chosen["face"] or "both",
        )

    def count_details(self) -> int:
        """Number of choices below the search that narrow it."""
        chosen = [c for c in self.choices.values() if c.currentData() is not None]
        return len(chosen) + sum(action.isChecked() for action in self.feature_actions.values())

    def reset(self) -> None:
        """Ask for nothing: all sides."""
        self.blockSignals(True)
        self.search.clear()
        for choice in self.choices.values():
            choice.setCurrentIndex(0)
        for action in self.feature_actions.values():
            action.setChecked(False)
        self.fitting.setChecked(False)
        self.only_left.setChecked(False)
        self.blockSignals(False)
        self._changed()

    def show_sides(self, sides: Iterable[SideFacts]) -> None:
        """Offer the boxes and other choices that some sides leave."""
        self._sides = tuple(sides)
        self._fill_choices()
        self._name_counts()

    def type(self, text: str) -> None:
        """Go on with the search, from a key pressed elsewhere."""
        self.search.setFocus()
        self.search.setText(self.search.text() + text)

    def _tiles(self, box: str | None) -> frozenset[int] | None:
        editions = self._session.library.editions
        if box is None:
            return None
        if box == MY_BOXES:
            owned = self._session.settings.boxes or ()
            return frozenset(n for name in owned if name in editions for n in editions[name].tiles)
        return frozenset(editions[box].tiles)

    # --- how it is built -----------------------------------------------------------------------

    def _build(self) -> None:
        menu = self.features.menu
        for action in self.feature_actions.values():
            action.setCheckable(True)
            action.toggled.connect(self._changed)
            menu.addAction(action)
        grid = QGridLayout(self._details.widget())
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        fields = {**self.choices, "features": self.features}
        for row, (name, field) in enumerate(fields.items()):
            # The names of boxes are long; the dock need not be as wide as the longest.
            field.setMinimumContentsLength(_SHORTEST)
            field.setSizeAdjustPolicy(_ADJUST.AdjustToMinimumContentsLengthWithIcon)
            self._labels[name].setBuddy(field)
            grid.addWidget(self._labels[name], row, 0)
            grid.addWidget(field, row, 1)
        self.more.setCheckable(True)
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more.setArrowType(Qt.ArrowType.RightArrow)
        self.more.toggled.connect(self._show_details)
        buttons = QHBoxLayout()
        buttons.addWidget(self.more)
        buttons.addStretch()
        buttons.addWidget(self.reset_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.search)
        column.addWidget(self.fitting)
        column.addWidget(self.only_left)
        column.addLayout(buttons)
        column.addWidget(self._details)
        self._details.hide()
        self._connect()

    def _connect(self) -> None:
        self.search.textChanged.connect(self._changed)
        self.search.returnPressed.connect(self.entered)
        self.search.down.connect(self.down)
        for choice in self.choices.values():
            choice.currentIndexChanged.connect(self._changed)
        for box in (self.fitting, self.only_left):
            box.toggled.connect(self._changed)
        self.reset_button.clicked.connect(self.reset)
        self._session.settings.changed.connect(self._boxes_changed)

    def _show_details(self, shown: bool) -> None:
        self._details.setVisible(shown)
        arrow = Qt.ArrowType.DownArrow if shown else Qt.ArrowType.RightArrow
        self.more.setArrowType(arrow)

    def _boxes_changed(self, key: str) -> None:
        if key == "boxes":
            self.changed.emit()

    def _changed(self, *_: object) -> None:
        self._name_counts()
        self.changed.emit()

    # --- texts ---------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Put the fixed texts in the present language."""
        words = tile_words()
        self.search.setPlaceholderText(self.tr("Number or words"))
        self.search.setAccessibleName(self.tr("Search tiles"))
        self.search.setToolTip(
            self.tr(
                "Finds tiles by the beginning of their number and by words, for example 21 or"
                " 'gravel jump'; Enter takes the only tile found, or else goes to the list, as Down"
                " does"
            )
        )
        self.fitting.setText(self.tr("Fits the open road end"))
        self.fitting.setToolTip(
            self.tr(
                "Only sides that fit where the road ends: at the selected tile, or else at the"
                " first open end"
            )
        )
        self.only_left.setText(self.tr("Copies left only"))
        self.only_left.setToolTip(self.tr("Hide tiles of which all copies are in use"))
        self.reset_button.setText(self.tr("Show all"))
        self.reset_button.setToolTip(self.tr("Take all filters off"))
        labels = {
            "box": (self.tr("Box"), self.tr("Tiles of one box, or of the boxes that you own")),
            "series": (self.tr("Series"), self.tr("Tiles of a series")),
            "terrain": (self.tr("Surface"), self.tr("Surface of the roads")),
            "lanes": (self.tr("Lanes"), self.tr("Lanes at a road end")),
            "turn": (self.tr("Turn"), self.tr("How a road leads from edge to edge")),
            "danger": (self.tr("Danger"), self.tr("Printed danger level")),
            "limit": (self.tr("Corner limit"), self.tr("Limit of the inner line of a corner")),
            "face": (self.tr("Side"), self.tr("Sides a, sides b, or both")),
            "features": (self.tr("Features"), self.tr("What must be printed on the side")),
        }
        for name, (label, hint) in labels.items():
            self._labels[name].setText(label)
            field = self.features if name == "features" else self.choices[name]
            field.setAccessibleName(label)
            field.setToolTip(hint)
        for feature, action in self.feature_actions.items():
            action.setText(words[feature])
        self._fill_choices()
        self._name_counts()

    def _fill_choices(self) -> None:
        words = tile_words()
        any_ = self.tr("any")
        editions = self._session.library.editions.values()
        lanes = sorted({n for side in self._sides for n in side.lanes})
        limits = sorted({n for side in self._sides for n in side.limits})
        series = dict.fromkeys(side.series for side in self._sides)
        boxes = [(self.tr("all"), None), (self.tr("my boxes"), MY_BOXES)]
        self._fill("box", [*boxes, *((box.name, box.id) for box in editions)])
        self._fill("series", [(any_, None), *((words.get(s, s), s) for s in series)])
        terrains = [t for t in Terrain if t is not Terrain.NONE]
        self._fill("terrain", [(any_, None), *((words[t], t) for t in terrains)])
        self._fill("lanes", [(any_, None), *((str(n), n) for n in lanes)])
        self._fill("turn", [(any_, None), *((words[t], t) for t in Turn)])
        dangers = [d for d in Danger if d is not Danger.NONE]
        self._fill("danger", [(any_, None), *((words[f"danger {d}"], d) for d in dangers)])
        self._fill("limit", [(any_, None), *((str(n), n) for n in limits)])
        self._fill("face", [(self.tr("a and b"), None), ("a", "a"), ("b", "b")])

    def _fill(self, name: str, entries: Iterable[tuple[str, object]]) -> None:
        choice = self.choices[name]
        choice.blockSignals(True)
        chosen = choice.currentData()
        choice.clear()
        values = []
        for text, value in entries:
            choice.addItem(text, value)
            values.append(value)
        choice.setCurrentIndex(values.index(chosen) if chosen in values else 0)
        choice.blockSignals(False)
        bar = choice.view().verticalScrollBar().sizeHint().width()
        choice.view().setMinimumWidth(choice.view().sizeHintForColumn(0) + bar)

    def _name_counts(self) -> None:
        number = self.count_details()
        self.more.setText(
            self.tr("Filters in use: {number}").format(number=number)
            if number
            else self.tr("More filters")
        )
        self.more.setToolTip(self.tr("Show or hide the filters"))
        chosen = [a.text() for a in self.feature_actions.values() if a.isChecked()]
        if len(chosen) > _NAMED_FEATURES:
            self.features.show_text(self.tr("{number} chosen").format(number=len(chosen)))
        else:
            self.features.show_text(", ".join(chosen) or self.tr("any"))


class _Search(QLineEdit):
    """A search from which the arrow down leads to what is found.

    Signals
    -------
    down : the arrow was pressed
    """

    down = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave downwards; Escape takes the text away before it leads back to the table."""
        if event.key() == Qt.Key.Key_Down:
            self.down.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class _Details(QScrollArea):
    """Fields that are scrolled where there is no room for all of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setWidgetResizable(True)
        self.setWidget(QWidget())

    def sizeHint(self) -> QSize:
        """Room for all fields."""
        return self.widget().sizeHint() + QSize(self._beside(), 0)

    def minimumSizeHint(self) -> QSize:
        """Room for a few fields."""
        lines = 5 * self.fontMetrics().height()
        return QSize(self.widget().minimumSizeHint().width() + self._beside(), lines)

    def _beside(self) -> int:
        """Width of the scroll bar, when it is there."""
        bar = self.verticalScrollBar()
        return bar.sizeHint().width() if bar.isVisible() else 0


class _MenuBox(QComboBox):
    """A field that looks like the choices beside it, and opens a menu to check entries in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.menu = _OpenMenu(self)
        self.addItem("")

    def show_text(self, text: str) -> None:
        """Tell what is checked."""
        self.setItemText(0, text)

    def showPopup(self) -> None:
        """Open the menu in place of a list."""
        self.menu.setMinimumWidth(self.width())
        self.menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
        self.menu.setActiveAction(self.menu.actions()[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the menu by the arrows: there is nothing else to go to."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.showPopup()
        else:
            super().keyPressEvent(event)


class _OpenMenu(QMenu):
    """A menu that stays open while its entries are checked, by the mouse or the space bar."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Check an entry without closing the menu."""
        if not self._check_entry():
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the space bar check an entry; Enter does so too and closes the menu."""
        if event.key() != Qt.Key.Key_Space or not self._check_entry():
            super().keyPressEvent(event)

    def _check_entry(self) -> bool:
        action = self.activeAction()
        known = action is not None and action.isCheckable()
        if known:
            action.trigger()
        return known
