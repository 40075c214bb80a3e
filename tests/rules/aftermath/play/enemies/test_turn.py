"""The enemy turn: who acts how, where enemies move, and whom they attack (AF-12). Actions are
written as speed, range and strength."""

from typing import Any

import pytest

from pictures.aftermath.words.facts import list_slot_threats
from rules.aftermath.model.state import Enemy
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies.enemies import find_defence
from rules.aftermath.play.enemies.movement import find_flight
from rules.aftermath.play.enemies.turn import resolve_enemy_turn
from rules.aftermath.play.party.standing_orders import (
    carry_out_standing_order,
    list_standing_offers,
)
from rules.aftermath.view import view_table
from rules.engine import Play
from tests.rules.aftermath.build import NAMES
from tests.rules.aftermath.positions import read_position
from tests.rules.aftermath.rows import Check, make_rows


def play_enemy_turn(h: Here) -> Play[None]:
    """The enemies act, and all may give orders meanwhile."""
    h.offer_free_actions(
        lambda seat: list_standing_offers(h, seat),
        lambda role, prompt, value: carry_out_standing_order(h, role, prompt, value) and None,
    )
    yield from resolve_enemy_turn(h)


def draw_threat_again(h: Here, threat: str) -> Play[None]:
    h.s.deck.cards.remove(threat)
    h.s.visit.threats = [threat]
    yield from resolve_enemy_turn(h)


SCRIPTS: dict[str, Any] = {
    "act": resolve_enemy_turn,
    "again": draw_threat_again,
    "ordered": play_enemy_turn,
    "defence": lambda h: find_defence(h.s, h.s.visit.enemies[0]),
    "flight": lambda h, speed: find_flight(h.s, h.s.visit.enemies[0], speed, 9),
}


rows = make_rows(SCRIPTS)
TORN = "party wren bodkin cog; bodkin at=5; cog at=5; bookkeeper cog; threats black-1a"
torn_rows = make_rows(SCRIPTS, before=f"{TORN}; enemy foe action=1/0/- at 3")


@rows("""
AF-12.1 from the top slot down | jackdaw 6; bruiser 6; pin-vole 6; threats 1 1 2 2 | act
    | moved 1 2 3
AF-12.2 AF-23.2 a 1 | enemy foe action=0/0/3,1/1/5,2/2/7 at 1; wren blue-1a; bodkin at=none;
    threats black-1b | act | data.difficulty 3; enemies_at 1
AF-12.2 AF-23.2 a 2 | enemy foe action=0/0/3,1/1/5,2/2/7 at 3; wren blue-1a; bodkin at=none;
    threats 2 | act | data.difficulty 5; enemies_at 2
AF-12.2 AF-23.2 a 3 | enemy foe action=0/0/3,1/1/5,2/2/7 at 5; wren blue-1a; bodkin at=none;
    threats black-3b | act | data.difficulty 7; enemies_at 3
AF-12.4 it moves and then attacks | bodkin at=none; enemy foe action=2/0/9 at 3; threats 1 | act
    | events enemy-move wound; enemies_at 1
AF-12.14 all threats go | enemy foe action=0/0/- at 6; threats 1 2 3 | act | threats nothing;
    discards black-1a black-2a black-3a
AF-4.8 nobody on the map | gone wren bodkin; enemy foe action=2/0/4 at 6;
    enemy swarm type=crawler swarm=2 most=8 action=2/0/4 at 6; threats 1 1 | act | enemies_at 6 6;
    threats nothing; never enemy-move enemy-action
AF-12.17 no strength, no attack | enemy foe action=1/0/- at 1; threats 1 | act | all_wounds 0 0
AF-12.5 its speed | bodkin at=2; enemy foe action=2/0/- at 6; threats 1 | act | enemies_at 4
AF-12.5 to the nearest | bodkin at=2; enemy foe action=9/0/- at 6; threats 1 | act | enemies_at 2
AF-12.5 it stays in her space | space 1 start; space 4 hide; wren at=4; bodkin at=5;
    enemy foe action=2/0/- at 4; threats 1 | act | enemies_at 4
AF-12.6 coloured lines cost it one | page red 2-1 green 3-2 dash 3-4-5-6-1 white 3-1 double 4-1;
    bodkin at=none; enemy foe action=2/0/- at 3; threats 1 | act | enemies_at 1
AF-12.6 white and double ones are walls | page red 2-1 green 3-2 dash 3-4-5-6-1 white 3-1 double
    4-1; bodkin at=none; enemy foe action=1/0/- at 4; threats 1 | act | enemies_at 3
AF-12.18 flyers cross white ones | page white 3-1 double 4-1 dash 3-4-5-1; bodkin at=none;
    enemy foe fly action=1/0/- at 3; threats 1 | act | enemies_at 1
AF-12.18 walkers do not | page white 3-1 double 4-1 dash 3-4-5-1; bodkin at=none;
    enemy foe action=1/0/- at 3; threats 1 | act | enemies_at 4
AF-12.7 {whom it cannot reach/nobody else} | lines 5-6=white; wren at=6; bodkin at={1/none}; enemy
    foe action=1/0/- at 5; threats 1 | act | enemies_at {4/5}
AF-12.8 AF-6.10 not towards the hidden | party wren cog; space 1 start; space 4 hide;
    lines 2-5=dash; wren at=4; enemy foe action=1/0/- at 5; threats 1 | act | enemies_at 2
AF-12.8 AF-6.10 unless nobody else is there | party wren cog; space 1 start; space 4 hide;
    wren at=4; cog at=none; enemy foe action=1/0/- at 5; threats 1 | act | enemies_at 4
AF-1.17 it stops in a space on its way | party wren cog; space 1 start; space 4 hide; wren at=4;
    enemy foe action=9/0/- at 6; threats 1 | act | enemies_at 4
AF-12.12 the lowest numbers | page dash 1-5-6-3-1 3-4-2; bodkin at=none;
    enemy foe action=1/0/- at 6; threats 1 | act | enemies_at 3; over yes
""")
def test_acting_and_moving(check: Check) -> None:
    check()


