"""The error of this layer."""

from __future__ import annotations

from trackeditor.layout import DocumentError


class ZoneError(DocumentError):
    """Legs or boards cannot be used; one line with place and remedy."""
