"""Temperaments: what tells one computer driver from another, in figures."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from trackeditor.simulator.drivers.flat_out import Appetite
from trackeditor.simulator.drivers.values import Costs
from trackeditor.simulator.rules import RuleSet

_WORTH = ((6, 1.0), (15, 0.5), (30, 0.2), (math.inf, 0.0))
"""What part of its worth a token has for a driver who holds at most so many."""
_SECONDS_A_TURN = 40.0
"""What a turn is worth where turns are counted: an ordinary one has a card of 20 s, one that ends
in a loss of control a card of 60 s, and here both cost one turn."""
_BOLDER = 1.5
"""How much more risk a driver takes there, since a loss of control costs less."""


@dataclass(frozen=True, slots=True)
class Temperament:
    """How a computer driver weighs risks; all figures but chances are seconds.

    Attributes
    ----------
    name : name of the temperament, as driver specifications write it
    costs : what the driver adds to the times of the rules when it values a road
    token : what it takes a second token to be worth, kept or spent; more than its second, since
        a token in hand also secures a die
    flat_out_risk : highest chance of losing control with which it drives flat out
    flat_out_gain : least gain over one by one for which it drives flat out
    sisu_saving : least saving for which it spends its SISU token
    tyre_saving : least saving, beyond the time that it takes, for which it fits the spare tyre
    """

    name: str
    costs: Costs
    token: float
    flat_out_risk: float
    flat_out_gain: float
    sisu_saving: float
    tyre_saving: float

    def with_tokens(self, held: int, rules: RuleSet) -> Temperament:
        """The temperament of a driver who holds some tokens.

        Where tokens only secure dice, and count for nothing at the finish, one more is worth the
        less the more there are: the n-th die secured in a turn costs n.
        """
        if rules.token_seconds:
            return self
        part = next(part for most, part in _WORTH if held <= most)
        return replace(self, token=part * self.token)

    def with_punctures(self, punctures: int, rules: RuleSet) -> Temperament:
        """The temperament of a driver whose next puncture may end his rally."""
        most, cards = rules.rally.retiring_punctures, rules.shortcut_bag
        if not most or punctures + 1 < most:
            return self
        chance = cards.get("coast", 0) / sum(cards.values())
        toll = self.costs.shortcut + chance * rules.rally.retired_seconds
        return replace(self, costs=self.costs._replace(shortcut=toll))

    @property
    def appetite(self) -> Appetite:
        """What the driver makes of flat out."""
        return Appetite(self.flat_out_risk, self.token)

    def in_turns(self) -> Temperament:
        """The temperament where turns are counted instead of seconds."""
        return replace(
            self,
            costs=Costs(*(cost / _SECONDS_A_TURN for cost in self.costs)),
            token=self.token / _SECONDS_A_TURN,
            flat_out_risk=self.flat_out_risk * _BOLDER,
            flat_out_gain=self.flat_out_gain / _SECONDS_A_TURN,
            sisu_saving=self.sisu_saving / _SECONDS_A_TURN,
            tyre_saving=self.tyre_saving / _SECONDS_A_TURN,
        )


STEADY = Temperament(
    name="steady",
    costs=Costs(
        loss=6.0,
        damage=12.0,
        shortcut=12.0,
        late_joker=15.0,
        order=12.0,
        narrow=40.0,
        exposed=160.0,
    ),
    token=1.5,
    flat_out_risk=0.28,
    flat_out_gain=0.0,
    sisu_saving=40.0,
    tyre_saving=10.0,
)
"""Fewer risks: a loss of control counts more than its time, a shortcut must be clearly better.

The figures are such that it wins a rally about as often as ``ATTACK``, and on circuits nearly so,
with fewer losses of control. Much more care costs more time than it saves, since second tokens
come from driving flat out.
"""

ATTACK = Temperament(
    name="attack",
    costs=Costs(
        loss=0.0, damage=8.0, shortcut=4.0, late_joker=5.0, order=12.0, narrow=40.0, exposed=160.0
    ),
    token=1.5,
    flat_out_risk=0.35,
    flat_out_gain=0.0,
    sisu_saving=40.0,
    tyre_saving=0.0,
)
"""Least expected time; damage and shortcut tokens count what they cost later, on average."""

DRIVERS: Mapping[str, Temperament] = MappingProxyType(
    {temperament.name: temperament for temperament in (STEADY, ATTACK)}
)
"""The computer drivers that a race can have, by name."""
