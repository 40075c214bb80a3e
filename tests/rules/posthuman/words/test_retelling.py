"""What the book of a game of Posthuman makes of its log."""

from typing import Any

import pytest

from rules.engine import Event
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.words import NO_CAUSE, Message
from rules.posthuman.words.retelling import retell_event

ENTERS = {"player": "Ada", "place": "Silo", "zones": 2, "n": 1, "level": 2, "within": "the Silo"}
STEPS = {"player": "Ada", "goal": 10}
SILO = {**STEPS, "within": "the Silo", "plural": 0}
PART = Message("completed-zone", zone=1, zones=2, place="Silo")
WHOLE = Message("completed-tile", place="Silo")
AMMO = Message("amount", n=2, unit="ammo")
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
            Message("stays", player="Ben", place="Printers' Row", zones=1),
            "Ben stays in Printers' Row.",
            {},
            "",
        ),
        (
            "goods",
            Message("gains-goods", cause="Wrong Address", player="Ben", goods=[AMMO]),
            "Wrong Address: Ben gains 2 ammo.",
            {},
            "Ben comes away with 2 ammo.",
        ),
        (
            "goods",
            Message("gains-goods", cause="The Boar", player="Ben", goods=[AMMO]),
            "The Boar: Ben gains 2 ammo.",
            {},
            "",
        ),
        (
            "event",
            Message("keeps-event", player="Ada", card="Protector"),
            "Ada keeps Protector.",
            {},
            "From here on Protector goes with Ada.",
        ),
        (
            "scar",
            Message("draws-scar", cause=NO_CAUSE, player="Ada", scars=4),
            "Ada draws a scar (now 4).",
            {},
            "Ada has four scars now. They are measured on Sundays.",
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
            "",
        ),
        (
            "zone",
            Message("completes-zone", **STEPS, done=PART, step=10),
            "Ada completes zone 1 of 2 of Silo and gains 1 journey point (now 10 of 10).",
            {"place": 10},
            "",
        ),
        (
            "zone",
            Message("completes-tile", **SILO, done=WHOLE, step=10),
            "Ada completes Silo and gains 1 journey point (now 10 of 10).",
            {"place": 10},
            "The Silo is behind Ada.",
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
            "Ben tries to go under.",
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
            "Hunger is too much for Dov, who wakes up at home.",
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
                hits=1,
                needed=0,
            ),
            "Ada shoots The Boar with Kalt 9mm. 4 misses: 1 hit.",
            {},
            "Ada shoots the Boar with the Kalt 9mm.",
        ),
        (
            "shots",
            Message(
                "foe-shoots", foe="The Boar", player="Ada", within="the Boar", dice=SHOT, hits=0
            ),
            "The Boar shoots Ada. 4 misses: no hit.",
            {},
            "",
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
    chosen = Message("chooses-in-story", story="The Rope", player="Ada", choice="Look Away")
    chose = retell_event(passage(chosen, "It takes long."))
    assert (chose.text, chose.titled) == ("Ada decides to look Away.", False)
    after = passage(Message("what-came-of-it"), "Nothing.")
    assert (retell_event(after).text, retell_event(after).scene) == ("", "Nothing.")


def test_who_somebody_is_is_told_with_their_character() -> None:
    one = CONTENT.characters["night-nurse"]
    event = passage(Message("who-player-is", player="Cleo", character=one.name), one.text)
    assert event.text == "Cleo is the Night Nurse."
    assert retell_event(event).text == "Cleo is the Night Nurse."


@pytest.mark.parametrize(
    ("step", "title"),
    [
        (2, ""),
        (3, "Three steps gone, seven to go"),
        (4, "Three steps gone, seven to go"),
        (5, "Half the road"),
        (7, "Three steps from the wall"),
        (9, "One step from the wall"),
        (10, ""),
    ],
)
def test_a_chapter_is_a_leg_of_the_road(step: int, title: str) -> None:
    message = Message("completes-tile", **SILO, done=WHOLE, step=step)
    event = Event(message, kind="zone", data={"seat": 0}, message=message)
    assert retell_event(event).chapter == title


def test_what_was_told_before_there_were_messages_is_retold_as_told() -> None:
    text = "Ada enters Silo, zone 1 of 2: 1 encounter of level 2."
    assert retell_event(Event(text, kind="move", data={"seat": 0, "zone": 0})).text == text
    assert retell_event(Event("Melee round 1.", kind="round", data={"seat": 0})).text == ""
