import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest_asyncio
from playwright.async_api import Page, expect

from sandbox import Sandbox, point_at
from sandbox.models import Channel
from sandbox.seed import make_channels
from tests.browser.conftest import OpenPage, Tabs, close_tabs, shared
from tests.browser.page.showbot import Showbot
from tests.last_events import ended_events

Play = Callable[..., Awaitable[Page]]


def find_campfire(sandbox: Sandbox) -> Channel:
    """The first channel."""
    return next(c for c in sandbox.world.channels.values() if c.name == "campfire")


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def lasting(tabs: Tabs) -> AsyncIterator[Sandbox]:
    """Start one sandbox for all tests: loading its page takes longer than most of them."""
    async with await Sandbox.start() as started:
        yield started
        await close_tabs(tabs, started.base_url)


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def bots() -> AsyncIterator[dict[Showbot, asyncio.Task[None]]]:
    """The bots that have logged in, with their connections: the last one may still be connected."""
    bots: dict[Showbot, asyncio.Task[None]] = {}
    yield bots
    for each in bots:
        await each.close()
    await asyncio.gather(*bots.values())
    await ended_events()


@shared
async def sandbox(lasting: Sandbox) -> Sandbox:
    """The sandbox, with new and empty channels in place of the old ones."""
    world = lasting.world
    old = [channel for channel in world.channels.values() if channel.thread is None]
    for guild in world.guilds.values():
        for position, channel in enumerate(make_channels(world, guild)):
            channel.position = position
            world.add_channel(channel)
    for channel in old:
        world.remove_channel(channel)
    return lasting


@shared
async def bot(sandbox: Sandbox, bots: dict[Showbot, asyncio.Task[None]]) -> AsyncIterator[Showbot]:
    """The bot, logged in at the sandbox."""
    restore = point_at(sandbox.base_url)
    try:
        bot = next(reversed(bots), None)
        if bot is None or bot.is_closed():
            bot = Showbot()
            await bot.login(sandbox.token)
            bots[bot] = asyncio.create_task(bot.connect())
            async with asyncio.timeout(60):
                await bot.wait_until_ready()
        yield bot
    finally:
        await ended_events()
        restore()


@shared
async def play(sandbox: Sandbox, bot: Showbot, open_page: OpenPage) -> Play:
    """`await play("ada")`: a tab in which Ada is played, at the first channel."""

    async def playing(name: str, **look: object) -> Page:
        url = f"{sandbox.base_url}/?user={name}"
        page = await open_page(url, stays=True, **look)
        await expect(page).to_have_url(f"{url}#{find_campfire(sandbox).id}")
        await expect(page.locator(".app:not(.offline) .header-title")).to_have_text("campfire")
        await expect(page.locator(".bot-state")).to_contain_text("online")
        return page

    return playing
