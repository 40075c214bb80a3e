"""What the book of a game of Last Aurora makes of its log."""

from typing import Any

import pytest

from rules.aurora.model.decks import CARDS
from rules.aurora.words import Message
from rules.aurora.words.retelling import explain_end, retell_event
from rules.engine import Event, Result
from tests.drivers import opened
from tests.rules.aurora.build import Road

WOLVES = {"card": "riderwolves", "name": "Riderwolves"}
DRIVE = {"player": "Ben", "price": [Message("price", fuel=1)]}
HIT = {"player": "Ada", "part": "Flatbed", "number": 3, "lost": "none"}
SHOT = {"player": "Ada", "rating": 2, "box": Message("box", part="Crew Car", number=3)}


def retold(message: Message) -> str:
    return retell_event(Event(message, data={"seat": 0}, message=message)).text


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (
            Message(
                "gains-tokens",
                player="Ada",
                amounts=[Message("amount", count=3, token="F")],
                why="none",
            ),
            "",
        ),
        (
            Message(
                "explores",
                player="Ada",
                crew=["Leader", "Cold Maiden"],
                each=[
                    Message("the-card", card="red-leader", name="Leader"),
                    Message("the-card", card="red-cold-maiden", name="Cold Maiden"),
                ],
                count=2,
                card="snowcat",
                name="Snowcat",
                food=0,
            ),
            "Ada sends the Leader and the Cold Maiden to the Snowcat.",
        ),
        (
            Message("drives", start="100", end="108b", **DRIVE),
            "Ben drives on, fifteen spaces from the quay.",
        ),
        (
            Message("automa-drives", start="113a", end="122"),
            "The Automa drives on, one space from the quay.",
        ),
        (Message("drives-to-quay", start="122", end="Q4", **DRIVE), "Ben comes to the quay."),
        (Message("drives-on-quay", start="Q4", end="Q8", **DRIVE), "Ben drives on along the quay."),
        (Message("reveals", card="the-final-howl", name="The Final Howl", says="Night comes."), ""),
        (Message("ambushes-again", region=1, **WOLVES), ""),
        (
            Message("left-behind", card="rendall-and-randall", name="Rendall and Randall"),
            "Rendall and Randall are left behind.",
        ),
        (Message("left-behind", card="wrecked-convoy", name="Wrecked Convoy"), ""),
        (
            Message(
                "replaces-part",
                player="Ada",
                card="snowcat",
                name="Snowcat",
                old="Hauler",
                **{"the-old": Message("the-card", card="red-hauler", name="Hauler")},
            ),
            "Ada takes the Snowcat in place of the Hauler.",
        ),
        (Message("takes-damage", why="Riderwolves", **HIT), ""),
        (
            Message("fires", card="warwolves", name="Warwolves", damage=2, jams="yes", **SHOT),
            "Ada hits the Warwolves until the weapon jams.",
        ),
        (Message("fires", card="warwolves", name="Warwolves", damage=0, jams="no", **SHOT), ""),
        (
            Message(
                "automa-fires",
                weapon=1,
                row="A",
                column=1,
                card="ulmar",
                name="Ulmar",
                damage=0,
                jams="no",
            ),
            "The Automa misses Ulmar.",
        ),
        (Message("enemy-misses", name="Riderwolves"), ""),
        (
            Message(
                "takes-contamination",
                player="Ada",
                survivor="Cold Maiden",
                why=Message("by-shortcut"),
            ),
            "",
        ),
        (
            Message(
                "loses-survivor",
                player="Ada",
                card="red-cold-maiden",
                name="Cold Maiden",
                why="Contamination",
            ),
            "Contamination: Ada loses the Cold Maiden.",
        ),
        (Message("aurora-moves", space=2), ""),
        (
            Message("aurora-moves-on-red", space=3),
            "The Aurora is one berth nearer to the open sea.",
        ),
        (Message("aurora-moves-on-red", space=6), "The Aurora lies at the last of her berths."),
    ],
    ids=lambda given: given.id if isinstance(given, Message) else "",
)
def test_what_is_told(message: Message, said: str) -> None:
    assert retold(message) == said


def test_the_words_of_a_card_are_told_where_somebody_meets_it() -> None:
    message = Message("ambushes", region=1, **WOLVES)
    told = retell_event(Event(message, message=message))
    assert told.scene == CARDS["riderwolves"].says
    assert told.alone


@pytest.mark.parametrize(
    ("key", "start", "end", "title"),
    [
        ("drives", "100", "108b", ""),
        ("drives", "108b", "110", "Into the hills"),
        ("drives", "113a", "122", "Down to the sea"),
        ("drives-to-quay", "122", "Q4", "The quay"),
        ("drives-on-quay", "Q4", "Q8", ""),
    ],
)
def test_a_chapter_begins_with_a_region(key: str, start: str, end: str, title: str) -> None:
    message = Message(key, start=start, end=end, **DRIVE)
    event = Event(message, kind="move", data={"seat": 0}, message=message)
    assert retell_event(event).chapter == title


@pytest.mark.parametrize(
    ("sides", "said"),
    [
        ("AAA", "Sawmill Country, the Saddle and the Pilots' Bay"),
        ("BBB", "the Drowned Meadows, the Glass Hills and Shipbreakers' Shore"),
    ],
)
def test_the_road_is_told_without_its_boards(sides: str, said: str) -> None:
    options: Any = dict(zip(("west", "middle", "east"), sides, strict=True))
    events = opened("aurora", 2, "road", options).events
    (told,) = [event for event in events if event.kind == "setup"]
    assert retell_event(told).text == f"The road runs through {said}."


def test_what_was_told_before_there_were_messages_is_retold_as_told() -> None:
    """But not what the book leaves out."""
    old = "Ada sells the Leader."
    assert retell_event(Event(old, kind="lost", data={"seat": 0})).text == old
    assert retell_event(Event("Ada gains 3 Fuel.", kind="token", data={"seat": 0})).text == ""


def test_points_stand_in_a_table_but_for_those_of_the_automa() -> None:
    why = "The Convoys take the ship. Ada has 11 points."
    several = Road(2).set(ended="taken").play().table.state
    assert explain_end(several, Result((0,), {0: 11, 1: 3}, why)) == "The Convoys take the ship."
    alone = Road(solo=True).play().table.state
    assert explain_end(alone, Result((0,), {0: 11}, why)) == why
