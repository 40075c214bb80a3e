"""A story's first Scenes in two tabs: read in private, told in a form, quoted to all, kept."""

import re

from playwright.async_api import Page, expect

from tests.browser.page.screen import find_last_message, find_messages, find_overflow
from tests.browser.table import seat
from tests.browser.table.conftest import PHONE, Shoot, Sit

QUESTIONS = 60
"""More than it takes until one has told a Scene and the other has answered."""
WORDS = "It smelled of wet dog and of bread."


async def test_a_scene_is_read_privately_then_told_to_all(sit: Sit, shoot: Shoot) -> None:
    ada, ben = await sit("ada"), await sit("ben", **PHONE)
    tabs = {"Ada": ada, "Ben": ben}
    await seat.start_game(ada, ben, "Hope Inhumanity", "(easy bot)")
    for name, page in tabs.items():
        await expect(seat.find_card(page)).to_contain_text(
            re.compile(f"@{name}.*How did the world end")
        )
        assert (await seat.run_with_suggestion(page, "act", "what")).startswith("Let fate choose")
        counted = re.compile(f"{name} votes: Let fate choose|This is how the world ended")
        await expect(seat.find_card(page)).to_contain_text(counted)
    # A card that counts the last vote may still show the question.
    await expect(seat.find_card(ada)).not_to_contain_text("How did the world end")
    told, answered = "", ""
    for _ in range(QUESTIONS):
        name, question = await seat.read_question(ada)
        page, other = tabs[name], tabs["Ben" if name == "Ada" else "Ada"]
        await expect(seat.find_card(page)).to_contain_text(question[:40])
        if "in private: Your move" in question:
            await read(page, other, shoot, name)
        elif "tell the others" in question:
            await tell(page, other, shoot, name)
            told = name
        else:
            answered = name if told not in ("", name) else answered
            await answer(page)
        await expect(seat.find_card(ada)).not_to_contain_text(seat.question_of(name, question))
        if told and answered:
            break
    assert told
    assert answered
    await shoot(ada, "story")
    assert not await find_overflow(ben)
    form = await seat.fill_in(ben, "story")
    await form.get_by_role("button", name="Run").click()
    await expect(find_last_message(ben)).to_contain_text(re.compile(r"hope-\d+\.md"))
    await shoot(ben, "story-phone")


async def answer(page: Page) -> None:
    """Give the first possible answer: on the card or, if two questions crowd it, in private."""
    buttons = seat.find_card(page).locator("button.button-primary:not([disabled])")
    if await buttons.count() == 0 or await buttons.first.inner_text() == "Your move":
        buttons = (await seat.open_panel(page, "Your move")).locator("button.button-primary")
    words = (await buttons.first.inner_text()).startswith("Write")
    await buttons.first.click()
    if words:
        form = page.get_by_role("dialog")
        await form.get_by_role("button", name="Submit").click()
        await expect(form).to_have_count(0)


async def read(page: Page, other: Page, shoot: Shoot, name: str) -> None:
    """Check that only the drawer sees the card, and act on it."""
    mine = await seat.open_panel(page, "Your move")
    await expect(mine).to_contain_text(re.compile("Hardship|no roll|Toll"))
    await shoot(page, f"scene-{name.lower()}")
    await seat.is_private(mine, other)
    await seat.choose_answer(mine, re.compile("^(Act|Face)"))


async def tell(page: Page, other: Page, shoot: Shoot, name: str) -> None:
    """Check that the form begins with the callout, and that what is told instead is quoted to
    everybody: in the question for support, or in the news."""
    await seat.press_button(page, "Write…")
    form = page.get_by_role("dialog")
    field = form.get_by_role("textbox")
    await expect(field).to_have_value(re.compile(r".{150,}", re.DOTALL))
    await shoot(page, f"telling-{name.lower()}")
    await field.fill(WORDS)
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    for tab in (page, other):
        await expect(find_messages(tab).filter(has_text=WORDS).last).to_be_visible()
