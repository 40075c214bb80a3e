"""The process: an orderly shutdown, one bot to a database, and what its log says."""

import asyncio
import gc
import logging
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import bot
import pictures
from cogs.monitoring import logs
from cogs.registry import Emberkeep
from cogs.settings import VARIABLE_PREFIX
from rules.engine import Message
from storage import Store
from tests.cogs.play import Camp
from tests.forked import Forked
from tests.template_game import list_player_games

HOUSE = Path(__file__).parents[3]
PLAYED = list_player_games()  # before tests here register theirs


def start_bot(given: list[str]) -> int:
    """`bot.py` without a painter, which takes seconds of a processor to begin."""
    pictures.start_painting_process = lambda: None
    return bot.main(given)


async def local(
    folder: Path, name: str, port: int = 0, main: Callable[[list[str]], int] = start_bot
) -> Forked:
    """`bot.py --local` there, which need not load what it is made of; it says `name`.out and
    .err."""
    return await Forked.start(
        *(main, ["--local", "--no-browser", "--port", str(port)]),
        folder=folder,
        environment=os.environ,
        said=folder / f"{name}.out",
        log=folder / f"{name}.err",
    )


async def until_said(process: Forked, where: Path, words: str) -> None:
    while not where.exists() or words not in where.read_text():
        assert process.returncode is None
        await asyncio.sleep(0.01)


def be_held_up(given: list[str]) -> int:
    """A bot with a thread that never ends."""

    async def stay(_keeper: Emberkeep, _token: str, stop: asyncio.Event) -> None:
        asyncio.get_running_loop().run_in_executor(None, threading.Event().wait)
        print("held up", flush=True)
        await stop.wait()

    bot._stay_connected = stay
    return start_bot(given)


async def test_a_hanging_thread_does_not_delay_the_exit(tmp_path: Path) -> None:
    process = await local(tmp_path, "bot", main=be_held_up)
    await until_said(process, tmp_path / "bot.out", "held up")
    process.terminate()
    async with asyncio.timeout(30):
        assert await process.wait() == 0
    assert "Traceback" not in (tmp_path / "bot.err").read_text()


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_stops_the_bot_within_five_seconds(
    tmp_path: Path, sign: signal.Signals
) -> None:
    process = await local(tmp_path, "bot", main=bot.main)
    await until_said(process, tmp_path / "bot.err", "connected to Gateway")
    begun = time.monotonic()
    process.send_signal(sign)
    assert await process.wait() == 0
    assert time.monotonic() - begun < 5
    assert "Traceback" not in (tmp_path / "bot.err").read_text()


