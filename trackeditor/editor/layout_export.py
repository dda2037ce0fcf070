"""Writes the stage in view as a layout file, for other programs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from trackeditor.editor.file_dialogs import ask_save, usual_directory
from trackeditor.editor.file_names import file_name
from trackeditor.editor.file_state import check_place, is_there
from trackeditor.editor.questions import may_replace, tell
from trackeditor.editor.session import Session
from trackeditor.editor.speech import said
from trackeditor.layout import DocumentError, write_layout
from trackeditor.roadbook import write_text

translate = QCoreApplication.translate


def export_layout(session: Session, window: QWidget) -> None:
    """Ask for a name, and write the layout there."""
    if session.document.is_over_boards:
        text = translate("Files", "A stage over boards has no layout of tiles to export.")
        session.say(text)
        return
    layout = session.document.layout
    chosen = ask_save(
        window,
        translate("Files", "Export stage as layout"),
        usual_directory(session) / f"{file_name(layout.name, 'stage')}.json",
        [translate("Files", "Layouts (*.json)")],
    )
    if chosen is None:
        return
    path, _ = chosen
    if not path.suffix:
        path = path.with_name(f"{path.name}.json")
        if is_there(path) and not may_replace(window, path):
            return
    try:
        check_place(path)
        write_text(path, write_layout(layout))
    except DocumentError as error:
        tell(window, translate("Files", "The layout was not written."), said(error))
        return
    text = translate("Files", "Layout of {stage} written to {file}")
    session.say(text.format(stage=layout.name, file=path.name))
