"""Two processes over one database: what arrives at one for a table of the other, and the end of
one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from tests.e2e import hardy
from tests.e2e.bot_process import PATIENCE, QUICKER
from tests.e2e.fleet import Fleet
from tests.e2e.hardy import Hardy
from tests.e2e.house import House
from tests.e2e.people import play


@pytest.fixture
async def house(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """A Discord with two shards and a server on each."""
    monkeypatch.setenv(PATIENCE, "4")
    async with House.open(tmp_path, address, shards=2) as opened:
        opened.sandbox.limits.quicker(QUICKER)
        yield opened


BY_MESSAGE = "SELECT 1 FROM journal WHERE table_id = ? AND interaction_id IS NOT NULL"
FIRST = ("--of", "2", "--shards", "0")
SECOND = ("--of", "2", "--shards", "1")


async def test_games_by_direct_message_and_in_a_channel_whose_process_dies(house: House) -> None:
    """Two tables are on the second shard. What people do by direct message arrives at the first
    shard's process, and counts once, whoever has the table; when its process dies, the other one
    goes on with both."""
    async with Fleet.of(house, FIRST, SECOND) as fleet:
        async with (
            house.seated("canary", Random(1), server=1, kind=Hardy) as by_message,
            house.seated("canary", Random(3), server=1) as there,
        ):
            for person in by_message:
                person.channel = (await person.player.open_dm())["id"]
            for person in [*by_message, *by_message]:
                assert isinstance(person, Hardy)
                await person.by_message()
            assert house.ledger.query(BY_MESSAGE, 1), "answers that have come by direct message"
            await fleet.kill(1)
            await fleet.until_alone(0)
            await play(there)
            await hardy.by_message([person for person in by_message if isinstance(person, Hardy)])
        await house.until_shown()
        assert await fleet.dismiss() == [0]
    assert house.ledger.reckon()["tables ended"] == 2
