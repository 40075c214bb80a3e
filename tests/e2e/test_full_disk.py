"""The disk is full, and then it is not: a small one of its own, or, where none may be mounted, a
limit to what the bot's process may write."""

from pathlib import Path
from random import Random

from tests.e2e import complaints
from tests.e2e.bot_process import QUICKER
from tests.e2e.disk import Disk
from tests.e2e.house import House
from tests.e2e.ledger import UNWRITTEN
from tests.e2e.people import play_together
from tests.e2e.test_faults import name_camps, press_answer


async def test_a_table_continues_once_the_disk_has_room(tmp_path: Path) -> None:
    """What somebody does meanwhile does not count, and they read why; nothing is written. Then the
    game goes on to its end, in the same process."""
    (tmp_path / "disk").mkdir()
    async with (
        Disk.mount_disk(tmp_path / "disk") as small,
        House.open(tmp_path, small.folder) as house,
    ):
        house.sandbox.limits.shorten_periods(QUICKER)
        process = await house.start_bot()
        async with house.seat_people("canary", Random(6), people=2) as people:
            await name_camps(people)
            first = next(person for person in people if person.is_called)
            entries = house.ledger.query("SELECT count(*) FROM journal")
            ways = {False: Disk(small.folder, own=False), small.own: small}
            for disk in ways.values():
                disk.fill_up(process.pid)
                result = await press_answer(first)
                await first.wait_until(lambda told=result.interaction_id: first.list_replies(told))
                disk.free_up(process.pid)
                assert house.ledger.query("SELECT count(*) FROM journal") == entries
            await play_together(people)
        await house.wait_until_shown()
        code, _ = await house.dismiss_bot()
        assert code == 0
        found = house.ledger.check_all()
    refused = [sent for sent in house.ledger.sent.values() if sent.refused.startswith(UNWRITTEN)]
    assert len(refused) >= len(ways)
    assert found["tables ended"] == 1
    complaints.count_complaints(house.log)
