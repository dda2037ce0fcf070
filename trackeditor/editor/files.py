"""The file of the document: new, open, save, export, and what can go wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from trackeditor.editor.actions import Actions
from trackeditor.editor.file_dialogs import ask_open, ask_save, usual_directory
from trackeditor.editor.file_names import READ_SUFFIXES, file_name, with_roadbook_suffix
from trackeditor.editor.file_state import FileState, check_place, is_there
from trackeditor.editor.layout_export import export_layout
from trackeditor.editor.long_work import Ending, GivenUpError, run_long
from trackeditor.editor.questions import choose, may_replace, tell
from trackeditor.editor.recent_files import RecentFiles
from trackeditor.editor.session import Session
from trackeditor.editor.speech import said
from trackeditor.editor.translations import language_of_words
from trackeditor.layout import DocumentError
from trackeditor.painting.progress import Progress
from trackeditor.roadbook import (
    ROADBOOK_SUFFIXES,
    RoadBook,
    is_of_other_layout,
    open_document,
    open_rally,
    publish,
    write_roadbook,
)

T = TypeVar("T")


class Files(QObject):
    """Opens and saves the document, and asks before anything is lost.

    Signals
    -------
    opened : another rally is in the document
    digest_changed(str) : hash of the file's content when it was read or saved last
    """

    opened = Signal()
    digest_changed = Signal(str)

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._document = session.document
        self._window = window
        self._state: FileState | None = None
        self._declined: FileState | None = None
        self._is_busy = False
        self._recent = RecentFiles(session.settings, window)
        self._recent.chosen.connect(lambda path: self.open([path]))
        self._document.path_changed.connect(self._path_changed)
        self._path_changed()

    def add_actions(self, actions: Actions) -> None:
        """Add the entries of the file menu."""
        menu = self.tr("&File")
        actions.add(
            "file.new",
            menu,
            self.tr("&New rally"),
            self.new,
            shortcut="Ctrl+N",
            hint=self.tr("Begin a rally with one empty stage"),
        )
        actions.add(
            "file.open",
            menu,
            self.tr("&Open…"),
            self.ask_open,
            shortcut="Ctrl+O",
            hint=self.tr("Open a road-book, or one or more layouts as the stages of a rally"),
        )
        self._recent.setTitle(self.tr("Open &recent"))
        actions.adopt("file.recent", menu, self._recent.menuAction())
        actions.add(
            "save.save",
            menu,
            self.tr("&Save"),
            self.save,
            shortcut="Ctrl+S",
            hint=self.tr("Save the rally as a road-book"),
        )
        actions.add(
            "save.as",
            menu,
            self.tr("Save &as…"),
            self.save_as,
            shortcut="Ctrl+Shift+S",
            hint=self.tr("Save the rally as a road-book under another name"),
        )
        actions.add(
            "export.layout",
            menu,
            self.tr("Export stage as &layout…"),
            self.export_layout,
            hint=self.tr("Write the tiles of the stage in view for other programs"),
        )

    # --- opening -------------------------------------------------------------------------------

    def new(self) -> None:
        """Begin a new rally."""
        if self.may_leave():
            self._document.clear()
            self.opened.emit()

    def ask_open(self) -> None:
        """Let the user choose files, and open them."""
        filters = self.tr("Road-books and layouts (*.yaml *.yml *.json);;All files (*)").split(";;")
        paths = ask_open(self._window, self.tr("Open"), self.directory(), filters, several=True)
        if paths:
            self.open(paths)

    def open(self, paths: Sequence[Path]) -> bool:
        """Open a road-book or layout; several files become the stages of one rally."""
        if not self.may_leave():
            return False
        try:
            roadbook = self._read(paths)
        except GivenUpError:
            return False
        except DocumentError as error:
            for path in paths:
                if not is_there(path):
                    self._session.settings.forget_file(path)
            tell(self._window, self.tr("The file cannot be opened."), said(error))
            return False
        self.take(roadbook, paths)
        return True

    def take(self, roadbook: RoadBook, paths: Sequence[Path]) -> None:
        """Show the rally that was read from a file, or put together from several."""
        for path in reversed(paths):
            self._session.settings.remember_file(path.absolute())
        if len(paths) == 1:
            self._document.take(roadbook, paths[0])
        else:
            self._document.recover(roadbook, None)
        self._tell_remarks(roadbook.remarks)
        self.opened.emit()

    def _read(self, paths: Sequence[Path]) -> RoadBook:
        """One rally from files; raises GivenUpError when the user does not wait for it."""

        def read(progress: Progress) -> RoadBook:
            one = len(paths) == 1
            return open_document(paths[0]) if one else open_rally([str(p) for p in paths])

        return self._wait(self.tr("Reading {file}…").format(file=paths[0].name), read, Ending.LEAVE)

    def _wait(self, text: str, job: Callable[[Progress], T], ending: Ending) -> T:
        """Do something with files in a thread; other questions about them have to wait."""
        self._is_busy = True
        try:
            return run_long(self._window, text, job, ending)
        finally:
            self._is_busy = False

    def open_example(self, name: str) -> None:
        """Open the rally of a shipped example, with the example in view."""
        if self.may_leave():
            roadbook = open_rally([name.rpartition("-ss")[0] or name])
            names = [stage.name for stage in roadbook.stages]
            self.begin(roadbook, names.index(name) if name in names else 0)

    def begin(self, roadbook: RoadBook, stage: int = 0) -> None:
        """Show a rally that has no file."""
        self._document.begin(roadbook)
        self._document.show_stage(stage)
        self._tell_remarks(roadbook.remarks)
        self.opened.emit()

    def dropped(self, data: QMimeData) -> list[Path]:
        """Files among dragged things that can be opened."""
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        return [path for path in paths if path.suffix.lower() in READ_SUFFIXES]

    # --- saving --------------------------------------------------------------------------------

    def save(self) -> bool:
        """Save to the document's file; one without a file is asked for its name."""
        path = self._document.path
        if path is None:
            return self.save_as()
        if self._state is not None and not self._state.is_current():
            answer = choose(
                self._window,
                self.tr("{file} was changed by another program.").format(file=path.name),
                self.tr("If you save now, the changes of the other program are lost."),
                {
                    "as": self.tr("Save under another name…"),
                    "overwrite": self.tr("Overwrite the file"),
                    "cancel": self.tr("Cancel"),
                },
            )
            if answer == "as":
                return self.save_as()
            if answer == "cancel":
                self._declined = FileState.of(path)  # told once; not again at once
                return False
        return self._save(path)

    def save_as(self) -> bool:
        """Ask for a name and save there."""
        path = self._ask_name()
        return path is not None and self._save(path)

    def export_layout(self) -> None:
        """Write the stage in view as a layout file."""
        export_layout(self._session, self._window)

    def _save(self, path: Path) -> bool:
        if self._session.branch.is_open and not self._may_save_trial():
            return False
        roadbook, library = self._document.roadbook, self._document.library
        language = language_of_words()

        def save(progress: Progress) -> None:
            write_roadbook(publish(roadbook, library, language), path)

        try:
            check_place(path)
            self._wait(self.tr("Saving {file}…").format(file=path.name), save, Ending.NONE)
        except DocumentError as error:
            tell(
                self._window,
                self.tr("The rally was not saved."),
                self.tr("{reason}\n\nYour changes are still here, unsaved.").format(
                    reason=said(error)
                ),
            )
            return False
        self._document.mark_saved(path)
        self._watch(FileState.of(path))
        self._session.settings.remember_file(path.absolute())
        self._session.say(self._saved_words(roadbook, path))
        return True

    def _saved_words(self, roadbook: RoadBook, path: Path) -> str:
        """What was saved where, and whose published courses are not: nobody here has them anew."""
        library = self._document.library
        lost = [stage.name for stage in roadbook.stages if is_of_other_layout(stage, library)]
        text = self.tr("Saved as {file}")
        if lost:
            text = self.tr(
                "Saved as {file}, without the published course of {stages}: it is that of another"
                " layout"
            )
        return text.format(file=path.name, stages=", ".join(lost))

    def _ask_name(self) -> Path | None:
        name = f"{file_name(self._document.roadbook.title)}{ROADBOOK_SUFFIXES[0]}"
        chosen = ask_save(
            self._window,
            self.tr("Save as"),
            self._document.path or self.directory() / name,
            [
                self.tr("Road-book (*.roadbook.yaml)"),
                self.tr("Road-book as JSON (*.roadbook.json)"),
            ],
        )
        if chosen is None:
            return None
        path, kind = chosen
        named = with_roadbook_suffix(path, ".roadbook.json" if "json" in kind else ".roadbook.yaml")
        if named != path and is_there(named) and not may_replace(self._window, named):
            return None
        return named

    # --- asking --------------------------------------------------------------------------------

    def may_leave(self) -> bool:
        """True when the document may be replaced: it is saved, or the user gives it up."""
        if self._document.held and not self._may_end_race():
            return False
        if self._document.is_saved:
            return True
        answer = choose(
            self._window,
            self.tr("{rally} has changes that are not saved.").format(rally=self.title()),
            self.tr("Save them before going on?"),
            {
                "save": self.tr("Save"),
                "discard": self.tr("Do not save"),
                "cancel": self.tr("Cancel"),
            },
        )
        return self.save() if answer == "save" else answer == "discard"

    def _may_save_trial(self) -> bool:
        """Ask which stage the file is to have while one is on trial."""
        branch = self._session.branch
        answer = choose(
            self._window,
            self.tr("'{stage}' is on trial.").format(stage=branch.stage_name),
            self.tr("The file would have the stage with all that you have tried up to now."),
            {
                "tried": self.tr("Save what is tried"),
                "drop": self.tr("Drop the trial and save"),
                "cancel": self.tr("Cancel"),
            },
        )
        if answer == "drop":
            branch.drop()
            return not branch.is_open
        return answer == "tried"

    def _may_end_race(self) -> bool:
        answer = choose(
            self._window,
            self.tr("A race is on."),
            self.tr("It ends when you leave the rally. Go on?"),
            {"end": self.tr("End the race"), "cancel": self.tr("Cancel")},
        )
        return answer == "end"

    def title(self) -> str:
        """Name of the rally for the title of the window."""
        path, roadbook = self._document.path, self._document.roadbook
        return path.name if path else roadbook.title or self.tr("New rally")

    def check_file(self) -> None:
        """Look whether another program changed the file, and ask what to do about it."""
        path = self._document.path
        if path is None or self._state is None or self._is_busy:
            return
        if QApplication.activeModalWidget() is not None:
            return
        if self._declined is not None and self._declined.is_current():
            return
        if not self._state.is_current():
            self._ask_about_change(path)

    def _ask_about_change(self, path: Path) -> None:
        state = FileState.of(path)
        self._watch(state)
        if not state.exists:
            self._keep_mine()
            self._session.say(
                self.tr("{file} is gone; save the rally to have it again").format(file=path.name)
            )
            return
        answer = choose(
            self._window,
            self.tr("{file} was changed by another program.").format(file=path.name),
            self.tr("Read it again? What you changed here and did not save would be lost.")
            if not self._document.is_saved
            else self.tr("Read it again?"),
            {"reload": self.tr("Read it again"), "keep": self.tr("Keep what is here")},
        )
        if answer == "keep":
            self._keep_mine()
            return
        try:
            roadbook = self._read([path])
        except GivenUpError:
            self._keep_mine()
            return
        except DocumentError as error:
            self._keep_mine()
            tell(self._window, self.tr("The file cannot be read any more."), said(error))
            return
        self._document.take(roadbook, path)
        self._tell_remarks(roadbook.remarks)
        self.opened.emit()

    def _keep_mine(self) -> None:
        """What is here is now different from the file: it counts as unsaved."""
        self._document.undo_stack.resetClean()

    def _tell_remarks(self, remarks: Sequence[str]) -> None:
        if remarks:
            tell(
                self._window,
                self.tr("Not everything could be read."),
                "\n".join(map(said, remarks)),
            )

    # --- the file and the recent ones ----------------------------------------------------------

    def _path_changed(self) -> None:
        path = self._document.path
        self._watch(FileState.of(path) if path is not None else None)

    def expect(self, digest: str) -> None:
        """Say what content the file had that recovered work was based on."""
        if self._document.path is not None:
            self._watch(FileState(self._document.path, digest=digest))

    def _watch(self, state: FileState | None) -> None:
        self._state = state
        self._declined = None
        self.digest_changed.emit(state.digest if state is not None else "")

    def directory(self) -> Path:
        """Where file dialogs begin."""
        return usual_directory(self._session)
