"""SV-8: trading and swapping."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from rules.engine import Illegal
from rules.survive import GAME
from tests.rules.survive.build import Board, Case

ELEMENTS = ("crops", "water", "wood", "rock")


def met(*, red: str = "2 wood, 1 rock", blue: str = "2 water", yellow: str = "1 crops") -> Case:
    """Ruth arrives in the Village where Ben and Yara are, and is in her end step."""
    case = (
        Board("A1 lake, A2 white village")
        .human("red", "A1", hand=red)
        .human("blue", "A2", hand=blue)
        .human("yellow", "A2", hand=yellow)
        .play("1")
    )
    case.go("A2")
    return case


def offers(case: Case, give: list[str], take: list[str], to: str = "blue") -> None:
    case.go(f"trade-{case.seat(to)}")
    case.pick(*give)
    case.pick(*take)


def offered(case: Case, colour: str) -> bool:
    """Whether an offer is open to that player."""
    return any(o.verb == "refuse" for prompt in case.asked(colour) for o in prompt.options)


@pytest.mark.rule("SV-8.1")
def test_humans_on_one_space_trade() -> None:
    """Ruth gives a Wood for two Water."""
    case = met()
    offers(case, ["wood-1"], ["water-2"])
    case.pick("accept", by="blue")
    assert case.hand("red") == {"wood": 1, "rock": 1, "water": 2}
    assert case.hand("blue") == {"wood": 1}


def test_whoever_is_waited_for_is_not_told_that_nobody_waits() -> None:
    """The panel says "Your answer to this is waited for", and beneath it stands the lesson."""
    case = met()
    offers(case, ["wood-1"], ["water-1"])
    (waited_for,) = case.table.calling_prompts
    for option in waited_for.options:
        assert "nobody waits" not in GAME.lessons[option.verb]


@pytest.mark.rule("SV-8.3")
def test_an_offer_keeps_its_buttons_while_it_says_the_same() -> None:
    """Ruth swaps while Ben thinks: his question is the one he has before him."""
    case = met(red="5 wood, 1 rock")
    offers(case, ["rock-1"], ["water-1"])
    before = [prompt.id for prompt in case.asked("blue")]
    (waited_for,) = case.table.calling_prompts
    assert waited_for.id in before
    assert waited_for.text == "Ruth offers you 1 Rock for 1 Water. Do you accept?"
    case.go("swap-wood-crops")
    assert [prompt.id for prompt in case.asked("blue")] == before
    case.pick("accept", by="blue")
    assert case.hand("blue") == {"water": 1, "rock": 1}


@pytest.mark.rule("SV-8.1", "SV-8.2")
def test_only_with_humans_on_the_same_space() -> None:
    """Ben is there, Yara next door, and the Zombie player's and the Vampire player's pieces with
    Ruth have nothing to trade."""
    case = (
        Board("A1 lake, A2 lake, A3 lake")
        .human("red", "A1", hand="3 wood, 2 rock")
        .human("blue", "A2", hand="1 crops")
        .human("yellow", "A3", hand="1 crops")
        .zombie_player("green", original="A2", blue="A2")
        .vampire_player("white", "A2")
        .play("1")
    )
    case.go("A2", "original", "done")
    assert [option for option in case.options if option.startswith("trade")] == ["trade-1"]


@pytest.mark.rule("SV-8.2")
def test_only_the_active_human_offers_and_only_in_the_end_step() -> None:
    """Before Ruth has moved nobody trades, though she stands with Ben; in her end step Ben and
    Yara have no offer of their own to make."""
    board = Board("A1 lake, A2 white village").human("red", "A1", hand="1 wood")
    case = board.human("blue", "A1", hand="1 rock").play("1")
    assert case.ends == set(case.options)
    case = met()
    for colour in ("blue", "yellow"):
        assert all(o.verb == "call" for prompt in case.asked(colour) for o in prompt.options)


@pytest.mark.rule("SV-8.3")
def test_the_other_answers_out_of_turn_and_alone() -> None:
    """Ben is asked, Yara is not, and Ruth's turn does not wait for him."""
    case = met()
    offers(case, ["wood-1"], ["water-1"])
    assert offered(case, "blue")
    assert not offered(case, "yellow")
    assert case.whose == "red"
    (prompt,) = (p for p in case.asked("blue") if p.default == ["refuse"])
    assert prompt.optional


@pytest.mark.rule("SV-8.3")
def test_a_refusal_changes_no_hand() -> None:
    """Ruth goes on, and may offer again."""
    case = met()
    offers(case, ["wood-1"], ["water-1"])
    case.pick("refuse", by="blue")
    assert case.hand("red") == {"wood": 2, "rock": 1}
    assert case.hand("blue") == {"water": 2}
    assert not offered(case, "blue")
    assert "trade-1" in case.options


@pytest.mark.rule("SV-8.3")
@pytest.mark.parametrize("way", ["done", "lapse"])
def test_an_offer_unanswered_is_refused_when_the_turn_ends(way: str) -> None:
    """By Ruth's word or by her deadline."""
    case = met()
    offers(case, ["wood-1"], ["water-1"])
    case.go("done") if way == "done" else case.lapse()
    assert case.turn == "blue"
    assert not offered(case, "blue")
    assert case.view("blue").offer is None
    assert case.hand("blue") == {"water": 2}


