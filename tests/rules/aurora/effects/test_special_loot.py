"""LA-16.16 to LA-16.24: Special Loot, and when and how each helps."""

import pytest

from tests.rules.aurora.positions import sit_down_at
from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # Two Weapons and a cargo box are damaged.
    "manual": "foe warwolves; convoy hauler/gauss-cannon crew-car flatbed; damaged 0t0 1b2 2b0; "
    "hand weapon-manual",
    "drive": "phase movement; order 1 0; active leader; stow SF",
    # A mine lies between 101 and 102; Ben drives after Ada.
    "mined": "phase movement; order 1 0; convoy hauler/roof-gun crew-car; active leader; stow "
    "SF; mine 101-102; active_1 leader; stow_1 SF",
    # Ada is the first to fire, and there is no Enemy.
    "turn": "phase fire; order 1 0",
    # Ada has two damaged cards and two ill Survivors.
    "kit": "foe warwolves; active leader+1; exhausted renegade+2; stow SSPFA; damaged 0b3 1b2",
    "gun": "convoy hauler/roof-gun crew-car flatbed",
    # Ada holds the Flare; Ben takes somebody in, and the Early Departure is next.
    "departs": "round 3; order 1 0; zone driver medic; fury_1 3; hand sos-flare; active_1 "
    "leader renegade; stow_1 SSP",
}
rows = make_rows(POSITIONS)


