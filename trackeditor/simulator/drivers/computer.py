"""The computer driver: every decision from the value table, weighed by its temperament."""

from __future__ import annotations

from typing import NamedTuple

from trackeditor.simulator import tokens
from trackeditor.simulator.dice import Damage
from trackeditor.simulator.driver import Decision, FlatOut, Roll, RolledDie, RolledStep, Stop
from trackeditor.simulator.drivers.grips import Grip
from trackeditor.simulator.drivers.last_chance import Trap, traps_of
from trackeditor.simulator.drivers.obstacles import Obstacles, obstacles_of
from trackeditor.simulator.drivers.policy import EQUAL, Choice, best_step, grip_after
from trackeditor.simulator.drivers.shelf import Outlook, Shelf, Wheels
from trackeditor.simulator.drivers.temperament import Temperament
from trackeditor.simulator.drivers.values import ValueTable
from trackeditor.simulator.plans import losing_sequences
from trackeditor.simulator.state import RaceState, TurnState
from trackeditor.simulator.steps import Plan, Step
from trackeditor.simulator.track import Road


class _Detour(NamedTuple):
    """Values of a turn in which other cars are in the way."""

    table: ValueTable
    obstacles: Obstacles
    around: ValueTable


class _Purse(NamedTuple):
    """Tokens that a driver holds, and what one is worth to him."""

    tokens: int
    worth: float


