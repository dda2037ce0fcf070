"""What the program below the window tells, said in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from trackeditor.sentences import Sentence, reason_of, said_in


def said(what: str | BaseException) -> str:
    """A sentence, or the reason of an error, in the language of the window.

    A text that is no sentence, such as the name of a file, stays as it is.
    """
    text = reason_of(what) if isinstance(what, BaseException) else what
    return said_in(text, _template)


def _template(sentence: Sentence) -> str:
    """The translated template; those of sentences have no context but their whole text."""
    if not sentence.one:
        return QCoreApplication.translate("", sentence.template)
    return QCoreApplication.translate(
        "", sentence.template, sentence.one, int(sentence.values["count"])
    )
