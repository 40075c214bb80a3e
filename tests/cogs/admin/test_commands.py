"""`/admin`: who may open tables, where and how many; and how the bot is doing."""

import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.admin import health
from cogs.admin.commands import NO_CHOICE
from cogs.admin.version import find_commit
from cogs.ui.components import walk_payload
from cogs.ui.handlers import NOT_OURS
from storage import Backups, Commit, Post
from tests.cogs.play import Camp, list_labels, list_raw_parts, list_selects, read_reply, read_text

MANAGE = discord.Permissions(manage_guild=True)


@pytest.fixture
def warden(camp: Camp) -> Any:
    """Somebody who manages the server."""
    role = camp.guild.create_role("wardens", permissions=MANAGE)
    return camp.guild.add_member(camp.env.create_user("Wren"), roles=[role])


async def panel(camp: Camp, warden: Any) -> Any:
    return (await warden.slash(camp.channel, "admin tables")).response


def identifier(message: Any, handler: str) -> str:
    """The custom_id of the component whose handler has that name."""
    ids = [str(part.get("custom_id", "")) for part in walk_payload(list_raw_parts(message))]
    return next(found for found in ids if found.split(":")[2:3] == [handler])


async def choose(message: Any, warden: Any, handler: str, values: list[Any]) -> Any:
    return await warden.select(message, values, custom_id=identifier(message, handler))


async def test_anyone_may_open_a_table_anywhere_by_default(camp: Camp, warden: Any) -> None:
    words = read_text(await panel(camp, warden))
    assert "Who may open a table: everybody." in words
    assert "Where: everywhere." in words
    assert "as many as people like; 0 tables open now" in words
    await camp.gather(camp.ben)
    assert (await camp.row()).settings == {}
    assert "1 table open now" in read_text(await panel(camp, warden))


@pytest.mark.parametrize("handler", ["adminroles", "adminplaces", "adminmost"])
async def test_a_forged_id_is_refused(camp: Camp, warden: Any, handler: str) -> None:
    shown = await panel(camp, warden)
    for value in ("x", "", "-1", "1" * 90):
        pressed = await camp.forge(warden, shown, identifier(shown, handler), [value])
        assert read_reply(pressed).endswith(str(NOT_OURS)), value
    assert "Who may open a table: everybody." in read_text(await panel(camp, warden))


async def test_a_server_limits_who_may_open_tables(camp: Camp, warden: Any) -> None:
    hosts = camp.guild.create_role("hosts")
    await choose(await panel(camp, warden), warden, "adminroles", [hosts])
    refused = await camp.ask(camp.ada, "game open", game="tiny")
    assert f"only <@&{hosts.id}> may open tables" in refused
    dov = camp.guild.add_member(camp.env.create_user("Dov"), roles=[hosts])
    await dov.slash(camp.channel, "game open", game="tiny")
    await camp.ada.click(camp.card(), label="Join")
    assert len((await camp.row()).seats) == 2
    # Everybody's own role means everybody.
    await choose(await panel(camp, warden), warden, "adminroles", [camp.guild.default_role])
    assert "Who may open a table: everybody." in read_text(await panel(camp, warden))


async def test_tables_open_only_in_chosen_channels_and_their_threads(
    camp: Camp, warden: Any
) -> None:
    tables = camp.guild.create_text_channel("tables")
    await choose(await panel(camp, warden), warden, "adminplaces", [tables])
    refused = await camp.ask(camp.ada, "game open", game="tiny")
    assert f"tables may be opened in <#{tables.id}>" in refused
    thread = await camp.add_thread(tables)
    await camp.ada.slash(thread, "game open", game="tiny")
    assert await camp.store.find_active_table(thread.id)
    await warden.slash(camp.channel, "game open", game="tiny")  # who manages may anywhere
    assert await camp.store.find_active_table(camp.channel.id)