class ComputerDriver:
    """A driver that plans to the finish line.

    It goes over a limit only when it must move and no other step is open. It keeps no memory of a
    race but what it has worked out, so it drives any number of races.
    """

    def __init__(self, name: str, temperament: Temperament, shelf: Shelf) -> None:
        self._name = name
        self._temperament = temperament
        self._in_unit = {"seconds": temperament, "turns": temperament.in_turns()}
        self._shelf = shelf
        self._detour: _Detour | None = None

    @property
    def name(self) -> str:
        """Name shown in standings and logs."""
        return self._name

    @property
    def temperament(self) -> Temperament:
        """How the driver weighs risks."""
        return self._temperament

    def choose_start(self, race: RaceState, car: int, cells: tuple[str, ...]) -> str:
        """The cell from which the least time is expected, the first of equal ones."""
        table = self._outlook(race, race.road, car, cells[0]).table
        gear = race.cars[car].gear
        best = min(table.fresh(cell, gear) for cell in cells)
        return next(cell for cell in cells if table.fresh(cell, gear) < best + EQUAL)

    def use_spare_tyre(self, race: RaceState, car: int) -> bool:
        """Whether the repaired car makes up for the time within the stage."""
        rule, state = race.track.rules.spare_tyre, race.cars[car]
        if state.cell is None:
            return False
        _, repaired = tokens.repair_coast(race.bags, state.damage)
        now = self._outlook(race, race.road, car, state.cell).table
        then = self._outlook(race, race.road, car, state.cell, repaired).table
        saving = now.fresh(state.cell, state.gear) - then.fresh(state.cell, rule.gear)
        return saving > rule.seconds + self._weighed(race, car).tyre_saving

    def choose_tyres(self, race: RaceState, car: int) -> str:
        """The tyres that are right for the weather; before a stage, those that promise most."""
        rules = race.track.rules
        if not rules.rally.stage_tyres:
            return rules.right_tyres(race.weather)
        return min(rules.tyres, key=lambda tyres: self._expected(race, car, tyres))

    def _expected(self, race: RaceState, car: int, tyres: str) -> float:
        """Expected cost of a stage that is still to be started, on some tyres."""
        fitted = race.with_car(race.cars[car]._replace(tyres=tyres))
        cells = race.track.course.start
        table = self._outlook(fitted, race.road, car, cells[0]).table
        return min(table.fresh(cell, 0) for cell in cells)

    def decide(self, race: RaceState, turn: TurnState, steps: tuple[Step, ...]) -> Decision:
        """The decision with the least expected cost that the temperament allows."""
        if turn.dice == 0:
            self._detour = None
        outlook = self._outlook_of_turn(race, turn)
        weighed = self._weighed(race, turn.car)
        turn = _counted(outlook.table, turn)
        traps = traps_of(race, turn, self._shelf.reach(turn.road, turn.cell, turn.hand.dice))
        table, choice = self._one_by_one(outlook, turn, steps, traps)
        held = race.cars[turn.car].tokens
        secured = _secured(table, _Purse(held, weighed.token), turn, steps, choice)
        if secured is not None:
            choice = secured
        if turn.dice == 0:
            dash = outlook.flat_out.best(turn, traps)
            if dash is not None and dash.value < choice.value - weighed.flat_out_gain - EQUAL:
                return FlatOut(dash.plan)
        return Stop() if choice.step is None else Roll(choice.step, secure=secured is not None)

    def use_sisu(self, race: RaceState, turn: TurnState, plan: Plan) -> bool:
        """Whether going on saves enough against the loss of control."""
        table = self._outlook_of_turn(race, turn).table
        last, limit = plan[-1], turn.limit
        flat_out = len(plan) > 1
        if flat_out:
            kept = table.ended(last)
        else:
            kept = table.after(last, grip_after(Grip(turn.gear, turn.hand), last), limit)
        return table.lost(last) - kept >= self._weighed(race, turn.car).sisu_saving

    def reorder(
        self, race: RaceState, turn: TurnState, rolled: tuple[RolledDie, ...]
    ) -> tuple[RolledStep, ...]:
        """The order of the dice that loses least, without going over a limit if there is one."""
        table = self._outlook_of_turn(race, turn).table
        return min(
            losing_sequences(turn, rolled, distinct=True),
            key=lambda sequence: (
                sequence[-1].step.over_limit,
                _sequence_value(table, sequence),
            ),
        )

    def _weighed(self, race: RaceState, car: int) -> Temperament:
        """The temperament with the tokens in hand, in the unit of what turns cost by the rules."""
        rules, state = race.track.rules, race.cars[car]
        weighed = self._in_unit[rules.cost].with_tokens(state.tokens, rules)
        return weighed.with_punctures(state.damage.puncture, rules)

    # --- what a decision is made of ----------------------------------------------------------

    def _outlook(
        self, race: RaceState, road: Road, car: int, cell: str, damage: Damage | None = None
    ) -> Outlook:
        wheels = Wheels(
            race.cars[car].damage if damage is None else damage,
            race.fitting(car),
            race.leader == car,
        )
        weighed = self._weighed(race, car)
        return self._shelf.outlook(race.track, road, cell, wheels, weighed.costs, weighed.appetite)

    def _outlook_of_turn(self, race: RaceState, turn: TurnState) -> Outlook:
        outlook = self._outlook(race, turn.road, turn.car, turn.cell, turn.damage)
        return outlook.begun(turn.began_on, turn.began_in)

    def _one_by_one(
        self,
        outlook: Outlook,
        turn: TurnState,
        steps: tuple[Step, ...],
        traps: frozenset[Trap],
    ) -> tuple[ValueTable, Choice]:
        """The best step without securing, and the table by which it is the best.

        Other cars matter only when the best play on the free road may lead to their cells, or end
        in a trap: what they block can make nothing better.
        """
        table = outlook.table
        grip = Grip(turn.gear, turn.hand)
        warnings = min(turn.warnings, table.limit - 1)
        choice = outlook.policy.choice(turn.cell, grip, warnings, moved=turn.dice > 0)
        obstacles = obstacles_of(turn, traps)
        if turn.cell not in obstacles.trapped and obstacles.are_clear_of(choice.touches):
            return table, choice
        table = self._around(table, turn, obstacles)
        return table, best_step(table, steps, turn)

    def _around(self, table: ValueTable, turn: TurnState, obstacles: Obstacles) -> ValueTable:
        """The table for a turn with cars in the way; it serves until one is pushed."""
        known = self._detour
        if known is None or known.table is not table or known.obstacles != obstacles:
            around = self._shelf.detour(table, turn.cell, obstacles, turn.hand.dice)
            self._detour = known = _Detour(table, obstacles, around)
        return known.around


def _counted(table: ValueTable, turn: TurnState) -> TurnState:
    """The turn as the table counts warnings: where fewer lose control, the others are shown."""
    shown = turn.warnings + table.limit - turn.limit
    return turn._replace(warnings=shown, limit=table.limit)


def _secured(
    table: ValueTable, purse: _Purse, turn: TurnState, steps: tuple[Step, ...], choice: Choice
) -> Choice | None:
    """The best step with secured dice, when it is better than the best without."""
    if purse.tokens <= turn.secured:
        return None
    grip = Grip(turn.gear, turn.hand)
    best = choice
    for step in steps:
        price = sum(range(turn.secured + 1, turn.secured + 1 + len(step.dice)))
        if step.over_limit or price > purse.tokens:
            continue
        value = price * purse.worth + table.before_roll(
            step, grip_after(grip, step), turn.warnings, safe=True
        )
        if value < best.value - EQUAL:
            best = Choice(step, value)
    return None if best is choice else best


def _sequence_value(table: ValueTable, sequence: tuple[RolledStep, ...]) -> float:
    """Expected cost after losing control at the end of a sequence."""
    tolls = sum(table.toll(played.step) for played in sequence)
    return tolls + table.lost(sequence[-1].step)
