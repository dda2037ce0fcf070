"""The columns of the tables in the form: which part of a row they show, and how they change it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from trackeditor.editor.tile_form.draft import GONE, Entry, put
from trackeditor.editor.tile_form.notation import (
    chains_from,
    flow_from,
    flow_of,
    gate_from,
    gate_text,
    lanes_from,
    lanes_text,
    number_from,
    one_or_more_from,
    text_of,
    words_of,
)

translate: Callable[..., str] = QCoreApplication.translate
_KINDS = ("lanes", "corner", "gate")
_OWN_COLUMNS = (*_KINDS, "limit", "slide", "jump", "water", "len")


class Column(NamedTuple):
    """A column: ``show`` tells the text of a row's entry, ``put`` the entry for another text.

    ``put`` returns None for a text that it cannot take. ``keys`` are those of the entry whose
    faults belong here (empty: all that no other column has); ``choices`` are texts by value for a
    list to choose from, and ``flag`` is the key of a column of ticks.
    """

    title: str
    hint: str
    keys: tuple[str | int, ...]
    show: Callable[[Entry], str]
    put: Callable[[Entry, str], Entry | None]
    choices: tuple[tuple[str, str], ...] = ()
    flag: str = ""


def row_columns() -> list[Column]:
    """The columns of the rows of a road."""
    kinds = (
        ("lanes", translate("TileForm", "lanes")),
        ("corner", translate("TileForm", "corner")),
        ("gate", translate("TileForm", "gate")),
    )
    return [
        Column(
            translate("TileForm", "Kind"),
            translate(
                "TileForm",
                "Lanes side by side, a corner without a line between its lanes, or a gate: a"
                " dotted line between two rows",
            ),
            (),
            _kind,
            _put_kind,
            kinds,
        ),
        Column(
            translate("TileForm", "Printed, left to right"),
            translate(
                "TileForm",
                "A number of lanes, or the limits of the cells of every lane with a bar between"
                " lanes: '2 2 2 | 1'. '-' is a cell without a limit, '4!' one in a warning"
                " triangle. Of a gate one part for every lane: '- | 2 | !', 'up', 'down'",
            ),
            _KINDS,
            _show_printed,
            _put_printed,
        ),
        _single(
            "limit",
            translate("TileForm", "Limit"),
            translate("TileForm", "Limit of every cell of the row: a gear, or '4!' with a warning"),
        ),
        _flag(
            "slide",
            translate("TileForm", "Slide"),
            translate("TileForm", "A dashed half line: two half cells of full width"),
        ),
        _single("jump", translate("TileForm", "Jump"), translate("TileForm", "Gear of a jump")),
        _flag("water", translate("TileForm", "Water"), translate("TileForm", "A row with water")),
        _single(
            "len",
            translate("TileForm", "Length"),
            translate("TileForm", "Length beside the other rows; 1 when nothing is said"),
        ),
        Column(
            translate("TileForm", "More"),
            translate(
                "TileForm",
                "Other keys of docs/tile-format.md, for example 'width: [1, 2], inner: left'",
            ),
            (),
            lambda row: flow_of({k: v for k, v in row.items() if k not in _OWN_COLUMNS}),
            _put_more,
        ),
    ]


def shortcut_columns() -> list[Column]:
    """The columns of the shortcuts of a road."""
    return [
        Column(
            translate("TileForm", "Side"),
            translate("TileForm", "On which side of the road, for a driver along it"),
            ("side",),
            lambda entry: text_of(entry.get("side")),
            lambda entry, text: put(entry, ("side",), text),
            _sides(),
        ),
        Column(
            translate("TileForm", "Limit"),
            translate("TileForm", "Its limit; several for spaces in succession: '5 5'"),
            ("limit",),
            lambda entry: words_of(entry.get("limit")),
            lambda entry, text: put(entry, ("limit",), one_or_more_from(text)),
        ),
        _end_of_shortcut(
            0,
            translate("TileForm", "From row"),
            translate("TileForm", "The row before it, from 0; several: '0 1'"),
        ),
        _end_of_shortcut(
            1,
            translate("TileForm", "To row"),
            translate("TileForm", "The row behind it, from 0; several: '3 4'"),
        ),
    ]


def join_columns() -> list[Column]:
    """The columns of the places where a branch joins another road."""
    return [
        Column(
            translate("TileForm", "Towards"),
            translate("TileForm", "The edge to which cars drive on, or from which they come"),
            ("toward",),
            lambda entry: text_of(entry.get("toward")),
            lambda entry, text: put(entry, ("toward",), text),
            tuple((edge, edge) for edge in "ABCDEF"),
        ),
        Column(
            translate("TileForm", "Cells of the other road"),
            translate("TileForm", "Their names behind each other, as in 'r0.2.0 r0.2.1'"),
            ("cells",),
            lambda entry: words_of(entry.get("cells")),
            lambda entry, text: put(entry, ("cells",), text.replace(",", " ").split()),
        ),
        _single(
            "limit",
            translate("TileForm", "Limit"),
            translate("TileForm", "The highest gear in which the line between them is crossed"),
        ),
    ]


def line_columns() -> list[Column]:
    """The columns of the lines across roads."""
    kinds = (
        ("start", translate("TileForm", "start")),
        ("finish", translate("TileForm", "finish")),
        ("start-finish", translate("TileForm", "start and finish")),
    )
    return [
        Column(
            translate("TileForm", "Line"),
            translate("TileForm", "What is printed across the road"),
            ("kind",),
            lambda entry: dict(kinds).get(entry.get("kind", ""), text_of(entry.get("kind"))),
            lambda entry, text: put(entry, ("kind",), text),
            kinds,
        ),
        _single("road", translate("TileForm", "Road"), translate("TileForm", "Its number, from 0")),
        _single(
            "after_row",
            translate("TileForm", "Behind row"),
            translate("TileForm", "The row behind which the line lies, from 0"),
        ),
    ]


def link_columns() -> list[Column]:
    """The columns of contacts that the shapes of cells do not show."""
    one = translate("TileForm", "One cell")
    other = translate("TileForm", "Other cell")
    hint = translate(
        "TileForm",
        "Name of a cell, as r0.2.1: road 0, row 2, lane 1; the drawing tells it under the pointer",
    )
    limit = translate("TileForm", "The highest gear in which a car may cross from one to the other")
    return [
        _single("a", one, hint),
        _single("b", other, hint),
        _single("limit", translate("TileForm", "Limit"), limit),
    ]


def overlap_columns() -> list[Column]:
    """The columns of cells that share ground."""
    hint = translate("TileForm", "Names of cells behind each other; of a pair one can be occupied")
    return [
        _cells("a", translate("TileForm", "Cells"), hint),
        _cells("b", translate("TileForm", "share ground with"), hint),
    ]


def _cells(key: str, title: str, hint: str) -> Column:
    """A column of the names of cells."""
    return Column(
        title,
        hint,
        (key,),
        lambda entry: words_of(entry.get(key)),
        lambda entry, text: put(entry, (key,), text.replace(",", " ").split()),
    )


def _sides() -> tuple[tuple[str, str], ...]:
    return (
        ("left", translate("TileForm", "left")),
        ("right", translate("TileForm", "right")),
    )


def _single(key: str, title: str, hint: str) -> Column:
    """A column of one number or name, which may be left out."""
    return Column(
        title,
        hint,
        (key,),
        lambda entry: text_of(entry.get(key)),
        lambda entry, text: put(entry, (key,), number_from(text) if text.strip() else GONE),
    )


def _flag(key: str, title: str, hint: str) -> Column:
    return Column(
        title,
        hint,
        (key,),
        lambda entry: "",
        lambda entry, text: put(entry, (key,), True if text else GONE),
        flag=key,
    )


def _end_of_shortcut(end: int, title: str, hint: str) -> Column:
    def show(entry: Entry) -> str:
        rows = entry.get("rows")
        return words_of(rows[end]) if isinstance(rows, list) and end < len(rows) else ""

    return Column(
        title,
        hint,
        ("rows", end),
        show,
        lambda entry, text: put(entry, ("rows", end), one_or_more_from(text)),
    )


# --- rows ----------------------------------------------------------------------------------------


def kind_of(row: Entry) -> str:
    """What a row is: lanes, corner or gate; an empty text for what is none of them."""
    return next((kind for kind in _KINDS if kind in row), "")


def _kind(row: Entry) -> str:
    kind = kind_of(row)
    words = {
        "lanes": translate("TileForm", "lanes"),
        "corner": translate("TileForm", "corner"),
        "gate": translate("TileForm", "gate"),
    }
    return words.get(kind, "")


def _put_kind(row: Entry, kind: str) -> Entry:
    """Another kind of row with as many lanes."""
    before = kind_of(row)
    if kind == before:
        return row
    value: Any = row.get(before, 2)
    lanes = value if isinstance(value, int) else len(value) if isinstance(value, list) else 2
    if kind == "gate":
        return {"gate": [None] * lanes}
    rest = {key: part for key, part in row.items() if key not in _KINDS}
    if kind == "corner":
        limit = rest.pop("limit", None)
        is_number = isinstance(value, int) or before == "gate"
        return {"corner": [[limit] for _ in range(lanes)] if is_number else value, **rest}
    return {"lanes": lanes if before == "gate" else value, **rest}


def _show_printed(row: Entry) -> str:
    kind = kind_of(row)
    return gate_text(row["gate"]) if kind == "gate" else lanes_text(row.get(kind))


def _put_printed(row: Entry, text: str) -> Entry:
    kind = kind_of(row) or "lanes"
    read = {"gate": gate_from, "corner": chains_from, "lanes": lanes_from}[kind]
    return {**row, kind: read(text)}


def _put_more(row: Entry, text: str) -> Entry | None:
    more = flow_from(text)
    if more is None:
        return None
    return {**{key: value for key, value in row.items() if key in _OWN_COLUMNS}, **more}
