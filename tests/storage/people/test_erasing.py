"""Somebody is taken out step by step: nothing of anybody else's changes, and nobody waits."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine import Entry, Event, Message, Table
from rules.engine.languages import speak
from storage import FORMER_PLAYER, PlayerSettings, Seat, Store
from storage.database.connection import Connection
from storage.people import erasing
from storage.people.traces import TAKEN_BACK_TEXT, Cleaner, Traces
from storage.rows import EntryRow, LineRow, pack_event_data, parse_event
from tests.clock import Clock
from tests.storage.tables import (
    ADA,
    BEN,
    CLEO,
    dump_database,
    make_commit,
    make_new_table,
    read_log,
    watch_statements,
)
from tests.tiny import TINY

DUMP = Table.open(TINY, names=["Ada", "Ben", "Cleo"], seed="a secret").dump()


async def begin_game(store: Store, channel: int = 1, *seats: Seat) -> int:
    """A game in play; its id."""
    row = await store.open_table(make_new_table(channel, **({"seats": seats} if seats else {})))
    await store.start_table(row.id, row.edition, DUMP)
    return row.id


async def is_kept(store: Store, user: int) -> bool:
    """Whether the user's id is anywhere in the database. (Pages hold no ids, and are in hex.)"""
    text = await dump_database(store)
    return re.search(rf"\b{user}\b", text) is not None


async def tell(store: Store, table: int, seat: int, words: Any, *told: Event) -> None:
    """An answer of a seat, and the events that follow from it."""
    row = await store.find_table(table)
    entry = [Entry("answer", seat, str(row.revision + 1), words)]
    await store.save_commit(
        make_commit(table, row.revision, entries=entry, events=told, checkpoint=DUMP, called=())
    )


def make_telling(name: str, words: str) -> Event:
    return Event(f"{name} tells:", kind="told", data={"quote": words})


async def read_lines(store: Store, table: int) -> list[tuple[str, dict[str, Any]]]:
    found = await store.list_events(table, None, limit=None)
    return [(line.event.text, line.event.data) for line in found]


@pytest.mark.parametrize("packed", [False, True])
async def test_erasing_common_words_keeps_others_lines(
    store: Store, clock: Clock, packed: bool
) -> None:
    table = await begin_game(store)
    for words in ("the", "and", "Ben", "The river froze", "I"):
        await tell(store, table, 0, words, make_telling("Ada", words))
        await tell(store, table, 1, ["o1"], Event("Ben and the wolves cross the river, and rest."))
        await tell(store, table, 1, words, make_telling("Ben", words))
    await tell(store, table, 1, ["o2"], Event("The end is near, and the night is long."))
    before = await read_lines(store, table)
    if packed:
        await store.end_table(table, "closed")
        clock.pass_by(hours=2)
        assert await store.pack_old_history(9) == 1
    await store.erase_user(ADA)
    after = await read_lines(store, table)
    hers = [n for n, (text, _) in enumerate(before) if text == "Ada tells:"]
    assert len(hers) == 5
    for n in hers:
        before[n] = (f"{FORMER_PLAYER} tells:", {"quote": TAKEN_BACK_TEXT})
    assert after == before


async def test_words_are_erased_only_from_their_own_answers(store: Store) -> None:
    table = await begin_game(store)
    await tell(store, table, 0, "Wolfsbane")  # sealed: it brings nothing
    both = Event("The camps are Wolfsbane and Birch.")
    await tell(store, table, 1, "Birch", both)
    await tell(store, table, 1, ["o1"], Event("Wolfsbane grows here, and Ada's name is known."))
    await tell(store, table, 0, None, Event("Ada takes back “Wolfsbane”.", data={"seat": 0}))
    await store.erase_user(ADA)
    assert [text for text, _ in await read_lines(store, table)] == [
        f"The camps are {TAKEN_BACK_TEXT} and Birch.",
        f"Wolfsbane grows here, and {FORMER_PLAYER}'s name is known.",
        f"{FORMER_PLAYER} takes back “{TAKEN_BACK_TEXT}”.",
    ]


async def test_words_of_a_seats_former_holder_stay(store: Store) -> None:
    table = await begin_game(store)
    for words in ("Wolfsbane", "Birch"):
        await tell(store, table, 0, words, make_telling("Ada", words))
    seats = (Seat(0, CLEO, "Cleo"), Seat(1, BEN, "Ben"))
    await store.save_commit(make_commit(table, 2, entries=[], seats=seats))
    await tell(store, table, 0, "Yew", make_telling("Cleo", "Yew"))
    await store.erase_user(CLEO)
    gone = (f"{FORMER_PLAYER} tells:", {"quote": TAKEN_BACK_TEXT})
    kept = [("Ada tells:", {"quote": words}) for words in ("Wolfsbane", "Birch")]
    assert await read_lines(store, table) == [*kept, gone]
    await store.erase_user(ADA)
    assert await read_lines(store, table) == [gone] * 3


