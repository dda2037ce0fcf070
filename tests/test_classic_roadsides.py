"""Roadsides that a board of the classic game tells apart (RULES.md, section 5; docs/zones.md)."""

import json
from pathlib import Path

import jsonschema
import pytest
from racing import WARNING, situation

from trackeditor.course import Course, course_from_dict, course_to_dict
from trackeditor.resources import data_directory
from trackeditor.simulator.dice import Damage
from trackeditor.simulator.loss_cards import danger_off
from trackeditor.simulator.rules import load_rules
from trackeditor.simulator.track import Track
from trackeditor.tiles.model import Danger
from trackeditor.zones import ZoneError, compile_legs, parse_legs, read_boards

CLASSIC = load_rules("classic")
LANES = [{"lanes": 2}] * 4


def course(directory: Path, text: str, *sections: dict) -> Course:
    road = {"from": 1, "to": 2, "sections": [{"rows": LANES, **section} for section in sections]}
    path = directory / "boards.yaml"
    path.write_text(json.dumps({"C": {"dry": {"terrain": "asphalt", "roads": [road]}}}), "utf-8")
    return compile_legs(parse_legs(text), read_boards([path]))


def beside(left: str, right: str) -> dict:
    return {"roadside": {"left": left, "right": right}}


@pytest.mark.parametrize(
    ("ground", "dice"),
    [
        ("meadow", 0), ("earth", 0), ("shortcut", 0), ("forest", 1), ("water", 1), ("rock", 2),
        ("buildings", 2),
    ],
)  # fmt: skip
def test_what_lies_beside_the_road_decides_how_many_gear_dice_are_lost(tmp_path, ground, dice):
    legs = course(tmp_path, "C1-C2", beside("meadow", ground))
    start = situation(Track(legs, CLASSIC), "0,-1/r0.0.0", 3)
    car = start.play(
        "3 > 0,-1/r0.1.0", "coast > 0,-1/r0.2.0", "coast > 0,-1/r0.3.0",
        rolls=[WARNING] * 3, draws=["right"],
    )  # fmt: skip
    assert car.damage == Damage(gear=dice)


def test_the_card_says_on_which_side_the_car_leaves_the_road(tmp_path):
    cell = course(tmp_path, "C1-C2", beside("forest", "rock")).cells["0,-1/r0.1.0"]
    assert danger_off(cell, "left") == Danger.MEDIUM
    assert danger_off(cell, "right") == Danger.HIGH


def test_driven_the_other_way_left_is_right(tmp_path):
    cell = course(tmp_path, "C2-C1", beside("forest", "rock")).cells["0,-1/r0.1.0"]
    assert cell.roadside == (Danger.HIGH, Danger.MEDIUM)


def test_each_section_has_its_own_and_without_them_the_danger_is_that_of_both(tmp_path):
    legs = course(tmp_path, "C1-C2", beside("water", "earth"), {"danger": "high"})
    told, plain = legs.cells["0,-1/r0.1.0"], legs.cells["0,-2/r0.1.0"]
    assert (told.danger, told.roadside) == (Danger.MEDIUM, (Danger.MEDIUM, Danger.LOW))
    assert (plain.danger, plain.roadside) == (Danger.HIGH, None)
    assert danger_off(plain, "left") == danger_off(plain, "right") == Danger.HIGH


def test_a_course_keeps_them_in_its_document(tmp_path):
    legs = course(tmp_path, "C1-C2", beside("forest", "rock"))
    document = json.loads(json.dumps(course_to_dict(legs)))
    schema = json.loads((data_directory("schemas") / "graph.schema.json").read_text("utf-8"))
    jsonschema.validate(document, schema)
    read = course_from_dict(document)
    assert read.cells["0,-1/r0.1.0"].roadside == (Danger.MEDIUM, Danger.HIGH)
    assert json.loads(json.dumps(course_to_dict(read))) == document


def test_unknown_ground_is_refused(tmp_path):
    with pytest.raises(ZoneError, match="swamp"):
        course(tmp_path, "C1-C2", beside("meadow", "swamp"))
