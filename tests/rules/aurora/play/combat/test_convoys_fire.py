"""LA-11.7 to LA-11.20: Convoys fire on the Enemies of their Region."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # Ada has the Weapon 2 of her Crew Car ("1b2") and 1 Ammo; nobody else has Ammo.
    "front": "phase fire; stow SSSA",
    # Ada faces Ulmar with nine boxes left.
    "ulmar": "seats 4; phase fire; foe ulmar {}; stow SSSA; outcomes 2 8",
    # Card 1a, O T T A T T, fresh from an ambush.
    "fresh": "phase ambush; zone warwolves; stow SSSA; objects mre-1; hitpoints 2a+1a 3a+4a "
    "5a+6a; outcomes 2 5",
    # The next shot fills one box of this card.
    "box": "seats 4; phase fire; foe warwolves {}; stow SSSA; outcomes 2 5; objects mre-1",
    # Ada's three Target counters are on Enemies; the Warwolves' next box is a Target.
    "all-out": "phase fire; stow SSSA; outcomes 2 5",
    # Two boxes of the Cages, each 1 Food for 2 damage, against Ulmar: T * T O ...
    "cages": "seats 4; phase fire; foe ulmar hitpoints=6b filled=0; convoy hauler/wolves-cages "
    "crew-car flatbed; active leader; stow SPPPA {}; outcomes 2",
    "guns": "convoy hauler/roof-gun crew-car flatbed; phase fire",
}
rows = make_rows(POSITIONS)


@rows("""
# The front Convoy first; each makes its attacks before the next one's turn.
LA-11.7 | front; seats 3; order 1 2 0; foe warwolves; stow_1 SSSA; stow_2 SSSA
    -> asks 0 | stop -> asks 2 | stop -> asks 1
# Two Weapons and three Ammo make two shots, and 1 Ammo is left; the Food came from a box.
LA-11.7 LA-11.12 | ulmar hitpoints=5b filled=0; guns; stow SSSAAA
    -> options 0t0:ulmar 1b2:ulmar every:ulmar stop
        | 0t0:ulmar -> options 1b2:ulmar stop | 1b2:ulmar -> stores PA; phase exploration
# Every Weapon fires, the strongest first, while there are Ammo, Weapons and boxes.
LA-11.7 | ulmar hitpoints=5b filled=0; convoy hauler/twin-cannon crew-car flatbed; stow SSSAAA
    every:ulmar -> stores PA; said fires Weapon
LA-11.7 | ulmar hitpoints=5b filled=0; guns | -> lacks every:ulmar
LA-11.7 | guns; foe warwolves filled=5; stow SSSAA | -> lacks every:warwolves
# A stop for hidden cards is secret, and the same for a card that can be played or not.
LA-11.7 LA-22.4 | front; foe warwolves; stow SSS; hand incendiary-ammunition-1
    -> asks 0; options stop hurry; secret yes; default stop; about Ada may play a hidden card
LA-11.7 LA-22.4 | front; foe warwolves; stow SSS; hand mre-1
    -> asks 0; options stop hurry; secret yes; default stop; about Ada may play a hidden card
LA-11.7 | front; foe warwolves; hand mre-1; outcomes 2 7 | 1b2:warwolves -> phase exploration
# Only the Enemies of the own Region are in reach.
LA-11.7 | front; foe warwolves; foe riderwolves 2 hitpoints=2a
    -> options 1b2:warwolves stop; refuses 1b2:riderwolves
LA-11.7 | phase fire; foe warwolves; foe riderwolves hitpoints=2a; stow SSSA
    -> options 1b2:warwolves 1b2:riderwolves stop
# By default nobody fires; without Ammo or a whole Weapon nobody is asked.
LA-11.7 | front; foe warwolves | . -> stores A; fired
LA-11.7 LA-11.8 | front; foe warwolves; stow SSS
    -> phase exploration; said No Ammo: Ada holds fire.
LA-11.7 LA-11.8 | front; foe warwolves; damaged 1b2 | -> phase exploration
# Outcome 8 has 1, 2, 3 and 3 damage for the four ratings.
LA-11.8 LA-11.9 LA-17.4 | ulmar hitpoints=6b filled=0; convoy hauler gun-trailer; outcomes 8
    1b2:ulmar -> filled ulmar:2
LA-11.8 LA-11.9 LA-17.4 | ulmar hitpoints=6b filled=0; convoy hauler artillery-trailer; outcomes 8
    1b2:ulmar -> filled ulmar:3
LA-11.8 LA-11.9 LA-17.4
        | ulmar hitpoints=6b filled=0; convoy hauler covered-wagon/gauss-cannon; outcomes 8
    1t0:ulmar -> filled ulmar:3
LA-11.8 | ulmar hitpoints=5b filled=0; convoy hauler artillery-trailer
    -> detail 1b2:ulmar Weapon 3 at Ulmar:
# Four players, Weapon 2, 2 damage on fresh Warwolves: 1 Object card, and a Target counter.
LA-11.8 LA-11.9 LA-11.13 LA-11.14 LA-17.3
        | front; seats 4; foe warwolves filled=0; outcomes 3; objects mre-1
    1b2:warwolves -> hand mre-1; targets warwolves:0x1; filled warwolves:2; stores
# The odds are those of what has not been discarded.
LA-11.9 LA-11.10 | front; foe warwolves | -> detail 1b2:warwolves 11 of 12 cards hit, jams on 2
LA-11.9 LA-11.10 | front; foe warwolves; outcomes_left 6
    -> detail 1b2:warwolves 1 of 1 card hits, jams on 1
# Outcome 6 jams the Weapon, and its shot still counts.
LA-11.10 | front; seats 4; foe warwolves hitpoints=1b filled=0; stow SSSAA; outcomes 6 5
    1b2:warwolves -> damaged 1b2; filled warwolves:2; phase exploration; stores A
