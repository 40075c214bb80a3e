"""Clocks and seats: what is kept of them with a table, and what goes with it."""

from datetime import timedelta

from storage import Away, Bank, HandMessage, Post, ReservedSeat, Seat, SeatVote, Store, Upkeep
from tests.clock import Clock
from tests.storage.conftest import OpenStore
from tests.storage.tables import ADA, BEN, CLEO, DUMP, make_commit, start_table

BOT = Seat(0, None, "Alma (bot)", True)


async def test_an_absence_is_one_stretch_until_the_return(store: Store, clock: Clock) -> None:
    await store.save_absence(ADA, Away(clock.now, None))
    await store.end_absence(ADA)
    assert await store.list_aways(ADA) == []  # at once, which leaves nothing
    first = clock.now
    await store.save_absence(ADA, Away(first, first + timedelta(days=3)))
    second = clock.pass_by(days=1)
    await store.save_absence(ADA, Away(second, None))
    await store.save_absence(BEN, Away(second, second + timedelta(days=1)))
    assert await store.list_aways(ADA) == [Away(first, second), Away(second, None)]
    back = clock.pass_by(days=2)
    await store.end_absence(ADA)
    await store.end_absence(BEN)
    assert (await store.list_aways(ADA))[-1] == Away(second, back)
    assert await store.list_aways(BEN) == [Away(second, second + timedelta(days=1))]
    clock.pass_by(days=365)
    await store.end_absence(ADA)
    assert await store.list_aways(ADA) == [Away(second, back)], "the other ended 367 days ago"
    clock.pass_by(days=2)
    await store.end_absence(ADA)
    assert await store.list_aways(ADA) == []


async def test_questions_keep_their_warnings_and_extensions(store: Store, clock: Clock) -> None:
    row = await start_table(store)
    await store.save_commit(make_commit(row.id, 0, waits={"1": 0, "2": 1}))
    begun = clock.now
    warned = clock.pass_by(hours=1)
    await store.save_warning(row.id, ["1"], Post("warning", {"user": ADA}, "warning:0"))
    assert [post.kind for post in await store.list_due_posts(row.id)] == ["warning"]
    voted = clock.pass_by(hours=1)
    await store.save_commit(
        make_commit(row.id, 1, waits={"1": 0, "2": 1}, upkeep=Upkeep(voted=["1"]))
    )
    one, two = await store.list_waits([row.id])
    assert (one.warned, one.voted, one.granted) == (warned, voted, None)
    assert (two.warned, two.voted) == (None, None)
    more = clock.pass_by(hours=1)
    await store.save_commit(
        make_commit(row.id, 2, waits={"1": 0, "2": 1}, upkeep=Upkeep(granted=[0]))
    )
    one = (await store.list_waits([row.id]))[0]
    assert (one.since, one.granted, one.warned, one.voted) == (begun, more, None, None)
    anew = clock.pass_by(hours=1)
    await store.save_commit(
        make_commit(row.id, 3, waits={"1": 0, "2": 1}, upkeep=Upkeep(afresh=[1]))
    )
    assert [wait.since for wait in await store.list_waits([row.id])] == [begun, anew]


