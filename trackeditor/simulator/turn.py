"""One turn of a car: one by one or flat out (RULES.md, sections 1 and 2).

Every move takes the car to a cell whose front edge lies further along. A car must move if it can;
one that has no die to play, though no other car is in its way, ends its turn in gear 0, from which
the gear 1 die, which no damage takes, is played next. So a car in front of which nobody stands
moves at least in every second turn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from trackeditor.sentences import counted, sentence
from trackeditor.simulator import tokens
from trackeditor.simulator.chance import Chance
from trackeditor.simulator.driver import Driver, FlatOut, Roll, RolledDie, RolledStep, Stop
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.events import (
    Observer,
    dice_names,
    plan_facts,
    sequence_facts,
    step_facts,
)
from trackeditor.simulator.plans import (
    dice_of_plan,
    flat_out_fault,
    losing_sequence_fault,
    step_still_open,
)
from trackeditor.simulator.rules import Die
from trackeditor.simulator.state import (
    CarState,
    Loss,
    LossCause,
    RaceState,
    TurnState,
    open_turn,
)
from trackeditor.simulator.steps import Plan, Step, steps_of_turn

TurnEnd = Literal["stopped", "blocked", "no dice", "closed", "lost", "finished"]
"""How a turn ends: the driver stops; other cars are in the way on every cell before the car; no die
that is left can be played; mud has closed the way that was planned flat out; control is lost; the
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


class _Play(NamedTuple):
    """A turn while it is played; ``end`` says how it ended, ``home`` that the line is crossed."""

    race: RaceState
    turn: TurnState
    end: TurnEnd | None = None
    home: bool = False

    @property
    def car(self) -> CarState:
        return self.race.cars[self.turn.car]

    def with_car(self, car: CarState) -> _Play:
        return self._replace(race=self.race.with_car(car))


def play_turn(race: RaceState, car: int, table: Table) -> RaceState:
    """Play the turn of a car that is on the road.

    Raises
    ------
    SimulatorError
        when its driver decides what the rules do not allow.
    """
    race = _offer_spare_tyre(race, car, table)
    play = _Play(race, open_turn(race, car))
    while play.end is None:
        play = _next_decision(play, table)
    return _end_turn(play, table)


def _offer_spare_tyre(race: RaceState, car: int, table: Table) -> RaceState:
    rule = race.track.rules.spare_tyre
    state = race.cars[car]
    allowed = state.spare_tyres and state.damage.coasts_lost and state.gear <= rule.highest_gear
    if not allowed or not table.drivers[car].use_spare_tyre(race, car):
        return race
    table.tell("spare-tyre", car=car, seconds=rule.seconds)
    bags, damage = tokens.repair_coast(race.bags, state.damage)
    fitted = state._replace(
        damage=damage,
        gear=rule.gear,
        seconds=state.seconds + rule.seconds,
        spare_tyres=state.spare_tyres - 1,
    )
    return replace(race.with_car(fitted), bags=bags)


def _next_decision(play: _Play, table: Table) -> _Play:
    race, turn = play.race, play.turn
    steps = steps_of_turn(turn)
    if not steps:
        return play._replace(end="blocked" if _is_boxed_in(turn) else "no dice")
    driver = table.drivers[turn.car]
    match driver.decide(race, turn, steps):
        case Stop():
            if not turn.dice:
                raise _refused(driver, turn, sentence("must move: a step is open"))
            table.tell("stop", car=turn.car)
            return play._replace(end="stopped")
        case Roll(step, secure):
            if step not in steps:
                raise _refused(driver, turn, sentence("rolls for a step that is not open"))
            return _one_by_one(play, step, secure, table)
        case FlatOut(plan):
            fault = flat_out_fault(race.track.rules, turn, plan)
            if fault:
                reason = sentence("cannot drive flat out: {fault}", fault=fault)
                raise _refused(driver, turn, reason)
            return _flat_out(play, plan, table)
        case decision:
            reason = sentence(
                "decides {decision!r}; answer Roll, FlatOut or Stop", decision=decision
            )
            raise _refused(driver, turn, reason)


def _is_boxed_in(turn: TurnState) -> bool:
    """Whether other cars stand on, or block, every cell to which the car could move."""
    return all(exit_.cell in turn.taken for exit_ in turn.road.exits[turn.cell])


