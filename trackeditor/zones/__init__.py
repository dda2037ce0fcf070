"""Zones of the classic game: boards with numbered road ends, and stages over them as legs."""

from trackeditor.zones.compiling import compile_legs
from trackeditor.zones.errors import ZoneError
from trackeditor.zones.files import load_boards, read_boards
from trackeditor.zones.model import (
    FACES,
    Board,
    BoardEnd,
    BoardRoad,
    Boards,
    Face,
    FaceName,
    Way,
    face_name,
    undescribed,
)
from trackeditor.zones.notation import (
    Leg,
    Legs,
    RoadEnd,
    compact_notation,
    looks_like_legs,
    notation,
    parse_legs,
)
from trackeditor.zones.rules import LegRule, check_legs, leg_rule_of, leg_rules

__all__ = [
    "FACES",
    "Board",
    "BoardEnd",
    "BoardRoad",
    "Boards",
    "Face",
    "FaceName",
    "Leg",
    "LegRule",
    "Legs",
    "RoadEnd",
    "Way",
    "ZoneError",
    "check_legs",
    "compact_notation",
    "compile_legs",
    "face_name",
    "leg_rule_of",
    "leg_rules",
    "load_boards",
    "looks_like_legs",
    "notation",
    "parse_legs",
    "read_boards",
    "undescribed",
]
