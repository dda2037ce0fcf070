"""The handbook of legality codes, written from the registry (docs/legality.md)."""

from __future__ import annotations

from collections.abc import Iterator

from trackeditor.legality.families import FAMILIES
from trackeditor.legality.registry import Context, Rule, rules

_HEAD = """# Legality codes

What `trackeditor validate` finds, by family. An **error** makes a layout illegal; a **warning**
names what players may stumble over (with `--strict` it makes the layout illegal too); **advice**
can be left aside. `trackeditor rules CODE` explains one code on the command line.

The codes on legs over the boards of the classic game (ZON) are in [zones.md](zones.md#codes).

This page is written from the program: `trackeditor rules --handbook > docs/legality.md`.
"""


def handbook() -> str:
    """The Markdown text of docs/legality.md: every code with its meaning, severity and source."""
    return "\n".join([_HEAD, *_overview(), *_families()]) + "\n"


def _overview() -> Iterator[str]:
    yield "| Code | Severity | Title |"
    yield "| --- | --- | --- |"
    for rule in rules():
        yield f"| [{rule.code}](#{_anchor(rule)}) | {rule.severity.value} | {rule.title} |"


def _families() -> Iterator[str]:
    for family, (title, module) in FAMILIES.items():
        purpose = (module.__doc__ or "").strip().splitlines()[0].partition(": ")[2]
        yield f"\n## {family}: {title}\n\n{purpose[:1].upper()}{purpose[1:]}"
        for rule in rules():
            if rule.code.partition("-")[0] == family:
                yield f"\n### {rule.code} {rule.title}\n\n{rule.explanation}"
                yield f"\n*{rule.severity.value.capitalize()}. Source: {rule.source}.*"


def _anchor(rule: Rule[Context]) -> str:
    """The anchor that Markdown viewers give to a rule's heading."""
    heading = f"{rule.code} {rule.title}".lower()
    kept = "".join(c for c in heading if c.isalnum() or c in "- ")
    return kept.replace(" ", "-")
