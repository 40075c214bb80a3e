"""The map of a page: lines, sight, hiding and exits (AF-6, AF-25.3, AF-26.2, AF-26.3). What lines
cost characters is in play/turn/test_movement.py."""

from typing import Any

import pytest

from rules.aftermath.model.state import Member
from rules.aftermath.play.context import Here
from rules.aftermath.play.page import arrivals, exits, maps
from rules.aftermath.view import view_table
from tests.rules.aftermath.build import Party
from tests.rules.aftermath.model.own_book import add_page, change_character
from tests.rules.aftermath.positions import read_position
from tests.rules.aftermath.rows import Check, make_rows


def exit_at(h: Here, space: int) -> str:
    found = maps.find_exit(h.s, space)
    return found.letter if found else "none"


SCRIPTS: dict[str, Any] = {
    "line": lambda h, a, b: maps.find_line(h.s, a, b),
    "ways": lambda h, space: maps.find_ways(h.s, space),
    "sees": lambda h, a, b, m=0: maps.find_sight_distance(h.s, a, b, Member(m)),
    "enemy-sees": lambda h, a, b: maps.find_sight_distance(h.s, a, b, None),
    "walks": lambda h, start: maps.find_enemy_distances(h.s, start, fly=False),
    "flies": lambda h, start: maps.find_enemy_distances(h.s, start, fly=True),
    "hides": lambda h, m=0: maps.is_hidden(h.s, Member(m)),
    "exits": lambda h: maps.list_exit_spaces(h.s),
    "exit-at": exit_at,
    "leads": lambda h: exits.list_next_pages(h.s.visit.page, "EXIT-A"),
    "ends": lambda h: exits.can_end_mission(h.s.visit.page, "EXIT-A"),
    "starts": lambda h: maps.list_start_spaces(h.s),
    "enemy-starts": lambda h: arrivals.list_start_spaces(h.s),
    "water": lambda h: [one for one in maps.list_spaces(h.s) if maps.is_water(h.s, one)],
    "small-bodkin": lambda _: change_character("bodkin", big=False),
}


maps_rows = make_rows(
    SCRIPTS, before="page dash 1-2-3 red 1-4 green 1-5 blue 1-6 white 1-7 double 1-8"
)
exits_rows = make_rows(SCRIPTS, before="space 2 exit=A; space 4 exit=B; space 5 exit=A")


@maps_rows("""
AF-6.1 AF-25.3 only lines make neighbours | page dash 1-2-3; space 1 at=[10,10]; space 3 at=[11,11]
    | line 1 3 | gives none
AF-25.3 both ways | - | line 4 1 | gives red
AF-25.3 each kind | - | ways 1 | gives 2:dash 4:red 5:green 6:blue 7:white 8:double
AF-25.9 a changed line, and a new one | lines 1-8=dash 3-8=dash | ways 8 | gives 1:dash 3:dash
AF-25.9 is seen along | lines 1-8=dash 3-8=dash | sees 3 1 | gives 2
AF-6.4 AF-10.3 over white lines they see | - | sees 1 7 | gives 1
AF-6.5 AF-10.3 over double ones not | - | sees 1 8 | gives none
AF-6.3 AF-6.15 enemies count one for each line they cross | page dash 1-2 red 2-3 white 1-3-4
    | walks 1 | gives 1:0 2:1 3:2
AF-6.15 flyers | page dash 1-2 red 2-3 white 1-3-4 double 1-5 | flies 1 | gives 1:0 2:1 3:1 4:2
AF-6.15 an enemy sees over white lines | page dash 1-2 red 2-3 white 1-3-4 | enemy-sees 1 3
    | gives 1
AF-6.13 the shortest chain | page dash 1-2-3 blue 3-4 white 1-5-4 double 1-4 | sees 1 4 | gives 2
AF-6.13 from another space | page dash 1-2-3 blue 3-4 white 1-5-4 double 1-4 | sees 2 4 | gives 2
AF-6.13 from one's own | page dash 1-2-3 | sees 3 3 | gives 0
AF-6.13 AF-25.3 {blind pairs/both ways} | page dash 1-2-3; blind 1-3 | sees {1/3} {3/1} | gives none
AF-6.13 and no other | page dash 1-2-3; blind 1-3 | sees 1 2 | gives 1
AF-26.2 {by night one space/and no further} | environment night | sees 1 {2/3} | gives {1/none}
AF-26.2 nor enemies | environment night | enemy-sees 1 3 | gives none
AF-26.2 {in smoke none/but one's own} | environment smoke | sees {1/2} 2 | gives {none/0}
AF-26.2 in rain as ever | environment rain | sees 1 3 | gives 2
AF-6.10 on a hiding spot | space 1 start hide | hides | gives yes
AF-6.10 {beside it/off the map} | space 1 start hide; wren at={2/none} | hides | gives no
AF-6.11 the big do not | space 1 start hide | hides 1 | gives no
AF-6.11 only because they are | space 1 start hide | small-bodkin then hides 1 | gives yes
AF-6.11 the noisy do not | space 1 start hide; item pin noisy; wren wears=pin | hides | gives no
AF-6.11 unless they are muffled | space 1 start hide; item pin noisy; item hat power=muffler;
    wren wears=pin,hat | hides | gives yes
AF-6.17 behind a heavy object | tokens 1 heavy | hides | gives yes
AF-6.17 and not without | - | hides | gives no
AF-26.3 not in a clatter | space 1 start hide; wren statuses=camouflaged; environment clatter
    | hides | gives no
AF-25.4 {marks/of enemies} | space 1 start; space 2 enemy; space 3 water; space 4 enemy start
    | {starts/enemy-starts} | gives {1/2} 4
AF-25.4 water | space 1 start; space 2 enemy; space 3 water; space 4 enemy start | water | gives 3
""")
def test_maps(check: Check) -> None:
    check()


