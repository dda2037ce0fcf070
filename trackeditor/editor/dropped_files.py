"""Files that are dropped on the window and are nothing for this editor."""

from __future__ import annotations

from pathlib import PurePath

from PySide6.QtCore import QCoreApplication, QMimeData

from trackeditor.editor.file_names import READ_SUFFIXES


def not_opened(data: QMimeData) -> str:
    """Which of the dragged things cannot be opened, in words; empty when all of them can."""
    others = [
        url.fileName() or url.toString()
        for url in data.urls()
        if not url.isLocalFile() or PurePath(url.fileName()).suffix.lower() not in READ_SUFFIXES
    ]
    if not others:
        return ""
    text = QCoreApplication.translate(
        "DroppedFiles",
        "Cannot be opened: {files}. Road-books and layouts are files of this computer that end in "
        "{suffixes}.",
    )
    return text.format(files=", ".join(others), suffixes=", ".join(READ_SUFFIXES))
