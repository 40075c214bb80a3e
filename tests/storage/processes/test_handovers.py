"""What one process hands over to another: once, kept until it is done, and heard of at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import psycopg
import pytest

from storage import InDoubt, StorageFailed, StorageFull
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


async def test_a_lost_connection_hands_over_once_all_the_same(
    handovers: Handovers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The word that the first try has been written does not arrive."""
    put, tries = handovers._put, []

    async def lost(*given: Any) -> None:
        await put(*given)
        tries.append(given)
        if len(tries) == 1:
            raise StorageFailed("lost") from psycopg.OperationalError("connection is lost")

    monkeypatch.setattr(handovers, "_put", lost)
    monkeypatch.setattr("storage.processes.handovers.ASK_AGAIN", 0)
    await handovers.put(3, "interaction", {}, NOW, 77)
    assert len(tries) == 2
    assert len(await handovers.waiting([3])) == 1


async def test_what_may_have_been_handed_over_is_in_doubt(
    handovers: Handovers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_given: Any) -> None:
        raise StorageFailed("lost") from psycopg.OperationalError("connection is lost")

    async def full(*_given: Any) -> None:
        raise StorageFull("full") from psycopg.errors.DiskFull("full")

    monkeypatch.setattr("storage.processes.handovers.DOUBT", 0)
    monkeypatch.setattr(handovers, "_put", lost)
    with pytest.raises(InDoubt):
        await handovers.put(3, "interaction", {}, NOW, 77)
    monkeypatch.setattr(handovers, "_put", full)
    with pytest.raises(StorageFull):
        await handovers.put(3, "interaction", {}, NOW, 77)


async def test_a_disk_that_is_full_afterwards_says_nothing_of_the_try_before(
    handovers: Handovers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was there when the connection was lost is done by its owner, so it is not refused."""
    put, tries = handovers._put, 0

    async def tried(*given: Any) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            await put(*given)
            raise StorageFailed("lost") from psycopg.OperationalError("connection is lost")
        if tries == 2:
            raise StorageFull("full") from psycopg.errors.DiskFull("full")
        await put(*given)

    monkeypatch.setattr("storage.processes.handovers.ASK_AGAIN", 0)
    monkeypatch.setattr(handovers, "_put", tried)
    await handovers.put(3, "interaction", {}, NOW, 77)
    assert [each.id for each in await handovers.waiting([3])] == [77]
    assert tries == 3
