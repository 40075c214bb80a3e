# /// script
# requires-python = ">=3.11"
# dependencies = [
#   "aiohttp~=3.14",
#   "aiosqlite~=0.22",
#   "confusable-homoglyphs~=3.3",
#   "discord.py~=2.7",
#   "filelock~=4.3",
#   "fluent.runtime~=0.4",
#   "jinja2~=3.1",
#   "markdown-it-py~=4.3",
#   "pillow~=13.0",
#   "prometheus-client~=0.26",
#   "psycopg[binary]~=3.3",
#   "pydantic~=2.14",
#   "pydantic-settings~=2.16",
#   "python-json-logger~=4.2",
#   "pyyaml~=6.0",
#   "tzdata~=2026.1",
# ]
#
# [tool.uv]
# constraint-dependencies = [ # of pyproject.toml's, those that a bot needs
#   "aiohappyeyeballs==2.7.1",
#   "aiohttp==3.14.5",
#   "aiosignal==1.4.0",
#   "aiosqlite==0.22.1",
#   "annotated-types==0.8.0",
#   "attrs==26.1.0",
#   "audioop-lts==0.2.2",
#   "babel==2.19.0",
#   "confusable-homoglyphs==3.3.1",
#   "discord-py==2.7.1",
#   "filelock==4.3.1",
#   "fluent-runtime==0.4.0",
#   "fluent-syntax==0.19.0",
#   "frozenlist==1.8.0",
#   "idna==3.20",
#   "jinja2==3.1.6",
#   "markdown-it-py==4.3.0",
#   "markupsafe==3.0.4",
#   "mdurl==0.1.2",
#   "multidict==7.2.1",
#   "pillow==13.0.0",
#   "prometheus-client==0.26.0",
#   "propcache==0.5.4",
#   "psycopg==3.3.9",
#   "psycopg-binary==3.3.9",
#   "pydantic==2.14.3",
#   "pydantic-core==2.50.4",
#   "pydantic-settings==2.16.3",
#   "python-dotenv==1.2.4",
#   "python-json-logger==4.2.0",
#   "pytz==2026.6",
#   "pyyaml==6.0.3",
#   "typing-extensions==4.16.0",
#   "typing-inspection==0.4.5",
#   "tzdata==2026.6",
#   "yarl==1.25.1",
# ]
# ///
"""Starts Emberkeep: settings, store, bot, and with `--local` also an embedded Discord."""

import argparse
import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord

if "--language" in sys.argv[1:-1]:  # texts are made while the modules below are loaded
    os.environ["_EMBERKEEP_LANGUAGE"] = sys.argv[sys.argv.index("--language") + 1]
gc.disable()  # modules stay in memory, so collecting while they load would only cost time
try:
    import pictures
    from cogs import start_refused
    from cogs.arguments import parse_arguments
    from cogs.monitoring import logs
    from cogs.monitoring.server import monitor_bot
    from cogs.registry import Emberkeep
    from cogs.settings import Settings, SettingsError, load_settings, warn_of_readable_file
    from rules.engine.catalogs import BrokenMessage
    from rules.engine.languages import ENGLISH
    from rules.engine.messages import check_catalogs
    from sandbox import Sandbox, point_at
    from sandbox.browser import open_page
    from storage import (
        Backups,
        InUse,
        Packing,
        Place,
        StorageError,
        StorageFailed,
        Store,
        UnusedPacks,
        claim_database,
        copy_everything,
        format_row_counts,
        parse_place,
        restore_backup,
    )
    from tables.garbage import collect_garbage_less_often
except Exception as broken:  # cards and commands' descriptions are read with their modules
    faults = {
        "BrokenCard": "A card cannot be played with.",
        "BrokenMessage": "A message cannot be read.",
    }
    if type(broken).__name__ not in faults:
        raise
    print(f"{faults[type(broken).__name__]} {broken}", file=sys.stderr)
    sys.exit(2)
finally:
    gc.enable()

log = logging.getLogger("emberkeep")

DATABASE_FILE = "emberkeep.sqlite3"
THREAD_SWITCH_SECONDS = 0.001
"""The interpreter's thread switch interval, in seconds. With Python's default of five milliseconds,
the event loop would wait that long for each packet while another thread paints a picture."""
SECONDS_TO_DISCONNECT = 4.5
"""How many seconds the bot has to disconnect from Discord."""
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 300.0
"""The first and the longest pause between two tries to log in, in seconds."""
SECONDS_FOR_LAST_THREADS = 0.4
"""How many seconds the process waits at its end for threads that are still working."""
CONFIGURATION, TRY_AGAIN = 2, 75
"""Exit codes: somebody must change a setting first, or the same start may work later."""


