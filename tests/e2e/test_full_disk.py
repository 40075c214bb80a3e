"""The disk is full, and then it is not: a small one of its own, or, where none may be mounted, a
limit to what the bot's process may write."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.e2e import complaints
from tests.e2e.bot_process import QUICKER
from tests.e2e.disk import Disk
from tests.e2e.house import House
from tests.e2e.ledger import UNWRITTEN
from tests.e2e.people import play
from tests.e2e.test_faults import answer, camped


async def test_a_table_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    """What somebody does meanwhile does not count, and they read why; nothing is written. Then the
    game goes on to its end, in the same process."""
    (tmp_path / "disk").mkdir()
    async with (
        Disk.mounted(tmp_path / "disk") as small,
        House.open(tmp_path, small.folder) as house,
    ):
        house.sandbox.limits.quicker(QUICKER)
        process = await house.start()
        options = {"rounds": "2"}
        async with house.seated("canary", Random(6), people=2, options=options) as people:
            await camped(people)
            first = next(person for person in people if person.called)
            entries = house.ledger.query("SELECT count(*) FROM journal")
            ways = {False: Disk(small.folder, own=False), small.own: small}
            for disk in ways.values():
                disk.fill(process.pid)
                result = await answer(first)
                await first.until(lambda told=result.interaction_id: first.replies(told))
                disk.free(process.pid)
                assert house.ledger.query("SELECT count(*) FROM journal") == entries
            await play(people)
        await house.until_shown()
        code, _ = await house.dismiss()
        assert code == 0
        found = house.ledger.reckon()
    refused = [sent for sent in house.ledger.sent.values() if sent.refused.startswith(UNWRITTEN)]
    assert len(refused) >= len(ways)
    assert found["tables ended"] == 1
    complaints.reckon(house.log)
