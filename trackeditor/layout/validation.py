"""Checks documents against the schemas that ship with the program, in words for people."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from trackeditor.layout.documents import CONTROL, shown
from trackeditor.resources import data_directory

_TYPES = {
    "object": "an object",
    "array": "a list",
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "null": "null",
}


def schema_fault(content: Any, schema: str) -> str | None:
    """What is wrong with a document by a schema (``roadbook``, ``graph``), or None.

    The answer is one line: the place as a path of keys and indices, then what is asked for.

    >>> schema_fault({"format": "trackeditor-roadbook", "version": 1, "stages": 3}, "roadbook")
    'stages: must be a list, not 3'
    """
    fault = next(_validator(schema).iter_errors(content), None)
    if fault is None:
        return None
    place = ".".join(str(part) for part in fault.absolute_path) or "the document"
    place = CONTROL.sub("?", place)
    if len(place) > 200:
        place = f"{place[:197]}..."
    return f"{place}: {_wording(fault)}"


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


def _wording(fault: Any) -> str:
    """The fault of one value, as what would be right."""
    asked, found = fault.validator_value, shown(fault.instance)
    match fault.validator:
        case "type":
            kinds = asked if isinstance(asked, list) else [asked]
            return f"must be {' or '.join(_TYPES[kind] for kind in kinds)}, not {found}"
        case "required":
            missing = next(key for key in asked if key not in fault.instance)
            return f"'{missing}' is missing; add it"
        case "additionalProperties":
            known = fault.schema.get("properties", {})
            unknown = next(key for key in fault.instance if key not in known)
            return f"{shown(unknown)} is not a key of this object; take it out"
        case "enum":
            choice = ", ".join("null" if value is None else str(value) for value in asked)
            return f"must be one of {choice}, not {found}"
        case "const":
            return f"must be {shown(asked)}, not {found}"
        case "minimum" | "maximum":
            bound = "at least" if fault.validator == "minimum" else "at most"
            return f"must be {bound} {asked}, not {found}"
        case "minItems" | "maxItems" | "minLength" | "maxLength":
            bound = "at least" if fault.validator.startswith("min") else "at most"
            one, many = ("entry", "entries")
            if fault.validator.endswith("Length"):
                one, many = ("character", "characters")
            return f"must have {bound} {asked} {one if asked == 1 else many}"
        case _:
            return f"{found} is not allowed here"
