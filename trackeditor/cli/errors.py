"""The fault of a command line that a command finds itself."""

from __future__ import annotations


class InputError(Exception):
    """What the user asked for cannot be done; the message is one line with the remedy."""
