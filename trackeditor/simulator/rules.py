"""Rule sets: the figures of a game, read from YAML, with the assumed ones marked.

A parameter is written plainly or, when no rule text gives it, as ``{value, assumed: true, note}``;
``trackeditor rules GAME`` lists the assumptions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, get_args

from trackeditor.course.model import CourseKind
from trackeditor.sentences import sentence
from trackeditor.simulator.choices import choice
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.rally_rules import NO_RALLY, RallyRules, rally_rules
from trackeditor.simulator.rule_values import (
    DAMAGES,
    Assumption,
    Damage,
    DiceCounts,
    Die,
    DieKind,
    FullContact,
    OffTrack,
    OrderKey,
    SpareTyre,
    TrackElement,
    TyreEffect,
)
from trackeditor.tiles.model import Danger, Terrain

__all__ = [
    "DAMAGES",
    "FACES",
    "RULESETS",
    "Assumption",
    "Damage",
    "DiceCounts",
    "Die",
    "DieKind",
    "FullContact",
    "OffTrack",
    "OrderKey",
    "RuleSet",
    "SpareTyre",
    "TrackElement",
    "TyreEffect",
    "load_rules",
    "number_refused",
    "rule_sets",
]

RULESETS = Path(__file__).parent / "rulesets"
FACES = 6


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The figures of a game, and which of the ways of playing it plays.

    Times are in seconds.

    Attributes
    ----------
    course : what is driven; a circuit for ``laps`` laps, unless something else is asked for
    start : cars come to the start line one a round, or all stand on the grid
    order : what decides over the order of play, the weightiest first
    winner : the driver with the least time, or the first over the finish line
    cost : what a driver's turns cost him: the seconds of their cards, or one each
    dice : dice of the car by surface; with ``cars`` to choose from, those of the first
    weathers, tyres : weathers and what tyres do in each; the first are the usual ones
    loss_damage : ``loss_damage[gear]`` are the damage tokens at low, medium and high danger
    token_dice : kinds of dice that give a token when they are rolled flat out
    overtaking_gear : a car moves beside another one at least in the other's gear
    flag_tiles : so many tiles before and after it a yellow flag forbids that altogether
    flying_start : gear in which a turn in gear 0 may begin beside gear 1; 0 for none
    pit_gear : gear in which a car ends its turn beside the pit to stop there; 0 for none
    off_track : what a loss of control in a high gear costs more; None for nothing
    joker : every driver drives the joker section of the circuit once, or is disqualified
    full_contact : what pushing other cars does to them; None where nobody pushes
    """

    name: str
    title: str
    warning_faces: Mapping[Die, int]
    warning_limit: int
    most_drivers: int
    dice: Mapping[Terrain, DiceCounts]
    leader_surfaces: frozenset[Terrain]
    time_cards: Mapping[int, int]
    stationary_seconds: int
    loss_seconds: int
    loss_gear: int
    loss_damage: Mapping[int, tuple[int, int, int]]
    damage_bag: Mapping[str, int]
    shortcut_bag: Mapping[str, int]
    water_warnings: int
    climb_warnings: Mapping[str, int]
    jump_with_coast: bool
    flat_out_least_dice: int
    token_seconds: int
    sisu: int
    spare_tyre: SpareTyre
    course: CourseKind = "stage"
    laps: int = 0
    start: Literal["staggered", "grid"] = "staggered"
    order: tuple[OrderKey, ...] = ("distance", "gear", "inside")
    winner: Literal["time", "line"] = "time"
    cost: Literal["seconds", "turns"] = "seconds"
    cars: Mapping[str, Mapping[Terrain, DiceCounts]] = field(default_factory=dict)
    weathers: tuple[str, ...] = ()
    tyres: Mapping[str, Mapping[str, TyreEffect]] = field(default_factory=dict)
    token_dice: frozenset[str] = frozenset(get_args(DieKind))
    overtaking_gear: bool = False
    flag_tiles: int = 0
    flying_start: int = 0
    pit_gear: int = 0
    off_track: OffTrack | None = None
    joker: bool = False
    full_contact: FullContact | None = None
    rally: RallyRules = NO_RALLY
    assumptions: tuple[Assumption, ...] = field(default=())

    @property
    def highest_gear(self) -> int:
        """The highest gear of any car."""
        cars = self.cars or {"": self.dice}
        return max(counts.gears for dice in cars.values() for counts in dice.values())

    @property
    def damages(self) -> tuple[Damage, ...]:
        """The kinds of damage that a loss of control can do."""
        off_road = ("gear",) if self.rally.roadside_damage else ()
        return tuple(kind for kind in DAMAGES if kind in self.damage_bag or kind in off_road)

    @property
    def usual_weather(self) -> str:
        """The weather when nothing is said of it; empty where the rules know none."""
        return self.weathers[0] if self.weathers else ""

    def dice_of(self, model: str) -> Mapping[Terrain, DiceCounts]:
        """Dice by surface of a car to choose."""
        return self.cars.get(model, self.dice)

    def right_tyres(self, weather: str) -> str:
        """The tyres that hold best in a weather; empty where the rules know none."""
        return max(self.tyres, key=lambda name: self.tyres[name][weather], default="")

    def tyre_effect(self, tyres: str, weather: str) -> TyreEffect:
        """What tyres do in a weather."""
        found = self.tyres.get(tyres, {}).get(weather)
        return found or TyreEffect(0, 0, self.warning_limit)

    def weather_on(self, surface: Terrain, weather: str) -> str:
        """The weather for tyres on a surface: snow on the road counts whatever the weather is."""
        return self.rally.surface_weathers.get(surface, weather)

    def turn_cost(self, gear: int) -> int:
        """What a turn that ends in a gear costs."""
        return 1 if self.cost == "turns" else self.time_cards[gear]

    @property
    def standing_cost(self) -> int:
        """What a turn costs in which the car cannot move."""
        return 1 if self.cost == "turns" else self.stationary_seconds

    def is_off_track(self, gear: int) -> bool:
        """Whether a loss of control in a gear takes the car off the track."""
        return self.off_track is not None and gear >= self.off_track.gear

    def loss_card(self, gear: int) -> int:
        """Seconds of the card for a loss of control in a gear."""
        if self.off_track is not None and gear >= self.off_track.gear:
            return self.off_track.seconds
        return self.loss_seconds

    def loss_cost(self, gear: int) -> int:
        """What a turn that ends with a loss of control costs."""
        return 1 if self.cost == "turns" else self.loss_card(gear)

    def lost_turns_cost(self, gear: int) -> int:
        """What the turns cost that a car loses after it, unless it is beyond the finish line."""
        if self.cost == "seconds" or self.off_track is None or gear < self.off_track.gear:
            return 0
        return self.off_track.turns

    def warning_chance(self, die: Die) -> float:
        """Probability that a die shows a warning."""
        return self.warning_faces[die] / FACES

    def damage_tokens(self, gear: int, danger: Danger) -> int:
        """Damage tokens that a loss of control in ``gear`` draws at a danger level."""
        column = {Danger.MEDIUM: 1, Danger.HIGH: 2}.get(danger, 0)
        return self.loss_damage[gear][column]


