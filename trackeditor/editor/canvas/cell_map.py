"""Which cell of the course lies at a point of the table."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from trackeditor.cells import cell_id
from trackeditor.cells.graph import MERGE
from trackeditor.course import Course
from trackeditor.grid import Hex, Point, hex_at, turn_point
from trackeditor.layout import Layout
from trackeditor.tiles import Library


class CellMap:
    """Finds cells by their shapes."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._course: Course | None = None
        self._names: dict[str, str] = {}

    def use_library(self, library: Library) -> None:
        """Find the cells that another library describes."""
        self._library = library

    def cell_at(
        self,
        point: Point,
        layout: Layout,
        course: Course | None,
        among: Collection[str] | None = None,
    ) -> str | None:
        """Global id of the cell at a point; None beside the road.

        Parameters
        ----------
        course : names the cells that lie on two tiles, and those that are driven
        among : cells that may be meant; of a slide row's cells, which lie on one another, these
            decide. None: all, the lane cells first
        """
        found = [self._name(cell, course) for cell in self._local_cells(point, layout)]
        if among is not None:
            found = [cell for cell in found if cell in among]
        return found[0] if found else None

    def _local_cells(self, point: Point, layout: Layout) -> Iterator[str]:
        import shapely

        from trackeditor.tiles.ribbon import side_shapes

        at = hex_at(*point)
        tile = layout.tile_at(at)
        if tile is None or tile.side not in self._library:
            return
        local = turn_point((point[0] - at.centre[0], point[1] - at.centre[1]), -tile.rotation)
        spot = shapely.Point(local)
        for cell, shape in side_shapes(self._library.side(tile.side)).items():
            if shape.covers(spot):
                yield cell_id(Hex(*at), cell)

    def _name(self, part: str, course: Course | None) -> str:
        """The id of the whole cell of which a tile has a part."""
        if course is not self._course:
            self._course = course
            cells = course.cells if course is not None else ()
            self._names = {part: cell for cell in cells for part in cell.split(MERGE)}
        return self._names.get(part, part)
