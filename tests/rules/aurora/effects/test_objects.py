"""LA-5.18 to LA-5.24, LA-16: Objects, how many hidden cards one holds, and what each does."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # Ada draws an Object from the Police Post.
    "draws": "zone police-post; active leader; objects mre-2",
    # Ada's locker is among the boxes that the Warwolves hit.
    "shot": "phase enemies; foe warwolves; convoy hauler/stash-locker crew-car flatbed; "
    "outcomes 2 5; hand nitromethane-1 nitrous-oxide-1 welding-torch-1 {}; at_1 118a",
    "three-cards": "hand nitromethane-1 nitrous-oxide-1 welding-torch-1; damaged 1b2",
    # Ada is the first to drive.
    "drive": "phase movement; order 1 0; active leader",
    # Ada has Incendiary Ammunition and faces fresh Warwolves.
    "fires": "phase fire; order 1 0; foe warwolves filled=0; convoy hauler/roof-gun crew-car; "
    "active leader; hand incendiary-ammunition-1; outcomes {}",
    # The Medic is in this zone; MRE, IV Bag and Torch are of use.
    "recovers": "active leader+1; exhausted hermit {}; stow SSSPF; damaged 1b2; hand mre-1 "
    "decontamination-iv-bag-1 welding-torch-1",
    # Ada, who may have a Bonus Action, goes to the Storehouse. If its counter would kill, she says
    # whether somebody takes it; else what she takes.
    "ill": "zone contaminated-storehouse; active co-pilot; rest medic; damaged 2b2",
}
rows = make_rows(POSITIONS)


@rows("""
# Of four cards Ada discards the one she likes, in secret; by default the newest.
LA-5.19 LA-5.20 | draws; hand nitromethane-1 nitrous-oxide-1 tooth-necklace
    explore:1 later 1 -> secret yes; offers nitromethane-1 nitrous-oxide-1 tooth-necklace mre-2
        | nitrous-oxide-1 -> hand nitromethane-1 tooth-necklace mre-2; objects_out nitrous-oxide-1
LA-5.20 | draws; three-cards
    explore:1 later 1 . -> hand nitromethane-1 nitrous-oxide-1 welding-torch-1
# The Torch may be used at once; the bottles are for Movement.
LA-5.20 | draws; three-cards; damaged 1b2
    explore:1 later 1 -> offers play-welding-torch-1; lacks play-nitromethane-1 play-nitrous-oxide-1
        | play-welding-torch-1 -> damaged; hand nitromethane-1 nitrous-oxide-1 mre-2
# A fourth card stays with a Stash Locker; with Damage on it the limit is three at once.
LA-5.19 | draws; three-cards; convoy hauler/stash-locker crew-car flatbed
    explore:1 later 1 -> hand nitromethane-1 nitrous-oxide-1 welding-torch-1 mre-2
LA-5.19 LA-5.21 | draws; three-cards; convoy hauler/stash-locker crew-car flatbed; damaged 0t0
    explore:1 later 1 -> offers nitromethane-1 nitrous-oxide-1 welding-torch-1 mre-2
LA-5.21 | shot mre-1 | 0=0t0 nitromethane-1 -> hand nitrous-oxide-1 welding-torch-1 mre-1
# In Phase 4 the Manual may be used as the card too many.
LA-5.20 | shot weapon-manual; damaged 1b2
    0=0t0 play-weapon-manual -> damaged 0t0;
        fame 1; hand nitromethane-1 nitrous-oxide-1 welding-torch-1
# In Exploration Ada may weld but not fuel; Ben, whose turn it is not, neither.
LA-5.22 | three-cards; damaged_1 1b2; hand_1 welding-torch-2
    -> free welding-torch-1; unfree nitromethane-1 nitrous-oxide-1; unfree_1 welding-torch-2
        | +welding-torch-1 -> objects_out welding-torch-1
LA-5.22 | three-cards; phase movement; order 1 0; stow SSSF
    -> free nitromethane-1 nitrous-oxide-1 welding-torch-1
# A white cube becomes the top card: Ada reads it, the others see one card.
LA-5.18 LA-5.24 LA-8.26 | draws; objects welding-torch-1
    explore:1 later 1 -> hand welding-torch-1;
        stores; hears Welding Torch; misses_1 Welding Torch; view_1.players.0.hidden 1;
        view_1.players.0.hand None; view.players.0.hand None; view_0.sheet.hand.card welding-torch-1
