"""The laws of races: what holds at every moment and at the end, whoever drives.

``check_laws`` looks at a state alone. A ``Referee`` counts besides what the events tell, in its own
books, and compares them with the state before every decision and at the end of every stage.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from unittest.mock import patch

from trackeditor.simulator import race as race_module
from trackeditor.simulator import tokens
from trackeditor.simulator.dice import Damage, dice_of_car
from trackeditor.simulator.events import Event
from trackeditor.simulator.laps import LapCourse, joker_driven, lap_of, printed_cell
from trackeditor.simulator.race import Entry, Rally, RallyResult, run_stage
from trackeditor.simulator.rules import DAMAGES
from trackeditor.simulator.state import CarState, RaceState, TurnState
from trackeditor.tiles.model import Terrain


def check_laws(race: RaceState, turn: TurnState | None = None) -> None:
    """What holds at every moment of every race; ``turn`` is the one being played."""
    check_cells(race)
    check_bags(race)
    for car in race.cars:
        check_car(race, car)
    if turn is not None:
        check_turn(race, turn)


def check_cells(race: RaceState) -> None:
    """A car stands on one cell of the course, which it shares with nobody."""
    rules, course = race.track.rules, race.track.course
    placed = [printed_cell(car.cell) for car in race.cars if car.cell and car.is_on_road]
    assert all((car.cell is not None) == (car.status == "running") for car in race.cars)
    assert {car.cell for car in race.cars if car.cell} <= course.cells.keys()
    circuit = course.circuit if isinstance(course, LapCourse) else course
    if rules.rally.shared_cells:
        placed = [cell for cell in placed if circuit.cells[cell].kind == "corner"]
    assert len(placed) == len(set(placed))
    assert not any({a, b} <= set(placed) for a, b in circuit.conflicts)


def check_bags(race: RaceState) -> None:
    """What a bag held before the race is in it, on a car or on the road."""
    rules, damage = race.track.rules, [car.damage for car in race.cars]
    for kind in rules.damage_bag.keys() & set(DAMAGES):
        on_cars = sum(getattr(one, kind) for one in damage)
        assert race.bags.damage[kind] + on_cars == rules.damage_bag[kind]
    assert race.bags.damage.get("yellow", 0) + len(race.flags) == rules.damage_bag.get("yellow", 0)
    punctures = sum(one.puncture for one in damage)
    bag, full = race.bags.shortcut, rules.shortcut_bag
    assert bag.get("coast", 0) + punctures == full.get("coast", 0)
    assert bag.get("mud", 0) + sum(race.mud.values()) == full.get("mud", 0)
    tokens_left = (race.bags.damage, race.bags.shortcut)
    for bag, full in zip(tokens_left, (rules.damage_bag, rules.shortcut_bag), strict=True):
        assert all(bag.get(token, 0) == full.get(token, 0) for token in tokens.RETURNED)
        assert all(number >= 0 for number in bag.values())
    for gear, cards in rules.rally.loss_cards.items():
        deck = race.bags.decks[gear]
        assert all(0 <= deck[card] <= printed for card, printed in cards.items())


def check_car(race: RaceState, car: CarState) -> None:
    """What is on a car is within what the rules give it; laps and joker are where it has been."""
    rules, course = race.track.rules, race.track.course
    assert car.tokens >= 0
    assert 0 <= car.sisu <= rules.sisu
    assert 0 <= car.spare_tyres <= max(rules.spare_tyre.carried, rules.spare_tyre.returned)
    assert 0 <= car.danger < rules.warning_limit
    assert not (car.disqualified and car.joker_lap)
    assert sum(lap.turns for lap in car.laps) <= car.turns
    if isinstance(course, LapCourse) and car.cell is not None:
        assert len(car.laps) <= max(0, (lap_of(car.cell) or 0) - 1) < course.laps
        assert (car.joker_lap > 0) == joker_driven(car.cell)


def check_turn(race: RaceState, turn: TurnState) -> None:
    """A turn is that of its car, with dice that the car has, none of them played twice."""
    rules, course, state = race.track.rules, race.track.course, race.cars[turn.car]
    assert (state.cell, state.gear) == (turn.cell, turn.gear)
    assert not state.turns_lost
    fitting = race.fitting(turn.car)
    if rules.rally.stage_tyres:  # their dice depend on the road
        fitting = fitting._replace(tyres="")
    full_hand = dice_of_car(rules, Terrain.GRAVEL, Damage(), leads=False, fitting=fitting)
    assert 0 <= turn.dice <= full_hand.dice - turn.hand.dice <= full_hand.dice
    assert turn.hand.gears <= full_hand.gears
    assert turn.warnings < turn.limit or state.sisu < rules.sisu
    if isinstance(course, LapCourse) and not turn.dice:
        assert len(state.laps) == max(0, (lap_of(turn.cell) or 0) - 1)


# --- the books of a referee -----------------------------------------------------------------------


@dataclass
class Account:
    """What the events of a stage have told of a car."""

    sisu: int
    spare_tyres: int
    damage: Counter[str] = field(default_factory=Counter)
    cell: str | None = None
    front: float = float("-inf")
    gear: int = 0
    entered_in: int = 0
    tokens: int = 0
    seconds: int = 0
    turns: int = 0
    laps: list[tuple[int, int, int]] = field(default_factory=list)
    losses: int = 0
    pushes: int = 0
    overtakings: int = 0
    pit_stops: int = 0
    splits: list[int] = field(default_factory=list)
    flags: list[str] = field(default_factory=list)
    jokers: list[int] = field(default_factory=list)
    jokers_told: list[int] = field(default_factory=list)
    end: str = ""
    place: int = 0

    def for_next_stage(self) -> "Account":
        """The account of the same car at the beginning of the next stage."""
        return Account(self.sisu, self.spare_tyres, self.damage)


@dataclass
class PlayedDice:
    """Dice that a car has at the beginning of a turn, those it has played, the price of safety."""

    held: Counter[str] = field(default_factory=Counter)
    played: list[str] = field(default_factory=list)
    last: list[str] = field(default_factory=list)
    secured: int = 0
    pushed: set[int] = field(default_factory=set)
    lost: bool = False


class Referee:
    """Observes the rallies that it runs; ``seen`` counts everything that has happened in them."""

    def __init__(self, rally: Rally, seen: Counter[str] | None = None) -> None:
        self.rally, self.rules = rally, rally.rules
        self.seen: Counter[str] = Counter() if seen is None else seen

    def run(self, drivers: Sequence, seed: int, entries: Sequence[Entry] = ()) -> RallyResult:
        """Run the rally; its drivers have the referee check the laws before every decision."""
        for driver in drivers:
            driver.check = self.check
        self.tracks, self.dice = iter(self.rally.tracks), PlayedDice()
        self.accounts = [Account(self.rules.sisu, self.rules.spare_tyre.carried) for _ in drivers]
        try:
            with patch.object(race_module, "run_stage", self._run_stage):
                return self.rally.run(drivers, seed, self, entries)
        except Exception as error:
            names = " ".join(stage.name for stage in self.rally.stages)
            error.add_note(f"{self.rules.name} on {names}, seed {seed}")
            raise

    def _run_stage(self, track, cars, bags, table, weather="", splits=()) -> RaceState:
        self.weather = weather
        race = run_stage(track, cars, bags, table, weather, splits)
        self.check(race)
        assert all(car.status == "finished" for car in race.cars)
        assert not race.flags
        return race

    # --- states -----------------------------------------------------------------------------------

    def check(self, race: RaceState, turn: TurnState | None = None) -> None:
        """The laws, and that the state is the one of which the events have told."""
        check_laws(race, turn)
        assert race.weather == self.weather
        assert dict(race.mud) == self.mud
        told = [
            (car, self.tile(cell)) for car, one in enumerate(self.accounts) for cell in one.flags
        ]
        assert sorted(told) == sorted((flag.owner, flag.at) for flag in race.flags)
        for car, account in zip(race.cars, self.accounts, strict=True):
            self._compare(car, account)
        if turn is not None and not turn.dice:
            self._note_hand(race, turn)

    def _compare(self, car: CarState, account: Account) -> None:
        assert (car.tokens, car.seconds, car.turns) == (
            account.tokens, account.seconds, account.turns
        )  # fmt: skip
        assert car.damage._asdict() == {kind: account.damage[kind] for kind in Damage._fields}
        assert (car.sisu, car.spare_tyres) == (account.sisu, account.spare_tyres)
        assert [tuple(lap) for lap in car.laps] == account.laps
        assert list(car.splits) == account.splits
        assert len(car.losses) == account.losses
        assert (car.pushes, car.overtakings, car.pit_stops) == (
            account.pushes, account.overtakings, account.pit_stops
        )  # fmt: skip
        jokers = [car.joker_lap] if car.joker_lap else []
        assert account.jokers == account.jokers_told == jokers
        if car.cell is not None:
            assert (printed_cell(car.cell), car.gear) == (account.cell, account.gear)
            front = self.track.course.cells[car.cell].front
            assert front >= account.front
            account.front = front

    def _note_hand(self, race: RaceState, turn: TurnState) -> None:
        """The dice of a car by the rules, those lost taken off; tyres may take some more."""
        terrain = race.track.course.cells[turn.cell].terrain
        counts = self.rules.dice_of(race.cars[turn.car].model)[terrain]
        lost = self.accounts[turn.car].damage
        gears = max(1, counts.gears - lost["gear"])
        left = {
            "coast": counts.coast - lost["coast"] - lost["puncture"],
            "brake": counts.brake - lost["brake"],
            "boost": counts.boost - lost["boost"],
        }
        self.dice = PlayedDice(Counter({kind: max(0, number) for kind, number in left.items()}))
        self.dice.held.update(str(gear) for gear in range(1, gears + 1))

    def tile(self, cell: str | None):
        """The position of the tile on which a printed cell lies."""
        return self.circuit.cells[cell].at

    # --- events -----------------------------------------------------------------------------------

    def __call__(self, event: Event) -> None:
        name = event.get("event")
        if name is None:
            return
        self.seen[name] += 1
        book = getattr(self, f"_{name.replace('-', '_')}", None)
        account = self.accounts[event["car"]] if "car" in event else None
        if book is not None:
            book(event) if account is None else book(event, account)

    def _stage(self, event: Event) -> None:
        self.track = next(self.tracks)
        course = self.track.course
        self.circuit = course.circuit if isinstance(course, LapCourse) else course
        self.mud: Counter = Counter()
        self.accounts = [account.for_next_stage() for account in self.accounts]

    def _enter(self, event: Event, account: Account) -> None:
        account.cell = event["cell"]

    def _weather(self, event: Event) -> None:
        self.weather = event["weather"]

    def _step(self, event: Event, account: Account) -> None:
        self.dice.last = event["dice"]
        self.dice.played += event["dice"]
        self._see_plan([event])

    def _flat_out(self, event: Event, account: Account) -> None:
        self.dice.last = [die for step in event["plan"] for die in step["dice"]]
        self.dice.played += self.dice.last
        self._see_plan(event["plan"])

    def _see_plan(self, plan: Sequence[Event]) -> None:
        self.seen.update(die for step in plan for die in step["dice"])
        self.seen.update(f"{len(step['path'])} cells" for step in plan)

    def _roll(self, event: Event, account: Account) -> None:
        assert event["dice"] == self.dice.last
        assert len(event["warnings"]) == len(event["dice"])

    def _secure(self, event: Event, account: Account) -> None:
        """The n-th die that is secured in a turn costs n tokens (RULES.md, section 1)."""
        before, self.dice.secured = self.dice.secured, self.dice.secured + len(self.dice.last)
        assert event["tokens"] == sum(range(before + 1, self.dice.secured + 1))
        account.tokens -= event["tokens"]
        assert account.tokens == event["held"] >= 0

    def _gain(self, event: Event, account: Account) -> None:
        """A token for each die rolled; in GT for gear and coast dice (RULES.md, section 1)."""
        without = {"brake", "boost"} if self.rules.name.startswith("gt") else set()
        assert event["tokens"] == sum(die not in without for die in self.dice.last)
        account.tokens += event["tokens"]
        assert account.tokens == event["held"]

    def _move(self, event: Event, account: Account) -> None:
        was_in = account.cell is not None and self._in_joker(account.cell)
        account.cell, account.gear = event["cell"], event["gear"]
        account.entered_in = event["gear"]
        if self._in_joker(account.cell) and not was_in:
            account.jokers.append(event["lap"])
        if event["lost"]:
            self.seen[f"lost by {event['lost']}"] += 1
            self.dice.lost = True

    def _in_joker(self, cell: str) -> bool:
        return self.circuit.cells[cell].section == "joker"

    def _joker(self, event: Event, account: Account) -> None:
        account.jokers_told.append(event["lap"])

    def _push(self, event: Event, account: Account) -> None:
        """Each car is pushed once a turn, and never back or into the joker section."""
        assert event["pushed"] not in {*self.dice.pushed, event["car"]}
        self.dice.pushed.add(event["pushed"])
        account.pushes += 1
        pushed = self.accounts[event["pushed"]]
        assert self._in_joker(event["cell"]) <= self._in_joker(pushed.cell or "")
        assert pushed.gear <= account.entered_in
        pushed.cell = event["cell"]
        if event["lost"]:
            self.seen["lost by contact"] += 1
            pushed.losses += 1
            pushed.gear = 0

    def _token(self, event: Event, account: Account) -> None:
        bag, token = event["bag"], event["token"]
        self.seen[f"{bag} {token}"] += 1
        if bag == "shortcut" and token == "coast":
            account.damage["puncture"] += 1
        elif token == "mud":
            self.mud[self.tile(account.cell)] += 1
        elif token == tokens.YELLOW_FLAG:
            account.flags.append(account.cell or "")
        elif token in DAMAGES:
            account.damage[token] += 1

    def _loss_card(self, event: Event, account: Account) -> None:
        """Off the road a car loses the gear dice that the roadside takes (RULES.md, section 5)."""
        self.seen[event["card"]] += 1
        if event["card"] != "spin":
            cell = self.circuit.cells[account.cell]
            sides = cell.roadside or (cell.danger, cell.danger)
            danger = sides[event["card"] == "right"]
            account.damage["gear"] += {"low": 0, "medium": 1, "high": 2}.get(danger.value, 0)

    def _flags_away(self, event: Event, account: Account) -> None:
        assert len(account.flags) == event["flags"] > 0
        account.flags.clear()

    def _pit_stop(self, event: Event, account: Account) -> None:
        assert account.damage.total() == event["repaired"]
        account.damage.clear()
        account.pit_stops += 1

    def _spare_tyre(self, event: Event, account: Account) -> None:
        account.spare_tyres -= 1
        account.seconds += event["seconds"]
        account.gear = 1
        account.damage["puncture" if account.damage["puncture"] else "coast"] -= 1

    def _sisu(self, event: Event, account: Account) -> None:
        account.sisu -= 1

    def _off_track(self, event: Event, account: Account) -> None:
        account.turns += 1

    def _turn(self, event: Event, account: Account) -> None:
        self._end_turn(event, account)
        assert event["sum"] == account.turns

    def _time(self, event: Event, account: Account) -> None:
        """The card of a turn: 60 s for a car that stands, or the card of its gear."""
        self.seen[f"{event['seconds']} s"] += 1
        card = self.rules.time_cards.get(event["gear"], 60)
        if event["end"] == "lost":
            off = self.rules.off_track
            card = 120 if off and account.entered_in >= off.gear else 60
        assert event["seconds"] == card
        account.seconds += event["seconds"]
        assert event["sum"] == account.seconds
        self._end_turn(event, account)

    def _end_turn(self, event: Event, account: Account) -> None:
        """Each die once a turn; a leader die is a coast die. Who has lost control is in gear 0."""
        self.seen[event["end"]] += 1
        account.turns += 1
        account.gear = event["gear"]
        if event["end"] == "lost":
            account.losses += 1
            assert account.gear == 0
        assert event["end"] == "lost" or not self.dice.lost
        played = Counter("coast" if die == "leader" else die for die in self.dice.played)
        assert not self.dice.held or played <= self.dice.held  # unknown of who does not check
        self.dice = PlayedDice()

    def _overtaking(self, event: Event, account: Account) -> None:
        assert event["car"] not in event["passed"]
        assert len(set(event["passed"])) == len(event["passed"])
        account.overtakings += len(event["passed"])

    def _lap(self, event: Event, account: Account) -> None:
        account.laps.append((event["turns"], event["seconds"], event["place"]))
        assert event["lap"] == len(account.laps)
        assert sum(turns for turns, _, _ in account.laps) == account.turns
        assert sum(seconds for _, seconds, _ in account.laps) == account.seconds
        done = sum(len(one.laps) >= event["lap"] for one in self.accounts)
        assert event["place"] == done

    def _split(self, event: Event, account: Account) -> None:
        assert event["seconds"] == account.seconds
        account.splits.append(account.seconds)
        assert event["split"] == len(account.splits)

    def _finish(self, event: Event, account: Account) -> None:
        account.cell, account.end = None, "finish"
        course = self.track.course
        misses = isinstance(course, LapCourse) and course.joker_once and not account.jokers
        assert event.get("disqualified", False) == misses
        self.seen["disqualified"] += misses
        if isinstance(course, LapCourse):
            assert len(account.laps) == course.laps
        if self.rules.winner == "line":
            assert event["turns"] == account.turns
            before = sum(one.place > 0 for one in self.accounts)
            account.place = 0 if misses else before + 1
            assert event.get("place", 0) == account.place
        else:
            assert (event["seconds"], event["tokens"]) == (account.seconds, account.tokens)

    def _retire(self, event: Event, account: Account) -> None:
        """The third unrepaired puncture retires (RULES.md, section 5)."""
        account.cell, account.end = None, "retire"
        assert account.damage["puncture"] == 3
        assert event["seconds"] == account.seconds

    def _result(self, event: Event) -> None:
        """Times are the cards less 1 s for each second token; on circuits races count turns."""
        for total, account in zip(event["totals"], self.accounts, strict=True):
            if self.rules.cost == "turns":
                assert total == account.turns
            elif account.end == "finish":
                worth = 0 if self.rules.name == "gt-time-trial" else 1
                assert total == account.seconds - worth * account.tokens

    def _service(self, event: Event) -> None:
        for account in self.accounts:
            account.damage.clear()
            account.spare_tyres = self.rules.spare_tyre.returned
