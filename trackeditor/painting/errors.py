"""Errors of painting; this module does not load Qt."""


class PaintingError(Exception):
    """A picture cannot be painted or written; one line with place and remedy."""
