"""The gateway as discord.py meets it: lost connections, resumes, new sessions."""

import asyncio
import threading
import time

import aiohttp
import discord
import pytest
from discord.gateway import KeepAliveHandler

from sandbox import ManualClock, Player, Sandbox, limits
from sandbox.intents import Intent
from tests.sandbox.campbot import CampBot, RunningBot, run_bot


async def lose_connection(camp: RunningBot, player: Player) -> None:
    """Hang up, and keep the line engaged until the gate is opened."""
    camp.sandbox.gateway.gate.clear()
    await camp.sandbox.gateway.close_sockets(4000)
    await player.wait_until(lambda: not player.seen.bot_online)


async def test_resume_replays_what_was_missed(camp: RunningBot, ada: Player) -> None:
    session = next(iter(camp.sandbox.gateway.sessions))
    await lose_connection(camp, ada)
    said = [await ada.send_message(f"while you were away {n}") for n in range(3)]
    camp.sandbox.gateway.gate.set()
    async with asyncio.timeout(60):
        await camp.bot.resumed.wait()
    assert list(camp.sandbox.gateway.sessions) == [session]
    assert [str(m.id) for m in camp.bot.heard] == [m["id"] for m in said]
    await ada.wait_until(lambda: ada.seen.bot_online)
    assert (await ada.run_command("game open", game="hope")).state == "replied"


async def test_an_interaction_during_a_gap_is_delivered_on_resume(
    camp: RunningBot, ada: Player
) -> None:
    await lose_connection(camp, ada)
    running = asyncio.create_task(ada.run_command("game open", game="hope"))
    await ada.wait_until(lambda: [f for f in ada.frames if f.get("state") == "sent"])
    camp.sandbox.gateway.gate.set()
    assert (await running).state == "replied"
    assert camp.bot.resumed.is_set()


@pytest.mark.parametrize("how", ["forgotten", "invalidated", "asked"])
async def test_a_session_ends_for_another_or_is_resumed(
    camp: RunningBot, ada: Player, how: str
) -> None:
    gateway = camp.sandbox.gateway
    before = set(gateway.sessions)
    if how == "asked":
        await gateway.ask_to_reconnect()
        async with asyncio.timeout(60):
            await camp.bot.resumed.wait()
    else:
        if how == "forgotten":
            await gateway.close_sockets(4000, resumable=False)
        else:
            await gateway.invalidate_sessions()
        await ada.wait_until(lambda: set(gateway.sessions) - before and ada.seen.bot_online)
        assert not before & set(gateway.sessions)
    assert camp.bot.resumed.is_set() == (how == "asked")
    assert (await ada.run_command("game open", game="hope")).state == "replied"


async def test_sessions_expire() -> None:
    clock = ManualClock()
    async with await Sandbox.start(clock=clock) as sandbox, run_bot(sandbox) as camp:
        gateway = camp.sandbox.gateway
        async with Player.join(sandbox.base_url, "Ada") as ada:
            await lose_connection(camp, ada)
            clock.advance(1000)
            await ada.send_message("too late to resume")
            assert not gateway.sessions
            gateway.gate.set()
            await ada.wait_until(lambda: gateway.online)
            assert not camp.bot.resumed.is_set()


async def test_a_wrong_token_gets_nowhere(sandbox: Sandbox) -> None:
    sandbox.token, right = "wrong", sandbox.token
    with pytest.raises(discord.LoginFailure):
        async with run_bot(sandbox):
            pass
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as ws:
        assert (await ws.receive_json())["op"] == 10
        await ws.send_json({"op": 2, "d": {"token": "wrong", "intents": 0}})
        await ws.receive()
        assert ws.close_code == 4004
    sandbox.token = right


