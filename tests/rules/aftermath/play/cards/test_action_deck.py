"""The action deck and hands (AF-7.2 to AF-7.6, AF-7.10, AF-7.16, AF-7.18, AF-21.1 to AF-21.5)."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.model import decks
from rules.aftermath.model.terms import COLOUR_OF, Colour
from rules.aftermath.play.cards import action_deck
from rules.aftermath.play.turn import turn
from tests.rules.aftermath.build import A, B, Case, Party, Script
from tests.rules.aftermath.model.own_book import effects, page

FIVE = ("green-1a", "red-2a", "blue-3a", "yellow-1a", "white-2a")
"""A full hand."""


def draws(n: int) -> Script:
    """Wren draws by an effect."""
    return lambda h: apply_effects(h, effects({"draw": n}), A, "The shelf")


def draw_step(party: Party, *luck: object) -> Case:
    """The first three steps of Wren's turn."""
    return party.play(lambda h: turn.draw_step(h, A), *luck)


# -- the cards -----------------------------------------------------------------------------------


@pytest.mark.rule("AF-21.1")
@pytest.mark.rule("AF-21.2")
def test_there_are_six_cards_of_each_colour_and_one_calamity() -> None:
    values = Counter((card.colour, card.value) for card in decks.BASIC.values())
    colours = [one for one in get_args(Colour) if one != "calamity"]
    assert values == {
        **{(colour, value): 2 for colour in colours for value in (1, 2, 3)},
        ("calamity", 0): 1,
    }
    assert COLOUR_OF == {
        "agility": "green",
        "strength": "red",
        "resistance": "blue",
        "instinct": "yellow",
    }


@pytest.mark.rule("AF-21.5")
def test_a_card_has_id_colour_value_and_kind() -> None:
    assert {card.id for card in decks.BASIC.values()} == {*decks.BASIC}
    assert not any(card.influence for card in decks.BASIC.values())
    assert {(c.colour, c.value, c.influence) for c in decks.INFLUENCE.values()} == {
        ("white", 3, True)
    }


# -- the draw step -------------------------------------------------------------------------------


@pytest.mark.rule("AF-7.2")
def test_any_of_the_cards_kept_may_be_discarded_before_the_hand_is_filled() -> None:
    party = Party().holds("wren", *FIVE[:3]).stacks("deck", "red-1a", "red-1b", "red-2b", "red-3a")
    case = draw_step(party)
    assert case.options == [*FIVE[:3]]
    case.pick("green-1a", "blue-3a")
    assert case.of("wren").hand == ["red-2a", "red-1a", "red-1b", "red-2b", "red-3a"]
    assert case.s.deck.discards == ["green-1a", "blue-3a"]
    assert case.said("Wren discards green agility 1 and blue resistance 3.", to=1)


@pytest.mark.rule("AF-7.2")
def test_the_absent_keep_all_their_cards() -> None:
    party = Party().holds("wren", *FIVE[:4]).stacks("deck", "red-1a")
    case = draw_step(party)
    case.lapse()
    assert case.of("wren").hand == [*FIVE[:4], "red-1a"]


@pytest.mark.rule("AF-7.2")
def test_nobody_is_asked_who_has_kept_nothing() -> None:
    case = draw_step(Party().stacks("deck", *FIVE))
    assert case.over
    assert case.of("wren").hand == [*FIVE]


@pytest.mark.rule("AF-15.6")
@pytest.mark.rule("AF-26.3")
@pytest.mark.parametrize(
    ("hurt", "frost", "filled"),
    [(False, False, 5), (True, False, 4), (False, True, 4), (True, True, 3)],
)
def test_the_badly_hurt_and_whoever_freezes_draw_to_fewer(
    hurt: bool, frost: bool, filled: int
) -> None:
    party = Party().stacks("deck", *FIVE).member("wren", statuses=["badly-hurt"] if hurt else [])
    if frost:
        party.environment("frost")
    assert len(draw_step(party).of("wren").hand) == filled


@pytest.mark.rule("AF-15.6")
def test_whoever_holds_more_than_the_draw_fills_to_keeps_it() -> None:
    party = Party().holds("wren", *FIVE).member("wren", statuses=["badly-hurt"])
    assert draw_step(party).pick().of("wren").hand == [*FIVE]


