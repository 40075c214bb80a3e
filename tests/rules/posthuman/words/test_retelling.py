"""What the book of a game of Posthuman makes of its log."""

from typing import Any

import pytest

from rules.engine import Event
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.words import NO_CAUSE, Message
from rules.posthuman.words.retelling import retell_event

ENTERS = {"player": "Ada", "place": "Silo", "zones": 2, "n": 1, "level": 2, "within": "the Silo"}
STEPS = {"player": "Ada", "goal": 10, "within": "the Silo"}
PART = Message("completed-zone", zone=1, zones=2, place="Silo")
WHOLE = Message("completed-tile", place="Silo")
SHOT = Message("all-of", things=[Message("equal-dice", face="miss", n=4)])


@pytest.mark.parametrize(
    ("kind", "message", "text", "data", "said"),
    [
        ("round", Message("melee-round", round=1), "Melee round 1.", {}, ""),
        (
            "move",
            Message("enters", **ENTERS, zone=1),
            "Ada enters Silo, zone 1 of 2 and meets 1 encounter of level 2.",
            {"zone": 0},
            "Ada enters the Silo.",
        ),
        (
            "stay",
            Message("stays", player="Ben", place="Printers' Row", zones=1, within="Printers' Row"),
            "Ben stays in Printers' Row.",
            {},
            "Ben stays in Printers' Row.",
        ),
        (
            "stay",
            Message("stays", player="Ben", place="Home", zones=0, within="home"),
            "Ben stays at Home.",
            {},
            "Ben stays at home.",
        ),
        (
            "move",
            Message("enters", **ENTERS, zone=2),
            "Ada enters Silo, zone 2 of 2 and meets 1 encounter of level 2.",
            {"zone": 1},
            "",
        ),
        (
            "zone",
            Message("completes-zone", **STEPS, done=PART, step=5),
            "Ada completes zone 1 of 2 of Silo and gains 1 journey point (now 5 of 10).",
            {"place": 5},
            "Ada gets further into the Silo: five of the ten steps.",
        ),
        (
            "zone",
            Message("completes-zone", **STEPS, done=PART, step=10),
            "Ada completes zone 1 of 2 of Silo and gains 1 journey point (now 10 of 10).",
            {"place": 10},
            "Ada gets further into the Silo: the last of the ten steps.",
        ),
        (
            "zone",
            Message("completes-tile", **STEPS, done=WHOLE, step=10, plural=0),
            "Ada completes Silo and gains 1 journey point (now 10 of 10).",
            {"place": 10},
            "The Silo is behind Ada: the last of the ten steps.",
        ),
        (
            "zone",
            Message(
                "completes-dead-zone",
                player="Dov",
                done=Message("completed-tile", place="Scree Slope"),
            ),
            "Dov completes Scree Slope, a dead zone, and gains no journey point.",
            {"place": 0},
            "",
        ),
        (
            "test",
            Message(
                "fails-chosen-test", cause="Go under", player="Ben", most=3, stat="mind", face=4
            ),
            "Go under: Ben tests mind, needs 3 or less, rolls 4 and fails.",
            {"ok": "failed"},
            "Go under: Ben tries, but it does not work.",
        ),
        (
            "knockout",
            Message(
                "knocked-out",
                cause=Message("hunger"),
                player="Dov",
                tracks=[Message("track-back-at-1", hurt="morale")],
            ),
            "Hunger: Dov is knocked out and wakes up at home, with morale back to 1.",
            {},
            "Dov is knocked out and wakes up at home.",
        ),
        (
            "follower",
            Message("somebody-follows", cause="The Raft", player="Ben"),
            "The Raft: a follower joins Ben.",
            {},
            "Somebody follows Ben.",
        ),
        (
            "shots",
            Message(
                "shoots",
                player="Ada",
                foe="The Boar",
                within="the Boar",
                weapon="Kalt 9mm",
                plural=0,
                dice=SHOT,
                hits=0,
                needed=0,
            ),
            "Ada shoots The Boar with Kalt 9mm. 4 misses: no hit.",
            {},
            "Ada shoots the Boar with the Kalt 9mm.",
        ),
        (
            "declared",
            Message(
                "declare",
                declared=Message("declares", players=["Ada", "Ben"], n=2, action="nothing"),
            ),
            "Ada and Ben do nothing.",
            {},
            "Ada and Ben wait.",
        ),
        (
            "kill",
            Message("killed", cause=NO_CAUSE, foe="The Boar", n=3, within="the Boar"),
            "The Boar takes 3 wounds and is dead.",
            {},
            "The Boar is dead.",
        ),
    ],
)
def test_what_is_told(
    kind: str, message: Message, text: str, data: dict[str, Any], said: str
) -> None:
    event = Event(message, kind=kind, data={"seat": 0, **data}, message=message)
    assert event.text == text
    assert retell_event(event).text == said


def passage(message: Message, text: str) -> Event:
    return Event(message, kind="passage", data={"passage": text}, message=message)


def test_a_passage_is_told_whole_and_what_came_of_it_has_no_title() -> None:
    met = passage(Message("meets-story", player="Ada", story="The Rope"), "Six men.\n\nNo one.")
    told = retell_event(met)
    assert met.text == "Ada meets The Rope."
    assert (told.scene, told.heading) == ("Six men.\n\nNo one.", "The Rope")
    assert told.text == "Ada: The Rope."  # nobody whom one could meet
    boar = passage(
        Message("meets-enemy", player="Ada", enemy="The Boar", within="the Boar"), "Tusks."
    )
    assert boar.text == "Ada meets The Boar."
    assert (retell_event(boar).text, retell_event(boar).heading) == (
        "Ada meets the Boar.",
        "Ada meets the Boar",
    )
    after = passage(Message("what-came-of-it"), "Nothing.")
    assert (retell_event(after).text, retell_event(after).scene) == ("", "Nothing.")


def test_who_somebody_is_is_told_with_their_character() -> None:
    one = CONTENT.characters["night-nurse"]
    event = passage(Message("who-player-is", player="Cleo", character=one.name), one.text)
    assert event.text == "Cleo is the Night Nurse."
    assert retell_event(event).text == "Cleo is the Night Nurse."


def test_what_was_told_before_there_were_messages_is_retold_as_told() -> None:
    text = "Ada enters Silo, zone 1 of 2: 1 encounter of level 2."
    assert retell_event(Event(text, kind="move", data={"seat": 0, "zone": 0})).text == text
    assert retell_event(Event("Melee round 1.", kind="round", data={"seat": 0})).text == ""
