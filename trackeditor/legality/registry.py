"""The registry of legality rules on layouts and the check that runs them all.

A rule looks at a :class:`Context`. ``docs/legality.md`` is written from this registry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from trackeditor.course import Analysis, analyse
from trackeditor.course.model import CourseKind
from trackeditor.layout import Layout, PlacedTile
from trackeditor.legality.findings import Finding, Severity
from trackeditor.legality.line_places import as_pregrid_tells
from trackeditor.legality.loose_ends import LooseEnds, loose_ends
from trackeditor.legality.rules import Found, Registry, Rule
from trackeditor.tiles import Edition, Library, inventory

RALLYCROSS = "rx"
"""The game that is driven on circuits with a joker section and a pre-grid."""
GAME_COURSES: Mapping[str, CourseKind] = {
    "dirt": "stage",
    "classic": "stage",
    "gt": "circuit",
    RALLYCROSS: "circuit",
}
"""What each game is driven on (RULES.md, sections 2 to 5)."""

__all__ = [
    "GAME_COURSES",
    "RALLYCROSS",
    "Context",
    "DocumentFacts",
    "Found",
    "Rule",
    "check_analysis",
    "check_context",
    "check_layout",
    "context_of",
    "copies_at_hand",
    "copies_on_sale",
    "rule",
    "rule_of",
    "rules",
]


@dataclass(frozen=True, slots=True)
class DocumentFacts:
    """What the rules on documents need to know of the road-book around a layout.

    ``course`` is the kind of course that a game chosen for the check needs; empty where none is.
    """

    game: str = ""
    course: str = ""
    stage_names: tuple[str, ...] = ()
    unknown_boxes: tuple[str, ...] = ()
    stale: bool = False


@dataclass(frozen=True)
class Context:
    """What the rules look at: a layout, its reading as a course, and the copies at hand."""

    analysis: Analysis
    library: Library
    owned: Counter[int]
    document: DocumentFacts = DocumentFacts()

    @property
    def layout(self) -> Layout:
        """The layout that is checked."""
        return self.analysis.layout

    def of(self, analysis: Analysis) -> Context:
        """The same boxes and road-book around another layout."""
        return replace(self, analysis=analysis)

    def for_game(self, game: str) -> Context:
        """The same layout in a road-book for another game; an empty name stands for the present."""
        return replace(self, document=replace(self.document, game=game)) if game else self

    @cached_property
    def as_meant(self) -> Context:
        """The same, with a circuit read as a rallycross where the road-book is one for rallycross.

        So it is looked at as one before its pre-grid is joined and its arches stand. Before its
        line stands it is looked at the way round on which the pre-grid leaves a place for one.
        """
        analysis = self.analysis
        is_plain = analysis.kind == "circuit" and analysis.rallycross is None and analysis.route
        if self.document.game == RALLYCROSS and is_plain:
            analysis = analyse(self.layout, self.library, analysis, as_rallycross=True)
        if self.may_have_joker:
            analysis = as_pregrid_tells(analysis)
        return self if analysis is self.analysis else self.of(analysis)

    @property
    def is_open_circuit(self) -> bool:
        """Whether the layout is to be a circuit, for its game, and the road does not close.

        Without a line, or with one only, it reads as an unfinished stage; with START and FINISH it
        is a stage, whatever the game.
        """
        analysis = self.analysis
        lines = {line.kind for line in analysis.lines}
        return (
            GAME_COURSES.get(self.document.game) == "circuit"
            and analysis.course is None
            and not {"start", "finish"} <= lines
        )

    @property
    def may_have_joker(self) -> bool:
        """Whether arches of a joker lap mean something: in rallycross, and where no game is said.

        On a circuit in a game of stages (DOC-6) they do where a joker or a pre-grid is there.
        """
        game, beside = self.document.game, self.analysis.rallycross
        if GAME_COURSES.get(game) == "stage":
            return beside is not None and bool(beside.pregrid or beside.joker)
        return game in ("", RALLYCROSS)

    @cached_property
    def loose_ends(self) -> LooseEnds:
        """Road ends that do not go on, and the tiles that are to blame for them."""
        return loose_ends(self.analysis, self.library)

    @cached_property
    def used(self) -> Mapping[int, Sequence[PlacedTile]]:
        """Placed tiles of the library by the number of the physical tile."""
        used: dict[int, list[PlacedTile]] = {}
        of_side: dict[str, list[PlacedTile]] = {}
        for tile in self.layout.tiles:
            if tile.side not in of_side:
                is_known = tile.side in self.library
                of_side[tile.side] = used.setdefault(int(tile.tile), []) if is_known else []
            of_side[tile.side].append(tile)
        return used


_LAYOUT_RULES: Registry[Context] = Registry()
rule = _LAYOUT_RULES.rule
"""Registers a check of layouts as a legality rule."""


def rules() -> Sequence[Rule[Context]]:
    """All rules on layouts by code, family after family."""
    from trackeditor.legality import families

    return sorted(_LAYOUT_RULES, key=lambda rule: families.order(rule.code))


def rule_of(code: str) -> Rule[Context] | None:
    """The rule on layouts with a code, whatever the case of its letters."""
    rules()  # all are registered then
    return _LAYOUT_RULES.rule_of(code)


def copies_on_sale(library: Library) -> Counter[int]:
    """Copies of every tile in all boxes in print, bought once.

    A tile that is in no box in print any more counts with the boxes that held it.
    """
    boxes = library.editions.values()
    copies = inventory(box for box in boxes if box.replaced_by is None)
    out_of_print = inventory(box for box in boxes if box.replaced_by is not None)
    copies.update({tile: n for tile, n in out_of_print.items() if tile not in copies})
    return copies


def copies_at_hand(library: Library, boxes: Sequence[Edition] | None) -> Counter[int]:
    """Copies of every tile in some boxes, one entry a copy; None stands for all on sale."""
    return copies_on_sale(library) if boxes is None else inventory(boxes)


def check_layout(
    layout: Layout,
    library: Library,
    boxes: Sequence[Edition] | None = None,
    document: DocumentFacts | None = None,
) -> list[Finding]:
    """All findings on a layout, errors first.

    Parameters
    ----------
    layout : the layout to check
    library : the tiles there are
    boxes : boxes at hand, one entry a copy; None stands for :func:`copies_on_sale`
    document : facts on the road-book that the layout is a stage of
    """
    return check_analysis(analyse(layout, library), library, boxes, document)


def check_analysis(
    analysis: Analysis,
    library: Library,
    boxes: Sequence[Edition] | None = None,
    document: DocumentFacts | None = None,
) -> list[Finding]:
    """All findings on a layout that has been read as a course already."""
    return check_context(context_of(analysis, library, boxes, document))


def context_of(
    analysis: Analysis,
    library: Library,
    boxes: Sequence[Edition] | None = None,
    document: DocumentFacts | None = None,
) -> Context:
    """What the rules look at, for a layout that has been read as a course already."""
    owned = copies_at_hand(library, boxes)
    return Context(analysis, library, owned, document or DocumentFacts())


def check_context(context: Context, codes: Collection[str] | None = None) -> list[Finding]:
    """All findings, errors first: of the rules with some codes, else of all."""
    rules()  # all are registered then
    severities = list(Severity)
    return sorted(
        _LAYOUT_RULES.findings(context.as_meant, codes),
        key=lambda f: (severities.index(f.severity), f.code, str(f.place)),
    )
