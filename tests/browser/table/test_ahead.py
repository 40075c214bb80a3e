"""Answers given ahead, on a phone: set while nothing is asked, and used in the next turn."""

import re

from playwright.async_api import Locator, Page, expect

from tests.browser.page.screen import find_last_message, find_messages, find_overflow, run_command
from tests.browser.table import seat
from tests.browser.table.conftest import PHONE, Shoot, Sit
from tests.browser.table.test_posthuman import answer, choose_characters

QUESTIONS = 30
"""More than it takes until the first turn's actions are declared."""
ACTS = "You choose your action for the turn"


async def test_an_action_can_be_answered_ahead_on_a_phone(sit: Sit, shoot: Shoot) -> None:
    ada, ben = await sit("ada"), await sit("ben", **PHONE)
    tabs = {"Ada": ada, "Ben": ben}
    await seat.start_game(ada, ben, "Posthuman")
    await choose_characters(tabs, shoot)
    await set_ahead(ben, shoot)
    told = find_messages(ada).filter(has_text="Nobody else sees what you set")
    await expect(told).to_have_count(0)
    for _ in range(QUESTIONS):
        name, question = await seat.read_question(ada)
        assert not (name == "Ben" and "What do you do" in question), "Ben is asked after all."
        await answer(tabs[name], name, question, shoot)
        if await find_messages(ada).filter(has_text=re.compile("Ben forages")).count():
            break
    else:
        raise AssertionError("Nobody has acted.")
    await run_command(ben, "table ahead")
    await expect(find_last_message(ben)).to_contain_text(f"{ACTS}: Forage")
    await find_last_message(ben).get_by_role("button", name="Take back 1").click()
    await expect(find_last_message(ben)).to_contain_text("I will ask you again")
    await shoot(ben, "ahead-taken-back")
    assert not await find_overflow(ben)


async def set_ahead(page: Page, shoot: Shoot) -> None:
    """Forage each turn, until the game ends."""
    await run_command(page, "table ahead")
    message = find_last_message(page)
    await expect(message).to_contain_text("Only you can see this")
    await shoot(page, "ahead-empty")
    for place, choice in enumerate((ACTS, "Forage", "Always", "Until the game ends")):
        await pick(message, place, choice)
    await shoot(page, "ahead-chosen")
    await message.get_by_role("button", name="Save").click()
    # Where Ben is being asked just that, it is used at once.
    await expect(message).to_contain_text(re.compile("[Uu]ntil the game ends"))
    await shoot(page, "ahead-set")


async def pick(message: Locator, place: int, choice: str) -> None:
    """Choose something in the select of that place."""
    select = message.get_by_role("combobox").nth(place)
    await select.click()
    await message.page.get_by_role("option", name=choice).first.click()
    await expect(message.get_by_role("combobox").nth(place)).to_contain_text(choice)
