"""MUD: no limit closes the road."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from trackeditor.course import Course
from trackeditor.grid import Hex
from trackeditor.legality.findings import Severity, on
from trackeditor.legality.registry import Context, Found, rule
from trackeditor.sentences import sentence

KINDS = ("mud", "mud-spray")


@rule("MUD-1", "Mud that closes the road", Severity.ERROR, "RULES.md, section 1 (shortcuts)")
def road_is_open(context: Context) -> Iterator[Found]:
    """Every mud token lowers the limits of all corners of its tile by one; none may close the road.

    A corner space whose limit comes to 0 is closed. Another line through the corner, or a shortcut,
    must stay open.
    """
    course = context.analysis.course
    mud = Counter(token.at for token in context.layout.tokens if token.kind in KINDS)
    if course is None or not mud:
        return
    for at, count in mud.items():
        tile = context.layout.tile_at(at)
        if tile is not None and not _is_open(course, at, count):
            yield Found(
                on(tile),
                sentence("the mud on {side} closes every way through its corner", side=tile.side),
                sentence("take mud tokens away from it"),
            )


def _is_open(course: Course, at: Hex, mud: int) -> bool:
    """True when cars that come to a tile get over it with its limits lowered."""
    closed = {
        cell.id
        for cell in course.cells.values()
        if cell.at == at and cell.kind == "corner" and cell.limit is not None and cell.limit <= mud
    }
    if not closed:
        return True
    own = {cell.id for cell in course.cells.values() if cell.at == at}
    todo = [m.end for m in course.moves if m.start not in own and m.end in own - closed]
    seen = set(todo)
    while todo:
        for move in course.successors[todo.pop()]:
            if move.end not in own:
                return True
            if move.end not in seen and move.end not in closed:
                seen.add(move.end)
                todo.append(move.end)
    return False
