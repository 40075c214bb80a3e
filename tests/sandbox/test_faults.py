"""Misbehaviour on demand, as the bot meets it."""

import asyncio

import aiohttp
import discord
import pytest

from sandbox import Player, Sandbox
from tests.sandbox.campbot import RunningBot, run_bot


async def test_429_is_waited_out(camp: RunningBot, ada: Player) -> None:
    camp.sandbox.faults.rest(429, "POST /channels/.*/messages", times=2, retry_after=0.01)
    await camp.text_channel().send("at last")
    assert await ada.wait_for_message("at last")
    assert len(ada.list_visible()) == 1


async def test_5xx_before_or_after_the_fact(camp: RunningBot, ada: Player) -> None:
    # 503 is the one that discord.py does not retry by itself
    camp.sandbox.faults.rest(503, "POST .*/messages")
    with pytest.raises(discord.DiscordServerError):
        await camp.text_channel().send("never")
    camp.sandbox.faults.rest(503, "POST .*/messages", after=True)
    with pytest.raises(discord.DiscordServerError):
        await camp.text_channel().send("done all the same")
    assert await ada.wait_for_message("done all the same")
    assert ada.find_message("never") is None


async def test_a_seeded_share_of_calls_fails(camp: RunningBot) -> None:
    faults = camp.sandbox.faults

    def struck() -> list[bool]:
        faults.clear()
        faults.rest(503, times=None, fraction=0.3, seed=7)
        return [faults.find_hit("GET /x") is not None for _ in range(200)]

    assert struck() == struck()
    assert 30 < sum(struck()) < 90


async def test_interactions_delivered_twice_or_late(camp: RunningBot, ada: Player) -> None:
    camp.sandbox.faults.duplicate_interactions()
    assert (await ada.run_command("game open", game="hope")).state == "replied"
    await ada.send_message("marker")
    while not camp.bot.heard:
        await camp.bot.wait_for("message", timeout=5)
    assert len(camp.bot.handled) == 2
    assert len(set(camp.bot.handled)) == 1
    camp.sandbox.faults.delay_interactions(0.05)
    assert (await ada.run_command("game open", game="hope")).state == "replied"


async def test_rate_limit_buckets(camp: RunningBot, ada: Player) -> None:
    camp.sandbox.limits.set_limit(r"POST /channels/\{channel_id\}/messages$", 2, 0.2)
    channel = camp.text_channel()
    for number in range(5):
        await channel.send(str(number))  # discord.py keeps to the headers by itself
    await ada.wait_for_message("4")
    headers = {"Authorization": f"Bot {camp.sandbox.token}"}
    url = f"{camp.sandbox.api_url}/channels/{channel.id}/messages"
    async with aiohttp.ClientSession(headers=headers) as session:
        answers = [await session.post(url, json={"content": "x"}) for _ in range(4)]
    last = answers[-1]
    assert last.status == 429
    assert int(last.headers["Retry-After"]) >= 0
    assert last.headers["X-RateLimit-Remaining"] == "0"
    assert last.headers["Via"]


async def test_messages_and_channels_can_vanish(camp: RunningBot, ada: Player) -> None:
    channel = camp.text_channel()
    message = await channel.send("here")
    camp.sandbox.faults.delete_message(str(channel.id), str(message.id))
    with pytest.raises(discord.NotFound) as unknown:
        await message.edit(content="gone")
    assert unknown.value.code == 10008
    camp.sandbox.faults.delete_channel(str(channel.id))
    with pytest.raises(discord.NotFound) as unknown:
        await channel.send("gone")
    assert unknown.value.code == 10003


async def test_another_process_can_set_faults(camp: RunningBot, ada: Player) -> None:
    url = f"{camp.sandbox.base_url}/sandbox/faults"
    async with aiohttp.ClientSession() as session:
        fault = {
            "fault": "deny",
            "channel": ada.find_channel()["id"],
            "permissions": ["send_messages"],
        }
        assert (await session.post(url, json=fault)).status == 200
        with pytest.raises(discord.Forbidden):
            await camp.text_channel().send("x")
        assert (await session.post(url, json={"fault": "load"})).status == 400
        unknown = {"fault": "delete_channel", "channel": "1"}
        assert (await session.post(url, json=unknown)).status == 404
        assert (await session.post(url, json={"fault": "close_gateway"})).status == 200
        await ada.wait_until(lambda: {"t": "bot_online", "online": False} in ada.frames)


async def test_a_bot_that_dies_while_asking(
    sandbox: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    """Half a request, and the connection is gone: no trace in the log, and the next is served."""
    host, port = sandbox.base_url.removeprefix("http://").split(":")
    _, writer = await asyncio.open_connection(host, int(port))
    head = f"POST /api/v10/channels/1/messages HTTP/1.1\r\nHost: {host}:{port}\r\n"
    form = "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x\r\n"
    writer.write((head + form).encode())
    await writer.drain()
    writer.transport.abort()
    async with run_bot(sandbox) as camp:
        await camp.text_channel().send("Here again.")
    assert not [record for record in caplog.records if record.exc_info]