# With no Objects left the gain is ignored; the cube is gone all the same.
LA-5.23 | draws; objects_left | explore:1 later 1 -> hand; blocks AA+
# -- LA-16: when and how each Object helps --
# The Co-Pilot goes to slot 5 alone, without Food; there is no use for it in Movement.
LA-16.2 LA-16.3 | zone - - - - frozen-farm; active co-pilot; hand antifreeze-capsules-1
    -> lacks explore:5 | +antifreeze-capsules-1 explore:5 later 0 -> stores P
LA-16.3 | drive; stow SF; hand antifreeze-capsules-1 | -> unfree antifreeze-capsules-1
# A printed skill of 3, less Contamination, to the end of the phase.
LA-16.2 LA-16.3 | active co-pilot medic; hand antifreeze-capsules-1
    +antifreeze-capsules-1 red-co-pilot -> survivor red-co-pilot active 3 0
        | .. -> round 2; survivor red-co-pilot active 1 0
LA-16.2 LA-16.3 | active leader+1 medic; hand antifreeze-capsules-1
    +antifreeze-capsules-1 red-leader -> survivor red-leader active 2 1
        | .. -> round 2; survivor red-leader active 1 1
LA-16.2 LA-16.3 | active renegade medic; hand antifreeze-capsules-1
    +antifreeze-capsules-1 renegade -> survivor renegade active 3 0
LA-16.2 LA-16.3 | active renegade+1 medic; hand antifreeze-capsules-1
    +antifreeze-capsules-1 renegade -> survivor renegade active 2 1
# Two counters, both from one or one from each of two, in any zone.
LA-16.4 LA-16.14 | active renegade+2; rest driver+1; hand decontamination-iv-bag-1
    +decontamination-iv-bag-1 renegade renegade -> crew renegade driver+1
    +decontamination-iv-bag-1 renegade driver -> crew renegade+1 driver
LA-16.4 | active renegade; hand decontamination-iv-bag-1 | -> unfree decontamination-iv-bag-1
# An attack without Ammo, and 1 more damage than the 1 of card 2; the next costs Ammo.
LA-16.7 | fires 2 2; stow SA
    +incendiary-ammunition-1 1b2:warwolves -> filled warwolves:2; stores A
        | 0t0:warwolves -> filled warwolves:3; stores
# On card 12 a Weapon of 2 inflicts nothing, and so does the fire; no Ammo is needed.
LA-16.7 | fires 12 12 | -> phase fire | +incendiary-ammunition-1 1b2:warwolves -> filled warwolves:0
# The Medic goes out once more; the second MRE of the phase is not to be had.
LA-16.8 | zone frozen-farm; active medic; exhausted driver; hand mre-1 mre-2; rest_1 leader
    explore:1 later 0 none +mre-1 medic -> active medic; unfree mre-2
        | done -> asks 0; unfree mre-2 | explore:1 later -> stores PA
# One for every phase: in Exploration, and in Movement.
LA-16.8 | active leader; exhausted medic driver; stow SSSF; hand mre-1 mre-2; rest_1 leader
    +mre-1 medic . . . . -> phase movement; rest driver | +mre-2 -> rest
# From Exhausted or Rest to Active, in three phases, with IV Bag and Torch beside it.
LA-16.9 LA-16.14 | recovers; rest medic
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase exploration
LA-16.9 LA-16.14 | recovers medic
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase exploration
LA-16.9 LA-16.14 | recovers; phase rest; rest medic
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase rest
LA-16.9 LA-16.14 | recovers medic; phase rest
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase rest
LA-16.9 LA-16.14 | recovers; phase movement; order 1 0; rest medic
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase movement
LA-16.9 LA-16.14 | recovers medic; phase movement; order 1 0
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase movement
# The question of the meal follows what the MRE has changed.
LA-16.9 | phase rest; active leader; exhausted medic driver; stow SSSP; hand mre-1
    -> options done feed:medic feed:driver
        | +mre-1 driver -> options done feed:medic | feed:medic -> active leader driver medic
# Ben's turn ends with nobody Active anywhere: the phase is over, and Ada's MRE with it.
LA-16.10 | order 1 0;
        exhausted medic; stow SF; hand mre-1; active_1 leader; stow_1 SSSP; damaged_1 1b2
    break:green-leader:0 -> unfree mre-1 | done -> phase movement; active
# Three spaces at speed 2: the first Fuel stays; then Damage, on a box of the Truck.
LA-16.11 | drive; stow SFF; hand nitromethane-1
    -> offers 103a; lacks 104a | +nitromethane-1 -> offers 104a; lacks 105a
        | 103a -> options 0b0 0b1 0b2 0b3 | 0b3 -> space 103a; stores F
