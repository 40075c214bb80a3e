"""LA-11.21 to LA-11.30: what a defeated Enemy leaves, and who keeps what of it."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # Ada's next shot fills the last box of the Warwolves, which is a Target.
    "falling": "phase fire; foe warwolves filled=5 {}; stow SSSA; outcomes 2 7; first-loot",
    "first-loot": "loot 0 land-mine shortcut-map weapon-manual pack-banner",
    # She is dealt this card.
    "dealt": "phase fire; foe warwolves filled=5; stow SSSA; outcomes 2 7; loot 0 {}",
}
rows = make_rows(POSITIONS)


@rows("""
# Blue has 3 Target counters and Red 1: three cards for one, one for the other; each keeps 1.
LA-11.21 LA-11.23 LA-11.25 | falling 3x3; seats 4
    1b2:warwolves -> loot_open_3 land-mine weapon-manual pack-banner none;
        loot_open shortcut-map none | 3=land-mine 0=shortcut-map -> hand_3 land-mine;
        hand shortcut-map; loot_left 6; in_loot weapon-manual pack-banner
# Number III: the deck III-IV; without a counter on it there is none.
LA-11.21 LA-22.5 | seats 3; phase fire;
        foe the-final-howl hitpoints=3a filled=6; stow SSSA; outcomes 2 7; loot 1 survival-kit
    1b2:the-final-howl -> loot_open survival-kit none; loot_open_1; asked 0
# Ben has 3 counters, Ada 2, Cleo 1; four cards are left: Cleo 1, Ben 2, Ada 1.
LA-11.22 | seats 3; phase fire; foe warwolves filled=5 0x1 1x3 2x1;
        stow SSSA; outcomes 2 7; loot_left 0 land-mine shortcut-map weapon-manual pack-banner
    1b2:warwolves -> loot_open shortcut-map none; loot_count_1 3; loot_count_2 2; loot_left 0
# Ada's choice is secret and open while Ben goes on firing; then it is waited for.
LA-11.23 LA-21.2 | first-loot; phase fire; order 1 0; foe warwolves filled=5 0x1;
        foe riderwolves hitpoints=2a; stow SSSA; outcomes 2 7; stow_1 SSSA
    1b2:warwolves -> asks 1; phase fire; free land-mine
        | 1b2:riderwolves -> filled riderwolves:4; asks 0; secret yes; offers land-mine
    1b2:warwolves 0=shortcut-map -> kept shortcut-map; asks 1 | stop -> phase exploration
# None may be kept; by default it is the first card dealt.
LA-11.23 | falling 0x1; loot 0 shortcut-map land-mine
    1b2:warwolves none -> hand; loot_left 8
    1b2:warwolves . -> hand shortcut-map; loot_left 7
# Kept Loot comes into play when all have fired.
LA-11.24 | first-loot; phase fire; order 1 0; foe warwolves filled=5 0x1;
        foe riderwolves hitpoints=2a; stow SSSA; outcomes 2 7; stow_1 SSSA
    1b2:warwolves 0=land-mine -> hand; kept land-mine | stop -> hand land-mine; kept
LA-11.24 | phase fire; foe the-final-howl hitpoints=3b filled=6 0x1;
        foe riderwolves hitpoints=2a; convoy hauler/roof-gun crew-car flatbed;
        stow SSSAAA; outcomes 2 2 7; loot 1 gauss-cannon survival-kit
    1b2:the-final-howl 0=gauss-cannon@1t -> kept gauss-cannon; options 0t0:riderwolves stop
        | stop -> convoy hauler/roof-gun crew-car/gauss-cannon flatbed
# Counters come back, the Enemy goes to the defeated, its Hitpoints card to the Common pile.
LA-11.25 LA-2.15 | falling 0x1 1x2
    1b2:warwolves -> counters 3;
        counters_1 3; defeated warwolves; filled; spent_hitpoints 1a; common
# A Convoy card is kept for a place, and goes there without another question.
LA-11.26 LA-23.14 | dealt armored-baggage-rack
    1b2:warwolves -> options armored-baggage-rack@0t armored-baggage-rack@1t armored-baggage-rack@2t
        none; default armored-baggage-rack@0t; secret yes
        | armored-baggage-rack@1t -> convoy hauler crew-car/armored-baggage-rack flatbed
    # What is refused goes back to its deck, and nobody else learns what it was.
    1b2:warwolves none -> in_loot armored-baggage-rack; loot_left 8; unsaid Baggage
