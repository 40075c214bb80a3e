"""Servers that are unavailable for a while, and a bot that is removed and invited again."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from sandbox import Player, Sandbox
from sandbox.player import Refused
from tests.sandbox.campbot import CampBot, RunningBot, run_bot


class Listener(CampBot):
    """Notes what it hears of servers coming and going."""

    def __init__(self) -> None:
        super().__init__()
        self.told: asyncio.Queue[tuple[str, discord.Guild]] = asyncio.Queue()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if event in ("guild_join", "guild_remove", "guild_unavailable", "guild_available"):
            self.told.put_nowait((event, args[0]))
        super().dispatch(event, *args, **kwargs)

    async def next(self) -> str:
        async with asyncio.timeout(60):
            return (await self.told.get())[0]


@pytest.fixture
async def listening(sandbox: Sandbox) -> AsyncIterator[RunningBot]:
    bot = Listener()
    async with run_bot(sandbox, bot) as camp:
        assert await bot.next() == "guild_available"
        yield camp


def listener(camp: RunningBot) -> Listener:
    assert isinstance(camp.bot, Listener)
    return camp.bot


async def test_an_outage_begins_and_ends(listening: RunningBot, ada: Player) -> None:
    bot, faults = listener(listening), listening.sandbox.faults
    channel = listening.text_channel()
    shown = (await ada.run_command("game open", game="hope")).message
    await faults.apply_fault({"fault": "begin_outage", "guild": "The Shelter"})
    assert await bot.next() == "guild_unavailable"
    assert bot.guilds[0].unavailable
    with pytest.raises(discord.DiscordServerError) as refused:
        await channel.send("Anybody there?")
    assert refused.value.status == 503
    with pytest.raises(discord.DiscordServerError):
        await bot.fetch_guild(channel.guild.id)
    for trying in (ada.send_message("hello"), ada.run_command("game open", game="hope")):
        with pytest.raises(Refused, match="unavailable"):
            await trying
    with pytest.raises(Refused, match="has an outage"):
        await ada.press_button(shown, "Hand")
    await ada.send_message("psst", await ada.open_dm())  # direct messages go on
    await faults.apply_fault({"fault": "end_outage", "guild": "The Shelter"})
    assert await bot.next() == "guild_available"
    assert (await ada.run_command("game open", "campfire", game="hope")).state == "replied"


async def test_a_session_can_begin_during_an_outage(sandbox: Sandbox, ada: Player) -> None:
    guild = next(iter(sandbox.world.guilds.values()))
    sandbox.world.begin_outage(guild)
    bot = Listener()
    async with run_bot(sandbox, bot):
        assert await bot.next() == "guild_unavailable"
        sandbox.world.end_outage(guild)
        assert await bot.next() == "guild_available"
        assert (await ada.run_command("game open", game="hope")).state == "replied"


async def test_the_bot_is_removed_and_invited_again(
    listening: RunningBot, ada: Player, ben: Player
) -> None:
    bot, guild_id = listener(listening), next(iter(ada.seen.guilds))
    channel = listening.text_channel()
    shown = (await ada.run_command("game open", game="hope")).message
    with pytest.raises(Refused):
        await ben.perform_action("remove_bot", guild_id=guild_id)
    await ada.perform_action("remove_bot", guild_id=guild_id)
    assert await bot.next() == "guild_remove"
    assert not bot.guilds
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("Anybody there?")
    assert refused.value.code == 50001
    with pytest.raises(Refused, match="no command"):
        await ada.run_command("game open", game="hope")
    assert (await ada.press_button(shown, "Hand")).state == "failed"
    await ada.perform_action("invite_bot", guild_id=guild_id)
    assert await bot.next() == "guild_join"
    assert bot.guilds[0].text_channels
    assert (await ada.press_button(shown, "Hand")).state == "replied"
