"""The shapes of cells against what is printed and against plane geometry."""

import math
import subprocess
import sys
from itertools import combinations, pairwise

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely import LineString, Point

from trackeditor.grid import CORNERS, Edge, Hex, place_point
from trackeditor.tiles import Side, load_library
from trackeditor.tiles.ribbon import (
    HEXAGON,
    centre_line,
    cross_line,
    placed,
    road_point,
    road_shape,
    side_shapes,
)

LIBRARY = load_library()
SIDES = [LIBRARY.side(side_id) for side_id in LIBRARY]
ROADS = [(side, road) for side in SIDES for road in side.roads]
SHORTCUTS = [(side, road, cut) for side, road in ROADS for cut in road.shortcuts]
WIDTHS = {2: 0.634, 3: 0.734, 4: 0.86}  # measured on printed tiles, edge of the hexagon = 1

hexes = st.builds(Hex, st.integers(-20, 20), st.integers(-20, 20))


def road_cells(road) -> set[str]:
    return {cell.id for row in road.rows for cell in row.cells}


def overlap(a, b) -> float:
    return a.intersection(b).area


def row_shape(side: Side, road, row: int):
    return shapely.union_all([side_shapes(side)[cell.id] for cell in road.rows[row].cells])


# --- every side ----------------------------------------------------------------------------------


def test_every_cell_of_every_side_has_a_shape() -> None:
    for side in SIDES:
        assert set(side_shapes(side)) == set(LIBRARY.compiled(side.id).cells), side.id


def test_every_cell_is_a_sound_polygon_inside_its_hexagon() -> None:
    for side in SIDES:
        for cell, shape in side_shapes(side).items():
            assert shape.is_valid, (side.id, cell)
            assert not shape.interiors, (side.id, cell)
            assert shape.difference(HEXAGON).area < 1e-8, (side.id, cell)


def test_every_cell_is_large_enough_to_be_seen() -> None:
    # On a tile of 11 cm from corner to corner a radius of 0.05 is a circle of more than 5 mm.
    for side in SIDES:
        for cell, shape in side_shapes(side).items():
            assert shapely.maximum_inscribed_circle(shape).length > 0.05, (side.id, cell)


def test_cells_of_one_road_do_not_overlap() -> None:
    for side, road in ROADS:
        shapes = side_shapes(side)
        for a, b in combinations(sorted(road_cells(road)), 2):
            assert overlap(shapes[a], shapes[b]) < 1e-7, (side.id, a, b)


def test_slide_halves_share_the_ground_of_their_row_and_nothing_else() -> None:
    for side, road in ROADS:
        shapes = side_shapes(side)
        for row in road.rows:
            if not row.slide:
                continue
            first, second = (shapes[half.cell] for half in road.slide_rects(row.index))
            ground = row_shape(side, road, row.index)
            assert overlap(first, second) < 1e-7, (side.id, row.index)
            assert first.union(second).symmetric_difference(ground).area < 1e-6, side.id


def test_roads_share_ground_only_where_the_facts_say_so() -> None:
    for side in SIDES:
        if side.over is not None:
            continue  # a bridge passes over the other road
        declared = {frozenset(pair) for pair in LIBRARY.compiled(side.id).conflicts}
        shapes = side_shapes(side)
        for one, other in combinations(side.roads, 2):
            for a in road_cells(one) - road_cells(other):
                for b in road_cells(other) - road_cells(one):
                    if frozenset((a, b)) not in declared:
                        assert overlap(shapes[a], shapes[b]) < 0.003, (side.id, a, b)


def test_the_cells_of_a_road_cover_it_without_gaps() -> None:
    for side, road in ROADS:
        if road.end is None or any(not chain for row in road.rows for chain in row.chains):
            continue  # stubs widen to a junction; a lane may belong to another road
        cells = shapely.union_all([side_shapes(side)[cell] for cell in road_cells(road)])
        assert cells.symmetric_difference(road_shape(road, side)).area < 1e-6, (side.id, road.index)


