"""A race in words: lines of its log, dice, places, times."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication

from trackeditor.course import Course
from trackeditor.editor.drive.scenes import Scene, die_named
from trackeditor.simulator.driver import RolledDie
from trackeditor.simulator.rules import Die

translate: Callable[..., str] = QCoreApplication.translate


def clock(seconds: int) -> str:
    """A time in minutes and seconds.

    >>> clock(125), clock(-3)
    ('2:05', '-0:03')
    """
    minutes, rest = divmod(abs(seconds), 60)
    return f"{'-' if seconds < 0 else ''}{minutes}:{rest:02}"


def percent(chance: float) -> str:
    """A chance in whole per cent; what is possible but rare is not called impossible.

    >>> percent(0.004), percent(0.0), percent(1.0)
    ('<1 %', '0 %', '100 %')
    """
    if 0 < chance < 0.005:
        return "<1 %"
    if 0.995 <= chance < 1:
        return ">99 %"
    return f"{round(100 * chance)} %"


def die_words(die: Die) -> str:
    """A die as players call it."""
    match die.kind:
        case "gear":
            return translate("Race", "gear {gear}").format(gear=die.gear)
        case "coast":
            return translate("Race", "coast")
        case "leader":
            return translate("Race", "leader")
    return translate("Race", "brake")


def dice_words(dice: Iterable[Die]) -> str:
    """Dice played together."""
    return " + ".join(die_words(die) for die in dice)


def rolled_words(dice: Iterable[RolledDie]) -> str:
    """Rolled dice in the order in which they are played, warnings marked."""
    return ", ".join(
        translate("Race", "{die} (warning)").format(die=die_words(rolled.die))
        if rolled.warning
        else die_words(rolled.die)
        for rolled in dice
    )


def place_words(course: Course, cell: str) -> str:
    """The tile of a cell, counted along the course."""
    at, side = course.cells[cell].at, course.cells[cell].tile
    for number, tile in enumerate(course.tiles, 1):
        if tile.at == at:
            return translate("Race", "tile {number} ({side})").format(number=number, side=side)
    return side


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
    return translate("Race", "Stage {number}: {name}").format(
        number=scene.stage + 1, name=scene.event["name"]
    )


def _round(scene: Scene) -> str:
    return translate("Race", "Round {number}").format(number=scene.event["round"])


def _result(scene: Scene) -> str:
    times = (
        translate("Race", "{name} {time}").format(name=name, time=clock(total))
        for name, total in zip(scene.names, scene.event["totals"], strict=True)
    )
    return translate("Race", "Stage times: {times}").format(times=", ".join(times))


def _service(_: Scene) -> str:
    return translate("Race", "Service: all cars are repaired.")


def result_words(scene: Scene) -> str:
    """Who has won a race that is over, and in which time."""
    winner = scene.order[0]
    return translate("Race", "{name} wins in {time}.").format(
        name=scene.names[winner], time=clock(scene.event["totals"][winner])
    )


_OF_RACE: dict[str, Callable[[Scene], str]] = {
    "stage": _stage,
    "round": _round,
    "result": _result,
    "service": _service,
    "standings": result_words,
}


# --- a car ----------------------------------------------------------------------------------------


def _enter(_: Scene, name: str) -> str:
    return translate("Race", "{name} comes to the start.").format(name=name)


def _secure(scene: Scene, name: str) -> str:
    dice = dice_words(scene.coming[0][0]) if scene.coming else ""
    return translate("Race", "{name} secures {dice} (second tokens: {tokens}).").format(
        name=name, dice=dice, tokens=scene.event["tokens"]
    )


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
    return translate("Race", "{name} gains second tokens: {tokens}.").format(
        name=name, tokens=scene.event["tokens"]
    )


def _reorder(scene: Scene, name: str) -> str:
    dice = ", ".join(dice_words(dice) for dice, _ in scene.coming)
    return translate("Race", "{name} plays the dice in this order: {dice}.").format(
        name=name, dice=dice
    )


def _sisu(_: Scene, name: str) -> str:
    return translate("Race", "{name} spends the SISU token and keeps control.").format(name=name)


def _move(scene: Scene, name: str) -> str:
    event = scene.event
    facts: dict[str, Any] = {
        "name": name,
        "place": place_words(scene.race.track.course, event["cell"]) if scene.race else "",
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
        ("shortcut", "ok"): translate("Race", "{name} takes the shortcut without harm."),
        ("shortcut", "coast"): translate(
            "Race", "{name} has a puncture on the shortcut: a coast die is lost."
        ),
        ("shortcut", "mud"): translate(
            "Race", "{name} throws mud: the corners of the tile are slower now."
        ),
        ("shortcut", None): translate("Race", "{name} takes the shortcut; the bag is empty."),
    }
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
        "lost": translate("Race", "{name} takes the card of a loss of control: {seconds} s."),
        "finished": translate("Race", "{name} is over the line in gear {gear}: {seconds} s."),
    }
    event = scene.event
    return texts[event["end"]].format(name=name, gear=event["gear"], seconds=event["seconds"])


def _finish(scene: Scene, name: str) -> str:
    event = scene.event
    return translate("Race", "{name} finishes in {time} (second tokens: {tokens}).").format(
        name=name, time=clock(event["seconds"]), tokens=event["tokens"]
    )


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
    "finish": _finish,
}
