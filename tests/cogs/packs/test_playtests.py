"""Bots playtest a pack in its own process, which ends if the pack is removed, if it takes too long,
and with the bot; an unfinished playtest is made up for after a restart."""

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any

import pytest

from storage import Shelf, ShelvedPack, StorageFull
from storage.parts.packs import Packs
from tables.packs import playtests
from tables.packs.outcomes import PlaytestOutcome, find_playtest_outcome
from tables.packs.worker_tasks import FEWEST_GAMES
from tables.workers.jobs import JobTooLong, Workers
from tests.cogs.packs.files import never_end, try_packs, upload_pack, use_pack
from tests.cogs.play import Camp, fail_with, read_reply, read_text


async def pack(camp: Camp) -> ShelvedPack | None:
    found = await camp.store.packs.list_shelf_packs(Shelf(camp.guild.id, 0))
    return found[0] if found else None


async def result(camp: Camp) -> PlaytestOutcome | None:
    found = await pack(camp)
    return None if found is None else find_playtest_outcome(found)


class Process:
    """A process in which nothing happens but what a test says."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.end: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.tell: Callable[[int], None] = lambda _: None
        self.ended = 0


@pytest.fixture
async def process(monkeypatch: pytest.MonkeyPatch) -> Process:
    """Where bots play; files are read at once."""
    found = Process()

    async def run(
        _: Workers, within: float, work: Any, *given: Any, on_progress: Any = None
    ) -> Any:
        if on_progress is None:
            return work(*given)
        found.tell = on_progress
        found.begun.set()
        try:
            return await asyncio.shield(found.end)
        finally:
            found.ended += 1

    monkeypatch.setattr(Workers, "run_work", run)
    return found


@pytest.fixture
def own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are read at once, and bots play for ever in a real process."""
    plain = Workers.run_work

    async def run(
        self: Workers, within: float, work: Any, *given: Any, on_progress: Any = None
    ) -> Any:
        if on_progress is None:
            return work(*given)
        return await plain(self, within, never_end, on_progress=on_progress)

    monkeypatch.setattr(Workers, "run_work", run)


async def begin_playtests(camp: Camp, process: Process | None = None) -> asyncio.Task[None]:
    """Bots have begun to play, for the test and not for the scheduler: SimCord waits until the bot
    has nothing to do."""
    running = asyncio.create_task(camp.bot.playtests.run())
    while not (running.done() or (process.begun.is_set() if process else camp.bot.workers.pids)):
        await asyncio.wait([running], timeout=0.01)
    return running


@pytest.fixture
async def mod(camp: Camp) -> Any:
    """Somebody who manages the server. Bots play when the test says so."""
    camp.bot.scheduler.chores.remove(camp.bot.playtests)
    return camp.add_manager()


async def test_a_pack_is_read_in_its_own_process(camp: Camp, mod: Any) -> None:
    assert "I can read “Driftwood”: kindling: 1." in read_reply(await upload_pack(camp, mod))
    assert camp.bot.workers.pids == []


async def test_one_message_shows_the_progress_of_a_playtest(
    camp: Camp, mod: Any, process: Process
) -> None:
    await upload_pack(camp, mod)
    message = camp.card()
    assert "Bots will play 20 games with it, after the packs that came before it." in read_text(
        message
    )
    running = await begin_playtests(camp, process)
    process.tell(7)
    await camp.bot.playtests.show_progress()
    assert camp.card().id == message.id
    assert "Bots are playing with it: 7 of 20 games so far." in read_text(camp.card())
    assert "bots have played 7 of 20 games" in read_reply(await use_pack(camp, mod, "list"))
    shown = read_reply(await use_pack(camp, mod, "show", pack="Driftwood"))
    assert "Bots are playing with it: 7 of 20 games so far." in shown
    assert shown.count("7 of 20 games") == 1
    assert "It is " not in shown
    process.end.set_result(playtests.Balance("As it was.", ""))
    await running
    assert "As it was." in read_text(camp.card())


async def test_removing_a_pack_stops_its_playtest(camp: Camp, mod: Any, process: Process) -> None:
    await upload_pack(camp, mod)
    running = await begin_playtests(camp, process)
    await use_pack(camp, mod, "remove", pack="Driftwood")
    await running
    assert process.ended == 1
    assert await pack(camp) is None
    assert "Somebody has removed it" in read_text(camp.card())


async def test_a_playtest_continues_for_another_owner(
    camp: Camp, mod: Any, process: Process
) -> None:
    await upload_pack(camp, mod)
    await upload_pack(camp, camp.ada, dm=True)
    running = await begin_playtests(camp, process)
    await use_pack(camp, camp.ada, "remove", dm=True, pack="Driftwood")
    assert process.ended == 0
    process.end.set_result(playtests.Balance("As it was.", ""))
    await running
    assert "As it was." in read_text(camp.card())


async def test_slow_playtest_games_are_stopped(camp: Camp, mod: Any, process: Process) -> None:
    await upload_pack(camp, mod)
    running = await begin_playtests(camp, process)
    process.tell(3)
    process.end.set_exception(JobTooLong())
    await running
    said = read_text(camp.card())
    assert "after 20 minutes the bots had played only 3." in said
    assert "You cannot turn it on." in said
    assert not (await result(camp)).fit


async def test_a_playtest_says_if_it_ran_out_of_time(
    camp: Camp, mod: Any, work_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playtests, "SECONDS_TO_BEGIN_GAMES", -1.0)
    monkeypatch.setattr(playtests, "GAMES_PLAYED", FEWEST_GAMES + 1)
    await upload_pack(camp, mod)
    await try_packs(camp)
    said = read_text(camp.card())
    assert f"Bots played {FEWEST_GAMES} games with the pack, and as many without it." in said
    assert f"I planned {FEWEST_GAMES + 1}, but ran out of time." in said
    assert (await result(camp)).fit


async def test_a_killed_playtest_leaves_its_pack_off(
    camp: Camp, mod: Any, own_process: None
) -> None:
    await upload_pack(camp, mod)
    running = await begin_playtests(camp)
    (pid,) = camp.bot.workers.pids
    os.kill(pid, signal.SIGKILL)
    await running
    assert "broke down" in read_text(camp.card())
    assert "Nobody can play with" in read_reply(await use_pack(camp, mod, "on", pack="Driftwood"))


async def test_a_playtest_restarts_after_the_bot_does(
    camp: Camp, mod: Any, own_process: None, request: pytest.FixtureRequest
) -> None:
    await upload_pack(camp, mod)
    running = await begin_playtests(camp)
    (pid,) = camp.bot.workers.pids
    message = camp.card()
    camp.bot.workers.close()  # which is how the bot's own end begins
    await running
    request.getfixturevalue("work_here")
    await camp.restart()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    await try_packs(camp)
    assert (await result(camp)).fit
    assert camp.card().id == message.id
    assert "Use `/pack on` to let tables choose it." in read_text(camp.card())


async def test_a_full_disk_at_the_end_loses_nothing(
    camp: Camp, mod: Any, work_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    await upload_pack(camp, mod)
    with monkeypatch.context() as patch:
        patch.setattr(Packs, "save_pack_report", fail_with(StorageFull("full")))
        with pytest.raises(StorageFull):  # the scheduler tries again in a while
            await camp.bot.playtests.run()
    assert await result(camp) is None
    await try_packs(camp)
    assert "Bots played 20 games" in read_text(camp.card())
