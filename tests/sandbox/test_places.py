"""Channels, threads, forum posts, DMs, members and permissions, through discord.py."""

from typing import Any

import discord
import pytest

from sandbox import Player
from sandbox.player import Refused
from tests.sandbox.campbot import RunningBot, code_of, make_picture


async def test_a_starting_bot_gets_what_it_asks_for(camp: RunningBot) -> None:
    bot = camp.bot
    info = await bot.application_info()
    assert (info.id, info.owner.name) == (bot.user and bot.user.id, "ada")
    guild = await bot.fetch_guild(bot.guilds[0].id)
    assert guild.name == "The Shelter"
    assert (await guild.fetch_member(info.owner.id)).global_name == "Ada"
    members = await bot.http.get_members(guild.id, 10, None)
    assert [member["user"]["username"] for member in members][-1] == "eli"
    roles = {role.name for role in await guild.fetch_roles()}
    assert roles == {"@everyone", "Member", "Moderator", "emberkeep"}
    names = {channel.name for channel in await guild.fetch_channels()}
    assert names == {"campfire", "workshop", "tables"}
    assert [found.id async for found in bot.fetch_guilds()] == [guild.id]
    assert (await bot.fetch_user(info.owner.id)).name == "ada"
    assert await code_of(bot.fetch_user(5)) == (404, 10013)
    assert await code_of(guild.fetch_member(5)) == (404, 10007)
    assert [m.name for m in await bot.guilds[0].query_members("be")] == ["ben"]


async def test_commands_can_be_read_edited_and_deleted(camp: RunningBot, ada: Player) -> None:
    tree, guild = camp.bot.tree, camp.bot.guilds[0]
    commands = await tree.fetch_commands()
    assert [command.name for command in commands] == ["game", "slowly", "write"]
    again = await tree.sync()
    assert {c.id for c in again} == {c.id for c in commands}
    edited = await commands[1].edit(description="Thinks hard")
    assert edited.description == "Thinks hard"
    assert (await tree.fetch_command(edited.id)).description == "Thinks hard"
    await edited.delete()
    assert await code_of(tree.fetch_command(edited.id)) == (404, 10063)
    await ada.wait_until(lambda: [c["name"] for c in ada.seen.commands] == ["game", "write"])
    tree.copy_global_to(guild=guild)
    await tree.sync(guild=guild)
    assert len(await tree.fetch_commands(guild=guild)) == 3
    await ada.wait_until(lambda: [c for c in ada.seen.commands if c["name"] == "slowly"])
    assert {c.get("guild_id") for c in ada.seen.commands} == {None, str(guild.id)}


async def test_forum_posts(camp: RunningBot, ada: Player) -> None:
    forum = discord.utils.get(camp.bot.get_all_channels(), name="tables")
    assert isinstance(forum, discord.ForumChannel)
    post = await forum.create_thread(
        name="Aurora",
        content="Who plays?",
        file=make_picture(),
        applied_tags=[forum.available_tags[0]],
    )
    assert post.message.id == post.thread.id
    assert post.thread.applied_tags[0].name == "open"
    assert (await ada.wait_for_message("Who plays?", "Aurora"))["attachments"]
    more = {"name": "Hope", "content": "Two seats left"}
    made = await ada.perform_action("create_thread", channel_id=str(forum.id), **more)
    assert made["channel"]["parent_id"] == str(forum.id)
    assert (await ada.wait_for_message("Two seats", "Hope"))["id"] == made["channel"]["id"]
    opened = await ada.run_command("game open", "Hope", game="hope")
    assert opened.state == "replied"
    with pytest.raises(Refused, match="Cannot execute action on this channel type"):
        await ada.send_message("x", "tables")


async def test_players_make_and_delete_channels(camp: RunningBot, ada: Player, ben: Player) -> None:
    guild_id = str(camp.bot.guilds[0].id)
    made = (await ada.perform_action("create_channel", guild_id=guild_id, name="Night Watch"))[
        "channel"
    ]
    assert made["name"] == "night-watch"
    assert (await ben.run_command("game open", "night-watch", game="hope")).state == "replied"
    await ada.perform_action("delete_channel", channel_id=made["id"])
    await ben.wait_until(lambda: made["id"] not in ben.seen.channels)
    assert camp.bot.get_channel(int(made["id"])) is None
    async with Player.join(ada.base_url, "Cleo") as cleo:
        with pytest.raises(Refused, match="Missing Permissions"):
            await cleo.perform_action("create_channel", guild_id=guild_id, name="x")


