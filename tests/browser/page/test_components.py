"""Cards, buttons, selects and dialogs of the bot."""

from discord import ui
from playwright.async_api import Page, expect

from tests.browser.conftest import shared
from tests.browser.page.conftest import Play
from tests.browser.page.screen import find_last_message, find_messages, find_overflow, run_command
from tests.browser.page.showbot import Showbot

PHONE = {"width": 360, "height": 740, "phone": True}


@shared
async def ada(play: Play) -> Page:
    page = await play("ada")
    await run_command(page, "camp card")
    await expect(find_last_message(page).get_by_role("button", name="Join")).to_be_visible()
    return page


async def test_a_press_changes_the_card_for_everybody(ada: Page, play: Play) -> None:
    ben = await play("ben")
    await expect(find_last_message(ben).locator(".origin")).to_contain_text("Ada used /camp card")
    join = find_last_message(ben).get_by_role("button", name="Join")
    await join.click()
    await expect(find_last_message(ada).locator(".container")).to_contain_text("@Ben is in.")
    await expect(join).to_be_focused()
    await expect(ben.locator("#announcer")).to_contain_text("@Ben is in.")
    await expect(find_last_message(ben).get_by_role("button", name="Not yet")).to_be_disabled()
    rules = find_last_message(ben).get_by_role("link", name="Rules")
    await expect(rules).to_have_attribute("href", "https://example.org/rules")


async def test_a_failure_is_shown_where_it_happened(ada: Page) -> None:
    await find_last_message(ada).get_by_role("button", name="Break").click()
    await expect(
        find_last_message(ada).get_by_role("button", name="Break").get_by_label("Working")
    ).to_be_visible()
    await expect(find_last_message(ada).get_by_role("alert")).to_contain_text(
        "This interaction failed"
    )
    await find_last_message(ada).get_by_role("button", name="Join").click()
    await expect(ada.locator(".failure")).to_have_count(0)


async def test_choosing_one(ada: Page) -> None:
    select = find_last_message(ada).get_by_role("combobox", name="Where to?")
    await select.click()
    await ada.get_by_role("option", name="Square 3").click()
    await expect(find_last_message(ada)).to_contain_text("You go to s3.")
    await expect(ada.get_by_role("combobox", name="Where to?")).to_contain_text("Square 3")


async def test_choosing_several(ada: Page) -> None:
    await find_last_message(ada).get_by_role("combobox", name="Which goods?").click()
    await expect(ada.get_by_role("option", name="Wood")).to_have_attribute("aria-selected", "true")
    await ada.get_by_role("option", name="Bread").click()
    await ada.get_by_role("option", name="Stone").click()
    await expect(ada.get_by_text("Choose at most 2.")).to_be_visible()
    await ada.get_by_role("button", name="Done").click()
    await expect(find_last_message(ada)).to_contain_text("You take Wood and Bread.")


async def test_choosing_a_person_by_typing(ada: Page) -> None:
    await (
        find_last_message(ada).get_by_role("combobox", name="Whom do you trust?").press("ArrowDown")
    )
    await ada.keyboard.type("cle")
    await expect(ada.get_by_role("option")).to_have_count(1)
    await ada.keyboard.press("Enter")
    await expect(find_last_message(ada)).to_contain_text("You trust Cleo.")


async def test_a_redrawn_card_keeps_its_open_list(ada: Page, play: Play) -> None:
    ben = await play("ben")
    await find_last_message(ada).get_by_role("combobox", name="Which goods?").click()
    await ada.get_by_role("option", name="Bread").click()
    await find_last_message(ben).get_by_role("button", name="Join").click()
    await expect(find_last_message(ada).locator(".container")).to_contain_text("@Ben is in.")
    await ada.get_by_role("button", name="Done").click()
    await expect(find_last_message(ada)).to_contain_text("You take Wood and Bread.")


async def test_a_vanishing_list_passes_the_focus_to_its_card(ada: Page, bot: Showbot) -> None:
    await find_last_message(ada).get_by_role("combobox", name="Where to?").press("Enter")
    await expect(ada.get_by_role("option", name="Square 3")).to_be_visible()
    channel, message = (
        ada.url.partition("#")[2],
        await find_last_message(ada).get_attribute("data-id"),
    )
    card = bot.get_partial_messageable(int(channel)).get_partial_message(int(message or 0))
    changed = ui.LayoutView()
    changed.add_item(ui.TextDisplay("You have been carried away."))
    await card.edit(view=changed, attachments=[])
    await expect(find_last_message(ada)).to_contain_text("You have been carried away.")
    await expect(ada.get_by_role("option")).to_have_count(0)
    await expect(find_last_message(ada)).to_be_focused()


