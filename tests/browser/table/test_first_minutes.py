"""A stranger on a phone, who knows no command: from the page to a first move by pressing alone."""

import re
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.page.screen import find_messages, find_overflow, to_top
from tests.browser.table import seat
from tests.browser.table.conftest import Shoot
from tests.browser.table.local import Local

HELLO = "Hello, I am Emberkeep"
PRESSES = 8
"""So many at most."""
MOVED = re.compile(r"Ada goes from [A-G][1-7] to [A-G][1-7]\.")


class Finger:
    """A finger: it can only press, and it notes what it presses."""

    def __init__(self) -> None:
        self.pressed: list[str] = []

    async def press(self, what: Locator) -> None:
        await expect(what).to_be_visible()
        self.pressed.append((await what.inner_text()).split("\n")[0])
        await what.tap()


async def test_a_first_move_takes_eight_presses(
    tmp_path: Path, open_page: OpenPage, shoot: Shoot
) -> None:
    async with Local(tmp_path) as local:
        page = await open_page(local.url, width=390, height=844, phone=True)
        await _play(page, shoot)
        await page.close()


async def _play(page: Page, shoot: Shoot) -> None:
    finger = Finger()
    await finger.press(page.get_by_role("link", name="Ada"))
    greeting = find_messages(page).first
    await expect(greeting).to_contain_text(HELLO)
    assert not await find_overflow(page)
    await shoot(page, "stranger-greeting")
    await finger.press(greeting.get_by_role("button", name="Open Survive!"))
    start = find_messages(page).get_by_role("button", name="Start", exact=True)
    await expect(start).to_be_enabled()
    await expect(start).to_be_in_viewport()
    await shoot(page, "stranger-lobby")
    await finger.press(start)
    await expect(seat.find_card(page)).to_contain_text("Which colour do you want?")
    await shoot(page, "stranger-colours")
    await finger.press(seat.find_card(page).get_by_role("button", name="Red", exact=True))
    await expect(seat.find_card(page)).to_contain_text(seat.WHERE)
    await shoot(page, "stranger-question")
    await _move(page, finger)
    await expect(find_messages(page).filter(has_text=MOVED).first).to_be_attached()
    await shoot(page, "stranger-moved")
    assert len(finger.pressed) <= PRESSES, finger.pressed
    await to_top(page)
    await expect(find_messages(page).first).to_contain_text(HELLO)


async def _move(page: Page, finger: Finger) -> None:
    """To the first place that the card offers, by button or select."""
    select = seat.find_card(page).get_by_role("combobox")
    if await select.count():
        await finger.press(select.first)
        await finger.press(page.get_by_role("option").first)
    else:
        places = seat.find_card(page).get_by_role("button", name=seat.DESTINATION)
        await finger.press(places.first)
