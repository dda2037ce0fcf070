"""Rule sets: the figures of a game, read from YAML, with the assumed ones marked.

A parameter is written plainly or, when no rule text gives it, as ``{value, assumed: true, note}``;
``trackeditor rules GAME`` lists the assumptions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from trackeditor.sentences import any_of, sentence
from trackeditor.simulator.errors import SimulatorError
from trackeditor.tiles.model import Danger, Terrain

RULESETS = Path(__file__).parent / "rulesets"
FACES = 6

DieKind = Literal["gear", "coast", "leader", "brake"]
Damage = Literal["gear", "coast", "brake"]


class Die(NamedTuple):
    """One die: its kind and, for a gear die, its gear (0 for the others).

    >>> Die("gear", 3).name, Die("coast").name
    ('3', 'coast')
    """

    kind: DieKind
    gear: int = 0

    @property
    def name(self) -> str:
        """The die as logs and tables show it."""
        return str(self.gear) if self.kind == "gear" else self.kind


class DiceCounts(NamedTuple):
    """Dice of an undamaged car on one surface: gears 1 to ``gears``, coast and brake dice."""

    gears: int
    coast: int
    brake: int


class Assumption(NamedTuple):
    """A parameter that no rule text gives: its key, value and the reason for the value."""

    key: str
    value: Any
    note: str


class SpareTyre(NamedTuple):
    """Use of the spare tyre at the start of a turn, and the tyres on board after service."""

    carried: int
    seconds: int
    highest_gear: int
    gear: int
    returned: int


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The figures of a game.

    ``loss_damage[gear]`` are the damage tokens drawn at low, medium and high danger. Times are in
    seconds.
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
    assumptions: tuple[Assumption, ...] = field(default=())

    def warning_chance(self, die: Die) -> float:
        """Probability that a die shows a warning."""
        return self.warning_faces[die] / FACES

    def damage_tokens(self, gear: int, danger: Danger) -> int:
        """Damage tokens that a loss of control in ``gear`` draws at a danger level."""
        column = {Danger.MEDIUM: 1, Danger.HIGH: 2}.get(danger, 0)
        return self.loss_damage[gear][column]


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
    import yaml

    if name not in rule_sets():
        raise SimulatorError(
            sentence(
                "no rules '{name}'; choose one of: {names}",
                name=name,
                names=", ".join(rule_sets()),
            )
        )
    content = yaml.safe_load((RULESETS / f"{name}.yaml").read_text("utf-8"))
    assumptions: list[Assumption] = []
    values: dict[str, Any] = {}
    for key, entry in content.items():
        if isinstance(entry, Mapping) and entry.get("assumed"):
            assumptions.append(Assumption(key, entry["value"], entry["note"]))
            values[key] = entry["value"]
        else:
            values[key] = entry
    return _rule_set(values, tuple(assumptions))


def _choice(values: Mapping[str, Any], key: str, *played: str) -> str:
    """The value of a key that chooses between ways of playing; refuses one that is not played."""
    value: str = values[key]
    if value not in played:
        raise SimulatorError(
            sentence(
                "rule key '{key}': '{value}' is not played; use {choice}",
                key=key,
                value=value,
                choice=any_of(played),
            )
        )
    return value


def _rule_set(values: Mapping[str, Any], assumptions: tuple[Assumption, ...]) -> RuleSet:
    faces = values["warning_faces"]
    warning_faces = {Die("gear", gear): n for gear, n in faces["gear"].items()}
    warning_faces |= {Die(kind): n for kind, n in faces.items() if kind != "gear"}
    tyre, service = values["spare_tyre"], values["service"]
    _choice(values, "dice_surface", "start")
    _choice(values, "lost_gear_die", "highest")
    _choice(values, "closed_corner", "finish")
    _choice(values, "sisu_effect", "go on")
    _choice(tyre, "removes", "coast")
    _choice(service, "damage", "all")
    return RuleSet(
        name=values["name"],
        title=sentence(values["title"]),
        warning_faces=warning_faces,
        warning_limit=values["warning_limit"],
        most_drivers=values["most_drivers"],
        dice={
            Terrain(surface): DiceCounts(counts["gears"], counts["coast"], counts["brake"])
            for surface, counts in values["dice"].items()
        },
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
        jump_with_coast=_choice(values, "jump_dice", "any", "gear") == "any",
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
        assumptions=assumptions,
    )
