"""The cell graph: the driving cells of a layout and the moves between them."""

from trackeditor.cells.graph import (
    CellPart,
    Drive,
    cell_graph,
    cell_id,
    drives,
    follows,
    merged_id,
    merging,
    parts_of,
    seam_moves,
)
from trackeditor.cells.seams import (
    RoadEnd,
    Seam,
    SeamState,
    leads_on,
    lying_tiles,
    meeting,
    road_ends,
    seam_at,
    seams,
    seams_of,
)

__all__ = [
    "CellPart",
    "Drive",
    "RoadEnd",
    "Seam",
    "SeamState",
    "cell_graph",
    "cell_id",
    "drives",
    "follows",
    "leads_on",
    "lying_tiles",
    "meeting",
    "merged_id",
    "merging",
    "parts_of",
    "road_ends",
    "seam_at",
    "seam_moves",
    "seams",
    "seams_of",
]
