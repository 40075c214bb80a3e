"""Two survivors' first two turns in two tabs, one of them a phone, and a fight blow by blow."""

import re

from playwright.async_api import Locator, Page, expect

from tests.browser.page.screen import last, messages, overflow
from tests.browser.table import seat
from tests.browser.table.conftest import Shoot, Sit

QUESTIONS = 80
"""More than it takes until both have had two turns, whatever is met on the way."""
FIRST = re.compile(
    r"^(Eat 1|Go on|Fight|Shoot|Strike|No defence|Draw a new|(North|East|South|West): |A: )"
)
"""What a traveller does who means to get on: eats, goes on, and stands where something comes."""
PICTURES = {"My hand": "strength", "Board in words": "Health"}


async def test_two_turns_of_two_survivors(sit: Sit, shoot: Shoot) -> None:
    ada, ben = await sit("ada"), await sit("ben", width=390, height=844, phone=True)
    tabs = {"Ada": ada, "Ben": ben}
    await gather(ada, ben)
    await choose_characters(tabs, shoot)
    fought = await play(tabs, shoot)
    for page in tabs.values():
        told = messages(page).filter(has_text=re.compile(r"^|\n?Turn 2\.")).first
        await expect(told).to_be_attached()
    assert fought, "Nobody fought: no fight has been seen."
    await the_sheet_is_private(ben, ada, shoot)
    assert not await overflow(ben)
