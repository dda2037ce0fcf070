"""Small stages from real tiles, scripted chance and simple drivers for the tests of races."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice
from random import Random

from laying import lay
from race_laws import check_laws

from trackeditor.cells import cell_id
from trackeditor.course import Course, analyse
from trackeditor.grid import ORIGIN, Edge
from trackeditor.layout import Layout, PlacedTile, read_layout
from trackeditor.resources import data_directory
from trackeditor.simulator import tokens
from trackeditor.simulator.dice import Damage
from trackeditor.simulator.driver import Decision, FlatOut, Roll, RolledDie, RolledStep, Stop
from trackeditor.simulator.drivers import ComputerDriver
from trackeditor.simulator.events import Event
from trackeditor.simulator.laps import cell_in_lap, unrolled
from trackeditor.simulator.plans import after, flat_out_fault, losing_sequences
from trackeditor.simulator.rules import DAMAGES, Die, load_rules
from trackeditor.simulator.state import CarState, RaceState, TurnState
from trackeditor.simulator.steps import Plan, Step, steps_of_turn
from trackeditor.simulator.track import Track
from trackeditor.simulator.traffic import Flag
from trackeditor.simulator.turn import Table, play_turn
from trackeditor.tiles import load_library

DIRT = load_rules("dirt")
GT = load_rules("gt")
RING = ("119bDB", "106bDB", "106bDB", "110bAD", "118bDB", "120aAD", "109aDC")
"""GT tiles that lead clockwise from the end of a straight of two tiles back to its beginning."""
CLEAN, WARNING = False, True


@lru_cache
def stage_of(*sides: str) -> Course:
    """The stage 202a (start), the given sides driven from edge D, 203a (finish)."""
    layout, at, entered = Layout(), ORIGIN, Edge.D
    for side in ("202a", *sides, "203a"):
        rotation = (entered - Edge.D) % 6
        layout = layout.place(PlacedTile(side, at, rotation))
        (leaves,) = set(load_library().side(side).ends) - {Edge.D}
        out = leaves.turned(rotation)
        at, entered = at.neighbour(out), out.opposite
    course = analyse(layout, load_library()).course
    assert course is not None
    return course


def on(course: Course, tile: int, local: str) -> str:
    """Id of a printed cell of the tile with a number in driving order (0 is the start tile)."""
    return cell_id(course.tiles[tile].at, local)


@lru_cache
def circuit_of(*straight: str) -> Course:
    """A GT circuit: 102a, a straight tile, and the ring back; a pit lies at the right of both.

    The first two tiles lie one above the other and are driven from edge D to A.
    """
    layout = lay("102aDA", *straight, *RING)
    layout = layout.place(PlacedTile("101", layout.tiles[1].at.neighbour(Edge.C), 0))
    course = analyse(layout, load_library()).course
    assert course is not None
    assert course.kind == "circuit"
    return course


@lru_cache
def circuit_track(*straight: str, laps: int = 2, rules: str = "gt") -> Track:
    """The ring over some laps."""
    return Track(unrolled(circuit_of(*straight), laps), load_rules(rules))


def on_circuit(track: Track, tile: int, local: str, lap: int = 1) -> str:
    """Id of a printed cell of the tile with a number in driving order, in a lap."""
    return cell_in_lap(cell_id(track.course.tiles[tile].at, local), lap)


@lru_cache
def track_of(*sides: str) -> Track:
    return Track(stage_of(*sides), DIRT)


class ScriptedChance:
    """Rolls and draws in the order in which a test lays them down."""

    def __init__(self, rolls: Sequence[bool] = (), draws: Sequence[str] = ()) -> None:
        self.rolls = list(rolls)
        self.draws = list(draws)

    def roll(self, dice: tuple[Die, ...]) -> tuple[bool, ...]:
        return tuple(self.rolls.pop(0) for _ in dice)

    def draw(self, bag: Mapping[str, int]) -> str:
        token = self.draws.pop(0)
        assert bag[token] > 0
        return token


@dataclass
class CautiousDriver:
    """Plays the slowest step, one by one, and stops after some dice or before a limit.

    Only where the car must move and no other step is open does it go over a limit.
    """

    name: str = "cautious"
    dice: int = 2
    sisu: bool = False
    tyre: bool = False
    fits: str = ""

    def choose_start(self, race: RaceState, car: int, cells: tuple[str, ...]) -> str:
        return cells[0]

    def use_spare_tyre(self, race: RaceState, car: int) -> bool:
        return self.tyre

    def choose_tyres(self, race: RaceState, car: int) -> str:
        return self.fits or race.cars[car].tyres

    def decide(self, race: RaceState, turn: TurnState, steps: tuple[Step, ...]) -> Decision:
        within = [step for step in steps if not step.over_limit]
        if turn.dice and (turn.dice >= self.dice or not within):
            return Stop()
        return Roll(min(within or steps, key=lambda step: (step.gear, len(step.dice))))

    def use_sisu(self, race: RaceState, turn: TurnState, plan: Plan) -> bool:
        return self.sisu

    def reorder(
        self, race: RaceState, turn: TurnState, rolled: tuple[RolledDie, ...]
    ) -> tuple[RolledStep, ...]:
        return next(losing_sequences(turn, rolled))


@dataclass
class ScriptedDriver(CautiousDriver):
    """Plays what ``Situation.play`` lays down: ``"3 > cell"``, the dice and the cell reached.

    ``!`` before a step secures it; a list is a plan driven flat out; ``"stop"`` ends the turn.
    """

    script: list[str | list[str]] = field(default_factory=list)
    order: list[tuple[str, list[bool]]] | None = None
    seen: list[tuple[Step, ...]] = field(default_factory=list)

    def decide(self, race: RaceState, turn: TurnState, steps: tuple[Step, ...]) -> Decision:
        self.seen.append(steps)
        if not self.script or self.script[0] == "stop":
            del self.script[:1]
            return Stop()
        wanted = self.script.pop(0)
        if isinstance(wanted, list):
            return FlatOut(plan_of(turn, wanted))
        secure = wanted.startswith("!")
        return Roll(step_of(steps, wanted.removeprefix("!")), secure)

    def reorder(
        self, race: RaceState, turn: TurnState, rolled: tuple[RolledDie, ...]
    ) -> tuple[RolledStep, ...]:
        assert self.order is not None
        plan = plan_of(turn, [step for step, _ in self.order])
        return tuple(
            RolledStep(step, tuple(map(RolledDie, step.dice, warnings)))
            for step, (_, warnings) in zip(plan, self.order, strict=True)
        )


def step_of(steps: Sequence[Step], wanted: str) -> Step:
    """The step with these dice to this cell, or over a jump: ``"4 > jump^landing"``."""
    dice, cells = wanted.split(" > ")
    path = tuple(cells.split("^"))
    found = [
        step
        for step in steps
        if "+".join(die.name for die in step.dice) == dice and step.path[-len(path) :] == path
    ]
    assert len(found) == 1, f"{wanted}: {[(s.dice, s.path) for s in steps]}"
    return found[0]


def plan_of(turn: TurnState, wanted: Sequence[str]) -> Plan:
    plan: list[Step] = []
    for text in wanted:
        plan.append(step_of(steps_of_turn(turn), text))
        turn = after(turn, plan[-1])
    return tuple(plan)


@dataclass
class Situation:
    """Cars on a track in the middle of a stage, and what happens when one of them plays."""

    race: RaceState
    events: list[Event] = field(default_factory=list)

    @property
    def car(self) -> CarState:
        return self.race.cars[0]

    def play(
        self,
        *script: str | list[str],
        rolls: Sequence[bool] = (),
        draws: Sequence[str] = (),
        driver: CautiousDriver | None = None,
    ) -> CarState:
        """Play a turn of the first car; all scripted decisions, rolls and draws must be used."""
        chance = ScriptedChance(rolls, draws)
        driver = driver or ScriptedDriver()
        if isinstance(driver, ScriptedDriver):
            driver.script = list(script)
        table = Table((driver,) * len(self.race.cars), chance, self.events.append)
        self.race = play_turn(self.race, 0, table)
        assert not chance.rolls
        assert not chance.draws
        if isinstance(driver, ScriptedDriver):
            assert not driver.script
        return self.car

    def told(self, event: str) -> list[Event]:
        return [entry for entry in self.events if entry["event"] == event]


def situation(
    track: Track,
    cell: str,
    gear: int,
    *,
    others: Mapping[str, int] | None = None,
    leader: bool = False,
    mud: Mapping[int, int] | None = None,
    damage: Damage = Damage(),  # noqa: B008 (immutable)
    seconds_in_hand: int = 0,
    sisu: int = 0,
    spare_tyres: int = 0,
    model: str = "",
    tyres: str = "",
    weather: str = "",
    flags: tuple[Flag, ...] = (),
) -> Situation:
    """The first car on a cell in a gear, others by cell and gear, mud by the number of the tile."""
    rules = track.rules
    weather = weather or rules.usual_weather
    choice = {"model": model, "tyres": tyres or rules.right_tyres(weather)}
    car = CarState(
        0, 0, sisu, spare_tyres, damage, "running", cell, gear, tokens=seconds_in_hand, **choice
    )
    rest = tuple(
        CarState(number, number, status="running", cell=where, gear=its_gear, **choice)
        for number, (where, its_gear) in enumerate((others or {}).items(), 1)
    )
    thrown = {track.course.tiles[tile].at: count for tile, count in (mud or {}).items()}
    bags = replace_bags(tokens.full_bags(rules), damage, sum(thrown.values()), len(flags))
    road = track.road(thrown)
    leads = 0 if leader else None
    return Situation(RaceState(track, road, (car, *rest), bags, 1, leads, weather, flags))


def replace_bags(bags: tokens.Bags, damage: Damage, mud: int, flags: int = 0) -> tokens.Bags:
    """The bags without the tokens that are on a car and on the road."""
    bags = tokens.put_flags_back(bags, -flags)
    for token in DAMAGES:
        less = tokens.moved(bags.damage, token, -getattr(damage, token))
        bags = bags._replace(damage=less)
    less = tokens.moved(bags.shortcut, "coast", -damage.puncture)
    return bags._replace(shortcut=tokens.moved(less, "mud", -mud))


def with_rules(track: Track, **changes: object) -> Track:
    """The track under changed figures of the rules."""
    return Track(track.course, replace(track.rules, **changes))  # type: ignore[arg-type]


class WildDriver(CautiousDriver):
    """Decides at random among all that the rules allow, over limits too, and checks the laws."""

    check = staticmethod(check_laws)

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name)
        self.random = Random(seed)
        self.front = -1.0

    def choose_start(self, race: RaceState, car: int, cells: tuple[str, ...]) -> str:
        self.front = -1.0
        return self.random.choice(cells)

    def use_spare_tyre(self, race: RaceState, car: int) -> bool:
        return self.random.random() < 0.5

    def choose_tyres(self, race: RaceState, car: int) -> str:
        return self.random.choice(list(race.track.rules.tyres))

    def use_sisu(self, race: RaceState, turn: TurnState, plan: Plan) -> bool:
        return self.random.random() < 0.5

    def decide(self, race: RaceState, turn: TurnState, steps: tuple[Step, ...]) -> Decision:
        self.check(race, turn)
        front = race.track.course.cells[turn.cell].front
        assert front > self.front or not turn.dice
        self.front = front
        chance = self.random.random()
        if not turn.dice and chance < 0.3:
            plan = self._plan(race, turn)
            if plan:
                return FlatOut(plan)
        if chance > 0.8 and turn.dice:
            return Stop()
        within = [step for step in steps if not step.over_limit]
        step = self.random.choice(within if within and chance < 0.75 else steps)
        dice = range(turn.secured + 1, turn.secured + 1 + len(step.dice))
        affordable = sum(dice) <= race.cars[turn.car].tokens
        return Roll(step, secure=affordable and self.random.random() < 0.5)

    def _plan(self, race: RaceState, turn: TurnState) -> Plan | None:
        plan: list[Step] = []
        now = turn
        while not plan or self.random.random() < 0.85:
            steps = steps_of_turn(now)
            if not steps or (plan and plan[-1].ends_turn):
                break
            plan.append(self.random.choice(steps))
            now = after(now, plan[-1])
        fault = flat_out_fault(race.track.rules, turn, tuple(plan))
        return None if fault else tuple(plan)

    def reorder(
        self, race: RaceState, turn: TurnState, rolled: tuple[RolledDie, ...]
    ) -> tuple[RolledStep, ...]:
        return self.random.choice(list(islice(losing_sequences(turn, rolled), 50)))


class CheckingDriver(ComputerDriver):
    """A computer driver that checks the laws whenever it decides."""

    check = staticmethod(check_laws)

    def decide(self, race: RaceState, turn: TurnState, steps: tuple[Step, ...]) -> Decision:
        self.check(race, turn)
        return super().decide(race, turn, steps)


@lru_cache
def published_stages() -> Mapping[str, Course]:
    """The published stages, by name, that have a start and a finish."""
    found: dict[str, Course] = {}
    for path in sorted(data_directory("examples").glob("*.json")):
        course = analyse(read_layout(path), load_library()).course
        if course is not None and course.kind == "stage":
            found[path.stem] = course
    return found
