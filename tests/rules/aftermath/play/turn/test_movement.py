"""Moving (AF-10.1 to AF-10.9)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.play.combat import lasting
from rules.aftermath.play.turn import actions, movement, routes
from tests.rules.aftermath.build import A, Case, Party
from tests.rules.aftermath.model.own_book import item, page

FORK: dict[str, Any] = {"dash": [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)], "red": [(1, 4)]}
"""A row of six spaces with a red short cut from the first to the fourth."""


def on(lines: dict[str, Any] | None = None, **fields: Any) -> Party:
    """Wren on the first space of such a page; Bodkin is far away."""
    return Party(page=page(lines, **fields)).stands("bodkin", 6)


def reached(party: Party) -> dict[int, tuple[str, ...]]:
    """Where Wren gets, each with the least cards."""
    return {way.space: cards for way, cards in routes.find_routes(party.state, A)}


def offered(party: Party) -> list[str]:
    """The moves that Wren is offered."""
    return [option.id for option in movement.list_move_options(party.state, A)]


def moves(party: Party, to: str, *luck: object) -> Case:
    """Wren moves."""
    options = movement.list_move_options(party.state, A)
    chosen = next(option for option in options if option.id == f"move-{to}")
    return party.play(lambda h: movement.resolve_move(h, A, chosen), *luck)


# -- points and lines ----------------------------------------------------------------------------


@pytest.mark.rule("AF-10.1")
@pytest.mark.rule("AF-10.2")
def test_cards_of_any_colour_give_points_and_a_dashed_line_costs_one() -> None:
    party = on().holds("wren", "green-1a", "yellow-2a")
    assert reached(party) == {2: ("green-1a",), 3: ("yellow-2a",), 4: ("green-1a", "yellow-2a")}


@pytest.mark.rule("AF-10.1")
def test_the_member_goes_there_and_the_cards_are_discarded() -> None:
    case = moves(on().holds("wren", "green-1a", "yellow-2a"), "4")
    assert (case.of("wren").at, case.of("wren").hand) == (4, [])
    assert sorted(case.s.deck.discards) == ["green-1a", "yellow-2a"]


@pytest.mark.rule("AF-10.1")
def test_its_player_chooses_between_cards_that_really_differ() -> None:
    party = on().holds("wren", "green-2a", "yellow-2a", "green-3a")
    assert moves(party, "3").of("wren").hand == ["yellow-2a", "green-3a"]  # in one press
    case = moves(party, "otherwise")
    prompt = case.says("move-space", "3").prompt("move-cards")
    sets = [option.data["cards"] for option in prompt.options]
    assert sets == [["green-2a"], ["yellow-2a"]]  # the green 3 is merely dearer
    assert prompt.secret
    case.pick("1")
    assert case.of("wren").hand == ["green-2a", "green-3a"]


@pytest.mark.rule("AF-10.1")
def test_paying_otherwise_is_offered_where_other_cards_would_do() -> None:
    assert "move-otherwise" in offered(on().holds("wren", "green-1a", "yellow-1a"))
    assert "move-otherwise" not in offered(on().holds("wren", "green-1a", "green-1b"))
    assert "move-otherwise" not in offered(on().holds("wren", "green-1a"))


@pytest.mark.rule("AF-10.1")
def test_around_a_live_rail_other_cards_may_pay_too() -> None:
    party = on(RAIL).environment("live-rail").holds("wren", "red-2a", "yellow-3a")
    case = moves(party, "otherwise")
    assert "3-around" in case.options
    case.says("move-space", "3-around").says("move-cards", "1")
    assert case.told("move")[0].data["path"] == [2, 3]
    assert case.of("wren").hand == ["red-2a"]


@pytest.mark.rule("AF-10.1")
def test_of_equally_cheap_ways_that_of_the_lowest_spaces_is_taken() -> None:
    lines = {"dash": [(1, 3), (3, 4), (1, 2), (2, 4), (4, 5)]}
    case = moves(on(lines).stands("bodkin", 5).holds("wren", "green-2a"), "4")
    assert case.told("move")[0].data["path"] == [2, 4]


@pytest.mark.rule("AF-10.1")
def test_of_all_ways_the_cheapest_is_taken() -> None:
    case = moves(on(FORK).holds("wren", "red-1a"), "4")
    assert case.told("move")[0].data["path"] == [4]
    case = moves(on({**FORK, "red": [(1, 6)]}).holds("wren", "green-3a"), "4")
    assert case.told("move")[0].data["path"] == [2, 3, 4]


@pytest.mark.rule("AF-10.3")
@pytest.mark.parametrize("kind", ["white", "double"])
def test_white_lines_are_not_crossed(kind: str) -> None:
    party = on({"dash": [(1, 2), (2, 3), (3, 4), (4, 5)], kind: [(1, 5)]}).stands("bodkin", 5)
    assert 5 not in reached(party.holds("wren", "green-3a"))


@pytest.mark.rule("AF-10.4")
def test_characters_pass_through_enemies() -> None:
    party = on().faces("latch-rat", 2).holds("wren", "green-2a")
    assert moves(party, "3").of("wren").at == 3


@pytest.mark.rule("AF-10.4")
def test_and_stop_in_their_spaces_and_leave_them() -> None:
    party = on().faces("latch-rat", 1).faces("pin-vole", 2).holds("wren", "green-1a")
    assert moves(party, "2").of("wren").at == 2


@pytest.mark.rule("AF-10.5")
@pytest.mark.rule("AF-10.6")
@pytest.mark.parametrize(
    ("cards", "crossed"),
    [
        (("red-1a",), True),
        (("red-1a", "red-1b"), True),
        (("green-2a",), False),
        (("green-3a",), True),  # at three points
        (("red-1a", "green-1a"), True),  # the red one alone
    ],
)
def test_a_coloured_line_costs_one_with_cards_of_its_colour_and_three_else(
    cards: tuple[str, ...], crossed: bool
) -> None:
    lines = {"dash": [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)], "red": [(1, 6)]}
    assert (6 in reached(on(lines).holds("wren", *cards))) is crossed


@pytest.mark.rule("AF-10.5")
def test_all_cards_of_the_move_must_have_the_colour() -> None:
    lines = {"dash": [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)], "red": [(1, 5)]}
    # to 6 it takes two points: a red 1 and a green 1 are of two colours
    party = on(lines).holds("wren", "red-1a", "green-1a")
    assert 6 not in reached(party)
    assert 6 in reached(party.holds("wren", "red-1b"))


@pytest.mark.rule("AF-10.7")
def test_heroic_cards_match_no_line() -> None:
    lines = {"dash": [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)], "red": [(1, 6)]}
    assert 6 not in reached(on(lines).holds("wren", "white-2a"))
    assert 6 in reached(on(lines).holds("wren", "white-3a"))


@pytest.mark.rule("AF-8.13")
def test_an_influence_card_fits_the_colour_of_the_others() -> None:
    lines = {"dash": [(1, 2), (2, 3)], "red": [(1, 4), (4, 5), (5, 6), (6, 7)]}
    party = on(lines).stands("bodkin", 2).holds("wren", "influence-wren", "red-1a")
    assert reached(party)[7] == ("influence-wren", "red-1a")  # four red lines, at one each
    case = moves(party, "otherwise").says("move-space", "2")
    case.pick("1")  # the influence card alone
    assert (case.of("wren").hand, case.of("wren").influence) == (["red-1a"], False)


# -- how a move ends -----------------------------------------------------------------------------


READ: dict[str, Any] = {"spaces": {3: {"poi": "1"}, 6: {"exit": "A"}}}


@pytest.mark.rule("AF-10.8")
@pytest.mark.rule("AF-10.9")
def test_a_reading_ends_it_and_what_is_left_of_the_points_is_lost() -> None:
    party = on(entries={"1": [{"dial": {"food": 1}}]}, **READ).holds("wren", "green-3a")
    assert 4 not in reached(party)  # no way goes on from there
    assert moves(party, "3").dial("food") == 7


@pytest.mark.rule("AF-10.8")
def test_once_it_is_read_the_way_goes_through() -> None:
    party = on(entries={"1": []}, **READ).holds("wren", "green-3a")
    party.set(read={party.state.visit.page: ["1"]})
    assert moves(party, "4").of("wren").at == 4


@pytest.mark.rule("AF-10.9")
def test_a_new_move_may_follow_a_reading() -> None:
    party = on(entries={"1": []}, **READ).holds("wren", "green-2a", "green-1a")
    case = party.play(lambda h: actions.resolve_actions(h, A))
    case.pick("move-3").pick("move-4")
    assert case.of("wren").at == 4


@pytest.mark.rule("AF-10.8")
def test_an_entry_that_moves_the_member_elsewhere_ends_it_there() -> None:
    party = on(entries={"1": [{"move": {"space": 1}}]}, **READ).holds("wren", "green-2a")
    assert moves(party, "3").of("wren").at == 1


@pytest.mark.rule("AF-6.16")
def test_fire_burns_whoever_ends_a_movement_in_it_and_nobody_who_passes() -> None:
    case = moves(on().tokens(2, "fire").holds("wren", "green-2a"), "3")
    assert case.of("wren").wounds == 0
    case = moves(on().tokens(2, "fire").holds("wren", "green-1a"), "2")
    assert (case.of("wren").wounds, case.of("wren").statuses) == (1, ["burning"])


# -- what helps and what hinders -----------------------------------------------------------------


@pytest.mark.rule("AF-15.8")
def test_the_tangled_cannot_move() -> None:
    party = on().member("wren", statuses=["tangled"]).holds("wren", "green-3a")
    assert offered(party) == []


@pytest.mark.rule("AF-15.10")
@pytest.mark.parametrize(("card", "points"), [("green-1a", 1), ("green-2a", 1), ("green-3a", 2)])
def test_the_soaked_have_one_point_less_but_at_least_one(card: str, points: int) -> None:
    party = on().member("wren", statuses=["soaked"]).holds("wren", card)
    assert routes.sum_points(party.state, A, [card]) == points


@pytest.mark.rule("AF-22.8")
def test_quick_feet_give_the_next_move_three_points_more() -> None:
    party = on().holds("wren", "green-1a", "green-2a")
    lasting.start_lasting(party.state, A, "quick-feet")
    assert reached(party)[5] == ("green-1a",)
    case = moves(party, "5")
    assert case.of("wren").lasting == []


@pytest.mark.rule("AF-26.2")
def test_in_a_flood_the_first_line_costs_one_more() -> None:
    party = on().environment("flood").holds("wren", "green-3a")
    assert sorted(reached(party)) == [2, 3]


RAIL: dict[str, Any] = {"dash": [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)], "red": [(1, 3)]}


@pytest.mark.rule("AF-26.2")
@pytest.mark.parametrize(("die", "wounds"), [(2, 1), (4, 0)])
def test_crossing_a_live_rail_takes_resistance(die: int, wounds: int) -> None:
    party = on(RAIL).environment("live-rail").holds("wren", "red-1a", "blue-1a")
    case = moves(party, "3", die).says("live-rail", "blue-1a")
    assert (case.of("wren").at, case.of("wren").wounds) == (3, wounds)


@pytest.mark.rule("AF-26.2")
def test_a_way_around_a_live_rail_is_offered_beside_it() -> None:
    party = on(RAIL).environment("live-rail").holds("wren", "red-2a")
    assert offered(party) == ["move-2", "move-3", "move-3-around", "move-4"]
    case = moves(party, "3-around")
    assert (case.of("wren").at, case.told("move")[0].data["path"]) == (3, [2, 3])


@pytest.mark.rule("AF-24.5")
def test_a_rope_makes_coloured_lines_cheaper() -> None:
    lines = {"dash": [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)], "red": [(1, 6)]}
    party = on(lines).wears("wren", item(power="rope", kind="tool", slot="paw"))
    assert reached(party.holds("wren", "green-2a"))[6] == ("green-2a",)


# -- what is offered -----------------------------------------------------------------------------


def test_an_option_says_what_is_met() -> None:
    party = on(spaces={2: {"poi": "1", "hide": True}, 6: {"exit": "A"}}, entries={"1": []})
    party.faces("latch-rat", 2).finds(2, "t4a").holds("wren", "green-1a")
    (option,) = movement.list_move_options(party.state, A)
    assert option.detail == (
        "Pay green agility 1: something to read, Latch Rat, 1 scavenge token, a place to hide"
    )


def test_without_cards_there_is_no_move() -> None:
    assert offered(on()) == []
