"""Loss of control: damage and other tokens, yellow flags, the way back onto the track.

RULES.md, sections 2 to 4.
"""

from __future__ import annotations

from dataclasses import replace

from trackeditor.simulator import tokens
from trackeditor.simulator.loss_cards import draw_loss_card
from trackeditor.simulator.play import Play, Table
from trackeditor.simulator.state import Loss, LossCause, RaceState
from trackeditor.simulator.traffic import Flag


def lose_control(play: Play, cause: LossCause, table: Table) -> Play:
    """The car on turn stays on its cell and has lost control; its turn ends."""
    return play._replace(race=without_control(play.race, play.turn.car, cause, table), end="lost")


def without_control(race: RaceState, number: int, cause: LossCause, table: Table) -> RaceState:
    """A car loses control on its cell: it draws tokens by its gear and the danger of the tile."""
    rules, car = race.track.rules, race.cars[number]
    if car.cell is None:
        raise ValueError(f"car {number} is not on the road")
    if rules.rally.loss_cards:
        race = draw_loss_card(race, number, table)
    else:
        count = rules.damage_tokens(car.gear, race.track.course.cells[car.cell].danger)
        race = draw_damage(race, number, count, table)
    off, damaged = rules.off_track, race.cars[number]
    lost = damaged._replace(
        gear=rules.loss_gear,
        losses=(*car.losses, Loss(car.cell, car.gear, cause)),
        turns_lost=off.turns if off and rules.is_off_track(car.gear) else 0,
    )
    return race.with_car(lost)


def draw_damage(race: RaceState, number: int, count: int, table: Table) -> RaceState:
    """Draw damage tokens for a car on the road, with all that they do."""
    car = race.cars[number]
    bags, drawn = tokens.draw_damage(race.bags, count, table.chance)
    for token in drawn:
        table.tell("token", car=number, bag="damage", token=token)
    race = race.with_car(car._replace(damage=tokens.damaged(car.damage, drawn)))
    flags: tuple[Flag, ...] = ()
    if car.cell is not None:
        flag = Flag(number, race.track.course.cells[car.cell].at)
        flags = (flag,) * drawn.count(tokens.YELLOW_FLAG)
    race = replace(race, bags=bags, flags=race.flags + flags)
    return _change_weather(race, drawn.count(tokens.WEATHER), table)


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
