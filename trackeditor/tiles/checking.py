"""Finds everything that is wrong with an entry of a tile file (``docs/tile-format.md``).

What a schema can say is in ``schemas/tile.schema.json`` and told here in the words of its
descriptions; what parts of an entry say of each other is in :mod:`trackeditor.tiles.references`.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any

from trackeditor.resources import data_directory
from trackeditor.sentences import all_of, any_of, sentence
from trackeditor.tiles.faults import Fault
from trackeditor.tiles.references import reference_faults

if TYPE_CHECKING:
    from jsonschema import ValidationError
    from jsonschema.protocols import Validator

SCHEMAS = ("tile.schema.json", "editions.schema.json")
MOST_FAULTS = 100
"""Faults of a file that are looked for; one more tells that there are more."""
_ZONE = re.compile("[A-Z]")
_MAX_SHOWN = 60
_TYPES = {
    "array": sentence("a list"),
    "boolean": sentence("true or false"),
    "integer": sentence("a whole number"),
    "number": sentence("a number"),
    "object": sentence("keys with values"),
    "string": sentence("a text"),
}


def check_entry(entry: Any) -> list[Fault]:
    """Everything wrong with the entry of one side, in the order of its fields.

    Parts of the entry are compared with each other only when each of them is sound.

    Examples
    --------
    >>> road = {"from": "D", "to": "B", "rows": [{"lanes": 2}]}
    >>> entry = {"count": 1, "terrain": "gravel", "danger": "low", "roads": [road]}
    >>> print(*check_entry(entry | {"edges": {"D": {"lanes": 2}}}))
    roads.0.to: road 0 uses edge B, which 'edges' lacks; add B to 'edges', or name another edge
    >>> print(*check_entry(entry | {"edges": {"D": {"lanes": 0}}}))
    edges.D.lanes: 0 is not allowed; write a number of lanes from 1 to 8
    """
    return _faults_of(entry, _entry_validator()) or list(reference_faults(entry))


def check_tiles(content: Any) -> list[Fault]:
    """Everything wrong with the content of a tile file; paths begin with the id of the side."""
    if isinstance(content, Mapping) and content and all(map(_ZONE.fullmatch, content)):
        problem = sentence("this is a file of boards, not of tiles")
        return [Fault((), problem, sentence("put it into the subdirectory 'classic'"))]
    return check_content(content, file_validator("tile.schema.json"), reference_faults)


def check_content(
    content: Any, validator: Validator, contradictions: Callable[[Any], Iterable[Fault]]
) -> list[Fault]:
    """What is wrong with entries by a schema, and inside those that it finds sound.

    Of very many faults the first ones are found, :data:`MOST_FAULTS` and one more.
    """
    faults = _faults_of(content, validator)
    if not isinstance(content, Mapping) or len(faults) > MOST_FAULTS:
        return faults
    broken = {fault.path[0] for fault in faults if fault.path}
    inner = (
        fault._replace(path=(name, *fault.path))
        for name, entry in content.items()
        if name not in broken
        for fault in contradictions(entry)
    )
    return [*faults, *islice(inner, MOST_FAULTS + 1 - len(faults))]


def check_editions(content: Any) -> list[Fault]:
    """Everything wrong with the content of a file of boxes; paths begin with the box."""
    return _faults_of(content, file_validator("editions.schema.json"))


# --- what the schema finds -----------------------------------------------------------------------


@lru_cache
def file_validator(schema_name: str) -> Validator:
    """A validator for which 2.0 is no whole number, and what is infinite no number.

    A schema may refer to that of tiles.
    """
    from jsonschema import Draft202012Validator, validators
    from referencing import Registry, Resource

    types = Draft202012Validator.TYPE_CHECKER
    types = types.redefine("integer", lambda _, value: _is_number(value, int))
    types = types.redefine("number", lambda _, value: _is_number(value, float))
    extend: Callable[..., type[Validator]] = validators.extend
    registry: Registry[Any] = Registry()
    for name in {SCHEMAS[0], schema_name}:
        schema = json.loads((data_directory("schemas") / name).read_text("utf-8"))
        registry = registry.with_resource(name, Resource.from_contents(schema))
    schema = registry.contents(schema_name)
    return extend(Draft202012Validator, type_checker=types)(schema, registry=registry)


def _is_number(value: Any, kind: type[int] | type[float]) -> bool:
    """True for a finite number; a whole one will do as a fraction, true and false are none."""
    if isinstance(value, bool) or not isinstance(value, (int, kind)):
        return False
    return math.isfinite(value)


@lru_cache
def _entry_validator() -> Validator:
    whole = file_validator("tile.schema.json")
    schema: Any = whole.schema
    return whole.evolve(schema={"$defs": schema["$defs"], "$ref": "#/$defs/side"})


def _faults_of(content: Any, validator: Validator) -> list[Fault]:
    """The faults that a schema finds, each place with its first one; of very many the first."""
    found: dict[tuple[str | int, ...], Fault] = {}
    for error in validator.iter_errors(content):
        for fault in _told(_most_telling(error)):
            found.setdefault(fault.path, fault)
            if len(found) > MOST_FAULTS:
                return list(found.values())
    return list(found.values())


def _most_telling(error: ValidationError) -> ValidationError:
    """Of an error in alternatives the one that lies deepest inside the value.

    Where none does, a schema that says in words what belongs there speaks for all of them.
    """
    from jsonschema.exceptions import best_match

    while error.context:
        depth = len(error.absolute_path)
        deeper = [inner for inner in error.context if len(inner.absolute_path) > depth]
        if deeper:
            error = max(deeper, key=lambda inner: len(inner.absolute_path))
        elif isinstance(error.schema, Mapping) and "description" in error.schema:
            return error
        else:
            error = best_match(iter(error.context)) or error.context[0]
    return error


def _told(error: ValidationError) -> Iterator[Fault]:
    """An error of the schema in the words of this program."""
    path, value = tuple(error.absolute_path), error.instance
    wanted: Any = error.validator_value
    schema: Any = error.schema
    if error.validator == "required" and isinstance(value, Mapping):
        for name in wanted:
            if name not in value:
                yield Fault(
                    (*path, name), sentence("'{name}' is missing", name=name), sentence("add it")
                )
    elif error.validator == "additionalProperties" and isinstance(value, Mapping):
        known = schema["properties"]
        for name in value:
            if name not in known:
                remedy = sentence("remove it, or take one of {keys}", keys=_listed(known))
                yield Fault(
                    (*path, str(name)), sentence("there is no key '{name}' here", name=name), remedy
                )
    elif "propertyNames" in error.absolute_schema_path:
        yield Fault(
            (*path, str(value)), sentence("'{value}' is no name here", value=value), _remedy(error)
        )
    else:
        yield Fault(path, sentence("{value} is not allowed", value=_shown(value)), _remedy(error))


def _remedy(error: ValidationError) -> str:
    """What to write instead: the description in the schema, or what follows from its keyword."""
    wanted: Any = error.validator_value
    schema: Any = error.schema
    if "description" in schema:
        return sentence("write {what}", what=schema["description"])
    if error.validator == "enum":
        return sentence("write {what}", what=_listed(wanted, "or"))
    if error.validator == "type":
        return sentence("write {what}", what=_TYPES.get(wanted, wanted))
    match error.validator:
        case "minItems":
            return sentence("write a list of at least {count}", count=wanted)
        case "maxItems":
            return sentence("write a list of at most {count}", count=wanted)
        case "minimum":
            return sentence("write a number of at least {least}", least=wanted)
        case "maximum":
            return sentence("write a number of at most {most}", most=wanted)
        case _:
            return sentence("correct it, see docs/tile-format.md")


def _listed(words: Iterable[Any], last: str = "and") -> str:
    """Words in a row: a, b and c."""
    *most, final = map(str, words)
    some, joined = ", ".join(most), (any_of if last == "or" else all_of)
    return joined([some, final]) if most else final


def _shown(value: Any) -> str:
    """A value as it may be shown in one line."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _MAX_SHOWN else f"{text[: _MAX_SHOWN - 3]}..."