@torn_rows("""
AF-12.11 the bookkeeper decides, openly | - | act | waits_for 2; topics torn-move; secret no
AF-12.11 where it moves | - | act; 0 | enemies_at 2
AF-12.11 by default most life | - | act | default 1
AF-12.11 {still 4 of 4 and 6/then the next} | bodkin wounds={2/3} | act | default {1/2}
AF-12.11 after the active one | bodkin wounds=3; active cog | act | default 0
AF-12.11 a standing preference | state preference=0 | act | enemies_at 2; over yes
AF-12.11 {for another/for most life} | state preference={2/life} | act | enemies_at 4; over yes
AF-12.11 the bookkeeper alone gives it | - | ordered | free 2 life; unfree 0 life
""")
def test_enemies_torn_between_characters(check: Check) -> None:
    check()


@rows("""
AF-12.11 not where it makes no difference | party wren cog; wren at=2; cog at=2;
    enemy foe action=1/0/- at 4; threats 1 | act | over yes; enemies_at 3
AF-12.11 nor by the same way | party wren cog; page dash 1-2 1-3 1-4-5; wren at=2; cog at=3;
    enemy foe action=2/0/- at 5; threats 1 | act | over yes; enemies_at 1
AF-12.11 whom it attacks, as decided | bookkeeper bodkin; enemy foe action=0/0/9 at 1; threats 1
    | act; is waits_for 1; is topics torn-attack; is default 1; 0 | all_wounds 1 0
AF-12.9 the closest | wren at=2; bodkin at=3; enemy foe action=0/2/9 at 4; threats 1 | act
    | all_wounds 0 1
AF-12.9 within range | bodkin at=2; enemy foe action=0/1/9 at 4; threats 1 | act | all_wounds 0 0
AF-12.9 in sight | page double 1-2 dash 1-3-2; blind 1-2; bodkin at=none;
    enemy foe action=0/2/9 at 2; threats 1 | act | wounds 0
AF-6.15 over a white line | page white 1-2 dash 1-3-4-2; bodkin at=none;
    enemy foe action=0/1/9 at 2; threats 1 | act | wounds 1
AF-12.10 AF-6.10 {not the hidden/but from their space} | party wren cog; space 1 start; space 4
    hide; wren at=4; cog at=none; enemy foe action=0/2/9 at {5/4}; threats 1 | act | wounds {0/1}
AF-12.15 AF-12.16 AF-5.22 each token in turn | bodkin at=none; enemy swarm type=crawler swarm=2
    most=8 action=1/0/9 at 2 6 1; threats 1 2 | act | enemies_at 1+5+1; wounds 2;
    events enemy-action
AF-12.16 one that falls in a fire | bodkin at=none; tokens 5 fire; enemy swarm type=crawler swarm=2
    most=8 action=1/0/9 at 6 6 2; threats 1 | act | enemies_at 1; wounds 1
AF-12.18 who flees does not attack | bodkin at=none; enemy foe action=2/0/9:flee at 1; threats 1
    | act | enemies_at 3; wounds 0
AF-12.18 where the nearest is furthest | bodkin at=6; enemy foe action=2/0/9:flee at 2 | flight 2
    | gives 3
AF-12.18 who guards does not attack | enemy foe defence=5 action=0/0/9:guard,0/0/-,0/0/- at 1;
    threats 1 | act then defence | gives 7; all_wounds 0 0
AF-12.18 until it acts again | enemy foe defence=5 action=0/0/9:guard,0/0/-,0/0/- at 1; threats 1
    | act then again black-2a then defence | gives 5
AF-6.18 a trap stops the first, and its attack | wren at=3; bodkin at=none; tokens 4 trap;
    enemy foe action=3/2/9 at 6; enemy rat action=3/0/9 at 6; threats 1 2 | act | enemies_at 4 3;
    wounds 1; lies nothing
AF-6.18 the first on its way | bodkin at=none; tokens 5 trap; tokens 3 trap;
    enemy foe action=9/0/4 at 6; threats 1 | act | enemies_at 5; lies 3:trap
AF-6.16 a fire where it stops | bodkin at=none; tokens 4 fire; tokens 5 fire;
    enemy foe life=2 action=2/0/- at 6; threats 1 | act | enemy_wounds 1
AF-6.16 its last wound | bodkin at=none; tokens 5 fire; enemy foe action=1/0/- at 6; threats 1 | act
    | enemies nothing; situation safe
AF-6.16 not without a movement | bodkin at=none; tokens 1 fire; enemy foe action=1/0/- at 1;
    threats 1 | act | enemy_wounds 0
AF-4.6 AF-12.1 the others act before the party goes on | bodkin at=none; tokens 5 fire;
    enemy foe action=1/0/-; enemy rat action=9/0/9; entry 2 {encounter: {enemies: [rat]}};
    entry 1 {encounter: {enemies: [foe], loot: [{goto: 5}]}}; threats 1 2
    | reads 1 then reads 2 then act | ended PageLeft; enemy_ids rat; wounds 1; threats nothing
AF-13.14 the last blow ends it all | fallen bodkin; wren wounds=3; enemy foe action=0/0/9 at 1;
    foe 1; threats 1 2 | act | ended MissionEnds; moved 1
""")
def test_attacks_and_tokens(check: Check) -> None:
    check()


