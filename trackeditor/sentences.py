"""Sentences that can be said in another language: an English template and the values in it.

Nothing below the window knows of languages. What it has to tell is a :class:`Sentence`, which is
its English text, so that reports, logs and the command line need not think of it; the window says
the same sentence from a translated template (:func:`said_in`). Templates stand as literals in the
calls of :func:`sentence` and :func:`counted`, where Qt's ``lupdate`` finds them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from types import MappingProxyType
from typing import Any


class Sentence(str):
    """A text in English that remembers how it was made.

    Attributes
    ----------
    template : the English text with names in braces where values stand
    values : the values by their names; some may be sentences themselves
    one : the template for the number one where ``template`` is for other numbers; else empty
    """

    __slots__ = ("one", "template", "values")

    template: str
    values: Mapping[str, Any]
    one: str

    def __new__(cls, template: str, values: Mapping[str, Any], one: str = "") -> Sentence:
        """Make a sentence; one with a number has it among its values as ``count``."""
        chosen = one if one and values["count"] == 1 else template
        made = super().__new__(cls, chosen.format_map(values))
        made.template = template
        made.values = MappingProxyType(dict(values))
        made.one = one
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return (Sentence, (self.template, dict(self.values), self.one))


Translator = Callable[[Sentence], str]
"""Gives the template of a sentence in another language."""


def sentence(template: str, /, **values: Any) -> Sentence:
    """A sentence with values in it.

    >>> sentence("{side} has no road to {edge}", side="202a", edge="B")
    '202a has no road to B'
    """
    return Sentence(template, values)


def counted(template: str, one: str, count: int, /, **values: Any) -> Sentence:
    """A sentence with a number, which its template calls ``count``; ``one`` is for the number one.

    >>> [str(counted("{count} tiles", "{count} tile", number)) for number in (0, 1, 2)]
    ['0 tiles', '1 tile', '2 tiles']
    """
    return Sentence(template, {"count": count, **values}, one)


def said_in(text: str, translator: Translator) -> str:
    """A text as a translator says it; one that is no sentence, such as a name, stays as it is.

    >>> words = {"at {place}": "à {place}", "the start": "l'arrivée"}
    >>> said_in(sentence("at {place}", place=sentence("the start")), lambda s: words[s.template])
    "à l'arrivée"
    """
    if not isinstance(text, Sentence):
        return text
    values = {
        name: said_in(value, translator) if isinstance(value, str) else value
        for name, value in text.values.items()
    }
    return translator(text).format_map(values)


def reason_of(error: BaseException) -> str:
    """What an exception says: the sentence that it was raised with, else its text."""
    first = error.args[0] if len(error.args) == 1 else None
    return first if isinstance(first, Sentence) else str(error)


def located(place: object, fault: str | BaseException) -> Sentence:
    """A fault with its place before it: a file, a line, a key.

    >>> located("tiles.3", sentence("must be {what}", what="text"))
    'tiles.3: must be text'
    """
    reason = reason_of(fault) if isinstance(fault, BaseException) else fault
    return sentence(
        "{place}: {fault}", place=place if isinstance(place, str) else str(place), fault=reason
    )


def any_of(choices: Sequence[str]) -> str:
    """Choices joined by "or".

    >>> any_of(["A", "B", "C"])
    'A or B or C'
    """
    return reduce(
        lambda some, other: sentence("{some} or {other}", some=some, other=other), choices
    )


def all_of(parts: Sequence[str]) -> str:
    """Parts joined by "and".

    >>> all_of(["A", "B"])
    'A and B'
    """
    return reduce(lambda some, other: sentence("{some} and {other}", some=some, other=other), parts)


def listed(parts: Sequence[str]) -> str:
    """Parts in a row.

    >>> listed(["A", "B", "C"])
    'A, B, C'
    """
    return reduce(lambda some, other: sentence("{some}, {other}", some=some, other=other), parts)


def as_sentence(text: str) -> str:
    """A message as a sentence of its own: with a capital letter and a full stop.

    >>> as_sentence("no tile lies there"), as_sentence("did you mean 202a?")
    ('No tile lies there.', 'Did you mean 202a?')
    """
    whole = f"{text[:1].upper()}{text[1:]}"
    return whole if whole.endswith(("?", ".", "!")) else f"{whole}."
