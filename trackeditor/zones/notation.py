"""The notation in which classic road-books write stages: legs over zones (RULES.md, section 5).

The long form has a leg an entry: ``L0-L1 / C7-C6``. The compact form, ``C3-L9-L8-C4``, lists road
ends in driving order: two ends of one zone that follow each other are a leg over it, two ends of
different zones lie on a joint between their boards. So the first zone of the compact form may have
one end only, by which the road leaves it, and the last one end only, by which the road enters it:
the stage then starts or finishes inside that board. The long form of such open legs is ``-C3`` and
``C4-``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from trackeditor.layout.documents import shown
from trackeditor.sentences import sentence
from trackeditor.zones.errors import ZoneError

MOST_LETTERS = 250
"""A longer text is no stage: 4 zones driven twice each need some 60 letters."""
_DASHES = re.compile("[-\u00ad\u2010-\u2015\u2043\u207b\u208b\u2212\ufe58\ufe63\uff0d]")
_SLASHES = re.compile("[/\u2044\u2215\u29f8\uff0f]")
_END = re.compile(r"([A-Za-z])[ ]?([0-9]{1,2})")
_EXAMPLE = sentence("write a letter and a number, as in C7")


class RoadEnd(NamedTuple):
    """A numbered road end on the border of a zone's board."""

    zone: str
    number: int

    def __str__(self) -> str:
        return f"{self.zone}{self.number}"


class Leg(NamedTuple):
    """A way over one zone; it is open at the end where the stage starts or finishes inside."""

    zone: str
    entry: int | None
    exit: int | None

    @property
    def ends(self) -> tuple[RoadEnd, ...]:
        """The road ends that it names, in driving order."""
        return tuple(
            RoadEnd(self.zone, number) for number in (self.entry, self.exit) if number is not None
        )

    def __str__(self) -> str:
        entry, exit_ = (
            "" if number is None else str(RoadEnd(self.zone, number))
            for number in (self.entry, self.exit)
        )
        return f"{entry}-{exit_}"


Legs = tuple[Leg, ...]


def parse_legs(text: str) -> Legs:
    """The legs that a text in long or compact form names.

    Small letters, odd blanks and dashes and slashes of all kinds are read too. Whether the legs
    make a stage, the rules of :mod:`trackeditor.zones.rules` say.

    Raises
    ------
    ZoneError
        naming the part of the text that cannot be read.

    Examples
    --------
    >>> [str(leg) for leg in parse_legs("c8 – c3 / J1-J4")]
    ['C8-C3', 'J1-J4']
    >>> [str(leg) for leg in parse_legs("C3-L9-L8-C4")]
    ['-C3', 'L9-L8', 'C4-']
    """
    if len(text) > MOST_LETTERS:
        raise ZoneError(
            sentence("{text}: too long for the legs of a stage; write one stage", text=shown(text))
        )
    plain = _plain(text)
    if not plain:
        raise ZoneError(sentence("no legs; write them as in C8-C3 / J1-J4"))
    parts = [part.strip() for part in plain.split("/")]
    if len(parts) == 1 and not plain.startswith("-") and not plain.endswith("-"):
        return _compact([_road_end(token) for token in plain.split("-")])
    legs = tuple(map(_leg, parts))
    for i, leg in enumerate(legs):
        if leg.entry is None and i > 0:
            raise ZoneError(
                sentence(
                    "{leg}: no entry; only the first leg may begin inside its board", leg=str(leg)
                )
            )
        if leg.exit is None and i < len(legs) - 1:
            raise ZoneError(
                sentence("{leg}: no exit; only the last leg may end inside its board", leg=str(leg))
            )
    return legs


def looks_like_legs(text: str) -> bool:
    """True for a text that is meant as legs, well written or not: road ends between dashes.

    Of a text that is too long for a stage the beginning tells.

    >>> looks_like_legs("L0-L1 / C7-X"), looks_like_legs("rally-1-ss1"), looks_like_legs("C7.json")
    (True, False, False)
    """
    if "." in text:
        return False
    tokens = [token.strip() for token in re.split("[-/]", _plain(text[:MOST_LETTERS]))]
    named = sum(_END.fullmatch(token) is not None for token in tokens)
    return len(tokens) > 1 and named > 0 and 2 * named >= sum(map(bool, tokens))


