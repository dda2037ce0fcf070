"""``trackeditor rules``: legality codes and rule sets."""

from __future__ import annotations

import textwrap
from typing import Any

import typer

from trackeditor.cli import DONE
from trackeditor.cli.errors import InputError
from trackeditor.legality import Rule, rule_of, rules
from trackeditor.zones.rules import leg_rule_of, leg_rules

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
        typer.echo(f"  {name:14} {load_rules(name).title}")
    typer.echo("\nLegality codes (trackeditor rules CODE):")
    codes: list[Rule[Any]] = [*rules(), *leg_rules()]
    for rule in codes:
        typer.echo(f"  {rule.code:8} {rule.severity.value:8} {rule.title}")


def _show_game(name: str) -> None:
    from trackeditor.simulator.rule_figures import assumed, figures
    from trackeditor.simulator.rules import load_rules, rule_sets

    if name not in rule_sets():
        games = ", ".join(rule_sets())
        raise InputError(
            f"'{name}' is neither a legality code nor a rule set; the rule sets are: {games}"
        )
    rule_set = load_rules(name)
    typer.echo(f"{rule_set.title}\n")
    for figure in figures(rule_set):
        typer.echo(figure.text)
        for row in figure.rows:
            typer.echo(f"  {row.name:8} {row.text}" if row.name else f"  {row.text}")
    typer.echo("\nAssumed, since no rule text at hand gives it:")
    for text, reason in assumed(rule_set):
        typer.echo(textwrap.fill(text, WIDTH, initial_indent="  ", subsequent_indent="    "))
        typer.echo(textwrap.indent(textwrap.fill(reason, WIDTH - 6), "      "))
