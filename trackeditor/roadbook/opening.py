"""Opens whatever a user names as a rally: a road-book, plain layouts, shipped examples."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from trackeditor.layout import Layout, LayoutError, PlacedTile
from trackeditor.layout.documents import read_with_comments
from trackeditor.resources import data_directory
from trackeditor.roadbook.document import is_roadbook, roadbook_from_dict, stage_from_layout
from trackeditor.roadbook.model import Game, RoadBook, RoadBookError, Stage
from trackeditor.roadbook.notation_files import NOTATION_SUFFIX, rally_of_legs, read_notation
from trackeditor.roadbook.remarks import COMMENTS_ARE_LOST, one_line
from trackeditor.sentences import located, sentence
from trackeditor.tiles import tile_number
from trackeditor.user_files import exists
from trackeditor.zones import looks_like_legs

_NAME = re.compile(r"[a-z0-9][a-z0-9.-]*")
_ROADBOOK = ".roadbook.yaml"
_NUMBER = re.compile(r"[0-9]{1,4}")
"""Number of a stage in the name of an example."""


def open_document(path: Path) -> RoadBook:
    """The rally in a file: a road-book, or a plain layout as a rally of one stage.

    A stage without a name is named after its file. The game of a plain layout is guessed from its
    tiles; :func:`guessed_game` says how.

    Raises
    ------
    DocumentError
        (of which RoadBookError is one) naming file, place and remedy.
    """
    if path.suffix.lower() == NOTATION_SUFFIX:
        return read_notation(path)
    content, has_comments = read_with_comments(path)
    try:
        book = roadbook_from_dict(content) if is_roadbook(content) else _of_layout(content, path)
    except (RoadBookError, LayoutError) as error:
        raise RoadBookError(located(path, error)) from None
    remarks = (*book.remarks, *([COMMENTS_ARE_LOST] if has_comments else ()))
    return replace(book, remarks=tuple(located(path, remark) for remark in remarks))


def _of_layout(content: Any, path: Path) -> RoadBook:
    """The rally of a plain layout; raises LayoutError when it is none."""
    stage, remarks = stage_from_layout(content)
    of_file, _ = one_line("", path.name.split(".")[0])
    name = next((text for text in (stage.name, of_file) if text.strip()), "SS1")
    stage = replace(stage, layout=replace(stage.layout, name=name))
    return replace(_of_stage(stage), remarks=tuple(remarks))


def rally_of_layout(layout: Layout) -> RoadBook:
    """The rally of one stage that a layout makes, without anything else.

    >>> rally_of_layout(Layout(name="Mill")).title
    'Mill'
    """
    return _of_stage(Stage(layout))


def _of_stage(stage: Stage) -> RoadBook:
    return RoadBook(stages=(stage,), title=stage.name, game=guessed_game([stage]))


def open_rally(names: Sequence[str]) -> RoadBook:
    """One rally from files and shipped examples, in the order given.

    A name that is no file may be that of an example (``rally-1-ss1``) or of a rally among them
    (``rally-1``: all its stages in order), or the legs of a stage (``C8-C3 / J1-J4``). Stages put
    together here have a service between them.

    Raises
    ------
    DocumentError
        when a name is neither file nor example nor legs, or a file cannot be used.
    """
    if not names:
        raise RoadBookError(sentence("no file; name a layout, a road-book or an example"))
    found = [book for name in names for book in _books(name)]
    if len(found) == 1:
        return found[0]
    stages = tuple(stage for book in found for stage in book.stages)
    games = {book.game for book in found}
    if len(games) > 1:
        raise RoadBookError(
            located(
                " ".join(names),
                sentence(
                    "stages of different games ({games}); open them one by one",
                    games=", ".join(sorted(games)),
                ),
            )
        )
    return replace(
        found[0],
        title=names[0] if len(names) == 1 else " + ".join(_title(name) for name in names),
        stages=(*(replace(stage, service=True) for stage in stages[:-1]), stages[-1]),
        boxes=(),
        remarks=tuple(remark for book in found for remark in book.remarks),
    )


def example_names() -> list[str]:
    """Names of the published stages and of the circuits that ship with the program.

    >>> [name for name in example_names() if not name[-1].isdigit()]
    ['crossways', 'fairfield', 'larkmere', 'old-quay', 'sawmill', 'stone-pit', 'three-hills']
    """
    return sorted(example_files())


def example_files() -> dict[str, Path]:
    """The layouts of published stages and the road-books of circuits that ship, by their names."""
    directory = data_directory("examples")
    return {
        path.name.partition(".")[0]: path
        for path in (*directory.glob("*.json"), *directory.glob(f"*{_ROADBOOK}"))
    }


def classic_examples() -> list[Path]:
    """Files that ship with the program for the classic game: rallies over boards, board files."""
    return sorted((data_directory("examples") / "classic").glob("*.yaml"))


def rallies_over_boards() -> dict[str, Path]:
    """The road-books over boards that ship with the program, by their names."""
    paths = (path for path in classic_examples() if path.name.endswith(_ROADBOOK))
    return {path.name.removesuffix(_ROADBOOK): path for path in paths}


def invented_boards() -> Path:
    """The board file that ships as an example: boards of our own invention."""
    return data_directory("examples") / "classic" / "invented-boards.yaml"


def guessed_game(stages: Iterable[Stage]) -> Game:
    """The game whose tiles a layout uses.

    Tiles 101 to 199 belong to GT. Those of RX (from 401) are driven in DIRT stages too, so they
    make a rallycross only with a joker arch or the start-finish tile 401. Numbers from 1000 on are
    those of owners, which may belong to any game: with a joker arch they make a rallycross.

    >>> from trackeditor.grid import Hex
    >>> guessed_game([Stage(Layout((PlacedTile("102a", Hex(0, 0)),)))])
    'gt'
    """
    tiles: list[PlacedTile] = []
    jokers = False
    for stage in stages:
        tiles += stage.layout.tiles
        jokers |= any(marker.kind.startswith("joker") for marker in stage.layout.markers)
    numbers = [number for tile in tiles if (number := tile_number(tile.tile)) is not None]
    of_gt = sum(100 < number < 200 for number in numbers)
    of_dirt = sum(200 < number < 500 for number in numbers)
    if of_gt > of_dirt:
        return "gt"
    of_rx = any(400 < number < 500 or number >= 1000 for number in numbers)
    if 401 in numbers or (jokers and of_rx):
        return "rx"
    return "dirt"


def _books(name: str) -> list[RoadBook]:
    """The rallies that a name stands for."""
    if not name.strip():
        raise RoadBookError(sentence("a name is empty; name a layout, a road-book or an example"))
    path = Path(name)
    is_there = exists(path)
    if looks_like_legs(name) and not is_there:
        return [rally_of_legs(name)]
    over_boards = rallies_over_boards().get(name)
    if over_boards is not None and not is_there:
        return [open_document(over_boards)]
    if is_there or not _NAME.fullmatch(name):
        return [open_document(path)]
    examples = example_files()
    stages = [example for example in examples if example == name or _rally_of(example) == name]
    if stages:
        return [open_document(examples[stage]) for stage in sorted(stages, key=_order)]
    if path.suffix:
        return [open_document(path)]
    fault = sentence("no such file or example; `trackeditor examples` lists those here")
    raise RoadBookError(located(name, fault))


def _rally_of(example: str) -> str:
    return example.rpartition("-ss")[0]


def _order(example: str) -> int:
    number = example.rpartition("-ss")[2]
    return int(number) if _NUMBER.fullmatch(number) else 0


def _title(name: str) -> str:
    return Path(name).name.split(".")[0]
