"""LA-8.30 to LA-8.37: a Truck, a Trailer or a Device comes, and what was there goes."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row


def takes(card: str, *convoy: str, lies: str = "", rest: str = "") -> Road:
    """Ada's Leader explores this card: "explore:1 later"."""
    road = Road(2).zone(card).crew(0, active="leader", rest=rest)
    road = road.convoy(0, *convoy) if convoy else road
    return road.lies(0, lies) if lies else road


SHORT = "0b0:S 0b2:X 1b0:X 1b1:X 2b0:A 2b1:F 2b2:P"
"""A Covered Wagon with one of each; elsewhere there is no box for any of them."""
FUELS = "0b0:S 0b2:X 1b0:A 1b1:X 2b0:F 2b1:F 2b2:P"
WAGON = ("hauler", "crew-car", "covered-wagon")
SHEDS = ("road-train", "crew-car/roof-gun", "flatbed", "covered-wagon/roof-rack")
GUN = ("hauler/roof-gun", "crew-car", "flatbed")
SEVEN = "0b0:S 0b1:S 0b2:S 1b0:S 1b1:S 2b0:S 2b2:F"
SIX_CREW = "leader co-pilot cold-maiden medic driver mechanic"
SMALL = Road(2).zone("ice-runner").crew(0, active=f"{SIX_CREW} hermit").lies(0, f"{SEVEN} 2b1:S")
SIX = Road(2).zone("ice-runner").crew(0, active=SIX_CREW).lies(0, f"{SEVEN} 2b1:A")
AMMO = "0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:A 2b1:A 2b2:F"
X = "explore:1 later "


# fmt: off
TRUCKS = [
    # The Snowcat replaces the Hauler, whose Damage is gone; both Survivors may sit on it.
    row("LA-8.30 LA-8.36", takes("snowcat", lies="0b0:S 0b1:S 0b3:X", rest="medic"),
        X + "-> convoy snowcat crew-car flatbed; common red-hauler; damaged; aboard 2"),
    row("LA-8.36", takes("snowcat", lies="0b0:S 0b1:S 0b3:X", rest="medic"),
        X + "0=1b0&0b1 -> boxes 0b0:S 0b1:S"),
    # The Hauler tows two: the Covered Wagon replaces the damaged Flatbed; the Fuel stays aboard.
    row("LA-8.31", takes("covered-wagon", lies="0b0:S 2b0:X 2b1:F"), X + "-> options 1b 2b"),
    row("LA-8.31 LA-8.36", takes("covered-wagon", lies="0b0:S 2b0:X 2b1:F"),
        X + "2b -> convoy hauler crew-car covered-wagon; common red-flatbed; stores F; damaged"),
    # The Road Train tows three: the third Trailer replaces none.
    row("LA-8.31", takes("covered-wagon", "road-train", "crew-car", "flatbed"),
        X + "-> convoy road-train crew-car flatbed covered-wagon; common"),
    # A Trailer that replaces another takes its place, under the Device.
    row("LA-8.32 LA-8.34", takes("covered-wagon", "hauler", "crew-car/roof-gun", "flatbed"),
        X + "1b -> convoy hauler covered-wagon/roof-gun flatbed"),
    # A Device goes where none is, or instead of another, which is discarded with its Damage.
    row("LA-8.33", takes("roof-rack", *GUN).damaged(0, "0t0"),
        X + "-> options 0t 1t 2t; detail 0t Replace the Roof Gun; "
        "detail 1t On top of the Crew Car; detail 2t On top of the Flatbed"),
    row("LA-8.33", takes("roof-rack", *GUN).damaged(0, "0t0"),
        X + "0t -> convoy hauler/roof-rack crew-car flatbed; common roof-gun; damaged"),
    row("LA-8.33", takes("roof-rack", *GUN),
        X + "2t -> convoy hauler/roof-gun crew-car flatbed/roof-rack"),
    # A Device passes to the new Truck as it is.
    row("LA-8.34", takes("snowcat", *GUN).damaged(0, "0t0"),
        X + "-> convoy snowcat/roof-gun crew-car flatbed; damaged 0t0"),
    # The Snowcat tows two of three: the rearmost goes, or the one that Ada names.
    row("LA-8.35", takes("snowcat", *SHEDS), X + "-> options 3 2 1"),
    row("LA-8.35", takes("snowcat", *SHEDS),
        X + ". -> convoy snowcat crew-car/roof-gun flatbed; "
        "common road-train covered-wagon roof-rack"),
    row("LA-8.35", takes("snowcat", *SHEDS),
        X + "1 -> convoy snowcat flatbed covered-wagon/roof-rack; "
        "common road-train red-crew-car roof-gun"),
    # What lay on the replaced Trailer finds its place on other cards.
    row("LA-8.36", takes("artillery-trailer", "hauler", "covered-wagon", "flatbed")
        .lies(0, "0b0:S 1b0:A 1b1:A 1b2:F 2b0:A"),
        X + "1b -> stores FAAA; boxes 0b0:S 0b2:A 1b0:A 2b0:A 2b2:F"),
    # The Ice Runner has a box less: one Ammo is lost, both Survivors stay.
    row("LA-8.37", takes("ice-runner", lies=AMMO, rest="medic"),
        X + "A -> stores FAAAA; aboard 2; common red-hauler"),
    # The new Trailer has two boxes for three tokens, or one: Ada names what is given up.
    row("LA-8.25 LA-8.37", takes("gun-trailer", *WAGON, lies=SHORT), X + "2b -> options A P F"),
    *(
        row("LA-8.25 LA-8.37", takes(trailer, *WAGON, lies=SHORT),
            X + f"2b {answers} -> stores {stores}; aboard 1; said No room for it: Ada loses 1")
        for trailer, answers, stores in (
            ("gun-trailer", "A", "FP"),
            ("gun-trailer", "P", "FA"),
            ("gun-trailer", "F", "PA"),
            ("gun-trailer", ".", "FP"),
            ("bunk-wagon", "F P", "A"),
            ("bunk-wagon", "P A", "F"),
            ("bunk-wagon", ". .", "F"),
        )
    ),
    # 2 Fuel and 1 Food for two boxes: one of them goes, or the Ammo in the Crew Car.
    row("LA-8.25 LA-4.10", takes("gun-trailer", *WAGON, lies=FUELS), X + "2b -> options P F A"),
    row("LA-8.25", takes("gun-trailer", *WAGON, lies=FUELS), X + "2b . -> stores FFA"),
    row("LA-8.25", takes("gun-trailer", *WAGON, lies=FUELS), X + "2b F -> stores FPA"),
    row("LA-8.25 LA-4.10", takes("gun-trailer", *WAGON, lies=FUELS), X + "2b A -> stores FFP"),
    # Seven are aboard, and the Ice Runner has room for one less.
    row("LA-8.37 LA-4.17", SMALL,
        f"explore:1:medic later hermit -> aboard 6; common red-hauler hermit; crew {SIX_CREW}"),
    # Six and an Ammo: the Ammo makes way, or a Survivor.
    row("LA-8.37 LA-4.10", SIX, "explore:1:medic later -> options A S"),
    row("LA-8.37 LA-4.10", SIX, "explore:1:medic later A -> aboard 6; stores F"),
    row("LA-8.37", SIX, "explore:1:medic later S driver -> aboard 5; stores FA"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, TRUCKS)
def test_trucks_trailers_and_devices(position: Position, text: str) -> None:
    check(position, text)
