"""What an operator's tools learn about a running bot."""

import asyncio
import contextlib
from datetime import timedelta
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from cogs.monitoring.health import list_warnings
from cogs.monitoring.server import monitor_bot
from cogs.outbox.silence import CALLS_UNTIL_SILENCE
from cogs.registry import Emberkeep
from cogs.settings import SettingsError
from sandbox import Sandbox, point_at
from storage import Backups, StorageFull, Store
from tests.cogs.play import Camp, fail_with

Sample = tuple[str, frozenset[tuple[str, str]]]


async def fetch_page(address: str, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(address + path) as answer:
        return answer.status, await answer.text()


async def samples(address: str) -> dict[Sample, float]:
    """Every sample, by its name and labels."""
    status, text = await fetch_page(address, "/metrics")
    assert status == 200
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def make_sample(name: str, **labels: str) -> Sample:
    return name, frozenset(labels.items())


def watch_event(bot: Emberkeep, event: str) -> asyncio.Event:
    """Is set when discord.py tells the bot of that event."""
    came = asyncio.Event()

    async def listener() -> None:
        came.set()

    bot.add_listener(listener, event)
    return came


async def test_metrics_count_games_and_answers(camp: Camp) -> None:
    async with monitor_bot(camp.bot, "127.0.0.1", 0) as address:
        await camp.begin(camp.ben)
        found = await samples(address)
        answers = make_sample("emberkeep_answers_total", game="tiny", by="person")
        assert found[answers] == 2  # both have named their camps
        assert found[make_sample("emberkeep_tables", status="playing")] == 1
        assert found[make_sample("emberkeep_tables_in_memory")] == 1
        queues = {dict(key[1])["queue"] for key in found if key[0] == "emberkeep_queue_length"}
        assert queues == {"outbox", "later", "direct", "replay"}
        assert found[make_sample("emberkeep_gateway_connected", shard="0")] == 1
        commits = found[make_sample("emberkeep_commit_seconds_count")]
        assert 0 < commits <= found[make_sample("emberkeep_commit_changes_sum")]
        await fetch_page(address, "/healthz")
        after = await samples(address)
        assert after[make_sample("emberkeep_commit_seconds_count")] > commits  # health writes
    await camp.ada.slash(camp.channel, "board")  # what is counted no more works on
    assert camp.sessions.on_written is None


async def test_health_says_what_is_wrong(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    async with monitor_bot(camp.bot, "127.0.0.1", 0) as address:
        assert await fetch_page(address, "/healthz") == (200, "ok\n")
        camp.bot.backups = Backups(camp.store, Path("none"), every=timedelta(days=1), keep=1)
        camp.bot.backups.failed = "No room\nis left."
        said = "ok\nwarning: The last backup failed: No room is left.\n"
        assert await fetch_page(address, "/healthz") == (200, said)

        full = StorageFull("The disk is full.\nNothing was saved.")
        with monkeypatch.context() as broken:
            broken.setattr(camp.store, "check_writable", fail_with(full))
            told = await fetch_page(address, "/healthz")
            assert told == (503, "The disk is full. Nothing was saved.\n")
            assert (await fetch_page(address, "/livez"))[0] == 200  # to start again would not help
        for _ in range(CALLS_UNTIL_SILENCE):
            camp.bot.publisher.silence.count_response(401)
        status, why = await fetch_page(address, "/healthz")
        assert status == 503
        assert "Nothing is posted until" in why and f"refused {CALLS_UNTIL_SILENCE} calls" in why
        camp.trouble.clear()  # the log says so as well
        camp.bot.publisher.closing = True
        assert await fetch_page(address, "/healthz") == (503, "The bot is shutting down.\n")
        camp.bot.publisher.closing = False


async def test_health_follows_the_connection(store: Store) -> None:
    """discord.py itself: before it is let in, connected, and when the connection breaks."""
    async with contextlib.AsyncExitStack() as opened, contextlib.AsyncExitStack() as discord_there:
        sandbox = await discord_there.enter_async_context(await Sandbox.start())
        opened.callback(point_at(sandbox.base_url))
        bot = Emberkeep(store)
        bot._connection.guild_ready_timeout = 0.02
        bot.http.http_trace, others = bot.http.http_trace or aiohttp.TraceConfig(), list[str]()

        async def other(_: object, __: object, call: aiohttp.TraceRequestEndParams) -> None:
            others.append(call.url.path)

        bot.http.http_trace.on_request_end.append(other)
        opened.push_async_callback(bot.close)
        address = await opened.enter_async_context(monitor_bot(bot, "127.0.0.1", 0))
        told = await fetch_page(address, "/healthz")
        assert told == (503, "The bot is still connecting to Discord.\n")
        assert (await fetch_page(address, "/metrics"))[0] == 200
        ready, lost = watch_event(bot, "on_ready"), watch_event(bot, "on_disconnect")
        opened.callback(asyncio.create_task(bot.start(sandbox.token)).cancel)
        await ready.wait()
        assert await fetch_page(address, "/healthz") == (200, "ok\n")
        found = await samples(address)
        call = make_sample("emberkeep_discord_call_seconds_count", method="GET", route="/users/@me")
        assert found[call] == 1
        assert others  # who listened to the calls before still does
        await discord_there.aclose()
        await lost.wait()
        told = await fetch_page(address, "/healthz")
        assert told == (503, "The connection to Discord is lost (shard 0).\n")


async def test_metrics_report_backups_only_if_the_bot_makes_them(
    store: Store, tmp_path: Path
) -> None:
    """A failed backup is a warning in the health report, and is counted. With a server's database,
    or where none are wanted, there is no series for an alarm to go by."""
    (tmp_path / "backups").write_text("in the way")
    made = Backups(store, tmp_path / "backups", every=timedelta(hours=6), keep=2)
    bot = Emberkeep(store, backups=made)
    async with monitor_bot(bot, "127.0.0.1", 0) as address:
        with pytest.raises(OSError, match="exists"):
            await made.run()
        for _ in range(2):  # to look does not count it once more
            found = await samples(address)
        assert found[make_sample("emberkeep_backup_failures_total")] == 1
        assert found[make_sample("emberkeep_backup_interval_seconds")] == 6 * 3600
        assert found[make_sample("emberkeep_last_backup_timestamp_seconds")] == 0
        assert found[make_sample("emberkeep_disk_free_bytes")] > 0
        assert found[make_sample("emberkeep_database_bytes")] == await store.count_bytes()
        assert list_warnings(bot) == [f"The last backup failed: {made.failed}"]
        (tmp_path / "backups").unlink()
        await made.run()
        assert list_warnings(bot) == []
        ((at, _),) = made.list_backups()
        found = await samples(address)
        assert found[make_sample("emberkeep_last_backup_timestamp_seconds")] == at.timestamp()
    for none in (None, Backups(store, tmp_path, every=timedelta(0), keep=2)):
        bot.backups = none
        async with monitor_bot(bot, "127.0.0.1", 0) as address:
            assert not {name for name, _ in await samples(address) if "_backup" in name}


async def test_a_port_in_use_is_a_sentence(store: Store) -> None:
    async with monitor_bot(Emberkeep(store), "127.0.0.1", 0) as address:
        port = int(address.rsplit(":", 1)[1])
        with pytest.raises(SettingsError, match=f"cannot be served at 127.0.0.1, port {port}"):
            async with monitor_bot(Emberkeep(store), "127.0.0.1", port):
                pass
