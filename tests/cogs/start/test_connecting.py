"""What Discord may refuse at startup, and what the bot waits for."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from pydantic import SecretStr

import bot
from cogs.registry import Emberkeep
from cogs.settings import load_settings
from cogs.start_refused import explain_refusal, is_transient
from sandbox import Sandbox, point_at
from sandbox.gateway import Gateway, Socket
from storage import Store

HOUSE = Path(__file__).parents[3]


async def started_at(sandbox: Sandbox, folder: Path, *given: str, shards: int | None = None) -> str:
    """What the bot says when it cannot start there."""
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
    [(4010, "EMBERKEEP_SHARDS"), (4011, "so few shards"), (4012, "update Emberkeep")],
)
def test_a_closed_connection_is_explained_in_a_sentence(code: int, words: str) -> None:
    closed = discord.ConnectionClosed(SimpleNamespace(close_code=code), shard_id=0)
    said = explain_refusal(closed)
    assert words in said
    assert str(code) in said


@pytest.mark.parametrize(("code", "words"), [(4004, "DISCORD_TOKEN"), (4014, "intents")])
async def test_a_permanently_refused_connection_is_explained_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, words: str
) -> None:
    async def refused(self: Gateway, socket: Socket, data: object) -> None:
        await socket.ws.close(code=code)

    monkeypatch.setattr(Gateway, "_begin_session", refused)
    async with await Sandbox.start() as sandbox:
        said = await started_at(sandbox, tmp_path)
    assert words in said
    assert str(code) in said


@pytest.mark.parametrize(
    ("status", "again"), [(401, False), (403, False), (429, True), (500, True), (503, True)]
)
def test_a_login_is_repeated_only_after_transient_errors(status: int, again: bool) -> None:
    answer: Any = SimpleNamespace(status=status, reason="No")
    assert is_transient(discord.HTTPException(answer, "error code: 1015")) == again


@pytest.mark.parametrize(
    ("call", "given", "words"),
    [
        ("GET /gateway/bot", "", "be reached: The gateway to connect to discord was not found."),
        (
            "PUT /applications/",
            "--sync",
            "refused the list of commands, so the bot did not start. It says: 403",
        ),
        ("GET /users/@me", "", "would not let the bot in: 403"),
    ],
)
async def test_a_forbidden_call_is_explained_in_a_sentence(
    tmp_path: Path, call: str, given: str, words: str
) -> None:
    async with await Sandbox.start() as sandbox:
        sandbox.faults.rest(403, call)
        assert words in await started_at(sandbox, tmp_path, *given.split())


async def test_too_few_shards_are_explained_in_a_sentence(tmp_path: Path) -> None:
    async with await Sandbox.start(shards=3) as sandbox:
        said = await started_at(sandbox, tmp_path, shards=2)
    assert "in more servers than Discord allows on so few shards" in said
    assert "EMBERKEEP_SHARDS" in said and "(close code 4011)" in said


async def test_the_bot_starts_no_session_that_would_reset_its_token(tmp_path: Path) -> None:
    async with await Sandbox.start(shards=3) as sandbox:
        sandbox.world.starts.per_day = 2
        said = await started_at(sandbox, tmp_path)
        assert not sandbox.gateway.sessions
    assert "Discord allows the bot 2 more new sessions for now, and it needs 3" in said
    assert "Start it again in 24 hours." in said


async def test_a_login_waits_out_transient_errors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """With a line in the log for each try."""
    monkeypatch.setattr(bot, "FIRST_PAUSE", 0.001)
    login = discord.http.HTTPClient.static_login
    tries: list[str] = []

    async def refused_twice(self: discord.http.HTTPClient, token: str) -> Any:
        tries.append(token)
        user = await login(self, token)
        if len(tries) < 3:
            answer: Any = SimpleNamespace(status=429, reason="No")
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


async def test_the_bot_waits_for_the_network(
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


def test_permanent_failures_have_their_own_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("EMBERKEEP_DATABASE", "mysql://x")
    assert bot.main([]) == bot.CONFIGURATION
    unit = (HOUSE / "deploy" / "emberkeep.service").read_text("utf-8")
    assert f"RestartPreventExitStatus={bot.CONFIGURATION}\n" in unit
