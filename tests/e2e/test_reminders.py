"""A reminder at a Discord that is as strict as the real one."""

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest

from sandbox.seeing import join_texts
from tables.settings import Reminding
from tests.clock import Clock
from tests.e2e.house import House
from tests.e2e.people import JSON, Person


def list_reminders(person: Person) -> list[JSON]:
    """Those that stand where somebody plays."""
    return [
        message
        for message in person.player.list_visible(person.channel)
        if "it is your move at" in join_texts(message)
    ]


@pytest.mark.usefixtures("quick")  # a round waits only so long for what Discord holds up
async def test_a_crash_after_sending_repeats_no_reminder(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sent twice, it is one message; muted, it is none."""
    clock = Clock(datetime.now(UTC).replace(hour=12) + timedelta(days=1))  # by day
    async with (
        house.run_here() as keeper,
        house.seat_people("canary", Random(1), people=2) as people,
    ):
        monkeypatch.setattr(keeper.store, "now", clock)
        first = people[0]
        await first.wait_until(lambda: any(person.is_called for person in people))
        called = next(person for person in people if person.is_called)
        row = await keeper.store.find_active_table(int(called.channel))
        assert row is not None and row.guild_id is not None
        wish = Reminding(after=24, quiet="off")
        await keeper.sessions.people.save_server_settings(row.guild_id, reminders=wish)
        clock.pass_by(hours=25)

        async def lose_connection(*_: Any) -> None:
            raise ConnectionResetError("no more")

        with monkeypatch.context() as patch:
            patch.setattr(keeper.store, "delete_post_and_save_reminder", lose_connection)
            await keeper.scheduler.run_round()
            await keeper.publisher.background.wait_for_posts(patience=60)
            await called.wait_until(lambda: list_reminders(called))
        before = [message["id"] for message in list_reminders(called)]
        clock.pass_by(minutes=1)
        await keeper.scheduler.run_round()
        await keeper.publisher.background.wait_for_posts(patience=60)
        kept = await keeper.store.list_reminders(row.id)
        assert sorted(str(each.message_id) for each in kept) == sorted(before)
        assert [message["id"] for message in list_reminders(called)] == before
        mine = next(m for m in list_reminders(called) if f"<@{called.player.id}>" in join_texts(m))
        await called.player.press_button(mine, "Mute this turn")
        await called.wait_until(lambda: mine["id"] not in [m["id"] for m in list_reminders(called)])
        assert [each.muted for each in await keeper.store.list_reminders(row.id)].count(True) == 1
