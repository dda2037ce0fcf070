"""The exception of the simulator."""

from __future__ import annotations


class SimulatorError(Exception):
    """A race cannot be run or replayed; the message names the place and the remedy."""
