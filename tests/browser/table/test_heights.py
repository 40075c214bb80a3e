"""The card on a phone: two screens at most in every language, whatever has happened. Every
twentieth position of a game at a full table is measured; `python -m tools.heights <game> --games
50` measures all of more games."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Page

from rules import GAMES
from sandbox import Sandbox
from tests.browser.conftest import OpenPage, Tabs, close_tabs, shared
from tools.heights import (
    SCREEN_WIDTH,
    TALLEST_CARD,
    TALLEST_QUESTION,
    Position,
    add_icons,
    find_tallest,
    measure_cards,
)

EXPECTED = {
    "card": (600, TALLEST_CARD),
    "panel": (300, TALLEST_CARD),
    "question": (60, TALLEST_QUESTION),
}
"""How many pixels the tallest of a game has more than, and at most."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def discord(tabs: Tabs) -> AsyncIterator[Sandbox]:
    """A Discord with no bot in it, for all tests: loading its page takes longer than most."""
    async with await Sandbox.start() as sandbox:
        add_icons(sandbox)
        yield sandbox
        await close_tabs(tabs, sandbox.base_url)


@shared
async def phone(discord: Sandbox, open_page: OpenPage) -> AsyncIterator[Page]:
    """The page of that Discord, where cards are put to be measured."""
    url = f"{discord.base_url}/?user=ada"
    page = await open_page(url, width=SCREEN_WIDTH, height=844, stays=True)
    await page.wait_for_selector(".messages", state="attached")
    yield page
    await page.evaluate("window.stop()")  # it may still be fetching icons of the last cards


@pytest.mark.parametrize("every", [20, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", GAMES)
async def test_no_card_and_no_panel_is_taller_than_two_screens(
    phone: Page, key: str, every: int
) -> None:
    found = await find_tallest(phone, key, games=1, seed="quick", every=every)
    for tallest in found.values():
        for what, height in tallest.items():
            least, most = EXPECTED[what]
            assert least < height.pixels <= most, f"{what}, {height.pixels:.0f} px: {height}"
        assert tallest.keys() >= EXPECTED.keys() - {"question"}, "few games ask nobody openly"


async def test_measured_heights_grow_with_the_text(phone: Page) -> None:
    """A measure that always came out small would find no card too tall."""
    words = [{"type": 10, "content": "line\n" * count} for count in (1, 11)]
    cards = [Position("words", [{"type": 17, "components": [each]}]) for each in words]
    (short, _), (long, _) = await measure_cards(phone, cards)
    assert 150 < long - short < 400