@pytest.mark.rule("SV-8.3", "SV-18.6")
def test_silence_in_the_middle_of_an_offer_makes_none() -> None:
    """Ruth has begun to offer and says nothing more: no offer."""
    for steps in ([], ["wood-1"]):
        case = met()
        case.go("trade-1", *steps)
        case.lapse()
        assert not offered(case, "blue")
        assert case.whose == "red"


@pytest.mark.rule("SV-8.4")
def test_each_side_gives_a_card() -> None:
    """Nothing for something and something for nothing are refused; who has no cards is not
    offered anything, and without cards one does not offer."""
    case = met()
    case.go("trade-1")
    with pytest.raises(Illegal):
        case.pick()
    case.pick("wood-1")
    with pytest.raises(Illegal):
        case.pick()
    assert "trade-1" not in met(blue="").options
    assert "trade-2" in met(blue="").options
    assert met(red="").turn == "blue"


@pytest.mark.rule("SV-8.4")
def test_one_offers_only_what_one_holds() -> None:
    """Ruth's two Wood and one Rock: that much of each and nothing else; no Crate, no Defense."""
    board = Board("A1 lake, A2 white village").human("red", "A1", hand="2 wood, 1 rock", crates=2)
    case = board.human("blue", "A2", hand="2 water", crates=1).play("1")
    case.go("A2", "trade-1")
    assert set(case.options) == {"wood-1", "wood-2", "rock-1", "back"}
    with pytest.raises(Illegal, match="one number for each") as refused:
        case.pick("wood-1", "wood-2")
    assert refused.value.rule == "SV-8.4"
    case.pick("wood-2", "rock-1")
    assert {option.split("-")[0] for option in case.options} == {*ELEMENTS, "back"}


@pytest.mark.rule("SV-8.4")
def test_one_asks_for_no_more_than_the_other_has_cards() -> None:
    """Ben has two cards: three are refused, whatever they are."""
    case = met()
    case.go("trade-1", "wood-1")
    assert "water-3" not in case.options
    with pytest.raises(Illegal, match="They have only 2 cards") as refused:
        case.pick("water-2", "crops-1")
    assert refused.value.rule == "SV-8.4"
    case.pick("water-1", "crops-1")
    assert offered(case, "blue")


@pytest.mark.rule("SV-8.4", "SV-8.5")
def test_what_the_other_does_not_hold_cannot_be_accepted() -> None:
    """Ruth, who cannot know, asks for a Rock; Ben has none and may only refuse."""
    case = met()
    offers(case, ["wood-1"], ["rock-1"])
    (options,) = ([o.id for o in p.options] for p in case.asked("blue") if p.default == ["refuse"])
    assert options == ["refuse"]


@pytest.mark.rule("SV-8.4")
def test_cards_spent_since_the_offer_do_not_count() -> None:
    """Ruth offers her Wood and then swaps it away: Ben can no longer accept."""
    case = met(red="3 wood, 1 rock")
    offers(case, ["wood-1"], ["water-1"])
    case.go("swap-wood-crops")
    assert all(o.id != "accept" for prompt in case.asked("blue") for o in prompt.options)
    assert case.hand("blue") == {"water": 2}


@pytest.mark.rule("SV-8.4")
def test_cards_won_back_since_the_offer_count() -> None:
    """Ruth offers a Crops, swaps it away with two more, and swaps Wood for another: at the moment
    of acceptance she holds one, and the trade is made."""
    case = met(red="3 wood, 3 crops")
    offers(case, ["crops-1"], ["water-1"])
    case.go("swap-crops-rock", "swap-wood-crops")
    case.pick("accept", by="blue")
    assert case.hand("red") == {"rock": 1, "water": 1}
    assert case.hand("blue") == {"water": 1, "crops": 1}


@pytest.mark.rule("SV-8.5", "SV-7.5")
def test_the_content_is_for_the_two_parties() -> None:
    """Ruth and Ben read and see what is offered; Yara and a spectator read and see two cards for
    one, and no element; the questions are private."""
    case = met()
    before = len(case.told())
    offers(case, ["wood-2"], ["water-1"])
    for colour in ("red", "blue"):
        offer = case.view(colour).offer
        assert offer is not None
        assert (offer.give, offer.take) == (
            {"crops": 0, "water": 0, "wood": 2, "rock": 0},
            {"crops": 0, "water": 1, "wood": 0, "rock": 0},
        )
        assert case.said("2 Wood for 1 Water", to=colour)
    for stranger in ("yellow", None):
        offer = case.view(stranger).offer
        assert offer is not None
        assert (offer.by, offer.to, offer.gives, offer.takes) == (0, 1, 2, 1)
        assert offer.give is offer.take is None
    case.pick("accept", by="blue")
    events = case.told()[before:]
    open_events = [event for event in events if event.seats is None]
    assert {event.seats for event in events} == {None, (0, 1)}
    assert any("2 cards" in e.text and "1 card" in e.text for e in open_events)
    told = json.dumps([[e.text, e.data] for e in open_events]).lower()
    assert not [element for element in ELEMENTS if element in told]


