"""What players read while they play: questions whose answers differ, and events that say why."""

from __future__ import annotations

import pytest

from rules.aurora.play.exploration.zone import block_words, in_words
from tests.rules.aurora.rows import Check, table

POSITIONS = {"drove": "phase movement; order 1 0; active leader co-pilot; stow SSF"}
rows = table(POSITIONS)


@rows("""
# Damage is told with its cause: an Enemy, a place, a Bonus Action, a Shortcut, a mine.
LA-4.13 | phase ambush; zone riderwolves
    0=0b3 -> told Riderwolves: Ada takes 1 Damage on Hauler box 4.
LA-4.13 | zone service-station; active leader
    explore:1 0 1b2 -> told Service Station: Ada takes 1 Damage on Crew Car box 3.
LA-4.13 | zone driver; active leader+1
    explore:1 first:1.2 0b3 -> told Bonus Action: Ada takes 1 Damage on Hauler box 4.
LA-4.13 | drove; at 103b | 106 0 0b3 -> told Shortcut: Ada takes 1 Damage on Hauler box 4.
LA-4.13 | drove; mine 100-101 | 101 0b3&1b2 -> told Land Mine: Ada takes 1 Damage on Crew Car box 3.
LA-4.13 | zone hunting-lodge; active leader; fame -1
    explore:1 later 0 0b3
        -> told Hunting Lodge: no Fame to lose: Ada takes 1 Damage on Hauler box 4.
# So is what the Automa's cards do to the player.
LA-20.20 | solo; phase end; its_revealed AC3 AC6; its_variant no
    0b3 -> told Action card AC3: Ada takes 1 Damage on Hauler box 4.;
        told Action card AC6: Ada loses 1 Fame (now -1).
# Cold Maiden, waypoint, Contamination, Mechanic.
LA-14.4 | active cold-maiden | +cold-maiden: -> told Cold Maiden: Ada gains 1 Fury
LA-10.12 | drove; at 103a; waypoints 104a:F | 104a -> told Waypoint 104a: Ada gains 1 Fuel.
LA-5.11 | zone contaminated-storehouse; active leader medic
    explore:1:leader later -> told Contaminated Storehouse: Ada's Leader takes 1 Contamination.
LA-14.16 | phase rest; active mechanic; damaged 0b3 | -> told Mechanic: Ada repairs Hauler box 4.
# A death is told once, by Contamination, or by Damage to the seat.
LA-5.14 | zone contaminated-storehouse; active co-pilot; rest medic
    explore:1 later 0 none -> told_once Contamination: Ada loses the Co-Pilot.
LA-4.17 | phase ambush; zone riderwolves
    0=0b0 0=red-leader -> told Riderwolves: Ada takes 1 Damage on Hauler box 1.;
        told_once Hauler box 1: Ada loses the Leader.
# Where the Enemies' fire lands; the Automa's row only if there is an Automa.
LA-11.32 | phase enemies; foe warwolves; outcomes 2 4
    -> told The Enemies fire, and their Damage lands in the bottom row.
LA-11.32 | phase enemies; foe warwolves; outcomes 2 1
    -> told The Enemies fire, and their Damage lands on the Truck.
LA-20.34 | solo; phase enemies; foe warwolves; outcomes 2 4
    -> told The Enemies fire, and their Damage lands in the bottom row, or in row A for the Automa.
LA-12.7 | phase end; zone driver medic orphan jackal hermit
    -> told The Convoys leave the Driver behind.
# Two blocks alike, and two with one thing more.
LA-8.24 | zone roadside-pump; blocks 1 FF FF; active leader; damaged 0b3
    explore:1 later -> label 2 Fuel (the left block); labels_differ yes
LA-8.24 | zone roadside-pump; blocks 1 FF F; active leader; damaged 0b3
    explore:1 later -> label 2 Fuel; labels_differ yes
LA-8.24 | zone frozen-farm; blocks 1 FFP A; active leader
    explore:1 later 0 -> told Ada gains 2 Fuel and 1 Food.
# Two Weapons of one rating, and two boxes of one Device; alone the rating says enough.
LA-11.7 LA-11.8 | phase fire; foe riderwolves hitpoints=2a; stow SSSA
    -> label Weapon 2 at Riderwolves
LA-11.7 LA-11.8 | phase fire;
        foe riderwolves hitpoints=2a; convoy hauler/roof-gun crew-car flatbed; stow SSSA
    -> label Weapon 2 (Roof Gun box 1) at Riderwolves;
        label Weapon 2 (Crew Car box 3) at Riderwolves
LA-11.7 LA-11.8 | phase fire;
        foe riderwolves hitpoints=2a; convoy hauler/wolves-cages crew-car flatbed; stow SSSP
    -> label 2 damage (Wolves Cages box 1) to Riderwolves;
        label 2 damage (Wolves Cages box 2) to Riderwolves
# Two of one name in the Zone; two cards of one name in hand are one choice.
LA-8.8 | zone travelers-1 driver travelers-2; active leader
    -> label Travelers (slot 1); label Driver; label Travelers (slot 3)
LA-5.22 | active leader; rest medic; hand mre-1 mre-2 | -> verb play mre-1
# An Explorer reaches two tiles with the same Bonus Action.
LA-14.10 | zone driver; active leader+1 explorer; tiles 1-1 2-1 3-1 2-2 5-1
    explore:1:leader -> label 2 treatments (slot 2); labels_differ yes
# What makes way is what is lost.
LA-8.39 | zone driver;
        active leader; rest medic; lies 0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:A 2b1:A 2b2:F
    explore:1 later -> detail 0b1 You lose 1 Survivor.; detail 0b2 You lose 1 Ammo.
# Who goes may be nobody: silence turns back.
LA-8.14 | zone - medic; active driver+1 co-pilot orphan
    explore:2:others -> label Co-Pilot; label Driver; label Orphan; default
        | . -> options explore:2 break otherwise; active driver+1 co-pilot orphan
# Two Enemies fire at the top row, and nobody has a Device.
LA-4.15 | phase enemies; foe warwolves; foe riderwolves hitpoints=2a; outcomes 2 3
    -> told_once Ben and Ada have no undamaged box in the top row and take no Damage.
# One point is one point.
LA-13.12 | phase end; round 6; damaged 0b3 1b2 2b2; at 101; damaged_1 0b3 1b2 2b2
    -> told Ada: 1 point (spaces ahead 1).; told Ben: 0 points.; why Ada has 1 point.
""")
def test_what_players_read(check: Check) -> None:
    check()


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (block_words("OO"), "2 Objects"),
        (block_words("AO"), "1 Ammo and 1 Object"),
        (block_words("FFP"), "2 Fuel and 1 Food"),
        (block_words(""), "nothing"),
        (in_words("roadside-pump", ("FF", "FF")), "2 Fuel in each of two blocks"),
        (in_words("roadside-pump", ("F", "P")), "1 Fuel, or 1 Food"),
    ],
)
def test_singular_and_plural(said: object, words: str) -> None:
    assert str(said) == words
