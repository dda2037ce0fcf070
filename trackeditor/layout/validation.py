"""Checks documents against the schemas that ship with the program, in words for people."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from trackeditor.layout.documents import CONTROL, shown
from trackeditor.resources import data_directory
from trackeditor.sentences import Sentence, any_of, counted, located, sentence

_TYPES = {
    "object": sentence("an object"),
    "array": sentence("a list"),
    "string": sentence("text"),
    "integer": sentence("a whole number"),
    "number": sentence("a number"),
    "boolean": sentence("true or false"),
    "null": "null",
}


def schema_fault(content: Any, schema: str) -> Sentence | None:
    """What is wrong with a document by a schema (``roadbook``, ``graph``), or None.

    The answer is one line: the place as a path of keys and indices, then what is asked for.

    >>> schema_fault({"format": "trackeditor-roadbook", "version": 1, "stages": 3}, "roadbook")
    'stages: must be a list, not 3'
    """
    fault = next(_validator(schema).iter_errors(content), None)
    if fault is None:
        return None
    place = CONTROL.sub("?", ".".join(str(part) for part in fault.absolute_path))
    if len(place) > 200:
        place = f"{place[:197]}..."
    return located(place or sentence("the document"), _wording(fault))


@cache
def _validator(schema: str) -> Any:
    import jsonschema
    from referencing import Registry, Resource

    registry: Any = Registry()
    for path in sorted(data_directory("schemas").glob("*.schema.json")):
        resource = Resource.from_contents(json.loads(path.read_text("utf-8")))
        registry = registry.with_resource(path.name, resource)
    contents = registry.contents(f"{schema}.schema.json")
    return jsonschema.Draft202012Validator(contents, registry=registry)


def _wording(fault: Any) -> Sentence:
    """The fault of one value, as what would be right."""
    asked, found = fault.validator_value, shown(fault.instance)
    match fault.validator:
        case "type":
            kinds = asked if isinstance(asked, list) else [asked]
            what = any_of([_TYPES[kind] for kind in kinds])
            return sentence("must be {what}, not {value}", what=what, value=found)
        case "required":
            missing = next(key for key in asked if key not in fault.instance)
            return sentence("'{key}' is missing; add it", key=missing)
        case "additionalProperties":
            known = fault.schema.get("properties", {})
            unknown = next(key for key in fault.instance if key not in known)
            return sentence("{key} is not a key of this object; take it out", key=shown(unknown))
        case "enum":
            choice = ", ".join("null" if value is None else str(value) for value in asked)
            return sentence("must be one of {choice}, not {value}", choice=choice, value=found)
        case "const":
            return sentence("must be {what}, not {value}", what=shown(asked), value=found)
        case "minimum":
            return sentence("must be at least {least}, not {value}", least=asked, value=found)
        case "maximum":
            return sentence("must be at most {most}, not {value}", most=asked, value=found)
        case "minItems" | "maxItems" | "minLength" | "maxLength":
            return _size_wording(fault.validator, asked)
        case _:
            return sentence("{value} is not allowed here", value=found)


def _size_wording(validator: str, asked: int) -> Sentence:
    """How many entries or characters a value must have."""
    match validator:
        case "minItems":
            return counted(
                "must have at least {count} entries", "must have at least {count} entry", asked
            )
        case "maxItems":
            return counted(
                "must have at most {count} entries", "must have at most {count} entry", asked
            )
        case "minLength":
            return counted(
                "must have at least {count} characters",
                "must have at least {count} character",
                asked,
            )
        case _:
            return counted(
                "must have at most {count} characters", "must have at most {count} character", asked
            )
