"""Whose pack bots playtest next."""

import asyncio
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import pytest

from storage import Shelf, ShelvedPack, Store
from tables.packs.playtests import Playtests
from tables.workers.jobs import Workers

ADA, BEN, CLEO = 1, 2, 3


def test_uploaders_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many packs one of them has sent."""
    now = datetime(2026, 1, 1, tzinfo=UTC)
    sent = [("a1", ADA), ("a2", ADA), ("a3", ADA), ("b1", BEN), ("c1", CLEO), ("b2", BEN)]
    waiting = [
        (
            Shelf(7 if user == ADA else None, user),
            ShelvedPack(one, "hope", {}, user, now, True, None),
        )
        for one, user in sent
    ]
    tried: list[str] = []

    async def untested() -> list[Any]:
        return [each for each in waiting if each[1].digest not in tried]

    async def try_out(_: Playtests, pack: ShelvedPack) -> None:
        tried.append(pack.digest)

    monkeypatch.setattr(Playtests, "_run_playtest", try_out)
    store = cast(Store, SimpleNamespace(packs=SimpleNamespace(list_untested_packs=untested)))

    async def run() -> None:
        await Playtests(store, Workers()).run()

    asyncio.run(run())
    assert tried == ["a1", "b1", "c1", "a2", "b2", "a3"]
