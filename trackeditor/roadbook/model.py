"""Road-books: a rally of several stages, as immutable values.

What a road-book says is written by its author; what is *published* with a stage is derived from
the layout and the tile library, and can be derived again at any time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, get_args

from trackeditor.course import Course
from trackeditor.grid import Edge, Hex
from trackeditor.layout import DocumentError, Layout, Marker, PlacedTile, Token
from trackeditor.zones import Leg

Game = Literal["dirt", "rx", "gt", "classic"]
Surface = Literal["gravel", "asphalt", "snow"]
Weather = Literal["dry", "rain", "snow", "variable"]
Size = Literal["short", "medium", "long", "other"]
Language = Literal["en", "fr", "pt"]
GAMES: tuple[Game, ...] = get_args(Game)

Extra = Mapping[str, Any]
"""Keys of a document that this version of the program does not know; they are written back."""


class RoadBookError(DocumentError):
    """A road-book cannot be read, published or saved; one line with file, place and remedy."""


@dataclass(frozen=True, slots=True)
class BoxTiles:
    """Tiles to take out of one box: copies by tile number."""

    box: str
    name: str
    tiles: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Published:
    """What is derived from a stage's layout.

    ``route`` are the sides in driving order, ``pace_notes`` the calls of the co-driver in the
    language of the road-book.
    ``minutes`` is the playing time of a stage with four players, None for circuits. ``bill`` tells
    which tiles to take out of which boxes; ``decoration`` are scenery tiles that those boxes do
    not hold, ``missing`` tiles that no boxes hold in such number. ``source`` is a hash of all that
    this was derived from, and ``seal`` ties it to the layout for those who lack tiles of it; blocks
    of earlier versions have none. ``course`` is None when the layout has no drivable course.
    """

    route: tuple[str, ...]
    pace_notes: tuple[str, ...]
    length_tiles: int
    length_cells: int
    size: Size
    minutes: int | None
    bill: tuple[BoxTiles, ...]
    decoration: Mapping[str, int]
    missing: Mapping[str, int]
    source: str
    seal: str = ""
    course: Course | None = None
    extra: Extra = field(default_factory=dict)


class MutedFinding(NamedTuple):
    """A finding of the legality check that the author knows of and wants no more to be shown.

    It is named by its code and its place; without a tile it is one on the whole layout.
    """

    code: str
    tile: str | None = None
    at: Hex | None = None
    edge: Edge | None = None
    cell: str | None = None


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage or circuit of a rally.

    ``surface`` and ``weather`` apply to the whole stage; None leaves what is printed on the tiles
    and the rule set's own weather. ``laps`` None means the number of the rule set. ``service``
    says that a service follows the stage. ``muted`` findings are still findings; the editor does
    not show them. ``tile_extra`` keeps the unknown keys of tiles, markers and tokens.

    A stage of the classic game may be given as ``legs`` over zones; its layout is then empty, and
    ``snow`` are the zones on their snow side. ``times`` are the seconds of drivers who have driven
    it; ``splits`` the numbers of the tiles after which split times are taken.
    """

    layout: Layout
    laps: int | None = None
    surface: Surface | None = None
    weather: Weather | None = None
    notes: str = ""
    service: bool = False
    muted: tuple[MutedFinding, ...] = ()
    published: Published | None = None
    legs: tuple[Leg, ...] = ()
    snow: tuple[str, ...] = ()
    times: Mapping[str, int] = field(default_factory=dict)
    splits: tuple[int, ...] = ()
    extra: Extra = field(default_factory=dict)
    tile_extra: Mapping[PlacedTile | Marker | Token, Extra] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Name of the stage, which is that of its layout."""
        return self.layout.name

    @property
    def snow_zones(self) -> frozenset[str]:
        """The zones that lie on their snow side: those named, else all on snow or in snowfall."""
        if self.snow or "snow" not in (self.surface, self.weather):
            return frozenset(self.snow)
        return frozenset(leg.zone for leg in self.legs)


@dataclass(frozen=True, slots=True)
class RoadBook:
    """A rally: who made it, what it needs, its stages in order.

    ``boxes`` are the boxes needed, filled in on publishing; ``language`` is that of the pace notes
    published; ``drivers`` are those entered for it, in the start order of the first stage.
    ``remarks`` say what reading the document dropped or changed; they are no part of the document.
    """

    stages: tuple[Stage, ...]
    title: str = ""
    author: str = ""
    licence: str = ""
    game: Game = "dirt"
    language: Language = "en"
    boxes: tuple[str, ...] = ()
    notes: str = ""
    drivers: tuple[str, ...] = ()
    extra: Extra = field(default_factory=dict)
    remarks: tuple[str, ...] = field(default=(), compare=False)
