"""Going on with a race that was interrupted, from its log up to then.

The race is driven again as the log says; the dice are those of its seed. Where the log ends the
drivers take over, at exactly the state in which the race was interrupted.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from trackeditor.sentences import reason_of, sentence
from trackeditor.simulator.driver import Decision, Driver, RolledDie, RolledStep
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import Event, Observer
from trackeditor.simulator.logged import Cursor, LogFaultError, LoggedDriver
from trackeditor.simulator.race import Rally, RallyResult
from trackeditor.simulator.state import Entry, RaceState, TurnState
from trackeditor.simulator.steps import Plan, Step


def take_up(
    log: Sequence[Event],
    rally: Rally,
    drivers: Sequence[Driver],
    observer: Observer,
) -> RallyResult:
    """Drive a race on from where its log ends.

    Parameters
    ----------
    log : the events of the race up to now, with the header first; it has a seed
    rally : the rally of the header
    drivers : those of the header, who decide from there on
    observer : told of what is not in the log

    Raises
    ------
    SimulatorError
        when the log is not one of this rally; or as ``Rally.run``.
    """
    header, cursor = log[0], Cursor(_lines(log))
    seed = header.get("seed")
    if type(seed) is not int:
        raise SimulatorError(sentence("a race with real dice cannot be taken up"))
    following = [_Follower(driver, car, cursor) for car, driver in enumerate(drivers)]
    entries = [Entry(**car) for car in header.get("cars", ())]

    def tell(event: Event) -> None:
        if cursor.is_at_end:
            observer(event)
        else:
            cursor.expect(event)

    try:
        return rally.run(following, seed, tell, entries)
    except LogFaultError as fault:
        raise SimulatorError(reason_of(fault)) from fault


def _lines(log: Iterable[Event]) -> Iterable[str]:
    return map(json.dumps, log)


class _Follower:
    """Decides what the log says and, where it ends, what a driver decides."""

    def __init__(self, driver: Driver, car: int, cursor: Cursor) -> None:
        self._driver = driver
        self._logged = LoggedDriver(driver.name, car, cursor)
        self._cursor = cursor

    @property
    def name(self) -> str:
        return self._driver.name

    @property
    def _decides(self) -> Driver:
        return self._driver if self._cursor.is_at_end else self._logged

    def choose_start(self, race: RaceState, car: int, cells: tuple[str, ...]) -> str:
        return self._decides.choose_start(race, car, cells)

    def use_spare_tyre(self, race: RaceState, car: int) -> bool:
        return self._decides.use_spare_tyre(race, car)

    def choose_tyres(self, race: RaceState, car: int) -> str:
        return self._decides.choose_tyres(race, car)

    def decide(self, race: RaceState, turn: TurnState, steps: tuple[Step, ...]) -> Decision:
        return self._decides.decide(race, turn, steps)

    def use_sisu(self, race: RaceState, turn: TurnState, plan: Plan) -> bool:
        return self._decides.use_sisu(race, turn, plan)

    def reorder(
        self, race: RaceState, turn: TurnState, rolled: tuple[RolledDie, ...]
    ) -> tuple[RolledStep, ...]:
        return self._decides.reorder(race, turn, rolled)
