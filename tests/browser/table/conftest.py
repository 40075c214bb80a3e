import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from sandbox import Player
from tests.browser.conftest import OpenPage, Tabs, close_tabs, shared
from tests.browser.table.local import ROOT, Local

PHONE = {"width": 380, "height": 800, "phone": True}
Sit = Callable[..., Awaitable[Page]]
Shoot = Callable[[Page, str], Awaitable[None]]


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def local(tmp_path_factory: pytest.TempPathFactory, tabs: Tabs) -> AsyncIterator[Local]:
    """The bot and its Discord, started as a newcomer starts them, for all tests."""
    async with Local(tmp_path_factory.mktemp("local")) as started:
        yield started
        await close_tabs(tabs, started.url)


@shared
async def channel(local: Local, request: pytest.FixtureRequest) -> str:
    """A channel in which nobody has written."""
    async with Player.join(local.url, "Ada") as ada:
        (guild,) = ada.seen.guilds
        made = await ada.perform_action("create_channel", guild_id=guild, name=request.node.name)
    return str(made["channel"]["id"])


@pytest.fixture
def sit(local: Local, channel: str, open_page: OpenPage) -> Sit:
    """`await sit("ada")`: a tab in which Ada is played, in the channel, once the bot is there."""

    async def sitting(name: str, **look: object) -> Page:
        url = f"{local.url}/?user={name}"
        page = await open_page(url, stays=True, **look)
        await expect(page.locator(".app:not(.offline) .bot-state")).to_have_class(
            re.compile("online")
        )
        listed = page.locator(f"[data-channel='{channel}']")
        await expect(listed).to_be_attached()
        await page.goto(f"{url}#{channel}")
        await expect(listed).to_have_class(re.compile("here"))
        return page

    return sitting


@pytest.fixture
def shoot() -> Shoot:
    """`await shoot(page, "lobby")`: a picture of the window in shots/, to be looked at. They are
    taken where EMBERKEEP_TESTS_SHOTS is set, since each takes as long as some tests, and proves
    nothing."""
    folder = ROOT / "shots"

    async def shooting(page: Page, name: str) -> None:
        if os.environ.get("EMBERKEEP_TESTS_SHOTS"):
            await page.screenshot(path=folder / f"{name}.png")

    return shooting
