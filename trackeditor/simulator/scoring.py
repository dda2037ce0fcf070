"""The end of a turn: its card, cars passed, laps driven, the finish (RULES.md, sections 2 to 4)."""

from __future__ import annotations

from trackeditor.simulator.events import Event
from trackeditor.simulator.laps import lap_of
from trackeditor.simulator.losing import put_flags_away
from trackeditor.simulator.play import Play, Table
from trackeditor.simulator.state import CarState, Lap, RaceState


def end_turn(play: Play, began: CarState, table: Table) -> RaceState:
    """Count the turn and, beyond the finish line, take the car off the road.

    ``began`` is the car at the beginning of the turn.
    """
    gear, seconds = _time_card(play)
    car = play.car._replace(gear=gear, seconds=play.car.seconds + seconds, turns=play.car.turns + 1)
    play = play.with_car(car)
    _tell_end(play, seconds, table)
    if play.race.track.rules.course == "circuit":
        play = _count_passed(play, began, table)
        play = _count_laps(play, table)
    return _finish(play, table) if play.home else play.race


def _time_card(play: Play) -> tuple[int, int]:
    """Gear and seconds of the card that ends the turn; no seconds where turns are counted."""
    rules, turn = play.race.track.rules, play.turn
    if play.end == "lost":
        gear, seconds = rules.loss_gear, rules.loss_card(turn.gear)
    elif turn.dice == 0 and (turn.gear == 0 or play.end == "no dice"):
        gear, seconds = 0, rules.stationary_seconds
    else:
        gear, seconds = turn.gear, rules.time_cards.get(turn.gear, 0)
    return gear, seconds if rules.cost == "seconds" else 0


def _tell_end(play: Play, seconds: int, table: Table) -> None:
    car = play.car
    if play.race.track.rules.cost == "seconds":
        table.tell(
            "time", car=car.driver, end=play.end, gear=car.gear, seconds=seconds, sum=car.seconds
        )
    else:
        table.tell("turn", car=car.driver, end=play.end, gear=car.gear, sum=car.turns)


def _count_passed(play: Play, began: CarState, table: Table) -> Play:
    """Count the cars that were before the car at the beginning of the turn and are behind it."""
    race, car = play.race, play.car
    before = _distance(race, began)
    after = float("inf") if play.home else _distance(race, car)
    passed = [
        other.driver
        for other in race.cars
        if other.driver != car.driver
        and other.cell is not None
        and before < _distance(race, other) < after
    ]
    if not passed:
        return play
    table.tell("overtaking", car=car.driver, passed=passed)
    return play.with_car(car._replace(overtakings=car.overtakings + len(passed)))


def _distance(race: RaceState, car: CarState) -> float:
    return 0.0 if car.cell is None else race.track.course.cells[car.cell].front


def _count_laps(play: Play, table: Table) -> Play:
    """Note the laps that the car has completed in the turn."""
    car = play.car
    completed = (lap_of(play.turn.cell) or 0) - 1
    for number in range(len(car.laps) + 1, completed + 1):
        lap = Lap(
            turns=car.turns - sum(lap.turns for lap in car.laps),
            seconds=car.seconds - sum(lap.seconds for lap in car.laps),
            place=1 + sum(len(other.laps) >= number for other in play.race.cars),
        )
        car = car._replace(laps=(*car.laps, lap))
        table.tell("lap", car=car.driver, lap=number, **lap._asdict())
    return play.with_car(car)


def _finish(play: Play, table: Table) -> RaceState:
    """Take the car off the road, and what it has left there."""
    race, car = play.race, play.car
    by_line = race.track.rules.winner == "line"
    place = 1 + sum(other.status == "finished" for other in race.cars) if by_line else 0
    car = car._replace(cell=None, status="finished", place=place, turns_lost=0)
    table.tell("finish", car=car.driver, **_finish_facts(race, car))
    return put_flags_away(race.with_car(car), car.driver, table)


def _finish_facts(race: RaceState, car: CarState) -> Event:
    if race.track.rules.winner == "time":
        return {"seconds": car.seconds, "tokens": car.tokens}
    return {"turns": car.turns, "place": car.place}
