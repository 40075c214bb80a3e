"""What is committed at a table, and what follows from it: whom the card pings, and what happens to
votes."""

from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from typing import Any

from rules.engine import Entry, Event, Prompt
from rules.engine.presets import Preset
from storage import Actor, Post, Seat, Upkeep
from storage.commits import NO_ACTOR
from storage.models import NO_UPKEEP
from tables import seat_vote
from tables.ahead import PresetAnswers
from tables.session import TableSession
from tables.words import Message

GAME_AND_VOTE_OVER = Message("game-and-vote-over")


@dataclass(frozen=True, slots=True)
class Change:
    """What has been done at a locked table and must be committed. `entries`, `events`, `shares`,
    `seats`, `settings`, `upkeep`: as in Commit. `waited`: the users that the table waited for
    before; None: those as of the last commit. `actor`: as in Commit; nothing pings them. `prompt`:
    the question that the actor answered. `acted`: a user who acts but does not see the result.
    `posts`: further posts. `ahead`: what has answered for people so far. `checkpoint`: whether to
    write a checkpoint in any case."""

    entries: Sequence[Entry] = ()
    events: Sequence[Event] = ()
    actor: Actor = NO_ACTOR
    waited: Set[int] | None = None
    prompt: Prompt[Any] | None = None
    acted: int | None = None
    shares: Sequence[int] = ()
    seats: Sequence[Seat] | None = None
    settings: dict[str, Any] | None = None
    upkeep: Upkeep = NO_UPKEEP
    posts: Sequence[Post] = ()
    ahead: PresetAnswers | None = None
    checkpoint: bool = False


@dataclass(frozen=True, slots=True)
class Consequences:
    """What to save: entries, events, `shares` and `presets`, as in a Commit, including the answers
    given ahead. `told`: the events that come from those answers."""

    entries: Sequence[Entry]
    events: Sequence[Event]
    shares: Sequence[int]
    presets: dict[int, tuple[Preset, ...]] = field(default_factory=dict)
    told: list[Event] = field(default_factory=list)


def apply_answers_ahead(session: TableSession, change: Change) -> Consequences:
    """Apply answers given ahead to the new questions, and return all that the change then consists
    of. Events that no entry caused count with the first."""
    entries, events, shares = change.entries, change.events, change.shares
    if not session.presets and change.ahead is None:  # true of nearly every answer
        session.running_game.undoing.taken_back = None
        return Consequences(entries, events, shares)
    ahead = change.ahead or PresetAnswers(session, change.seats)
    moved = ahead.answer_by_presets()
    presets = ahead.end_outdated_presets()
    told = [event for _, each in moved for event in each] + ahead.ended
    after = [len(each) for _, each in moved]
    if entries:
        after = [*(shares or (*[0] * (len(entries) - 1), len(events))), *after]
    elif after:
        after[0] += len(events)
    if after:
        after[-1] += len(ahead.ended)
    followed = [entry for entry, _ in moved]
    return Consequences([*entries, *followed], [*events, *told], after or shares, presets, told)


def note_votes(session: TableSession, upkeep: Upkeep, *, reseated: bool) -> list[Post]:
    """Add the votes that have begun to the session. Return the posts that update the other votes'
    messages, and, if the game is over, the posts that close all votes."""
    posts = []
    if upkeep.seat_votes or upkeep.settled or reseated:
        # Such a change may change who votes in the other votes.
        shown = [seat for seat, vote in session.seating.votes.items() if vote.message_id]
        posts = [seat_vote.make_vote_post(seat) for seat in shown]
    session.seating.votes |= {vote.seat: vote for vote in upkeep.seat_votes}
    if session.running_game.result is not None:
        for vote in session.seating.votes.values():
            posts += seat_vote.make_closing_posts(vote, GAME_AND_VOTE_OVER)
    return posts
