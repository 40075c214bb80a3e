"""All of somebody's tables, and which wait for them."""

import re
from typing import Any

import pytest

from rules.engine import GAMES
from storage import NewTable, Seat
from tests.cogs.play import Camp, list_labels, read_reply, read_text

pytestmark = pytest.mark.usefixtures("stopped_clock")


async def _table(camp: Camp, name: str, *players: Any) -> Any:
    """A game in play in its own channel, where everybody is asked to name their camp."""
    channel = camp.guild.create_text_channel(name)
    await players[0].slash(channel, "game open", game="tiny")
    for player in players[1:]:
        await player.slash(channel, "game join")
    await players[0].slash(channel, "game start")
    return channel


def _format_now(camp: Camp) -> str:
    """The present moment, as Discord is given it."""
    return f"<t:{int(camp.clock.now.timestamp())}:R>"


async def test_tables_waiting_for_me_come_before_others_and_lobbies(camp: Camp) -> None:
    late = await _table(camp, "late", camp.ada, camp.ben)
    await camp.ben.slash(late, "act", what="Birch")
    asked_late = _format_now(camp)
    camp.clock.pass_by(days=1)
    later = await _table(camp, "later", camp.ben, camp.ada)
    asked_later = _format_now(camp)
    camp.clock.pass_by(hours=2)
    theirs = await _table(camp, "theirs", camp.ada, camp.cleo, camp.ben)
    await camp.ada.slash(theirs, "act", what="Ash")
    camp.clock.pass_by(hours=1)
    await camp.gather(camp.ben)
    words = await camp.ask(camp.ada, "mine")
    rows = [await camp.store.find_active_table(c.id) for c in (late, later, theirs, camp.channel)]
    assert re.findall(r"\((https://discord.com/channels/\S+)\)", words) == [
        f"https://discord.com/channels/{camp.guild.id}/{row.channel_id}/{row.card.message_id}"
        for row in rows
        if row and row.card
    ]
    mine, others = words.split("**Waiting for others**")
    assert mine.startswith("**Waiting for you**")
    assert asked_late in mine.splitlines()[1]
    assert asked_later in mine.splitlines()[3]
    assert mine.count("“What do you call your camp?”") == 2
    others, gathering = others.split("**Waiting for players**")
    assert "for Cleo and Ben since" in others
    assert "Ada and Ben" in gathering
    assert f"<#{camp.channel.id}>" in gathering


async def test_waiting_counts_from_the_question(camp: Camp) -> None:
    channel = await _table(camp, "slow", camp.ada, camp.ben)
    await camp.ada.slash(channel, "act", what="Ash")
    camp.clock.pass_by(days=2)
    await camp.ben.slash(channel, "act", what="Birch")
    turn = _format_now(camp)
    camp.clock.pass_by(hours=5)
    assert turn in await camp.ask(camp.ada, "mine")
    await camp.ben.slash(channel, "act", what="Burn your flare")
    listed = await camp.ask(camp.ada, "mine")
    assert "for Ben since" in listed  # nobody can go on before he has pointed it somewhere
    assert _format_now(camp) in listed
    await camp.ben.slash(channel, "act", what="Up")
    camp.clock.pass_by(hours=1)
    await camp.ada.slash(channel, "act", what="Gather wood")
    assert _format_now(camp) in await camp.ask(camp.ada, "mine")


async def test_my_tables_shows_a_secret_question_only_to_its_player(camp: Camp) -> None:
    channel = await _table(camp, "secret", camp.ada, camp.ben)
    for player in (camp.ada, camp.ben):
        await player.slash(channel, "act", what="Camp")
    await camp.ada.slash(channel, "act", what="Offer a card")
    assert "Which card do you offer" in await camp.ask(camp.ada, "mine")
    bens = await camp.ask(camp.ben, "mine")
    assert "Which card" not in bens
    assert "for Ada since" in bens


async def test_my_tables_lists_an_offer_while_another_player_moves(camp: Camp) -> None:
    """Ada goes on, and Ben may have her secret."""
    await camp.begin_odd("offer", camp.ben)
    bens = await camp.ask(camp.ben, "mine")
    assert "**Somebody there is waiting for your answer**" in bens
    assert "“Ada offers you a secret.”" in bens
    adas = await camp.ask(camp.ada, "mine")
    assert "**Waiting for you**" in adas
    assert "Somebody there is waiting" not in adas


async def test_my_tables_works_in_direct_messages_and_names_servers(camp: Camp) -> None:
    channel = await _table(camp, "here", camp.ada, camp.ben)
    await camp.ada.user.slash("game open", game="tiny")
    words = read_reply(await camp.ada.user.slash("mine"))
    assert f"in {camp.guild.name}, <#{channel.id}>" in words
    assert "in direct messages" in words
    assert "https://discord.com/channels/@me/" in words
    assert (await camp.ada.slash(channel, "mine")).ephemeral
    assert f"in <#{channel.id}>" in read_reply(await camp.ada.slash(channel, "mine"))


def _new(channel: int, guild: int | None, user: int, name: str) -> Any:
    return NewTable(channel, guild, user, "tiny", {}, "seed", (Seat(0, user, name),))


async def test_many_tables_have_pages(camp: Camp) -> None:
    for n in range(19):
        camp.clock.pass_by(minutes=1)
        await camp.store.open_table(_new(1000 + n, camp.guild.id, camp.ada.id, "Ada"))
    first = (await camp.ada.slash(camp.channel, "mine")).response
    assert read_text(first).count("- [") == 8
    assert "19 tables in all" in read_text(first)
    assert "<#1000>" in read_text(first)
    assert list_labels(first) == ["More"]
    second = (await camp.ada.click(first, label="More")).response
    assert list_labels(second) == ["Back", "More"]
    third = (await camp.ada.click(second, label="More")).response
    assert read_text(third).count("- [") == 3
    assert list_labels(third) == ["Back"]
    assert "<#1018>" in read_text(third)


async def test_having_no_tables_is_answered_in_a_friendly_sentence(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _table(camp, "here", camp.ada, camp.ben)
    assert "You are not sitting at any table" in await camp.ask(camp.cleo, "mine")
    assert "You are not sitting at any table" in read_reply(await camp.cleo.user.slash("mine"))
    # The tables of a server that the bot has left sleep.
    row = await camp.store.open_table(_new(9, 424242, camp.ada.id, "Elsewhere"))
    await camp.bot.servers.note_server_states()
    awake, asleep = (await camp.ask(camp.ada, "mine")).split("**Asleep")
    assert f"table {row.id}]" in asleep and f"table {row.id}]" not in awake
    # A game that is gone is still listed.
    camp.sessions._sessions.clear()
    monkeypatch.delitem(GAMES, "tiny")
    assert "[tiny, table 1]" in await camp.ask(camp.ada, "mine")


async def test_a_wait_of_unknown_start_counts_from_the_last_change(camp: Camp) -> None:
    await _table(camp, "old", camp.ada, camp.ben)
    changed = _format_now(camp)
    await camp.store._writer.write_change(lambda db: db.execute("DELETE FROM waits"))
    camp.clock.pass_by(days=3)
    words = await camp.ask(camp.ada, "mine")
    assert words.startswith("**Waiting for you**")
    assert changed in words
