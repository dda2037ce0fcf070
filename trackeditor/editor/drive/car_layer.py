"""The race on the canvas: cars on the road, the cells that are open, the plan, the dice."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, SignalInstance
from PySide6.QtGui import QPainter

from trackeditor.course import Course
from trackeditor.editor.drive.car_painting import (
    DIE,
    legible,
    paint_badge,
    paint_car,
    paint_cell,
    paint_dice,
    paint_die,
    paint_lead,
    paint_mud,
    paint_plate,
    paint_text,
    paint_uses,
    paint_way,
    scale_of,
    width_of_uses,
)
from trackeditor.editor.drive.cell_places import CarPlace, cell_places, printed_course
from trackeditor.editor.drive.dice_place import clear_place
from trackeditor.editor.drive.flag_painting import paint_flags
from trackeditor.editor.drive.odds_colours import odds_colour
from trackeditor.editor.drive.planning import Planning
from trackeditor.editor.drive.scenes import Scene
from trackeditor.editor.drive.wording import percent
from trackeditor.grid import Hex, Point
from trackeditor.layout import Layout
from trackeditor.simulator.laps import printed_cell
from trackeditor.simulator.rules import Die
from trackeditor.simulator.state import CarState
from trackeditor.simulator.steps import Plan
from trackeditor.tiles import Library

LAYER = "race"
_FULL_WIDTH = 0.30
_LEAST_SCALE = 0.5
_BESIDE = 0.23
_AWAY = 0.35
"""How faint a car is that is off the track."""
_GLIDE = 220
_DICE_IN_ROW = 5
_BADGE, _BADGE_PIXELS = 0.07, 8.5
_DIE_PIXELS = 15.0
_ODDS_WIDTH = 0.26
_DETAILED = 110.0
"""Pixels of a hexagon's edge from which dice and odds can be read in a cell."""

Paint = Callable[[QPainter], None]


class Table(Protocol):
    """What the canvas offers: layers above the tiles, and clicks on cells.

    ``set_layer`` takes a painter that works in units of the hexagon's edge, or None;
    ``set_pickable_cells`` the cells that a click can mean, or None when it means editing.
    """

    cell_clicked: SignalInstance

    def set_layer(self, name: str, paint: Paint | None) -> None:
        """Show a layer anew, or take it away."""
        ...

    def set_pickable_cells(self, cells: Collection[str] | None) -> None:
        """Let the mouse point at cells."""
        ...

    def bring_into_view(self, at: Hex) -> None:
        """Scroll no further than it takes to see a tile."""
        ...


class LitCell(NamedTuple):
    """A cell that can be chosen: chance of losing control there, and the dice that lead to it.

    ``key`` is shown in place of its number.
    """

    odds: float | None = None
    uses: tuple[tuple[Die, ...], ...] = ()
    key: str = ""


class _Pose(NamedTuple):
    """A car on the table."""

    middle: Point
    heading: float
    scale: float
    away: bool = False


