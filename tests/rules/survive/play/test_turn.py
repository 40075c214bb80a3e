"""SV-3: the turn."""

from __future__ import annotations

import pytest

from tests.rules.survive.build import Board

QUIET = ("SURVIVE!", "A", "SURVIVE!", "Crate")
"""An event in which nothing happens (SV-11.7)."""
TWO_STEPS_FROM_D4 = {"B4", "C3", "C5", "D2", "D6", "E3", "E5", "F4"}
RICH = "4 crops, 4 water, 4 wood, 4 rock"


@pytest.mark.rule("SV-3.1", "SV-3.2")
def test_a_turn_begins_with_the_roll_and_the_move() -> None:
    """Ruth could build, swap and trade where she stands; before she has moved nothing of it is
    offered. The die was rolled without her being asked."""
    case = (
        Board("A1 blue village").human("red", "A1", hand=RICH).human("blue", "A1", hand="1 rock")
    ).play("1")
    assert [event.kind for event in case.told()] == ["roll"]
    assert case.told("roll")[0].data == {"seat": 0, "roll": "1", "dice": ["1"]}
    assert case.options == ["A2", "B1"]


@pytest.mark.rule("SV-3.3")
def test_a_human_moves_the_number_rolled() -> None:
    """A 2: the spaces two steps away, none nearer and none farther."""
    assert Board("D4 lake").human("red", "D4").play("2").ends == TWO_STEPS_FROM_D4


@pytest.mark.rule("SV-3.4")
def test_a_zombie_moves_one_less() -> None:
    """A 3: two steps, for each of the Zombies."""
    case = Board("D4 lake").zombie_player("red", original="D4", blue="D4").play("3", "lake")
    case.go("original")
    assert case.ends == TWO_STEPS_FROM_D4
    case.go("B4")
    assert case.ends == TWO_STEPS_FROM_D4


@pytest.mark.rule("SV-3.5", "SV-15.1")
def test_the_vampire_moves_one_more() -> None:
    """A 1: two steps."""
    case = Board("D4 lake").vampire_player("red", "D4").play("1")
    assert case.ends == TWO_STEPS_FROM_D4


@pytest.mark.rule("SV-3.6", "SV-3.7")
def test_survive_is_the_whole_turn_of_a_human() -> None:
    """Ruth stands with Ben and a Zombie and could pay for everything; she rolls SURVIVE!, a Crate
    falls far away, and without a question it is Ben's turn. She has moved, taken, built, swapped,
    traded, discovered and attacked nothing."""
    case = (
        Board("A1 blue village, B1 lake")
        .human("red", "A1", hand=RICH)
        .human("blue", "A1", hand="1 rock")
        .zombie_player("green", original="A1")
        .play("SURVIVE!", "D", "4", "Crate", "1")
    )
    assert case.state.crates == {"D4": 1}
    assert case.whose == "blue"
    assert case.hand("red") == {"crops": 4, "water": 4, "wood": 4, "rock": 4}
    assert case.player("red").space == "A1"
    assert case.state.defenses == {}
    assert set(case.state.tokens) == {"A1", "B1"}
    assert case.state.zombies == {"original": "A1"}
    assert [event.data["roll"] for event in case.told("roll")] == ["SURVIVE!", "1"]


@pytest.mark.rule("SV-3.6")
def test_survive_is_the_whole_turn_of_a_monster() -> None:
    """Neither the Zombie nor the Vampire moves on it."""
    case = (
        Board("A1 lake, G1 lake")
        .zombie_player("red", original="A1")
        .vampire_player("blue", "G1")
        .play(*QUIET, *QUIET, "2")
    )
    assert case.turn == "red"
    assert (case.state.zombies, case.state.vampire) == ({"original": "A1"}, "G1")


@pytest.mark.rule("SV-3.8")
def test_survive_frees_no_stuck_human_and_is_no_attack() -> None:
    """Ruth is held under the Meteorite: a SURVIVE! leaves her there, and costs and brings
    nothing; a stuck Zombie likewise."""
    case = (
        Board("A1 lake, G1 city", dark="A1")
        .human("red", "A1", hand="1 wood, 1 rock")
        .human("blue", "G1")
        .play("SURVIVE!", "D", "4", "Crate")
    )
    assert case.player("red").space == "A1"
    assert case.hand("red") == {"wood": 1, "rock": 1}
    assert case.told("move") == case.told("attack") == case.told("forfeit") == []
    case = (
        Board("A1 lake, G1 city", dark="G1")
        .zombie_player("red", original="G1")
        .human("blue", "A1")
        .play("SURVIVE!", "D", "4", "Crate")
    )
    assert case.state.zombies == {"original": "G1"}
    assert case.told("move") == case.told("attack") == []


