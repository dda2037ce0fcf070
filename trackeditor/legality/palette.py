"""Colours and measures of the drawing of a layout; lengths in units of the hexagon's edge."""

from trackeditor.tiles import Terrain

PAPER = "#f6f3ec"
INK = "#2b2a28"
LAND = {
    Terrain.GRAVEL: "#dfe3c0",
    Terrain.ASPHALT: "#cbd8bd",
    Terrain.SNOW: "#e3ebf1",
    Terrain.NONE: "#d3dcc6",
}
LAND_EDGE = "#a9ad97"
ROAD = {
    Terrain.GRAVEL: "#dfc08a",
    Terrain.ASPHALT: "#bcbfc3",
    Terrain.SNOW: "#fbfdff",
    Terrain.NONE: "#c9c7c0",
}
CORNER = {
    Terrain.GRAVEL: "#cfa868",
    Terrain.ASPHALT: "#a5a9af",
    Terrain.SNOW: "#dbe6f0",
    Terrain.NONE: "#b9b7b0",
}
VERGE = "#6d6757"
CELL_LINE = "#7d7768"
LANE_LINE = "#ffffff"
SLIDE_LINE = "#4d483e"
WATER = "#7db4dc"
SHORTCUT = "#b6cf8e"
SHORTCUT_LINE = "#5d7a33"
LIMIT = "#1f1d1a"
SHORTCUT_LIMIT = "#33501a"
JUMP = "#b3261e"
GATE = "#c0392b"
CLIMB = "#6a3fa0"
WARNING_SIGN = "#f2b632"
GRID_BOX = "#ffffff"
CHEQUER = ("#1c1b1a", "#ffffff")
JOKER = {"joker-entrance": "#1b8a4b", "joker-exit": "#c0392b"}
CARD = "#fff4c2"
UNKNOWN = "#b8b8b8"
UNKNOWN_EDGE = "#7a7a7a"
NAME = "#5b5a50"
HIGHLIGHT = "#d81b60"
BADGE = {"error": "#c62828", "warning": "#ef9a00", "advice": "#1769c2"}
BADGE_TEXT = "#ffffff"

FONT = "DejaVu Sans, Verdana, Helvetica, Arial, sans-serif"
CELL_STROKE = 0.011
VERGE_STROKE = 0.022
LARGEST_LIMIT = 0.21
SMALLEST_LIMIT = 0.085
NAME_SIZE = 0.12
BADGE_RADIUS = 0.19
MARGIN = 0.35
