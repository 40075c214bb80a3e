"""What a sandbox with a folder remembers, also when it runs in its own process."""

import asyncio
import json
import signal
import sqlite3
import sys
from pathlib import Path

import pytest

from sandbox import Player, Sandbox
from sandbox.player import join_texts
from tests.sandbox.campbot import run_bot


async def test_a_restart_restores_the_world(tmp_path: Path) -> None:
    async with (
        await Sandbox.start(folder=tmp_path) as sandbox,
        run_bot(sandbox),
        Player.join(sandbox.base_url, "Ada") as ada,
    ):
        opened = await ada.run_command("game open", game="survive")
        hand = await ada.press_button(opened, "Hand")
        await ada.perform_action("create_channel", guild_id=next(iter(ada.seen.guilds)), name="new")
        await ada.perform_action("add_player", name="Fay")
        await ada.send_message("unread by Fay", "new")
        await ada.perform_action("set_dm", closed=True)
        direct = await ada.open_dm()
        before = ada.seen
    async with await Sandbox.start(folder=tmp_path) as sandbox:
        async with Player.join(sandbox.base_url, "Ada") as ada:
            assert ada.seen.channels.keys() == before.channels.keys() | {direct["id"]}
            assert ada.seen.commands == before.commands
            assert ada.seen.dm_closed
            assert ada.find_message("Your hand", "campfire")
            assert ada.find_current(hand.message or {})
            card = ada.find_message("survive for 2")
            url = card["attachments"][0]["url"]
            assert url.startswith(sandbox.base_url)  # the port is another now
            assert (await ada.fetch_file(url)).startswith(b"\x89PNG")
            failed = await ada.press_button(card, "Join")
            assert (failed.state, sandbox.gateway.sessions) == ("failed", {})
            async with run_bot(sandbox):
                joined = await ada.press_button(card, "Join")
                assert joined.state == "updated"
                assert int(joined.interaction_id) > int(card["id"])
        async with Player.join(sandbox.base_url, "Fay") as fay:
            assert "Your hand" not in "".join(join_texts(m) for m in fay.list_visible("campfire"))
            assert fay.seen.unread[fay.find_channel("new")["id"]]["count"] == 1


async def test_a_folder_serves_only_one_sandbox(tmp_path: Path) -> None:
    async with await Sandbox.start(folder=tmp_path):
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await Sandbox.start(folder=tmp_path)


async def test_a_killed_sandbox_process_keeps_its_world(tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    options = ["--port", "0", "--folder", str(tmp_path / "world"), "--record", str(record)]
    faults = ["--fault", "rest status=503 route=GET./gateway"]

    async def begin() -> tuple[asyncio.subprocess.Process, str, str]:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sandbox", *options, *faults, stdout=asyncio.subprocess.PIPE
        )
        async with asyncio.timeout(300):
            words = (await process.stdout.readline()).decode().split()
        return process, words[2], words[4].rstrip(")")

    process, url, _ = await begin()
    async with Player.join(url, "Ada") as ada:
        await ada.send_message("written down")
        process.kill()
        await process.wait()
    process, url, token = await begin()
    assert token == "local-token"
    async with Player.join(url, "Ben") as ben:
        assert ben.find_message("written down")
    process.send_signal(signal.SIGTERM)
    assert await process.wait() == 0


async def test_exchanges_are_recorded(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "record.jsonl"
    async with (
        await Sandbox.start(record=file) as sandbox,
        run_bot(sandbox),
        Player.join(sandbox.base_url, "Ada") as ada,
    ):
        await ada.run_command("game open", game="hope")
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert all(line.keys() == {"method", "path", "body", "status", "answer"} for line in lines)
    assert lines[0]["path"] == "/users/@me"
    callback = lines[-1]
    assert callback["path"].startswith("/interactions/")
    assert callback["body"]["data"]["attachments"][0]["filename"] == "map.png"  # from multipart
    assert callback["answer"]["resource"]["message"]["attachments"]
