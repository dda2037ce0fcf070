"""Rule sets: the printed figures, the assumptions, and what a rule set may ask for."""

import pytest

from trackeditor.simulator import rules as rules_module
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.rules import DiceCounts, load_rules, rule_sets
from trackeditor.tiles.model import Danger, Terrain

DIRT = load_rules("dirt")


FIVE_GEARS = {"1": 1, "2": 1, "3": 2, "4": 2, "5": 2}
SIX_GEARS = {**FIVE_GEARS, "6": 2}
WITH_BOOST = {**SIX_GEARS, "coast": 1, "brake": 2, "boost": 1}


@pytest.mark.parametrize(
    ("name", "faces"),
    [
        ("dirt", {**SIX_GEARS, "coast": 1, "leader": 2, "brake": 2}),
        ("gt", WITH_BOOST),
        ("gt-time-trial", WITH_BOOST),
        ("rx", WITH_BOOST),
        ("rx-full-contact", WITH_BOOST),
        ("classic", {**FIVE_GEARS, "coast": 1}),
    ],
)
def test_warning_faces_are_those_of_the_rule_text(name, faces):
    """Of six faces (RULES.md, section 1)."""
    rules = load_rules(name)
    assert {die.name: 6 * rules.warning_chance(die) for die in rules.warning_faces} == faces


OF_GT = {"ok": 12, "gear": 6, "brake": 6, "coast": 6, "weather": 6, "yellow": 6}
OF_RX = {"ok": 6, "gear": 18, "brake": 6, "coast": 6, "boost": 6, "yellow": 6}
SHORTCUTS = {"ok": 12, "coast": 6, "mud": 6}


@pytest.mark.parametrize(
    ("name", "damage", "shortcut"),
    [
        ("dirt", {"ok": 6, "gear": 6, "coast": 6, "brake": 6}, SHORTCUTS),
        ("gt", OF_GT, {}),
        ("gt-time-trial", OF_GT, {}),
        ("rx", OF_RX, SHORTCUTS),
        ("rx-full-contact", OF_RX, SHORTCUTS),
        ("classic", {}, SHORTCUTS),
    ],
)
def test_what_is_in_the_bags(name, damage, shortcut):
    """RULES.md, sections 3 and 4; the bags of DIRT and all shortcut bags are assumed."""
    rules = load_rules(name)
    assert (rules.damage_bag, rules.shortcut_bag) == (damage, shortcut)


@pytest.mark.parametrize(
    ("name", "sisu", "spare_tyre", "token_seconds", "water", "order"),
    [
        ("dirt", 1, (1, 60, 1, 1, 1), 1, 1, ("distance", "gear", "inside")),
        ("gt", 0, (0, 0, 0, 0, 0), 0, 1, ("gear", "distance", "inside")),
        ("gt-time-trial", 0, (0, 0, 0, 0, 0), 0, 1, ("gear", "distance", "inside")),
        ("rx", 0, (0, 0, 0, 0, 0), 0, 1, ("gear", "distance", "inside")),
        ("rx-full-contact", 0, (0, 0, 0, 0, 0), 0, 1, ("gear", "distance", "inside")),
        ("classic", 1, (1, 60, 1, 1, 1), 1, 1, ("distance", "gear", "inside")),
    ],
)
def test_tokens_tyres_and_order_of_play(name, sisu, spare_tyre, token_seconds, water, order):
    """The spare tyre: how many, 60 s, in gear 0 or 1, on in gear 1, back at the service."""
    rules = load_rules(name)
    assert rules.sisu == sisu
    assert rules.spare_tyre == spare_tyre
    assert (rules.token_seconds, rules.water_warnings) == (token_seconds, water)
    assert rules.order == order


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("dirt", {1: 50, 2: 40, 3: 30, 4: 20, 5: 15, 6: 10}),
        ("gt-time-trial", {1: 50, 2: 40, 3: 30, 4: 20, 5: 15, 6: 10}),
        ("classic", {1: 50, 2: 40, 3: 30, 4: 20, 5: 10}),
    ],
)
def test_time_cards(name, cards):
    """The card of a loss of control has 60 s."""
    rules = load_rules(name)
    assert rules.time_cards == cards
    assert (rules.loss_seconds, rules.loss_gear) == (60, 0)


@pytest.mark.parametrize(
    ("surface", "dice"),
    [(Terrain.GRAVEL, (6, 2, 1)), (Terrain.ASPHALT, (5, 2, 0)), (Terrain.SNOW, (5, 2, 0))],
)
def test_gravel_tyres_give_the_dice_of_each_surface(surface, dice):
    assert DIRT.dice[surface] == DiceCounts(*dice)


@pytest.mark.parametrize(
    ("gear", "tokens"),
    [
        (1, (0, 0, 0)),
        (2, (0, 0, 0)),
        (3, (0, 0, 1)),
        (4, (0, 1, 2)),
        (5, (1, 2, 3)),
        (6, (2, 3, 4)),
    ],
)
def test_damage_by_gear_and_danger(gear, tokens):
    levels = (Danger.LOW, Danger.MEDIUM, Danger.HIGH)
    assert tuple(DIRT.damage_tokens(gear, danger) for danger in levels) == tokens


