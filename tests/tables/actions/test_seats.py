"""Nobody sees a second hand: who gives a seat up, and who may take which, in every way there is."""

from typing import Any

import pytest

from storage import StorageFull, Upkeep
from tables import seat_vote
from tables.actions import bots
from tables.actions.acting import Command, act
from tables.actions.bots import resume_bots
from tables.committing import Change
from tables.errors import UserError
from tables.seat_vote import VoteSubject
from tables.session import TableSession
from tables.settings import Reminding
from tests.cogs.lobby.test_seat_commands import ask_to_replace, find_ballot
from tests.cogs.play import Camp, fail_with, list_labels, read_reply, read_text


async def take_over(camp: Camp, who: Any, number: int) -> str:
    """What somebody is told who takes over a bot's seat, whatever the offers are."""
    row = await camp.row()
    return read_reply(await camp.forge(who, camp.card_in_play(), f"ek:{row.id}:takeover:{number}"))


async def take_the_only_offer(camp: Camp, who: Any) -> None:
    """Somebody is offered the first seat, and no other, and takes it."""
    offers = (await who.slash(camp.channel, "game join")).response
    (label,) = list_labels(offers)
    assert label == f"Take over {(await camp.row()).seats[0].name}"
    await who.click(offers, label=label)


async def holders(camp: Camp) -> list[int | None]:
    return [seat.user_id for seat in (await camp.row()).seats]


async def vote_about_cleo(camp: Camp, about: VoteSubject) -> None:
    """A vote on Cleo's seat begins, however it came about."""
    row = await camp.row()
    async with camp.sessions.lock_table(row.id) as session:
        made = seat_vote.make_seat_vote(2, about, camp.store.now())
        upkeep, posts = Upkeep(seat_votes=[made]), [seat_vote.make_vote_post(2)]
        await camp.sessions.save_changes(session, Change(upkeep=upkeep, posts=posts))
    await camp.bot.publisher.deliver_posts(row.id)


# -- giving a seat away ----------------------------------------------------------------------------


