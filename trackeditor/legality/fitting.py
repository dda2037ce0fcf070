"""Which turns of a tile let all its roads meet roads."""

from __future__ import annotations

from dataclasses import replace

from trackeditor.cells import RoadEnd, SeamState, road_ends, seam_at
from trackeditor.grid import Edge
from trackeditor.layout import Layout, PlacedTile
from trackeditor.tiles import Library


def turns_that_fit(tile: PlacedTile, layout: Layout, library: Library) -> list[int]:
    """Clockwise turns (1 to 5 steps) after which a placed tile fits all its neighbours.

    It fits when every road end of the tile meets a road and every road end of a neighbour that
    faces the tile meets one of its roads.
    """
    return [steps for steps in range(1, 6) if _fits(tile, steps, layout, library)]


def _fits(tile: PlacedTile, steps: int, layout: Layout, library: Library) -> bool:
    turned = replace(tile, rotation=(tile.rotation + steps) % 6)
    own = list(road_ends(turned, library))
    edges = {end.edge for end in own}
    if any(seam_at(end, layout, library).state is not SeamState.JOINED for end in own):
        return False
    return edges == {edge for edge in Edge if _faces_road(tile, edge, layout, library)}


def _faces_road(tile: PlacedTile, edge: Edge, layout: Layout, library: Library) -> bool:
    neighbour = layout.neighbour(tile, edge)
    if neighbour is None:
        return False
    facing: list[RoadEnd] = list(road_ends(neighbour, library))
    return any(end.edge is edge.opposite for end in facing)
