"""The slash picker and its form, by mouse and by keyboard alone."""

from playwright.async_api import expect

from tests.browser.page.conftest import Play
from tests.browser.page.screen import find_composer, find_last_message, find_messages
from tests.browser.page.showbot import Showbot


async def test_the_command_picker_narrows_as_a_command_is_typed(play: Play) -> None:
    ada = await play("ada")
    await find_composer(ada).fill("/")
    options = ada.get_by_role("option")
    await expect(options).to_have_count(4)
    await find_composer(ada).fill("/camp th")
    await expect(options).to_have_count(1)
    await expect(options).to_contain_text("Think for a while")
    await find_composer(ada).fill("/dance")
    await expect(options).to_contain_text("No command matches")
    await find_composer(ada).press("Enter")
    await expect(find_messages(ada)).to_have_count(0)
    await find_composer(ada).press("Escape")
    await expect(options).to_have_count(0)


async def test_a_form_with_every_kind_of_option(play: Play) -> None:
    ada = await play("ada")
    await find_composer(ada).fill("/fi")
    await ada.get_by_role("option", name="/camp find").click()
    form = ada.get_by_role("form", name="/camp find")
    await expect(form.get_by_label("game")).to_be_focused()
    await form.get_by_label("game").press_sequentially("surv")
    await ada.get_by_role("option", name="Survive!").click()
    await form.get_by_label("seats").fill("nine")
    await form.get_by_role("button", name="Run").click()
    await expect(form.get_by_text("A number, please.")).to_be_visible()
    await form.get_by_label("seats").fill("9")
    await form.get_by_role("button", name="Run").click()
    await expect(form.get_by_text("At most 5, please.")).to_be_visible()
    await form.get_by_label("seats").fill("4")
    await form.get_by_label("pace").click()
    await ada.get_by_role("option", name="Weeks").click()
    await form.get_by_label("host").fill("be")
    await ada.get_by_role("option", name="Ben").click()
    await form.get_by_role("button", name="Run").click()
    await expect(find_last_message(ada)).to_contain_text("survive for 4, weeks, led by Ben")
    await expect(find_last_message(ada).locator(".origin")).to_contain_text("Ada used /camp find")
    await expect(find_composer(ada)).to_be_focused()


async def test_unlisted_text_is_sent_as_typed(play: Play) -> None:
    ada = await play("ada")
    await find_composer(ada).fill("/camp find chess")
    await find_composer(ada).press("Enter")
    form = ada.get_by_role("form", name="/camp find")
    await expect(form.get_by_label("game")).to_have_value("chess")
    await expect(form.get_by_label("seats")).to_be_focused()
    await form.get_by_label("seats").fill("2")
    await form.get_by_label("seats").press("Enter")
    await expect(find_last_message(ada)).to_contain_text("chess for 2")


async def test_a_command_fails_if_the_bot_is_offline(play: Play, bot: Showbot) -> None:
    ada = await play("ada")
    await expect(ada.locator(".bot-state")).to_contain_text("online")
    await find_composer(ada).fill("/camp card")
    await find_composer(ada).press("Enter")
    await bot.close()
    await expect(ada.locator(".bot-state")).to_contain_text("offline")
    await ada.get_by_role("button", name="Run").click()
    failed = ada.locator(".loose")
    await expect(failed.get_by_role("alert")).to_contain_text("This interaction failed")
    await failed.get_by_role("button", name="Dismiss").click()
    await expect(failed).to_have_count(0)


async def test_a_whole_turn_by_keyboard_alone(play: Play) -> None:
    ada = await play("ada")
    press, words = ada.keyboard.press, ada.keyboard.type
    await expect(find_composer(ada)).to_be_focused()
    await words("/card")
    await expect(ada.get_by_role("option")).to_have_count(1)
    await press("Tab")
    await expect(ada.get_by_role("button", name="Run")).to_be_focused()
    await press("Enter")
    await expect(find_last_message(ada).get_by_role("button", name="Join")).to_be_visible()
    await expect(find_composer(ada)).to_be_focused()

    # back from where one writes to the card's last select, and choose
    people = find_last_message(ada).get_by_role("combobox", name="Whom do you trust?")
    for _ in range(5):
        await press("Shift+Tab")
        if await people.evaluate("(element) => element === document.activeElement"):
            break
    await expect(people).to_be_focused()
    await press("Enter")
    await words("ben")
    await expect(ada.get_by_role("option")).to_have_count(1)
    await press("Enter")
    await expect(find_last_message(ada)).to_contain_text("You trust Ben.")
    await expect(ada.get_by_role("combobox", name="Whom do you trust?")).to_be_focused()

    # on to a button that opens a dialog; the focus stays within it
    offer = ada.get_by_role("button", name="Offer")
    for _ in range(12):
        await press("Shift+Tab")
        if await offer.evaluate("(element) => element === document.activeElement"):
            break
    await press("Enter")
    dialog = ada.get_by_role("dialog")
    await expect(dialog.get_by_label("What?")).to_be_focused()
    await words("rope")
    await press("Tab")
    await press("Tab")
    await expect(dialog.get_by_role("combobox", name="To whom?")).to_be_focused()
    await press("Enter")
    await words("cleo")
    await press("Enter")
    await press("Tab")
    await expect(dialog.get_by_role("button", name="Done")).to_be_focused()
    await press("Enter")
    await expect(dialog.get_by_role("combobox", name="To whom?")).to_be_focused()
    await expect(dialog.get_by_role("combobox", name="To whom?")).to_contain_text("Cleo")
    for _ in range(12):
        await press("Tab")
        assert await ada.locator(".app :focus").count() == 0
    await dialog.get_by_label("What?").focus()
    await press("Enter")
    await expect(find_last_message(ada)).to_contain_text("You offer rope to Cleo for nothing.")
    await expect(offer).to_be_focused()
