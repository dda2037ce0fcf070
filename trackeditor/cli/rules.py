"""``trackeditor rules``: legality codes and rule sets."""

from __future__ import annotations

import textwrap

import typer

from trackeditor.cli import DONE
from trackeditor.cli.errors import InputError
from trackeditor.legality import Rule, rule_of, rules
from trackeditor.zones.rules import LegRule, leg_rule_of, leg_rules

WIDTH = 88


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
        typer.echo(f"  {name:8} {load_rules(name).title}")
    typer.echo("\nLegality codes (trackeditor rules CODE):")
    codes: list[Rule | LegRule] = [*rules(), *leg_rules()]
    for rule in codes:
        typer.echo(f"  {rule.code:8} {rule.severity.value:8} {rule.title}")


def _show_game(name: str) -> None:
    from trackeditor.simulator.rules import FACES, load_rules, rule_sets

    if name not in rule_sets():
        games = ", ".join(rule_sets())
        raise InputError(
            f"'{name}' is neither a legality code nor a rule set; the rule sets are: {games}"
        )
    rule_set = load_rules(name)
    typer.echo(f"{rule_set.title}\n")
    typer.echo(f"Loss of control at {rule_set.warning_limit} warnings. Time cards by gear:")
    cards = ", ".join(f"{gear}: {card} s" for gear, card in rule_set.time_cards.items())
    typer.echo(f"  {cards}; loss of control: {rule_set.loss_seconds} s")
    typer.echo("Dice by surface:")
    for surface, dice in rule_set.dice.items():
        leader = ", leader dice" if surface in rule_set.leader_surfaces else ""
        typer.echo(
            f"  {surface.value:8} gears 1 to {dice.gears}, {dice.coast} coast, {dice.brake} brake"
            f"{leader}"
        )
    faces = ", ".join(f"{die.name}: {n}" for die, n in rule_set.warning_faces.items())
    typer.echo(f"Warning faces of {FACES}:\n  {faces}")
    tyre = rule_set.spare_tyre
    typer.echo(
        f"SISU tokens: {rule_set.sisu} a rally. Spare tyres: {tyre.carried}, +{tyre.seconds} s, in"
        f" gear {tyre.highest_gear} or lower."
    )
    typer.echo("\nAssumed, since no rule text at hand gives it:")
    for assumption in rule_set.assumptions:
        typer.echo(f"  {assumption.key}: {_plain(assumption.value)}")
        typer.echo(textwrap.indent(textwrap.fill(assumption.note, WIDTH - 6), "      "))


def _plain(value: object) -> str:
    """A value of a rule set as a player reads it."""
    if isinstance(value, dict):
        return "; ".join(f"{key}: {_plain(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)
