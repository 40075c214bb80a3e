"""Votes about seats: opens a vote, takes votes, and carries out what people have decided."""

from collections.abc import Set
from dataclasses import dataclass, replace
from datetime import datetime

from rules.engine import Event
from rules.engine.languages import speak
from rules.engine.messages import Text
from rules.engine.search import Strength
from storage import Seat, SeatVote, Upkeep
from tables import seat_vote
from tables.actions import play, seats
from tables.actions.bot_seats import make_bot_seat
from tables.actions.bots import play_bots, play_bots_safely
from tables.committing import Change
from tables.errors import UserError
from tables.seat_vote import Choice, VoteSubject, parse_subject
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.wording import text
from tables.words import Message

VOTE_OVER = Message("vote-is-over")


class SeatVotes:
    """The watch that ends votes when their time is up."""

    def __init__(self, sessions: TableSessions) -> None:
        self._sessions = sessions

    async def find_due(self, session: TableSession) -> datetime | None:
        """Find when the next open vote ends: now if a vote is decided already. Return None if no
        vote is open."""
        if not session.seating.votes:
            return None
        ends = [each.until for each in session.seating.votes.values()]
        if any(_find_settled_choice(session, each) for each in session.seating.votes.values()):
            ends.append(self._sessions.store.now())
        return min(ends, default=None)

    async def run_due(self, table_id: int) -> None:
        """Carry out the votes that are decided because fewer people may vote now, and cancel those
        whose time is up."""
        async with self._sessions.lock_table(table_id) as session:
            now = self._sessions.store.now()
            waited = session.awaited
            for each in list(session.seating.votes.values()):
                choice = (
                    _find_settled_choice(session, each)
                    if each.seat in session.seating.votes
                    else None
                )
                if choice is not None:
                    await _carry_out_choice(
                        self._sessions, session, each, parse_subject(each), choice
                    )
                    await play_bots(self._sessions, session, waited)
            for each in [each for each in session.seating.votes.values() if each.until <= now]:
                await _cancel_vote(self._sessions, session, each)


# -- proposing -----------------------------------------------------------------------------------


async def propose_vote(
    sessions: TableSessions,
    table_id: int,
    number: int,
    proposer: int,
    newcomer: tuple[int, str] | None,
    *,
    manages: bool,
    strength: Strength = "middling",
) -> str:
    """Open a vote on whether another person (id and name), or a bot if None, takes over a seat; if
    no vote is needed, give the seat away at once. `strength`: of the bot. `manages`: whether the
    proposer may manage the channel. Return what to tell the proposer. Raises UserError."""
    async with sessions.lock_table(table_id) as session:
        play.require_running_game(session)
        seat = session.row.seats[number]
        own = seat.user_id == proposer
        holder, name = _find_replaceable_holder(session, seat, newcomer)
        decides = manages and await seats.is_uninvolved(sessions, session, proposer)
        if session.find_seat(proposer) is None and not decides:
            raise UserError(Message("only-sitters-propose"))
        waited = session.awaited
        if own and newcomer is None:
            return await _leave_seat_to_bot(sessions, session, seat, waited, strength)
        if (found := session.seating.votes.get(number)) is not None:
            # Post its message again if somebody has deleted that.
            await sessions.store.save_seat_vote(session.id, found, seat_vote.make_vote_post(number))
            return str(Message("vote-already"))
        if newcomer is not None and session.find_seat(newcomer[0]) is not None:
            raise UserError(Message("seated-already", player=text.format_plain(newcomer[1])))
        if newcomer is not None:
            await _check_can_sit(sessions, session, number, *newcomer, asks=proposer)
        about = VoteSubject(
            why="handed" if own else "asked",
            holder=holder,
            name=name,
            proposer=proposer,
            newcomer=newcomer[0] if newcomer else None,
            newcomer_name=text.clean_name(newcomer[1]) if newcomer else "",
            agreed=newcomer is not None and newcomer[0] == proposer,
            strength=strength,
        )
        if not own and session.find_seat(proposer) is not None:
            about = about.add_vote(proposer, about.choices[0])
        choice = about.find_majority_choice(list_counted_voters(session, number, about))
        if decides:
            choice = about.choices[0]
            about = about.model_copy(update={"decided": newcomer is not None})
        made = seat_vote.make_seat_vote(number, about, sessions.store.now())
        if choice is not None and await _carry_out_choice(sessions, session, made, about, choice):
            await play_bots_safely(sessions, session, waited)
            return str(Message("it-is-done"))
        return await _open_vote(sessions, session, made, about)


