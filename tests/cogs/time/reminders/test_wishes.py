"""Reminders as a player, a table or a server wants them; and what is kept of them."""

from datetime import timedelta

import pytest

from cogs.ui.refusals import RETRIES_AFTER_REFUSAL
from storage import PlayerSettings
from tables.settings import Reminding, ServerSettings
from tests.clock import NOON
from tests.cogs.play import Camp, read_text
from tests.cogs.time.reminders.words import list_letters, list_sends, list_stalls, list_standing

pytestmark = pytest.mark.usefixtures("ada_to_move")


async def test_players_choose_when_reminders_come_if_ever(camp: Camp) -> None:
    said = await camp.ask(camp.ada, "settings", remind_after=48, remind_every=2)
    assert "first after 2 days and then every 2 hours" in said
    assert await camp.bot.scheduler.run_round() == NOON + timedelta(hours=48)
    await camp.ada.slash(camp.channel, "settings", remind_after=6)
    assert await camp.bot.scheduler.run_round() == NOON + timedelta(hours=6)
    await camp.wait(hours=6)
    assert len(list_standing(camp.channel)) == 1
    assert await camp.bot.scheduler.run_round() == NOON + timedelta(hours=8)
    await camp.ada.slash(camp.channel, "settings", remind_after=0)
    await camp.wait(days=2)
    assert len(list_sends(camp)) == 1
    await camp.ada.slash(camp.channel, "settings", remind_reset=True)
    await camp.bot.scheduler.run_round()
    assert len(list_sends(camp)) == 2
    assert await camp.store.find_player_settings(camp.ada.id) == PlayerSettings()


async def test_settings_of_player_table_and_server_rank_in_that_order(camp: Camp) -> None:
    keeper = camp.bot.scheduler
    await camp.sessions.people.save_server_settings(
        camp.guild.id, reminders=Reminding(after=5, times=2)
    )
    await camp.bot.reminders.reschedule_for_server(camp.guild.id)
    assert await keeper.run_round() == NOON + timedelta(hours=5)
    said = await camp.ask(camp.ada, "table reminders", after=4, by="channel")
    assert "first after 4 hours and in the table's channel" in said
    assert await keeper.run_round() == NOON + timedelta(hours=4)
    await camp.ada.slash(camp.channel, "settings", remind_after=3)
    assert await keeper.run_round() == NOON + timedelta(hours=3)
    shown = await camp.ask(camp.ada, "me reminders")
    assert "First after 3 hours (your setting), then every 24 hours (default)." in shown
    assert "2 times in all (this server's setting)" in shown
    assert "Never between 22:00 and 08:00 (default), by the clock in UTC (default)" in shown
    assert "in the table's channel (this table's setting)" in shown
    assert "First after 4 hours (this table's setting)" in await camp.ask(camp.ben, "me reminders")
    log = await camp.ask(camp.ben, "table log")
    assert "From now on this table reminds people like this: first after 4 hours" in log
    await camp.ada.slash(camp.channel, "settings", remind_reset=True)
    await camp.ada.slash(camp.channel, "table reminders", reset=True)
    assert await keeper.run_round() == NOON + timedelta(hours=5)


async def test_a_table_may_turn_reminders_off(camp: Camp) -> None:
    assert "no reminders" in await camp.ask(camp.ada, "table reminders", after=0)
    assert await camp.bot.scheduler.run_round() is None
    await camp.restart()
    await camp.wait(days=20)
    assert list_sends(camp) == []
    assert list_stalls(camp) == []
    assert "I do not remind you (this table's setting)." in await camp.ask(camp.ben, "me reminders")


async def test_the_table_hears_of_a_stall_though_its_player_wants_no_reminder(camp: Camp) -> None:
    await camp.ada.slash(camp.channel, "settings", remind_after=0)
    await camp.wait(hours=95)
    assert list_stalls(camp) == []
    await camp.wait(hours=1)
    assert len(list_stalls(camp)) == 1
    assert list_sends(camp) == []
    shown = await camp.ask(camp.ada, "me reminders")
    assert "I do not remind you (your setting)." in shown
    assert "I tell the others" in shown


