"""Two people, two tabs, the real bot: a table from its opening through its first turns to its end.

The dice are the table's own, so nothing here expects a position: each answer is read off the page.
"""

import re

from playwright.async_api import Page, expect

from tests.browser.axe import find_violations
from tests.browser.page.screen import find_last_message, find_messages, find_overflow
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
    await expect(find_messages(ada).filter(has_text="The table is open")).to_be_visible()
    await find_messages(ben).get_by_role("button", name="Join").click()
    await expect(find_messages(ben).locator("li").filter(has_text="Ben")).to_be_visible()
    await expect(find_messages(ada).locator("li").filter(has_text="Ben")).to_be_visible()
    await expect(find_messages(ben).filter(has_text="The table is open")).to_have_count(0)
    await expect(find_messages(ben).filter(has_text="You sit down")).to_have_count(0)
    await shoot(ada, "lobby")
    await shoot(ben, "lobby-phone")
    assert not await find_overflow(ben)
    for page in (ada, ben):
        assert not await find_violations(page)
    await find_messages(ada).get_by_role("button", name="Start").click()


async def choose_colours(ada: Page, ben: Page, shoot: Shoot) -> None:
    """Each their own, on the same card."""
    await expect(seat.find_card(ben)).to_contain_text("Which colour do you want?")
    await shoot(ben, "colours-phone")
    await seat.press_button(ada, "Red")
    await expect(seat.find_card(ben)).to_contain_text("Ada plays Red.")
    await expect(seat.find_card(ben).get_by_role("button", name="Red", exact=True)).to_have_count(0)
    await seat.press_button(ben, "Blue")
    for page in (ada, ben):
        board = seat.find_card(page).get_by_role("img", name=re.compile("Ada: Red .+ Ben: Blue "))
        await expect(board).to_be_attached()


async def both_move(ada: Page, ben: Page, shoot: Shoot) -> None:
    """Ada goes where the card offers, Ben where `/survive move` does."""
    tabs = {"Ada": ada, "Ben": ben}
    doors = {"Ada": seat.move_on_the_card, "Ben": seat.move_by_command}
    moved: set[str] = set()
    for _ in range(QUESTIONS):
        name, question = await seat.read_question(ada)
        if seat.WHERE not in question:  # a discovery has made other questions of it
            await seat.run_with_suggestion(tabs[name], "act", "what")
            continue
        if name not in moved:
            await shoot(tabs[name], f"turn-{name.lower()}")
        space = await doors[name](tabs[name])
        if not space:
            continue
        gone = re.compile(rf"{name} goes from [A-G][1-7] to {space}\.")
        there = re.compile(rf"{name}: \w+ {space}\b")
        for page in tabs.values():
            await expect(seat.find_card(page).get_by_role("img", name=there)).to_be_attached()
            await it_is_told(page, gone)
        moved.add(name)
        if len(moved) == 2:
            return
    raise AssertionError(f"Only {moved} moved.")


async def it_is_told(page: Page, what: re.Pattern[str]) -> None:
    """Check that it is told on the card or, if much has happened, in what its menu opens."""
    told = find_messages(page).filter(has_text=what).first
    if not await told.count():
        await seat.press_button(page, "Earlier")
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
    """Check that only the player who opens a hand sees it."""
    for page, other, name in ((ada, ben, "hand"), (ben, ada, "hand-phone")):
        hand = await seat.open_panel(page, "My hand")
        await expect(hand).to_contain_text("Your hand")
        await shoot(page, name)
        await seat.is_private(hand, other)
        await other.reload()
        await expect(seat.find_card(other)).to_be_visible()
        await seat.is_private(hand, other)
    assert not await find_overflow(ben)


async def call_the_end(ada: Page, ben: Page, shoot: Shoot) -> None:
    """Both agree; the card tells who has come furthest."""
    for page, name in ((ada, "your-move"), (ben, "your-move-phone")):
        mine = await seat.open_panel(page, "Your move")
        await shoot(page, name)
        await mine.get_by_role("button", name="More", exact=True).click()
        await expect(find_last_message(page)).to_contain_text("Call the end of the game?")
        await find_last_message(page).get_by_role("button", name="Call the end").click()
        await expect(find_messages(page).filter(has_text="calls the end").last).to_be_attached()
    for page in (ada, ben):
        await expect(seat.find_card(page)).to_contain_text(re.compile(r"\bwins?\b"))
        await expect(seat.find_card(page)).to_contain_text("Provably fair dice")
        await expect(seat.find_card(page).get_by_role("button", name="Your move")).to_have_count(0)
    await seat.find_card(ada).scroll_into_view_if_needed()
    await shoot(ada, "end")
    await shoot(ben, "end-phone")