@pytest.mark.parametrize(
    ("permission", "sent", "code"),
    [
        ("view_channel", {"content": "x"}, 50001),
        ("send_messages", {"content": "x"}, 50013),
        ("attach_files", {"content": "x", "file": True}, 50013),
        ("embed_links", {"embed": discord.Embed(title="x")}, 50013),
    ],
)
async def test_a_bot_can_be_denied(
    camp: RunningBot, permission: str, sent: dict[str, Any], code: int
) -> None:
    channel = camp.text_channel()
    if "file" in sent:
        sent = {**sent, "file": make_picture()}
    camp.sandbox.faults.deny(str(channel.id), permission)
    assert await code_of(channel.send(**sent)) == (403, code)
    camp.sandbox.faults.grant(str(channel.id), permission)
    if permission != "attach_files":
        await channel.send(**sent)


async def test_a_bot_can_read_but_not_change_others_messages(
    camp: RunningBot, ada: Player, ben: Player
) -> None:
    said = await ada.send_message("mine")
    message = await camp.text_channel().fetch_message(int(said["id"]))
    assert await code_of(message.edit(content="yours")) == (403, 50005)
    assert await code_of(message.delete()) == (403, 50013)
    await ada.perform_action("edit_message", **place(said), content="mine still")
    assert (await ben.wait_for_message("mine still"))["edited_timestamp"]
    with pytest.raises(Refused):
        await ben.perform_action("edit_message", **place(said), content="x")
    await ben.perform_action("delete_message", **place(said))  # Ben moderates
    await ada.wait_until(lambda: ada.find_message("mine") is None)


def place(message: dict[str, Any]) -> dict[str, str]:
    return {"channel_id": message["channel_id"], "message_id": message["id"]}


async def test_history_pages(camp: RunningBot, ada: Player) -> None:
    for number in range(120):
        await ada.send_message(f"line {number}")
    seen = [m.id async for m in camp.text_channel().history(limit=None)]
    assert len(seen) == 120
    assert seen == sorted(seen, reverse=True)
    async with Player.join(ada.base_url, "Dov") as dov:
        assert len(dov.list_visible("campfire")) == 50
        oldest = dov.list_visible("campfire")[0]
        where = {"channel_id": oldest["channel_id"], "before": oldest["id"]}
        page = await dov.perform_action("history", **where, limit=60)
        assert [m["content"] for m in page["messages"]] == [f"line {n}" for n in range(10, 70)]
        assert page["more"]


async def test_hidden_channels_vanish_and_return(camp: RunningBot, ben: Player) -> None:
    channel = str(camp.text_channel().id)
    camp.sandbox.faults.deny(channel, "view_channel", user="Ben")
    await ben.wait_until(lambda: channel not in ben.seen.channels)
    await camp.text_channel().send("secret")
    camp.sandbox.faults.grant(channel, "view_channel", user="Ben")
    await ben.wait_until(lambda: channel in ben.seen.channels)
    assert "secret" not in str(ben.seen.messages)


async def test_a_member_who_leaves_cannot_be_written_to(
    camp: RunningBot, ada: Player, ben: Player
) -> None:
    user = await camp.bot.fetch_user(int(ben.id))
    await user.send("welcome")
    camp.sandbox.faults.remove_member("Ben")
    await ben.wait_until(lambda: {c["type"] for c in ben.seen.channels.values()} == {1})
    assert await code_of(camp.bot.guilds[0].fetch_member(int(ben.id))) == (404, 10007)
    await ada.wait_until(lambda: [f for f in ada.frames if f["t"] == "member_remove"])
    assert await code_of(user.send("come back")) == (403, 50278)


async def test_an_enforced_nonce_posts_once(camp: RunningBot, ada: Player) -> None:
    channel = camp.text_channel()
    first = await channel.send("once", nonce=7)
    assert (await channel.send("once", nonce=7)).id == first.id
    assert (await channel.send("once", nonce=8)).id != first.id
    await ada.wait_until(lambda: len(ada.list_visible()) == 2)


async def test_typing_is_seen_by_others(camp: RunningBot, ada: Player, ben: Player) -> None:
    await camp.text_channel().typing()
    await ada.wait_until(lambda: [f for f in ada.frames if f["t"] == "typing"])
    await ada.perform_action("typing", channel_id=ada.find_channel()["id"])
    await ben.wait_until(lambda: [f for f in ben.frames if f.get("user_id") == ada.id])


async def test_players_send_files_and_reply(camp: RunningBot, ada: Player, ben: Player) -> None:
    said = await ada.send_message("", files={"my map.html": b"<script>"})
    assert said["attachments"][0]["filename"] == "my_map.html"
    assert await ben.fetch_file(said["attachments"][0]["url"]) == b"<script>"
    answer = await ben.send_message("thanks", reply_to=said)
    assert answer["referenced_message"]["id"] == said["id"]
    assert [user["id"] for user in answer["mentions"]] == [ada.id]
