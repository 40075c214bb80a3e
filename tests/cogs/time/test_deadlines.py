"""Deadlines: one warning, then what the table has chosen. The tests set the clock."""

from __future__ import annotations

import asyncio
import sqlite3
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from cogs.registry import Emberkeep
from cogs.time import scheduler
from storage import StorageFull, Store
from tables import bots
from tables.files import replay, table_file
from tables.settings import Reminding
from tests.clock import Clock
from tests.cogs.play import Camp, labels, seen, told


@pytest.fixture(autouse=True)
async def unreminded(camp: Camp) -> None:
    """No reminders, and no quiet hours unless a test sets some: these tests are about time
    limits."""
    await camp.bot.sessions.people.change_server(
        camp.guild.id, reminders=Reminding(after=0, quiet="off")
    )


async def timed(camp: Camp, clock: Clock, *others: Any, **rule: str) -> None:
    """A game in play, in which a decision has a day, and Ada is to move."""
    clock.stop()
    await camp.gather(*others)
    rule = {"time": "1 day", "then": "default"} | rule
    await camp.ada.slash(camp.channel, "table deadline", **rule)
    await camp.ada.click(camp.card(), label="Start")
    for player in (camp.ada, *others):
        await player.slash(camp.channel, "act", what=f"Camp {player.name}")


async def pass_by(camp: Camp, clock: Clock, **time: float) -> None:
    clock.pass_by(**time)
    await camp.bot.scheduler.round()


def warnings(camp: Camp) -> list[str]:
    return [seen(m) for m in camp.cards() if "the table waits for your move until" in seen(m)]


async def log(camp: Camp) -> str:
    return told(await camp.cleo.slash(camp.channel, "table log"))


async def restart(camp: Camp, store: Store) -> None:
    bot = Emberkeep(store, sync_at_start=True)
    await camp.env.restart_bot(bot)
    camp.bot = bot


async def test_there_are_none_unless_somebody_asks(camp: Camp, clock: Clock) -> None:
    clock.stop()
    await camp.begin(camp.ben)
    assert await camp.bot.scheduler.round() is None
    await pass_by(camp, clock, days=400)
    assert "time is up" not in await log(camp)
    assert "Time runs out" not in seen(camp.card())


async def test_one_is_warned_and_then_the_default_is_done(camp: Camp, clock: Clock) -> None:
    await timed(camp, clock, camp.ben)
    start = clock.now
    ends = start + timedelta(days=1)
    assert f"Time runs out: Ada <t:{int(ends.timestamp())}:R>" in seen(camp.card())
    assert await camp.bot.scheduler.round() == start + timedelta(hours=18)
    await pass_by(camp, clock, hours=18)
    (warning,) = warnings(camp)
    assert f"<@{camp.ada.id}>" in warning
    assert f"<t:{int(ends.timestamp())}:R>" in warning
    assert camp.pinged() == ["Ada"]
    await pass_by(camp, clock, hours=5, minutes=59)
    assert len(warnings(camp)) == 1
    assert "time is up" not in await log(camp)
    await pass_by(camp, clock, minutes=1)
    said = await log(camp)
    assert "Ada's time is up, so the safe and dull thing is done." in said
    # It asks on ("How far do you walk?"), and for that there is a day again.
    assert await camp.bot.scheduler.round() == clock.now + timedelta(hours=18)
    row = await camp.row()
    journal = await camp.bot.store.journal(row.id)
    assert (journal[-1].entry.kind, journal[-1].entry.seat) == ("lapse", 0)
    assert len(warnings(camp)) == 1


async def test_who_answers_in_time_is_left_alone(camp: Camp, clock: Clock) -> None:
    await timed(camp, clock, camp.ben)
    await pass_by(camp, clock, hours=23)  # warned late, and so until the 29th hour
    assert len(warnings(camp)) == 1
    await camp.ada.click(camp.card_in_play(), label="Draw a card")
    await pass_by(camp, clock, hours=17)
    assert "time is up" not in await log(camp)
    assert len(warnings(camp)) == 1
    await pass_by(camp, clock, hours=1)
    assert len(warnings(camp)) == 2
    assert camp.pinged() == ["Ben"]


