"""Brings the translations up to date: ``python docs/translate.py`` in the checkout.

It collects all texts into ``trackeditor/editor/translations/*.ts``, with those of Qt that Qt itself
does not translate, marks those that are not yet translated, and compiles what is. Translate the
marked ones (``pyside6-linguist``), run it again.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import trackeditor
from trackeditor.editor.translations import LANGUAGES
from trackeditor.legality import rules
from trackeditor.sentences import Sentence
from trackeditor.simulator.rules import load_rules, rule_sets
from trackeditor.zones.rules import leg_rules

PACKAGE = Path(trackeditor.__file__).parent
DIRECTORY = PACKAGE / "editor" / "translations"
SPOKEN = "tr+=sentence,tr+=counted"
"""Functions below the window whose templates are texts, too."""

TEXTS_OF_QT = {
    "QFileDialog": ("&Look in:", "Files of &type:"),
    "QPageSetupWidget": ("Page &order:", "Pages &per sheet:"),
    "QPrintSettingsOutput": ("Page &Set:",),
    "QCupsJobWidget": (
        "&Billing information:",
        "&End:",
        "&Start:",
        "Job &priority:",
        "Scheduled &printing:",
    ),
}
"""Texts of dialogs of Qt by context that its own translations (Qt 6.11) do not have."""


def texts_of_data() -> Iterator[Sentence]:
    """Sentences whose templates stand in no call: those of rules and rule sets."""
    for rule in (*rules(), *leg_rules()):
        yield from (rule.title, rule.explanation, rule.source)
    for name in rule_sets():
        yield load_rules(name).title
        yield from (assumption.note for assumption in load_rules(name).assumptions)


def tool(name: str) -> str | None:
    """A tool of Qt, from beside the Python in use or from the path; None where there is none."""
    return shutil.which(name, path=Path(sys.executable).parent) or shutil.which(name)


def collect(file: Path, language: str) -> None:
    """Bring one file of translations up to date; for English only numbers are of interest."""
    with tempfile.TemporaryDirectory() as directory:
        lines = [f"sentence({str(text)!r})\n" for text in dict.fromkeys(texts_of_data())]
        lines += [
            f"QCoreApplication.translate({context!r}, {text!r})\n"
            for context, texts in TEXTS_OF_QT.items()
            for text in texts
        ]
        Path(directory, "data.py").write_text("".join(lines), "utf-8")
        _run(
            "pyside6-lupdate",
            *("-extensions", "py", str(PACKAGE), directory),
            *("-tr-function-alias", SPOKEN),
            *("-locations", "none", "-no-obsolete"),
            *("-source-language", "en", "-target-language", language),
            *(["-pluralonly"] if language == "en" else []),
            *("-ts", str(file)),
        )


def release(source: Path, compiled: Path) -> None:
    """Compile a file of translations."""
    _run("pyside6-lrelease", str(source), "-qm", str(compiled))


def _run(name: str, *arguments: str) -> None:
    path = tool(name)
    if path is None:
        sys.exit(f"{name} is not installed; it comes with PySide6")
    subprocess.run([path, *arguments], check=True, capture_output=True, timeout=120)  # noqa: S603


def fill_in_english(file: Path) -> None:
    """Give the numbers of sentences their English forms, which stand in the code."""
    tree = ElementTree.parse(file)  # noqa: S314 (a file of this program)
    for message in tree.getroot().iter("message"):
        one, translation = message.findtext("comment"), message.find("translation")
        if one and translation is not None:
            translation.attrib.pop("type", None)
            forms = translation.findall("numerusform")
            for form, text in zip(forms, (one, message.findtext("source")), strict=True):
                form.text = text
    tree.write(file, "utf-8", xml_declaration=True)


def main() -> None:
    """Collect, fill in, compile; say what is left to translate."""
    for language in LANGUAGES:
        file = DIRECTORY / f"trackeditor_{language}.ts"
        collect(file, language)
        if language == "en":
            fill_in_english(file)
            collect(file, language)
        release(file, file.with_suffix(".qm"))
        left = file.read_text("utf-8").count('type="unfinished"')
        sys.stdout.write(f"{file.name}: {left} texts to translate\n")


if __name__ == "__main__":
    main()
