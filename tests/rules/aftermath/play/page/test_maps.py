"""The map of a page: lines, what they cost, sight, hiding and exits (AF-6, AF-10.2 to AF-10.7,
AF-26.2, AF-26.3)."""

from __future__ import annotations

import pytest

from rules.aftermath.model.state import State
from rules.aftermath.model.terms import Environment
from rules.aftermath.play.page import arrivals, maps
from rules.aftermath.view import view_table
from tests.rules.aftermath.build import A, B, Party
from tests.rules.aftermath.model.own_book import character, item, page

ALL_KINDS = {
    "dash": [(1, 2), (2, 3)],
    "red": [(1, 4)],
    "green": [(1, 5)],
    "blue": [(1, 6)],
    "white": [(1, 7)],
    "double": [(1, 8)],
}


def party(lines: object = None, spaces: object = None, **fields: object) -> Party:
    return Party(page=page(lines, spaces, **fields))


def every_kind() -> State:
    return party(ALL_KINDS).state


def price(s: State, to: int, *cards: str, first: bool = False) -> int | None:
    return maps.find_step_cost(s, A, 1, to, cards, first=first)


# -- lines ---------------------------------------------------------------------------------------


@pytest.mark.rule("AF-6.1", "AF-25.3")
def test_only_lines_make_neighbours_whatever_is_drawn_close_by() -> None:
    spaces = {1: {"at": (10, 10)}, 3: {"at": (11, 11)}}
    s = party({"dash": [(1, 2), (2, 3)]}, spaces).state
    assert maps.find_line(s, 1, 3) is None
    assert maps.find_ways(s, 1) == {2: "dash"}
    assert price(s, 3, "green-3a") is None


@pytest.mark.rule("AF-25.3")
def test_a_line_leads_both_ways() -> None:
    s = every_kind()
    assert maps.find_line(s, 1, 4) == maps.find_line(s, 4, 1) == "red"
    assert list(maps.find_ways(s, 1)) == [2, 4, 5, 6, 7, 8]


def test_a_changed_line_counts_as_it_is_now_and_a_new_one_as_well() -> None:
    s = every_kind()
    s.visit.lines = {"1-8": "dash", "3-8": "dash"}
    assert maps.find_line(s, 8, 1) == "dash"
    assert maps.find_ways(s, 8) == {1: "dash", 3: "dash"}
    assert price(s, 8, "green-1a") == 1
    assert maps.find_sight_distance(s, 3, 1, None) == 2


def test_pages_are_told_apart_when_the_party_goes_on() -> None:
    s = every_kind()
    assert maps.find_ways(s, 2) == {1: "dash", 3: "dash"}
    s.visit.page = page({"dash": [(1, 2)]})
    assert maps.find_ways(s, 2) == {1: "dash"}


# -- what a step costs ---------------------------------------------------------------------------


@pytest.mark.rule("AF-6.2", "AF-10.2")
def test_a_dashed_line_costs_one() -> None:
    assert price(every_kind(), 2, "white-2a", "green-1a") == 1


@pytest.mark.rule("AF-10.5")
@pytest.mark.parametrize(("to", "colour"), [(4, "red"), (5, "green"), (6, "blue")])
def test_a_coloured_line_costs_one_to_cards_of_its_colour_alone(to: int, colour: str) -> None:
    s = every_kind()
    assert price(s, to, f"{colour}-1a", f"{colour}-3a") == 1
    assert price(s, to, f"{colour}-1a", "yellow-1a") == maps.SLOW


@pytest.mark.rule("AF-6.3", "AF-10.6")
@pytest.mark.parametrize("to", [4, 5, 6])
def test_a_coloured_line_costs_three_to_other_cards(to: int) -> None:
    assert price(every_kind(), to, "yellow-1a") == 3


@pytest.mark.rule("AF-10.7")
def test_heroic_cards_match_no_line() -> None:
    s = every_kind()
    assert price(s, 4, "white-1a") == 3
    assert price(s, 4, "red-1a", "white-1a") == 3


@pytest.mark.rule("AF-8.13")
def test_an_influence_card_fits_every_colour() -> None:
    s = every_kind()
    assert price(s, 4, "red-1a", "influence-wren") == 1
    assert price(s, 5, "influence-wren") == 1


@pytest.mark.rule("AF-6.4", "AF-10.3")
def test_nobody_crosses_a_white_line_but_sees_over_it() -> None:
    s = every_kind()
    assert price(s, 7, "white-3a") is None
    assert 7 not in maps.steps_for_enemies(s, 1, fly=False)
    assert maps.find_sight_distance(s, 1, 7, A) == 1


