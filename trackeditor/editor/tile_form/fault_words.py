"""Faults of a tile in the words of the form, where fields have names and not keys."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from trackeditor.editor.speech import said
from trackeditor.editor.tile_form.draft import FieldPath
from trackeditor.tiles import Fault

translate: Callable[..., str] = QCoreApplication.translate
_KEY = re.compile(r"(['«“]\s*)([a-z_]+)(?=\s*['»”])")
"""A key in the quotes of any language of the window."""


def told(fault: Fault) -> str:
    """What is wrong and what to do about it, with the names of fields in place of keys."""
    names = _field_names()

    def named(found: re.Match[str]) -> str:
        return f"{found[1]}{names.get(found[2], found[2])}"

    text = translate("TileForm", "{problem}; {remedy}").format(
        problem=said(fault.problem), remedy=said(fault.remedy)
    )
    # What was written stands in quotes as keys do; it is none of the fields of a form.
    return text if fault.path[:1] in _WRITTEN else _KEY.sub(named, text)


def place_words(path: FieldPath) -> str:
    """Where a fault lies: 'Road 0, Row 2, Limit'."""
    names, numbered = {**_field_names(), **_cell_fields()}, _numbered()
    words: list[str] = []
    for step, following in zip(path, (*path[1:], None), strict=True):
        if isinstance(step, int):
            continue
        if step in numbered and isinstance(following, int):
            words.append(numbered[step].format(number=following))
        else:
            words.append(names.get(step, step))
    return ", ".join(words)


_WRITTEN = (("number",), ("file",), ("box",), ("text",))
"""Fields whose faults quote nothing but what was written into them."""


def _numbered() -> dict[str, str]:
    """Names of what there are several of, with their numbers."""
    return {
        "roads": translate("TileForm", "Road {number}"),
        "rows": translate("TileForm", "Row {number}"),
        "shortcuts": translate("TileForm", "Shortcut {number}"),
        "joins": translate("TileForm", "Fork {number}"),
        "lines": translate("TileForm", "Line {number}"),
        "links": translate("TileForm", "Contact {number}"),
        "overlaps": translate("TileForm", "Shared ground {number}"),
        "text": translate("TileForm", "Text, line {number}"),
    }


def _cell_fields() -> dict[str, str]:
    """Fields whose keys may be names of cells, too, which are quoted as they are."""
    return {"a": translate("TileForm", "One cell"), "b": translate("TileForm", "Other cell")}


def _field_names() -> dict[str, str]:
    """Names of fields by the keys of a tile file."""
    return {
        "number": translate("TileForm", "Number"),
        "faces": translate("TileForm", "Sides"),
        "file": translate("TileForm", "Tile file"),
        "box": translate("TileForm", "Box"),
        "count": translate("TileForm", "Copies"),
        "terrain": translate("TileForm", "Surface"),
        "danger": translate("TileForm", "Danger"),
        "replaces": translate("TileForm", "Use it instead of the program's tile"),
        "edges": translate("TileForm", "Road ends"),
        "skew": translate("TileForm", "Slant"),
        "roads": translate("TileForm", "Roads"),
        "from": translate("TileForm", "From edge"),
        "to": translate("TileForm", "To edge"),
        "end": translate("TileForm", "Ends at"),
        "via": translate("TileForm", "Leads over"),
        "name": translate("TileForm", "Name"),
        "rows": translate("TileForm", "Rows"),
        "lanes": translate("TileForm", "Printed, left to right"),
        "corner": translate("TileForm", "Printed, left to right"),
        "gate": translate("TileForm", "Printed, left to right"),
        "limit": translate("TileForm", "Limit"),
        "slide": translate("TileForm", "Slide"),
        "jump": translate("TileForm", "Jump"),
        "water": translate("TileForm", "Water"),
        "len": translate("TileForm", "Length"),
        "shortcuts": translate("TileForm", "Shortcuts"),
        "side": translate("TileForm", "Side"),
        "joins": translate("TileForm", "Forks"),
        "toward": translate("TileForm", "Towards"),
        "cells": translate("TileForm", "Cells of the other road"),
        "lines": translate("TileForm", "Lines"),
        "grid": translate("TileForm", "Grid boxes"),
        "pit": translate("TileForm", "A pit"),
        "over": translate("TileForm", "Road above"),
        "links": translate("TileForm", "Contacts of cells that their shapes do not show"),
        "overlaps": translate("TileForm", "Cells that share ground"),
        "note": translate("TileForm", "Note"),
        "decided": translate("TileForm", "Decided"),
        "kind": translate("TileForm", "Kind"),
        "road": translate("TileForm", "Road"),
        "after_row": translate("TileForm", "Behind row"),
        "text": translate("TileForm", "Text"),
    }
