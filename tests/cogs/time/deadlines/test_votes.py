"""The others vote on a seat whose time is up."""

from datetime import timedelta

from storage import Store
from tests.cogs.play import Camp, list_labels, read_text
from tests.cogs.time.deadlines.play import begin_timed, let_expire, list_warnings, use_up_a_day


async def test_a_bot_voted_in_gives_the_seat_back(camp: Camp, store: Store) -> None:
    ballot = await let_expire(camp, camp.ben, camp.cleo)
    assert list_labels(ballot) == ["A bot plays on", "Wait longer", "I'll play on"]
    assert "2 of 2 votes decide" in read_text(ballot)
    assert "Your vote: A bot plays on." in await camp.press(camp.ben, ballot, "A bot plays on")
    assert not (await camp.row()).seats[0].bot
    assert "Your vote" in await camp.press(camp.ben, ballot, "A bot plays on")
    assert not (await camp.row()).seats[0].bot
    await camp.restart()
    await camp.cleo.click(ballot, label="A bot plays on")
    row = await camp.row()
    assert row.seats[0].bot
    ballot = camp.find_message(ballot.id)
    assert list_labels(ballot) == []
    assert "as soon as they return" in read_text(ballot)
    await camp.restart()
    await camp.ada.click(camp.card_in_play(), label="Your move")
    row = await camp.row()
    assert (row.seats[0].user_id, row.seats[0].name) == (camp.ada.id, "Ada")
    await camp.bot.scheduler.run_round()
    assert "Ada is back and takes the seat again." in await camp.read_log()
    assert await store.list_reserved_seats(row.id) == []


async def test_the_others_may_vote_to_wait_longer(camp: Camp) -> None:
    ballot = await let_expire(camp, camp.ben)
    assert "one vote decides" in read_text(ballot)
    await camp.press_at_once(ballot, (camp.ben, "Wait longer"), (camp.ben, "A bot plays on"))
    assert not (await camp.row()).seats[0].bot
    assert "to wait longer for Ada" in await camp.read_log()
    assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(hours=18)
    await camp.wait(hours=18)
    assert len(list_warnings(camp)) == 2
    assert "Then the others vote on what to do." in list_warnings(camp)[-1]


async def test_a_spectator_can_be_voted_in(camp: Camp) -> None:
    ballot = await let_expire(camp, camp.ben)
    await camp.cleo.click(ballot, label="I'll play on")
    ballot = camp.find_message(ballot.id)
    assert "Cleo plays on" in list_labels(ballot)
    assert "about your own seat" in await camp.press(camp.ada, ballot, "Cleo plays on")
    assert "Only the players" in await camp.press(camp.cleo, ballot, "Cleo plays on")
    await camp.ben.click(ballot, label="Cleo plays on")
    row = await camp.row()
    assert row.seats[0].user_id == camp.cleo.id
    assert "not sitting" in await camp.press(camp.ada, camp.card_in_play(), "Your move")
    assert await camp.store.list_reserved_seats(row.id) == []


async def test_a_vote_without_voters_ends_without_a_change(camp: Camp) -> None:
    ballot = await let_expire(camp, camp.ben)
    assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(days=2)
    await camp.wait(days=2)
    assert "without a result" in await camp.read_log()
    assert list_labels(camp.find_message(ballot.id)) == []
    assert await camp.bot.scheduler.run_round() is None
    await camp.wait(days=30)
    assert len([m for m in camp.cards() if "time is up.**" in read_text(m)]) <= 1


async def test_a_solo_table_has_no_votes(camp: Camp) -> None:
    await begin_timed(camp, then="vote")
    await use_up_a_day(camp)
    assert "Nobody else sits here, so the table waits." in await camp.read_log()
    assert await camp.bot.scheduler.run_round() is None


async def test_a_player_who_left_the_server_is_voted_on_at_once(camp: Camp) -> None:
    await begin_timed(camp, camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    camp.guild.remove_member(camp.ben)
    await camp.wait(hours=18)
    assert list_warnings(camp) == []
    ballot = next(m for m in camp.cards() if "has left this server" in read_text(m))
    await camp.ada.click(ballot, label="A bot plays on")
    assert (await camp.row()).seats[1].bot


async def test_a_games_end_ends_its_vote(camp: Camp) -> None:
    ballot = await let_expire(camp, camp.ben)
    assert "can end it" in await camp.ask(camp.ben, "game end")
    await camp.close()
    ballot = camp.find_message(ballot.id)
    assert list_labels(ballot) == []
    assert "The game is over" in read_text(ballot)
