"""Pictures and notes of the published rallycross with its standees (see test_rallycross_course)."""

from laying import GT_CIRCUIT, LIBRARY, mark, published

from trackeditor.course import analyse
from trackeditor.drawing.marks import Label, Stroke
from trackeditor.drawing.palette import Ink
from trackeditor.grid import Hex
from trackeditor.painting.cell_overlays import unreached
from trackeditor.painting.course_overlays import direction, distance
from trackeditor.roadbook import pace_notes

BARE = published("rx-1-ss1")
ARCHES = (("joker-entrance", 8, "E"), ("joker-exit", 11, "B"))
MARKED = analyse(mark(BARE, ("finish", 2, "D"), *ARCHES), LIBRARY)


def lines_of(analysis, ink: Ink, *, dashed: bool) -> list[Hex]:
    """The hexagons on which the direction overlay draws lines."""
    marks = direction(analysis, LIBRARY)
    return [
        at
        for at, mark in marks
        if isinstance(mark, Stroke) and mark.ink is ink and bool(mark.dash) is dashed
    ]


def test_the_direction_shows_circuit_joker_and_pregrid_each_its_own_way():
    circuit = [drive.tile.at for drive in MARKED.route]
    assert lines_of(MARKED, Ink.ROUTE, dashed=False) == circuit
    joker = [Hex(-1, 1), Hex(-1, 0), Hex(0, -1)]
    assert lines_of(MARKED, Ink.JOKER_ENTRANCE, dashed=True) == joker
    assert lines_of(MARKED, Ink.ROUTE, dashed=True) == [Hex(-1, -1), Hex(-2, 0)]


def test_pace_notes_begin_and_end_at_the_line_of_the_main_circuit():
    notes = pace_notes(MARKED.course)
    assert (notes[0].kind, notes[0].tile) == ("start", "208a")
    assert (notes[-1].kind, notes[-1].tile) == ("finish", "208a")
    assert not {"209b", "401b"} & {note.tile for note in notes}


def counts(analysis) -> list[list[str]]:
    """What is written at the end of every tile of the route: tiles and cells driven."""
    texts = [mark.text for _, mark in distance(analysis, LIBRARY) if isinstance(mark, Label)]
    return [texts[i : i + 2] for i in range(0, len(texts), 2)]


def test_distances_are_counted_from_the_line_to_the_line():
    """208a lies before the line on its far edge; the lap has 10 tiles and ends there."""
    course = MARKED.course
    told = counts(MARKED)
    assert told[0] == ["10 tiles", f"{course.length_cells} cells"]
    assert [tiles for tiles, _ in told[1:3]] == ["1 tile", "2 tiles"]
    assert told[1] == ["1 tile", "3 cells"]  # 408a has three rows


def test_distances_of_a_gt_circuit_begin_at_its_printed_line():
    """102a has four rows, its line after the third."""
    assert counts(analyse(GT_CIRCUIT, LIBRARY))[0] == ["1 tile", "1 cell"]


def test_only_what_no_car_drives_over_is_veiled():
    """The space of 415a between its two arms; joker section and pre-grid are driven."""
    assert {at for at, _ in unreached(MARKED, LIBRARY)} == {Hex(0, -1)}
