"""Two processes over one database: both take presses at a table; one of them dies or freezes."""

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from storage.database.postgresql.locks import SECONDS_UNTIL_FROZEN
from tests.e2e import hardy
from tests.e2e.bot_process import QUICKER
from tests.e2e.fleet import Fleet
from tests.e2e.hardy import Hardy
from tests.e2e.house import House
from tests.e2e.people import play_together


@pytest.fixture
async def house(tmp_path: Path, address: str) -> AsyncIterator[House]:
    """A Discord with two shards and a server on each."""
    async with House.open(tmp_path, address, shards=2) as opened:
        opened.sandbox.limits.shorten_periods(QUICKER)
        yield opened


LONG = {"rounds": "2"}
BY_MESSAGE = "SELECT count(*) FROM journal WHERE table_id = ? AND interaction_id IS NOT NULL"
FIRST = ("--shards", "0", "--of", "2")
SECOND = ("--shards", "1", "--of", "2")


async def act_by_message(party: list[Hardy]) -> None:
    """Each answers what they are asked by direct message, which the first process hears."""
    for person in party:
        person.channel = (await person.player.open_dm())["id"]
    for person in [*party, *party]:
        await person.by_message()


async def test_another_process_continues_a_dead_ones_table(house: House) -> None:
    """Two tables are on the second shard. One is played by direct message, so the first process
    takes its presses, whether the second one lives or not. The other goes on when the second
    process has been started again."""
    async with Fleet.run_all(house, FIRST, SECOND) as fleet:
        async with (
            house.seat_people(
                "canary", Random(1), server=1, kind=Hardy, options=LONG
            ) as by_message,
            house.seat_people("canary", Random(3), server=1) as there,
        ):
            party = [person for person in by_message if isinstance(person, Hardy)]
            await act_by_message(party)
            ((answers,),) = house.ledger.query(BY_MESSAGE, 1)
            assert answers, "answers that have come by direct message"
            await fleet.kill_processes(1)
            await act_by_message(party)
            assert house.ledger.query(BY_MESSAGE, 1) > [(answers,)]
            await fleet.restart_process(1)
            await play_together(there)
            await hardy.by_message(party)
        await house.wait_until_shown()
        assert await fleet.dismiss_all() == [0, 0]
    assert house.ledger.check_all()["tables ended"] == 2


async def test_a_frozen_process_keeps_no_table(house: House) -> None:
    """It freezes while its table is played by direct message at the other process."""
    async with Fleet.run_all(house, FIRST, SECOND) as fleet:
        async with house.seat_people("canary", Random(1), server=1, kind=Hardy) as by_message:
            party = [person for person in by_message if isinstance(person, Hardy)]
            fleet.processes[1].send_signal(signal.SIGSTOP)
            async with asyncio.timeout(3 * SECONDS_UNTIL_FROZEN):
                while not house.ledger.query(BY_MESSAGE, 1) > [(0,)]:
                    await act_by_message(party)
            fleet.processes[1].send_signal(signal.SIGCONT)
            await hardy.by_message(party)
        await house.wait_until_shown()
        assert await fleet.dismiss_all() == [0, 0]
    assert house.ledger.check_all()["tables ended"] == 1
