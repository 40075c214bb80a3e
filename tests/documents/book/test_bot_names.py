"""What bots are called in books."""

import re
from dataclasses import replace

import pytest

from documents.book import making
from documents.book.bot_names import make_label_stripper, make_plain_names, strip_bot_labels
from documents.book.model import Plate
from rules import GAMES
from rules.engine import Event, Game, Message
from tables.wording.bots import format_bot_name
from tests.documents.book.books import BOTS, KEPT, make_record_job, with_bots
from tests.documents.book.test_making import words
from tests.documents.records import read_golden


@pytest.mark.parametrize("key", GAMES)
def test_bots_have_plain_names_and_the_cast_marks_them(key: str, quick: None) -> None:
    past, table = with_bots(key)
    made, misfit = making.make_book(make_record_job("epub", past, table.dump()))
    assert not misfit
    alts = [plate.alt + plate.caption for plate in made.plates]
    said = "\n".join([words(made), *made.players, *alts])
    assert "Alma" in said
    assert "bot)" not in said
    played = [one.player for one in made.cast]
    for name in made.players[1:]:
        assert {f"played by {name}, a bot", "played by a bot"} & {*played}
    blocks = [block for chapter in made.all_chapters for block in chapter.blocks]
    said = [str(block) for block in blocks if not isinstance(block, Plate)]
    assert not [block for block in said if re.match(r"[*“]*[a-z]", block)]


@pytest.mark.parametrize(
    "key", [key for key in GAMES if type(GAMES[key]).write_story is Game.write_story]
)
def test_bots_have_plain_names_in_the_story_on_discord_too(key: str) -> None:
    past, table = with_bots(key)
    told = making.make_book_markdown(past, table.dump())
    by = next(line for line in told.splitlines() if line.startswith("Played by "))
    assert "Alma (a bot)" in by
    assert "bot)" not in told.replace(by, "")


def test_bots_that_share_a_name_keep_their_marks() -> None:
    names = ("alma", *BOTS)
    assert make_plain_names(names, {1, 2, 3}) == ("alma", "Alma (strong bot)", "Bruno", "Clara")
    assert make_plain_names(("Ada (bot)", "Bruno (bot)"), {1}) == ("Ada (bot)", "Bruno")
    assert make_plain_names(("Bruno (bot)", "Bruno (bot)"), {0, 1}) == ("Bruno (bot)",) * 2


def test_departed_bots_lose_their_marks_and_nobody_else_is_renamed() -> None:
    past = replace(
        read_golden(KEPT["survive"], 3), names=("Ada (bot)", "Clara"), bots=frozenset[int]()
    )
    said = make_label_stripper(past)
    assert said("Alma (easy bot) hands it to Ada (bot).") == "Alma hands it to Ada (bot)."
    assert said("Clara (bot) waits.") == "Clara (bot) waits.", "Clara sits there now"


def test_a_lines_details_use_the_same_names() -> None:
    past = read_golden(KEPT["survive"], 3)
    name = format_bot_name("Alma", "strong")
    data = {"who": [name, 3], "more": {"quote": f"{name}!"}}
    event = Event(f"{name} acts.", data=data, message=Message("acts", who=name))
    line = replace(past.log[0], event=event)
    told = strip_bot_labels(replace(past, names=(name, "Ben"), bots=frozenset({0}), log=(line,)))
    assert told.names == ("Alma", "Ben")
    assert told.log[0].event.text == "Alma acts."
    assert told.log[0].event.data == {"who": ["Alma", 3], "more": {"quote": "Alma!"}}
    assert told.log[0].event.message == Message("acts", who="Alma")
