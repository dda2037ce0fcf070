"""``trackeditor simulate`` and ``trackeditor rules`` for rallycross."""

import json

import jsonschema
import pytest
from rallycross import rallycross, standees_placed

from trackeditor.cli import DONE, run
from trackeditor.course import course_from_dict
from trackeditor.layout import write_layout
from trackeditor.resources import data_directory
from trackeditor.simulator.traffic import cells_beside, cells_straight_on


@pytest.fixture
def circuit(tmp_path):
    """The published circuit with its standees as a layout file."""
    path = tmp_path / "rx.json"
    path.write_text(write_layout(standees_placed()), encoding="utf-8")
    return str(path)


def told(capsys):
    content = json.loads(capsys.readouterr().out)
    schema = json.loads((data_directory("schemas") / "simulation.schema.json").read_text("utf-8"))
    jsonschema.validate(content, schema)
    return content


def test_the_printed_graph_tells_who_is_beside_whom_and_where_cars_are_pushed(circuit, capsys):
    assert run(["graph", circuit]) == DONE
    document = json.loads(capsys.readouterr().out)
    schema = json.loads((data_directory("schemas") / "graph.schema.json").read_text("utf-8"))
    jsonschema.validate(document, schema)
    read = course_from_dict(document)
    assert cells_beside(read) == cells_beside(rallycross())
    assert cells_straight_on(read) == cells_straight_on(rallycross())


def test_the_standings_tell_laps_and_joker_laps(circuit, capsys):
    options = ["--rules", "rx", "--laps", "2", "--drivers", "2", "--seed", "5"]
    assert run(["simulate", circuit, *options]) == DONE
    captured = capsys.readouterr()
    assert "joker lap" in captured.out
    assert "pushes" not in captured.out
    assert "illegal" not in captured.err
    rows = [line.split() for line in captured.out.splitlines() if line[:1].isdigit()]
    assert [row[0] for row in rows] == ["1", "2"]
    for _, _, _, car, turns, first, second, joker, *_ in rows:
        assert (car, int(turns)) == ("RX", int(first) + int(second))
        assert joker in {"1", "2"}


def test_json_tells_jokers_and_with_full_contact_pushes(circuit, capsys):
    options = ["--laps", "1", "--drivers", "3", "--seed", "5", "--json"]
    assert run(["simulate", circuit, "--rules", "rx-full-contact", *options]) == DONE
    (stage,) = told(capsys)["stages"]
    for result in stage["results"]:
        assert (result["joker_lap"], result["disqualified"]) == (1, False)
        assert result["pushes"] >= 0
        assert set(result["damage"]) == {"gear", "coast", "brake", "boost", "puncture"}


@pytest.mark.slow
def test_many_races_tell_the_laps_of_jokers(circuit, capsys):
    options = ["--rules", "rx", "--laps", "1", "--runs", "2", "--drivers", "2", "--seed", "1"]
    assert run(["simulate", circuit, *options, "--json"]) == DONE
    (stage,) = told(capsys)["stages"]
    for driver in stage["drivers"]:
        figures = driver["laps"]["rallycross"]
        assert figures == {"joker_laps": [[1, 1.0]], "disqualified": 0.0, "pushes": 0.0}
    assert run(["simulate", circuit, *options]) == DONE
    assert "joker in lap" in capsys.readouterr().out


def test_a_log_is_replayed(circuit, tmp_path, capsys):
    log = str(tmp_path / "race.jsonl")
    options = ["--rules", "rx-full-contact", "--laps", "1", "--drivers", "2", "--seed", "5"]
    assert run(["simulate", circuit, *options, "--log", log]) == DONE
    capsys.readouterr()
    assert run(["simulate", circuit, "--replay", log]) == DONE
    assert "every event as logged" in capsys.readouterr().out


def test_without_a_line_the_error_says_what_to_place(capsys):
    assert run(["simulate", "rx-1-ss1", "--rules", "rx"]) != DONE
    assert "place a finish standee" in " ".join(capsys.readouterr().err.split())


def test_rules_tell_figures_and_assumptions(capsys):
    assert run(["rules", "rx"]) == DONE
    text = capsys.readouterr().out
    assert "RX       gears 1 to 5, 2 coast, 1 brake, 1 boost" in text
    assert "Joker section: once in a race; who finishes without it is disqualified." in text
    assert "Full contact" not in text
    assumed = text.partition("Assumed")[2]
    for key in ("laps: 4", "cars: RX", "overtaking: gear", "flying_start: 2"):
        assert key in assumed
    assert "boost_from_gear_0: never" in assumed
    assert "later in the turn of a flying start it may be played" in " ".join(assumed.split())


def test_rules_of_full_contact_tell_its_figures_too(capsys):
    assert run(["rules", "rx-full-contact"]) == DONE
    text = " ".join(capsys.readouterr().out.split())
    assert "1 danger token for another track element (jump, slide, water), 3 at most" in text
    assert "pushed_from: any side" in text
