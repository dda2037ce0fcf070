"""``trackeditor simulate`` and ``trackeditor rules`` for races on circuits."""

import json

import jsonschema
import pytest
import yaml
from laying import lay
from racing import RING
from test_cli import example, one_line

from trackeditor.cli import DONE, UNUSABLE, run
from trackeditor.layout import write_layout
from trackeditor.resources import data_directory


@pytest.fixture
def ring(tmp_path):
    """A GT circuit as a layout file."""
    path = tmp_path / "ring.json"
    path.write_text(write_layout(lay("102aDA", "103aDA", *RING)), encoding="utf-8")
    return str(path)


@pytest.fixture
def book(ring, tmp_path, capsys):
    """The circuit as a road-book of GT with one lap in the rain."""
    path = tmp_path / "ring.roadbook.yaml"
    assert run(["convert", ring, str(path)]) == DONE
    capsys.readouterr()
    content = yaml.safe_load(path.read_text("utf-8"))
    content["stages"][0] |= {"laps": 1, "weather": "rain"}
    path.write_text(yaml.safe_dump(content), encoding="utf-8")
    return str(path)


def told(capsys):
    content = json.loads(capsys.readouterr().out)
    schema = json.loads((data_directory("schemas") / "simulation.schema.json").read_text("utf-8"))
    jsonschema.validate(content, schema)
    return content


def test_a_race_is_printed_with_laps_and_cars(ring, capsys):
    options = ["--laps", "2", "--seed", "1", "--drivers", "steady/GT5:Ana,attack:Ben"]
    assert run(["simulate", ring, "--rules", "gt", *options]) == DONE
    text = capsys.readouterr().out
    assert "Rallyman: GT" in text
    rows = [line.split() for line in text.splitlines() if "Ana" in line or "Ben" in line]
    assert {(row[1], row[2]) for row in rows} == {("Ana", "GT5"), ("Ben", "GT6")}
    for _, _, _, _, turns, first, second, *_ in rows:
        assert int(turns) == int(first) + int(second)


def test_weather_and_tyres_of_a_race_are_told(ring, capsys):
    race = ["simulate", ring, "--rules", "gt", "--laps", "1", "--seed", "4", "--weather", "rain"]
    command = [*race, "--drivers", "steady/asphalt:Ana,attack:Ben"]
    assert run([*command, "--json"]) == DONE
    (stage,) = told(capsys)["stages"]
    assert stage["weather"]["start"] == "rain"
    tyres = {result["driver"]: result["tyres"] for result in stage["results"]}
    assert run(command) == DONE
    text = capsys.readouterr().out
    finish = stage["weather"]["finish"]
    head = "rain)" if finish == "rain" else f"rain, at the finish {finish})"
    assert text.splitlines()[2].strip().endswith(head)
    rows = {line.split()[1]: line.split() for line in text.splitlines() if "GT6" in line}
    assert {name: row[3] for name, row in rows.items()} == tyres
    # Without a stop at the pit they are those of the start: rain tyres are right in rain.
    stops = {result["driver"]: result["pit_stops"] for result in stage["results"]}
    chosen = {"Ana": "asphalt", "Ben": "rain"}
    assert all(tyres[name] == chosen[name] for name in chosen if not stops[name])


def test_json_tells_places_laps_and_overtakings(ring, capsys):
    assert run(["simulate", ring, "--rules", "gt", "--laps", "2", "--seed", "1", "--json"]) == DONE
    (stage,) = told(capsys)["stages"]
    results = stage["results"]
    assert [result["place"] for result in results] == [1, 2, 3, 4]
    for result in results:
        assert result["total"] == result["turns"] == sum(lap["turns"] for lap in result["laps"])
        assert (len(result["laps"]), result["seconds"], result["car"]) == (2, 0, "GT6")
        assert set(result["damage"]) == {"gear", "coast", "brake"}


def test_many_races_tell_figures_of_laps(ring, capsys):
    options = ["--laps", "1", "--runs", "4", "--seed", "1", "--drivers", "2"]
    assert run(["simulate", ring, "--rules", "gt", *options, "--json"]) == DONE
    (stage,) = told(capsys)["stages"]
    assert sum(driver["laps"]["place"] for driver in stage["drivers"]) == pytest.approx(3)
    assert run(["simulate", ring, "--rules", "gt", *options]) == DONE
    text = capsys.readouterr().out
    assert "times in turns" in text
    assert "overtakings" in text


