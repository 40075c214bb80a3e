"""Starting and stopping: what stops the start with one sentence, and an orderly shutdown."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import secrets
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from pydantic import SecretStr

import bot
from cogs.monitoring import logs
from cogs.registry import Emberkeep
from cogs.settings import PREFIX, Settings, SettingsError, load_settings, warn_of_readable_file
from sandbox import Sandbox, point_at
from sandbox.gateway import Gateway, Socket
from storage import Store
from tables import sessions as table_sessions
from tables.sessions import TableSessions
from tests.cogs.play import Camp
from tests.forked import Forked

HOUSE = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No setting comes from the environment in which the tests run."""
    for name in list(os.environ):
        if name.startswith(PREFIX) or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def test_without_a_token_the_start_stops_with_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert bot.main([]) == 2
    said = capsys.readouterr().err
    assert "DISCORD_TOKEN is missing" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("EMBERKEEP_LOG_LEVEL", "LOUD"),
        ("EMBERKEEP_OWNERS", "ada"),
        ("EMBERKEEP_LIVE_TABLES", "0"),
        ("EMBERKEEP_LIVE_TABLES", "many"),
        ("EMBERKEEP_LOG_FORMAT", "xml"),
        ("EMBERKEEP_METRICS_PORT", "70000"),
    ],
)
def test_a_malformed_setting_is_named(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=name) as why:
        load_settings()
    assert "\n" not in str(why.value)


def test_settings_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("EMBERKEEP_OWNERS", "1, 2 3")
    monkeypatch.setenv("EMBERKEEP_LOG_LEVEL", "debug")
    settings = load_settings()
    assert settings.owners == (1, 2, 3)
    assert settings.log_level == "DEBUG"
    assert "x" not in repr(settings.token)


def test_every_setting_has_its_documented_line() -> None:
    lines = (HOUSE / ".env.example").read_text().splitlines()
    for name in Settings.model_fields:
        shown = "DISCORD_TOKEN" if name == "token" else f"{PREFIX}{name}".upper()
        at = next(
            n for n, line in enumerate(lines) if line.removeprefix("#").startswith(f"{shown}=")
        )
        assert lines[at - 1].startswith("#")


def test_a_seed_of_ones_own_is_for_local_play_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.parse_arguments(["--local", "--seed", "ember"]).seed == "ember"
    with pytest.raises(SystemExit):
        bot.parse_arguments(["--seed", "ember"])
    assert "nobody may know the dice beforehand" in capsys.readouterr().err


async def test_each_table_has_its_own_seed_unless_one_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_sessions, "secrets", secrets)  # drawn, as for players
    store = await Store.open(tmp_path / "e.sqlite3")
    sessions, given = TableSessions(store), TableSessions(store, seed="ember")
    assert sessions.new_seed() != sessions.new_seed()
    assert given.new_seed() == given.new_seed() == "ember"
    await store.close()


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_it_within_five_seconds(tmp_path: Path, sign: signal.Signals) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(HOUSE / "bot.py"),
        *("--local", "--no-browser", "--port", "0"),
        cwd=tmp_path,
        env={**os.environ, "EMBERKEEP_DATA": str(tmp_path / "data")},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout and process.stderr
    try:
        assert b"http://127.0.0.1:" in await process.stdout.readline()
        while b"connected to Gateway" not in await process.stderr.readline():
            assert process.returncode is None
        begun = time.monotonic()
        process.send_signal(sign)
        _, said = await process.communicate()
        assert time.monotonic() - begun < 5
        assert process.returncode == 0
        assert b"Traceback" not in said
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


HELD_UP = """
import asyncio, sys, threading
import bot
async def held_up(keeper, token, stop):
    asyncio.get_running_loop().run_in_executor(None, threading.Event().wait)
    print("held up", flush=True)
    await stop.wait()
bot._stay = held_up
sys.exit(bot.main(["--local", "--port", "0"]))
"""


