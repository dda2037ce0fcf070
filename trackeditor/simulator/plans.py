"""Plans: sequences of steps, before the dice are rolled and after a failed flat out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trackeditor.sentences import counted, sentence
from trackeditor.simulator.dice import DiceHand
from trackeditor.simulator.driver import RolledDie, RolledStep
from trackeditor.simulator.pushes import push_at
from trackeditor.simulator.rules import Die, RuleSet
from trackeditor.simulator.state import TurnState
from trackeditor.simulator.steps import Plan, Step, steps_of_turn


def dice_of_plan(plan: Plan) -> tuple[Die, ...]:
    """All dice of a plan in the order in which they are played."""
    return tuple(die for step in plan for die in step.dice)


def legal_plans(
    turn: TurnState,
    *,
    most_dice: int | None = None,
    over_limits: bool = False,
    distinct: bool = False,
) -> Iterator[Plan]:
    """Every plan open to a car, shorter ones before those that go on from them.

    Parameters
    ----------
    turn : where the car is and what it has left
    most_dice : longest plans wanted, in dice; None for no bound but the dice at hand
    over_limits : also plans whose last step goes over a limit and loses control
    distinct : of plans with the same dice, cells, warnings and last gear only the first
    """
    seen: set[tuple[object, ...]] = set()
    todo: list[tuple[Plan, TurnState]] = [((), turn)]
    while todo:
        plan, now = todo.pop()
        if plan:
            key = _equivalent(plan)
            if distinct and key in seen:
                continue
            seen.add(key)
            yield plan
            if plan[-1].ends_turn:
                continue
        todo.extend(
            ((*plan, step), after(now, step))
            for step in reversed(steps_of_turn(now))
            if (over_limits or not step.over_limit)
            and (most_dice is None or now.dice - turn.dice + len(step.dice) <= most_dice)
        )


def after(turn: TurnState, step: Step) -> TurnState:
    """The turn after a step whose dice show no warning, on a road that stays as it is."""
    if step.pushes is not None:
        turn = after_push(turn, step.cell)
    return turn._replace(
        cell=step.cell,
        gear=step.gear,
        hand=turn.hand.without(step.dice),
        warnings=turn.warnings + step.warnings,
        dice=turn.dice + len(step.dice),
    )


def after_push(turn: TurnState, cell: str) -> TurnState:
    """The turn in which the car on a cell has been pushed on."""
    push = push_at(turn.pushes, cell)
    if push is None:
        return turn
    return turn._replace(taken=push.taken, rivals=push.rivals, pushes=push.pushes)


def _equivalent(plan: Plan) -> tuple[object, ...]:
    return (
        tuple(sorted(dice_of_plan(plan))),
        tuple(step.path for step in plan),
        sum(step.warnings for step in plan),
        plan[-1].gear,
    )


def cells_to_finish(turn: TurnState, plan: Plan) -> int:
    """Cells from the car to the finish line along a plan and then by the shortest way."""
    driven = sum(len(step.path) for step in plan)
    return driven if plan[-1].finishes else driven + turn.road.to_finish[plan[-1].cell]


def flat_out_fault(rules: RuleSet, turn: TurnState, plan: Plan) -> str | None:
    """Why a plan cannot be driven flat out, or None when it can (RULES.md, section 1)."""
    if turn.dice:
        return sentence("flat out is declared before the first die")
    dice = len(dice_of_plan(plan))
    if plan and plan[0].flying_start:
        return "it begins with a flying start"
    if not plan or dice < rules.flat_out_least_dice:
        return counted(
            "flat out takes at least {count} dice",
            "flat out takes at least {count} die",
            rules.flat_out_least_dice,
        )
    now = turn
    for number, step in enumerate(plan, 1):
        if number > 1 and plan[number - 2].ends_turn:
            return sentence("step {number} follows a step that ends the turn", number=number)
        if step not in steps_of_turn(now):
            return _not_open(number, step)
        now = after(now, step)
    if dice > cells_to_finish(turn, plan):
        return sentence("it has more dice than cells to the finish line")
    return None


def _not_open(number: int, step: Step) -> str:
    return sentence("step {number} ({step}) is not open to the car", **_named(number, step))


def _named(number: int, step: Step) -> dict[str, Any]:
    return {"number": number, "step": _shown(step)}


def losing_sequences(
    turn: TurnState, rolled: tuple[RolledDie, ...], *, distinct: bool = False
) -> Iterator[tuple[RolledStep, ...]]:
    """Every legal sequence of rolled dice that ends, and not before, in a loss of control.

    ``turn`` is the turn before the dice are played. Dice that are alike with the same result are
    not told apart. With ``distinct`` only the first of the sequences goes on that come to the same
    cell in the same gear, by as many shortcuts and pushes and with the same dice left: what can
    follow is the same for all of them.
    """
    seen: set[tuple[object, ...]] = set()
    todo: list[tuple[tuple[RolledStep, ...], TurnState, tuple[RolledDie, ...]]] = [
        ((), turn._replace(hand=hand_of(rolled)), rolled)
    ]
    while todo:
        sequence, now, left = todo.pop()
        for step in reversed(steps_of_turn(now)):
            for chosen in _choices(step.dice, left):
                played = RolledStep(step, chosen)
                warnings = now.warnings + played.warnings
                if _is_lost(played, warnings, now.limit):
                    yield (*sequence, played)
                elif not step.ends_turn:
                    remaining = _removed(left, chosen)
                    shortcuts = step.shortcut + sum(earlier.step.shortcut for earlier in sequence)
                    dice = tuple(sorted(remaining))
                    pushed = frozenset(one.step.pushes for one in (*sequence, played))
                    reached = (step.cell, step.gear, warnings, shortcuts, dice, pushed)
                    if not distinct or reached not in seen:
                        seen.add(reached)
                        follow = after(now, step)._replace(warnings=warnings)
                        todo.append(((*sequence, played), follow, remaining))


def _is_lost(played: RolledStep, warnings: int, limit: int) -> bool:
    """Whether a rolled step loses control, with all warnings of the turn counted."""
    return played.step.over_limit or played.fails_jump or warnings >= limit


def losing_sequence_fault(
    turn: TurnState,
    rolled: tuple[RolledDie, ...],
    sequence: tuple[RolledStep, ...],
) -> str | None:
    """Why a re-ordering of rolled dice is not allowed, or None when it is."""
    now = turn._replace(hand=hand_of(rolled))
    left = list(rolled)
    for number, played in enumerate(sequence, 1):
        step = played.step
        if step not in steps_of_turn(now):
            return _not_open(number, step)
        if tuple(die for die, _ in played.rolled) != step.dice:
            return sentence(
                "step {number} ({step}) is played with other dice", **_named(number, step)
            )
        for die in played.rolled:
            if die not in left:
                return sentence(
                    "step {number} ({step}) uses a die that was not rolled so",
                    **_named(number, step),
                )
            left.remove(die)
        warnings = now.warnings + played.warnings
        lost = _is_lost(played, warnings, now.limit)
        if lost != (number == len(sequence)):
            if lost:
                return sentence("step {number} ({step}) loses control", **_named(number, step))
            return sentence("step {number} ({step}) must lose control", **_named(number, step))
        if step.ends_turn and not lost:
            return sentence(
                "step {number} ({step}) ends the turn before the loss of control",
                **_named(number, step),
            )
        now = after(now, step)._replace(warnings=warnings)
    return None if sequence else sentence("it has no step")


def hand_of(rolled: tuple[RolledDie, ...]) -> DiceHand:
    """The hand that consists of rolled dice."""
    kinds = [die.kind for die, _ in rolled]
    return DiceHand(
        gears=frozenset(die.gear for die, _ in rolled if die.kind == "gear"),
        coasts=kinds.count("coast") + kinds.count("leader"),
        brakes=kinds.count("brake"),
        leads="leader" in kinds,
        boosts=kinds.count("boost"),
    )


def step_still_open(turn: TurnState, step: Step) -> Step | None:
    """A planned step as it is on the road now, None when it is closed.

    Mud thrown in the turn itself lowers limits and closes cells for the rest of the plan, too; and
    a yellow flag drawn after a push forbids to come beside others.
    """
    hand = hand_of(tuple(RolledDie(die, False) for die in step.dice))
    for now in steps_of_turn(turn._replace(hand=hand)):
        if (now.dice, now.path) == (step.dice, step.path):
            return now
    return None


def _choices(dice: tuple[Die, ...], left: tuple[RolledDie, ...]) -> Iterator[tuple[RolledDie, ...]]:
    """The different ways of taking dice out of those that are rolled."""
    if not dice:
        yield ()
        return
    for rolled in dict.fromkeys(die for die in left if die.die == dice[0]):
        for rest in _choices(dice[1:], _removed(left, (rolled,))):
            twins_swapped = rest and rest[0].die == rolled.die and rest[0].warning < rolled.warning
            if not twins_swapped:
                yield (rolled, *rest)


def _removed(left: tuple[RolledDie, ...], chosen: tuple[RolledDie, ...]) -> tuple[RolledDie, ...]:
    remaining = list(left)
    for die in chosen:
        remaining.remove(die)
    return tuple(remaining)


def _shown(step: Step) -> str:
    dice = " + ".join(die.name for die in step.dice)
    return sentence("{dice} to {cell}", dice=dice, cell=step.cell)