class CarLayer(QObject):
    """Paints the scene shown and the plan of the person on turn as a layer of the canvas."""

    def __init__(self, library: Library, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._table = table
        self._course: Course | None = None
        self._layout: Layout | None = None
        self._places: Mapping[str, CarPlace] = {}
        self._scene: Scene | None = None
        self._before: Mapping[int, _Pose] = {}
        self._poses: Mapping[int, _Pose] = {}
        self._lit: Mapping[str, LitCell] = {}
        self._closed: frozenset[str] = frozenset()
        self._picks = False
        self._plan: Plan = ()
        self._asked: int | None = None
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._glide.valueChanged.connect(lambda _: self._show())

    def use_library(self, library: Library) -> None:
        """Find the cells of the next race where another library has them."""
        self._library = library

    @property
    def places(self) -> Mapping[str, CarPlace]:
        """Where the printed cells of the stage being driven lie."""
        return self._places

    @property
    def lit(self) -> Sequence[str]:
        """The printed cells that are lit up, in the order of their keys."""
        return tuple(self._lit)

    def show_scene(self, scene: Scene | None, layout: Layout | None, milliseconds: int = 0) -> None:
        """Show a scene on the layout of its stage; cars glide there in some time."""
        race = scene.race if scene else None
        course = race.track.course if race else None
        if course is not self._course or layout is not self._layout:
            self._course, self._layout = course, layout
            self._poses = {}
            self._places = cell_places(course, layout, self._library) if course and layout else {}
        self._scene = scene
        self._before = self._poses
        self._poses = self._standing(scene) if scene else {}
        self._glide.stop()
        if self._before != self._poses and milliseconds > 0:
            self._glide.setDuration(min(_GLIDE, milliseconds))
            self._glide.start()
        else:
            self._before = self._poses
        self._show()

    def light(
        self,
        cells: Mapping[str, LitCell],
        plan: Plan = (),
        car: int | None = None,
        closed: Collection[str] = (),
    ) -> None:
        """Light up printed cells and show a plan of a car, whose driver is asked.

        The ``closed`` ones can be clicked, too, to be told why they are.
        """
        asked_anew = car is not None and car != self._asked
        self._lit = dict(cells)
        self._closed = frozenset(closed)
        self._plan = plan
        self._asked = car
        if asked_anew:
            self._bring_into_view()
        if self._picks:
            self._table.set_pickable_cells({*self._lit, *self._closed})
        self._show()

    def _bring_into_view(self) -> None:
        """Scroll to the car whose driver is asked and to the cells that are lit."""
        race = self._scene.race if self._scene else None
        if race is None or self._asked is None:
            return
        printed = printed_course(race.track.course)
        for cell in (*self._lit, printed_cell(race.cars[self._asked].cell or "")):
            if cell in self._places:
                self._table.bring_into_view(printed.cells[cell].at)

    def let_pick(self, picks: bool) -> None:
        """Whether clicks on the canvas mean lit cells, and editing must wait."""
        if picks != self._picks:
            self._picks = picks
            self._table.set_pickable_cells({*self._lit, *self._closed} if picks else None)

    def light_next(self, planning: Planning, chosen: str = "") -> None:
        """Light up the cells of the steps that can follow a plan, or only one that is chosen."""
        cells = {
            cell: LitCell(
                min(planning.odds_of_next(step) for step in steps),
                tuple(dict.fromkeys(step.dice for step in steps)),
                "?" if chosen else "",
            )
            for cell, steps in planning.cells.items()
            if chosen in ("", cell)
        }
        closed = () if chosen else self._beside_lit(planning)
        self.light(cells, planning.plan, planning.turn.car, closed)

    def _beside_lit(self, planning: Planning) -> list[str]:
        """The closed cells that lie on none that are lit, as the cells of a slide row can."""
        blockers = printed_course(planning.track.course).blockers
        return [cell for cell in planning.closed if blockers[cell].isdisjoint(planning.cells)]

    # --- painting ----------------------------------------------------------------------------

    def _show(self) -> None:
        self._table.set_layer(LAYER, self.paint if self._scene is not None else None)

    def paint(self, painter: QPainter) -> None:
        """Paint everything, in units of the hexagon's edge."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for cell, lit in self._lit.items():
            if cell in self._places:
                paint_cell(painter, self._places[cell].outlines, odds_colour(lit.odds))
        if self._scene is not None and self._scene.race is not None:
            for at, count in self._scene.race.mud.items():
                paint_mud(painter, count, at.centre)
            paint_flags(painter, self._scene.race)
        self._paint_plan(painter)
        self._paint_cars(painter)
        for number, (cell, lit) in enumerate(self._lit.items(), 1):
            if cell in self._places:
                key = lit.key or str(number)
                self._paint_key(painter, key, lit, self._places[cell].middle)
        painter.restore()

    def _paint_key(self, painter: QPainter, key: str, lit: LitCell, middle: Point) -> None:
        """The key of a lit cell with the dice that lead there and what they risk."""
        x, y = middle
        if lit.odds is None or scale_of(painter) < _DETAILED:
            paint_badge(painter, key, middle, legible(painter, _BADGE, _BADGE_PIXELS))
            return
        width = max(_ODDS_WIDTH, width_of_uses(lit.uses) + 0.04)
        paint_plate(painter, (x, y + 0.055), width, 0.18)
        paint_badge(painter, key, (x, y - 0.1))
        paint_uses(painter, lit.uses, (x, y + 0.015))
        paint_text(painter, percent(lit.odds), (x, y + 0.1), 0.075, "#1c1b1a")

    def _paint_plan(self, painter: QPainter) -> None:
        """The way planned by the person on turn, or decided by whoever drives."""
        scene = self._scene
        if scene is None:
            return
        if self._asked is not None:
            driver = self._asked
            steps = [(step.dice, tuple(map(printed_cell, step.path))) for step in self._plan]
        elif scene.turn is not None:
            driver, steps = scene.turn.car, list(scene.coming)
        else:
            return
        car = self._poses_now().get(driver)
        way = [self._places[c].middle for _, path in steps for c in path if c in self._places]
        if not way:
            return
        paint_way(painter, [car.middle, *way] if car else way)
        for dice, path in steps:
            if path[-1] in self._places:
                size = legible(painter, DIE, _DIE_PIXELS)
                paint_dice(painter, dice, self._places[path[-1]].middle, size=size)

    def _paint_cars(self, painter: QPainter) -> None:
        scene = self._scene
        if scene is None:
            return
        for car, here in self._poses_now().items():
            on_turn = car == self._car_on_turn(scene) and not scene.order
            painter.setOpacity(_AWAY if here.away else 1.0)
            paint_car(painter, here.middle, here.heading, car, on_turn=on_turn, scale=here.scale)
            painter.setOpacity(1.0)
            if here.away:
                paint_badge(painter, "00", here.middle, legible(painter, 0.09, _BADGE_PIXELS))
        if scene.on_turn in self._poses and self._asked is None:
            self._paint_rolled(painter, scene, self._poses[scene.on_turn].middle)

    def _paint_rolled(self, painter: QPainter, scene: Scene, middle: Point) -> None:
        """The dice of the turn beside the car, where they hide neither cars nor the way."""
        size = legible(painter, DIE, _DIE_PIXELS)
        room, line = size * 1.33, size * 1.5
        rolled = scene.rolled
        rows = [rolled[n : n + _DICE_IN_ROW] for n in range(0, len(rolled), _DICE_IN_ROW)]
        if not rows:
            return
        width, height = room * max(map(len, rows)) + 0.03, line * len(rows) + 0.03
        way = [cell for _, path in scene.coming for cell in map(printed_cell, path)]
        kept = [pose.middle for pose in self._poses.values()]
        kept += [self._places[cell].middle for cell in way if cell in self._places]
        road = [place.middle for place in self._places.values()]
        at = clear_place(middle, width, height, kept, road)
        paint_lead(painter, middle, at)
        paint_plate(painter, at, width, height)
        for row, dice in enumerate(rows):
            left = at[0] - room * (len(dice) - 1) / 2
            y = at[1] + line * (row - (len(rows) - 1) / 2)
            for number, one in enumerate(dice):
                place = (left + room * number, y)
                paint_die(painter, one.die, place, warning=one.warning, size=size)

    def _car_on_turn(self, scene: Scene) -> int:
        """The car whose driver is asked, else the one that was on turn last; -1 for none."""
        if self._asked is not None:
            return self._asked
        return -1 if scene.on_turn is None else scene.on_turn

    def _poses_now(self) -> dict[int, _Pose]:
        """Where the cars are painted: on their way while they glide."""
        progress = float(self._glide.currentValue() or 0.0) if self._gliding() else 1.0
        return {
            car: _between(self._before.get(car, pose), pose, progress)
            for car, pose in self._poses.items()
        }

    def _gliding(self) -> bool:
        return self._glide.state() is QVariantAnimation.State.Running

    def _standing(self, scene: Scene) -> dict[int, _Pose]:
        """Where the cars stand; several on one cell stand side by side."""
        if scene.race is None:
            return {}
        together: dict[str, list[CarState]] = {}
        for car in scene.race.cars:
            cell = printed_cell(car.cell or "")
            if cell in self._places:
                together.setdefault(cell, []).append(car)
        return {
            car.driver: _pose(self._places[cell], number, len(cars), bool(car.turns_lost))
            for cell, cars in together.items()
            for number, car in enumerate(cars)
        }


def _pose(place: CarPlace, number: int, cars: int, away: bool) -> _Pose:
    """The pose of one of some cars on a cell, counted from the left."""
    scale = min(1.0, max(place.width / cars / _FULL_WIDTH, _LEAST_SCALE))
    if cars == 1:
        return _Pose(place.middle, place.heading, scale, away)
    aside = (number - (cars - 1) / 2) * _BESIDE * scale
    x, y = place.middle
    right = math.radians(place.heading + 90)
    middle = (x + aside * math.cos(right), y + aside * math.sin(right))
    return _Pose(middle, place.heading, scale, away)


def _between(before: _Pose, after: _Pose, progress: float) -> _Pose:
    if progress >= 1.0 or math.dist(before.middle, after.middle) == 0:
        return after
    turn = (after.heading - before.heading + 180) % 360 - 180
    (x0, y0), (x1, y1) = before.middle, after.middle
    return _Pose(
        (x0 + (x1 - x0) * progress, y0 + (y1 - y0) * progress),
        before.heading + turn * progress,
        before.scale + (after.scale - before.scale) * progress,
        after.away,
    )
