"""The tools of the canvas: one class for each way in which the mouse and the keys are used."""
