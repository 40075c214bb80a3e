"""Seats change hands in a game in play, and their hands of cards go to nobody but the new
holder."""

from dataclasses import replace
from datetime import timedelta
from itertools import product
from typing import Any, get_args

import discord
import pytest

from cogs.outbox.seat_vote_messages import make_vote_view
from tables import seat_vote
from tables.actions import play
from tables.seat_vote import VoteSubject, Why
from tables.settings import Reminding
from tests.cogs.play import Camp, list_labels, read_reply, read_text
from tests.cogs.ui.test_limits import check_limits


async def ask_to_replace(camp: Camp, who: Any, seat: str, by: Any = None) -> str:
    more = {} if by is None else {"by": by.user}
    return await camp.ask(who, "table replace", seat=seat, **more)


def find_ballot(camp: Camp) -> Any:
    return next(m for m in reversed(camp.cards()) if "Open until" in read_text(m))


# -- hands -----------------------------------------------------------------------------------------


async def test_only_the_new_holder_gets_the_hand(camp: Camp) -> None:
    """With a real secret: Ada's card, in her ephemeral panel, in a message of hers, in the log."""
    await camp.ada.slash(camp.channel, "settings", hand_by_dm=True)
    await camp.cleo.slash(camp.channel, "settings", hand_by_dm=True)
    await camp.begin(camp.ben)
    for card in ("bark", "moss", "cone"):
        (await camp.running_game()).state.hands[0] = [f"secret-{card}"]
    await camp.ada.click(camp.card(), label="Offer a card")
    hers = camp.ada.user.dm_channel
    assert "secret-cone" in "".join(read_text(m) for m in hers.history())
    panel = (await camp.ada.click(camp.card_in_play(), label="Your move")).response
    assert "secret-cone" in read_text(panel) + "".join(list_labels(panel))
    assert "If Cleo agrees" in await ask_to_replace(camp, camp.ada, "Ada", camp.cleo)
    offer = find_ballot(camp)
    assert camp.list_pinged() == ["Cleo"]
    assert "already have a seat here" in await camp.press(camp.ben, offer, "I'll take the seat")
    assert "The seat is yours" in await camp.press(camp.cleo, offer, "I'll take the seat")
    assert (await camp.row()).seats[0].user_id == camp.cleo.id
    # Ada's message holds nothing any more, and her panel answers nothing.
    assert "secret" not in "".join(read_text(m) + "".join(list_labels(m)) for m in hers.history())
    assert any("not yours any more" in read_text(m) for m in hers.history())
    assert "not sitting at this table" in await camp.press(camp.ada, panel, "secret-cone")
    for command in ("hand", "undo"):
        assert "not sitting" in await camp.ask(camp.ada, command)
    for look in ("table log", "recap", "board"):
        assert "secret" not in await camp.ask(camp.ada, look)
    assert await camp.ada.autocomplete(camp.channel, "act", "what", "") == []
    # Cleo has all of it, privately.
    assert "secret-cone" in await camp.ask(camp.cleo, "hand")
    assert "secret-cone" in "".join(read_text(m) for m in camp.cleo.user.dm_channel.history())
    assert "secret" not in "".join(read_text(m) for m in camp.cards())


async def test_a_returning_player_gets_the_hand_message_again(camp: Camp) -> None:
    await camp.ben.slash(camp.channel, "settings", hand_by_dm=True)
    await camp.begin(camp.ben)  # Ada is to move, so a bot in Ben's seat keeps the hand
    card = (await camp.running_game()).state.hands[1][0]
    await camp.add_manager().slash(camp.channel, "game bot", seat="1")
    his = camp.ben.user.dm_channel
    assert card not in "".join(read_text(m) for m in his.history())
    await camp.ben.slash(camp.channel, "game back")
    assert (await camp.row()).seats[1].user_id == camp.ben.id
    assert card in read_text(his.last_message)


