"""The notation of classic road-books: RULES.md, section 5."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trackeditor.zones.errors import ZoneError
from trackeditor.zones.notation import (
    Leg,
    RoadEnd,
    compact_notation,
    looks_like_legs,
    notation,
    parse_legs,
)

ZONES = st.sampled_from("CJLV")
NUMBERS = st.integers(0, 99)


@st.composite
def stages(draw: st.DrawFn) -> tuple[Leg, ...]:
    """Legs of which no two in succession lie on one zone; first and last may be open."""
    zones: list[str] = []
    for _ in range(draw(st.integers(1, 8))):
        zones.append(draw(ZONES.filter(lambda zone: zone not in zones[-1:])))
    legs = [Leg(zone, draw(NUMBERS), draw(NUMBERS)) for zone in zones]
    if draw(st.booleans()):
        legs[0] = legs[0]._replace(entry=None)
    if draw(st.booleans()) and legs[-1].entry is not None:
        legs[-1] = legs[-1]._replace(exit=None)
    return tuple(legs)


@settings(deadline=None)
@given(stages())
def test_both_forms_read_back_as_the_same_legs(legs):
    assert parse_legs(notation(legs)) == legs
    assert parse_legs(compact_notation(legs)) == legs


@settings(deadline=None)
@given(
    stages(),
    st.lists(st.sampled_from(["", " ", "  ", "\t", "\u00a0", "\n"]), min_size=1, max_size=9),
    st.sampled_from("-\u2010\u2011\u2012\u2013\u2014\u2212"),
    st.booleans(),
)
def test_blanks_dashes_and_small_letters_make_no_difference(legs, blanks, dash, small):
    text = notation(legs)
    odd = "".join(
        f"{blanks[i % len(blanks)]}{dash if c == '-' else c}{blanks[(i + 1) % len(blanks)]}"
        if c in "-/"
        else c
        for i, c in enumerate(text)
        if c != " "
    )
    assert parse_legs(odd.lower() if small else odd) == legs


def test_the_published_stages_are_read():
    assert parse_legs("C8-C3 / J1-J4") == (Leg("C", 8, 3), Leg("J", 1, 4))
    assert parse_legs("L0-L1 / C7-C6 / L2-L3 / V2-V3 / C5-C4") == (
        Leg("L", 0, 1),
        Leg("C", 7, 6),
        Leg("L", 2, 3),
        Leg("V", 2, 3),
        Leg("C", 5, 4),
    )
    assert parse_legs("C3-L9-L8-C4") == (Leg("C", None, 3), Leg("L", 9, 8), Leg("C", 4, None))


def test_the_forms_are_written_as_published():
    for text in ("C8-C3 / J1-J4", "L0-L1 / C7-C6 / L2-L3 / V2-V3 / C5-C4"):
        assert notation(parse_legs(text)) == text
    assert compact_notation(parse_legs("C3-L9-L8-C4")) == "C3-L9-L8-C4"
    assert notation(parse_legs("C3-L9-L8-C4")) == "-C3 / L9-L8 / C4-"


def test_a_leg_names_its_road_ends_in_driving_order():
    assert Leg("L", 0, 1).ends == (RoadEnd("L", 0), RoadEnd("L", 1))
    assert Leg("C", 4, None).ends == (RoadEnd("C", 4),)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "no legs"),
        (" \u00a0 ", "no legs"),
        ("C8", "C8: one road end alone"),
        ("C8-7", '"7" is no road end'),
        ("C8-C123", '"C123" is no road end'),
        ("C8-CC3", '"CC3" is no road end'),
        ("C8 C3 / J1-J4", '"C8 C3" is no leg'),
        ("C8-C3 J1-J4", '"C3 J1" is no road end'),
        ("C8--C3", "missing between two dashes"),
        ("C8-C3 /", "missing beside a slash"),
        ("C8-C3 // J1-J4", "missing beside a slash"),
        ("- / J1-J4", '"-" is no leg'),
        ("-L0-L1", '"-L0-L1" is no leg; leave the dash at its beginning or end out, as in "L0-L1"'),
        ("C8-C3 / J1-J4-", 'out, as in "J1-J4"'),
        ("--C3", '"--C3" is no leg; write its entry and its exit'),
        ("C8-J1 / J2-J4", '"C8-J1" joins two zones'),
        ("C8-C3-J1 / J2-J4", '"C8-C3-J1" is no leg'),
        ("C8- / J1-J4", "C8-: no exit"),
        ("C8-C3 / -J4", "-J4: no entry"),
        ("C8-C3-C4-J1", "C4: a third road end of zone C in succession"),
        ("C8-C3-L9-J1-J4", "L9: zone L is entered and not left"),
        ("C8-C3 / J\u0661-J4", '"J\u0661" is no road end'),
        ("C1-" * 400 + "C2", "too long"),
    ],
)
def test_what_cannot_be_read_is_named_in_one_line(text, named):
    with pytest.raises(ZoneError) as caught:
        parse_legs(text)
    assert named in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


@settings(deadline=None)
@given(st.text(alphabet="CJLVcx0189 -/\u2013\n\x1b.", max_size=40))
def test_any_text_is_read_or_refused_in_one_line(text):
    try:
        legs, refused = parse_legs(text), ""
    except ZoneError as error:
        legs, refused = (), str(error)
    if legs:
        assert parse_legs(notation(legs)) == legs
    else:
        assert len(refused.splitlines()) == 1
        assert "\x1b" not in refused


def test_the_compact_form_of_two_legs_on_one_zone_is_refused():
    with pytest.raises(ZoneError, match="C8-C3 / C4-C5"):
        compact_notation(parse_legs("C8-C3 / C4-C5"))


@pytest.mark.parametrize("text", ["C3-L9", "c8 – c3 / j1-j4", "L0-L1 / C7-X", "-C3 / L9-L8"])
def test_texts_meant_as_legs_are_told_from_names_of_files(text):
    assert looks_like_legs(text)


@pytest.mark.parametrize(
    "text", ["rally-1", "rally-1-ss1", "rx-1-ss1", "C7.json", "C7", "a/c7/stage-one", "", "-"]
)
def test_names_of_files_and_examples_are_no_legs(text):
    assert not looks_like_legs(text)
