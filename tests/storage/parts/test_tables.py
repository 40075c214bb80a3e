"""A table's life: it gathers, plays, ends; one at a time in a channel, apart from all others."""

from dataclasses import replace
from datetime import timedelta

import pytest

from rules.engine import Entry, Event
from storage import (
    Arrival,
    Card,
    ChannelTaken,
    HandMessage,
    JournalRow,
    Place,
    PlayerSettings,
    Post,
    Seat,
    Store,
    TableChanged,
    Wait,
)
from tests.clock import Clock
from tests.storage.conftest import OpenStore
from tests.storage.tables import (
    ADA,
    BEN,
    CLEO,
    SEATS,
    make_commit,
    make_new_table,
    read_log,
    start_table,
)


async def test_a_table_gathers_plays_and_ends(store: Store, clock: Clock) -> None:
    opened_at = clock.now
    row = await store.open_table(
        make_new_table(options={"rounds": 3}, settings={"pace": "slow"}, seats=())
    )
    assert (row.status, row.revision, row.edition) == ("gathering", 0, 0)
    assert (row.options, row.settings, row.seats) == ({"rounds": 3}, {"pace": "slow"}, ())
    assert row.seed == "a secret"
    assert "a secret" not in repr(row)

    clock.pass_by(minutes=5)
    row = await store.save_gathering(row.id, 0, seats=SEATS[:1])
    row = await store.save_gathering(row.id, 1, options={"rounds": 2})
    assert (row.seats, row.options, row.edition) == (SEATS[:1], {"rounds": 2}, 2)
    assert (row.opened_at, row.changed_at) == (opened_at, clock.now)

    row = await store.start_table(row.id, 2, "checkpoint 0", seats=SEATS)
    assert (row.status, row.revision, row.edition, row.seats) == ("playing", 0, 3, SEATS)

    assert await store.save_commit(make_commit(row.id, 0)) == 4
    assert await store.save_commit(make_commit(row.id, 1, ended=True)) == 5
    row = await store.find_table(row.id) or row
    assert (row.status, row.revision, row.edition) == ("ended", 2, 5)
    assert not row.is_active
    with pytest.raises(TableChanged):
        await store.save_commit(make_commit(row.id, 2))


async def test_a_channel_holds_one_active_table_and_the_latest_may_have_ended(store: Store) -> None:
    assert await store.find_latest_table(1) is None
    first = await store.open_table(make_new_table())
    with pytest.raises(ChannelTaken) as refused:
        await store.open_table(make_new_table())
    assert refused.value.table == first
    assert (await store.end_table(first.id, "closed")).status == "closed"
    assert await store.find_active_table(1) is None
    second = await start_table(store)
    assert await store.find_active_table(1) == await store.find_latest_table(1) == second
    assert second.id > first.id
    with pytest.raises(TableChanged):
        await store.end_table(first.id, "closed")
    await store.save_commit(make_commit(second.id, 0, ended=True))
    assert await store.find_active_table(1) is None
    latest = await store.find_latest_table(1)
    assert (latest.id, latest.status) == (second.id, "ended")


async def test_an_outdated_change_is_refused(store: Store) -> None:
    row = await store.open_table(make_new_table())
    await store.save_gathering(row.id, 0, seats=SEATS[:1])
    for late in (
        store.save_gathering(row.id, 0, seats=SEATS),
        store.start_table(row.id, 0, "checkpoint 0"),
        store.save_commit(make_commit(row.id, 0)),
        store.save_gathering(999, 0, seats=SEATS),
    ):
        with pytest.raises(TableChanged):
            await late
    await store.start_table(row.id, 1, "checkpoint 0")
    with pytest.raises(TableChanged):
        await store.save_gathering(row.id, 2, seats=SEATS)


async def test_guilds_channels_and_direct_messages_stay_apart(store: Store) -> None:
    places = ((1, 10), (2, 10), (3, 20), (4, None))
    rows = [await start_table(store, *place) for place in places]
    for count, row in enumerate(rows):
        for revision in range(count):
            await store.save_commit(make_commit(row.id, revision))
    await store.end_table(rows[1].id, "closed")
    for count, row in enumerate(rows):
        found = await store.find_latest_table(row.channel_id)
        assert (found.id, found.guild_id, found.revision) == (row.id, row.guild_id, count)
        assert len(await store.list_journal(row.id)) == count
    active = [await store.find_active_table(channel) for channel in (1, 2, 3, 4)]
    assert [row is None for row in active] == [False, True, False, False]
    newest_first = [await store.find_table(rows[n].id) for n in (3, 2, 0)]
    assert await store.list_user_tables(ADA) == newest_first


async def test_a_users_tables_are_those_they_sit_at_or_opened(store: Store) -> None:
    one = await store.open_table(
        make_new_table(1, seats=(Seat(0, BEN, "Ben"), Seat(1, None, "Bot", True)))
    )
    two = await store.open_table(
        make_new_table(2, seats=(Seat(0, ADA, "Ada"), Seat(1, CLEO, "Cleo")))
    )
    three = await store.open_table(make_new_table(3, seats=(Seat(0, CLEO, "Cleo"),)))
    await store.end_table(three.id, "closed")
    assert await store.list_user_tables(ADA) == [two, one]
    assert await store.list_user_tables(BEN) == [one]
    assert await store.list_user_tables(CLEO) == [two]
    assert await store.list_user_tables(999) == []


