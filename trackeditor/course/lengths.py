"""Lengths of a course: cells on the shortest way along its road, without shortcuts.

The way is counted piece by piece. All that matters of the way to a piece is by how many moves the
cells differ to which it leads, so every piece remembers what follows from that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from trackeditor.course.pieces import Counts, Piece


def stage_length(
    pieces: Sequence[Piece], starts: Mapping[str, int], finishes: Mapping[str, int]
) -> int:
    """Fewest moves from the cells behind the start line to those before the finish line.

    Both are given with the numbers of their pieces. 0 when no way leads there.
    """
    if not starts or not finishes:
        return 0
    first = min(starts.values())
    targets = {cell: number - first for cell, number in finishes.items()}
    return _fewest_moves(pieces[first : max(finishes.values()) + 1], starts, targets) or 0


def lap_length(pieces: Sequence[Piece], cells: Mapping[str, int]) -> int:
    """Fewest moves round a circuit, from one of some cells back to the same one; 0 without a way.

    The cells are given with the numbers of their pieces.
    """
    ways = (
        _fewest_moves((*pieces[number:], *pieces[: number + 1]), [cell], {cell: len(pieces)})
        for cell, number in cells.items()
    )
    return min((way for way in ways if way is not None), default=0)


def _fewest_moves(
    pieces: Sequence[Piece], sources: Iterable[str], targets: Mapping[str, int]
) -> int | None:
    """Fewest moves over some pieces from any source to any target; None without a way.

    The sources lie in the first pieces; the targets are given with the numbers of their pieces.
    """
    ends = set(targets.values())
    found: list[int] = []
    moves = 0
    counts: Counts = frozenset((cell, 0) for cell in sources)
    for number, piece in enumerate(pieces):
        if number in ends:
            entered = [*_entered(piece, counts).items(), *(counts if number else ())]
            found += [moves + count for cell, count in entered if targets.get(cell) == number]
        passed = piece.counted.get(counts)
        if passed is None:
            passed = piece.counted[counts] = _passed(piece, counts)
        more, counts = passed
        moves += more
    return min(found, default=None)


def _passed(piece: Piece, counts: Counts) -> tuple[int, Counts]:
    """The fewest moves to a cell beyond a piece, and how many more it takes to the others there."""
    beyond: dict[str, int] = {}
    for cell, count in (*counts, *_entered(piece, counts).items()):
        if cell not in piece.cells:
            beyond[cell] = min(count, beyond.get(cell, count))
    least = min(beyond.values(), default=0)
    return least, frozenset((cell, count - least) for cell, count in beyond.items())


def _entered(piece: Piece, counts: Counts) -> dict[str, int]:
    """Fewest moves to the cells that moves of a piece enter, given those to some cells before."""
    fewest = dict(counts)
    entered: dict[str, int] = {}
    for move in piece.road:  # in driving order, so that the count of its start is final
        if move.start in fewest:
            count = fewest[move.start] + 1
            fewest[move.end] = min(count, fewest.get(move.end, count))
            entered[move.end] = min(count, entered.get(move.end, count))
    return entered
