"""The bot with a database on a PostgreSQL server, as its operator sees it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import bot
from cogs.admin import health
from cogs.settings import load_settings
from storage import Store
from tests.clock import Clock
from tests.cogs.play import Camp
from tests.storage.tables import start_table


@pytest.fixture
async def store(address: str, clock: Clock) -> AsyncIterator[Store]:
    opened = await Store.open(address, clock)
    yield opened
    await opened.close()


async def test_health_names_the_server_and_who_makes_backups(camp: Camp) -> None:
    await start_table(camp.store)
    words = await health.describe_health(camp.bot)
    assert "1 in play, 0 gathering" in words
    assert "used by the database, which is the PostgreSQL database emberkeep at " in words
    assert "Backups: PostgreSQL's own tools make them" in words
    assert "⚠️" not in words


@pytest.fixture
def there(address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """EMBERKEEP_DATABASE, where the bot is started in an empty folder."""
    monkeypatch.chdir(tmp_path)
    named = address + "&options=-c%20lock_timeout%3D20ms"  # it does not wait until another ends
    monkeypatch.setenv("EMBERKEEP_DATABASE", named)
    return named


def test_a_database_server_is_not_restored_from_a_file(
    there: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bot.main(["--restore", "copy.sqlite3"]) == 2
    said = capsys.readouterr().err
    assert "Nothing was restored" in said
    assert "pg_restore" in said


async def test_the_command_line_moves_a_database(
    there: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await Store.open(there, alone=True)
    await start_table(store)
    assert bot.main(["--move-database", "moved.sqlite3"]) == 2
    assert "Nothing was moved" in capsys.readouterr().err
    await store.close()
    assert bot.main(["--move-database", "moved.sqlite3"]) == 0
    said = capsys.readouterr().out
    assert "           2  seats\n" in said
    assert "           6  in all" in said
    for wrong in ("moved.sqlite3", "mysql://user:secret@host/x"):
        assert bot.main(["--move-database", wrong]) == 2
        said = capsys.readouterr().err
        assert "Nothing was moved" in said
        assert "secret" not in said
    moved = await Store.open(tmp_path / "moved.sqlite3")
    assert (await moved.count_tables_and_posts()).playing == 1
    await moved.close()


@pytest.fixture
def read_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """All messages are known to be whole (`test_process` has a broken one): to read them takes
    longer than the test."""
    monkeypatch.setattr(bot, "check_catalogs", lambda: None)


@pytest.mark.usefixtures("read_before")
def test_an_unreachable_server_is_reported_without_the_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("EMBERKEEP_DATABASE", "postgresql://user:secret@127.0.0.1:1/emberkeep")
    assert "secret" not in repr(load_settings())
    assert bot.main([]) == bot.TRY_AGAIN
    said = capsys.readouterr().err
    assert "The database cannot be used: The database could not be reached" in said
    assert "secret" not in said
    assert "Traceback" not in said


@pytest.mark.usefixtures("read_before")
def test_several_processes_need_a_database_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    assert bot.main(["--shards", "all", "--of", "2"]) == bot.CONFIGURATION
    assert "Several processes (--of) need a PostgreSQL database" in capsys.readouterr().err
