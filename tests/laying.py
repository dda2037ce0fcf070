"""Layouts for the tests: the published ones, and chains of tiles laid one after the other."""

import re
from functools import lru_cache

from trackeditor.grid import ORIGIN, Edge, Hex
from trackeditor.layout import Layout, Marker, PlacedTile, read_layout
from trackeditor.resources import data_directory
from trackeditor.tiles import load_library

LIBRARY = load_library()
PUBLISHED = sorted(path.stem for path in data_directory("examples").glob("*.json"))
STAGES = [name for name in PUBLISHED if name.split("-")[0] in ("rally", "autotour", "climb")]


@lru_cache
def published(name: str) -> Layout:
    """A published layout by its name."""
    return read_layout(data_directory("examples") / f"{name}.json")


def lay(*way: str, at: Hex = ORIGIN, toward: Edge = Edge.A) -> Layout:
    """Tiles laid so that each is entered where the one before is left.

    A tile is written with the printed edges by which it is entered and left: ``208aDB``. The first
    one lies at ``at`` and is entered from the side opposite ``toward``.
    """
    layout = Layout()
    entered = toward.opposite
    for step in way:
        side, enters, leaves = step[:-2], Edge[step[-2]], Edge[step[-1]]
        tile = PlacedTile(side, at, (entered - enters) % 6)
        layout = layout.place(tile)
        out = tile.global_edge(leaves)
        at, entered = at.neighbour(out), out.opposite
    return layout


def mark(layout: Layout, *markers: tuple) -> Layout:
    """The layout with markers: kind, number of the tile, line and, if need be, printed edge."""
    for kind, number, line, *toward in markers:
        layout = layout.mark(Marker(kind, layout.tiles[number].at, line, *toward))
    return layout


def honeycomb(side: str, size: int) -> Layout:
    """Y junctions joined at all ends."""
    return Layout(
        tuple(
            PlacedTile(side, Hex(q, r), 0 if (q - r) % 3 == 0 else 3)
            for q in range(size)
            for r in range(size)
            if (q - r) % 3 != 1
        )
    )


def renamed(cell: str, place) -> str:
    """A cell id after every position in it has been moved by ``place``; parts sorted again."""
    parts = []
    for part in cell.split("+"):
        q, r, local = re.fullmatch(r"(-?\d+),(-?\d+)/(.+)", part).groups()
        at = place(Hex(int(q), int(r)))
        parts.append(f"{at.q},{at.r}/{local}")
    return "+".join(sorted(parts))


GT_CIRCUIT = lay(
    "102aDA", "105aDB", "106aDB", "107aDC", "105aBD", "106aDB", "111aDC"
)  # fmt: skip
SKEWED_STAGE = mark(
    lay("103bDA", "130bFC", "121bCE", "129bEB", "104bDA"),
    ("start", 0, "r0.0"),
    ("finish", 4, "r0.0"),
)
