"""A race in words: the lines of its log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from trackeditor.editor.drive.scenes import Scene, die_named
from trackeditor.editor.drive.wording import (
    clock,
    dice_words,
    gear_words,
    place_words,
    tyre_words,
    weather_words,
)
from trackeditor.simulator.laps import LapCourse

translate: Callable[..., str] = QCoreApplication.translate


def log_line(scene: Scene) -> str | None:
    """What happened last, in words; None for an event of which the next one tells."""
    event = scene.event
    if "event" not in event:
        return translate("Race", "Race of {names}; seed {seed}").format(
            names=", ".join(scene.names), seed=event["seed"]
        )
    words = _OF_RACE.get(event["event"])
    if words is not None:
        return words(scene)
    told = _OF_CAR.get(event["event"])
    return told(scene, scene.names[event["car"]]) if told is not None else None


# --- the race -------------------------------------------------------------------------------------


def _stage(scene: Scene) -> str:
    facts = {"number": scene.stage + 1, "name": scene.event["name"]}
    race = scene.race
    if race is None or not isinstance(race.track.course, LapCourse):
        return translate("Race", "Stage {number}: {name}").format(**facts)
    return translate("Race", "Race {number}: {name}; laps: {laps}").format(
        **facts, laps=race.track.course.laps
    )


def _round(scene: Scene) -> str:
    return translate("Race", "Round {number}").format(number=scene.event["round"])


def _result(scene: Scene) -> str:
    if scene.rules.winner == "line":
        places = (
            translate("Race", "{place}. {name}").format(place=place, name=name)
            for place, name in sorted(zip(scene.places[-1], scene.names, strict=True))
        )
        return translate("Race", "Places: {places}").format(places=", ".join(places))
    times = (
        translate("Race", "{name} {time}").format(name=name, time=clock(total))
        for name, total in zip(scene.names, scene.event["totals"], strict=True)
    )
    return translate("Race", "Stage times: {times}").format(times=", ".join(times))


def _service(_: Scene) -> str:
    return translate("Race", "Service: all cars are repaired.")


def _broken_off(_: Scene) -> str:
    return translate("Race", "The race is stopped here.")


def _weather_die(scene: Scene) -> str:
    return translate("Race", "A die decides over the weather: {weather}.").format(
        weather=weather_words(scene.event["weather"])
    )


def _weather(scene: Scene) -> str:
    return translate("Race", "The weather changes: {weather}.").format(
        weather=weather_words(scene.event["weather"])
    )


def result_words(scene: Scene) -> str:
    """Who has won a race that is over, and with what."""
    winner = scene.order[0]
    name, total = scene.names[winner], scene.event["totals"][winner]
    if scene.rules.winner == "time":
        return translate("Race", "{name} wins in {time}.").format(name=name, time=clock(total))
    if len(scene.results) > 1:
        return translate("Race", "{name} wins; sum of the places: {sum}.").format(
            name=name, sum=total
        )
    return translate("Race", "{name} wins; turns: {turns}.").format(
        name=name, turns=scene.results[0][winner]
    )


_OF_RACE: dict[str, Callable[[Scene], str]] = {
    "stage": _stage,
    "round": _round,
    "result": _result,
    "service": _service,
    "weather-die": _weather_die,
    "weather": _weather,
    "standings": result_words,
    "broken-off": _broken_off,
}


# --- a car ----------------------------------------------------------------------------------------


def _enter(scene: Scene, name: str) -> str:
    if scene.rules.start == "grid":
        return translate("Race", "{name} stands on the grid.").format(name=name)
    return translate("Race", "{name} comes to the start.").format(name=name)


def _secure(scene: Scene, name: str) -> str:
    dice = dice_words(scene.coming[0][0]) if scene.coming else ""
    text = translate("Race", "{name} secures {dice} (focus tokens: {tokens}).")
    if scene.rules.token_seconds:
        text = translate("Race", "{name} secures {dice} (second tokens: {tokens}).")
    return text.format(name=name, dice=dice, tokens=scene.event["tokens"])


def _flat_out(scene: Scene, name: str) -> str:
    dice = ", ".join(dice_words(dice) for dice, _ in scene.coming)
    return translate("Race", "{name} goes flat out: {dice}.").format(name=name, dice=dice)


def _roll(scene: Scene, name: str) -> str:
    dice = dice_words(die_named(die) for die in scene.event["dice"])
    warnings = sum(scene.event["warnings"])
    if not warnings:
        return translate("Race", "{name} rolls {dice}: no warning.").format(name=name, dice=dice)
    return translate("Race", "{name} rolls {dice}; warnings: {count}.").format(
        name=name, dice=dice, count=warnings
    )


def _gain(scene: Scene, name: str) -> str:
    text = translate("Race", "{name} gains focus tokens: {tokens}.")
    if scene.rules.token_seconds:
        text = translate("Race", "{name} gains second tokens: {tokens}.")
    return text.format(name=name, tokens=scene.event["tokens"])


def _reorder(scene: Scene, name: str) -> str:
    dice = ", ".join(dice_words(dice) for dice, _ in scene.coming)
    return translate("Race", "{name} plays the dice in this order: {dice}.").format(
        name=name, dice=dice
    )


def _sisu(_: Scene, name: str) -> str:
    return translate("Race", "{name} spends the SISU token and keeps control.").format(name=name)


def _place(scene: Scene, number: int) -> str:
    """Where a car is now."""
    cell = scene.race.cars[number].cell if scene.race is not None else None
    if scene.race is None or cell is None:
        return ""
    return place_words(scene.race.track.course, cell)


def _move(scene: Scene, name: str) -> str:
    event = scene.event
    facts: dict[str, Any] = {
        "name": name,
        "place": _place(scene, event["car"]),
        "gear": event["gear"],
    }
    if event["lost"] == "limit":
        return translate(
            "Race", "{name} is too fast on {place} in gear {gear} and loses control."
        ).format(**facts)
    if event["lost"]:
        return translate("Race", "{name} loses control on {place} in gear {gear}.").format(**facts)
    if not event["warnings"]:
        return translate("Race", "{name} drives to {place} in gear {gear}.").format(**facts)
    return translate(
        "Race", "{name} drives to {place} in gear {gear}; warnings: {warnings}."
    ).format(**facts, warnings=event["warnings"])


def _token(scene: Scene, name: str) -> str:
    drawn = {
        ("damage", "ok"): translate("Race", "{name} draws a damage token: no harm."),
        ("damage", "gear"): translate("Race", "{name} draws a damage token: a gear die is lost."),
        ("damage", "coast"): translate("Race", "{name} draws a damage token: a coast die is lost."),
        ("damage", "brake"): translate("Race", "{name} draws a damage token: a brake die is lost."),
        ("damage", "boost"): translate("Race", "{name} draws a damage token: a boost die is lost."),
        ("damage", "yellow"): translate("Race", "{name} draws a token: a yellow flag is shown."),
        ("damage", "weather"): translate("Race", "{name} draws a token: the weather changes."),
        ("shortcut", "ok"): translate("Race", "{name} takes the shortcut without harm."),
        ("shortcut", "coast"): translate(
            "Race", "{name} has a puncture on the shortcut: a coast die is lost."
        ),
        ("shortcut", "mud"): translate(
            "Race", "{name} throws mud: the corners of the tile are slower now."
        ),
        ("shortcut", None): translate("Race", "{name} takes the shortcut; the bag is empty."),
    }
    if scene.race is not None and not scene.race.track.rules.rally.loss_cards:
        drawn["shortcut", "coast"] = translate(
            "Race", "{name} draws a damage token on the shortcut: a coast die is lost."
        )
    return drawn[scene.event["bag"], scene.event["token"]].format(name=name)


def _spare_tyre(scene: Scene, name: str) -> str:
    return translate("Race", "{name} fits the spare tyre: {seconds} s.").format(
        name=name, seconds=scene.event["seconds"]
    )


def _time(scene: Scene, name: str) -> str:
    texts = {
        "stopped": translate("Race", "{name} ends the turn in gear {gear}: {seconds} s."),
        "blocked": translate(
            "Race", "{name} is held up and ends the turn in gear {gear}: {seconds} s."
        ),
        "no dice": translate(
            "Race", "{name} has no die to play and ends the turn in gear {gear}: {seconds} s."
        ),
        "closed": translate("Race", "{name} finds the way closed and ends the turn: {seconds} s."),
        "flying start": translate(
            "Race", "A warning ends the flying start of {name} in gear {gear}: {seconds} s."
        ),
        "lost": translate("Race", "{name} takes the card of a loss of control: {seconds} s."),
        "retired": translate("Race", "{name} cannot go on: {seconds} s."),
        "finished": translate("Race", "{name} is over the line in gear {gear}: {seconds} s."),
    }
    event = scene.event
    return texts[event["end"]].format(name=name, gear=event["gear"], seconds=event["seconds"])


def _turn(scene: Scene, name: str) -> str:
    texts = {
        "stopped": translate("Race", "{name} ends turn {turn} in gear {gear}."),
        "blocked": translate("Race", "{name} is held up and ends turn {turn} in gear {gear}."),
        "no dice": translate(
            "Race", "{name} has no die to play and ends turn {turn} in gear {gear}."
        ),
        "closed": translate("Race", "{name} finds the way closed and ends turn {turn}."),
        "flying start": translate(
            "Race", "A warning ends the flying start of {name} in gear {gear}; turn {turn}."
        ),
        "lost": translate("Race", "{name} ends turn {turn} in gear {gear} after the loss."),
        "retired": translate("Race", "{name} cannot go on after turn {turn}."),
        "finished": translate("Race", "{name} is over the line in gear {gear} in turn {turn}."),
    }
    event, race = scene.event, scene.race
    car = race.cars[event["car"]] if race is not None else None
    gear = gear_words(car, event["gear"]) if car is not None else str(event["gear"])
    return texts[event["end"]].format(name=name, gear=gear, turn=event["sum"])


def _off_track(scene: Scene, name: str) -> str:
    if scene.event["turns_lost"]:
        return translate("Race", "{name} is off the track and loses the turn.").format(name=name)
    return translate("Race", "{name} comes back onto the track and loses the turn.").format(
        name=name
    )


def _flags_away(_: Scene, name: str) -> str:
    return translate("Race", "The yellow flag of {name} is taken away.").format(name=name)


def _passed(scene: Scene, name: str) -> str:
    others = ", ".join(scene.names[car] for car in scene.event["passed"])
    return translate("Race", "{name} overtakes {others}.").format(name=name, others=others)


def _lap(scene: Scene, name: str) -> str:
    event = scene.event
    facts = {"name": name, "lap": event["lap"], "place": event["place"]}
    if scene.rules.cost == "turns":
        text = translate("Race", "{name} completes lap {lap} in place {place}; turns: {turns}.")
        return text.format(**facts, turns=event["turns"])
    text = translate("Race", "{name} completes lap {lap} in place {place}, in {time}.")
    return text.format(**facts, time=clock(event["seconds"]))


def _joker(scene: Scene, name: str) -> str:
    return translate("Race", "{name} drives the joker section in lap {lap}.").format(
        name=name, lap=scene.event["lap"]
    )


def _push(scene: Scene, name: str) -> str:
    event = scene.event
    text = translate("Race", "{name} pushes {other} on to {place}; danger tokens: {danger}.")
    if event["lost"]:
        text = translate("Race", "{name} pushes {other} on to {place}: {other} loses control.")
    return text.format(
        name=name,
        other=scene.names[event["pushed"]],
        place=_place(scene, event["pushed"]),
        danger=event["danger"],
    )


def _pit_stop(scene: Scene, name: str) -> str:
    event = scene.event
    facts = {"name": name, "repaired": event["repaired"], "tyres": tyre_words(event["tyres"])}
    text = translate("Race", "{name} stops in the pit; damage repaired: {repaired}.")
    if event["tyres"]:
        text = translate(
            "Race", "{name} stops in the pit; damage repaired: {repaired}; goes on with {tyres}."
        )
    return text.format(**facts)


def _tyres(scene: Scene, name: str) -> str:
    return translate("Race", "{name} takes {tyres}.").format(
        name=name, tyres=tyre_words(scene.event["tyres"])
    )


def _loss_card(scene: Scene, name: str) -> str:
    texts = {
        "spin": translate("Race", "{name} draws the card of gear {gear}: a spin."),
        "left": translate("Race", "{name} draws the card of gear {gear}: off the road, left."),
        "right": translate("Race", "{name} draws the card of gear {gear}: off the road, right."),
    }
    return texts[scene.event["card"]].format(name=name, gear=scene.event["gear"])


def _split(scene: Scene, name: str) -> str:
    event = scene.event
    return translate("Race", "{name}, split time {number}: {time}.").format(
        name=name, number=event["split"], time=clock(event["seconds"])
    )


def _retire(_: Scene, name: str) -> str:
    return translate("Race", "{name} retires from the rally.").format(name=name)


def _finish(scene: Scene, name: str) -> str:
    event = scene.event
    if event.get("disqualified"):
        return translate(
            "Race", "{name} has not driven the joker section and is disqualified."
        ).format(name=name)
    if "place" in event:
        return translate("Race", "{name} finishes in place {place}; turns: {turns}.").format(
            name=name, place=event["place"], turns=event["turns"]
        )
    facts = {"name": name, "time": clock(event["seconds"]), "tokens": event["tokens"]}
    if not scene.rules.token_seconds:
        return translate("Race", "{name} finishes in {time}.").format(**facts)
    return translate("Race", "{name} finishes in {time} (second tokens: {tokens}).").format(**facts)


_OF_CAR: dict[str, Callable[[Scene, str], str]] = {
    "enter": _enter,
    "secure": _secure,
    "flat-out": _flat_out,
    "roll": _roll,
    "gain": _gain,
    "reorder": _reorder,
    "sisu": _sisu,
    "move": _move,
    "token": _token,
    "spare-tyre": _spare_tyre,
    "time": _time,
    "turn": _turn,
    "off-track": _off_track,
    "flags-away": _flags_away,
    "overtaking": _passed,
    "lap": _lap,
    "joker": _joker,
    "push": _push,
    "pit-stop": _pit_stop,
    "tyres": _tyres,
    "loss-card": _loss_card,
    "split": _split,
    "retire": _retire,
    "finish": _finish,
}