async def test_a_seat_can_change_hands_in_play(store: Store) -> None:
    row = await start_table(store)
    seats = (SEATS[0], Seat(1, CLEO, "Cleo"))
    edition = await store.save_commit(
        make_commit(
            row.id, 0, entries=(), seats=seats, settings={"pace": "slow"}, checkpoint="renamed"
        )
    )
    found = await store.find_table(row.id)
    assert (found.seats, found.settings, found.edition) == (seats, {"pace": "slow"}, edition)
    assert found.revision == 0
    assert await store.list_user_tables(BEN) == []
    saved = await store.find_saved_game(row.id)
    assert saved.checkpoint == "renamed"


async def test_only_the_seats_holder_gets_its_hand(store: Store) -> None:
    row = await start_table(store)
    hands = [HandMessage(row.id, 0, ADA, 500, 900, 1), HandMessage(row.id, 1, BEN, 501, 901, 1)]
    for hand in hands:
        await store.save_hand_message(hand)
    later = replace(hands[0], message_id=902, edition=2)
    await store.save_hand_message(later)
    assert await store.find_hand_message(row.id, 0) == later

    seats = (SEATS[0], Seat(1, CLEO, "Cleo"))
    await store.save_commit(make_commit(row.id, 0, seats=seats))
    assert await store.find_hand_message(row.id, 0) == later
    assert await store.find_hand_message(row.id, 1) is None
    await store.save_hand_message(hands[1])  # Ben's message arrives late
    assert await store.find_hand_message(row.id, 1) is None

    await store.note_hand_message_lost(row.id, 0)
    assert await store.find_hand_message(row.id, 0) is None


async def test_settings_are_kept_per_player(
    store: Store, place: Place, open_store: OpenStore
) -> None:
    assert await store.find_player_settings(ADA) == PlayerSettings()
    plain = {"hand_by_dm": True, "words_only": True, "dms_closed": True, "nudge_hours": 0}
    chosen = PlayerSettings(
        **plain,
        zone="Europe/Oslo",
        nudge_every=6,
        quiet="22:00-08:00",
        nudge_by="dm",
        lessons=False,
        language="de",
    )
    await store.save_player_settings(ADA, chosen)
    await store.save_player_settings(BEN, PlayerSettings(hand_by_dm=True))
    await store.save_player_settings(BEN, PlayerSettings(nudge_hours=12))
    other = await open_store(place)
    assert await other.find_player_settings(ADA) == chosen
    assert await other.find_player_settings(BEN) == PlayerSettings(nudge_hours=12)


async def test_an_imported_table_keeps_its_history(store: Store, clock: Clock) -> None:
    then = clock.now - timedelta(days=9)
    later = then + timedelta(days=1)
    journal = [
        JournalRow(0, 1, Entry("answer", 0, "1", ["gather"]), "0.9", None, then),
        JournalRow(0, 2, Entry("lapse", 1, "2", 3), "1", None, later),
    ]
    told = [(Event("It begins."), 0), (Event("Ada acts."), 1), (Event("For Ben.", (1,)), 2)]
    waits = [Wait(0, "3", 0, later)]
    come = Arrival(
        make_new_table(), "playing", then, journal, told, "checkpoint 2", waits, [Post("card")]
    )
    row = await store.import_table(come)
    assert (row.status, row.revision, row.seats, row.opened_at) == ("playing", 2, SEATS, then)
    lines = await store.list_journal(row.id)
    assert [(line.entry, line.version, line.at) for line in lines] == [
        (line.entry, line.version, line.at) for line in journal
    ]
    log = await store.list_events(row.id, 1)
    assert [line.event for line in log] == [event for event, _ in told]
    assert [(line.revision, line.edition, line.at, line.about) for line in log] == [
        (None, 1, then, ()),
        (1, 2, then, (0,)),
        (2, 3, later, (1,)),
    ]
    assert row.edition == 3
    assert await store.list_waits([row.id]) == [replace(waits[0], table_id=row.id)]
    saved = await store.find_saved_game(row.id)
    assert (saved.checkpoint, saved.since) == ("checkpoint 2", [])
    assert [post.kind for post in await store.list_due_posts(row.id)] == ["card"]
    with pytest.raises(ChannelTaken):
        await store.import_table(replace(come, status="ended"))


async def test_a_table_moves_only_to_a_free_channel_while_it_plays(store: Store) -> None:
    """Its card is to be posted there, and what comes with the move is written with it."""
    row, other = await start_table(store), await start_table(store, channel=3)
    await store.save_card(row.id, Card(700, row.edition))
    told = [Event("A new place.", kind="settings")]
    moved = await store.move_table(row.id, 2, events=told, outbox=[Post("card")])
    assert (moved.channel_id, moved.card, moved.edition) == (2, None, row.edition + 1)
    assert await store.find_active_table(1) is None
    assert await store.find_active_table(2) == moved
    assert await read_log(store, row.id) == ["A new place."]
    assert [post.kind for post in await store.list_due_posts(row.id)] == ["card"]
    with pytest.raises(ChannelTaken) as refused:
        await store.move_table(row.id, 3)
    assert refused.value.table == other
    await store.end_table(row.id, "closed")
    with pytest.raises(TableChanged):
        await store.move_table(row.id, 4)


async def test_a_lost_channel_is_reported_once(store: Store) -> None:
    row = await start_table(store)
    await store.save_card(row.id, Card(700, row.edition))
    for edition in (row.edition, row.edition + 3):
        await store.note_channel_lost(
            row, edition, [Post("homeless", {"user": ADA}, "homeless:101")]
        )
        found = await store.find_table(row.id)
        assert found is not None and found.is_channel_lost
        assert found.card == Card(None, edition)
        for post in await store.list_due_posts(row.id):
            assert edition == row.edition
            await store.save_posted(post)
    moved = await store.move_table(row.id, 2)
    await store.note_channel_lost(row, 9)  # word of it comes late
    assert await store.find_table(row.id) == moved
    assert not moved.is_channel_lost
