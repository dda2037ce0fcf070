"""A turn while it is played, and the table at which it is: what all its mechanisms share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from trackeditor.sentences import sentence
from trackeditor.simulator.chance import Chance
from trackeditor.simulator.driver import Driver
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import Observer
from trackeditor.simulator.state import CarState, RaceState, TurnState

TurnEnd = Literal[
    "stopped", "blocked", "no dice", "closed", "flying start", "lost", "retired", "finished"
]
"""How a turn ends: the driver stops; other cars are in the way on every cell before the car; no die
that is left can be played; mud or a yellow flag has closed the way that was planned flat out; the
die of a flying start shows a warning; control is lost; punctures end the rally of the car; the
finish line is crossed."""


@dataclass(frozen=True, slots=True)
class Table:
    """Who and what takes part in a race: drivers, chance, and whoever looks on."""

    drivers: tuple[Driver, ...]
    chance: Chance
    observer: Observer | None = None

    def tell(self, event: str, **facts: Any) -> None:
        """Report an event."""
        if self.observer is not None:
            self.observer({"event": event, **facts})


class Play(NamedTuple):
    """A turn while it is played; ``end`` says how it ended, ``home`` that the line is crossed."""

    race: RaceState
    turn: TurnState
    end: TurnEnd | None = None
    home: bool = False

    @property
    def car(self) -> CarState:
        """The car on turn."""
        return self.race.cars[self.turn.car]

    def with_car(self, car: CarState) -> Play:
        """The turn with the car changed."""
        return self._replace(race=self.race.with_car(car))


def refused(driver: Driver, turn: TurnState, reason: str) -> SimulatorError:
    """The error that a decision against the rules is answered with."""
    return SimulatorError(
        sentence(
            "driver {name} on {cell} in gear {gear} {reason}",
            name=driver.name,
            cell=turn.cell,
            gear=turn.gear,
            reason=reason,
        )
    )
