"""Dialogs that ask for the names of files, and do not hang where a file never answers.

Qt's own dialog reads the beginning of every file that it lists to tell what kind it is; for a file
like ``/proc/kmsg`` that takes for ever. Ours tells by the name only.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QFileInfo, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QWidget

from trackeditor.editor.session import Session

_Icon = QFileIconProvider.IconType


def ask_open(
    parent: QWidget, title: str, directory: Path, filters: Sequence[str], *, several: bool = False
) -> list[Path]:
    """Files that are there; empty when the user chose none."""
    dialog = _Dialog(parent, title, directory, filters)
    mode = QFileDialog.FileMode
    dialog.setFileMode(mode.ExistingFiles if several else mode.ExistingFile)
    return [Path(name) for name in _chosen(dialog)]


def ask_save(
    parent: QWidget, title: str, proposal: Path, filters: Sequence[str]
) -> tuple[Path, str] | None:
    """A name to save under, and the filter chosen; a file that is there may be replaced."""
    dialog = _Dialog(parent, title, proposal.parent, filters)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.selectFile(proposal.name)
    names = _chosen(dialog)
    return (Path(names[0]), dialog.selectedNameFilter()) if names else None


def usual_directory(session: Session) -> Path:
    """Where file dialogs begin: beside the rally, or where one was used last."""
    recent = session.settings.recent_files
    near = session.document.path or (recent[0] if recent else None)
    if near is not None and near.parent.is_dir():
        return near.parent
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    usual = QStandardPaths.writableLocation(documents)
    return Path(usual) if usual and Path(usual).is_dir() else Path.home()


class _IconsByName(QFileIconProvider):
    """Icons and kinds of files without a look into them."""

    def __init__(self) -> None:
        super().__init__()
        self._directory = super().icon(_Icon.Folder)
        self._file = super().icon(_Icon.File)

    def icon(self, what: Any) -> Any:
        """The icon of a file or directory, or one of the usual ones."""
        if isinstance(what, QFileInfo):
            return self._directory if what.isDir() else self._file
        return super().icon(what)

    def type(self, what: QFileInfo) -> str:
        """The suffix of a file; it is shown beside its name."""
        return "" if what.isDir() else what.suffix()


class _Dialog(QFileDialog):
    """A dialog with icons of ours, which must live as long."""

    def __init__(
        self, parent: QWidget, title: str, directory: Path, filters: Sequence[str]
    ) -> None:
        super().__init__(parent, title, str(directory))
        self._icons = _IconsByName()
        self.setIconProvider(self._icons)
        self.setNameFilters(list(filters))


def _chosen(dialog: QFileDialog) -> list[str]:
    """Let the user choose; the dialog goes when the event loop comes round."""
    accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
    dialog.deleteLater()
    return dialog.selectedFiles() if accepted else []
