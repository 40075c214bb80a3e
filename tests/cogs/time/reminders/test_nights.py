"""Nobody is reminded by night, wherever they live."""

from datetime import UTC, datetime

import pytest

from tests.cogs.play import Camp, list_labels, read_text
from tests.cogs.time.deadlines.play import begin_timed, list_warnings
from tests.cogs.time.reminders.words import find_card, list_letters, list_stalls, list_standing


@pytest.mark.usefixtures("noon")
async def test_no_reminder_comes_during_the_players_night(camp: Camp) -> None:
    await camp.ada.slash(camp.channel, "settings", time_zone="new york")
    await camp.begin(camp.ben)
    await camp.wait(hours=24)  # 7 in the morning there
    assert list_standing(camp.channel) == []
    await camp.wait(minutes=59)
    assert list_standing(camp.channel) == []
    await camp.wait(minutes=1)
    assert len(list_standing(camp.channel)) == 1


async def test_the_servers_time_zone_counts_for_players_without_one(
    camp: Camp, ada_to_move: Camp
) -> None:
    await camp.sessions.people.save_server_settings(camp.guild.id, zone="Asia/Tokyo")
    await camp.bot.reminders.reschedule_for_server(camp.guild.id)
    # 21 o'clock there when they fall due at first, so the second day's has to wait.
    await camp.wait(hours=25)
    assert list_standing(camp.channel) == []
    assert await camp.bot.scheduler.run_round() == datetime(2026, 3, 3, 23, tzinfo=UTC)


async def test_a_delayed_reminder_waits_for_the_morning(camp: Camp, ada_to_move: Camp) -> None:
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


async def delete_card(camp: Camp) -> int:
    """A moderator deletes the card; its id."""
    gone = (await find_card(camp)).id
    await camp.bot.http.delete_message(camp.channel.id, gone)
    return gone


async def test_a_deleted_card_is_reposted_before_a_reminder_or_stall(
    camp: Camp, ada_to_move: Camp
) -> None:
    gone = await delete_card(camp)
    await camp.wait(hours=24)
    (reminder,) = list_standing(camp.channel)
    posted = await find_card(camp)
    assert posted.id != gone and "Menu" in list_labels(posted)
    assert f"/{posted.id})" in read_text(reminder)
    assert posted.id < reminder.id
    assert camp.list_pinged() == ["Ada"]
    await camp.ada.slash(camp.channel, "settings", remind_by="dm")
    await delete_card(camp)
    await camp.wait(hours=24)
    (reminder,) = list_letters(camp, camp.ada)
    assert f"/{(await find_card(camp)).id})" in read_text(reminder)
    await camp.wait(hours=24)
    gone = await delete_card(camp)
    await camp.wait(hours=24)
    (stall,) = list_stalls(camp)
    assert (await find_card(camp)).id != gone
    assert f"/{(await find_card(camp)).id})" in read_text(stall)


async def test_a_deleted_card_is_reposted_before_a_warning(camp: Camp) -> None:
    await begin_timed(camp, camp.ben)
    gone = await delete_card(camp)
    await camp.wait(hours=18)
    (warning,) = list_warnings(camp)
    assert (await find_card(camp)).id != gone
    assert f"/{(await find_card(camp)).id})" in warning


async def test_a_reminder_comes_even_if_the_card_cannot_be_checked(
    camp: Camp, ada_to_move: Camp
) -> None:
    here = (await find_card(camp)).id
    path = f"/channels/{camp.channel.id}/messages/{here}"
    camp.env.inject_error("GET", path, status=403, code=50013, times=None)
    await camp.wait(hours=24)
    assert len(list_standing(camp.channel)) == 1
    assert (await find_card(camp)).id == here