@pytest.mark.rule("AF-6.5", "AF-10.3")
def test_nobody_crosses_a_double_line_or_sees_over_it() -> None:
    s = every_kind()
    assert price(s, 8, "white-3a") is None
    assert 8 not in maps.steps_for_enemies(s, 1, fly=True)
    assert maps.find_sight_distance(s, 1, 8, A) is None


@pytest.mark.rule("AF-24.5")
def test_a_rope_makes_coloured_lines_cost_two_at_most() -> None:
    with_rope = party(ALL_KINDS).wears("wren", item(power="rope", slot="paw"))
    s = with_rope.state
    assert price(s, 4, "yellow-1a") == 2
    assert price(s, 4, "red-1a") == 1
    assert maps.find_step_cost(s, B, 1, 4, ("yellow-1a",)) == 3


@pytest.mark.rule("AF-26.3")
def test_where_it_is_cramped_only_the_big_pay_two_at_least() -> None:
    s = party(ALL_KINDS).environment("cramped").state
    assert s.find_character(B).card.big
    assert maps.find_step_cost(s, B, 1, 2, ("green-1a",)) == 2
    assert maps.find_step_cost(s, B, 1, 4, ("green-1a",)) == 3
    assert maps.find_step_cost(s, A, 1, 2, ("green-1a",)) == 1


@pytest.mark.rule("AF-26.2")
def test_in_a_flood_the_first_line_of_a_move_costs_one_more() -> None:
    s = party(ALL_KINDS).environment("flood").state
    assert price(s, 2, "green-1a", first=True) == 2
    assert price(s, 2, "green-1a") == 1
    assert price(every_kind(), 2, "green-1a", first=True) == 1


@pytest.mark.rule("AF-6.15", "AF-6.3")
def test_enemies_count_every_line_that_can_be_crossed_as_one() -> None:
    s = party({"dash": [(1, 2)], "red": [(2, 3)], "white": [(1, 3), (3, 4)]}).state
    assert maps.steps_for_enemies(s, 1, fly=False) == {1: 0, 2: 1, 3: 2}
    assert maps.steps_for_enemies(s, 1, fly=True) == {1: 0, 2: 1, 3: 1, 4: 2}
    assert maps.find_sight_distance(s, 1, 3, None) == 1


# -- sight ---------------------------------------------------------------------------------------


@pytest.mark.rule("AF-6.13")
def test_sight_is_the_shortest_chain_of_lines_that_are_not_double() -> None:
    lines = {
        "dash": [(1, 2), (2, 3)],
        "blue": [(3, 4)],
        "white": [(1, 5), (5, 4)],
        "double": [(1, 4)],
    }
    s = party(lines).state
    assert maps.find_sight_distance(s, 1, 4, A) == 2
    assert maps.find_sight_distance(s, 2, 4, A) == 2
    assert maps.find_sight_distance(s, 3, 3, A) == 0


@pytest.mark.rule("AF-6.13", "AF-25.3")
def test_blind_pairs_are_out_of_sight_both_ways() -> None:
    s = party({"dash": [(1, 2), (2, 3)]}, blind=((1, 3),)).state
    assert maps.find_sight_distance(s, 1, 3, A) is None
    assert maps.find_sight_distance(s, 3, 1, A) is None
    assert maps.find_sight_distance(s, 1, 2, A) == 1


@pytest.mark.rule("AF-26.2")
@pytest.mark.parametrize(("name", "seen"), [("night", {0, 1}), ("smoke", {0}), ("rain", {0, 1, 2})])
def test_night_and_smoke_shorten_sight(name: Environment, seen: set[int]) -> None:
    s = party({"dash": [(1, 2), (2, 3)]}).environment(name).state
    for viewer in (A, None):
        found = {maps.find_sight_distance(s, 1, one, viewer) for one in (1, 2, 3)}
        assert found - {None} == seen


@pytest.mark.rule("AF-24.4")
def test_a_lamp_with_a_battery_sees_through_night_and_smoke() -> None:
    lamp = item(power="sees", slot="head", battery=1)
    lit = (
        party({"dash": [(1, 2), (2, 3)]})
        .environment("night", "smoke")
        .wears("wren", lamp, batteries=1)
    )
    assert maps.find_sight_distance(lit.state, 1, 3, A) == 2
    assert maps.find_sight_distance(lit.state, 1, 3, B) is None
    lit.state.colony.boxes["wren"].equipped[0].batteries = 0
    assert maps.find_sight_distance(lit.state, 1, 3, A) is None