async def test_a_warning_goes_once_over_restarts(
    camp: Camp, clock: Clock, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The clock is stopped, so a loop that polls for the time would never end.
    monkeypatch.setattr(scheduler, "SHORTEST", timedelta(minutes=1))
    await timed(camp, clock, camp.ben)
    clock.pass_by(hours=18)
    path = f"/channels/{camp.channel.id}/messages"
    camp.env.inject_error("POST", path, status=400, code=0, times=2)
    await camp.bot.scheduler.round()
    await restart(camp, store)
    await pass_by(camp, clock, minutes=10)
    await restart(camp, store)
    await pass_by(camp, clock, minutes=10)
    assert len(warnings(camp)) == 1
    await pass_by(camp, clock, hours=6)
    await restart(camp, store)
    assert (await log(camp)).count("Ada's time is up") == 1


async def test_a_warning_that_comes_too_late_is_not_sent(camp: Camp, clock: Clock) -> None:
    await timed(camp, clock, camp.ben)
    clock.pass_by(hours=18)
    path = f"/channels/{camp.channel.id}/messages"
    camp.env.inject_error("POST", path, status=400, code=0, times=1)
    await camp.bot.scheduler.round()
    card = camp.card()
    await camp.ada.click(card, label="Draw a card")
    await pass_by(camp, clock, minutes=10)
    assert warnings(camp) == []


async def asleep(camp: Camp, clock: Clock, at: str) -> None:
    """It is that time of day, and everybody sleeps from 22:00 to 8:00."""
    clock.now = datetime.fromisoformat(f"2026-03-04T{at}Z")
    usual = Reminding(after=0, quiet="22:00-08:00")
    await camp.bot.sessions.people.change_server(camp.guild.id, reminders=usual)


async def test_a_warning_waits_for_the_morning_and_time_runs_on(camp: Camp, clock: Clock) -> None:
    await asleep(camp, clock, "13:00")
    await timed(camp, clock, camp.ben)
    ends = clock.now + timedelta(days=1)
    assert await camp.bot.scheduler.round() == ends - timedelta(hours=5)
    await pass_by(camp, clock, hours=18)  # 7:00, when it would be due by day
    assert warnings(camp) == []
    await pass_by(camp, clock, hours=1)
    (warning,) = warnings(camp)
    assert f"<t:{int(ends.timestamp())}:R>" in warning
    await pass_by(camp, clock, hours=4, minutes=59)
    assert "time is up" not in await log(camp)
    await pass_by(camp, clock, minutes=1)
    assert "Ada's time is up" in await log(camp)
    assert len(warnings(camp)) == 1


async def test_where_the_morning_is_too_late_one_is_warned_before_the_night(
    camp: Camp, clock: Clock
) -> None:
    await asleep(camp, clock, "10:00")
    await timed(camp, clock, camp.ben)
    assert await camp.bot.scheduler.round() == clock.now + timedelta(hours=11, minutes=30)
    # By a clock of her own, five hours behind, the night begins later.
    await camp.ada.slash(camp.channel, "settings", time_zone="New York")
    assert await camp.bot.scheduler.round() == clock.now + timedelta(hours=16, minutes=30)
    await pass_by(camp, clock, hours=16, minutes=29)
    assert warnings(camp) == []
    await pass_by(camp, clock, minutes=1)
    assert len(warnings(camp)) == 1


async def test_whose_time_lies_in_the_night_is_not_woken(camp: Camp, clock: Clock) -> None:
    await asleep(camp, clock, "23:00")
    await timed(camp, clock, camp.ben, time="2 hours")
    assert await camp.bot.scheduler.round() == clock.now + timedelta(hours=2)
    await pass_by(camp, clock, hours=2)
    assert "Ada's time is up" in await log(camp)
    assert warnings(camp) == []


@pytest.mark.parametrize(("limit", "comes"), [("13 hours", ["8:00"]), ("6 hours", [])])
async def test_a_warning_that_was_long_on_its_way_wakes_nobody(
    camp: Camp, clock: Clock, monkeypatch: pytest.MonkeyPatch, limit: str, comes: list[str]
) -> None:
    """Discord is down from before the night on. Later it has come too late, or it still helps."""
    monkeypatch.setattr(scheduler, "SHORTEST", timedelta(minutes=1))
    await asleep(camp, clock, "20:00")
    await timed(camp, clock, camp.ben, time=limit)
    path = f"/channels/{camp.channel.id}/messages"
    camp.env.inject_error("POST", path, status=400, code=0, times=2)
    await pass_by(camp, clock, hours=1, minutes=30)
    found: list[str] = []
    for _ in range(44):
        await pass_by(camp, clock, minutes=15)
        if len(warnings(camp)) > len(found):
            found.append(f"{clock.now:%-H:%M}")
    assert found == comes


async def test_nobody_is_overdue_because_the_bot_was_down(
    camp: Camp, clock: Clock, store: Store
) -> None:
    await timed(camp, clock, camp.ben)
    clock.pass_by(days=3)
    await restart(camp, store)
    await camp.bot.scheduler.round()
    assert len(warnings(camp)) == 1
    assert "time is up" not in await log(camp)
    await pass_by(camp, clock, hours=6)
    assert "Ada's time is up" in await log(camp)


async def test_a_bot_makes_the_whole_move(camp: Camp, clock: Clock) -> None:
    await timed(camp, clock, camp.ben, then="bot")
    await pass_by(camp, clock, hours=18)
    await pass_by(camp, clock, hours=6)
    assert "Ada's time is up, so a bot makes this move." in await log(camp)
    row = await camp.row()
    assert not row.seats[0].bot
    entries = [line.entry for line in await camp.bot.store.journal(row.id)]
    assert entries[2].kind == "stand-in"
    assert {entry.kind for entry in entries[2:]} == {"stand-in"}
    async with camp.bot.sessions.at(row.id) as session:
        assert session.playing.waiting == {1}
        assert session.playing.absent == frozenset()
    sure = await camp.ada.slash(camp.channel, "game end")
    await camp.ada.click(sure.response, label="Close the table")
    assert "every roll and the end are equal" in told(
        await camp.ben.slash(camp.channel, "table verify")
    )
    about = await camp.bot.store.known(camp.ada.id)
    (table,) = about["tables"]
    assert [answer["answer"] for answer in table["answers"]] == ["Camp Ada"]


async def test_a_table_with_a_bots_moves_goes_out_and_comes_in(camp: Camp, clock: Clock) -> None:
    await timed(camp, clock, camp.ben, then="bot")
    await pass_by(camp, clock, hours=18)
    await pass_by(camp, clock, hours=6)
    sure = await camp.ada.slash(camp.channel, "game end")
    await camp.ada.click(sure.response, label="Close the table")
    row = await camp.row()
    file = table_file.whole(row, await camp.bot.store.journal(row.id)).model_dump_json()
    read = table_file.read(file.encode())
    played = replay.played(table_file.job(read))
    arrival = table_file.arrival(read, played, channel_id=9, guild_id=None, opener_id=camp.ada.id)
    assert "stand-in" in {line.entry.kind for line in arrival.journal}


async def with_ada_absent(camp: Camp, clock: Clock, **rule: str) -> None:
    """A game in which Ada has missed so many decisions that the table plays on for her, and waits
    for Ben, who has answered all of his."""
    await timed(camp, clock, camp.ben, **rule)
    for _ in range(30):
        async with camp.bot.sessions.at((await camp.row()).id) as session:
            if 0 in session.playing.absent:
                return
            assert session.playing.result is None
        if not await ben_answers(camp):
            await pass_by(camp, clock, hours=18)
            await pass_by(camp, clock, hours=6)
    raise AssertionError("Ada never goes quiet.")


async def ben_answers(camp: Camp) -> bool:
    """Ben does the safe and dull thing, if the table waits for him."""
    async with camp.bot.sessions.at((await camp.row()).id) as session:
        waits = [p for p in session.prompts_of(camp.ben.id) if not p.optional]
    if waits:
        given = waits[0].default
        what = ",".join(given) if isinstance(given, list) else str(given)
        await camp.ben.slash(camp.channel, "act", what=f"{waits[0].id}::{what}")
    return bool(waits)


async def test_a_bot_plays_on_for_an_absent_player_until_they_are_back(
    camp: Camp, clock: Clock
) -> None:
    await with_ada_absent(camp, clock, then="bot")
    assert (await log(camp)).count("Ada has missed three decisions on end") == 1
    await camp.ada.click(camp.card_in_play(), label="My hand")
    await camp.bot.scheduler.round()
    assert "Ada is back." in await log(camp)
    async with camp.bot.sessions.at((await camp.row()).id) as session:
        assert session.playing.absent == frozenset()


@pytest.mark.parametrize("then", ["default", "bot", "off"])
async def test_a_start_goes_on_for_an_absent_player_where_a_full_disk_cut_that_short(
    camp: Camp, clock: Clock, store: Store, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    """Ben's answer stands and is shown; what follows upon it for Ada finds no room, and the bot
    stops before it tries again. `off`: there is no limit by then, and nobody's clock runs."""

    async def no_room(*_: Any) -> Any:
        raise StorageFull("The disk is full.")

    await with_ada_absent(camp, clock, then="bot" if then == "bot" else "default")
    if then == "off":
        await camp.ada.slash(camp.channel, "table deadline", time="off")
        async with camp.bot.sessions.at((await camp.row()).id) as session:
            assert session.playing.absent == {0}
    table = (await camp.row()).id
    with monkeypatch.context() as patch:
        patch.setattr(bots, "drive", no_room)
        for _ in range(9):
            await ben_answers(camp)
            (wait, *_) = await store.waits([table])
            if wait.seat == 0:
                break
    row = await camp.row()
    assert wait.seat == 0
    assert not row.lagging
    assert await store.due_for(table) == []
    before = await store.journal(table)
    await restart(camp, store)
    assert await store.journal(table) == before
    clock.pass_by(seconds=5)
    await camp.bot.scheduler.round()
    since = (await store.journal(table))[len(before) :]
    assert since
    assert {line.entry.seat for line in since} == {0}
    assert {line.entry.kind for line in since} == {"stand-in" if then == "bot" else "lapse"}
    assert {wait.seat for wait in await store.waits([table])} <= {1}
    assert not (await camp.row()).lagging


async def test_a_table_where_all_have_gone_rests(camp: Camp, clock: Clock) -> None:
    """It does not play itself to its end for nobody; whoever comes wakes it, with time to think."""
    await timed(camp, clock, camp.ben)
    for _ in range(40):
        await pass_by(camp, clock, hours=6)
        await pass_by(camp, clock, hours=6)
    said = await log(camp)
    assert said.count("Nobody is left who answers") == 1
    row = await camp.row()
    assert row.status == "playing"
    assert await camp.bot.scheduler.round() is None
    card = camp.card_in_play()
    assert "Nobody is here just now" in seen(card)
    before = len(await camp.bot.store.journal(row.id))
    await camp.ben.click(card, label="Your move")
    await camp.bot.scheduler.round()
    assert "Ben is back." in await log(camp)
    assert len(await camp.bot.store.journal(row.id)) > before
    assert "Nobody is here just now" not in seen(camp.card_in_play())
    assert await camp.bot.store.next_table_due() is not None
    await pass_by(camp, clock, hours=17)
    assert "Ben's time is up" not in (await log(camp)).split("Ben is back.")[1]


async def test_somebody_alone_rests_too(camp: Camp, clock: Clock) -> None:
    await timed(camp, clock)
    for _ in range(60):
        await pass_by(camp, clock, hours=6)
    assert (await camp.row()).status == "playing"
    assert await camp.bot.scheduler.round() is None


async def test_a_bank_is_kept_over_restarts_and_pings_nobody_needlessly(
    camp: Camp, clock: Clock, store: Store
) -> None:
    await timed(camp, clock, camp.ben, each="game", time="2 days")
    await pass_by(camp, clock, hours=12)
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.ben.click(camp.card(), label="Draw a card")
    (bank,) = [b for b in await store.banks((await camp.row()).id) if b.seat == 0]
    assert bank.used == timedelta(hours=10)
    await restart(camp, store)
    async with camp.bot.sessions.at((await camp.row()).id) as session:
        ends = {clock.seat: clock.expires for clock in session.clocks}
    assert ends == {
        0: clock.now + timedelta(hours=40),
        1: clock.now + timedelta(hours=50),
    }


async def test_those_who_decide_at_once_run_out_each_for_themselves(
    camp: Camp, clock: Clock
) -> None:
    clock.stop()
    await camp.gather(camp.ben, camp.cleo)
    await camp.ada.slash(camp.channel, "table deadline", time="1 day")
    await camp.ada.click(camp.card(), label="Start")
    await camp.ben.slash(camp.channel, "act", what="Birch")
    await pass_by(camp, clock, hours=18)
    assert len(warnings(camp)) == 2
    await pass_by(camp, clock, hours=6)
    said = await log(camp)
    assert "Ada's time is up" in said
    assert "Cleo's time is up" in said
    assert "The camps are Camp, Birch, Camp." in said


async def test_it_can_be_changed_in_play_by_those_who_may(camp: Camp, clock: Clock) -> None:
    clock.stop()
    await camp.begin(camp.ben)
    refused = await camp.ben.slash(camp.channel, "table deadline", time="1 hour")
    assert "who opened the table" in told(refused)
    await pass_by(camp, clock, days=9)
    said = await camp.ada.slash(camp.channel, "table deadline", time="1 day", then="bot")
    assert "1 day for each decision; then a bot makes that move" in told(said)
    assert "Ada sets the time for thinking" in seen(camp.card())
    assert await camp.bot.scheduler.round() == clock.now + timedelta(hours=18)
    await pass_by(camp, clock, hours=18)
    assert len(warnings(camp)) == 1
    off = await camp.ada.slash(camp.channel, "table deadline", time="off")
    assert "no limit" in told(off)
    await pass_by(camp, clock, days=9)
    assert "time is up" not in await log(camp)
    again = await camp.ada.slash(camp.channel, "table deadline", then="vote")
    assert "how long as well" in told(again)
    asked = await camp.cleo.slash(camp.channel, "table deadline")
    assert told(asked).startswith("Time at this table: no limit.\n-# `/table deadline time:2 days`")


async def test_a_limit_that_is_set_is_told_with_what_goes_before_it(
    camp: Camp, clock: Clock
) -> None:
    await timed(camp, clock, camp.ben)
    asked = told(await camp.cleo.slash(camp.channel, "table deadline"))
    assert asked.startswith("Time at this table: 1 day for each decision")
    assert "warned once before their time is up, outside their quiet hours" in asked
    shown = told(await camp.ada.slash(camp.channel, "me reminders"))
    assert "time runs out keeps the same hours" not in shown  # nobody has quiet hours here
    await camp.ada.slash(camp.channel, "settings", quiet_hours="23-6")
    shown = told(await camp.ada.slash(camp.channel, "me reminders"))
    assert "time runs out keeps the same hours" in shown


async def test_a_server_has_its_own_custom(camp: Camp, clock: Clock) -> None:
    clock.stop()
    await camp.lend_admin(camp.ada)
    refused = await camp.ada.slash(camp.channel, "admin deadline", time="2 days")
    assert "manage the server" in told(refused)
    boss = await manager(camp)
    await boss.slash(camp.channel, "admin deadline", time="2 days", then="vote")
    asked = told(await camp.ada.slash(camp.channel, "admin deadline"))
    assert asked.startswith("New tables begin with: 2 days for each decision")
    await camp.gather(camp.ben)
    assert "2 days for each decision; then the others vote" in seen(camp.card())
    await camp.ben.slash(camp.channel, "table deadline", time="off")
    assert "Time:" not in seen(camp.card())


async def manager(camp: Camp) -> Any:
    may = discord.Permissions(manage_channels=True, manage_guild=True)
    role = camp.guild.create_role("Mods", permissions=may)
    return camp.guild.add_member(camp.env.create_user("Mod"), roles=[role])


# -- the vote --------------------------------------------------------------------------------------


async def expired(camp: Camp, clock: Clock, *others: Any) -> Any:
    """Ada's time is up, and the others are asked; the message that asks them."""
    await timed(camp, clock, *others, then="vote")
    await pass_by(camp, clock, hours=18)
    await pass_by(camp, clock, hours=6)
    return next(m for m in reversed(camp.cards()) if "time is up.**" in seen(m))


async def test_the_others_seat_a_bot_and_who_comes_back_has_the_seat_again(
    camp: Camp, clock: Clock, store: Store
) -> None:
    ballot = await expired(camp, clock, camp.ben, camp.cleo)
    assert labels(ballot) == ["A bot plays on", "Wait longer", "I would play on"]
    assert "2 of 2 votes decide" in seen(ballot)
    said = await camp.ben.click(ballot, label="A bot plays on")
    assert "Your vote: A bot plays on." in told(said)
    assert not (await camp.row()).seats[0].bot
    twice = await camp.ben.click(ballot, label="A bot plays on")
    assert "Your vote" in told(twice)
    assert not (await camp.row()).seats[0].bot
    await restart(camp, store)
    await camp.cleo.click(ballot, label="A bot plays on")
    row = await camp.row()
    assert row.seats[0].bot
    ballot = next(m for m in camp.cards() if m.id == ballot.id)
    assert labels(ballot) == []
    assert "as soon as they come back" in seen(ballot)
    await restart(camp, store)
    await camp.ada.click(camp.card_in_play(), label="Your move")
    row = await camp.row()
    assert (row.seats[0].user_id, row.seats[0].name) == (camp.ada.id, "Ada")
    await camp.bot.scheduler.round()
    assert "Ada is back and takes the seat again." in await log(camp)
    assert await store.reserved_seats(row.id) == []


async def test_the_others_wait_longer(camp: Camp, clock: Clock) -> None:
    ballot = await expired(camp, clock, camp.ben)
    assert "one vote decides" in seen(ballot)
    await camp.at_once(ballot, (camp.ben, "Wait longer"), (camp.ben, "A bot plays on"))
    assert not (await camp.row()).seats[0].bot
    assert "the table waits longer for Ada" in await log(camp)
    assert await camp.bot.scheduler.round() == clock.now + timedelta(hours=18)
    await pass_by(camp, clock, hours=18)
    assert len(warnings(camp)) == 2


async def test_a_spectator_offers_and_is_voted_in(camp: Camp, clock: Clock) -> None:
    ballot = await expired(camp, clock, camp.ben)
    await camp.cleo.click(ballot, label="I would play on")
    ballot = next(m for m in camp.cards() if m.id == ballot.id)
    assert "Cleo plays on" in labels(ballot)
    late = await camp.ada.click(ballot, label="Cleo plays on")
    assert "about your seat" in told(late)
    watching = await camp.cleo.click(ballot, label="Cleo plays on")
    assert "Only those who play" in told(watching)
    await camp.ben.click(ballot, label="Cleo plays on")
    row = await camp.row()
    assert row.seats[0].user_id == camp.cleo.id
    gone = await camp.ada.click(camp.card_in_play(), label="Your move")
    assert "not sitting" in told(gone)
    assert await camp.bot.store.reserved_seats(row.id) == []


async def test_a_vote_ends_when_its_subject_acts(camp: Camp, clock: Clock) -> None:
    ballot = await expired(camp, clock, camp.ben)
    await camp.ada.slash(camp.channel, "act", what="Draw a card")
    assert "Ada is here again" in await log(camp)
    ballot = next(m for m in camp.cards() if m.id == ballot.id)
    assert labels(ballot) == []
    assert await camp.bot.store.seat_votes((await camp.row()).id) == []


async def test_a_vote_that_nobody_takes_part_in_ends_and_the_table_waits(
    camp: Camp, clock: Clock
) -> None:
    ballot = await expired(camp, clock, camp.ben)
    assert await camp.bot.scheduler.round() == clock.now + timedelta(days=2)
    await pass_by(camp, clock, days=2)
    assert "come to nothing" in await log(camp)
    assert labels(next(m for m in camp.cards() if m.id == ballot.id)) == []
    assert await camp.bot.scheduler.round() is None
    await pass_by(camp, clock, days=30)
    assert len([m for m in camp.cards() if "time is up.**" in seen(m)]) <= 1


async def test_alone_there_is_nobody_to_vote(camp: Camp, clock: Clock) -> None:
    await timed(camp, clock, then="vote")
    await pass_by(camp, clock, hours=18)
    await pass_by(camp, clock, hours=6)
    assert "Nobody else sits here, so the table waits." in await log(camp)
    assert await camp.bot.scheduler.round() is None


async def test_one_who_has_left_the_server_is_voted_on_at_once(camp: Camp, clock: Clock) -> None:
    await timed(camp, clock, camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    camp.guild.remove_member(camp.ben)
    await pass_by(camp, clock, hours=18)
    assert warnings(camp) == []
    ballot = next(m for m in camp.cards() if "not on this server any more" in seen(m))
    await camp.ada.click(ballot, label="A bot plays on")
    assert (await camp.row()).seats[1].bot


async def test_the_end_of_the_game_ends_a_vote(camp: Camp, clock: Clock) -> None:
    ballot = await expired(camp, clock, camp.ben)
    sure = await camp.ben.slash(camp.channel, "game end")
    assert "can end it" in told(sure)
    sure = await camp.ada.slash(camp.channel, "game end")
    await camp.ada.click(sure.response, label="Close the table")
    ballot = next(m for m in camp.cards() if m.id == ballot.id)
    assert labels(ballot) == []
    assert "The game is over" in seen(ballot)


# -- away ------------------------------------------------------------------------------------------


async def test_away_stops_the_clock_and_tells_the_table(camp: Camp, clock: Clock) -> None:
    await timed(camp, clock, camp.ben)
    await pass_by(camp, clock, hours=10)
    card = camp.card()
    said = await camp.ada.slash(camp.channel, "me away", until="2 days")
    back = clock.now + timedelta(days=2)
    assert f"You are away until <t:{int(back.timestamp())}:F>" in told(said)
    assert "1 table of yours knows" in told(said)
    assert "went by the clock in UTC. `/settings time_zone:` tells me" in told(said)
    assert camp.card().id == card.id  # nobody is called
    assert f"Ada is away until <t:{int(back.timestamp())}:f>" in seen(camp.card())
    assert "Ada is away until" in await log(camp)
    await pass_by(camp, clock, hours=47)
    assert warnings(camp) == []
    await pass_by(camp, clock, hours=1)
    asked = seen(camp.card()).split("Time runs out")[-1].split("\n- ")[0]
    assert "is away" not in asked
    assert f"Ada <t:{int((back + timedelta(hours=14)).timestamp())}:R>" in seen(camp.card())
    await pass_by(camp, clock, hours=8)
    assert len(warnings(camp)) == 1


async def test_away_goes_by_the_clock_of_the_server_or_of_ones_own(
    camp: Camp, clock: Clock
) -> None:
    clock.stop()
    clock.now = datetime(2026, 11, 2, 12, tzinfo=UTC)
    await camp.begin(camp.ben)
    sessions = camp.bot.sessions
    await sessions.people.change_server(camp.guild.id, zone="Asia/Tokyo")
    said = await camp.ada.slash(camp.channel, "me away", until="2026-12-24 18:00")
    there = datetime(2026, 12, 24, 9, tzinfo=UTC)
    assert f"<t:{int(there.timestamp())}:F>" in told(said)
    assert "went by the clock in Asia/Tokyo" in told(said)
    assert "away until Thursday, 24 December, 18:00" in await log(camp)
    await camp.ada.slash(camp.channel, "settings", time_zone="new york")
    said = await camp.ada.slash(camp.channel, "me away", until="2026-12-24 18:00")
    assert f"<t:{int((there + timedelta(hours=14)).timestamp())}:F>" in told(said)
    assert "time zone" not in told(said)


async def test_away_ends_with_the_next_move_anywhere(camp: Camp, clock: Clock) -> None:
    await timed(camp, clock, camp.ben)
    other = camp.guild.create_text_channel("elsewhere")
    await camp.ben.slash(other, "game open", game="tiny")
    await camp.ada.click(camp.card(other), label="Join")
    await camp.ada.click(camp.card(other), label="Start")
    await camp.ada.slash(other, "me away", until="until I say")
    assert "Ada is away until they say otherwise" in seen(camp.card())
    assert "Ada is away until they say otherwise" in seen(camp.card(other))
    sessions = camp.bot.sessions
    assert await sessions.people.away(camp.ada.id) is not None
    await pass_by(camp, clock, days=5)
    assert warnings(camp) == []
    await camp.ada.slash(other, "act", what="Home")
    await camp.bot.scheduler.round()
    assert await sessions.people.away(camp.ada.id) is None
    assert "-# Ada is away" not in seen(camp.card_in_play())
    assert "Ada is back." in await log(camp)
    assert await camp.bot.store.next_table_due() == clock.now + timedelta(hours=18)


async def test_back_says_so(camp: Camp, clock: Clock) -> None:
    clock.now = datetime(2026, 3, 4, 12, tzinfo=UTC)
    await timed(camp, clock, camp.ben)
    assert "You are not away" in told(await camp.ada.slash(camp.channel, "me back"))
    await camp.ada.slash(camp.channel, "me away", until="sunday")
    assert "Welcome back" in told(await camp.ada.slash(camp.channel, "game back"))
    assert await camp.bot.sessions.people.away(camp.ada.id) is None
    bad = await camp.ada.slash(camp.channel, "me away", until="whenever")
    assert "I cannot read" in told(bad)
    offered = await camp.ada.autocomplete(camp.channel, "me away", "until", "sun")
    assert offered[0]["value"] == "sunday"
    free = await camp.ada.autocomplete(camp.channel, "me away", "until", "5 days")
    assert free == [{"name": "5 days", "value": "5 days"}]


async def test_away_outlives_a_restart(camp: Camp, clock: Clock, store: Store) -> None:
    await timed(camp, clock, camp.ben)
    await camp.ada.slash(camp.channel, "me away", until="1 week")
    await restart(camp, store)
    assert await camp.bot.sessions.people.away(camp.ada.id) is not None
    clock.pass_by(days=6)
    await camp.bot.scheduler.round()
    assert warnings(camp) == []


async def test_a_lobby_shows_who_is_away(camp: Camp, clock: Clock) -> None:
    clock.stop()
    await camp.gather(camp.ben)
    await camp.ben.slash(camp.channel, "me away", until="until I say")
    assert "Ben is away until they say otherwise" in seen(camp.card())


async def test_what_is_stored_about_time_is_exported_and_erased(camp: Camp, clock: Clock) -> None:
    await expired(camp, clock, camp.ben, camp.cleo)
    await camp.ben.slash(camp.channel, "me away", until="1 week")
    about = await camp.bot.store.known(camp.ben.id)
    assert about["away"][0]["until"] is not None
    ada = await camp.bot.store.known(camp.ada.id)
    assert len(ada["open votes that name you"]) == 1
    for one in (camp.ben, camp.ada):
        asked = await one.slash(camp.channel, "me erase")
        await one.click(asked.response, label="Erase me")
    with sqlite3.connect(camp.bot.store._path) as link:
        text = "\n".join(link.iterdump())
    link.close()
    assert str(camp.ben.id) not in text
    assert str(camp.ada.id) not in text


@pytest.mark.parametrize("then", ["default", "bot"])
async def test_an_answer_and_the_end_of_its_time_do_not_both_count(
    camp: Camp, clock: Clock, then: str
) -> None:
    await timed(camp, clock, camp.ben, then=then)
    await pass_by(camp, clock, hours=18)
    clock.pass_by(hours=6)
    card = camp.card_in_play()
    ring = camp.bot.scheduler.round()
    task = asyncio.create_task(ring)
    await camp.at_once(card, (camp.ada, "Draw a card"))
    await task
    journal = await camp.bot.store.journal((await camp.row()).id)
    first = [line for line in journal if line.entry.prompt == journal[2].entry.prompt]
    assert len(first) == 1
