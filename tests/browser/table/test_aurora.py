"""A convoy's first round in two tabs: card, panel and commands, until the first Truck has moved."""

import re

from playwright.async_api import Page, expect

from tests.browser.page.screen import find_last_message, find_messages, find_overflow, run_command
from tests.browser.table import seat
from tests.browser.table.conftest import PHONE, Shoot, Sit

QUESTIONS = 40
"""More than it takes until everybody has explored, rested and begun to drive."""
MAIN = "to a card, or let one take"
FIRST = re.compile("")
DRIVE = "Where do you drive?"
PAGES = {"Pile": "Common pile", "Crew": "Co-Pilot 1", "Convoy": "Crew Car"}


async def test_the_first_round_until_a_truck_moves(sit: Sit, shoot: Shoot) -> None:
    ada, ben = await sit("ada"), await sit("ben", **PHONE)
    tabs = {"Ada": ada, "Ben": ben}
    await seat.start_game(ada, ben, "Last Aurora")
    for page in (ada, ben):
        await expect(seat.find_card(page)).to_contain_text(MAIN)
    await everything_is_there_to_look_up(ben, ada, shoot)
    await restow(ben, ada)
    turns = {"Ada": 0, "Ben": 0}
    for _ in range(QUESTIONS):
        name, question = await seat.read_question(ada)
        page = tabs[name]
        await expect(seat.find_card(page)).to_contain_text(question[:40])
        if MAIN in question:
            turns[name] += 1
            await take_a_turn(page, name, turns[name], shoot)
        elif DRIVE in question:
            await shoot(page, f"aurora-drive-{name.lower()}")
            space = await drive(page)
            for tab in (ada, ben):
                gone = re.compile(rf"{name} pays 1\W+Fuel and drives from 100 to {space}")
                await expect(find_messages(tab).filter(has_text=gone).first).to_be_attached()
            break
        else:
            await seat.choose_answer(seat.find_card(page), FIRST)
        if MAIN not in question:
            await expect(seat.find_card(ada)).not_to_contain_text(seat.question_of(name, question))
    else:
        raise AssertionError(f"Nobody drove after {turns} turns.")
    assert min(turns.values()) >= 2
    assert not await find_overflow(ben)


async def everything_is_there_to_look_up(page: Page, other: Page, shoot: Shoot) -> None:
    """Look up the hand and its pages by button, and one page by command."""
    hand = await seat.open_panel(page, "My hand")
    await expect(hand).to_contain_text("Your hidden cards")
    await shoot(page, "aurora-hand-phone")
    for name, words in PAGES.items():
        await hand.get_by_role("button", name=name, exact=True).click()
        await expect(find_last_message(page)).to_contain_text(words)
        await expect(find_last_message(page)).to_contain_text("Only you can see this")
    await run_command(other, "aurora convoy")
    await expect(find_last_message(other)).to_contain_text("Your Convoy")
    await shoot(other, "aurora-convoy")


async def restow(page: Page, other: Page) -> None:
    """Two boxes exchange what they hold: out of turn too."""
    mine = await seat.open_panel(page, "Your move")
    await mine.get_by_role("button", name="More", exact=True).click()
    await expect(find_last_message(page)).to_contain_text("Rearrange your Convoy")
    await find_last_message(page).get_by_role("button", name="Choose 2…").click()
    form = page.get_by_role("dialog")
    for box in ("Crew Car box 1", "Flatbed box 2"):
        await form.get_by_role("checkbox", name=box).check()
    await form.get_by_role("button", name="Submit").click()
    for tab in (page, other):
        await expect(seat.find_card(tab)).to_contain_text("Ben rearranges the Convoy.")


async def take_a_turn(page: Page, name: str, turn: int, shoot: Shoot) -> None:
    """One explores by command and one by button; then both send somebody to rest."""
    await shoot(page, f"aurora-turn-{turn}-{name.lower()}")
    words = seat.find_card(page).locator(".markdown")  # a list shows what was picked at once
    before = await words.all_inner_texts()
    if turn > 1:
        said = await seat.run_with_suggestion(page, "aurora break", "choice")
        assert said.startswith("Break: "), said
    elif name == "Ada":
        mine = await seat.open_panel(page, "Your move")
        await expect(mine).to_contain_text("Send Survivors to a card")
        await expect(mine).not_to_contain_text("Rearrange your Convoy")
        await shoot(page, "aurora-panel")
        assert await seat.run_with_suggestion(page, "aurora explore", "choice")
    else:
        await seat.choose_answer(seat.find_card(page), FIRST)
    await expect(words).not_to_have_text(before, use_inner_text=True)


async def drive(page: Page) -> str:
    """To a space that 1 Fuel reaches by road."""
    card = seat.find_card(page)
    choice = card.get_by_role("button", name=re.compile(r"^101[ab]?$")).first
    if await card.get_by_role("combobox").count():
        await card.get_by_role("combobox").click()
        choice = page.get_by_role("option", name=re.compile("1 space, 1 Fuel")).first
    space = re.match(r"\d+[ab]?", await choice.inner_text())
    assert space is not None
    await choice.click()
    return space[0]
