"""``trackeditor tiles``: the library as a list, or the facts of some tiles."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import typer

from trackeditor.cli import DONE
from trackeditor.cli.choices import chosen_boxes, require_qt
from trackeditor.cli.errors import InputError
from trackeditor.legality import copies_on_sale
from trackeditor.tiles import CompiledSide, Library, Row, Side, inventory, load_library
from trackeditor.tiles.features import features, way


def run_tiles(
    ids: Sequence[str], boxes: str | None, *, as_json: bool, sheet: Path | None = None
) -> int:
    """Show the named tiles or sides in full; without names, a line for every side.

    With ``sheet`` they are drawn into a PDF document instead.
    """
    library = load_library()
    chosen = chosen_boxes(boxes, library)
    owned = copies_on_sale(library) if chosen is None else inventory(chosen)
    sides = [library.side(name) for wanted in ids for name in _sides(wanted, library)] or [
        side for side in map(library.side, library) if owned[side.tile]
    ]
    if sheet is not None:
        names = [box.name for box in chosen or ()]
        title = f"Tiles of {', '.join(dict.fromkeys(names))}" if names else "Tiles"
        draw(sheet, sides, library, owned, title)
    elif as_json:
        facts = [_facts(library.compiled(side.id), owned[side.tile]) for side in sides]
        typer.echo(json.dumps(facts, indent=1))
    elif ids:
        typer.echo("\n\n".join(_describe(library.compiled(side.id), library) for side in sides))
    else:
        width = max([5, *(len(side.id) for side in sides)])
        for side in sides:
            typer.echo(f"{side.id:{width}} x{owned[side.tile]} {side.series:18} {summary(side)}")
    return DONE


def draw(
    sheet: Path, sides: Sequence[Side], library: Library, owned: Mapping[int, int], title: str
) -> None:
    """Draw sides into a PDF document."""
    if sheet.suffix.lower() != ".pdf":
        raise InputError(f"{sheet}: name the sheet *.pdf")
    require_qt()
    from trackeditor.painting.sheet import export_sheet

    export_sheet(sheet, sides, library, copies=owned, title=title)


def _sides(wanted: str, library: Library) -> tuple[str, ...]:
    if wanted in library:
        return (wanted,)
    if wanted in map(str, library.tiles):
        return library.tiles[int(wanted)]
    raise InputError(f"the library has no tile '{wanted}'; see trackeditor tiles")


def summary(side: Side) -> str:
    """What a side is, in one line."""
    if side.pit:
        return "pit"
    if side.is_scenery:
        return "scenery"
    if not side.roads:
        return "service park"
    roads = "; ".join(", ".join([way(road), *features(road)]) for road in side.roads if road.rows)
    return f"{side.terrain.value:8} {side.danger.value:7} {roads}"


def _describe(compiled: CompiledSide, library: Library) -> str:
    side = compiled.side
    boxes = [box.name for box in library.editions.values() if side.tile in box.tiles]
    ends = ", ".join(
        f"{edge.name} ({end.lanes} lanes{f', skewed {end.skew}' if end.skew else ''})"
        for edge, end in side.ends.items()
    )
    lines = [
        f"{side.id}  {summary(side)}",
        f"  boxes: {', '.join(boxes) or 'none'}",
        f"  road ends: {ends or 'none'}",
    ]
    for road in side.roads:
        lines.append(f"  road r{road.index} {way(road)}")
        for row in road.rows:
            if row.index in road.gates:
                lines.append(f"    gate: {_gate(road.gates[row.index])}")
            lines.append(f"    row {row.index}: {_row(row)}")
        if len(road.rows) in road.gates:
            lines.append(f"    gate: {_gate(road.gates[len(road.rows)])}")
        for cut in road.shortcuts:
            rows = " to ".join("+".join(map(str, rows)) for rows in (cut.first_rows, cut.last_rows))
            limits = "+".join(map(str, cut.limits))
            lines.append(f"    shortcut on the {cut.side}, rows {rows}: limit {limits}")
    lines += [f"  {line.kind} line after row {line.after_row}" for line in side.lines]
    moves = ", ".join(
        f"{enters.name}-{leaves.name} {len(passage.moves)}"
        for (enters, leaves), passage in compiled.passages.items()
    )
    if moves:
        lines.append(f"  {len(compiled.cells)} cells; moves: {moves}")
    lines += [f"  {text}" for text in (side.note, side.decided) if text]
    return "\n".join(lines)


def _gate(segments: Sequence[object]) -> str:
    return " | ".join("-" if segment is None else str(segment) for segment in segments)


def _row(row: Row) -> str:
    chains = [
        " ".join("-" if cell.limit is None else _limit(cell) for cell in chain) or "none"
        for chain in row.chains
    ]
    text = chains[0]
    for lined, chain in zip(row.lined, chains[1:], strict=True):
        text += f" {'|' if lined else '/'} {chain}"
    marks = [
        *(["slide"] if row.slide else []),
        *([f"jump {row.jump}"] if row.jump else []),
        *(["water"] if row.water else []),
        *([f"goes on over the {row.open} edge"] if row.open else []),
    ]
    return f"{text}  ({', '.join(marks)})" if marks else text


def _limit(cell: Any) -> str:
    return f"{cell.limit}{'!' if cell.warning_at is not None else ''}"


def _facts(compiled: CompiledSide, copies: int) -> dict[str, Any]:
    """The side as plain values: cells, conflicts, and the moves of every passage."""
    side = compiled.side
    return {
        "id": side.id,
        "series": side.series,
        "copies": copies,
        "terrain": side.terrain.value,
        "danger": side.danger.value,
        "edges": {
            edge.name: {"lanes": end.lanes, "skew": end.skew} for edge, end in side.ends.items()
        },
        "cells": [cell._asdict() for cell in compiled.cells.values()],
        "conflicts": [list(pair) for pair in compiled.conflicts],
        "passages": [
            {
                "enters": enters.name,
                "leaves": leaves.name,
                "moves": [move._asdict() for move in passage.moves],
            }
            for (enters, leaves), passage in compiled.passages.items()
        ],
    }
