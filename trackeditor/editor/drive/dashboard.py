"""The dashboard of a car."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFormLayout, QLabel, QSizePolicy, QWidget

from trackeditor.editor.drive.car_painting import DIE, WARNING, paint_car, paint_die
from trackeditor.editor.drive.scenes import Scene
from trackeditor.editor.drive.wording import (
    counted_words,
    dice_words,
    gear_words,
    lap_words,
    rolled_words,
    tyre_words,
    weather_words,
)
from trackeditor.editor.wrapping import breakable_name
from trackeditor.simulator.dice import BOOST, BRAKE, COAST, LEADER, DiceHand, dice_of_car
from trackeditor.simulator.driver import RolledDie
from trackeditor.simulator.laps import LapCourse
from trackeditor.simulator.rules import Die, RuleSet
from trackeditor.simulator.state import CarState, RaceState

_ROOM = 1.3


class DiceRow(QWidget):
    """Dice side by side, as large as the text around them; warnings are marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dice: tuple[RolledDie, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_dice(self, dice: tuple[RolledDie, ...], words: str) -> None:
        """Show some dice; ``words`` name them for screen readers and as a tool tip."""
        self._dice = dice
        self.setAccessibleDescription(words)
        self.setToolTip(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the dice in one row."""
        return QSize(round(self._die() * _ROOM * max(1, len(self._dice))), round(self._die() * 1.5))

    def minimumSizeHint(self) -> QSize:
        """Dice that do not fit are drawn smaller."""
        return QSize(self._die(), round(self._die() * 1.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dice."""
        if not self._dice:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = min(self._die() * _ROOM, self.width() / len(self._dice))
        scale = room / _ROOM / DIE
        painter.scale(scale, scale)
        for number, rolled in enumerate(self._dice):
            middle = (DIE * _ROOM * (number + 0.5), DIE * 0.95)
            paint_die(painter, rolled.die, middle, warning=rolled.warning)

    def _die(self) -> int:
        return round(self.fontMetrics().height() * 1.15)


class Dashboard(QWidget):
    """Gear, warnings, dice, damage and tokens of one car."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("dashboard")
        self._picture = QLabel()
        self._name = QLabel()
        self._name.setWordWrap(True)
        self._name.setMinimumWidth(1)  # a wide name asks for no wider window
        self._name.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._gear = QLabel()
        self._warnings = QLabel()
        self._left = DiceRow()
        self._played = DiceRow()
        self._damage = QLabel()
        self._tokens = QLabel()
        self._sisu = QLabel()
        self._spare_tyres = QLabel()
        self._lap = QLabel()
        self._place = QLabel()
        self._joker = QLabel()
        self._car = QLabel()
        self._weather = QLabel()
        self._flags = QLabel()
        self._danger = QLabel()
        self._form = form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.addRow(self._picture, self._name)
        for text, widget in (
            (self.tr("Place"), self._place),
            (self.tr("Lap"), self._lap),
            (self.tr("Joker"), self._joker),
            (self.tr("Gear"), self._gear),
            (self.tr("Warnings"), self._warnings),
            (self.tr("Dice left"), self._left),
            (self.tr("Dice played"), self._played),
            (self.tr("Damage tokens"), self._damage),
            (self.tr("Danger tokens"), self._danger),
            (self.tr("Second tokens"), self._tokens),
            (self.tr("SISU tokens"), self._sisu),
            (self.tr("Spare tyres"), self._spare_tyres),
            (self.tr("Car"), self._car),
            (self.tr("Weather"), self._weather),
            (self.tr("Yellow flags"), self._flags),
        ):
            widget.setAccessibleName(text)
            form.addRow(text, widget)

    def show_car(self, scene: Scene, number: int) -> None:
        """Show a car in a scene."""
        if scene.race is None:
            return
        race, car = scene.race, scene.race.cars[number]
        turn = scene.turn if scene.turn and scene.turn.car == number else None
        self._picture.setPixmap(car_picture(self, number, 2.2))
        self._name.setText(
            self.tr("<b>{name}</b>, {time}").format(
                name=escape(breakable_name(scene.names[number]), quote=False),
                time=_counted(scene, car),
            )
        )
        self._gear.setText(f"<big><b>{gear_words(car, turn.gear if turn else car.gear)}</b></big>")
        self._show_warnings(turn.warnings if turn else car.danger, _warning_limit(race, car))
        dice = dice_in(turn.hand if turn else _full_hand(race, car))
        self._left.show_dice(tuple(RolledDie(die, warning=False) for die in dice), dice_words(dice))
        played = scene.rolled if scene.on_turn == number else ()
        self._played.show_dice(played, rolled_words(played))
        self._damage.setText(self._damage_words(race.track.rules, car))
        self._tokens.setText(str(car.tokens))
        self._sisu.setText(str(car.sisu))
        self._spare_tyres.setText(str(car.spare_tyres))
        self._show_race(scene, race, car)

    def _show_race(self, scene: Scene, race: RaceState, car: CarState) -> None:
        """Show what only some rules know, and no row for what these do not."""
        rules, course = race.track.rules, race.track.course
        by_lap = isinstance(course, LapCourse)
        tokens = self.tr("Second tokens") if rules.token_seconds else self.tr("Focus tokens")
        self._name_row(self._tokens, tokens)
        by_cards = bool(rules.rally.loss_cards)
        self._name_row(self._damage, self.tr("Damage") if by_cards else self.tr("Damage tokens"))
        self._place.setText(str(1 + scene.standings.index(car.driver)))
        self._lap.setText(lap_words(course, car.cell))
        self._joker.setText(self._joker_words(car))
        parts = [part for part in (car.model, tyre_words(car.tyres)) if part]
        self._car.setText(", ".join(parts))
        self._weather.setText(weather_words(race.weather))
        self._flags.setText(str(len(race.flags)))
        self._danger.setText(str(car.danger))
        for widget, known in (
            (self._place, rules.winner == "line"),
            (self._lap, by_lap),
            (self._joker, by_lap and course.joker_once),
            (self._sisu, rules.sisu > 0),
            (self._spare_tyres, rules.spare_tyre.carried > 0),
            (self._car, bool(rules.cars or rules.tyres)),
            (self._weather, bool(rules.weathers)),
            (self._flags, rules.flag_tiles > 0),
            (self._danger, rules.full_contact is not None),
        ):
            self._form.setRowVisible(widget, known)

    def _name_row(self, widget: QWidget, text: str) -> None:
        label = self._form.labelForField(widget)
        if isinstance(label, QLabel):
            label.setText(text)
        widget.setAccessibleName(text)

    def _joker_words(self, car: CarState) -> str:
        if car.joker_lap:
            return self.tr("driven in lap {lap}").format(lap=car.joker_lap)
        return self.tr("still to be driven")

    def _show_warnings(self, warnings: int, limit: int) -> None:
        shown = (
            f'<big><b><span style="color:{WARNING}">{"▲" * warnings}</span></b>'
            f"{'△' * max(0, limit - warnings)}</big>"
        )
        self._warnings.setText(
            self.tr("{signs} {count} of {limit}").format(signs=shown, count=warnings, limit=limit)
        )

    def _damage_words(self, rules: RuleSet, car: CarState) -> str:
        texts = {
            "gear": self.tr("gear: {count}"),
            "coast": self.tr("coast: {count}"),
            "brake": self.tr("brake: {count}"),
            "boost": self.tr("boost: {count}"),
            "puncture": self.tr("punctures: {count}"),
        }
        if rules.rally.loss_cards:
            texts["gear"] = self.tr("gear dice lost: {count}")
        counts = car.damage.by_kind(rules)
        parts = [texts[kind].format(count=count) for kind, count in counts.items()]
        return ", ".join(parts) or self.tr("none")


def car_picture(widget: QWidget, car: int, lines: float) -> QPixmap:
    """A car as a picture as wide as some lines of a widget's text are high."""
    size = round(widget.fontMetrics().height() * lines)
    ratio = widget.devicePixelRatioF()
    picture = QPixmap(round(size * ratio), round(size * ratio / 2))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 4)
    painter.scale(size * 2.1, size * 2.1)
    paint_car(painter, (0.0, 0.0), 0.0, car, on_turn=False)
    painter.end()
    return picture


def _full_hand(race: RaceState, car: CarState) -> DiceHand:
    """The dice with which a car begins a turn; none before its start and after its finish."""
    if car.cell is None:
        return DiceHand(frozenset())
    terrain = race.track.course.cells[car.cell].terrain
    leads, fitting = race.leader == car.driver, race.fitting(car.driver)
    return dice_of_car(race.track.rules, terrain, car.damage, leads, fitting)


def _warning_limit(race: RaceState, car: CarState) -> int:
    """Warnings at which a car loses control on the surface under it."""
    rules = race.track.rules
    if car.cell is None:
        return rules.warning_limit
    weather = rules.weather_on(race.track.course.cells[car.cell].terrain, race.weather)
    return rules.tyre_effect(car.tyres, weather).warning_limit


def _counted(scene: Scene, car: CarState) -> str:
    """What a car has used up of what the rules count."""
    rules = scene.rules
    return counted_words(rules, car.turns if rules.cost == "turns" else car.seconds)


def dice_in(hand: DiceHand) -> tuple[Die, ...]:
    """The dice of a hand, gear dice first."""
    gears = tuple(Die("gear", gear) for gear in sorted(hand.gears))
    coast = LEADER if hand.leads else COAST
    return gears + (coast,) * hand.coasts + (BRAKE,) * hand.brakes + (BOOST,) * hand.boosts
