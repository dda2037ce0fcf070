"""Which rules a course can be driven by."""

from __future__ import annotations

from collections.abc import Sequence

from trackeditor.course.model import Course
from trackeditor.simulator.drivable import check_drivable
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.rules import RuleSet, load_rules, rule_sets


def rules_that_drive(courses: Sequence[Course]) -> tuple[RuleSet, ...]:
    """The rule sets by which all of some courses can be driven.

    Those with more to drive come first: for a circuit with a joker section those that know it,
    for another one those that do not.
    """
    with_joker = all(course.joker for course in courses)
    fitting = [rules for rules in map(load_rules, rule_sets()) if _drive(rules, courses)]
    return tuple(sorted(fitting, key=lambda rules: rules.joker != with_joker))


def _drive(rules: RuleSet, courses: Sequence[Course]) -> bool:
    try:
        for course in courses:
            check_drivable(course, rules)
    except SimulatorError:
        return False
    return True