async def test_a_thread_that_does_not_end_holds_nothing_up(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", HELD_UP),
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(HOUSE)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout
    try:
        while b"held up" not in await process.stdout.readline():
            assert process.returncode is None
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(30):
            _, said = await process.communicate()
        assert process.returncode == 0
        assert b"Traceback" not in said
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def local(folder: Path, name: str, port: int = 0) -> Forked:
    """`bot.py --local` there, which need not load what it is made of; it says `name`.out and
    .err."""
    return await Forked.start(
        *(bot.main, ["--local", "--no-browser", "--port", str(port)]),
        folder=folder,
        environment=os.environ,
        said=folder / f"{name}.out",
        log=folder / f"{name}.err",
    )


async def until_said(process: Forked, where: Path, words: str) -> None:
    while not where.exists() or words not in where.read_text():
        assert process.returncode is None
        await asyncio.sleep(0.01)


async def test_two_bots_do_not_share_a_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The second says who has it; when the first is killed, the next one starts."""
    copy = tmp_path / "copy.sqlite3"
    store = await Store.open(copy)
    await store.close()

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


def test_a_broken_card_stops_the_start_with_its_name(tmp_path: Path) -> None:
    """The sentence names file, card and field, and no trace hides it."""
    packages = ("cogs", "documents", "pictures", "rules", "sandbox", "storage", "tables")
    for part in ("bot.py", *packages):
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


async def test_a_backup_is_put_back_from_the_command_line(
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


async def test_an_event_that_comes_after_it_has_left(tmp_path: Path) -> None:
    """discord.py says "ready" and "disconnect" when it pleases: after `close` nobody listens."""
    store = await Store.open(tmp_path / "left.sqlite3")
    keeper = Emberkeep(store)
    await keeper.close()
    keeper.dispatch("ready")
    await store.close()


# -- what Discord refuses ------------------------------------------------------------------------


async def started_at(sandbox: Sandbox, folder: Path, *given: str, shards: int | None = None) -> str:
    """What the bot says that cannot start there."""
    settings = load_settings(token=SecretStr(sandbox.token), data=folder, shards=shards)
    point_back = point_at(sandbox.base_url)
    try:
        with pytest.raises(bot.CannotStart) as why:
            await bot.run(settings, bot.parse_arguments(list(given)))
    finally:
        point_back()
    said = str(why.value)
    assert "\n" not in said
    return said


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (4004, "DISCORD_TOKEN"),
        (4010, "EMBERKEEP_SHARDS"),
        (4011, "so few shards"),
        (4012, "update Emberkeep"),
        (4013, "intents"),
        (4014, "intents"),
    ],
)
async def test_a_connection_that_is_refused_for_good_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, words: str
) -> None:
    async def refused(self: Gateway, socket: Socket, data: object) -> None:
        await socket.ws.close(code=code)

    monkeypatch.setattr(Gateway, "_identify", refused)
    async with await Sandbox.start() as sandbox:
        said = await started_at(sandbox, tmp_path)
    assert words in said
    assert str(code) in said


async def test_a_gateway_that_is_not_told_is_a_sentence(tmp_path: Path) -> None:
    async with await Sandbox.start() as sandbox:
        sandbox.faults.rest(403, "GET /gateway/bot")
        said = await started_at(sandbox, tmp_path)
    assert said == "Discord could not be reached: The gateway to connect to discord was not found."


async def test_too_few_shards_are_a_sentence(tmp_path: Path) -> None:
    async with await Sandbox.start(shards=3) as sandbox:
        said = await started_at(sandbox, tmp_path, shards=2)
    assert "in more servers than Discord allows on so few shards" in said
    assert "EMBERKEEP_SHARDS" in said and "(close code 4011)" in said


async def test_it_begins_no_session_that_would_cost_it_its_token(tmp_path: Path) -> None:
    async with await Sandbox.start(shards=3) as sandbox:
        sandbox.world.starts.per_day = 2
        said = await started_at(sandbox, tmp_path)
        assert not sandbox.gateway.sessions
    assert "Discord allows the bot 2 more new sessions for now, and it needs 3" in said
    assert "Start it again in 24 hours." in said


async def test_a_list_of_commands_that_is_refused_is_a_sentence(tmp_path: Path) -> None:
    async with await Sandbox.start() as sandbox:
        sandbox.faults.rest(403, "PUT /applications/")
        said = await started_at(sandbox, tmp_path, "--sync")
    assert "refused the list of commands" in said
    assert "403" in said


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_login_waits_out_what_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    """With a line in the log for each try."""
    monkeypatch.setattr(bot, "FIRST_PAUSE", 0.001)
    login = discord.http.HTTPClient.static_login
    tries: list[str] = []

    async def refused_twice(self: discord.http.HTTPClient, token: str) -> Any:
        tries.append(token)
        user = await login(self, token)
        if len(tries) < 3:
            answer: Any = SimpleNamespace(status=status, reason="No")
            raise discord.HTTPException(answer, "error code: 1015")
        return user

    monkeypatch.setattr(discord.http.HTTPClient, "static_login", refused_twice)
    async with await Sandbox.start() as sandbox:
        sandbox.faults.rest(403, "PUT /applications/")
        said = await started_at(sandbox, tmp_path, "--sync")
    assert "refused the list of commands" in said, "it got that far"
    waited = [line for line in caplog.messages if "I try again in" in line]
    assert len(waited) == 2
    assert all("error code" not in line for line in waited)


async def test_a_network_that_is_not_there_yet_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot, "FIRST_PAUSE", 0.001)
    tries: list[str] = []

    async def no_network(self: discord.http.HTTPClient, token: str) -> Any:
        tries.append(token)
        if len(tries) < 3:
            raise aiohttp.ClientError("Temporary failure in name resolution")
        raise discord.LoginFailure("done")

    monkeypatch.setattr(discord.http.HTTPClient, "static_login", no_network)
    async with await Sandbox.start() as sandbox:
        assert "DISCORD_TOKEN" in await started_at(sandbox, tmp_path)
    assert sum("could not be reached: Temporary" in line for line in caplog.messages) == 2


async def test_commands_are_uploaded_when_they_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without being asked, and not again at the next start."""
    upload = discord.http.HTTPClient.bulk_upsert_global_commands
    uploads: list[int] = []

    def counted(self: discord.http.HTTPClient, application: int, payload: Any) -> Any:
        uploads.append(len(payload))
        return upload(self, application, payload)

    monkeypatch.setattr(discord.http.HTTPClient, "bulk_upsert_global_commands", counted)
    async with await Sandbox.start() as sandbox:
        point_back = point_at(sandbox.base_url)
        try:
            for known, expected in (("one", 1), ("one", 1), ("other", 2)):
                store = await Store.open(tmp_path / "e.sqlite3")
                keeper = Emberkeep(store, known_commands=tmp_path / known)
                await keeper.login(sandbox.token)
                assert len(uploads) == expected
                await keeper.close()
                await store.close()
        finally:
            point_back()
    assert min(uploads) > 10


def test_what_a_restart_may_cure_has_an_exit_code_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("EMBERKEEP_DATABASE", "postgresql://user:secret@127.0.0.1:1/emberkeep")
    assert bot.main([]) == bot.TRY_AGAIN
    monkeypatch.setenv("EMBERKEEP_DATABASE", "mysql://x")
    assert bot.main([]) == bot.CONFIGURATION
    unit = (HOUSE / "deploy" / "emberkeep.service").read_text("utf-8")
    assert f"RestartPreventExitStatus={bot.CONFIGURATION}\n" in unit


@pytest.mark.parametrize("where", ["environment", "file"])
def test_a_setting_that_there_is_not_is_an_error_with_the_nearest_name(
    monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    if where == "file":
        Path(".env").write_text("EMBERKEEP_LOG_LEVLE=DEBUG\n", "utf-8")
    else:
        monkeypatch.setenv("EMBERKEEP_LOG_LEVLE", "DEBUG")
    with pytest.raises(SettingsError, match="no setting EMBERKEEP_LOG_LEVLE") as why:
        load_settings(local=True)
    assert "Do you mean EMBERKEEP_LOG_LEVEL?" in str(why.value)


def test_a_file_of_settings_in_another_form_is_a_sentence() -> None:
    Path(".env").write_text("EMBERKEEP_DATA=here\n", "utf-16")
    with pytest.raises(SettingsError, match="UTF-8"):
        load_settings(local=True)


def test_a_token_that_others_can_read_is_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    file = Path(".env")
    file.write_text("DISCORD_TOKEN=x\n", "utf-8")
    file.chmod(0o600)
    warn_of_readable_file()
    assert not caplog.messages
    file.chmod(0o644)
    warn_of_readable_file()
    assert "chmod 600 .env" in caplog.text


async def test_a_login_that_fails_is_a_sentence(tmp_path: Path) -> None:
    async with await Sandbox.start() as sandbox:
        sandbox.faults.rest(403, "GET /users/@me")
        said = await started_at(sandbox, tmp_path)
    assert "would not let the bot in: 403" in said


@pytest.mark.parametrize("token", ["abc\ndef", "abc\rdef", "abc def", "abc\x00", "äbc", "a\u2028b"])
def test_a_token_that_no_header_can_hold_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], token: str
) -> None:
    """An environment can hold no zero; a file can."""
    Path(".env").write_text(f'DISCORD_TOKEN="{token}"\n')
    assert bot.main([]) == 2
    said = capsys.readouterr().err
    assert "DISCORD_TOKEN has a space, a line break" in said
    assert "abc" not in said
    assert "Traceback" not in said


