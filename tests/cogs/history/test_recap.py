"""What happened since somebody last looked."""

from typing import Any
from unittest.mock import AsyncMock

import pytest

from rules.engine import Entry, Event
from rules.posthuman import words as posthuman
from storage import Commit, LoggedEvent, StorageFailed
from tables.wording.highlights import LIST_CHARACTERS, MOST_LINES, pick_highlights
from tests.clock import Clock
from tests.cogs.play import Camp, fail_with, list_labels, read_reply

pytestmark = pytest.mark.usefixtures("stopped_clock")


async def _recap(camp: Camp, player: Any) -> str:
    return await camp.ask(player, "recap")


async def test_a_recap_begins_after_my_last_answer(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    camp.clock.pass_by(hours=1)
    await camp.ada.click(camp.card(), label="Draw a card")
    answered = f"<t:{int(camp.clock.now.timestamp())}:R>"
    camp.clock.pass_by(days=2)
    await camp.ben.click(camp.card(), label="Draw a card")
    words = await _recap(camp, camp.ada)
    assert f"**You last looked at this table {answered}.**" in words
    assert "it has taken one answer" in words
    assert "- Ben draws a card." in words
    assert "Ada draws" not in words
    assert "Nothing that you can see" not in words
    assert "**Now** it is Cleo's move" in words


async def test_a_recap_says_so_if_others_did_nothing_that_its_reader_may_see(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.ben.click(camp.card(), label="Gather wood")
    words = await _recap(camp, camp.ada)
    assert "it has taken one answer" in words
    assert "Nothing that you can see has happened since." in words


async def test_a_recap_says_whose_move_it_is_and_shows_the_current_picture(camp: Camp) -> None:
    await camp.begin(camp.ben)
    begun = f"<t:{int(camp.clock.now.timestamp())}:R>"
    camp.clock.pass_by(hours=30)
    shown = await camp.ada.slash(camp.channel, "recap")
    assert f"**Now it is your move**, since {begun}: “What do you do?”" in read_reply(shown)
    panel = await camp.ada.click(shown.response, label="Your move")
    assert "Gather wood" in list_labels(panel.response)
    assert "it is your move" in read_reply(await camp.ada.user.slash("recap"))
    shown = await camp.ben.slash(camp.channel, "recap")
    assert shown.ephemeral
    assert shown.response.attachments
    await camp.ben.slash(camp.channel, "settings", words_only=True)
    shown = await camp.ben.slash(camp.channel, "recap")
    assert not shown.response.attachments
    assert "In words:" in read_reply(shown)


async def test_a_recap_skips_what_i_have_already_read(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.ben.click(camp.card(), label="Draw a card")
    changed = f"<t:{int(camp.clock.now.timestamp())}:R>"
    camp.clock.pass_by(hours=1)
    await camp.ada.slash(camp.channel, "hand")
    again = await _recap(camp, camp.ada)
    assert f"Nothing has happened since you last looked; the last change was {changed}." in again
    assert "Ben draws" not in again
    assert "Ben draws" in await _recap(camp, camp.cleo)


async def test_each_way_of_looking_at_a_table_is_noted_once(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    save = AsyncMock(wraps=camp.store.save_look)
    monkeypatch.setattr(camp.store, "save_look", save)
    for command in ("hand", "board", "recap"):
        await camp.ada.slash(camp.channel, command)
        assert not save.await_args_list, "her answer was a look, and came with its own transaction"
    ways = ["hand", "board", "recap", "My hand", "Board in words", "Recap", "Your move"]
    for noted, way in enumerate(ways, 1):
        camp.sessions.people._seen.clear()
        for _ in range(2):
            if way[0].islower():
                await camp.ben.slash(camp.channel, way)
            elif way == "Your move":
                await camp.ben.click(camp.card(), label=way)
            else:
                await camp.in_menu(camp.ben, way)
            assert [call.args[1] for call in save.await_args_list] == [camp.ben.id] * noted, way


async def test_a_recap_tells_its_reader_only_what_they_may_know(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    watching = await _recap(camp, camp.cleo)
    assert "You drew" not in watching
    assert "**You have not looked in yet.**" in watching
    assert "Ada draws a card." in watching
    # A look that cannot be noted spoils nothing.
    monkeypatch.setattr(camp.store, "save_look", fail_with(StorageFailed("no")))
    assert "You hold" in await camp.ask(camp.ben, "hand")
    bens = await _recap(camp, camp.ben)
    assert "Ada draws a card" in bens
    assert "You drew" not in bens


async def test_bot_moves_after_my_answer_count_as_seen(camp: Camp) -> None:
    await camp.begin(bots=1, camps=False)
    await camp.act(camp.ada, "Ash")
    await camp.act(camp.ada, "Draw a card")
    assert "Nothing has happened since you last looked" in await _recap(camp, camp.ada)


async def test_a_recap_counts_what_it_leaves_out_and_says_where_it_is(camp: Camp) -> None:
    await camp.begin(camp.ben)
    row = await camp.row()
    events = [Event(f"Ada walks to {n}.", kind="walk") for n in range(30)]
    events[7:7] = [Event("A meteor strikes Ben!", kind="meteor")]
    await camp.store.save_commit(Commit(row.id, row.revision, [Entry("back", 0)], events))
    camp.sessions._sessions.clear()
    camp.sessions.people._seen.clear()
    words = await _recap(camp, camp.ben)
    assert "A meteor strikes Ben!" in words
    assert words.count("\n- ") == MOST_LINES
    assert f"And {31 - MOST_LINES} more lines: {31 - MOST_LINES} about Ada." in words
    assert f"Read it all with `/table log from:{row.revision + 1}`." in words


async def test_a_recap_says_who_wants_an_undo_and_who_has_not_agreed(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    await camp.ada.click(camp.card(), label="Draw a card")
    assert "Consent" not in await _recap(camp, camp.ben)
    await camp.take_back(camp.ada)
    asks = "Ada asks the table to agree. This takes back “Draw a card”"
    shown = await camp.cleo.slash(camp.channel, "recap")
    assert asks in read_reply(shown)
    assert "Consent still missing: yours and Ben's." in read_reply(shown)
    panel = await camp.cleo.click(shown.response, label="Your move")
    await camp.cleo.click(panel.response, label="Agree")
    assert "Consent still missing: Ben's." in await _recap(camp, camp.ada)
    assert "Consent still missing: yours." in await _recap(camp, camp.ben)
    await camp.act(camp.ben, "Draw a card")
    assert "Consent" not in await _recap(camp, camp.cleo)


async def test_there_are_words_before_the_start_and_after_the_end(camp: Camp) -> None:
    await camp.begin_odd("several")
    await camp.ada.click(camp.card(), label="None of them")
    assert "**Ada wins.** All have answered." in await _recap(camp, camp.ben)
    await camp.gather(camp.ben)
    assert "nothing to tell yet" in await _recap(camp, camp.ada)
    await camp.ada.click(camp.card(), label="Start")
    await camp.close()
    assert "**The table was closed**" in await _recap(camp, camp.ada)
    assert "Nothing that you may know" not in await _recap(camp, camp.ada)
    await camp.begin(camp.ben, camps=False)
    await _recap(camp, camp.ada)
    await camp.close()
    assert "has taken no answer.\n**The table was closed**" in await _recap(camp, camp.ada)


def _make_logged_event(number: int, event: Event, *about: int) -> LoggedEvent:
    return LoggedEvent(number, number, event, Clock().now, number, about)


def test_a_recap_prefers_rare_events_and_the_readers_own() -> None:
    walks = [_make_logged_event(n, Event(f"Walk {n}.", kind="walk")) for n in range(20)]
    death = _make_logged_event(3, Event("A death.", kind="death"))
    kinds = {"walk": 400, "roll": 100, "death": 2}
    assert death in pick_highlights([*walks, death], kinds, 0)
    mine = _make_logged_event(0, Event("Ben walks.", kind="walk"), 1)
    assert mine in pick_highlights([*walks, mine], kinds, 1)
    assert mine not in pick_highlights([*walks, mine], kinds, 0)
    chosen = pick_highlights(walks, kinds, None)
    assert [logged.id for logged in chosen] == list(range(20 - MOST_LINES, 20))


def test_a_recap_can_be_read_in_half_a_minute() -> None:
    long = [_make_logged_event(n, Event(f"{n} " + "word " * 200)) for n in range(300)]
    chosen = pick_highlights(long, {"info": 300}, 0)
    assert chosen
    assert sum(min(len(logged.event.text), 170) for logged in chosen) <= LIST_CHARACTERS
    same = [_make_logged_event(n, Event("Nobody wants it.")) for n in range(9)]
    assert len(pick_highlights(same, {"info": 9}, 0)) == 1
    assert pick_highlights([], {}, 0) == []


def test_a_recap_tells_a_fight_without_its_dice() -> None:
    begins = posthuman.Message("melee-round", round=1)
    fight = [Event(str(begins), kind="round", message=begins), Event("The Lynx is dead.")]
    chosen = pick_highlights(
        [_make_logged_event(n, each) for n, each in enumerate(fight)], {"round": 1}, 0
    )
    assert [logged.event.text for logged in chosen] == ["The Lynx is dead."]
