"""``trackeditor graph``: the cell graph as JSON, GraphML or DOT."""

from __future__ import annotations

import io
import json
from pathlib import Path

import networkx as nx
import typer

from trackeditor.cli import DONE, ILLEGAL
from trackeditor.cli.choices import check_output, chosen_stage
from trackeditor.cli.courses import check_described, course_of, library_at_hand
from trackeditor.course import Course, course_to_dict
from trackeditor.roadbook import open_rally, write_text


def run_graph(file: str, wanted: str, output: Path | None, stage_name: str | None) -> int:
    """Compile the course of a stage and write it in the wanted format."""
    check_output(output, [file])
    stage = chosen_stage(open_rally([file]).stages, stage_name)
    library = library_at_hand()
    check_described(stage, file, library)
    course = course_of(stage, library)
    if course is None:
        notice = f"{file}: stage '{stage.name}' is no course; see trackeditor validate"
        typer.echo(f"trackeditor: {notice}", err=True)
        return ILLEGAL
    text = {"json": _json, "graphml": _graphml, "dot": _dot}[wanted](course)
    if output is None:
        typer.echo(text, nl=False)
    else:
        write_text(output, text)
    return DONE


def _json(course: Course) -> str:
    """The course document, a cell or move a line."""
    content = course_to_dict(course)
    parts = [
        f' "format": {json.dumps(content["format"])}',
        f' "course": {json.dumps(content["course"])}',
    ]
    for key in [key for key in content if key not in ("format", "course")]:
        lines = ",\n".join(f"  {json.dumps(item)}" for item in content[key])
        parts.append(f' "{key}": [\n{lines}\n ]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _directed_graph(course: Course) -> nx.DiGraph[str]:
    """The course as a graph with plain attributes; absent values are left out."""
    content = course_to_dict(course)
    graph: nx.DiGraph[str] = nx.DiGraph()
    for cell in content["cells"]:
        q, r = cell.pop("at")
        values = {"q": q, "r": r, **cell}
        values |= {key: float(values[key]) for key in ("front", "rear", "left", "right", "inside")}
        graph.add_node(cell["id"], **{k: v for k, v in values.items() if v is not None})
    for move in content["moves"]:
        start, end = move.pop("from"), move.pop("to")
        graph.add_edge(start, end, **{k: v for k, v in move.items() if v is not None})
    return graph


def _graphml(course: Course) -> str:
    buffer = io.BytesIO()
    nx.write_graphml(_directed_graph(course), buffer)
    return buffer.getvalue().decode("utf-8") + "\n"


def _dot(course: Course) -> str:
    """Graphviz text: cells with their limits, shapes by kind, moves with the gates' limits."""
    shapes = {"lane": "box", "corner": "ellipse", "slide": "diamond", "shortcut": "hexagon"}
    lines = ["digraph course {", "  rankdir=BT;"]
    for cell in course.cells.values():
        marks = [cell.tile, cell.id.rpartition("/")[2]]
        marks += [f"limit {cell.limit}"] if cell.limit is not None else []
        marks += [f"jump {cell.jump}"] if cell.jump is not None else []
        label = "\\n".join(marks)
        lines.append(f'  "{cell.id}" [shape={shapes[cell.kind]}, label="{label}"];')
    for move in course.moves:
        label = f' [label="{move.limit}"]' if move.limit is not None else ""
        lines.append(f'  "{move.start}" -> "{move.end}"{label};')
    for a, b in course.conflicts:
        lines.append(f'  "{a}" -> "{b}" [dir=none, style=dotted, constraint=false];')
    lines.append("}")
    return "\n".join(lines) + "\n"
