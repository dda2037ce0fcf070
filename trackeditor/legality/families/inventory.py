"""INV: the tiles that the boxes at hand hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from trackeditor.grid import Edge
from trackeditor.layout import PlacedTile
from trackeditor.legality.findings import WHOLE_LAYOUT, Finding, Severity, on
from trackeditor.legality.fixes import Fix, exchanged, fix, is_laden
from trackeditor.legality.registry import Context, Found, rule
from trackeditor.sentences import any_of, counted, sentence
from trackeditor.tiles import EdgeEnd, Library


@rule("INV-1", "More copies than the boxes hold", Severity.ERROR, "editions.yaml")
def enough_copies(context: Context) -> Iterator[Found]:
    """A layout can use as many copies of a tile as the boxes at hand hold.

    Both sides of a tile share its copies: 205a and 205b need two tiles 205.
    """
    owned = context.owned
    for number, tiles in context.used.items():
        if not 0 < owned[number] < len(tiles):
            continue
        sides = ", ".join(f"{n} x {side}" for side, n in Counter(t.side for t in tiles).items())
        message = sentence(
            "tile {tile} is used {times} times ({sides}), the boxes hold {owned}",
            tile=number,
            times=len(tiles),
            sides=sides,
            owned=owned[number],
        )
        remedy = sentence("replace it by a similar tile, or add a box that holds more copies")
        for extra in tiles[owned[number] :]:
            yield Found(on(extra), message, remedy)


@fix("INV-1")
@fix("INV-2")
def take_a_similar_one(finding: Finding, context: Context) -> Iterator[Fix]:
    """Put a tile that is left over in its place, with the same roads from edge to edge."""
    at, side = finding.place.at, finding.place.tile
    tile = next((t for t in context.layout.tiles if (t.at, t.side) == (at, side)), None)
    if tile is None or is_laden(tile, context.layout) or context.library.side(tile.side).lines:
        return
    used = context.used
    for other, steps in _similar(tile.side, context.library):
        number = context.library.side(other).tile
        if len(used.get(number, ())) < context.owned[number]:
            placed = PlacedTile(other, tile.at, (tile.rotation + steps) % 6)
            label = sentence("Put {side} in its place", side=other)
            yield Fix(label, exchanged(context.layout, tile, placed))


def _similar(side: str, library: Library) -> list[tuple[str, int]]:
    """Sides with the same roads from edge to edge, and how to turn them; the most alike first."""
    wanted = library.side(side)
    roads = _roads(side, library, 0)
    turns = {
        other: [steps for steps in range(6) if _roads(other, library, steps) == roads]
        for other in library
        if library.side(other).terrain is wanted.terrain
        and not library.side(other).lines
        and library.side(other).tile != wanted.tile
        and len(library.side(other).ends) == len(wanted.ends)
    }

    def difference(entry: tuple[str, int]) -> tuple[bool, int]:
        cells = len(library.compiled(entry[0]).cells) - len(library.compiled(side).cells)
        return (library.side(entry[0]).danger is not wanted.danger, abs(cells))

    return sorted(((other, found[0]) for other, found in turns.items() if found), key=difference)


def _roads(
    side: str, library: Library, steps: int
) -> tuple[dict[Edge, EdgeEnd], set[tuple[Edge, Edge]]]:
    """Road ends of a turned side, and how one can drive from edge to edge."""
    ends = {edge.turned(steps): end for edge, end in library.side(side).ends.items()}
    passages = library.compiled(side).passages if ends else ()
    return ends, {(a.turned(steps), b.turned(steps)) for a, b in passages}


@rule("INV-2", "Tile of a box that is not at hand", Severity.ERROR, "editions.yaml")
def boxes_at_hand(context: Context) -> Iterator[Found]:
    """Every tile with a road must come from a box at hand."""
    for number, tiles in _not_at_hand(context, scenery=False).items():
        for tile in tiles:
            yield Found(
                on(tile),
                sentence("none of the boxes at hand holds tile {tile}", tile=number),
                _adding_boxes([number], context.library),
            )


@rule("INV-3", "Scenery of a box that is not at hand", Severity.ADVICE, "editions.yaml")
def scenery_at_hand(context: Context) -> Iterator[Found]:
    """Scenery tiles come from boxes, too; the stage can be driven without them."""
    numbers = sorted(_not_at_hand(context, scenery=True))
    if numbers:
        yield Found(
            WHOLE_LAYOUT,
            counted(
                "none of the boxes at hand holds the scenery tiles {tiles}",
                "none of the boxes at hand holds the scenery tile {tiles}",
                len(numbers),
                tiles=", ".join(map(str, numbers)),
            ),
            sentence(
                "legal; leave it out, or {remedy}", remedy=_adding_boxes(numbers, context.library)
            ),
        )


def _not_at_hand(context: Context, *, scenery: bool) -> dict[int, Sequence[PlacedTile]]:
    """Placed tiles that no box at hand holds, either scenery or all others."""
    return {
        number: tiles
        for number, tiles in context.used.items()
        if not context.owned[number] and context.library.side(tiles[0].side).is_scenery == scenery
    }


def _adding_boxes(numbers: Iterable[int], library: Library) -> str:
    """Advice to add the boxes that hold some tiles, by name and by short name."""
    wanted = set(numbers)
    holders = [
        f"{box.name} ({box.id})" for box in library.editions.values() if wanted & box.tiles.keys()
    ]
    if not holders:
        return sentence("choose another: no box holds it")
    return sentence("add the box {boxes}", boxes=any_of(holders))
