"""Somebody is taken out of everything, and nobody else is."""

import json

import pytest

from rules.engine import Entry, Event
from storage import FORMER_PLAYER, PlayerSettings, Post, Seat, Store
from storage.people.traces import Cleaner, Traces
from tests.storage.tables import ADA, BEN, DUMP, SEATS, make_commit, make_new_table


@pytest.mark.parametrize(
    ("words", "names", "expected"),
    [
        ("Ada's camp, Adam, and Ada.", ["Ada"], "X's camp, Adam, and X."),
        ("Ada Lovelace and Ada", ["Ada", "Ada Lovelace"], "X and X"),
        ("a (b) c", ["(b)"], "a X c"),
        (r"\1 and \g<0>", ["\\g"], r"\1 and X<0>"),
        ("as it was", [""], "as it was"),
    ],
)
def test_whole_words_are_replaced(words: str, names: list[str], expected: str) -> None:
    cleaner = Cleaner(Traces.from_log(names, [], (), (), ()))
    assert cleaner.remove_name(words) == expected.replace("X", FORMER_PLAYER)


async def test_an_erased_users_words_go_and_others_stay(store: Store) -> None:
    row = await store.open_table(make_new_table())
    await store.start_table(row.id, 0, DUMP)
    told = [
        Event("Ada proposes:", kind="told", data={"quote": "Rook\n\nTall and quiet"}),
        Event("Ben tells:", kind="told", data={"quote": "Ada and Rook went on", "veil": False}),
        Event("Rook goes to sea.", data={"who": ["Ada", 3], "deep": {"name": "Rook"}}),
        Event("So it is.", (0,)),
    ]
    entries = [
        Entry("answer", 0, "1", "Rook"),
        Entry("answer", 0, "2", "Tall and quiet"),
        Entry("answer", 0, "3", "it"),
        Entry("answer", 1, "4", "went on"),
    ]
    await store.save_commit(make_commit(row.id, 0, entries=entries, events=told))
    assert await store.erase_user(ADA) == [row.id]
    events = [line.event for line in await store.list_events(row.id, 0)]
    assert [(event.text, event.data) for event in events] == [
        ("a former player proposes:", {"quote": "[taken back]"}),
        ("Ben tells:", {"quote": "a former player and Rook went on", "veil": False}),
        (
            "[taken back] goes to sea.",
            {"who": [FORMER_PLAYER, 3], "deep": {"name": "[taken back]"}},
        ),
        ("So it is.", {}),
    ]
    assert [line.entry for line in await store.list_journal(row.id)] == entries
    now = await store.find_table(row.id)
    assert now.seats == (Seat(0, None, FORMER_PLAYER, True), SEATS[1])
    assert now.opener_id == BEN
    assert await store.erase_user(ADA) == []


async def test_queued_posts_do_not_ping_an_erased_user(store: Store) -> None:
    row = await store.open_table(make_new_table())
    posts = [
        Post("card", {"ping": [ADA, BEN], "fresh": True}, "card"),
        Post("hand", {"seat": 0}, "hand:0"),
        Post("nudge", {"users": [ADA]}),
        Post("nudge", {"users": [BEN]}),
    ]
    await store.save_gathering(row.id, 0, outbox=posts)
    await store.save_player_settings(ADA, PlayerSettings(words_only=True))
    await store.erase_user(ADA)
    left = [(post.kind, post.body) for post in await store.list_due_posts(row.id)]
    assert ("card", {"ping": [BEN], "fresh": True}) in left
    assert ("nudge", {"users": [ADA]}) not in left
    assert ("nudge", {"users": [BEN]}) in left
    assert await store.find_player_settings(ADA) == PlayerSettings()
    assert str(ADA) not in json.dumps(await store.export_user(BEN))


async def test_hands_and_direct_message_channels_are_erased_too(store: Store) -> None:
    """What takes a hand out of their messages still goes out; it names nobody."""
    row = await store.open_table(make_new_table())
    hand = Post("hand", {"seat": 0}, "hand:0", user_id=ADA)
    taken = Post("emptied", {"seat": 0, "channel": 5, "message": 50}, "empty:50", user_id=ADA)
    await store.save_gathering(row.id, 0, outbox=[hand, taken])
    await store.save_direct_channel(ADA, 5)
    await store.save_direct_channel(BEN, 6)
    assert (await store.export_user(ADA))["direct message channel"] == [5]
    await store.erase_user(ADA)
    left = [(post.kind, post.user_id) for post in await store.list_due_posts(row.id)]
    assert left == [("emptied", None), ("card", None)]
    assert await store.find_direct_channel(ADA) is None
    assert await store.find_direct_channel(BEN) == 6
    await store.save_direct_channel(BEN, None)
    assert await store.find_direct_channel(BEN) is None
