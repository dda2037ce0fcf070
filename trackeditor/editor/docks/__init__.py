"""The docks around the canvas, one widget a file."""