async def test_the_panel_shows_and_keeps_what_was_chosen(camp: Camp, warden: Any) -> None:
    shown = await panel(camp, warden)
    for chosen in ([camp.channel], []):
        await choose(shown, warden, "adminplaces", chosen)
        shown = await panel(camp, warden)
        places = f"<#{camp.channel.id}>" if chosen else "everywhere."
        assert f"Where: {places}" in read_text(shown)
    # New tables begin in words where the server wants it.
    await warden.click(shown, label="New tables: words only")
    await camp.gather()
    assert (await camp.row()).settings == {"words_only": True}
    shown = await panel(camp, warden)
    assert "New tables have words only." in read_text(shown)
    assert "New tables: with pictures" in list_labels(shown)
    # And the panel says how much time they give.
    assert "Time limit at new tables: no limit. Use `/admin deadline` to change it." in read_text(
        shown
    )
    await warden.slash(camp.channel, "admin deadline", time="2 days", then="bot")
    said = "Time limit at new tables: 2 days for each decision; then a bot makes that move."
    assert said in read_text(await panel(camp, warden))
    # A restart loses none of it.
    await choose(await panel(camp, warden), warden, "adminmost", ["5"])
    camp.sessions.people._servers.clear()
    again = await panel(camp, warden)
    assert "at most 5 tables at a time" in read_text(again)
    ticked = [o["value"] for s in list_selects(again) for o in s["options"] if o.get("default")]
    assert ticked in (["5"], ["5", NO_CHOICE]), "where there are several languages, theirs is open"
    # Who manages the server no more changes nothing.
    camp.env.backend.guilds[camp.guild.id].members[warden.id].role_ids.clear()
    assert "Manage Server" in read_reply(await choose(again, warden, "adminmost", ["1"]))
    assert (await camp.sessions.people.find_server_settings(camp.guild.id)).most == 5


async def test_health_is_for_the_bots_operator(
    camp: Camp, warden: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Only the bot's operator" in await camp.ask(warden, "admin health")
    camp.bot.named_owners = frozenset({warden.id})
    await camp.begin(camp.ben)
    words = await camp.ask(warden, "admin health")
    assert "1 in play, 0 gathering, 0 over; 1 in memory" in words
    assert "Backups: I make none." in words
    assert "⚠️" not in words
    store = camp.store
    camp.bot.backups = Backups(store, tmp_path / "b", every=timedelta(days=1), keep=2)
    await camp.bot.backups.run()
    camp.bot.backups.failed = "no room"
    monkeypatch.setattr(health, "FREE_BYTES_TO_WARN", 10**30)
    words = await camp.ask(warden, "admin health")
    assert "Backups: 1 kept" in words
    assert "⚠️ The disk is nearly full" in words
    assert "⚠️ The last backup failed: no room" in words


async def test_health_reports_a_post_stuck_for_an_hour(camp: Camp) -> None:
    await camp.begin(camp.ben)
    camp.clock.stop()
    row = await camp.row()
    await camp.store.save_commit(Commit(row.id, row.revision, outbox=[Post("card", {})]))
    for minutes, stuck in ((60, False), (1, True)):
        camp.clock.pass_by(minutes=minutes)
        said = await health.describe_health(camp.bot)
        assert ("unable to post something for an hour" in said) is stuck


async def test_health_includes_the_write_ahead_log_in_disk_use(camp: Camp) -> None:
    path = camp.store.path
    await camp.begin(camp.ben)
    wal = path.with_name(f"{path.name}-wal")
    assert wal.stat().st_size > 0
    both = path.stat().st_size + wal.stat().st_size
    shown = f"{both / 1024:.0f} KB" if both < 1024**2 else f"{both / 1024**2:.0f} MB"
    assert f"Disk: {shown} used by the database" in await health.describe_health(camp.bot)


async def test_the_owner_learns_why_discord_refuses_commands(camp: Camp, warden: Any) -> None:
    assert "Only the bot's owner" in await camp.ask(warden, "admin sync")
    camp.bot.named_owners = frozenset({warden.id})
    camp.env.inject_error("PUT", "/applications/*/commands", status=400, code=30032, times=1)
    said = await camp.ask(warden, "admin sync")
    assert "Discord refused the list of commands" in said and "30032" in said
    said = await camp.ask(warden, "admin sync")
    assert re.search(r"Discord now knows [1-9][0-9]* commands", said)


COMMIT = "0123456789abcdef0123456789abcdef01234567"


@pytest.mark.parametrize(
    "files",
    [
        {".git/HEAD": COMMIT},
        {".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": f"{COMMIT}\n"},
        {".git/HEAD": "ref: refs/heads/main\n", ".git/packed-refs": f"{COMMIT} refs/heads/main\n"},
        {"COMMIT": f"{COMMIT}\n"},
    ],
)
def test_the_commit_is_read_from_the_git_folder(tmp_path: Path, files: dict[str, str]) -> None:
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content, "utf-8")
    assert find_commit(tmp_path) == COMMIT[:12]


def test_a_copy_without_git_has_no_commit(tmp_path: Path) -> None:
    assert find_commit(tmp_path) == ""
