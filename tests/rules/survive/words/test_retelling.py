"""What the book of a game of Survive! makes of its log."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.engine import Entry, Event, Result
from rules.engine.retelling import Retold
from rules.survive.model.components import describe_cost, name_zombie_first
from rules.survive.words import Message
from rules.survive.words.retelling import describe_afterwards, retell_event
from tests import golden
from tests.drivers import take_entry
from tests.rules.survive.build import Board

COLOURS = [Message("colour", colour=colour) for colour in ("red", "green")]
LINE = "It comes down gently. Nobody moves."


def retell(key: str, **data: Any) -> Retold:
    """How the book retells a message; the seat is 0."""
    message = Message(key, **data)
    return retell_event(Event(str(message), data={"seat": 0}, message=message))


@pytest.mark.parametrize(
    ("months", "title"),
    [(2, ""), (3, "Nine months to go"), (5, "Nine months to go"), (13, "The way home")],
)
def test_a_chapter_is_three_months(months: int, title: str) -> None:
    told = retell("builds-free", player="Ada", size="basic", months=months, space="C7")
    assert told.chapter == title


ADA = {"player": "Ada"}
BASIC = {"size": "basic", "cost": describe_cost("basic"), "space": "C7"}
ATTACK = {"zombie": "red", "cost": describe_cost("attack zombie")}
TWO_CRATES = {"crates": 2, "space": "C7"}
TOLD = [
    ("rolls", ADA | {"round": 1, "face": "5"}, ""),
    ("builds", ADA | BASIC | {"months": 1}, ""),
    (
        "builds",
        ADA | BASIC | {"months": 6},
        "With a plain wall, Ada has come through six of the twelve months.",
    ),
    (
        "builds-free",
        ADA | {"size": "improved", "months": 12, "space": "C7"},
        "With a better wall, Ada has come through all twelve months. "
        "There is only the way home left.",
    ),
    (
        "defense-destroyed",
        ADA | {"size": "basic", "months": 1},
        "A wall of Ada's is gone, which leaves one month.",
    ),
    ("crate-waits", {"space": "C7"}, ""),
    ("picks-up-crates", ADA | {"crates": 1, "months": 2, "space": "C7"}, ""),
    (
        "picks-up-crates",
        ADA | TWO_CRATES | {"months": 3},
        "With two crates from the sky, Ada has come through three of the twelve months.",
    ),
    ("takes-fallen-crate", ADA | {"months": 6}, "Ada carries the crate home."),
    ("no-crate-left", ADA, ""),
    (
        "cannot-defend",
        ADA | {"lost": describe_cost("basic")},
        "Ada has nothing to fight back with.",
    ),
    ("gathers", ADA | {"how": "taking", "cards": describe_cost("basic")}, ""),
    ("human-attacks-zombie", ADA | ATTACK, "Ada attacks the Red Zombie."),
    (
        "tramples-crates",
        {"monster": name_zombie_first("red")} | TWO_CRATES,
        "The Red Zombie tramples 2 Crates.",
    ),
    ("vampire-stands", {"space": "C7"}, ""),
    (
        "vampire-destroyed-with-coffins",
        {"count": 1, "colours": COLOURS[:1], "space": "C7"},
        "The Vampire is destroyed, and the Red Coffin with it.",
    ),
    (
        "coffins-saved",
        {"count": 2, "colours": COLOURS},
        "The Red and Green Coffins come home to the Graveyard.",
    ),
    ("sucks-blood", {"victims": ["Dov"], "space": "C7"}, "The Vampire sucks blood from Dov."),
    ("coffin-stands", {"colour": "green", "space": "C7"}, "The Green Coffin has been found."),
]


@pytest.mark.parametrize(("key", "data", "said"), TOLD)
def test_how_messages_are_retold(key: str, data: dict[str, Any], said: str) -> None:
    told = retell(key, **data)
    assert told.text == said
    assert (told == Retold()) == (said == "")


def test_a_landing_crate_is_retold_with_its_scene() -> None:
    told = retell("crate-beside-defense", player="Ada", space="G6", line=LINE)
    assert (told.text, told.scene) == ("A crate lands where Ada has a Defense.", LINE)


def test_common_discoveries_are_retold_in_many_ways() -> None:
    found = {"finder": "zombie", "player": "", "zombie": "red", "space": "C3", "line": LINE}
    told = retell("discovers", token="rocky", **found)
    assert told.text == "The Red Zombie finds a rocky landscape."
    assert "Then the Red Zombie finds a rocky landscape." in told.ways
    assert (told.scene, told.weight) == (LINE, 0)


FOUND = {"finder": "player", "player": "Ada", "zombie": "", "space": "C3", "line": LINE}


@pytest.mark.parametrize(
    ("token", "whose", "said", "weight"),
    [
        ("city", "", "Ada discovers Zombie City.", 4),
        ("village-red", "", "Ada finds the Red Village, which is nobody's home.", 3),
        ("village-red", "Ben", "Ada finds the Red Village, where Ben wants to be.", 3),
        ("village-red", "Ada", "Ada has come home to the Red Village, too early.", 3),
    ],
)
def test_unique_discoveries_have_a_weight(token: str, whose: str, said: str, weight: int) -> None:
    message = Message("discovers-landmark", token=token, **FOUND)
    told = retell_event(Event(str(message), data={"whose": whose}, message=message))
    assert (told.text, told.weight, told.ways) == (said, weight, ())


@pytest.mark.parametrize(
    ("rivals", "said"),
    [
        ([], "With a fortress, Ada has come through six of the twelve months."),
        (
            [("Ben", 2), ("Cleo", 5), ("Dov", 2)],
            "With a fortress, Ada has come through six of the twelve months. "
            "Cleo has five and Ben and Dov have two.",
        ),
        (
            [("Ben", 0), ("Cleo", 6)],
            "With a fortress, Ada has come through six of the twelve months.",
        ),
    ],
)
def test_a_leading_human_is_retold_with_how_far_the_others_are(
    rivals: list[tuple[str, int]], said: str
) -> None:
    cost = describe_cost("fortified")
    message = Message("builds", player="Ada", size="fortified", cost=cost, months=6, space="C7")
    data = {"seat": 0, "rivals": rivals}
    told = retell_event(Event(str(message), data=data, message=message))
    assert (told.text, told.chapter) == (said, "Six months to go")


def test_an_unclaimed_village_found_by_a_zombie_is_nobodys_home() -> None:
    found = FOUND | {"finder": "zombie", "player": "", "zombie": "red"}
    message = Message("discovers-landmark", token="village-red", **found)
    told = retell_event(Event(str(message), data={"whose": ""}, message=message))
    assert told.text == "The Red Zombie finds the Red Village, which is nobody's home."


@pytest.mark.parametrize(("left", "said"), [(0, "That is all of them."), (1, "One is still out.")])
def test_saved_coffins_are_retold_with_how_many_are_still_out(left: int, said: str) -> None:
    message = Message("coffins-saved", count=1, colours=COLOURS[:1])
    told = retell_event(Event(str(message), data={"left": left}, message=message))
    assert told.text == f"The Red Coffin comes home to the Graveyard. {said}"


def test_two_months_at_once_may_begin_a_chapter() -> None:
    message = Message("builds-free", player="Ada", size="improved", months=4, space="C7")
    data = {"seat": 0, "gained": 2, "rivals": [("Ben", 0)]}
    told = retell_event(Event(str(message), data=data, message=message))
    assert told.chapter == "Nine months to go"
    assert told.text.endswith("Ben has none.")
    assert not retell("builds-free", player="Ada", size="improved", months=4, space="C7").text


@pytest.mark.parametrize("lost", [0, 1, 2])
def test_a_conversion_is_retold_without_the_bank_and_weighs_most(lost: int) -> None:
    told = retell(
        "converts",
        player="Ben",
        role="vampire",
        line=LINE,
        count=lost,
        cards=describe_cost("basic"),
        crates=lost,
        defenses=lost,
    )
    assert (told.text, told.heading) == ("Ben is now the Vampire.", "Ben is now the Vampire")
    assert (told.scene, told.weight) == (LINE, 9)


@pytest.mark.parametrize("file", sorted((golden.FOLDER / "survive").iterdir()), ids=str)
def test_the_short_form_of_a_message_is_its_first_sentence(file: Path) -> None:
    """The line about nothing, which is all flavour, has no short form."""
    head, *journal, _ = map(json.loads, file.read_text("utf-8").splitlines())
    table = golden.begin_game(head)
    events = [event for row in journal for event in take_entry(table, Entry(*row))]
    for event in events:
        if ". " in event.text and event.kind not in ("end", "event", "role"):
            assert event.message is not None
            assert (
                str(event.message.find_variant("short"))
                == event.text.partition(". ")[0].rstrip(".") + "."
            )
    assert table.result is not None
    ends = [event for event in events if table.result.is_told_by(event)]
    assert [event.kind for event in ends] == ["end"]


def test_an_event_from_before_messages_is_retold_as_told() -> None:
    """So is a message that the catalog does not have any more."""
    old = Event("Ada builds.", kind="build", data={"seat": 0})
    assert retell_event(old) == Retold("Ada builds.", seat=0)
    gone = Event("Ada builds.", kind="build", data={"seat": 0}, message=Message("never"))
    assert retell_event(gone) == Retold("Ada builds.", seat=0)


def test_the_book_ends_with_how_far_each_human_has_come() -> None:
    """The one who had come furthest first, and each once."""
    board = Board("red 3 crates; blue 7 crates; white 1 crates")
    (told,) = describe_afterwards(board.state, ("Ruth", "Ben", "Wes"), Result((1,), {}, "The end."))
    assert told == (
        "Of the twelve months Ben had come through seven, Ruth through three and Wes through one."
    )
