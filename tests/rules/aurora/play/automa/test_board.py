"""LA-20: the Last Automa's board, what befalls it, and how it scores."""

import pytest

from rules.aurora.model.state import AUTOMA
from tests.rules.aurora.build import open_new_table
from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # It faces the Immortal Wolf with all his boxes, and every Outcome card is 8.
    "fires": "solo; phase fire; foe immortal-wolf hitpoints=6b filled=0; its_ammo 7; "
    "outcomes_left 8 8 8 8 8 8 8 8",
    # The Automa explores slot 5, the slot of cost 3, by this card.
    "fifth": "solo; order -1 0; zone - - - - {}; its_pile AC3",
    # The Automa turns over AC6.
    "turns": "solo; order -1 0; its_pile AC6",
    # The card falls on the Automa's Region; Ada is behind.
    "ambushed": "solo; phase ambush; its_space 109a; its_ammo 0; outcomes {}",
    # The last round ends.
    "end": "solo; phase end; round 6; order -1 0",
    # Three clean Convoy cards and this Fame, against four groups of the Automa.
    "tie": "solo; phase end; round 6; order -1 0; its_column 3; its_marks B1 C1 D1 {}",
}
rows = make_rows(POSITIONS)


@rows("""
# Set up for two, less what is marked; the player has the usual cards, the Automa its own.
LA-20.1 | opened 1
    -> view.put_back 2 2 3;
        view.deck 24; crew leader co-pilot cold-maiden; convoy hauler crew-car flatbed
LA-20.2 | opened 1
    -> its_survivors 2; its_stores PFA; its_fame 0; its_column 1;
        its_space 100; its_counters 2; its_count pile:2 deck:4; its_hard no; its_discards
LA-20.2 | opened 1 hard=yes | -> its_hard yes
# All but the leftmost box of row A is covered.
LA-20.3 | opened 1 | -> its_row_a .XXXXX; its_marks
# Weapons 3 in A6, 2 in A3, 1 in A1 and C2; covered ones do not fire.
LA-20.4 LA-20.37 | fires; its_column 6; its_marks
    -> its_fired A6 A3 C2 A1; said Weapon 3 (row A, column 6) at the Immortal Wolf: 3 damage;
        said Weapon 2 (row A, column 3) at the Immortal Wolf: 2 damage
LA-20.4 LA-20.36 | fires | -> its_fired C2 A1; filled immortal-wolf:2
# Stores hold seven of each and six Survivors.
LA-20.5 LA-20.6 | fifth arsenal; its_pile AC5; its_ammo 5 | -> its_ammo 7
LA-20.5 | turns; zone - driver; its_pile AC1; its_survivors 5 | -> its_survivors 6
LA-20.5 | turns; zone - driver; its_pile AC1; its_survivors 6; its_standing yes yes
    -> its_survivors 6; its_contaminated_count 1
# Damage never hits the stores.
LA-20.6 LA-20.32 | solo; phase enemies; foe immortal-wolf hitpoints=6b;
        foe ulmar hitpoints=5b; at 109a; its_food 3; its_fuel 3; its_ammo 3; outcomes 6 1 4 7 10
    -> its_stores PPPFFFAAA; its_survivors 2
# Two Survivors, three poisoned places: the third is ignored.
LA-20.29 | fifth greenhouse | -> its_survivors 2; its_contaminated_count 1
LA-20.29 | fifth greenhouse; its_standing yes | -> its_survivors 2; its_contaminated_count 2
LA-20.29 | fifth greenhouse; its_standing yes yes | -> its_survivors 2; its_contaminated_count 2
# Immortal Wolf, 2 damage: C under the counter, then D, damaged there: the next to the left.
LA-20.30 LA-20.32 | ambushed 8 11 7; zone immortal-wolf; its_column 3; its_marks D3
    -> its_marks C3 D2 D3; said row C, column 3.; said row D, column 2.
# Of two options it takes the first; target areas are ignored.
LA-20.30 | ambushed 7 12; zone the-final-howl | -> its_contaminated_count 1; its_marks
LA-20.30 | ambushed 7 12; zone warwolves | -> its_marks C1
# The Brothers take Ammo, else Food, else Fuel, else the damage.
LA-20.31 | ambushed 12 7; zone rendall-and-randall; its_ammo 1; its_marks A1
    -> its_stores PF; its_marks A1
LA-20.31 | ambushed 12 7; zone rendall-and-randall | -> its_stores F; its_marks
LA-20.31 | ambushed 12 7; zone rendall-and-randall; its_food 0 | -> its_stores; its_marks
LA-20.31 | ambushed 8 12 7; zone rendall-and-randall; its_food 0; its_fuel 0 | -> its_marks C1
# D1 to D3 are damaged and the counter is on 3: the point is ignored.
LA-20.33 | ambushed 11 7; zone warwolves; its_column 3; its_marks D1 D2 D3 | -> its_marks D1 D2 D3
# Outcome 11, D: 1 from the Warwolves and 2 from the Final Howl, all in row D.
LA-20.34 | solo; phase enemies; foe warwolves;
        foe the-final-howl hitpoints=3a; at 109a; its_column 4; its_marks; outcomes 11 5
    -> its_marks D4 D3 D2; outcomes_out 11
# Outcome 3 is an ambush, in the row of a card of its own.
LA-20.39 LA-20.32 | solo; phase enemies; foe warwolves; at 109a; outcomes 3 8
    -> its_marks C1; fury 0
# It repairs under the counter and to the left, from the top down, never further right.
LA-20.35 | turns; zone - roof-gun; its_column 3; its_marks C1 C5 D2 | -> its_marks C1 C5
LA-20.35 | turns; zone - roof-gun; its_column 3; its_marks B3 D3 | -> its_marks D3
LA-20.35 | turns; zone - roof-gun; its_marks C2 | -> its_marks C2
# Below the bottom of the Fame Track it takes 1 Damage; above the top it repairs 1.
LA-20.39 | fifth hunting-lodge; its_fame -1; outcomes 7 | -> its_fame -1; its_marks C1
LA-20.39 | solo; phase fire;
        foe warwolves hitpoints=2b filled=2; at 109a; outcomes 2 7; its_fame 3; its_marks C2 D1
    -> its_fame 3; its_marks C2
# 1 space ahead, 1 Fame, 2 Objects and 4 Loot for 3, four clean groups.
LA-20.47 LA-20.48 LA-20.49
        | solo; phase end; round 6; order -1 0; its_fame 1; its_objects mre-1 mre-2; its_column 6;
        its_marks A5 B1 B6 C5; its_loot pack-banner land-mine prisoner shortcut-map; its_space 101
    -> its_points distance:1 fame:1 cards:3 groups:4; ended missed
# 3 Objects, of which 1 has gone back to the deck: 1 point.
LA-20.47 | end; its_objects mre-1 mre-2; its_counted 1 | -> its_points cards:1 groups:6
# 101 to 104a: 3 spaces, or 1 if the player has Tracks.
LA-20.47 LA-10.24 | end; its_space 104a; at 101 | -> its_points distance:3 groups:6
LA-20.47 LA-10.24 | end; convoy hauler/plough-blades flatbed; its_space 104a; at 101
    -> its_points distance:1 groups:6
# If either has taken the ship, its Survivors without Contamination count instead of groups.
LA-20.48 | end; round 3; its_survivors 5; its_standing yes yes; at Q3
    -> ended taken; its_points aboard:3
LA-20.48 | end; round 3; its_survivors 5; its_standing yes yes; its_space Q3; at Q2
    -> ended taken; its_points distance:1 aboard:3
# Groups of row A are clean once the counter has uncovered all three boxes.
LA-20.49 | end; its_column 2; its_marks | -> its_points groups:6
LA-20.49 | end; its_column 3; its_marks | -> its_points groups:7
LA-20.49 | end; its_column 5; its_marks | -> its_points groups:7
LA-20.49 | end; its_column 6; its_marks | -> its_points groups:8
# The player wins only with more points.
LA-20.50 LA-20.51 | tie; fame 1 | -> its_points groups:4; points 4; winners
LA-20.50 | tie; fame 2 | -> points 5; winners 0
LA-20.50 | tie | -> points 3; winners
""")
def test_the_automas_board(check: Check) -> None:
    check()


@pytest.mark.rule("LA-20.2", "LA-20.3")
def test_the_automas_deck_and_the_turn_order_are_shuffled() -> None:
    dealt = [open_new_table(1, f"seed {n}").s for n in range(10)]
    assert len({tuple(s.automa.deck.pile) for s in dealt if s.automa is not None}) > 1
    assert {tuple(s.order) for s in dealt} == {(0, AUTOMA), (AUTOMA, 0)}


@pytest.mark.rule("LA-20.7")
@pytest.mark.parametrize("hard", [False, True])
def test_nobody_is_ever_asked_for_the_automa(hard: bool) -> None:
    """A whole game of defaults: every question is the player's, and it comes to its end."""
    case = open_new_table(1, "nobody", hard=hard)
    for _ in range(400):
        if case.over:
            break
        assert {prompt.seat for prompt in case.table.prompts} == {0}
        case.lapse()
    assert case.over
