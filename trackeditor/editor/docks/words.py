"""The words of the docks for what is printed on tiles, in the language of the interface."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from trackeditor.editor.finding_tile import Feature, SideFacts, Turn
from trackeditor.editor.speech import said
from trackeditor.simulator.rules import RuleSet
from trackeditor.tiles import Danger, Edition, Road, Row, Side, Terrain
from trackeditor.tiles.model import GateSegment, Shortcut, turn_side

translate: Callable[..., str] = QCoreApplication.translate


def tile_words() -> Mapping[str, str]:
    """A word for every surface, danger level, turn, feature and series, by its key."""
    return {
        Terrain.GRAVEL: translate("tile words", "gravel"),
        Terrain.ASPHALT: translate("tile words", "asphalt"),
        Terrain.SNOW: translate("tile words", "snow"),
        Terrain.NONE: translate("tile words", "no surface"),
        "danger low": translate("tile words", "low danger"),
        "danger medium": translate("tile words", "medium danger"),
        "danger high": translate("tile words", "high danger"),
        "danger none": translate("tile words", "no danger level"),
        Turn.STRAIGHT: translate("tile words", "straight"),
        Turn.BEND: translate("tile words", "bend"),
        Turn.SHARP: translate("tile words", "sharp bend"),
        Feature.CORNER: translate("tile words", "corner with a limit"),
        Feature.JUMP: translate("tile words", "jump"),
        Feature.WATER: translate("tile words", "water"),
        Feature.SHORTCUT: translate("tile words", "shortcut"),
        Feature.SLIDE: translate("tile words", "slide"),
        Feature.FORK: translate("tile words", "fork"),
        Feature.CROSSING: translate("tile words", "crossing"),
        Feature.ROADS: translate("tile words", "several roads"),
        Feature.NARROW: translate("tile words", "narrow road"),
        Feature.GATE: translate("tile words", "gate"),
        Feature.CLIMB: translate("tile words", "climb"),
        Feature.LINE: translate("tile words", "start or finish line"),
        Feature.GRID: translate("tile words", "starting grid"),
        Feature.PIT: translate("tile words", "pit (paddock)"),
        Feature.SCENERY: translate("tile words", "scenery"),
        "gt": translate("tile words", "GT"),
        "dirt-gravel": translate("tile words", "DIRT, gravel"),
        "dirt-asphalt-snow": translate("tile words", "DIRT, asphalt and snow"),
        "rx": translate("tile words", "RX"),
        "climb": translate("tile words", "The Climb"),
        "scenery": translate("tile words", "scenery"),
    }


def game_words(rules: RuleSet) -> str:
    """A rule set by its title, without the name of the series before it."""
    title = said(rules.title)
    return title.partition(": ")[2] or title


def danger_word(danger: Danger) -> str:
    """A danger level in words."""
    return tile_words()[f"danger {danger.value}"]


def summary(facts: SideFacts) -> str:
    """A side in a few words: surface, danger, turns, features."""
    words = tile_words()
    keys = [facts.terrain, f"danger {facts.danger.value}", *facts.turns, *facts.features]
    shown = [words[key] for key in keys if key not in (Terrain.NONE, "danger none")]
    return ", ".join(dict.fromkeys(shown))


def boxes_of(side: Side, boxes: Mapping[str, Edition]) -> list[str]:
    """Names of the boxes that hold a side."""
    return [box.name for box in boxes.values() if side.tile in box.tiles]


def road_lines(side: Side) -> list[str]:
    """What is printed on the roads of a side, a line for every road, row, gate and shortcut."""
    lines: list[str] = []
    for road in side.roads:
        lines.append(_road(road))
        for row in road.rows:
            if row.index in road.gates:
                lines.append(_gate(road.gates[row.index]))
            lines.append(_row(row))
        if len(road.rows) in road.gates:
            lines.append(_gate(road.gates[len(road.rows)]))
        lines += [_shortcut(cut) for cut in road.shortcuts]
    return lines


def _road(road: Road) -> str:
    if road.end is None:
        return translate("tile words", "Branch from edge {start}").format(start=road.start.name)
    turn = turn_side(road.start, road.end)
    text = {
        None: translate("tile words", "Road from {start} straight on to {end}"),
        "left": translate("tile words", "Road from {start} to the left to {end}"),
        "right": translate("tile words", "Road from {start} to the right to {end}"),
    }[turn]
    return text.format(start=road.start.name, end=road.end.name)


def _row(row: Row) -> str:
    chains = [" ".join(_limit(c.limit, c.warning_at) for c in chain) for chain in row.chains]
    cells = (chains[0] or "-") + "".join(
        f" {'|' if lined else '/'} {chain or '-'}"
        for lined, chain in zip(row.lined, chains[1:], strict=True)
    )
    if all(cell.limit is None for cell in row.cells):
        cells = translate("tile words", "lanes: {count}").format(count=len(row.chains))
    marks = [
        *([translate("tile words", "slide")] if row.slide else []),
        *([translate("tile words", "jump {number}").format(number=row.jump)] if row.jump else []),
        *([translate("tile words", "water")] if row.water else []),
    ]
    text = translate("tile words", "Row {number}: {cells}").format(
        number=row.index + 1, cells=cells
    )
    return (
        translate("tile words", "{row}, {marks}").format(row=text, marks=", ".join(marks))
        if marks
        else text
    )


def _limit(limit: int | None, warning_at: int | None) -> str:
    if limit is None:
        return "-"
    return f"{limit}!" if warning_at is not None else str(limit)


def _gate(segments: tuple[GateSegment, ...]) -> str:
    shown = " | ".join("-" if segment is None else str(segment) for segment in segments)
    return translate("tile words", "Gate: {segments}").format(segments=shown)


def _shortcut(cut: Shortcut) -> str:
    text = (
        translate("tile words", "Shortcut on the left, limit {limit}")
        if cut.side == "left"
        else translate("tile words", "Shortcut on the right, limit {limit}")
    )
    return text.format(limit="+".join(map(str, cut.limits)))