def test_cells_one_after_another_have_a_border_in_common() -> None:
    for side, road in ROADS:
        shapes = side_shapes(side)
        for row in road.rows:
            for chain in row.chains:
                for a, b in pairwise(chain):
                    border = shapes[a.id].buffer(1e-6).intersection(shapes[b.id].exterior)
                    assert border.length > 0.05, (side.id, a.id, b.id)


# --- centre lines --------------------------------------------------------------------------------


def test_centre_lines_pass_through_the_measured_points() -> None:
    for side, road in ROADS:
        line = centre_line(road, side)
        for point in (road.start.middle, *road.via):
            assert line.distance(Point(point)) < 0.002, (side.id, road.index, point)


def test_opposite_edges_are_joined_straight() -> None:
    side = LIBRARY.side("205a")
    assert centre_line(side.roads[0], side).length == pytest.approx(math.sqrt(3))
    assert road_point(side.roads[0], side, 0.5, 0.5) == pytest.approx((0.0, 0.0))


@pytest.mark.parametrize(("side_id", "centre", "radius"), [
    ("210a", (0.5, math.sqrt(3) / 2), 0.5),  # D to C: about their common corner
    ("208a", (1.5, math.sqrt(3) / 2), 1.5),  # D to B: about the crossing of the two edge lines
])  # fmt: skip
def test_other_edges_are_joined_by_an_arc(side_id, centre, radius) -> None:
    side = LIBRARY.side(side_id)
    for s in (0.0, 0.2, 0.5, 0.9, 1.0):
        assert math.dist(road_point(side.roads[0], side, s, 0.5), centre) == pytest.approx(
            radius, abs=1e-3
        )


@given(st.integers(0, len(ROADS) - 1), st.floats(0, 1))
def test_s_is_the_part_of_the_length_driven(index: int, s: float) -> None:
    side, road = ROADS[index]
    line = centre_line(road, side)
    left, right = (Point(road_point(road, side, s, t)) for t in (0.0, 1.0))
    across = LineString([left, right])
    assert across.distance(line.interpolate(s, normalized=True)) < 0.06
    assert cross_line(road, side, 0.5).distance(line.interpolate(0.5, normalized=True)) < 0.06


@pytest.mark.parametrize(("side_id", "heading"), [
    ("121a", (1.0, 0.0)),  # C skewed left: the normal (0.87, 0.5) turned 30 degrees to the left
    ("139b", (1.0, 0.0)),
    ("126a", (-1.0, 0.0)),  # E skewed right: the normal (-0.87, 0.5) turned to the right
])  # fmt: skip
def test_a_skewed_road_leaves_its_edge_at_30_degrees(side_id, heading) -> None:
    side = LIBRARY.side(side_id)
    *_, before, last = centre_line(side.roads[0], side).coords
    length = math.dist(before, last)
    assert ((last[0] - before[0]) / length, (last[1] - before[1]) / length) == pytest.approx(
        heading, abs=1e-6
    )


# --- edges ---------------------------------------------------------------------------------------


def test_at_every_edge_the_borders_lie_as_far_apart_as_the_lanes_ask_for() -> None:
    """So two tiles that have equal lanes at a common edge meet exactly there."""
    for side, road in ROADS:
        for edge, s in ((road.start, 0.0), (road.end, 1.0)):
            if edge is None:
                continue
            width = WIDTHS[side.ends[edge].lanes]
            if side.ends[edge].skew is not None:
                width /= math.cos(math.radians(30))
            ends = [Point(p) for p in cross_line(road, side, s).coords]
            rim = LineString([CORNERS[edge], CORNERS[(edge + 1) % 6]])
            # The bends of 126a and 127a are so tight that their inner border is cut at the edge.
            slack = 0.011 if side.id in ("126a", "127a") else 1e-6
            for end in ends:
                assert end.distance(rim) < 1e-6, (side.id, edge.name)
                assert end.distance(Point(edge.middle)) == pytest.approx(width / 2, abs=slack)


