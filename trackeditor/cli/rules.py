"""``trackeditor rules``: legality codes and rule sets."""

from __future__ import annotations

import textwrap

import typer

from trackeditor.cli import DONE
from trackeditor.cli.errors import InputError
from trackeditor.legality import rule_of, rules

WIDTH = 88


def run_rules(topic: str | None, *, handbook: bool) -> int:
    """Explain a code or a game; without a topic, list both."""
    if handbook:
        from trackeditor.legality.handbook import handbook as text

        typer.echo(text(), nl=False)
    elif topic is None:
        _list()
    elif (rule := rule_of(topic)) is not None:
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
    for rule in rules():
        typer.echo(f"  {rule.code:8} {rule.severity.value:8} {rule.title}")


def _show_game(name: str) -> None:
    from trackeditor.simulator.rules import load_rules, rule_sets

    if name not in rule_sets():
        games = ", ".join(rule_sets())
        raise InputError(f"'{name}' is neither a legality code nor one of the games {games}")
    rule_set = load_rules(name)
    typer.echo(f"{rule_set.title}\n")
    typer.echo(f"Loss of control at {rule_set.warning_limit} warnings. Time cards by gear:")
    cards = ", ".join(f"{gear}: {card} s" for gear, card in rule_set.time_cards.items())
    typer.echo(f"  {cards}; loss of control: {rule_set.loss_seconds} s")
    typer.echo("Dice by surface:")
    for surface, dice in rule_set.dice.items():
        typer.echo(
            f"  {surface.value:8} gears 1 to {dice.gears}, {dice.coast} coast, {dice.brake} brake"
        )
    typer.echo("\nAssumed, since no rule text at hand gives it:")
    for assumption in rule_set.assumptions:
        typer.echo(f"  {assumption.key}: {assumption.value}")
        typer.echo(textwrap.indent(textwrap.fill(assumption.note, WIDTH - 6), "      "))
