"""Full contact while a turn is played: pushing a car, what it costs both (RULES.md, section 3)."""

from __future__ import annotations

from trackeditor.simulator.events import place_facts
from trackeditor.simulator.losing import draw_damage, without_control
from trackeditor.simulator.plans import after_push
from trackeditor.simulator.play import Play, Table
from trackeditor.simulator.pushes import push_at, pushes_now
from trackeditor.simulator.scoring import count_laps
from trackeditor.simulator.state import RaceState
from trackeditor.simulator.steps import Step


def put_danger_away(race: RaceState, car: int) -> RaceState:
    """Put the danger tokens of a car away, which count as warnings of the turn that begins."""
    state = race.cars[car]
    return race.with_car(state._replace(danger=0)) if state.danger else race


def push(play: Play, step: Step, table: Table) -> Play:
    """Push the car off the cell that the car on turn has just entered, one cell straight on.

    In a higher gear both draw the difference in damage tokens, first the car that pushes. Danger
    tokens are for the pushed car; when they come to its warning limit, it loses control at once.
    """
    found = push_at(play.turn.pushes, step.cell)
    if found is None:
        return play
    pushing, pushed = play.car, play.race.cars[found.car]
    race = play.race.with_car(pushing._replace(pushes=pushing.pushes + 1))
    race = race.with_car(pushed._replace(cell=found.onto, danger=found.danger))
    table.tell(
        "push",
        car=pushing.driver,
        pushed=found.car,
        **place_facts(found.onto),
        danger=found.danger,
        lost=found.loses_control,
    )
    for car in (pushing.driver, found.car):
        race = draw_damage(race, car, step.contact, table)
    if found.loses_control:
        race = race.with_car(race.cars[found.car]._replace(danger=0))
        race = without_control(race, found.car, "contact", table)
    race = count_laps(race, found.car, found.onto, table)
    turn = after_push(play.turn, step.cell)
    if race.flags != play.race.flags:
        turn = turn._replace(
            rivals=race.rivals_of(pushing.driver),
            pushes=pushes_now(race, pushing.driver, turn.pushes),
        )
    return play._replace(race=race, turn=turn)
