"""The classic game at the command line (README.md, docs/zones.md)."""

import json
import shutil
from pathlib import Path
from statistics import mean

import jsonschema
import pytest
import yaml

from trackeditor.cli import DONE, UNUSABLE, run
from trackeditor.resources import data_directory
from trackeditor.roadbook import read_roadbook
from trackeditor.simulator.batch import seed_of_run

SCHEMA = json.loads((data_directory("schemas") / "simulation.schema.json").read_text("utf-8"))
CLASSIC = data_directory("examples") / "classic"


@pytest.fixture(autouse=True)
def boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory of the user's own with the invented boards."""
    own = tmp_path / "own"
    (own / "classic").mkdir(parents=True)
    shutil.copy(CLASSIC / "invented-boards.yaml", own / "classic")
    monkeypatch.setenv("TRACKEDITOR_TILES", str(own))
    return own


def told(capsys):
    content = json.loads(capsys.readouterr().out)
    jsonschema.validate(content, SCHEMA)
    return content


def test_a_rally_on_tiles_has_split_times_and_tyres(capsys):
    command = ["simulate", "rally-1", "--rules", "classic", "--seed", "2", "--json"]
    assert run(command) == DONE
    content = told(capsys)
    results = [result for stage in content["stages"] for result in stage["results"]]
    assert len(results) == 12
    for result in results:
        first, second = result["splits"]
        assert 0 < first <= second <= result["seconds"]
        assert result["tyres"] in ("asphalt", "snow")
        assert not result["retired"]
    assert not any(standing["retired"] for standing in content["standings"])


def test_the_road_book_of_the_boards_is_driven_by_its_own_game(capsys):
    assert run(["simulate", "four-boards", "--seed", "2", "--json"]) == DONE
    assert told(capsys)["rules"] == "classic"


def test_the_table_shows_split_times_and_tyres(capsys):
    drivers = "steady/snow:Ana,attack/asphalt:Ben"
    assert run(["simulate", "four-boards", "--drivers", drivers, "--seed", "2"]) == DONE
    out = capsys.readouterr().out
    assert "split times" in out
    assert "Ana      snow" in out.replace("1   ", "").replace("2   ", "")


def test_splits_may_be_chosen(tmp_path, capsys):
    command = ["simulate", "rally-1-ss1", "--rules", "classic", "--seed", "2", "--json"]
    assert run([*command, "--splits", "2,4,6"]) == DONE
    assert {len(one["splits"]) for one in told(capsys)["stages"][0]["results"]} == {3}
    assert run([*command, "--splits", "2,x"]) == UNUSABLE
    assert "list the numbers of tiles" in capsys.readouterr().err
    assert run([*command, "--splits", "4,2,4"]) == UNUSABLE
    assert "tile 4 is named twice; name it once" in capsys.readouterr().err
    assert run([*command, "--splits", "99"]) == UNUSABLE
    assert "no split time after tile 99" in capsys.readouterr().err


def book(path: Path, **keys: object) -> Path:
    stage = {"name": "One", "legs": "C8-C3 / J1-J4", **keys}
    content = {"format": "trackeditor-roadbook", "version": 1, "game": "classic", "stages": [stage]}
    path.write_text(yaml.safe_dump(content), "utf-8")
    return path


def test_splits_stand_in_the_road_book(tmp_path, capsys):
    path = book(tmp_path / "rally.roadbook.yaml", splits=[2, 3, 4])
    assert read_roadbook(path).stages[0].splits == (2, 3, 4)
    assert run(["simulate", str(path), "--seed", "2", "--json"]) == DONE
    assert len(told(capsys)["stages"][0]["results"][0]["splits"]) == 3


@pytest.mark.slow
def test_dice_are_rolled_for_the_zones_of_a_variable_weather(tmp_path, capsys):
    """Of two zones each may have snow or not; a log is driven again on the same sides."""
    path, log = book(tmp_path / "rally.roadbook.yaml", weather="variable"), tmp_path / "log.jsonl"
    seen = set()
    for seed in range(12):
        assert run(["simulate", str(path), "--seed", str(seed), "--log", str(log)]) == DONE
        seen.add(capsys.readouterr().err.partition("the dice bring ")[2].strip())
        assert run(["simulate", str(path), "--replay", str(log)]) == DONE
    assert seen < {"no snow", "snow on C", "snow on J", "snow on C, J"}
    assert len(seen) == 3


def test_no_die_is_rolled_for_a_stage_whose_zones_had_theirs(tmp_path):
    """A variable weather that is asked for is decided zone by zone, and then no more."""
    path, log = book(tmp_path / "rally.roadbook.yaml"), tmp_path / "log.jsonl"
    options = ["--weather", "variable", "--seed", "1", "--drivers", "1", "--log", str(log)]
    assert run(["simulate", str(path), *options]) == DONE
    header, *events = map(json.loads, log.read_text("utf-8").splitlines())
    assert [stage["weather"] for stage in header["stages"]] == ["dry"]
    assert not [event for event in events if event["event"] == "weather-die"]


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_every_race_of_many_has_dice_of_its_own(workers, tmp_path, capsys):
    """A run is the race with the seed of the run, its weather too."""
    path = book(tmp_path / "rally.roadbook.yaml", weather="variable")
    command = ["simulate", str(path), "--drivers", "attack:Ana,steady:Ben", "--json"]
    assert run([*command, "--runs", "6", "--seed", "3", "--workers", workers]) == DONE
    many = capsys.readouterr()
    assert "dice are rolled for the zones of every race" in many.err
    single, fallen = [], set()
    for number in range(6):
        assert run([*command, "--seed", str(seed_of_run(3, number))]) == DONE
        one = capsys.readouterr()
        fallen.add(one.err)
        results = json.loads(one.out)["stages"][0]["results"]
        single.append({result["driver"]: result for result in results})
    assert len(fallen) > 1
    content = json.loads(many.out)
    jsonschema.validate(content, SCHEMA)
    for driver in content["stages"][0]["drivers"]:
        own = [race[driver["driver"]] for race in single]
        assert driver["times"]["mean"] == pytest.approx(mean(one["total"] for one in own))
        assert [times["mean"] for times in driver["splits"]] == pytest.approx(
            [mean(one["splits"][point] for one in own) for point in (0, 1)]
        )


