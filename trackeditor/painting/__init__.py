"""Painting with Qt: tiles, layouts and overlays for the screen, PNG, SVG and PDF.

Screen and files share one way: marks (``drawing``, :mod:`trackeditor.painting.overlays`) become
painter paths (:mod:`trackeditor.painting.paths`), which any painter draws alike. Import the modules
only where something is painted; they load Qt.
"""
