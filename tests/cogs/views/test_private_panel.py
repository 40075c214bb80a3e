"""What one person sees alone: hand, board, hands by direct message, settings, undo."""

from collections.abc import Awaitable
from datetime import timedelta
from typing import Any

import discord
import pytest

from cogs.client import Interaction
from cogs.table.answering import take_seated_snapshot
from cogs.ui.components import walk_payload
from cogs.ui.errors import begin_acknowledging
from cogs.ui.message import list_components
from cogs.views import card, private_panel
from cogs.views.news import MOST_LINES, News, pick_news
from cogs.words import Message
from rules.engine import Event
from tables.snapshot import Snapshot, take_snapshot
from tests.cogs.play import Camp, list_labels, read_reply, read_text
from tests.tiny import TINY


def labels_of(view: discord.ui.LayoutView) -> list[str]:
    return [part["label"] for part in walk_payload(list_components(view)) if part["type"] == 2]


def test_a_clipped_hand_does_not_end_with_a_heading() -> None:
    held = "- Axe\n- Rope\n**Scars**\n- Limp\n- Cough"
    assert private_panel._cut_hand(held, 5) == held
    more = str(Message("menu-shows-all"))
    assert private_panel._cut_hand(held, 4) == f"- Axe\n- Rope\n{more}"


async def test_a_hand_is_private_and_the_board_public(camp: Camp) -> None:
    await camp.begin(camp.ben)
    mine = await camp.ada.slash(camp.channel, "hand")
    assert "You hold:" in read_reply(mine)
    assert mine.ephemeral
    button = await camp.in_menu(camp.ada, "My hand")
    assert "You hold:" in read_reply(button)
    assert "What do you do?" in read_reply(mine) and "What do you do?" not in read_reply(button)
    assert "not sitting at this table" in await camp.press(camp.cleo, camp.card(), "Your move")
    public = [message for message in camp.cards() if not message.flags.ephemeral]
    assert all("You hold" not in read_text(message) for message in public)
    shown = await camp.cleo.slash(camp.channel, "board")
    assert "In words:" in read_reply(shown)
    assert shown.response.attachments
    assert "In words:" in read_reply(await camp.in_menu(camp.cleo, "Board in words"))
    await camp.cleo.slash(camp.channel, "settings", words_only=True)
    shown = await camp.cleo.slash(camp.channel, "board")
    assert not shown.response.attachments
    assert "In words:" in read_reply(shown)
    # Commands in a DM mean the one table where you sit.
    assert "You hold" in read_reply(await camp.ada.user.slash("hand"))
    await camp.gather(channel=camp.other_channel)
    said = read_reply(await camp.ada.user.slash("hand"))
    assert "several tables" in said
    assert str(camp.other_channel.id) in said


async def calls(camp: Camp, pressing: Awaitable[Any], words: str) -> list[int | str]:
    """Let somebody press, and check that they are told those words. Returns the calls that this
    takes: the types of the interaction responses (4: a message; 5: deferred), and the methods of
    later calls. The deletion of an older panel, which happens in the background, is not counted."""
    before = len(camp.env.http_requests)
    assert words in read_reply(await pressing)
    made = camp.env.http_requests[before:]
    return [
        e.json["type"] if e.path.startswith("/interactions/") else e.method
        for e in made
        if e.path.startswith(("/interactions/", "/webhooks/")) and e.method != "DELETE"
    ]


