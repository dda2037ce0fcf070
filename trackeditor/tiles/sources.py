"""Reads the YAML files of a tile library: parses, validates and merges them (docs/tile-format.md).

Whatever is wrong with a file is reported as a :class:`TileError` of one line that names the file,
the side or line, and the remedy.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trackeditor.resources import data_directory
from trackeditor.tiles.facts import TileError, read_side

if TYPE_CHECKING:
    from jsonschema.protocols import Validator

EDITIONS_FILE = "editions.yaml"
SCHEMAS = ("tile.schema.json", "editions.schema.json")
REMEDY = "correct the file, see docs/tile-format.md"
_MAX_FAULT = 160


def read_sources(directory: Path, sources: Mapping[str, bytes]) -> dict[str, Any]:
    """All sides and editions of a library, as plain values that JSON can hold.

    Parameters
    ----------
    directory : where the files lie, for messages
    sources : content of every file by its name

    Returns
    -------
    dict
        ``sides``: side id to entry with the key ``series``, in the order of the ids;
        ``editions``: box to entry.

    Raises
    ------
    TileError
        when a file cannot be used.
    """
    validator, editions_validator = (_validator(name) for name in SCHEMAS)
    sides: dict[str, dict[str, Any]] = {}
    editions: dict[str, Any] = {}
    for name, source in sources.items():
        path = directory / name
        content = _parse(path, source)
        if name == EDITIONS_FILE:
            _validate(path, content, editions_validator)
            _check_editions(path, content)
            editions = content
            continue
        _validate(path, content, validator)
        for side_id, entry in content.items():
            if side_id in sides:
                other = sides[side_id]["series"]
                raise TileError(
                    f"{path}: {side_id}: described in {other}.yaml too; remove one entry"
                )
            try:
                read_side(side_id, entry, path.stem)
            except TileError as error:
                raise TileError(f"{path}: {side_id}: {error}; {REMEDY}") from None
            sides[side_id] = {**entry, "series": path.stem}
    return {"sides": dict(sorted(sides.items())), "editions": editions}


def _parse(path: Path, source: bytes) -> Any:
    """Content of a YAML file with the text keys of JSON (``cuts: {0: ...}`` has numbers)."""
    import yaml

    base = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

    class Loader(base):  # type: ignore[misc, valid-type]
        """A safe loader for which a key that is there twice is a fault."""

        def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
            seen: set[str] = set()
            for key, _ in node.value:
                if isinstance(key.value, str) and key.value in seen:
                    line = key.start_mark.line + 1
                    raise TileError(
                        f"{path}: line {line}: '{key.value}' is there twice; remove one entry"
                    )
                seen.add(str(key.value))
            mapping: dict[Any, Any] = super().construct_mapping(node, deep)
            return mapping

    try:
        return json.loads(json.dumps(yaml.load(source, Loader)))  # noqa: S506 (a safe loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = f"line {mark.line + 1}: " if mark else ""
        problem = getattr(error, "problem", None) or "characters that YAML does not allow"
        raise TileError(f"{path}: {place}not YAML ({problem}); {REMEDY}") from None
    except (TypeError, ValueError) as error:  # dates, numbers that JSON lacks, circles of aliases
        raise TileError(f"{path}: {error}; {REMEDY}") from None
    except RecursionError:
        raise TileError(f"{path}: nested too deeply; {REMEDY}") from None


def _validator(schema_name: str) -> Validator:
    import jsonschema

    schema = json.loads((data_directory("schemas") / schema_name).read_text("utf-8"))
    return jsonschema.Draft202012Validator(schema)


def _validate(path: Path, content: Any, validator: Validator) -> None:
    """Raise what the schema finds wrong, at the place that tells most."""
    from jsonschema.exceptions import best_match

    fault = best_match(validator.iter_errors(content))
    if fault is None:
        return
    place = "".join(f"{part}: " for part in [".".join(map(str, fault.absolute_path))] if part)
    message = fault.message
    if len(message) > _MAX_FAULT:
        message = f"{message[: _MAX_FAULT // 2]} ... {message[-_MAX_FAULT // 2 :]}"
    raise TileError(f"{path}: {place}{message}; {REMEDY}")


def _check_editions(path: Path, content: Mapping[str, Any]) -> None:
    for box, entry in content.items():
        replacement = entry.get("replaced_by", box)
        if replacement not in content:
            raise TileError(f"{path}: {box}: 'replaced_by' names no box of this file; {REMEDY}")