class CannotStart(Exception):
    """The bot cannot start. The text says why, in a sentence or two. `code`: the exit code."""

    def __init__(self, why: str, code: int = CONFIGURATION) -> None:
        super().__init__(why)
        self.code = code


def main(given: list[str] | None = None) -> int:
    """Run until a signal stops the bot. Returns the exit code: 0, CONFIGURATION or TRY_AGAIN."""
    asked = parse_arguments(given)
    try:
        aside = asked.restore is not None or asked.move_database is not None
        settings = load_settings(local=asked.local or aside)
        if asked.restore is not None:
            print(restore_database(settings, asked))
            return 0
        if asked.move_database is not None:
            print(move_database(settings, asked))
            return 0
        if not asked.local or asked.language != ENGLISH:  # it takes a second
            _check_words()
        sys.setswitchinterval(THREAD_SWITCH_SECONDS)
        os.umask(0o077)  # no other user of this machine may read stored files
        logs.set_up_logging(settings.log_level, settings.log_format)
        warn_of_readable_file()
        # The bot does not use voice, so it needs no warning that the voice libraries are missing.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        with asyncio.Runner() as runner:
            runner.run(run(settings, asked))
            out = _start_exit_timer()
        out.cancel()
    except SettingsError as why:
        print(why, file=sys.stderr)
        return CONFIGURATION
    except CannotStart as why:
        if settings.log_format == "json":  # a program reads the log and expects only JSON
            log.critical("%s", why)
        else:
            print(why, file=sys.stderr)
        return why.code
    return 0


def _check_words() -> None:
    """Read all catalogs of messages. Raises CannotStart for one that is broken."""
    try:
        check_catalogs()
    except BrokenMessage as broken:
        raise CannotStart(f"A message cannot be read. {broken}") from broken


def find_data_folder(settings: Settings, asked: argparse.Namespace) -> Path:
    """Find the folder that holds all stored files."""
    return settings.data / "local" if asked.local else settings.data


def find_database(settings: Settings, asked: argparse.Namespace) -> Place:
    """Find the database's file or address. Local play has a database of its own."""
    chosen = settings.database.get_secret_value().strip()
    if asked.local or not chosen:
        return find_data_folder(settings, asked) / DATABASE_FILE
    return parse_place(chosen)


def restore_database(settings: Settings, asked: argparse.Namespace) -> str:
    """Restore a backup. Returns a text to print. Raises CannotStart if that fails."""
    database = find_database(settings, asked)
    try:
        before = restore_backup(asked.restore, database, datetime.now(UTC))
    except (StorageError, OSError) as error:
        raise CannotStart(f"Nothing was restored. {error}") from error
    kept = f" The database that was there before is now {before}." if before else ""
    return f"{database} is now as in {asked.restore}.{kept} Start the bot as usual."


def move_database(settings: Settings, asked: argparse.Namespace) -> str:
    """Move the database. Returns a text to print. Raises CannotStart if that fails."""
    try:
        target = parse_place(asked.move_database.strip())
        moved = copy_everything(find_database(settings, asked), target, datetime.now(UTC))
    except (StorageError, OSError, ValueError) as error:
        raise CannotStart(f"Nothing was moved. {error}") from error
    return (
        f"{format_row_counts(moved)}\nName the new database in EMBERKEEP_DATABASE and start the "
        "bot as usual. The old one is unchanged."
    )


def _start_exit_timer() -> threading.Timer:
    """Start a timer that ends the process even if threads are still working. Python would wait for
    them and cannot stop them, but all is written and the database closed, so nothing is lost."""
    timer = threading.Timer(SECONDS_FOR_LAST_THREADS, os._exit, (0,))
    timer.daemon = True
    timer.start()
    return timer


