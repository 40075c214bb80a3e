"""A fortnight of many tables, of people who sleep, stop answering, come back and leave."""

import logging
from random import Random

import pytest

from storage import Store
from tests.clock import Clock
from tests.cogs.time.fortnight.simulation import BEGAN, POLICIES, Fortnight, people
from tests.storage.tables import read_pragma


@pytest.mark.parametrize("tables", [60, pytest.param(200, marks=pytest.mark.soak)])
async def test_a_fortnight_of_tables(
    store: Store, clock: Clock, tables: int, caplog: pytest.LogCaptureFixture
) -> None:
    """No table hangs for ever; no reminder and no warning comes at night, twice, or to the wrong
    person; nothing comes to somebody away; nobody's time ends too early; with a deadline a table
    goes on without people who left; and a restart in between, or a message lost on the way,
    changes nothing of it. The bot has nothing to complain of. The counts are printed with `-s`."""
    rnd = Random("fortnight")
    clock.now = BEGAN
    # Nothing is killed here, so nothing need reach the disk before the next thing happens.
    await read_pragma(store, "synchronous = OFF")
    fortnight = Fortnight(store, clock, rnd, people(3 * tables // 4, rnd))
    await fortnight.run(tables)
    await fortnight.reckon()
    found = fortnight.found
    print("", *(f"{many:>8}  {what}" for what, many in sorted(found.items())), sep="\n")
    assert not fortnight.broken, "\n".join(fortnight.broken[:20])
    assert not [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
    assert found["tables"] == found["tables ended"] + found["tables playing"] == tables
    reminders = found["reminders in a channel"] + found["reminders by direct message"]
    assert reminders > tables
    assert (
        min(found["tables ended"], found["stalls told"], found["seats left to a bot"]) > tables / 25
    )
    assert found["restarts"] == 5
    assert found["times that tables were packed"] > tables
    assert min(found[f"tables with a deadline, then {then}"] for then in POLICIES) > tables / 15
    for what in ("warnings", "votes", "welcomed back", "times away"):
        assert found[what] > tables / 15, what
    assert found["decisions missed"] > tables / 3
    assert found["tables that went on by their deadlines"] > tables / 7
    assert found["questions with a deadline, seen open"] > 3 * tables
    assert min(fortnight.fake.lost, fortnight.fake.unheard) > tables / 10
