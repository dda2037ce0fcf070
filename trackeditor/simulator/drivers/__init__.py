"""Computer drivers: how they value a road and what they decide."""

from trackeditor.simulator.drivers.computer import ComputerDriver
from trackeditor.simulator.drivers.shelf import Shelf
from trackeditor.simulator.drivers.specification import (
    Entrant,
    entrants,
    make_driver,
    make_drivers,
)
from trackeditor.simulator.drivers.temperament import ATTACK, DRIVERS, STEADY, Temperament

__all__ = [
    "ATTACK",
    "DRIVERS",
    "STEADY",
    "ComputerDriver",
    "Entrant",
    "Shelf",
    "Temperament",
    "entrants",
    "make_driver",
    "make_drivers",
]