async def test_gateway_protocol_by_hand(sandbox: Sandbox, ada: Player) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(sandbox.gateway_url) as ws:
            assert (await ws.receive_json())["d"]["heartbeat_interval"] > 0
            await ws.send_json({"op": 1, "d": None})
            assert (await ws.receive_json())["op"] == 11
            identity = {"token": sandbox.token, "intents": discord.Intents.default().value}
            await ws.send_json({"op": 2, "d": identity})
            ready = await ws.receive_json()
            assert ready["t"] == "READY"
            assert ready["d"]["resume_gateway_url"] == sandbox.gateway_url
            guild = await ws.receive_json()
            assert guild["t"] == "GUILD_CREATE"
            assert [m["user"]["bot"] for m in guild["d"]["members"]] == [True]
            guild_id = guild["d"]["id"]
            await ws.send_json({"op": 8, "d": {"guild_id": guild_id, "query": "", "limit": 0}})
            chunk = await ws.receive_json()
            assert len(chunk["d"]["members"]) == 6
            await ada.send_message("hello")
            heard = await ws.receive_json()
            assert (heard["t"], heard["d"]["content"]) == ("MESSAGE_CREATE", "")
            await ws.close(code=4000)
        resume = {"token": sandbox.token, "session_id": ready["d"]["session_id"], "seq": chunk["s"]}
        async with session.ws_connect(sandbox.gateway_url) as ws:
            await ws.receive_json()
            await ws.send_json({"op": 6, "d": resume})
            assert (await ws.receive_json()) == heard
            assert (await ws.receive_json())["t"] == "RESUMED"
            await ws.close(code=1000)
        await ada.wait_until(lambda: not ada.seen.bot_online)
        async with session.ws_connect(sandbox.gateway_url) as ws:
            await ws.receive_json()
            await ws.send_json({"op": 6, "d": resume})
            assert await ws.receive_json() == {"op": 9, "d": False, "s": None, "t": None}
            await ws.send_json({"op": 3, "d": {}})
            await ws.receive()
            assert ws.close_code == 4003


async def test_a_heartbeat_is_answered_after_a_delay() -> None:
    """What is asked after it may be answered first."""
    clock = ManualClock()
    async with (
        await Sandbox.start(clock=clock) as sandbox,
        aiohttp.ClientSession() as session,
        session.ws_connect(sandbox.gateway_url) as ws,
    ):
        await ws.receive_json()
        await ws.send_json({"op": 1, "d": None})
        await ws.send_json({"op": 6, "d": {"token": sandbox.token, "session_id": "?", "seq": 1}})
        assert (await ws.receive_json())["op"] == 9
        clock.advance(limits.HEARTBEAT_ANSWER_SECONDS)
        assert (await ws.receive_json())["op"] == 11


async def test_heartbeat_acks_are_matched_to_their_heartbeats(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its thread is slow to note that it has sent one: that alone made a healthy connection seem to
    be a whole interval behind."""
    interval, latencies, heard = 1.0, list[float](), asyncio.Event()
    monkeypatch.setattr(limits, "HEARTBEAT_MILLISECONDS", interval * 1000)

    class SlowToNote(KeepAliveHandler):
        def __setattr__(self, name: str, value: object) -> None:
            if name == "_last_send" and threading.current_thread() is self:
                threading.Event().wait(0.01)  # another thread has the interpreter
                value = time.perf_counter()
            super().__setattr__(name, value)

        def ack(self) -> None:
            super().ack()
            latencies.append(self.latency)
            if len(latencies) == 2:  # the first is to a heartbeat sent at once, by no thread
                heard.set()

    monkeypatch.setattr("discord.gateway.KeepAliveHandler", SlowToNote)
    async with run_bot(sandbox), asyncio.timeout(30):
        await heard.wait()
    assert max(latencies) < interval


async def test_members_and_content_need_their_intents(sandbox: Sandbox, ada: Player) -> None:
    intents = discord.Intents.default()
    intents.members = intents.message_content = True
    sandbox.world.enabled_intents = Intent.GUILD_MEMBERS | Intent.MESSAGE_CONTENT
    async with run_bot(sandbox, CampBot(intents=intents)) as camp:
        assert len(camp.bot.guilds[0].members) == 6
        await ada.send_message("ping")
        assert (await ada.wait_for_message("pong"))["content"] == "pong"
        await ada.perform_action("add_player", name="Fay")
        await ada.wait_until(lambda: len(camp.bot.guilds[0].members) == 7)
