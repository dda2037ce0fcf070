"""Tiles: what is printed on them, their driving cells, the library, the boxes they come in."""

from trackeditor.tiles.checking import check_entry
from trackeditor.tiles.editions import Edition, boxes_needed, inventory
from trackeditor.tiles.entries import entry_of_side, side_from_entry
from trackeditor.tiles.faults import Fault, TileError
from trackeditor.tiles.library import Library, load_library, read_library, shipped_library
from trackeditor.tiles.model import (
    CellRect,
    Danger,
    EdgeEnd,
    Line,
    PrintedCell,
    Road,
    Row,
    Shortcut,
    Side,
    Terrain,
    tile_number,
)
from trackeditor.tiles.owners import tile_directories, user_directory
from trackeditor.tiles.passages import CompiledSide, LocalCell, LocalMove, Passage, compile_side
from trackeditor.tiles.saving import save_user_boxes, save_user_tiles

__all__ = [
    "CellRect",
    "CompiledSide",
    "Danger",
    "EdgeEnd",
    "Edition",
    "Fault",
    "Library",
    "Line",
    "LocalCell",
    "LocalMove",
    "Passage",
    "PrintedCell",
    "Road",
    "Row",
    "Shortcut",
    "Side",
    "Terrain",
    "TileError",
    "boxes_needed",
    "check_entry",
    "compile_side",
    "entry_of_side",
    "inventory",
    "load_library",
    "read_library",
    "save_user_boxes",
    "save_user_tiles",
    "shipped_library",
    "side_from_entry",
    "tile_directories",
    "tile_number",
    "user_directory",
]
