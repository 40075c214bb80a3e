"""Nobody is reminded by night, wherever they live."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.clock import Clock
from tests.cogs.play import Camp
from tests.cogs.time.reminders.words import NOON, later, standing


async def test_nothing_comes_by_night_where_the_player_lives(camp: Camp, clock: Clock) -> None:
    clock.now = NOON
    await camp.ada.slash(camp.channel, "settings", time_zone="new york")
    await camp.begin(camp.ben)
    await later(camp, clock, hours=24)  # 7 in the morning there
    assert standing(camp.channel) == []
    await later(camp, clock, minutes=59)
    assert standing(camp.channel) == []
    await later(camp, clock, minutes=1)
    assert len(standing(camp.channel)) == 1


async def test_the_server_says_where_the_others_live(ada_to_move: Camp, clock: Clock) -> None:
    camp = ada_to_move
    await camp.bot.sessions.people.change_server(camp.guild.id, zone="Asia/Tokyo")
    await camp.bot.reminders.changed_in(camp.guild.id)
    # 21 o'clock there when they fall due at first, so the second day's has to wait.
    await later(camp, clock, hours=25)
    assert standing(camp.channel) == []
    assert await camp.bot.scheduler.round() == datetime(2026, 3, 3, 23, tzinfo=UTC)


@pytest.mark.parametrize(
    ("begun", "due"),
    [
        # Clocks are put forward: what would fall at 7:30 the old way falls at 8:30.
        (datetime(2026, 3, 28, 6, 30, tzinfo=UTC), datetime(2026, 3, 29, 6, 30, tzinfo=UTC)),
        # Clocks are put back: what would fall at 8:30 the old way falls at 7:30, in the night.
        (datetime(2026, 10, 24, 6, 30, tzinfo=UTC), datetime(2026, 10, 25, 7, 0, tzinfo=UTC)),
    ],
)
async def test_summer_time_comes_and_goes(
    camp: Camp, clock: Clock, begun: datetime, due: datetime
) -> None:
    clock.now = begun
    await camp.ada.slash(camp.channel, "settings", time_zone="Europe/Berlin")
    await camp.begin(camp.ben)
    assert await camp.bot.scheduler.round() == due
    clock.now = due
    await camp.bot.scheduler.round()
    assert len(standing(camp.channel)) == 1


async def test_a_delayed_one_waits_for_the_morning(ada_to_move: Camp, clock: Clock) -> None:
    """Discord failed all evening."""
    camp = ada_to_move
    path = f"/channels/{camp.channel.id}/messages"
    camp.env.inject_error("POST", path, status=400, code=0, times=1)
    await later(camp, clock, hours=24)
    assert standing(camp.channel) == []
    clock.now = datetime(2026, 3, 3, 22, 30, tzinfo=UTC)
    await camp.bot.scheduler.round()
    assert standing(camp.channel) == []
    clock.now = datetime(2026, 3, 4, 7, 59, tzinfo=UTC)
    await camp.bot.scheduler.round()
    assert standing(camp.channel) == []
    clock.now = datetime(2026, 3, 4, 8, tzinfo=UTC)
    await camp.bot.scheduler.round()
    assert len(standing(camp.channel)) == 1
