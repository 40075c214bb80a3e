"""All that everybody can see at the table is told (SV-19.2), each thing after its cause."""

from __future__ import annotations

import pytest

from tests.rules.survive.build import Board, crate, meteorite, opened
from tests.rules.survive.words.test_words import S, texts


@pytest.mark.rule("SV-19.2", "SV-12.2", "SV-12.4", "SV-12.6", "SV-12.9", "SV-12.10")
def test_all_that_a_meteorite_does_is_told() -> None:
    """Ben under it with his Defense, a Coffin and a Crate of nobody's; Ruth beside it."""
    board = Board("D4 lake, D5 lake, A1 city, A7 graveyard")
    board.human("blue", "D4", hand="2 wood").human("red", "D5", hand="2 rock")
    board.zombie_player("green", original="D4").vampire_player("white", "D4", red="D4", blue="D5")
    case = board.defense("D4", blue="basic").play(*meteorite("D4"))
    told = [event.text for event in case.told()]
    at = next(
        n for n, text in enumerate(told) if text.startswith("The dark Meteorite lands on D4.")
    )
    assert told[at + 1 : at + 6] == [
        "Ben is under it, loses 2 Wood and is stuck.",
        "Ruth is next to it and loses 1 Rock.",
        "The Original Zombie is destroyed at D4.",
        "The Vampire is destroyed at D4, and the Red and Blue Coffins with it.",
        "The Meteorite destroys Ben's Basic Defense, which goes back to stock. "
        "Ben now has no Months.",
    ]


@pytest.mark.rule("SV-19.2", "SV-12.8", "SV-12.9")
def test_a_coffin_under_a_meteorite_is_told() -> None:
    board = Board("A7 graveyard, D4 lake").human("blue").vampire_player("green", "D4", red="A7")
    assert board.play(*meteorite("A7")).said("The Red Coffin is destroyed.")


@pytest.mark.rule("SV-19.2", "SV-11.8", "SV-13.6")
def test_what_an_event_leaves_is_told() -> None:
    """The Meteorite goes; a Crate lands and waits."""
    case = Board(dark="A1").human("blue").play(S, "A", S, "Meteorite")
    assert case.said("The dark Meteorite leaves the board. ")
    assert Board().human("blue").play(*crate("A1")).said("A Crate lands on A1 and waits")


@pytest.mark.rule("SV-19.2", "SV-13.3")
def test_a_crate_flip_without_a_supply_is_told() -> None:
    case = Board().human("blue").crates_left(0).play(*crate("A1"))
    assert case.said("No Crates are left, so nothing falls.")


@pytest.mark.rule("SV-19.2", "SV-11.2", "SV-11.3")
def test_who_comes_back_is_told() -> None:
    board = Board("A1 city, A7 graveyard").human("blue").zombie_player("red")
    case = board.vampire_player("green").play(S, "A", S, "Crate")
    assert case.said("The Original Zombie is back on Zombie City, A1.")
    assert case.said("The Vampire rises again at A7.")


@pytest.mark.rule("SV-19.2", "SV-14.2", "SV-14.17", "SV-14.19")
def test_what_zombies_do_is_told() -> None:
    board = Board("D4 city, D5 lake, D3 white village, E3 lake")
    board.zombie_player("red", original="D4", red="D5", blue="E3", yellow="D4").human("green")
    case = board.play("2")
    case.go("original", "stay")
    assert case.said("The Original Zombie stays on Zombie City.")
    case.go("group-D3")
    case.pick("blue", "yellow")
    assert case.said("The Blue and Yellow Zombies enter D3 together.")
    assert case.said("The White Zombie rises at D3.")
    case.go("D4")
    assert case.said("The Red Zombie goes from D5 to D4.")


@pytest.mark.rule("SV-19.2", "SV-14.23", "SV-14.29", "SV-10.8", "SV-10.9")
def test_attacks_of_zombies_are_told() -> None:
    """Two on Ben, who can defend once, and two on the Vampire, which has one Drop."""
    board = Board("D4 lake, A1 city, A7 graveyard, G1 lake").zombie_player("red", original="D4")
    board.zombies(white="D4", yellow="G1", green="G1").human("blue", "D4", hand="3 water, 1 rock")
    case = board.vampire_player("green", "G1", drops=1).play("1")
    assert [e.text for e in case.told() if e.kind in ("attack", "defense", "cards", "blood")] == [
        "The Original Zombie attacks Ben.",
        "Ben pays 1 Water and 1 Rock to fend it off.",
        "The Yellow Zombie attacks the Vampire.",
        "The attack costs the Vampire 1 Blood Drop (now 0).",
        "The Green Zombie attacks the Vampire.",
        "The White Zombie attacks Ben.",
        "Ben cannot fend it off and loses 1 Water.",
    ]
    assert case.said("The Vampire is destroyed at G1.")


@pytest.mark.rule("SV-19.2", "SV-9.3", "SV-9.5")
def test_attacks_of_humans_are_told() -> None:
    board = Board("D4 lake, D5 lake, A1 city, A7 graveyard")
    board.human("blue", "D4", hand="1 crops, 1 water, 2 wood, 1 rock")
    case = board.zombie_player("red", white="D5").vampire_player("green", "D5", drops=1).play("1")
    case.go("D5", "white")
    assert case.said("Ben pays 1 Wood and 1 Rock to attack the White Zombie.")
    assert case.said("The White Zombie is destroyed at D5.")
    case.go("vampire")
    assert case.said("Ben pays 1 Crop, 1 Water and 1 Wood to attack the Vampire.")


