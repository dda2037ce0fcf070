"""Loss of control: damage and other tokens, yellow flags, the way back onto the track.

RULES.md, sections 2 to 4.
"""

from __future__ import annotations

from dataclasses import replace

from trackeditor.simulator import tokens
from trackeditor.simulator.play import Play, Table
from trackeditor.simulator.state import Loss, LossCause, RaceState
from trackeditor.simulator.traffic import Flag


def lose_control(play: Play, cause: LossCause, table: Table) -> Play:
    """The car stays on the cell; it draws tokens by its gear and the danger of the tile."""
    race, turn, car = play.race, play.turn, play.car
    rules, cell = race.track.rules, race.track.course.cells[turn.cell]
    count = rules.damage_tokens(turn.gear, cell.danger)
    bags, drawn = tokens.draw_damage(race.bags, count, table.chance)
    for token in drawn:
        table.tell("token", car=turn.car, bag="damage", token=token)
    off = rules.off_track
    car = car._replace(
        gear=rules.loss_gear,
        damage=tokens.damaged(car.damage, drawn),
        losses=(*car.losses, Loss(turn.cell, turn.gear, cause)),
        turns_lost=off.turns if off and rules.is_off_track(turn.gear) else 0,
    )
    race = replace(race.with_car(car), bags=bags)
    flags = (Flag(turn.car, cell.at),) * drawn.count(tokens.YELLOW_FLAG)
    race = _change_weather(
        replace(race, flags=race.flags + flags), drawn.count(tokens.WEATHER), table
    )
    return play._replace(race=race, end="lost")


def _change_weather(race: RaceState, times: int, table: Table) -> RaceState:
    """The weather after some changes of it, from each to the next that the rules know."""
    if not times:
        return race
    weathers = race.track.rules.weathers
    weather = weathers[(weathers.index(race.weather) + times) % len(weathers)]
    table.tell("weather", weather=weather)
    return replace(race, weather=weather)


def put_flags_away(race: RaceState, car: int, table: Table) -> RaceState:
    """Take the yellow flags of a car off the road and put them into their bag."""
    left = tuple(flag for flag in race.flags if flag.owner != car)
    count = len(race.flags) - len(left)
    if not count:
        return race
    table.tell("flags-away", car=car, flags=count)
    return replace(race, flags=left, bags=tokens.put_flags_back(race.bags, count))


def sit_out(race: RaceState, car: int, table: Table) -> RaceState:
    """The turn of a car off the track: in its last one it comes back, as soon as its cell is free.

    It is in gear 0 then and goes on with its next turn.
    """
    state = race.cars[car]
    comes_back = state.turns_lost == 1
    waits = comes_back and state.cell in race.taken_for(car)
    turns_lost = state.turns_lost - (not waits)
    table.tell("off-track", car=car, turns_lost=turns_lost)
    return race.with_car(state._replace(turns_lost=turns_lost, turns=state.turns + 1))
