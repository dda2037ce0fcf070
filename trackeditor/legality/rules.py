"""Rules: what they have in common, whatever they look at, and a registry that runs them.

A rule is one function that looks at a context and yields what it finds; :meth:`Registry.rule`
gives it its code, severity, explanation and source. Layouts have one registry, the legs of the
classic game another one (:mod:`trackeditor.zones.rules`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from trackeditor.layout import Marker
from trackeditor.legality.findings import Finding, Place, Severity
from trackeditor.sentences import sentence

ContextT = TypeVar("ContextT")


class Found(NamedTuple):
    """What a rule yields; code and severity are those of the rule."""

    place: Place
    message: str
    remedy: str
    markers: tuple[Marker, ...] = ()


@dataclass(frozen=True, slots=True)
class Rule(Generic[ContextT]):
    """A rule: what it says, why, and the function that checks it."""

    code: str
    title: str
    severity: Severity
    explanation: str
    source: str
    check: Callable[[ContextT], Iterable[Found]]


Check = Callable[[ContextT], Iterable[Found]]


class Registry(Generic[ContextT]):
    """Rules that look at the same kind of context, in the order in which they were added."""

    def __init__(self) -> None:
        self._rules: dict[str, Rule[ContextT]] = {}

    def __iter__(self) -> Iterator[Rule[ContextT]]:
        return iter(self._rules.values())

    def rule(
        self, code: str, title: str, severity: Severity, source: str
    ) -> Callable[[Check[ContextT]], Check[ContextT]]:
        """Add a check as a rule; its docstring is the explanation for users."""

        def add(check: Check[ContextT]) -> Check[ContextT]:
            explanation = " ".join((check.__doc__ or "").split())
            texts = sentence(title), severity, sentence(explanation), sentence(source)
            self._rules[code] = Rule(code, *texts, check)
            return check

        return add

    def rule_of(self, code: str) -> Rule[ContextT] | None:
        """The rule with a code, whatever the case of its letters."""
        return self._rules.get(code.upper())

    def findings(
        self, context: ContextT, codes: Collection[str] | None = None
    ) -> Iterator[Finding]:
        """All findings, rule after rule: of the rules with some codes, else of all."""
        for each in self:
            if codes is None or each.code in codes:
                for found in each.check(context):
                    yield Finding(each.code, each.severity, *found)