@pytest.mark.rule("SV-3.9", "SV-14.6")
def test_zombies_attack_on_a_1_but_not_on_survive() -> None:
    """Two Zombies beside Ben, who holds four cards: on SURVIVE! he keeps them, on a 1 they stay
    and attack him."""
    board = (
        Board("A1 lake, C1 city")
        .zombie_player("red", original="A1", red="A1")
        .human("blue", "A1", hand="4 crops")
    )
    peace = board.play(*QUIET)
    assert peace.hand("blue") == {"crops": 4}
    assert peace.told("attack") == []
    war = board.play("1")
    assert war.hand("blue") == {"crops": 1}  # four, two, one
    assert len(war.told("attack")) == 2


@pytest.mark.rule("SV-3.10")
def test_a_discovering_turn_in_order() -> None:
    """Move, pick up the Crate, discover a Lake and take its water, then the end step."""
    case = Board("A1 lake").human("red", "A1", hand="3 rock").crate("A2").play("1", "lake")
    case.go("A2")
    assert [event.kind for event in case.told()] == ["roll", "move", "crate", "discovery", "cards"]
    assert case.options == ["swap-rock-crops", "swap-rock-water", "swap-rock-wood", "done"]
    case.go("done")
    assert case.told()[-1].kind == "roll"


@pytest.mark.rule("SV-3.10")
def test_an_attacking_turn_and_a_collecting_turn_in_order() -> None:
    """Move, attack, end step; or move, collect, end step."""
    board = (
        Board("A1 lake, A2 rocky, B1 forest")
        .human("red", "A1", hand="1 wood, 4 rock")
        .zombie_player("blue", original="A2")
    )
    case = board.play("1")
    case.go("A2")
    assert [event.kind for event in case.told()][:3] == ["roll", "move", "attack"]
    assert case.options[-1] == "done"
    case = board.play("1")
    case.go("B1")
    assert [event.kind for event in case.told()] == ["roll", "move", "cards"]
    assert case.options[-1] == "done"


@pytest.mark.rule("SV-3.11", "SV-3.12", "SV-4.2")
def test_no_legal_destination_forfeits_the_whole_turn() -> None:
    """Ruth in the corner between two Mountains rolls a 1. She could build, swap and trade with
    Ben, who is there, and collect water: nothing of it happens, it is Ben's turn."""
    case = (
        Board("A1 lake, A2 mountain, B1 mountain")
        .human("red", "A1", hand=RICH)
        .human("blue", "A1", hand="1 rock")
        .play("1", "3")
    )
    assert [event.data["seat"] for event in case.told("forfeit")] == [0]
    assert case.whose == "blue"
    assert case.hand("red") == {"crops": 4, "water": 4, "wood": 4, "rock": 4}
    assert case.state.defenses == {}


@pytest.mark.rule("SV-3.11")
def test_a_roll_too_long_to_use_forfeits() -> None:
    """Between the same two Mountains a 2 is as good as a 1: the second point would only lead onto
    a Mountain's far side with a third. Ben's 3 then leads over them."""
    case = (
        Board("A1 lake, A2 mountain, B1 mountain")
        .human("red", "A1")
        .human("blue", "A1")
        .play("2", "3")
    )
    assert [event.data["seat"] for event in case.told("forfeit")] == [0]
    assert case.ends == {"A3", "B2", "C1"}


@pytest.mark.rule("SV-3.13", "SV-8.8", "SV-6.19")
def test_the_end_step_in_any_order_and_number() -> None:
    """Ruth swaps, builds, swaps again, trades, builds again, and only then ends the turn."""
    case = (
        Board("A1 lake, A2 blue village")
        .human("red", "A1", hand="3 water, 3 rock, 3 wood")
        .human("blue", "A2", hand="1 water, 1 rock")
        .play("1")
    )
    case.go("A2", "swap-wood-crops")
    assert case.hand("red") == {"crops": 1, "water": 3, "rock": 3}
    case.go("swap-rock-wood", "build")
    assert case.hand("red") == {"water": 3}
    case.go("trade-1", "water-1", "rock-1")
    case.pick("accept", by="blue")
    assert case.hand("red") == {"water": 2, "rock": 1}
    case.go("build")
    assert case.state.defenses == {"A2": {"red": "improved"}}
    assert case.turn == "blue"  # with an empty hand nothing was left to choose (SV-3.14)


