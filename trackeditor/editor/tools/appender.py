"""Append mode: tiles that land at the open end of the road, turned and turned over by keys."""

from __future__ import annotations

from PySide6.QtCore import QObject

from trackeditor.course import DriveGraph, drive_graph
from trackeditor.editor.appending import Appending, Bend, append, bend_of, next_end, open_ends
from trackeditor.editor.placing import Choice
from trackeditor.editor.session import Session
from trackeditor.editor.tools.copies import say_used_up
from trackeditor.editor.tools.words import refused_words
from trackeditor.grid import Hex
from trackeditor.layout import Layout


class Appender(QObject):
    """Appends sides to the road of the stage in view.

    The tile appended last can be turned and turned over as long as it is selected and nothing else
    has changed; that is one undo step with its appending.
    """

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._hint: Bend | None = None
        self._choice: Choice | None = None
        self._layout: Layout | None = None
        self.refusal = ""
        self.refused_at: Hex | None = None

    @property
    def last(self) -> Hex | None:
        """Where the tile lies that was appended last and can still be turned by keys.

        Another edit ends that, and so does selecting other tiles.
        """
        choice, session = self._choice, self._session
        if choice is None or session.document.layout is not self._layout:
            return None
        return choice.at if session.selection.hexes == {choice.at} else None

    def append(self, side: str) -> bool:
        """Append a side; False when it cannot be: then ``refusal`` says why, ``refused_at`` where.

        The open end is the one before the cursor, else that of a selected tile, else the first.
        """
        document, library = self._session.document, self._session.library
        if side not in library:
            self.refusal = self.tr("The library has no tile {side}.").format(side=side)
            self.refused_at = None
            return False
        at = self._open_hexagon()
        found = append(document.analysis.graph, side, self._hint, at)
        if not found.choices:
            self.refusal = refused_words(side, found)
            self.refused_at = found.at if found.end else self._session.selection.cursor
            return False
        self._lay(document.layout, found.choices[0])
        say_used_up(self._session, side)
        return True

    def turn(self, steps: int) -> bool:
        """Turn the tile appended last to another fitting turn."""
        return self._change(steps, over=False)

    def flip(self) -> bool:
        """Show the other side of the tile appended last, turned so that it fits."""
        return self._change(0, over=True)

    def _change(self, steps: int, *, over: bool) -> bool:
        at, choice = self.last, self._choice
        if at is None or choice is None:
            return False
        document, library = self._session.document, self._session.library
        before = document.layout.remove(at)
        graph = self._graph(before)
        found = append(graph, choice.side, None, at)
        if over and not found.over:
            self._say_one_sided(choice, found)
            return True
        if over:
            bend = bend_of(choice, found.end, library) if found.end else None
            found = append(graph, found.over[0].side, bend, at)
            following = found.choices[0]
        else:
            following = _following(found, choice, steps)
        if following == choice:
            text = self.tr("{side} fits here in no other turn.")
            self._session.refuse(text.format(side=choice.side), at)
            return True
        self._lay(before, following, amends=True)
        if found.end is not None and not over:
            self._hint = bend_of(following, found.end, library)
        return True

    def _lay(self, before: Layout, choice: Choice, *, amends: bool = False) -> None:
        document, selection = self._session.document, self._session.selection
        layout = before.place(choice.tile)
        name = self.tr("Append {side}").format(side=choice.side)
        goes_on_at = self._goes_on_at(choice.at, layout)
        selection.edit(layout, name, [choice.at], goes_on_at, amends=amends)
        self._choice, self._layout = choice, document.layout

    def _open_hexagon(self) -> Hex:
        """The hexagon to which the road is to be led, or that of the cursor."""
        selection = self._session.selection
        graph = self._session.document.analysis.graph
        end = next_end(graph, selection.cursor, selection.hexes)
        return end.tile.at.neighbour(end.edge) if end else selection.cursor

    def _goes_on_at(self, at: Hex, layout: Layout) -> Hex:
        """Where the road goes on from a tile: across its open end, else across the first one."""
        ends = open_ends(self._graph(layout))
        own = [end for end in ends if end.tile.at == at]
        end = next(iter(own or ends), None)
        return end.tile.at.neighbour(end.edge) if end else at

    def _graph(self, layout: Layout) -> DriveGraph:
        """The roads of a layout that differs little from the one in view."""
        return drive_graph(layout, self._session.library, self._session.document.analysis.graph)

    def _say_one_sided(self, choice: Choice, found: Appending) -> None:
        text = self.tr("The other side of {side} does not fit here.")
        self._session.refuse(text.format(side=choice.side), choice.at)


def _following(found: Appending, choice: Choice, steps: int) -> Choice:
    """The choice some steps after the present one, clockwise."""
    turning = sorted(found.choices, key=lambda other: other.rotation)
    here = turning.index(choice) if choice in turning else 0
    return turning[(here + steps) % len(turning)]
