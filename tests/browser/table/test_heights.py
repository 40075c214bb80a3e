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
from tests.drivers import bot_play, open_table
from tools.heights import (
    BLOCK,
    TALLEST,
    WIDE,
    Position,
    add_icons,
    find_question,
    find_tallest,
    measure_cards,
)


@shared
async def phone(open_page: OpenPage) -> AsyncIterator[Page]:
    """The page of a Discord with no bot in it, where cards are put to be measured."""
    async with await Sandbox.start() as sandbox:
        add_icons(sandbox)
        page = await open_page(f"{sandbox.base_url}/?user=ada", width=WIDE, height=844)
        await page.wait_for_selector(".messages", state="attached")
        yield page
        await page.evaluate("window.stop()")  # it may still be fetching icons of the last cards


def asks_openly(key: str) -> bool:
    """Whether a game ever asks one seat what everybody may read."""
    table = open_table(key, GAMES[key].seats[0], "open")
    return any(find_question(table) for _ in bot_play(table))


@pytest.mark.parametrize("every", [10, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", GAMES)
async def test_no_card_and_no_panel_is_taller_than_two_screens(
    phone: Page, key: str, every: int
) -> None:
    cards = await find_tallest(phone, key, games=1, seed="quick", every=every)
    panels = await find_tallest(phone, key, games=1, seed="quick", panels=True)
    asks = asks_openly(key)
    for card, block in cards.values():
        assert 600 < card.pixels <= TALLEST, f"{card.pixels:.0f} px: {card.position}"
        if asks:
            assert 60 < block.pixels <= BLOCK, f"{block.pixels:.0f} px: {block.position}"
    for panel, _ in panels.values():
        assert 300 < panel.pixels <= TALLEST, f"{panel.pixels:.0f} px: {panel.position}"


async def test_what_is_measured_grows_with_what_it_says(phone: Page) -> None:
    """A measure that always came out small would find no card too tall."""
    words = [{"type": 10, "content": "line\n" * count} for count in (1, 11)]
    cards = [Position("words", [{"type": 17, "components": [each]}]) for each in words]
    (short, _), (long, _) = await measure_cards(phone, cards)
    assert 150 < long - short < 400
