"""How long it takes from the start of Python to a window: an empty one, and the editor's.

Each round is a process of its own. Aim: the welcome page of the editor, painted and usable, after
at most 2.5 times as long as an empty window; compare the minima, or the medians of a quiet machine.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

EMPTY_WINDOW = """
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.show()
application.processEvents()
"""

EDITOR = """
import os
from trackeditor.cli import run
from trackeditor.editor import app

show = app.Editor.show

def show_and_leave(editor):
    show(editor)
    app.QApplication.processEvents()
    assert editor.window.is_painted
    os._exit(0)

app.Editor.show = show_and_leave
run([])
"""


@pytest.mark.parametrize("code", [EMPTY_WINDOW, EDITOR], ids=["empty window", "editor"])
def test_startup(benchmark, tmp_path, code):
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_STATE_HOME": str(tmp_path),
    }
    command = [sys.executable, "-c", code]
    benchmark.pedantic(
        lambda: subprocess.run(command, env=environment, check=True), rounds=15, warmup_rounds=2
    )
