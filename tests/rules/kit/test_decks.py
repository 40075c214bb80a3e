"""Decks: nothing is lost, nothing doubled, and what is seen counts as seen."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from rules.engine import Chance, Play, Table
from rules.engine.undo import is_petition
from rules.kit.decks import Deck
from tests.rules.engine.play import Note, answer_prompt, ask_in_turn, open_script, yes_no


def a_table() -> Table[Note]:
    return open_script(ask_in_turn(0))


def test_the_last_card_is_on_top() -> None:
    deck = Deck.of("abc")
    assert deck.look_at_top(a_table(), 2) == ["c", "b"]
    assert deck.pile == ["a", "b", "c"]
    deck.put_on_top("x", "y")
    assert deck.draw_up_to(a_table(), 3) == ["y", "x", "c"]
    assert deck.draw(a_table()) == "b"


def test_an_empty_pile_is_rebuilt_from_the_discards() -> None:
    deck = Deck([], ["a", "b"])
    assert deck.draw(a_table()) in ("a", "b")
    assert len(deck.pile) == 1
    assert deck.discards == []


@pytest.mark.parametrize(
    ("discards", "how", "drawn", "left"),
    [
        ("ab", {"reshuffle": False}, None, "ab"),
        ("abc", {"keep": 2}, "a", "bc"),  # the newest stay
        ("a", {"keep": 2}, None, "a"),
        ("", {}, None, ""),
    ],
)
def test_a_draw_may_keep_some_or_all_discards(
    discards: str, how: dict[str, Any], drawn: str | None, left: str
) -> None:
    deck = Deck([], list(discards))
    assert deck.draw(a_table(), **how) == drawn
    assert deck.discards == list(left)


def test_an_empty_deck_yields_nothing() -> None:
    deck: Deck[str] = Deck()
    assert deck.draw_up_to(a_table(), 3) == []
    assert deck.look_at_top(a_table(), 1, reshuffle=True) == []


def test_drawing_several_continues_after_a_reshuffle() -> None:
    deck = Deck(["a", "b"], ["c", "d"])
    drawn = deck.draw_up_to(a_table(), 3)
    assert drawn[:2] == ["b", "a"]
    assert drawn[2] in ("c", "d")


@pytest.mark.parametrize("seen", [True, False])
def test_drawing_a_card_reveals_it_but_taking_it_unseen_does_not(seen: bool) -> None:
    """Once a card has been seen, an undo needs the others' consent."""
    deck = Deck.of("ab")

    def step(t: Table[Note]) -> Play[None]:
        yield from t.ask(yes_no(t, 0))
        if seen:
            deck.draw(t)
        else:
            deck.take_unseen(t.rng)
        yield from t.ask(yes_no(t, 1))

    table = open_script(step)
    answer_prompt(table, 0, "yes")
    table.undo(0)
    assert any(is_petition(prompt) for prompt in table.prompts) == seen


cards = st.lists(st.integers(), unique=True, max_size=12)
moves = st.lists(st.sampled_from(["draw", "never", "discard", "top", "in", "look"]))


@given(cards, st.integers(0, 3), moves)
def test_no_card_is_lost_or_duplicated(cards: list[int], keep: int, moves: list[str]) -> None:
    table = a_table()
    deck = Deck.of(cards)
    deck.shuffle(table.rng)
    hand: list[int] = []
    for move in moves:
        if move in ("draw", "never"):
            card = deck.draw(table, reshuffle=move == "draw", keep=keep)
            if card is not None:
                hand.append(card)
        elif move == "look":
            assert len(deck.look_at_top(table, 2)) == min(2, len(deck.pile))
        elif hand:
            card = hand.pop()
            if move == "discard":
                deck.discard(card)
            elif move == "top":
                deck.put_on_top(card)
            else:
                deck.shuffle_in(table.rng, card)
        assert sorted([*deck.cards, *hand]) == sorted(cards)


@given(cards)
def test_a_deck_shuffles_as_a_plain_list_does(cards: list[int]) -> None:
    """Games whose decks were lists play the same games as before."""
    one, other = Chance("x"), Chance("x")
    deck = Deck.of(cards)
    deck.shuffle(one)
    shuffled = other.shuffle(cards)
    assert deck.pile == shuffled
    deck.shuffle_in(one, -1)
    assert deck.pile == other.shuffle([*shuffled, -1])


def test_a_deck_can_be_stored_in_a_position() -> None:
    adapter = TypeAdapter(Deck[str])
    deck = Deck(["a", "b"], ["c"])
    assert adapter.validate_json(adapter.dump_json(deck)) == deck
