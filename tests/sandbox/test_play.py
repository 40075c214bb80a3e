"""A game's worth of dealings between players and a real discord.py bot."""

from typing import Any

import discord
import pytest

from sandbox import Player
from sandbox.models import JSON
from sandbox.player import Refused, join_texts, list_buttons, walk_components
from tests.sandbox.campbot import Card, RunningBot, make_picture


@pytest.fixture
async def card(camp: RunningBot, ada: Player) -> JSON:
    opened = await ada.run_command("game open", game="survive", seats=3)
    assert opened.state == "replied"
    assert opened.message is not None
    return opened.message


async def test_a_command_posts_a_pictured_card_for_all(
    card: JSON, ada: Player, ben: Player
) -> None:
    assert "survive for 3" in join_texts(card)
    assert list_buttons(card) == ["Rules", "Join", "Hand", "Offer", "Slow", "Silent"]
    assert ben.find_message("survive for 3") == card
    assert card["interaction_metadata"]["name"] == "game open"
    assert card["interaction_metadata"]["user"]["id"] == ada.id
    assert [user["id"] for user in card["mentions"]] == [ada.id]
    (attachment,) = card["attachments"]
    assert (attachment["width"], attachment["height"]) == (40, 30)
    assert attachment["description"] == "A map of the camp"
    gallery = next(c for c in walk_components(card["components"]) if c["type"] == 12)
    assert gallery["items"][0]["media"]["url"] == attachment["url"]
    data = await ben.fetch_file(attachment["url"])
    assert data.startswith(b"\x89PNG")
    assert len(data) == attachment["size"]


async def test_a_press_edits_the_card_at_once_or_deferred(
    card: JSON, ada: Player, ben: Player
) -> None:
    pressed = await ben.press_button(card, "Join")
    assert pressed.state == "updated"
    assert "Ben is in" in pressed.text
    await ada.wait_until(lambda: "Ben is in" in join_texts(ada.find_current(card) or {}))
    assert (await ada.press_button(card, "Slow")).state == "deferred"
    await ada.wait_for_message("slowly done")
    assert (await ada.press_button(card, "Join")).state == "updated"


async def test_an_ephemeral_answer_is_for_one(
    camp: RunningBot, card: JSON, ada: Player, ben: Player
) -> None:
    shown = await ben.press_button(card, "Hand")
    assert shown.state == "replied"
    assert shown.text == "Your hand: two wood"
    assert shown.message
    assert shown.message["flags"] & 64
    await ben.send_message("done")
    await ada.wait_for_message("done")
    assert ada.find_message("Your hand") is None
    everything = [message async for message in camp.text_channel().history()]
    assert all("Your hand" not in message.content for message in everything)
    with pytest.raises(discord.NotFound) as unknown:
        await camp.text_channel().fetch_message(int(shown.message["id"]))
    assert unknown.value.code == 10008
    with pytest.raises(Refused, match="Unknown Message"):
        await ada.dismiss_message(shown.message)
    await ben.dismiss_message(shown.message)
    await ben.wait_until(lambda: ben.find_current(shown.message or {}) is None)


async def test_modal_with_label_text_and_user_select(card: JSON, ada: Player, ben: Player) -> None:
    asked = await ada.press_button(card, "Offer")
    assert asked.state == "modal"
    assert asked.modal.title == "Make an offer"
    with pytest.raises(Refused, match="must be filled in"):
        await ada.submit_modal(asked.modal, {})
    with pytest.raises(Refused, match="2 to 20"):
        await ada.submit_modal(asked.modal, {"What?": "x"})
    done = await ada.submit_modal(asked.modal, {"What?": "two wood", "To whom?": [ben.id]})
    assert done.text == "Offered two wood to ['Ben']"
    with pytest.raises(Refused, match="no longer open"):
        await ada.submit_modal(asked.modal, {"What?": "again"})


async def test_select(card: JSON, ada: Player) -> None:
    chosen = await ada.choose_options(card, "Which slot?", ["Slot 1", "Slot 2"])
    assert chosen.text == "Chose ['1', '2']"
    for wrong in ([], ["0", "1", "2"], ["7"], ["1", "1"]):
        with pytest.raises(Refused):
            await ada.choose_options(card, "slot", wrong)


@pytest.mark.parametrize("hidden", [True, False])
async def test_thinking_then_follow_ups(
    camp: RunningBot, ada: Player, ben: Player, hidden: bool
) -> None:
    done = await ada.run_command("slowly", hidden=hidden)
    assert done.text == "First"
    second = await ada.wait_for_message("Second")
    assert second["flags"] == 64
    assert bool(ben.find_message("First")) is not hidden
    assert ben.find_message("Second") is None


async def test_autocomplete(camp: RunningBot, ada: Player) -> None:
    choices = await ada.complete_option("game open", "game", game="au")
    assert choices == [{"name": "Aurora", "value": "aurora"}]
    assert len(await ada.complete_option("game open", "game")) == 5


