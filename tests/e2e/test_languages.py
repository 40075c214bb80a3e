"""Tables of several languages in one process: what everybody reads is in the table's language, and
what somebody alone reads is in theirs."""

import asyncio
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.e2e.eyes import Eyes
from tests.e2e.house import House
from tests.e2e.ledger import Exchange
from tests.e2e.people import Person

pytestmark = pytest.mark.usefixtures("quick")

WORDS = {
    "de": re.compile(r"\b(und|oder|der|das|nicht|ist|mit|für|eine[rnm]?|dein|auf|noch)\b", re.I),
    "en": re.compile(r"\b(the|and|or|of|is|are|with|your|you|not|from|this)\b", re.I),
}
"""By language, words without which it says little, and which the other does not have."""
READ = {"content", "label", "description", "placeholder", "title", "name"}
TURNS = 10


class Reader:
    """Collects what the bot sends, by channel or, for what one person alone sees, by that
    person."""

    def __init__(self, house: House) -> None:
        self.eyes = Eyes(house.ledger)
        self.public: dict[str, list[str]] = {}
        self.alone: dict[int, list[str]] = {}
        house.ledger.listeners.append(self._read_exchange)

    def _read_exchange(self, exchange: Exchange) -> None:
        if exchange.method not in ("POST", "PATCH") or not exchange.body:
            return
        said = list(list_texts(exchange.body))
        reader = self.eyes._find_reader(exchange)
        if reader is not None:
            self.alone.setdefault(reader, []).extend(said)
        elif exchange.path.startswith("/channels/"):
            self.public.setdefault(exchange.path.split("/")[2], []).extend(said)


def list_texts(body: Any) -> Iterator[str]:
    """List all that is to be read in a call's body."""
    if isinstance(body, dict):
        for key, value in body.items():
            if isinstance(value, str) and key in READ:
                yield value
            else:
                yield from list_texts(value)
    elif isinstance(body, list):
        for part in body:
            yield from list_texts(part)


def check_language(texts: list[str], language: str) -> None:
    """Check that these texts are in the language, and none is in the other."""
    (other,) = WORDS.keys() - {language}
    assert sum(bool(WORDS[language].search(text)) for text in texts) > 5
    assert not [text for text in texts if WORDS[other].search(text)]


def make_people(house: House, locale: str, count: int = 2) -> list[str]:
    """Make newcomers whose Discord is in that language."""
    people = [house.add_newcomer(f"{locale}{number}") for number in range(count)]
    for user in people:
        house.sandbox.world.users[user].locale = locale
    return people


async def take_turns(people: list[Person]) -> None:
    """Let people answer some questions."""
    for _ in range(TURNS):
        called = await people[0].wait_until(
            lambda: [p for p in people if p.is_over or p.is_called or p.has_to_read]
        )
        if called[0].is_over:
            return
        await (called[0].go_on() if called[0].has_to_read else called[0].take_turn())


async def test_tables_of_two_languages_side_by_side(house: House) -> None:
    """The server is German, so its tables are. One of them is opened in English."""
    for guild in house.sandbox.world.guilds.values():
        guild.locale = "de"
    read = Reader(house)
    german, english = make_people(house, "de"), make_people(house, "en-GB")
    async with (
        house.run_here(),
        house.seat_people("survive", Random(1), who=german, bots=1) as first,
        house.seat_people("survive", Random(1), who=english, bots=1, language="English") as second,
    ):
        await asyncio.gather(take_turns(first), take_turns(second))
    check_language(read.public[first[0].channel], "de")
    check_language(read.public[second[0].channel], "en")
    for user in german:
        check_language(read.alone[int(user)], "de")
    for user in english:
        check_language(read.alone[int(user)], "en")


async def test_each_player_reads_private_messages_in_their_language(house: House) -> None:
    """Of two people at an English table, one has a German Discord. She also gets her hand by direct
    message."""
    read = Reader(house)
    (german,), (english,) = make_people(house, "de", 1), make_people(house, "en-US", 1)
    async with (
        house.run_here(),
        house.seat_people("survive", Random(2), who=[german, english]) as people,
    ):
        await people[0].player.run_command("settings", people[0].channel, hand_by_dm=True)
        await take_turns(people)
        for command in ("hand", "game status", "table ahead", "undo", "table log", "recap"):
            for person in people:
                await person.player.run_command(command, person.channel)
    check_language(read.public[people[0].channel], "en")
    check_language(read.alone[int(german)], "de")
    check_language(read.alone[int(english)], "en")


async def test_a_player_chooses_a_language(house: House) -> None:
    read = Reader(house)
    (user,) = make_people(house, "en-US", 1)
    async with (
        house.run_here(),
        house.seat_people("survive", Random(3), people=1, who=[user], bots=2) as (ada,),
    ):
        said = await ada.player.run_command("settings", ada.channel, language="Deutsch")
        assert "Deutsch" in said.text
        read.alone.clear()
        await take_turns([ada])
        await ada.player.run_command("settings", ada.channel)
    check_language(read.alone[int(user)], "de")


async def test_a_table_changes_its_language_in_play(house: House) -> None:
    read = Reader(house)
    async with (
        house.run_here(),
        house.seat_people("survive", Random(4), people=1, bots=2) as (ada,),
    ):
        await take_turns([ada])
        await ada.player.run_command("table language", ada.channel, language="de")
        await ada.wait_until(lambda: WORDS["de"].search(str(ada.card)))
        read.public.clear()
        await take_turns([ada])
    told = read.public[ada.channel]
    assert any(WORDS["de"].search(each) for each in told)