async def test_words_count_as_their_authors_wherever_revealed(store: Store) -> None:
    table = await begin_game(store)
    world = "The sea took the coast, and then it took the towns behind it, one after the other."
    await tell(store, table, 0, world, make_telling("Ada", world))
    await tell(store, table, 1, "Fire", make_telling("Ben", "Fire"))
    vote = Event(f"Ben votes: “{world[:60]}”.")
    how = Event("How the world ended:", kind="world", data={"quote": world})
    await tell(store, table, 1, ["own0"], vote, how)
    await tell(
        store, table, 0, "Mara\n tall  and\ncross", make_telling("Ada", "Mara\ntall and cross")
    )
    undone = Event("Everybody agrees: Ada takes back “Fire”.", kind="undo", data={"seat": 0})
    await tell(store, table, 0, "Fire", make_telling("Ada", "Fire"))
    await tell(store, table, 1, ["agree"], undone)
    await tell(store, table, 0, "Storm")  # sealed: it comes out with what Ben says too
    await tell(store, table, 1, "Storm\nHail", make_telling("Ben", "Storm"))
    await store.erase_user(ADA)
    assert await read_lines(store, table) == [
        (f"{FORMER_PLAYER} tells:", {"quote": TAKEN_BACK_TEXT}),
        ("Ben tells:", {"quote": "Fire"}),
        (f"Ben votes: “{TAKEN_BACK_TEXT}”.", {}),
        ("How the world ended:", {"quote": TAKEN_BACK_TEXT}),
        (f"{FORMER_PLAYER} tells:", {"quote": TAKEN_BACK_TEXT}),
        (f"{FORMER_PLAYER} tells:", {"quote": TAKEN_BACK_TEXT}),
        (f"Everybody agrees: {FORMER_PLAYER} takes back “{TAKEN_BACK_TEXT}”.", {"seat": 0}),
        ("Ben tells:", {"quote": "Storm"}),
    ]


async def test_a_shared_name_stays_with_the_other_player(store: Store) -> None:
    seats = (Seat(0, ADA, "May"), Seat(1, BEN, "Ada May"), Seat(2, CLEO, "the"))
    table = await begin_game(store, 1, *seats)
    await tell(store, table, 1, ["o1"], Event("Ada May meets May in the rain."))
    await store.erase_user(CLEO)
    # Two of one name are told apart by what they did.
    alike = await begin_game(store, 2, Seat(0, ADA, "Kim"), Seat(1, BEN, "Kim"))
    await tell(store, alike, 0, ["o1"], Event("Kim rests."))
    await tell(store, alike, 1, ["o1"], Event("Kim goes on."))
    await store.erase_user(ADA)
    assert await read_log(store, table) == [f"Ada May meets {FORMER_PLAYER} in the rain."]
    assert await read_log(store, alike) == [f"{FORMER_PLAYER} rests.", "Kim goes on."]


