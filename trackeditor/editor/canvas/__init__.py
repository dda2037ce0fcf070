"""The canvas: the table on which the stage in view is laid out."""

from trackeditor.editor.canvas.view import Canvas

__all__ = ["Canvas"]