def notation(legs: Sequence[Leg]) -> str:
    """The legs in long form, the inverse of :func:`parse_legs`."""
    return " / ".join(map(str, legs))


def compact_notation(legs: Sequence[Leg]) -> str:
    """The legs in compact form, which :func:`parse_legs` reads as the same legs.

    >>> compact_notation(parse_legs("C8-C3 / J1-J4"))
    'C8-C3-J1-J4'

    Raises
    ------
    ZoneError
        when two legs in succession lie on one zone: the compact form cannot tell them apart.
    """
    for leg, following in pairwise(legs):
        if leg.zone == following.zone:
            raise ZoneError(
                sentence(
                    "{leg} / {following}: two legs in succession on zone {zone} have no"
                    " compact form; use the long one",
                    leg=str(leg),
                    following=str(following),
                    zone=leg.zone,
                )
            )
    if len(legs) == 1:
        return str(legs[0])
    return "-".join(str(end) for leg in legs for end in leg.ends)


def _plain(text: str) -> str:
    """The text with single blanks and one kind of dash and slash."""
    return _SLASHES.sub("/", _DASHES.sub("-", " ".join(text.split())))


def _road_end(token: str) -> RoadEnd:
    match = _END.fullmatch(token.strip())
    if match is None:
        if not token.strip():
            raise ZoneError(
                sentence("a road end is missing between two dashes; {remedy}", remedy=_EXAMPLE)
            )
        raise ZoneError(
            sentence(
                "{what} is no road end; {remedy}, and dashes between",
                what=shown(token.strip()),
                remedy=_EXAMPLE,
            )
        )
    return RoadEnd(match[1].upper(), int(match[2]))


def _leg(part: str) -> Leg:
    """A leg of the long form."""
    tokens = part.split("-")
    if not part:
        raise ZoneError(sentence("a leg is missing beside a slash; write it as in C8-C3"))
    without_outer = part.strip("- ")
    if len(tokens) > 2 and without_outer != part and "-" in without_outer:
        raise ZoneError(
            sentence(
                "{part} is no leg; leave the dash at its beginning or end out, as in {leg}",
                part=shown(part),
                leg=shown(without_outer),
            )
        )
    if len(tokens) != 2 or not any(token.strip() for token in tokens):
        raise ZoneError(
            sentence(
                "{part} is no leg; write its entry and its exit, as in C8-C3", part=shown(part)
            )
        )
    entry, exit_ = (_road_end(token) if token.strip() else None for token in tokens)
    if entry is not None and exit_ is not None and entry.zone != exit_.zone:
        raise ZoneError(
            sentence(
                "{part} joins two zones; a leg lies on one zone, and legs are parted by ' / '",
                part=shown(part),
            )
        )
    zone = next(end.zone for end in (entry, exit_) if end is not None)
    return Leg(zone, *(None if end is None else end.number for end in (entry, exit_)))


def _compact(ends: Sequence[RoadEnd]) -> Legs:
    runs = [tuple(run) for _, run in groupby(ends, key=lambda end: end.zone)]
    if len(ends) == 1:
        raise ZoneError(
            sentence("{end}: one road end alone; write a leg, as in C8-C3", end=str(ends[0]))
        )
    legs = []
    for i, run in enumerate(runs):
        if len(run) > 2:
            raise ZoneError(
                sentence(
                    "{end}: a third road end of zone {zone} in succession; a leg has two, and"
                    " the next leg lies on another zone",
                    end=str(run[2]),
                    zone=run[2].zone,
                )
            )
        if len(run) == 2:
            legs.append(Leg(run[0].zone, run[0].number, run[1].number))
        elif i == 0:
            legs.append(Leg(run[0].zone, None, run[0].number))
        elif i == len(runs) - 1:
            legs.append(Leg(run[0].zone, run[0].number, None))
        else:
            raise ZoneError(
                sentence(
                    "{end}: zone {zone} is entered and not left; add the road end by which the"
                    " road leaves it",
                    end=str(run[0]),
                    zone=run[0].zone,
                )
            )
    return tuple(legs)
