"""Processes that join, die, sleep and come back, and whose the shards are then."""

from __future__ import annotations

import pytest

from storage.processes.roster import OtherCount
from tests.storage.processes.conftest import NewProcess, Process, Watch


async def turns(*processes: Process) -> None:
    """A turn for each."""
    for process in processes:
        await process.turn()


async def halves(new_process: NewProcess) -> tuple[Process, Process]:
    """Two processes with two shards each."""
    one, two = new_process(), new_process()
    await one.membership.join()
    await two.membership._join()
    await turns(one, two, one)
    return one, two


async def test_who_is_alone_has_all_and_gives_the_second_half(new_process: NewProcess) -> None:
    one, two = await halves(new_process)
    assert (one.held, two.held) == ([0, 1], [2, 3])
    assert one.bot.seen == [("gained", [0, 1, 2, 3]), ("give up", [2, 3]), ("given", [2, 3])]


async def test_a_dead_processs_shards_are_taken_after_its_silence(
    new_process: NewProcess, watch: Watch
) -> None:
    one, two = new_process({0, 1}), new_process({2, 3})
    await one.membership.join()
    await two.membership._join()
    await turns(one, two)
    assert (one.held, two.held) == ([0, 1], [2, 3])
    for seconds in (0, 2, 4, 6):
        watch.now = seconds
        await one.turn()
    assert one.held == [0, 1]
    watch.now = 8
    await one.turn()
    assert one.held == [0, 1, 2, 3]


async def test_a_process_that_slept_loses_all_and_begins_anew(
    new_process: NewProcess, watch: Watch
) -> None:
    one, two = await halves(new_process)
    before = one.roster.number
    for seconds in (0, 2, 4, 6, 8):
        watch.now = seconds
        await two.turn()
    assert two.held == [0, 1, 2, 3]
    assert one.held == [0, 1], "it does not know yet"
    await one.turn()
    assert one.held == []
    assert one.bot.seen[-1] == ("lost", [0, 1])
    assert one.roster.number not in (None, before)
    assert one.membership.fence.number == one.roster.number
    await turns(two, one)
    assert (one.held, two.held) == ([2, 3], [0, 1])


async def test_whoever_has_slept_accuses_nobody(new_process: NewProcess, watch: Watch) -> None:
    one, _ = await halves(new_process)
    watch.now = 60
    await one.turn()
    assert len((await one.roster.state()).members) == 2


async def test_who_leaves_frees_its_shards_at_once(new_process: NewProcess) -> None:
    one, two = await halves(new_process)
    await one.membership.close()
    await two.turn()
    assert two.held == [0, 1, 2, 3]


async def test_all_must_divide_the_servers_alike(new_process: NewProcess) -> None:
    one, other = new_process(), new_process(count=8)
    await one.membership.join()
    with pytest.raises(OtherCount, match="--of 4"):
        await other.roster.join()
    await one.membership.close()
    await other.membership.join()
    assert other.held == list(range(8))


async def test_a_process_waits_for_a_shard(new_process: NewProcess) -> None:
    """The third of three over two shards has none until somebody leaves."""
    one, two, three = (new_process(count=2) for _ in range(3))
    await one.membership.join()
    for each in (two, three):
        await each.membership._join()
    await turns(one, two, three, one)
    assert (one.held, two.held, three.held) == ([0], [1], [])
    await two.membership.close()
    await three.turn()
    assert three.held == [1]
