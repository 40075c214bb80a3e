"""What the book of a game of Posthuman makes of its log."""

from typing import Any

import pytest

from rules.engine import Event
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.words import NO_CAUSE, Message
from rules.posthuman.words.retelling import retell_event

SILO = {"player": "Ada", "goal": 10, "within": "the Silo", "plural": 0}
PART = Message("completed-zone", zone=1, zones=2, place="Silo")
WHOLE = Message("completed-tile", place="Silo")
AMMO = Message("amount", n=2, unit="ammo")
SHOT = Message("all-of", things=[Message("equal-dice", face="miss", n=4)])
BOAR = {"foe": "The Boar", "within": "the Boar", "player": "Ada"}
GUN = {"weapon": "Kalt 9mm", "plural": 0, "dice": SHOT, "hits": 1, "needed": 0}
BACK = [Message("track-back-at-1", hurt="morale")]


def told(kind: str, key: str, text: str, said: str, at: Any = (), **fields: Any) -> Any:
    """A row: what was told of an event, and what the book says instead."""
    return pytest.param(kind, Message(key, **fields), text, dict(at), said, id=f"{key} {said}")


def enters(zone: int, said: str) -> Any:
    text = f"Ada enters Silo, zone {zone} of 2 and meets 1 encounter of level 2."
    fields = {
        "player": "Ada",
        "place": "Silo",
        "zones": 2,
        "n": 1,
        "level": 2,
        "within": "the Silo",
    }
    return told("move", "enters", text, said, {"zone": zone - 1}, zone=zone, **fields)


def completes(step: int) -> Any:
    text = f"Ada completes zone 1 of 2 of Silo and gains 1 journey point (now {step} of 10)."
    fields = {"player": "Ada", "goal": 10, "done": PART, "step": step}
    return told("zone", "completes-zone", text, "", {"place": step}, **fields)


# fmt: off
TOLD = [
    told("round", "melee-round", "Melee round 1.", "", round=1),
    enters(1, "Ada enters the Silo."),
    enters(2, ""),
    told("stay", "stays", "Ben stays in Printers' Row.", "", player="Ben", place="Printers' Row",
        zones=1),
    told("goods", "gains-goods", "Wrong Address: Ben gains 2 ammo.", "Ben comes away with 2 ammo.",
        cause="Wrong Address", player="Ben", goods=[AMMO]),
    told("goods", "gains-goods", "The Boar: Ben gains 2 ammo.", "", cause="The Boar", player="Ben",
        goods=[AMMO]),
    told("event", "keeps-event", "Ada keeps Protector.", "From here on Protector goes with Ada.",
        player="Ada", card="Protector"),
    told("scar", "draws-scar", "Ada draws a scar (now 4).",
        "Ada has four scars now. They are measured on Sundays.", cause=NO_CAUSE, player="Ada",
        scars=4),
    completes(5),
    completes(10),
    told("zone", "completes-tile", "Ada completes Silo and gains 1 journey point (now 10 of 10).",
        "The Silo is behind Ada.", {"place": 10}, **SILO, done=WHOLE, step=10),
    told("zone", "completes-dead-zone",
        "Dov completes Scree Slope, a dead zone, and gains no journey point.", "", {"place": 0},
        player="Dov", done=Message("completed-tile", place="Scree Slope")),
    told("test", "fails-chosen-test",
        "Go under: Ben tests mind, needs 3 or less, rolls 4 and fails.", "Ben tries to go under.",
        {"ok": "failed"}, cause="Go under", player="Ben", most=3, stat="mind", face=4),
    told("knockout", "knocked-out",
        "Hunger: Dov is knocked out and wakes up at home, with morale back to 1.",
        "Hunger is too much for Dov, who wakes up at home.", cause=Message("hunger"), player="Dov",
        tracks=BACK),
    told("follower", "somebody-follows", "The Raft: a follower joins Ben.", "Somebody follows Ben.",
        cause="The Raft", player="Ben"),
    told("shots", "shoots", "Ada shoots The Boar with Kalt 9mm. 4 misses: 1 hit.",
        "Ada shoots the Boar with the Kalt 9mm.", **BOAR, **GUN),
    told("shots", "foe-shoots", "The Boar shoots Ada. 4 misses: no hit.", "", **BOAR, dice=SHOT,
        hits=0),
    told("kill", "killed", "The Boar takes 3 wounds and is dead.", "The Boar is dead.",
        cause=NO_CAUSE, foe="The Boar", n=3, within="the Boar"),
]
# fmt: on


@pytest.mark.parametrize(("kind", "message", "text", "data", "said"), TOLD)
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
