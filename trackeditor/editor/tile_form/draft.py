"""A tile as it is being described: plain values, which may have faults, and edits of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from trackeditor.tiles import Fault, check_entry

FieldPath = tuple[str | int, ...]
"""Way to a field of an entry, as faults name it (``trackeditor.tiles.Fault``)."""
Entry = dict[str, Any]


class _Gone:
    """Stands for a field that is left out."""


GONE: Final = _Gone()


@dataclass(frozen=True)
class Draft:
    """A tile: its number as it was written, its file and box, and what is printed on its sides.

    ``sides`` has an entry of a tile file for each face: ``a`` and ``b``, or an empty text for a
    tile with one printed side. ``file`` is the name of the tile file without its ending, ``box``
    the short name of a box of the user's own; an empty text stands for the box that every file is.
    """

    number: str
    file: str
    sides: Mapping[str, Entry]
    box: str = ""

    @property
    def faces(self) -> tuple[str, ...]:
        """The faces that are described."""
        return tuple(self.sides)

    def name(self, face: str) -> str:
        """The id of a side."""
        return f"{self.number}{face}"

    def with_side(self, face: str, entry: Entry) -> Draft:
        """The tile with another entry for a face."""
        return replace(self, sides=MappingProxyType({**self.sides, face: entry}))

    def with_faces(self, double: bool) -> Draft:
        """The tile with two printed sides or with one; the other side begins as an empty one."""
        if not double:
            first = next(iter(self.sides.values()))
            return replace(self, sides=MappingProxyType({"": first}))
        known = {face or "a": entry for face, entry in self.sides.items()}
        sides = {face: known.get(face) or self._blank_side() for face in "ab"}
        return replace(self, sides=MappingProxyType(sides))

    def _blank_side(self) -> Entry:
        """A side without roads, of the same surface."""
        first = next(iter(self.sides.values()))
        usual = ("count", "terrain", "danger", "replaces")
        return {key: first[key] for key in usual if key in first} | {"edges": {}, "roads": []}


def empty_draft(number: int, file: str) -> Draft:
    """A tile to begin with: one straight road of two lanes."""
    road = {"from": "D", "to": "A", "rows": [{"lanes": 2}, {"lanes": 2}]}
    entry = {
        "count": 1,
        "terrain": "gravel",
        "danger": "low",
        "edges": {"A": {"lanes": 2}, "D": {"lanes": 2}},
        "roads": [road],
    }
    return Draft(str(number), file, MappingProxyType({"": entry}))


def value_at(value: Any, path: FieldPath, default: Any = None) -> Any:
    """What stands at a path; ``default`` where there is nothing."""
    for step in path:
        is_key = isinstance(value, Mapping) and step in value
        is_place = isinstance(value, list) and isinstance(step, int) and step < len(value)
        if not is_key and not is_place:
            return default
        value = value[step]
    return value


def put(value: Any, path: FieldPath, new: Any) -> Any:
    """The value with something else at a path; ``GONE`` takes a key out.

    >>> put({"edges": {"A": {"lanes": 2}}}, ("edges", "A", "skew"), "left")
    {'edges': {'A': {'lanes': 2, 'skew': 'left'}}}
    >>> put({"edges": {"A": {"lanes": 2}}}, ("edges", "A"), GONE)
    {'edges': {}}
    """
    if not path:
        return new
    step, *rest = path
    if isinstance(step, int):
        listed = list(value) if isinstance(value, list) else []
        listed[step : step + 1] = [put(value_at(listed, (step,)), tuple(rest), new)]
        return listed
    keyed = dict(value) if isinstance(value, Mapping) else {}
    if not rest and new is GONE:
        keyed.pop(step, None)
    else:
        keyed[step] = put(keyed.get(step), tuple(rest), new)
    return keyed


def entry_faults(draft: Draft) -> Iterator[tuple[str, Fault]]:
    """Everything that is wrong with the sides, each fault with its face."""
    for face, entry in draft.sides.items():
        for fault in check_entry(entry):
            yield face, fault