async def long_past(store: Store, clock: Clock, lines: int = 350) -> list[int]:
    """Two tables of Ada's with much that names her, of which one is packed in part."""
    tables = [await begin_game(store, channel) for channel in (1, 2)]
    for table in tables:
        for n in range(4):
            told = [Event(f"Ada takes step {line}.") for line in range(lines // 4)]
            await tell(store, table, 0, f"Tale {n}", make_telling("Ada", f"Tale {n}"), *told)
        if table == tables[0]:
            await store.end_table(table, "closed")
            clock.pass_by(hours=2)
            assert await store.pack_old_history(9) == 1
    await store.save_player_settings(ADA, PlayerSettings(words_only=True))
    return tables


async def test_other_tables_are_written_during_an_erasure(store: Store, clock: Clock) -> None:
    await long_past(store, clock)
    other = await begin_game(store, 3, Seat(0, BEN, "Ben"), Seat(1, CLEO, "Cleo"))
    seen = await watch_statements(store)
    erased = asyncio.create_task(store.erase_user(ADA))
    between = 0
    while not erased.done():
        await tell(store, other, 0, ["o1"], Event("Ben goes on."))
        between += bool(await store.list_users_to_erase())
    await erased
    assert between > 2
    written = most = 0
    for statement in seen:
        written += statement.startswith(("UPDATE events", "UPDATE pages"))
        if statement == "COMMIT":
            most, written = max(most, written), 0
    assert 0 < most <= erasing.LINES_IN_CHANGE


async def test_an_interrupted_erasure_can_be_repeated(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time it gets one step further, as if the bot were killed there."""
    tables = await long_past(store, clock, 240)
    whole = store._writer.write_change
    left = 0

    async def stopping(change: Callable[[Connection], Any]) -> Any:
        nonlocal left
        if not left:
            raise KeyboardInterrupt
        left -= 1
        return await whole(change)

    monkeypatch.setattr(store._writer, "write_change", stopping)
    stops = 0
    while True:
        left = 1 + min(stops, 1)  # to note it, and one step
        try:
            await store.erase_user(ADA)
            break
        except KeyboardInterrupt:
            stops += 1
            if stops > 1:
                assert await store.list_users_to_erase() == [ADA]
                assert await is_kept(store, ADA)
    assert stops > 6
    assert await store.list_users_to_erase() == []
    assert not await is_kept(store, ADA)
    for table in tables:
        assert "Ada" not in str(await read_lines(store, table))


async def test_a_seat_taken_during_the_erasure_is_erased_too(store: Store) -> None:
    first = await begin_game(store)
    second: list[int] = []

    @asynccontextmanager
    async def hold(table: int) -> AsyncIterator[None]:
        if not second:
            second.append(await begin_game(store, 2))
        yield

    assert await store.erase_user(ADA, hold) == [first, *second]
    assert not await is_kept(store, ADA)


def make_cleaner(
    journal: list[EntryRow], log: list[LineRow], name: str = "Ada", kind: type[Cleaner] = Cleaner
) -> Cleaner:
    """What takes the person of the first seat out of a game with Ben."""
    return kind(Traces.from_log([name], ["Ben"], [(0, 0, None)], journal, log))


WORD = st.sampled_from(["Ada", "Ben", "former", "player", "taken", "back", "the", "a-b", "x", "“"])
WORDS = st.lists(WORD, max_size=6).map(" ".join)


@given(st.lists(WORDS, max_size=6), st.lists(st.tuples(WORDS, WORDS), max_size=8), WORDS)
def test_a_cleaned_line_is_not_changed_again(
    answers: list[str], told: list[tuple[str, str]], name
) -> None:
    journal = [
        EntryRow(n, "a", n % 2, str(n), f'"{words}"', "1", 0, n, None)
        for n, words in enumerate(answers, 1)
    ]
    lines = [
        LineRow(n, n, text, None, "told", f'{{"quote":"{quote}"}}', n, n, 0, None)
        for n, (text, quote) in enumerate(told, 1)
    ]

    once = list(map(make_cleaner(journal, lines, name).clean_line, lines))
    assert list(map(make_cleaner(journal, once, name).clean_line, once)) == once


def test_erasing_a_name_cleans_the_stored_message_too() -> None:
    event = Event("Ada goes.", message=Message("goes", who=["Ada", Message("seat", name="Ada")]))
    line = LineRow(1, 1, event.text, None, "told", pack_event_data(event), 1, 1, 0, None)
    cleaned = make_cleaner([], [line]).clean_line(line)
    assert "Ada" not in f"{cleaned.text} {cleaned.data}"
    message = parse_event(cleaned).event.message
    assert message == Message("goes", who=[FORMER_PLAYER, Message("seat", name=FORMER_PLAYER)])


@pytest.mark.parametrize("language", ["en", "de"])
def test_undone_words_are_erased_in_each_language(language: str) -> None:
    said = Message("takes-back", player="Ada", answer=Message("quoted", quote="Wolf"))
    with speak(language):
        event = Event(str(said), data={"seat": 0}, kind="undo", message=said)
    line = LineRow(2, 2, event.text, None, "undo", pack_event_data(event), 2, 2, 0, None)
    journal = [EntryRow(1, "a", 0, "1", '"Wolf"', "1", 0, 1, None)]
    cleaned = make_cleaner(journal, [line]).clean_line(line)
    assert "Wolf" not in f"{cleaned.text} {cleaned.data}"


def test_each_line_is_searched_once() -> None:
    journal = [
        EntryRow(n, "a", 0, str(n), f'"word{n} and the rest of it"', "1", 0, n, None)
        for n in range(1, 1201)
    ]
    log = [
        LineRow(n, n, f"Ben goes to B{n}.", None, "move", None, n, 1200 + n, 0, None)
        for n in range(1, 1201)
    ]
    looked = 0

    class Counting(Cleaner):
        def _replace_words(self, text: str, pattern: Any, new: dict[str, str]) -> str:
            nonlocal looked
            looked += 1
            return super()._replace_words(text, pattern, new)

    cleaner = make_cleaner(journal, log, kind=Counting)
    assert [cleaner.clean_line(line) for line in log] == log
    assert looked == len(log)