@pytest.mark.rule("SV-19.2", "SV-15.21", "SV-15.24", "SV-15.26")
def test_attacks_of_the_vampire_are_told() -> None:
    board = Board("D4 lake, D6 lake, A1 city, A7 graveyard").vampire_player("green", "D4", drops=2)
    case = board.human("blue", "D6").zombie_player("red", white="D6").play("1")
    case.go("D6", "attack", "blue", "zombie-white")
    assert texts(case, "attack") == [
        "The Vampire attacks Ben.",
        "The Vampire attacks the White Zombie.",
    ]
    assert case.said("The Blue Coffin stands at D6.")
    assert case.said("The Vampire goes from D4 to D6.")


@pytest.mark.rule("SV-19.2", "SV-15.31", "SV-3.11", "SV-15.3", "SV-3.17")
def test_coffins_come_home_and_forfeits_are_told() -> None:
    board = Board("A5 lake, A7 graveyard, G1 lake").vampire_player("green", "A5", red="G1")
    case = board.human("blue").play("1")
    case.go("A7")
    assert case.said("The Vampire saves the Red Coffin in the Graveyard.")
    held = Board("D4 lake, A7 graveyard", dark="D4").human("blue", "D4").vampire_player("green")
    case = held.human("red").play("1", "2")
    assert case.said("Ben is stuck under the Meteorite and forfeits the turn.")
    assert case.said("Gil has no piece on the board, so nothing moves.")
    shut = Board("A1 lake, A2 mountain, B1 mountain").human("blue", "A1").human("red").play("1")
    assert shut.said("Ben has nowhere to go and forfeits the turn.")
    still = Board("A7 graveyard", dark="A7").vampire_player("green", "A7").human("red").play("1")
    assert still.said("The Vampire has nowhere to go and forfeits the turn.")


@pytest.mark.rule("SV-19.2", "SV-8.7", "SV-8.5", "SV-6.16")
def test_the_end_step_is_told() -> None:
    """A step, a swap, and a trade in numbers of cards."""
    board = Board("D4 lake, D5 white village")
    board.human("blue", "D4", hand="1 crops, 4 water, 1 wood, 5 rock")
    case = board.human("red", "D5", hand="1 rock").play("1")
    case.go("D5")
    assert case.said("Ben goes from D4 to D5.")
    case.go("build")
    assert case.said(
        "Ben pays 1 Crop and 1 Wood to build a Basic Defense at D5 and now has 1 Month."
    )
    case.go("build")
    assert case.said(
        "Ben pays 2 Water and 1 Rock to upgrade the Defense at D5 to Improved and now has 2 Months."
    )
    case.go("swap-rock-wood")
    assert case.said("Ben swaps 3 Rock for 1 Wood.")
    case.go("trade-1", "water-2", "rock-1")
    assert case.said("Ben offers Ruth a trade: 2 cards for 1 card.")
    case.pick("accept", by="red")
    assert case.said("Ruth accepts: Ben gives 2 cards and Ruth gives 1 card.")
    case.go("trade-1", "wood-1", "water-1")
    case.pick("refuse", by="red")
    assert case.said("Ruth refuses Ben's offer.")


@pytest.mark.rule("SV-19.2", "SV-2.8", "SV-2.12", "SV-3.2", "SV-20.3")
def test_the_setup_is_told() -> None:
    case = opened(2, S, "3", "D", "4", "2", "5", "3")
    case.table.answer(case.asked("red")[0].id, ["red"])
    case.table.answer(case.asked("blue")[0].id, ["blue"])
    told = [event.text for event in case.told()]
    assert told[:4] == [
        "Ruth plays Red.",
        "Ben plays Blue.",
        "The coordinate dice show SURVIVE! and 3.",
        "The coordinate dice show D and 4.",
    ]
    assert told[4].startswith("The White Meteorite lies on D4. ")
    assert [text.partition(":")[0] for text in told[5:7]] == ["Ruth", "Ben"]
    assert told[7:] == [
        "Highest roll: Ruth 2, Ben 5.",
        "Ben goes first. The last dawn breaks after round 80.",
        "Round 1: Ben rolls 3.",
    ]
    alone = opened(1, "D", "4", "A1", "3", hunted=True)
    alone.go("red")
    assert alone.said("Zombie City stands at A1, and something has already left it.")


@pytest.mark.rule("SV-2.13", "SV-19.2")
def test_rolls_that_tie_are_told_in_one_line() -> None:
    case = opened(2, "D", "4", "2", "2", "5", "3", "1")
    case.table.answer(case.asked("red")[0].id, ["red"])
    case.table.answer(case.asked("blue")[0].id, ["blue"])
    assert case.said("Highest roll: Ruth 2, Ben 2; they tie and roll again: Ruth 5, Ben 3.")


@pytest.mark.rule("SV-10.11", "SV-10.12", "SV-19.2")
def test_who_has_too_few_cards_to_lose_any_is_told_so() -> None:
    board = Board("D4 lake, A1 city").zombie_player("red", original="D4")
    case = board.human("blue", "D4", hand="1 wood").play("1")
    assert case.said("Ben cannot fend it off but has too few cards to lose any.")
