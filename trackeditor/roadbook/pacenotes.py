"""Pace notes: a course as a co-driver calls it, from the start line to the finish line.

The notes are typed values; ``wording`` puts them into words, which stand in one table, so that
another language is another table.

Vocabulary
----------
The number after a *turn*, *cut*, *over jump* or *narrows* is a gear, as drivers call their corners
by the gear that they take: the highest one with which the inner line may be entered. The number
after *straight* counts cells (a driver's hundred metres), run on over tile borders.

=====================  ============================================================================
202a START             the start tile; the notes begin at its line (likewise 203a FINISH)
from 204a              a circuit without a line; the notes begin with this tile
straight 3             three cells without a limit, on any tile, also beside a corner
left 3, right 3        a corner with limit 3 on its inner line
hairpin left 1         the road comes back on itself: edges next to each other, limit 1 or 2
long right 4           as sharp a change of direction, but to be taken faster than a hairpin
kink 4                 a corner on a straight road that favours no side
double right 1         two corners to one side, one after the other; the line is chosen anew
right 3 tightens 2     the second of two corners to one side is slower (*opens*: faster)
chicane right 1 left 1 corners to both sides on one tile
flat left              a bend without a limit, whatever its number of cells
left at junction       the way where the road forks (likewise *keep straight at junction*)
left 3 at junction     with limit 3 in the junction's corner, or on a line across the way that turns
cut 4                  the corner has a shortcut with limit 4
caution                a danger triangle at the corner: an extra warning can be drawn there
slide in, slide out    cells on which a car may slide before, after the corner (said on request)
over jump 4            a jump with number 4
through water          one or more rows of water
narrow straight 2      two cells as wide as the road; in a bend *narrow flat left*
narrows 5              a cell as wide as the road, with limit 5
uphill, downhill       said before whatever lies on a climbing tile
onto snow              the surface changes
=====================  ============================================================================
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Literal

from trackeditor.course import Course, CourseTile
from trackeditor.roadbook.sections import Section, sections
from trackeditor.tiles.model import Terrain
from trackeditor.tiles.passages import Climb

TurnSide = Literal["left", "right"]
Slide = Literal["in", "out", "both"]
Shape = Literal["plain", "hairpin", "long"]
NoteKind = Literal[
    "start",
    "from",
    "finish",
    "straight",
    "junction",
    "flat",
    "corner",
    "chicane",
    "jump",
    "water",
    "narrows",
    "surface",
]
HAIRPIN_LIMIT = 2
"""A road that comes back on itself is a hairpin up to this gear, above it a long corner."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One corner: side (None when it favours none), inner limit, shortcut and what else matters."""

    side: TurnSide | None
    limit: int | None
    cut: int | None = None
    caution: bool = False
    slide: Slide | None = None


@dataclass(frozen=True, slots=True)
class PaceNote:
    """One call of the co-driver.

    ``tile`` is the side on which it begins and ``cells`` the number of cells on the shortest way
    through it. ``turns`` are the corners of a corner or chicane, or the turn of a junction (none:
    straight on); ``side`` belongs to a flat bend, ``limit`` to a jump or narrows. ``visit`` is the
    place of the tile in the course's driving order; it is no part of what is called, so notes that
    differ in it alone are equal.
    """

    kind: NoteKind
    tile: str
    cells: int = 0
    side: TurnSide | None = None
    limit: int | None = None
    turns: tuple[Turn, ...] = ()
    shape: Shape = "plain"
    narrow: bool = False
    climb: Climb | None = None
    terrain: Terrain | None = None
    visit: int = field(default=0, compare=False)


def pace_notes(course: Course) -> tuple[PaceNote, ...]:
    """The notes of a course in driving order; for a circuit, those of one lap from its line.

    A lap over a start line ends where it began, without a call of its own. In rallycross it is a
    lap of the main circuit.
    """
    course = course.main
    found: list[PaceNote] = []
    terrain: Terrain | None = None
    way = sections(course)
    if way:
        kind: NoteKind = "start" if course.start else "from"
        tile = course.cells[course.start[0]].tile if course.start else way[0].tile
        found.append(PaceNote(kind, tile, visit=way[0].visit))
    for visit, part in groupby(way, key=lambda section: section.visit):
        on_tile = list(part)
        here = on_tile[0].terrain
        if here is not Terrain.NONE:
            if terrain not in (None, here):
                found.append(PaceNote("surface", on_tile[0].tile, terrain=here, visit=visit))
            terrain = here
        tile_driven = course.tiles[visit]
        notes = _tile_notes(tile_driven, on_tile)
        if tile_driven.junction:
            notes = _with_way(notes, tile_driven, on_tile)
        found.extend(replace(note, visit=visit) for note in notes)
    if way and course.finish and any(move.line == "finish" for move in course.moves):
        tile = course.cells[course.finish[0]].tile
        found.append(PaceNote("finish", tile, visit=way[-1].visit))
    return tuple(_run_on(found))


