"""What all may read of driving, firing and a round's end: everything on the table is public
(LA-22.7)."""

from __future__ import annotations

import pytest

from tests.rules.aurora.rows import Check, table

POSITIONS = {
    "drives": "phase movement; order 1 0",
    "fires": "phase fire; foe warwolves filled=5 {}; stow SSSA; outcomes 2 7",
}
rows = table(POSITIONS)


@pytest.mark.rule("LA-22.7")
@rows("""
LA-10.3 | drives; stow SSSF | stay -> told Ada stays on 100.
LA-10.3 | drives | -> told No Fuel: Ada stays on 100.
LA-10.2 | drives; stow SSSF; damaged 0b0 0b1 0b2 | -> told Nobody at the wheel: Ada stays on 100.
LA-10.7 | drives; stow SSSF
    102 -> told Ada pays 1 Fuel and drives from 100 to 102.;
        told Turn order, from the rearmost Convoy: Ben, Ada.
LA-10.17 | drives; sides 1B 2A 3A; active leader; stow SF; at 104a
    107 -> told An avalanche closes the Shortcut behind Ada.
LA-16.19 | drives; stow SSSF; mine 100-101 | 101 -> told Ada drives over the Land Mine.
LA-10.21 | drives; storm yes | -> told The snowstorm has passed.
LA-14.17 | drives; active medic; rest driver
    +medic:driver -> told Medic: Ada makes the Driver Active.
LA-10.6 | drives; convoy biomass-turbo-truck crew-car; active leader; stow SPF
    +turbo:P 104a -> told Ada will pay 1 Food for speed.;
        told Ada pays 1 Fuel and 1 Food and drives from 100 to 104a.
LA-11.2 | phase ambush; zone riderwolves | -> told The Riderwolves ambush Region 1.
LA-14.20 | phase ambush; zone riderwolves; active renegade
    0=riderwolves -> told Renegade: Ada ignores Riderwolves in this phase.
LA-11.8 | fires; outcomes 7 2
    1b2:warwolves -> told Ada fires Weapon 2 at Warwolves: 1 damage.;
        told Ada gains 1 Fury (now 1).; told Ada puts 1 Target counter on Warwolves.;
        told The Convoys defeat the Warwolves.; told Ada gets 1 Loot card.
LA-11.10 | fires; outcomes 6 7
    1b2:warwolves -> told
        Ada fires Weapon 2 at Warwolves: 2 damage, and the Weapon jams (Damage on Crew Car box 3).
LA-11.19 | fires; convoy hauler/wolves-cages crew-car; stow SSSP
    0t0:warwolves -> told Ada pays 1 Food for 2 damage to Warwolves.
LA-11.26 | fires
    1b2:warwolves wolves-hummer refuse -> told Ada has chosen from the Loot.;
        told Ada leaves a Loot card behind without showing it.
LA-11.35 | phase enemies; foe warwolves; outcomes 1 4 | -> told Warwolves: all shots miss.
LA-11.34 | phase enemies; foe warwolves; outcomes 3 4
    -> told The Warwolves ambush Region 1 again.; told Warwolves: Ada gains 1 Fury (now 1).
LA-11.31 | phase enemies; foe warwolves; outcomes 2 4
    -> told Warwolves: 1 Damage to each Convoy in Region 1.
LA-17.1 | phase ambush; zone rendall-and-randall; stow SSSFP
    0=0 0=P -> told Rendall and Randall: Ada loses 1 Food.
LA-12.4 | phase end | -> told The Aurora moves to white berth 2.; told Round 2.
LA-12.5 | phase end; foe warwolves; at 110; at_1 110
    -> told The Convoys leave the Warwolves behind.
LA-12.1 | phase end; convoy hauler/bullet-maker; active leader
    -> told Bullet Maker: Ada gains 1 Ammo.
LA-12.1 | phase end; convoy hauler/bullet-maker; active leader; lies 0b0:S 0b1:X 0b2:X
    -> told Bullet Maker: Ada has no room for 1 Ammo.
LA-16.7 | fires; hand incendiary-ammunition-1
    +incendiary-ammunition-1
        -> told Ada's next attack costs no Ammo and does 1 extra damage if it hits.
LA-16.16 | drives; stow SSSF; hand land-mine
    101 +land-mine -> told A Land Mine now lies between 100 and 101.
LA-16.16 | fires 1x2; hand sonic-grenade
    +sonic-grenade -> told Ada replaces 2 Target counters of Ben on Warwolves.
""")
def test_all_may_read_what_happens(check: Check) -> None:
    check()
