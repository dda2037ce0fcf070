"""Pictures of tiles in a few sizes, drawn when they are wanted and kept.

A size that is missing is drawn as soon as there is time; until then the nearest one at hand is
shown. So zooming never waits for tiles to be drawn.
"""

from __future__ import annotations

from collections import OrderedDict
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from trackeditor.drawing.palette import Palette
from trackeditor.tiles import Library

SIZES = (12, 18, 26, 38, 54, 76, 108, 152, 216, 304, 432)
"""Pixels to the hexagon's edge."""
ACROSS = 2.04
"""Width of a picture in units of the hexagon's edge: the hexagon and its rim."""
MOST_BYTES = 256_000_000
_SLICE = 0.004  # seconds of drawing before events are looked at again

_Key = tuple[str, int, int]


def size_for(pixels: float) -> int:
    """The smallest size that need not be enlarged (the largest for those beyond).

    >>> size_for(40.0), size_for(38.0), size_for(5000.0)
    (54, 38, 432)
    """
    return next((size for size in SIZES if size >= pixels - 0.5), SIZES[-1])


class Pictures(QObject):
    """The pictures of turned sides.

    Signals
    -------
    drawn : pictures that were missing are there now
    """

    drawn = Signal()

    def __init__(self, library: Library, palette: Palette, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._palette = palette
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._wanted: dict[_Key, None] = {}
        self._had: set[_Key] = set()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._draw_some)

    def set_colours(self, palette: Palette) -> None:
        """Draw everything anew in other colours.

        What was there is drawn at once when it is asked for, so that no picture is seen in the old
        colours, or missing, beside those in the new ones.
        """
        self._palette = palette
        self._had |= self._kept.keys()
        self._kept.clear()
        self._wanted.clear()
        self._bytes = 0

    def use_library(self, library: Library) -> None:
        """Draw everything anew from another library."""
        self._library = library
        self.set_colours(self._palette)

    def picture(self, side: str, rotation: int, size: int) -> tuple[QPixmap, int] | None:
        """The picture in this size, or the nearest one there is, with its size.

        None when there is none yet; then, as for another size, it will be drawn.
        """
        found = self._kept.get((side, rotation, size))
        if found is not None:
            self._kept.move_to_end((side, rotation, size))
            return found, size
        if (side, rotation, size) in self._had:
            return self.draw(side, rotation, size), size
        self._wanted[side, rotation, size] = None
        self._timer.start()
        at_hand = [other for other in SIZES if (side, rotation, other) in self._kept]
        if not at_hand:
            return None
        nearest = min(at_hand, key=lambda other: abs(other - size))
        return self._kept[side, rotation, nearest], nearest

    def draw(self, side: str, rotation: int, size: int) -> QPixmap:
        """The picture in this size, drawn at once if need be."""
        key = (side, rotation, size)
        if key not in self._kept:
            self._keep(key)
        self._wanted.pop(key, None)
        return self._kept[key]

    def forget_wishes(self) -> None:
        """Draw nothing that was wanted and is not there yet."""
        self._wanted.clear()

    def draw_all_wanted(self) -> None:
        """Draw all that is missing now."""
        self._draw_for(float("inf"))

    def _draw_some(self) -> None:
        self._draw_for(_SLICE)

    def _draw_for(self, seconds: float) -> None:
        until = perf_counter() + seconds
        has_drawn = False
        while self._wanted and perf_counter() < until:
            key = next(iter(self._wanted))
            del self._wanted[key]
            if key not in self._kept:
                self._keep(key)
                has_drawn = True
        if not self._wanted:
            self._timer.stop()
        if has_drawn:
            self.drawn.emit()

    def _keep(self, key: _Key) -> None:
        from trackeditor.painting.pictures import side_pixmap

        self._had.discard(key)
        side, rotation, size = key
        pixels = round(ACROSS * size)
        pixmap = side_pixmap(side, rotation, pixels, self._library, self._palette)
        self._kept[key] = pixmap
        self._bytes += _bytes(pixmap)
        while self._bytes > MOST_BYTES and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _bytes(oldest)


def _bytes(pixmap: QPixmap) -> int:
    return 4 * pixmap.width() * pixmap.height()
