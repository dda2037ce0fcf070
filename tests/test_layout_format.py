"""The page on layout files: its example is what it says, and what the program writes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from trackeditor.course import analyse
from trackeditor.grid import Edge, Hex
from trackeditor.layout import layout_from_dict, write_layout
from trackeditor.legality import Severity, check_layout
from trackeditor.tiles import load_library

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "layout-format.md").read_text("utf-8")
EXAMPLE = PAGE.partition("```json\n")[2].partition("```")[0]
LIBRARY = load_library()


@pytest.fixture
def layout():
    return layout_from_dict(json.loads(EXAMPLE))


def test_the_example_is_what_the_program_writes(layout):
    assert write_layout(layout) == EXAMPLE


def test_the_example_is_a_legal_stage_of_two_tiles(layout):
    findings = check_layout(layout, LIBRARY)
    assert [finding for finding in findings if finding.severity is not Severity.ADVICE] == []
    course = analyse(layout, LIBRARY).course
    assert (course.kind, course.length_tiles) == ("stage", 2)
    assert {cell.partition("/")[2].rpartition(".")[0] for cell in course.start} == {"r0.0"}


def test_the_printed_edge_of_the_example_lies_where_the_page_says(layout):
    last = layout.tile_at(Hex(1, -1))
    assert last.global_edge(Edge.A) is Edge.F
    assert last.at.neighbour(Edge.F) == Hex(0, -1)


@pytest.mark.parametrize(
    ("edge", "step"),
    [("A", (0, -1)), ("D", (0, 1)), ("B", (1, -1)), ("C", (1, 0)), ("F", (-1, 0)), ("E", (-1, 1))],
)
def test_neighbours_lie_where_the_page_says(edge, step):
    assert Hex(0, 0).neighbour(Edge[edge]) == Hex(*step)


def test_the_readme_leads_to_the_page():
    assert "](docs/layout-format.md)" in (ROOT / "README.md").read_text("utf-8")


def test_the_token_of_the_page_can_be_read():
    token = PAGE.partition("## Tokens")[2].partition("`")[2].partition("`")[0]
    layout = layout_from_dict({"tiles": [], **json.loads("{" + token + "}")})
    assert (layout.tokens[0].kind, layout.tokens[0].degrees) == ("water", 60)