def _find_replaceable_holder(
    session: TableSession, seat: Seat, newcomer: tuple[int, str] | None
) -> tuple[int, str]:
    """Find the user id and name of the seat's holder, who is to be replaced. Raises UserError if
    the seat is no person's, or if a bot should take over a seat where a bot plays on already."""
    holder, name = _find_seat_holder(session, seat.number)
    if holder is None:
        raise UserError(Message("is-a-bot", player=text.format_plain(seat.name)))
    if seat.user_id is None and newcomer is None:
        raise UserError(
            Message(
                "plays-on-already", bot=text.format_plain(seat.name), player=text.format_plain(name)
            )
        )
    return holder, name


async def _open_vote(
    sessions: TableSessions, session: TableSession, vote: SeatVote, about: VoteSubject
) -> str:
    """Open the vote. Return what to tell the proposer."""
    whom = about.newcomer_name or Message("a-bot")
    said = "offers-seat" if about.why == "handed" else "vote-opens"
    words = Message(said, whom=whom, player=about.name)
    change = Change(
        events=[Event(words, kind="seat")],
        upkeep=Upkeep(seat_votes=[vote]),
        posts=[seat_vote.make_vote_post(vote.seat)],
    )
    await sessions.save_changes(session, change)
    if about.why == "handed":
        return str(Message("once-agreed", player=text.format_plain(str(whom))))
    return str(Message("others-asked"))


def _find_seat_holder(session: TableSession, number: int) -> tuple[int | None, str]:
    """Find the user id and name of the seat's holder, or of the person it is reserved for. The id
    is None if the seat is no person's."""
    seat, kept = session.row.seats[number], session.seating.reserved.get(number)
    if seat.user_id is None and kept is not None:
        return kept.user_id, kept.name
    return seat.user_id, seat.name


async def _check_can_sit(
    sessions: TableSessions, session: TableSession, number: int, user: int, name: str, *, asks: int
) -> None:
    """Raise UserError if the user may not take over that seat. Its text addresses the user
    `asks`."""
    called = "" if user == asks else text.clean_name(name)
    if why := await seats.explain_seat_obstacle(
        sessions, session, number, user, name=called, voted=True
    ):
        raise UserError(why)


async def _leave_seat_to_bot(
    sessions: TableSessions, session: TableSession, seat: Seat, waited: Set[int], strength: Strength
) -> str:
    """Put a bot in the user's own seat, and let bots play on. Return what to tell the user."""
    last = session.people_seats == {seat.number}
    await _seat_bot(sessions, session, seat, strength, keep=False)
    await play_bots_safely(sessions, session, waited)
    return str(play.LEFT_LAST if last else Message("bot-plays-for-you"))


@dataclass(frozen=True, slots=True)
class Ballot:
    """The button that a user pressed at a vote. `manages`: the user may manage the channel and has
    no part in the game."""

    user: int
    name: str
    choice: str
    manages: bool = False


# -- voting --------------------------------------------------------------------------------------


