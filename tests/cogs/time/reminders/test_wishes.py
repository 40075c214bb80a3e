"""Reminders as a player, a table or a server wants them; and what is kept of them."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from storage import PlayerSettings
from tables.settings import Reminding, ServerSettings
from tests.clock import Clock
from tests.cogs.play import Camp, restart, told
from tests.cogs.time.reminders.words import NOON, later, sends, stalls, standing

pytestmark = pytest.mark.usefixtures("ada_to_move")


async def test_a_player_may_have_it_sooner_or_later_or_not_at_all(camp: Camp, clock: Clock) -> None:
    said = await camp.ada.slash(camp.channel, "settings", remind_after=48, remind_every=2)
    assert "first after 2 days and then every 2 hours" in told(said)
    assert await camp.bot.scheduler.round() == NOON + timedelta(hours=48)
    await camp.ada.slash(camp.channel, "settings", remind_after=6)
    assert await camp.bot.scheduler.round() == NOON + timedelta(hours=6)
    await later(camp, clock, hours=6)
    assert len(standing(camp.channel)) == 1
    assert await camp.bot.scheduler.round() == NOON + timedelta(hours=8)
    await camp.ada.slash(camp.channel, "settings", remind_after=0)
    await later(camp, clock, days=2)
    assert len(sends(camp)) == 1
    await camp.ada.slash(camp.channel, "settings", remind_reset=True)
    await camp.bot.scheduler.round()
    assert len(sends(camp)) == 2
    assert await camp.bot.store.find_settings(camp.ada.id) == PlayerSettings()


async def test_player_before_table_before_server_before_default(camp: Camp, clock: Clock) -> None:
    keeper = camp.bot.scheduler
    await camp.bot.sessions.people.change_server(
        camp.guild.id, reminders=Reminding(after=5, times=2)
    )
    await camp.bot.reminders.changed_in(camp.guild.id)
    assert await keeper.round() == NOON + timedelta(hours=5)
    said = await camp.ada.slash(camp.channel, "table reminders", after=4, by="channel")
    assert "first after 4 hours and in the table's channel" in told(said)
    assert await keeper.round() == NOON + timedelta(hours=4)
    await camp.ada.slash(camp.channel, "settings", remind_after=3)
    assert await keeper.round() == NOON + timedelta(hours=3)
    shown = told(await camp.ada.slash(camp.channel, "me reminders"))
    assert "First after 3 hours (your setting), then every 24 hours (default)." in shown
    assert "2 times in all (this server's setting)" in shown
    assert "Never between 22:00 and 08:00 (default), by the clock in UTC (default)" in shown
    assert "in the table's channel (this table's setting)" in shown
    shown = told(await camp.ben.slash(camp.channel, "me reminders"))
    assert "First after 4 hours (this table's setting)" in shown
    assert "From now on this table reminds people like this: first after 4 hours" in told(
        await camp.ben.slash(camp.channel, "table log")
    )
    await camp.ada.slash(camp.channel, "settings", remind_reset=True)
    await camp.ada.slash(camp.channel, "table reminders", reset=True)
    assert await keeper.round() == NOON + timedelta(hours=5)


async def test_a_table_may_do_without(camp: Camp, clock: Clock) -> None:
    said = told(await camp.ada.slash(camp.channel, "table reminders", after=0))
    assert "no reminders" in said
    assert await camp.bot.scheduler.round() is None
    await restart(camp, camp.bot.store)
    await later(camp, clock, days=20)
    assert sends(camp) == []
    assert stalls(camp) == []
    shown = told(await camp.ben.slash(camp.channel, "me reminders"))
    assert "I do not remind you (this table's setting)." in shown


async def test_a_player_who_wants_none_still_lets_the_table_know(camp: Camp, clock: Clock) -> None:
    await camp.ada.slash(camp.channel, "settings", remind_after=0)
    await later(camp, clock, hours=95)
    assert stalls(camp) == []
    await later(camp, clock, hours=1)
    assert len(stalls(camp)) == 1
    assert sends(camp) == []
    shown = told(await camp.ada.slash(camp.channel, "me reminders"))
    assert "I do not remind you (your setting)." in shown
    assert "I tell the others" in shown


async def test_hosts_change_tables_and_managers_servers(camp: Camp, clock: Clock) -> None:
    refused = told(await camp.ben.slash(camp.channel, "table reminders", after=1))
    assert "who opened the table" in refused
    await camp.lend_admin(camp.ben)
    refused = told(await camp.ben.slash(camp.channel, "admin reminders", after=1))
    assert "may manage this server" in refused
    assert (await camp.bot.sessions.people.find_server_settings(camp.guild.id)) == ServerSettings()
    shown = told(await camp.ben.slash(camp.channel, "admin reminders"))
    assert "the usual way" in shown
    shown = told(await camp.ben.slash(camp.channel, "table reminders"))
    assert "so the server's reminders apply" in shown
    role = camp.guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    host = camp.guild.add_member(camp.env.create_user("Host"), roles=[role])
    said = await host.slash(
        camp.channel, "admin reminders", after=2, every=3, times=1, quiet="23-7:30", zone="oslo"
    )
    assert "by the clock in Europe/Oslo" in told(said)
    kept = await camp.bot.store.find_server(camp.guild.id)
    assert kept["zone"] == "Europe/Oslo"
    assert kept["reminders"]["quiet"] == "23:00-07:30"
    await later(camp, clock, hours=2)
    assert len(standing(camp.channel)) == 1
    await later(camp, clock, hours=3)
    assert len(stalls(camp)) == 1
    said = await host.slash(camp.channel, "admin reminders", reset=True)
    assert "the usual way" in told(said)


async def test_what_cannot_be_understood_is_said(camp: Camp) -> None:
    for settings, words in (
        ({"quiet_hours": "at night"}, "quiet hours"),
        ({"time_zone": "Nowhere"}, "do not know the time zone"),
    ):
        assert words in told(await camp.ada.slash(camp.channel, "settings", **settings))
    assert await camp.bot.store.find_settings(camp.ada.id) == PlayerSettings()
    found = await camp.ada.autocomplete(camp.channel, "settings", "time_zone", "new y")
    assert [choice["value"] for choice in found] == ["America/New_York"]


async def test_who_is_erased_leaves_no_reminder(camp: Camp, clock: Clock) -> None:
    await later(camp, clock, hours=24)
    about = await camp.bot.store.export_user(camp.ada.id)
    (kept,) = about["reminders"]
    assert kept["sent"] == 1
    await camp.erase(camp.ada)
    assert standing(camp.channel) == []
    about = await camp.bot.store.export_user(camp.ada.id)
    assert about["reminders"] == []
