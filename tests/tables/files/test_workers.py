"""Work in a process of its own: it returns or is killed, and nothing of it is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tables.files.workers import Ended, Lost, TooLong, Workers

HOUSE = Path(__file__).parents[3]
PATIENCE = 60.0


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


async def test_work_comes_back() -> None:
    assert await Workers().run(PATIENCE, divmod, 17, 5) == (3, 2)


def counting(to: int, tell: Callable[[int], None]) -> str:
    for number in range(to):
        tell(number)
    return "counted"


async def test_what_it_says_meanwhile_is_heard_in_order() -> None:
    heard: list[int] = []
    assert await Workers().run(PATIENCE, counting, 3, told=heard.append) == "counted"
    assert heard == [0, 1, 2]


async def test_a_result_that_cannot_be_sent_is_told() -> None:
    with pytest.raises(Lost, match="pickle"):
        await Workers().run(PATIENCE, open, os.devnull)


async def test_what_goes_wrong_there_is_told_here() -> None:
    with pytest.raises(Lost, match="ZeroDivisionError"):
        await Workers().run(PATIENCE, divmod, 1, 0)
    with pytest.raises(Lost, match="exit code 3"):
        await Workers().run(PATIENCE, os._exit, 3)


async def test_what_is_printed_there_does_not_come_between() -> None:
    assert await Workers().run(PATIENCE, eval, "print(1) or 2") == 2


async def test_it_has_its_time_and_no_more() -> None:
    workers = Workers()
    running = asyncio.create_task(workers.run(0.0, signal.pause))
    pids: list[int] = []
    while not running.done():
        await asyncio.sleep(0)  # it is there for a few rounds of the loop at least
        pids = workers.pids or pids
    with pytest.raises(TooLong):
        await running
    assert pids and all(map(gone, pids))


async def test_a_bot_that_leaves_ends_it_at_once() -> None:
    workers = Workers()
    running = asyncio.create_task(workers.run(PATIENCE, signal.pause))
    while not workers.pids:
        await asyncio.wait([running], timeout=0.01)
    (pid,) = workers.pids
    workers.close()
    with pytest.raises(Ended):
        await running
    assert gone(pid)
    with pytest.raises(Ended):
        await workers.run(PATIENCE, divmod, 1, 1)


async def test_it_learns_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("EMBERKEEP_DATA", "elsewhere")
    assert await Workers().run(PATIENCE, os.getenv, "DISCORD_TOKEN") is None
    assert await Workers().run(PATIENCE, os.getenv, "EMBERKEEP_DATA") == "elsewhere"


KILLED = """
import asyncio, os, signal
from tables.files.workers import Workers
class Telling(Workers):
    async def _served(self, process, *asked):
        os.write(1, b"begun")
        return await super()._served(process, *asked)
asyncio.run(Telling().run(600, signal.pause))
"""


async def test_it_ends_with_a_bot_that_is_killed() -> None:
    """Its output stays open as long as it lives."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", KILLED),
        cwd=HOUSE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout and process.stderr
    assert await process.stdout.read(5) == b"begun"
    process.kill()
    async with asyncio.timeout(PATIENCE):
        assert b"Traceback" not in await process.stderr.read()
    await process.wait()
