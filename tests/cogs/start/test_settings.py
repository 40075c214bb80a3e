"""What stops the start with one sentence: settings, folders and files."""

import asyncio
import errno
import os
import secrets
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import bot
from cogs.settings import (
    VARIABLE_PREFIX,
    Settings,
    SettingsError,
    load_settings,
    warn_of_readable_file,
)
from storage import Store
from tables import sessions as table_sessions
from tables.sessions import TableSessions

HOUSE = Path(__file__).parents[3]


def what_stops_it(capsys: pytest.CaptureFixture[str], *given: str) -> str:
    """Start the bot with these arguments, which it refuses; what it says."""
    assert bot.main([*given]) == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    return said


def test_a_missing_token_is_explained_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert "DISCORD_TOKEN is missing" in what_stops_it(capsys)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("EMBERKEEP_LOG_LEVEL", "LOUD"),
        ("EMBERKEEP_OWNERS", "ada"),
        ("EMBERKEEP_LIVE_TABLES", "0"),
        ("EMBERKEEP_LIVE_TABLES", "many"),
        ("EMBERKEEP_LOG_FORMAT", "xml"),
        ("EMBERKEEP_METRICS_PORT", "70000"),
        ("EMBERKEEP_DATABASE", "mysql://user:secret@host/x"),
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
    assert "secret" not in str(why.value)


def test_settings_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("EMBERKEEP_OWNERS", "1, 2 3")
    monkeypatch.setenv("EMBERKEEP_LOG_LEVEL", "debug")
    settings = load_settings()
    assert settings.owners == (1, 2, 3)
    assert settings.log_level == "DEBUG"
    assert "x" not in repr(settings.token)


def test_every_setting_is_documented() -> None:
    lines = (HOUSE / ".env.example").read_text().splitlines()
    for name in Settings.model_fields:
        shown = "DISCORD_TOKEN" if name == "token" else f"{VARIABLE_PREFIX}{name}".upper()
        at = next(
            n for n, line in enumerate(lines) if line.removeprefix("#").startswith(f"{shown}=")
        )
        assert lines[at - 1].startswith("#")


def test_a_chosen_seed_is_for_local_play_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.parse_arguments(["--local", "--seed", "ember"]).seed == "ember"
    with pytest.raises(SystemExit):
        bot.parse_arguments(["--seed", "ember"])
    assert "nobody may know the dice beforehand" in capsys.readouterr().err


def test_tables_have_different_seeds_unless_one_is_given(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_sessions, "secrets", secrets)  # drawn, as for players
    sessions, given = TableSessions(store), TableSessions(store, seed="ember")
    assert sessions.draw_seed() != sessions.draw_seed()
    assert given.draw_seed() == given.draw_seed() == "ember"


@pytest.mark.parametrize("where", ["environment", "file"])
def test_an_unknown_setting_is_an_error(monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    if where == "file":
        Path(".env").write_text("EMBERKEEP_LOG_LEVLE=DEBUG\n", "utf-8")
    else:
        monkeypatch.setenv("EMBERKEEP_LOG_LEVLE", "DEBUG")
    with pytest.raises(SettingsError, match="no setting EMBERKEEP_LOG_LEVLE") as why:
        load_settings(local=True)
    assert "Do you mean EMBERKEEP_LOG_LEVEL?" in str(why.value)


def test_a_malformed_settings_file_is_explained_in_a_sentence() -> None:
    Path(".env").write_text("EMBERKEEP_DATA=here\n", "utf-16")
    with pytest.raises(SettingsError, match="UTF-8"):
        load_settings(local=True)


def test_a_token_readable_by_others_causes_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    file = Path(".env")
    file.write_text("DISCORD_TOKEN=x\n", "utf-8")
    file.chmod(0o600)
    warn_of_readable_file()
    assert not caplog.messages
    file.chmod(0o644)
    warn_of_readable_file()
    assert "chmod 600 .env" in caplog.text


@pytest.mark.parametrize("token", ["abc\ndef", "abc\rdef", "abc def", "abc\x00", "äbc", "a\u2028b"])
def test_an_unsendable_token_is_explained_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], token: str
) -> None:
    """An environment variable cannot contain a zero byte; a file can."""
    Path(".env").write_text(f'DISCORD_TOKEN="{token}"\n')
    said = what_stops_it(capsys)
    assert "DISCORD_TOKEN has a space, a line break" in said
    assert "abc" not in said


def test_a_line_break_after_the_token_is_stripped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def-g_h\n")
    assert load_settings().token.get_secret_value().strip() == "abc.def-g_h"


def test_an_impossible_folder_is_explained_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("EMBERKEEP_DATA", str(tmp_path / "file" / "data"))
    assert "cannot be kept" in what_stops_it(capsys, "--local", "--port", "0")


@pytest.mark.parametrize("reason", [errno.EROFS, errno.EACCES])
def test_an_unwritable_folder_is_explained_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], reason: int
) -> None:
    """As on a file system that is mounted for reading, which stops root too."""
    whole = os.open

    def refusing(path: Any, flags: int, *more: Any, **named: Any) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR) and "emberkeep.sqlite3" in str(path):
            raise OSError(reason, os.strerror(reason), str(path))
        return whole(path, flags, *more, **named)

    monkeypatch.setattr(os, "open", refusing)
    said = what_stops_it(capsys, "--local", "--port", "0")
    assert os.strerror(reason) in said
    assert "emberkeep.sqlite3" in said


def test_a_read_only_database_is_explained_in_a_sentence(
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
    assert "readonly database" in what_stops_it(capsys, "--local", "--port", "0")