async def test_commands_are_checked_as_the_client_checks_them(
    camp: RunningBot, ada: Player
) -> None:
    wrong: list[tuple[str, dict[str, Any], str]] = [
        ("game open", {}, "needs “game”"),
        ("game open", {"game": "hope", "seats": 9}, "out of range"),
        ("game open", {"game": "hope", "seats": "many"}, "whole number"),
        ("game open", {"game": "hope", "colour": "red"}, "no option"),
        ("game", {}, "needs a subcommand"),
        ("game shut", {}, "no command"),
        ("chess", {}, "no command"),
    ]
    for name, options, fault in wrong:
        with pytest.raises(Refused, match=fault):
            await ada.run_command(name, **options)


async def test_direct_messages_and_closed_ones(camp: RunningBot, ada: Player, ben: Player) -> None:
    sent = await ada.run_command("write", whom=ben.id)
    assert sent.text.startswith("Sent")
    heard = await ben.wait_until(lambda: [c for c in ben.seen.channels.values() if c["type"] == 1])
    heard = heard[0]
    assert (await ben.wait_for_message("A word in your ear", heard))["author"]["id"] == camp_id(
        camp
    )
    assert not [c for c in ada.seen.channels.values() if c["type"] == 1]
    await ben.perform_action("set_dm", closed=True)
    assert (await ada.run_command("write", whom=ben.id)).text == "Refused: 50007"
    await ben.perform_action("set_dm", closed=False)
    assert (await ada.run_command("write", whom=ben.id)).text.startswith("Sent")


def camp_id(camp: RunningBot) -> str:
    return str(camp.bot.user.id)


async def test_commands_work_in_a_dm(camp: RunningBot, ada: Player) -> None:
    direct = await ada.open_dm()
    opened = await ada.run_command("game open", direct, game="hope")
    assert "hope for 2" in opened.text
    assert (await ada.press_button(opened.message or {}, "Join")).state == "updated"


async def test_the_bot_hears_and_replies(camp: RunningBot, ada: Player) -> None:
    camp.bot.intents.message_content = True
    direct = await ada.open_dm()
    said = await ada.send_message("ping", direct)
    answer = await ada.wait_for_message("pong", direct)
    assert answer["referenced_message"]["id"] == said["id"]
    assert answer["mentions"][0]["id"] == ada.id
    assert ada.seen.unread[direct["id"]]["mentions"] == 1


async def test_only_allowed_mentions_ping(camp: RunningBot, ada: Player, ben: Player) -> None:
    channel, text = camp.text_channel(), f"<@{ada.id}> and <@{ben.id}> and @everyone"
    quiet = await channel.send(text)
    assert quiet.mentions == []
    one = discord.AllowedMentions(users=[discord.Object(int(ben.id))])
    loud = await channel.send(text, allowed_mentions=one)
    assert [user.id for user in loud.mentions] == [int(ben.id)]
    assert not loud.mention_everyone  # the bot may not
    inside = await channel.send(view=Card(text, pictured=False), allowed_mentions=one)
    assert [user.id for user in inside.mentions] == [int(ben.id)]
    await ben.wait_until(lambda: ben.seen.unread.get(str(channel.id), {}).get("mentions") == 2)
    assert ada.seen.unread[str(channel.id)]["mentions"] == 0
    await ben.perform_action("read", channel_id=str(channel.id))
    await ben.wait_until(lambda: ben.seen.unread[str(channel.id)]["count"] == 0)


async def test_tabs_stay_in_step(camp: RunningBot, card: JSON, ada: Player) -> None:
    async with Player.join(ada.base_url, "ada") as tab:
        shown = await ada.press_button(card, "Hand")
        assert await tab.wait_for_message("Your hand") == shown.message
        outcome = next(f for f in tab.frames if f["t"] == "interaction" and f["state"] == "replied")
        assert outcome["message_id"] == (shown.message or {})["id"]
        await ada.press_button(card, "Offer")
        await tab.wait_until(lambda: [f for f in tab.frames if f.get("state") == "modal"])
        assert not [f for f in tab.frames if f["t"] == "modal"]


async def test_a_press_needs_a_live_component(
    camp: RunningBot, card: JSON, ada: Player, ben: Player
) -> None:
    shown = await ada.press_button(card, "Hand")
    message = shown.message or {}
    place = {"channel_id": message["channel_id"], "message_id": message["id"]}
    with pytest.raises(Refused) as refused:
        await ben.perform_action("press", **place, custom_id="x")
    assert refused.value.code == 10008
    place["message_id"] = card["id"]
    with pytest.raises(Refused, match="not here any more"):
        await ben.perform_action("press", **place, custom_id="gone")
    with pytest.raises(Refused, match="not here any more"):
        await ben.perform_action("press", **place, custom_id="slot")
    camp.sandbox.faults.deny(card["channel_id"], "view_channel", user="Ben")
    with pytest.raises(Refused) as refused:
        await ben.perform_action("press", **place, custom_id="join")
    assert refused.value.code == 50001


async def test_edit_keeps_or_replaces_files(camp: RunningBot, ada: Player) -> None:
    message = await camp.text_channel().send("Look", file=make_picture())
    first = (await ada.wait_for_message("Look"))["attachments"][0]
    await message.edit(content="Look again")
    assert (await ada.wait_for_message("Look again"))["attachments"] == [first]
    await message.edit(content="Look here", attachments=[make_picture("red")])
    second = (await ada.wait_for_message("Look here"))["attachments"]
    assert len(second) == 1
    assert second[0]["id"] != first["id"]
    await message.delete()
    await ada.wait_until(lambda: ada.find_message("Look here") is None)
