"""The log of a table, as each seat may read it."""

from dataclasses import replace

from rules.engine import Entry, Event, Message
from rules.engine.languages import speak
from rules.hope.model.decks import DECKS
from storage import Store
from storage.changes.naming import NameFinder
from tests.clock import Clock
from tests.storage.conftest import OpenStore
from tests.storage.tables import make_commit, make_new_table, read_log, start_table

ALL = Event("Ada draws a card.", kind="draw", data={"card": 3})
ADAS = Event("You drew an axe.", (0,), "card", {"card": "axe"})
BENS = Event("You saw it.", (1,))
BOTH = Event("You trade an axe.", (0, 1))


async def test_seats_read_their_own_events_and_spectators_only_public_ones(store: Store) -> None:
    row, other = await start_table(store), await start_table(store, 2)
    told = [ALL, ADAS, BENS, BOTH, Event("Benches creak."), Event("Ada hits Ben.")]
    await store.save_commit(make_commit(row.id, 0, events=told))

    async def read(seat: int | None, about: int | None = None) -> list[int]:
        lines = await store.list_events(row.id, seat, about=about)
        return [told.index(line.event) for line in lines]

    assert await read(0) == [0, 1, 3, 4, 5]
    assert await read(1) == [0, 2, 3, 4, 5]
    assert await read(2) == await read(None) == [0, 4, 5]
    # Of one player it is what names them or is theirs alone.
    assert await read(0, 0) == [0, 1, 3, 5]
    assert await read(0, 1) == [3, 5]
    assert await read(1, 1) == [2, 3, 5]
    assert await read(None, 1) == [5]
    assert await store.count_events(row.id, 0, about=0) == 4
    last = (await store.list_events(row.id, 0, about=0))[-1].id
    assert await store.count_events(row.id, 0, about=0, before=last) == 3
    assert await store.list_events(other.id, 0) == []


async def test_a_message_is_stored_beside_its_text(store: Store) -> None:
    """Lines that were stored before there were messages have none. The data is as it was given."""
    row = await start_table(store)
    told = Message("goes", who="Ada", past=[Message("waits", turns=2), "Ben"])
    line = Event("Ada goes.", kind="move", data={"seat": 0}, message=told)
    bare = Event("Ada waits.", message=Message("waits", turns=2))
    await store.save_commit(make_commit(row.id, 0, events=[line, bare, ALL]))
    read = [logged.event for logged in await store.list_events(row.id, None)]
    assert read == [line, bare, ALL]
    assert [event.message for event in read] == [told, bare.message, None]


async def test_the_log_is_read_in_pages_and_since_an_edition(store: Store, clock: Clock) -> None:
    row = await start_table(store)
    for number in range(6):
        clock.pass_by(seconds=1)
        events = [Event(str(number)), Event(f"aside {number}", (1,))]
        await store.save_commit(make_commit(row.id, number, events=events))
    first, *_, last = log = await store.list_events(row.id, 0)
    assert [logged.event.text for logged in log] == list("012345")
    assert (last.at, last.edition) == (clock.now, 7)
    before = log[-2]
    assert await read_log(store, row.id, 0, before=before.id, limit=3) == ["1", "2", "3"]
    assert await read_log(store, row.id, 1, since=before.edition) == ["5", "aside 5"]
    assert await read_log(store, row.id, 0, limit=2) == ["4", "5"]
    assert await read_log(store, row.id, 0, limit=2, after=first.id) == ["1", "2"]
    assert await read_log(store, row.id, 0, limit=2, after=first.id, skip=2) == ["3", "4"]
    assert await read_log(store, row.id, 0, limit=2, skip=2) == ["2", "3"]
    assert await read_log(store, row.id, 0, limit=2, skip=5) == ["0"]
    assert await read_log(store, row.id, 0, limit=2, skip=6) == []


async def test_opening_events_are_logged(store: Store) -> None:
    row = await store.open_table(make_new_table())
    row = await store.start_table(row.id, row.edition, "checkpoint 0", events=[ALL, BENS])
    assert [logged.event for logged in await store.list_events(row.id, 0)] == [ALL]
    (_, told) = await store.list_events(row.id, 1)
    assert (told.event, told.edition) == (BENS, row.edition)


async def test_an_event_names_the_answer_that_caused_it(store: Store) -> None:
    row = await start_table(store)
    await store.save_commit(make_commit(row.id, 0, events=[ALL, ADAS]))
    run = [Entry("answer", 1, "2", ["a"]), Entry("answer", 1, "3", ["b"]), Entry("back", 0)]
    told = [Event("two"), Event("four"), Event("four and a half")]
    await store.save_commit(make_commit(row.id, 1, entries=run, events=told, shares=(1, 0, 2)))
    await store.save_commit(make_commit(row.id, 4, entries=(), events=[Event("a new holder")]))
    log = await store.list_events(row.id, 0)
    assert [logged.revision for logged in log] == [1, 1, 2, 4, 4, None]
    assert await store.find_first_event_id(row.id, 0, 1) == log[0].id
    assert await store.find_first_event_id(row.id, 0, 3) == log[3].id
    assert await store.find_first_event_id(row.id, 0, 5) is None
    assert await store.find_first_event_id(row.id, 0, 1, about=1) is None


