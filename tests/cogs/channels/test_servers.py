"""A server that the bot is removed from, or where Discord has an outage: its tables sleep, and then
go on where they stood."""

from datetime import timedelta
from typing import Any

import pytest
from simcord.backend import serializers

from cogs.admin import health
from tests.cogs.play import Camp, list_labels, read_reply, read_text
from tests.cogs.time.deadlines.play import begin_timed, list_warnings
from tests.cogs.time.reminders.words import list_standing

pytestmark = pytest.mark.usefixtures("noon")


async def tell_bot(camp: Camp, event: str, **sent: Any) -> None:
    """Discord tells the bot something about the server."""
    camp.env.backend.emit(event, {"id": str(camp.guild.id), **sent})
    await camp.env.settle()


async def remove_from_server(camp: Camp) -> None:
    await tell_bot(camp, "GUILD_DELETE")


async def outage(camp: Camp) -> None:
    await tell_bot(camp, "GUILD_DELETE", unavailable=True)


async def return_to_server(camp: Camp) -> None:
    """And what is due there is done."""
    guild = camp.env.backend.guilds[camp.guild.id]
    await tell_bot(
        camp, "GUILD_CREATE", **serializers.guild_create_payload(camp.env.backend, guild)
    )
    await camp.wait()


@pytest.mark.parametrize("gone", [remove_from_server, outage])
async def test_clocks_stop_during_outages_and_removals(camp: Camp, gone: Any) -> None:
    await begin_timed(camp, camp.ben)
    await camp.wait(hours=17)
    await gone(camp)
    before = camp.count_calls()
    for _ in range(5):
        await camp.wait(days=7)
    assert camp.count_calls() == before
    assert await camp.bot.scheduler.run_round() is None
    await return_to_server(camp)
    await camp.wait(minutes=59)
    assert list_warnings(camp) == []
    await camp.wait(minutes=1)
    assert len(list_warnings(camp)) == 1
    await camp.wait(hours=5, minutes=59)
    assert "time is up" not in await camp.read_log()
    await camp.wait(minutes=1)
    assert "Ada's time is up" in await camp.read_log()


async def test_pings_and_reminders_restart_after_a_removal(camp: Camp) -> None:
    await camp.begin(camp.ben)
    old = camp.card()
    await remove_from_server(camp)
    await camp.wait(days=20)
    await return_to_server(camp)
    assert camp.card().id != old.id
    assert [m.id for m in camp.cards() if "Menu" in list_labels(m)] == [camp.card().id]
    assert camp.list_pinged() == ["Ada"]
    assert "I was not in this server from Monday, 2 March, 12:00" in await camp.read_log()
    await camp.wait(hours=23)
    assert list_standing(camp.channel) == []
    await camp.wait(hours=1)
    assert len(list_standing(camp.channel)) == 1


async def test_a_gathering_table_too_gets_a_new_card_after_a_removal(camp: Camp) -> None:
    await camp.gather()
    old = camp.card()
    await remove_from_server(camp)
    await return_to_server(camp)
    assert camp.card().id != old.id
    await camp.ben.click(camp.card(), label="Join")
    assert [seat.name for seat in (await camp.row()).seats] == ["Ada", "Ben"]


async def test_the_card_catches_up_after_an_outage(camp: Camp) -> None:
    """By direct message people can still act; they are told why they cannot see the result."""
    await camp.begin(camp.ben)
    await outage(camp)
    before = camp.count_calls()
    acted = await camp.ada.user.slash("act", what="Draw a card")
    assert "outage in this table's server" in read_reply(acted)
    await camp.wait(minutes=10)
    assert camp.count_calls() == before
    await return_to_server(camp)
    assert "Ada draws a card" in read_text(camp.card())
    assert camp.list_pinged() == ["Ben"]


async def test_the_bot_notices_missed_removals_at_startup(camp: Camp) -> None:
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


async def test_an_outage_can_turn_out_to_be_a_removal(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await outage(camp)
    await remove_from_server(camp)
    (pause,) = await camp.store.list_open_pauses()
    assert pause.removed
    old = camp.card()
    await return_to_server(camp)
    assert camp.card().id != old.id


async def test_an_outage_extends_votes_by_its_length(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    await camp.cleo.slash(camp.channel, "table replace", seat="Ada")
    (vote,) = await camp.store.list_seat_votes(1)
    await outage(camp)
    await camp.wait(days=3)
    await return_to_server(camp)
    (open_still,) = await camp.store.list_seat_votes(1)
    assert open_still.until == vote.until + timedelta(days=3)


async def test_posts_refused_during_an_outage_are_kept(camp: Camp) -> None:
    """Discord may refuse a card before it has told the bot of the outage."""
    await camp.begin(camp.ben)
    camp.env.inject_error("*", f"/channels/{camp.channel.id}/*", status=404, code=10003, times=None)
    async with camp.sessions.lock_table(1) as session:
        posts = await camp.sessions.make_posts(session, ping=[camp.ben.id], fresh=True)
        await camp.store.queue_reminders(session.row, [], posts)
    await outage(camp)
    row = await camp.row()
    (post,) = await camp.store.list_due_posts(row.id)
    await camp.bot.publisher.retries.handle_failure(post, LookupError())
    await camp.bot.publisher.handle_lost_channel(row)
    assert not (await camp.row()).is_channel_lost
    camp.env.backend.faults.clear()
    await camp.wait(hours=1)
    await return_to_server(camp)
    assert camp.list_pinged() == ["Ben"]


async def test_a_sleeping_table_takes_answers_and_is_not_late(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await remove_from_server(camp)
    acted = await camp.ada.user.slash("act", what="Draw a card")
    assert "I am not in this table's server any more" in read_reply(acted)
    assert (await camp.store.count_tables_and_posts()).late == 0
    assert await camp.store.list_tables_with_due_posts() == []
    assert await camp.store.find_next_post_due() is None
    assert "Asleep until I am back in their server" in read_reply(await camp.ada.user.slash("mine"))
    words = await health.describe_health(camp.bot)
    assert "Asleep: the tables of 1 server that the bot was removed from." in words
    await return_to_server(camp)
    assert "Asleep" not in await health.describe_health(camp.bot)
    assert "Ada draws a card" in await camp.read_log()
