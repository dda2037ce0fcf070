"""What commands tell and refuse of the weather on stages over boards."""

from __future__ import annotations

from dataclasses import replace

from trackeditor.cli.legs import check_described
from trackeditor.roadbook import RoadBook
from trackeditor.roadbook.leg_stages import published_course
from trackeditor.simulator.rules import RuleSet
from trackeditor.simulator.zone_weather import dice_decide, rolled, zones_of
from trackeditor.zones import own_boards


def weather_notices(roadbook: RoadBook, rules: RuleSet, seed: int, runs: int) -> list[str]:
    """What the dice bring, or that they are rolled for every race, for each stage with dice."""
    notices = []
    for number, stage in enumerate(roadbook.stages):
        if not dice_decide(stage, rules):
            continue
        snow = rolled(stage, number, rules, seed).snow
        fallen = f"snow on {', '.join(snow)}" if snow else "no snow"
        tells = "dice are rolled for the zones of every race" if runs > 1 else ""
        notices.append(f"stage '{stage.name}': {tells or f'the dice bring {fallen}'}")
    return notices


def check_all_sides(roadbook: RoadBook, rules: RuleSet, file: str) -> None:
    """Refuse a stage whose dice may bring a side of a board that is not described."""
    for stage in roadbook.stages:
        if dice_decide(stage, rules) and published_course(stage) is None:
            for snow in ((), zones_of(stage)):
                check_described(replace(stage, weather="dry", snow=snow), file, own_boards())
