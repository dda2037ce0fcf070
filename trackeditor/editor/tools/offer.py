"""The question that is asked when a tile comes to a hexagon on which another one lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QMenu

from trackeditor.editor.placing import Misfit
from trackeditor.editor.session import Session
from trackeditor.editor.tools.words import misfit_words
from trackeditor.grid import Hex
from trackeditor.layout import Layout, PlacedTile

if TYPE_CHECKING:
    from trackeditor.editor.canvas.view import Canvas


class Answer(NamedTuple):
    """What can be answered: the text of the entry, the name of the undo step, and the outcome."""

    text: str
    name: str
    layout: Layout


def replacing(taken: PlacedTile, side: str, layout: Layout, misfit: Misfit | None) -> Answer:
    """That a side takes the place of a tile; where it does not fit the answer says so."""
    name = QCoreApplication.translate("Offer", "Replace {taken} by {side}")
    if misfit is None:
        text = QCoreApplication.translate("Offer", "&Replace {taken} by {side}")
        reason = ""
    else:
        text = QCoreApplication.translate(
            "Offer", "&Replace {taken} by {side}, which does not fit here: {reason}"
        )
        reason = misfit_words(misfit)
    return Answer(
        text.format(taken=taken.side, side=side, reason=reason),
        name.format(taken=taken.side, side=side),
        layout,
    )


class Offer(QMenu):
    """A menu at a hexagon; each entry is one undo step, the last one leaves all as it is.

    It opens as soon as the drag is over, from whatever program, that has led to it.

    Signals
    -------
    answered : the layout is as it was chosen
    """

    answered = Signal()

    def __init__(self, canvas: Canvas, at: Hex, answers: list[Answer], leave: str) -> None:
        super().__init__(canvas)
        self.setObjectName("offer")
        self._session: Session = canvas.session
        self._at = at
        self._layout = self._session.document.layout
        for answer in answers:
            self.addAction(answer.text).triggered.connect(lambda *_, a=answer: self._choose(a))
        self.addSeparator()
        self.addAction(leave)
        self.setAccessibleName(self.tr("A tile lies there already"))
        self._canvas = canvas
        QTimer.singleShot(0, self, self._open)

    def _open(self) -> None:
        if self._session.document.layout is self._layout:
            middle = self._canvas.mapFromScene(*self._at.centre)
            self.setActiveAction(self.actions()[0])
            self.popup(self._canvas.viewport().mapToGlobal(middle))

    def _choose(self, answer: Answer) -> None:
        """Carry out what was chosen, unless the layout is another one by now."""
        if self._session.document.layout is self._layout:
            self._session.selection.edit(answer.layout, answer.name, [self._at], self._at)
            self.answered.emit()
