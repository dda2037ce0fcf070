"""The command line: ``trackeditor [COMMAND]``; :func:`main` is its entry point."""

from __future__ import annotations

import logging
import os
import sys
import traceback
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

DONE, ILLEGAL, UNUSABLE = 0, 1, 2
"""Exit codes: done and legal; the layout is illegal; the input cannot be used."""
FAULT, STOPPED = 70, 130
"""Exit codes: the program itself has a fault; the user has stopped it."""
_LONGEST, _LONGEST_WORD = 1000, 200
"""Signs of a line about a fault, and of a word in a longer one."""


def main() -> NoReturn:
    """Run the command line and end the process with its exit code.

    Whatever goes wrong is said in one line on standard error; a fault of the program itself
    leaves its details in a file, never on the screen. Characters that the terminal cannot show
    are replaced.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    logging.basicConfig(format="trackeditor: %(message)s")
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command line with some arguments and return the exit code.

    All imports are made inside, so that stopping the program while it starts is no fault.
    """
    try:
        if _opens_editor(arguments):
            from trackeditor.cli.edit import run_edit

            return run_edit(arguments[0] if arguments else None)
        return _run_command(arguments)
    except KeyboardInterrupt:
        return _refuse("stopped", STOPPED)
    except BrokenPipeError:
        return _reader_gone()
    except MemoryError:
        return _refuse("not enough memory for this input")
    except Exception as error:
        return _told(error)


def _told(error: Exception) -> int:
    """Say what went wrong: a fault of the input in its own words, any other one in a file."""
    from trackeditor.cli.errors import InputError
    from trackeditor.layout import DocumentError, LayoutError
    from trackeditor.painting.errors import PaintingError
    from trackeditor.simulator.errors import SimulatorError
    from trackeditor.tiles import TileError

    known = (InputError, DocumentError, LayoutError, PaintingError, SimulatorError, TileError)
    if isinstance(error, known):
        return _refuse(str(error))
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return _refuse(f"{place}{error.strerror or error}")
    return _refuse(f"the program has a fault; please report it with {_keep_traceback()}", FAULT)


def _reader_gone() -> int:
    """The reader of the output has gone (``| head``): nobody is left to be told anything."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return DONE


def _opens_editor(arguments: list[str]) -> bool:
    """True without arguments, and for a lone document: the editor need not wait for typer then."""
    from trackeditor.roadbook import example_names

    if not arguments:
        return True
    name = arguments[0]
    if len(arguments) > 1 or name.startswith("-"):
        return False
    if Path(name).suffix.lower() in (".json", ".yaml", ".yml"):
        return True
    examples = example_names()
    return name in examples or any(example.startswith(f"{name}-ss") for example in examples)


def _run_command(arguments: list[str]) -> int:
    """Run a command by its name; a file that has no such name is opened in the editor."""
    import typer

    from trackeditor.cli.app import app
    from trackeditor.cli.open_legs import guarded
    from trackeditor.user_files import exists

    named = {
        info.name or info.callback.__name__ for info in app.registered_commands if info.callback
    }
    file = Path(arguments[0])
    if arguments[0] not in named and exists(file) and file.is_file():
        arguments = ["edit", *arguments]
    arguments = list(map(guarded, arguments))
    try:
        result = app(arguments, prog_name="trackeditor", standalone_mode=False)
    except typer.Exit as stop:
        return stop.exit_code
    except typer.TyperException as error:
        # A fault without a context, as an option without its value, lies in the command named.
        chosen = next((argument for argument in arguments if argument in named), None)
        usual = f"trackeditor {chosen}" if chosen else "trackeditor"
        command = getattr(getattr(error, "ctx", None), "command_path", usual)
        return _refuse(f"{error.format_message()} (see {command} --help)")
    except typer.Abort:
        return _refuse("stopped", STOPPED)
    except SystemExit:  # typer's own answer to a reader that has gone
        return _reader_gone()
    if result == STOPPED:  # typer's own answer to Ctrl+C
        return _refuse("stopped", STOPPED)
    return result if isinstance(result, int) else DONE


def _refuse(message: str, code: int = UNUSABLE) -> int:
    line = _shortened(" ".join(message.split()))
    with suppress(OSError, AttributeError):  # nobody listens: only the exit code tells
        sys.stderr.write(f"trackeditor: {line}\n")
        sys.stderr.flush()
    return code


def _shortened(line: str) -> str:
    """A line in which whatever a user has given is told of, but not all of it when it is long."""
    if len(line) <= _LONGEST:
        return line
    line = " ".join(
        word if len(word) <= _LONGEST_WORD else f"{word[:_LONGEST_WORD]}..."
        for word in line.split()
    )
    half = _LONGEST // 2
    return line if len(line) <= _LONGEST else f"{line[:half]} ... {line[-half:]}"


def _keep_traceback() -> Path:
    """Write the details of an unexpected fault to the log directory; return the file."""
    import platformdirs

    path = Path(platformdirs.user_log_dir("trackeditor")) / "fault.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(traceback.format_exc(), encoding="utf-8")
    except OSError:
        return Path("the command line that you gave")
    return path
