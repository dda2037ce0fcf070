"""Track editor, legality checker and simulator for the tile-built Rallyman games."""

__version__ = "0.1.0"