async def test_a_late_hand_message_is_taken_from_the_old_holder(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat changes hands while Discord takes the message."""
    await camp.ada.slash(camp.channel, "settings", hand_by_dm=True)
    await camp.begin(camp.ben)
    row = await camp.row()
    await camp.store.note_hand_message_lost(row.id, 0)
    camp.bot.publisher.hands._shown.clear()
    save = camp.store.save_hand_message

    async def late(hand: Any) -> None:
        monkeypatch.setattr(camp.store, "save_hand_message", save)
        bot = replace(row.seats[0], user_id=None, name="Alma (bot)", bot=True)
        await play.reassign_seat(camp.sessions, row.id, row.seats[0], bot)
        await save(hand)

    monkeypatch.setattr(camp.store, "save_hand_message", late)
    await camp.bot.publisher.hands.show_user_hands(camp.ada.id)
    assert "not yours any more" in read_text(camp.ada.user.dm_channel.last_message)


# -- by consent ------------------------------------------------------------------------------------


async def test_a_newcomer_may_decline_and_an_owner_may_choose_a_bot(camp: Camp) -> None:
    """A player keeps an offered seat if nobody takes it. A seat given away is not reserved."""
    await camp.begin(camp.ben)
    await ask_to_replace(camp, camp.ada, "0", camp.cleo)
    offer = find_ballot(camp)
    assert list_labels(offer) == ["I'll take the seat", "No, thanks"]
    assert "Ada offers the seat to Cleo" in await camp.ask(camp.ben, "table log")
    assert "already voting on that seat" in await ask_to_replace(camp, camp.ada, "0", camp.cleo)
    await camp.cleo.click(offer, label="No, thanks")
    assert "Cleo does not want the seat" in read_text(camp.find_message(offer.id))
    assert (await camp.row()).seats[0].user_id == camp.ada.id
    # Who offers the seat may think better of it.
    await ask_to_replace(camp, camp.ada, "0", camp.cleo)
    offer = find_ballot(camp)
    assert "You keep your seat" in await camp.press(camp.ada, offer, "No, thanks")
    assert "Ada does not want the seat" in read_text(camp.find_message(offer.id))
    assert list_labels(camp.find_message(offer.id)) == []
    assert await ask_to_replace(camp, camp.ada, "Ada") == "A bot plays on for you."
    row = await camp.row()
    assert row.seats[0].bot
    assert await camp.store.list_reserved_seats(row.id) == []
    assert "is a bot" in await ask_to_replace(camp, camp.ben, row.seats[0].name)


# -- by vote ---------------------------------------------------------------------------------------


async def test_voters_and_the_newcomer_may_agree_in_any_order(camp: Camp) -> None:
    dora = camp.add_member("Dora")
    await camp.begin(camp.ben, camp.cleo)
    assert "I have asked the others" in await ask_to_replace(camp, camp.ben, "Ada", dora)
    vote = find_ballot(camp)
    assert camp.list_pinged() == ["Cleo", "Dora"]
    assert "Dora plays on: 1" in read_text(vote)
    await camp.cleo.click(vote, label="Dora plays on")
    assert (await camp.row()).seats[0].user_id == camp.ada.id
    await dora.click(vote, label="I'll take the seat")
    row = await camp.row()
    assert (row.seats[0].user_id, row.seats[0].name) == (dora.id, "Dora")
    assert "Dora takes Ada's place" in read_text(camp.find_message(vote.id))


async def test_at_a_table_of_two_the_other_decides_and_the_seat_is_reserved(camp: Camp) -> None:
    """A player who comes back ends the vote about their reserved seat."""
    await camp.begin(camp.ben)
    assert "Done" in await ask_to_replace(camp, camp.ben, "Ada")
    row = await camp.row()
    assert row.seats[0].bot
    await ask_to_replace(camp, camp.ben, row.seats[0].name, camp.cleo)
    vote = find_ballot(camp)
    await camp.ada.click(camp.card_in_play(), label="Your move")
    assert (await camp.row()).seats[0].user_id == camp.ada.id
    assert list_labels(camp.find_message(vote.id)) == []
    # A command brings them back as well.
    await ask_to_replace(camp, camp.ben, "Ada")
    await camp.ada.slash(camp.channel, "game back")
    assert (await camp.row()).seats[0].user_id == camp.ada.id


@pytest.mark.parametrize("pressed", ["Gather wood", "Burn your flare"])
async def test_a_returning_players_press_first_gives_the_seat_back(
    camp: Camp, pressed: str
) -> None:
    await camp.begin(camp.ben)
    panel = (await camp.ada.click(camp.card(), label="Your move")).response
    camp.forget_panels()
    await ask_to_replace(camp, camp.ben, "Ada")
    assert (await camp.row()).seats[0].bot
    said = await camp.press(camp.ada, panel, pressed)
    assert "not sitting" not in said
    assert (await camp.row()).seats[0].user_id == camp.ada.id
    if pressed == "Gather wood":  # the bot has had that turn
        assert "no longer open" in said
        assert "It is Ben's move" in said


async def test_looking_at_their_hand_gives_a_returning_player_their_seat(camp: Camp) -> None:
    """Only looking at what anybody may see leaves the seat as it is."""
    await camp.begin(camp.ben)
    table = (await camp.row()).id
    for button, holder in (("board", None), ("pictures", camp.ada.id), ("hand", camp.ada.id)):
        await ask_to_replace(camp, camp.ben, "Ada")
        await camp.forge(camp.ada, camp.card_in_play(), f"ek:{table}:{button}")
        assert (await camp.row()).seats[0].user_id == holder, button


async def test_only_the_table_can_give_a_reserved_seat_away(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await ask_to_replace(camp, camp.ben, "Ada")
    row = await camp.row()
    refused = await camp.ask(camp.cleo, "game join")
    assert "I keep that seat for Ada" in refused and "/table replace" in refused
    forged = await camp.forge(camp.cleo, camp.card(), f"ek:{row.id}:takeover:0")
    assert "I keep that seat for Ada" in read_reply(forged)
    assert "already plays for Ada" in await ask_to_replace(camp, camp.ben, row.seats[0].name)
    seats = await camp.ben.autocomplete(camp.channel, "table replace", "seat", "ada")
    assert seats == [{"name": "Alma (bot), for Ada", "value": "0"}]
    await ask_to_replace(camp, camp.ben, row.seats[0].name, camp.cleo)
    assert (await camp.row()).seats[0].bot
    await camp.cleo.click(find_ballot(camp), label="I'll take the seat")
    assert (await camp.row()).seats[0].user_id == camp.cleo.id
    assert "not sitting" in await camp.press(camp.ada, camp.card_in_play(), "Your move")
    assert await camp.store.list_reserved_seats(row.id) == []


async def test_two_sit_down_at_once_and_one_gets_the_seat(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await ask_to_replace(camp, camp.ada, "Ada")
    dora = camp.add_member("Dora")
    row = await camp.row()
    label = f"Take over {row.seats[0].name}"
    offer = await camp.cleo.slash(camp.channel, "game join")
    other = await dora.slash(camp.channel, "game join")
    await camp.cleo.click(offer.response, label=label)
    assert "not free any more" in await camp.press(dora, other.response, label)
    assert (await camp.row()).seats[0].user_id == camp.cleo.id


async def test_bots_have_no_say_and_most_of_the_rest_decide(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo, bots=1, camps=False)
    await ask_to_replace(camp, camp.ben, "Ada")
    vote = find_ballot(camp)
    assert "2 of 2 votes decide" in read_text(vote)
    await camp.cleo.click(vote, label="Ada stays")
    assert "without a result" in read_text(camp.find_message(vote.id))
    assert (await camp.row()).seats[0].user_id == camp.ada.id


async def test_somebody_who_manages_and_does_not_play_decides_alone(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    boss, dora = camp.add_manager(), camp.add_member("Dora")
    assert "Only players at this table" in await ask_to_replace(camp, dora, "Ada")
    await ask_to_replace(camp, camp.ben, "Ada")
    assert "You have decided: Ada stays." in await camp.press(boss, find_ballot(camp), "Ada stays")
    await ask_to_replace(camp, boss, "Ada", dora)
    asked = find_ballot(camp)
    assert "The table has decided" in read_text(asked)
    assert list_labels(asked) == ["I'll take the seat", "No, thanks"]
    await dora.click(asked, label="I'll take the seat")
    assert (await camp.row()).seats[0].user_id == dora.id
    assert "Done" in await ask_to_replace(camp, boss, "Ben")
    assert (await camp.row()).seats[1].bot


async def test_the_last_two_votes_at_once_change_hands_once(camp: Camp) -> None:
    dora = camp.add_member("Dora")
    await camp.begin(camp.ben, camp.cleo, dora)
    await ask_to_replace(camp, camp.ben, "Ada")
    vote = find_ballot(camp)
    await camp.restart()
    await camp.press_at_once(vote, (camp.cleo, "A bot plays on"), (dora, "A bot plays on"))
    assert (await camp.row()).seats[0].bot
    assert (await camp.read_log()).count("takes Ada's place") == 1


async def test_a_deleted_vote_is_posted_again_and_ends_with_what_it_is_about(camp: Camp) -> None:
    """Its subject answers, or the person who asked leaves."""
    await camp.begin(camp.ben, camp.cleo)
    await ask_to_replace(camp, camp.ben, "Ada", camp.add_member("Dora"))
    vote = find_ballot(camp)
    message = camp.env.bot.get_partial_messageable(camp.channel.id).get_partial_message(vote.id)
    await message.delete()
    assert "already voting on that seat" in await ask_to_replace(camp, camp.cleo, "Ada")
    again = find_ballot(camp)
    assert again.id != vote.id
    await camp.cleo.click(again, label="Ada stays")
    assert "without a result" in read_text(camp.find_message(again.id))
    await ask_to_replace(camp, camp.ben, "Ada")
    vote = find_ballot(camp)
    await camp.act(camp.ada, "Draw a card")
    assert list_labels(camp.find_message(vote.id)) == []
    assert "Ada is here again" in read_text(camp.find_message(vote.id))
    assert await camp.store.list_seat_votes((await camp.row()).id) == []
    await ask_to_replace(camp, camp.ben, "Ada")
    vote = find_ballot(camp)
    await ask_to_replace(camp, camp.ben, "Ben")
    assert "Ben, who asked, has left the table" in read_text(camp.find_message(vote.id))
    assert await camp.store.list_seat_votes((await camp.row()).id) == []


async def test_the_new_holder_has_time_to_think(camp: Camp) -> None:
    camp.clock.stop()
    await camp.begin(camp.ben)
    await camp.ada.slash(camp.channel, "table deadline", time="1 day")
    camp.clock.pass_by(hours=17)
    await ask_to_replace(camp, camp.ada, "Ada", camp.cleo)
    await camp.cleo.click(find_ballot(camp), label="I'll take the seat")
    async with camp.sessions.lock_table((await camp.row()).id) as session:
        (running,) = await camp.sessions.clocks.list_running_clocks(session)
    assert running.expires - camp.clock.now == timedelta(days=1)


async def test_impossible_seat_changes_are_refused(camp: Camp) -> None:
    assert "no table" in await ask_to_replace(camp, camp.ada, "Ada")
    await camp.gather(camp.ben)
    assert "**Join** and **Leave**" in await ask_to_replace(camp, camp.ada, "Ada")
    await camp.ada.click(camp.card(), label="Start")
    assert "Nobody here is called" in await ask_to_replace(camp, camp.ada, "Zed")
    assert "already has a seat here" in await ask_to_replace(camp, camp.ada, "Ada", camp.ben)
    seats = await camp.ada.autocomplete(camp.channel, "table replace", "seat", "b")
    assert seats == [{"name": "Ben", "value": "1"}]


# -- limits ----------------------------------------------------------------------------------------


async def test_every_vote_fits_discords_limits(camp: Camp) -> None:
    await camp.gather(camp.ben, camp.cleo)
    row, whys = await camp.row(), get_args(Why)
    for why, agreed, newcomer in product(whys, (True, False), (None, 2**63 - 1)):
        about = VoteSubject(
            why=why,
            holder=2**63 - 1,
            name="W" * 32,
            proposer=2**63 - 1,
            newcomer=newcomer,
            newcomer_name="M" * 32,
            agreed=agreed,
        )
        found = seat_vote.make_seat_vote(0, about, discord.utils.utcnow())
        check_limits(make_vote_view(row, found, seat_vote.list_voters(row, found.seat)))


async def test_a_vote_is_decided_when_its_other_voters_leave(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    await ask_to_replace(camp, camp.ada, "Ben")
    vote = find_ballot(camp)
    assert "2 of 2 votes decide" in read_text(vote)
    await ask_to_replace(camp, camp.cleo, "Cleo")
    await camp.bot.scheduler.run_round()
    assert "takes Ben's place" in read_text(camp.find_message(vote.id))


# -- several who are absent at once ----------------------------------------------------------------


@pytest.mark.usefixtures("noon")
async def test_players_being_voted_on_do_not_count_as_voters(camp: Camp) -> None:
    """Ben and Cleo both let their time run out, so Ada alone says how it goes on."""
    await camp.gather(camp.ben, camp.cleo)
    await camp.ada.slash(camp.channel, "table deadline", time="1 hour", then="vote")
    await camp.ada.click(camp.card(), label="Start")
    await camp.act(camp.ada, "Ash")
    for minutes in (45, 15):
        await camp.wait(minutes=minutes)
    bens, cleos = (_find_overdue_ballot(camp, name) for name in ("Ben", "Cleo"))
    assert "one vote decides" in read_text(bens) and "one vote decides" in read_text(cleos)
    # Whoever votes is back, so their own vote counts again.
    await camp.cleo.click(bens, label="Wait longer")
    assert "2 of 2 votes decide" in read_text(_find_overdue_ballot(camp, "Ben"))
    await camp.ada.click(cleos, label="A bot plays on")
    row = await camp.row()
    assert [seat.bot for seat in row.seats] == [False, False, True]


def _find_overdue_ballot(camp: Camp, name: str) -> discord.Message:
    return next(m for m in camp.cards() if f"{name}'s time is up.**" in read_text(m))


@pytest.mark.usefixtures("noon")
async def test_a_vote_passes_once_nobody_else_can_vote(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo, camps=False)
    await camp.act(camp.ada, "Ash")
    await camp.ada.slash(camp.channel, "table replace", seat="Ben")
    assert not (await camp.row()).seats[1].bot  # Cleo has a say
    await camp.ada.slash(camp.channel, "table deadline", time="1 hour", then="vote")
    for minutes in (45, 15, 1):
        await camp.wait(minutes=minutes)
    assert (await camp.row()).seats[1].bot
    assert not (await camp.row()).seats[2].bot


async def test_a_vote_expires_even_if_nothing_else_is_due(camp: Camp) -> None:
    camp.clock.stop()
    await camp.sessions.people.save_server_settings(camp.guild.id, reminders=Reminding(after=0))
    await camp.begin(camp.ben, camp.cleo)
    await camp.ada.slash(camp.channel, "table replace", seat="Ben")
    assert await camp.bot.scheduler.run_round() == camp.clock.now + seat_vote.VOTE_DURATION
