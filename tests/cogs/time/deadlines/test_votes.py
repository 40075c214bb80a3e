"""The vote of the others on a seat whose time is up."""

from __future__ import annotations

from datetime import timedelta

import pytest

from storage import Store
from tests.clock import Clock
from tests.cogs.play import Camp, labels, log, restart, seen, told
from tests.cogs.time.deadlines.play import expired, pass_by, timed, warnings


async def test_a_voted_bot_gives_the_seat_back(camp: Camp, clock: Clock, store: Store) -> None:
    ballot = await expired(camp, clock, camp.ben, camp.cleo)
    assert labels(ballot) == ["A bot plays on", "Wait longer", "I'll play on"]
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
    assert "as soon as they return" in seen(ballot)
    await restart(camp, store)
    await camp.ada.click(camp.card_in_play(), label="Your move")
    row = await camp.row()
    assert (row.seats[0].user_id, row.seats[0].name) == (camp.ada.id, "Ada")
    await camp.bot.scheduler.round()
    assert "Ada is back and takes the seat again." in await log(camp)
    assert await store.reserved_seats(row.id) == []


@pytest.mark.parametrize("pressed", ["pictures", "hand"])
async def test_a_players_button_gives_it_back(camp: Camp, clock: Clock, pressed: str) -> None:
    ballot = await expired(camp, clock, camp.ben)
    await camp.ben.click(ballot, label="A bot plays on")
    table = (await camp.row()).id
    for button, holder in (("board", None), (pressed, camp.ada.id)):
        await camp.forged(camp.ada, camp.card_in_play(), f"ek:{table}:{button}")
        assert (await camp.row()).seats[0].user_id == holder, button


async def test_the_others_wait_longer(camp: Camp, clock: Clock) -> None:
    ballot = await expired(camp, clock, camp.ben)
    assert "one vote decides" in seen(ballot)
    await camp.at_once(ballot, (camp.ben, "Wait longer"), (camp.ben, "A bot plays on"))
    assert not (await camp.row()).seats[0].bot
    assert "to wait longer for Ada" in await log(camp)
    assert await camp.bot.scheduler.round() == clock.now + timedelta(hours=18)
    await pass_by(camp, clock, hours=18)
    assert len(warnings(camp)) == 2


async def test_a_spectator_offers_and_is_voted_in(camp: Camp, clock: Clock) -> None:
    ballot = await expired(camp, clock, camp.ben)
    await camp.cleo.click(ballot, label="I'll play on")
    ballot = next(m for m in camp.cards() if m.id == ballot.id)
    assert "Cleo plays on" in labels(ballot)
    late = await camp.ada.click(ballot, label="Cleo plays on")
    assert "about your own seat" in told(late)
    watching = await camp.cleo.click(ballot, label="Cleo plays on")
    assert "Only the players" in told(watching)
    await camp.ben.click(ballot, label="Cleo plays on")
    row = await camp.row()
    assert row.seats[0].user_id == camp.cleo.id
    gone = await camp.ada.click(camp.card_in_play(), label="Your move")
    assert "not sitting" in told(gone)
    assert await camp.bot.store.reserved_seats(row.id) == []


async def test_a_vote_without_voters_ends_and_the_table_waits(camp: Camp, clock: Clock) -> None:
    ballot = await expired(camp, clock, camp.ben)
    assert await camp.bot.scheduler.round() == clock.now + timedelta(days=2)
    await pass_by(camp, clock, days=2)
    assert "without a result" in await log(camp)
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
    ballot = next(m for m in camp.cards() if "has left this server" in seen(m))
    await camp.ada.click(ballot, label="A bot plays on")
    assert (await camp.row()).seats[1].bot


async def test_the_end_of_the_game_ends_a_vote(camp: Camp, clock: Clock) -> None:
    ballot = await expired(camp, clock, camp.ben)
    sure = await camp.ben.slash(camp.channel, "game end")
    assert "can end it" in told(sure)
    await camp.close()
    ballot = next(m for m in camp.cards() if m.id == ballot.id)
    assert labels(ballot) == []
    assert "The game is over" in seen(ballot)
