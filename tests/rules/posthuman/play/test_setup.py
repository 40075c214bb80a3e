"""Setup: decks, what is taken out of them, and who starts (PH-1, PH-2, PH-21.8, PH-21.9)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.engine import Illegal, Table
from rules.posthuman import GAME
from rules.posthuman.model.characters import choose_characters
from rules.posthuman.model.decks import CARDS, CONTENT, ICONS, START, TILES, kind_of, list_copies
from tests.rules.posthuman.turn_frame import everywhere, making, opened


@pytest.mark.rule("PH-1.3")
def test_one_to_four_play() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    with pytest.raises(Illegal):
        Table.open(GAME, names=["A", "B", "C", "D", "E"], seed="seed")


@pytest.mark.rule("PH-1.7", "PH-2.5a")
def test_clockwise_is_by_seat_from_the_starting_player_and_round_again() -> None:
    assert opened(4, 2, 0).s.list_seats_clockwise() == [2, 3, 0, 1]


@pytest.mark.rule("PH-1.1")
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("custom", [False, True])
def test_every_card_is_in_exactly_one_place(seats: int, custom: bool) -> None:
    case = opened(seats, custom=custom)
    assert Counter(everywhere(case.s)) == Counter(set(CARDS) - {START.id})


@pytest.mark.rule("PH-2.1", "PH-23.3")
def test_items_for_more_players_are_out_where_characters_are_built() -> None:
    market = opened(2, custom=True).s.market
    assert {ICONS[one] for one in market} == {1, 2}
    assert "painkillers.3" in opened(2, custom=True).s.removed


@pytest.mark.rule("PH-23.3", "PH-3.5")
def test_ready_characters_take_items_whatever_their_icon() -> None:
    assert {ICONS[one] for one in opened(2).s.market} == {1, 2, 3, 4}


@pytest.mark.rule("PH-2.2")
def test_the_fortress_belongs_to_solo_play() -> None:
    case = opened(2)
    assert "fortress" in case.s.removed
    assert len(case.s.events.pile) == 20
    assert "fortress" in opened(1).s.events.pile


@pytest.mark.rule("PH-2.3")
def test_every_deck_is_shuffled() -> None:
    one, other = (opened(2, seed=seed).table for seed in ("a", "b"))
    real = [Table.open(GAME, names=["Ada", "Ben"], seed=seed).state for seed in ("a", "b")]
    assert one.state.tiles == other.state.tiles  # the same luck, and so the same order
    assert real[0].tiles != real[1].tiles
    for deck in ("events", "supply", "skills", "equipment", "weapons", "followers", "scars"):
        assert getattr(real[0], deck).pile != getattr(real[1], deck).pile
    assert real[0].mutant_actions.pile != real[1].mutant_actions.pile
    for level in (1, 2, 3):
        assert real[0].encounters[level].pile != real[1].encounters[level].pile
    assert real[0].minions["mutant"].pile != real[1].minions["mutant"].pile


@pytest.mark.rule("PH-2.4")
def test_everybody_begins_at_home_before_the_first_space() -> None:
    case = making(2, choose_characters).defaults()
    for seat in (0, 1):
        human = case.human(seat)
        assert human.on_start
        assert not human.tile.foraged
        assert human.place == 0
        assert list(human.map) == ["0,0"]


@pytest.mark.rule("PH-2.5")
def test_a_die_picks_the_starting_player() -> None:
    case = opened(3, 1, 0)
    assert case.s.first == 1
    assert case.luck.picked[0] == (0, 1, 2)
    assert "Ben wins the roll and is the starting player." in case.texts("setup")


@pytest.mark.rule("PH-2.6", "PH-2.6a")
def test_all_pick_ready_characters_unless_the_host_wants_them_built() -> None:
    assert opened(2, 0, 0).prompt().topic == "character"
    assert opened(2, custom=True).topics() == ["stats", "stats"]


@pytest.mark.rule("PH-2.7")
def test_full_length_and_speed_unless_the_host_says_otherwise() -> None:
    assert not opened(2).s.short
    assert not opened(2).s.strict
    assert opened(2, short=True).s.short
    assert opened(2, strict=True).s.strict


# -- solo (PH-21.8, PH-21.9, PH-22.5) ------------------------------------------------------------


@pytest.mark.rule("PH-21.8")
def test_alone_what_acts_on_others_is_out() -> None:
    s = opened(1, custom=True).s
    assert {ICONS[one] for one in s.market} == {1}
    out = Counter(kind_of(one) for one in s.removed if one not in list_copies(CONTENT.starting))
    assert out == {
        "guide": 1,
        "great-explorer": 1,
        "looting": 2,
        "raiding": 2,
        "storytelling": 1,
        "psychologist": 1,
        "camo-tent": 1,
    }
    assert not {*out} & {kind_of(one) for one in (*s.skills.pile, *s.equipment.pile)}
    assert {"togetherness", "trader-caravan"} <= {*s.events.pile}


@pytest.mark.rule("PH-21.9")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_the_fortress_is_among_the_lowest_three_of_nineteen(seed: str) -> None:
    pile = Table.open(GAME, names=["Ada"], seed=seed).state.events.pile
    assert len(pile) == 19
    assert pile[::-1].index("fortress") + 1 in (17, 18, 19)


@pytest.mark.rule("PH-22.5")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_in_a_short_solo_game_it_comes_six_turns_sooner(seed: str) -> None:
    table = Table.open(GAME, names=["Ada"], seed=seed, options={"short": True})
    pile = table.state.events.pile
    assert len(pile) == 13
    assert pile[::-1].index("fortress") + 1 in (11, 12, 13)


def test_places_of_the_fortress_differ() -> None:
    found = set()
    for number in range(20):
        pile = Table.open(GAME, names=["Ada"], seed=f"{number}").state.events.pile
        found.add(pile[::-1].index("fortress") + 1)
    assert found == {17, 18, 19}


def test_all_tiles_are_in_the_stack() -> None:
    assert sorted(opened(2).s.tiles) == sorted(set(TILES) - {START.id})
