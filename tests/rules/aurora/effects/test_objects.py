"""LA-5.18 to LA-5.24: Objects, and how many hidden cards one holds."""

from __future__ import annotations

from tests.rules.aurora.rows import Check, table

POSITIONS = {
    # Ada draws an Object from the Police Post.
    "draws": "zone police-post; active leader; objects mre-2",
    # Ada's locker is among the boxes that the Warwolves hit.
    "shot": "phase enemies; foe warwolves; convoy hauler/stash-locker crew-car flatbed; "
    "outcomes 2 5; hand nitromethane-1 nitrous-oxide-1 welding-torch-1 {}; at_1 118a",
    "hand-hand": "hand nitromethane-1 nitrous-oxide-1 welding-torch-1; damaged 1b2",
}
rows = table(POSITIONS)


@rows("""
# Of four cards Ada discards the one she likes, in secret; by default the newest.
LA-5.19 LA-5.20 | draws; hand nitromethane-1 nitrous-oxide-1 tooth-necklace
    explore:1 later 1 -> secret yes; offers nitromethane-1 nitrous-oxide-1 tooth-necklace mre-2
        | nitrous-oxide-1 -> hand nitromethane-1 tooth-necklace mre-2; objects_out nitrous-oxide-1
LA-5.20 | draws; hand-hand
    explore:1 later 1 . -> hand nitromethane-1 nitrous-oxide-1 welding-torch-1
# The Torch may be used at once; the bottles are for Movement.
LA-5.20 | draws; hand-hand; damaged 1b2
    explore:1 later 1 -> offers play-welding-torch-1; lacks play-nitromethane-1 play-nitrous-oxide-1
        | play-welding-torch-1 -> damaged; hand nitromethane-1 nitrous-oxide-1 mre-2
# A fourth card stays with a Stash Locker; with Damage on it the limit is three at once.
LA-5.19 | draws; hand-hand; convoy hauler/stash-locker crew-car flatbed
    explore:1 later 1 -> hand nitromethane-1 nitrous-oxide-1 welding-torch-1 mre-2
LA-5.19 LA-5.21 | draws; hand-hand; convoy hauler/stash-locker crew-car flatbed; damaged 0t0
    explore:1 later 1 -> offers nitromethane-1 nitrous-oxide-1 welding-torch-1 mre-2
LA-5.21 | shot mre-1 | 0=0t0 nitromethane-1 -> hand nitrous-oxide-1 welding-torch-1 mre-1
# In Phase 4 the Manual may be used as the card too many.
LA-5.20 | shot weapon-manual; damaged 1b2
    0=0t0 play-weapon-manual -> damaged 0t0;
        fame 1; hand nitromethane-1 nitrous-oxide-1 welding-torch-1
# In Exploration Ada may weld but not fuel; Ben, whose turn it is not, neither.
LA-5.22 | hand-hand; damaged_1 1b2; hand_1 welding-torch-2
    -> free welding-torch-1; unfree nitromethane-1 nitrous-oxide-1; unfree_1 welding-torch-2
        | +welding-torch-1 -> objects_out welding-torch-1
LA-5.22 | hand-hand; phase movement; order 1 0; stow SSSF
    -> free nitromethane-1 nitrous-oxide-1 welding-torch-1
# A white cube becomes the top card: Ada reads it, the others see one card.
LA-5.18 LA-5.24 LA-8.26 | draws; objects welding-torch-1
    explore:1 later 1 -> hand welding-torch-1;
        stores; hears Welding Torch; misses_1 Welding Torch; view_1.players.0.hidden 1;
        view_1.players.0.hand None; view.players.0.hand None; view_0.sheet.hand.card welding-torch-1
# With no Objects left the gain is ignored; the cube is gone all the same.
LA-5.23 | draws; objects_left | explore:1 later 1 -> hand; blocks AA+
""")
def test_hidden_cards(check: Check) -> None:
    check()