async def cast_ballot(
    sessions: TableSessions, table_id: int, which: tuple[int, int], ballot: Ballot
) -> str:
    """Do what a button at an open vote says; `which` is the vote's seat and id. Return what to tell
    the user. Raises UserError."""
    seat, number = which
    async with sessions.lock_table(table_id) as session:
        found = session.seating.votes.get(seat)
        if found is None or found.id != number or session.row.status != "playing":
            raise UserError(VOTE_OVER)
        about = parse_subject(found)
        waited = session.awaited
        manages = ballot.manages and await seats.is_uninvolved(sessions, session, ballot.user)
        ballot = replace(ballot, manages=manages)
        if ballot.choice in ("agree", "decline", "offer"):
            if ballot.choice != "decline" and session.find_seat(ballot.user) is None:
                await _check_can_sit(
                    sessions, session, seat, ballot.user, ballot.name, asks=ballot.user
                )
            changed, said = _apply_newcomer_choice(session, about, ballot)
            if changed is None:
                who = about.name if ballot.user == about.holder else about.newcomer_name
                await _cancel_vote(sessions, session, found, Message("would-not", player=who))
                return said
        else:
            changed, said = _apply_ballot(session, found, about, ballot)
        decided = _find_ballot_decision(session, found, changed, ballot)
        if decided == "newcomer" and ballot.manages:
            changed = changed.model_copy(update={"decided": True})
        if decided is not None and await _carry_out_choice(
            sessions, session, found, changed, decided
        ):
            await play_bots_safely(sessions, session, waited)
            return said
        if changed.choices and changed.is_tied(list_counted_voters(session, seat, changed)):
            await _cancel_vote(sessions, session, found)
            return said
        now = replace(found, body=changed.model_dump(mode="json"))
        await sessions.store.save_seat_vote(table_id, now, seat_vote.make_vote_post(seat))
        session.seating.votes[seat] = now
        return said


def _apply_newcomer_choice(
    session: TableSession, about: VoteSubject, ballot: Ballot
) -> tuple[VoteSubject | None, str]:
    """Return the vote's subject after a user has agreed, declined or offered to play on, and what
    to tell the user. The subject is None if the user declined, which ends the vote. Raises
    UserError."""
    if ballot.choice == "decline" and ballot.user == about.proposer and about.why == "handed":
        return None, str(Message("keep-seat"))
    if session.find_seat(ballot.user) is not None:
        raise UserError(Message("you-seated-already"))
    if ballot.choice == "offer":
        if about.newcomer is not None:
            raise UserError(
                Message("offered-already", player=text.format_plain(about.newcomer_name))
            )
        offer = {
            "newcomer": ballot.user,
            "newcomer_name": text.clean_name(ballot.name),
            "agreed": True,
        }
        return about.model_copy(update=offer), str(Message("thanks-vote"))
    if ballot.user != about.newcomer:
        raise UserError(Message("for-them-to-say", player=text.format_plain(about.newcomer_name)))
    if ballot.choice == "decline":
        return None, str(Message("nothing-changes"))
    said = Message("seat-is-yours" if about.why == "handed" else "good-vote")
    return about.model_copy(update={"agreed": True}), str(said)


def _apply_ballot(
    session: TableSession, found: SeatVote, about: VoteSubject, ballot: Ballot
) -> tuple[VoteSubject, str]:
    """Return the vote's subject with the user's vote, if theirs counts, and what to tell them.
    Raises UserError if they have no say."""
    wanted = next((known for known in about.choices if known == ballot.choice), None)
    if wanted is None:
        raise UserError(VOTE_OVER)
    label = text.format_plain(about.label_choice(wanted))
    if ballot.user in seat_vote.list_voters(session.row, found.seat):
        return about.add_vote(ballot.user, wanted), str(Message("your-vote", choice=label))
    if session.find_seat(ballot.user) is not None:
        raise UserError(Message("vote-about-you"))
    if not ballot.manages:
        raise UserError(Message("only-players-say"))
    return about, str(Message("you-decide", choice=label))


