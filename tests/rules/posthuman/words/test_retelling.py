"""What the book of a game of Posthuman makes of its log."""

from typing import Any

import pytest

from rules.engine import Event
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.words.retelling import retell_event


@pytest.mark.parametrize(
    ("kind", "text", "data", "said"),
    [
        ("melee", "Ben rolls 4 melee dice: 4 misses.", {}, ""),
        (
            "move",
            "Ada enters Silo, zone 1 of 2: 1 encounter of level 2.",
            {"zone": 0},
            "Ada enters the Silo.",
        ),
        ("stay", "Ben stays in Printers' Row.", {}, "Ben stays in Printers' Row."),
        ("stay", "Ben stays at Home.", {}, "Ben stays at home."),
        ("move", "Ada enters Silo, zone 2 of 2: 1 encounter of level 2.", {"zone": 1}, ""),
        (
            "zone",
            "Ada completes zone 1 of 2 of Silo: 1 journey point, which makes 5 of 10.",
            {"place": 5},
            "Ada gets further into the Silo: five of the ten steps.",
        ),
        (
            "zone",
            "Ada completes zone 1 of 2 of Silo: 1 journey point, which makes 10 of 10.",
            {"place": 10},
            "Ada gets further into the Silo: the last of the ten steps.",
        ),
        (
            "zone",
            "Ada completes Silo: 1 journey point, which makes 10 of 10.",
            {"place": 10},
            "The Silo is behind Ada, and with that the last of the ten steps.",
        ),
        ("zone", "Dov completes Scree Slope: a dead zone, no journey point.", {"place": 0}, ""),
        (
            "test",
            "Go under: Ben needs 3 or less in a test of mind, and fails with a 4.",
            {"ok": "failed"},
            "Go under: Ben tries, and it does not work.",
        ),
        (
            "knockout",
            "Hunger: Dov is knocked out and wakes up at home, morale back at 1.",
            {},
            "Dov is knocked out and wakes up at home.",
        ),
        ("follower", "The Raft: somebody follows Ben.", {}, "Somebody follows Ben."),
        (
            "shots",
            "Ada shoots The Boar with Kalt 9mm. 4 misses: 0 hits.",
            {},
            "Ada shoots the Boar with the Kalt 9mm.",
        ),
        ("declared", "Ada and Ben do nothing.", {}, "Ada and Ben wait."),
        ("kill", "The Boar takes 3 wounds and is dead.", {}, "The Boar is dead."),
    ],
)
def test_what_is_told(kind: str, text: str, data: dict[str, Any], said: str) -> None:
    assert retell_event(Event(text, kind=kind, data={"seat": 0, **data})).text == said


def test_a_passage_is_told_whole_and_what_came_of_it_has_no_title() -> None:
    met = Event("Ada meets The Rope.", kind="passage", data={"passage": "Six men.\n\nNo one."})
    told = retell_event(met)
    assert (told.scene, told.heading) == ("Six men.\n\nNo one.", "The Rope")
    assert told.text == "Ada: The Rope."  # nobody whom one could meet
    boar = Event("Ada meets The Boar.", kind="passage", data={"passage": "Tusks."})
    assert (retell_event(boar).text, retell_event(boar).heading) == (
        "Ada meets the Boar.",
        "Ada meets the Boar",
    )
    after = Event("What came of it.", kind="passage", data={"passage": "Nothing."})
    assert (retell_event(after).text, retell_event(after).scene) == ("", "Nothing.")


def test_who_somebody_is_is_told_with_their_character() -> None:
    one = CONTENT.characters["night-nurse"]
    event = Event("Who Cleo is.", kind="passage", data={"passage": one.text})
    assert retell_event(event).text == "Cleo is the Night Nurse."
