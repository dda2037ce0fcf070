"""Overlays: what an analysis knows of a layout, as marks to paint over it.

Every mark is given with the hexagon that it belongs to, so that a picture of some tiles can leave
out what belongs to others. These functions know marks only, no Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from trackeditor.course import Analysis
from trackeditor.identity import Identity
from trackeditor.painting import cell_overlays, course_overlays
from trackeditor.painting.cell_overlays import OwnedMark
from trackeditor.tiles import Library


class _Overlay(NamedTuple):
    title: str
    marks: Callable[..., Iterator[OwnedMark]]
    speaks: bool = False


_OVERLAYS: Mapping[str, _Overlay] = MappingProxyType(
    {
        "graph": _Overlay("Cells and moves", cell_overlays.graph),
        "limits": _Overlay("Limits", cell_overlays.limits),
        "pacenotes": _Overlay("Pace notes", course_overlays.notes, speaks=True),
        "danger": _Overlay("Danger levels", cell_overlays.danger, speaks=True),
        "distance": _Overlay("Distance along the course", course_overlays.distance, speaks=True),
        "direction": _Overlay("Direction of the route", course_overlays.direction),
        "unreached": _Overlay("Off the course", cell_overlays.unreached, speaks=True),
    }
)
OVERLAYS: Mapping[str, str] = MappingProxyType(
    {name: overlay.title for name, overlay in _OVERLAYS.items()}
)
"""Titles of the overlays by their names."""


_FROM_BELOW = ("unreached", "danger", "direction", "graph", "limits", "distance", "pacenotes")
_HEIGHTS = {name: height for height, name in enumerate(_FROM_BELOW)}


def from_below(names: Collection[str]) -> list[str]:
    """Overlays in the order in which they are painted, so that texts stay on top.

    >>> from_below({"pacenotes", "danger", "graph"})
    ['danger', 'graph', 'pacenotes']
    """
    return sorted(names, key=_HEIGHTS.__getitem__)


def overlay_marks(
    name: str, analysis: Analysis, library: Library, language: str = "en"
) -> tuple[OwnedMark, ...]:
    """The marks of an overlay, each with its hexagon; kept, so asking again costs nothing.

    Parameters
    ----------
    language : a code of ``roadbook.WORDS``, for overlays with words

    Raises
    ------
    KeyError
        when there is no such overlay.
    """
    return _kept(name, Identity(analysis), Identity(library), language)


@lru_cache(maxsize=32)
def _kept(
    name: str, analysis: Identity[Analysis], library: Identity[Library], language: str
) -> tuple[OwnedMark, ...]:
    overlay = _OVERLAYS[name]
    spoken = (language,) if overlay.speaks else ()
    return tuple(overlay.marks(analysis.value, library.value, *spoken))
