"""A course as plain values for JSON and YAML (schemas/graph.schema.json), and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from trackeditor.course.earlier import with_rows_and_branches
from trackeditor.course.model import Course, CourseCell, CourseMove, CourseTile
from trackeditor.grid import Edge, Hex
from trackeditor.layout.documents import shown
from trackeditor.sentences import sentence
from trackeditor.tiles.model import Danger, Terrain

FORMAT = "trackeditor-graph/1"
_DIGITS = 6


def course_to_dict(course: Course) -> dict[str, Any]:
    """The course in the shape of ``trackeditor graph --format json``."""
    return {
        "format": FORMAT,
        "course": {
            "kind": course.kind,
            "tiles": _tiles_to_list(course.tiles),
            "start": list(course.start),
            "finish": list(course.finish),
            "length_tiles": course.length_tiles,
            "length_cells": course.length_cells,
        }
        | ({"grid": list(course.grid)} if course.grid else {})
        | ({"pit": list(course.pit)} if course.pit else {})
        | ({"joker": _tiles_to_list(course.joker)} if course.joker else {})
        | ({"pregrid": _tiles_to_list(course.pregrid)} if course.pregrid else {}),
        "cells": [_cell_to_dict(cell) for cell in course.cells.values()],
        "moves": [
            {"from": move.start, "to": move.end, "limit": move.limit, "warnings": move.warnings}
            | ({"climb": move.climb} if move.climb else {})
            | ({"line": move.line} if move.line else {})
            | ({"turns_off": True} if move.turns_off else {})
            for move in course.moves
        ],
        "conflicts": [list(pair) for pair in course.conflicts],
    } | ({"abreast": [list(pair) for pair in course.abreast]} if course.kind == "circuit" else {})


def _tiles_to_list(tiles: Iterable[CourseTile]) -> list[dict[str, Any]]:
    return [
        {
            "tile": tile.side,
            "at": list(tile.at),
            "enters": tile.enters.name,
            "leaves": tile.leaves.name,
        }
        | ({"junction": True} if tile.junction else {})
        for tile in tiles
    ]


def _cell_to_dict(cell: CourseCell) -> dict[str, Any]:
    values: dict[str, Any] = {
        "id": cell.id,
        "tile": cell.tile,
        "at": list(cell.at),
        "kind": cell.kind,
        "limit": cell.limit,
        "warning_at": cell.warning_at,
        "jump": cell.jump,
        "water": cell.water,
        "front": round(cell.front, _DIGITS),
        "rear": round(cell.rear, _DIGITS),
        "left": round(cell.left, _DIGITS),
        "right": round(cell.right, _DIGITS),
        "inside": round(cell.inside, _DIGITS),
        "terrain": cell.terrain.value,
        "danger": cell.danger.value,
    }
    if cell.corner is not None:
        values["corner"] = cell.corner
        values["inner"] = cell.inner
    if cell.section != "circuit":
        values["section"] = cell.section
    if cell.roadside is not None:
        values["roadside"] = [danger.value for danger in cell.roadside]
    return values


def course_from_dict(content: Mapping[str, Any]) -> Course:
    """The course of a document that has passed schemas/graph.schema.json.

    Raises
    ------
    ValueError
        when a cell is there twice, or a move, line or pair names a cell that the document does not
        have. Whether the course makes sense, :func:`~trackeditor.course.unsound` tells.

    Notes
    -----
    A circuit of an earlier version does not say what lies abreast and which moves turn off: that is
    read from the names of its cells, as it was then (``course.earlier``).
    """
    head = content["course"]
    cells: dict[str, CourseCell] = {}
    for entry in content["cells"]:
        if entry["id"] in cells:
            raise ValueError(sentence("cell {cell} is there twice", cell=shown(entry["id"])))
        cells[entry["id"]] = _cell_from_dict(entry)
    moves = tuple(
        CourseMove(
            start=entry["from"],
            end=entry["to"],
            limit=entry["limit"],
            warnings=entry["warnings"],
            climb=entry.get("climb"),
            line=entry.get("line"),
            turns_off=entry.get("turns_off", False),
        )
        for entry in content["moves"]
    )
    conflicts = tuple((a, b) for a, b in content["conflicts"])
    abreast = tuple((a, b) for a, b in content.get("abreast", ()))
    grid, pit = tuple(head.get("grid", ())), tuple(head.get("pit", ()))
    named = {*head["start"], *head["finish"], *grid, *pit}
    named.update(cell for pair in (*conflicts, *abreast) for cell in pair)
    named.update(cell for move in moves for cell in (move.start, move.end))
    if unknown := sorted(named - cells.keys()):
        raise ValueError(
            sentence("cell {cell} is named but not among the cells", cell=shown(unknown[0]))
        )
    course = Course(
        kind=head["kind"],
        tiles=_tiles_from_list(head["tiles"]),
        start=tuple(head["start"]),
        finish=tuple(head["finish"]),
        length_tiles=head["length_tiles"],
        length_cells=head["length_cells"],
        cells=cells,
        moves=moves,
        conflicts=conflicts,
        grid=grid,
        pit=pit,
        joker=_tiles_from_list(head.get("joker", ())),
        pregrid=_tiles_from_list(head.get("pregrid", ())),
        abreast=abreast,
    )
    is_earlier = course.kind == "circuit" and "abreast" not in content
    return with_rows_and_branches(course) if is_earlier else course


def _tiles_from_list(tiles: Iterable[Mapping[str, Any]]) -> tuple[CourseTile, ...]:
    return tuple(
        CourseTile(
            side=tile["tile"],
            at=Hex(*tile["at"]),
            enters=Edge[tile["enters"]],
            leaves=Edge[tile["leaves"]],
            junction=tile.get("junction", False),
        )
        for tile in tiles
    )


def _cell_from_dict(entry: Mapping[str, Any]) -> CourseCell:
    return CourseCell(
        id=entry["id"],
        tile=entry["tile"],
        at=Hex(*entry["at"]),
        kind=entry["kind"],
        front=entry["front"],
        rear=entry["rear"],
        left=entry["left"],
        right=entry["right"],
        limit=entry["limit"],
        warning_at=entry["warning_at"],
        jump=entry["jump"],
        water=entry["water"],
        corner=entry.get("corner"),
        inner=entry.get("inner"),
        inside=entry["inside"],
        terrain=Terrain(entry["terrain"]),
        danger=Danger(entry["danger"]),
        section=entry.get("section", "circuit"),
        roadside=_roadside_from(entry.get("roadside")),
    )


def _roadside_from(entry: Sequence[str] | None) -> tuple[Danger, Danger] | None:
    if entry is None:
        return None
    left, right = entry
    return Danger(left), Danger(right)