@pytest.mark.rule("SV-3.13")
def test_the_end_step_is_in_turn_only_and_its_outcome_open() -> None:
    """Ben, sharing the space, is asked nothing in Ruth's end step; all read what she did."""
    case = (
        Board("A1 lake, A2 blue village")
        .human("red", "A1", hand="1 crops, 1 wood")
        .human("blue", "A2", hand=RICH)
        .play("1")
    )
    case.go("A2")
    assert all(prompt.optional for prompt in case.asked("blue"))
    assert all(option.verb == "call" for p in case.asked("blue") for option in p.options)
    case.go("build")
    (event,) = case.told("build")
    assert event.seats is None


@pytest.mark.rule("SV-3.13", "SV-18.5", "SV-18.6")
def test_silence_builds_once_and_ends_the_turn() -> None:
    """Ruth could build two steps, swap and trade; two deadlines pass: one step stands, and the
    turn is over."""
    case = (
        Board("A1 lake, A2 blue village")
        .human("red", "A1", hand=RICH)
        .human("blue", "A2", hand="1 rock")
        .play("1")
    )
    case.go("A2")
    case.lapse()
    assert case.state.defenses == {"A2": {"red": "basic"}}
    case.lapse()
    assert case.turn == "blue"
    assert case.hand("red") == {"crops": 3, "water": 4, "wood": 3, "rock": 4}


@pytest.mark.rule("SV-3.13")
def test_silence_without_a_payable_step_just_ends_the_turn() -> None:
    """Three Rocks would swap, but nothing can be built."""
    case = Board("A1 lake, A2 blue village").human("red", "A1", hand="3 rock").play("1")
    case.go("A2")
    assert case.options[-1] == "done"
    case.lapse()
    assert case.hand("red") == {"rock": 3}
    assert case.told()[-1].kind == "roll"


@pytest.mark.rule("SV-3.14")
def test_no_end_step_where_nothing_can_be_chosen() -> None:
    """Alone with two Rocks in a Village: straight on to Ben. With three Rocks (a swap), with Wood
    and Crops (a build) or with Ben there and a card each (a trade) she is asked."""
    alone = Board("A1 lake, A2 blue village, G1 lake")
    case = alone.human("red", "A1", hand="2 rock").human("blue", "G1", hand="1 rock").play("1")
    case.go("A2")
    assert case.whose == "blue"
    for hand, there in (("3 rock", "G1"), ("1 wood, 1 crops", "G1"), ("2 rock", "A2")):
        board = Board("A1 lake, A2 blue village, G1 lake").human("red", "A1", hand=hand)
        case = board.human("blue", there, hand="1 rock").play("1")
        case.go("A2")
        assert case.whose == "red"


@pytest.mark.rule("SV-3.15", "SV-3.17")
def test_a_zombie_player_without_zombies_rolls_on() -> None:
    """A number does nothing and ends the turn; a SURVIVE! brings the Original Zombie back."""
    board = Board("A1 lake, D4 city").zombie_player("red").human("blue", "A1")
    case = board.play("4")
    assert [(e.data["seat"], e.data["roll"]) for e in case.told("roll")] == [(0, "4"), (1, "3")]
    assert case.state.zombies == {}
    assert case.whose == "blue"
    case = board.play(*QUIET)
    assert case.state.zombies == {"original": "D4"}


@pytest.mark.rule("SV-3.16", "SV-3.17")
def test_a_vampire_player_without_vampire_rolls_on() -> None:
    """A number does nothing and ends the turn; a SURVIVE! brings the Vampire back."""
    board = Board("A1 lake, D4 graveyard").vampire_player("red").human("blue", "A1")
    case = board.play("4")
    assert [(e.data["seat"], e.data["roll"]) for e in case.told("roll")] == [(0, "4"), (1, "3")]
    assert case.state.vampire is None
    assert case.whose == "blue"
    case = board.play(*QUIET)
    assert case.state.vampire == "D4"
