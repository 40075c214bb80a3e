"""What the book of a game of Survive! makes of its log."""

import pytest

from rules.engine import Event
from rules.survive.retelling import retold


def of(kind: str, text: str, **data: object) -> tuple[str, str]:
    told = retold(Event(text, kind=kind, data=data))
    return told.text, told.scene


@pytest.mark.parametrize(
    ("kind", "text", "data", "said"),
    [
        ("roll", "Round 1: Ada rolls 5.", {"seat": 0}, ""),
        ("build", "Ada pays 1 Crop and 1 Wood for a Basic Defense at F2. Months: 1.",
         {"seat": 0, "size": "basic"}, "Ada puts up a Basic Defense: one Month."),
        ("build", "Cleo puts up a free Improved Defense at E3. Months: 12.",
         {"seat": 2, "size": "improved"}, "Cleo puts up an Improved Defense: twelve Months."),
        ("build", "Ben's Basic Defense is destroyed and goes back to stock. Months: 0.",
         {"seat": 1}, "Ben's Basic Defense is destroyed."),
        ("crate", "A Crate lands on G2 and waits there.", {"space": "G2"}, ""),
        ("crate", "Ben picks up a Crate at G4. Months: 5.", {"seat": 1},
         "Ben picks up a Crate: five Months."),
        ("crate", "Ada takes the Crate: 1 Month more, 6 in all.", {"seat": 0},
         "Ada takes the Crate."),
        ("attack", "At C7 the Vampire sucks blood from Dov.", {"space": "C7"},
         "The Vampire sucks blood from Dov."),
        ("coffin", "The Green Coffin stands at D4.", {"colour": "green"},
         "The Green Coffin waits there."),
    ],
)  # fmt: skip
def test_what_is_told(kind: str, text: str, data: dict[str, object], said: str) -> None:
    assert of(kind, text, **data)[0] == said


def test_where_a_crate_lies_and_what_is_to_be_seen() -> None:
    text = "A Crate lands on G6, beside Ada's Defense. It comes down gently."
    assert of("crate", text) == ("A Crate lands beside Ada's Defense.", "It comes down gently.")


def test_a_turn_of_sides_leaves_out_the_bank_and_weighs_most() -> None:
    event = Event(
        "Ben is now the Vampire. Back to the Bank: 1 Crop and 2 Rock. 2 Defenses leave the board. "
        "The earth closes over you. None of you will rest.",
        kind="conversion",
        data={"seat": 1, "role": "vampire"},
    )
    told = retold(event)
    assert (told.text, told.heading) == ("Ben is now the Vampire.", "Ben is now the Vampire")
    assert told.scene == "The earth closes over you. None of you will rest."
    assert told.weight == 9
