"""Icons at Discord: uploaded once, replaced if they changed, and never a reason not to start."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

import pictures
from cogs.admin import icon_upload
from cogs.registry import Emberkeep
from cogs.time import scheduler
from cogs.ui.components import walk_payload
from pictures.artist import find_artist as real_artist
from pictures.icons import find_icons
from sandbox import Player, Sandbox, point_at
from sandbox.models import Emoji
from storage import Store
from tests.last_events import ended_events

EMOJIS = "/applications/{id}/emojis"
HASH = re.compile(r"survive_[a-z]+_[0-9a-f]{8}")


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A Discord to which the icons of one game are uploaded, without pauses."""
    monkeypatch.setattr(icon_upload, "GAMES", ("survive",))
    monkeypatch.setattr(icon_upload, "SECONDS_BETWEEN_UPLOADS", 0.0)
    monkeypatch.setattr(scheduler, "SHORTEST_SLEEP", timedelta(milliseconds=10))
    monkeypatch.setattr(pictures, "find_artist", real_artist)
    async with await Sandbox.start() as started:
        started.limits.remove_limits()
        started.world.starts.spacing = 0
        back = point_at(started.base_url)
        yield started
        back()


@contextlib.asynccontextmanager
async def run_bot(
    sandbox: Sandbox, folder: Path, *, sync: bool = False
) -> AsyncIterator[Emberkeep]:
    """A bot in that sandbox, until everything is uploaded."""
    store = await Store.open(folder / "e.sqlite3")
    bot = Emberkeep(store, sync_at_start=sync, icons_at_start=True)
    bot._connection.guild_ready_timeout = 0.02
    connected = asyncio.create_task(bot.start(sandbox.token))
    try:
        while not bot.is_ready():
            assert not connected.done(), connected.exception()
            await asyncio.sleep(0.01)
        if bot._icon_upload is not None:
            await bot._icon_upload
        yield bot
    finally:
        await bot.close()
        await connected
        await ended_events()
        await store.close()


def list_emojis(sandbox: Sandbox) -> dict[str, str]:
    """The emoji that Discord has: ids by name."""
    return {emoji.name: emoji.id for emoji in sandbox.world.emojis.values()}


async def test_icons_are_uploaded_once_and_shown_on_cards(sandbox: Sandbox, tmp_path: Path) -> None:
    async with run_bot(sandbox, tmp_path, sync=True):
        first = list_emojis(sandbox)
        assert len(first) == len(find_icons("survive")) and all(map(HASH.fullmatch, first))
    async with run_bot(sandbox, tmp_path, sync=True):
        assert list_emojis(sandbox) == first
    async with run_bot(sandbox, tmp_path), Player.join(sandbox.base_url, "Ada") as ada:
        assert emojis(await card(ada))["Red"].startswith("survive_red_")


async def test_only_a_redrawn_icon_is_replaced(sandbox: Sandbox, tmp_path: Path) -> None:
    async with run_bot(sandbox, tmp_path, sync=True):
        first = list_emojis(sandbox)
    water = next(name for name in first if name.startswith("survive_water_"))
    sandbox.world.emojis[first[water]].name = "survive_water_00000000"
    somebody = next(user.id for user in sandbox.world.users.values() if not user.bot)
    theirs = Emoji(id="77", name="survive_wood_00000000", user_id=somebody)
    parrot = Emoji(id="78", name="parrot", user_id=sandbox.world.bot_id)
    for emoji in (theirs, parrot):
        sandbox.world.save_emoji(emoji, b"")
    async with run_bot(sandbox, tmp_path, sync=True):
        now = list_emojis(sandbox)
    assert now.pop(water) != first.pop(water)
    assert now == {**first, theirs.name: "77", "parrot": "78"}


async def test_the_bot_starts_without_permission_to_upload_icons(
    sandbox: Sandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sandbox.faults.rest(403, "GET .*/emojis", times=None)
    async with run_bot(sandbox, tmp_path, sync=True):
        pass
    said = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert any(line.startswith("Messages have no icons until the next start: 403") for line in said)
    assert any(line.startswith("The icons are not all uploaded: 403") for line in said)
    assert not list_emojis(sandbox)


async def test_an_interrupted_upload_is_resumed(
    sandbox: Sandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    create, left = Emberkeep.create_application_emoji, 3

    async def breaks(self: Emberkeep, **given: Any) -> Any:
        nonlocal left
        left -= 1
        if left < 0:
            sandbox.faults.rest(400, "POST .*/emojis")
        return await create(self, **given)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Emberkeep, "create_application_emoji", breaks)
        async with run_bot(sandbox, tmp_path, sync=True) as bot:
            first = list_emojis(sandbox)
            assert len(first) == 3
            assert set(bot.icons._known["survive"]) == {name.split("_")[1] for name in first}
    assert "The icons are not all uploaded: 400" in caplog.text
    sandbox.faults.clear()
    async with run_bot(sandbox, tmp_path, sync=True):
        assert first.items() < list_emojis(sandbox).items()
        assert len(list_emojis(sandbox)) == len(find_icons("survive"))


async def card(ada: Player) -> list[dict[str, Any]]:
    """The components of the first card of a game that Ada plays alone."""
    await ada.run_command("game open", game="survive")
    await ada.run_command("game start")
    asking = await ada.wait_for_message("Which colour do you want?")
    return list(walk_payload(asking["components"]))


def emojis(parts: list[dict[str, Any]]) -> dict[str, str]:
    """The emoji on buttons, by the buttons' labels."""
    return {part["label"]: part["emoji"]["name"] for part in parts if part.get("emoji")}


async def test_the_bot_uses_words_when_an_icon_is_missing(
    sandbox: Sandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with run_bot(sandbox, tmp_path, sync=True), Player.join(sandbox.base_url, "Ada") as ada:
        for emoji in list(sandbox.world.emojis.values()):
            sandbox.world.remove_emoji(emoji)
        parts = await card(ada)
        assert "Red" in [part.get("label") for part in parts] and emojis(parts) == {}
    assert "Discord does not know an icon any more" in caplog.text
