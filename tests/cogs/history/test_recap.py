"""What happened since somebody last looked."""

from typing import Any
from unittest.mock import AsyncMock

import pytest

from rules.engine import Entry, Event
from rules.posthuman import words as posthuman
from storage import Commit, LoggedEvent, StorageFailed
from tables.wording.highlights import LINES, WORDS, pick_highlights
from tests.clock import Clock
from tests.cogs.play import Camp, failing, labels, told

pytestmark = pytest.mark.usefixtures("stopped_clock")


async def _recap(camp: Camp, player: Any) -> str:
    return await camp.ask(player, "recap")


async def test_it_begins_where_i_last_answered(camp: Camp) -> None:
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
    assert "**Now** it is Cleo's move" in words


async def test_it_says_whose_move_it_is_and_shows_the_picture_as_it_is_now(camp: Camp) -> None:
    await camp.begin(camp.ben)
    begun = f"<t:{int(camp.clock.now.timestamp())}:R>"
    camp.clock.pass_by(hours=30)
    shown = await camp.ada.slash(camp.channel, "recap")
    assert f"**Now it is your move**, since {begun}: “What do you do?”" in told(shown)
    panel = await camp.ada.click(shown.response, label="Your move")
    assert "Gather wood" in labels(panel.response)
    assert "it is your move" in told(await camp.ada.user.slash("recap"))
    shown = await camp.ben.slash(camp.channel, "recap")
    assert shown.ephemeral
    assert shown.response.attachments
    await camp.ben.slash(camp.channel, "settings", words_only=True)
    shown = await camp.ben.slash(camp.channel, "recap")
    assert not shown.response.attachments
    assert "In words:" in told(shown)


async def test_what_was_looked_at_is_not_told_again(camp: Camp) -> None:
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


async def test_every_way_to_look_is_noted_and_once(
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


async def test_it_is_for_its_reader(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    watching = await _recap(camp, camp.cleo)
    assert "You drew" not in watching
    assert "**You have not looked in yet.**" in watching
    assert "Ada draws a card." in watching
    # A look that cannot be noted spoils nothing.
    monkeypatch.setattr(camp.store, "save_look", failing(StorageFailed("no")))
    assert "You hold" in await camp.ask(camp.ben, "hand")
    bens = await _recap(camp, camp.ben)
    assert "Ada draws a card" in bens
    assert "You drew" not in bens


async def test_what_bots_did_after_my_answer_counts_as_seen(camp: Camp) -> None:
    await camp.begin(bots=1, camps=False)
    await camp.act(camp.ada, "Ash")
    await camp.act(camp.ada, "Draw a card")
    assert "Nothing has happened since you last looked" in await _recap(camp, camp.ada)


async def test_what_is_left_out_is_counted_and_found(camp: Camp) -> None:
    await camp.begin(camp.ben)
    row = await camp.row()
    events = [Event(f"Ada walks to {n}.", kind="walk") for n in range(30)]
    events[7:7] = [Event("A meteor strikes Ben!", kind="meteor")]
    await camp.store.save_commit(Commit(row.id, row.revision, [Entry("back", 0)], events))
    camp.sessions._sessions.clear()
    camp.sessions.people._seen.clear()
    words = await _recap(camp, camp.ben)
    assert "A meteor strikes Ben!" in words
    assert words.count("\n- ") == LINES
    assert f"And {31 - LINES} more lines: {31 - LINES} about Ada." in words
    assert f"Read it all with `/table log from:{row.revision + 1}`." in words


async def test_it_says_who_asks_to_take_back_and_whose_consent_is_missing(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    await camp.ada.click(camp.card(), label="Draw a card")
    assert "Consent" not in await _recap(camp, camp.ben)
    await camp.take_back(camp.ada)
    asks = "Ada asks the table to agree. This takes back “Draw a card”"
    shown = await camp.cleo.slash(camp.channel, "recap")
    assert asks in told(shown)
    assert "Consent still missing: yours and Ben's." in told(shown)
    panel = await camp.cleo.click(shown.response, label="Your move")
    await camp.cleo.click(panel.response, label="Agree")
    assert "Consent still missing: Ben's." in await _recap(camp, camp.ada)
    assert "Consent still missing: yours." in await _recap(camp, camp.ben)
    await camp.act(camp.ben, "Draw a card")
    assert "Consent" not in await _recap(camp, camp.cleo)


async def test_before_the_start_and_after_the_end(camp: Camp) -> None:
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


def _logged(number: int, event: Event, *about: int) -> LoggedEvent:
    return LoggedEvent(number, number, event, Clock().now, number, about)


def test_what_seldom_happens_or_concerns_the_reader_tells_most() -> None:
    walks = [_logged(n, Event(f"Walk {n}.", kind="walk")) for n in range(20)]
    death = _logged(3, Event("A death.", kind="death"))
    kinds = {"walk": 400, "roll": 100, "death": 2}
    assert death in pick_highlights([*walks, death], kinds, 0)
    mine = _logged(0, Event("Ben walks.", kind="walk"), 1)
    assert mine in pick_highlights([*walks, mine], kinds, 1)
    assert mine not in pick_highlights([*walks, mine], kinds, 0)
    chosen = pick_highlights(walks, kinds, None)
    assert [logged.id for logged in chosen] == list(range(20 - LINES, 20))


def test_it_is_read_in_half_a_minute() -> None:
    long = [_logged(n, Event(f"{n} " + "word " * 200)) for n in range(300)]
    chosen = pick_highlights(long, {"info": 300}, 0)
    assert chosen
    assert sum(min(len(logged.event.text), 170) for logged in chosen) <= WORDS
    same = [_logged(n, Event("Nobody wants it.")) for n in range(9)]
    assert len(pick_highlights(same, {"info": 9}, 0)) == 1
    assert pick_highlights([], {}, 0) == []


def test_a_fight_is_told_without_its_dice() -> None:
    begins = posthuman.Message("melee-round", round=1)
    fight = [Event(str(begins), kind="round", message=begins), Event("The Lynx is dead.")]
    chosen = pick_highlights([_logged(n, each) for n, each in enumerate(fight)], {"round": 1}, 0)
    assert [logged.event.text for logged in chosen] == ["The Lynx is dead."]
