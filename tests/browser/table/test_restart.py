"""A restart of `--local`: everything is where it was, and everything still works."""

import re
from copy import deepcopy
from pathlib import Path

from playwright.async_api import expect

from sandbox import Player
from sandbox.checks.kinds import Kind
from sandbox.models import JSON
from sandbox.player import find_component, join_texts, list_buttons
from tests.browser.conftest import OpenPage
from tests.browser.table import seat
from tests.browser.table.local import Local


async def wait_for_bot(player: Player) -> Player:
    """The player, once the bot is online too."""
    await player.wait_until(lambda: player.seen.bot_online and player.seen.commands, patience=20)
    return player


async def sit_down(ada: Player, ben: Player) -> None:
    """A table in the workshop, with colours chosen; Ada has looked at her hand."""
    await ada.run_command("game open", "workshop", game="survive")
    await ben.press_button(await ben.wait_for_message("Seats", "workshop"), "Join")
    await ada.press_button(await ada.wait_for_message("Ben", "workshop"), "Start")
    await ada.press_button(await ada.wait_for_message("Which colour", "workshop"), "Red")
    await ben.press_button(await ben.wait_for_message("Ada plays Red", "workshop"), "Blue")
    menu = await ada.press_button(
        await ada.wait_for_message("Where do you go?", "workshop"), "Menu"
    )
    assert menu.message is not None
    hand = await ada.press_button(menu.message, "My hand")
    assert "Your hand" in hand.text


def all_seen(player: Player) -> JSON:
    """Every channel and message that a player sees. Which message came last in a channel is told at
    the door only, as Discord does."""
    channels = {
        key: {name: value for name, value in channel.items() if name != "last_message_id"}
        for key, channel in player.seen.channels.items()
    }
    return {"channels": channels, "messages": player.seen.messages}


async def test_a_restart_restores_everything(tmp_path: Path, open_page: OpenPage) -> None:
    async with Local(tmp_path) as local:
        async with Player.join(local.url, "Ada") as ada, Player.join(local.url, "Ben") as ben:
            await sit_down(await wait_for_bot(ada), await wait_for_bot(ben))
            await ada.send_message("Back in a moment.", "workshop")
            assert await local.stop() == 0  # while they look on: they see it to the very end
        before = {player.name: all_seen(player) for player in (ada, ben)}

        await local.start()
        async with Player.join(local.url, "Ada") as ada, Player.join(local.url, "Ben") as ben:
            assert {player.name: all_seen(player) for player in (ada, ben)} == before
            hand = ada.find_message("Your hand", "workshop")
            assert hand is not None and ben.find_current(hand) is None
            await wait_for_bot(ada)
            await wait_for_bot(ben)
            await the_buttons_work(ada, ben, hand)
        page = await open_page(f"{local.url}/?user=ada")
        await page.get_by_role("button", name=re.compile("^workshop, text channel")).click()
        await expect(
            seat.find_card(page).get_by_role("img", name="Survive!, round")
        ).to_be_visible()
        await page.close()
        assert await local.stop() == 0
        assert not re.search("ERROR|Traceback", local.log()), local.log()


async def the_buttons_work(ada: Player, ben: Player, hand: JSON) -> None:
    """Those of the ephemeral hand, and those of the card."""
    chart = await ada.press_button(hand, "Chart")
    assert "Basic" in chart.text
    card = await ben.wait_for_message("Where do you go?", "workshop")
    mover, other = (ada, ben) if f"<@{ada.id}>:" in join_texts(card) else (ben, ada)
    await other.press_button(card, "Your move")
    before = deepcopy(card)
    space = await go_somewhere(mover, card)
    for player in (ada, ben):
        await player.wait_until(lambda player=player: player.find_current(card) != before)
        now = [each for each in player.list_visible("workshop") if "Menu" in list_buttons(each)]
        menu = await player.press_button(now[-1], "Menu")
        assert menu.message is not None
        assert f"to {space}." in (await player.press_button(menu.message, "Earlier")).text


async def go_somewhere(player: Player, card: JSON) -> str:
    """Take the first place that the card offers."""
    places = [label for label in list_buttons(card) if seat.DESTINATION.match(label)]
    if places:
        await player.press_button(card, places[0])
        return places[0]
    select = find_component(card, "Choose", {Kind.STRING_SELECT})
    place = str(select["options"][0]["label"])
    await player.choose_options(card, "Choose", place)
    return place
