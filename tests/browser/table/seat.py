"""What a player does at a table with nothing but a page: reads the card, and answers it."""

import re

from playwright.async_api import Locator, Page, expect

from cogs.views import menu
from tests.browser.page.screen import find_composer, find_last_message, find_messages

ASKED = re.compile(r"@(Ada|Ben)(?:\s*:)?\s*(.+)")
PRIVATE = re.compile(r"in private: Your move|Press Your move to answer")
"""What the card says of a question that is answered where one player alone sees it."""
DESTINATION = re.compile(r"^[A-G][1-7]$")
WHERE = "Where do you go?"
MENU_BUTTON = re.compile("^Menu$")
MENU = frozenset(
    map(str, (menu.HAND, menu.BOARD, menu.PICTURES, menu.HOW, menu.RECAP, menu.EARLIER))
)


def find_card(page: Page) -> Locator:
    """The table's card: the newest message that has its buttons. It is looked for all the time, and
    to find a button by its role takes the browser many times as long as by its words."""
    return find_messages(page).filter(has=page.locator("button", has_text=MENU_BUTTON)).last


async def read_question(page: Page) -> tuple[str, str]:
    """Who must answer now, and what they are asked, according to the card."""
    await expect(find_card(page)).to_contain_text(ASKED)
    found = ASKED.search(await find_card(page).inner_text())
    assert found is not None
    return found[1], found[2]


async def open_table(page: Page, game: str = "Survive!") -> None:
    """`/game open`, through the picker and its form."""
    form = await fill_in(page, "game open")
    await form.get_by_label("game").click()
    await page.get_by_role("option", name=game).click()
    await form.get_by_role("button", name="Run").click()


async def start_game(ada: Page, ben: Page, game: str = "Survive!", *bots: str) -> None:
    """Ada opens a table, Ben joins by button, and both see that he sits there. Then bots are added,
    of which the list of seats has these words, and Ada starts the game."""
    await open_table(ada, game)
    await find_messages(ben).get_by_role("button", name="Join").click()
    for page in (ada, ben):
        await expect(find_messages(page).locator("li").filter(has_text="Ben")).to_be_visible()
    for words in bots:
        await find_messages(ada).get_by_role("button", name="Add bot").click()
        await expect(find_messages(ada).locator("li").filter(has_text=words)).to_be_visible()
    await find_messages(ada).get_by_role("button", name="Start", exact=True).click()


async def fill_in(page: Page, path: str) -> Locator:
    """Pick a command; returns its form."""
    await find_composer(page).fill(f"/{path}")
    await page.get_by_role("option", name=f"/{path}").first.click()
    return page.get_by_role("form", name=f"/{path}")


async def press_button(page: Page, name: str) -> None:
    """Press a button of the card, or of its menu."""
    where = await open_panel(page, "Menu") if name in MENU else find_card(page)
    await where.get_by_role("button", name=name, exact=True).click()


async def open_panel(page: Page, door: str) -> Locator:
    """What a button of the card, or of its menu, opens for this player alone."""
    where = await open_panel(page, "Menu") if door in MENU else find_card(page)
    before = await find_last_message(page).get_attribute("data-id")
    await where.get_by_role("button", name=door, exact=True).click()
    await expect(find_last_message(page)).not_to_have_attribute("data-id", before or "")
    await expect(find_last_message(page)).to_contain_text("Only you can see this")
    return page.locator(f"#m-{await find_last_message(page).get_attribute('data-id')}")


def question_of(name: str, question: str) -> re.Pattern[str]:
    """How the card asks somebody just that: the next question may be the same in other words, or
    the same for somebody else."""
    return re.compile(rf"@{name}(?:\s*:)?\s*{re.escape(question[:40])}")


async def choose_answer(where: Locator, wanted: re.Pattern[str]) -> None:
    """Give an answer by its button or from its list: the one wanted, or the first."""
    page, lists = where.page, where.get_by_role("combobox")
    choices = where.locator("button.button-primary:not([disabled])")
    await expect(choices.or_(lists).first).to_be_visible()
    if not await choices.filter(has_text=wanted).count() and await lists.count():
        await lists.first.click()
        choices = page.get_by_role("option")
    fitting = choices.filter(has_text=wanted)
    await (fitting if await fitting.count() else choices).first.click()


async def move_on_the_card(page: Page) -> str:
    """Go to the first place that the card offers, by button or select; returns which."""
    select = find_card(page).get_by_role("combobox")
    if await select.count():
        await select.first.click()
        choice = page.get_by_role("option").first
    else:
        choice = find_card(page).get_by_role("button", name=DESTINATION).first
    space = (await choice.inner_text())[:2]
    await choice.click()
    return space


async def move_by_command(page: Page) -> str:
    """Go to the first place that `/survive move` suggests; returns which."""
    return (await run_with_suggestion(page, "survive move", "choice"))[:2]


async def run_with_suggestion(page: Page, command: str, option: str) -> str:
    """Run a command with the first thing its autocomplete suggests; returns that. "" where it
    suggests nothing, which happens when the card has been read a moment before it changed."""
    form = await fill_in(page, command)
    await form.get_by_label(option).click()
    suggested = page.get_by_role("option").filter(has_not_text="Loading")
    said = await suggested.first.inner_text()
    if said.startswith("Nothing matches"):
        await page.reload()
        await expect(find_composer(page)).to_be_visible()
        return ""
    await suggested.first.click()
    await form.get_by_role("button", name="Run").click()
    return said


async def is_drawn(page: Page, name: str) -> Locator:
    """The card's picture with these words is there, as an image too; returns it."""
    picture = find_card(page).get_by_role("img", name=re.compile(name)).first
    await expect(picture).to_be_attached()
    await picture.hover()  # scrolls there, again if the card is drawn meanwhile
    assert await picture.evaluate("async (image) => { await image.decode(); return true; }")
    await expect(picture).not_to_have_js_property("naturalWidth", 0)
    return picture


async def is_private(message: Locator, other: Page) -> None:
    """Check that the other player does not get this message."""
    identity = await message.get_attribute("data-id")
    await expect(other.locator(f".message[data-id='{identity}']")).to_have_count(0)
