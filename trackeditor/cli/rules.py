"""``trackeditor rules``: legality codes and rule sets."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import typer

from trackeditor.cli import DONE
from trackeditor.cli.errors import InputError
from trackeditor.legality import Rule, rule_of, rules
from trackeditor.tiles.model import Terrain
from trackeditor.zones.rules import leg_rule_of, leg_rules

if TYPE_CHECKING:
    from trackeditor.simulator.rally_rules import RallyRules
    from trackeditor.simulator.rules import DiceCounts, RuleSet

WIDTH = 88
_ORDER = {"distance": "distance", "gear": "gear", "inside": "inner lane"}


def run_rules(topic: str | None, *, handbook: bool) -> int:
    """Explain a code or a game; without a topic, list both."""
    if handbook:
        from trackeditor.legality.handbook import handbook as text

        typer.echo(text(), nl=False)
    elif topic is None:
        _list()
    elif (rule := rule_of(topic) or leg_rule_of(topic)) is not None:
        typer.echo(f"{rule.code}  {rule.title} ({rule.severity.value})\n")
        typer.echo(textwrap.fill(rule.explanation, WIDTH))
        typer.echo(f"\nSource: {rule.source}")
    else:
        _show_game(topic)
    return DONE


def _list() -> None:
    from trackeditor.simulator.rules import load_rules, rule_sets

    typer.echo("Rule sets (trackeditor rules NAME):")
    for name in rule_sets():
        typer.echo(f"  {name:14} {load_rules(name).title}")
    typer.echo("\nLegality codes (trackeditor rules CODE):")
    codes: list[Rule[Any]] = [*rules(), *leg_rules()]
    for rule in codes:
        typer.echo(f"  {rule.code:8} {rule.severity.value:8} {rule.title}")


def _show_game(name: str) -> None:
    from trackeditor.simulator.rules import load_rules, rule_sets

    if name not in rule_sets():
        games = ", ".join(rule_sets())
        raise InputError(
            f"'{name}' is neither a legality code nor a rule set; the rule sets are: {games}"
        )
    rule_set = load_rules(name)
    typer.echo(f"{rule_set.title}\n")
    for line in _figures(rule_set):
        typer.echo(line)
    typer.echo("\nAssumed, since no rule text at hand gives it:")
    for assumption in rule_set.assumptions:
        value = f"{assumption.key}: {_plain(assumption.value)}"
        typer.echo(textwrap.fill(value, WIDTH, initial_indent="  ", subsequent_indent="    "))
        typer.echo(textwrap.indent(textwrap.fill(assumption.note, WIDTH - 6), "      "))


def _figures(rule_set: RuleSet) -> Iterator[str]:
    """The figures of a game and the ways of playing it, line by line."""
    from trackeditor.simulator.rules import FACES

    yield from _race(rule_set)
    yield from _dice(rule_set)
    faces = ", ".join(f"{die.name}: {n}" for die, n in rule_set.warning_faces.items())
    yield f"Warning faces of {FACES}:"
    yield f"  {faces}"
    bag = ", ".join(f"{count} {token}" for token, count in rule_set.damage_bag.items())
    if bag:
        yield f"Damage bag: {bag}."
    yield from _rally(rule_set.rally)
    tyre = rule_set.spare_tyre
    if rule_set.sisu or tyre.carried:
        yield (
            f"SISU tokens: {rule_set.sisu} a rally. Spare tyres: {tyre.carried}, +{tyre.seconds} s,"
            f" in gear {tyre.highest_gear} or lower."
        )


def _race(rule_set: RuleSet) -> Iterator[str]:
    """How a race runs and what its turns cost."""
    order = ", then ".join(_ORDER[key] for key in rule_set.order)
    yield f"Order of play: {order}."
    if rule_set.course == "circuit":
        yield f"On a circuit, {rule_set.laps} laps unless another number is asked for."
    if rule_set.winner == "line":
        yield "The first over the finish line wins."
    yield f"Loss of control at {rule_set.warning_limit} warnings."
    off = rule_set.off_track
    if rule_set.cost == "seconds":
        cards = ", ".join(f"{gear}: {card} s" for gear, card in rule_set.time_cards.items())
        gear_00 = f", from gear {off.gear} up {off.seconds} s" if off else ""
        yield "Time cards by gear:"
        yield f"  {cards}; loss of control: {rule_set.loss_seconds} s{gear_00}"
    elif off:
        yield f"From gear {off.gear} up it takes the car off the track and {off.turns} more turn."
    if rule_set.overtaking_gear:
        yield "Beside another car only in its gear or a higher one."
    if rule_set.flying_start:
        yield f"Flying start in gear {rule_set.flying_start}."
    if rule_set.flag_tiles:
        yield (
            "Under a yellow flag, on its tile and the ones before and after it, beside cars in gear"
            " 0 only."
        )
    if rule_set.joker:
        yield "Joker section: once in a race; who finishes without it is disqualified."
    if rule_set.full_contact:
        most, element, elements = rule_set.full_contact
        yield (
            f"Full contact: cars are pushed in at least their gear; {element} danger token for"
            f" another track element ({', '.join(sorted(elements))}), {most} at most."
        )
    if rule_set.pit_gear:
        yield f"Pit stop at the end of a turn in gear {rule_set.pit_gear}."


def _rally(rally: RallyRules) -> Iterator[str]:
    """What only some rallies have."""
    if rally.exact_drift:
        yield "A drift is entered in exactly the gear of its note."
    if rally.far_jumps:
        yield (
            "Over a jump one cell further in the gear of its note; two cells in the next gear, with"
            " a loss of control if the die shows a warning; above that control is lost there."
        )
    if rally.shared_cells:
        yield "Several cars may stand on a cell outside corners."
    if rally.loss_cards:
        yield "Cards for a loss of control by gear:"
    for gear, cards in rally.loss_cards.items():
        yield f"  {gear}: {', '.join(f'{count} {card}' for card, count in cards.items() if count)}"
    if rally.roadside_damage:
        dice = ", ".join(f"{danger.value}: {n}" for danger, n in rally.roadside_damage.items())
        yield f"Gear dice lost off the road by danger: {dice}."
    if rally.retiring_punctures:
        yield f"Unrepaired punctures that end the rally: {rally.retiring_punctures}."
    if rally.splits:
        yield f"Split times: {rally.splits}, unless other points are chosen."
    if rally.has_shakedown:
        yield "A shakedown (--shakedown) counts neither warnings nor punctures."


def _dice(rule_set: RuleSet) -> Iterator[str]:
    """Dice by surface or by car, and what tyres do to them."""
    if rule_set.cars:
        yield "Dice by car:"
        for model, by_surface in rule_set.cars.items():
            yield f"  {model:8} {_counts(next(iter(by_surface.values())))}"
    else:
        yield "Dice by surface:"
        for surface, dice in rule_set.dice.items():
            leader = ", leader dice" if surface in rule_set.leader_surfaces else ""
            name = "others" if surface is Terrain.NONE else surface.value
            yield f"  {name:8} {_counts(dice)}{leader}"
    if rule_set.tyres:
        yield "Tyres:"
    for tyres, effects in rule_set.tyres.items():
        for weather, effect in effects.items():
            yield (
                f"  {tyres} in {weather}: {effect.coast:+} coast, {effect.brake:+} brake, loss of"
                f" control at {effect.warning_limit} warnings"
            )


def _counts(dice: DiceCounts) -> str:
    boost = f", {dice.boost} boost" if dice.boost else ""
    return f"gears 1 to {dice.gears}, {dice.coast} coast, {dice.brake} brake{boost}"


def _plain(value: object) -> str:
    """A value of a rule set as a player reads it."""
    if isinstance(value, dict):
        return "; ".join(f"{key}: {_nested(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)


def _nested(value: object) -> str:
    """A value within another one; one with parts of its own stands in brackets."""
    return f"({_plain(value)})" if isinstance(value, dict) else _plain(value)
