"""Two processes over one database: what arrives at one for a table of the other, and the end of
one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from tests.e2e import hardy
from tests.e2e.bot_process import PATIENCE
from tests.e2e.fleet import Fleet
from tests.e2e.hardy import Hardy
from tests.e2e.house import House
from tests.e2e.people import Person, play


@pytest.fixture
async def house(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """A Discord with two shards and a server on each."""
    monkeypatch.setenv(PATIENCE, "4")
    async with House.open(tmp_path, address, shards=2) as opened:
        yield opened


FIRST = ("--of", "2", "--shards", "0")
SECOND = ("--of", "2", "--shards", "1")


async def test_a_game_by_direct_message_while_its_table_is_another_processes(house: House) -> None:
    """Whatever people do there arrives at the first shard, and the table is on the second."""
    async with Fleet.of(house, FIRST, SECOND) as fleet:
        async with house.seated("canary", Random(1), server=1, kind=Hardy) as people:
            party = [person for person in people if isinstance(person, Hardy)]
            assert await hardy._by_message(party)
        assert await fleet.dismiss() == [0, 0]
    found = house.ledger.reckon()
    assert found["tables ended"] == 1


async def test_when_one_dies_the_other_goes_on_with_its_tables(house: House) -> None:
    async with Fleet.of(house, FIRST, SECOND) as fleet:
        async with (
            house.seated("canary", Random(2), server=0) as here,
            house.seated("canary", Random(3), server=1) as there,
        ):
            await some_turns(there)
            await fleet.kill(1)
            await fleet.until([0])
            await fleet.until([0, 1])
            await play([*here, *there])
        assert await fleet.dismiss() == [0]
    found = house.ledger.reckon()
    assert found["tables ended"] == 2


async def some_turns(people: list[Person]) -> None:
    """So that there is something to lose."""
    for _ in range(2):
        await people[0].until(lambda: any(person.called for person in people))
        for person in people:
            if person.called:
                await person.turn()
