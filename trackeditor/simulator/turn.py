"""One turn of a car: one by one or flat out (RULES.md, sections 1 to 4).

Every move takes the car to a cell whose front edge lies further along. A car must move if it can;
one that has no die to play, though no other car is in its way, ends its turn in gear 0, from which
the gear 1 die, which no damage takes, is played next. So a car in front of which nobody stands
moves at least in every second turn.
"""

from __future__ import annotations

from dataclasses import replace

from trackeditor.sentences import counted, sentence
from trackeditor.simulator import tokens
from trackeditor.simulator.contact import push, put_danger_away
from trackeditor.simulator.driver import FlatOut, Roll, RolledDie, RolledStep, Stop
from trackeditor.simulator.events import (
    dice_names,
    place_facts,
    plan_facts,
    sequence_facts,
    step_facts,
)
from trackeditor.simulator.losing import lose_control, put_flags_away, sit_out
from trackeditor.simulator.pit import is_at_pit, stop_at_pit
from trackeditor.simulator.plans import (
    dice_of_plan,
    flat_out_fault,
    losing_sequence_fault,
    step_still_open,
)
from trackeditor.simulator.play import Play, Table, TurnEnd, refused
from trackeditor.simulator.pushes import pushes_now
from trackeditor.simulator.retiring import must_retire
from trackeditor.simulator.rules import Die
from trackeditor.simulator.scoring import end_turn, note_joker
from trackeditor.simulator.state import LossCause, RaceState, TurnState, open_turn
from trackeditor.simulator.steps import Plan, Step, steps_of_turn

__all__ = ["Table", "TurnEnd", "play_turn"]


def play_turn(race: RaceState, car: int, table: Table) -> RaceState:
    """Play the turn of a car that is on the road.

    Raises
    ------
    SimulatorError
        when its driver decides what the rules do not allow.
    """
    if race.cars[car].turns_lost:
        return sit_out(race, car, table)
    if race.cars[car].gear == 0:
        race = put_flags_away(race, car, table)
    race = _offer_spare_tyre(race, car, table)
    began = race.cars[car]
    play = Play(put_danger_away(race, car), open_turn(race, car))
    while play.end is None:
        play = _next_decision(play, table)
    if is_at_pit(play):
        play = stop_at_pit(play, table)
    return end_turn(play, began, table)


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


def _next_decision(play: Play, table: Table) -> Play:
    race, turn = play.race, play.turn
    steps = steps_of_turn(turn)
    if not steps:
        return play._replace(end="blocked" if _is_boxed_in(turn) else "no dice")
    driver = table.drivers[turn.car]
    match driver.decide(race, turn, steps):
        case Stop():
            if not turn.dice:
                raise refused(driver, turn, sentence("must move: a step is open"))
            table.tell("stop", car=turn.car)
            return play._replace(end="stopped")
        case Roll(step, secure):
            if step not in steps:
                raise refused(driver, turn, sentence("rolls for a step that is not open"))
            return _one_by_one(play, step, secure, table)
        case FlatOut(plan):
            fault = flat_out_fault(race.track.rules, turn, plan)
            if fault:
                reason = sentence("cannot drive flat out: {fault}", fault=fault)
                raise refused(driver, turn, reason)
            return _flat_out(play, plan, table)
        case decision:
            reason = sentence(
                "decides {decision!r}; answer Roll, FlatOut or Stop", decision=decision
            )
            raise refused(driver, turn, reason)


def _is_boxed_in(turn: TurnState) -> bool:
    """Whether other cars keep the car from every cell to which it could move.

    They stand on it, block it, or are so fast that the car cannot come beside them.
    """
    alone = turn._replace(taken=frozenset(), rivals=())
    return all(exit_.cell in turn.taken for exit_ in turn.road.exits[turn.cell]) or bool(
        steps_of_turn(alone)
    )


# --- one by one -----------------------------------------------------------------------------------


def _one_by_one(play: Play, step: Step, secure: bool, table: Table) -> Play:
    turn = play.turn
    table.tell("step", car=turn.car, **step_facts(step), secure=secure)
    if secure:
        return _drive(_pay_security(play, step, table), step, 0, table)
    warnings = sum(_roll(turn.car, step.dice, table))
    if step.flying_start and warnings:
        play = _drive(play, step, warnings, table, protected=True)
        return play._replace(end=play.end or "flying start")
    if _loses_by_warnings(play, step, warnings) and _spends_sisu(play, (step,), table):
        return _drive(_without_sisu(play), step, warnings, table, protected=True)
    return _drive(play, step, warnings, table)


def _pay_security(play: Play, step: Step, table: Table) -> Play:
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
        raise refused(driver, turn, reason)
    held = car.tokens - price
    table.tell("secure", car=turn.car, tokens=price, held=held)
    paid = play.with_car(car._replace(tokens=held))
    return paid._replace(turn=turn._replace(secured=secured))


def _roll(car: int, dice: tuple[Die, ...], table: Table) -> tuple[bool, ...]:
    warnings = table.chance.roll(dice)
    table.tell("roll", car=car, dice=dice_names(dice), warnings=list(warnings))
    return warnings


# --- flat out -------------------------------------------------------------------------------------