async def run(settings: Settings, asked: argparse.Namespace) -> None:
    """Open the store, connect the bot to Discord, and stay connected until a signal comes."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        # Not `add_signal_handler`, which Windows does not have.
        signal.signal(sign, lambda *_: loop.call_soon_threadsafe(stop.set))
    folder = find_data_folder(settings, asked)
    async with contextlib.AsyncExitStack() as resources:
        database = find_database(settings, asked)
        if isinstance(database, Path):
            resources.enter_context(_claim_file(database))
        store = await _open_store(database, together=asked.of is not None)
        resources.push_async_callback(store.close)
        token = settings.token.get_secret_value()
        if asked.local:
            token = await resources.enter_async_context(_run_sandbox(folder, asked))
        pictures.start_painting_process()
        resources.callback(pictures.close_painters)
        bot = Emberkeep(
            store,
            owners=settings.owners,
            live_tables=settings.live_tables,
            shard_count=asked.of or settings.shards,
            shard_ids=sorted(asked.shards) or None,
            sync_at_start=asked.sync or asked.local,
            known_commands=folder / "commands.sha256",
            seed=asked.seed,
            greet_at_start=True,
            icons_at_start=True,
            packs=settings.packs == "on",
            backups=Backups(
                store,
                database.parent / "backups",
                every=timedelta(hours=settings.backup_hours),
                keep=settings.backups_kept,
            )
            if isinstance(database, Path)
            else None,
        )
        bot.scheduler.chores += [Packing(store), UnusedPacks(store)]
        _freeze_when_ready(bot)
        watched = monitor_bot(bot, settings.metrics_host, settings.metrics_port)
        await resources.enter_async_context(watched)
        await _stay_connected(bot, token, stop)


def _freeze_when_ready(bot: Emberkeep) -> None:
    """Exempt all objects that exist once the bot is ready from garbage collection: collecting over
    them again and again would block the bot for a quarter second."""

    async def freeze() -> None:
        bot.remove_listener(freeze, "on_ready")
        collect_garbage_less_often()

    bot.add_listener(freeze, "on_ready")


async def _stay_connected(bot: Emberkeep, token: str, stop: asyncio.Event) -> None:
    """Stay connected until `stop` is set, then shut down in order. Raises CannotStart if Discord
    refuses the bot."""
    connected = asyncio.create_task(_connect(bot, token), name="connection")
    stopped = asyncio.create_task(stop.wait(), name="stop")
    await asyncio.wait([connected, stopped], return_when=asyncio.FIRST_COMPLETED)
    stopped.cancel()
    log.info("Shutting down.")
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(bot.close(), SECONDS_TO_DISCONNECT)
    if not connected.done():
        connected.cancel()
    try:
        await connected
    except asyncio.CancelledError:
        pass
    except RuntimeError:
        if not stop.is_set():  # else it was still logging in, over a session that is closed now
            raise
    except start_refused.START_ERRORS as refused:
        code = TRY_AGAIN if start_refused.is_transient(refused) else CONFIGURATION
        raise CannotStart(start_refused.explain_refusal(refused), code) from refused


async def _connect(bot: Emberkeep, token: str) -> None:
    """Log in and stay connected. Repeat the login while Discord or the network is down. Raises any
    lasting refusal of Discord's."""
    pause = FIRST_PAUSE
    while True:
        try:
            await bot.login(token)
            break
        except start_refused.START_ERRORS as refused:
            if not start_refused.is_transient(refused):
                raise
            why = start_refused.explain_refusal(refused)
            log.warning("%s I try again in %.0f seconds.", why, pause)
            await bot.reset_connection()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
    await bot.connect()


@contextlib.contextmanager
def _claim_file(path: Path) -> Iterator[None]:
    with contextlib.ExitStack() as held:
        try:
            held.enter_context(claim_database(path))
        except InUse as other:
            raise CannotStart(str(other), TRY_AGAIN) from other
        except OSError as error:
            raise CannotStart(f"The database {path} cannot be kept: {error}.") from error
        yield


async def _open_store(database: Place, *, together: bool) -> Store:
    if together and isinstance(database, Path):
        raise CannotStart(
            "Several processes (--of) need a PostgreSQL database, and EMBERKEEP_DATABASE names a "
            "file. One process with a file needs neither --of nor --shards."
        )
    try:
        return await Store.open(database, alone=not together, together=together)
    except InUse as other:
        raise CannotStart(str(other), TRY_AGAIN) from other
    except (StorageError, OSError) as error:
        # The address may hold a password, so leave it out. The error says what is wrong.
        what = f"The database {database}" if isinstance(database, Path) else "The database"
        remote = isinstance(error, StorageFailed) and not isinstance(database, Path)
        code = TRY_AGAIN if remote else CONFIGURATION
        raise CannotStart(f"{what} cannot be used: {error}", code) from error


@contextlib.asynccontextmanager
async def _run_sandbox(folder: Path, asked: argparse.Namespace) -> AsyncIterator[str]:
    """Run an embedded Discord, with the channels and messages of the last run. Yields a bot token
    for it."""
    try:
        kept = folder / "discord"
        sandbox = await Sandbox.start(port=asked.port, folder=kept, record=asked.record)
    except OSError as error:
        raise CannotStart(f"The page cannot be served on port {asked.port}: {error}.") from error
    point_back = point_at(sandbox.base_url)
    try:
        print(f"Emberkeep plays at {sandbox.base_url}  (Ctrl+C ends)", flush=True)
        if not asked.no_browser:
            await asyncio.to_thread(open_page, sandbox.base_url)
        yield sandbox.token
    finally:
        point_back()
        await sandbox.close()


if __name__ == "__main__":
    sys.exit(main())