async def test_hosts_set_reminders_of_tables_and_managers_of_servers(camp: Camp) -> None:
    assert "who opened the table" in await camp.ask(camp.ben, "table reminders", after=1)
    await camp.lend_admin(camp.ben)
    assert "may manage this server" in await camp.ask(camp.ben, "admin reminders", after=1)
    assert (await camp.sessions.people.find_server_settings(camp.guild.id)) == ServerSettings()
    assert "for reminders: nothing." in await camp.ask(camp.ben, "admin reminders")
    assert "so the server's reminders apply" in await camp.ask(camp.ben, "table reminders")
    host = camp.add_manager()
    custom = {"after": 2, "every": 3, "times": 1, "quiet": "23-7:30", "zone": "oslo"}
    said = await camp.ask(host, "admin reminders", **custom)
    assert "by the clock in Europe/Oslo" in said
    kept = await camp.store.find_server_settings(camp.guild.id)
    assert kept["zone"] == "Europe/Oslo"
    assert kept["reminders"]["quiet"] == "23:00-07:30"
    await camp.wait(hours=2)
    assert len(list_standing(camp.channel)) == 1
    await camp.wait(hours=3)
    assert len(list_stalls(camp)) == 1
    assert "- At any hour (this server" in await camp.ask(host, "admin reminders", quiet="off")
    assert "for reminders: nothing." in await camp.ask(host, "admin reminders", reset=True)


async def test_nonsense_is_refused_and_erasing_a_player_deletes_reminders(camp: Camp) -> None:
    for settings, words in (
        ({"quiet_hours": "at night"}, "quiet hours"),
        ({"time_zone": "Nowhere"}, "do not know the time zone"),
    ):
        assert words in await camp.ask(camp.ada, "settings", **settings)
    assert await camp.store.find_player_settings(camp.ada.id) == PlayerSettings()
    found = await camp.ada.autocomplete(camp.channel, "settings", "time_zone", "new y")
    assert [choice["value"] for choice in found] == ["America/New_York"]
    await camp.wait(hours=24)
    (kept,) = (await camp.store.export_user(camp.ada.id))["reminders"]
    assert kept["sent"] == 1
    await camp.erase(camp.ada)
    assert list_standing(camp.channel) == []
    assert (await camp.store.export_user(camp.ada.id))["reminders"] == []


async def by_dm(camp: Camp) -> None:
    assert "by direct message" in await camp.ask(camp.ada, "settings", remind_by="dm")


async def test_a_reminder_by_direct_message_may_show_the_question(camp: Camp) -> None:
    await by_dm(camp)
    await camp.wait(hours=24)
    assert list_standing(camp.channel) == []
    (message,) = list_letters(camp, camp.ada)
    assert "What do you do?" in read_text(message)
    assert f"<#{camp.channel.id}>" in read_text(message)
    await camp.wait(hours=24)
    (second,) = list_letters(camp, camp.ada)
    assert second.id != message.id
    # The table is told in its channel.
    for _ in range(2):
        await camp.wait(hours=24)
    assert len(list_stalls(camp)) == 1
    (message,) = list_letters(camp, camp.ada)
    panel = await camp.ada.user.click(message, label="Your move")
    await camp.ada.user.click(panel.response, label="Draw a card")
    assert list_stalls(camp) == []
    assert list_letters(camp, camp.ada) == []


async def test_closed_direct_messages_fall_back_to_a_channel(camp: Camp) -> None:
    await by_dm(camp)
    dm = camp.ada.user.dm_channel
    camp.refuse_posts(dm, status=403, code=50007, times=None)
    await camp.wait(hours=24)
    assert len(list_standing(camp.channel)) == 1
    assert (await camp.sessions.people.find_player_settings(camp.ada.id)).dms_closed
    tries = len(camp.list_posts(dm))
    await camp.wait(hours=24)
    assert len(list_standing(camp.channel)) == 1
    assert len(camp.list_posts(dm)) == tries
    acted = await camp.ask(camp.ada, "act", what="Draw a card")
    assert "I tried to remind you by direct message" in acted


async def test_a_refused_reminder_finally_comes_in_the_channel(camp: Camp) -> None:
    await by_dm(camp)
    camp.refuse_posts(camp.ada.user.dm_channel, status=400, code=50035, times=None)
    await camp.wait(hours=24)
    for _ in range(2 * RETRIES_AFTER_REFUSAL):
        await camp.wait(minutes=10)
    assert (
        len(camp.list_posts(camp.ada.user.dm_channel)) == 1 + 1 + RETRIES_AFTER_REFUSAL
    )  # a greeting
    assert len(list_standing(camp.channel)) == 1
    assert not (await camp.sessions.people.find_player_settings(camp.ada.id)).dms_closed
