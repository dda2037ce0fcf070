"""PLA: tiles and markers where they can lie."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from trackeditor.course.lines import marker_place, ways_on
from trackeditor.grid import Hex
from trackeditor.layout import PlacedTile
from trackeditor.legality.findings import NO_TILE, Finding, Place, Severity, on
from trackeditor.legality.fixes import Fix, exchanged, fix
from trackeditor.legality.registry import Context, Found, rule
from trackeditor.legality.terms import marker_term
from trackeditor.sentences import any_of, sentence
from trackeditor.tiles import tile_number


@rule("PLA-1", "Two tiles on one hexagon", Severity.ERROR, "FORMATS.md, section 3")
def one_tile_a_hexagon(context: Context) -> Iterator[Found]:
    """A hexagon of the table takes one tile. A file that puts two on one place cannot be built."""
    if len(context.layout.by_hex) == len(context.layout):
        return
    lying: dict[Hex, list[PlacedTile]] = defaultdict(list)
    for tile in context.layout.tiles:
        lying[tile.at].append(tile)
    for tiles in lying.values():
        for extra in tiles[1:]:
            names = {"side": extra.side, "other": tiles[0].side}
            message = sentence("{side} lies on the hexagon of {other}", **names)
            remedy = sentence("move one of them, or remove {side}", **names)
            if extra.side == tiles[0].side:
                message = sentence("{side} lies on the hexagon of another {side}", **names)
                remedy = sentence("move one of them, or remove it")
            yield Found(on(extra), message, remedy)


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
            sentence("Remove the {side} that is there twice", side=side),
            replace(context.layout, tiles=tuple(kept)),
        )


@rule("PLA-2", "Unknown tile", Severity.ERROR, "tile library")
def known_tiles(context: Context) -> Iterator[Found]:
    """Every tile must be a printed side of the library (a number with the letter of its side)."""
    if all(side in context.library for side in {tile.side for tile in context.layout.tiles}):
        return
    for tile in context.layout.tiles:
        if tile.side not in context.library:
            number = tile_number("".join(filter(str.isdecimal, tile.side)))
            near = context.library.tiles.get(number, ()) if number is not None else ()
            yield Found(
                on(tile),
                sentence("the library has no side '{side}'", side=tile.side),
                sentence("did you mean {sides}?", sides=", ".join(near))
                if near
                else sentence(
                    "'trackeditor tiles' lists all; a tile of somebody's own needs its tile file"
                    " (docs/tile-format.md)"
                ),
            )


@fix("PLA-2")
def name_it_right(finding: Finding, context: Context) -> Iterator[Fix]:
    """Write a name with capitals, blanks or a missing letter as the library has it."""
    for tile in context.layout.tiles:
        if (tile.at, tile.side) != (finding.place.at, finding.place.tile):
            continue
        name = "".join(tile.side.lower().split())
        number = tile_number(name)
        sides = context.library.tiles.get(number, ()) if number is not None else (name,)
        for side in sides:
            if side in context.library:
                meant = replace(tile, side=side)
                yield Fix(
                    sentence("Take it for {side}", side=side),
                    exchanged(context.layout, tile, meant),
                )


@rule("PLA-3", "Marker on no line", Severity.ERROR, "RULES.md, section 3 (finish line)")
def markers_on_lines(context: Context) -> Iterator[Found]:
    """A standee or arch stands on a line between spaces that spans the road.

    That is a border between two rows of a road of its tile, or an edge with a road end.
    """
    for marker in context.layout.markers:
        tile = context.layout.tile_at(marker.at)
        if tile is None:
            yield Found(
                Place(marker.at, NO_TILE),
                sentence("the {marker} stands where no tile lies", marker=marker_term(marker.kind)),
                sentence("move it onto a tile, or remove it"),
            )
        elif tile.side in context.library:
            side = context.library.side(tile.side)
            if marker_place(side, marker.line) is None:
                yield Found(
                    on(tile),
                    sentence(
                        "the {marker} stands on '{line}', which is no line of {side}",
                        marker=marker_term(marker.kind),
                        line=marker.line,
                        side=tile.side,
                    ),
                    sentence(
                        "name a border between two rows (r0.0: after the first row of the first"
                        " road) or an edge with a road (A to F)"
                    ),
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
    label = sentence("Remove the marker where no tile lies")
    if tile is not None:
        label = sentence("Remove the marker on no line of {side}", side=tile.side)
    yield Fix(label, replace(context.layout, markers=kept))


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
            names = [edge.name for edge in sorted(ways)]
            yield Found(
                on(tile, tile.global_edge(marker.toward)),
                sentence(
                    "the {marker} shows to edge {edge} of {side}, where no car comes from its line",
                    marker=marker_term(marker.kind),
                    edge=marker.toward.name,
                    side=tile.side,
                ),
                sentence("let it show to edge {edges}", edges=any_of(names))
                if names
                else sentence("move it to a road that is driven"),
                tuple(replace(marker, toward=edge) for edge in sorted(ways)),
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
                sentence(
                    "Let the {marker} show to edge {edge}",
                    marker=marker_term(marker.kind),
                    edge=edge.name,
                ),
                context.layout.unmark(marker).mark(turned),
            )


@rule("PLA-5", "Token beside the tiles", Severity.WARNING, "FORMATS.md, section 4")
def tokens_on_tiles(context: Context) -> Iterator[Found]:
    """A token is laid on a tile; one beside all tiles does nothing."""
    for token in context.layout.tokens:
        if context.layout.tile_at(token.at) is None:
            yield Found(
                Place(token.at, NO_TILE),
                sentence("the token '{kind}' lies where no tile lies", kind=token.kind),
                sentence("move it onto a tile, or remove it"),
            )


@fix("PLA-5")
def remove_token(finding: Finding, context: Context) -> Iterator[Fix]:
    """Take away the tokens of that kind that lie there."""
    for kind in {token.kind for token in context.layout.tokens if token.at == finding.place.at}:
        if f"'{kind}'" in finding.message:
            kept = (t for t in context.layout.tokens if (t.at, t.kind) != (finding.place.at, kind))
            label = sentence("Remove the token '{kind}'", kind=kind)
            yield Fix(label, replace(context.layout, tokens=tuple(kept)))