LA-16.11 | drive; hand nitromethane-1
    +nitromethane-1 102 0b3 -> space 102; damaged 0b3
    +nitromethane-1 -> lacks 103a
# One faster, for this movement.
LA-16.12 | drive; stow SF; hand nitrous-oxide-1
    -> offers 102; lacks 103a
        | +nitrous-oxide-1 -> offers 103a; lacks 104a | 103a .. -> stores; speed 2
# What stands on a card is read aloud once a game.
LA-5.22 | phase movement; hand nitrous-oxide-1 nitrous-oxide-2
    +nitrous-oxide-1 -> told Ada plays Nitrous Oxide. From a dentist's cellar,
        | +nitrous-oxide-2 -> told_once Ada plays Nitrous Oxide.
# Three of four Damage, on any cards; or what there is.
LA-16.13 | damaged 0b3 1b2 2b0 2b2; hand welding-torch-1
    +welding-torch-1 0b3&1b2&2b2 -> damaged 2b0
LA-16.13 | damaged 0b3; hand welding-torch-1 | +welding-torch-1 -> damaged
# -- LA-16.5, LA-16.6: the Hazmat Suit, at once or a little later --
# At once, from the card of a slot; it goes to the Object discards.
LA-16.5 | ill; hand hazmat-suit-1
    explore:1 later hazmat-suit-1 -> crew co-pilot medic; objects_out hazmat-suit-1
# From an ambush, a waypoint, a Shortcut: out of turn or in it.
LA-16.5 LA-16.6 LA-21.3 | phase ambush; order 1 0; zone the-final-howl; at 118a; hand hazmat-suit-1
    0=0 0=hazmat-suit-1 -> crew leader co-pilot cold-maiden
LA-16.5 LA-16.6
        | phase movement; order 1 0; active leader; stow SF; hand hazmat-suit-1; waypoints 101:C
    101 +hazmat-suit-1 -> crew leader
LA-16.5 LA-16.6 | phase movement;
        sides 1B 2A 3A; order 1 0; active leader; stow SF; at 102a; hand hazmat-suit-1
    105 +hazmat-suit-1 -> crew leader; space 105
# It takes the counter back before the Co-Pilot dies of it, at the end of the action.
LA-16.6 | ill; hand hazmat-suit-1
    explore:1 later red-co-pilot 0 -> text Take a Bonus Action now?; free hazmat-suit-1
        | +hazmat-suit-1 none -> exhausted co-pilot; rest medic
# Until the turn is over, and no longer.
LA-16.6 | ill; active leader; hand hazmat-suit-1
    explore:1 later 0 none +hazmat-suit-1 -> crew leader medic
    explore:1 later 0 none done -> unfree hazmat-suit-1; crew leader+1 medic
# Or until the step of all is over: as long as Ben has not answered the Howl.
LA-16.6 | phase ambush; zone the-final-howl; hand hazmat-suit-1
    0=0 0=red-leader -> crew leader+1 co-pilot cold-maiden
        | 0=hazmat-suit-1 -> crew leader co-pilot cold-maiden; asked 1
# An absent player keeps it, and the Co-Pilot dies.
LA-16.6 | ill; hand hazmat-suit-1
    explore:1 later . . . -> crew medic; hand hazmat-suit-1
    # With any hidden card the same is asked, in secret; if nobody would die, it is not waited for.
    explore:1 later -> secret yes; options red-co-pilot hazmat-suit-1
LA-16.6 | ill; hand welding-torch-1 | explore:1 later -> secret yes; options red-co-pilot hurry
LA-16.6 | ill; active leader; hand hazmat-suit-1
    explore:1 later -> crew leader+1 medic; free hazmat-suit-1; options 0 1
# What the Suit has taken off, the open IV Bag does not take off again.
LA-5.13 LA-16.6 | zone contaminated-storehouse;
        active leader; rest medic+1; hand hazmat-suit-1 decontamination-iv-bag-1
    explore:1 later 0 none +decontamination-iv-bag-1 -> options red-leader medic
        | +hazmat-suit-1 -> options medic | medic -> crew leader medic
# Two Suits are put on at once, the second before the first has found its wearer.
LA-16.6 | active leader+1! medic+1!; rest driver; hand hazmat-suit-1 hazmat-suit-2
    +hazmat-suit-1 -> options red-leader medic
        | +hazmat-suit-2 red-leader -> options medic | medic -> crew leader medic driver
""")
def test_objects(check: Check) -> None:
    check()
