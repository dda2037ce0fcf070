"""DOC: what the road-book says about the layout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from trackeditor.legality.findings import WHOLE_LAYOUT, Finding, Severity
from trackeditor.legality.fixes import Fix, fix, set_game
from trackeditor.legality.registry import GAME_COURSES, RALLYCROSS, Context, Found, rule
from trackeditor.legality.terms import game_term
from trackeditor.sentences import sentence


@rule("DOC-1", "No tiles", Severity.ERROR, "FORMATS.md, section 3")
def has_tiles(context: Context) -> Iterator[Found]:
    """A stage needs tiles."""
    if not context.layout.tiles:
        yield Found(
            WHOLE_LAYOUT,
            sentence("the stage has no tiles"),
            sentence("add tiles, or remove the stage"),
        )


@rule("DOC-2", "Published part is out of date", Severity.WARNING, "road-book format")
def published_is_current(context: Context) -> Iterator[Found]:
    """The route, pace notes and course stored in a road-book belong to an earlier layout."""
    if context.document.stale:
        yield Found(
            WHOLE_LAYOUT,
            sentence("route, pace notes and course in the road-book are those of another layout"),
            sentence("publish the road-book again (trackeditor convert IN OUT)"),
        )


@rule("DOC-3", "Two stages of one name", Severity.WARNING, "road-book format")
def stage_names_differ(context: Context) -> Iterator[Found]:
    """Standings and logs tell stages apart by their names."""
    for name, times in Counter(context.document.stage_names).items():
        if times > 1:
            yield Found(
                WHOLE_LAYOUT,
                sentence("{times} stages are called '{name}'", times=times, name=name),
                sentence("give each its own name"),
            )


@rule("DOC-4", "Unknown box", Severity.ERROR, "editions.yaml")
def boxes_exist(context: Context) -> Iterator[Found]:
    """The boxes that a road-book names must be boxes of the library."""
    for box in context.document.unknown_boxes:
        known = ", ".join(context.library.editions)
        yield Found(
            WHOLE_LAYOUT,
            sentence("there is no box '{box}'", box=box),
            sentence("choose from: {boxes}", boxes=known),
        )


@rule(
    "DOC-5", "Course that the chosen game does not have", Severity.ERROR, "RULES.md, sections 2-5"
)
def suits_game(context: Context) -> Iterator[Found]:
    """DIRT and the classic game are driven on stages, GT and rallycross on circuits.

    This is checked when a game is chosen for the check, since a road-book may keep a circuit and a
    stage side by side. What a rallycross is RXC-1 says.
    """
    analysis, document = context.analysis, context.document
    wrong = analysis.course is not None and document.course not in ("", analysis.kind)
    if not wrong or document.game == RALLYCROSS:
        return
    if document.course == "circuit":
        yield Found(
            WHOLE_LAYOUT,
            sentence("the layout is a stage, and the game chosen is driven on circuits"),
            sentence("close the road to a circuit, or check it for another game"),
        )
    else:
        yield Found(
            WHOLE_LAYOUT,
            sentence("the layout is a circuit, and the game chosen is driven on stages"),
            sentence("open the road from a start to a finish, or check it for another game"),
        )


@rule("DOC-6", "Course that the game does not have", Severity.ADVICE, "RULES.md, sections 2-5")
def suits_own_game(context: Context) -> Iterator[Found]:
    """DIRT and the classic game are driven on stages, GT and rallycross on circuits.

    A road-book may keep a circuit and a stage side by side, but is raced by the rules of its game
    unless others are chosen. What a rallycross is RXC-1 says.
    """
    analysis, document = context.analysis, context.document
    needed = GAME_COURSES.get(document.game, analysis.kind)
    if analysis.course is None or document.course or needed == analysis.kind:
        return
    names = {"game": game_term(document.game), "other": game_term(_fitting_game(context))}
    if needed == "stage":
        yield Found(
            WHOLE_LAYOUT,
            sentence("the layout is a circuit, and {game} is driven on stages", **names),
            sentence(
                "set the game of the road-book to {other}, or open the road from a start to a"
                " finish",
                **names,
            ),
        )
    elif document.game != RALLYCROSS:
        yield Found(
            WHOLE_LAYOUT,
            sentence("the layout is a stage, and {game} is driven on circuits", **names),
            sentence(
                "set the game of the road-book to {other}, or close the road to a circuit", **names
            ),
        )


def _fitting_game(context: Context) -> str:
    """The game that is driven on what the layout is."""
    if context.analysis.kind == "stage":
        return "dirt"
    return RALLYCROSS if context.may_have_joker else "gt"


@fix("DOC-6")
def set_fitting_game(finding: Finding, context: Context) -> Iterator[Fix]:
    """Let the road-book be one for a game that is driven on what the layout is."""
    return set_game(context, _fitting_game(context))
