"""PLA: tiles and markers where they can lie."""

from __future__ import annotations

from bisect import bisect
from collections import defaultdict
from collections.abc import Iterator

from trackeditor.course.lines import marker_place, ways_on
from trackeditor.grid import Hex
from trackeditor.layout import PlacedTile
from trackeditor.legality.findings import Place, Severity, on
from trackeditor.legality.registry import Context, Found, rule


@rule("PLA-1", "Two tiles on one hexagon", Severity.ERROR, "FORMATS.md, section 3")
def one_tile_a_hexagon(context: Context) -> Iterator[Found]:
    """A hexagon of the table takes one tile. A file that puts two on one place cannot be built."""
    lying: dict[Hex, list[PlacedTile]] = defaultdict(list)
    for tile in context.layout.tiles:
        lying[tile.at].append(tile)
    for tiles in lying.values():
        for extra in tiles[1:]:
            yield Found(
                on(extra),
                f"{extra.side} lies on the hexagon of {tiles[0].side}",
                f"move one of them, or remove {extra.side}",
            )


@rule("PLA-2", "Unknown tile", Severity.ERROR, "tile library")
def known_tiles(context: Context) -> Iterator[Found]:
    """Every tile must be a printed side of the library (a number with the letter of its side)."""
    known = sorted(context.library)
    for tile in context.layout.tiles:
        if tile.side not in context.library:
            at = bisect(known, tile.side.lower())
            number = "".join(filter(str.isdecimal, tile.side))
            near = [side for side in known[max(0, at - 2) : at + 2] if side[:2] == number[:2]]
            choice = f"did you mean {', '.join(near)}?" if near else "'trackeditor tiles' lists all"
            yield Found(on(tile), f"the library has no side '{tile.side}'", choice)


@rule("PLA-3", "Marker on no line", Severity.ERROR, "RULES.md, section 3 (finish line)")
def markers_on_lines(context: Context) -> Iterator[Found]:
    """A standee or arch stands on a line between spaces that spans the road.

    That is a border between two rows of a road of its tile, or an edge with a road end.
    """
    for marker in context.layout.markers:
        tile = context.layout.tile_at(marker.at)
        if tile is None:
            yield Found(
                Place(marker.at, "no tile"),
                f"the {marker.kind} marker stands where no tile lies",
                "move it onto a tile, or remove it",
            )
        elif tile.side in context.library:
            side = context.library.side(tile.side)
            if marker_place(side, marker.line) is None:
                yield Found(
                    on(tile),
                    f"the {marker.kind} marker stands on '{marker.line}', which is no line of"
                    f" {tile.side}",
                    "name a border between two rows (r0.0: after the first row of the first"
                    " road) or an edge with a road (A to F)",
                )


@rule("PLA-4", "Marker that shows no way", Severity.ERROR, "RULES.md, section 3 (finish line)")
def markers_show_ways(context: Context) -> Iterator[Found]:
    """A marker that shows the way cars drive on must show one that a road takes from its line."""
    for marker in context.layout.markers:
        tile = context.layout.tile_at(marker.at)
        if tile is None or tile.side not in context.library or marker.toward is None:
            continue
        place = marker_place(context.library.side(tile.side), marker.line)
        if place is None:
            continue
        ways = ways_on(context.library.compiled(tile.side), place)
        if marker.toward not in ways:
            names = " or ".join(edge.name for edge in sorted(ways))
            yield Found(
                on(tile, tile.global_edge(marker.toward)),
                f"the {marker.kind} marker shows to edge {marker.toward.name} of {tile.side}, where"
                " no car comes from its line",
                f"let it show to edge {names}" if ways else "move it to a road that is driven",
            )


@rule("PLA-5", "Token beside the tiles", Severity.WARNING, "FORMATS.md, section 4")
def tokens_on_tiles(context: Context) -> Iterator[Found]:
    """A token is laid on a tile; one beside all tiles does nothing."""
    for token in context.layout.tokens:
        if context.layout.tile_at(token.at) is None:
            yield Found(
                Place(token.at, "no tile"),
                f"the token '{token.kind}' lies where no tile lies",
                "move it onto a tile, or remove it",
            )