def test_the_cells_at_an_edge_take_the_whole_width_of_the_road() -> None:
    for side, road in ROADS:
        if road.end is None or any(not chain for row in road.rows for chain in row.chains):
            continue
        for edge, s in ((road.start, 0.0), (road.end, 1.0)):
            ground = shapely.union_all([side_shapes(side)[cell] for cell in road_cells(road)])
            rim = cross_line(road, side, s)
            covered = ground.buffer(1e-6).intersection(rim).length
            assert covered == pytest.approx(rim.length, abs=1e-4), (side.id, edge.name)


def test_cells_of_neighbours_meet_lane_by_lane_over_a_straight_and_a_skewed_edge() -> None:
    for side_id, edge in (("205a", Edge.A), ("121a", Edge.C)):
        shapes = side_shapes(LIBRARY.side(side_id))
        passage = next(p for p in LIBRARY.compiled(side_id).passages.values() if p.leaves is edge)
        # The same side once more beyond the edge, turned so that it is entered by it.
        turn = (edge + 3 - passage.enters) % 6
        for out, into in zip(passage.exit, passage.entry, strict=True):
            here = shapes[out.cell]
            there = placed(shapes[into.cell], Hex(0, 0).neighbour(edge), turn)
            border = here.buffer(1e-6).intersection(there.exterior).length
            width = LineString(
                cross_line(LIBRARY.side(side_id).roads[0], LIBRARY.side(side_id), 1).coords
            )
            assert border == pytest.approx(width.length / len(passage.exit), abs=1e-4)


# --- single tiles --------------------------------------------------------------------------------


@pytest.mark.parametrize("side_id", ["402a", "402b", "403a", "403b", "404a", "405a"])
def test_a_fork_ends_on_the_border_of_the_through_road(side_id) -> None:
    # The printed ends were measured apart from the widths of the roads.
    side = LIBRARY.side(side_id)
    through, fork = side.roads
    assert fork.end_point is not None
    assert road_shape(through, side).exterior.distance(Point(fork.end_point)) < 0.005
    assert road_shape(through, side).intersection(road_shape(fork, side)).length > WIDTHS[2]


def test_the_last_cells_of_every_branch_touch_the_cells_they_join() -> None:
    for side, road in ROADS:
        shapes = side_shapes(side)
        last = [shapes[cell.id] for cell in road.rows[-1].cells]
        for join in road.joins:
            for cell in join.cells:
                assert min(shapes[cell].distance(shape) for shape in last) < 1e-6, (side.id, cell)


def test_drift_cells_lie_outside_of_the_inner_cell() -> None:
    side = LIBRARY.side("210a")
    corner = Point(CORNERS[3])
    shapes = side_shapes(side)
    outer, inner = side.roads[0].rows[0].chains
    farthest = max(corner.distance(Point(p)) for p in shapes[inner[0].id].exterior.coords)
    assert farthest == pytest.approx(0.5, abs=1e-3)  # the lane line is the centre line
    for cell in outer:
        assert shapes[cell.id].distance(corner) == pytest.approx(0.5, abs=1e-3)


def test_a_wide_lane_takes_its_printed_share_of_the_road() -> None:
    # 107a: outer lane one third, inner lane two thirds of three lanes, about the corner C | D.
    side = LIBRARY.side("107a")
    outer = side.roads[0].rows[0].chains[0][0].id
    inner_border = 0.5 + 0.734 / 2 - 0.734 / 3
    distance = side_shapes(side)[outer].distance(Point(CORNERS[3]))
    assert distance == pytest.approx(inner_border, abs=1e-3)


def test_the_arms_of_a_hairpin_leave_ground_between_them() -> None:
    for side_id in ("211a", "219a", "313a", "410a"):
        side = LIBRARY.side(side_id)
        (road,) = side.roads
        first, last = row_shape(side, road, 0), row_shape(side, road, len(road.rows) - 1)
        assert first.distance(last) > 0.02, side_id


def test_a_road_from_three_lanes_to_two_narrows_all_along() -> None:
    side = LIBRARY.side("401b")
    widths = [cross_line(side.roads[0], side, s).length for s in (0, 0.25, 0.5, 0.75, 1)]
    assert widths == sorted(widths, reverse=True)
    assert len(set(widths)) == len(widths)