def test_the_time_trial_counts_seconds(ring, capsys):
    options = ["--laps", "1", "--seed", "1", "--json"]
    assert run(["simulate", ring, "--rules", "gt-time-trial", *options]) == DONE
    (stage,) = told(capsys)["stages"]
    (result,) = stage["results"]
    assert result["total"] == result["seconds"] == result["laps"][0]["seconds"] > 0


def test_laps_and_weather_are_those_of_the_road_book(book, tmp_path, capsys):
    """Its tiles are those of GT, so it needs no --rules."""
    log = tmp_path / "race.jsonl"
    assert run(["simulate", book, "--seed", "1", "--log", str(log)]) == DONE
    header = json.loads(log.read_text("utf-8").splitlines()[0])
    assert header["rules"] == "gt"
    assert (header["stages"][0]["laps"], header["stages"][0]["weather"]) == (1, "rain")


def test_options_come_before_the_road_book(book, tmp_path, capsys):
    log = tmp_path / "race.jsonl"
    options = ["--laps", "2", "--weather", "dry", "--car", "GT4", "--tyres", "rain"]
    assert run(["simulate", book, "--seed", "1", *options, "--log", str(log)]) == DONE
    header = json.loads(log.read_text("utf-8").splitlines()[0])
    assert (header["stages"][0]["laps"], header["stages"][0]["weather"]) == (2, "dry")
    assert header["cars"] == [{"model": "GT4", "tyres": "rain"}] * 4


def test_without_a_number_the_laps_are_those_of_the_rules(ring, tmp_path, capsys):
    log = tmp_path / "race.jsonl"
    options = ["--drivers", "1", "--seed", "1", "--log", str(log)]
    assert run(["simulate", ring, "--rules", "gt", *options]) == DONE
    assert json.loads(log.read_text("utf-8").splitlines()[0])["stages"][0]["laps"] == 3


@pytest.fixture
def log(ring, tmp_path, capsys):
    """The log of a race of GT, and the race."""
    path = tmp_path / "race.jsonl"
    race = ["--laps", "1", "--seed", "2", "--weather", "rain", "--log", str(path)]
    assert run(["simulate", ring, "--rules", "gt", "--json", *race]) == DONE
    return path, told(capsys)


@pytest.mark.parametrize("options", [[], ["--rules", "gt"]])
def test_a_log_replays_by_its_own_rules(ring, log, options, tmp_path, capsys):
    """Whatever the game of the road-book: it is replayed here under the name of another one."""
    path, raced = log
    book = tmp_path / "ring.roadbook.yaml"
    assert run(["convert", ring, str(book)]) == DONE
    book.write_text(book.read_text("utf-8").replace("game: gt", "game: dirt"), encoding="utf-8")
    capsys.readouterr()
    for file in (ring, str(book)):
        assert run(["simulate", file, "--json", *options, "--replay", str(path)]) == DONE
        replayed = told(capsys)
        assert (replayed["rules"], replayed["stages"]) == ("gt", raced["stages"])


def test_a_log_is_not_replayed_by_other_rules(ring, log, capsys):
    path, _ = log
    assert run(["simulate", ring, "--rules", "dirt", "--replay", str(path)]) == UNUSABLE
    assert f"{path}: driven by the rules 'gt', not 'dirt'" in one_line(capsys.readouterr().err)


def test_a_log_of_unknown_rules_is_refused(ring, log, capsys):
    path, _ = log
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join([lines[0].replace('"gt"', '"chess"'), *lines[1:]]), encoding="utf-8")
    assert run(["simulate", ring, "--replay", str(path)]) == UNUSABLE
    assert "rules 'chess', which the simulator does not have" in one_line(capsys.readouterr().err)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--laps", "0"], "--laps 0"),
        (["--laps", "21"], "21 laps; ask for 1 to 20"),
        (["--weather", "hail"], "weather 'hail'; it knows: dry, rain"),
        (["--car", "GT7"], "no car 'GT7'; it has: GT6, GT5, GT4"),
        (["--tyres", "snow"], "no tyres 'snow'; it has: asphalt, rain"),
        (["--drivers", "steady/GT1"], "no car or tyres 'GT1'"),
        (["--drivers", "7"], "choose 1 to 6"),
        (["--replay", "race.jsonl", "--laps", "2"], "leave --laps"),
    ],
)
def test_what_cannot_be_raced_is_refused_in_one_line(ring, options, complaint, capsys):
    assert run(["simulate", ring, "--rules", "gt", *options]) == UNUSABLE
    assert complaint in one_line(capsys.readouterr().err)