def _flat_out(play: Play, plan: Plan, table: Table) -> Play:
    """Roll all dice of a plan; drive it, or the order that its driver chooses for the loss.

    The loss is rolled: where mud or a flag closes the way to its cell, the last one reached is it.
    """
    turn = play.turn
    table.tell("flat-out", car=turn.car, plan=plan_facts(plan))
    dice = dice_of_plan(plan)
    rolled = tuple(map(RolledDie, dice, _roll(turn.car, dice, table)))
    play = _gain(play, dice, table)
    race = play.race
    sequence = _as_planned(plan, rolled)
    fails = any(played.fails_jump for played in sequence)
    shown = turn.warnings + sum(played.warnings for played in sequence)
    if shown < turn.limit and not fails:
        return _drive_all(play, sequence, table)
    if not plan[-1].over_limit and _spends_sisu(play, plan, table):
        return _drive_all(_without_sisu(play), sequence, table, protected=True)
    driver = table.drivers[turn.car]
    sequence = driver.reorder(race, turn, rolled)
    fault = losing_sequence_fault(turn, rolled, sequence)
    if fault:
        reason = sentence("cannot play the dice in this order: {fault}", fault=fault)
        raise refused(driver, turn, reason)
    table.tell("reorder", car=turn.car, plan=sequence_facts(sequence))
    play = _drive_all(play, sequence, table)
    return lose_control(play, "warnings", table) if play.end == "closed" else play


def _gain(play: Play, dice: tuple[Die, ...], table: Table) -> Play:
    """Give tokens, one for each die rolled flat out that is of a kind that gives one."""
    kinds = play.race.track.rules.token_dice
    count = sum(die.kind in kinds for die in dice)
    if not count:
        return play
    held = play.car.tokens + count
    table.tell("gain", car=play.turn.car, tokens=count, held=held)
    return play.with_car(play.car._replace(tokens=held))


def _as_planned(plan: Plan, rolled: tuple[RolledDie, ...]) -> tuple[RolledStep, ...]:
    dice = iter(rolled)
    return tuple(RolledStep(step, tuple(next(dice) for _ in step.dice)) for step in plan)


def _drive_all(
    play: Play, sequence: tuple[RolledStep, ...], table: Table, *, protected: bool = False
) -> Play:
    planned_on, flags = play.turn.road, play.race.flags
    for played in sequence:
        step: Step | None = played.step
        if play.turn.road is not planned_on or play.race.flags is not flags:
            step = step_still_open(play.turn, played.step)
        if step is None:
            return play._replace(end="closed")
        play = _drive(play, step, sum(die.warning for die in played.rolled), table, protected)
        if play.end:
            return play
    return play._replace(end="stopped")


# --- movement -------------------------------------------------------------------------------------


def _loses_by_warnings(play: Play, step: Step, warnings: int) -> bool:
    """Whether warnings, those of a limit apart, make the car lose control with this step."""
    if step.risky and warnings:
        return not step.over_limit
    more = warnings + step.warnings
    return not step.over_limit and more > 0 and play.turn.warnings + more >= play.turn.limit


def _drive(play: Play, step: Step, warnings: int, table: Table, protected: bool = False) -> Play:
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
        "move",
        car=turn.car,
        **place_facts(turn.cell),
        gear=turn.gear,
        warnings=turn.warnings,
        lost=cause,
    )
    if step.pushes is not None:
        play = push(play, step, table)
    play = note_joker(play, step, table)
    if step.shortcut:
        play = _enter_shortcut(play, table)
        if must_retire(play) and not step.finishes:
            return play._replace(end="retired")
    if cause:
        return lose_control(play, cause, table)
    if step.finishes:
        return play._replace(end="finished")
    return play._replace(end="blocked") if step.stranded else play


def _enter_shortcut(play: Play, table: Table) -> Play:
    """Draw a shortcut token: a coast die is lost at once, mud falls on the tile."""
    race, turn = play.race, play.turn
    bags, drawn = tokens.draw_shortcut(race.bags, table.chance)
    table.tell("token", car=turn.car, bag="shortcut", token=drawn)
    race = replace(race, bags=bags)
    if drawn == "coast":
        damage = play.car.damage._replace(puncture=play.car.damage.puncture + 1)
        race = race.with_car(play.car._replace(damage=damage))
        burst = turn.damage._replace(puncture=turn.damage.puncture + 1)
        turn = turn._replace(hand=turn.hand.without_coast(), damage=burst)
    elif drawn == "mud":
        at = race.track.course.cells[turn.cell].at
        road = race.track.road({**race.mud, at: race.mud.get(at, 0) + 1})
        race = replace(race, road=road)
        turn = turn._replace(road=road, pushes=pushes_now(race, turn.car, turn.pushes))
    return play._replace(race=race, turn=turn)


def _spends_sisu(play: Play, plan: Plan, table: Table) -> bool:
    turn = play.turn
    if not play.car.sisu or not table.drivers[turn.car].use_sisu(play.race, turn, plan):
        return False
    table.tell("sisu", car=turn.car)
    return True


def _without_sisu(play: Play) -> Play:
    return play.with_car(play.car._replace(sisu=play.car.sisu - 1))
