"""Names of drivers are treated alike in road-books, on the command line and in races."""

import pytest
from test_roadbook_legs import DOCUMENT

from trackeditor.roadbook import RoadBookError, roadbook_from_dict
from trackeditor.roadbook.driver_names import MOST_LETTERS, name_fault, same_names, tidy_name
from trackeditor.simulator.drivers import entrants
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.race import check_names
from trackeditor.simulator.rules import load_rules

HIDDEN = ["A\nB", "A\tB", "A\u202eB", "A\u200bB", "A\x07B", ""]


@pytest.mark.parametrize("name", HIDDEN)
def test_signs_that_nobody_sees_are_in_no_name(name):
    assert name_fault(name) is not None
    assert name_fault(tidy_name(name) or "A") is None


@pytest.mark.parametrize("name", ["Ana", "Zoë de la Côte", "O'Neill", "Ана", "李", "A-1"])
def test_usual_names_stay_as_they_are(name):
    assert tidy_name(name) == name
    assert name_fault(name) is None


def test_the_longest_name_is_that_of_the_schema():
    assert name_fault("n" * MOST_LETTERS) is None
    assert name_fault("n" * (MOST_LETTERS + 1)) is not None


def test_small_letters_tell_nobody_apart():
    assert same_names(["Same", "Other", "sAME"]) == (2, "sAME")
    assert same_names(["Straße", "STRASSE"]) is not None
    with pytest.raises(SimulatorError, match="two drivers are called 'same'"):
        check_names(["Same", "same"])


def test_the_command_line_tidies_and_refuses():
    rules = load_rules("dirt")
    (entrant,) = entrants("steady:A\tB\u202e", rules)
    assert entrant.name == "A B"
    with pytest.raises(SimulatorError, match="two drivers are called"):
        entrants("steady:Same,attack:same", rules)
    with pytest.raises(SimulatorError, match="too long"):
        entrants(f"steady:{'n' * 61}", rules)


@pytest.mark.parametrize("names", [["Same", "same"], ["A\u202eB"], ["A\tB"]])
def test_road_books_refuse_what_the_others_refuse(names):
    document = {**DOCUMENT, "drivers": names}
    with pytest.raises(RoadBookError, match=r"drivers\."):
        roadbook_from_dict(document)
