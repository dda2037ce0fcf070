"""The document: the one place of the editor that holds changing state.

It has a road-book, the stage in view, the file and the undo stack, and tells by signals what
changed. Views read it and never keep copies; tools and docks change it by :meth:`Document.edit`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from trackeditor.course import Analysis, Course, analyse
from trackeditor.editor.commands import Present, ReplaceRoadBook
from trackeditor.editor.own_boards import OwnBoards
from trackeditor.grid import Hex
from trackeditor.layout import Layout
from trackeditor.legality import Context, DocumentFacts, Finding, Place, copies_at_hand
from trackeditor.roadbook import ROADBOOK_SUFFIXES, RoadBook, Stage
from trackeditor.roadbook.readings import StageReading, read_stage, stage_findings
from trackeditor.tiles import Edition, Library
from trackeditor.zones import Boards


def empty_roadbook() -> RoadBook:
    """A rally of one stage without tiles."""
    return RoadBook(stages=(Stage(Layout(name="SS1")),))


class Document(QObject):
    """A road-book being edited.

    Signals
    -------
    layout_changed : the layout of the stage in view is another one (or another stage is in view)
    sides_changed : the layout in view, told of next, is made of other sides (``sides``)
    stages_changed : number, order or names of the stages, or facts of the rally, changed
    stage_shown(int) : another stage is in view
    checked : analysis and findings belong to the present layout again
    saved_changed(bool) : whether everything is saved
    path_changed : the document has another file
    held_changed : edits are refused from now on, or allowed again
    library_changed : sides are described anew; what was read of the library before is out of date
    refused(str) : an edit was refused, and why
    undoing : a step is about to be taken back
    """

    layout_changed = Signal()
    sides_changed = Signal()
    stages_changed = Signal()
    stage_shown = Signal(int)
    checked = Signal()
    saved_changed = Signal(bool)
    path_changed = Signal()
    held_changed = Signal()
    library_changed = Signal()
    refused = Signal(str)
    undoing = Signal()

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self.saved_changed)
        self._present = Present(empty_roadbook(), 0)
        self._path: Path | None = None
        self._held = ""
        self._owned = copies_at_hand(library, None)
        self._ignored: frozenset[str] = frozenset()
        self._analysis: Analysis | None = None
        self._boards = OwnBoards()
        self._turned: Mapping[int, frozenset[str]] = {}
        self._strip: StageReading | None = None
        self._strip_of: tuple[object, ...] = ()
        self._told_sides = library
        self._findings: tuple[Finding, ...] | None = None

    # --- what it has ---------------------------------------------------------------------------

    @property
    def roadbook(self) -> RoadBook:
        """The rally."""
        return self._present.roadbook

    @property
    def index(self) -> int:
        """Number of the stage in view, from 0."""
        return self._present.index

    @property
    def stage(self) -> Stage:
        """The stage in view."""
        return self.roadbook.stages[self.index]

    @property
    def is_over_boards(self) -> bool:
        """True when the stage in view is a row of legs over boards."""
        return bool(self.stage.legs)

    @property
    def layout(self) -> Layout:
        """The layout of the stage in view; of legs, their sections in a row."""
        return self.reading.layout if self.is_over_boards else self.stage.layout

    @property
    def sides(self) -> Library:
        """The sides of the layout in view: those of all tiles, or the sections of the boards."""
        return self.reading.library if self.is_over_boards else self.library

    @property
    def path(self) -> Path | None:
        """The file; None for a road-book that was never saved as one."""
        return self._path

    @property
    def is_saved(self) -> bool:
        """True when the file, or an untouched new document, has all that is here."""
        return self.undo_stack.isClean()

    @property
    def analysis(self) -> Analysis:
        """The layout in view, read as a course: after an edit anew where it changed something."""
        if self.is_over_boards:
            return self.reading.analysis
        if self._analysis is None or self._analysis.layout is not self.stage.layout:
            self._analysis = analyse(self.stage.layout, self.library, self._analysis)
        return self._analysis

    @property
    def reading(self) -> StageReading:
        """The stage in view as it lies on the table."""
        if not self.is_over_boards:
            return StageReading(self.analysis)
        stage = self._as_turned(self.index)
        key = (stage.name, stage.legs, stage.snow_zones)
        if self._strip is None or self._strip_of != key:
            self._strip = read_stage(stage, self.library, self.boards)
            self._strip_of = key
        return self._strip

    @property
    def boards(self) -> Boards:
        """The zones that there are, with those that the user has described."""
        return self._boards.known

    @property
    def boards_fault(self) -> str:
        """Why the user's own board files are not used; else an empty text."""
        return self._boards.fault

    @property
    def course(self) -> Course | None:
        """The course in view, when the layout has one."""
        return self.analysis.course

    @property
    def findings(self) -> tuple[Finding, ...]:
        """All findings on the stage in view, without the rules that are switched off."""
        if self._findings is None:
            found = stage_findings(self._as_turned(self.index), self.boards, self.context)
            self._findings = tuple(f for f in found if f.code not in self._ignored)
        return self._findings

    @property
    def context(self) -> Context:
        """What the rules look at on the stage in view."""
        facts = DocumentFacts(
            game=self.roadbook.game,
            stage_names=tuple(stage.name for stage in self.roadbook.stages),
        )
        return Context(self.analysis, self.library, self._owned, facts)

    def place_of(self, place: Place) -> Hex | None:
        """The hexagon of a finding's place in view; None for one on the whole stage."""
        return self.reading.place_of(place) if place.at is None else place.at

    # --- holding -------------------------------------------------------------------------------

    @property
    def held(self) -> str:
        """Why the rally must not be edited now, in words for the user; else an empty text."""
        return self._held

    def hold(self, reason: str) -> None:
        """Refuse all edits, undo and redo from now on, for a reason that users are told."""
        if reason != self._held:
            self._held = reason
            self.held_changed.emit()

    def release(self) -> None:
        """Allow edits again."""
        self.hold("")

    def refuses(self) -> bool:
        """True when edits are refused now; then the reason is told. For what asks before it edits.

        Every edit looks at this by itself.
        """
        if self._held:
            self.refused.emit(self._held)
        return bool(self._held)

    def refuses_tiles(self) -> bool:
        """True when no tiles can be laid or moved now; then the reason is told."""
        if self.refuses():
            return True
        if self.is_over_boards:
            self.refused.emit(
                self.tr("This stage is a row of legs over boards. Change them in the inspector.")
            )
        return self.is_over_boards

    # --- edits ---------------------------------------------------------------------------------

    def edit(self, layout: Layout, name: str, *, amends: bool = False) -> None:
        """Replace the layout in view, as one undo step called ``name``.

        Parameters
        ----------
        amends : this is another outcome of the last step and becomes one with it, unless the rally
            has been saved since
        """
        if layout != self.layout and not self.refuses_tiles():
            self.edit_stage(replace(self.stage, layout=layout), name, amends=amends)

    def edit_stage(self, stage: Stage, name: str, *, amends: bool = False) -> None:
        """Replace the stage in view, as one undo step."""
        stages = list(self.roadbook.stages)
        stages[self.index] = stage
        self.edit_rally(replace(self.roadbook, stages=tuple(stages)), name, amends=amends)

    def edit_rally(
        self, roadbook: RoadBook, name: str, index: int | None = None, *, amends: bool = False
    ) -> None:
        """Replace the rally, as one undo step; ``index`` is the stage to show then."""
        shown = self.index if index is None else index
        after = Present(roadbook, max(0, min(shown, len(roadbook.stages) - 1)))
        if after != self._present and not self.refuses():
            command = ReplaceRoadBook(self, self._present, after, name, amends=amends)
            self.undo_stack.push(command)

    def undo(self) -> None:
        """Take the last step back."""
        if not self.refuses():
            self.undo_stack.undo()

    def redo(self) -> None:
        """Do the step again that was taken back last."""
        if not self.refuses():
            self.undo_stack.redo()

    def show_stage(self, index: int) -> None:
        """Bring another stage into view; that is no edit."""
        if index != self.index and 0 <= index < len(self.roadbook.stages):
            self.show(Present(self.roadbook, index))

    def show(self, present: Present) -> None:
        """Take another state and tell what is different in it; for undo commands."""
        before, self._present = self._present, present
        switched = before.index != present.index
        if switched:
            self.stage_shown.emit(present.index)
        if _outline(before.roadbook) != _outline(present.roadbook):
            self.stages_changed.emit()
        if switched or _ground(before.roadbook.stages[before.index]) != _ground(self.stage):
            self._tell_layout()
        self._check_again()

    def check_with(
        self, boxes: Sequence[Edition] | None, ignored: Collection[str] = frozenset()
    ) -> None:
        """Check against other boxes (None: every box once), without the codes in ``ignored``."""
        self._owned = copies_at_hand(self.library, boxes)
        self._ignored = frozenset(ignored)
        self._check_again()

    def use_library(self, library: Library) -> None:
        """Read the stages with another library; the rally itself stays as it is."""
        self.library = library
        self._analysis = None
        self.library_changed.emit()
        self._tell_layout()
        self._check_again()

    def read_boards(self) -> None:
        """Read the user's board files again, and show the stage in view with them."""
        if self._boards.read_again():
            self._lay_again()

    def turn_boards(self, snow: Mapping[int, frozenset[str]]) -> None:
        """Show some stages, by their numbers, with snow on other zones than the road-book says.

        So they lie while they are driven in a weather that dice have decided.
        """
        if snow != self._turned:
            self._turned = snow
            self._lay_again()

    def _lay_again(self) -> None:
        """Show the boards of the stage in view as they lie now."""
        self._strip = None
        if self.is_over_boards:
            self._tell_layout()
            self._check_again()

    def _as_turned(self, index: int) -> Stage:
        """A stage with its zones on the sides on which they lie."""
        stage = self.roadbook.stages[index]
        if index not in self._turned:
            return stage
        return replace(stage, surface=None, weather="dry", snow=tuple(sorted(self._turned[index])))

    def _tell_layout(self) -> None:
        if self.sides is not self._told_sides:
            self._told_sides = self.sides
            self.sides_changed.emit()
        self.layout_changed.emit()

    def _check_again(self) -> None:
        self._findings = None
        self.checked.emit()

    # --- files ---------------------------------------------------------------------------------

    def clear(self) -> None:
        """Begin a new rally; what was here is gone."""
        self._load(empty_roadbook(), None)

    def begin(self, roadbook: RoadBook) -> None:
        """Begin with a rally that has no file, such as an example; it counts as untouched."""
        self._load(roadbook, None)

    def take(self, roadbook: RoadBook, path: Path) -> None:
        """Show what was read from a road-book or layout.

        A plain layout becomes a rally of one stage that has no file of its own yet.
        """
        is_roadbook = path.name.endswith(ROADBOOK_SUFFIXES)
        self._load(roadbook, path if is_roadbook else None)

    def recover(self, roadbook: RoadBook, path: Path | None) -> None:
        """Take over a recovered rally: it counts as unsaved."""
        self._load(roadbook, path)
        self.undo_stack.resetClean()

    def mark_saved(self, path: Path) -> None:
        """All that is here is in a file now."""
        if path != self._path:
            self._path = path
            self.path_changed.emit()
        self.undo_stack.setClean()

    def _load(self, roadbook: RoadBook, path: Path | None) -> None:
        self.release()
        self.undo_stack.clear()
        self._present = Present(roadbook, 0)
        self._path = path
        self._analysis = self._strip = None
        self._turned = {}
        self.path_changed.emit()
        self.stages_changed.emit()
        self.stage_shown.emit(0)
        self._tell_layout()
        self._check_again()


def _ground(stage: Stage) -> tuple[object, ...]:
    """What a stage is laid of."""
    return (stage.layout, stage.legs, stage.snow_zones)


def _outline(roadbook: RoadBook) -> RoadBook:
    """The rally without the tiles of its stages: what tabs and the rally form show."""
    return replace(
        roadbook,
        stages=tuple(
            replace(stage, layout=Layout(name=stage.name), published=None, tile_extra={})
            for stage in roadbook.stages
        ),
    )