def number_refused(drivers: int | str, rules: RuleSet) -> SimulatorError:
    """Why so many drivers cannot take part."""
    if rules.most_drivers == 1:
        return SimulatorError(
            sentence(
                "{drivers} drivers; '{rules}' is for one driver alone",
                drivers=drivers,
                rules=rules.title,
            )
        )
    return SimulatorError(
        sentence("{drivers} drivers; choose 1 to {most}", drivers=drivers, most=rules.most_drivers)
    )


def rule_sets() -> list[str]:
    """Names of the rule sets that can be played."""
    return sorted(path.stem for path in RULESETS.glob("*.yaml"))


@lru_cache
def load_rules(name: str) -> RuleSet:
    """The rule set of a game.

    Raises
    ------
    SimulatorError
        when there is no such rule set, or it asks for a way of playing that the engine lacks.
    """
    if name not in rule_sets():
        raise SimulatorError(
            sentence(
                "no rules '{name}'; choose one of: {names}",
                name=name,
                names=", ".join(rule_sets()),
            )
        )
    assumptions: list[Assumption] = []
    values: dict[str, Any] = {}
    for key, entry in _content(name).items():
        if isinstance(entry, Mapping) and entry.get("assumed"):
            assumptions.append(Assumption(key, entry["value"], sentence(entry["note"])))
            values[key] = entry["value"]
        else:
            values[key] = entry
    return _rule_set(values, tuple(assumptions))


def _content(name: str) -> dict[str, Any]:
    """The keys of a rule set's file and, where it has none of its own, those that it extends."""
    import yaml

    content: dict[str, Any] = yaml.safe_load((RULESETS / f"{name}.yaml").read_text("utf-8"))
    extended = content.pop("extends", None)
    return {**_content(extended), **content} if extended else content


_PLAYED_ONE_WAY: Mapping[str, str] = {
    "beside": "touching",
    "beside_shortcut": "never",
    "boost_from_gear_0": "never",
    "championship": "places",
    "danger_limit": "at once",
    "flag_at_forks": "both roads",
    "flag_forbids": "beside",
    "flying_start_flat_out": "never",
    "held_up": "keeps gear",
    "level_cars": "starting order",
    "lost_on_line": "finished",
    "push_damage": "next turn",
    "pushed_from": "any side",
    "pushed_over_line": "except the last",
    "pushing_over_jumps": "never",
    "race_ends": "all home",
    "start_order": "named",
    "weather_change": "at once",
}
"""Keys that some games have, with the only value for which there is a way of playing."""


