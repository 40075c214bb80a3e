"""Two small animals' first turns in two tabs, one of them a phone: a move, a vote of both, and a
defence against what comes of waiting."""

import re

from playwright.async_api import Locator, Page, expect

from tests.browser.page.screen import last, messages, overflow
from tests.browser.table import seat
from tests.browser.table.conftest import Shoot, Sit

QUESTIONS = 70
"""More than it takes until somebody is attacked, however slowly the threats come."""
FIRST = "Move to the stove corner"
"""Where both are asked what to do, one step from where everybody begins."""
RESTLESS = re.compile(r"^(Move|Fight|Shoot|Scavenge)")
"""What Ada does all the time: her cards bring threats on."""
WAITING = re.compile(r"^(End your turn|None of them|Listen|Keep|Leave)")
"""What Ben does, who keeps his cards for what comes."""
THERE = re.compile(r"in private: Your move|Answer through Your move")
VOTE, DEFENCE = "what does the party do", "any attribute"


async def test_a_first_turn_a_vote_and_a_defence(sit: Sit, shoot: Shoot) -> None:
    ada, ben = await sit("ada"), await sit("ben", width=390, height=844, phone=True)
    tabs = {"Ada": ada, "Ben": ben}
    await gather(ada, ben)
    await choose_characters(tabs, shoot)
    met: set[str] = set()
    for _ in range(QUESTIONS):
        name, question = await seat.asked(ada)
        for what in (VOTE, DEFENCE):
            if what in question and what not in met:
                met.add(what)
                await shoot(tabs[name], f"aftermath-{what.split()[0]}-{name.lower()}")
        wanted = (
            re.compile(f"^{FIRST}") if VOTE not in met else RESTLESS if name == "Ada" else WAITING
        )
        await answer(tabs[name], question, wanted)
        if met == {VOTE, DEFENCE}:
            break
    else:
        raise AssertionError(f"After {QUESTIONS} answers: met {met}.")
    await expect(
        messages(ada).filter(has_text=re.compile("hits|misses|fends")).first
    ).to_be_attached()
    await the_page_is_drawn(ben)
    await the_hand_is_private(ben, ada, shoot)
    assert not await overflow(ben)


async def gather(ada: Page, ben: Page) -> None:
    await seat.open_table(ada, "Aftermath")
    await messages(ben).get_by_role("button", name="Join").click()
    for page in (ada, ben):
        await expect(messages(page).locator("li").filter(has_text="Ben")).to_be_visible()
    await messages(ada).get_by_role("button", name="Start", exact=True).click()


async def choose_characters(tabs: dict[str, Page], shoot: Shoot) -> None:
    """Both at once: Ben answers first, and everybody sees whom he has; Ada is asked as before."""
    ada, ben = tabs["Ada"], tabs["Ben"]
    await expect(seat.card(ben)).to_contain_text("Whom do you play?")
    await choose(seat.card(ben), re.compile("^Bodkin"))
    for tab in tabs.values():
        told = messages(tab).filter(has_text=re.compile("Ben plays Bodkin"))
        await expect(told.first).to_be_attached()
    await choose(seat.card(ada), re.compile("^Wren"))
    await expect(seat.card(ada)).to_contain_text("Wren has kept 1 card")
    await shoot(tabs["Ben"], "aftermath-begun-phone")


async def answer(page: Page, question: str, wanted: re.Pattern[str]) -> None:
    """Whatever is asked, on the card or in private; then the question is gone."""
    where = seat.card(page)
    await expect(where).to_contain_text(question[:40])
    if THERE.search(await where.inner_text()):
        where = await seat.panel(page, "Your move")
        await expect(where).to_contain_text("Only you can see this")
    before = await seat.card(page).locator(".markdown").all_inner_texts()
    await choose(where, wanted)
    await expect(seat.card(page).locator(".markdown")).not_to_have_text(before, use_inner_text=True)


async def choose(where: Locator, wanted: re.Pattern[str]) -> None:
    """An answer by button or by list: the one that is wanted, else to wait, else the first."""
    page, select = where.page, where.get_by_role("combobox")
    buttons = where.locator("button.button-primary:not([disabled])")
    if await select.count():
        none = where.get_by_role("button", name="None of them")
        if await none.count():
            await none.click()
            return
        await select.first.click()
        choices = page.get_by_role("option")
    else:
        choices = buttons
    for pattern in (wanted, WAITING):
        fitting = choices.filter(has_text=pattern)
        if await fitting.count():
            await fitting.first.click()
            return
    await choices.first.click()


async def the_page_is_drawn(page: Page) -> None:
    """As a picture, and in its words."""
    picture = seat.card(page).get_by_role("img", name=re.compile("Signal Box Lane"))
    await expect(picture.first).to_be_attached()
    await picture.first.hover()
    assert await picture.first.evaluate("async (image) => { await image.decode(); return true; }")
    await expect(picture.first).not_to_have_js_property("naturalWidth", 0)


async def the_hand_is_private(page: Page, other: Page, shoot: Shoot) -> None:
    """Whoever opens it reads their cards, and only they."""
    sheet = await seat.panel(page, "My hand")
    await expect(sheet).to_contain_text(re.compile(r"Bodkin · life \d of 6"))
    await shoot(page, "aftermath-hand-phone")
    identity = await last(page).get_attribute("data-id")
    await expect(other.locator(f".message[data-id='{identity}']")).to_have_count(0)
