"""A rallycross circuit of published tiles for the tests, with its standee and arches.

Tile 0 is 208a, with the line at its end. Then come the fork 408a, 204a, 410a, the fork 415a, 411a,
210a, 205b, 218a and the fork 404a, where the way from the pre-grid 401b comes in from the left. The
joker leads from 408a over 209b to 415a. Lane 0 is the left one on 408a, 209b and 401b, the right
one on the others.
"""

from functools import lru_cache

from trackeditor.cells import cell_id
from trackeditor.course import Course, analyse
from trackeditor.layout import Layout, Marker, read_layout
from trackeditor.layout.model import MarkerKind
from trackeditor.resources import data_directory
from trackeditor.simulator.laps import cell_in_lap, unrolled
from trackeditor.simulator.rules import load_rules
from trackeditor.simulator.track import Track
from trackeditor.tiles import load_library

RX = load_rules("rx")
CONTACT = load_rules("rx-full-contact")
STRAIGHT, JOKER_FORK, SHORT, HAIRPIN, MEETING, BEND, CORNER, RAMP, SLIDE, FORK = range(10)
"""Tiles 208a, 408a, 204a, 410a, 415a, 411a, 210a, 205b, 218a, 404a by number."""


def standees_placed() -> Layout:
    """The published circuit rx-1-ss1, the line between 208a and 408a, arches around 209b."""
    layout = read_layout(data_directory("examples") / "rx-1-ss1.json")
    standees: tuple[tuple[MarkerKind, str, str], ...] = (
        ("finish", "208a", "D"),
        ("joker-entrance", "209b", "D"),
        ("joker-exit", "209b", "B"),
    )
    for kind, side, edge in standees:
        at = next(tile.at for tile in layout if tile.side == side)
        layout = layout.mark(Marker(kind, at, edge))
    return layout


@lru_cache
def rallycross() -> Course:
    """The course of that circuit."""
    course = analyse(standees_placed(), load_library()).course
    assert course is not None
    assert course.tiles[STRAIGHT].side == "208a"
    return course


@lru_cache
def rallycross_track(laps: int = 2, rules: str = "rx") -> Track:
    """The circuit over some laps, the joker to be driven once."""
    return Track(unrolled(rallycross(), laps, joker=True), load_rules(rules))


def on_tile(tile: int, local: str, lap: int = 1, *, joker: bool = False) -> str:
    """Id of a cell of the main circuit; ``joker``: after the joker section."""
    return cell_in_lap(cell_id(rallycross().tiles[tile].at, local), lap, joker=joker)


def on_joker(tile: int, local: str, lap: int = 1) -> str:
    """Id of a cell of the joker section: tile 0 is 408a, 1 is 209b, 2 is 415a."""
    return cell_in_lap(cell_id(rallycross().joker[tile].at, local), lap, joker=True)
