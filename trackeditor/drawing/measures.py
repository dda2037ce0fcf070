"""Sizes in drawings, in units of the hexagon's edge."""

CELL_STROKE = 0.011
VERGE_STROKE = 0.022
LARGEST_LIMIT = 0.21
NAME_SIZE = 0.12
BADGE_RADIUS = 0.19
MARGIN = 0.35
DISPLACED = 0.12
"""Shift of every further tile on one hexagon, so that all of them are seen."""
