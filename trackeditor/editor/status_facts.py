"""The facts of the stage in view at the right of the status bar."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from trackeditor.drawing.palette import Ink
from trackeditor.editor.muting import is_muted
from trackeditor.editor.session import Session
from trackeditor.editor.themes import drawing_palette, legible
from trackeditor.legality import Severity
from trackeditor.roadbook import boxes_for, playing_minutes, stage_size


class ElidedLabel(QLabel):
    """A label that shortens its text with an ellipsis where there is no room for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        """Room for the beginning of the text."""
        size = super().minimumSizeHint()
        return QSize(min(size.width(), self.fontMetrics().averageCharWidth() * 6), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the text as fits."""
        painter = QPainter(self)
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, text)


class StatusFacts(QWidget):
    """Tiles, cells, size, boxes needed, and whether the stage is legal.

    Signals
    -------
    problems_wanted : the user wants to see the findings
    """

    problems_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status_facts")
        self._session = session
        self._tiles = ElidedLabel()
        self._tiles.setObjectName("tiles")
        self._size = ElidedLabel()
        self._size.setObjectName("size")
        self._boxes = ElidedLabel()
        self._boxes.setObjectName("boxes")
        self._legal = QToolButton()
        self._legal.setObjectName("legal")
        self._legal.setAutoRaise(True)
        font = self._legal.font()
        font.setBold(True)
        self._legal.setFont(font)
        self._legal.clicked.connect(self.problems_wanted)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(self.fontMetrics().averageCharWidth() * 2)
        for widget in (self._tiles, self._size, self._boxes, self._legal):
            layout.addWidget(widget)
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.setInterval(0)
        self._due.timeout.connect(self.refresh)
        session.document.checked.connect(self._due.start)
        session.settings.changed.connect(self._due.start)

    def showEvent(self, event: QShowEvent) -> None:
        """Bring it up to date before it is seen."""
        super().showEvent(event)
        self._due.start()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of colours and language."""
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.LanguageChange):
            self._due.start()
        super().changeEvent(event)

    def refresh(self) -> None:
        """Show the present stage; many edits in one go are shown once, and none unseen."""
        if not self.isVisible():
            return
        document = self._session.document
        course = document.course
        tiles = self.tr("%n tile(s)", "", len(document.layout))
        if document.is_over_boards:
            tiles = self.tr("%n leg(s)", "", len(document.stage.legs))
        if course is None:
            self._tiles.setText(tiles)
            self._size.setText("")
        else:
            cells = self.tr("%n cell(s)", "", course.length_cells)
            self._tiles.setText(self.tr("{tiles}, {cells} driven").format(tiles=tiles, cells=cells))
            self._size.setText(self._size_text())
        self._size.setVisible(bool(self._size.text()))
        for label in (self._tiles, self._size):
            label.setToolTip(label.text())
        self._show_boxes()
        self._show_legality()

    def _size_text(self) -> str:
        course = self._session.document.course
        if self._session.document.is_over_boards:
            return ""  # known of tiles only
        minutes = playing_minutes(course)
        names = {
            "short": self.tr("short"),
            "medium": self.tr("medium"),
            "long": self.tr("long"),
        }
        size = names.get(stage_size(course))
        if minutes is None:
            return self.tr("circuit")
        duration = self.tr("%n minute(s)", "", minutes)
        if size is None:
            return duration
        return self.tr("{size}, {duration}").format(size=size, duration=duration)

    def _show_boxes(self) -> None:
        document = self._session.document
        library = self._session.library
        names = [box.name for box in boxes_for([document.stage.layout], library)]
        unknown = [tile.side for tile in document.stage.layout if tile.side not in library]
        others = self.tr("%n unknown tile(s)", "", len(unknown))
        if unknown and names:
            text = self.tr("Needs {boxes}, and {others}")
        else:
            text = self.tr("Needs {boxes}") if names else others
        tips = [self.tr("Boxes needed:\n{boxes}").format(boxes="\n".join(names))] if names else []
        if unknown:
            tip = self.tr("Tiles that the library does not know: {sides}")
            tips.append(tip.format(sides=", ".join(sorted(set(unknown)))))
        self._boxes.setVisible(bool(names or unknown))
        self._boxes.setText(text.format(boxes=", ".join(names), others=others))
        self._boxes.setToolTip("\n".join(tips))

    def _show_legality(self) -> None:
        document = self._session.document
        muted = [found for found in document.findings if is_muted(found, document.stage)]
        text, ink = self._verdict()
        palette = drawing_palette(self._session.settings.theme)
        self._legal.setText(text)
        tips = [self.tr("Show the findings on this stage")]
        if muted:
            tips.append(self.tr("%n finding(s) muted", "", len(muted)))
        off = sorted(self._session.settings.rules_off)
        if off:
            tips.append(self.tr("Rules switched off: {codes}").format(codes=", ".join(off)))
        self._legal.setToolTip("\n".join(tips))
        self._legal.setAccessibleName(text)
        colours = self._legal.palette()
        ground = QColor(palette[Ink.PAPER])
        colours.setColor(colours.ColorRole.ButtonText, legible(QColor(palette[ink]), ground))
        self._legal.setPalette(colours)

    def _verdict(self) -> tuple[str, Ink]:
        """Whether the stage is legal; muted errors and rules that are off make nothing legal."""
        document = self._session.document
        if not document.layout.tiles:
            return self.tr("Empty"), Ink.INK
        errors = sum(found.severity is Severity.ERROR for found in document.findings)
        seen = [found for found in document.findings if not is_muted(found, document.stage)]
        seen_errors = sum(found.severity is Severity.ERROR for found in seen)
        if seen_errors:
            return self.tr("Not legal: %n error(s)", "", seen_errors), Ink.ERROR
        ink = Ink.WARNING
        if errors:
            text = self.tr("Legal but for %n muted error(s)", "", errors)
        elif self._session.settings.rules_off:
            text = self.tr("Legal by the rules that are on")
        else:
            text = self.tr("Legal")
            ink = Ink.WARNING if seen else Ink.DANGER_LOW
        if seen:
            remarks = self.tr("%n remark(s)", "", len(seen))
            text = self.tr("{legality}, {remarks}").format(legality=text, remarks=remarks)
        return text, ink
