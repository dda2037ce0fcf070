"""The SVG drawing of a layout: what it shows, and where."""

import re
from collections import Counter
from itertools import combinations
from math import dist, nan
from pathlib import Path
from xml.etree import ElementTree

import pytest

from trackeditor.drawing.marks import Drop, Label
from trackeditor.drawing.measures import BADGE_RADIUS
from trackeditor.drawing.palette import LIGHT, Ink
from trackeditor.drawing.pins import pin_marks
from trackeditor.drawing.sides import limit_places, name_of_side
from trackeditor.grid import Edge, Hex, turn_point
from trackeditor.layout import Layout, Marker, PlacedTile, Token, read_layout
from trackeditor.legality.drawing import Badge, layout_svg
from trackeditor.tiles import load_library

LIBRARY = load_library()
EXAMPLES = sorted((Path(__file__).parent.parent / "examples").glob("*.json"))
SVG = "{http://www.w3.org/2000/svg}"
HERE = Hex(2, -1)
SEVERITIES = (Ink.ERROR, Ink.WARNING, Ink.ADVICE)


def draw(layout: Layout, *args, **kwargs) -> ElementTree.Element:
    return ElementTree.fromstring(layout_svg(layout, LIBRARY, *args, **kwargs))


def one(side: str, rotation: int = 0) -> Layout:
    return Layout((PlacedTile(side, HERE, rotation),))


def groups(root, kind: str) -> list[ElementTree.Element]:
    return [group for group in root.iter(f"{SVG}g") if group.get("class") == kind]


def texts(root) -> Counter:
    return Counter(element.text for element in root.iter(f"{SVG}text"))


def pairs(text: str) -> list[tuple[float, float]]:
    numbers = [float(word) for word in re.findall(r"-?\d+(?:\.\d+)?", text)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def places(root) -> list[tuple[float, float]]:
    """Every point that something is drawn at."""
    found: list[tuple[float, float]] = []
    for element in root.iter():
        found += pairs(element.get("points", ""))
        if element.tag == f"{SVG}circle":
            x, y, r = (float(element.get(key)) for key in ("cx", "cy", "r"))
            found += [(x - r, y - r), (x + r, y + r)]
        if element.tag == f"{SVG}text":
            x, y, size = (float(element.get(key)) for key in ("x", "y", "font-size"))
            half = 0.4 * size * len(element.text)
            found += [(x - half, y - size), (x + half, y + 0.2 * size)]
        if element.tag == f"{SVG}path":
            found.append(tip(element))
    return found


def tip(path: ElementTree.Element) -> tuple[float, float]:
    return pairs(path.get("d").split("L")[0])[0]


def head(badge: ElementTree.Element) -> tuple[float, float]:
    text = badge.find(f"{SVG}text")
    return (float(text.get("x")), float(text.get("y")))


def is_inside(root, points) -> bool:
    x, y, width, height = map(float, root.get("viewBox").split())
    return all(x <= px <= x + width and y <= py <= y + height for px, py in points)


# --- the document --------------------------------------------------------------------------------


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_a_published_stage_is_drawn_tile_by_tile_inside_the_picture(path: Path) -> None:
    layout = read_layout(path)
    root = draw(layout)
    assert [g.get("data-tile") for g in groups(root, "tile")] == [t.side for t in layout]
    assert is_inside(root, places(root))


@pytest.mark.parametrize("part", range(6))
def test_every_side_can_be_drawn(part: int) -> None:
    sides = list(LIBRARY)[part::6]
    layout = Layout(tuple(PlacedTile(side, Hex(3 * i, 0), i % 6) for i, side in enumerate(sides)))
    root = draw(layout)
    assert len(groups(root, "tile")) == len(sides)
    assert is_inside(root, places(root))


def test_an_empty_layout_is_an_empty_sheet() -> None:
    root = draw(Layout())
    width, height = map(float, root.get("viewBox").split()[2:])
    assert width > 0
    assert height > 0
    assert not list(root.iter(f"{SVG}polygon"))


def test_the_picture_needs_nothing_else_and_is_the_same_every_time() -> None:
    layout = read_layout(EXAMPLES[0])
    text = layout_svg(layout, LIBRARY)
    assert text == layout_svg(layout, LIBRARY)
    assert "href" not in text
    assert "url(" not in text


def test_all_text_is_upright() -> None:
    assert not [e for e in draw(one("215b", 1)).iter() if e.get("transform") or e.get("rotate")]


# --- tiles ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "limits"), [
    ("210a", "2221"),  # drift cells 2 2 2 about the inner 1
    ("211b", "22212"),  # the same with a shortcut of limit 2
    ("224b", "4443355"),  # two inner cells, two shortcut spaces
    ("415a", "344"),  # the shared spaces of a Y-junction are named once
    ("404a", "24"),  # limits of the fork's line
    ("205b", "4"),  # jump
    ("205a", ""),
])  # fmt: skip
@pytest.mark.parametrize("rotation", [0, 1, 4])
def test_every_printed_number_is_shown_once(side: str, limits: str, rotation: int) -> None:
    shown = texts(draw(one(side, rotation)))
    assert shown == Counter([*limits, side])


