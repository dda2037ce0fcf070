"""The hexagonal grid (FORMATS.md, section 1)."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackeditor.grid import (
    APOTHEM,
    CORNERS,
    ORIGIN,
    Edge,
    Hex,
    edge_between,
    hex_at,
    place_point,
    turn_point,
)

hexes = st.builds(Hex, st.integers(-500, 500), st.integers(-500, 500))
edges = st.sampled_from(Edge)
steps = st.integers(-12, 12)
coordinates = st.floats(-50, 50)
points = st.tuples(coordinates, coordinates)


def close(a: tuple[float, float], b: tuple[float, float]) -> bool:
    return math.dist(a, b) < 1e-9


@pytest.mark.parametrize(
    ("edge", "q", "r"),
    [("A", 0, -1), ("B", 1, -1), ("C", 1, 0), ("D", 0, 1), ("E", -1, 1), ("F", -1, 0)],
)
def test_neighbours_are_those_of_the_format(edge: str, q: int, r: int):
    assert ORIGIN.neighbour(Edge[edge]) == (q, r)


@pytest.mark.parametrize(
    ("edge", "degrees"), [("A", -90), ("B", -30), ("C", 30), ("D", 90), ("E", 150), ("F", 210)]
)
def test_edges_lie_clockwise_from_the_top_with_y_downwards(edge: str, degrees: int):
    angle = math.radians(degrees)
    assert close(Edge[edge].normal, (math.cos(angle), math.sin(angle)))
    assert math.dist((0, 0), Edge[edge].middle) == pytest.approx(math.sqrt(3) / 2)


@pytest.mark.parametrize(
    ("at", "centre"),
    [
        (Hex(0, 0), (0, 0)),
        (Hex(1, 0), (1.5, math.sqrt(3) / 2)),
        (Hex(0, 1), (0, math.sqrt(3))),
        (Hex(-2, 1), (-3, 0)),
    ],
)
def test_centres_are_those_of_the_format(at: Hex, centre: tuple[float, float]):
    assert close(at.centre, centre)


@given(hexes, hexes)
def test_six_turns_change_nothing(at: Hex, about: Hex):
    assert at.turned(6, about) == at
    turned = at
    for _ in range(6):
        turned = turned.turned(1, about)
    assert turned == at


@given(hexes, hexes, steps, steps)
def test_turns_add_up(at: Hex, about: Hex, first: int, second: int):
    assert at.turned(first, about).turned(second, about) == at.turned(first + second, about)


@given(hexes, hexes, steps)
def test_the_hexagon_turned_about_stays(at: Hex, about: Hex, turns: int):
    assert about.turned(turns, about) == about
    assert at.turned(turns, about).distance(about) == at.distance(about)


@given(edges, steps)
def test_edges_turn_clockwise(edge: Edge, turns: int):
    assert edge.turned(turns) == (edge + turns) % 6
    assert close(edge.turned(turns).middle, turn_point(edge.middle, turns))


@given(edges)
def test_the_opposite_edge_is_half_a_turn_away(edge: Edge):
    assert edge.opposite == edge.turned(3)
    assert edge.opposite.opposite == edge
    assert close(edge.opposite.middle, (-edge.middle[0], -edge.middle[1]))


@given(hexes, edges)
def test_the_neighbour_of_the_neighbour_is_the_hexagon_itself(at: Hex, edge: Edge):
    neighbour = at.neighbour(edge)
    assert neighbour.neighbour(edge.opposite) == at
    assert neighbour != at
    assert at.distance(neighbour) == 1


@given(hexes, hexes, edges, steps)
def test_turning_and_stepping_to_the_neighbour_commute(at: Hex, about: Hex, edge: Edge, turns: int):
    assert at.neighbour(edge).turned(turns, about) == at.turned(turns, about).neighbour(
        edge.turned(turns)
    )


@given(hexes, edges)
def test_the_edge_between_neighbours_is_found(at: Hex, edge: Edge):
    assert edge_between(at, at.neighbour(edge)) is edge


@given(hexes, hexes)
def test_hexagons_that_do_not_touch_have_no_edge_between(here: Hex, there: Hex):
    assert (edge_between(here, there) is not None) == (here.distance(there) == 1)


@given(hexes, edges)
def test_the_common_edge_has_one_middle_in_the_plane(at: Hex, edge: Edge):
    here = place_point(edge.middle, at, 0)
    there = place_point(edge.opposite.middle, at.neighbour(edge), 0)
    assert close(here, there)


@given(edges)
def test_an_edge_runs_between_its_two_corners(edge: Edge):
    (x0, y0), (x1, y1) = CORNERS[edge], CORNERS[(edge + 1) % 6]
    assert close(edge.middle, ((x0 + x1) / 2, (y0 + y1) / 2))
    assert math.dist(CORNERS[edge], CORNERS[(edge + 1) % 6]) == pytest.approx(1)


@given(hexes, st.floats(0, 0.999), st.floats(0, 2 * math.pi))
def test_points_inside_belong_to_their_hexagon(at: Hex, part: float, angle: float):
    x, y = at.centre
    radius = part * APOTHEM
    assert hex_at(x + radius * math.cos(angle), y + radius * math.sin(angle)) == at


@given(hexes, st.integers(0, 5), st.floats(0, 0.99))
def test_points_near_a_corner_belong_to_their_hexagon(at: Hex, corner: int, part: float):
    x, y = at.centre
    dx, dy = CORNERS[corner]
    assert hex_at(x + part * dx, y + part * dy) == at


@given(points)
def test_a_point_lies_in_the_hexagon_with_the_nearest_centre(point: tuple[float, float]):
    found = hex_at(*point)
    nearest = min(math.dist(point, found.neighbour(edge).centre) for edge in Edge)
    assert math.dist(point, found.centre) <= nearest + 1e-9


@given(points, steps, steps)
def test_points_turn_like_hexagons(point: tuple[float, float], first: int, second: int):
    turned = turn_point(turn_point(point, first), second)
    assert close(turned, turn_point(point, first + second))


@given(hexes, steps)
def test_centres_turn_with_their_hexagons(at: Hex, turns: int):
    x, y = turn_point(at.centre, turns)
    assert math.dist((x, y), at.turned(turns).centre) < 1e-6


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex):
    assert a.distance(b) == b.distance(a)
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(c) <= a.distance(b) + b.distance(c)


def test_moving_adds_the_offset():
    assert Hex(2, -3).moved(-1, 5) == Hex(1, 2)
