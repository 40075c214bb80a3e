"""Nobody is reminded by night, wherever they live."""

from datetime import UTC, datetime

import pytest

from tests.cogs.play import Camp, labels, seen
from tests.cogs.time.deadlines.play import begin_timed, list_warnings
from tests.cogs.time.reminders.words import find_card, list_letters, list_stalls, list_standing


@pytest.mark.usefixtures("noon")
async def test_nothing_comes_by_night_where_the_player_lives(camp: Camp) -> None:
    await camp.ada.slash(camp.channel, "settings", time_zone="new york")
    await camp.begin(camp.ben)
    await camp.wait(hours=24)  # 7 in the morning there
    assert list_standing(camp.channel) == []
    await camp.wait(minutes=59)
    assert list_standing(camp.channel) == []
    await camp.wait(minutes=1)
    assert len(list_standing(camp.channel)) == 1


async def test_the_server_says_where_the_others_live(camp: Camp, ada_to_move: Camp) -> None:
    await camp.sessions.people.change_server(camp.guild.id, zone="Asia/Tokyo")
    await camp.bot.reminders.reschedule_for_server(camp.guild.id)
    # 21 o'clock there when they fall due at first, so the second day's has to wait.
    await camp.wait(hours=25)
    assert list_standing(camp.channel) == []
    assert await camp.bot.scheduler.run_round() == datetime(2026, 3, 3, 23, tzinfo=UTC)


async def test_a_delayed_one_waits_for_the_morning(camp: Camp, ada_to_move: Camp) -> None:
    """Discord failed all evening."""
    camp.refuse_posts(status=400, code=0, times=1)
    await camp.wait(hours=24)
    assert list_standing(camp.channel) == []
    camp.clock.now = datetime(2026, 3, 3, 22, 30, tzinfo=UTC)
    await camp.bot.scheduler.run_round()
    assert list_standing(camp.channel) == []
    camp.clock.now = datetime(2026, 3, 4, 7, 59, tzinfo=UTC)
    await camp.bot.scheduler.run_round()
    assert list_standing(camp.channel) == []
    camp.clock.now = datetime(2026, 3, 4, 8, tzinfo=UTC)
    await camp.bot.scheduler.run_round()
    assert len(list_standing(camp.channel)) == 1


async def deleted(camp: Camp) -> int:
    """A moderator deletes the card; its id."""
    gone = (await find_card(camp)).id
    await camp.bot.http.delete_message(camp.channel.id, gone)
    return gone


async def test_before_a_reminder_and_before_the_table_hears_of_a_stall(
    camp: Camp, ada_to_move: Camp
) -> None:
    gone = await deleted(camp)
    await camp.wait(hours=24)
    (reminder,) = list_standing(camp.channel)
    posted = await find_card(camp)
    assert posted.id != gone and "Menu" in labels(posted)
    assert f"/{posted.id})" in seen(reminder)
    assert posted.id < reminder.id
    assert camp.list_pinged() == ["Ada"]
    await camp.ada.slash(camp.channel, "settings", remind_by="dm")
    await deleted(camp)
    await camp.wait(hours=24)
    (reminder,) = list_letters(camp, camp.ada)
    assert f"/{(await find_card(camp)).id})" in seen(reminder)
    await camp.wait(hours=24)
    gone = await deleted(camp)
    await camp.wait(hours=24)
    (stall,) = list_stalls(camp)
    assert (await find_card(camp)).id != gone
    assert f"/{(await find_card(camp)).id})" in seen(stall)


async def test_before_a_warning(camp: Camp) -> None:
    await begin_timed(camp, camp.ben)
    gone = await deleted(camp)
    await camp.wait(hours=18)
    (warning,) = list_warnings(camp)
    assert (await find_card(camp)).id != gone
    assert f"/{(await find_card(camp)).id})" in warning


async def test_where_discord_does_not_say_the_reminder_comes_all_the_same(
    camp: Camp, ada_to_move: Camp
) -> None:
    here = (await find_card(camp)).id
    path = f"/channels/{camp.channel.id}/messages/{here}"
    camp.env.inject_error("GET", path, status=403, code=50013, times=None)
    await camp.wait(hours=24)
    assert len(list_standing(camp.channel)) == 1
    assert (await find_card(camp)).id == here
