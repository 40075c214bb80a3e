"""A turn: its steps, its menu of actions, what ends it, and the turns of the absent (AF-7.1,
AF-7.11, AF-7.17, AF-10.23, AF-10.36, AF-17.6, AF-17.7, AF-17.9, AF-17.10)."""

from typing import Any

import pytest

from rules.aftermath.play.context import Here
from rules.aftermath.play.turn import actions, turn
from rules.engine import Play
from tests.rules.aftermath.build import A
from tests.rules.aftermath.positions import read_position
from tests.rules.aftermath.rows import Check, make_rows

FIVE = "green-1a red-2a blue-3a yellow-1a white-2a"
THREATENED = "threats black-1a black-1b black-2a black-2b; entry THREAT {dial: {food: -1}}"
"""At the end of a turn the threat entry is read, and costs 1 food."""


steps_rows = make_rows(before=f"deck {FIVE}")
what_ends_the_actions_rows = make_rows(before=f"deck {FIVE}; {THREATENED}")
menus_and_the_absent_rows = make_rows(before=f"page dash 1-2-3-4-5-6; wren {FIVE}")


@steps_rows("""
AF-7.1 the steps in their order | entry CALAMITY {dial: {food: -1}}; printed calamity=4;
    dials time=3; deck black-3b calamity green-1b green-1a green-2a | dice 1; turn
    | events draw calamity threat; topics act
AF-15.12 stunned by the calamity, at the next draw | entry CALAMITY {status: stunned};
    printed calamity=4; dials time=3; deck calamity green-1b green-1a green-2a green-2b
    | dice 1; turn | topics act; statuses stunned
AF-7.1 on the left | - | turn; end | state_active 1; phase turn
AF-7.1 round the table | active bodkin | turn; end | state_active 0
AF-7.11 in any number, the same again | - | turn; move-2 move-3 move-2 end | at 2;
    hand blue-3a white-2a
AF-7.11 what is not used is kept | - | turn; end | hand green-1a red-2a blue-3a yellow-1a white-2a
AF-7.17 the defeated miss it | fallen wren; latch-rat 6; threats 1 1 | turn | over yes;
    hand nothing; threats black-1a black-1b; state_active 1
AF-13.9 the defeated return | fallen wren | turn | at 1; defeated no;
    hand green-1a red-2a blue-3a yellow-1a
AF-4.5 exited members miss it | gone wren | turn | over yes; hand nothing; state_active 1;
    never turn
AF-3.8 AF-23.27 what counts once a turn | wren reread=yes; visit bought=0 | turn | reread no;
    bought nothing
AF-22.9 AF-22.11 until one's next turn | lasting wren dig-in; lasting bodkin bristle | turn; end
    | lasting nothing; in_force bristle
AF-22.8 for this turn | lasting wren quick-feet | turn | in_force quick-feet
AF-22.8 and no longer | lasting wren quick-feet | turn; end | in_force nothing
AF-4.9 AF-16.1 a nest at the end | seats 1; state camp=0; wren at=6; gone bodkin | turn; end
    | time 1; phase turn
AF-4.9 AF-16.1 and where the page is left | seats 1; state camp=0; wren at=6; gone bodkin | turn;
    exit | time 1; phase leaving
""")
def test_steps(check: Check) -> None:
    check()


@what_ends_the_actions_rows("""
AF-13.8 defeat in one's own turn | space 2 poi=1; entry 1 {wound: 1}; wren wounds=3 | turn; move-2
    | over yes; food 5
AF-13.8 a wound does not end it | space 2 poi=1; entry 1 {wound: 1}; wren wounds=2 | turn; move-2
    | over no; food 6
AF-25.10 an entry | space 2 poi=1; entry 1 end_turn | turn; move-2 | over yes; food 5; phase turn
AF-4.6 AF-4.7 the last exit | wren at=6; gone bodkin | turn; exit | over yes; phase leaving; to 0;
    food 5
AF-4.1 AF-4.6 another page | space 2 poi=1; entry 1 {goto: 5} | turn; move-2 | phase leaving; to 5;
    food 5
AF-17.9 the absent check threat too | wren red-3b | turn; defaults
    | hand red-3b green-1a red-2a blue-3a yellow-1a; at 1; food 5
""")
def test_what_ends_the_actions(check: Check) -> None:
    check()


