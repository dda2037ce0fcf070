"""Colours of drawings: what every colour is for, and three sets of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from trackeditor.tiles import Danger, Terrain


class Ink(StrEnum):
    """What a colour is for."""

    PAPER = "paper"
    INK = "ink"
    LAND_GRAVEL = "land gravel"
    LAND_ASPHALT = "land asphalt"
    LAND_SNOW = "land snow"
    LAND_NONE = "land none"
    LAND_EDGE = "land edge"
    ROAD_GRAVEL = "road gravel"
    ROAD_ASPHALT = "road asphalt"
    ROAD_SNOW = "road snow"
    ROAD_NONE = "road none"
    CORNER_GRAVEL = "corner gravel"
    CORNER_ASPHALT = "corner asphalt"
    CORNER_SNOW = "corner snow"
    CORNER_NONE = "corner none"
    VERGE = "verge"
    CELL_LINE = "cell line"
    LANE_LINE = "lane line"
    SLIDE_LINE = "slide line"
    WATER = "water"
    SHORTCUT = "shortcut"
    SHORTCUT_LINE = "shortcut line"
    LIMIT = "limit"
    SHORTCUT_LIMIT = "shortcut limit"
    JUMP = "jump"
    GATE = "gate"
    CLIMB = "climb"
    PLATE = "plate"
    WARNING_SIGN = "warning sign"
    WARNING_LIMIT = "warning limit"
    GRID_BOX = "grid box"
    CHEQUER_DARK = "chequer dark"
    CHEQUER_LIGHT = "chequer light"
    JOKER_ENTRANCE = "joker-entrance"
    JOKER_EXIT = "joker-exit"
    CARD = "card"
    CARD_TEXT = "card text"
    UNKNOWN = "unknown"
    UNKNOWN_EDGE = "unknown edge"
    UNKNOWN_NAME = "unknown name"
    NAME = "name"
    DANGER_LOW = "danger low"
    DANGER_MEDIUM = "danger medium"
    DANGER_HIGH = "danger high"
    DANGER_TEXT = "danger text"
    DANGER_TEXT_DARK = "danger text dark"
    HIGHLIGHT = "highlight"
    ERROR = "error"
    WARNING = "warning"
    ADVICE = "advice"
    BADGE_TEXT = "badge text"
    WARNING_TEXT = "warning text"
    GEAR_0 = "gear 0"
    GEAR_1 = "gear 1"
    GEAR_2 = "gear 2"
    GEAR_3 = "gear 3"
    GEAR_4 = "gear 4"
    GEAR_5 = "gear 5"
    GEAR_6 = "gear 6"
    GEAR_TEXT = "gear text"
    MOVE = "move"
    MOVE_START = "move start"
    ROUTE = "route"
    NOTE = "note"
    NOTE_TEXT = "note text"
    VEIL = "veil"


def land(terrain: Terrain) -> Ink:
    """The ground beside roads of a surface."""
    return Ink(f"land {terrain.value}")


def road(terrain: Terrain) -> Ink:
    """The surface of a road."""
    return Ink(f"road {terrain.value}")


def corner(terrain: Terrain) -> Ink:
    """The surface of cells with a limit."""
    return Ink(f"corner {terrain.value}")


def danger(level: Danger) -> Ink | None:
    """The colour of a danger level; None for a tile without one."""
    return None if level is Danger.NONE else Ink(f"danger {level.value}")


def danger_text(level: Danger) -> Ink:
    """What can be read on the colour of a danger level."""
    return Ink.DANGER_TEXT_DARK if level is Danger.MEDIUM else Ink.DANGER_TEXT


def gear(limit: int) -> Ink:
    """The colour of a limit, from slow to fast; limits above 6 do not occur."""
    return Ink(f"gear {max(0, min(limit, 6))}")


@dataclass(frozen=True, slots=True, eq=False)
class Palette:
    """A named set of colours, one ``#rrggbb`` for every ink."""

    name: str
    colours: Mapping[Ink, str]

    def __getitem__(self, ink: Ink) -> str:
        return self.colours[ink]


