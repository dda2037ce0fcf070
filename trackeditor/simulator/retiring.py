"""Retiring: too many punctures end the rally of a car (RULES.md, section 5)."""

from __future__ import annotations

from collections.abc import Sequence

from trackeditor.simulator.play import Play, Table
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.state import CarState, RaceState


def must_retire(play: Play) -> bool:
    """Whether the car has as many punctures as end its rally."""
    most = play.race.track.rules.rally.retiring_punctures
    return bool(most) and play.car.damage.puncture >= most


def retire(play: Play, table: Table) -> RaceState:
    """Take the car off the road for the rest of the rally."""
    car = play.car
    table.tell("retire", car=car.driver, seconds=car.seconds)
    return play.race.with_car(car._replace(cell=None, status="finished", retired=True))


def stage_time(car: CarState, cars: Sequence[CarState], rules: RuleSet) -> int:
    """Seconds that a stage counts for a car, tokens taken off.

    For one that does not finish it they are more than the slowest time in it.
    """
    own = _driven_time(car, rules)
    if not car.retired:
        return own
    finished = [_driven_time(other, rules) for other in cars if not other.retired]
    return max((own, *finished)) + rules.rally.retired_seconds


def _driven_time(car: CarState, rules: RuleSet) -> int:
    return car.seconds - rules.token_seconds * car.tokens
