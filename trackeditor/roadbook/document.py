"""A road-book as plain values for YAML and JSON (``schemas/roadbook.schema.json``), and back."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from trackeditor.course import course_from_dict, course_to_dict, unsound
from trackeditor.grid import Edge, Hex
from trackeditor.layout import LayoutError, layout_from_dict, layout_to_dict
from trackeditor.layout.documents import shown
from trackeditor.layout.validation import schema_fault
from trackeditor.roadbook.driver_names import name_fault, same_names
from trackeditor.roadbook.leg_stages import legs_to_dict, read_legs
from trackeditor.roadbook.model import (
    BoxTiles,
    Extra,
    Language,
    MutedFinding,
    Published,
    RoadBook,
    RoadBookError,
    Stage,
)
from trackeditor.roadbook.remarks import misspelt, one_line, stage_name
from trackeditor.roadbook.times import TimeFaultError, clock, seconds_of
from trackeditor.sentences import located, reason_of, sentence

FORMAT = "trackeditor-roadbook"
VERSION = 1

Document = dict[str, Any]
Migration = Callable[[Document], tuple[Document, list[str]]]
MIGRATIONS: Mapping[int, Migration] = {}
"""Version of a document -> how to turn it into the next one, with remarks on what that changes."""

_LANGUAGE: Language = "en"
"""Of a document that does not name one."""

_BOOK_KEYS = {
    "format", "version", "title", "author", "licence", "game", "language", "boxes", "notes",
    "drivers", "stages",
}  # fmt: skip
_LAYOUT_KEYS = {"name", "tiles", "markers", "tokens"}
_STAGE_KEYS = {
    *_LAYOUT_KEYS, "legs", "snow", "times", "splits", "laps", "surface", "weather", "notes",
    "service", "muted", "published",
}  # fmt: skip
_PUBLISHED_KEYS = (
    "route", "pace_notes", "length_tiles", "length_cells", "size", "minutes", "bill",
    "decoration", "missing", "source", "seal", "course",
)  # fmt: skip
_ITEM_KEYS = {
    "tiles": ("tile", "q", "r", "rotation", "variant"),
    "markers": ("kind", "q", "r", "line", "toward"),
    "tokens": ("kind", "q", "r", "x", "y", "degrees"),
}


def is_roadbook(content: Any) -> bool:
    """True for plain values that are meant as a road-book, in whatever state."""
    return isinstance(content, Mapping) and (content.get("format") == FORMAT or "stages" in content)


# --- reading -------------------------------------------------------------------------------------


def roadbook_from_dict(content: Any, migrations: Mapping[int, Migration] = MIGRATIONS) -> RoadBook:
    """The road-book of a parsed document.

    Documents of older versions are migrated first; what that changes, and what else could not be
    kept or may be a slip of the pen, the road-book's ``remarks`` say. Stages without a name are
    named by their number (``SS1``).

    Raises
    ------
    RoadBookError
        naming the place (``stages.0.tiles.3.q``) and the remedy.
    """
    if not is_roadbook(content):
        raise RoadBookError(
            sentence("not a road-book; it must be an object with 'format: {format}'", format=FORMAT)
        )
    document, remarks = migrate(content, migrations)
    fault = schema_fault(document, "roadbook")
    if fault is not None:
        raise RoadBookError(sentence("{fault} (see docs/roadbook-format.md)", fault=fault))
    extra = _unknown(document, _BOOK_KEYS)
    remarks += misspelt("", extra, _BOOK_KEYS - document.keys())
    texts = {}
    for key in ("title", "author", "licence"):
        texts[key], changed = one_line(key, document.get(key, ""))
        remarks += changed
    stages = []
    for i, entry in enumerate(document["stages"]):
        stage, changed = _read_stage(i, entry)
        stages.append(stage)
        remarks += changed
    return RoadBook(
        stages=tuple(stages),
        **texts,
        game=document.get("game", "dirt"),
        language=document.get("language", _LANGUAGE),
        boxes=tuple(document.get("boxes", ())),
        notes=document.get("notes", ""),
        drivers=_read_drivers(document.get("drivers", ())),
        extra=extra,
        remarks=tuple(remarks),
    )


def migrate(
    content: Mapping[str, Any], migrations: Mapping[int, Migration] = MIGRATIONS
) -> tuple[Document, list[str]]:
    """A document brought to the present version, with remarks on what that changed.

    Raises
    ------
    RoadBookError
        when the document has no version, a newer one, or one from which no migration leads on.
    """
    version = content.get("version")
    if isinstance(version, bool) or not isinstance(version, int):
        what = {"what": sentence("a whole number"), "value": shown(version)}
        raise RoadBookError(located("version", sentence("must be {what}, not {value}", **what)))
    if version > VERSION:
        fault = sentence(
            "{version} is newer than this program reads ({known}); install a newer trackeditor",
            version=version,
            known=VERSION,
        )
        raise RoadBookError(located("version", fault))
    document = dict(content)
    remarks: list[str] = []
    while version < VERSION:
        if version not in migrations:
            fault = sentence(
                "{version} is not known; it must be {known}", version=version, known=VERSION
            )
            raise RoadBookError(located("version", fault))
        document, changes = migrations[version](copy.deepcopy(document))
        remarks += [
            sentence(
                "version {version} to {next}: {change}",
                version=version,
                next=version + 1,
                change=change,
            )
            for change in changes
        ]
        version += 1
        document["version"] = version
    return document, remarks


def stage_from_layout(content: Any) -> tuple[Stage, list[str]]:
    """A stage of a plain layout document (FORMATS.md, section 3), with remarks.

    Raises
    ------
    LayoutError
        when the content is not a layout; the message names the place.
    """
    layout = layout_from_dict(content)
    name, remarks = one_line("name", layout.name)
    clashing = [key for key in content if key in _STAGE_KEYS and key not in _LAYOUT_KEYS]
    remarks += [located(key, sentence("no key of a layout; dropped")) for key in clashing]
    stage, dropped = _with_extra(Stage(replace(layout, name=name)), "", content)
    return stage, remarks + dropped


def _read_stage(i: int, entry: Mapping[str, Any]) -> tuple[Stage, list[str]]:
    place = f"stages.{i}"
    legs = read_legs(place, entry)
    try:
        layout = layout_from_dict({"tiles": [], **entry} if legs else entry)
    except LayoutError as error:
        fault = sentence("{place}.{fault}", place=place, fault=reason_of(error))
        raise RoadBookError(fault) from None
    name, remarks = stage_name(f"{place}.name", layout.name, i + 1)
    published = entry.get("published")
    stage = Stage(
        layout=replace(layout, name=name),
        laps=entry.get("laps"),
        surface=entry.get("surface"),
        weather=entry.get("weather"),
        notes=entry.get("notes", ""),
        service=entry.get("service", False),
        muted=tuple(map(_read_muted, entry.get("muted", ()))),
        published=_read_published(f"{place}.published", published) if published else None,
        legs=legs,
        snow=tuple(entry.get("snow", ())),
        times=_read_times(f"{place}.times", entry.get("times", {})),
        splits=tuple(entry.get("splits") or ()),
    )
    stage, dropped = _with_extra(stage, f"{place}.", entry)
    remarks += misspelt(f"{place}.", stage.extra, _STAGE_KEYS - entry.keys())
    return stage, remarks + dropped


def _read_drivers(names: Iterable[str]) -> tuple[str, ...]:
    drivers = tuple(names)
    for i, name in enumerate(drivers):
        fault = name_fault(name)
        if fault is not None:
            raise RoadBookError(located(f"drivers.{i}", fault))
    _check_told_apart("drivers", drivers)
    return drivers


def _check_told_apart(place: str, names: Sequence[str]) -> None:
    """Raise when two drivers have one name."""
    same = same_names(names)
    if same is not None:
        i, name = same
        fault = sentence(
            "{name} is entered twice; take one out, or tell them apart", name=shown(name)
        )
        raise RoadBookError(located(f"{place}.{i}", fault))


def _read_times(place: str, entry: Mapping[str, Any]) -> dict[str, int]:
    times = {}
    for driver, time in entry.items():
        fault = name_fault(driver)
        if fault is not None:
            raise RoadBookError(located(place, fault))
        try:
            times[driver] = seconds_of(time)
        except TimeFaultError as error:
            raise RoadBookError(located(f"{place}.{driver}", error)) from None
    return times


def _read_muted(entry: Mapping[str, Any]) -> MutedFinding:
    return MutedFinding(
        code=entry["code"],
        tile=entry.get("tile"),
        at=Hex(entry["q"], entry["r"]) if "q" in entry and "r" in entry else None,
        edge=Edge[entry["edge"]] if "edge" in entry else None,
        cell=entry.get("cell"),
    )


def _with_extra(stage: Stage, place: str, entry: Mapping[str, Any]) -> tuple[Stage, list[str]]:
    """The stage with the unknown keys of its entry and of the tiles, markers and tokens in it."""
    layout = stage.layout
    tile_extra: dict[Any, Extra] = {}
    remarks: list[str] = []
    items: Iterable[tuple[str, tuple[Any, ...]]] = (
        ("tiles", layout.tiles),
        ("markers", layout.markers),
        ("tokens", layout.tokens),
    )
    for key, values in items:
        for i, (value, item) in enumerate(zip(values, entry.get(key, ()), strict=True)):
            unknown = _unknown(item, _ITEM_KEYS[key])
            if unknown and value in tile_extra:
                remark = sentence(
                    "the same entry is there twice; its other keys ({keys}) are dropped",
                    keys=", ".join(map(shown, unknown)),
                )
                remarks.append(located(f"{place}{key}.{i}", remark))
            elif unknown:
                tile_extra[value] = unknown
    extra = _unknown(entry, _STAGE_KEYS)
    return replace(stage, extra=extra, tile_extra=tile_extra), remarks


def _read_published(place: str, entry: Mapping[str, Any]) -> Published:
    try:
        course = course_from_dict(entry["course"]) if "course" in entry else None
    except ValueError as error:
        raise _unusable(place, reason_of(error)) from None
    fault = unsound(course) if course is not None else None
    if fault is not None:
        raise _unusable(place, fault)
    return Published(
        route=tuple(entry["route"]),
        pace_notes=tuple(entry["pace_notes"]),
        length_tiles=entry["length_tiles"],
        length_cells=entry["length_cells"],
        size=entry["size"],
        minutes=entry.get("minutes"),
        bill=tuple(BoxTiles(box["box"], box["name"], box["tiles"]) for box in entry["bill"]),
        decoration=entry.get("decoration", {}),
        missing=entry.get("missing", {}),
        source=entry["source"],
        seal=entry.get("seal", ""),
        course=course,
        extra=_unknown(entry, _PUBLISHED_KEYS),
    )


def _unusable(place: str, fault: str) -> RoadBookError:
    """The error for a compiled course that cannot be what it says."""
    remedy = sentence("{fault}; publish the road-book again", fault=fault)
    return RoadBookError(located(f"{place}.course", remedy))


def _unknown(entry: Mapping[str, Any], known: Iterable[str]) -> Extra:
    names = set(known)
    return {key: value for key, value in entry.items() if key not in names}


# --- writing -------------------------------------------------------------------------------------


def roadbook_to_dict(roadbook: RoadBook) -> Document:
    """The road-book as plain values, the inverse of :func:`roadbook_from_dict`.

    >>> from trackeditor.layout import Layout
    >>> book = RoadBook((Stage(Layout(name="one")),), title="Lakes", extra={"club": "Lake Drivers"})
    >>> roadbook_from_dict(roadbook_to_dict(book)) == book
    True
    """
    content: Document = {"format": FORMAT, "version": VERSION, "title": roadbook.title}
    content |= _filled(author=roadbook.author, licence=roadbook.licence)
    content["game"] = roadbook.game
    if roadbook.language != _LANGUAGE:
        content["language"] = roadbook.language
    content |= _filled(
        boxes=list(roadbook.boxes), notes=roadbook.notes, drivers=list(roadbook.drivers)
    )
    content |= roadbook.extra
    content["stages"] = [_stage_to_dict(stage) for stage in roadbook.stages]
    return content


def check_written(content: Document) -> None:
    """Raise RoadBookError when a document that was just made would not be read again.

    Compiled courses are left out: no author writes in them, and they are most of the document.
    """
    stages = []
    for stage in content["stages"]:
        published = stage.get("published", {})
        shorter = {key: value for key, value in published.items() if key != "course"}
        stages.append(stage | ({"published": shorter} if published else {}))
    roadbook_from_dict(content | {"stages": stages})


def _stage_to_dict(stage: Stage) -> Document:
    content: Document = {"name": stage.name}
    content |= _filled(
        laps=stage.laps, surface=stage.surface, weather=stage.weather, notes=stage.notes
    )
    content["service"] = stage.service
    content |= _filled(
        muted=[_muted_to_dict(finding) for finding in stage.muted],
        times={driver: clock(seconds) for driver, seconds in stage.times.items()},
        splits=list(stage.splits),
    )
    content |= stage.extra
    layout = stage.layout
    if stage.legs:
        content |= legs_to_dict(stage)
    else:
        content |= _filled(snow=list(stage.snow))
    if layout.tiles or not stage.legs:
        content |= layout_to_dict(layout)
    items: Iterable[tuple[str, tuple[Any, ...]]] = (
        ("tiles", layout.tiles),
        ("markers", layout.markers),
        ("tokens", layout.tokens),
    )
    for key, values in items:
        waiting = dict(stage.tile_extra)
        for value, item in zip(values, content.get(key, ()), strict=True):
            item |= waiting.pop(value, {})
    if stage.published is not None:
        content["published"] = _published_to_dict(stage.published)
    return content


def _muted_to_dict(finding: MutedFinding) -> Document:
    at, edge = finding.at, finding.edge
    return {"code": finding.code} | _filled(
        tile=finding.tile,
        q=at.q if at else None,
        r=at.r if at else None,
        edge=edge.name if edge is not None else None,
        cell=finding.cell,
    )


def _published_to_dict(published: Published) -> Document:
    content: Document = {
        "route": list(published.route),
        "pace_notes": list(published.pace_notes),
        "length_tiles": published.length_tiles,
        "length_cells": published.length_cells,
        "size": published.size,
    }
    content |= _filled(minutes=published.minutes)
    content["bill"] = [
        {"box": box.box, "name": box.name, "tiles": dict(box.tiles)} for box in published.bill
    ]
    content |= _filled(decoration=dict(published.decoration), missing=dict(published.missing))
    content["source"] = published.source
    content |= _filled(seal=published.seal)
    content |= published.extra
    if published.course is not None:
        content["course"] = course_to_dict(published.course)
    return content


def _filled(**values: Any) -> Document:
    """The values that say something."""
    return {key: value for key, value in values.items() if value not in (None, "", [], {})}
