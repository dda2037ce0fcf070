"""Plane curves for centre lines: straight pieces, arcs and splines, sampled evenly by length."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from trackeditor.grid import Point

Array = NDArray[np.floating[Any]]
_FINE = 64  # evaluations a spline piece before it is sampled evenly


class Curve(NamedTuple):
    """Points and unit tangents (n x 2 each) of a curve at places ``along`` it, 0 to 1."""

    along: Array
    points: Array
    tangents: Array
    length: float


def join(start: Point, heading: Point, end: Point, final: Point | None, steps: int) -> Curve:
    """The simplest curve between two points that has the directions wanted.

    Parameters
    ----------
    heading : unit vector in which the curve leaves ``start``
    final : unit vector with which it arrives at ``end``; None leaves that free
    steps : number of equal steps in which the curve is given

    Returns
    -------
    Curve
        a straight line or a circular arc where one of them fits, else a spline.
    """
    arc = _arc(np.array(start), np.array(heading), np.array(end), steps)
    if final is None or np.allclose(arc.tangents[-1], final, atol=1e-6):
        return arc
    return spline([start, end], heading, final, steps)


def _arc(start: Array, heading: Array, end: Array, steps: int) -> Curve:
    """The circular arc (or line) that leaves ``start`` in a direction and arrives at ``end``."""
    chord = end - start
    reach = float(np.hypot(*chord))
    across = float(heading[0] * chord[1] - heading[1] * chord[0])
    bend = math.atan2(across, float(heading @ chord))  # half of the angle turned
    along = np.linspace(0.0, 1.0, steps + 1)
    headings = _turned(heading, 2 * bend * along)
    if abs(bend) < 1e-9:
        return Curve(along, start + along[:, None] * chord, headings, reach)
    radius = reach / (2 * math.sin(bend))
    centre = start + radius * np.array([-heading[1], heading[0]])
    points = centre + radius * np.column_stack([headings[:, 1], -headings[:, 0]])
    return Curve(along, points, headings, abs(2 * radius * bend))


def _turned(vector: Array, angles: Array) -> Array:
    cos, sin = np.cos(angles), np.sin(angles)
    return np.column_stack([vector[0] * cos - vector[1] * sin, vector[0] * sin + vector[1] * cos])


def spline(knots: list[Point], heading: Point, final: Point | None, steps: int) -> Curve:
    """A cubic spline through ``knots`` with continuous curvature and given end directions.

    Parameters and return value as in :func:`join`; without ``final`` the curve runs out straight.

    Notes
    -----
    The parameter is the length of the chords, so a derivative of unit length at the ends neither
    hurries nor lags and the curve has no bulges there.
    """
    points = np.array(knots)
    spans = np.hypot(*np.diff(points, axis=0).T)
    slopes = _slopes(points, spans, np.array(heading), None if final is None else np.array(final))
    u = np.linspace(0.0, 1.0, _FINE, endpoint=False)[:, None]
    places, directions = [], []
    for p, q, m, n, span in zip(
        points[:-1], points[1:], slopes[:-1], slopes[1:], spans, strict=True
    ):
        m, n = m * span, n * span
        places.append(
            (2 * u**3 - 3 * u**2 + 1) * p
            + (u**3 - 2 * u**2 + u) * m
            + (3 * u**2 - 2 * u**3) * q
            + (u**3 - u**2) * n
        )
        directions.append(
            (6 * u**2 - 6 * u) * (p - q) + (3 * u**2 - 4 * u + 1) * m + (3 * u**2 - 2 * u) * n
        )
    places.append(points[-1:])
    directions.append(slopes[-1:] * spans[-1])
    return evenly(np.concatenate(places), np.concatenate(directions), steps)


def _slopes(points: Array, spans: Array, heading: Array, final: Array | None) -> Array:
    """Derivatives at the knots that make the second derivative continuous."""
    count = len(points)
    matrix = np.zeros((count, count))
    known = np.zeros((count, 2))
    matrix[0, 0], known[0] = 1.0, heading
    for i in range(1, count - 1):
        before, after = spans[i - 1], spans[i]
        matrix[i, i - 1 : i + 2] = after, 2 * (before + after), before
        known[i] = 3 * (
            after / before * (points[i] - points[i - 1])
            + before / after * (points[i + 1] - points[i])
        )
    if final is None:  # no curvature at the end
        matrix[-1, -2:] = 1.0, 2.0
        known[-1] = 3 * (points[-1] - points[-2]) / spans[-1]
    else:
        matrix[-1, -1], known[-1] = 1.0, final
    solved: Array = np.linalg.solve(matrix, known)
    return solved


def evenly(points: Array, directions: Array, steps: int, corners: Sequence[float] = ()) -> Curve:
    """A finely sampled curve in equal steps of its length.

    ``corners`` are distances from its start at which it is given, too.
    """
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    wanted = np.union1d(np.linspace(0.0, run[-1], steps + 1), np.array(corners))
    places = np.column_stack([np.interp(wanted, run, column) for column in points.T])
    heads = np.column_stack([np.interp(wanted, run, column) for column in directions.T])
    lengths = np.hypot(*heads.T)
    lengths[lengths == 0] = 1.0  # a cusp has no direction
    heads /= lengths[:, None]
    return Curve(wanted / run[-1], places, heads, float(run[-1]))
