"""Sessions begin no faster than Discord allows."""

import pytest

from cogs.shards import pace
from cogs.shards.pace import SECONDS_BETWEEN_SESSIONS, SessionPace, SharedPace


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds that were to be slept."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(pace, "sleep", sleep)
    return slept


async def test_shards_connect_one_after_the_other(waits: list[float]) -> None:
    paced = SessionPace(lambda: 1000.0)
    for shard in range(3):
        await paced.wait_for_turn(shard)
    assert waits == [0, SECONDS_BETWEEN_SESSIONS, 2 * SECONDS_BETWEEN_SESSIONS]


async def test_large_bots_connect_several_shards_at_once(waits: list[float]) -> None:
    now = [1000.0]
    paced = SessionPace(lambda: now[0])
    paced.concurrency = 2
    for shard in range(4):
        await paced.wait_for_turn(shard)
    assert waits == [0, 0, SECONDS_BETWEEN_SESSIONS, SECONDS_BETWEEN_SESSIONS]
    now[0] += 2 * SECONDS_BETWEEN_SESSIONS + 1
    await paced.wait_for_turn(1)  # long after: at once
    assert waits[4:] == [0]


async def test_processes_share_one_queue_of_shards(waits: list[float]) -> None:
    asked: list[tuple[int, float]] = []

    async def wait(bucket: int, spacing: float) -> None:
        asked.append((bucket, spacing))

    paced = SharedPace(wait)
    paced.concurrency = 2
    for shard in range(3):
        await paced.wait_for_turn(shard)
    assert (asked, waits) == (
        [
            (0, SECONDS_BETWEEN_SESSIONS),
            (1, SECONDS_BETWEEN_SESSIONS),
            (0, SECONDS_BETWEEN_SESSIONS),
        ],
        [],
    )
