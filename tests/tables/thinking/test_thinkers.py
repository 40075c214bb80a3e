"""Processes that think: they answer, or nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from subprocess import PIPE, Popen

import pytest

from rules.engine import Table
from rules.kit.search import think, worth_searching
from tables.thinking.mind import Asked, Budget, answer
from tables.thinking.thinkers import Thinkers
from tests.drivers import bot_play, opened

PLAYOUTS = 6
ENOUGH = Budget(seconds=None, playouts=PLAYOUTS)


def asking() -> tuple[str, str]:
    """A dump, and a question there that a strong bot thinks about."""
    table = opened("survive", 2, "thinkers")
    for _ in bot_play(table):
        if table.step > 12 and worth_searching(table, table.needed[0]):
            break
    return table.dump(), table.needed[0].id


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    found = Thinkers(ENOUGH, most=1, patience=60.0)
    yield found
    await found.close()


async def test_it_thinks_elsewhere_and_comes_to_the_same(thinkers: Thinkers) -> None:
    """Then it dies, and the next question finds another."""
    dump, prompt = asking()
    here = think(Table.load(dump), prompt, most=PLAYOUTS).answer
    assert await thinkers.think(Asked(dump, prompt)) == here
    (pid,) = thinkers.pids
    assert pid != os.getpid()
    assert await thinkers.think(Asked(dump, "no such question")) is None, "and it lives on"
    assert thinkers.pids == [pid]
    os.kill(pid, signal.SIGKILL)
    found = [await thinkers.think(Asked(dump, prompt)) for _ in range(2)]
    assert found[-1] == here
    assert thinkers.pids != [pid]
    await thinkers.close()
    assert await Thinkers(ENOUGH, most=0, patience=0.0).think(Asked(dump, prompt)) is None
    assert not thinkers.pids


async def test_nobody_waits_while_one_starts_nor_for_one_that_is_late() -> None:
    dump, prompt = asking()
    hurried = Thinkers(ENOUGH, most=1, patience=0.0)
    assert await hurried.think(Asked(dump, prompt)) is None
    assert (hurried.asked, hurried.failed) == (1, 1)
    await hurried.close()
    late = Thinkers(Budget(seconds=-60.0), most=1, patience=60.0)
    late.warm_up()
    assert await late.think(Asked(dump, prompt)) is None
    assert not late.pids, "it is killed"
    await late.close()


async def test_whoever_does_not_wait_any_more_leaves_nothing_behind(thinkers: Thinkers) -> None:
    dump, prompt = asking()
    thinkers.warm_up()
    given_up = asyncio.create_task(thinkers.think(Asked(dump, prompt)))
    await asyncio.sleep(0)
    given_up.cancel()
    with pytest.raises(asyncio.CancelledError):
        await given_up
    assert await thinkers.think(Asked(dump, prompt)) is not None


def test_a_question_that_is_not_there_is_refused() -> None:
    dump, prompt = asking()
    assert answer(Asked(dump, prompt), Budget(seconds=0.0)) is not None
    with pytest.raises(Exception, match="no longer open"):
        answer(Asked(dump, "999"), ENOUGH)


def test_a_process_whose_bot_was_killed_leaves_without_a_word() -> None:
    """There is nobody any more to read the complaint that nobody reads."""
    serving = "from tables.thinking import mind; mind.serve()"
    with Popen([sys.executable, "-c", serving], stdin=PIPE, stdout=PIPE, stderr=PIPE) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdout.close()
        process.stdin.close()
        assert (process.stderr.read(), process.wait()) == (b"", 0)