def test_a_limit_stands_in_its_cell() -> None:
    # 210a, not turned: the corner is C | D at (0.5, 0.866); the inner line ends at radius 0.5.
    root = draw(Layout((PlacedTile("210a", Hex(0, 0)),)))
    for text in root.iter(f"{SVG}text"):
        place = (float(text.get("x")), float(text.get("y")) - 0.36 * float(text.get("font-size")))
        radius = dist(place, (0.5, 0.866))
        if text.text == "1":
            assert 0.2 < radius < 0.5
        elif text.text == "2":
            assert 0.5 < radius < 0.8


def test_a_turned_tile_is_drawn_turned() -> None:
    def outline(rotation: int) -> set[tuple[float, float]]:
        root = draw(Layout((PlacedTile("204a", Hex(0, 0), rotation),)))
        return {point for p in root.iter(f"{SVG}polygon") for point in pairs(p.get("points"))}

    def near(point: tuple[float, float], drawn: set[tuple[float, float]]) -> bool:
        return any(dist(point, other) < 0.002 for other in drawn)

    # The road's corner at D is (0.317, 0.866); a clockwise step takes D to E.
    assert near((0.317, 0.866), outline(0))
    turned = (0.317 * 0.5 - 0.866 * 0.866, 0.317 * 0.866 + 0.866 * 0.5)
    assert near(turned, outline(1))
    assert not near(turned, outline(0))


def test_water_is_blue_and_shortcuts_are_green() -> None:
    fills = Counter(p.get("fill") for p in draw(one("214b")).iter(f"{SVG}polygon"))
    assert fills[LIGHT[Ink.SHORTCUT]] == 1
    assert fills[LIGHT[Ink.WATER]] == 0
    wet = [side for side in LIBRARY if any(c.water for c in LIBRARY.compiled(side).cells.values())]
    assert wet
    for side in wet:
        cells = [c for c in LIBRARY.compiled(side).cells.values() if c.water and c.kind != "slide"]
        fills = Counter(p.get("fill") for p in draw(one(side)).iter(f"{SVG}polygon"))
        assert fills[LIGHT[Ink.WATER]] == len(cells), side


def test_a_start_line_is_chequered_and_named() -> None:
    root = draw(one("202a"))
    fills = Counter(p.get("fill") for p in root.iter(f"{SVG}polygon"))
    assert fills[LIGHT[Ink.CHEQUER_DARK]] == fills[LIGHT[Ink.CHEQUER_LIGHT]] > 0
    assert " ".join(texts(root)) == "202a START"


