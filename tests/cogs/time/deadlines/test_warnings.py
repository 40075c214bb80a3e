"""One warning, in time and outside the night. The tests set the clock."""

from datetime import datetime, timedelta

import pytest

from tables.settings import Reminding
from tests.cogs.play import Camp, read_text
from tests.cogs.time.deadlines.play import begin_timed, list_warnings


async def test_a_player_is_warned_before_the_default_is_played(camp: Camp) -> None:
    await begin_timed(camp, camp.ben)
    start = camp.clock.now
    ends = start + timedelta(days=1)
    assert f"Time runs out: Ada <t:{int(ends.timestamp())}:R>" in read_text(camp.card())
    assert await camp.bot.scheduler.run_round() == start + timedelta(hours=18)
    await camp.wait(hours=18)
    (warning,) = list_warnings(camp)
    assert f"<@{camp.ada.id}>" in warning
    assert f"<t:{int(ends.timestamp())}:R>" in warning
    assert "Then I play it safe for you." in warning
    assert camp.list_pinged() == ["Ada"]
    await camp.wait(hours=5, minutes=59)
    assert len(list_warnings(camp)) == 1
    assert "time is up" not in await camp.read_log()
    await camp.wait(minutes=1)
    assert "Ada's time is up, so I play it safe for them." in await camp.read_log()
    # It asks on ("How far do you walk?"), and for that there is a day again.
    assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(hours=18)
    row = await camp.row()
    journal = await camp.store.list_journal(row.id)
    assert (journal[-1].entry.kind, journal[-1].entry.seat) == ("lapse", 0)
    # Who answers in time is left alone.
    await camp.wait(hours=23)  # warned late, and so until the 29th hour
    assert len(list_warnings(camp)) == 2
    await camp.act(camp.ada, "1")
    await camp.wait(hours=17)
    assert (await camp.read_log()).count("time is up") == 1
    assert len(list_warnings(camp)) == 2
    await camp.wait(hours=1)
    assert len(list_warnings(camp)) == 3
    assert camp.list_pinged() == ["Ben"]


async def refuse_warning(camp: Camp, times: int = 1) -> None:
    """Ada is to be warned, and Discord refuses the message so many times."""
    await begin_timed(camp, camp.ben)
    camp.clock.pass_by(hours=18)
    camp.refuse_posts(status=400, code=0, times=times)
    await camp.bot.scheduler.run_round()


async def test_a_warning_is_sent_once_even_across_restarts(camp: Camp) -> None:
    await refuse_warning(camp, times=2)
    await camp.restart()
    await camp.wait(minutes=10)
    await camp.restart()
    await camp.wait(minutes=10)
    assert len(list_warnings(camp)) == 1
    await camp.wait(hours=6)
    await camp.restart()
    assert (await camp.read_log()).count("Ada's time is up") == 1


async def test_a_late_warning_is_not_sent(camp: Camp) -> None:
    await refuse_warning(camp)
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.wait(minutes=10)
    assert list_warnings(camp) == []
    camp.clock.pass_by(days=3)
    await camp.restart()
    await camp.bot.scheduler.run_round()
    assert len(list_warnings(camp)) == 1
    assert "time is up" not in await camp.read_log()
    await camp.wait(hours=6)
    assert "Ben's time is up" in await camp.read_log()


async def test_an_absent_player_is_not_warned(camp: Camp) -> None:
    await refuse_warning(camp)
    await camp.ada.slash(camp.channel, "me away", until="2 days")
    await camp.wait(minutes=10)
    assert list_warnings(camp) == []


async def asleep(camp: Camp, at: str) -> None:
    """It is that time of day, and everybody sleeps from 22:00 to 8:00."""
    camp.clock.now = datetime.fromisoformat(f"2026-03-04T{at}Z")
    usual = Reminding(after=0, quiet="22:00-08:00")
    await camp.sessions.people.save_server_settings(camp.guild.id, reminders=usual)


async def test_a_warning_comes_before_the_night_if_needed(camp: Camp) -> None:
    await asleep(camp, "10:00")
    await begin_timed(camp, camp.ben)
    assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(hours=11, minutes=30)
    # By a clock of her own, five hours behind, the night begins later.
    await camp.ada.slash(camp.channel, "settings", time_zone="New York")
    assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(hours=16, minutes=30)
    await camp.wait(hours=16, minutes=29)
    assert list_warnings(camp) == []
    await camp.wait(minutes=1)
    assert len(list_warnings(camp)) == 1


@pytest.mark.parametrize(("limit", "comes"), [("13 hours", ["8:00"]), ("6 hours", [])])
async def test_a_delayed_warning_wakes_nobody(camp: Camp, limit: str, comes: list[str]) -> None:
    """Discord is down from before the night on. Later it has come too late, or it still helps."""
    await asleep(camp, "20:00")
    await begin_timed(camp, camp.ben, time=limit)
    camp.refuse_posts(status=400, code=0, times=2)
    await camp.wait(hours=1, minutes=30)
    found: list[str] = []
    for _ in range(44):
        await camp.wait(minutes=15)
        if len(list_warnings(camp)) > len(found):
            found.append(f"{camp.clock.now:%-H:%M}")
    assert found == comes
