"""Threads, public and private: who sees them, what archiving and locking forbid."""

from collections.abc import AsyncIterator, Awaitable
from pathlib import Path

import discord
import pytest

from sandbox import ManualClock, Player, Sandbox, threads
from sandbox.bodies import Body
from sandbox.errors import ApiError
from sandbox.interaction import Type
from sandbox.player import Refused
from tests.sandbox.campbot import Card, RunningBot, code_of, run_bot

HOUR = 3600.0


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def camp(sandbox: Sandbox) -> AsyncIterator[RunningBot]:
    """A bot that may start threads too."""
    for channel in [c for c in sandbox.world.channels.values() if c.name == "campfire"]:
        sandbox.faults.grant(channel.id, "create_public_threads", "create_private_threads")
    async with run_bot(sandbox) as bot:
        yield bot


async def public(camp: RunningBot, **more: int) -> discord.Thread:
    kind = discord.ChannelType.public_thread
    return await camp.text_channel().create_thread(name="Slow game", type=kind, **more)


async def test_threads(camp: RunningBot, ada: Player) -> None:
    channel = camp.text_channel()
    message = await channel.send("A table")
    thread = await message.create_thread(name="The game")
    assert thread.id == message.id
    await thread.send("First move")
    assert (await ada.wait_for_message("First move", "The game"))["channel_id"] == str(thread.id)
    await ada.wait_until(lambda: (ada.find_message("A table", "campfire") or {}).get("thread"))
    assert await code_of(message.create_thread(name="Again")) == (400, 160004)
    loose = await channel.create_thread(name="Loose", type=discord.ChannelType.public_thread)
    assert {t.id for t in await camp.bot.guilds[0].active_threads()} == {thread.id, loose.id}
    await thread.edit(archived=True, locked=True)
    assert [t.id async for t in channel.archived_threads()] == [thread.id]
    await ada.wait_until(lambda: ada.find_channel("The game")["thread_metadata"]["locked"])
    assert await code_of(thread.join()) == (400, 50083)
    assert [m.id for m in await loose.fetch_members()] == [camp.bot.user.id]
    await loose.delete()
    await ada.wait_until(lambda: str(loose.id) not in ada.seen.channels)
    async with Player.join(ada.base_url, "Eli") as eli:
        with pytest.raises(Refused) as refused:
            await eli.send_message("locked", "The game")
        assert refused.value.code == 160005


async def test_writing_reopens_an_archived_thread(camp: RunningBot, ada: Player) -> None:
    thread = await public(camp)
    message = await thread.send("x")
    await thread.edit(archived=True)
    assert await code_of(message.edit(content="y")) == (400, 50083)
    await ada.send_message("wake up", "Slow game")
    await ada.wait_until(lambda: not ada.find_channel("Slow game")["thread_metadata"]["archived"])
    await message.edit(content="y")


async def test_others_threads_can_only_be_reopened_without_manage_threads(
    camp: RunningBot, ada: Player
) -> None:
    channel = camp.text_channel()
    thread = await channel.create_thread(name="Mine", type=discord.ChannelType.public_thread)
    found = camp.sandbox.world.channels[str(thread.id)].thread
    found.owner_id, found.auto_archive_minutes = ada.id, 60
    await thread.edit(archived=True)
    camp.sandbox.faults.deny(str(channel.id), "manage_threads")
    both = thread.edit(archived=False, auto_archive_duration=10080)
    assert await code_of(both) == (403, 50013)
    opened = await thread.edit(archived=False)
    assert not opened.archived
    assert await code_of(thread.edit(auto_archive_duration=10080)) == (403, 50013)


async def refusal(action: Awaitable[object]) -> int:
    """The code with which a player's action is refused."""
    with pytest.raises(Refused) as refused:
        await action
    return refused.value.code


async def test_a_quiet_thread_is_archived(
    camp: RunningBot, ada: Player, clock: ManualClock
) -> None:
    thread = await public(camp, auto_archive_duration=60)
    await thread.send("x")

    def archived() -> bool:
        return bool(ada.find_channel("Slow game")["thread_metadata"]["archived"])

    clock.advance(0.9 * HOUR)
    await ada.send_message("still here", "Slow game")
    clock.advance(0.9 * HOUR)
    await camp.text_channel().send("elsewhere")
    await ada.wait_for_message("elsewhere", "campfire")
    assert not archived()
    clock.advance(0.2 * HOUR)
    await ada.wait_until(archived)
    assert [t.id async for t in camp.text_channel().archived_threads()] == [thread.id]
    await ada.send_message("awake", "Slow game")
    await ada.wait_until(lambda: not archived())
    await thread.edit(auto_archive_duration=1440)
    clock.advance(23 * HOUR)
    await camp.text_channel().send("a day later")
    await ada.wait_for_message("a day later", "campfire")
    assert not archived()
    clock.advance(2 * HOUR)
    await ada.wait_until(archived)