@pytest.mark.rule("AF-7.3")
@pytest.mark.rule("AF-7.4")
def test_the_rest_of_the_deck_comes_first_and_then_the_shuffled_discards() -> None:
    party = Party().discards("deck", "blue-1a", "blue-2a", "blue-3a", "white-1a")
    party.only("deck", "green-1a", "red-2a")
    case = draw_step(party, ["white-1a", "blue-1a", "blue-2a", "blue-3a"])
    assert case.of("wren").hand == ["green-1a", "red-2a", "blue-3a", "blue-2a", "blue-1a"]
    assert (case.s.deck.pile, case.s.deck.discards) == (["white-1a"], [])


@pytest.mark.rule("AF-7.4")
def test_drawing_stops_where_deck_and_discards_are_empty() -> None:
    case = draw_step(Party().discards("deck", "red-1a").only("deck", "green-1a"))
    assert case.of("wren").hand == ["green-1a", "red-1a"]


@pytest.mark.rule("AF-7.5")
def test_threats_and_the_calamity_count_and_are_not_replaced() -> None:
    party = Party().stacks("deck", "black-1a", "green-1a", "calamity", "black-2a", "green-2a")
    case = draw_step(party, 1, ["black-1a", "black-2a"])
    assert case.of("wren").hand == ["green-1a", "green-2a"]
    assert case.s.visit.threats == ["black-1a", "black-2a"]
    assert case.s.deck.discards == ["calamity"]


@pytest.mark.rule("AF-15.12")
def test_the_stunned_discard_a_card_after_the_threats_are_placed() -> None:
    party = Party().member("wren", statuses=["stunned"]).stacks("deck", "black-1a", *FIVE[:4])
    case = draw_step(party)
    assert case.s.visit.threats == ["black-1a"]
    assert case.prompt("excess").default == ["green-1a"]
    case.pick("blue-3a")
    assert case.of("wren").hand == ["green-1a", "red-2a", "yellow-1a"]
    assert case.of("wren").statuses == []


# -- drawing outside it --------------------------------------------------------------------------


@pytest.mark.rule("AF-7.10")
@pytest.mark.rule("AF-25.13")
def test_threats_and_the_calamity_drawn_by_an_effect_are_dealt_with_after_it() -> None:
    number = page(entries={"CALAMITY": [{"dial": {"food": -1}}]}, calamity=4)
    party = Party(page=number).dials(time=3).stacks("deck", "calamity", "black-1a", "green-1a")
    case = party.play(draws(3), 1)
    assert case.of("wren").hand == ["green-1a"]
    assert case.s.visit.threats == ["black-1a"]
    assert case.s.calamities == [number]
    kinds = [event.kind for event in case.told()]
    assert kinds.index("draw") < kinds.index("calamity") < kinds.index("threat")


@pytest.mark.rule("AF-7.10")
def test_an_effect_that_all_draw_by_is_over_before_what_came_is_dealt_with() -> None:
    party = Party().stacks("deck", "black-1a", "green-1a")
    case = party.play(lambda h: apply_effects(h, effects({"draw": {"who": "all"}}), A, "The shelf"))
    kinds = [event.kind for event in case.told() if event.kind in ("draw", "threat")]
    assert kinds == ["draw", "draw", "threat"]
    assert (case.of("wren").hand, case.of("bodkin").hand) == ([], ["green-1a"])


@pytest.mark.rule("AF-7.6")
def test_nobody_holds_more_than_five_cards() -> None:
    case = Party().holds("wren", *FIVE).stacks("deck", "red-3a").play(draws(1))
    assert case.options == ["green-1a", "yellow-1a", "red-2a", "white-2a", "red-3a", "blue-3a"]
    assert (case.prompt().least, case.prompt().most) == (1, 1)
    case.pick("red-3a")
    assert case.of("wren").hand == [*FIVE]
    assert case.s.deck.discards == ["red-3a"]


@pytest.mark.rule("AF-7.6")
def test_a_threat_that_is_drawn_crowds_no_other_card_out() -> None:
    case = Party().holds("wren", *FIVE).stacks("deck", "black-3a").play(draws(1))
    assert case.over
    assert case.of("wren").hand == [*FIVE]


