"""``trackeditor edit``: the editor."""

from __future__ import annotations

from trackeditor.cli.errors import InputError


def run_edit(file: str | None) -> int:
    """Open the editor, with a file or on its welcome page, until it is closed."""
    try:
        from trackeditor.editor.app import run_editor
    except ImportError as error:
        # Qt is there, but not the libraries of the system that it needs, such as libEGL.
        raise InputError(
            f"the editor cannot be loaded ({error}); see Set-up in the README. The commands work"
            " without it, see trackeditor --help"
        ) from None
    return run_editor(file)
