import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from playwright.async_api import Page, expect

from sandbox import Sandbox, point_at
from tests.browser.conftest import OpenPage
from tests.browser.page.showbot import Showbot
from tests.last_events import ended_events

Play = Callable[..., Awaitable[Page]]


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with await Sandbox.start() as started:
        yield started


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[Showbot]:
    """The bot, logged in at the sandbox."""
    restore = point_at(sandbox.base_url)
    bot = Showbot()
    try:
        await bot.login(sandbox.token)
        connection = asyncio.create_task(bot.connect())
        async with asyncio.timeout(60):
            await bot.wait_until_ready()
        yield bot
        await bot.close()
        await connection
    finally:
        await bot.close()
        await ended_events()
        restore()


@pytest.fixture
async def play(sandbox: Sandbox, bot: Showbot, open_page: OpenPage) -> Play:
    """`await play("ada")`: a tab in which Ada is played, at the first channel."""

    async def playing(name: str, **look: object) -> Page:
        page = await open_page(f"{sandbox.base_url}/?user={name}", **look)
        await expect(page.locator(".app:not(.offline) .header-title")).to_have_text("campfire")
        return page

    return playing