LIGHT = Palette(
    "light",
    MappingProxyType(
        {
            Ink.PAPER: "#f6f3ec",
            Ink.INK: "#2b2a28",
            Ink.LAND_GRAVEL: "#dfe3c0",
            Ink.LAND_ASPHALT: "#cbd8bd",
            Ink.LAND_SNOW: "#e3ebf1",
            Ink.LAND_NONE: "#d3dcc6",
            Ink.LAND_EDGE: "#a9ad97",
            Ink.ROAD_GRAVEL: "#dfc08a",
            Ink.ROAD_ASPHALT: "#bcbfc3",
            Ink.ROAD_SNOW: "#fbfdff",
            Ink.ROAD_NONE: "#c9c7c0",
            Ink.CORNER_GRAVEL: "#cfa868",
            Ink.CORNER_ASPHALT: "#a5a9af",
            Ink.CORNER_SNOW: "#dbe6f0",
            Ink.CORNER_NONE: "#b9b7b0",
            Ink.VERGE: "#6d6757",
            Ink.CELL_LINE: "#7d7768",
            Ink.LANE_LINE: "#ffffff",
            Ink.SLIDE_LINE: "#4d483e",
            Ink.WATER: "#7db4dc",
            Ink.SHORTCUT: "#b6cf8e",
            Ink.SHORTCUT_LINE: "#5d7a33",
            Ink.LIMIT: "#1f1d1a",
            Ink.SHORTCUT_LIMIT: "#33501a",
            Ink.JUMP: "#b3261e",
            Ink.GATE: "#b52a1e",
            Ink.CLIMB: "#6a3fa0",
            Ink.PLATE: "#f6f3ec",
            Ink.WARNING_SIGN: "#f2b632",
            Ink.WARNING_LIMIT: "#1f1d1a",
            Ink.GRID_BOX: "#ffffff",
            Ink.CHEQUER_DARK: "#1c1b1a",
            Ink.CHEQUER_LIGHT: "#ffffff",
            Ink.JOKER_ENTRANCE: "#1b8a4b",
            Ink.JOKER_EXIT: "#c0392b",
            Ink.CARD: "#fff4c2",
            Ink.CARD_TEXT: "#2b2a28",
            Ink.UNKNOWN: "#b8b8b8",
            Ink.UNKNOWN_EDGE: "#7a7a7a",
            Ink.UNKNOWN_NAME: "#2b2a28",
            Ink.NAME: "#4f4e45",
            Ink.DANGER_LOW: "#2e7d3c",
            Ink.DANGER_MEDIUM: "#f0ae2c",
            Ink.DANGER_HIGH: "#c22f21",
            Ink.DANGER_TEXT: "#ffffff",
            Ink.DANGER_TEXT_DARK: "#201400",
            Ink.HIGHLIGHT: "#d81b60",
            Ink.ERROR: "#c62828",
            Ink.WARNING: "#ef9a00",
            Ink.ADVICE: "#1769c2",
            Ink.BADGE_TEXT: "#ffffff",
            Ink.WARNING_TEXT: "#201400",
            Ink.GEAR_0: "#5b0f3c",
            Ink.GEAR_1: "#a3142e",
            Ink.GEAR_2: "#c1440e",
            Ink.GEAR_3: "#8a6100",
            Ink.GEAR_4: "#3e7a1a",
            Ink.GEAR_5: "#00767a",
            Ink.GEAR_6: "#2b5cb8",
            Ink.GEAR_TEXT: "#ffffff",
            Ink.MOVE: "#3b2f8f",
            Ink.MOVE_START: "#ffffff",
            Ink.ROUTE: "#1f4fbf",
            Ink.NOTE: "#fffdf4",
            Ink.NOTE_TEXT: "#22211f",
            Ink.VEIL: "#8a8a86",
        }
    ),
)
"""On screens, in light surroundings."""