def test_every_assumption_says_why():
    assert {"time_cards", "loss_damage", "water_warnings"} <= {a.key for a in DIRT.assumptions}
    assert all(assumption.note for assumption in DIRT.assumptions)


def test_figures_of_the_rule_text_are_no_assumptions():
    assumed = {assumption.key for assumption in DIRT.assumptions}
    assert assumed.isdisjoint({"warning_faces", "warning_limit", "dice", "sisu", "spare_tyre"})


def test_unknown_rules_are_refused_with_the_choice():
    with pytest.raises(SimulatorError, match=r"no rules 'drit'; choose one of: .*dirt"):
        load_rules("drit")
    assert "dirt" in rule_sets()


def test_a_way_of_playing_that_the_engine_lacks_is_refused(tmp_path, monkeypatch):
    text = (rules_module.RULESETS / "dirt.yaml").read_text("utf-8")
    changed = text.replace("lost_gear_die:\n  value: highest", "lost_gear_die:\n  value: lowest")
    assert changed != text
    (tmp_path / "club.yaml").write_text(changed, "utf-8")
    monkeypatch.setattr(rules_module, "RULESETS", tmp_path)
    with pytest.raises(SimulatorError, match=r"lost_gear_die.*'lowest'.*highest"):
        load_rules("club")


@pytest.mark.parametrize(
    ("written", "changed"),
    [
        ("start: grid", "start: rolling"),
        ("overtaking: gear", "overtaking: never"),
        ("order: [gear, distance, inside]", "order: [gear, age]"),
        ("winner: line", "winner: points"),
        ("cost: turns", "cost: litres"),
        ("value: touching", "value: abreast"),
        ("value: at once", "value: next round"),
        ("repairs: all", "repairs: one"),
    ],
)
def test_a_race_that_the_engine_cannot_run_is_refused(written, changed, tmp_path, monkeypatch):
    text = (rules_module.RULESETS / "gt.yaml").read_text("utf-8")
    assert text.count(written) == 1
    (tmp_path / "club.yaml").write_text(text.replace(written, changed), "utf-8")
    monkeypatch.setattr(rules_module, "RULESETS", tmp_path)
    with pytest.raises(SimulatorError, match="is not played; use"):
        load_rules("club")


@pytest.mark.parametrize("element", ["mud", "corners", ""])
def test_a_track_element_that_nobody_is_pushed_on_to_is_refused(element, tmp_path, monkeypatch):
    base = (rules_module.RULESETS / "rx.yaml").read_text("utf-8")
    (tmp_path / "rx.yaml").write_text(base, "utf-8")
    text = (rules_module.RULESETS / "rx-full-contact.yaml").read_text("utf-8")
    changed = text.replace("value: [jump, water, slide]", f"value: [jump, '{element}']")
    assert changed != text
    (tmp_path / "club.yaml").write_text(changed, "utf-8")
    monkeypatch.setattr(rules_module, "RULESETS", tmp_path)
    refusal = f"rule key 'track_elements': '{element}' is not played; use corner or jump or"
    with pytest.raises(SimulatorError, match=refusal):
        load_rules("club")


def test_a_rule_set_that_extends_another_has_its_keys_but_for_its_own():
    race, trial = load_rules("gt"), load_rules("gt-time-trial")
    assert (trial.cars, trial.tyres, trial.damage_bag) == (race.cars, race.tyres, race.damage_bag)
    assert (race.most_drivers, trial.most_drivers) == (6, 1)
    own = {assumption.key: assumption.value for assumption in trial.assumptions}
    assert own["off_track"] == {"gear": 5, "turns": 0, "seconds": 120}
    assert own.keys() >= {assumption.key for assumption in race.assumptions}


@pytest.mark.parametrize("name", rule_sets())
def test_every_assumption_of_every_game_says_why(name):
    for assumption in load_rules(name).assumptions:
        assert assumption.note, assumption.key


def test_the_figures_of_gt_that_the_rule_text_gives_are_no_assumptions():
    assumed = {assumption.key for assumption in load_rules("gt").assumptions}
    given = {
        "cars", "order", "winner", "overtaking", "flying_start", "token_dice", "damage_bag",
        "loss_damage", "warning_faces", "warning_limit",
    }  # fmt: skip
    assert assumed.isdisjoint(given)


def test_a_corrected_assumption_is_used(tmp_path, monkeypatch):
    text = (rules_module.RULESETS / "dirt.yaml").read_text("utf-8")
    (tmp_path / "club.yaml").write_text(text.replace("5: 15, 6: 10", "5: 10, 6: 5"), "utf-8")
    monkeypatch.setattr(rules_module, "RULESETS", tmp_path)
    assert load_rules("club").time_cards[5] == 10