@pytest.mark.rule("AF-12.3")
def test_enemies_that_left_or_just_arrived_do_not_act() -> None:
    case = read_position(
        "enemy foe action=0/0/1 at 1; enemy rat action=0/0/9 at 6; wren green-3a; bodkin at=none;"
        "threats black-1a black-2a black-3a"
    ).play(resolve_enemy_turn)
    case.s.visit.enemies[1:] = [Enemy(number=9, id="bruiser", at=[6])]  # while Wren thinks
    case.says("defend")
    assert [event.data["enemy"] for event in case.told("enemy-move")] == [1]
    assert sorted(case.s.deck.discards) == ["black-1a", "black-2a", "black-3a"]


@pytest.mark.rule("AF-12.11")
def test_a_preference_given_during_a_torn_move_counts_from_the_next_one() -> None:
    case = read_position(
        "party wren bodkin cog; bodkin at=5; cog at=5; bookkeeper cog; threats black-1a black-1b;"
        "enemy foe action=1/0/- at 3; foe 3"
    ).play(play_enemy_turn)
    (order,) = [one for one in case.asked(2) if "life" in [each.id for each in one.options]]
    case.table.answer(order.id, ["1"])
    assert (case.s.preference, case.topics()) == ("1", ["torn-move"])
    case.pick("0", by=2)
    assert case.over
    assert [one.at for one in case.s.visit.enemies] == [[2], [4]]


@pytest.mark.rule("AF-12.3", "AF-12.14")
def test_a_view_keeps_each_enemy_over_its_threat_until_it_has_acted() -> None:
    party = read_position(
        "party wren; wren red-1a; enemy foe action=0/0/5 at 1; foe 1; foe 1; threats 1 2 3 1"
    )
    case = party.play(resolve_enemy_turn)
    for expected in ([1, 2, 3, 1], [None, 2, 3, 1], [None, None, 3, 1]):
        page = view_table(case.s, None, NAMES[:1]).page
        assert page is not None
        assert list_slot_threats(page) == expected
        case.pick()
    assert case.s.visit.acting == {}
