"""Files: how large each may be, and links to them that expire."""

import io

import aiohttp
import discord
import pytest

from sandbox import ManualClock, Player, limits, world
from sandbox.models import JSON
from tests.sandbox.campbot import RunningBot, code_of, make_picture

DAY = 24 * 3600.0


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


async def status(url: str) -> int:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status


async def test_a_link_expires_and_a_message_brings_a_fresh_one(
    camp: RunningBot, clock: ManualClock
) -> None:
    message = await camp.text_channel().send(file=make_picture())
    (file,) = message.attachments
    bare, _, signature = file.url.partition("?")
    assert [part.partition("=")[0] for part in signature.split("&")] == ["ex", "is", "hm", ""]
    assert (await file.read()).startswith(b"\x89PNG")
    for wrong in (bare, file.url.replace("ex=", "ex=f"), file.url.replace("/map", "/cap")):
        assert await status(wrong) == 404
    clock.advance(DAY)
    with pytest.raises(discord.NotFound):
        await file.read()
    fetched = await message.channel.fetch_message(message.id)
    assert (await fetched.attachments[0].read()).startswith(b"\x89PNG")
    # a message that names the old link shows a fresh one
    gallery = discord.ui.MediaGallery[discord.ui.LayoutView](discord.MediaGalleryItem(file.url))
    shown = await message.channel.send(view=discord.ui.LayoutView().add_item(gallery))
    (component,) = shown.components
    assert isinstance(component, discord.MediaGalleryComponent)
    assert await status(component.items[0].media.url) == 200


async def test_a_link_stays_while_its_message_changes(
    camp: RunningBot, ada: Player, clock: ManualClock
) -> None:
    """So that what shows it need not fetch it again."""
    message = await camp.text_channel().send(file=make_picture())
    (before,) = (await ada.wait_for_message())["attachments"]
    clock.advance(1.0)
    await message.edit(content="changed")
    (after,) = (await ada.wait_for_message("changed"))["attachments"]
    assert after["url"] == before["url"]


async def test_a_replaced_picture_can_still_be_loaded_for_a_while(
    camp: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody's page may have begun to load it before it hears of the change."""
    monkeypatch.setattr(world, "FILES_REMEMBERED", 2)
    message = await camp.text_channel().send(file=make_picture())
    urls = [message.attachments[0].url]
    for _ in range(3):
        message = await message.edit(attachments=[make_picture()])
        urls.append(message.attachments[0].url)
    assert [await status(url) for url in urls] == [404, 200, 200, 200]
    await message.delete()
    assert [await status(url) for url in urls] == [404, 404, 200, 200]


def make_files(*sizes: int) -> list[discord.File]:
    return [discord.File(io.BytesIO(b"x" * size), f"{n}.bin") for n, size in enumerate(sizes)]


async def test_each_attachment_reports_its_size(
    camp: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ATTACHMENT_BYTES", 1000)
    channel = camp.text_channel()
    sent = await channel.send(files=make_files(*[1000] * 10))
    assert [file.size for file in sent.attachments] == [1000] * 10
    assert await code_of(channel.send(files=make_files(1, 1001))) == (413, 40005)
    too_many: JSON = {"files": make_files(*[1] * 11)}
    assert await code_of(channel.send(**too_many)) == (400, 50035)
