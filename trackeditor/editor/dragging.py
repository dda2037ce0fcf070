"""Sides on their way from the catalogue to the table."""

from __future__ import annotations

from PySide6.QtCore import QMimeData

SIDE_MIME = "application/x-trackeditor-side"
"""What is dragged out of a list of sides: the id of a side, in UTF-8."""


def side_on_its_way(side: str) -> QMimeData:
    """What carries a side that is dragged."""
    mime = QMimeData()
    mime.setData(SIDE_MIME, side.encode())
    return mime


def dragged_side(mime: QMimeData) -> str:
    """The side that is dragged; an empty text when it is something else."""
    if not mime.hasFormat(SIDE_MIME):
        return ""
    return bytes(mime.data(SIDE_MIME).data()).decode("utf-8", "replace")
