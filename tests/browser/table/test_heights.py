"""The card on a phone: two screens at most in every language, whatever has happened. Every tenth
position of a game at a full table is measured; `python -m tools.heights <game> --games 50` measures
all of more games."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Page

from rules import GAMES
from sandbox import Sandbox
from tests.browser.conftest import OpenPage, shared
from tools.heights import BLOCK, TALLEST, WIDE, Position, add_icons, find_tallest, measure_cards

EXPECTED = {"card": (600, TALLEST), "panel": (300, TALLEST), "question": (60, BLOCK)}
"""How many pixels the tallest of a game has more than, and at most."""


@shared
async def phone(open_page: OpenPage) -> AsyncIterator[Page]:
    """The page of a Discord with no bot in it, where cards are put to be measured."""
    async with await Sandbox.start() as sandbox:
        add_icons(sandbox)
        page = await open_page(f"{sandbox.base_url}/?user=ada", width=WIDE, height=844)
        await page.wait_for_selector(".messages", state="attached")
        yield page
        await page.evaluate("window.stop()")  # it may still be fetching icons of the last cards


@pytest.mark.parametrize("every", [10, pytest.param(1, marks=pytest.mark.soak)])
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


async def test_what_is_measured_grows_with_what_it_says(phone: Page) -> None:
    """A measure that always came out small would find no card too tall."""
    words = [{"type": 10, "content": "line\n" * count} for count in (1, 11)]
    cards = [Position("words", [{"type": 17, "components": [each]}]) for each in words]
    (short, _), (long, _) = await measure_cards(phone, cards)
    assert 150 < long - short < 400
