"""The report of ``trackeditor validate``: plain values and the HTML page."""

import json
from html.parser import HTMLParser

import jsonschema
import pytest
from laying import LIBRARY, PUBLISHED, lay, published

from trackeditor.course import analyse
from trackeditor.grid import Hex
from trackeditor.layout import Layout, Marker, PlacedTile, Token
from trackeditor.legality import DocumentFacts, check_analysis
from trackeditor.legality.report import StageReport, report_dict, report_html
from trackeditor.resources import data_directory

SCHEMA = json.loads((data_directory("schemas") / "report.schema.json").read_text("utf-8"))
VOID = {"meta", "br", "hr", "img", "input", "link"}
EVIL = "<script>alert('x')</script>\"'&\x00\x1b"


def report(layout: Layout, stage: str = "stage", *, strict: bool = False, **facts) -> StageReport:
    analysis = analyse(layout, LIBRARY)
    findings = check_analysis(analysis, LIBRARY, document=DocumentFacts(**facts))
    return StageReport("file.json", stage, analysis, tuple(findings), strict)


def broken() -> Layout:
    """An unknown tile with an evil name beside a stage, and a marker and a token nowhere."""
    layout = lay("202aDA", "204aDA", "203aDA").place(PlacedTile(EVIL, Hex(3, 3)))
    return Layout(
        layout.tiles,
        (Marker("finish", Hex(9, 9), EVIL),),
        (Token(EVIL, Hex(8, 8)),),
        name=EVIL,
    )


class Page(HTMLParser):
    """Reads a page; raises AssertionError when tags are not nested."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] not in ("style", "text", "title"):
            self.text.append(data)

    def ids(self) -> list[str]:
        return [attributes["id"] for _, attributes in self.tags if "id" in attributes]


def test_reports_of_published_and_broken_stages_follow_the_schema():
    reports = [report(published(name), name) for name in PUBLISHED]
    reports += [report(broken()), report(Layout()), report(Layout(), strict=True, stale=True)]
    content = report_dict(reports)
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    jsonschema.validate(json.loads(json.dumps(content)), SCHEMA)
    assert [stage["stage"] for stage in content["stages"][:2]] == PUBLISHED[:2]


def test_report_of_a_legal_stage():
    content = report_dict([report(published("rally-1-ss1"), "rally-1-ss1")])
    sides = ["202a", "210b", "205a", "227a", "213a", "208a", "216a", "219a", "217a", "203a"]
    assert content == {
        "format": "trackeditor-report/1",
        "legal": True,
        "stages": [
            {
                "file": "file.json",
                "stage": "rally-1-ss1",
                "legal": True,
                "counts": {"error": 0, "warning": 0, "advice": 0},
                "course": {
                    "kind": "stage",
                    "length_tiles": 10,
                    "length_cells": 25,
                    "tiles": sides,
                },
                "findings": [],
            }
        ],
    }


def test_report_of_an_empty_stage():
    (stage,) = report_dict([report(Layout())])["stages"]
    assert not stage["legal"]
    assert stage["course"] is None
    assert stage["counts"] == {"error": 1, "warning": 0, "advice": 0}
    assert stage["findings"] == [
        {
            "code": "DOC-1",
            "severity": "error",
            "at": None,
            "tile": None,
            "edge": None,
            "cell": None,
            "message": "the stage has no tiles",
            "remedy": "add tiles, or remove the stage",
            "markers": [],
        }
    ]


def test_warnings_make_a_stage_illegal_only_when_strict():
    layout = published("cup-2023-03-ss1")
    assert report(layout).legal
    assert not report(layout, strict=True).legal
    advice_only = published("rally-2-ss1")
    assert report(advice_only).findings
    assert report(advice_only, strict=True).legal


def test_one_illegal_stage_makes_the_whole_report_illegal():
    good, bad = report(published("rally-1-ss1")), report(Layout())
    assert not report_dict([good, bad])["legal"]
    assert report_dict([good, good])["legal"]
    assert report_dict([])["legal"]


def test_the_report_is_the_same_from_run_to_run():
    reports = [report(published("cup-2023-03-ss1")), report(broken())]
    again = [report(published("cup-2023-03-ss1")), report(broken())]
    assert json.dumps(report_dict(reports)) == json.dumps(report_dict(again))
    assert report_html(reports) == report_html(again)


def test_the_page_numbers_every_finding_and_pins_those_with_a_place():
    turned = published("rally-1-ss1").rotate(Hex(-4, 1), 1)
    stage = report(turned, "turned")
    page = Page(report_html([stage]))
    numbers = [str(n) for n in range(1, len(stage.findings) + 1)]
    pins = [a for tag, a in page.tags if tag == "span" and str(a.get("class")).startswith("pin ")]
    assert len(stage.findings) == len(pins) == 2  # the tile that lies wrong, the finish not reached
    assert [text for text in page.text if text in numbers][: len(numbers)]
    assert any(tag == "svg" for tag, _ in page.tags)
    for finding in stage.findings:
        assert any(finding.message[1:] in text for text in page.text)
        assert any(finding.remedy[1:] in text for text in page.text)


def test_every_code_on_the_page_is_explained_on_it():
    page = Page(report_html([report(broken()), report(Layout())]))
    targets = [a["href"] for tag, a in page.tags if tag == "a"]
    assert {"#PLA-2", "#DOC-1", "#stage-1", "#stage-2"} <= set(targets)
    ids = page.ids()
    assert len(ids) == len(set(ids))
    assert {target[1:] for target in targets} <= set(ids)


def test_the_page_needs_nothing_from_elsewhere():
    text = report_html([report(published("cup-2023-03-ss1"))])
    page = Page(text)
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in page.tags}
    for _, attributes in page.tags:
        assert not any(name.startswith("on") for name in attributes)
        for name in ("src", "href"):
            assert str(attributes.get(name, "#")).startswith("#")
    assert "@import" not in text
    assert "url(" not in text


def test_names_from_files_are_escaped():
    stage = report(broken(), EVIL)
    text = report_html([stage, report(Layout(), EVIL)])
    page = Page(text)
    assert "script" not in {tag for tag, _ in page.tags}
    assert "\x00" not in text
    assert "\x1b" not in text
    assert any("<script>alert('x')</script>" in words for words in page.text)


@pytest.mark.parametrize("layout", [Layout(), broken(), published("ice-1-ss1")])
def test_the_page_is_well_formed(layout: Layout):
    page = Page(report_html([report(layout)]))
    tags = [tag for tag, _ in page.tags]
    assert tags.count("h1") == 1
    assert tags.count("main") == 1
    assert ("html", {"lang": "en"}) in page.tags


def test_a_page_without_stages_says_so():
    assert "No stage was checked." in Page(report_html([])).text