async def test_banks_and_votes_are_deleted_with_their_table(store: Store, clock: Clock) -> None:
    row, other = await start_table(store, 1), await start_table(store, 2)
    bank = Bank(1, timedelta(hours=2), clock.now)
    motion = SeatVote(0, 0, clock.now + timedelta(days=1), {"holder": ADA, "votes": []})
    upkeep = Upkeep(banks=[bank], seat_votes=[motion])
    for table in (row, other):
        await store.save_commit(make_commit(table.id, 0, waits={"1": 0}, upkeep=upkeep))
    assert await store.list_banks(row.id) == [bank]
    (kept,) = await store.list_seat_votes(row.id)
    assert await store.save_vote_message(row.id, kept.id, 77)
    voted = SeatVote(kept.id, 0, kept.until, {"holder": ADA, "votes": [[BEN, "bot"]]})
    await store.save_seat_vote(row.id, voted, Post("motion", {"seat": 0}, "motion:0"))
    (now,) = await store.list_seat_votes(row.id)
    assert (now.body, now.message_id) == (voted.body, 77)
    await store.save_commit(make_commit(row.id, 1, upkeep=Upkeep(seat_votes=[motion])))
    (next_,) = await store.list_seat_votes(row.id)
    assert next_.id > kept.id
    assert not await store.save_vote_message(row.id, kept.id, 78)
    await store.save_seat_vote(row.id, voted)
    assert (await store.list_seat_votes(row.id))[0].body == motion.body
    await store.end_table(row.id, "closed")
    assert await store.list_seat_votes(row.id) == await store.list_banks(row.id) == []
    assert len(await store.list_seat_votes(other.id)) == len(await store.list_banks(other.id)) == 1
    await store.save_commit(make_commit(other.id, 1, upkeep=Upkeep(settled=[0])))
    assert await store.list_seat_votes(other.id) == []


async def test_a_seat_is_kept_while_a_bot_has_it(store: Store) -> None:
    row = await start_table(store)
    seats = (BOT, row.seats[1])
    kept = ReservedSeat(0, ADA, "Ada")
    reserved = Upkeep(reserved=[kept])
    await store.save_commit(make_commit(row.id, 0, entries=(), seats=seats, upkeep=reserved))
    await store.save_commit(make_commit(row.id, 0))
    assert await store.list_reserved_seats(row.id) == [kept]
    seats = (Seat(0, CLEO, "Cleo"), row.seats[1])
    await store.save_commit(make_commit(row.id, 1, entries=(), seats=seats))
    assert await store.list_reserved_seats(row.id) == []


async def test_a_shown_hand_is_emptied_when_the_seat_changes_hands(store: Store) -> None:
    row = await start_table(store)
    await store.save_hand_message(HandMessage(row.id, 0, ADA, 5, 50, 1))
    await store.save_hand_message(HandMessage(row.id, 1, BEN, 6, 60, 1))
    await store.save_commit(make_commit(row.id, 0, entries=(), seats=(BOT, row.seats[1])))
    (post,) = await store.list_due_posts(row.id)
    assert (post.kind, post.body) == ("emptied", {"seat": 0, "channel": 5, "message": 50})
    assert await store.find_hand_message(row.id, 1) is not None


async def test_an_erased_user_leaves_no_trace_in_upkeep(store: Store, clock: Clock) -> None:
    row = await start_table(store)
    vote = SeatVote(0, 1, clock.now, {"holder": BEN, "votes": [[ADA, "bot"]]})
    upkeep = Upkeep(reserved=[ReservedSeat(0, ADA, "Ada")], seat_votes=[vote])
    more = {"seats": (BOT, row.seats[1]), "upkeep": upkeep}
    await store.save_commit(make_commit(row.id, 0, entries=(), checkpoint=DUMP, **more))
    await store.save_absence(ADA, Away(clock.now, None))
    known = await store.export_user(ADA)
    assert known["away"] == [{"from": clock.now.isoformat(), "until": None}]
    assert known["seats kept for you"] == [{"table": row.id, "seat": 0, "name": "Ada"}]
    assert known["open votes that name you"] == [{"table": row.id}]
    assert row.id in await store.erase_user(ADA)
    known = await store.export_user(ADA)
    assert known["away"] == known["seats kept for you"] == known["open votes that name you"] == []


async def test_old_tables_keep_waiting(in_file: Store, reopen: OpenStore) -> None:
    row = await start_table(in_file)
    await in_file.save_commit(make_commit(row.id, 0, waits={"1": 0}))
    (wait,) = await (await reopen(in_file, 6)).list_waits([row.id])
    assert (wait.prompt, wait.granted, wait.warned, wait.voted) == ("1", None, None, None)