def _find_ballot_decision(
    session: TableSession, found: SeatVote, about: VoteSubject, ballot: Ballot
) -> Choice | None:
    """Find the choice that is decided by now: the newcomer's, a manager's or the majority's. Return
    None if none is."""
    if about.why == "handed" or about.decided:
        return "newcomer" if about.agreed else None
    if ballot.manages and ballot.choice in about.choices:
        return next(known for known in about.choices if known == ballot.choice)
    return about.find_majority_choice(list_counted_voters(session, found.seat, about))


def _find_settled_choice(session: TableSession, found: SeatVote) -> Choice | None:
    """Find the choice that can be carried out although nobody has just voted. Return None if there
    is none."""
    about = parse_subject(found)
    if not about.choices:
        return None
    choice = about.find_majority_choice(list_counted_voters(session, found.seat, about))
    return None if choice == "newcomer" and not about.agreed else choice


def list_counted_voters(session: TableSession, seat: int, about: VoteSubject) -> list[int]:
    """List the users whose votes about a seat count. Leave out players whose own silence is the
    subject of another vote, unless they have voted here or nobody else is left."""
    others = [each for each in session.seating.votes.values() if each.seat != seat]
    silent = {each.seat for each in others if parse_subject(each).why in ("expired", "gone")}
    quiet = session.find_users(silent) - {user for user, _ in about.votes}
    everybody = seat_vote.list_voters(session.row, seat)
    return [user for user in everybody if user not in quiet] or everybody


async def _carry_out_choice(
    sessions: TableSessions,
    session: TableSession,
    found: SeatVote,
    about: VoteSubject,
    choice: Choice,
) -> bool:
    """Carry out the choice, or cancel the vote if that is impossible now. Return False if it has to
    wait until the newcomer agrees."""
    seat = session.row.seats[found.seat]
    if (
        _find_seat_holder(session, found.seat)[0] != about.holder
    ):  # the vote was about an earlier holder
        await _cancel_vote(sessions, session, found)
        return True
    if choice == "newcomer":
        if not about.agreed or about.newcomer is None:
            return False
        if session.find_seat(about.newcomer) is not None:
            raise UserError(
                Message("seated-already", player=text.format_plain(about.newcomer_name))
            )
        name = about.newcomer_name
        if why := await seats.explain_seat_obstacle(
            sessions, session, seat.number, about.newcomer, name=name, voted=True
        ):
            await _cancel_vote(sessions, session, found, why)
            return True
        now = Seat(seat.number, about.newcomer, name)
        await play.replace_holder(sessions, session, seat, now, voted=True)
    elif choice == "bot":
        await _seat_bot(sessions, session, seat, about.strength, keep=True)
    else:
        decided = "decided-waits" if choice == "wait" else "decided-stays"
        await _end_vote(sessions, session, found, Message(decided, player=about.name), granted=True)
    return True


async def _seat_bot(
    sessions: TableSessions, session: TableSession, seat: Seat, strength: Strength, *, keep: bool
) -> None:
    bot = make_bot_seat(session.row, seat, strength)
    said = "bot-keeps-place" if keep else "takes-place"
    words = Message(said, player=bot.name, former=seat.name)
    await play.replace_holder(sessions, session, seat, bot, keep=keep, words=words)


async def _cancel_vote(
    sessions: TableSessions, session: TableSession, found: SeatVote, words: Text | None = None
) -> None:
    """End a vote without carrying it out, and tell everybody so."""
    words = words or Message("vote-for-nothing", player=parse_subject(found).name)
    await _end_vote(sessions, session, found, words)


async def _end_vote(
    sessions: TableSessions,
    session: TableSession,
    found: SeatVote,
    words: Text,
    *,
    granted: bool = False,
) -> None:
    """End a vote, and tell everybody so in these words. `granted`: the seat's time counts from
    now."""
    with speak(session.row.language):
        posts = seat_vote.make_closing_posts(found, words)
    upkeep = Upkeep(granted=[found.seat] if granted else (), settled=[found.seat])
    change = Change(events=[Event(words, kind="seat")], upkeep=upkeep, posts=posts)
    await sessions.save_changes(session, change)
