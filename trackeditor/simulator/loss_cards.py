"""Cards for a loss of control: a spin, or off the road to the left or right (RULES.md, section 5).

The cards are the backs of the time cards, a deck for each gear. A spin does no damage; off the road
the car loses as many gear dice as the roadside is dangerous.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from trackeditor.course.model import CourseCell
from trackeditor.simulator.play import Table
from trackeditor.simulator.state import Bags, RaceState
from trackeditor.simulator.tokens import moved
from trackeditor.tiles.model import Danger

SPIN = "spin"


def draw_loss_card(race: RaceState, number: int, table: Table) -> RaceState:
    """Draw the card for a loss of control of a car on the road, with the damage that it does."""
    car = race.cars[number]
    if car.cell is None:
        raise ValueError(f"car {number} is not on the road")
    rules = race.track.rules.rally
    deck = deck_before_draw(rules.loss_cards, race.bags, car.gear)
    card = table.chance.draw(deck)
    table.tell("loss-card", car=number, gear=car.gear, card=card)
    decks = {**race.bags.decks, car.gear: moved(deck, card, -1)}
    danger = danger_off(race.track.course.cells[car.cell], card)
    dice = 0 if card == SPIN else rules.roadside_damage[danger]
    damage = car.damage._replace(gear=car.damage.gear + dice)
    race = race.with_car(car._replace(damage=damage))
    return replace(race, bags=race.bags._replace(decks=decks))


def danger_off(cell: CourseCell, card: str) -> Danger:
    """The danger of the roadside on which a car ends that leaves the road with a card."""
    if cell.roadside is None:
        return cell.danger
    left, right = cell.roadside
    return left if card == "left" else right


def deck_before_draw(
    printed: Mapping[int, Mapping[str, int]], bags: Bags, gear: int
) -> Mapping[str, int]:
    """The cards of a gear that can be drawn: those left or, when there are none, all of them."""
    left = bags.decks.get(gear, {})
    return left if any(left.values()) else printed[gear]
