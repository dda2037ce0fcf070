"""What matters on a road, in a few words each, for lists and sheets of tiles."""

from __future__ import annotations

from trackeditor.tiles.model import Road, turn_side


def way(road: Road) -> str:
    """Where a road leads: its edges and its turn.

    >>> from trackeditor.tiles import load_library
    >>> way(load_library().side("210a").roads[0])
    'D-C sharp right'
    """
    if road.end is None:
        return f"{road.start.name} (branch)"
    turn = turn_side(road.start, road.end)
    sharp = (road.end - road.start) % 6 in (1, 5)
    shape = f"{'sharp ' if sharp else ''}{turn}" if turn else "straight"
    return f"{road.start.name}-{road.end.name} {shape}"


def features(road: Road) -> list[str]:
    """Corners with their limits, jumps, water, slides, shortcuts and climbs.

    >>> from trackeditor.tiles import load_library
    >>> features(load_library().side("211b").roads[0])
    ['corner 2/1', 'slide', 'cut 2']
    """
    corners = [
        "/".join(str(chain[0].limit) for chain in row.chains if chain and chain[0].limit)
        for row in road.rows
        if row.limited_chains
    ]
    found = [f"corner {limits}" for limits in corners if limits]
    found += [f"jump {row.jump}" for row in road.rows if row.jump]
    found += ["water"] if any(row.water for row in road.rows) else []
    found += ["slide"] if any(row.slide for row in road.rows) else []
    found += [f"cut {'+'.join(map(str, cut.limits))}" for cut in road.shortcuts]
    climbs = any(segment in ("up", "down") for gate in road.gates.values() for segment in gate)
    return [*found, "climb"] if climbs else found
