"""Reads one entry of a tile file (``docs/tile-format.md``) into a :class:`Side`.

The entry has passed ``schemas/tile.schema.json``; of what a schema cannot say (references between
parts of the entry) the first fault is reported as :class:`TileError`.
"""

from __future__ import annotations

from trackeditor.grid import Edge
from trackeditor.tiles.faults import TileError
from trackeditor.tiles.model import (
    Danger,
    EdgeEnd,
    GateSegment,
    Join,
    Line,
    Link,
    PrintedCell,
    Road,
    Row,
    Shortcut,
    Side,
    Terrain,
)
from trackeditor.tiles.references import Entry, cell_ids, printed_chains, reference_faults

__all__ = ["TileError", "read_side"]


def read_side(side_id: str, entry: Entry, series: str) -> Side:
    """The printed side described by an entry.

    Raises
    ------
    TileError
        when parts of the entry refer to rows, cells or edges that it does not have.
    """
    for fault in reference_faults(entry):
        raise TileError(fault._replace(path=()).told)
    ends = {
        Edge[name]: EdgeEnd(end["lanes"], end.get("skew")) for name, end in entry["edges"].items()
    }
    roads = tuple(_read_road(i, road) for i, road in enumerate(entry["roads"]))
    return Side(
        id=side_id,
        series=series,
        terrain=Terrain(entry["terrain"]),
        danger=Danger(entry["danger"]),
        ends=ends,
        roads=roads,
        count=entry["count"],
        lines=tuple(
            Line(line["kind"], line["road"], line["after_row"]) for line in entry.get("lines", ())
        ),
        grid=tuple(entry.get("grid", ())),
        over=_road_index(entry["over"], roads) if "over" in entry else None,
        links=tuple(
            Link(link["a"], link["b"], link.get("limit")) for link in entry.get("links", ())
        ),
        overlaps=tuple((tuple(o["a"]), tuple(o["b"])) for o in entry.get("overlaps", ())),
        note=entry.get("note"),
        decided=entry.get("decided"),
        replaces=entry.get("replaces", False),
        pit=entry.get("pit", False),
    )


def _read_road(index: int, entry: Entry) -> Road:
    rows: list[Row] = []
    gates: dict[int, tuple[GateSegment, ...]] = {}
    for row_entry in entry["rows"]:
        if "gate" in row_entry:
            gates[len(rows)] = tuple(row_entry["gate"])
        else:
            rows.append(_read_row(index, len(rows), row_entry))
    return Road(
        index=index,
        start=Edge[entry["from"]],
        end=Edge[entry["to"]] if "to" in entry else None,
        rows=tuple(rows),
        gates=gates,
        shortcuts=tuple(_read_shortcut(i, cut) for i, cut in enumerate(entry.get("shortcuts", ()))),
        joins=tuple(
            Join(Edge[join["toward"]], tuple(join["cells"]), join.get("limit"))
            for join in entry.get("joins", ())
        ),
        via=tuple((x, y) for x, y in entry.get("via", ())),
        end_point=tuple(entry["end"]) if "end" in entry else None,
        name=entry.get("name"),
    )


def _read_row(road: int, index: int, entry: Entry) -> Row:
    is_corner = "corner" in entry
    printed = printed_chains(entry)
    names = iter(entry.get("names") or cell_ids(road, index, printed))
    chains = tuple(tuple(_read_cell(next(names), limit) for limit in chain) for chain in printed)
    borders = range(len(chains) - 1)
    cuts = {int(lane): tuple(lengths) for lane, lengths in entry.get("cuts", {}).items()}
    return Row(
        index=index,
        chains=chains,
        lined=tuple(not is_corner or border in entry.get("lined", ()) for border in borders),
        widths=tuple(float(width) for width in entry.get("width", [1] * len(chains))),
        weights=tuple(
            cuts.get(lane, tuple(1.0 for _ in chain)) for lane, chain in enumerate(chains)
        ),
        length=float(entry.get("len", 1)),
        slide=entry.get("slide", False),
        jump=entry.get("jump"),
        water=entry.get("water", False),
        open=entry.get("open"),
        inner=entry.get("inner"),
    )


def _read_cell(cell_id: str, limit: int | str | None) -> PrintedCell:
    if isinstance(limit, str):
        gear = int(limit.rstrip("!"))
        return PrintedCell(cell_id, gear, gear)
    return PrintedCell(cell_id, limit)


def _read_shortcut(index: int, entry: Entry) -> Shortcut:
    limits = entry["limit"]
    first, last = entry["rows"]
    return Shortcut(
        index=index,
        side=entry["side"],
        limits=tuple(limits) if isinstance(limits, list) else (limits,),
        first_rows=tuple(first) if isinstance(first, list) else (first,),
        last_rows=tuple(last) if isinstance(last, list) else (last,),
    )


def _road_index(name: str, roads: tuple[Road, ...]) -> int:
    """The road of a name that the entry's check has found."""
    return next(road.index for road in roads if name in (road.name, f"r{road.index}"))