async def test_quick_replies_come_at_once(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    await camp.begin(camp.ben)
    monkeypatch.setattr("cogs.ui.errors.SECONDS_BEFORE_DEFERRING", 60.0)
    assert await calls(camp, camp.ben.click(camp.card(), label="Your move"), "You hold:") == [4]
    assert await calls(camp, camp.ben.slash(camp.channel, "hand"), "You hold:") == [4]
    refused = camp.cleo.click(camp.card(), label="Your move")
    assert await calls(camp, refused, "not sitting at this table") == [4]
    # What has been waiting already is announced at once.
    monkeypatch.setattr("cogs.ui.errors.LATE_AGE", timedelta(seconds=-60))
    shown = camp.ben.click(camp.card(), label="Your move")
    assert await calls(camp, shown, "You hold:") == [5, "PATCH"]


async def test_slow_replies_are_deferred(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    await camp.begin(camp.ben)

    async def slowly(interaction: Interaction, table_id: int) -> Snapshot:
        begin_acknowledging(interaction)  # as if a moment had passed
        return await take_seated_snapshot(interaction, table_id)

    monkeypatch.setattr("cogs.table.answering.take_seated_snapshot", slowly)
    shown = camp.ben.click(camp.card(), label="Your move")
    assert await calls(camp, shown, "You hold:") == [5, "PATCH"]
    refused = camp.cleo.click(camp.card(), label="Your move")
    assert await calls(camp, refused, "not sitting at this table") == [5, "PATCH"]


@pytest.mark.parametrize("late", [timedelta(seconds=60), timedelta(seconds=-60)])
async def test_a_late_hand_causes_no_error(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, late: timedelta
) -> None:
    """Discord has told the person already, whether we reply outright or acknowledge first."""
    await camp.begin(camp.ben)
    monkeypatch.setattr("cogs.ui.errors.LATE_AGE", late)
    camp.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    await camp.ben.click(camp.card(), label="Your move")
    assert camp.trouble == []
    assert "You hold:" in await camp.press(camp.ben, camp.card(), "Your move")


async def test_there_is_no_hand_or_board_before_the_start(camp: Camp) -> None:
    await camp.gather()
    assert "has not begun" in await camp.ask(camp.ada, "board")
    assert "has not begun" in await camp.ask(camp.ada, "hand")
    assert "has not begun" in await camp.ask(camp.ada, "undo")
    assert "has not begun" in await camp.ask(camp.ada, "act", what="x")
    await camp.ada.click(camp.card(), label="Start")
    assert "no answer that can still" in await camp.ask(camp.ada, "undo")
    assert "not sitting" in await camp.ask(camp.cleo, "undo")


async def test_hands_by_direct_message_are_one_edited_message(camp: Camp) -> None:
    await camp.gather(camp.ben)
    assert "Hand by direct message: on." in await camp.ask(camp.ada, "settings", hand_by_dm=True)
    await camp.ada.click(camp.card(), label="Start")
    dm = camp.ada.user.dm_channel
    greeting, hand = dm.history()
    assert "I will keep your hands here" in read_text(greeting)
    assert "What do you call your camp?" in read_text(hand)
    await camp.write(camp.ada.user, "Ash", message=hand)
    await camp.act(camp.ben, "Birch")
    assert len(dm.history()) == 2
    hand = dm.history()[-1]
    assert "What do you do?" in read_text(hand)
    assert "You drew" in await camp.press(camp.ada.user, hand, "Draw a card")
    assert "It is Ben's move" in read_text(dm.history()[-1])
    assert camp.list_pinged() == ["Ben"]


async def test_asking_for_hands_by_closed_dms_says_so_at_once(camp: Camp) -> None:
    await camp.begin(camp.ben)
    dm = await camp.bot.create_dm(discord.Object(camp.ada.id))
    camp.refuse_posts(dm, status=403, code=50007, times=None)
    said = await camp.ask(camp.ada, "settings", hand_by_dm=True)
    assert said.startswith("**Discord will not let me write to you.**")
    assert "`/settings hand_by_dm:True`" in said
    assert "let me write" not in await camp.ask(camp.ada, "settings", hand_by_dm=False)
    said = await camp.ask(camp.ada, "settings", remind_by="dm", hand_by_dm=False)
    assert said.startswith("**Discord will not let me write to you.**")
    assert "`/settings remind_by:dm`" in said
    assert (await camp.store.find_player_settings(camp.ada.id)).dms_closed
    assert "words_only:True" not in said
    assert "words_only:True" in await camp.ask(camp.ada, "settings")
    reminded = await camp.ask(camp.ada, "me reminders")
    assert "I remind you by direct message" in reminded
    assert "so for now I remind you in the table's channel" in reminded


async def test_undo_first_says_what_it_takes_back(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Gather wood")
    first = await camp.ada.slash(camp.channel, "undo")
    assert "takes back “Gather wood”" in read_reply(first)
    camp.forget_panels()
    second = await camp.ada.slash(camp.channel, "undo")
    assert "How far" in read_text(camp.card())
    await camp.ada.click(second.response, label="Take it back")
    assert "What do you do?" in read_text(camp.card())
    assert "moved on. Run" in await camp.press(camp.ada, first.response, "Take it back")


async def test_the_cards_button_takes_a_free_answer_back_at_once(camp: Camp) -> None:
    """A second click on it comes from before the first, and asks instead of going on."""
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Gather wood")
    await camp.ada.click(camp.card(), label="Take back")
    assert "What do you do?" in read_text(camp.card())
    assert [row.entry.kind for row in await camp.list_journal()][-2:] == ["answer", "undo"]
    await camp.ada.click(camp.card(), label="Gather wood")
    revision = (await camp.row()).revision
    stale = f"ek:{(await camp.row()).id}:undo:{revision - 1}"
    said = read_reply(await camp.forge(camp.ada, camp.card(), stale))
    assert "takes back “Gather wood”" in said
    assert "How far" in read_text(camp.card())


async def test_undo_after_chance_needs_consent(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    await camp.ada.click(camp.card(), label="Gather wood")
    await camp.ada.click(camp.card(), label="1")
    offer = await camp.ada.click(camp.card(), label="Take back")
    assert "others must agree" in read_reply(offer)
    await camp.ada.click(offer.followups[0], label="Take it back")
    assert list_labels(camp.card()).count("Agree") == 1
    await camp.cleo.click(camp.card(), label="Agree")
    await camp.ben.click(camp.card(), label="Agree")
    assert "Everybody agrees" in read_text(camp.card())
    assert camp.list_pinged() == ["Ada"]


async def test_odd_names_are_harmless(camp: Camp) -> None:
    await camp.gather()
    for name in ("@everyone", "**x** <@1>", "\u202eevil", "x" * 32, "\u202e\u200b"):
        odd = camp.guild.add_member(camp.env.create_user("odd", global_name=name))
        await odd.click(camp.card(), label="Join")
        card, (_, seat) = camp.card(), (await camp.row()).seats
        assert not card.mention_everyone
        assert card.mentions == []
        assert "\u202e" not in read_text(card)
        assert seat.name.strip()
        assert not set("*@<>`") & set(seat.name)
        await odd.click(camp.card(), label="Leave")


def test_long_news_keeps_its_first_and_latest_lines_whole() -> None:
    blows = [Event(f"Round {n}: Ada strikes, and the Boar takes {n} wounds.") for n in range(40)]
    happened = private_panel._combine_news(blows, News("", more=False), 3000)
    lines = happened.words.splitlines()
    assert happened.more and 5 < len(lines) < 40
    kept = [blows[0], *blows[1 - len(lines) :]]
    assert lines == [f"- {event.text}" for event in kept]
    few = private_panel._combine_news(blows[:2], News("", more=False), 3000)
    assert few.words.splitlines() == [f"- {e.text}" for e in blows[:2]] and not few.more


def test_ones_own_finds_are_told_before_those_of_bots() -> None:
    """Ada foraged, and then two bots did."""
    ada = [Event(f"Ada finds thing {n}.", data={"seat": 0}) for n in range(6)]
    bots = [Event(f"Bot {n % 2 + 1} finds {n}.", data={"seat": n % 2 + 1}) for n in range(30)]
    happened = private_panel._combine_news(ada, pick_news(bots, private_panel.NEWS_ROWS), 3000)
    lines = happened.words.splitlines()
    assert lines[:6] == [f"- {each.text}" for each in ada]
    assert {"- Bot 1 finds 28.", "- Bot 2 finds 29."} < set(lines[6:])
    assert len(lines) <= 6 + MOST_LINES and happened.more


def test_ones_own_long_lines_keep_the_others_newest() -> None:
    own = [Event(f"Ada, {n}." + " She hits 3." * 25) for n in range(9)]
    after = pick_news([Event("Ben waits.", data={"seat": 1})])
    happened = private_panel._combine_news(own, after, 3000)
    assert happened.words.splitlines()[0] == f"- {own[0].text}"
    assert happened.words.endswith("\n- Ben waits.") and happened.more


async def test_the_panel_leaves_out_old_news_and_what_its_question_reads_out(camp: Camp) -> None:
    await camp.begin(camp.ben)
    async with camp.sessions.lock_table((await camp.row()).id) as session:
        mine = take_snapshot(session, seat=0)
    much = [Event(f"Round {n}: Ada strikes, and the Boar takes {n} wounds.") for n in range(40)]
    assert "Earlier" not in labels_of(private_panel.make_private_panel(mine, told=much[:2]))
    assert "Earlier" in labels_of(private_panel.make_private_panel(mine, told=much))
    log = await camp.forge(camp.ada, camp.card(), f"ek:{mine.id}:earlier")
    assert "Tiny Fire begins" in read_reply(log)
    quoted = [
        Event("Ben reads it out:", data={"quote": "What do you do?"}),
        Event("Ben adds:", data={"quote": "It is late."}),
    ]
    panel = private_panel.make_private_panel(mine, told=quoted)
    for view in (panel, card.make_game_card(mine, quoted, None)):
        parts = walk_payload(list_components(view))
        words = "\n".join(str(part.get("content")) for part in parts)
        assert words.count("What do you do?") == 1
        assert "It is late." in words


async def test_slow_bots_do_not_push_off_ones_own_news(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def not_yet(_: object) -> bool:
        return False

    monkeypatch.setattr("cogs.table.outcomes.wait_briefly", not_yet)
    await camp.mark_as_known(camp.ada)
    await camp.begin(bots=1)
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    await camp.ada.click(mine, label="Draw a card")
    lines = [line for line in read_text(mine).splitlines() if line.startswith("- ")]
    assert lines[0].startswith("- Ada draws a card")
    assert any("(bot)" in line for line in lines[1:]), lines


@pytest.mark.parametrize("many", [2, 40])
def test_a_passage_precedes_its_outcome(many: int) -> None:
    opening = Event("Ada goes north.")
    met = Event("Ada meets the Boar.", kind="passage", data={"passage": "It waited."})
    blows = [Event(f"Round {n}: Ada strikes, and the Boar is not impressed.") for n in range(many)]
    happened = private_panel._combine_news([opening, met, *blows], News("", more=False), 3000)
    words = happened.words
    assert happened.more is (many > 2)
    assert words.index("waited") < words.index(f"Round {many - 1}:")
    if many == 2:
        assert words.startswith("- Ada goes north.\n- ")


async def test_a_passage_leaves_room_for_the_start_of_the_hand(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What somebody decides by, such as their health, comes first in a hand."""
    await camp.begin(camp.ben)
    async with camp.sessions.lock_table((await camp.row()).id) as session:
        mine = take_snapshot(session, seat=0)
    held = "\n".join(f"- Axe {n}" for n in range(20))
    monkeypatch.setattr(private_panel.find_artist(mine.row.game).__class__, "hand", lambda *_: held)
    met = Event("Ada meets the Boar.", kind="passage", data={"passage": "It waited."})
    for told_of, last in ((Event("Ada goes north."), 19), (met, private_panel.BRIEF - 2)):
        panel = private_panel.make_private_panel(mine, told=[told_of])
        words = [part.get("content") for part in walk_payload(list_components(panel))]
        assert any(f"- Axe {last}" in str(each).splitlines() for each in words)
        assert not any(f"- Axe {last + 1}" in str(each).splitlines() for each in words)


async def test_answering_in_the_panel_keeps_the_hand(camp: Camp) -> None:
    await camp.begin(camp.ben)
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    assert "You hold:" in read_text(mine)
    assert "You hold:" in await camp.press(camp.ada, mine, "Gather wood")


@pytest.mark.parametrize("out", [False, True])
async def test_an_eliminated_player_is_offered_no_answer_ahead(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, out: bool
) -> None:
    await camp.begin(camp.ben)
    monkeypatch.setattr(TINY, "is_out", lambda view: out)
    panel = await camp.ben.click(camp.card(), label="Your move")
    assert ("Answer ahead" in list_labels(panel.response)) is not out
    assert ("You are out of the game" in read_reply(panel)) is out
