"""Reads and writes classic rallies as text: a stage a line, in zone notation (docs/zones.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from trackeditor.layout import Layout
from trackeditor.layout.documents import CONTROL, read_text, shown
from trackeditor.roadbook.model import RoadBook, RoadBookError, Stage
from trackeditor.roadbook.remarks import COMMENTS_ARE_LOST
from trackeditor.sentences import located, reason_of, sentence
from trackeditor.zones import ZoneError, looks_like_legs, notation, parse_legs

NOTATION_SUFFIX = ".txt"
MOST_STAGES = 200
_COMMENT = re.compile(r"(?<!\S)#")
_REMARK = re.compile(r"(.*?)\(([^()]*)\)[ \t]*", re.DOTALL)


def rally_of_legs(text: str) -> RoadBook:
    """A rally of one stage whose title are its legs.

    Raises
    ------
    RoadBookError
        when the legs cannot be read.
    """
    try:
        legs = parse_legs(text)
    except ZoneError as error:
        raise RoadBookError(located(shown(text), error)) from None
    stage = Stage(Layout(name="SS1"), legs=legs)
    return RoadBook((stage,), title=notation(legs), game="classic")


def read_notation(path: Path) -> RoadBook:
    """The rally in a text file.

    Raises
    ------
    DocumentError
        (of which RoadBookError is one) naming file, line and remedy.
    """
    try:
        book = rally_from_text(read_text(path), CONTROL.sub(" ", path.stem))
    except RoadBookError as error:
        raise RoadBookError(located(path, error)) from None
    return replace(book, remarks=tuple(located(path, remark) for remark in book.remarks))


def rally_from_text(text: str, title: str = "") -> RoadBook:
    r"""The rally that a text in zone notation holds; its first line may be a comment, the title.

    >>> book = rally_from_text("# Two boards\nMill: C8-C3 / J1-J4 (service)  # the long one\n")
    >>> book.title, book.stages[0].name, book.stages[0].service
    ('Two boards', 'Mill', True)

    Raises
    ------
    RoadBookError
        naming the line.
    """
    lines = text.splitlines()
    if lines and lines[0].startswith("#"):
        title = CONTROL.sub(" ", lines[0].lstrip("#")).strip() or title
    stages: list[Stage] = []
    has_comments = False
    for number, line in enumerate(lines, start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            has_comments |= bool(line.strip()) and number > 1
            continue
        read = _without_comment(line)
        has_comments |= read != line
        try:
            stages.append(_stage(read, len(stages) + 1))
        except (ZoneError, RoadBookError) as error:
            raise RoadBookError(
                sentence("line {line}: {fault}", line=number, fault=reason_of(error))
            ) from None
    if not stages:
        raise RoadBookError(sentence("no stage; write one a line, as in Mill: C8-C3 / J1-J4"))
    if len(stages) > MOST_STAGES:
        raise RoadBookError(
            sentence(
                "{number} stages are too many (at most {most})",
                number=len(stages),
                most=MOST_STAGES,
            )
        )
    remarks = (COMMENTS_ARE_LOST,) if has_comments else ()
    return RoadBook(tuple(stages), title=title, game="classic", remarks=remarks)


def _without_comment(line: str) -> str:
    """The line up to a # that begins a comment, and not one in the name of a stage.

    >>> _without_comment("Mill: C8-C3 # note: dusty"), _without_comment("Day #2: C8-C3")
    ('Mill: C8-C3 ', 'Day #2: C8-C3')
    """
    for mark in _COMMENT.finditer(line):
        before, after = line[: mark.start()], line[mark.end() :]
        if ":" not in after or looks_like_legs(_name_legs_remarks(before)[1]):
            return before
    return line


def _name_legs_remarks(line: str) -> tuple[str, str, str | None]:
    """A line in its parts; None where no remarks stand in brackets."""
    name, _, rest = line.rpartition(":")
    match = _REMARK.fullmatch(rest)
    return (name, match[1], match[2]) if match else (name, rest, None)


def _stage(line: str, number: int) -> Stage:
    name, notated, remarks = _name_legs_remarks(line)
    name = " ".join(CONTROL.sub(" ", name).split()) or f"SS{number}"
    legs = parse_legs(notated)
    service, snow = False, tuple[str, ...]()
    for remark in () if remarks is None else remarks.split(","):
        first, *others = remark.split() or [""]
        if first.lower() == "service" and not others:
            service = True
        elif first.lower() == "snow":
            snow = _snow(others, [leg.zone for leg in legs])
        else:
            raise RoadBookError(
                sentence(
                    "{remark} in brackets is not known; write service, or snow with zones:"
                    " (service, snow C J)",
                    remark=shown(remark.strip()),
                )
            )
    return Stage(Layout(name=name), service=service, legs=legs, snow=snow)


def _snow(named: Sequence[str], driven: Sequence[str]) -> tuple[str, ...]:
    """The zones named as lying on their snow side; all of the stage when none is named."""
    for zone in named:
        if zone.upper() not in driven:
            raise RoadBookError(
                sentence("{zone} lies on snow but is no zone of the stage", zone=shown(zone))
            )
    return tuple(dict.fromkeys(zone.upper() for zone in named or driven))


def notation_text(roadbook: RoadBook) -> str:
    """The text of a rally in zone notation, the inverse of :func:`rally_from_text`.

    Raises
    ------
    RoadBookError
        when a stage is laid with tiles.
    """
    for stage in roadbook.stages:
        if not stage.legs:
            raise RoadBookError(
                sentence(
                    "stage '{stage}' is laid with tiles; zone notation has legs over boards only",
                    stage=stage.name,
                )
            )
    title = [f"# {roadbook.title}"] if roadbook.title else []
    return "\n".join([*title, *map(_line, roadbook.stages)]) + "\n"


def _line(stage: Stage) -> str:
    remarks = ", ".join(_remarks(stage))
    rest = f"{notation(stage.legs)}{f' ({remarks})' if remarks else ''}"
    name = stage.name.lstrip("# ")
    if _without_comment(f"{name}: {rest}") != f"{name}: {rest}":
        name = _COMMENT.sub("", name)  # one that looks like legs with a comment
    return f"{name}: {rest}" if name else rest


def _remarks(stage: Stage) -> Iterator[str]:
    if stage.service:
        yield "service"
    if stage.snow_zones:
        zones = dict.fromkeys(leg.zone for leg in stage.legs if leg.zone in stage.snow_zones)
        yield f"snow {' '.join(zones)}"