async def test_the_opener_cannot_give_a_seat_away_alone(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    assert "I have asked the others" in await camp.ask(camp.ada, "game bot", seat="1")
    assert await holders(camp) == [camp.ada.id, camp.ben.id, camp.cleo.id]
    assert "2 of 2 votes decide" in read_text(find_ballot(camp))
    # Nor does the opener who has left.
    await camp.leave(camp.ada)
    for command in ("game bot", "table replace"):
        assert "Only players at this table" in await camp.ask(camp.ada, command, seat="1")
    assert (await holders(camp))[1:] == [camp.ben.id, camp.cleo.id]


@pytest.mark.parametrize("command", ["game bot", "table replace"])
@pytest.mark.parametrize("has_left", [False, True])
async def test_a_manager_who_plays_or_played_cannot_give_seats_alone(
    camp: Camp, command: str, has_left: bool
) -> None:
    boss = camp.add_manager()
    await camp.begin(camp.ben, boss, camps=False)
    if has_left:
        await camp.leave(boss)
    said = await camp.ask(boss, command, seat="1")
    assert ("Only players at this table" if has_left else "I have asked the others") in said
    assert (await holders(camp))[1] == camp.ben.id


async def test_a_manager_who_played_cannot_decide_a_vote_alone(camp: Camp) -> None:
    boss = camp.add_manager()
    dora = camp.add_member("Dora")
    await camp.begin(camp.ben, dora, boss, camps=False)
    await camp.leave(boss)
    await camp.ada.slash(camp.channel, "game bot", seat="1")
    said = await camp.press(boss, find_ballot(camp), "Ben stays")
    assert "Only the players at this table can vote" in said
    await dora.click(find_ballot(camp), label="A bot plays on")
    assert (await holders(camp))[1] is None


async def test_an_uninvolved_manager_may_give_a_seat_to_a_bot(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    assert "Done" in await camp.ask(camp.add_manager(), "game bot", seat="1")
    row = await camp.row()
    assert row.seats[1].bot
    assert [kept.user_id for kept in await camp.store.list_reserved_seats(row.id)] == [camp.ben.id]


# -- taking a seat ---------------------------------------------------------------------------------


async def test_a_seated_opener_cannot_get_an_opponents_hand(camp: Camp) -> None:
    """The whole way: a bot for Ben, out of one's own seat, into his, a look, and back again."""
    await camp.begin(camp.ben, camp.cleo)
    (await camp.running_game()).state.hands[1] = ["bens-secret"]
    await camp.ada.slash(camp.channel, "game bot", seat="1")
    await camp.cleo.click(find_ballot(camp), label="A bot plays on")
    assert (await camp.row()).seats[1].bot
    await camp.leave(camp.ada)
    offers = await camp.ada.slash(camp.channel, "game join")
    assert list_labels(offers.response) == [f"Take over {(await camp.row()).seats[0].name}"]
    assert "I keep that seat for Ben" in await take_over(camp, camp.ada, 1)
    looked = await camp.press(camp.ada, camp.card_in_play(), "Your move")
    assert "bens-secret" not in looked + await camp.ask(camp.ada, "hand")
    await camp.ben.slash(camp.channel, "game back")
    assert (await holders(camp))[1] == camp.ben.id


async def test_a_former_player_cannot_take_a_bots_seat(camp: Camp) -> None:
    await camp.begin(camp.ben, bots=1, camps=False)
    await camp.leave(camp.ada)
    assert "you can take no other seat" in await take_over(camp, camp.ada, 2)
    await take_the_only_offer(camp, camp.ada)
    assert await holders(camp) == [camp.ada.id, camp.ben.id, None]
    # Where one's own seat is taken, there is none.
    await camp.leave(camp.ada)
    await take_over(camp, camp.cleo, 0)
    assert await holders(camp) == [camp.cleo.id, camp.ben.id, None]
    assert "you can take no other seat" in await camp.ask(camp.ada, "game join")


async def test_a_former_player_cannot_be_voted_into_another_seat(camp: Camp) -> None:
    """Neither proposed, nor by an offer of their own, nor handed one."""
    await camp.begin(camp.ben, camp.cleo)
    await camp.leave(camp.ada)
    assert "Ada has held another seat" in await ask_to_replace(camp, camp.ben, "Cleo", camp.ada)
    assert "Ada has held another seat" in await ask_to_replace(camp, camp.ben, "Ben", camp.ada)
    await vote_about_cleo(camp, VoteSubject(why="gone", holder=camp.cleo.id, name="Cleo"))
    assert "you can take no other seat" in await camp.press(
        camp.ada, find_ballot(camp), "I'll play on"
    )
    assert (await holders(camp))[1:] == [camp.ben.id, camp.cleo.id]


async def test_a_vote_for_an_excluded_player_has_no_effect(camp: Camp) -> None:
    """It was agreed to by an Emberkeep that did not ask, say."""
    await camp.begin(camp.ben, camp.cleo)
    await camp.leave(camp.ada)
    row = await camp.row()
    about = VoteSubject(
        why="expired",
        holder=camp.cleo.id,
        name="Cleo",
        newcomer=camp.ada.id,
        newcomer_name="Ada",
        agreed=True,
    )
    await vote_about_cleo(camp, about)
    await camp.ben.click(find_ballot(camp), label="Ada plays on")
    assert (await holders(camp))[2] == camp.cleo.id
    assert await camp.store.list_seat_votes(row.id) == []
    assert "Ada has held another seat" in await camp.read_log()


async def test_an_erased_player_cannot_take_a_new_seat(camp: Camp) -> None:
    """Nobody knows any more who they were, so nobody new takes a seat; a reserved seat stays
    reserved."""
    await camp.begin(camp.ben, bots=1, camps=False)
    await camp.erase(camp.ada)
    for who in (camp.ada, camp.cleo):
        for number in (0, 2):
            assert "Somebody who sat here has been erased" in await take_over(camp, who, number)
    assert "Somebody who sat here has been erased" in await ask_to_replace(
        camp, camp.ben, "Ben", camp.cleo
    )
    await camp.leave(camp.ben)
    await camp.ben.slash(camp.channel, "game back")
    assert await holders(camp) == [None, camp.ben.id, None]


async def test_after_the_game_anyone_may_sit_anywhere(camp: Camp) -> None:
    await camp.begin_odd("several", camp.ben)
    await camp.leave(camp.ada)
    await camp.ben.click(camp.card_in_play(), label="None of them")
    assert (await camp.row()).status == "ended"
    await camp.ben.click(camp.card(), label="Rematch")
    await camp.ada.click(camp.card(), label="Join")
    assert await holders(camp) == [camp.ben.id, camp.ada.id]


# -- where nobody is left --------------------------------------------------------------------------


async def test_bots_stop_without_people(camp: Camp) -> None:
    camp.clock.stop()
    await camp.sessions.people.save_server_settings(camp.guild.id, reminders=Reminding(after=1))
    await camp.begin(bots=1, camps=False)
    await camp.ada.slash(camp.channel, "table deadline", time="1 day")
    await camp.act(camp.ada, "Home")
    said = await camp.leave(camp.ada)
    assert "the table rests" in said and "I keep your seat" in said
    row = await camp.row()
    assert all(seat.bot for seat in row.seats)
    revision = row.revision
    await camp.restart()
    await camp.bot.publisher.catch_up()
    await resume_bots(camp.sessions, row.id)
    for _ in range(3):
        await camp.wait(days=1)
    row = await camp.row()
    assert (row.status, row.revision) == ("playing", revision)
    async with camp.sessions.lock_table(row.id) as session:
        assert await camp.sessions.clocks.list_running_clocks(session) == []
        assert await camp.sessions.find_due(session) is None
    assert "Nobody else sits here, so the table rests" in await camp.read_log()
    assert "Resting until a player comes back" in await camp.ask(camp.ada, "mine")
    assert "Bots already play in all seats" in await camp.ask(camp.ada, "game bot", seat="Ada")
    # A stranger does not get Ada's hand meanwhile; Ada does, and it goes on.
    assert "I keep that seat for Ada" in await take_over(camp, camp.cleo, 0)
    await camp.ada.click(camp.card_in_play(), label="Your move")
    assert (await holders(camp))[0] == camp.ada.id
    await camp.act(camp.ada, "Draw a card")
    assert (await camp.row()).revision > revision + 1  # the bot has played too


async def test_a_returning_player_finds_the_bots_move_made(camp: Camp) -> None:
    """It is Ben's turn when the last person leaves; then Ben's seat, too, is a bot's."""
    await camp.begin(camp.ben)
    await camp.act(camp.ada, "Draw a card")
    await camp.leave(camp.ada)
    revision = (await camp.row()).revision
    await camp.leave(camp.ben)
    assert (await camp.row()).revision == revision
    # Ada left while Ben still sat there, so anybody new may have her seat; she may have it too.
    await take_the_only_offer(camp, camp.ada)
    row = await camp.row()
    assert row.revision > revision
    assert 0 in (await camp.running_game()).waiting_seats


async def test_the_last_persons_reserved_seat_resumes_at_once(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.act(camp.ada, "Draw a card")
    await camp.leave(camp.ben)
    revision = (await camp.row()).revision
    await camp.leave(camp.ada)
    assert "is a bot" in await camp.ask(camp.add_manager(), "table replace", seat="1")
    assert (await camp.row()).revision == revision
    assert "yours again" in await camp.ask(camp.ada, "game back")
    assert (await camp.running_game()).waiting_seats == {0}


async def test_unsaved_bot_moves_block_the_table(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What bots have played there is in memory alone. The seat itself is theirs again."""
    await camp.begin(camp.ben)
    await camp.leave(camp.ada)
    await camp.leave(camp.ben)
    row = await camp.row()
    monkeypatch.setattr(bots, "_play_batch", fail_with(StorageFull("full")))

    def decide(_: TableSession) -> Change:
        pytest.fail("The table may have been half changed.")

    with pytest.raises(UserError, match="disk is full"):
        await act(camp.sessions, Command(row.id, camp.ben.id, 1, decide))
    came = await act(camp.sessions, Command(row.id, camp.ben.id, 2, lambda _: Change()))
    assert came.own.seat == 1


# -- a table that goes elsewhere -------------------------------------------------------------------


async def test_a_departed_owner_gets_no_secrets(camp: Camp) -> None:
    """They may have their seat again."""
    camp.bot.named_owners = frozenset([camp.ada.id])
    await camp.begin(camp.ben)
    await camp.leave(camp.ada)
    assert "You have sat at this table" in await camp.ask(camp.ada, "table export", whole=True)


async def test_an_imported_table_knows_its_former_players(camp: Camp) -> None:
    camp.bot.named_owners = frozenset([camp.cleo.id])
    await camp.begin(camp.ben, bots=1, camps=False)
    await camp.leave(camp.ada)
    content = await camp.export_table(camp.cleo, whole=True)
    await camp.cleo.slash(camp.other_channel, "table import", file=("table.json", content))
    row = await camp.row(camp.other_channel)
    assert row.status == "playing"
    sat = await camp.store.list_all_holders(row.id)
    assert {(seat.number, seat.user_id) for seat in sat} == {(0, camp.ada.id), (1, camp.ben.id)}
    offers = await camp.ada.slash(camp.other_channel, "game join")
    assert list_labels(offers.response) == [f"Take over {row.seats[0].name}"]
