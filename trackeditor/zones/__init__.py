"""Zones of the classic game: boards with numbered road ends, and stages over them as legs."""

from trackeditor.zones.compiling import compile_legs
from trackeditor.zones.errors import ZoneError
from trackeditor.zones.files import (
    KnownBoards,
    known_boards,
    load_boards,
    own_board_directories,
    own_boards,
    read_boards,
)
from trackeditor.zones.laying import Strip, lay_out
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
    face_of,
    side_in_words,
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

__all__ = [
    "FACES",
    "Board",
    "BoardEnd",
    "BoardRoad",
    "Boards",
    "Face",
    "FaceName",
    "KnownBoards",
    "Leg",
    "Legs",
    "RoadEnd",
    "Strip",
    "Way",
    "ZoneError",
    "compact_notation",
    "compile_legs",
    "face_name",
    "face_of",
    "known_boards",
    "lay_out",
    "load_boards",
    "looks_like_legs",
    "notation",
    "own_board_directories",
    "own_boards",
    "parse_legs",
    "read_boards",
    "side_in_words",
    "undescribed",
]