# Outcome 12 brings 2 Fury and no damage, outcome 7 1 and 1.
LA-11.11 | front; seats 4; foe warwolves filled=0; outcomes 12 5
    1b2:warwolves -> fury 2; filled warwolves:0
LA-11.11 | front; seats 4; foe warwolves filled=0; outcomes 7 5
    1b2:warwolves -> fury 1; filled warwolves:1
# A Weapon fires once a phase, even when it has been repaired.
LA-11.12 LA-25.14 | seats 4; phase fire;
        foe warwolves hitpoints=1b filled=0; stow SSSAA; hand weapon-manual; outcomes 6 5
    1b2:warwolves +weapon-manual -> damaged; phase exploration; stores A
# 4 players begin at box 1 (Object), 3 at box 3 (Target), 2 at box 4 (Ammo).
LA-11.13 | fresh; seats 4
    -> filled warwolves:0 | 1b2:warwolves -> filled warwolves:1; hand mre-1; stores
LA-11.13 | fresh; seats 3 | 1b2:warwolves -> filled warwolves:3; targets warwolves:0x1; hand; stores
LA-11.13 | fresh | 1b2:warwolves -> filled warwolves:4; stores A; hand; targets warwolves:
# Before the shot its answer names what the next two boxes pay, or the last one.
LA-11.13 LA-17.2 | front; foe warwolves | -> detail 1b2:warwolves gain 1 Ammo, then 1 Target counter
LA-11.13 LA-17.2 | front; foe warwolves hitpoints=3b filled=4
    -> detail 1b2:warwolves gain nothing, then 1 Object
LA-11.13 LA-17.2 | front; foe warwolves filled=4
    -> detail 1b2:warwolves gain 1 Target counter, then 1 more
LA-11.13 LA-17.2 | front; foe warwolves hitpoints=4b filled=6 | -> detail 1b2:warwolves gain 1 Fame
# Later damage begins at the first empty box.
LA-11.13 | front; foe warwolves filled=4; outcomes 2 5
    1b2:warwolves -> filled warwolves:5; targets warwolves:0x1
# Each box pays at once: Fame, a Resource, an Object, an own Target counter, or nothing.
LA-11.14 | box hitpoints=1b filled=0 | 1b2:warwolves -> fame 1; stores; hand; targets warwolves:
LA-11.14 | box hitpoints=2b filled=0 | 1b2:warwolves -> fame 0; stores P; hand; targets warwolves:
LA-11.14 | box hitpoints=4a filled=4 | 1b2:warwolves -> fame 0; stores F; hand; targets warwolves:
LA-11.14 | box filled=0 | 1b2:warwolves -> fame 0; stores; hand mre-1; targets warwolves:
LA-11.14 | box hitpoints=2a filled=0 | 1b2:warwolves -> fame 0; stores; hand; targets warwolves:0x1
LA-11.14 LA-17.2 | phase fire; foe the-final-howl hitpoints=3b filled=4; stow SSSA; outcomes 2 5
    1b2:the-final-howl -> filled the-final-howl:5; fame 0; stores; hand; targets the-final-howl:
# The last Ammo brings an Ammo, or an Object, for the second Weapon.
LA-11.15 | front; guns; foe warwolves; outcomes 2 2
    1b2:warwolves 0t0:warwolves -> filled warwolves:5; stores
LA-11.15 | guns;
        seats 4; foe warwolves filled=0; stow SSSA; outcomes 2 2; objects incendiary-ammunition-1
    1b2:warwolves +incendiary-ammunition-1 0t0:warwolves -> filled warwolves:3
# 2 damage on the last box: no other Enemy takes the second point.
LA-11.16 | front; foe warwolves filled=5; foe riderwolves hitpoints=2a; outcomes 3 5
    1b2:warwolves -> defeated warwolves; filled riderwolves:3
# Without a counter on the board one may come from another Enemy; by default it stays.
LA-11.17 | all-out; foe warwolves filled=4 0x1; foe riderwolves 2 hitpoints=2a 0x2
    1b2:warwolves -> options none riderwolves | riderwolves -> targets warwolves:0x2 riderwolves:0x1
LA-11.17 | all-out; foe warwolves filled=4 0x0; foe riderwolves 2 hitpoints=2a 0x3
    1b2:warwolves . -> targets warwolves:0x0 riderwolves:0x3
# There is no fourth Target counter: the box is filled, and nobody is asked.
LA-11.18 LA-25.10 | all-out; foe warwolves filled=4 0x3; foe riderwolves 2 hitpoints=2a 0x0
    1b2:warwolves -> targets warwolves:0x3 riderwolves:0x0;
        filled warwolves:5 riderwolves:3; phase exploration
# No Outcome card is turned; the Defence boxes pay.
LA-11.19 LA-11.20 | cages
    0t0:ulmar -> filled ulmar:2; targets ulmar:0x1; fame 1; outcomes_out; stores PPA
    # Each box works once a phase.
    0t0:ulmar -> lacks 0t0:ulmar; offers 0t1:ulmar
        | 0t1:ulmar -> filled ulmar:4; options 1b2:ulmar stop
# Neither the Shooter's bonus nor the Incendiary Ammunition is used up.
LA-11.20 LA-14.22 | cages; active shooter
    0t0:ulmar -> filled ulmar:2 | 1b2:ulmar -> filled ulmar:4
LA-11.20 | cages; hand incendiary-ammunition-1
    +incendiary-ammunition-1 0t0:ulmar -> filled ulmar:2 | 1b2:ulmar -> filled ulmar:4; stores PPA
""")
def test_convoys_fire(check: Check) -> None:
    check()
