"""The families of legality rules; importing this package registers them all."""

from trackeditor.legality.families import (
    circuit,
    connection,
    document,
    inventory,
    placement,
    stage,
)

FAMILIES = {
    "PLA": ("Placement", placement),
    "INV": ("Inventory", inventory),
    "CON": ("Connection", connection),
    "STG": ("Stage", stage),
    "CIR": ("Circuit", circuit),
    "DOC": ("Document", document),
}


def order(code: str) -> tuple[int, int]:
    """Sorting key of a code: family in the order above, then number.

    >>> order("PLA-2") < order("INV-1")
    True
    """
    family, _, number = code.partition("-")
    return (list(FAMILIES).index(family), int(number))
