"""What the book of a game of Survive! makes of its log."""

import pytest

from rules.engine import Event, Result
from rules.survive.words.retelling import describe_afterwards, retell_event
from tests.rules.survive.build import Board


def of(kind: str, text: str, **data: object) -> tuple[str, str]:
    told = retell_event(Event(text, kind=kind, data=data))
    return told.text, told.scene


@pytest.mark.parametrize(
    ("kind", "text", "data", "said"),
    [
        ("roll", "Round 1: Ada rolls 5.", {"seat": 0}, ""),
        (
            "build",
            "Ada pays 1 Crop and 1 Wood for a Basic Defense at F2. Months: 1.",
            {"seat": 0, "size": "basic"},
            "Ada puts up a plain wall: one month.",
        ),
        (
            "build",
            "Cleo puts up a free Improved Defense at E3. Months: 12.",
            {"seat": 2, "size": "improved"},
            "Cleo puts up a better wall: twelve months.",
        ),
        (
            "build",
            "Ben's Basic Defense is destroyed and goes back to stock. Months: 0.",
            {"seat": 1},
            "One of Ben's walls is gone.",
        ),
        ("crate", "A Crate lands on G2 and waits there.", {"space": "G2"}, ""),
        (
            "crate",
            "Ben picks up a Crate at G4. Months: 5.",
            {"seat": 1},
            "Ben picks up a crate: five months.",
        ),
        (
            "crate",
            "Ben picks up 2 Crates at G4. Months: 5.",
            {"seat": 1},
            "Ben picks up two crates: five months.",
        ),
        (
            "crate",
            "Ada takes the Crate: 1 Month more, 6 in all.",
            {"seat": 0},
            "Ada carries the crate home.",
        ),
        ("crate", "No Crate is left for Ada.", {"seat": 0}, ""),
        (
            "cards",
            "Ada cannot defend and loses 2 Crops.",
            {"seat": 0},
            "Ada has nothing to fight back with.",
        ),
        ("cards", "Ada takes 2 Crops.", {"seat": 0}, ""),
        (
            "attack",
            "Ada attacks the Red Zombie with 1 Wood.",
            {"seat": 0},
            "Ada attacks the Red Zombie.",
        ),
        ("vampire", "The Vampire stands on the Graveyard, C1.", {}, ""),
        (
            "vampire",
            "The Vampire is destroyed at C1, and the Red Coffin with it.",
            {},
            "The Vampire is destroyed, and the Red Coffin with it.",
        ),
        (
            "coffin",
            "The Red and Green Coffins are saved in the Graveyard.",
            {},
            "The Red and Green Coffins come home to the Graveyard.",
        ),
        (
            "attack",
            "At C7 the Vampire sucks blood from Dov.",
            {"space": "C7"},
            "The Vampire sucks blood from Dov.",
        ),
        (
            "coffin",
            "The Green Coffin stands at D4.",
            {"colour": "green"},
            "The Green Coffin has been found.",
        ),
    ],
)
def test_what_is_told(kind: str, text: str, data: dict[str, object], said: str) -> None:
    assert of(kind, text, **data)[0] == said


def test_where_a_crate_lies_and_what_is_to_be_seen() -> None:
    text = "A Crate lands on G6, beside Ada's Defense. It comes down gently."
    assert of("crate", text) == ("A crate lands beside Ada's Defense.", "It comes down gently.")


def test_what_is_found_often_is_told_in_many_ways() -> None:
    text = "The Red Zombie discovers a Rocky Landscape at C3. Stone, and more stone."
    told = retell_event(Event(text, kind="discovery", data={"token": "rock", "space": "C3"}))
    assert told.text == "The Red Zombie finds a rocky landscape."
    assert "Next for the Red Zombie is a rocky landscape." in told.ways
    assert told.scene == "Stone, and more stone."


@pytest.mark.parametrize(
    "left",
    [
        "Back to the Bank: 1 Crop and 2 Rock. 2 Defenses leave the board. ",
        "A Crate is lost. A Defense leaves the board. ",
        "2 Crates are lost. ",
        "All Zombies leave the board. ",
        "",
    ],
)
def test_a_turn_of_sides_leaves_out_the_bank_and_weighs_most(left: str) -> None:
    event = Event(
        f"Ben is now the Vampire. {left}The earth closes over you. None of you will rest.",
        kind="conversion",
        data={"seat": 1, "role": "vampire"},
    )
    told = retell_event(event)
    assert (told.text, told.heading) == ("Ben is now the Vampire.", "Ben is now the Vampire")
    assert told.scene == "The earth closes over you. None of you will rest."
    assert told.weight == 9


def test_the_book_ends_with_how_far_each_human_has_come() -> None:
    """The one who had come furthest first, and each once."""
    board = Board().human("red", crates=3).human("blue", crates=7).human("white", crates=1)
    (told,) = describe_afterwards(board.state, ("Ruth", "Ben", "Wes"), Result((1,), {}, "The end."))
    assert told == (
        "Of the twelve months Ben had come through seven, Ruth through three and Wes through one."
    )
