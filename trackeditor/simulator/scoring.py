"""The end of a turn: its card, cars passed, laps driven, the finish (RULES.md, sections 2 to 4)."""

from __future__ import annotations

from trackeditor.simulator.events import Event
from trackeditor.simulator.laps import joker_driven, lap_of
from trackeditor.simulator.losing import put_flags_away
from trackeditor.simulator.play import Play, Table
from trackeditor.simulator.retiring import retire
from trackeditor.simulator.splits import note_splits
from trackeditor.simulator.state import CarState, Lap, RaceState
from trackeditor.simulator.steps import Step
from trackeditor.simulator.track import misses_joker


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
        play = play._replace(race=count_laps(play.race, play.turn.car, play.turn.cell, table))
    if play.end == "retired":
        return retire(play, table)
    if play.race.splits:
        play = note_splits(play, table)
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


def count_laps(race: RaceState, number: int, cell: str, table: Table) -> RaceState:
    """Note the laps that a car has completed when it comes to a cell."""
    car = race.cars[number]
    completed = (lap_of(cell) or 0) - 1
    for lap_number in range(len(car.laps) + 1, completed + 1):
        lap = Lap(
            turns=car.turns - sum(lap.turns for lap in car.laps),
            seconds=car.seconds - sum(lap.seconds for lap in car.laps),
            place=1 + sum(len(other.laps) >= lap_number for other in race.cars),
        )
        car = car._replace(laps=(*car.laps, lap))
        table.tell("lap", car=number, lap=lap_number, **lap._asdict())
    return race.with_car(car)


def note_joker(play: Play, step: Step, table: Table) -> Play:
    """Note the lap in which the car enters the joker section with a step."""
    entered = next((cell for cell in step.path if joker_driven(cell)), None)
    if entered is None or play.car.joker_lap:
        return play
    lap = lap_of(entered) or 0
    table.tell("joker", car=play.turn.car, lap=lap)
    return play.with_car(play.car._replace(joker_lap=lap))


def _finish(play: Play, table: Table) -> RaceState:
    """Take the car off the road, and what it has left there.

    A car that should have driven the joker section and has not is disqualified.
    """
    race, car = play.race, play.car
    disqualified = misses_joker(race.track.course, play.turn.cell)
    by_line = race.track.rules.winner == "line" and not disqualified
    before = sum(other.status == "finished" and not other.disqualified for other in race.cars)
    car = car._replace(
        cell=None,
        status="finished",
        place=1 + before if by_line else 0,
        turns_lost=0,
        disqualified=disqualified,
    )
    table.tell("finish", car=car.driver, **_finish_facts(race, car))
    return put_flags_away(race.with_car(car), car.driver, table)


def _finish_facts(race: RaceState, car: CarState) -> Event:
    if race.track.rules.winner == "time":
        return {"seconds": car.seconds, "tokens": car.tokens}
    if car.disqualified:
        return {"turns": car.turns, "disqualified": True}
    return {"turns": car.turns, "place": car.place}
