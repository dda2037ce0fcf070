"""Where the data that ship with the program lie: the tile library, the schemas, the examples.

A wheel carries them inside the package; in a source checkout they lie beside it.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_directory(name: str) -> Path:
    """Directory of shipped data: ``tile_library``, ``schemas`` or ``examples``."""
    packaged = _PACKAGE / "_data" / name
    return packaged if packaged.is_dir() else _PACKAGE.parent / name
