"""A game put away after every answer and taken up again: nothing of it is lost, undone or not."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from rules.engine import GAMES, Entry, Event, Illegal, Table
from storage import Commit, GameAfter, Seat, Store
from tests.storage.tables import ADA, make_new_table
from tests.tiny import TINY

NAMES = ("Ada", "Ben", "Cleo")
GAMES_PLAYED = 8
"""So many that somebody is sure to go away and come back."""
SEATS = tuple(Seat(number, ADA + number, name) for number, name in enumerate(NAMES))


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "tiny", TINY)


def position(table: Table[Any]) -> tuple[Any, ...]:
    """All that matters of a table: what it knows, asks, and would take back."""
    seats = range(len(NAMES))
    views = [table.view(seat) for seat in (None, *seats)]
    undoable = [table.undoable(seat) for seat in seats]
    return table.dump(), views, list(map(repr, table.prompts)), undoable, table.result


@dataclass
class Player:
    """Plays one table and saves as cogs would: a checkpoint where a step has ended."""

    store: Store
    table: Table[Any]
    row_id: int
    luck: random.Random
    told: int = 0

    async def move(self) -> None:
        """One thing that some player, or a timer, might do now."""
        table = self.table
        seat = self.luck.randrange(len(NAMES))
        if self.luck.random() < 0.2 and table.undoable(seat):
            await self.save(Entry("undo", seat), lambda: table.undo(seat))
            return
        if seat in table.absent_seats:
            await self.save(Entry("back", seat), lambda: table.return_seat(seat))
            return
        prompt = self.luck.choice(table.prompts)
        answer = table.choose_bot_answer(prompt)
        if not prompt.optional and self.luck.random() < 0.2:
            entry = Entry("lapse", prompt.seat, prompt.id, prompt.default)
            await self.save(entry, lambda: table.lapse_prompt(prompt.id))
        elif answer is not None:
            entry = Entry("answer", prompt.seat, prompt.id, answer)
            await self.save(entry, lambda: table.answer(prompt.id, answer))

    async def save(self, entry: Entry, play: Callable[[], tuple[Event, ...]]) -> None:
        based, before = self.table.checkpoint_revision, self.table.revision
        try:
            events = play()
        except Illegal:
            return
        self.told += len(events)
        checkpoint = self.table.dump() if self.table.checkpoint_revision != based else None
        game = GameAfter(TINY.version, checkpoint, ended=self.table.result is not None)
        await self.store.save_commit(Commit(self.row_id, before, [entry], events, game=game))

    async def reload(self) -> Table[Any]:
        saved = await self.store.find_saved_game(self.row_id)
        return Table.load(saved.checkpoint, saved.since)


async def begin(store: Store, channel: int, seed: int) -> Player:
    row = await store.open_table(
        make_new_table(channel, seats=SEATS, options={"rounds": 2}, seed=f"{seed}")
    )
    table: Table[Any] = Table.open("tiny", names=NAMES, seed=row.seed, options=row.options)
    await store.start_table(row.id, row.edition, table.dump())
    return Player(store, table, row.id, random.Random(seed))


@pytest.mark.parametrize("seed", range(3))
async def test_a_game_can_be_continued_after_every_answer(store: Store, seed: int) -> None:
    player = await begin(store, 1, seed)
    while not player.table.result:
        await player.move()
        loaded = await player.reload()
        assert not loaded.lost
        assert position(loaded) == position(player.table)
        player.table = loaded
    journal = await store.list_journal(player.row_id)
    assert len(journal) == player.table.revision

    row = await store.find_latest_table(1)
    assert (row.status, row.revision) == ("ended", player.table.revision)
    assert await store.find_active_table(1) is None

    verified: Table[Any] = Table.open("tiny", names=NAMES, seed=row.seed, options=row.options)
    verified.replay_entries(line.entry for line in journal)
    assert verified.result == player.table.result
    assert verified.view(None) == player.table.view(None)


async def test_simultaneous_games_stay_separate(store: Store) -> None:
    """The same games, one after the other and all at once, come out the same."""

    async def play(channel: int, seed: int) -> Player:
        player = await begin(store, channel, seed)
        while not player.table.result:
            await player.move()
        return player

    apart = [await play(channel, channel) for channel in range(GAMES_PLAYED)]
    together = await asyncio.gather(*(play(99 + seed, seed) for seed in range(GAMES_PLAYED)))
    for one, other in zip(apart, together, strict=True):
        assert one.table.dump() == other.table.dump()
        first, second = await store.list_journal(one.row_id), await store.list_journal(other.row_id)
        assert [line.entry for line in first] == [line.entry for line in second]
    kinds = {line.entry.kind for game in apart for line in await store.list_journal(game.row_id)}
    assert kinds == {"answer", "lapse", "undo", "back"}
    whispers = hidden = 0
    for player in (*apart, *together):
        secret = await store.list_events(player.row_id, 0, limit=None)
        assert all(0 in logged.event.seats for logged in secret if logged.event.seats)
        common = await store.list_events(player.row_id, None, limit=None)
        assert all(logged.event.seats is None for logged in common)
        assert len(common) <= len(secret) <= player.told
        whispers += len(secret) - len(common)
        hidden += player.told - len(secret)
    assert whispers
    assert hidden