@pytest.mark.rule("SV-8.5")
def test_every_question_of_a_trade_is_private() -> None:
    """What to give, what to ask, and whether to accept."""
    case = met()
    case.go("trade-1")
    assert case.prompt.secret
    case.pick("wood-1")
    assert case.prompt.secret
    case.pick("water-1")
    (prompt,) = (p for p in case.asked("blue") if p.default == ["refuse"])
    assert prompt.secret


@pytest.mark.rule("SV-8.6")
def test_a_new_offer_replaces_the_old() -> None:
    """Two Wood for a Water, then one Wood for two: Ben has one question, about the second; the
    first can no longer be answered."""
    case = met()
    offers(case, ["wood-2"], ["water-1"])
    (old,) = (p for p in case.asked("blue") if p.default == ["refuse"])
    offers(case, ["wood-1"], ["water-2"])
    assert [p.default for p in case.asked("blue")].count(["refuse"]) == 1
    with pytest.raises(Illegal):
        case.table.answer(old.id, ["accept"])
    case.pick("accept", by="blue")
    assert case.hand("blue") == {"wood": 1}
    assert case.hand("red") == {"wood": 1, "rock": 1, "water": 2}


@pytest.mark.rule("SV-8.6")
def test_an_offer_to_another_replaces_it_too() -> None:
    """Then Yara is asked, and Ben no longer."""
    case = met()
    offers(case, ["wood-1"], ["water-1"])
    offers(case, ["wood-1"], ["crops-1"], to="yellow")
    assert not offered(case, "blue")
    assert offered(case, "yellow")


@pytest.mark.rule("SV-8.6")
def test_an_offer_given_up_in_the_middle_leaves_the_old_one() -> None:
    """Ruth begins another and never minds: the first still stands."""
    case = met()
    offers(case, ["wood-1"], ["water-1"])
    case.go("trade-2", "back")
    case.pick("accept", by="blue")
    assert case.hand("blue") == {"water": 1, "wood": 1}


# -- swaps ---------------------------------------------------------------------------------------


def arrived(hand: str, *, hoard: str = "") -> Case:
    """Ruth is in a Village, in her end step if she has one; Ben, far off, may hold a hoard."""
    board = Board("A1 lake, A2 white village, G1 lake").human("red", "A1", hand=hand)
    case = board.human("blue", "G1", hand=hoard).play("1")
    case.go("A2")
    return case


@pytest.mark.rule("SV-8.7")
@pytest.mark.parametrize(("given", "wanted"), list(permutations(ELEMENTS, 2)))
def test_three_of_one_element_for_one_of_another(given: str, wanted: str) -> None:
    """Three leave the hand, one comes."""
    case = arrived(f"3 {given}")
    case.go(f"swap-{given}-{wanted}")
    assert case.hand("red") == {wanted: 1}
    assert case.bank() == {e: 14 if e == wanted else 15 for e in ELEMENTS}


@pytest.mark.rule("SV-8.7")
def test_two_are_not_three_and_mixed_cards_are_not_one_element() -> None:
    """Two of each of three elements swap for nothing: straight on to Ben."""
    assert arrived("2 crops, 2 water, 2 rock").whose == "blue"


@pytest.mark.rule("SV-8.8")
def test_swaps_may_be_repeated() -> None:
    """Nine Rock become three Wood in one end step."""
    case = arrived("9 rock")
    case.go("swap-rock-wood", "swap-rock-wood", "swap-rock-wood")
    assert case.hand("red") == {"wood": 3}
    assert case.bank() == {"crops": 15, "water": 15, "wood": 12, "rock": 15}


@pytest.mark.rule("SV-8.8")
def test_the_wanted_card_must_be_in_the_bank() -> None:
    """Ben has all the Wood: Crops and Water are offered for three Rock, Wood is not."""
    case = arrived("3 rock", hoard="15 wood")
    assert set(case.options) == {"swap-rock-crops", "swap-rock-water", "done"}


@pytest.mark.rule("SV-8.8")
def test_the_three_cards_are_in_the_bank_at_once() -> None:
    """Ruth holds all fifteen Rock. Having swapped three away she could swap three Wood for one."""
    case = arrived("15 rock, 3 wood")
    assert "swap-wood-rock" not in case.options
    case.go("swap-rock-crops")
    assert "swap-wood-rock" in case.options


@pytest.mark.rule("SV-8.9")
def test_no_swap_outside_the_own_end_step() -> None:
    """Not before moving; not to pay a defence: attacked with nine Rock and no Water, Ruth is not
    asked and cannot defend."""
    board = Board("A1 lake, A2 white village").human("red", "A1", hand="9 rock").human("blue")
    case = board.play("1")
    assert case.ends == set(case.options)
    board = Board("A1 lake, A2 lake").zombie_player("green", original="A1")
    case = board.human("red", "A2", hand="9 rock").play("2")
    case.go("A2")
    assert case.hand("red") == {"rock": 5}
    assert "red" in case.state.zombies
