"""Tiles on the clipboard, as text that other windows and people can read."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from trackeditor.grid import Hex
from trackeditor.layout import Layout, LayoutError
from trackeditor.layout.files import layout_from_dict, layout_to_dict

TILES_MIME = "application/x-trackeditor-tiles"
_MOST = 2_000_000


def part_of(layout: Layout, hexes: Collection[Hex]) -> Layout:
    """The tiles on some hexagons, with what lies on them."""
    return replace(
        layout,
        tiles=tuple(tile for tile in layout.tiles if tile.at in hexes),
        markers=tuple(marker for marker in layout.markers if marker.at in hexes),
        tokens=tuple(token for token in layout.tokens if token.at in hexes),
        name="",
    )


def copy(part: Layout) -> None:
    """Put tiles on the clipboard."""
    text = json.dumps(layout_to_dict(part))
    mime = QMimeData()
    mime.setData(TILES_MIME, text.encode())
    mime.setText(text)
    QGuiApplication.clipboard().setMimeData(mime)


def paste() -> Layout | None:
    """The tiles on the clipboard; None when there are none."""
    mime = QGuiApplication.clipboard().mimeData()
    if mime is None:
        return None
    text = bytes(mime.data(TILES_MIME).data()).decode("utf-8", "replace") or mime.text()
    if not text or len(text) > _MOST:
        return None
    try:
        part = layout_from_dict(json.loads(text))
    except (ValueError, LayoutError, RecursionError):
        return None
    return part if part.tiles else None
