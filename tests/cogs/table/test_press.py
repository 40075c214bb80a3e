"""What a press costs before its outcome is told: how often the table is taken, and how often the
database is asked."""

import asyncio
import itertools
from collections import Counter
from typing import Any
from weakref import WeakValueDictionary

import pytest

from cogs.table import outcomes
from storage.changes import commits
from tables.actions import bots
from tests.cogs.play import Camp, read_text


class CountedLock(asyncio.Lock):
    """A lock that counts how often somebody takes it."""

    def __init__(self, so_far: Counter[str]) -> None:
        super().__init__()
        self._so_far = so_far

    async def acquire(self) -> Any:
        self._so_far["taken"] += 1
        return await super().acquire()


class Locks(WeakValueDictionary[int, asyncio.Lock]):
    """The locks of tables, all of which count."""

    def __init__(self, so_far: Counter[str]) -> None:
        super().__init__()
        self._so_far = so_far

    def setdefault(self, key: int, default: asyncio.Lock | None = None) -> asyncio.Lock:
        return super().setdefault(key, CountedLock(self._so_far))


class Watched(list[Any]):
    """What a bot asks of Discord from now on. Counts how often it takes a table and asks the
    database, for reads, writes, and those of the writes that are answers: "commits"."""

    def __init__(self, camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.so_far = Counter[str]()
        self.before_told: Counter[str] | None = None
        """The counts when the first request after the acknowledgement began."""
        store = camp.store
        read, write = store._database.read_rows, store._writer.write_with_others

        async def reading(*query: Any) -> Any:
            self.so_far["reads"] += 1
            return await read(*query)

        async def writing(change: Any, given: Any) -> Any:
            self.so_far["writes"] += 1
            self.so_far["commits"] += change is commits.save_commits
            return await write(change, given)

        monkeypatch.setattr(store._database, "read_rows", reading)
        monkeypatch.setattr(store._writer, "write_with_others", writing)
        monkeypatch.setattr(camp.bot.sessions, "locks", Locks(self.so_far))
        monkeypatch.setattr(camp.env.backend, "http_requests", self)

    def append(self, request: Any) -> None:
        super().append(request)
        if self.before_told is None and not request.path.endswith("/callback"):
            self.before_told = self.so_far.copy()

    def is_cheap(self) -> bool:
        """Whether the press cost no more than it may before its outcome was told."""
        cost = self.before_told
        assert cost is not None, "nothing was told"
        return cost["taken"] <= 2 and cost["reads"] + cost["writes"] <= 3 and cost["commits"] == 1


async def test_an_answer_is_cheap(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    await camp.begin(camp.ben, camps=False)
    form = await camp.ada.click(camp.card(), label="Write…")
    press = Watched(camp, monkeypatch)
    await camp.ada.submit_modal(form, {"words": "Ash"})
    assert press.is_cheap(), press.before_told
    await camp.act(camp.ben, "Birch")
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    press = Watched(camp, monkeypatch)
    await camp.ada.click(mine, label="Gather wood")
    assert "How far do you walk?" in read_text(camp.card())
    assert press.is_cheap(), press.before_told
    press = Watched(camp, monkeypatch)
    await camp.ada.click(camp.card(), label="2")
    assert press.is_cheap(), press.before_told
    # It is told in private too, and a new card calls the next.
    press = Watched(camp, monkeypatch)
    assert "You drew" in await camp.press(camp.ben, camp.card(), "Draw a card")
    assert press.is_cheap(), press.before_told


async def test_bots_play_after_the_answer(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    """They take the table by themselves, and what they do is a commit of its own."""
    await with_a_bot(camp)
    press = Watched(camp, monkeypatch)
    await camp.ada.click(camp.card(), label="Draw a card")
    assert press.before_told is not None and press.before_told["taken"] == 2
    assert press.so_far["commits"] >= 2


async def test_nobody_waits_for_slow_bots(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is shown as it is written, others may act meanwhile, and what the bot does follows
    by itself."""
    await with_a_bot(camp)
    shown, show = asyncio.Event(), camp.bot.publisher.cards.show_card
    cards: list[str] = []
    again = asyncio.Event()

    async def play_on_slowly(*given: Any) -> Any:
        await shown.wait()
        return await bots.play_bots_after_move(*given)

    async def watched(*given: Any) -> None:
        await show(*given)
        cards.append(read_text(camp.card()))
        (again if shown.is_set() else shown).set()

    async def no(task: asyncio.Task[Any]) -> bool:
        return task.done()

    monkeypatch.setattr(outcomes, "wait_briefly", no)
    monkeypatch.setattr(outcomes, "play_bots_after_move", play_on_slowly)
    monkeypatch.setattr(camp.bot.publisher.cards, "show_card", watched)
    await camp.ada.click(camp.card(), label="Draw a card")
    await asyncio.wait_for(again.wait(), 5)
    assert "Ada draws a card" in cards[0]
    assert "**Alma**:" in cards[0], "it is the bot's turn"
    assert "Alma (bot)**:" not in cards[1]
    assert await camp.store.list_tables_awaiting_bots() == []
    assert not (await camp.row()).is_lagging


async def test_a_panel_shows_bot_moves_that_another_task_made_first(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever publishes the table lets its bots go on too, and may take the table first."""
    camp.sessions._seed = "a bot that offers nothing"  # an offer would end its turn
    await with_a_bot(camp)
    mine = (await camp.ada.click(camp.card(), label="Your move")).response

    async def second(*given: Any) -> Any:
        await bots.resume_bots(camp.sessions, (await camp.row()).id)
        return await bots.play_bots_after_move(*given)

    monkeypatch.setattr(outcomes, "play_bots_after_move", second)
    await camp.ada.click(mine, label="Draw a card")
    assert await camp.store.list_tables_awaiting_bots() == []
    assert "How much wood for the fire?" in read_text(mine), (
        "the bot's turn is over, and dusk comes"
    )


async def test_publishing_leaves_bots_to_the_press_that_plays_them(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the table would be held for all that they still have to play."""
    await with_a_bot(camp)
    sessions, row = camp.sessions, await camp.row()
    caused: list[int | None] = []
    resuming: list[asyncio.Task[None]] = []

    async def batch(*given: Any) -> list[Any] | None:
        caused.append(given[3])
        if len(caused) <= 3:
            resuming.append(asyncio.create_task(bots.resume_bots(sessions, row.id)))
            await asyncio.sleep(0)  # it waits for the table now
        return [] if len(caused) < 3 else None

    monkeypatch.setattr(bots, "_play_batch", batch)
    ticks = itertools.count(1)  # the time for one batch passes each time that the table is taken
    monkeypatch.setattr(bots, "monotonic", lambda: next(ticks) // 3)
    await bots.play_bots_after_move(sessions, row.id, set(), camp.ada.id, row.edition)
    await asyncio.gather(*resuming)
    assert caused == [*[camp.ada.id] * 3, None], "at last, when nobody else does it any more"


async def with_a_bot(camp: Camp) -> None:
    """Ada plays with a bot, not for the first time, and is to move."""
    await camp.mark_as_known(camp.ada)
    await camp.begin(bots=1)
