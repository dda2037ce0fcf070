"""Places of standees and arches in remedies: in words, and as markers that can be pasted."""

import json
from dataclasses import replace

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from laying import LIBRARY, PUBLISHED, lay, mark, published

from trackeditor.cli import DONE, run
from trackeditor.course import analyse
from trackeditor.grid import Edge
from trackeditor.layout import Layout, Marker, layout_from_dict, layout_to_dict, write_layout
from trackeditor.legality import DocumentFacts, Finding, check_layout
from trackeditor.legality.line_places import places_for_line
from trackeditor.legality.report import StageReport, report_html
from trackeditor.roadbook import open_rally

ARCHES = (("joker-entrance", 8, "E"), ("joker-exit", 11, "B"))
CIRCUITS = [name for name in PUBLISHED if name.split("-")[0] in ("rx", "ice")]
LINES = {"start", "finish", "start-finish"}


def rallycross(*markers: tuple) -> Layout:
    return mark(published("rx-1-ss1"), *markers)


def found(layout: Layout, code: str) -> list[Finding]:
    return [finding for finding in check_layout(layout, LIBRARY) if finding.code == code]


def settled(layout: Layout, marker: Marker) -> Layout:
    """The layout with a marker, in place of those of its kind: there is one of each."""
    alike = LINES if marker.kind in LINES else {marker.kind}
    others = tuple(one for one in layout.markers if one.kind not in alike)
    return replace(layout, markers=(*others, marker))


def check_law(layout: Layout) -> int:
    """Every marker does away with its finding; returns how many there are."""
    findings = [finding for finding in check_layout(layout, LIBRARY) if finding.markers]
    for finding in findings:
        for marker in finding.markers:
            assert finding not in check_layout(settled(layout, marker), LIBRARY), marker
    return sum(len(finding.markers) for finding in findings)


# --- the law -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "layout"),
    [
        ("CIR-1", published("rx-1-ss1")),
        ("CIR-1", published("ice-1-ss1")),
        ("RXC-8", published("rx-1-ss1")),
        ("RXC-8", rallycross(("joker-exit", 11, "B"))),
        ("RXC-3", rallycross(("finish", 7, "D"), *ARCHES)),
        ("RXC-10", rallycross(("finish", 2, "D"), ("joker-entrance", 0, "A"), ARCHES[1])),
        ("RXC-11", rallycross(("finish", 0, "r0.0"), *ARCHES)),
        ("RXC-13", rallycross(("finish", 6, "r0.0"), *ARCHES)),
        ("STG-11", mark(lay("202aDA", "204aDA"), ("finish", 1, "A"))),
        ("STG-12", mark(lay("204aDA", "203aDA"), ("start", 0, "D"))),
        ("PLA-4", mark(lay("202aDA", "204aDA", "203aDA"), ("finish", 1, "A", Edge.B))),
    ],
)
def test_a_marker_of_a_remedy_settles_the_finding(code: str, layout: Layout):
    assert any(finding.markers for finding in found(layout, code))
    assert check_law(layout)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(
    place=st.tuples(st.integers(0, 11), st.sampled_from([*"ABCDEF", "r0.0", "r0.1", "r1.0"])),
    toward=st.sampled_from([(), *[(edge,) for edge in Edge]]),
    arches=st.lists(st.sampled_from(ARCHES), unique=True),
)
def test_markers_settle_findings_wherever_the_standee_stands(place, toward, arches):
    check_law(rallycross(("finish", *place, *toward), *arches))


CROSSWAYS = open_rally(["crossways"]).stages[0].layout
"""A GT circuit: its grid 102a, the first tile, is driven one way only (from D to A)."""


@settings(max_examples=20, deadline=None)
@given(
    arch=st.tuples(st.just("joker-entrance"), st.integers(0, 17), st.sampled_from(["A", "D"])),
    line=st.tuples(st.just("start-finish"), st.just(0), st.sampled_from(["A", "D"])),
    toward=st.sampled_from([(), *[(edge,) for edge in Edge]]),
)
def test_a_stray_arch_leaves_the_way_to_the_printed_grid(arch, line, toward):
    """What the grid tells no marker beside it has to tell, whatever way that one shows."""
    layout = mark(CROSSWAYS, arch, (*line, *toward))
    for game in ("dirt", "gt", "rx", ""):
        document = DocumentFacts(game=game)
        findings = check_layout(layout, LIBRARY, document=document)
        assert "CIR-7" not in {finding.code for finding in findings}
    check_law(layout)