def test_a_pit_is_named_and_has_bays() -> None:
    root = draw(one("101"))
    assert " ".join(texts(root)) == "101 PIT"
    strokes = Counter(p.get("stroke") for p in root.iter(f"{SVG}polygon"))
    assert strokes[LIGHT[Ink.GRID_BOX]] == 3


def test_scenery_and_the_service_park_have_no_cells() -> None:
    assert len(list(draw(one("901a")).iter(f"{SVG}polygon"))) == 1
    # The service park has the hexagon and the end of the road that leads to it.
    assert len(list(draw(one("201a")).iter(f"{SVG}polygon"))) == 2


def test_an_unknown_tile_is_a_grey_hexagon_with_its_name() -> None:
    root = draw(one('9<&">'))
    (group,) = groups(root, "tile")
    (polygon,) = group.iter(f"{SVG}polygon")
    assert polygon.get("fill") == LIGHT[Ink.UNKNOWN]
    assert texts(root) == Counter(['9<&">'])
    assert group.get("data-tile") == '9<&">'


@pytest.mark.parametrize("name", ["a\x00b", "\ud800", "x" * 40, "]]>", "\u202e\x1b[0m"])
def test_no_name_breaks_the_document(name: str) -> None:
    layout = Layout((PlacedTile(name, HERE),), name=name)
    root = draw(layout)
    assert len(groups(root, "tile")) == 1
    assert is_inside(root, places(root))


def test_two_tiles_on_one_hexagon_are_both_seen() -> None:
    root = draw(Layout((PlacedTile("204a", HERE), PlacedTile("210a", HERE))))
    first, second = (
        pairs(next(g.iter(f"{SVG}polygon")).get("points")) for g in groups(root, "tile")
    )
    assert len(first) == len(second) == 6
    assert all(dist(a, b) > 0.1 for a, b in zip(first, second, strict=True))
    assert is_inside(root, places(root))


def test_marked_cells_are_drawn_in_the_colour_of_a_finding() -> None:
    root = draw(one("210a"), highlight={(HERE, "r0.0.1"), (HERE, "no such"), (Hex(9, 9), "r0.0.1")})
    marked = [p for p in root.iter(f"{SVG}polygon") if p.get("fill") == LIGHT[Ink.HIGHLIGHT]]
    assert len(marked) == 1


# --- markers and tokens --------------------------------------------------------------------------


@pytest.mark.parametrize(("line", "middle"), [
    ("A", (0.0, -0.866)), ("D", (0.0, 0.866)), ("r0.0", (0.0, 0.0)),
])  # fmt: skip
def test_a_marker_stands_on_its_line(line: str, middle: tuple[float, float]) -> None:
    # 204a is straight from D to A with two equal rows.
    layout = Layout((PlacedTile("204a", Hex(0, 0)),), markers=(Marker("finish", Hex(0, 0), line),))
    (group,) = groups(draw(layout), "marker")
    corners = [point for p in group.iter(f"{SVG}polygon") for point in pairs(p.get("points"))]
    x = (min(x for x, _ in corners) + max(x for x, _ in corners)) / 2
    y = (min(y for _, y in corners) + max(y for _, y in corners)) / 2
    assert (x, y) == pytest.approx(middle, abs=0.002)
    assert max(x for x, _ in corners) == pytest.approx(0.317, abs=0.001)


def test_joker_arches_have_their_colours() -> None:
    markers = (Marker("joker-entrance", HERE, "A"), Marker("joker-exit", HERE, "D"))
    root = draw(Layout(one("204a").tiles, markers=markers))
    fills = [next(g.iter(f"{SVG}polygon")).get("fill") for g in groups(root, "marker")]
    assert fills == [LIGHT[Ink.JOKER_ENTRANCE], LIGHT[Ink.JOKER_EXIT]]


