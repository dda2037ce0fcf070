"""``trackeditor examples``: the stages and circuits shipped with the program."""

from __future__ import annotations

from pathlib import Path

import typer

from trackeditor.cli import DONE
from trackeditor.cli.errors import InputError
from trackeditor.course import analyse
from trackeditor.roadbook import read_roadbook, write_text
from trackeditor.roadbook.opening import classic_examples, example_files, open_document
from trackeditor.tiles import load_library
from trackeditor.zones import read_boards


def run_examples(names: list[str], output: Path | None) -> int:
    """List all examples, or copy the named ones (all, when none is named) to a directory."""
    paths = dict(sorted(example_files().items()))
    paths |= {path.name.partition(".")[0]: path for path in classic_examples()}
    chosen = [stem for name in names for stem in _matching(name, paths)] or list(paths)
    if output is None:
        _list({stem: paths[stem] for stem in chosen})
        return DONE
    output.mkdir(parents=True, exist_ok=True)
    taken = [output / paths[stem].name for stem in chosen if (output / paths[stem].name).exists()]
    if taken:
        raise InputError(f"{taken[0]} exists already; choose another directory")
    for stem in chosen:
        write_text(output / paths[stem].name, paths[stem].read_text("utf-8"))
        typer.echo(f"{output / paths[stem].name}")
    return DONE


def _matching(name: str, paths: dict[str, Path]) -> list[str]:
    """The example of that name, or the stages of the rally of that name."""
    found = [stem for stem in paths if stem == name or stem.startswith(f"{name}-")]
    if not found:
        raise InputError(f"there is no example '{name}'; see trackeditor examples")
    return found


def _list(paths: dict[str, Path]) -> None:
    library = load_library()
    classic = set(classic_examples())
    for stem, path in paths.items():
        if path in classic:
            typer.echo(f"{stem:20} {_classic(path)}")
            continue
        (stage,) = open_document(path).stages
        course = analyse(stage.layout, library).course
        if course is None:
            typer.echo(stem)
        else:
            typer.echo(
                f"{stem:20} {course.kind:8} {course.length_tiles:3} tiles"
                f" {course.length_cells:4} cells"
            )


def _classic(path: Path) -> str:
    """What an example for the classic game is: a rally over its boards, or a board file."""
    if path.name.endswith(".roadbook.yaml"):
        return f"classic  {len(read_roadbook(path).stages):3} stages over boards"
    return f"classic  boards {', '.join(read_boards([path]))}, invented"
