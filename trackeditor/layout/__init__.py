"""Layouts: tiles on the grid, with the edits that make new layouts from old ones."""

from trackeditor.layout.documents import DocumentError, read_document
from trackeditor.layout.files import (
    layout_from_dict,
    layout_to_dict,
    marker_to_dict,
    read_layout,
    write_layout,
)
from trackeditor.layout.model import Layout, LayoutError, Marker, MarkerKind, PlacedTile, Token

__all__ = [
    "DocumentError",
    "Layout",
    "LayoutError",
    "Marker",
    "MarkerKind",
    "PlacedTile",
    "Token",
    "layout_from_dict",
    "layout_to_dict",
    "marker_to_dict",
    "read_document",
    "read_layout",
    "write_layout",
]