@pytest.mark.parametrize("line", ["r7.0", "r0.9", "B", "nonsense", ""])
def test_a_marker_without_a_line_is_named(line: str) -> None:
    root = draw(Layout(one("204a").tiles, markers=(Marker("finish", HERE, line),)))
    (group,) = groups(root, "marker")
    assert texts(group) == Counter(["FINISH"])


def test_a_marker_without_a_tile_is_named() -> None:
    root = draw(Layout(markers=(Marker("start", HERE, "A"),)))
    assert texts(root) == Counter(["START"])
    assert is_inside(root, places(root))


def test_a_token_is_kept_on_its_tile() -> None:
    tokens = (Token("mud", HERE, 50.0, nan), Token("", HERE, 0.1, 0.1))
    root = draw(Layout(one("204a", 2).tiles, tokens=tokens))
    assert len(groups(root, "token")) == 2
    assert is_inside(root, places(root))


# --- pins ----------------------------------------------------------------------------------------


def test_a_pin_points_at_the_middle_of_its_tile_or_edge() -> None:
    badges = [Badge("1", "error", HERE), Badge("2", "warning", HERE, Edge.C)]
    on_tile, on_edge = groups(draw(one("204a"), badges), "badge")
    x, y = HERE.centre
    assert tip(on_tile.find(f"{SVG}path")) == pytest.approx((x, y), abs=0.001)
    # The middle of edge C lies half way to the neighbour over C.
    nx, ny = HERE.neighbour(Edge.C).centre
    middle = ((x + nx) / 2, (y + ny) / 2)
    assert tip(on_edge.find(f"{SVG}path")) == pytest.approx(middle, abs=0.001)
    assert on_edge.get("data-edge") == "C"


@pytest.mark.parametrize("rotation", range(6))
@pytest.mark.parametrize("side", ["204a", "213a", "215a", "217a", "219a", "227a"])
def test_the_head_of_a_pin_covers_no_number_and_no_name(side: str, rotation: int) -> None:
    printed, compiled = LIBRARY.side(side), LIBRARY.compiled(side)
    (pin,) = pin_marks([Badge("1", "error", HERE)], one(side, rotation), LIBRARY)
    drop = next(mark for mark in pin if isinstance(mark, Drop))
    x, y = HERE.centre
    assert drop.tip == pytest.approx((x, y))
    assert dist(drop.head, drop.tip) < 0.8
    middle = (drop.head[0] - x, drop.head[1] - y)
    for place, size in limit_places(printed, compiled).values():
        assert dist(turn_point(place, rotation), middle) > BADGE_RADIUS + 0.3 * size
    for mark in name_of_side(printed, rotation):
        if isinstance(mark, Label):
            left, top, right, bottom = mark.box
            assert not (left < middle[0] < right and top < middle[1] < bottom)


def test_pins_have_the_colour_of_their_severity_and_lie_on_top() -> None:
    badges = [Badge(str(i), severity, HERE) for i, severity in enumerate(SEVERITIES)]
    root = draw(one("204a"), badges)
    pins = groups(root, "badge")
    assert [pin.find(f"{SVG}path").get("fill") for pin in pins] == [
        LIGHT[ink] for ink in SEVERITIES
    ]
    assert [pin.find(f"{SVG}text").text for pin in pins] == ["0", "1", "2"]
    assert list(root)[-3:] == pins


def test_pins_on_one_place_stand_side_by_side() -> None:
    badges = [Badge(str(i), "error", HERE) for i in range(5)]
    root = draw(one("204a"), badges)
    heads = [head(pin) for pin in groups(root, "badge")]
    for a, b in combinations(heads, 2):
        assert dist(a, b) > 2 * BADGE_RADIUS
    assert is_inside(root, [(x + dx, y) for x, y in heads for dx in (-0.25, 0.25)])


def test_the_picture_reaches_to_pins_beyond_all_tiles() -> None:
    root = draw(one("204a"), [Badge("1", "advice", Hex(6, -9), Edge.A)])
    assert is_inside(root, places(root))