@exits_rows("""
AF-25.7 all spaces of its letter | exit A; exit B | exits | gives 2 4 5
AF-25.7 {which it is/and the other/none} | exit A; exit B | exit-at {5/4/3} | gives {A/B/none}
AF-25.7 a closed one | exit A; exit B closed | exit-at 4 | gives none
AF-25.7 opened | exit A; exit B closed | does {exit: {letter: B}} then exit-at 4 | gives B
AF-25.7 closed | exit A; exit B | does {exit: {letter: A, open: false}} then exits | gives 4
AF-25.7 it asks for more | exit A; exit B flag=key | exit-at 4 | gives none
AF-25.7 and has it | exit A; exit B flag=key; flag key | exit-at 4 | gives B
AF-25.7 where it leads | entry EXIT-A {goto: 8}, {read: 1}; entry 1 | leads | gives 8
AF-25.7 AF-18.6 to the end of a mission | entry EXIT-A {read: 1};
    entry 1 {mission: {n: 1, to: success}} | ends | gives yes
AF-25.7 AF-18.6 or not | entry EXIT-A {read: 1}, {goto: 8}; entry 1 {mission: {n: 1, to: fail}}
    | ends | gives no
AF-4.3 the first exit used | exit A; exit B; visit exit_used=A | exits | gives 2 5
AF-4.3 unless it has closed since | exit A; exit B; visit exit_used=A
    | does {exit: {letter: A, open: false}} then exits | gives 4
AF-4.3 or asks for what has gone | exit A flag=key; exit B; visit exit_used=A | exits | gives 4
AF-4.3 and not if both have | exit A closed; exit B closed; visit exit_used=A | exits
    | gives nothing
""")
def test_exits(check: Check) -> None:
    check()


def test_ways_are_not_mixed_up_between_pages() -> None:
    s = read_position("page dash 1-2-3").state
    assert maps.find_ways(s, 2) == {1: "dash", 3: "dash"}
    s.visit.page = add_page({"dash": [(1, 2)]})
    assert maps.find_ways(s, 2) == {1: "dash"}


@pytest.mark.rule("AF-3.15")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_anybody_can_read_the_entry_of_every_exit_and_nothing_changes(seat: int | None) -> None:
    s = Party(page=8).state  # exit B is closed there
    before = s.model_dump_json()
    seen = view_table(s, seat, ("Ada", "Ben")).page
    assert seen is not None
    find = s.visit.printed_page.find_entry
    assert {one.letter: one.text for one in seen.exits} == {
        letter: find(f"EXIT-{letter}").text for letter in "AB"
    }
    assert s.model_dump_json() == before