@pytest.mark.parametrize("name", CIRCUITS)
def test_a_pasted_marker_is_read_as_it_was_told(name: str):
    layout = published(name)
    for finding in found(layout, "CIR-1") + found(layout, "RXC-8"):
        assert len(finding.marker_texts) == len(finding.markers) > 0
        for text, marker in zip(finding.marker_texts, finding.markers, strict=True):
            for value in (json.loads(text), yaml.safe_load(text)):
                content = layout_to_dict(layout) | {"markers": [value]}
                assert layout_from_dict(content).markers == (marker,)
                assert finding.to_dict()["markers"][finding.markers.index(marker)] == value


# --- words ---------------------------------------------------------------------------------------


def test_an_edge_is_named_by_the_tiles_on_both_sides_with_their_positions():
    """Two tiles of a circuit may be the same side: positions tell them apart."""
    exit_missing = rallycross(("finish", 2, "D"), ARCHES[0])
    (finding,) = found(exit_missing, "RXC-8")
    assert finding.remedy == "place it between 209b at (-1, 0) and 415a at (0, -1)"
    assert finding.marker_texts == ['{"kind": "joker-exit", "q": 0, "r": -1, "line": "B"}']


RING = 3 * ("210aDC", "205aDA", "205aAD")


@pytest.mark.parametrize("way", [RING, tuple(s[:-2] + s[-1] + s[-2] for s in RING[::-1])])
def test_rows_are_counted_as_cars_come_to_them(way: tuple[str, ...]):
    """A ring of three hairpins with straights of three rows, which are printed from D to A."""
    ring = lay(*way)
    analysis = analyse(ring, LIBRARY)
    told = {(one.marker.at, one.marker.line): one.words for one in places_for_line(analysis)}
    straights = [drive for drive in analysis.route if drive.tile.side == "205a"]
    assert len(straights) == 6
    for drive in straights:
        number = analysis.route.index(drive)
        rows = "1 and 2" if drive.enters is Edge.D else "2 and 3"
        q, r = drive.tile.at
        assert told[drive.tile.at, "r0.0"] == (
            f"between rows {rows} of 205a at ({q}, {r}) counted from"
            f" {analysis.route[number - 1].tile.side}"
        )


# --- reports -------------------------------------------------------------------------------------


def test_the_page_has_the_markers_to_paste():
    layout = rallycross(("finish", 2, "D"), ARCHES[0])
    findings = check_layout(layout, LIBRARY)
    page = report_html([StageReport("f", "s", analyse(layout, LIBRARY), tuple(findings))])
    assert "markers:" in page
    assert "{&quot;kind&quot;: &quot;joker-exit&quot;, &quot;q&quot;: 0, &quot;r&quot;: -1" in page
    legal = rallycross(("finish", 2, "D"), *ARCHES)
    assert "markers:" not in report_html([StageReport("f", "s", analyse(legal, LIBRARY), ())])


def test_validate_tells_every_marker_in_one_line(tmp_path, capsys):
    """A line that is broken could not be pasted."""
    file = tmp_path / "rx.json"
    file.write_text(write_layout(published("rx-1-ss1")))
    assert run(["validate", str(file)]) == DONE
    out = capsys.readouterr().out
    texts = [line[line.index("{") :] for line in out.splitlines() if "{" in line]
    told = [f.marker_texts for f in check_layout(published("rx-1-ss1"), LIBRARY)]
    assert sorted(texts) == sorted(text for texts in told for text in texts)
    assert {"kind": "joker-exit", "q": 0, "r": -1, "line": "B"} in map(json.loads, texts)
    assert out.count("markers: ") == sum(map(bool, told))


def test_validate_breaks_no_line_inside_a_position_or_a_word(tmp_path, capsys):
    file = tmp_path / "rx.json"
    file.write_text(write_layout(published("rx-1-ss1")))
    run(["validate", str(file)])
    lines = capsys.readouterr().out.splitlines()
    assert any("(-1, 0)" in line for line in lines)
    assert [line for line in lines if line.endswith((",", "-")) and "(" in line[-6:]] == []
    assert not any(line.endswith("joker-") for line in lines)
    assert max(map(len, lines)) <= 100
