"""Two survivors' first turn in two tabs, one of them a phone, and a fight blow by blow."""

import re

from playwright.async_api import Page, expect

from tests.browser.page.screen import find_last_message, find_messages, find_overflow
from tests.browser.table import seat
from tests.browser.table.conftest import PHONE, Shoot, Sit

QUESTIONS = 60
"""More than it takes until both have had a turn and a fight, whatever else is met on the way."""
ONWARD = re.compile(
    r"^(Eat 1|Move|Draw a new|Go on|(North|East|South|West): |A: |Fight|Shoot|Strike|No defence)"
)
"""What is chosen by those who mean to get on and stand where something comes; else what is first.
"""
MOVED_ON = re.compile(r"It is (Ada|Ben)'s move")
FIGHT = re.compile(r"fight or evade\?|Ready to fight\?")
ENDED = re.compile(r"wins the fight|flees?\b|is knocked out")


async def test_a_turn_of_two_survivors(sit: Sit, shoot: Shoot) -> None:
    ada, ben = await sit("ada"), await sit("ben", **PHONE)
    tabs = {"Ada": ada, "Ben": ben}
    await seat.start_game(ada, ben, "Posthuman")
    await choose_characters(tabs, shoot)
    met = False
    for _ in range(QUESTIONS):
        name, question = await seat.read_question(ada)
        met |= bool(FIGHT.search(question))
        await answer(tabs[name], name, question, shoot)
        ended = find_messages(ada).filter(has_text=ENDED)
        if met and await ended.count() and await _turn(ada) > 1:
            break
    else:
        raise AssertionError(f"After {QUESTIONS} answers: turn {await _turn(ada)}, met: {met}.")
    picture = await seat.is_drawn(ben, r"Posthuman, turn \d+, ")
    await expect(picture).to_have_attribute("alt", re.compile(r"Ada: \d of 10, .+ Ben: \d of 10"))
    await the_sheet_is_private(ben, ada, shoot)
    assert not await find_overflow(ben)


async def choose_characters(tabs: dict[str, Page], shoot: Shoot) -> None:
    """One after the other, and everybody sees who is taken."""
    for character in ("Cage Fighter", "Gamekeeper"):
        await expect(seat.find_card(tabs["Ada"])).to_contain_text("Who do you want to play?")
        name, _ = await seat.read_question(tabs["Ada"])
        page = tabs[name]
        await expect(seat.find_card(page)).to_contain_text(f"@{name}: Who do you want to play?")
        await seat.choose_answer(seat.find_card(page), re.compile(f"^{character}"))
        for tab in tabs.values():
            await expect(seat.find_card(tab)).not_to_contain_text(
                f"@{name}: Who do you want to play?"
            )
            played = seat.find_card(tab).get_by_role(
                "img", name=re.compile(rf"{name}: 0 of 10, health")
            )
            await expect(played).to_be_attached()
    await shoot(tabs["Ben"], "posthuman-begun-phone")


async def answer(page: Page, name: str, question: str, shoot: Shoot) -> None:
    """Answer the questions on the card or in private until this one is gone."""
    where = seat.find_card(page)
    if seat.PRIVATE.search(await where.inner_text()):
        where = await seat.open_panel(page, "Your move")
        if MOVED_ON.search(await where.inner_text()):
            return  # the card was read a moment before it changed
    if FIGHT.search(question):
        await shoot(page, f"posthuman-fight-{name.lower()}")
        await seat.press_button(page, "Board in words")
        for shown in (f"{name}'s fight", re.compile(r"\d of \d health, speed \d, melee \d")):
            await expect(find_messages(page).filter(has_text=shown).first).to_be_attached()
    before = await seat.find_card(page).locator(".markdown").all_inner_texts()
    await seat.choose_answer(where, ONWARD)
    await expect(seat.find_card(page).locator(".markdown")).not_to_have_text(
        before, use_inner_text=True
    )


async def _turn(page: Page) -> int:
    """As the card's picture says it in words."""
    alt = await seat.find_card(page).get_by_role("img").first.get_attribute("alt")
    found = re.search(r"Posthuman, turn (\d+)", alt or "")
    return int(found[1]) if found else 0


async def the_sheet_is_private(page: Page, other: Page, shoot: Shoot) -> None:
    """Check that a player's sheet shows that player's state only."""
    sheet = await seat.open_panel(page, "My hand")
    await expect(sheet).to_contain_text(re.compile(r"Health \d/\d,\W+morale \d/\d,[\s\S]+\Wfood"))
    await shoot(page, "posthuman-sheet-phone")
    await seat.is_private(find_last_message(page), other)