@pytest.mark.rule("AF-7.18")
def test_the_excess_is_private_until_it_is_done_and_may_be_out_of_turn() -> None:
    party = Party().active("bodkin").holds("wren", *FIVE).stacks("deck", "red-3a")
    case = party.play(draws(1))
    prompt = case.prompt("excess", seat=0)
    assert prompt.secret
    assert prompt.about == "Hand limit of 5 cards: Wren discards 1 card"
    assert not case.told("discard")
    case.pick("blue-3a")
    assert case.said("Wren discards blue resistance 3.", to=1)


@pytest.mark.rule("AF-7.18")
@pytest.mark.parametrize(
    ("hand", "gone"),
    [
        (("white-1a", "yellow-1a", "blue-1a", "red-1a", "green-1a"), "green-1a"),
        (("white-1a", "yellow-1a", "blue-1a", "red-1a", "green-2a"), "red-1a"),
        (("white-1a", "yellow-1a", "blue-1a", "red-3a", "green-2a"), "blue-1a"),
        (("white-1a", "yellow-1a", "blue-2a", "red-3a", "green-2a"), "yellow-1a"),
        (("white-1a", "yellow-3a", "blue-2a", "red-3a", "green-2a"), "white-1a"),
    ],
)
def test_the_absent_discard_the_lowest_then_by_colour(hand: tuple[str, ...], gone: str) -> None:
    case = Party().holds("wren", *hand).stacks("deck", "green-3a").play(draws(1))
    case.lapse()
    assert case.s.deck.discards == [gone]


@pytest.mark.rule("AF-7.16")
def test_only_its_player_sees_what_is_drawn_and_all_see_how_much() -> None:
    case = Party().stacks("deck", "green-1a", "red-2a").play(draws(2))
    (drawn,) = case.told("drawn")
    assert drawn.seats == (0,)
    assert "agility 1" in drawn.text
    assert case.texts("draw") == ["Wren draws 2 cards."]


@pytest.mark.rule("AF-7.16")
def test_what_names_cards_of_a_hand_is_asked_in_secret() -> None:
    case = draw_step(Party().holds("wren", "green-1a"))
    assert case.prompt("discard").secret
    assert "agility" not in case.prompt().about


# -- discarding by effects -----------------------------------------------------------------------


@pytest.mark.rule("AF-25.8")
def test_an_effect_makes_all_discard_at_once_each_by_its_own_choice() -> None:
    party = Party().holds("wren", "green-1a", "red-2a").holds("bodkin", "blue-1a", "blue-2a")
    case = party.play(
        lambda h: apply_effects(h, effects({"discard": {"who": "all"}}), A, "The gale")
    )
    assert case.waits_for == {0, 1}
    case.pick("red-2a", by=0).pick("blue-1a", by=1)
    assert (case.of("wren").hand, case.of("bodkin").hand) == (["green-1a"], ["blue-2a"])


@pytest.mark.rule("AF-25.8")
def test_whoever_holds_no_more_than_it_must_discard_is_not_asked() -> None:
    party = Party().holds("wren", "green-1a", "red-2a")
    case = party.play(lambda h: apply_effects(h, effects({"discard": 3}), A, "The gale"))
    assert case.over
    assert case.of("wren").hand == []


@pytest.mark.rule("AF-8.14")
def test_an_influence_card_that_is_discarded_is_out_of_play() -> None:
    party = Party().holds("bodkin", "influence-bodkin", "red-1a")
    case = party.play(lambda h: action_deck.discard_from_hand(h, B, ["influence-bodkin"]))
    assert (case.of("bodkin").hand, case.of("bodkin").influence) == (["red-1a"], False)
    assert "influence-bodkin" not in case.s.deck.cards


def test_all_that_is_discarded_at_once_lies_on_the_discards() -> None:
    party = Party().holds("wren", "green-1a", "influence-wren", "red-2a", "blue-3a")
    deck = len(party.state.deck.cards)
    case = party.play(
        lambda h: action_deck.discard_from_hand(h, A, ["green-1a", "influence-wren", "red-2a"])
    )
    assert case.of("wren").hand == ["blue-3a"]
    assert case.s.deck.discards == ["green-1a", "red-2a"]
    assert len(case.s.deck.cards) == deck + 2
