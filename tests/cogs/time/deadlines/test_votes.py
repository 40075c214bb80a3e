"""The vote of the others on a seat whose time is up."""

from datetime import timedelta

from storage import Store
from tests.cogs.play import Camp, labels, seen
from tests.cogs.time.deadlines.play import begin_timed, let_expire, list_warnings, use_up_a_day


async def test_a_voted_bot_gives_the_seat_back(camp: Camp, store: Store) -> None:
    ballot = await let_expire(camp, camp.ben, camp.cleo)
    assert labels(ballot) == ["A bot plays on", "Wait longer", "I'll play on"]
    assert "2 of 2 votes decide" in seen(ballot)
    assert "Your vote: A bot plays on." in await camp.press(camp.ben, ballot, "A bot plays on")
    assert not (await camp.row()).seats[0].bot
    assert "Your vote" in await camp.press(camp.ben, ballot, "A bot plays on")
    assert not (await camp.row()).seats[0].bot
    await camp.restart()
    await camp.cleo.click(ballot, label="A bot plays on")
    row = await camp.row()
    assert row.seats[0].bot
    ballot = camp.find_message(ballot.id)
    assert labels(ballot) == []
    assert "as soon as they return" in seen(ballot)
    await camp.restart()
    await camp.ada.click(camp.card_in_play(), label="Your move")
    row = await camp.row()
    assert (row.seats[0].user_id, row.seats[0].name) == (camp.ada.id, "Ada")
    await camp.bot.scheduler.run_round()
    assert "Ada is back and takes the seat again." in await camp.read_log()
    assert await store.list_reserved_seats(row.id) == []


async def test_the_others_wait_longer(camp: Camp) -> None:
    ballot = await let_expire(camp, camp.ben)
    assert "one vote decides" in seen(ballot)
    await camp.press_at_once(ballot, (camp.ben, "Wait longer"), (camp.ben, "A bot plays on"))
    assert not (await camp.row()).seats[0].bot
    assert "to wait longer for Ada" in await camp.read_log()
    assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(hours=18)
    await camp.wait(hours=18)
    assert len(list_warnings(camp)) == 2
    assert "Then the others vote on what to do." in list_warnings(camp)[-1]


async def test_a_spectator_offers_and_is_voted_in(camp: Camp) -> None:
    ballot = await let_expire(camp, camp.ben)
    await camp.cleo.click(ballot, label="I'll play on")
    ballot = camp.find_message(ballot.id)
    assert "Cleo plays on" in labels(ballot)
    assert "about your own seat" in await camp.press(camp.ada, ballot, "Cleo plays on")
    assert "Only the players" in await camp.press(camp.cleo, ballot, "Cleo plays on")
    await camp.ben.click(ballot, label="Cleo plays on")
    row = await camp.row()
    assert row.seats[0].user_id == camp.cleo.id
    assert "not sitting" in await camp.press(camp.ada, camp.card_in_play(), "Your move")
    assert await camp.store.list_reserved_seats(row.id) == []


async def test_a_vote_without_voters_ends_and_the_table_waits(camp: Camp) -> None:
    ballot = await let_expire(camp, camp.ben)
    assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(days=2)
    await camp.wait(days=2)
    assert "without a result" in await camp.read_log()
    assert labels(camp.find_message(ballot.id)) == []
    assert await camp.bot.scheduler.run_round() is None
    await camp.wait(days=30)
    assert len([m for m in camp.cards() if "time is up.**" in seen(m)]) <= 1


async def test_alone_there_is_nobody_to_vote(camp: Camp) -> None:
    await begin_timed(camp, then="vote")
    await use_up_a_day(camp)
    assert "Nobody else sits here, so the table waits." in await camp.read_log()
    assert await camp.bot.scheduler.run_round() is None


async def test_a_player_who_has_left_the_server_is_voted_on_at_once(camp: Camp) -> None:
    await begin_timed(camp, camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    camp.guild.remove_member(camp.ben)
    await camp.wait(hours=18)
    assert list_warnings(camp) == []
    ballot = next(m for m in camp.cards() if "has left this server" in seen(m))
    await camp.ada.click(ballot, label="A bot plays on")
    assert (await camp.row()).seats[1].bot


async def test_the_end_of_the_game_ends_a_vote(camp: Camp) -> None:
    ballot = await let_expire(camp, camp.ben)
    assert "can end it" in await camp.ask(camp.ben, "game end")
    await camp.close()
    ballot = camp.find_message(ballot.id)
    assert labels(ballot) == []
    assert "The game is over" in seen(ballot)
