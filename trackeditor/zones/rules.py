"""Zones: whether legs make a stage (RULES.md, section 5).

A rule looks at a :class:`LegContext`; its docstring explains it to users.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from trackeditor.cells.seams import SeamState, meeting
from trackeditor.legality import Finding, Place, Severity, rule_of
from trackeditor.legality.rules import Found, Registry, Rule
from trackeditor.sentences import Sentence, any_of, counted, sentence
from trackeditor.tiles import EdgeEnd
from trackeditor.zones.compiling import closed_section, compile_legs, unreached
from trackeditor.zones.model import (
    Boards,
    face_name,
    face_of,
    joints,
    no_road,
    side_in_words,
    undescribed,
)
from trackeditor.zones.notation import Leg, RoadEnd

MOST_ZONES = 4
MOST_USES = 2
_SOURCE = "RULES.md, section 5"


@dataclass(frozen=True, slots=True)
class LegContext:
    """What the rules look at: the legs of a stage, the boards, the zones on their snow side."""

    legs: Sequence[Leg]
    boards: Boards
    snow: Collection[str] = ()


_LEG_RULES: Registry[LegContext] = Registry()
_rule = _LEG_RULES.rule


def leg_rules() -> Sequence[Rule[LegContext]]:
    """All rules on legs by their number."""
    return tuple(_LEG_RULES)


def leg_rule_of(code: str) -> Rule[LegContext] | None:
    """The rule with a code, whatever the case of its letters."""
    return _LEG_RULES.rule_of(code)


def rule_on_stages(code: str) -> Rule[Any] | None:
    """The rule with a code, be it on layouts or on legs."""
    return rule_of(code) or leg_rule_of(code)


def check_legs(legs: Sequence[Leg], boards: Boards, snow: Collection[str] = ()) -> list[Finding]:
    """All findings on the legs of a stage, errors first and then in driving order.

    Parameters
    ----------
    legs : the stage
    boards : the zones that there are
    snow : zones that lie on their snow side
    """
    context = LegContext(legs, boards, snow)
    severities = list(Severity)
    findings = _LEG_RULES.findings(context)
    return sorted(findings, key=lambda finding: severities.index(finding.severity))


def _on(leg: Leg) -> Place:
    return Place(tile=str(leg))


def _whole() -> Place:
    return Place()


@_rule("ZON-1", "Too many zones", Severity.ERROR, _SOURCE)
def too_many_zones(context: LegContext) -> Iterator[Found]:
    """A stage leads over one to four zones."""
    zones = list(dict.fromkeys(leg.zone for leg in context.legs))
    if len(zones) > MOST_ZONES:
        yield Found(
            _whole(),
            sentence(
                "the stage leads over {number} zones ({zones})",
                number=len(zones),
                zones=", ".join(zones),
            ),
            sentence("make it lead over at most {most} zones", most=MOST_ZONES),
        )


@_rule("ZON-2", "Zone used too often", Severity.ERROR, _SOURCE)
def zone_too_often(context: LegContext) -> Iterator[Found]:
    """A zone may be used twice in a stage, not more often."""
    uses = Counter(leg.zone for leg in context.legs)
    for zone, number in uses.items():
        if number > MOST_USES:
            leg = [leg for leg in context.legs if leg.zone == zone][MOST_USES]
            yield Found(
                _on(leg),
                sentence("zone {zone} is used {number} times", zone=zone, number=number),
                sentence(
                    "lead the road over another zone; a zone may be used {most} times",
                    most=MOST_USES,
                ),
            )


@_rule("ZON-3", "Two legs in succession on one zone", Severity.ERROR, "docs/zones.md")
def zone_in_succession(context: LegContext) -> Iterator[Found]:
    """A road that leaves a board leads onto another one, since a board lies on the table once."""
    for leg, following in joints(context.legs):
        if leg.zone == following.zone:
            yield Found(
                _on(following),
                sentence(
                    "it follows {leg}, which lies on zone {zone} too", leg=str(leg), zone=leg.zone
                ),
                sentence("make one leg of both, or lead the road over another zone between them"),
            )


@_rule("ZON-4", "Road end used twice", Severity.ERROR, "docs/zones.md")
def road_end_twice(context: LegContext) -> Iterator[Found]:
    """A road end lies on one joint, and no road is driven twice; so a stage uses every road end
    once.
    """
    first: dict[RoadEnd, Leg] = {}
    for leg in context.legs:
        for end in leg.ends:
            if end in first:
                other = (
                    sentence("the same leg")
                    if first[end] is leg
                    else sentence("leg {leg}", leg=str(first[end]))
                )
                yield Found(
                    _on(leg),
                    sentence(
                        "road end {end} is used by {other} already", end=str(end), other=other
                    ),
                    sentence("drive on another road of the board"),
                )
            first.setdefault(end, leg)


@_rule("ZON-5", "Same road driven twice", Severity.ERROR, _SOURCE)
def same_road_twice(context: LegContext) -> Iterator[Found]:
    """Where boards are described: two legs of a stage must not drive over the same cells of a
    board. Roads that cross may both be driven when the crossing is described as an overlap.
    """
    driven = [
        (leg, way.road.names)
        for leg in dict.fromkeys(context.legs)
        if (face := face_of(leg, context.boards, context.snow)) and (way := face.way(leg))
    ]
    for (leg, names), (other, others) in combinations(driven, 2):
        if leg.zone == other.zone and leg.ends != other.ends[::-1] and names & others:
            yield Found(
                _on(other),
                sentence(
                    "it drives over cells that leg {leg} drives over (first {cell})",
                    leg=str(leg),
                    cell=min(names & others),
                ),
                sentence(
                    "drive on another road of the board, or describe a crossing as an overlap"
                ),
            )


@_rule("ZON-6", "No such zone", Severity.ERROR, _SOURCE)
def unknown_zone(context: LegContext) -> Iterator[Found]:
    """The classic game has the zones C, J, L and V; board files may add others."""
    for leg in _first_of_zones(context.legs):
        if leg.zone not in context.boards:
            zones = ", ".join(sorted(context.boards))
            yield Found(
                _on(leg),
                sentence(
                    "there is no zone {zone}; those known are {zones}", zone=leg.zone, zones=zones
                ),
                sentence(
                    "correct the letter, or describe the board in a board file (docs/zones.md)"
                ),
            )


@_rule("ZON-7", "No such road on the board", Severity.ERROR, "docs/zones.md")
def no_such_road(context: LegContext) -> Iterator[Found]:
    """Where a board is described: a leg needs a road between its ends, on the side that lies up."""
    for leg in dict.fromkeys(context.legs):
        face = face_of(leg, context.boards, context.snow)
        if face is not None and face.way(leg) is None:
            name = face_name(leg.zone, context.snow)
            missing = [str(end) for end in leg.ends if end.number not in face.ends]
            message = no_road(leg, face, name)
            if missing:
                message = sentence(
                    "{message} (none ends at {ends})", message=message, ends=any_of(missing)
                )
            yield Found(_on(leg), message, sentence("drive on a road that the board has"))


@_rule("ZON-8", "Lanes that do not meet", Severity.ERROR, "RULES.md, sections 3 and 5")
def lanes_do_not_meet(context: LegContext) -> Iterator[Found]:
    """Where boards are described: the roads on both sides of a joint need as many lanes, or two and
    three.
    """
    boards = context.boards
    for leg, following in joints(context.legs):
        if leg.exit is None or following.entry is None:
            continue
        faces = [face_of(each, boards, context.snow) for each in (leg, following)]
        lanes = [
            boards[each.zone].lanes(end) if each.zone in boards else 0
            for each, end in ((leg, leg.exit), (following, following.entry))
        ]
        if None not in faces and meeting(*map(EdgeEnd, lanes)) is not SeamState.JOINED:
            here, there = leg.ends[-1], following.ends[0]
            yield Found(
                _on(following),
                sentence(
                    "road end {here} has {here_lanes}, {there} has {there_lanes}",
                    here=str(here),
                    here_lanes=_lanes(lanes[0]),
                    there=str(there),
                    there_lanes=_lanes(lanes[1]),
                ),
                sentence("join road ends with as many lanes"),
            )


@_rule("ZON-9", "Road end that is not known", Severity.ADVICE, _SOURCE)
def unknown_end(context: LegContext) -> Iterator[Found]:
    """The road ends of a board that nobody has described are known from published stages only. An
    end that none of them names may be there all the same.
    """
    for leg in dict.fromkeys(context.legs):
        board = context.boards.get(leg.zone)
        if board is None or board.faces:
            continue
        for end in leg.ends:
            if end.number not in board.ends:
                known = ", ".join(str(number) for number in sorted(board.ends))
                yield Found(
                    _on(leg),
                    sentence(
                        "no published stage that is known names road end {end} (known: {known})",
                        end=str(end),
                        known=known,
                    ),
                    sentence("look whether the board has it"),
                )


@_rule("ZON-10", "Board that is not described", Severity.ADVICE, "docs/zones.md")
def board_not_described(context: LegContext) -> Iterator[Found]:
    """What lies between the road ends of the published boards is not known to the program. The
    stage can be driven on the table; in the simulator only when an owner has described them.
    """
    known = [leg for leg in context.legs if leg.zone in context.boards]
    for zone in undescribed(known, context.boards, context.snow):
        leg = next(leg for leg in known if leg.zone == zone)
        side = side_in_words(face_name(zone, context.snow))
        yield Found(
            _on(leg),
            sentence("the interior of board {zone} ({side}) is not known", zone=zone, side=side),
            sentence(
                "describe it in a board file (docs/zones.md) to drive the stage in the simulator"
            ),
        )


@_rule("ZON-11", "Road that does not lead on", Severity.ERROR, "docs/zones.md")
def road_leads_on(context: LegContext) -> Iterator[Found]:
    """Where boards are described: a car must find a way from the start over the cells of every
    section to the finish. Where rows that follow each other have no lane in common it finds none.
    """
    faces = [face_of(leg, context.boards, context.snow) for leg in context.legs]
    ways = [face and face.way(leg) for leg, face in zip(context.legs, faces, strict=True)]
    if not all(ways) or any(lanes_do_not_meet(context)):
        return
    remedy = sentence("correct the rows of the section, or of the one before it, in the board file")
    legs, boards, snow = context.legs, context.boards, context.snow
    closed = closed_section(legs, boards, snow)
    if closed is not None:
        message = sentence("no car can drive through section {section}", section=closed)
        yield Found(_whole(), message, remedy)
        return
    section = unreached(compile_legs(legs, boards, snow))
    if section is not None:
        message = sentence("no car can drive from the start to {section}", section=section)
        yield Found(_whole(), message, remedy)


def _first_of_zones(legs: Iterable[Leg]) -> Iterator[Leg]:
    seen: set[str] = set()
    for leg in legs:
        if leg.zone not in seen:
            seen.add(leg.zone)
            yield leg


def _lanes(number: int) -> Sentence:
    return counted("{count} lanes", "{count} lane", number)
