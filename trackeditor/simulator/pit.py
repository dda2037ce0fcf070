"""The pit stop: repairs and tyres at the end of a turn beside the pit (RULES.md, section 4)."""

from __future__ import annotations

from dataclasses import replace

from trackeditor.simulator import tokens
from trackeditor.simulator.play import Play, Table, refused
from trackeditor.simulator.state import UNDAMAGED


def is_at_pit(play: Play) -> bool:
    """Whether a turn has ended under control beside the pit, in the gear in which cars stop.

    So has that of a car that others have held up there.
    """
    track, turn = play.race.track, play.turn
    return (
        turn.gear == track.rules.pit_gear
        and turn.cell in track.pit
        and play.end != "lost"
        and not play.home
    )


def stop_at_pit(play: Play, table: Table) -> Play:
    """Repair the car and let its driver choose tyres; nothing happens when nothing changes."""
    race, turn, car = play.race, play.turn, play.car
    driver, fitted = table.drivers[turn.car], race.track.rules.tyres
    tyres = driver.choose_tyres(race, turn.car) if fitted else car.tyres
    if fitted and tyres not in fitted:
        raise refused(driver, turn, f"has no tyres '{tyres}'; there are {', '.join(fitted)}")
    if car.damage == UNDAMAGED and tyres == car.tyres:
        return play
    table.tell("pit-stop", car=turn.car, tyres=tyres, repaired=sum(car.damage))
    bags, damage = tokens.repair_all(race.bags, car.damage)
    stopped = car._replace(damage=damage, tyres=tyres, pit_stops=car.pit_stops + 1)
    return play._replace(race=replace(race.with_car(stopped), bags=bags))
