"""What is committed at a table, and what follows from it: whom the card pings, and what happens to
votes."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Any

from rules.engine import Entry, Event, Prompt
from storage import Actor, Post, Seat, Upkeep
from storage.models import NOTHING
from tables import seat_vote
from tables.ahead import Ahead
from tables.session import TableSession
from tables.words import Message

OVER = str(Message("game-and-vote-over"))


@dataclass(frozen=True, slots=True)
class Change:
    """What has been done at a locked table and is to be committed. `entries`, `events`, `shares`,
    `seats`, `settings`, `upkeep`: as in Commit. `waited`: the users that the table waited for
    before; None: those of now. `actor`: as in Commit; nothing pings them. `prompt`: the question
    that the actor answered. `acted`: a user who acts but does not see the result. `posts`: further
    posts. `ahead`: what has answered for people so far. `checkpoint`: whether to write a checkpoint
    in any case."""

    entries: Sequence[Entry] = ()
    events: Sequence[Event] = ()
    actor: Actor = Actor()
    waited: Set[int] | None = None
    prompt: Prompt[Any] | None = None
    acted: int | None = None
    shares: Sequence[int] = ()
    seats: Sequence[Seat] | None = None
    settings: dict[str, Any] | None = None
    upkeep: Upkeep = NOTHING
    posts: Sequence[Post] = ()
    ahead: Ahead | None = None
    checkpoint: bool = False


def note_votes(session: TableSession, upkeep: Upkeep, *, reseated: bool) -> list[Post]:
    """Add the votes that have begun to the session. Return the posts that update the other votes'
    messages, and, if the game is over, the posts that close all votes."""
    if not (session.seating.votes or upkeep.seat_votes):
        return []
    posts = []
    if upkeep.seat_votes or upkeep.settled or reseated:
        # Such a change may change who votes in the other votes.
        shown = [seat for seat, vote in session.seating.votes.items() if vote.message_id]
        posts = [seat_vote.make_vote_post(seat) for seat in shown]
    session.seating.votes |= {vote.seat: vote for vote in upkeep.seat_votes}
    if session.running_game.result is not None:
        for vote in session.seating.votes.values():
            posts += seat_vote.make_closing_posts(vote, OVER)
    return posts
