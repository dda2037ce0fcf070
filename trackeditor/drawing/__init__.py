"""Drawings as lists of marks: tiles, markers, tokens and pins, for whatever writes or paints them.

Importing the modules that need shapes loads shapely, so import them only where something is drawn.
"""
