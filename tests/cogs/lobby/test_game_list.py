"""The games as they are offered: in the game list, and to a server that has just added the bot."""

import asyncio
import re
from typing import Any

import pytest

import pictures
from cogs.lobby import game_list
from rules import GAMES
from tests.cogs.play import Camp, list_labels, list_raw_parts, read_text
from tests.cogs.shelf import find_offer, list_messages
from tests.last_events import ended_events


@pytest.fixture(scope="module", autouse=True)
def covers() -> None:
    """Draw all covers beforehand, which happens once: SimCord gives the bot five seconds to answer,
    and on a busy machine five covers take longer."""
    for key in GAMES:
        pictures.find_cover(key)


async def test_opening_without_a_game_lists_all_games_with_buttons(camp: Camp) -> None:
    shown = await camp.ada.slash(camp.channel, "game open")
    assert shown.ephemeral
    option = camp.bot.tree.get_command("game").get_command("open").get_parameter("game")
    assert [choice.value for choice in option.choices] == [*GAMES]
    words = "\n".join(read_text(message) for message in list_messages(shown))
    buttons = [label for message in list_messages(shown) for label in list_labels(message)]
    for game in GAMES.values():
        assert game.title in words
        assert game.blurb.split("*")[0] in words
        name = game.title.split(":")[0]
        assert f"Open {name}" in buttons
        assert f"How to play {name}" in buttons
    assert len(set(buttons)) == len(buttons)
    for players in ("Alone, or 2 to 5 players", "3 to 5 players", "2 players"):
        assert f"-# {players} ·" in words
    found = find_offer(list_messages(shown), "Open Tiny Fire")
    opened = await camp.ada.click(found, label="Open Tiny Fire")
    assert not opened.followups, "the new card says it"
    assert "Open Tiny Fire" in list_labels(found), "and the shelf stays"
    row = await camp.row()
    assert (row.game, row.opener_id, row.status) == ("tiny", camp.ada.id, "gathering")
    assert "Join" in list_labels(camp.card())
    # The button refuses a second table, as the command does.
    again = await camp.ben.slash(camp.channel, "game open")
    other = find_offer(list_messages(again), "Open Odd Questions")
    refused = await camp.press(camp.ben, other, "Open Odd Questions")
    assert "This channel already has a table" in refused


async def test_each_message_of_the_game_list_has_its_covers(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    backwards = dict(reversed(GAMES.items()))  # so that games with a cover stand in both
    monkeypatch.setattr(game_list, "GAMES", backwards)
    found = list_messages(await camp.ada.slash(camp.channel, "game open"))
    shown = [
        set(re.findall(r"'url': '[^']*/([^/']+)'", str(list_raw_parts(each)))) for each in found
    ]
    assert len(shown) == 2
    assert all(shown)
    assert shown == [{each.filename for each in message.attachments} for message in found]


async def test_help_says_what_the_bot_is_and_offers_the_games(camp: Camp) -> None:
    shown = await camp.ben.slash(camp.channel, "help")
    assert shown.ephemeral
    first, last = list_messages(shown)
    assert "I am a game master" in read_text(first)
    assert ["`/game open`" in read_text(message) for message in (first, last)] == [False, True]
    assert find_offer([first, last], "Open Tiny Fire")


def greetings(camp: Camp) -> list[Any]:
    """The messages that say hello; with more than five games others follow."""
    return [each for each in camp.channel.history() if "Hello, I am Emberkeep" in read_text(each)]


async def test_the_bot_greets_a_server_once_for_each_invitation(camp: Camp) -> None:
    """However often Discord tells of it, and however close together."""
    server, hello = camp.bot.get_guild(camp.guild.id), camp.bot.get_cog("Greeting")
    camp.bot.dispatch("guild_join", server)
    await ended_events()
    assert len(greetings(camp)) == 1
    offer = find_offer(camp.channel.history(), "Open Tiny Fire")
    await camp.ben.click(offer, label="Open Tiny Fire")
    assert (await camp.row()).opener_id == camp.ben.id
    await asyncio.gather(*(hello.on_guild_join(server) for _ in range(3)))
    await hello.on_guild_join(server)
    assert len(greetings(camp)) == 1
    await hello.on_guild_remove(server)
    await hello.on_guild_join(server)
    assert len(greetings(camp)) == 2


async def test_the_bot_greets_nobody_where_it_may_not_write(camp: Camp) -> None:
    """And the log holds no trace; `camp` looks at that."""
    lonely = camp.env.create_guild()
    await camp.bot.get_cog("Greeting").greet_server(camp.bot.get_guild(lonely.id))
    assert not (await camp.sessions.people.find_server_settings(lonely.id)).greeted
