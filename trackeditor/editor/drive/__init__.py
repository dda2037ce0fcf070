"""Driving on the canvas: a race of people and computers, run by the simulator's engine."""