async def test_a_kept_thread_is_archived_after_a_restart(tmp_path: Path) -> None:
    clock = ManualClock()
    async with await Sandbox.start(folder=tmp_path, clock=clock) as sandbox:
        world = sandbox.world
        parent = next(c for c in world.channels.values() if c.name == "campfire")
        owner = next(iter(world.guilds.values())).owner_id
        made = threads.start_thread(world, owner, parent, {"name": "x", "type": 11})
    async with await Sandbox.start(folder=tmp_path, clock=clock) as sandbox:
        thread = sandbox.world.channels[made.id].thread
        clock.advance(24 * HOUR - 1)
        assert not thread.archived
        clock.advance(1)
        assert thread.archived


async def test_nothing_works_in_an_archived_thread(camp: RunningBot, ada: Player) -> None:
    thread = await public(camp)
    card = await thread.send(view=Card("", pictured=False))
    shown = await ada.wait_for_message("# Table", "Slow game")
    asked = await ada.press_button(shown, "Offer")
    await thread.edit(archived=True)
    await ada.wait_until(lambda: ada.find_channel("Slow game")["thread_metadata"]["archived"])
    values = {"What?": "wood"}
    for action in (
        ada.run_command("game open", "Slow game", game="hope"),
        ada.complete_option("game open", "game", "Slow game"),
        ada.press_button(shown, "Hand"),
        ada.choose_options(shown, "slot", "Slot 1"),
        ada.submit_modal(asked, values),
        ada.perform_action(
            "edit_message", channel_id=shown["channel_id"], message_id="1", content="x"
        ),
    ):
        assert await refusal(action) in (50083, 10008)
    await card.delete()  # which is all that can be done here
    await ada.wait_until(lambda: ada.find_message("# Table", "Slow game") is None)
    await ada.send_message("awake", "Slow game")
    assert (await ada.submit_modal(asked, values)).state == "replied"


async def test_a_late_response_fails_in_an_archived_thread(camp: RunningBot, ada: Player) -> None:
    thread = await public(camp)
    await thread.send("x")
    await ada.wait_for_message("x", "Slow game")
    world = camp.sandbox.world
    found = world.channels[str(thread.id)]
    callbacks, command = camp.sandbox.interactions, {"id": "1", "name": "none", "type": 1}
    interaction = callbacks.start_interaction(Type.COMMAND, ada.id, found, command)
    callbacks.take_callback(interaction.id, interaction.token, Body({"type": 5, "data": {}}))
    found.thread.archived = True
    with pytest.raises(ApiError) as refused:
        callbacks.post_follow_up(interaction, Body({"content": "too late"}))
    assert refused.value.code == 50083


async def test_a_locked_thread_is_for_moderators(camp: RunningBot, ada: Player) -> None:
    thread = await public(camp)
    mine = await thread.send("x")
    await thread.edit(locked=True)
    await thread.send("The bot manages threads")
    async with Player.join(ada.base_url, "Eli") as eli:
        assert await refusal(eli.send_message("y", "Slow game")) == 160005
    camp.sandbox.faults.deny(str(camp.text_channel().id), "manage_threads")
    locked = (403, 160005)
    assert await code_of(thread.send("y")) == locked
    assert await code_of(mine.edit(content="y")) == locked
    assert await code_of(thread.edit(name="Other")) == locked
    assert await code_of(thread.edit(archived=True)) == locked
    await mine.delete()  # as long as it is not archived too


async def test_a_private_thread_is_visible_to_its_members_only(
    camp: RunningBot, ada: Player, ben: Player
) -> None:
    """Ada owns the server and Ben moderates: both see it. Cleo does when she is added."""
    channel = camp.text_channel()
    thread = await channel.create_thread(name="Secret")
    assert thread.is_private()
    async with Player.join(ada.base_url, "Cleo") as cleo, Player.join(ada.base_url, "Dov") as dov:
        await thread.send("between us")
        assert await ben.wait_for_message("between us", "Secret")
        assert str(thread.id) not in cleo.seen.channels
        await thread.add_user(discord.Object(int(cleo.id)))
        await cleo.wait_until(lambda: str(thread.id) in cleo.seen.channels)
        allowed = discord.AllowedMentions(users=True)
        await thread.send(f"Come in, <@{dov.id}>", allowed_mentions=allowed)
        assert await dov.wait_for_message("Come in", "Secret")
        await thread.remove_user(discord.Object(int(dov.id)))
        await dov.wait_until(lambda: str(thread.id) not in dov.seen.channels)
        assert "Secret" not in str(cleo.list_visible("campfire"))
    camp.sandbox.faults.deny(str(channel.id), "manage_threads")
    await thread.edit(name="Still mine")
    await thread.leave()
    assert await code_of(thread.send("x")) == (403, 50001)
    assert await code_of(camp.bot.fetch_channel(thread.id)) == (403, 50001)


async def test_archived_private_threads_are_listed_separately(camp: RunningBot) -> None:
    channel = camp.text_channel()
    open_to_all, private = await public(camp), await channel.create_thread(name="Secret")
    other = await channel.create_thread(name="Left")
    await other.leave()
    for thread in (open_to_all, private, other):
        await thread.edit(archived=True)

    async def list_threads(**which: bool) -> set[int]:
        return {thread.id async for thread in channel.archived_threads(**which)}

    assert await list_threads() == {open_to_all.id}
    assert await list_threads(private=True) == {other.id, private.id}
    assert await list_threads(private=True, joined=True) == {private.id}
