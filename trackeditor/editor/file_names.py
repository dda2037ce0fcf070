"""Names of files: which can be read, and how new ones are called."""

from __future__ import annotations

from pathlib import Path

from trackeditor.roadbook import ROADBOOK_SUFFIXES

READ_SUFFIXES = (".json", ".yaml", ".yml")


def with_roadbook_suffix(path: Path, suffix: str) -> Path:
    """The path with the suffix of a road-book, in place of what the user left out of it.

    >>> with_roadbook_suffix(Path("lakes"), ".roadbook.yaml").name
    'lakes.roadbook.yaml'
    >>> with_roadbook_suffix(Path("lakes.yaml"), ".roadbook.json").name
    'lakes.roadbook.yaml'
    """
    if path.name.endswith(ROADBOOK_SUFFIXES):
        return path
    if path.suffix in READ_SUFFIXES:
        return path.with_name(f"{path.stem}.roadbook{path.suffix}")
    return path.with_name(path.name + suffix)


def file_name(title: str, otherwise: str = "rally") -> str:
    """A title as the name of a file on every system.

    >>> file_name("Lakes 3/4: night"), file_name("???", "stage")
    ('Lakes 3-4- night', 'stage')
    """
    kept = "".join(letter if letter.isalnum() or letter in " -_" else "-" for letter in title)
    return kept.strip(" -") or otherwise
