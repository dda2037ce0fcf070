"""Why a stage cannot be raced: what the simulator dock lists."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dataclasses import replace

import pytest
from laying import lay, mark
from windows import make_session

from trackeditor.editor.drive.stretches import NoCourseError, stretches
from trackeditor.layout import Layout
from trackeditor.legality import Severity
from trackeditor.roadbook import RoadBook, Stage


@pytest.fixture
def session(qapp, tmp_path):
    return make_session(tmp_path)


def reasons(session, layout: Layout) -> list[str]:
    session.document.begin(RoadBook((Stage(replace(layout, name="Gap")),)))
    with pytest.raises(NoCourseError) as raised:
        stretches(session.document, whole_rally=False)
    title, *lines = str(raised.value).splitlines()
    assert title == "Stage Gap cannot be driven yet:"
    return lines


def test_reasons_that_read_alike_say_their_places(session):
    """Two finish markers too many on two tiles of one side, and no start line."""
    stage = lay("204aDA", "204aDA", "204aDA")
    layout = mark(stage, ("finish", 0, "r0.0"), ("finish", 1, "r0.0"), ("finish", 2, "r0.0"))
    lines = reasons(session, layout)
    second = [line for line in lines if "second finish line" in line]
    assert second == [
        f"• 204a (0, {r}): 204a has a second finish line; keep one finish line" for r in (-1, -2)
    ]
    assert any(line.startswith("• the stage has no start line: ") for line in lines)
    assert len(set(lines)) == len(lines)


def test_as_many_reasons_are_counted_as_there_are_errors(session):
    road = lay(*7 * ("204aDA",))
    lines = reasons(session, road.rotate(road.tiles[3].at, 1))
    errors = [f for f in session.document.findings if f.severity is Severity.ERROR]
    assert lines[-1] == f"More findings: {len(errors) - 5}; see the problems."
