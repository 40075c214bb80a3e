"""Games by keyboard alone: from an open table through the first answers. The focus is never
lost, can always be seen, and what has changed is read out; a card reads in the order of its parts.
"""

import re
from contextlib import closing
from sqlite3 import connect

import pytest
from playwright.async_api import Locator, Page, expect

from cogs.views.card import GO_ON, OWN, YOURS
from rules import GAMES
from tests.browser.page.screen import find_composer, find_last_message, find_messages
from tests.browser.table import seat
from tests.browser.table.conftest import Sit
from tests.browser.table.keyboard import Keyboard
from tests.browser.table.local import Local

ANSWERS = 4
PRESSES = 16
"""More than it takes to give so many answers."""
FEW = sorted(GAMES)[1:5:2]
"""Games with all that a keyboard is for: buttons, lists, forms."""
LEAST = re.compile(r"Choose (\d+)")
"""How many lines a list wants at least, as it says."""
LISTEN = """() => {
  window.heard = [];
  const announcer = document.getElementById("announcer");
  new MutationObserver((changes) => {
    const said = changes.flatMap((one) => [...one.addedNodes]);
    window.heard.push(...said.map((each) => each.textContent));
  }).observe(announcer, { childList: true });
}"""
"""What a screen reader is told to say."""
STANDS = """() => {
  const list = document.querySelector("ol.messages");
  const busy = list.querySelector("[aria-busy=true], .thinking, .loose");
  return busy ? "" : list.innerHTML;
}"""
"""All that the messages show, once nothing is on its way."""


@pytest.mark.parametrize(
    "key",
    [key if key in FEW else pytest.param(key, marks=pytest.mark.soak) for key in sorted(GAMES)],
)
async def test_a_game_can_be_opened_and_played_by_keyboard(
    key: str, sit: Sit, local: Local
) -> None:
    page = await sit("ada")
    keys = Keyboard(page)
    await page.evaluate(LISTEN)
    await _open(page, keys, GAMES[key].title)
    for bot in range(1, max(2, GAMES[key].seats[0])):
        await keys.use(find_messages(page).get_by_role("button", name="Add bot"))
        seats = find_messages(page).filter(has_text="Seats").last.locator("li")
        await expect(seats).to_have_count(1 + bot)
        await keys.sees_the_focus()
    await keys.use(find_messages(page).get_by_role("button", name="Start", exact=True))
    await expect(seat.find_card(page)).to_be_visible()
    stands = await _wait_until_settled(page, "")
    for _ in range(PRESSES):
        await _go_on(page, keys)
        stands = await _wait_until_settled(page, stands)
        await keys.sees_the_focus()
        if _count_answers(local) >= ANSWERS:
            break
    assert _count_answers(local) >= ANSWERS
    await expect(page.locator(".failure")).to_have_count(0)
    heard: list[str] = await page.evaluate("window.heard")
    assert any(GAMES[key].title in said and "@Ada" in said for said in heard), heard
    await _reads_in_order(page, GAMES[key].title)


async def _open(page: Page, keys: Keyboard, title: str) -> None:
    """`/game open`, typed where the page has put the focus."""
    await expect(find_composer(page)).to_be_focused()
    await keys.type("/game open")
    await keys.press("Enter")
    await expect(page.get_by_role("form", name="/game open").get_by_label("game")).to_be_focused()
    await keys.type(title)
    await expect(page.get_by_role("option", name=title)).to_be_visible()
    await keys.press("Enter")
    await keys.press("Enter")
    await expect(find_composer(page)).to_be_focused()


async def _wait_until_settled(page: Page, before: str) -> str:
    """What the messages show once nothing changes any more, rather than what they showed before."""
    shown = ""
    for _ in range(100):
        now = str(await page.evaluate(STANDS))
        if now and now == shown and now != before:
            return now
        shown = now
        await page.wait_for_timeout(300)
    raise AssertionError("Nothing has changed." if shown == before else "It is never quiet.")


def _count_answers(local: Local) -> int:
    """How many of Ada's answers are in the journal of the last table: hers come by interactions."""
    with closing(connect(local.folder / "local" / "emberkeep.sqlite3")) as database:
        counted = (
            "SELECT count(*) FROM journal WHERE interaction_id IS NOT NULL"
            " AND table_id = (SELECT max(id) FROM tables)"
        )
        return int(database.execute(counted).fetchone()[0])


async def _go_on(page: Page, keys: Keyboard) -> None:
    """Press what comes next. What comes of an answer is read out."""
    card = seat.find_card(page)
    if await card.get_by_role("button", name=str(GO_ON), exact=True).count():
        await keys.use(card.get_by_role("button", name=str(GO_ON), exact=True))
        return
    on_the_card = await _find_answer_control(card)
    asked = (
        on_the_card
        if on_the_card is not None
        else await _find_answer_control(find_last_message(page))
    )
    if asked is None:
        await keys.use(card.get_by_role("button", name=str(YOURS), exact=True))
        return
    heard = await page.evaluate("window.heard.length")
    answered = page.locator(f'[data-key="{await asked.get_attribute("data-key")}"]')
    await _answer(page, keys, asked)
    await expect(answered).to_have_count(0)
    await page.wait_for_function("(before) => window.heard.length > before", arg=heard)


async def _find_answer_control(message: Locator) -> Locator | None:
    """The first control that answers the question of a message, if it has one."""
    controls = message.locator(".container").locator("button.button, button.chooser")
    for control in await controls.all():
        words = (await control.inner_text()).strip()
        if words not in (*map(str, OWN), "More", "Dismiss message") and await control.is_enabled():
            return control
    return None


async def _answer(page: Page, keys: Keyboard, control: Locator) -> None:
    """By a button, the first lines of a list, or a few words in a form."""
    words, listed = await control.inner_text(), await control.get_attribute("role") == "combobox"
    await keys.use(control)
    if listed:
        await expect(page.get_by_role("option").first).to_be_visible()
        await keys.press("Enter")
        for _ in range(1, int((LEAST.match(words) or [0, 1])[1])):
            await keys.press("ArrowDown")
            await keys.press("Enter")
        done = page.locator(".popup").get_by_role("button", name="Done")
        if await done.count():
            await keys.use(done)
    elif words.endswith("…"):
        dialog = page.get_by_role("dialog")
        await expect(dialog.get_by_role("textbox")).to_be_focused()
        await keys.type("7")
        await keys.use(dialog.get_by_role("button", name="Submit"))


async def _reads_in_order(page: Page, title: str) -> None:
    """A screen reader reaches the game, the picture in words, who is asked, and then the buttons;
    each has a name."""
    tree = await seat.find_card(page).locator(".container").aria_snapshot()
    places = [
        tree.index(f'heading "{title}"'),
        tree.index('button "Enlarge picture: '),
        tree.index("@Ada"),
        tree.index(f'button "{YOURS}"'),
        tree.index('button "Menu"'),
    ]
    assert places == sorted(places), tree
    assert not re.search(r"- (button|combobox|img)(?! \")", tree), tree
