"""The story of the cars: what each of their events makes of a scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from trackeditor.editor.drive.scenes import PlannedStep, Scene, die_named, race_of
from trackeditor.simulator import tokens
from trackeditor.simulator.driver import RolledDie
from trackeditor.simulator.events import Event
from trackeditor.simulator.laps import LapCourse, cell_in_lap, joker_driven
from trackeditor.simulator.loss_cards import SPIN, deck_before_draw
from trackeditor.simulator.plans import after_push
from trackeditor.simulator.pushes import pushes_now
from trackeditor.simulator.state import CarState, Lap, Loss, RaceState, TurnState, open_turn
from trackeditor.simulator.traffic import Flag


def scene_of_car(scene: Scene, event: Event) -> Scene:
    """The scene after something that a car did, or that was done to it."""
    race = race_of(scene)
    car = race.cars[event["car"]]
    of_state = _OF_STATE.get(event["event"])
    if of_state is not None:
        return replace(scene, race=of_state(race, car, event))
    if event["event"] == "token" and event["bag"] == "damage":
        return _damaged(scene, race, car, event["token"])
    scene = replace(scene, on_turn=car.driver)
    before_turn = _BEFORE_TURN.get(event["event"])
    if before_turn is not None:
        race = before_turn(race, car, event)
        return replace(scene, race=race, turn=None, rolled=(), lost=None)
    if scene.turn is None or scene.turn.car != car.driver:
        scene = replace(scene, turn=open_turn(race, car.driver), rolled=(), coming=(), lost=None)
        race = race.with_car(car._replace(danger=0))
        scene = replace(scene, race=race)
    return _in_turn(scene, event)


def race_cell(race: RaceState, car: CarState, event: Event, path: Sequence[str] = ()) -> str:
    """The cell of the race to which an event takes a car, over some printed cells.

    On a circuit it is one of the lap and, where the joker section has to be driven, of the road
    before or after that.
    """
    course, printed = race.track.course, event["cell"]
    if not isinstance(course, LapCourse):
        return str(printed)
    joker = course.joker_once and (
        joker_driven(car.cell or "")
        or any(course.circuit.cells[cell].section == "joker" for cell in (*path, printed))
    )
    return cell_in_lap(printed, event["lap"], joker=joker)


# --- what needs no turn ---------------------------------------------------------------------------


def _flags_away(race: RaceState, car: CarState, event: Event) -> RaceState:
    left = tuple(flag for flag in race.flags if flag.owner != car.driver)
    return replace(race, flags=left, bags=tokens.put_flags_back(race.bags, event["flags"]))


def _passed(race: RaceState, car: CarState, event: Event) -> RaceState:
    return race.with_car(car._replace(overtakings=car.overtakings + len(event["passed"])))


def _lap(race: RaceState, car: CarState, event: Event) -> RaceState:
    lap = Lap(event["turns"], event["seconds"], event["place"])
    return race.with_car(car._replace(laps=(*car.laps, lap)))


def _split(race: RaceState, car: CarState, event: Event) -> RaceState:
    return race.with_car(car._replace(splits=(*car.splits, event["seconds"])))


def _fitted_tyres(race: RaceState, car: CarState, event: Event) -> RaceState:
    return race.with_car(car._replace(tyres=event["tyres"]))


def _retired(race: RaceState, car: CarState, _: Event) -> RaceState:
    return race.with_car(car._replace(cell=None, status="finished", retired=True))


def _home(race: RaceState, car: CarState, event: Event) -> RaceState:
    home = car._replace(
        cell=None,
        status="finished",
        place=event.get("place", 0),
        turns_lost=0,
        disqualified=event.get("disqualified", False),
    )
    return race.with_car(home)


def _loss_card(race: RaceState, car: CarState, event: Event) -> RaceState:
    rules, gear, card = race.track.rules.rally, event["gear"], event["card"]
    deck = deck_before_draw(rules.loss_cards, race.bags, gear)
    decks = {**race.bags.decks, gear: tokens.moved(deck, card, -1)}
    off = card != SPIN and car.cell is not None
    dice = rules.roadside_damage[race.track.course.cells[car.cell or ""].danger] if off else 0
    damage = car.damage._replace(gear=car.damage.gear + dice)
    race = race.with_car(car._replace(damage=damage))
    return replace(race, bags=race.bags._replace(decks=decks))


_OF_STATE: dict[str, Callable[[RaceState, CarState, Event], RaceState]] = {
    "flags-away": _flags_away,
    "overtaking": _passed,
    "lap": _lap,
    "split": _split,
    "tyres": _fitted_tyres,
    "retire": _retired,
    "finish": _home,
    "loss-card": _loss_card,
}
"""What changes a car or the road, whosever turn it is."""


def _entered(race: RaceState, car: CarState, event: Event) -> RaceState:
    cell = race_cell(race, car, event)
    return race.with_car(car._replace(status="running", cell=cell))


def _spare_tyre(race: RaceState, car: CarState, event: Event) -> RaceState:
    bags, damage = tokens.repair_coast(race.bags, car.damage)
    fitted = car._replace(
        damage=damage,
        gear=race.track.rules.spare_tyre.gear,
        seconds=car.seconds + event["seconds"],
        spare_tyres=car.spare_tyres - 1,
    )
    return replace(race.with_car(fitted), bags=bags)


def _off_track(race: RaceState, car: CarState, event: Event) -> RaceState:
    return race.with_car(car._replace(turns_lost=event["turns_lost"], turns=car.turns + 1))


_BEFORE_TURN: dict[str, Callable[[RaceState, CarState, Event], RaceState]] = {
    "enter": _entered,
    "spare-tyre": _spare_tyre,
    "off-track": _off_track,
}
"""What a car does before its turn begins, or instead of it."""


def _damaged(scene: Scene, race: RaceState, car: CarState, drawn: str) -> Scene:
    """A token drawn from the damage bag; some go back into the bag."""
    if drawn in tokens.RETURNED:
        return scene
    bags = race.bags._replace(damage=tokens.moved(race.bags.damage, drawn, -1))
    race = replace(race, bags=bags)
    race = race.with_car(car._replace(damage=tokens.damaged(car.damage, (drawn,))))
    if drawn == tokens.YELLOW_FLAG and car.cell is not None:
        flag = Flag(car.driver, race.track.course.cells[car.cell].at)
        race = replace(race, flags=(*race.flags, flag))
        if scene.turn is not None:
            scene = replace(scene, turn=_under_flags(scene.turn, race))
    return replace(scene, race=race)


def _under_flags(turn: TurnState, race: RaceState) -> TurnState:
    """The turn with what the other cars ask and which can be pushed under the flags shown now."""
    pushes = pushes_now(race, turn.car, turn.pushes)
    return turn._replace(rivals=race.rivals_of(turn.car), pushes=pushes)


# --- in a turn ------------------------------------------------------------------------------------


def _in_turn(scene: Scene, event: Event) -> Scene:
    race, turn = race_of(scene), scene.turn
    if turn is None:
        raise ValueError(f"{event['event']} outside a turn")
    car = race.cars[turn.car]
    match event["event"]:
        case "step":
            return replace(scene, coming=(_planned(event),))
        case "flat-out":
            steps = tuple(_planned(step) for step in event["plan"])
            return replace(scene, coming=steps)
        case "secure":
            secured = turn._replace(secured=turn.secured + len(scene.coming[0][0]))
            paid = car._replace(tokens=event["held"])
            safe = tuple(RolledDie(die, warning=False) for die in scene.coming[0][0])
            return replace(
                scene, race=race.with_car(paid), turn=secured, rolled=(*scene.rolled, *safe)
            )
        case "roll":
            return replace(scene, rolled=(*scene.rolled, *_rolled(event)))
        case "gain":
            return replace(scene, race=race.with_car(car._replace(tokens=event["held"])))
        case "reorder":
            return replace(scene, coming=tuple(_planned(step) for step in event["plan"]))
        case "sisu":
            spent = car._replace(sisu=car.sisu - 1)
            return replace(scene, race=race.with_car(spent))
        case "move":
            return _moved(scene, race, turn, event)
        case "push":
            return _pushed(scene, race, turn, event)
        case "joker":
            return replace(scene, race=race.with_car(car._replace(joker_lap=event["lap"])))
        case "token":
            return _shortcut(scene, race, turn, event["token"])
        case "pit-stop":
            return replace(scene, race=_pit_stop(race, car, event))
        case "time" | "turn":
            return replace(scene, race=_ended(scene, race, turn, event), turn=None, coming=())
    return scene


def _planned(step: dict[str, Any]) -> PlannedStep:
    return tuple(die_named(name) for name in step["dice"]), tuple(step["path"])


def _rolled(event: Event) -> tuple[RolledDie, ...]:
    return tuple(
        RolledDie(die_named(name), warning)
        for name, warning in zip(event["dice"], event["warnings"], strict=True)
    )


def _moved(scene: Scene, race: RaceState, turn: TurnState, event: Event) -> Scene:
    dice, path = scene.coming[0]
    car = race.cars[turn.car]
    turn = turn._replace(
        cell=race_cell(race, car, event, path),
        gear=event["gear"],
        hand=turn.hand.without(dice),
        warnings=event["warnings"],
        dice=turn.dice + len(dice),
    )
    race = race.with_car(car._replace(cell=turn.cell, gear=turn.gear))
    coming = () if event["lost"] else scene.coming[1:]
    return replace(scene, race=race, turn=turn, coming=coming, lost=event["lost"])


def _pushed(scene: Scene, race: RaceState, turn: TurnState, event: Event) -> Scene:
    """A car pushed one cell straight on by the car on turn."""
    car, pushed = race.cars[turn.car], race.cars[event["pushed"]]
    onto = race_cell(race, pushed, event)
    moved = pushed._replace(cell=onto, danger=event["danger"])
    if event["lost"]:
        moved = _without_control(race, moved, Loss(onto, moved.gear, "contact"))._replace(danger=0)
    race = race.with_car(car._replace(pushes=car.pushes + 1)).with_car(moved)
    return replace(scene, race=race, turn=after_push(turn, turn.cell))


def _without_control(race: RaceState, car: CarState, loss: Loss) -> CarState:
    """A car after a loss of control; from a high gear it is off the track."""
    rules = race.track.rules
    off = rules.off_track.turns if rules.off_track and rules.is_off_track(loss.gear) else 0
    return car._replace(gear=rules.loss_gear, losses=(*car.losses, loss), turns_lost=off)


def _shortcut(scene: Scene, race: RaceState, turn: TurnState, drawn: str | None) -> Scene:
    """A token drawn from the shortcut bag; a harmless one goes back into it."""
    if drawn is None or drawn == tokens.HARMLESS:
        return scene
    bag = tokens.moved(race.bags.shortcut, drawn, -1)
    race = replace(race, bags=race.bags._replace(shortcut=bag))
    if drawn == "coast":
        car = race.cars[turn.car]
        race = race.with_car(
            car._replace(damage=car.damage._replace(puncture=car.damage.puncture + 1))
        )
        burst = turn.damage._replace(puncture=turn.damage.puncture + 1)
        turn = turn._replace(hand=turn.hand.without_coast(), damage=burst)
    else:
        at = race.track.course.cells[turn.cell].at
        road = race.track.road({**race.mud, at: race.mud.get(at, 0) + 1})
        race = replace(race, road=road)
        turn = turn._replace(road=road, pushes=pushes_now(race, turn.car, turn.pushes))
    return replace(scene, race=race, turn=turn)


def _pit_stop(race: RaceState, car: CarState, event: Event) -> RaceState:
    bags, damage = tokens.repair_all(race.bags, car.damage)
    stopped = car._replace(damage=damage, tyres=event["tyres"], pit_stops=car.pit_stops + 1)
    return replace(race.with_car(stopped), bags=bags)


def _ended(scene: Scene, race: RaceState, turn: TurnState, event: Event) -> RaceState:
    """The car at the end of its turn, with its card where seconds count."""
    car = race.cars[turn.car]
    if event["end"] == "lost":
        car = _without_control(race, car, Loss(turn.cell, turn.gear, scene.lost or "warnings"))
    seconds = event["sum"] if event["event"] == "time" else car.seconds
    return race.with_car(car._replace(gear=event["gear"], seconds=seconds, turns=car.turns + 1))