@rows("""
# Two Weapons mended and 2 Fame, whatever their rating; the Loot goes to the Common pile.
LA-16.16 | manual | +weapon-manual -> damaged 2b0; fame 2; common weapon-manual
LA-16.16 | manual; phase fire; order 1 0
    +weapon-manual -> damaged 2b0; fame 2; common weapon-manual
# One Damage off each card: the Truck's, one of the Crew Car's two, the Device's.
LA-16.16 | gun; damaged 0b3 0t0 1b1 1b2; hand drone-repair-kit
    +drone-repair-kit -> options 1b1 1b2 | 1b2 -> damaged 1b1
# What mends nothing is not offered.
LA-16.16 | gun; hand drone-repair-kit | -> unfree drone-repair-kit
LA-16.16 | gun; damaged 1b1; hand drone-repair-kit | -> free drone-repair-kit
LA-16.16 | gun; damaged 1b1; hand weapon-manual | -> unfree weapon-manual
LA-16.16 | gun; damaged 0t0; hand weapon-manual | -> free weapon-manual
LA-16.16 | active renegade+1 medic+1; hand survival-kit
    +survival-kit renegade -> stores FFPA; crew renegade medic
# The Land Mine is laid where Ada drove, never in the tunnel; she draws 2 Objects.
LA-16.16 | drive; at 107a; hand land-mine | -> unfree land-mine
LA-16.16 | drive; at 107a; hand land-mine; objects mre-1 mre-2
    109a +land-mine -> hand mre-1 mre-2; mine 107a-108a
LA-16.16 | drive; at 108a; hand land-mine | 109a -> unfree land-mine
LA-16.16 | drive; at 103b; hand land-mine | 106 0b3 +land-mine -> mine 103b-106
# It hits the first to cross, in either direction, and is gone; Ben crosses unharmed.
LA-16.19 | mined | 102 -> lacks 0t0; refuses 0b3
LA-16.19 | mined; at 102 | 100 -> lacks 0t0; refuses 0b3
LA-16.19 | mined | 102 0b3&1b2 102 -> mine None; damaged 0b3 1b2; damaged_1
LA-16.19 | mined; at 102 | 100 0b3&1b2 102 -> mine None; damaged 0b3 1b2; damaged_1
LA-16.19 | mined | 101 -> damaged; mine 101-102
# From 101 the Shortcut Map leads to 106 on one Fuel, where the road alone leads to 103.
LA-16.16 | drive; at 101; hand shortcut-map
    -> offers 103a; lacks 104a 106 | +shortcut-map -> offers 106; lacks 107a | 106 -> stores
LA-10.3 LA-16.16 | drive; stow S; at 101; hand shortcut-map land-mine
    +shortcut-map -> options stay hurry
# From 119a to 122 and from 121 to Q2 are both rough: the second gives no more speed.
LA-16.16 | drive; at 119a; hand shortcut-map | +shortcut-map -> offers Q2; lacks Q3
# With no Enemy on any board the owner still has a turn in Phase 4; by default nothing happens.
LA-16.16 LA-5.22 | turn; damaged 1b2; hand weapon-manual | -> phase fire; asks 0; free weapon-manual
LA-16.16 LA-5.22 | turn; damaged 1b2; hand drone-repair-kit-2
    -> phase fire; asks 0; free drone-repair-kit-2
LA-16.16 LA-5.22 | turn; damaged 1b2; hand sanitizer-kit | -> phase fire; asks 0; free sanitizer-kit
LA-16.16 | turn; damaged 1b2; hand weapon-manual
    . -> phase exploration; damaged 1b2; hand weapon-manual
# A Banner might be the Manual if a Weapon is broken; Objects are of no use without an Enemy.
LA-16.16 LA-22.4 | turn; damaged 1b2; hand pack-banner | -> options stop hurry
LA-16.16 LA-22.4 | turn; damaged 1b2; hand weapon-manual | -> options stop hurry
LA-16.16 LA-22.4 | turn; hand pack-banner | -> phase exploration
LA-16.16 LA-22.4 | turn; damaged 1b2; hand incendiary-ammunition-1 | -> phase exploration
# The last kits work in any phase: Fame, or a Damage off each card, or a counter off each.
LA-16.16 | kit; hand sanitizer-kit
    0=sanitizer-kit 0=fame -> fame 2; damaged 0b3 1b2; crew leader+1 renegade+2
    0=sanitizer-kit 0=kit -> fame 0; damaged 0b3 1b2; crew leader renegade+1
LA-16.16 | kit; hand drone-repair-kit-2
    0=drone-repair-kit-2 0=fame -> fame 2; damaged 0b3 1b2; crew leader+1 renegade+2
    0=drone-repair-kit-2 0=kit -> fame 0; damaged; crew leader+1 renegade+2
LA-16.16 | kit; phase rest; hand sanitizer-kit
    0=sanitizer-kit 0=fame -> fame 2; damaged 0b3 1b2; crew leader+1 renegade+2
    0=sanitizer-kit 0=kit -> fame 0; damaged 0b3 1b2; crew leader renegade+1
LA-16.16 | kit; phase rest; hand drone-repair-kit-2
    0=drone-repair-kit-2 0=fame -> fame 2; damaged 0b3 1b2; crew leader+1 renegade+2
    0=drone-repair-kit-2 0=kit -> fame 0; damaged; crew leader+1 renegade+2
LA-16.16 | kit; phase movement; order 1 0; hand sanitizer-kit
    0=sanitizer-kit 0=fame -> fame 2; damaged 0b3 1b2; crew leader+1 renegade+2
    0=sanitizer-kit 0=kit -> fame 0; damaged 0b3 1b2; crew leader renegade+1
LA-16.16 | kit; phase movement; order 1 0; hand drone-repair-kit-2
    0=drone-repair-kit-2 0=fame -> fame 2; damaged 0b3 1b2; crew leader+1 renegade+2
    0=drone-repair-kit-2 0=kit -> fame 0; damaged; crew leader+1 renegade+2
LA-16.16 | kit; phase fire; order 1 0; hand sanitizer-kit
    0=sanitizer-kit 0=fame -> fame 2; damaged 0b3 1b2; crew leader+1 renegade+2
    0=sanitizer-kit 0=kit -> fame 0; damaged 0b3 1b2; crew leader renegade+1
LA-16.16 | kit; phase fire; order 1 0; hand drone-repair-kit-2
    0=drone-repair-kit-2 0=fame -> fame 2; damaged 0b3 1b2; crew leader+1 renegade+2
    0=drone-repair-kit-2 0=kit -> fame 0; damaged; crew leader+1 renegade+2
# A kit won in the last fight is asked for when the game ends; by default it is 2 Fame.
LA-16.22 | phase end; round 6; active leader+1 renegade+1; hand sanitizer-kit
    -> over no; asks 0 | .. -> over yes; score fame:2
    sanitizer-kit kit -> over yes; score fame:0; crew leader renegade
# AC3 damages the locker in Phase 5: of four cards above the limit only the kit may be played.
LA-16.22 LA-5.20 | solo; phase end; its_revealed AC3; convoy hauler/stash-locker crew-car flatbed;
        damaged 1b2; hand weapon-manual sonic-grenade drone-repair-kit-2 mre-1
    0t0 -> options mre-1 drone-repair-kit-2 sonic-grenade weapon-manual play-drone-repair-kit-2
# -- LA-16.20, LA-16.21: the SOS Flare, which calls the Aurora back --
# On Ben's turn the Aurora is called back to white 3, and Ada has 2 Fame more.
LA-16.20 LA-16.16 LA-16.21 | departs; deck early-departure orphan
    explore:1:leader later none -> red yes; asks 1; free fire keep
        | 0=fire -> aurora 3; red no; aurora_at 125; fame 2; hand; common early-departure sos-flare
    # It is fired by default before the next Movement Phase begins, unless Ada has said no.
    explore:1:leader later none .. -> red no; fame 2
    explore:1:leader later none 0=keep .. -> red yes; fame 0
    explore:1:leader later none 0=keep -> free fire; unfree keep | 0=fire -> red no; fame 2
    # Without a Departure, or with one on the red track, there is nothing to fire it for.
    -> unfree fire sos-flare
LA-16.21 | departs; deck early-departure orphan; red yes
    explore:1:leader later none -> unfree fire sos-flare
LA-16.21 | departs; deck heavy-snowstorm-1 orphan
    explore:1:leader later none -> storm yes; unfree fire | .. -> fame 0; hand sos-flare
# If a fourth card has come, the Flare is fired as the one that goes.
LA-5.20 LA-16.20 | round 3; zone driver medic; deck early-departure orphan;
        fury_1 3; hand sos-flare; recall yes; red yes; hand hazmat-suit-1 welding-torch-1;
        fury 4; objects mre-1; active_1 leader renegade; stow_1 SSP
    +fury:O -> offers play-sos-flare; unfree fire
        | play-sos-flare -> hand hazmat-suit-1 welding-torch-1 mre-1
""")
def test_special_loot(check: Check) -> None:
    check()


@pytest.mark.rule("LA-16.19")
def test_a_drive_over_the_mine_shows_its_damage_after_a_reload() -> None:
    """The way that ends before it does not."""
    case = sit_down_at("drive; mine 101-102", POSITIONS)
    case.table = type(case.table).load(case.table.dump())
    for end, damage in (("102", 2), ("101", 0)):
        assert ("a Land Mine" in case.option(end).detail) == bool(damage)
        assert case.option(end).data["damage"] == damage


@pytest.mark.rule("LA-16.20")
def test_the_flare_is_asked_in_secret_and_nobody_waits_for_it() -> None:
    flare = sit_down_at("hand_1 sos-flare; red yes; recall yes").asked_for(1, ["fire"])
    assert flare.secret and flare.optional
