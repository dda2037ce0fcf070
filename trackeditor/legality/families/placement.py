"""PLA: tiles and markers where they can lie."""

from __future__ import annotations

from bisect import bisect
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from trackeditor.course.lines import marker_place, ways_on
from trackeditor.grid import Hex
from trackeditor.layout import PlacedTile
from trackeditor.legality.findings import Finding, Place, Severity, on
from trackeditor.legality.fixes import Fix, exchanged, fix
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


@fix("PLA-1")
def remove_double(finding: Finding, context: Context) -> Iterator[Fix]:
    """Of tiles that lie exactly alike on one hexagon, keep the first."""
    at, side = finding.place.at, finding.place.tile
    alike = [tile for tile in context.layout.tiles if (tile.at, tile.side) == (at, side)]
    if len({tile.rotation for tile in alike}) == 1 and len(alike) > 1:
        first = context.layout.tiles.index(alike[0])
        kept = (
            tile
            for i, tile in enumerate(context.layout.tiles)
            if i == first or (tile.at, tile.side) != (at, side)
        )
        yield Fix(
            f"Remove the {side} that is there twice", replace(context.layout, tiles=tuple(kept))
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


@fix("PLA-2")
def name_it_right(finding: Finding, context: Context) -> Iterator[Fix]:
    """Write a name with capitals, blanks or a missing letter as the library has it."""
    for tile in context.layout.tiles:
        if (tile.at, tile.side) != (finding.place.at, finding.place.tile):
            continue
        name = "".join(tile.side.lower().split())
        sides = context.library.tiles.get(int(name), ()) if _is_number(name) else (name,)
        for side in sides:
            if side in context.library:
                meant = replace(tile, side=side)
                yield Fix(f"Take it for {side}", exchanged(context.layout, tile, meant))


def _is_number(name: str) -> bool:
    return name.isascii() and name.isdecimal() and len(name) < 5


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


@fix("PLA-3")
def remove_marker(finding: Finding, context: Context) -> Iterator[Fix]:
    """Take away the markers of the tile that stand on no line of it."""
    tile = context.layout.tile_at(finding.place.at) if finding.place.at else None
    side = context.library.side(tile.side) if tile else None
    kept = tuple(
        marker
        for marker in context.layout.markers
        if marker.at != finding.place.at or (side and marker_place(side, marker.line) is not None)
    )
    where = f"on no line of {tile.side}" if tile else "where no tile lies"
    yield Fix(f"Remove the marker {where}", replace(context.layout, markers=kept))


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


@fix("PLA-4")
def turn_marker(finding: Finding, context: Context) -> Iterator[Fix]:
    """Let the marker show a way that cars drive."""
    for marker in context.layout.markers:
        tile = context.layout.tile_at(marker.at)
        if tile is None or tile.at != finding.place.at or marker.toward is None:
            continue
        place = marker_place(context.library.side(tile.side), marker.line)
        if place is None or tile.global_edge(marker.toward) != finding.place.edge:
            continue
        for edge in sorted(ways_on(context.library.compiled(tile.side), place)):
            turned = replace(marker, toward=edge)
            yield Fix(
                f"Let the {marker.kind} marker show to edge {edge.name}",
                context.layout.unmark(marker).mark(turned),
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


@fix("PLA-5")
def remove_token(finding: Finding, context: Context) -> Iterator[Fix]:
    """Take away the tokens of that kind that lie there."""
    for kind in {token.kind for token in context.layout.tokens if token.at == finding.place.at}:
        if f"'{kind}'" in finding.message:
            kept = (t for t in context.layout.tokens if (t.at, t.kind) != (finding.place.at, kind))
            label = f"Remove the token '{kind}'"
            yield Fix(label, replace(context.layout, tokens=tuple(kept)))
