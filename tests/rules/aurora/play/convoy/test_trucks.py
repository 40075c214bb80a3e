"""LA-8.30 to LA-8.37: a Truck, a Trailer or a Device comes, and what was there goes."""

from tests.rules.aurora.rows import Check, make_rows

"""A Covered Wagon with one of each; elsewhere there is no box for any of them."""

POSITIONS = {
    "short": "lies 0b0:S 0b2:X 1b0:X 1b1:X 2b0:A 2b1:F 2b2:P",
    "wagon": "convoy hauler crew-car covered-wagon; active leader",
    "gun": "convoy hauler/roof-gun crew-car flatbed; active leader",
}
rows = make_rows(POSITIONS)


@rows("""
# The Snowcat replaces the Hauler, whose Damage is gone; both Survivors may sit on it.
LA-8.30 LA-8.36 | zone snowcat; active leader; rest medic; lies 0b0:S 0b1:S 0b3:X
    explore:1 later -> convoy snowcat crew-car flatbed; common red-hauler; damaged; aboard 2
        | 0=1b0&0b1 -> boxes 0b0:S 0b1:S
# The Hauler tows two: the Covered Wagon replaces the damaged Flatbed; the Fuel stays aboard.
LA-8.31 LA-8.36 | zone covered-wagon; active leader; lies 0b0:S 2b0:X 2b1:F
    explore:1 later -> options 1b 2b; detail 1b You lose 2 open boxes, Weapon 2.
        | 2b -> convoy hauler crew-car covered-wagon; common red-flatbed; stores F; damaged
# The Road Train tows three: the third Trailer replaces none.
LA-8.31 | zone covered-wagon; convoy road-train crew-car flatbed; active leader
    explore:1 later -> convoy road-train crew-car flatbed covered-wagon; common
# A Trailer that replaces another takes its place, under the Device.
LA-8.32 LA-8.34 | zone covered-wagon; convoy hauler crew-car/roof-gun flatbed; active leader
    explore:1 later 1b -> convoy hauler covered-wagon/roof-gun flatbed
# A Device goes where none is, or instead of another, which is discarded with its Damage.
LA-8.33 | gun; zone roof-rack; damaged 0t0
    explore:1 later -> options 0t 1t 2t; detail 0t Replace the Roof Gun;
        detail 1t On top of the Crew Car; detail 2t On top of the Flatbed
        | 0t -> convoy hauler/roof-rack crew-car flatbed; common roof-gun; damaged
LA-8.33 | gun; zone roof-rack
    explore:1 later 2t -> convoy hauler/roof-gun crew-car flatbed/roof-rack
# A Device passes to the new Truck as it is.
LA-8.34 | gun; zone snowcat; damaged 0t0
    explore:1 later -> convoy snowcat/roof-gun crew-car flatbed; damaged 0t0
# The Snowcat tows two of three: the rearmost goes, or the one that Ada names.
LA-8.35 | zone snowcat;
        convoy road-train crew-car/roof-gun flatbed covered-wagon/roof-rack; active leader
    explore:1 later -> options 3 2 1
        | . -> convoy snowcat crew-car/roof-gun flatbed; common road-train covered-wagon roof-rack
    explore:1 later 1 -> convoy snowcat flatbed covered-wagon/roof-rack;
        common road-train red-crew-car roof-gun
# What lay on the replaced Trailer finds its place on other cards.
LA-8.36 | zone artillery-trailer;
        convoy hauler covered-wagon flatbed; active leader; lies 0b0:S 1b0:A 1b1:A 1b2:F 2b0:A
    explore:1 later 1b -> stores FAAA; boxes 0b0:S 0b2:A 1b0:A 2b0:A 2b2:F
# The Ice Runner has a box less: one Ammo is lost, both Survivors stay.
LA-8.37 | zone ice-runner;
        active leader; rest medic; lies 0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:A 2b1:A 2b2:F
    explore:1 later A -> stores FAAAA; aboard 2; common red-hauler
# The new Trailer has two boxes for three tokens, or one: Ada names what is given up.
LA-8.25 LA-8.37 | wagon; short; zone gun-trailer
    explore:1 later 2b -> options A P F | A -> stores FP; aboard 1; said No room for it: Ada loses 1
    explore:1 later 2b P -> stores FA; aboard 1; said No room for it: Ada loses 1
    explore:1 later 2b F -> stores PA; aboard 1; said No room for it: Ada loses 1
    explore:1 later 2b . -> stores FP; aboard 1; said No room for it: Ada loses 1
LA-8.25 LA-8.37 | wagon; short; zone bunk-wagon
    explore:1 later 2b F P -> stores A; aboard 1; said No room for it: Ada loses 1
    explore:1 later 2b P A -> stores F; aboard 1; said No room for it: Ada loses 1
    explore:1 later 2b . . -> stores F; aboard 1; said No room for it: Ada loses 1
# 2 Fuel and 1 Food for two boxes: one of them goes, or the Ammo in the Crew Car.
LA-8.25 LA-4.10 | wagon; zone gun-trailer; lies 0b0:S 0b2:X 1b0:A 1b1:X 2b0:F 2b1:F 2b2:P
    explore:1 later 2b -> options P F A | . -> stores FFA
    explore:1 later 2b F -> stores FPA
    explore:1 later 2b A -> stores FFP
# Seven are aboard, and the Ice Runner has room for one less.
LA-8.37 LA-4.17 | zone ice-runner; active leader co-pilot cold-maiden medic driver mechanic hermit;
        lies 0b0:S 0b1:S 0b2:S 1b0:S 1b1:S 2b0:S 2b2:F 2b1:S
    explore:1:medic later hermit -> aboard 6;
        common red-hauler hermit; crew leader co-pilot cold-maiden medic driver mechanic
# Six and an Ammo: the Ammo makes way, or a Survivor.
LA-8.37 LA-4.10 | zone ice-runner; active leader co-pilot cold-maiden medic driver mechanic;
        lies 0b0:S 0b1:S 0b2:S 1b0:S 1b1:S 2b0:S 2b2:F 2b1:A
    explore:1:medic later -> options A S | A -> aboard 6; stores F
    explore:1:medic later S driver -> aboard 5; stores FA
""")
def test_trucks_trailers_and_devices(check: Check) -> None:
    check()