async def test_two_bots_do_not_share_a_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The second says who has it; when the first is killed, the next one starts."""
    copy = tmp_path / "copy.sqlite3"
    await (await Store.open(copy)).close()
    first = await local(tmp_path, "first")
    try:
        await until_said(first, tmp_path / "first.out", "http://127.0.0.1:")
        second = await local(tmp_path, "second")
        assert await second.wait() == bot.TRY_AGAIN
        assert "http" not in (tmp_path / "second.out").read_text()
        said = (tmp_path / "second.err").read_text()
        assert f"in use by another Emberkeep: process {first.pid} on " in said
        assert "Traceback" not in said
        assert bot.main(["--local", "--restore", str(copy)]) == 2
        assert f"process {first.pid} on " in capsys.readouterr().err
        first.kill()
        await first.wait()
        third = await local(tmp_path, "third")
        await until_said(third, tmp_path / "third.out", "http://127.0.0.1:")
        third.terminate()
        assert await third.wait() == 0
    finally:
        first.kill()
        await first.wait()


async def test_a_port_in_use_is_a_sentence(tmp_path: Path) -> None:
    server = await asyncio.start_server(lambda _r, w: w.close(), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    process = await local(tmp_path, "bot", port)
    assert await process.wait() == 2
    server.close()
    said = (tmp_path / "bot.err").read_text()
    assert "Traceback" not in said
    assert str(port) in said


def test_a_tried_translation_is_known_before_commands_are_made(tmp_path: Path) -> None:
    """The language is known before the texts of commands are made, and is no unknown setting. And
    players never see the template: a bot has their games alone."""
    code = "import sys; sys.argv = ['bot.py', '--local', '--language', 'xx']; import bot; "
    code += "from cogs.settings import load_settings; load_settings(local=True); "
    code += "from rules.engine.languages import spoken_language; print(spoken_language()); "
    code += "from rules import GAMES; print(*GAMES)"
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=HOUSE, capture_output=True, text=True, check=False
    )
    assert (said.stdout.split(), said.stderr) == (["xx", *PLAYED], "")


def test_an_unreadable_card_stops_the_start_and_is_named(tmp_path: Path) -> None:
    """The sentence names file, card and field, and no trace hides it."""
    packages = ("cogs", "documents", "pictures", "rules", "sandbox", "storage", "tables")
    for part in ("bot.py", "pyproject.toml", *packages):
        if (HOUSE / part).is_dir():
            shutil.copytree(HOUSE / part, tmp_path / part)
        else:
            shutil.copy(HOUSE / part, tmp_path / part)
    card = tmp_path / "rules" / "aurora" / "content" / "objects.yaml"
    card.write_text(card.read_text().replace("kind: object", "kind: nonsense", 1))
    started = subprocess.run(
        [sys.executable, "bot.py", "--local"], cwd=tmp_path, capture_output=True, check=False
    )
    said = started.stderr.decode()
    assert started.returncode == 2
    assert "objects.yaml, card " in said
    assert "kind" in said
    assert "Traceback" not in said


async def test_the_command_line_restores_a_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await Store.open(tmp_path / "data" / "emberkeep.sqlite3")
    await store.back_up(tmp_path / "copy.sqlite3")
    assert bot.main(["--restore", "copy.sqlite3"]) == 2
    assert "Stop the bot first" in capsys.readouterr().err
    await store.close()
    assert bot.main(["--restore", "copy.sqlite3"]) == 0
    assert "is now as in copy.sqlite3" in capsys.readouterr().out
    assert bot.main(["--restore", "nowhere.sqlite3"]) == 2
    assert "There is no file nowhere.sqlite3" in capsys.readouterr().err


async def test_an_event_after_shutdown_is_ignored(store: Store) -> None:
    """discord.py says "ready" and "disconnect" when it pleases: after `close` nobody listens."""
    keeper = Emberkeep(store)
    await keeper.close()
    keeper.dispatch("ready")


LIBRARIES = ("discord.gateway", "discord.http", "discord.webhook.async_", "aiosqlite", "aiohttp")


@pytest.fixture
def levels() -> Iterator[None]:
    """Restore the log levels that a test changes."""
    loggers = [logging.getLogger(), *map(logging.getLogger, logs.OWN_LOGGERS)]
    before = [(logger, logger.level) for logger in loggers]
    yield
    for logger, level in before:
        logger.setLevel(level)


@pytest.mark.usefixtures("levels")
@pytest.mark.parametrize("name", [*LIBRARIES, "PIL.Image", "asyncio", "whatever.comes"])
def test_libraries_log_nothing_below_info(name: str) -> None:
    logs.set_log_level("DEBUG")
    assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)
    assert logging.getLogger(name).isEnabledFor(logging.INFO)
    assert logging.getLogger("cogs.outbox.publisher").isEnabledFor(logging.DEBUG)
    logs.set_log_level("ERROR")
    assert not logging.getLogger(name).isEnabledFor(logging.WARNING)
    assert not logging.getLogger("cogs.outbox.publisher").isEnabledFor(logging.WARNING)


def test_all_our_packages_may_log_below_info() -> None:
    parts = {path.parent.name for path in HOUSE.glob("*/__init__.py")}
    assert parts - {"tests", "benchmarks", "tools"} <= set(logs.OWN_LOGGERS)


async def test_the_log_contains_no_payloads_or_statements(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that connects, with all debug logging on: no payload, and no statement."""
    monkeypatch.setenv(f"{VARIABLE_PREFIX}LOG_LEVEL", "DEBUG")
    process = await local(tmp_path, "bot")
    await until_said(process, tmp_path / "bot.err", "Connected as")
    process.terminate()
    assert await process.wait() == 0
    said = (tmp_path / "bot.err").read_text()
    assert "INFO discord" in said
    assert " DEBUG " not in said


async def test_loaded_objects_are_frozen_at_the_first_connection(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once: what a later connection finds may be garbage."""
    done: list[str] = []
    for name in ("collect", "freeze", "set_threshold"):
        monkeypatch.setattr(gc, name, lambda *_, name=name: done.append(name))
    bot._freeze_when_ready(camp.bot)
    for _ in range(2):
        camp.bot.dispatch("ready")
        await camp.env.settle()
    assert done == ["collect", "freeze", "set_threshold"]


@pytest.mark.parametrize(("language", "given"), [("en", ""), ("xx", "--local --language xx")])
def test_an_unreadable_message_stops_the_start(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    given: str,
) -> None:
    """On Discord, and of a translation that is tried."""
    (tmp_path / "en.ftl").write_text("good = Good\n", encoding="utf-8")
    broken = tmp_path / f"{language}.ftl"
    broken.write_text("good = Good\nbad = { $open\n", encoding="utf-8")
    monkeypatch.setattr(Message, "classes", {"broken": Broken})  # the others are whole
    monkeypatch.setattr(Broken, "catalogs", tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    assert bot.main(given.split()) == bot.CONFIGURATION
    said = capsys.readouterr().err
    assert said.startswith(f"A message cannot be read. {broken}, line ")


class Broken(Message):
    """A message of a catalog made up here."""

    __slots__ = ()
