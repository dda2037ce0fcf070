"""The commands with their arguments; each imports what it needs when it runs."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal

import typer

from trackeditor import __version__
from trackeditor.cli.open_legs import as_given

app = typer.Typer(
    name="trackeditor",
    help="Checks, compiles and drives stages of the tile-built Rallyman games.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Inputs = Annotated[
    list[str],
    typer.Argument(
        metavar="FILE...",
        callback=as_given,
        help="Road-books or layouts, or the names of shipped examples (trackeditor examples); of"
        " the classic game also the legs of a stage: 'C8-C3 / J1-J4'.",
    ),
]
Input = Annotated[
    str,
    typer.Argument(
        metavar="FILE",
        callback=as_given,
        help="A road-book or layout, or the name of a shipped example.",
    ),
]
Boxes = Annotated[
    str | None,
    typer.Option(
        metavar="BOXES",
        help="Boxes at hand, for example dirt-core,rx; a box named twice is owned twice."
        " Default: those that a road-book names, else every box once.",
    ),
]
Output = Annotated[
    Path | None, typer.Option("--output", "-o", metavar="OUT", help="File to write.")
]
StageName = Annotated[
    str | None,
    typer.Option(metavar="STAGE", help="Name or number of the stage, when there are several."),
]


class GraphFormat(StrEnum):
    """Formats of the cell graph."""

    JSON = "json"
    GRAPHML = "graphml"
    DOT = "dot"


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"trackeditor {__version__}")
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version."),
    ] = False,
    tiles: Annotated[
        list[str] | None,
        typer.Option(
            metavar="DIR",
            help="One more directory with tile files of your own, beside those that the environment"
            " variable TRACKEDITOR_TILES names or, without it, the directory of your user.",
        ),
    ] = None,
) -> None:
    """Check, compile and drive stages of the tile-built Rallyman games."""
    if tiles:
        _add_tiles(context, tiles)


def _add_tiles(context: typer.Context, directories: list[str]) -> None:
    """Name more directories of tiles to the library, and to processes started from here."""
    from trackeditor.cli.errors import InputError
    from trackeditor.tiles.owners import DIRECTORIES, tile_directories

    if "" in directories:
        raise InputError("--tiles: the name of a directory is empty; name one, or . for this one")
    before = os.environ.get(DIRECTORIES)
    paths = (*tile_directories(), *map(Path, directories))
    names = [str(path.absolute()) for path in paths]
    os.environ[DIRECTORIES] = os.pathsep.join(names)

    def restore() -> None:
        os.environ.pop(DIRECTORIES)
        if before is not None:
            os.environ[DIRECTORIES] = before

    context.call_on_close(restore)


@app.command()
def validate(
    files: Inputs,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    html: Annotated[
        Path | None,
        typer.Option(metavar="OUT", help="Write the report as a page with drawings."),
    ] = None,
    rules: Annotated[
        Literal["dirt", "rx", "gt", "classic"] | None,
        typer.Option(help="Game whose rules are checked; default: that of the road-book."),
    ] = None,
    boxes: Boxes = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Let warnings make a layout illegal too.")
    ] = False,
) -> int:
    """Say whether layouts are legal, and why not."""
    from trackeditor.cli.validate import run_validate

    return run_validate(files, as_json=json, html=html, boxes=boxes, strict=strict, game=rules)


@app.command()
def graph(
    file: Input,
    format: Annotated[GraphFormat, typer.Option(help="Format of the graph.")] = GraphFormat.JSON,
    output: Output = None,
    stage: StageName = None,
) -> int:
    """Print the cell graph of a course: cells, moves, conflicts."""
    from trackeditor.cli.graph import run_graph

    return run_graph(file, format.value, output, stage)


@app.command()
def simulate(
    files: Inputs,
    drivers: Annotated[
        str | None,
        typer.Option(
            metavar="N|LIST",
            help="Number of drivers, or a list of steady and attack, with names if you like:"
            " steady:Ana,attack:Ben. In GT with cars and tyres, too: steady/GT5,attack/rain:Ben."
            " Default: 4, or as many as the rules allow.",
        ),
    ] = None,
    rules: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="Rule set; default: that of the road-book."),
    ] = None,
    laps: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Laps of a circuit; default: those of the road-book, or of the rules."
        ),
    ] = None,
    car: Annotated[
        str | None, typer.Option(help="Car of drivers who name none: GT6, GT5 or GT4.")
    ] = None,
    tyres: Annotated[
        str | None,
        typer.Option(
            help="Their tyres: asphalt or rain, in the classic game asphalt or snow, one for all"
            " stages or one for each (asphalt+snow+asphalt); default: what the weather asks for, or"
            " as they choose."
        ),
    ] = None,
    weather: Annotated[
        str | None,
        typer.Option(
            help="Weather at the start: dry or rain, in the classic game dry, snow or variable;"
            " default: that of the road-book."
        ),
    ] = None,
    splits: Annotated[
        str | None,
        typer.Option(
            metavar="LIST",
            help="In the classic game: take split times after these tiles, counted from the start"
            " tile, as in 4,8; default: those of the road-book, or after each third of the stage.",
        ),
    ] = None,
    shakedown: Annotated[
        bool,
        typer.Option(
            "--shakedown",
            help="In the classic game: try the stage; neither warnings nor punctures count.",
        ),
    ] = False,
    runs: Annotated[int, typer.Option(metavar="N", help="Races; many give statistics.")] = 1,
    seed: Annotated[
        int | None,
        typer.Option(metavar="S", help="The same seed gives the same races; default: a new one."),
    ] = None,
    workers: Annotated[int, typer.Option(metavar="N", help="Processes that share many races.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    log: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Write the race as JSON lines.")
    ] = None,
    replay: Annotated[
        Path | None,
        typer.Option(metavar="LOG", help="Drive a logged race again and compare every event."),
    ] = None,
) -> int:
    """Drive a stage, a rally or a race on a circuit with computer drivers.

    Several files make one rally, with a service between its stages.
    """
    from trackeditor.cli.simulate import Wish, run_simulate

    wish = Wish(
        drivers=drivers,
        rules=rules,
        laps=laps,
        weather=weather,
        usual=(car or "", tyres or ""),
        splits=splits,
        shakedown=shakedown,
        runs=runs,
        seed=seed,
        workers=workers,
        as_json=json,
        log=log,
        replay=replay,
    )
    return run_simulate(files, wish)


@app.command()
def convert(
    file: Input,
    output: Annotated[Path, typer.Argument(metavar="OUT", help="File to write; see above.")],
    stage: StageName = None,
    language: Annotated[
        Literal["en", "fr", "pt"] | None,
        typer.Option(help="Language of the pace notes; default: that of the road-book."),
    ] = None,
) -> int:
    """Turn a layout into a road-book, or a stage of a road-book into a layout.

    OUT ends in .roadbook.yaml, .roadbook.json or, for a layout, in .json; stages over the boards of
    the classic game are written as zone notation into a .txt file.
    """
    from trackeditor.cli.convert import run_convert

    return run_convert(file, output, stage, language)


@app.command()
def render(
    file: Input,
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="OUT", help="File to write: png, svg or pdf.")
    ],
    overlay: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help="What to show over the tiles, for example limits,pacenotes: graph, limits,"
            " pacenotes, danger, distance, direction, unreached.",
        ),
    ] = "",
    stage: StageName = None,
    theme: Annotated[
        str | None,
        typer.Option(help="Colours: light, dark or print; default: light, in a pdf print."),
    ] = None,
    pixels: Annotated[
        float | None,
        typer.Option(min=4, max=2000, help="Pixels of a tile's edge in a png or svg."),
    ] = None,
    page: Annotated[str, typer.Option(help="Paper of a pdf: A4, A3, ... letter, tabloid.")] = "A4",
    edge: Annotated[
        float | None,
        typer.Option(
            min=5,
            max=500,
            metavar="MM",
            help="Tile edge in a pdf, as a poster over several pages; printed tiles have 60."
            " Default: the stage fills one page.",
        ),
    ] = None,
    sheet: Annotated[
        bool,
        typer.Option(
            "--sheet",
            help="Draw the PC-course sheet of the rally into a pdf: stages, services, drivers,"
            " times. Rallies of legs over boards are always drawn so.",
        ),
    ] = False,
) -> int:
    """Draw a stage as a picture, or the sheet of a rally."""
    from trackeditor.cli.render import Look, run_render

    return run_render(file, output, stage, Look(overlay, theme, pixels, page, edge, sheet))


@app.command()
def tiles(
    ids: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID...] | check FILE...",
            help="Tiles (205) or sides (205a); or tile files of your own to check.",
        ),
    ] = None,
    boxes: Boxes = None,
    json: Annotated[bool, typer.Option("--json", help="Print the facts as JSON.")] = False,
    sheet: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Draw the sides into a pdf to print.")
    ] = None,
) -> int:
    """List the tiles, show what is printed on some of them, or draw them.

    `trackeditor tiles check FILE...` says what is wrong or odd in tile files of your own.
    """
    if ids and ids[0] == "check":
        from trackeditor.cli.tiles_check import run_check

        return run_check(ids[1:], as_json=json, sheet=sheet)
    from trackeditor.cli.tiles import run_tiles

    return run_tiles(ids or [], boxes, as_json=json, sheet=sheet)


@app.command()
def zones(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ZONE...] | check FILE...",
            help="Zones of the classic game, such as C; or board files of your own to check.",
        ),
    ] = None,
) -> int:
    """List the boards of the classic game and what is known of them.

    `trackeditor zones check FILE...` says what is wrong or odd in board files of your own, and what
    they describe.
    """
    from trackeditor.cli.zones import run_check, run_zones

    if names and names[0] == "check":
        return run_check(names[1:])
    return run_zones(names or [])


@app.command()
def rules(
    topic: Annotated[
        str | None,
        typer.Argument(metavar="[GAME|CODE]", help="A game (dirt) or a legality code (CON-1)."),
    ] = None,
    handbook: Annotated[
        bool, typer.Option("--handbook", help="Print the handbook of all codes as Markdown.")
    ] = False,
) -> int:
    """Explain a legality code, or show a game's rule set with its assumptions."""
    from trackeditor.cli.rules import run_rules

    return run_rules(topic, handbook=handbook)


@app.command()
def examples(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME...]", help="Examples to copy.")
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="DIR", help="Directory to copy them to."),
    ] = None,
) -> int:
    """List the stages and circuits shipped with the program, or copy some of them."""
    from trackeditor.cli.examples import run_examples

    return run_examples(names or [], output)


@app.command()
def edit(
    file: Annotated[
        str | None,
        typer.Argument(
            metavar="[FILE]",
            callback=as_given,
            help="A road-book or layout, or the name of a shipped example.",
        ),
    ] = None,
) -> int:
    """Open the editor; `trackeditor` and `trackeditor FILE` do the same."""
    from trackeditor.cli.edit import run_edit

    return run_edit(file)