def test_many_races_show_split_times(capsys):
    command = ["simulate", "four-boards", "--runs", "2", "--splits", "2,3,4"]
    assert run(command) == DONE
    assert capsys.readouterr().out.count("after 3") == 3


def test_snow_may_be_asked_for_on_tiles_and_boards(capsys):
    for name in ("rally-1-ss1", "C8-C3 / J1-J4"):
        command = ["simulate", name, "--rules", "classic", "--weather", "snow", "--seed", "2"]
        assert run([*command, "--json"]) == DONE
        assert {one["tyres"] for one in told(capsys)["stages"][0]["results"]} == {"snow"}


def test_a_shakedown_has_no_loss_by_warnings_and_replays(tmp_path, capsys):
    log = tmp_path / "log.jsonl"
    command = ["simulate", "four-boards", "--shakedown", "--seed", "2"]
    assert run([*command, "--log", str(log)]) == DONE
    assert "the classic game, shakedown" in capsys.readouterr().out
    assert '"lost":"warnings"' not in log.read_text("utf-8")
    assert run(["simulate", "four-boards", "--replay", str(log)]) == DONE


def test_many_shakedowns_say_that_they_are_such(capsys):
    command = ["simulate", "four-boards", "--seed", "2", "--runs", "2"]
    for options, title in (
        ([], "the classic game"),
        (["--shakedown"], "the classic game, shakedown"),
    ):
        assert run([*command, *options]) == DONE
        assert capsys.readouterr().out.splitlines()[0] == f"Rallyman, {title}"


def test_other_games_have_no_shakedown(capsys):
    assert run(["simulate", "rally-1", "--rules", "dirt", "--shakedown"]) == UNUSABLE
    assert "has no shakedown" in capsys.readouterr().err


def test_many_races_give_figures(capsys):
    command = ["simulate", "rally-1-ss1", "--rules", "classic", "--runs", "20", "--seed", "1"]
    assert run([*command, "--weather", "variable", "--json"]) == DONE
    assert told(capsys)["rules"] == "classic"


def test_the_rules_of_the_game_are_shown(capsys):
    assert run(["rules", "classic"]) == DONE
    out = capsys.readouterr().out
    for line in (
        "  1: 50 s, 2: 40 s, 3: 30 s, 4: 20 s, 5: 10 s; loss of control: 60 s",
        "  3: 9 spin, 9 left, 9 right",
        "  snow in dry: -1 coast, +0 brake, loss of control at 3 warnings",
        "Unrepaired punctures that end the rally: 3.",
    ):
        assert line in out.splitlines()
    assert "loss_card_deck: until used up" in out


@pytest.mark.parametrize(
    ("stages", "tyres"),
    [
        ("rally-1", "asphalt+snow"),
        ("rally-1", "asphalt+snow+snow+snow"),
        ("rally-1-ss1", "snow+snow"),
    ],
)
def test_tyres_are_named_once_or_for_each_stage(stages, tyres, capsys):
    number, named = (3 if stages == "rally-1" else 1), tyres.count("+") + 1
    for options in (["--tyres", tyres], ["--drivers", f"steady/{tyres}:Ana"]):
        for runs in ("1", "2"):
            command = ["simulate", stages, "--rules", "classic", "--seed", "1", "--runs", runs]
            assert run([*command, *options]) == UNUSABLE
            (line,) = capsys.readouterr().err.splitlines()
            said = f"'{tyres}' are for {named} stages, and the rally has {number}; "
            assert said in line


def test_tyres_for_each_stage_are_fitted(capsys):
    command = ["simulate", "rally-1", "--rules", "classic", "--seed", "1", "--drivers", "1"]
    assert run([*command, "--tyres", "asphalt+snow+asphalt", "--json"]) == DONE
    stages = json.loads(capsys.readouterr().out)["stages"]
    fitted = [stage["results"][0]["tyres"] for stage in stages]
    assert fitted == ["asphalt", "snow", "asphalt"]


@pytest.mark.parametrize(
    ("stage", "rules", "driver", "said"),
    [
        (
            "rally-1",
            "classic",
            "steady/snow/asphalt:B",
            "two choices of tyres, 'snow' and 'asphalt'",
        ),
        ("larkmere", "gt", "steady/rain/rain", "two choices of tyres, 'rain' and 'rain'; name one"),
        ("larkmere", "gt", "steady/GT5/GT4:A", "two choices of cars, 'GT5' and 'GT4'; name one"),
        ("larkmere", "gt", "steady/GT5/rain/GT6", "two choices of cars, 'GT5' and 'GT6'; name one"),
    ],
)
def test_a_driver_has_one_car_and_one_choice_of_tyres(stage, rules, driver, said, capsys):
    command = ["simulate", stage, "--rules", rules, "--drivers", f"attack,{driver}"]
    assert run(command) == UNUSABLE
    (line,) = capsys.readouterr().err.splitlines()
    assert f"driver 2: {said}" in line