def _refused(driver: Driver, turn: TurnState, reason: str) -> SimulatorError:
    return SimulatorError(
        sentence(
            "driver {name} on {cell} in gear {gear} {reason}",
            name=driver.name,
            cell=turn.cell,
            gear=turn.gear,
            reason=reason,
        )
    )


# --- one by one -----------------------------------------------------------------------------------


def _one_by_one(play: _Play, step: Step, secure: bool, table: Table) -> _Play:
    turn = play.turn
    table.tell("step", car=turn.car, **step_facts(step), secure=secure)
    if secure:
        return _drive(_pay_security(play, step, table), step, 0, table)
    warnings = sum(_roll(turn.car, step.dice, table))
    if _loses_by_warnings(play, step, warnings) and _spends_sisu(play, (step,), table):
        return _drive(_without_sisu(play), step, warnings, table, protected=True)
    return _drive(play, step, warnings, table)


def _pay_security(play: _Play, step: Step, table: Table) -> _Play:
    """Pay for safe dice: n tokens for the n-th die secured in the turn."""
    turn, car = play.turn, play.car
    secured = turn.secured + len(step.dice)
    price = sum(range(turn.secured + 1, secured + 1))
    if price > car.tokens:
        driver = table.drivers[turn.car]
        reason = counted(
            "has {count} second tokens, but securing costs {price}",
            "has {count} second token, but securing costs {price}",
            car.tokens,
            price=price,
        )
        raise _refused(driver, turn, reason)
    held = car.tokens - price
    table.tell("secure", car=turn.car, tokens=price, held=held)
    paid = play.with_car(car._replace(tokens=held))
    return paid._replace(turn=turn._replace(secured=secured))


def _roll(car: int, dice: tuple[Die, ...], table: Table) -> tuple[bool, ...]:
    warnings = table.chance.roll(dice)
    table.tell("roll", car=car, dice=dice_names(dice), warnings=list(warnings))
    return warnings


# --- flat out -------------------------------------------------------------------------------------


def _flat_out(play: _Play, plan: Plan, table: Table) -> _Play:
    """Roll all dice of a plan; drive it, or the order that its driver chooses for the loss."""
    race, turn = play.race, play.turn
    rules = race.track.rules
    table.tell("flat-out", car=turn.car, plan=plan_facts(plan))
    dice = dice_of_plan(plan)
    rolled = tuple(map(RolledDie, dice, _roll(turn.car, dice, table)))
    play = _gain(play, len(dice), table)
    race = play.race
    sequence = _as_planned(plan, rolled)
    if sum(played.warnings for played in sequence) < rules.warning_limit:
        return _drive_all(play, sequence, table)
    if not plan[-1].over_limit and _spends_sisu(play, plan, table):
        return _drive_all(_without_sisu(play), sequence, table, protected=True)
    driver = table.drivers[turn.car]
    sequence = driver.reorder(race, turn, rolled)
    fault = losing_sequence_fault(rules, turn, rolled, sequence)
    if fault:
        reason = sentence("cannot play the dice in this order: {fault}", fault=fault)
        raise _refused(driver, turn, reason)
    table.tell("reorder", car=turn.car, plan=sequence_facts(sequence))
    return _drive_all(play, sequence, table)


def _gain(play: _Play, count: int, table: Table) -> _Play:
    """Give second tokens, one for each die rolled flat out."""
    held = play.car.tokens + count
    table.tell("gain", car=play.turn.car, tokens=count, held=held)
    return play.with_car(play.car._replace(tokens=held))


def _as_planned(plan: Plan, rolled: tuple[RolledDie, ...]) -> tuple[RolledStep, ...]:
    dice = iter(rolled)
    return tuple(RolledStep(step, tuple(next(dice) for _ in step.dice)) for step in plan)


def _drive_all(
    play: _Play, sequence: tuple[RolledStep, ...], table: Table, *, protected: bool = False
) -> _Play:
    planned_on = play.turn.road
    for played in sequence:
        step: Step | None = played.step
        if play.turn.road is not planned_on:
            step = step_still_open(play.turn, played.step)
        if step is None:
            return play._replace(end="closed")
        play = _drive(play, step, sum(die.warning for die in played.rolled), table, protected)
        if play.end:
            return play
    return play._replace(end="stopped")


# --- movement -------------------------------------------------------------------------------------


def _loses_by_warnings(play: _Play, step: Step, warnings: int) -> bool:
    """Whether warnings, those of a limit apart, make the car lose control with this step."""
    more = warnings + step.warnings
    limit = play.race.track.rules.warning_limit
    return not step.over_limit and more > 0 and play.turn.warnings + more >= limit


