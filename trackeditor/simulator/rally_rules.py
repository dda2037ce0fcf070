"""Ways of playing that rallies of some games have: corners, jumps, cards, snow, splits.

RULES.md, section 5. A key that is missing means that the game lacks what it is about.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from trackeditor.simulator.choices import choice
from trackeditor.tiles.model import Danger, Terrain

VARIABLE = "variable"
"""The weather of a stage for which a die is rolled at its start."""

_PLAYED_ONE_WAY: Mapping[str, str] = {
    "drift_within": "at most",
    "over_notes": "loss",
    "jump_excess": "third cell",
    "loss_card_deck": "until used up",
    "variable_weather_order": "before tyres",
    "roadside_sides": "alike",
    "dirt": "everyone",
}
"""Keys that some games have, with the only value for which there is a way of playing."""


@dataclass(frozen=True, slots=True)
class RallyRules:
    """What only some rallies have.

    Attributes
    ----------
    exact_drift : a drift is entered in exactly the gear of its note
    far_jumps : a car that is faster than a jump's note flies further (:mod:`flights`)
    shared_cells : several cars may stand on a cell that is not in a corner
    loss_cards : cards for a loss of control, by gear and by what they say; none without any
    roadside_damage : gear dice that a car loses off the road, by danger
    retiring_punctures : so many unrepaired punctures end a rally; 0 for no number
    retired_seconds : what a stage that a car does not finish costs beyond the slowest time in it
    splits : split times taken, unless others are asked for
    surface_weathers : surfaces on which tyres hold as in some weather, whatever the weather is
    weather_die : gear die that decides over a variable weather; 0 where there is none
    stage_tyres : drivers choose their tyres before every stage
    cards_within_note : only a car at or below the note of a shortcut draws its card
    has_shakedown : a stage may be driven as a shakedown
    shakedown : this is one: neither warnings nor punctures count
    """

    exact_drift: bool = False
    far_jumps: bool = False
    shared_cells: bool = False
    loss_cards: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    roadside_damage: Mapping[Danger, int] = field(default_factory=dict)
    retiring_punctures: int = 0
    retired_seconds: int = 0
    splits: int = 0
    surface_weathers: Mapping[Terrain, str] = field(default_factory=dict)
    weather_die: int = 0
    stage_tyres: bool = False
    cards_within_note: bool = False
    has_shakedown: bool = False
    shakedown: bool = False

    def mean_damage(self, gear: int, danger: Danger) -> float:
        """Gear dice that the card for a loss of control in a gear costs, on average."""
        deck = self.loss_cards.get(gear, {})
        cards = sum(deck.values())
        off = cards - deck.get("spin", 0)
        return self.roadside_damage.get(danger, 0) * off / cards if cards else 0.0


NO_RALLY = RallyRules()
"""What games have that are no rallies, or plain ones."""


def rally_rules(values: Mapping[str, Any]) -> RallyRules:
    """The ways of playing that the keys of a rule set ask for.

    Raises
    ------
    SimulatorError
        when they ask for one that is not played.
    """
    for key, only in _PLAYED_ONE_WAY.items():
        if key in values:
            choice(values, key, only)
    retirement = values.get("retirement", {})
    variable = values.get("variable_weather", {})
    return RallyRules(
        exact_drift=_is(values, "drift", "exact", "any"),
        far_jumps=_is(values, "jumps", "far", "one cell"),
        shared_cells=_is(values, "shared_cells", "outside corners", "none"),
        loss_cards=values.get("loss_cards", {}),
        roadside_damage={
            Danger(danger): dice for danger, dice in values.get("roadside_damage", {}).items()
        },
        retiring_punctures=retirement.get("punctures", 0),
        retired_seconds=retirement.get("seconds", 0),
        splits=values.get("splits", 0),
        surface_weathers={
            Terrain(surface): weather
            for surface, weather in values.get("surface_weathers", {}).items()
        },
        weather_die=variable.get("die", 0),
        stage_tyres=_is(values, "tyre_choice", "stage", "rally"),
        cards_within_note=_is(values, "shortcut_cards", "within note", "all"),
        has_shakedown=_is(values, "shakedown", "allowed", "none"),
    )


def _is(values: Mapping[str, Any], key: str, asked: str, otherwise: str) -> bool:
    """Whether a key asks for a way of playing; one that is missing does not."""
    return key in values and choice(values, key, asked, otherwise) == asked
