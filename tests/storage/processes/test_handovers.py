"""What one process hands over to another: once, kept until it is done, and heard of at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest

from storage.processes.handovers import Handovers
from storage.processes.link import Link
from storage.processes.listening import Listening
from storage.processes.roster import Roster

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
async def handovers(address: str) -> AsyncIterator[Handovers]:
    link = Link(address)
    await Roster(link, "a test", (), 4).join()
    yield Handovers(link)
    await link.close()


async def test_an_interaction_is_handed_over_once(handovers: Handovers) -> None:
    for _ in range(2):
        await handovers.put(3, "interaction", {"payload": {"token": "t"}}, NOW, 77)
    (waiting,) = await handovers.waiting([2, 3])
    assert (waiting.shard, waiting.id, waiting.kind, waiting.at) == (3, 77, "interaction", NOW)
    assert waiting.body == {"payload": {"token": "t"}}
    assert await handovers.waiting([0, 1]) == []
    await handovers.done(waiting)
    assert await handovers.waiting([3]) == []


async def test_errands_are_done_in_order(handovers: Handovers) -> None:
    for number in range(3):
        later = NOW.replace(second=number)
        await handovers.put(0, "presence", {"table": number}, later)
    assert [each.body["table"] for each in await handovers.waiting([0])] == [0, 1, 2]


async def test_its_owner_is_woken(handovers: Handovers, address: str) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()
    listening = Listening(address, heard.put_nowait, lambda: heard.put_nowait("missed"))
    listening.start()
    try:
        assert await heard.get() == "missed", "what was said before cannot be heard"
        await handovers.put(3, "interaction", {}, NOW, 77)
        assert await heard.get() == "shard:3"
        await handovers.tell_all("user:5")
        assert await heard.get() == "user:5"
    finally:
        await listening.close()
