"""Packs pictures as PNG files (ISO/IEC 15948), band by band, so that one can be told how far it is.

Qt does so too, but in one call that nothing can stop, and large pictures take seconds.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

from PySide6.QtGui import QImage

from trackeditor.painting.progress import Steps

BAND = 128
"""Rows of pixels that are packed in one step."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_BITS, _COLOURED = 8, 2
_METRE = 1


def bands_of(height: int) -> int:
    """Number of steps for a picture of some rows.

    >>> bands_of(BAND), bands_of(BAND + 1)
    (1, 2)
    """
    return -(-height // BAND)


def packed(image: QImage, steps: Steps) -> bytes:
    """An image without transparent pixels as the bytes of a file; each band is one of the steps."""
    return b"".join((_SIGNATURE, *_chunks(image, steps)))


def _chunks(image: QImage, steps: Steps) -> Iterator[bytes]:
    size = struct.pack(">II", image.width(), image.height())
    yield _chunk(b"IHDR", size + bytes((_BITS, _COLOURED, 0, 0, 0)))
    dots = struct.pack(">II", image.dotsPerMeterX(), image.dotsPerMeterY())
    yield _chunk(b"pHYs", dots + bytes((_METRE,)))
    deflate = zlib.compressobj()
    for top in range(0, image.height(), BAND):
        yield _chunk(b"IDAT", deflate.compress(_rows(image, top)))
        steps.step()
    yield _chunk(b"IDAT", deflate.flush())
    yield _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    """A part of the file: length, kind, data and their checksum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _rows(image: QImage, top: int) -> bytes:
    """A band of pixels, red, green and blue; a zero before every row says that it is not filtered.

    Areas of one colour, of which our pictures consist, pack best without a filter.
    """
    import numpy as np

    rows = min(BAND, image.height() - top)
    band = image.copy(0, top, image.width(), rows).convertToFormat(QImage.Format.Format_RGB888)
    pixels = np.frombuffer(band.constBits(), np.uint8).reshape(rows, band.bytesPerLine())
    plain = np.zeros((rows, 1 + 3 * band.width()), np.uint8)
    plain[:, 1:] = pixels[:, : 3 * band.width()]
    return plain.tobytes()
