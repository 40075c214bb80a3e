"""A table whose channel was deleted: nothing more is posted there, its players are told once, and
it goes on in the channel to which they move it."""

from typing import Any

import discord
import pytest

import pictures
from storage import PlayerSettings, TableRow
from tables import seat_vote
from tests.cogs.play import Camp, list_labels, read_reply, read_text
from tests.cogs.time.deadlines.play import begin_timed


async def delete_channel(camp: Camp, channel: Any = None) -> None:
    """Discord deletes a channel, and the bot hears of it."""
    await camp.bot.http.delete_channel((channel or camp.channel).id)
    await camp.env.settle()


async def row(camp: Camp, number: int = 1) -> TableRow:
    """The table, wherever it is."""
    return await camp.store.find_table(number)


def direct_messages(person: Any) -> list[str]:
    """The direct messages that the bot has sent to somebody, oldest first."""
    return [read_text(m) for m in person.user.dm_channel.history() if not m.flags.ephemeral]


async def test_nothing_is_posted_in_a_lost_channel_and_players_are_told_once(camp: Camp) -> None:
    """They play on by direct message; the button of the message that told them works there too."""
    await camp.begin(camp.ben)
    await delete_channel(camp)
    before = camp.count_calls()
    for person, what in ((camp.ada, "Draw a card"), (camp.ben, "Gather wood")):
        assert "has been deleted" not in read_reply(await person.user.slash("act", what=what))
    found = await row(camp)
    assert found.is_channel_lost and found.status == "playing" and not found.is_lagging
    assert found.revision == 4
    assert camp.count_calls() == before
    for person in (camp.ada, camp.ben):
        (message,) = direct_messages(person)
        assert "The channel of **Tiny Fire**, table 1, has been deleted" in message
        assert "/table move" in message
    (message,) = [m for m in camp.ben.user.dm_channel.history() if "deleted" in read_text(m)]
    assert list_labels(message) == ["Your move"]
    assert "How far do you walk?" in await camp.press(camp.ben.user, message, "Your move")
    assert "without a channel" in read_reply(await camp.ada.user.slash("mine"))


async def test_the_table_moves_to_another_channel(camp: Camp) -> None:
    """Somebody who sits there brings it. The card calls the players to move, with all that has
    happened since the last one, and the old place is free of it. Ada, whom no message has reached
    until then, is told nothing of the old place."""
    await camp.begin(camp.ben)
    camp.refuse_posts(camp.ada.user.dm_channel, status=503, times=1)
    await delete_channel(camp)
    await camp.ada.user.slash("act", what="Draw a card")
    clearing = camp.guild.create_text_channel("clearing")
    assert "The table goes on here" in read_reply(await camp.ben.slash(clearing, "table move"))
    card = camp.card_in_play(clearing)
    assert "Ada draws a card" in read_text(card)
    assert "Ben has moved the table here" in read_text(card)
    assert (await row(camp)).channel_id == clearing.id
    await camp.ben.click(card, label="Draw a card")
    assert "Ben draws a card" in read_text(camp.card_in_play(clearing))
    await camp.wait(hours=1)
    assert (len(direct_messages(camp.ada)), len(direct_messages(camp.ben))) == (0, 1)


async def test_the_next_card_reveals_a_lost_channel_too(camp: Camp) -> None:
    """If Discord did not tell us, one post fails, and no second is tried."""
    await camp.begin(camp.ben)
    camp.env.inject_error("*", f"/channels/{camp.channel.id}/*", status=404, code=10003, times=None)
    before = camp.count_calls()
    assert "channel has been deleted" in read_reply(
        await camp.ada.user.slash("act", what="Draw a card")
    )
    assert camp.count_calls() == before + 1
    acted = await camp.ben.user.slash("act", what="Gather wood")
    assert "channel has been deleted" not in read_reply(acted)
    assert camp.count_calls() == before + 1
    assert ["deleted" in message for message in direct_messages(camp.ben)] == [True]


async def test_a_gathering_table_moves_too(camp: Camp) -> None:
    await camp.gather(camp.ben)
    await delete_channel(camp)
    clearing = camp.guild.create_text_channel("clearing")
    await camp.ada.slash(clearing, "table move")
    await camp.cleo.click(camp.card(clearing), label="Join")
    await camp.ada.click(camp.card(clearing), label="Start")
    assert [seat.name for seat in (await row(camp)).seats] == ["Ada", "Ben", "Cleo"]
    assert (await row(camp)).status == "playing"


async def test_move_asks_a_player_which_of_their_lost_tables_to_move(camp: Camp) -> None:
    await camp.begin(camp.ben)
    clearing = camp.guild.create_text_channel("clearing")
    said = await camp.ada.slash(clearing, "table move")
    assert "None of your tables here has lost its channel" in read_reply(said)
    await delete_channel(camp)
    other = camp.guild.create_text_channel("other")
    await camp.ada.slash(other, "game open", game="tiny")
    await delete_channel(camp, other)
    said = await camp.ada.slash(clearing, "table move")
    assert "Tiny Fire, table 2 and Tiny Fire, table 1" in read_reply(said)
    assert "called “7”" in read_reply(await camp.ada.slash(clearing, "table move", table="7"))
    offered = await camp.ada.autocomplete(clearing, "table move", "table", "")
    assert [each["value"] for each in offered] == ["2", "1"]
    assert await camp.cleo.autocomplete(clearing, "table move", "table", "") == []
    assert "Run this in the server" in read_reply(await camp.ben.user.slash("table move"))
    assert "None of your tables" in read_reply(await camp.cleo.slash(clearing, "table move"))
    await camp.ada.slash(clearing, "table move", table="1")
    assert (await row(camp)).channel_id == clearing.id
    assert "This channel already has a table" in read_reply(
        await camp.ada.slash(clearing, "table move")
    )
    assert (await row(camp, 2)).is_channel_lost


