"""The page that names the tests of every rule: no word of the rules left out, no test made up."""

import re
from functools import cache

import pytest
import test_legality
import test_zones

from trackeditor.resources import data_directory

DOCS = data_directory("examples").parent / "docs"
TESTS = DOCS.parent / "tests"
SECTIONS = ("3", "4", "5")


def section(page, number):
    """Title and text of a numbered section of a page."""
    parts = re.split(r"^## ", (DOCS / page).read_text("utf-8"), flags=re.MULTILINE)[1:]
    (found,) = (part for part in parts if part.startswith(f"{number} "))
    title, _, text = found.partition("\n")
    return title, text


def rows(number):
    """The rows of a section's table: the words of a rule and the tests that pin it."""
    _, text = section("rules-and-tests.md", number)
    lines = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("|")]
    return lines[2:]


@cache
def names_in(module):
    return set(re.findall(r"^ *def (test_\w+)", (TESTS / f"{module}.py").read_text("utf-8"), re.M))


@pytest.mark.parametrize("number", SECTIONS)
def test_it_has_every_word_of_the_rules_in_their_order(number):
    title, text = section("RULES.md", number)
    rules = " ".join(re.sub(r"^- ", "", text, flags=re.MULTILINE).split())
    assert section("rules-and-tests.md", number)[0] == title
    assert " ".join(words for words, _ in rows(number)) == rules


@pytest.mark.parametrize("number", SECTIONS)
def test_every_rule_names_tests_that_there_are(number):
    cases = {"test_legality": test_legality.CASES, "test_zones": test_zones.CASES}
    for words, named in rows(number):
        tests = named.split(", ")
        for test in tests:
            at = re.fullmatch(r"`(test_\w+)(?:::(test_\w+)`|` ([A-Z]{3}-\d+))", test)
            assert at, (words, test)
            module, name, code = at.groups()
            assert name in names_in(module) if name else code in cases[module], (words, test)
