"""What a rule set says, in sentences: its figures, its ways of playing, what is assumed in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from trackeditor.sentences import listed, sentence
from trackeditor.simulator.rally_rules import RallyRules
from trackeditor.simulator.rules import FACES, DiceCounts, RuleSet
from trackeditor.tiles.model import Terrain

Naming = Callable[[str], str]
"""Says the name of a surface, a weather, tyres, a die or a token in another language."""


class Row(NamedTuple):
    """A line of a small table; ``name`` is what it is about, where it has one."""

    text: str
    name: str = ""


class Figure(NamedTuple):
    """A statement, with a small table where it has one."""

    text: str
    rows: tuple[Row, ...] = ()


class Assumed(NamedTuple):
    """What no rule text at hand gives: the key and its value, and why it is taken."""

    text: str
    reason: str


def figures(rules: RuleSet, named: Naming = str) -> Iterator[Figure]:
    """The figures of a game and the ways of playing it."""
    yield from _race(rules)
    yield from _contact_and_pit(rules, named)
    yield from _dice(rules, named)
    faces = ", ".join(f"{named(die.name)}: {n}" for die, n in rules.warning_faces.items())
    yield Figure(sentence("Warning faces of {faces}:", faces=FACES), (Row(faces),))
    bag = ", ".join(f"{count} {named(token)}" for token, count in rules.damage_bag.items())
    if bag:
        yield Figure(sentence("Damage bag: {tokens}.", tokens=bag))
    yield from _rally(rules.rally, named)
    tyre = rules.spare_tyre
    if rules.sisu or tyre.carried:
        yield Figure(
            sentence(
                "SISU tokens: {sisu} a rally. Spare tyres: {tyres}, +{seconds} s, in gear {gear} or"
                " lower.",
                sisu=rules.sisu,
                tyres=tyre.carried,
                seconds=tyre.seconds,
                gear=tyre.highest_gear,
            )
        )


def assumed(rules: RuleSet) -> Iterator[Assumed]:
    """What is assumed, by the keys of the rule set's file."""
    for one in rules.assumptions:
        yield Assumed(f"{one.key}: {_plain(one.value)}", one.note)


def _race(rules: RuleSet) -> Iterator[Figure]:
    """How a race runs and what its turns cost."""
    keys = {
        "distance": sentence("distance"),
        "gear": sentence("gear"),
        "inside": sentence("inner lane"),
    }
    first, *others = (keys[key] for key in rules.order)
    order = first
    for key in others:
        order = sentence("{before}, then {key}", before=order, key=key)
    yield Figure(sentence("Order of play: {order}.", order=order))
    if rules.course == "circuit":
        yield Figure(
            sentence(
                "On a circuit, {laps} laps unless another number is asked for.", laps=rules.laps
            )
        )
    if rules.winner == "line":
        yield Figure(sentence("The first over the finish line wins."))
    yield Figure(sentence("Loss of control at {limit} warnings.", limit=rules.warning_limit))
    if rules.cost == "seconds":
        yield Figure(sentence("Time cards by gear:"), (_time_cards(rules),))
    elif rules.off_track:
        yield Figure(
            sentence(
                "From gear {gear} up it takes the car off the track and {turns} more turn.",
                gear=rules.off_track.gear,
                turns=rules.off_track.turns,
            )
        )


def _time_cards(rules: RuleSet) -> Row:
    facts = {
        "cards": ", ".join(f"{gear}: {card} s" for gear, card in rules.time_cards.items()),
        "loss": rules.loss_seconds,
    }
    if rules.off_track is None:
        return Row(sentence("{cards}; loss of control: {loss} s", **facts))
    return Row(
        sentence(
            "{cards}; loss of control: {loss} s, from gear {gear} up {off} s",
            gear=rules.off_track.gear,
            off=rules.off_track.seconds,
            **facts,
        )
    )