# -- hiding --------------------------------------------------------------------------------------

HIDE = {1: {"hide": True, "start": True}}


@pytest.mark.rule("AF-6.10")
def test_whoever_stands_on_a_hiding_spot_hides() -> None:
    s = party(None, HIDE).state
    assert maps.is_hidden(s, A)
    s.find_character(A).at = 2
    assert not maps.is_hidden(s, A)
    s.find_character(A).at = None
    assert not maps.is_hidden(s, A)


@pytest.mark.rule("AF-6.11")
def test_the_big_cannot_hide() -> None:
    s = party(None, HIDE).state
    assert s.find_character(B).card.big
    assert not maps.is_hidden(s, B)
    character("bodkin", big=False)
    assert maps.is_hidden(s, B)


@pytest.mark.rule("AF-6.11")
def test_the_noisy_cannot_hide_unless_they_are_muffled() -> None:
    loud = party(None, HIDE).wears("wren", item(noisy=True))
    assert not maps.is_hidden(loud.state, A)
    loud.wears("wren", item(power="muffler"))
    assert maps.is_hidden(loud.state, A)


@pytest.mark.rule("AF-6.17")
def test_a_heavy_object_is_a_hiding_spot() -> None:
    here = party()
    assert not maps.is_hidden(here.state, A)
    assert maps.is_hidden(here.tokens(1, "heavy").state, A)


@pytest.mark.rule("AF-15.14")
def test_the_camouflaged_hide_anywhere_unless_they_are_big() -> None:
    here = (
        party().member("wren", statuses=["camouflaged"]).member("bodkin", statuses=["camouflaged"])
    )
    assert maps.is_hidden(here.state, A)
    assert not maps.is_hidden(here.state, B)


@pytest.mark.rule("AF-26.3")
def test_in_a_clatter_nobody_hides() -> None:
    here = party(None, HIDE).member("wren", statuses=["camouflaged"]).environment("clatter")
    assert not maps.is_hidden(here.state, A)


# -- exits ---------------------------------------------------------------------------------------

TWO = {2: {"exit": "A"}, 4: {"exit": "B"}, 5: {"exit": "A"}}


def two_exits(**of_b: object) -> State:
    return party(None, TWO, exits=[{"letter": "A"}, {"letter": "B", **of_b}]).state


@pytest.mark.rule("AF-25.7")
def test_an_exit_has_all_spaces_of_its_letter() -> None:
    s = two_exits()
    assert maps.exit_spaces(s) == [2, 4, 5]
    assert [maps.exit_at(s, 5).letter, maps.exit_at(s, 4).letter] == ["A", "B"]
    assert maps.exit_at(s, 3) is None


@pytest.mark.rule("AF-25.7")
def test_a_closed_exit_is_none_until_it_opens() -> None:
    s = two_exits(open=False)
    assert maps.exit_at(s, 4) is None
    s.visit.exits["B"] = True
    assert maps.exit_at(s, 4) is not None
    s.visit.exits["A"] = False
    assert maps.exit_spaces(s) == [4]


@pytest.mark.rule("AF-25.7")
def test_an_exit_may_ask_for_more() -> None:
    s = two_exits(when={"flag": {"key": 1}})
    assert maps.exit_at(s, 4) is None
    s.flags["key"] = 1
    assert maps.exit_at(s, 4) is not None


@pytest.mark.rule("AF-4.3")
def test_the_first_exit_used_is_the_only_one() -> None:
    s = two_exits()
    s.visit.exit_used = "A"
    assert maps.exit_spaces(s) == [2, 5]


@pytest.mark.rule("AF-3.15")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_anybody_can_read_the_entry_of_every_exit_and_nothing_changes(seat: int | None) -> None:
    s = Party(page=8).state  # exit B is closed there
    before = s.model_dump_json()
    seen = view_table(s, seat, ("Ada", "Ben")).page
    assert seen is not None
    texts = {one.letter: one.text for one in seen.exits}
    assert texts == {
        letter: s.visit.printed_page.find_entry(f"EXIT-{letter}").text for letter in "AB"
    }
    assert s.model_dump_json() == before


@pytest.mark.rule("AF-25.4")
def test_marks_are_found_by_space() -> None:
    marks = {
        1: {"start": True},
        2: {"enemy": True},
        3: {"water": True},
        4: {"enemy": True, "start": True},
    }
    s = party(None, marks).state
    assert maps.list_start_spaces(s) == [1, 4]
    assert arrivals.list_start_spaces(s) == [2, 4]
    assert [one for one in maps.list_spaces(s) if maps.is_water(s, one)] == [3]
