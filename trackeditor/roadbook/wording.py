"""Words for pace notes: one table a language."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from trackeditor.course import Course
from trackeditor.roadbook.pacenotes import PaceNote, Turn, pace_notes

Words = Mapping[str, str]

ENGLISH: Words = {
    "start": "{tile} START",
    "from": "from {tile}",
    "finish": "{tile} FINISH",
    "straight": "straight {cells}",
    "junction": "{turn} at junction",
    "junction straight": "keep straight at junction",
    "flat": "flat {side}",
    "flat long": "long flat {side}",
    "jump": "over jump {limit}",
    "water": "through water",
    "narrows": "narrows {limit}",
    "surface gravel": "onto gravel",
    "surface asphalt": "onto asphalt",
    "surface snow": "onto snow",
    "left": "left",
    "right": "right",
    "turn": "{side} {limit}",
    "turn without name": "{limit}",
    "kink": "kink {limit}",
    "bend": "bend",
    "plain": "{turn}",
    "hairpin": "hairpin {turn}",
    "long": "long {turn}",
    "double": "double {turn}",
    "tightens": "{turn} tightens {limit}",
    "opens": "{turn} opens {limit}",
    "chicane": "chicane {turns}",
    "cut": "{turn} cut {cut}",
    "caution": "{turn} caution",
    "slide in": "{turn} slide in",
    "slide out": "{turn} slide out",
    "slide both": "{turn} slide in and out",
    "narrow": "narrow {note}",
    "up": "uphill {note}",
    "down": "downhill {note}",
}
"""Every word of the notes. ``{turn}`` and ``{note}`` are phrases made of other entries."""


def worded(note: PaceNote, words: Words = ENGLISH, *, slides: bool = False) -> str:
    """A note in words.

    Parameters
    ----------
    words : the phrases of a language
    slides : also say where a car may slide

    Examples
    --------
    >>> worded(PaceNote("corner", "217b", turns=(Turn("left", 2, cut=3),)))
    'left 2 cut 3'
    >>> worded(PaceNote("straight", "325a", cells=4, climb="up"))
    'uphill straight 4'
    >>> worded(PaceNote("junction", "404b", turns=(Turn("right", 3),)))
    'right 3 at junction'
    >>> worded(PaceNote("junction", "404b"))
    'keep straight at junction'
    """
    if note.turns:
        phrase = _worded_turns(note, words, slides)
        if note.kind == "junction":
            phrase = words["junction"].format(turn=phrase)
    elif note.kind == "junction":
        phrase = words["junction straight"]
    elif note.kind == "surface" and note.terrain is not None:
        phrase = words[f"surface {note.terrain.value}"]
    else:
        key = "flat long" if note.kind == "flat" and note.shape == "long" else note.kind
        side = words[note.side] if note.side else ""
        phrase = words[key].format(tile=note.tile, cells=note.cells, side=side, limit=note.limit)
    if note.narrow:
        phrase = words["narrow"].format(note=phrase)
    return words[note.climb].format(note=phrase) if note.climb else phrase


def _worded_turns(note: PaceNote, words: Words, slides: bool) -> str:
    first, *others = note.turns
    if note.kind == "chicane":
        turns = (_worded_turn(turn, "turn without name", words, slides) for turn in note.turns)
        return words["chicane"].format(turns=" ".join(turns))
    if len(others) == 1 and others[0].limit == first.limit:
        turn = _worded_turn(_both(first, others[0]), "kink", words, slides)
        return words["double"].format(turn=words[note.shape].format(turn=turn))
    phrase = words[note.shape].format(turn=_worded_turn(first, "kink", words, slides))
    for before, after in pairwise(note.turns):
        change = "opens" if (after.limit or 99) > (before.limit or 99) else "tightens"
        phrase = words[change].format(turn=phrase, limit=after.limit)
        phrase = _with_details(phrase, after, words, slides)
    return phrase


def _both(first: Turn, second: Turn) -> Turn:
    """Two like corners as one, with what matters at either."""
    cuts = [turn.cut for turn in (first, second) if turn.cut is not None]
    slides = {turn.slide for turn in (first, second)} - {None}
    return Turn(
        side=first.side,
        limit=first.limit,
        cut=min(cuts, default=None),
        caution=first.caution or second.caution,
        slide=next(iter(slides)) if len(slides) == 1 else "both" if slides else None,
    )


def _worded_turn(turn: Turn, sideless: str, words: Words, slides: bool) -> str:
    """A corner; ``sideless`` is the entry for one that favours no side."""
    if turn.limit is None:
        phrase = words[turn.side] if turn.side else words["bend"]
    elif turn.side is None:
        phrase = words[sideless].format(limit=turn.limit)
    else:
        phrase = words["turn"].format(side=words[turn.side], limit=turn.limit)
    return _with_details(phrase, turn, words, slides)


def _with_details(phrase: str, turn: Turn, words: Words, slides: bool) -> str:
    if turn.cut is not None:
        phrase = words["cut"].format(turn=phrase, cut=turn.cut)
    if turn.caution:
        phrase = words["caution"].format(turn=phrase)
    if slides and turn.slide:
        phrase = words[f"slide {turn.slide}"].format(turn=phrase)
    return phrase


def notes_text(course: Course, words: Words = ENGLISH) -> tuple[str, ...]:
    """The notes of a course in words, in driving order."""
    return tuple(worded(note, words) for note in pace_notes(course))