def _contact_and_pit(rules: RuleSet, named: Naming) -> Iterator[Figure]:
    """What cars do to each other, and where they are repaired."""
    if rules.overtaking_gear:
        yield Figure(sentence("Beside another car only in its gear or a higher one."))
    if rules.flying_start:
        yield Figure(sentence("Flying start in gear {gear}.", gear=rules.flying_start))
    if rules.flag_tiles:
        yield Figure(
            sentence(
                "Under a yellow flag, on its tile and the ones before and after it, beside cars in"
                " gear 0 only."
            )
        )
    if rules.joker:
        yield Figure(
            sentence("Joker section: once in a race; who finishes without it is disqualified.")
        )
    if rules.full_contact:
        most, element, elements = rules.full_contact
        yield Figure(
            sentence(
                "Full contact: cars are pushed in at least their gear; {tokens} danger token for"
                " another track element ({elements}), {most} at most.",
                tokens=element,
                elements=", ".join(named(each) for each in sorted(elements)),
                most=most,
            )
        )
    if rules.pit_gear:
        yield Figure(sentence("Pit stop at the end of a turn in gear {gear}.", gear=rules.pit_gear))


def _rally(rally: RallyRules, named: Naming) -> Iterator[Figure]:
    """What only some rallies have."""
    if rally.exact_drift:
        yield Figure(sentence("A drift is entered in exactly the gear of its note."))
    if rally.far_jumps:
        yield Figure(
            sentence(
                "Over a jump one cell further in the gear of its note; two cells in the next gear,"
                " with a loss of control if the die shows a warning; above that control is lost"
                " there."
            )
        )
    if rally.shared_cells:
        yield Figure(sentence("Several cars may stand on a cell outside corners."))
    if rally.loss_cards:
        decks = (
            (gear, ", ".join(f"{count} {named(card)}" for card, count in cards.items() if count))
            for gear, cards in rally.loss_cards.items()
        )
        rows = tuple(Row(f"{gear}: {cards}") for gear, cards in decks)
        yield Figure(sentence("Cards for a loss of control by gear:"), rows)
    if rally.roadside_damage:
        dice = ", ".join(f"{named(d.value)}: {n}" for d, n in rally.roadside_damage.items())
        yield Figure(sentence("Gear dice lost off the road by danger: {dice}.", dice=dice))
    if rally.retiring_punctures:
        yield Figure(
            sentence(
                "Unrepaired punctures that end the rally: {count}.", count=rally.retiring_punctures
            )
        )
    if rally.splits:
        yield Figure(
            sentence("Split times: {count}, unless other points are chosen.", count=rally.splits)
        )
    if rally.has_shakedown:
        yield Figure(sentence("A shakedown counts neither warnings nor punctures."))


def _dice(rules: RuleSet, named: Naming) -> Iterator[Figure]:
    """Dice by surface or by car, and what tyres do to them."""
    if rules.cars:
        cars = rules.cars.items()
        rows = [Row(_counts(next(iter(dice.values()))), model) for model, dice in cars]
        yield Figure(sentence("Dice by car:"), tuple(rows))
    else:
        rows = []
        for surface, dice in rules.dice.items():
            text = _counts(dice)
            if surface in rules.leader_surfaces:
                text = listed([text, sentence("leader dice")])
            is_other = surface is Terrain.NONE
            rows.append(Row(text, sentence("others") if is_other else named(surface.value)))
        yield Figure(sentence("Dice by surface:"), tuple(rows))
    if rules.tyres:
        rows = [
            Row(
                sentence(
                    "{tyres} in {weather}: {coast} coast, {brake} brake, loss of control at {limit}"
                    " warnings",
                    tyres=named(tyres),
                    weather=named(weather),
                    coast=f"{effect.coast:+}",
                    brake=f"{effect.brake:+}",
                    limit=effect.warning_limit,
                )
            )
            for tyres, effects in rules.tyres.items()
            for weather, effect in effects.items()
        ]
        yield Figure(sentence("Tyres:"), tuple(rows))


def _counts(dice: DiceCounts) -> str:
    text = sentence(
        "gears 1 to {gears}, {coast} coast, {brake} brake",
        gears=dice.gears,
        coast=dice.coast,
        brake=dice.brake,
    )
    if dice.boost:
        return listed([text, sentence("{boost} boost", boost=dice.boost)])
    return text


def _plain(value: object) -> str:
    """A value of a rule set as a player reads it."""
    if isinstance(value, dict):
        return "; ".join(f"{key}: {_nested(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)


def _nested(value: object) -> str:
    """A value within another one; one with parts of its own stands in brackets."""
    return f"({_plain(value)})" if isinstance(value, dict) else _plain(value)
