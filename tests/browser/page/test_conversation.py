"""Messages between players: live, in order, formatted, and only where they belong."""

import re

import pytest
from playwright.async_api import Page, expect

from sandbox import Player, Sandbox
from sandbox.bodies import Body
from sandbox.posting import compose_message
from tests.browser.conftest import OpenPage
from tests.browser.page.conftest import Play, find_campfire
from tests.browser.page.screen import (
    find_composer,
    find_last_message,
    find_messages,
    find_overflow,
    run_command,
    say,
    to_top,
)
from tests.browser.page.showbot import Showbot


async def test_two_players_in_two_tabs_write_to_each_other(play: Play) -> None:
    ada, ben = await play("ada"), await play("ben")
    await say(ada, "Is **anybody** here?")
    await expect(find_last_message(ben).locator("strong")).to_have_text("anybody")
    await expect(find_last_message(ben).locator(".message-author")).to_have_text("Ada")
    await say(ben, "I am.")
    await expect(find_last_message(ada).locator(".paragraph")).to_have_text("I am.")
    await expect(find_messages(ada)).to_have_count(2)
    await expect(find_messages(ben)).to_have_count(2)
    await expect(ada.locator("#announcer")).to_contain_text("Ben: I am.")


async def test_only_the_addressee_sees_an_ephemeral_message(play: Play) -> None:
    ada, ben = await play("ada"), await play("ben")
    await run_command(ada, "camp card")
    await expect(find_last_message(ben).get_by_role("button", name="My hand")).to_be_visible()
    await find_last_message(ben).get_by_role("button", name="My hand").click()
    await expect(find_last_message(ben)).to_contain_text("Your hand, Ben")
    await expect(find_last_message(ben)).to_contain_text("Only you can see this")
    await say(ada, "after")
    await expect(find_last_message(ben)).to_contain_text("after")
    await expect(find_messages(ada).filter(has_text="Your hand")).to_have_count(0)
    await ben.get_by_role("button", name="Dismiss message").click()
    await expect(find_messages(ben).filter(has_text="Your hand")).to_have_count(0)


async def test_what_players_write_is_never_markup(play: Play) -> None:
    ada, ben = await play("ada"), await play("ben")
    text = "<img src=x onerror=alert(1)> <b>bold</b> [x](javascript:alert(1))"
    await say(ada, text)
    await expect(find_last_message(ben).locator(".paragraph")).to_have_text(text)
    await expect(find_last_message(ben).locator("img, b, a")).to_have_count(0)


async def test_text_that_is_too_long_is_refused_in_words_and_kept(play: Play) -> None:
    ada = await play("ada")
    text = "\u202eabc " * 2500
    await find_composer(ada).fill(text)
    await find_composer(ada).press("Enter")
    await expect(ada.locator(".composer > .form-error")).to_contain_text("2000")
    await expect(find_composer(ada)).to_have_value(text)
    assert not await find_overflow(ada)


async def test_replies_edits_and_deletions(play: Play) -> None:
    ada, ben = await play("ada"), await play("ben")
    await say(ada, "first")
    await find_last_message(ben).hover()
    await find_last_message(ben).get_by_role("button", name="Reply").click()
    await say(ben, "an answer")
    await expect(find_last_message(ada).locator(".origin")).to_contain_text("Ada first")
    await expect(find_last_message(ben)).to_contain_text("an answer")
    await find_composer(ben).press("ArrowUp")
    await ben.get_by_label("Edit message").fill("a better answer")
    await ben.keyboard.press("Enter")
    await expect(find_last_message(ada)).to_contain_text("a better answer (edited)")
    await find_last_message(ben).hover()
    await find_last_message(ben).get_by_role("button", name="Delete").click()
    await ben.get_by_role("dialog").get_by_role("button", name="Delete").click()
    await expect(find_messages(ada)).to_have_count(1)


async def test_unread_marks_come_and_go(play: Play, sandbox: Sandbox, bot: Showbot) -> None:
    ada, ben = await play("ada"), await play("ben")
    await ben.get_by_role("button", name="workshop, text channel").click()
    me = sandbox.world.find_user_named("ada")
    assert me is not None
    await say(ben, f"<@{me.id}> come and see")
    marked = ada.get_by_role("button", name="workshop, text channel, 1 mentions")
    await expect(marked).to_be_visible()
    await marked.click()
    await expect(find_last_message(ada)).to_have_class(re.compile("pinged"))
    await expect(ada.locator(".new-divider")).to_be_visible()
    await expect(ada.locator(".mention-me")).to_have_text("@Ada")
    await ada.get_by_role("button", name="campfire, text channel").click()
    quiet = ada.get_by_role("button", name="workshop, text channel", exact=True)
    await expect(quiet).to_be_visible()


async def test_the_reader_keeps_their_place(play: Play, sandbox: Sandbox) -> None:
    ada = await play("ada")
    async with Player.join(sandbox.base_url, "Ben") as ben:
        world, channel = sandbox.world, find_campfire(sandbox)
        me = world.find_user_named("ada")
        assert me is not None
        for number in range(
            115
        ):  # unheard, for each would be drawn in all tabs; and by Ada, so read
            said = compose_message(world, me.id, channel, Body({"content": f"line {number}"}))
            world.messages[channel.id][said.id] = said
        await ada.reload()
        await expect(find_messages(ada)).to_have_count(50)
        for number in range(115, 120):
            await ben.perform_action(
                "send_message", channel_id=channel.id, content=f"line {number}"
            )
        await expect(find_last_message(ada)).to_contain_text("line 119")
        await expect(find_last_message(ada)).to_be_in_viewport()
        # not a real click: that would scroll, and coming to the top loads by itself
        await ada.get_by_role("button", name="Load older messages").dispatch_event("click")
        await expect(find_messages(ada)).to_have_count(105)
        await to_top(ada)
        await expect(find_messages(ada)).to_have_count(120)
        await to_top(ada)
        await expect(ada.get_by_text("line 0", exact=True)).to_be_in_viewport()
        await ben.perform_action("send_message", channel_id=channel.id, content="the newest")
        jump = ada.get_by_role("button", name="1 new message")
        await expect(jump).to_be_visible()
        await expect(ada.get_by_text("line 0", exact=True)).to_be_in_viewport()
        await jump.click()
        await expect(find_last_message(ada).get_by_text("the newest")).to_be_in_viewport()


