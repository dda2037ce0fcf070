"""``trackeditor edit``: the editor."""

from __future__ import annotations

from trackeditor.cli.choices import require_qt


def run_edit(file: str | None) -> int:
    """Open the editor, with a file or on its welcome page, until it is closed."""
    require_qt()
    from trackeditor.editor.app import run_editor

    return run_editor(file)