# Without a free place it is refused by default; replacing is the owner's to say.
LA-11.26 | dealt wolves-cages; convoy hauler/roof-rack crew-car/roof-gun
    1b2:warwolves -> default none
        | wolves-cages@1t -> common roof-gun; convoy hauler/roof-rack crew-car/wolves-cages
# If two cards were kept for one place, the second is asked about again.
LA-11.26 LA-22.5 | phase fire; foe warwolves filled=5 0x1; foe riderwolves filled=5 0x1;
        stow SSSAAA; armed yes; convoy hauler/roof-gun crew-car flatbed; outcomes 2 2 7;
        loot 0 armored-baggage-rack wolves-cages
    0t0:warwolves 0=armored-baggage-rack@1t 1b2:riderwolves wolves-cages@1t
        -> options 2t 0t 1t refuse; default 2t; secret yes;
        convoy hauler/roof-gun crew-car/armored-baggage-rack flatbed
        | refuse -> in_loot wolves-cages; said leaves a Loot card behind; unsaid Cages
# A Truck is taken by default if it is faster.
LA-11.26 | dealt wolves-hummer
    1b2:warwolves -> default wolves-hummer@0b | . -> convoy wolves-hummer crew-car flatbed
LA-11.26 | dealt wolves-hummer; convoy ice-runner crew-car flatbed
    1b2:warwolves -> default none
# Two Survivors and the Food come over from the Hauler; the Fuel stays where it was.
LA-11.27 | dealt wolves-hummer; active leader co-pilot; lies 0b0:S 0b1:S 0b2:P 1b0:A 1b1:F 2b0:F
    1b2:warwolves wolves-hummer@0b -> has_boxes 1b1:F 2b0:F 2b2:P;
        manned yes; aboard 2; common red-hauler
# The Hauler's Ammo would fit if a Fuel moved. It stays behind, or a Survivor does.
LA-11.27 LA-8.25 LA-8.37 | dealt wolves-hummer; convoy hauler/wolves-cages crew-car flatbed;
        active leader co-pilot; lies 0b0:S 0b1:S 0b2:A 1b0:F 1b1:F 2b0:F 2b1:F 2b2:P
    0t0:warwolves wolves-hummer@0b -> options A S | A -> stores FFFF; aboard 2; crew leader co-pilot
    0t0:warwolves wolves-hummer@0b S red-co-pilot -> stores FFFFA; aboard 1; crew leader
    0t0:warwolves wolves-hummer@0b . -> stores FFFF; aboard 2
# The Truck's one whole box must take the Ammo, though nobody rides in front then.
LA-11.27 LA-8.36
        | dealt wolves-cages; convoy hauler/roof-rack bunk-wagon/roof-gun crew-car/twin-cannon;
        active leader co-pilot; lies 0b0:X 0b1:X 0t0:S 0t1:A 1b0:S 1b2:F 2b0:F 2b1:F; armed yes
    2b2:warwolves wolves-cages@0t -> boxes 0b0:X 0b1:X 0b2:A 1b0:S 1b1:S 1b2:F 2b0:F 2b1:F
# The Prisoner rests, with a token.
LA-11.28 LA-14.23 | dealt prisoner
    1b2:warwolves prisoner -> crew leader co-pilot cold-maiden prisoner; aboard 4
# The fourth hidden card: one goes, the newest if nobody says, or is played.
LA-11.29 LA-5.19 LA-5.20 LA-11.30 | dealt shortcut-map; hand mre-1 nitromethane-1 welding-torch-1
    1b2:warwolves shortcut-map -> default shortcut-map; secret yes
        | mre-1 -> hand nitromethane-1 welding-torch-1 shortcut-map
    1b2:warwolves shortcut-map shortcut-map -> common shortcut-map; objects_out
LA-11.29 LA-5.20 | dealt weapon-manual; convoy hauler/roof-gun crew-car flatbed;
        damaged 2b2; damaged 0t0; hand mre-1 nitromethane-1 welding-torch-1
    1b2:warwolves weapon-manual play-weapon-manual -> hand mre-1 nitromethane-1 welding-torch-1
# Special Loot is played in its phase, and pays no price that is an Object.
LA-11.29 | falling; hand survival-kit | -> unfree survival-kit
LA-11.29 | hand survival-kit | -> free survival-kit
LA-11.29 LA-15.10 | zone merchant-1; hand weapon-manual | -> lacks explore:1
LA-11.29 | zone merchant-1; hand mre-1 | -> offers explore:1
LA-11.30 | hand survival-kit | +survival-kit -> common survival-kit
""")
def test_loot(check: Check) -> None:
    check()
