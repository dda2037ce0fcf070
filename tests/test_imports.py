"""What loads what: the ground floor knows no Qt, and commands load only what they need."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import trackeditor

PACKAGE = Path(trackeditor.__file__).parent
WITH_QT = ("painting", "editor")
SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
HEAVY = ("PySide6", "shapely", "numpy")


def imported(path: Path) -> set[str]:
    """Top names of everything that a module imports, wherever it does so."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


def below_painting() -> list[Path]:
    return [
        path
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).parts[0] not in (*WITH_QT, "cli", "_data")
    ]


def loaded_by(command: str) -> set[str]:
    """Heavy packages in memory after a command, run where there is no screen."""
    code = (
        "import sys\n"
        "from trackeditor.cli import run\n"
        f"assert run({command.split()!r}) == 0\n"
        f"print('loaded', *[name for name in {HEAVY!r} if name in sys.modules])"
    )
    blind = {key: value for key, value in os.environ.items() if key not in SCREEN}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=blind
    )
    return set(done.stdout.splitlines()[-1].split()[1:])


def test_nothing_below_painting_imports_qt() -> None:
    paths = below_painting()
    assert len(paths) > 50
    assert [path for path in paths if "PySide6" in imported(path)] == []


def test_drawing_knows_only_what_lies_below_it() -> None:
    above = ("cells", "course", "legality", "roadbook", "simulator", "painting", "editor", "cli")
    for path in (PACKAGE / "drawing").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not any(f"trackeditor.{package}" in text for package in above), path


@pytest.mark.parametrize(
    "command", ["validate rally-1-ss1", "tiles 205a", "rules CON-1", "examples"]
)
def test_a_command_that_draws_nothing_loads_neither_qt_nor_shapely(command: str) -> None:
    assert loaded_by(command) & {"PySide6", "shapely"} == set()


def test_render_loads_qt_and_needs_no_screen(tmp_path: Path) -> None:
    assert "PySide6" in loaded_by(f"render rally-1-ss1 -o {tmp_path / 'stage.svg'}")
