"""Processes that search: they answer, or nobody waits for them."""

import asyncio
import os
import runpy
import signal
from collections.abc import AsyncIterator
from functools import cache

import pytest

from rules.engine import Table
from rules.kit.search import is_worth_searching, think_through
from tables.thinking import search_pool
from tables.thinking.search_job import Budget, SearchJob, search_answer
from tables.thinking.search_pool import SearchPool
from tests.drivers import bot_play, open_table

PLAYOUTS = 6
ENOUGH = Budget(seconds=None, playouts=PLAYOUTS)


@cache
def find_question() -> tuple[str, str]:
    """A dump, and a question there that a strong bot thinks about."""
    table = open_table("survive", 2, "thinkers")
    for _ in bot_play(table):
        if table.step > 12 and is_worth_searching(table, table.needed_prompts[0]):
            break
    return table.dump(), table.needed_prompts[0].id


@pytest.fixture
async def pool() -> AsyncIterator[SearchPool]:
    found = SearchPool(ENOUGH, most=1, patience=60.0)
    yield found
    await found.close()


async def test_a_worker_finds_the_same_move(pool: SearchPool) -> None:
    """A caller who stops waiting leaves nothing behind. Then it dies, and the next question finds
    another."""
    dump, prompt = find_question()
    pool.warm_up()
    given_up = asyncio.create_task(pool.search(SearchJob(dump, prompt)))
    await asyncio.sleep(0)
    given_up.cancel()
    with pytest.raises(asyncio.CancelledError):
        await given_up
    here = think_through(Table.load(dump), prompt, most=PLAYOUTS).answer
    assert await pool.search(SearchJob(dump, prompt)) == here
    (pid,) = pool.pids
    assert pid != os.getpid()
    assert await pool.search(SearchJob(dump, "no such question")) is None, "and it lives on"
    assert pool.pids == [pid]
    os.kill(pid, signal.SIGKILL)
    found = [await pool.search(SearchJob(dump, prompt)) for _ in range(2)]
    assert found[-1] == here
    assert pool.pids != [pid]
    await pool.close()
    assert await SearchPool(ENOUGH, most=0, patience=0.0).search(SearchJob(dump, prompt)) is None
    assert not pool.pids


async def test_nobody_waits_for_a_starting_or_late_worker() -> None:
    dump, prompt = find_question()
    late = SearchPool(Budget(seconds=-60.0), most=1, patience=0.0)
    assert await late.search(SearchJob(dump, prompt)) is None
    assert (late.asked, late.failed) == (1, 1)
    late.patience = 60.0
    assert await late.search(SearchJob(dump, prompt)) is None
    assert not late.pids, "it is killed"
    await late.close()


def test_a_missing_question_is_refused() -> None:
    dump, prompt = find_question()
    assert search_answer(SearchJob(dump, prompt), Budget(seconds=0.0)) is not None
    with pytest.raises(Exception, match="no longer open"):
        search_answer(SearchJob(dump, "999"), ENOUGH)


@pytest.mark.parametrize(
    ("processors", "most"), [(None, 1), (1, 1), (2, 1), (3, 2), (5, 4), (64, 4)]
)
def test_searches_leave_the_bot_one_processor(
    monkeypatch: pytest.MonkeyPatch, processors: int | None, most: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: processors)
    assert runpy.run_path(search_pool.__file__)["MOST_WORKERS"] == most
