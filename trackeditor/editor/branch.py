"""A trial: other ideas for a stage, which are kept or dropped as a whole."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from trackeditor.editor.actions import Actions
from trackeditor.roadbook import RoadBook, Stage

if TYPE_CHECKING:
    from trackeditor.editor.session import Session


class Trial(NamedTuple):
    """The stage as it was when the trial began.

    ``index`` and ``name`` tell where it stands in the rally now and what it is called, ``count``
    how many stages there are.
    """

    before: Stage
    index: int
    name: str
    count: int


class Branch(QObject):
    """At most one trial, on one stage.

    The edits of a trial are ordinary undo steps. Dropping it is one more, which brings back the
    stage as it was, so even that can be undone.

    Signals
    -------
    changed : a trial began or ended, or its stage moved in the rally
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._trial: Trial | None = None
        self._actions: Actions | None = None
        self.changed.connect(self._enable_actions)
        document = session.document
        document.stages_changed.connect(self._find_stage)
        document.path_changed.connect(self._another_rally)

    @property
    def is_open(self) -> bool:
        """True while something is tried."""
        return self._trial is not None

    @property
    def stage_name(self) -> str:
        """Name of the stage on which something is tried; an empty text without a trial."""
        return self._trial.name if self._trial else ""

    @property
    def index(self) -> int | None:
        """Number of that stage in the rally, from 0; None without a trial."""
        return self._trial.index if self._trial else None

    def add_actions(self, actions: Actions) -> None:
        """Offer beginning, keeping and dropping a trial."""
        self._actions = actions
        menu = self.tr("&Stage")
        actions.add(
            "stage.try",
            menu,
            self.tr("&Try a change"),
            self.begin,
            shortcut="Ctrl+Alt+T",
            hint=self.tr("Go on as a trial of this stage, which can be kept or dropped as a whole"),
            edits=True,
        )
        actions.add(
            "stage.keep",
            menu,
            self.tr("&Keep the trial"),
            self.keep,
            shortcut="Ctrl+Alt+K",
            hint=self.tr("End the trial and keep the stage as it is now"),
            edits=True,
        )
        actions.add(
            "stage.drop",
            menu,
            self.tr("Dr&op the trial"),
            self.drop,
            shortcut="Ctrl+Alt+D",
            hint=self.tr("End the trial and bring back the stage as it was before"),
            edits=True,
        )

        self._enable_actions()

    def _enable_actions(self) -> None:
        if self._actions is not None:
            self._actions["stage.try"].setEnabled(not self.is_open)
            self._actions["stage.keep"].setEnabled(self.is_open)
            self._actions["stage.drop"].setEnabled(self.is_open)

    def begin(self) -> None:
        """Begin a trial of the stage in view."""
        if self._trial is not None:
            text = self.tr("'{stage}' is on trial already: keep or drop that first.")
            self._session.say(text.format(stage=self.stage_name))
            return
        document = self._session.document
        count = len(document.roadbook.stages)
        self._trial = Trial(document.stage, document.index, document.stage.name, count)
        text = self.tr("Trial of '{stage}': keep it or drop it when you have seen enough.")
        self._session.say(text.format(stage=self.stage_name))
        self.changed.emit()

    def keep(self) -> None:
        """End the trial; the stage stays as it is."""
        if not self._refuse_without_trial() and not self._session.document.refuses():
            text = self.tr("The trial of '{stage}' is kept.")
            self._end(text.format(stage=self.stage_name))

    def drop(self) -> None:
        """End the trial; the stage becomes what it was, as one undo step."""
        trial = self._trial
        if self._refuse_without_trial() or trial is None:
            return
        if self._session.document.refuses():
            return
        name = self.tr("Drop the trial of '{stage}'").format(stage=trial.name)
        self._end(self.tr("The trial of '{stage}' is dropped.").format(stage=trial.name))
        document = self._session.document
        rally = _with_stage(document.roadbook, trial.index, trial.before)
        document.edit_rally(rally, name, trial.index)

    def _refuse_without_trial(self) -> bool:
        if self._trial is None:
            text = self.tr("Nothing is on trial; 'Try a change' in the Stage menu begins a trial.")
            self._session.say(text)
        return self._trial is None

    def _end(self, message: str) -> None:
        self._trial = None
        self._session.say(message)
        self.changed.emit()

    def _find_stage(self) -> None:
        """Follow the stage when it is moved or renamed; when it is taken out the trial ends."""
        trial = self._trial
        if trial is None:
            return
        names = [stage.name for stage in self._session.document.roadbook.stages]
        index, name = trial.index, trial.name
        if index >= len(names) or names[index] != name:
            if name in names:
                index = names.index(name)
            elif len(names) == trial.count:
                name = names[index]
            else:
                text = self.tr("The stage '{stage}' is gone, and with it its trial.")
                self._end(text.format(stage=name))
                return
        self._trial = Trial(trial.before, index, name, len(names))
        if self._trial != trial:
            self.changed.emit()

    def _another_rally(self) -> None:
        """A rally that was just opened has no trial."""
        document = self._session.document
        if self._trial is not None and not document.undo_stack.count():
            self._trial = None
            self.changed.emit()


def _with_stage(roadbook: RoadBook, index: int, stage: Stage) -> RoadBook:
    stages = list(roadbook.stages)
    stages[index] = stage
    return replace(roadbook, stages=tuple(stages))
