"""The file of the document: new, open, save, export, and what can go wrong with them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget

from trackeditor.editor.actions import Actions
from trackeditor.editor.document import ROADBOOK_SUFFIXES, check_tiles
from trackeditor.editor.file_state import FileState
from trackeditor.editor.questions import choose, tell
from trackeditor.editor.session import Session
from trackeditor.layout import DocumentError, write_layout
from trackeditor.roadbook import RoadBook, open_rally, write_text

READ_SUFFIXES = (".json", ".yaml", ".yml")


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
        self._recent = QMenu(window)
        self._recent.aboutToShow.connect(self._fill_recent)
        session.settings.changed.connect(self._setting_changed)
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
        self._setting_changed("recent_files")
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
        names, _ = QFileDialog.getOpenFileNames(
            self._window,
            self.tr("Open"),
            str(self.directory()),
            self.tr("Road-books and layouts (*.yaml *.yml *.json);;All files (*)"),
        )
        if names:
            self.open([Path(name) for name in names])

    def open(self, paths: Sequence[Path]) -> bool:
        """Open a road-book or layout; several files become the stages of one rally."""
        if not self.may_leave():
            return False
        try:
            if len(paths) == 1:
                remarks = self._document.open(paths[0])
            else:
                roadbook = open_rally([str(path) for path in paths])
                check_tiles(roadbook, " ".join(map(str, paths)))
                remarks = roadbook.remarks
                self._document.recover(roadbook, None)
        except DocumentError as error:
            for path in paths:
                if not path.exists():
                    self._session.settings.forget_file(path)
            tell(self._window, self.tr("The file cannot be opened."), str(error))
            return False
        for path in reversed(paths):
            self._session.settings.remember_file(path.absolute())
        self._tell_remarks(remarks)
        self.opened.emit()
        return True

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
        layout = self._document.layout
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Export stage as layout"),
            str(self.directory() / f"{_file_name(layout.name or 'stage')}.json"),
            self.tr("Layouts (*.json)"),
        )
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(f"{name}.json")
        try:
            write_text(path, write_layout(layout))
        except DocumentError as error:
            tell(self._window, self.tr("The layout was not written."), str(error))
            return
        self._session.say(
            self.tr("Layout of {stage} written to {file}").format(stage=layout.name, file=path.name)
        )

    def _save(self, path: Path) -> bool:
        try:
            self._document.save(path)
        except DocumentError as error:
            tell(
                self._window,
                self.tr("The rally was not saved."),
                self.tr("{reason}\n\nYour changes are still here, unsaved.").format(reason=error),
            )
            return False
        self._watch(FileState.of(path))
        self._session.settings.remember_file(path.absolute())
        self._session.say(self.tr("Saved as {file}").format(file=path.name))
        return True

    def _ask_name(self) -> Path | None:
        dialog = QFileDialog(self._window, self.tr("Save as"), str(self.directory()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(
            [
                self.tr("Road-book (*.roadbook.yaml)"),
                self.tr("Road-book as JSON (*.roadbook.json)"),
            ]
        )
        path, roadbook = self._document.path, self._document.roadbook
        dialog.selectFile(
            path.name if path else f"{_file_name(roadbook.title or 'rally')}{ROADBOOK_SUFFIXES[0]}"
        )
        if not dialog.exec():
            return None
        chosen = Path(dialog.selectedFiles()[0])
        suffix = ".roadbook.json" if "json" in dialog.selectedNameFilter() else ".roadbook.yaml"
        named = with_roadbook_suffix(chosen, suffix)
        if named != chosen and named.exists() and not self._may_replace(named):
            return None
        return named

    def _may_replace(self, path: Path) -> bool:
        answer = choose(
            self._window,
            self.tr("{file} is there already.").format(file=path.name),
            self.tr("Its content is lost when you replace it."),
            {"replace": self.tr("Replace"), "cancel": self.tr("Cancel")},
        )
        return answer == "replace"

    # --- asking --------------------------------------------------------------------------------

    def may_leave(self) -> bool:
        """True when the document may be replaced: it is saved, or the user gives it up."""
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

    def title(self) -> str:
        """Name of the rally for the title of the window."""
        path, roadbook = self._document.path, self._document.roadbook
        return path.name if path else roadbook.title or self.tr("New rally")

    def check_file(self) -> None:
        """Look whether another program changed the file, and ask what to do about it."""
        path = self._document.path
        if path is None or self._state is None or QApplication.activeModalWidget() is not None:
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
            remarks = self._document.open(path)
        except DocumentError as error:
            self._keep_mine()
            tell(self._window, self.tr("The file cannot be read any more."), str(error))
            return
        self._tell_remarks(remarks)
        self.opened.emit()

    def _keep_mine(self) -> None:
        """What is here is now different from the file: it counts as unsaved."""
        self._document.undo_stack.resetClean()

    def _tell_remarks(self, remarks: Sequence[str]) -> None:
        if remarks:
            tell(self._window, self.tr("Not everything could be read."), "\n".join(remarks))

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
        recent = self._session.settings.recent_files
        near = self._document.path or (recent[0] if recent else None)
        if near is not None and near.parent.is_dir():
            return near.parent
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        return Path(QStandardPaths.writableLocation(documents) or Path.home())

    def _setting_changed(self, key: str) -> None:
        if key == "recent_files":
            self._recent.menuAction().setEnabled(bool(self._session.settings.recent_files))

    def _fill_recent(self) -> None:
        self._recent.clear()
        for number, path in enumerate(self._session.settings.recent_files, 1):
            action = self._recent.addAction(f"&{number}  {path.name}  –  {path.parent}")
            action.setData(str(path))
            action.triggered.connect(self._open_recent)

    def _open_recent(self) -> None:
        action = self.sender()
        if action is not None:
            self.open([Path(action.data())])


def with_roadbook_suffix(path: Path, suffix: str) -> Path:
    """The path with the suffix of a road-book, in place of what the user left out of it.

    >>> with_roadbook_suffix(Path("lakes"), ".roadbook.yaml").name
    'lakes.roadbook.yaml'
    >>> with_roadbook_suffix(Path("lakes.yaml"), ".roadbook.json").name
    'lakes.roadbook.yaml'
    """
    if path.name.endswith(ROADBOOK_SUFFIXES):
        return path
    if path.suffix in READ_SUFFIXES:
        return path.with_name(f"{path.stem}.roadbook{path.suffix}")
    return path.with_name(path.name + suffix)


def _file_name(title: str) -> str:
    """A title as the name of a file on every system."""
    kept = "".join(letter if letter.isalnum() or letter in " -_" else "-" for letter in title)
    return kept.strip(" -") or "rally"