def test_a_y_junction_is_made_of_three_spaces_that_meet_in_the_middle() -> None:
    shapes = side_shapes(LIBRARY.side("415b"))
    spaces = [shapes[name] for name in ("fb", "df", "db")]
    assert [space.area for space in spaces] == pytest.approx([spaces[0].area] * 3, abs=1e-6)
    for space in spaces:
        assert space.distance(Point(0, 0)) < 1e-6
    for a, b in combinations(spaces, 2):
        assert overlap(a, b) < 1e-7
        assert a.buffer(1e-6).intersection(b.exterior).length > 0.3


def test_on_a_level_crossing_each_road_ends_its_rows_at_the_borders_of_the_other() -> None:
    side = LIBRARY.side("145b")
    first, second = side.roads
    crossing = road_shape(first, side).intersection(road_shape(second, side))
    assert row_shape(side, first, 1).symmetric_difference(crossing).area < 1e-6
    assert row_shape(side, second, 1).symmetric_difference(crossing).area < 1e-6


def test_a_shared_space_has_the_shape_of_the_first_road_that_has_it() -> None:
    side = LIBRARY.side("151b")
    left = side_shapes(side)["d0"]
    # r0 is straight; d0 is its left half from edge D on for 151 of 450.
    top = math.sqrt(3) * (0.5 - 151 / 450)
    wanted = shapely.box(-0.317, top, 0.0, math.sqrt(3) / 2)
    assert left.symmetric_difference(wanted).area < 1e-6


# --- shortcuts -----------------------------------------------------------------------------------


def test_shortcuts_touch_the_rows_they_join() -> None:
    for side, road, cut in SHORTCUTS:
        cells = [side_shapes(side)[cell.id] for cell in cut.cells(road.index)]
        for rows, cell in ((cut.first_rows, cells[0]), (cut.last_rows, cells[-1])):
            for row in rows:
                contact = cell.buffer(1e-6).intersection(row_shape(side, road, row).exterior)
                assert contact.length > 0.05, (side.id, row)


def test_shortcuts_lie_beside_the_road() -> None:
    for side, road, cut in SHORTCUTS:
        shapes = side_shapes(side)
        for cell in cut.cells(road.index):
            for other in side.roads:
                assert overlap(shapes[cell.id], road_shape(other, side)) < 1e-7, side.id
                for rect in road_cells(other):
                    assert overlap(shapes[cell.id], shapes[rect]) < 1e-7, (side.id, rect)


def test_shortcuts_lie_on_their_side() -> None:
    for side, road, cut in SHORTCUTS:
        line = centre_line(road, side)
        for cell in cut.cells(road.index):
            middle = side_shapes(side)[cell.id].representative_point()
            at = line.project(middle)
            a, b = line.interpolate(at - 0.01), line.interpolate(at + 0.01)
            turn = (b.x - a.x) * (middle.y - a.y) - (b.y - a.y) * (middle.x - a.x)
            assert (turn > 0) == (cut.side == "right"), side.id  # y points down


def test_two_shortcut_spaces_follow_one_another() -> None:
    side = LIBRARY.side("224b")
    first, second = (side_shapes(side)[f"r0.cut0.{k}"] for k in (0, 1))
    assert overlap(first, second) < 1e-7
    assert first.buffer(1e-6).intersection(second.exterior).length > 0.1


# --- placement -----------------------------------------------------------------------------------


@given(hexes, st.integers(0, 5))
def test_a_placed_shape_is_the_shape_moved_point_by_point(at: Hex, rotation: int) -> None:
    shape = side_shapes(LIBRARY.side("219b"))["r0.cut0"]
    there = placed(shape, at, rotation)
    assert there.area == pytest.approx(shape.area)
    for point, moved in zip(shape.exterior.coords, there.exterior.coords, strict=True):
        assert moved == pytest.approx(place_point(point, at, rotation), abs=1e-9)


def test_shapes_are_made_once() -> None:
    assert side_shapes(SIDES[5])["r0.0.0"] is side_shapes(SIDES[5])["r0.0.0"]


def test_the_tile_library_starts_without_the_geometry() -> None:
    code = "import sys, trackeditor.tiles; sys.exit(bool({'shapely', 'numpy'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
