"""Two people, two tabs, the real bot: a table from its opening through its first turns to its end.

The dice are the table's own, so nothing here expects a position: each answer is read off the page.
"""

import re

from playwright.async_api import Page, expect

from tests.browser.axe import find_violations
from tests.browser.page.screen import last, messages, overflow
from tests.browser.table import seat
from tests.browser.table.conftest import PHONE, Shoot, Sit

QUESTIONS = 40
"""More than it takes until both have moved, whatever the dice."""


async def test_two_players_play_their_first_turns(sit: Sit, shoot: Shoot) -> None:
    ada, ben = await sit("ada"), await sit("ben", **PHONE)
    await gather(ada, ben, shoot)
    await choose_colours(ada, ben, shoot)
    await both_move(ada, ben, shoot)
    for page in (ada, ben):
        assert not await find_violations(page)
    await the_board_is_drawn(ada)
    await a_hand_is_private(ada, ben, shoot)
    await call_the_end(ada, ben, shoot)


async def gather(ada: Page, ben: Page, shoot: Shoot) -> None:
    """Opening through the picker, joining by button, beginning."""
    await seat.open_table(ada)
    await expect(messages(ada).filter(has_text="The table is open")).to_be_visible()
    await messages(ben).get_by_role("button", name="Join").click()
    await expect(messages(ben).locator("li").filter(has_text="Ben")).to_be_visible()
    await expect(messages(ada).locator("li").filter(has_text="Ben")).to_be_visible()
    await expect(messages(ben).filter(has_text="The table is open")).to_have_count(0)
    await expect(messages(ben).filter(has_text="You sit down")).to_have_count(0)
    await shoot(ada, "lobby")
    await shoot(ben, "lobby-phone")
    assert not await overflow(ben)
    for page in (ada, ben):
        assert not await find_violations(page)
    await messages(ada).get_by_role("button", name="Start").click()


async def choose_colours(ada: Page, ben: Page, shoot: Shoot) -> None:
    """Each their own, on the same card."""
    await expect(seat.card(ben)).to_contain_text("Which colour do you want?")
    await shoot(ben, "colours-phone")
    await seat.press(ada, "Red")
    await expect(seat.card(ben)).to_contain_text("Ada plays Red.")
    await expect(seat.card(ben).get_by_role("button", name="Red", exact=True)).to_have_count(0)
    await seat.press(ben, "Blue")
    for page in (ada, ben):
        board = seat.card(page).get_by_role("img", name=re.compile("Ada: Red .+ Ben: Blue "))
        await expect(board).to_be_attached()


async def both_move(ada: Page, ben: Page, shoot: Shoot) -> None:
    """Ada goes where the card offers, Ben where `/survive move` does."""
    tabs = {"Ada": ada, "Ben": ben}
    doors = {"Ada": seat.move_on_the_card, "Ben": seat.move_by_command}
    moved: set[str] = set()
    for _ in range(QUESTIONS):
        name, question = await seat.asked(ada)
        if seat.WHERE not in question:  # a discovery has made other questions of it
            await seat.say(tabs[name], "act", "what")
            continue
        if name not in moved:
            await shoot(tabs[name], f"turn-{name.lower()}")
        space = await doors[name](tabs[name])
        if not space:
            continue
        gone = re.compile(rf"{name} goes from [A-G][1-7] to {space}\.")
        there = re.compile(rf"{name}: \w+ {space}\b")
        for page in tabs.values():
            await expect(seat.card(page).get_by_role("img", name=there)).to_be_attached()
            await it_is_told(page, gone)
        moved.add(name)
        if len(moved) == 2:
            return
    raise AssertionError(f"Only {moved} moved.")


async def it_is_told(page: Page, what: re.Pattern[str]) -> None:
    """On a card, or where much has happened, in what its menu opens."""
    told = messages(page).filter(has_text=what).first
    if not await told.count():
        await seat.press(page, "Earlier")
    await expect(told).to_be_attached()


async def the_board_is_drawn(page: Page) -> None:
    """As a picture, large enough to be read, and in its words."""
    picture = await seat.is_drawn(page, r"Survive!, round \d+ of 80\.")
    await expect(picture).to_have_attribute("alt", re.compile(r"Ada: .+ Ben: .+ Places.+ Bank "))
    # A board's smallest words are 30 of its 1080 pixels high: 11 in a message, 20 if enlarged.
    shown = await picture.bounding_box()
    assert shown is not None and shown["width"] > 395
    await picture.click()
    dialog = page.get_by_role("dialog", name="Picture")
    large = await dialog.get_by_role("img").bounding_box()
    words = await dialog.locator("figcaption").bounding_box()
    assert large is not None and large["width"] > 720
    assert words is not None and words["x"] >= large["x"] + large["width"]
    await page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)


async def a_hand_is_private(ada: Page, ben: Page, shoot: Shoot) -> None:
    """Whoever opens one sees it, the other does not."""
    for page, other, name in ((ada, ben, "hand"), (ben, ada, "hand-phone")):
        hand = await seat.panel(page, "My hand")
        await expect(hand).to_contain_text("Your hand")
        await shoot(page, name)
        await seat.is_private(hand, other)
        await other.reload()
        await expect(seat.card(other)).to_be_visible()
        await seat.is_private(hand, other)
    assert not await overflow(ben)


async def call_the_end(ada: Page, ben: Page, shoot: Shoot) -> None:
    """Both agree; the card tells who has come furthest."""
    for page, name in ((ada, "your-move"), (ben, "your-move-phone")):
        mine = await seat.panel(page, "Your move")
        await shoot(page, name)
        await mine.get_by_role("button", name="More", exact=True).click()
        await expect(last(page)).to_contain_text("Call the end of the game?")
        await last(page).get_by_role("button", name="Call the end").click()
        await expect(messages(page).filter(has_text="calls the end").last).to_be_attached()
    for page in (ada, ben):
        await expect(seat.card(page)).to_contain_text(re.compile(r"\bwins?\b"))
        await expect(seat.card(page)).to_contain_text("Provably fair dice")
        await expect(seat.card(page).get_by_role("button", name="Your move")).to_have_count(0)
    await seat.card(ada).scroll_into_view_if_needed()
    await shoot(ada, "end")
    await shoot(ben, "end-phone")