DARK = Palette(
    "dark",
    MappingProxyType(
        {
            Ink.PAPER: "#1e1f21",
            Ink.INK: "#e8e6e1",
            Ink.LAND_GRAVEL: "#3a3f2c",
            Ink.LAND_ASPHALT: "#2f3b2e",
            Ink.LAND_SNOW: "#3d464f",
            Ink.LAND_NONE: "#343a30",
            Ink.LAND_EDGE: "#14150f",
            Ink.ROAD_GRAVEL: "#8a6f43",
            Ink.ROAD_ASPHALT: "#5c6066",
            Ink.ROAD_SNOW: "#8796a5",
            Ink.ROAD_NONE: "#66645e",
            Ink.CORNER_GRAVEL: "#6b5227",
            Ink.CORNER_ASPHALT: "#44484e",
            Ink.CORNER_SNOW: "#5a6979",
            Ink.CORNER_NONE: "#4e4c47",
            Ink.VERGE: "#0f0e0c",
            Ink.CELL_LINE: "#24221d",
            Ink.LANE_LINE: "#e4e0d5",
            Ink.SLIDE_LINE: "#14120d",
            Ink.WATER: "#2c6a96",
            Ink.SHORTCUT: "#46602a",
            Ink.SHORTCUT_LINE: "#9dbd69",
            Ink.LIMIT: "#fffaf0",
            Ink.SHORTCUT_LIMIT: "#e6f5cd",
            Ink.JUMP: "#ff8a7a",
            Ink.GATE: "#ff8a7a",
            Ink.CLIMB: "#c9a6ff",
            Ink.PLATE: "#22211f",
            Ink.WARNING_SIGN: "#f2b632",
            Ink.WARNING_LIMIT: "#1f1d1a",
            Ink.GRID_BOX: "#f4f1ea",
            Ink.CHEQUER_DARK: "#121211",
            Ink.CHEQUER_LIGHT: "#f4f4f2",
            Ink.JOKER_ENTRANCE: "#2fa866",
            Ink.JOKER_EXIT: "#dd5a4b",
            Ink.CARD: "#e9d98c",
            Ink.CARD_TEXT: "#26231a",
            Ink.UNKNOWN: "#55575a",
            Ink.UNKNOWN_EDGE: "#9a9a9a",
            Ink.UNKNOWN_NAME: "#f2f0ea",
            Ink.NAME: "#d3d2c4",
            Ink.DANGER_LOW: "#2e7d3c",
            Ink.DANGER_MEDIUM: "#f0ae2c",
            Ink.DANGER_HIGH: "#c22f21",
            Ink.DANGER_TEXT: "#ffffff",
            Ink.DANGER_TEXT_DARK: "#201400",
            Ink.HIGHLIGHT: "#ff5c9a",
            Ink.ERROR: "#d43c3c",
            Ink.WARNING: "#ef9a00",
            Ink.ADVICE: "#2870bf",
            Ink.BADGE_TEXT: "#ffffff",
            Ink.WARNING_TEXT: "#201400",
            Ink.GEAR_0: "#6d1a4b",
            Ink.GEAR_1: "#b3243e",
            Ink.GEAR_2: "#c1440e",
            Ink.GEAR_3: "#8a6100",
            Ink.GEAR_4: "#3e7a1a",
            Ink.GEAR_5: "#00767a",
            Ink.GEAR_6: "#3566c4",
            Ink.GEAR_TEXT: "#ffffff",
            Ink.MOVE: "#b9b2ff",
            Ink.MOVE_START: "#1e1f21",
            Ink.ROUTE: "#7fb0ff",
            Ink.NOTE: "#2a2b2e",
            Ink.NOTE_TEXT: "#f4f2ec",
            Ink.VEIL: "#2b2b2b",
        }
    ),
)
"""On screens, in dark surroundings."""

PRINT = Palette(
    "print",
    MappingProxyType(
        {
            **LIGHT.colours,
            Ink.PAPER: "#ffffff",
            Ink.INK: "#000000",
            Ink.LAND_GRAVEL: "#f1f3e2",
            Ink.LAND_ASPHALT: "#e8efe1",
            Ink.LAND_SNOW: "#f2f6f9",
            Ink.LAND_NONE: "#eef2e8",
            Ink.ROAD_GRAVEL: "#ecd6ab",
            Ink.ROAD_ASPHALT: "#d5d7da",
            Ink.ROAD_NONE: "#dcdad4",
            Ink.CORNER_GRAVEL: "#dcbb82",
            Ink.CORNER_ASPHALT: "#bdc1c6",
            Ink.VERGE: "#4f4a3e",
            Ink.CELL_LINE: "#6a6558",
            Ink.LIMIT: "#000000",
            Ink.NAME: "#33322c",
            Ink.PLATE: "#ffffff",
            Ink.NOTE: "#ffffff",
            Ink.NOTE_TEXT: "#000000",
        }
    ),
)
"""On paper: a white ground and little ink."""

PALETTES: Mapping[str, Palette] = MappingProxyType({p.name: p for p in (LIGHT, DARK, PRINT)})
