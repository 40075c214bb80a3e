from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import OpenPage, shared
from tests.browser.page.screen import messages
from tests.browser.table.local import ROOT, Local

HELLO = "Hello, I am Emberkeep"
Sit = Callable[..., Awaitable[Page]]
Shoot = Callable[[Page, str], Awaitable[None]]


@shared
async def local(tmp_path: Path) -> AsyncIterator[Local]:
    """The bot and its Discord, started as a newcomer starts them."""
    async with Local(tmp_path) as started:
        yield started


@pytest.fixture
def sit(local: Local, open_page: OpenPage) -> Sit:
    """`await sit("ada")`: a tab in which Ada is played, once the bot has said hello there."""

    async def sitting(name: str, **look: object) -> Page:
        page = await open_page(f"{local.url}/?user={name}", **look)
        await expect(page.locator(".app:not(.offline) .header-title")).to_have_text("campfire")
        await expect(page.locator(".bot-state")).to_have_class(re.compile("online"))
        await expect(messages(page).first).to_contain_text(HELLO)
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
