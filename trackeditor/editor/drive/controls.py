"""The buttons and the keys with which a person drives."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trackeditor.editor.drive.button_row import ButtonRow, SteadyButton
from trackeditor.editor.drive.planning import Planning
from trackeditor.editor.drive.refusal_words import flat_out_words, refusal_words

translate = QCoreApplication.translate

NUMBER_KEYS = tuple(Qt.Key(number) for number in range(Qt.Key.Key_1, Qt.Key.Key_9 + 1))
_DRIVING_KEYS = frozenset(
    {
        *NUMBER_KEYS,
        Qt.Key.Key_Space,
        Qt.Key.Key_S,
        Qt.Key.Key_F,
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
        Qt.Key.Key_Backspace,
        Qt.Key.Key_Escape,
    }
)
_DEAREST = 88
"""A price of more dice than any car has, as wide as any of two digits."""


def is_driving_key(event: QKeyEvent) -> bool:
    """Whether a key is one of those with which a person drives."""
    plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return plain == Qt.KeyboardModifier.NoModifier and event.key() in _DRIVING_KEYS


class Controls(ButtonRow):
    """Roll, secure, flat out, end turn, undo: what a person does with a plan."""

    def __init__(
        self,
        *,
        roll: Callable[[], None],
        secure: Callable[[], None],
        flat_out: Callable[[], None],
        end_turn: Callable[[], None],
        undo: Callable[[], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._price = translate("Cockpit", "Secure (tokens: {price})")
        prices = (translate("Cockpit", "Secure"), self._price.format(price=_DEAREST))
        self._roll = self._button("roll", roll, translate("Cockpit", "Roll"))
        self._secure = self._button("secure", secure, *prices)
        self._flat_out = self._button("flat-out", flat_out, translate("Cockpit", "Flat out"))
        self._stop = self._button("stop", end_turn, translate("Cockpit", "End turn"))
        self._undo = self._button("undo-step", undo, translate("Cockpit", "Undo step"))

    def _button(self, name: str, run: Callable[[], None], *texts: str) -> SteadyButton:
        button = SteadyButton(*texts)
        button.setObjectName(name)
        button.clicked.connect(lambda *_: run())
        self.add(button)
        return button

    def show_plan(self, planning: Planning | None, *, asks_for_dice: bool) -> None:
        """Enable what can be done with a plan, and tell why the rest cannot.

        With ``asks_for_dice`` a cell is chosen, which can be taken back.
        """
        if planning is None:
            self._secure.setText(translate("Cockpit", "Secure"))
            for button in (self._roll, self._secure, self._flat_out, self._stop, self._undo):
                button.setEnabled(False)
                button.setToolTip(translate("Cockpit", "No move is asked for at this moment."))
            return
        self._secure.setText(self._price.format(price=planning.price))
        roll = translate("Cockpit", "Roll the next step [Space]")
        end = translate("Cockpit", "End the turn here [Enter]")
        safe = translate("Cockpit", "Play the next step safely [S]")
        for button, refusal, hint in (
            (self._roll, planning.roll_refusal(), roll),
            (self._secure, planning.secure_refusal(), safe),
            (self._flat_out, planning.flat_out_refusal(), flat_out_words(planning.rules)),
            (self._stop, planning.stop_refusal(), end),
        ):
            button.setEnabled(refusal is None)
            button.setToolTip(hint if refusal is None else refusal_words(planning, refusal))
        self._undo.setEnabled(bool(planning.plan) or asks_for_dice)
        self._undo.setToolTip(translate("Cockpit", "Take back the last planned step [Backspace]"))