@pytest.mark.parametrize(
    ("stage", "rules", "options", "complaint"),
    [
        ("rally-1-ss1", "gt", [], "with --rules: classic, dirt"),
        ("ice-1-ss1", "dirt", [], "with --rules: gt, gt-time-trial, rx, rx-full-contact"),
        ("fairfield", "classic", [], "with --rules: rx, rx-full-contact, gt, gt-time-trial"),
        ("rally-1-ss1", "dirt", ["--laps", "2"], "knows no laps"),
        ("rally-1-ss1", "dirt", ["--weather", "rain"], "has no weather; leave the weather out"),
        ("fairfield", "rx", ["--weather", "rain"], "has no weather; leave the weather out"),
        ("rally-1-ss1", "dirt", ["--car", "GT6"], "no car 'GT6'; it has: none to choose"),
    ],
)
def test_what_the_rules_do_not_know_is_refused(stage, rules, options, complaint, capsys):
    assert run(["simulate", stage, "--rules", rules, *options]) == UNUSABLE
    assert complaint in one_line(capsys.readouterr().err)


def test_a_rallycross_on_a_plain_circuit_is_raced_and_what_it_lacks_is_said(ring, capsys):
    """Nobody can be disqualified for a joker section that is not there."""
    options = ["--laps", "1", "--seed", "1", "--drivers", "2", "--json"]
    assert run(["simulate", ring, "--rules", "rx", *options]) == DONE
    output = capsys.readouterr()
    assert "it has no joker section: nobody has to drive a joker lap; no pre-grid" in one_line(
        output.err
    )
    (stage,) = json.loads(output.out)["stages"]
    assert [one.get("disqualified", False) for one in stage["results"]] == [False, False]


def test_a_whole_rallycross_and_a_race_of_gt_lack_nothing(ring, capsys):
    options = ["--laps", "1", "--seed", "1", "--drivers", "1"]
    assert run(["simulate", "fairfield", *options]) == DONE
    assert run(["simulate", ring, "--rules", "gt", *options]) == DONE
    assert capsys.readouterr().err == ""


def test_a_rally_of_stages_and_circuits_has_no_rules_for_all(tmp_path, capsys):
    book = tmp_path / "mixed.roadbook.json"
    stages = [json.loads(example(name).read_text("utf-8")) for name in ("ice-1-ss1", "rally-1-ss1")]
    content = {"format": "trackeditor-roadbook", "version": 1, "game": "dirt", "stages": stages}
    book.write_text(json.dumps(content), "utf-8")
    assert run(["simulate", str(book)]) == UNUSABLE
    assert "no rules drive all stages given; take one out" in one_line(capsys.readouterr().err)


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        (["simulate", "rally-1-ss1", "--laps", "x"], "trackeditor simulate"),
        (["render", "rally-1-ss1", "-o", "x.png", "--pixels", "big"], "trackeditor render"),
        (["validate"], "trackeditor validate"),
        (["nothing"], "trackeditor"),
        (["--nothing"], "trackeditor"),
    ],
)
def test_errors_of_a_command_line_name_the_help_of_their_command(arguments, command, capsys):
    assert run(arguments) == UNUSABLE
    assert one_line(capsys.readouterr().err).endswith(f"(see {command} --help)")


def test_the_rules_of_gt_are_shown_with_cars_tyres_and_assumptions(capsys):
    assert run(["rules", "gt"]) == DONE
    text = capsys.readouterr().out
    assert "Order of play: gear, then distance, then inner lane." in text
    assert "GT5      gears 1 to 5, 2 coast, 3 brake, 1 boost" in text
    assert "asphalt in rain: +0 coast, -2 brake, loss of control at 2 warnings" in text
    assert "12 ok, 6 gear, 6 brake, 6 coast, 6 weather, 6 yellow" in text
    assert "off_track: gear: 5; turns: 1; seconds: 0" in text


def test_all_rule_sets_are_listed(capsys):
    assert run(["rules"]) == DONE
    listed = capsys.readouterr().out.partition("\n\n")[0].splitlines()[1:]
    assert {line.split()[0] for line in listed} >= {"dirt", "gt", "gt-time-trial"}