def test_a_line_break_after_the_token_is_none_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def-g_h\n")
    assert load_settings().token.get_secret_value().strip() == "abc.def-g_h"


# -- where nothing can be written ----------------------------------------------------------------


def test_a_folder_that_cannot_be_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("EMBERKEEP_DATA", str(tmp_path / "file" / "data"))
    assert bot.main(["--local", "--port", "0"]) == 2
    said = capsys.readouterr().err
    assert "cannot be kept" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("reason", [errno.EROFS, errno.EACCES])
def test_a_folder_that_cannot_be_written_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], reason: int
) -> None:
    """As on a file system that is mounted for reading, which stops root too."""
    whole = os.open

    def refusing(path: Any, flags: int, *more: Any, **named: Any) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR) and "emberkeep.sqlite3" in str(path):
            raise OSError(reason, os.strerror(reason), str(path))
        return whole(path, flags, *more, **named)

    monkeypatch.setattr(os, "open", refusing)
    assert bot.main(["--local", "--port", "0"]) == 2
    said = capsys.readouterr().err
    assert os.strerror(reason) in said
    assert "emberkeep.sqlite3" in said
    assert "Traceback" not in said


def test_a_database_that_can_only_be_read_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite opens such a file, for reading, and says nothing of it."""

    async def kept() -> None:
        await (await Store.open(tmp_path / "data" / "local" / "emberkeep.sqlite3")).close()

    asyncio.run(kept())
    whole = sqlite3.connect

    def for_reading(path: Path, **more: Any) -> Any:
        return whole(f"{path.absolute().as_uri()}?mode=ro", uri=True, **more)

    monkeypatch.setattr(sqlite3, "connect", for_reading)
    assert bot.main(["--local", "--port", "0"]) == 2
    said = capsys.readouterr().err
    assert "readonly database" in said
    assert "Traceback" not in said


# -- the log -------------------------------------------------------------------------------------

LIBRARIES = ("discord.gateway", "discord.http", "discord.webhook.async_", "aiosqlite", "aiohttp")


@pytest.fixture
def levels() -> Iterator[None]:
    """What a test sets, it sets back."""
    loggers = [logging.getLogger(), *map(logging.getLogger, logs.OURS)]
    before = [(logger, logger.level) for logger in loggers]
    yield
    for logger, level in before:
        logger.setLevel(level)


@pytest.mark.usefixtures("levels")
@pytest.mark.parametrize("name", [*LIBRARIES, "PIL.Image", "asyncio", "whatever.comes"])
def test_libraries_tell_nothing_below_info(name: str) -> None:
    logs.log_from("DEBUG")
    assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)
    assert logging.getLogger(name).isEnabledFor(logging.INFO)
    assert logging.getLogger("cogs.outbox.publisher").isEnabledFor(logging.DEBUG)
    logs.log_from("ERROR")
    assert not logging.getLogger(name).isEnabledFor(logging.WARNING)
    assert not logging.getLogger("cogs.outbox.publisher").isEnabledFor(logging.WARNING)


def test_every_part_of_ours_is_among_those_that_may_tell_more() -> None:
    parts = {path.parent.name for path in HOUSE.glob("*/__init__.py")} - {"tests", "benchmarks"}
    assert parts <= set(logs.OURS)


async def test_what_passes_through_is_in_no_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that connects, with all it may tell: no payload, and no statement."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(HOUSE / "bot.py"), "--local", "--port", "0"),
        cwd=tmp_path,
        env={**os.environ, "EMBERKEEP_LOG_LEVEL": "DEBUG"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stderr
    said = b""
    while b"Connected as" not in said.splitlines()[-1] if said else True:
        line = await process.stderr.readline()
        assert line
        said += line
    process.terminate()
    _, rest = await process.communicate()
    assert b"INFO discord" in said
    assert b" DEBUG " not in said + rest


async def test_what_is_loaded_when_it_is_connected_is_kept_out_of_garbage_collection(
    camp: Camp,
) -> None:
    """Once: what a later connection finds may be garbage."""
    bot._freeze_when_ready(camp.bot)
    before = gc.get_freeze_count()
    try:
        camp.bot.dispatch("ready")
        await camp.env.settle()
        assert (frozen := gc.get_freeze_count()) > before
        camp.bot.dispatch("ready")
        await camp.env.settle()
        assert gc.get_freeze_count() <= frozen
    finally:
        gc.unfreeze()
