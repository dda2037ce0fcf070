"""Reads one entry of a tile file (``docs/tile-format.md``) into a :class:`Side`.

The entry has passed ``schemas/tile.schema.json``; what a schema cannot say (references between
parts of the entry) is checked here and reported as :class:`TileError`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trackeditor.grid import Edge
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

Entry = Mapping[str, Any]


class TileError(Exception):
    """A tile file cannot be used; the message names file, side and remedy."""


def read_side(side_id: str, entry: Entry, series: str) -> Side:
    """The printed side described by an entry.

    Raises
    ------
    TileError
        when parts of the entry refer to rows, cells or edges that it does not have.
    """
    ends = {
        Edge[name]: EdgeEnd(end["lanes"], end.get("skew")) for name, end in entry["edges"].items()
    }
    roads = tuple(_read_road(i, road) for i, road in enumerate(entry["roads"]))
    side = Side(
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
    )
    _check_references(side)
    return side


def _read_road(index: int, entry: Entry) -> Road:
    rows: list[Row] = []
    gates: dict[int, tuple[GateSegment, ...]] = {}
    for row_entry in entry["rows"]:
        if "gate" in row_entry:
            gates[len(rows)] = tuple(row_entry["gate"])
        else:
            rows.append(_read_row(index, len(rows), row_entry))
    if not rows:
        raise TileError(f"road {index} has gates but no rows")
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
    printed: list[list[int | str | None]]
    if is_corner:
        printed = entry["corner"]
    elif isinstance(entry["lanes"], int):
        printed = [[entry.get("limit")] for _ in range(entry["lanes"])]
    else:
        printed = entry["lanes"]
    _check_row(f"row {index} of road {road}", entry, printed)
    names = iter(entry.get("names", ()))
    chains = tuple(
        tuple(
            _read_cell(next(names, _cell_id(road, index, lane, k, len(chain))), limit)
            for k, limit in enumerate(chain)
        )
        for lane, chain in enumerate(printed)
    )
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
    )


def _check_row(place: str, entry: Entry, printed: list[list[int | str | None]]) -> None:
    """Raise when details of a row do not fit its cells, given chain by chain."""
    cells = sum(len(chain) for chain in printed)
    if not cells:
        raise TileError(f"{place} has no cell")
    if "corner" in entry and not all(printed):
        raise TileError(f"{place} has a corner line without cells")
    if "names" in entry and len(entry["names"]) != cells:
        raise TileError(f"{place} has {cells} cells but {len(entry['names'])} names")
    if "width" in entry and len(entry["width"]) != len(printed):
        raise TileError(f"{place} has {len(printed)} lanes but {len(entry['width'])} widths")
    for lane, lengths in entry.get("cuts", {}).items():
        if lane not in map(str, range(len(printed))):
            raise TileError(f"{place}: 'cuts' names a lane {lane}")
        if len(lengths) != len(printed[int(lane)]):
            raise TileError(f"{place}: 'cuts' of lane {lane} must have a length for every cell")
    for border in entry.get("lined", ()):
        if border >= len(printed) - 1:
            raise TileError(f"{place}: 'lined' names a border {border}")


def _cell_id(road: int, row: int, lane: int, k: int, chain_length: int) -> str:
    base = f"r{road}.{row}.{lane}"
    return f"{base}.{k}" if chain_length > 1 else base


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
    for road in roads:
        if name in (road.name, f"r{road.index}"):
            return road.index
    raise TileError(f"'over' names a road '{name}' that the side does not have")


def _check_references(side: Side) -> None:
    """Raise when the side refers to a cell, row, road or edge that it does not have."""
    cells: dict[str, PrintedCell] = {}
    for road in side.roads:
        _check_cells(road, cells)
        if road.start == road.end:
            raise TileError(f"road {road.index} ends on the edge where it begins")
        for edge in (road.start, road.end):
            if edge is not None and edge not in side.ends:
                raise TileError(f"road {road.index} uses edge {edge.name}, which 'edges' lacks")
        for shortcut in road.shortcuts:
            for row in (*shortcut.first_rows, *shortcut.last_rows):
                if row >= len(road.rows):
                    raise TileError(f"a shortcut of road {road.index} names row {row}")
            if max(shortcut.first_rows) >= min(shortcut.last_rows):
                raise TileError(f"a shortcut of road {road.index} runs backwards")
        for join in road.joins:
            if join.toward not in side.ends:
                raise TileError(f"road {road.index} joins toward edge {join.toward.name}")
        if road.end is None and road.end_point is None:
            raise TileError(f"road {road.index} has neither 'to' nor 'end'")
    for line in side.lines:
        if line.road >= len(side.roads) or line.after_row >= len(side.roads[line.road].rows) - 1:
            raise TileError(f"the {line.kind} line lies after a row that the road does not have")
    named = {cell for road in side.roads for join in road.joins for cell in join.cells}
    named.update(side.grid)
    named.update(cell for link in side.links for cell in (link.a, link.b))
    named.update(cell for pair in side.overlaps for group in pair for cell in group)
    if unknown := sorted(named - cells.keys()):
        raise TileError(f"cell '{unknown[0]}' is named but not described by any row")


def _check_cells(road: Road, known: dict[str, PrintedCell]) -> None:
    """Add a road's cells to the known ones; raise when one is not what it is elsewhere."""
    own: set[str] = set()
    for cell in (cell for row in road.rows for cell in row.cells):
        if cell.id in own:
            raise TileError(f"road {road.index} has the cell '{cell.id}' twice")
        own.add(cell.id)
        if known.setdefault(cell.id, cell) != cell:
            raise TileError(f"cell '{cell.id}' has different limits on two roads")
