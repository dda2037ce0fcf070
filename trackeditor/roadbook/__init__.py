"""Road-books: rallies as documents, what is published with their stages, pace notes."""

from trackeditor.roadbook.document import roadbook_from_dict, roadbook_to_dict
from trackeditor.roadbook.files import (
    ROADBOOK_SUFFIXES,
    read_roadbook,
    roadbook_text,
    write_bytes,
    write_roadbook,
    write_text,
)
from trackeditor.roadbook.languages import FRENCH, PORTUGUESE, WORDS
from trackeditor.roadbook.model import (
    BoxTiles,
    Game,
    Language,
    MutedFinding,
    Published,
    RoadBook,
    RoadBookError,
    Stage,
)
from trackeditor.roadbook.opening import (
    example_files,
    example_names,
    guessed_game,
    open_document,
    open_rally,
)
from trackeditor.roadbook.pacenotes import PaceNote, Turn, pace_notes
from trackeditor.roadbook.publish import (
    boxes_for,
    carried_course,
    is_of_other_layout,
    is_stale,
    playing_minutes,
    publish,
    source_hash,
    stage_size,
)
from trackeditor.roadbook.wording import ENGLISH, Words, notes_text, worded

__all__ = [
    "ENGLISH",
    "FRENCH",
    "PORTUGUESE",
    "ROADBOOK_SUFFIXES",
    "WORDS",
    "BoxTiles",
    "Game",
    "Language",
    "MutedFinding",
    "PaceNote",
    "Published",
    "RoadBook",
    "RoadBookError",
    "Stage",
    "Turn",
    "Words",
    "boxes_for",
    "carried_course",
    "example_files",
    "example_names",
    "guessed_game",
    "is_of_other_layout",
    "is_stale",
    "notes_text",
    "open_document",
    "open_rally",
    "pace_notes",
    "playing_minutes",
    "publish",
    "read_roadbook",
    "roadbook_from_dict",
    "roadbook_text",
    "roadbook_to_dict",
    "source_hash",
    "stage_size",
    "worded",
    "write_bytes",
    "write_roadbook",
    "write_text",
]
