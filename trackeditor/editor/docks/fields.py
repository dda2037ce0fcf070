"""Fields for texts that report what was written when the user is done with it.

Each edit becomes one undo step, so a field reports on leaving it, on Enter, and before any
shortcut or click elsewhere takes effect: saving must not miss what was typed last.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QWidget

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
        self._draft = _Draft(self, self.text, self.setText)
        self.editingFinished.connect(self._draft.commit)

    def show_text(self, text: str) -> None:
        """Show the document's text; what is being written stays while that is the same."""
        self._draft.show_text(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape brings the document's text back."""
        if event.key() != Qt.Key.Key_Escape or not self._draft.give_up():
            super().keyPressEvent(event)


class NotesField(QPlainTextEdit):
    """A field of several lines; Tab leaves it.

    Signals
    -------
    written(str) : the text was changed and is complete
    """

    written = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = _Draft(self, self.toPlainText, self.setPlainText)
        self.setTabChangesFocus(True)

    def show_text(self, text: str) -> None:
        """Show the document's text; what is being written stays while that is the same."""
        self._draft.show_text(text)


class FaultLine(QLabel):
    """Says why what is written in a field cannot be; as high as its text is, in a form, too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)

    def say(self, fault: str) -> None:
        """Say what is wrong, or nothing."""
        self.setText(fault)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Keep the height of all lines, for which a form has no eye."""
        self.setMinimumHeight(self.heightForWidth(self.width()) if self.text() else 0)


class _Draft(QObject):
    """What is being written in a field, beside the text that the document has.

    While the field has the focus, it is reported before a shortcut or a click elsewhere takes
    effect.
    """

    def __init__(
        self,
        field: LineField | NotesField,
        text: Callable[[], str],
        set_text: Callable[[str], None],
    ) -> None:
        super().__init__(field)
        self._field = field
        self._text = text
        self._set_text = set_text
        self._shown = ""
        field.installEventFilter(self)

    def show_text(self, text: str) -> None:
        if text != self._shown or self._text() == self._shown:
            self._shown = text
            if text != self._text():
                self._set_text(text)

    def commit(self) -> None:
        """Report the text when it is another one than the document's."""
        if self._text() != self._shown:
            self._shown = self._text()
            self._field.written.emit(self._shown)

    def give_up(self) -> bool:
        """Bring the document's text back; False when nothing was written."""
        if self._text() == self._shown:
            return False
        self._set_text(self._shown)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._field and kind in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._watch(kind is QEvent.Type.FocusIn)
        elif kind is QEvent.Type.MouseButtonPress:
            if isinstance(watched, QWidget) and not self._is_inside(watched):
                self.commit()
        elif kind is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if _may_be_shortcut(event):
                self.commit()
        elif kind is QEvent.Type.Close and watched is self._field.window():
            self.commit()
        return False

    def _watch(self, begins: bool) -> None:
        """Look at the events of all widgets, or of the field only and report its text."""
        application = QCoreApplication.instance()
        if application is not None and begins:
            application.installEventFilter(self)
        elif application is not None:
            application.removeEventFilter(self)
            self.commit()

    def _is_inside(self, widget: QWidget) -> bool:
        return widget is self._field or self._field.isAncestorOf(widget)


def _may_be_shortcut(event: QKeyEvent) -> bool:
    """True for keys that write nothing and may be a shortcut of the window."""
    if any(event.matches(key) for key in _WRITING):
        return False
    is_function = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
    return is_function or event.modifiers() not in _NO_SHORTCUT
