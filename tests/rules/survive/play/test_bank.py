"""SV-7: the element chart and the Bank."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.survive.build import Board, Case

ELEMENTS = ("crops", "water", "wood", "rock")
CHART = {
    "basic": {"crops": 1, "wood": 1},
    "improved": {"water": 2, "rock": 1},
    "fortified": {"water": 1, "wood": 1, "rock": 2},
    "attack a Zombie": {"wood": 1, "rock": 1},
    "attack the Vampire": {"crops": 1, "water": 1, "wood": 1},
    "defend against a Zombie": {"water": 1, "rock": 1},
    "defend against the Vampire's attack": {"crops": 1, "water": 1},
    "defend against the Vampire's suck": {"crops": 1, "water": 1},
}
"""The table of SV-7.1."""
STEPS = {"basic": "", "improved": "basic", "fortified": "improved"}


def told(cards: dict[str, int]) -> str:
    return ", ".join(f"{count} {element}" for element, count in cards.items())


def tried(act: str, hand: dict[str, int]) -> tuple[bool, Case, str]:
    """Whether the hand did it, on the table where it was tried, and whose hand it was."""
    if act in STEPS:
        board = Board("A1 lake, A2 blue village").human("red", "A1", hand=told(hand))
        if STEPS[act]:
            board.defense("A2", red=STEPS[act])
        case = board.human("blue").play("1")
        case.go("A2")
        if case.whose == "red" and "build" in case.options:
            case.go("build")
        return case.state.defenses.get("A2") == {"red": act}, case, "red"
    if act.startswith("attack"):
        board = Board("A1 lake, A2 lake").human("red", "A1", hand=told(hand)).human("blue")
        if act == "attack a Zombie":
            case = board.zombie_player("green", white="A2").play("1")
        else:
            case = board.vampire_player("green", "A2", drops=1).play("1")
        if "A2" in case.ends:
            case.go("A2")
        return case.state.zombies == {} and not case.state.drops, case, "red"
    board = Board("A1 lake, A2 lake, B2 lake")
    if act == "defend against a Zombie":
        case = (
            board.zombie_player("green", white="A1").human("red", "A2", hand=told(hand)).play("2")
        )
        case.go("A2")
        return "red" not in case.state.zombies, case, "red"
    board.vampire_player("green", "A1", drops=1).human("red", "B2", hand=told(hand))
    case = board.play("1")
    case.go("B2", "attack" if "attack" in act else "suck")
    return case.state.coffins == {} and case.state.drops in (0, 1), case, "red"


@pytest.mark.rule("SV-7.1", "SV-7.2", "SV-7.3")
@pytest.mark.parametrize("act", CHART)
def test_the_chart(act: str) -> None:
    """The cards of the line do it and all go back to the Bank; a spare card is kept."""
    done, case, colour = tried(act, CHART[act])
    assert done
    assert case.hand(colour) == {}
    assert case.bank() == dict.fromkeys(ELEMENTS, 15)
    done, case, colour = tried(act, dict(Counter(CHART[act]) + Counter({"rock": 1})))
    assert done
    assert case.hand(colour) == {"rock": 1}


@pytest.mark.rule("SV-7.1", "SV-7.3")
@pytest.mark.parametrize(
    ("act", "missing"), [(act, element) for act, cost in CHART.items() for element in cost]
)
def test_nothing_stands_in_for_a_missing_card(act: str, missing: str) -> None:
    """One card of the line is missing, and there are five of every other element."""
    hand = {element: 5 for element in ELEMENTS if element != missing}
    hand[missing] = CHART[act][missing] - 1
    done, _, _ = tried(act, hand)
    assert not done


@pytest.mark.rule("SV-7.2")
def test_used_cards_can_be_taken_again() -> None:
    """All Water is in hands. Ruth pays two for an upgrade; Ben, at a Lake, takes one of them."""
    case = (
        Board("A1 lake, A2 blue village, G1 lake, G2 lake")
        .human("red", "A1", hand="15 water, 1 rock")
        .human("blue", "G1")
        .defense("A2", red="basic")
        .play("1", "1")
    )
    case.go("A2", "build")
    assert case.bank()["water"] == 2
    case.go("done")
    case.go("G2")
    assert case.hand("blue") == {"water": 1}
    assert case.bank()["water"] == 1


@pytest.mark.rule("SV-7.4")
def test_the_four_winning_cards_are_shown_not_spent() -> None:
    """Twelve Months, one of each, home: the game is over, the cards are still in hand."""
    hand = "1 crops, 1 water, 1 wood, 1 rock"
    board = Board("A1 lake, A2 red village").human("red", "A1", hand=hand, crates=12)
    case = board.human("blue").play("1")
    case.go("A2")
    assert case.table.result is not None
    assert case.table.result.winners == (0,)
    assert case.hand("red") == {"crops": 1, "water": 1, "wood": 1, "rock": 1}


@pytest.mark.rule("SV-7.4")
@pytest.mark.parametrize("missing", ELEMENTS)
def test_three_of_the_four_do_not_win(missing: str) -> None:
    """Five of each of the others are no set."""
    hand = told({element: 5 for element in ELEMENTS if element != missing})
    board = Board("A1 lake, A2 red village").human("red", "A1", hand=hand, crates=12)
    case = board.human("blue").play("1")
    case.go("A2")
    assert not case.over


@pytest.mark.rule("SV-7.5")
def test_a_hand_is_its_owners() -> None:
    """Ruth sees her cards; Ben, the Zombie player and a spectator see that there are five."""
    case = (
        Board("A1 lake")
        .human("red", "A1", hand="2 crops, 3 rock")
        .human("blue", "A1", hand="1 wood")
        .zombie_player("green")
        .play()
    )
    own = case.view("red").players[0]
    assert own.hand == {"crops": 2, "water": 0, "wood": 0, "rock": 3}
    for colour in ("blue", "green", None):
        seen = case.view(colour).players[0]
        assert seen.hand is None
        assert seen.cards == 5
    assert case.view("red").players[1].hand is None


@pytest.mark.rule("SV-7.6")
def test_collecting_is_public() -> None:
    """All read how many of what, discovered or collected."""
    case = Board("A1 red village, A2 lake").human("red", "A1").human("blue").play("1")
    case.go("A2")
    (event,) = case.told("cards")
    assert event.seats is None
    assert "1 Water" in event.text
    case = Board("A1 red village").human("red", "A1").human("blue").play("1", "forest")
    case.go("A2")
    (event,) = case.told("cards")
    assert event.seats is None
    assert "2 Wood" in event.text


@pytest.mark.rule("SV-7.6")
def test_paying_and_swapping_are_public() -> None:
    """All read what a Defense cost, and which cards were swapped."""
    hand = "1 crops, 1 wood, 3 rock"
    case = Board("A1 lake, A2 blue village").human("red", "A1", hand=hand).human("blue").play("1")
    case.go("A2", "build")
    assert len(case.said("1 Crop and 1 Wood")) == 1
    case.go("swap-rock-water")
    assert len(case.said("3 Rock for 1 Water")) == 1


@pytest.mark.rule("SV-7.6")
def test_fighting_and_losing_are_public() -> None:
    """All read what an attack and a defence cost, and what was lost blindly or to the sky."""
    board = Board("A1 lake, A2 lake").human("red", "A1", hand="1 wood, 1 rock")
    case = board.zombie_player("green", original="A2").play("1")
    case.go("A2")
    assert len(case.said("1 Wood and 1 Rock")) == 1
    board = Board("A1 lake, A2 lake").zombie_player("green", original="A1")
    case = board.human("red", "A2", hand="1 water, 1 rock").play("2")
    case.go("A2")
    assert len(case.said("1 Water and 1 Rock")) == 1
    board = Board("A1 lake, A2 lake").zombie_player("green", original="A1")
    case = board.human("red", "A2", hand="3 wood, 2 crops").play("2", ["wood", "crops"])
    case.go("A2")
    assert len(case.said("1 Crop and 1 Wood")) == 1
    case = Board("A1 lake").human("red", "A1", hand="3 wood, 2 crops").human("blue")
    case = case.play("SURVIVE!", "A", "1", "Meteorite")
    assert len(case.said("2 Crops and 3 Wood")) == 1