async def test_the_page_reconnects_by_itself(play: Play, sandbox: Sandbox) -> None:
    ada = await play("ada")
    await find_composer(ada).fill("half a sen")
    for ws in list(sandbox._players):
        await ws.close(code=1001)
    async with Player.join(sandbox.base_url, "Ben") as ben:
        channel = find_campfire(sandbox)
        await ben.perform_action("send_message", channel_id=channel.id, content="meanwhile")
        await expect(find_last_message(ada)).to_contain_text("meanwhile")
    await expect(ada.locator(".connection")).to_be_hidden()
    await expect(find_composer(ada)).to_have_value("half a sen")


async def test_threads_posts_and_direct_messages(play: Play) -> None:
    ada, ben = await play("ada"), await play("ben")
    await say(ada, "let us talk about rope")
    await find_last_message(ada).hover()
    await find_last_message(ada).get_by_role("button", name="Start a thread").click()
    await ada.get_by_label("Name of the thread").fill("Rope")
    await ada.keyboard.press("Enter")
    await expect(ada.locator(".header-title")).to_have_text("Rope")
    await say(ada, "it is long")
    await ben.get_by_role("button", name=re.compile("^Rope, thread")).click()
    await expect(find_last_message(ben)).to_contain_text("it is long")

    await ada.get_by_role("button", name="tables, forum").click()
    await ada.get_by_role("button", name="New post").click()
    await ada.get_by_label("Title").fill("Survive for two")
    await ada.get_by_label("Message", exact=True).fill("Who plays?")
    await ada.get_by_role("button", name="Post", exact=True).click()
    await expect(find_last_message(ada)).to_contain_text("Who plays?")
    await ben.get_by_role("button", name="tables, forum").click()
    await expect(ben.locator(".post")).to_contain_text("Who plays?")

    await ada.get_by_role("button", name="New channel").click()
    await ada.get_by_label("Voice").check()
    await ada.get_by_label("Name").fill("Fireside")
    await ada.keyboard.press("Enter")
    await expect(ada.locator(".header-title")).to_have_text("Fireside")
    await say(ada, "in its chat")
    await ben.get_by_role("button", name=re.compile("^Fireside, voice channel")).click()
    await expect(find_last_message(ben)).to_contain_text("in its chat")

    await ada.get_by_role("button", name="campfire, text channel").click()
    await ada.get_by_role("button", name="Start a thread").first.click()
    await ada.get_by_label("Name of the thread").fill("Secret")
    await ada.get_by_label("Private").check()
    await ada.keyboard.press("Enter")
    await expect(ada.locator(".header-title")).to_have_text("Secret")
    secret = re.compile("^Secret, private thread")
    await expect(ada.get_by_role("button", name=secret)).to_be_visible()
    cleo = await play("cleo")
    await expect(cleo.get_by_role("button", name="campfire, text channel")).to_be_visible()
    await expect(cleo.get_by_role("button", name=secret)).to_have_count(0)

    await write_to_ben(ada)
    await say(ada, "in your ear")
    await ben.get_by_role("button", name=re.compile("^Ada, direct message")).click()
    await expect(find_last_message(ben)).to_contain_text("in your ear")


async def write_to_ben(page: Page) -> None:
    """Go to the channel that only Ben can read."""
    await page.get_by_role("button", name="Write to somebody").click()
    await page.get_by_role("dialog").get_by_role("button", name="Ben").click()
    await expect(page.locator(".header-title")).to_have_text("Ben")


async def test_one_tab_can_play_several_people_in_turn(play: Play, sandbox: Sandbox) -> None:
    page = await play("ada")
    await page.get_by_role("button", name="Add").click()
    await page.get_by_label("Name").fill("Grace")
    await page.keyboard.press("Enter")
    await page.get_by_role("link", name="Grace").click()
    await expect(page.locator(".me-name")).to_have_text("Grace")
    assert page.url.startswith(f"{sandbox.base_url}/?user=grace")
    await say(page, "new here")
    await page.go_back()
    await expect(page.locator(".me-name")).to_have_text("Ada")
    await expect(find_last_message(page).locator(".message-author")).to_have_text("Grace")


@pytest.mark.usefixtures("bot")
async def test_the_welcome_offers_people_to_play_as(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page(f"{sandbox.base_url}/?user=nobody")
    await expect(page.get_by_role("alert")).to_have_text("There is no player called nobody.")
    await page.get_by_role("link", name="Cleo").click()
    await expect(page.locator(".me-name")).to_have_text("Cleo")
    await expect(page.locator(".bot-state")).to_contain_text("online")


async def test_a_message_refused_by_closed_dms_stays_in_the_composer(play: Play) -> None:
    ada, ben = await play("ada"), await play("ben")
    await ben.get_by_role("switch", name="DMs closed").check()
    await write_to_ben(ada)
    await find_composer(ada).fill("psst")
    await find_composer(ada).press("Enter")
    await expect(ada.locator(".composer > .form-error")).not_to_be_empty()
    await expect(find_composer(ada)).to_have_value("psst")
    await ben.get_by_role("switch", name="DMs closed").uncheck()