def _drive(play: _Play, step: Step, warnings: int, table: Table, protected: bool = False) -> _Play:
    """Move the car by a step whose dice show so many warnings."""
    cause: LossCause | None = None
    if step.over_limit:
        cause = "limit"
    elif not protected and _loses_by_warnings(play, step, warnings):
        cause = "warnings"
    turn = play.turn._replace(
        cell=step.cell,
        gear=step.gear,
        hand=play.turn.hand.without(step.dice),
        warnings=play.turn.warnings + warnings + step.warnings,
        dice=play.turn.dice + len(step.dice),
    )
    car = play.car._replace(cell=step.cell, gear=step.gear)
    play = play._replace(turn=turn, home=step.finishes).with_car(car)
    table.tell(
        "move", car=turn.car, cell=turn.cell, gear=turn.gear, warnings=turn.warnings, lost=cause
    )
    if step.shortcut:
        play = _enter_shortcut(play, table)
    if cause:
        return _lose_control(play, cause, table)
    if step.finishes:
        return play._replace(end="finished")
    return play._replace(end="blocked") if step.stranded else play


def _enter_shortcut(play: _Play, table: Table) -> _Play:
    """Draw a shortcut token: a coast die is lost at once, mud falls on the tile."""
    race, turn = play.race, play.turn
    bags, drawn = tokens.draw_shortcut(race.bags, table.chance)
    table.tell("token", car=turn.car, bag="shortcut", token=drawn)
    race = replace(race, bags=bags)
    if drawn == "coast":
        damage = play.car.damage._replace(puncture=play.car.damage.puncture + 1)
        race = race.with_car(play.car._replace(damage=damage))
        turn = turn._replace(hand=turn.hand.without_coast())
    elif drawn == "mud":
        at = race.track.course.cells[turn.cell].at
        road = race.track.road({**race.mud, at: race.mud.get(at, 0) + 1})
        race = replace(race, road=road)
        turn = turn._replace(road=road)
    return play._replace(race=race, turn=turn)


def _lose_control(play: _Play, cause: LossCause, table: Table) -> _Play:
    """The car stays on the cell; it draws damage by its gear and the danger of the tile."""
    race, turn, car = play.race, play.turn, play.car
    rules, cell = race.track.rules, race.track.course.cells[turn.cell]
    count = rules.damage_tokens(turn.gear, cell.danger)
    bags, drawn = tokens.draw_damage(race.bags, count, table.chance)
    for token in drawn:
        table.tell("token", car=turn.car, bag="damage", token=token)
    car = car._replace(
        gear=rules.loss_gear,
        damage=tokens.damaged(car.damage, drawn),
        losses=(*car.losses, Loss(turn.cell, turn.gear, cause)),
    )
    return play._replace(race=replace(race.with_car(car), bags=bags), end="lost")


def _spends_sisu(play: _Play, plan: Plan, table: Table) -> bool:
    turn = play.turn
    if not play.car.sisu or not table.drivers[turn.car].use_sisu(play.race, turn, plan):
        return False
    table.tell("sisu", car=turn.car)
    return True


def _without_sisu(play: _Play) -> _Play:
    return play.with_car(play.car._replace(sisu=play.car.sisu - 1))


# --- end of the turn ------------------------------------------------------------------------------


def _end_turn(play: _Play, table: Table) -> RaceState:
    """Give the time card and, beyond the finish line, take the car off the road."""
    gear, seconds = _time_card(play)
    car = play.car._replace(gear=gear, seconds=play.car.seconds + seconds, turns=play.car.turns + 1)
    table.tell("time", car=car.driver, end=play.end, gear=gear, seconds=seconds, sum=car.seconds)
    if play.home:
        car = car._replace(cell=None, status="finished")
        table.tell("finish", car=car.driver, seconds=car.seconds, tokens=car.tokens)
    return play.race.with_car(car)


def _time_card(play: _Play) -> tuple[int, int]:
    """Gear and seconds of the time card that ends the turn."""
    rules, turn = play.race.track.rules, play.turn
    if play.end == "lost":
        return rules.loss_gear, rules.loss_seconds
    stands = turn.dice == 0 and (turn.gear == 0 or play.end == "no dice")
    if stands:
        return 0, rules.stationary_seconds
    return turn.gear, rules.time_cards[turn.gear]
