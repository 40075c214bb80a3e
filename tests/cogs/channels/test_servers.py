"""A server that the bot is removed from, or where Discord has an outage: its tables sleep, and then
go on where they stood."""

from datetime import timedelta
from typing import Any

import pytest
from simcord.backend import serializers

from cogs.admin import health
from tests.cogs.play import Camp, labels, seen, told
from tests.cogs.time.deadlines.play import begin_timed, list_warnings
from tests.cogs.time.reminders.words import list_standing

pytestmark = pytest.mark.usefixtures("noon")


async def hears(camp: Camp, event: str, **sent: Any) -> None:
    """Discord tells the bot something about the server."""
    camp.env.backend.emit(event, {"id": str(camp.guild.id), **sent})
    await camp.env.settle()


async def removed(camp: Camp) -> None:
    await hears(camp, "GUILD_DELETE")


async def outage(camp: Camp) -> None:
    await hears(camp, "GUILD_DELETE", unavailable=True)


async def back(camp: Camp) -> None:
    """And what is due there is done."""
    guild = camp.env.backend.guilds[camp.guild.id]
    await hears(camp, "GUILD_CREATE", **serializers.guild_create_payload(camp.env.backend, guild))
    await camp.wait()


@pytest.mark.parametrize("gone", [removed, outage])
async def test_no_clock_runs_and_nobody_loses_time(camp: Camp, gone: Any) -> None:
    await begin_timed(camp, camp.ben)
    await camp.wait(hours=17)
    await gone(camp)
    before = camp.count_calls()
    for _ in range(5):
        await camp.wait(days=7)
    assert camp.count_calls() == before
    assert await camp.bot.scheduler.run_round() is None
    await back(camp)
    await camp.wait(minutes=59)
    assert list_warnings(camp) == []
    await camp.wait(minutes=1)
    assert len(list_warnings(camp)) == 1
    await camp.wait(hours=5, minutes=59)
    assert "time is up" not in await camp.read_log()
    await camp.wait(minutes=1)
    assert "Ada's time is up" in await camp.read_log()


async def test_after_a_removal_calls_and_reminders_start_again(camp: Camp) -> None:
    await camp.begin(camp.ben)
    old = camp.card()
    await removed(camp)
    await camp.wait(days=20)
    await back(camp)
    assert camp.card().id != old.id
    assert [m.id for m in camp.cards() if "Menu" in labels(m)] == [camp.card().id]
    assert camp.list_pinged() == ["Ada"]
    assert "I was not in this server from Monday, 2 March, 12:00" in await camp.read_log()
    await camp.wait(hours=23)
    assert list_standing(camp.channel) == []
    await camp.wait(hours=1)
    assert len(list_standing(camp.channel)) == 1


async def test_a_gathering_table_has_a_new_card_too(camp: Camp) -> None:
    await camp.gather()
    old = camp.card()
    await removed(camp)
    await back(camp)
    assert camp.card().id != old.id
    await camp.ben.click(camp.card(), label="Join")
    assert [seat.name for seat in (await camp.row()).seats] == ["Ada", "Ben"]


async def test_after_an_outage_the_card_shows_what_happened(camp: Camp) -> None:
    """By direct message people can still act; they are told why they see nothing of it."""
    await camp.begin(camp.ben)
    await outage(camp)
    before = camp.count_calls()
    acted = await camp.ada.user.slash("act", what="Draw a card")
    assert "outage in this table's server" in told(acted)
    await camp.wait(minutes=10)
    assert camp.count_calls() == before
    await back(camp)
    assert "Ada draws a card" in seen(camp.card())
    assert camp.list_pinged() == ["Ben"]


async def test_a_start_notices_missed_removals(camp: Camp) -> None:
    await begin_timed(camp, camp.ben)
    guild = camp.env.backend.guilds.pop(camp.guild.id)
    await camp.restart()
    before = camp.count_calls()
    await camp.wait(days=3)
    assert camp.count_calls() == before
    camp.env.backend.guilds[guild.id] = guild
    await camp.restart()
    await camp.wait()
    assert camp.list_pinged() == ["Ada"]
    assert "time is up" not in await camp.read_log()
    await camp.wait(hours=18)
    assert len(list_warnings(camp)) == 1


async def test_an_outage_that_turns_out_to_be_a_removal_is_one(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await outage(camp)
    await removed(camp)
    (pause,) = await camp.store.list_open_pauses()
    assert pause.removed
    old = camp.card()
    await back(camp)
    assert camp.card().id != old.id


async def test_a_vote_stays_open_for_as_much_longer(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    await camp.cleo.slash(camp.channel, "table replace", seat="Ada")
    (vote,) = await camp.store.list_seat_votes(1)
    await outage(camp)
    await camp.wait(days=3)
    await back(camp)
    (open_still,) = await camp.store.list_seat_votes(1)
    assert open_still.until == vote.until + timedelta(days=3)


async def test_what_discord_refuses_in_an_outage_is_not_given_up(camp: Camp) -> None:
    """Discord may refuse a card before it has told the bot of the outage."""
    await camp.begin(camp.ben)
    camp.env.inject_error("*", f"/channels/{camp.channel.id}/*", status=404, code=10003, times=None)
    async with camp.sessions.lock_table(1) as session:
        posts = await camp.sessions.make_posts(session, ping=[camp.ben.id], fresh=True)
        await camp.store.queue_reminders(session.row, [], posts)
    await outage(camp)
    row = await camp.row()
    (post,) = await camp.store.list_due_posts(row.id)
    await camp.bot.publisher.retries.note_failure(post, LookupError())
    await camp.bot.publisher.handle_lost_channel(row)
    assert not (await camp.row()).channel_lost
    camp.env.backend.faults.clear()
    await camp.wait(hours=1)
    await back(camp)
    assert camp.list_pinged() == ["Ben"]


async def test_a_sleeping_table_takes_answers_is_listed_and_not_late(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await removed(camp)
    acted = await camp.ada.user.slash("act", what="Draw a card")
    assert "I am not in this table's server any more" in told(acted)
    assert (await camp.store.count_tables_and_posts()).late == 0
    assert await camp.store.list_due_tables() == []
    assert await camp.store.find_next_due() is None
    assert "Asleep until I am back in their server" in told(await camp.ada.user.slash("mine"))
    words = await health.describe_health(camp.bot)
    assert "Asleep: the tables of 1 server that the bot was removed from." in words
    await back(camp)
    assert "Asleep" not in await health.describe_health(camp.bot)
    assert "Ada draws a card" in await camp.read_log()