def _run_on(notes: Iterable[PaceNote]) -> Iterator[PaceNote]:
    """Join straights and rows of water that follow each other."""
    last: PaceNote | None = None
    for note in notes:
        if last is not None and note.kind in ("straight", "water") and _alike(last, note):
            last = replace(last, cells=last.cells + note.cells)
            continue
        if last is not None:
            yield last
        last = note
    if last is not None:
        yield last


def _alike(a: PaceNote, b: PaceNote) -> bool:
    return (a.kind, a.narrow, a.climb) == (b.kind, b.narrow, b.climb)


# --- one tile ------------------------------------------------------------------------------------


def _tile_notes(tile: CourseTile, on_tile: Sequence[Section]) -> Iterator[PaceNote]:
    """Notes of the sections on one tile, in driving order."""
    groups = list(_corner_groups(on_tile))
    side, degrees = deflection(tile)
    if not any(section.corner for section in on_tile) and side is not None:
        yield from _flat_bend(on_tile, side, "long" if degrees == 120 else "plain")
        return
    corners = [group for group in groups if group[0].corner]
    for group in groups:
        if group[0].corner:
            yield _corner_note(group, on_tile, tile, alone=len(corners) == 1)
        else:
            yield _plain_note(group[0])


def _with_way(
    notes: Iterable[PaceNote], tile: CourseTile, on_tile: Sequence[Section]
) -> Iterator[PaceNote]:
    """Notes of a tile with a junction: the corner or bend that is the way there is called so.

    Where there is none, the way is called before all else on the tile.
    """
    side, degrees = deflection(tile)
    if side is None:
        yield PaceNote("junction", tile.side)
        yield from notes
        return
    found = list(notes)
    slow = [place for place, note in enumerate(found) if _is_slow(note, side)]
    flat = next((place for place, note in enumerate(found) if note.kind == "flat"), None)
    limit = min((s.border_limit for s in on_tile if s.border_limit is not None), default=None)
    turns = (Turn(side, limit),)
    if slow:
        yield from found[: slow[0]]
        yield _slow_junction([found[place] for place in slow], side, degrees)
        for note in found[slow[-1] + 1 :]:
            is_flat = note.kind == "flat"
            yield replace(note, kind="straight", side=None, shape="plain") if is_flat else note
    elif flat is not None:
        shape = _shape(degrees, turns)
        found[flat] = replace(found[flat], kind="junction", side=None, turns=turns, shape=shape)
        yield from found
    else:
        yield PaceNote("junction", tile.side, turns=turns)
        yield from found


def _is_slow(note: PaceNote, side: TurnSide) -> bool:
    """True for a corner to a side, and for single cells with a limit, which lead across one."""
    return note.kind == "narrows" or (note.kind == "corner" and note.turns[0].side == side)


def _slow_junction(
    notes: Sequence[PaceNote], side: TurnSide, degrees: Literal[0, 60, 120]
) -> PaceNote:
    """The call of the slow cells on the way over a junction."""
    corner = next((note for note in notes if note.kind == "corner"), None)
    if corner is not None and len(notes) == 1:
        return replace(corner, kind="junction")
    turn = corner.turns[0] if corner is not None else Turn(side, None)
    limits = [note.limit for note in notes if note.limit is not None]
    limits += [turn.limit] if turn.limit is not None else []
    turns = (replace(turn, limit=min(limits, default=None)),)
    cells = sum(note.cells for note in notes)
    shape = _shape(degrees, turns)
    return PaceNote("junction", notes[0].tile, cells, turns=turns, shape=shape)