@menus_and_the_absent_rows("""
AF-7.9 threats are placed first | entry CALAMITY end_turn; printed calamity=4; dials time=9;
    wren hand=; deck black-3a calamity green-1b red-1a blue-1a | dice 1; turn | over yes;
    threats black-3a; hand green-1b red-1a blue-1a
AF-4.6 a threat entry may send on | entry THREAT {goto: 5}; threats 1 1 2 2 | turn; discard: end
    | phase leaving; to 5
AF-4.15 the last one falls | gone bodkin; wren wounds=3; latch-rat 1; threats 1 | turn;
    discard: end defend: | phase leaving; defeated yes
AF-15.16 statuses after the check | entry THREAT {status: burning}; threats 1 1 2 2 | turn;
    discard: end | wounds 1
AF-10.36 off the map | wren at=6 packs=hat knows=vanish; task strength 6; latch-rat 6 safe | acts;
    exit | options equip encourage-1 end
AF-10.36 nothing to do there | wren at=6; bodkin red-1a red-1b red-2b | acts; exit | over yes
AF-7.16 the menu is secret | - | acts | secret yes; about Wren takes a turn
AF-17.6 nobody else is asked | bodkin red-3b | turn; discard: | waits_for 0; topics act
AF-17.7 nobody acts before a defence | bodkin red-3b at=6; enemy foe at 6; threats 1 | turn;
    discard: end | topics defend; waits_for 1; unfree 0 end
AF-17.9 towards an exit, with all cards | gone bodkin; only deck; wren hand=green-1a,red-1a;
    visit exit_used=A | turn; defaults | at 3; hand nothing
AF-17.9 and out | gone bodkin; wren at=4; visit exit_used=A | turn; defaults | exited yes;
    phase leaving; hand nothing
AF-17.9 the cheapest way, past something to read | page dash 1-2-3 1-4-5-3; space 2 poi=1;
    space 3 exit=A; entry 1; gone bodkin; visit exit_used=A | turn; defaults | at 2
""")
def test_menus_and_the_absent(check: Check) -> None:
    check()


def test_a_turn_ends_if_no_cards_and_no_free_actions_are_left() -> None:
    assert read_position("page dash 1-2").play(lambda h: actions.resolve_actions(h, A)).over


@pytest.mark.rule("AF-10.23")
@pytest.mark.parametrize("hostile", [False, True])
def test_only_talking_and_attacking_depend_on_the_situation(hostile: bool) -> None:
    party = read_position(
        f"wren {FIVE} statuses=burning knows=vanish packs=hat; finds 1 t4a; task strength 6; "
        f"latch-rat 1 {'' if hostile else 'safe'}"
    )
    case = party.play(lambda h: actions.resolve_actions(h, A))
    words = {option.partition("-")[0] for option in case.options}
    either = {"move", "scavenge", "recover", "ability", "encourage", "equip", "task"}
    assert words == either | {"otherwise", "end"} | ({"fight", "shoot"} if hostile else {"talk"})


@pytest.mark.rule("AF-17.10")
def test_a_seat_that_misses_three_decisions_is_absent_until_it_acts() -> None:
    def turns(h: Here) -> Play[None]:
        while h.s.turns < 9:
            yield from turn.play_turn(h)

    def answer_default() -> Any:
        answer: Any = case.prompt().default
        return case.answer(*answer)

    case = read_position(f"page dash 1-2-3-4-5-6; deck {FIVE}; wren red-3b").play(turns)
    for _ in range(3):
        assert 0 not in case.table.absent_seats
        case.lapse(0)
        while case.waits_for == {1}:
            answer_default()
    assert case.table.absent_seats == {0}
    assert case.of("wren").hand == ["red-3b", *FIVE.split()[:4]]  # by 17.9 they are all kept
    answer_default()
    assert case.table.absent_seats == frozenset()
