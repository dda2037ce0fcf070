"""The registry of legality rules and the check that runs them all.

A rule is one function that looks at a :class:`Context` and yields what it finds; the decorator
:func:`rule` gives it its code, severity, explanation and source. ``docs/legality.md`` is written
from this registry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from trackeditor.course import Analysis, analyse
from trackeditor.layout import Layout, PlacedTile
from trackeditor.legality.findings import Finding, Place, Severity
from trackeditor.legality.loose_ends import LooseEnds, loose_ends
from trackeditor.sentences import sentence
from trackeditor.tiles import Edition, Library, inventory


class Found(NamedTuple):
    """What a rule yields; code and severity are those of the rule."""

    place: Place
    message: str
    remedy: str


@dataclass(frozen=True, slots=True)
class DocumentFacts:
    """What the rules on documents need to know of the road-book around a layout."""

    game: str = ""
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


Check = Callable[[Context], Iterable[Found]]


@dataclass(frozen=True, slots=True)
class Rule:
    """A legality rule: what it says, why, and the function that checks it."""

    code: str
    title: str
    severity: Severity
    explanation: str
    source: str
    check: Check


_RULES: dict[str, Rule] = {}


def rule(code: str, title: str, severity: Severity, source: str) -> Callable[[Check], Check]:
    """Register a check as a legality rule; its docstring is the explanation for users."""

    def register(check: Check) -> Check:
        explanation = " ".join((check.__doc__ or "").split())
        texts = sentence(title), severity, sentence(explanation), sentence(source)
        _RULES[code] = Rule(code, *texts, check)
        return check

    return register


def rules() -> Sequence[Rule]:
    """All rules by code, family after family."""
    from trackeditor.legality import families

    return sorted(_RULES.values(), key=lambda rule: families.order(rule.code))


def rule_of(code: str) -> Rule | None:
    """The rule with a code, whatever the case of its letters."""
    return next((rule for rule in rules() if rule.code == code.upper()), None)


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


def check_context(context: Context) -> list[Finding]:
    """All findings of all rules, errors first."""
    severities = list(Severity)
    return sorted(
        _findings(context), key=lambda f: (severities.index(f.severity), f.code, str(f.place))
    )


def _findings(context: Context) -> Iterator[Finding]:
    for each in rules():
        for found in each.check(context):
            yield Finding(each.code, each.severity, *found)
