"""The families of legality rules; importing this package registers them all."""

from trackeditor.legality.families import (
    arches,
    circuit,
    connection,
    directions,
    document,
    idle_markers,
    inventory,
    jokers,
    jumps,
    mud,
    placement,
    rallycross,
    stage,
)

__all__ = ["FAMILIES", "arches", "directions", "idle_markers", "jokers", "order"]

FAMILIES = {
    "PLA": ("Placement", placement),
    "INV": ("Inventory", inventory),
    "CON": ("Connection", connection),
    "STG": ("Stage", stage),
    "CIR": ("Circuit", circuit),
    "RXC": ("Rallycross", rallycross),
    "JMP": ("Jumps", jumps),
    "MUD": ("Closed spaces", mud),
    "DOC": ("Document", document),
}


def order(code: str) -> tuple[int, int]:
    """Sorting key of a code: family in the order above, then number.

    >>> order("PLA-2") < order("INV-1")
    True
    """
    family, _, number = code.partition("-")
    return (list(FAMILIES).index(family), int(number))
