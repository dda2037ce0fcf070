"""Fields for texts that report what was written when the user is done with it.

Each edit becomes one undo step, so a field reports on leaving it, on Enter, and before any
shortcut or click elsewhere takes effect: saving must not miss what was typed last.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

_NO_SHORTCUT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
)
_KEY = QKeySequence.StandardKey
_WRITING = (_KEY.Undo, _KEY.Redo, _KEY.Copy, _KEY.Cut, _KEY.Paste, _KEY.SelectAll)
"""Keys that belong to the field itself."""


class LineField(QLineEdit):
    """A field of one line.

    Signals
    -------
    written(str) : the text was changed and is complete
    """

    written = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = ""
        self._watch = _Watch(self)
        self.editingFinished.connect(self.commit)

    def show_text(self, text: str) -> None:
        """Show the document's text; what is being written stays while that is the same."""
        if text != self._shown or self.text() == self._shown:
            self._shown = text
            if text != self.text():
                self.setText(text)

    def commit(self) -> None:
        """Report the text when it is another one than the document's."""
        if self.text() != self._shown:
            self._shown = self.text()
            self.written.emit(self._shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape brings the document's text back."""
        if event.key() == Qt.Key.Key_Escape and self.text() != self._shown:
            self.setText(self._shown)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Watch for what the user does elsewhere."""
        super().focusInEvent(event)
        self._watch.begin()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Report the text when the user leaves the field."""
        self._watch.end()
        super().focusOutEvent(event)
        self.commit()


class NotesField(QPlainTextEdit):
    """A field of several lines; Tab leaves it.

    Signals
    -------
    written(str) : the text was changed and is complete
    """

    written = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = ""
        self._watch = _Watch(self)
        self.setTabChangesFocus(True)

    def show_text(self, text: str) -> None:
        """Show the document's text; what is being written stays while that is the same."""
        if text != self._shown or self.toPlainText() == self._shown:
            self._shown = text
            if text != self.toPlainText():
                self.setPlainText(text)

    def commit(self) -> None:
        """Report the text when it is another one than the document's."""
        if self.toPlainText() != self._shown:
            self._shown = self.toPlainText()
            self.written.emit(self._shown)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Watch for what the user does elsewhere."""
        super().focusInEvent(event)
        self._watch.begin()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Report the text when the user leaves the field."""
        self._watch.end()
        super().focusOutEvent(event)
        self.commit()


class _Watch(QObject):
    """Lets a field report its text before a shortcut or a click elsewhere takes effect."""

    def __init__(self, field: LineField | NotesField) -> None:
        super().__init__(field)
        self._field = field

    def begin(self) -> None:
        application = QCoreApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def end(self) -> None:
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.MouseButtonPress:
            if isinstance(watched, QWidget) and not self._is_inside(watched):
                self._field.commit()
        elif kind is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if _may_be_shortcut(event):
                self._field.commit()
        elif kind is QEvent.Type.Close and watched is self._field.window():
            self._field.commit()
        return False

    def _is_inside(self, widget: QWidget) -> bool:
        return widget is self._field or self._field.isAncestorOf(widget)


def _may_be_shortcut(event: QKeyEvent) -> bool:
    """True for keys that write nothing and may be a shortcut of the window."""
    if any(event.matches(key) for key in _WRITING):
        return False
    is_function = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
    return is_function or event.modifiers() not in _NO_SHORTCUT
