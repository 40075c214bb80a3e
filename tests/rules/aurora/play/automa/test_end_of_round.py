"""LA-20.43 to LA-20.46: how the Last Automa ends a round, and what keeps it from that."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # AC1 with the Outcome cards of rows B and C.
    "repairs": "phase end; round 2; its_cards AC1; its_column 2; outcomes 4 7; its_marks B1 B2 "
    "B5 C1 D1 {}",
    # AC4: the player's Fame, and the Automa's.
    "starves": "solo; phase end; round 2; its_cards AC4",
    "evening": "solo; phase end; round 2",
    "lying": "solo; phase end; round 2; its_cards AC3; its_survivors 4; its_standing yes; "
    "its_deck AC2 AC5",
}
rows = make_rows(POSITIONS)


@rows("""
# AC3: the player takes 1 Damage; then both cards lie on its discards.
LA-20.43 | solo; phase end; round 2; its_cards AC3 AC5; its_deck AC1 AC2
    -> its_revealed AC3 AC5 | 2b0 -> damaged 2b0; its_revealed; its_discards AC3 AC5
# AC1 repairs the row of 1 Outcome card, hard of 2, not right of the counter.
LA-20.21 LA-20.22 LA-20.43 | repairs; solo | -> its_marks B5 C1 D1
LA-20.21 LA-20.22 LA-20.43 | repairs; hard | -> its_marks B5 D1
# AC4: 2 Food for 1 Damage, and 1 Fame if the player is higher; hard: 1 Food for both.
LA-20.21 LA-20.43 | starves; fame 1 | -> its_food 1; damaged; fame 1
LA-20.21 LA-20.43 | starves; its_food 2; fame 1 | 0b3 -> its_food 0; damaged 0b3; fame 0
LA-20.21 LA-20.43 | starves; its_food 3 | 0b3 -> its_food 1; damaged 0b3; fame 0
LA-20.21 | starves; hard; its_fame 2 | 0b3 -> its_food 0; damaged 0b3; fame -1
LA-20.21 | starves; hard; its_food 0; its_fame 2 | -> its_food 0; damaged; fame 0
# AC6: 1 Ammo, and the player loses 1 Fame.
LA-20.21 LA-20.43 | evening; its_cards AC6; its_ammo 0; fame 1 | -> its_ammo 0; fame 1
LA-20.21 LA-20.43 | evening; its_cards AC6; its_ammo 2; fame 1 | -> its_ammo 1; fame 0
# The counter moves on and uncovers a box, after the end check; not in the last round.
LA-20.44 LA-20.45 | evening; its_column 2; its_marks | -> its_column 3; its_row_a ...XXX
LA-20.45 | evening; round 6; its_column 5; its_marks | -> over yes; its_column 5; its_row_a .....X
# AC1 repairs row A while the counter is still on 2: A3 is uncovered, not repaired.
LA-20.45 LA-20.35 | evening; its_cards AC1; its_column 2; its_marks A1; outcomes 1
    -> its_row_a ...XXX
LA-20.45 | evening; its_column 2; its_marks A1 | -> its_row_a X..XXX
# One laid down cancels AC3 or AC6; AC5 has no such ability. All stand again in the morning.
LA-20.46 | solo; phase end;
        round 2; its_cards AC3 AC6 AC5; its_survivors 4; its_standing yes; its_deck AC2 AC5; fame 1
    -> options AC3 AC6; refuses AC3&AC6 | AC3 -> damaged; fame 0; its_standing True
LA-20.46 | lying | -> default | . . -> damaged 0b3
# Without a contaminated one, or the variant, there is no choice.
LA-20.46 | lying; its_standing | -> offers 2b0
LA-20.46 | lying; its_variant no | -> offers 2b0
# In Movement Ada lays down the one that AC6 then treats; AC3 stays cancelled.
LA-20.46 LA-21.4 | solo; phase movement; round 2; order -1 0; stow SSSF;
        its_cards AC3 AC6; its_survivors 4; its_standing yes; its_deck AC2 AC5; its_ammo 0
    +AC3 -> its_standing False | stay -> its_contaminated_count 0; damaged; round 3
# AC6 takes the standing one first.
LA-20.46 | solo; phase movement; round 2;
        stow SSSF; its_cards AC6; its_survivors 4; its_deck AC2 AC5; its_ammo 0; its_standing no yes
    -> its_standing False
LA-20.46 | opened 1 | -> its_variant yes
LA-20.46 | opened 1 variant=no | -> its_variant no
""")
def test_the_automa_ends_the_round(check: Check) -> None:
    check()