def _rule_set(values: Mapping[str, Any], assumptions: tuple[Assumption, ...]) -> RuleSet:
    tyre, service = values["spare_tyre"], values["service"]
    choice(values, "dice_surface", "start")
    choice(values, "lost_gear_die", "highest")
    choice(values, "closed_corner", "finish")
    choice(values, "sisu_effect", "go on")
    choice(tyre, "removes", "coast")
    choice(service, "damage", "all")
    return RuleSet(
        name=values["name"],
        title=sentence(values["title"]),
        warning_faces=_warning_faces(values["warning_faces"]),
        warning_limit=values["warning_limit"],
        most_drivers=values["most_drivers"],
        leader_surfaces=frozenset(Terrain(surface) for surface in values["leader_surfaces"]),
        time_cards=values["time_cards"],
        stationary_seconds=values["stationary_seconds"],
        loss_seconds=values["loss_of_control"]["seconds"],
        loss_gear=values["loss_of_control"]["gear"],
        loss_damage={gear: tuple(row) for gear, row in values["loss_damage"].items()},
        damage_bag=values["damage_bag"],
        shortcut_bag=values["shortcut_bag"],
        water_warnings=values["water_warnings"],
        climb_warnings=values["climb_warnings"],
        jump_with_coast=choice(values, "jump_dice", "any", "gear") == "any",
        flat_out_least_dice=values["flat_out_least_dice"],
        token_seconds=values["flat_out_token_seconds"],
        sisu=values["sisu"],
        spare_tyre=SpareTyre(
            carried=tyre["count"],
            seconds=tyre["seconds"],
            highest_gear=tyre["highest_gear"],
            gear=tyre["gear"],
            returned=service["spare_tyre"],
        ),
        rally=rally_rules(values),
        assumptions=assumptions,
        **_dice(values),
        **_ways_of_playing(values),
    )


def _warning_faces(faces: Mapping[str, Any]) -> dict[Die, int]:
    found = {Die("gear", gear): count for gear, count in faces["gear"].items()}
    kinds: tuple[DieKind, ...] = get_args(DieKind)
    return found | {Die(kind): faces[kind] for kind in kinds if kind != "gear" and kind in faces}


def _dice(values: Mapping[str, Any]) -> dict[str, Any]:
    """Dice by surface or, where surfaces do not matter, by the cars to choose from."""
    cars = {
        model: dict.fromkeys(Terrain, DiceCounts(**counts))
        for model, counts in values.get("cars", {}).items()
    }
    if cars:
        return {"cars": cars, "dice": next(iter(cars.values()))}
    dice = {Terrain(name): DiceCounts(**counts) for name, counts in values["dice"].items()}
    return {"dice": dice}


def _ways_of_playing(values: Mapping[str, Any]) -> dict[str, Any]:
    """What only some games have; a key that is missing means that the game lacks it."""
    found: dict[str, Any] = {
        key: values[key] for key in ("laps", "flag_tiles", "flying_start") if key in values
    }
    for key, only in _PLAYED_ONE_WAY.items():
        if key in values:
            choice(values, key, only)
    for key, *played in (
        ("course", "stage", "circuit"),
        ("start", "staggered", "grid"),
        ("winner", "time", "line"),
        ("cost", "seconds", "turns"),
    ):
        if key in values:
            found[key] = choice(values, key, *played)
    if "order" in values:
        for key in values["order"]:
            choice({"order": key}, "order", *get_args(OrderKey))
        found["order"] = tuple(values["order"])
    if "overtaking" in values:
        found["overtaking_gear"] = choice(values, "overtaking", "free", "gear") == "gear"
    if "token_dice" in values:
        found["token_dice"] = frozenset(values["token_dice"])
    if "tyres" in values:
        found["weathers"] = tuple(values["weathers"])
        found["tyres"] = {
            tyres: {weather: TyreEffect(**effect) for weather, effect in effects.items()}
            for tyres, effects in values["tyres"].items()
        }
    if "pit_stop" in values:
        choice(values["pit_stop"], "repairs", "all")
        found["pit_gear"] = values["pit_stop"]["gear"]
    if "off_track" in values:
        found["off_track"] = OffTrack(**values["off_track"])
    if "joker_lap" in values:
        found["joker"] = choice(values, "joker_lap", "never", "once") == "once"
    if "full_contact" in values:
        for element in values["track_elements"]:
            choice({"track_elements": element}, "track_elements", *get_args(TrackElement))
        found["full_contact"] = FullContact(
            **values["full_contact"], elements=frozenset(values["track_elements"])
        )
    return found
