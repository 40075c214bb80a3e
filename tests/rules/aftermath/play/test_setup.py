"""Setup of a game: who plays whom, decks and supplies (AF-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.aftermath.model import decks
from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import FORAGE, Box, Colony
from rules.aftermath.play import setup
from rules.engine import Illegal
from tests.rules.aftermath.build import A, Case, Party
from tests.rules.aftermath.model.own_book import item

IN_ORDER = ["wren", "bodkin", "cog", "marl"]


def opened(
    seats: int, *, two_each: bool = False, save: Colony | None = None, seed: str = "seed"
) -> Case:
    """A table where everybody is asked for a character."""
    party = Party()
    party.state = setup.make_opening(seats, two_each=two_each, save=save)
    return party.play(setup.prepare_game, seed=seed)


def sat_down(seats: int, *, two_each: bool = False, save: Colony | None = None) -> Case:
    """A table where everybody has what falls to the absent."""
    return opened(seats, two_each=two_each, save=save).defaults()


def saved(**fields: object) -> Colony:
    colony = setup.new_colony()
    for name, value in fields.items():
        setattr(colony, name, value)
    return colony


def party_of(case: Case) -> list[tuple[str, int]]:
    return [(one.id, one.seat) for one in case.s.party]


# -- who plays whom ------------------------------------------------------------------------------


@pytest.mark.rule("AF-2.2")
def test_all_choose_at_the_same_time_and_openly() -> None:
    case = opened(3)
    assert case.waits_for == {0, 1, 2}
    assert not any(prompt.secret for prompt in case.table.needed_prompts)
    case.says("character", "cog", seat=2)
    assert case.said("Cleo plays Cog Merrin the Tinker.")
    assert case.waits_for == {0, 1}


@pytest.mark.rule("AF-2.2")
def test_who_answers_first_has_the_character() -> None:
    case = opened(2).says("character", "wren", seat=1)
    assert [one.id for one in case.prompt().options] == ["bodkin", "cog", "marl"]
    assert case.refused("wren") == "AF-2.2"
    assert party_of(case.says("character", "marl")) == [("marl", 0), ("wren", 1)]


@pytest.mark.rule("AF-2.2")
def test_the_absent_have_the_lowest_number_that_is_free() -> None:
    assert party_of(opened(3).says("character", "wren", seat=2).defaults()) == [
        ("bodkin", 0),
        ("cog", 1),
        ("wren", 2),
    ]


def test_the_last_of_four_is_not_asked_for_the_one_that_is_left() -> None:
    case = opened(4)
    for seat, one in enumerate(["marl", "cog", "bodkin"]):
        case.says("character", one, seat=seat)
    assert party_of(case) == [("marl", 0), ("cog", 1), ("bodkin", 2), ("wren", 3)]


@pytest.mark.rule("AF-2.3")
def test_one_player_alone_takes_exactly_two() -> None:
    case = opened(1)
    assert (case.prompt().least, case.prompt().most) == (2, 2)
    case.refused("wren")
    case.refused("wren", "cog", "marl")
    case.refused("wren", "wren")
    assert party_of(case.says("character", "marl", "cog")) == [("cog", 0), ("marl", 0)]


@pytest.mark.rule("AF-2.4")
@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 1), (4, 1)])
def test_several_players_take_one_each(seats: int, each: int) -> None:
    case = sat_down(seats)
    assert Counter(one.seat for one in case.s.party) == dict.fromkeys(range(seats), each)


@pytest.mark.rule("AF-2.4")
def test_two_players_may_agree_to_take_two_each() -> None:
    case = opened(2, two_each=True)
    assert {(prompt.least, prompt.most) for prompt in case.table.needed_prompts} == {(2, 2)}
    case.says("character", "wren", "marl", seat=1)
    assert Counter(one.seat for one in case.s.party) == {0: 2, 1: 2}


@pytest.mark.rule("AF-2.4")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_two_each_is_for_two_players_alone(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        setup.make_opening(seats, two_each=True)
    assert refused.value.rule == "AF-2.4"


@pytest.mark.rule("AF-2.5")
def test_the_two_of_one_player_have_nothing_in_common() -> None:
    s = sat_down(1).s
    one, other = s.party
    assert one.seat == other.seat == 0
    assert one.hand is not other.hand
    assert s.find_box(s.members[0]) is not s.find_box(s.members[1])
    assert s.list_members_from(A) == s.members == [0, 1]


@pytest.mark.rule("AF-2.6")
@pytest.mark.parametrize(
    ("seats", "two_each", "size"),
    [(1, False, 2), (2, False, 2), (2, True, 4), (3, False, 3), (4, False, 4)],
)
def test_a_party_has_two_to_four(seats: int, two_each: bool, size: int) -> None:
    assert len(sat_down(seats, two_each=two_each).s.party) == size


@pytest.mark.rule("AF-2.7")
def test_turn_order_goes_round_the_table_and_alternates_between_two() -> None:
    case = opened(2, two_each=True).says("character", "wren", "bodkin", seat=1)
    assert party_of(case) == [("cog", 0), ("wren", 1), ("marl", 0), ("bodkin", 1)]
    assert case.s.list_members_from(case.s.members[3]) == [3, 0, 1, 2]


@pytest.mark.rule("AF-2.8")
def test_the_first_seat_keeps_the_books_and_begins() -> None:
    case = opened(2).says("character", "cog", seat=0).defaults()
    assert case.s.bookkeeper == case.s.active == A
    assert case.of("cog").seat == 0
    assert case.said("Cog is the bookkeeper")


# -- decks and supplies --------------------------------------------------------------------------


@pytest.mark.rule("AF-2.1")
def test_the_marker_stands_at_the_colony() -> None:
    s = sat_down(2).s
    assert decks.BOOK.locations[s.location].at == (0, 0)


@pytest.mark.rule("AF-2.9")
def test_influence_cards_are_out_of_play() -> None:
    s = sat_down(2).s
    assert not any(who.influence or who.hand for who in s.party)
    assert not set(decks.INFLUENCE) & set(s.deck.cards)


@pytest.mark.rule("AF-19.33")
def test_a_proud_colony_gives_everybody_their_influence_card() -> None:
    s = sat_down(2, save=saved(influence=True, chapter=2)).s
    assert [who.hand for who in s.party] == [["influence-wren"], ["influence-bodkin"]]
    assert all(who.influence for who in s.party)


@pytest.mark.rule("AF-2.10")
def test_the_decks_are_whole_and_shuffled() -> None:
    s = sat_down(2).s
    for deck, cards in (
        (s.deck, list(decks.BASIC)),
        (s.colony.items, decks.item_deck()),
        (s.colony.encounters, list(decks.ENCOUNTERS)),
    ):
        assert sorted(deck.pile) == sorted(cards)
        assert deck.pile not in (cards, cards[::-1])
        assert deck.discards == []


@pytest.mark.rule("AF-2.10", "AF-20.12")
def test_in_a_later_game_piles_are_shuffled_and_discards_stay() -> None:
    colony = saved(chapter=2)
    colony.items.discards = [colony.items.pile.pop() for _ in range(3)]
    pile, spent = list(colony.items.pile), list(colony.items.discards)
    s = sat_down(2, save=colony).s
    assert s.colony.items.discards == spent
    assert sorted(s.colony.items.pile) == sorted(pile)
    assert s.colony.items.pile != pile


@pytest.mark.rule("AF-2.11", "AF-17.12")
def test_orders_come_from_the_tables_chance_alone() -> None:
    first, same = (Party(), Party())
    for one in (first, same):
        one.state = setup.make_opening(2)
    assert (
        first.play(setup.prepare_game).defaults().s.deck
        == same.play(setup.prepare_game).defaults().s.deck
    )


@pytest.mark.rule("AF-2.12")
def test_all_enemies_are_in_the_supply_bosses_too() -> None:
    s = sat_down(2).s
    expected = Counter({one.id: one.copies for one in decks.ENEMIES.values()})
    assert Counter(s.enemy_supply) == expected
    assert expected.total() == 22


@pytest.mark.rule("AF-2.13")
def test_all_scavenge_tokens_are_in_the_supply_in_an_order_of_chance() -> None:
    s = sat_down(2).s
    assert sorted(s.scavenge) == sorted(decks.SCAVENGE)
    assert s.scavenge != list(decks.SCAVENGE)
    assert len(s.scavenge) == 21


@pytest.mark.rule("AF-2.14")
def test_starting_items_and_abilities_are_in_the_boxes() -> None:
    s = sat_down(2).s
    for one, card in decks.CHARACTERS.items():
        box = s.colony.boxes[one]
        assert [worn.item for worn in box.equipped] == [card.item]
        assert card.item not in s.colony.items.pile
        assert [decks.ABILITIES[known].n for known in box.abilities] == [1]
        assert decks.ABILITIES[box.abilities[0]].owner == one


@pytest.mark.rule("AF-2.15")
def test_the_item_deck_has_what_is_left_of_the_items() -> None:
    s = sat_down(2).s
    assert len(s.colony.items.pile) == 51 - 4


@pytest.mark.rule("AF-2.16")
@pytest.mark.parametrize(("chapter", "page"), [(1, 2), (2, 3), (7, 3)])
def test_the_first_game_begins_on_page_two_later_ones_on_page_three(
    chapter: int, page: int
) -> None:
    s = sat_down(2, save=saved(chapter=chapter)).s
    assert (s.phase, s.to) == ("page", page)


@pytest.mark.rule("AF-2.17")
def test_hands_are_empty() -> None:
    assert [who.hand for who in sat_down(4).s.party] == [[], [], [], []]


@pytest.mark.rule("AF-2.18")
def test_a_new_campaign_has_these_dials() -> None:
    assert sat_down(2).s.colony.dials == {
        "time": 0,
        "clue": 0,
        "scrap": 2,
        "food": 6,
        "population": 7,
        "morale": 7,
    }


@pytest.mark.rule("AF-2.19")
def test_time_starts_again_and_the_other_dials_carry_over() -> None:
    before = {"time": 9, "clue": 2, "scrap": 11, "food": 3, "population": 12, "morale": 4}
    s = sat_down(2, save=saved(dials=dict(before), chapter=3)).s
    assert s.colony.dials == {**before, "time": 0}


@pytest.mark.rule("AF-2.20")
def test_the_first_mission_is_mission_one_and_a_later_one_what_was_chosen() -> None:
    first = sat_down(2)
    assert first.s.colony.assigned == first.s.played == 1
    assert first.said("A Larder Run")
    later = sat_down(2, save=saved(assigned=5, chapter=2))
    assert later.s.played == 5
    assert later.said(str(decks.BOOK.missions[5].name))


@pytest.mark.rule("AF-27.6")
def test_the_mission_is_told_with_its_goal_and_allowance() -> None:
    (told,) = sat_down(2).told("passage")
    card = decks.BOOK.missions[1]
    passage = str(told.data["passage"])
    assert str(card.story) in passage
    assert str(card.goal) in passage
    assert f"{card.allowance} hours" in passage


@pytest.mark.rule("AF-19.35")
def test_a_forage_is_told_as_well() -> None:
    case = sat_down(2, save=saved(assigned=FORAGE, chapter=2))
    (told,) = case.told("passage")
    assert "two pages" in str(told.data["passage"])
    assert "5 hours" in str(told.data["passage"])


@pytest.mark.rule("AF-24.6")
def test_a_forge_gives_the_bookkeeper_a_battery() -> None:
    forge = item(slot="stash", power="forge", kind="improvement")
    s = sat_down(2, save=saved(improvements=[forge], chapter=2)).s
    assert [who.batteries for who in s.party] == [1, 0]


@pytest.mark.rule("AF-2.2", "AF-20.12")
def test_boxes_keep_what_they_kept() -> None:
    colony = saved(chapter=2)
    colony.boxes["wren"] = Box(equipped=[], pack=["a"], abilities=["vanish"])
    colony.boxes["cog"].equipped.append(Worn(item="b"))
    s = sat_down(2, save=colony).s
    assert s.colony.boxes["wren"].pack == ["a"]
    assert s.colony.boxes["wren"].equipped == []
    assert s.colony.boxes["cog"].equipped[-1].item == "b"


@pytest.mark.rule("AF-20.15")
def test_a_character_who_is_new_to_a_campaign_has_a_box() -> None:
    colony = saved(chapter=2)
    del colony.boxes["marl"]
    box = setup.make_opening(2, save=colony).colony.boxes["marl"]
    assert [worn.item for worn in box.equipped] == [decks.CHARACTERS["marl"].item]
