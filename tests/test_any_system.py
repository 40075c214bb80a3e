"""The whole bot in a Python without POSIX-only modules, as on Windows."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sandbox.player import Player
from sandbox.seeing import join_texts

HOUSE = Path(__file__).parent.parent
BARE = """
import asyncio, asyncio.unix_events, os, signal, sys

for name in ("fcntl", "grp", "pwd", "resource"):
    sys.modules[name] = None
for name in ("fork", "forkpty", "getuid", "geteuid", "nice", "setsid", "killpg", "pread", "pwrite"):
    delattr(os, name)
for name in ("SIGUSR1", "SIGHUP", "pause"):
    delattr(signal, name)

def missing(*_):
    raise NotImplementedError  # as asyncio does on Windows

loop = asyncio.unix_events._UnixSelectorEventLoop
loop.add_signal_handler = loop.remove_signal_handler = missing
"""
"""Takes away what other systems lack, in each process of the bot."""
SOON = 60.0


@asynccontextmanager
async def run_bot(folder: Path) -> AsyncIterator[str]:
    """`bot.py --local` on such a system; its address. At the end it is asked to stop, and does."""
    (folder / "sitecustomize.py").write_text(BARE, "utf-8")
    environment = {**os.environ, "EMBERKEEP_DATA": str(folder), "PYTHONPATH": str(folder)}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-X", "utf8=0", str(HOUSE / "bot.py")),
        *("--local", "--no-browser", "--port", "0", "--seed", "ember"),
        cwd=folder,
        env=environment | {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout
    try:
        async with asyncio.timeout(SOON):
            said = (await process.stdout.readline()).decode()
        address = re.search(r"http://127\.0\.0\.1:\d+", said)
        assert address, said
        yield address[0]
        process.terminate()
        async with asyncio.timeout(SOON):
            _, log = await process.communicate()
        assert process.returncode == 0, log
        assert b"Traceback" not in log, log
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_the_bot_plays_stops_and_resumes_without_posix(tmp_path: Path) -> None:
    async with run_bot(tmp_path) as address, Player.join(address, "ada") as ada:
        await ada.wait_until(lambda: ada.seen.bot_online)
        await ada.run_command("game open", game="survive")
        lobby = await ada.wait_for_message("Start")
        await ada.press_button(lobby, "Add bot")
        started = await ada.press_button(await ada.wait_for_message("2. "), "Start")
        assert started.state != "failed"
        asked = await ada.wait_for_message("Which colour do you want?")
        await ada.press_button(asked, "Blue")
        await ada.wait_for_message("Ada plays Blue.")
    async with run_bot(tmp_path) as address, Player.join(address, "ada") as ada:
        await ada.wait_until(lambda: ada.seen.bot_online)
        card = await ada.wait_for_message("Ada plays Blue.")
        mine = await ada.press_button(card, "Your move")
        assert mine.message is not None
        assert "Survive" in join_texts(card)
