import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from playwright.async_api import Page, expect

from sandbox import Sandbox, point_at
from tests.browser.conftest import OpenPage, shared
from tests.browser.page.showbot import Showbot
from tests.last_events import ended_events

Play = Callable[..., Awaitable[Page]]


@pytest.fixture(scope="session")
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def keeps_tabs() -> bool:
    """Here each test has the same page, at one address."""
    return True


@shared
async def sandbox(port: int) -> AsyncIterator[Sandbox]:
    """A new one for each test, at one address while nobody else has it: there the browser has its
    files already."""
    try:
        started = await Sandbox.start(port=port)
    except OSError:
        started = await Sandbox.start()
    async with started:
        yield started


@shared
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


@shared
async def play(sandbox: Sandbox, bot: Showbot, open_page: OpenPage) -> Play:
    """`await play("ada")`: a tab in which Ada is played, at the first channel."""

    async def playing(name: str, **look: object) -> Page:
        page = await open_page(f"{sandbox.base_url}/?user={name}", **look)
        await expect(page.locator(".app:not(.offline) .header-title")).to_have_text("campfire")
        return page

    return playing