def test_filters_prefer_longer_names_and_find_odd_ones() -> None:
    names = {0: "Ada", 1: "Ada May", 2: "C.3 (bot)", 3: "", 4: "Ada"}
    naming = NameFinder(names.items())
    assert naming.find_named_seats(Event("Ada May rests.")) == 0b00010
    assert naming.find_named_seats(Event("Ada rests; Adamant she is not.")) == 0b10001
    assert naming.find_named_seats(Event("C.3 (bot) sees Ada May.")) == 0b00110
    assert naming.find_named_seats(Event("Cx3 (bot)", (5,))) == 0b100000
    assert NameFinder(()).find_named_seats(Event("Ada")) == 0


async def test_a_player_is_found_by_character_name(store: Store) -> None:
    row = await start_table(store)
    told = Event("Pilar crosses the river; Old Noor waits.")
    called = [(0, "Pilar"), (1, "Noor"), (1, "Old Noor")]
    await store.save_commit(make_commit(row.id, 0, events=[told], called=called))
    await store.save_commit(make_commit(row.id, 1, events=[Event("Pilar is a name of the past.")]))
    assert [one.about for one in await store.list_events(row.id, None)] == [(0, 1), ()]


async def test_older_logs_are_migrated_as_far_as_possible(
    in_file: Store, clock: Clock, reopen: OpenStore
) -> None:
    """One answer's events bear its time; what several answers brought together stays unsaid."""
    row = await start_table(in_file)
    clock.pass_by(seconds=1)
    await in_file.save_commit(make_commit(row.id, 0, events=[replace(ALL, step=1), BENS]))
    clock.pass_by(seconds=1)
    run = [Entry("answer", 1, "2", ["a"]), Entry("answer", 1, "3", ["b"])]
    await in_file.save_commit(make_commit(row.id, 1, entries=run, events=[Event("Ben waits.")]))
    again = await reopen(in_file, 9)
    assert await again.list_turns(row.id, None) == []
    assert await read_log(again, row.id) == [ALL.text, "Ben waits."]
    again = await reopen(again, 1)
    assert [one.revision for one in await again.list_events(row.id, 1)] == [1, 1, None]
    assert await read_log(again, row.id, 0, about=0) == [ALL.text]
    assert len(await again.list_events(row.id, 1, about=1)) == 2


async def test_turns_show_only_what_their_reader_may_know(store: Store) -> None:
    row = await start_table(store)
    told = [
        Event("Only Ben.", (1,), data={"round": 1}, step=1, message=Message("nothing-yet")),
        Event("Ada rests.", step=1),
        Event("Round 2.", data={"round": 2}, step=2),
        Event("Ben goes, and Ben comes.", step=3),
        Event("Ada and Ben meet.", step=3),
        Event("Ben laughs.", step=3),
        Event("Nobody noted when."),
    ]
    await store.save_commit(make_commit(row.id, 0, events=told))
    turns = await store.list_turns(row.id, 1)
    assert [(each.number, each.first.event.text, each.about, each.round) for each in turns] == [
        (1, "Only Ben.", (1, 0), 1),
        (2, "Round 2.", (), None),
        (3, "Ben goes, and Ben comes.", (1, 0), 2),
    ]
    seen_by_all = await store.list_turns(row.id, None)
    assert (seen_by_all[0].first.event.text, seen_by_all[0].about) == ("Ada rests.", (0,))
    texts = [each.event.text for each in await store.list_events(row.id, None, turn=3)]
    assert texts == ["Ben goes, and Ben comes.", "Ada and Ben meet.", "Ben laughs."]
    assert await store.count_events(row.id, None, turn=1) == 1
    assert [e.event.step for e in await store.list_events(row.id, 1)] == [1, 1, 2, 3, 3, 3, 0]


async def test_a_word_may_contain_any_character(store: Store) -> None:
    row = await start_table(store)
    odd = "a\u0001\u200b\U0001f702 'quoted' \"twice\" \\ $1 ?2 %s {x} \r\n\t"
    entry = Entry("answer", 0, "1", odd)
    told = [Event(odd, data={"quote": odd}), Event("nothing\0here")]
    await store.save_commit(make_commit(row.id, 0, entries=[entry], events=told))
    first, second = await store.list_events(row.id, None)
    assert (first.event.text, first.event.data) == (odd, {"quote": odd})
    assert (await store.list_journal(row.id))[0].entry == entry
    assert second.event.text in ("nothing\0here", "nothing\ufffdhere")  # in a file, and not


async def test_deck_texts_are_quoted_in_the_readers_language(store: Store) -> None:
    world = DECKS.scenarios["s05"].world
    row = await start_table(store)
    told = Event("This is how the world ended:", data={"quote": world})
    await store.save_commit(make_commit(row.id, 0, events=[told]))
    (logged,) = await store.list_events(row.id, None)
    quote = logged.event.data["quote"]
    assert str(quote) == world
    with speak("de"):
        assert str(quote) == str(world) != world
