"""Threat cards, calamities and Check Threat (AF-3.10 to AF-3.14, AF-7.7 to AF-7.15, AF-25.13).
Threat and calamity entries cost 1 food."""

from typing import Any

import pytest

from rules.aftermath.model.terms import BLACK_DIE
from rules.aftermath.play import calamities
from rules.aftermath.play.enemies import checking_threat, threats
from tests.rules.aftermath.build import A, Party
from tests.rules.aftermath.positions import read_position
from tests.rules.aftermath.rows import Check, make_rows

SCRIPTS: dict[str, Any] = {
    "calamity": lambda h: calamities.resolve_calamity(h, A),
    "check": checking_threat.resolve_threat_check,
    "add": threats.add_threats,
}


COSTLY = "entry THREAT {dial: {food: -1}}; entry CALAMITY {dial: {food: -1}}"
rows = make_rows(SCRIPTS, before=f"{COSTLY}; printed calamity=5")


@rows("""
AF-25.13 adding, the rest is discarded | deck green-1a black-1a calamity red-1a black-2a
    | dice [black-1a,black-2a]; does {threat: 2} | threats black-1a black-2a;
    discards green-1a calamity red-1a; never calamity; food 6
AF-25.13 until no card is left | discarded deck black-1a red-1a; only deck green-1a
    | does {threat: 2} | threats black-1a; cards_left green-1a red-1a
AF-25.13 removing from the bottom | threats 1 1 2 2 | does {threat: -2} | threats black-1a black-1b;
    discards black-2b black-2a
AF-25.13 as many as there are | threats 1 | does {threat: -3} | threats nothing; discards black-1a
AF-7.7 AF-3.13 time 3 and black 1 | dials time=3 | dice 1; calamity | food 6; calamities nothing
AF-7.7 AF-3.13 black 2 | dials time=3 | dice 2; calamity | food 5; events calamity
AF-7.7 AF-3.13 time 2 | dials time=2 | dice 2; calamity | food 6
AF-7.8 a later card | dials time=3 | dice 1 2; calamity then calamity | food 5
AF-3.13 AF-3.14 AF-7.7 once a mission | dials time=8; struck | calamity | food 6; picked nothing
AF-3.13 AF-3.14 revisits included | dials time=8; struck; visited | calamity | food 6;
    picked nothing; says Calamity check: nothing happens, because Nowhere has already had its
    calamity.
AF-3.17 on a revisit, if unspent | dials time=8; visited | dice 1; calamity | food 5
AF-19.21 the watchtower | dials time=3; colony built=watchtower | dice 2; calamity | food 6
AF-19.21 is 1 | dials time=3; colony built=watchtower | dice 3; calamity | food 5
AF-3.10 AF-7.12 three | threats 1 1 2 | check | food 6; threats black-1a black-1b black-2a
AF-3.10 AF-7.12 AF-3.11 four | threats 1 1 2 2 | check | food 5; threats nothing;
    discards black-1a black-1b black-2a black-2b
AF-3.10 five | threats 1 1 2 2 3 | check | food 5
AF-26.3 in a hush | environment hush; threats 1 1 2 2 | check | food 6
AF-26.3 five | environment hush; threats 1 1 2 2 3 | check | food 5
AF-3.11 AF-7.14 hostile, they stay, and nobody acts yet
    | entry THREAT {encounter: {enemies: [latch-rat]}}; threats 1 1 2 2 | check | situation hostile;
    threats black-1a black-1b black-2a black-2b; enemy_ids latch-rat; never enemy-turn
AF-3.12 again | threats 1 1 2 2 | check then add 4 then check | food 4
AF-3.11 an end of the turn | entry THREAT end_turn; threats 1 1 2 2 | check | ended none;
    threats nothing
AF-7.13 two enemies, one threat | enemy foe action=0/0/4 at 1; foe 1; bodkin at=6; threats 1 | check
    | never enemy-turn; threats black-1a
AF-7.13 as many | enemy foe action=0/0/4 at 1; foe 1; bodkin at=6; threats 1 1 | check
    | events enemy-turn; threats nothing; wounds 2
AF-7.13 more | enemy foe action=0/0/4 at 1; bodkin at=6; threats 1 1 2 | check | events enemy-turn;
    threats nothing
AF-7.13 nothing is read | enemy foe at 6; foe 6; foe 6; foe 6; foe 6; threats 1 1 2 2 | check
    | food 6; never enemy-turn; threats black-1a black-1b black-2a black-2b
AF-7.15 a swarm is one | silverfish 6 6 6 6; threats 1 | check | events enemy-turn
AF-4.8 nobody on the map | enemy foe at 1; gone wren; fallen bodkin; threats 1 2 | check
    | threats nothing; enemies_at 1
AF-23.28 AF-26.3 a wary watch in a hush | environment hush; whistler 6 safe encounter=wary-watch;
    threats 1 1 2 2 | check | situation hostile
AF-23.28 a wary watch | whistler 6 safe encounter=wary-watch; threats 1 1 2 2 | check
    | situation hostile; food 6; threats black-1a black-1b black-2a black-2b; never enemy-turn
AF-5.2 strangers do nothing | latch-rat 1 safe; jackdaw 3 safe; threats 1 1 2 | check
    | enemies_at 1 3; never enemy-turn
AF-5.3 the hostile move and attack | latch-rat 1; jackdaw 3; bodkin at=none; threats 1 1 | check
    | wounds 2; enemies_at 1 1
""")
def test_threats(check: Check) -> None:
    check()


@pytest.mark.rule("AF-7.9")
def test_drawn_threats_are_placed_in_random_order_behind_earlier_ones() -> None:
    party = Party().threats("black-3a").faces("latch-rat", 3).faces("pin-vole", 4)
    taken = [party.take(one) for one in ("black-1a", "black-1b")]
    case = party.play(lambda h: threats.place_threats(h, taken), [*reversed(taken)])
    assert case.s.visit.threats == ["black-3a", "black-1b", "black-1a"]
    assert case.luck.sampled == [(("black-1a", "black-1b"), 2)]


@pytest.mark.rule("AF-7.7", "AF-3.13")
def test_a_calamity_rolls_the_black_die_and_marks_the_page() -> None:
    case = read_position("printed calamity=4; dials time=9").play(SCRIPTS["calamity"])
    assert case.luck.picked == [BLACK_DIE]
    assert case.s.calamities == [case.s.visit.page]