def _shape(degrees: int, turns: Sequence[Turn]) -> Shape:
    """What a turn of the whole tile is called."""
    if degrees != 120:
        return "plain"
    slow = all(turn.limit is not None and turn.limit <= HAIRPIN_LIMIT for turn in turns)
    return "hairpin" if slow else "long"


def deflection(tile: CourseTile) -> tuple[TurnSide | None, Literal[0, 60, 120]]:
    """Side and angle by which the road on a tile turns from edge to edge.

    >>> from trackeditor.grid import Edge, Hex
    >>> deflection(CourseTile("210a", Hex(0, 0), Edge.D, Edge.C))
    ('right', 120)
    >>> deflection(CourseTile("208a", Hex(0, 0), Edge.B, Edge.D))
    ('left', 60)
    """
    turns: dict[int, tuple[TurnSide | None, Literal[0, 60, 120]]] = {
        1: ("left", 120),
        2: ("left", 60),
        4: ("right", 60),
        5: ("right", 120),
    }
    return turns.get((tile.leaves - tile.enters) % 6, (None, 0))


def _corner_groups(on_tile: Sequence[Section]) -> Iterator[list[Section]]:
    """Sections one by one, but corners together that are called in one note.

    Corners that touch make one note; so do corners to different sides with free cells between
    them, a chicane.
    """
    waiting: list[Section] = []  # free sections behind the corners of `group`
    group: list[Section] = []
    for section in on_tile:
        joined = section.corner and group and (not waiting or section.side != group[-1].side)
        if joined:
            group.append(section)
            waiting = []
        elif group and section.is_free:
            waiting.append(section)
        else:
            yield from _each(group, waiting)
            waiting = []
            group = [section] if section.corner else []
            if not section.corner:
                yield [section]
    yield from _each(group, waiting)


def _each(group: list[Section], waiting: list[Section]) -> Iterator[list[Section]]:
    if group:
        yield group
    for section in waiting:
        yield [section]


def _plain_note(section: Section) -> PaceNote:
    kind: NoteKind = "straight"
    if section.jump is not None:
        kind = "jump"
    elif section.water:
        kind = "water"
    elif section.limit is not None:
        kind = "narrows"
    return PaceNote(
        kind=kind,
        tile=section.tile,
        cells=section.length,
        limit=section.jump if kind == "jump" else section.limit,
        narrow=section.narrow and kind == "straight",
        climb=section.climb,
    )


def _flat_bend(on_tile: Sequence[Section], side: TurnSide, shape: Shape) -> Iterator[PaceNote]:
    """A bend without a limit is called once, where its free cells begin."""
    free = [section for section in on_tile if section.is_free]
    called = False
    for section in on_tile:
        if section.is_free and not called:
            called = True
            yield PaceNote(
                kind="flat",
                tile=section.tile,
                cells=sum(one.length for one in free),
                side=side,
                shape=shape,
                narrow=any(one.narrow for one in free),
                climb=section.climb,
            )
        elif not section.is_free:
            yield _plain_note(section)


def _corner_note(
    group: Sequence[Section], on_tile: Sequence[Section], tile: CourseTile, *, alone: bool
) -> PaceNote:
    side, degrees = deflection(tile)
    turns = tuple(_turn(corner, on_tile, side) for corner in group)
    sides = {turn.side for turn in turns}
    one_way = len(turns) == 1 or (len(sides) == 1 and None not in sides)
    spanned = on_tile[on_tile.index(group[0]) : on_tile.index(group[-1]) + 1]
    turns_the_tile = alone and one_way and turns[0].side == side
    return PaceNote(
        kind="corner" if one_way else "chicane",
        tile=group[0].tile,
        cells=sum(section.length for section in spanned),
        turns=turns,
        shape=_shape(degrees, turns) if turns_the_tile else "plain",
        climb=group[0].climb,
    )


def _turn(corner: Section, on_tile: Sequence[Section], tile_side: TurnSide | None) -> Turn:
    place = on_tile.index(corner)
    slides_in = place > 0 and on_tile[place - 1].slide
    slides_out = place + 1 < len(on_tile) and on_tile[place + 1].slide
    slide: Slide | None = "in" if slides_in else "out" if slides_out else None
    return Turn(
        side=corner.side or tile_side,
        limit=corner.limit,
        cut=corner.cut,
        caution=corner.caution,
        slide="both" if slides_in and slides_out else slide,
    )