async def test_a_dialog_is_filled_in(ada: Page) -> None:
    await find_last_message(ada).get_by_role("button", name="Offer").click()
    dialog = ada.get_by_role("dialog", name="Make an offer")
    await expect(dialog.get_by_label("What?")).to_be_focused()
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_text("Please fill this in.")).to_be_visible()
    await dialog.get_by_label("What?").fill("x" * 21)
    await expect(dialog.get_by_text("21/20")).to_be_visible()
    await dialog.get_by_label("What?").fill("two wood")
    await dialog.get_by_role("combobox", name="To whom?").click()
    await dialog.get_by_role("option", name="Cleo").click()
    await dialog.get_by_role("option", name="Dov").click()
    await dialog.get_by_role("button", name="Done").click()
    await dialog.get_by_role("button", name="Submit").click()
    await expect(find_last_message(ada)).to_contain_text(
        "You offer two wood to Cleo and Dov for nothing."
    )
    await expect(dialog).to_have_count(0)


async def test_escape_closes_a_dialog_and_returns_the_focus(ada: Page) -> None:
    offer = find_last_message(ada).get_by_role("button", name="Offer")
    await offer.click()
    await expect(ada.get_by_role("dialog")).to_be_visible()
    await ada.keyboard.press("Escape")
    await expect(ada.get_by_role("dialog")).to_have_count(0)
    await expect(offer).to_be_focused()


async def test_groups_in_a_dialog(ada: Page) -> None:
    await find_last_message(ada).get_by_role("button", name="Vote").click()
    dialog = ada.get_by_role("dialog", name="How shall we go on?")
    await dialog.get_by_label("The ridge").check()
    for pack in ("Rope", "Lamp", "Tent"):
        await dialog.get_by_label(pack).check()
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_text("Please tick no more than 2.")).to_be_visible()
    await dialog.get_by_label("Lamp").uncheck()
    await dialog.get_by_role("checkbox", name="Quietly?").uncheck()
    await dialog.get_by_role("button", name="Submit").click()
    await expect(find_last_message(ada)).to_contain_text(
        "Voted: The ridge, with Rope, Tent, singing."
    )


async def test_pictures_can_be_enlarged_and_have_alt_text(ada: Page) -> None:
    words = "A board of ten by ten; the fire burns at D4."
    board = find_last_message(ada).get_by_role("button", name=f"Enlarge picture: {words}")
    await expect(board.locator("img")).to_have_js_property("naturalWidth", 800)
    await board.click()
    dialog = ada.get_by_role("dialog", name="Picture")
    await expect(dialog.locator("figcaption")).to_have_text(words)
    await expect(dialog.get_by_role("img", name=words)).to_be_visible()
    await ada.keyboard.press("Escape")
    await expect(board).to_be_focused()


async def test_spoilers_can_be_revealed(ada: Page) -> None:
    await run_command(ada, "camp album")
    album = find_last_message(ada)
    await expect(album.get_by_role("button", name="Enlarge picture")).to_have_count(2)
    await album.get_by_role("button", name="Spoiler picture, press to reveal").click()
    await expect(
        album.get_by_role("button", name="Enlarge picture: The water place")
    ).to_be_visible()
    await album.get_by_role("button", name="Spoiler: press to reveal").click()
    await expect(album.get_by_text("The vampire sleeps in C7.")).to_be_visible()
    await expect(album.get_by_role("link", name="notes.txt")).to_contain_text("2.1 KB")


async def test_the_reply_replaces_thinking(ada: Page, bot: Showbot) -> None:
    await run_command(ada, "camp think")
    await expect(find_last_message(ada).locator(".thinking")).to_contain_text(
        "emberkeep is thinking"
    )
    bot.camp.thought.set()
    await expect(find_last_message(ada)).to_contain_text("I have thought.")
    await expect(find_messages(ada)).to_have_count(2)


async def test_everything_fits_a_phones_width(play: Play) -> None:
    page = await play("ada", **PHONE)
    await run_command(page, "camp card")
    board = find_last_message(page).get_by_role("button", name="Enlarge picture: A board")
    await expect(board.locator("img")).to_have_js_property("naturalWidth", 800)
    box = await board.bounding_box()
    assert box is not None and box["width"] > 300
    assert not await find_overflow(page)

    await page.get_by_role("button", name="Channels and players").click()
    await expect(page.get_by_role("button", name="workshop, text channel")).to_be_visible()
    assert not await find_overflow(page)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="workshop, text channel")).to_be_hidden()

    await find_last_message(page).get_by_role("button", name="Offer").click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    assert not await find_overflow(page)
    await page.keyboard.press("Escape")
    await run_command(page, "camp album")
    await expect(find_last_message(page).get_by_role("heading", name="Album")).to_be_visible()
    assert not await find_overflow(page)