async def test_a_thread_is_lost_with_its_channel(camp: Camp) -> None:
    await camp.gather(channel=await camp.add_thread())
    await delete_channel(camp)
    assert (await row(camp)).is_channel_lost
    assert "has been deleted" in direct_messages(camp.ada)[0]


async def test_the_bot_notices_lost_channels_at_startup(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    camp.env.inject_error("GET", f"/channels/{camp.channel.id}", status=404, code=10003, times=None)
    monkeypatch.setattr(discord.Guild, "get_channel_or_thread", lambda guild, number: None)
    threads = camp.bot.get_cog("Threads")
    await threads.on_servers_back(camp.bot.guilds)
    assert (await row(camp)).is_channel_lost
    tries = camp.count_calls()
    await threads.on_servers_back(camp.bot.guilds)
    assert camp.count_calls() == tries


async def test_a_player_with_closed_direct_messages_is_told_when_they_act(camp: Camp) -> None:
    await camp.begin(camp.ben)
    camp.refuse_posts(camp.ada.user.dm_channel, status=403, code=50007)
    await delete_channel(camp)
    assert direct_messages(camp.ada) == []
    assert len(direct_messages(camp.ben)) == 1
    clearing = camp.guild.create_text_channel("clearing")
    assert "has been deleted" in read_reply(await camp.ada.slash(clearing, "table move"))


@pytest.mark.usefixtures("noon")
async def test_reminders_come_by_direct_message_without_a_channel(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await delete_channel(camp)
    before = camp.count_calls()
    await camp.wait(days=1)
    assert "has been waiting for you" in direct_messages(camp.ada)[-1]
    assert "its channel has been deleted" in direct_messages(camp.ada)[-1]
    assert camp.count_calls() == before


@pytest.mark.usefixtures("noon")
async def test_a_warning_comes_by_direct_message_too(camp: Camp) -> None:
    """And none where nobody may write to the person; the time runs out all the same."""
    await begin_timed(camp, camp.ben, camps=False, time="8 hours")
    await delete_channel(camp)
    await camp.sessions.people.save_player_settings(camp.ben.id, PlayerSettings(dms_closed=True))
    before = camp.count_calls()
    await camp.wait(hours=6)
    assert "to make your move" in direct_messages(camp.ada)[-1]
    assert "press this button to answer" in direct_messages(camp.ada)[-1]
    message = camp.ada.user.dm_channel.history()[-1]
    assert "What do you call your camp?" in await camp.press(camp.ada.user, message, "Your move")
    assert len(direct_messages(camp.ben)) == 1
    assert camp.count_calls() == before
    await camp.wait(hours=2)
    assert "Ben's time is up" in read_reply(await camp.ada.user.slash("table log"))


@pytest.mark.usefixtures("noon")
async def test_votes_and_stalls_wait_for_a_new_channel(camp: Camp) -> None:
    """None of them is posted while nobody could read it. The vote is, once the table has moved."""
    await begin_timed(camp, camp.ben, camp.cleo, time="8 days", then="vote")
    await delete_channel(camp)
    before = camp.count_calls()
    for _ in range(9):
        await camp.wait(days=1)
    async with camp.sessions.lock_table(1) as session:
        assert session.reminders[camp.ada.id].stalled
        assert session.seating.votes[0].message_id is None
    assert await camp.store.list_due_posts(1) == []
    assert camp.count_calls() == before
    clearing = camp.guild.create_text_channel("clearing")
    await camp.ben.slash(clearing, "table move")
    assert any("A bot plays on" in list_labels(message) for message in clearing.history())


async def test_a_channel_lost_while_painting_gets_no_card(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    paint = pictures.paint

    async def gone(game: str, drawing: pictures.Drawing) -> pictures.Picture:
        await camp.bot.publisher.handle_lost_channel(await row(camp))
        return await paint(game, drawing)

    monkeypatch.setattr(pictures, "paint", gone)
    before = camp.count_calls()
    await camp.ada.user.slash("act", what="Draw a card")
    assert camp.count_calls() == before
    found = await row(camp)
    assert found.is_channel_lost and not found.is_lagging
    assert await camp.store.list_due_posts(found.id) == []


async def test_a_vote_in_a_lost_channel_is_not_posted_again(camp: Camp) -> None:
    """As one is that somebody has deleted; nobody told us of the channel."""
    await camp.begin(camp.ben, camp.cleo)
    await camp.cleo.slash(camp.channel, "table replace", seat="Ada")
    path = f"/channels/{camp.channel.id}"
    camp.env.inject_error("*", f"{path}/*", status=404, code=10003, times=None)
    (vote,) = await camp.store.list_seat_votes(1)
    await camp.store.save_seat_vote(1, vote, seat_vote.make_vote_post(vote.seat))
    before = camp.count_calls()
    await camp.bot.publisher.deliver_posts(1)
    (tried,) = camp.env.http_requests[-1:]
    assert (tried.method, tried.path) == ("PATCH", f"{path}/messages/{vote.message_id}")
    assert camp.count_calls() == before + 1
    assert await camp.store.list_due_posts(1) == []
