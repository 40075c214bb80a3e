"""What is committed at a table, and what follows from it: whom the card pings, and what happens to
votes."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Any

from rules.engine import Entry, Event, Prompt
from storage import Post, Seat, Upkeep
from storage.models import NOTHING
from tables import seat_vote
from tables.ahead import Ahead
from tables.session import TableSession
from tables.words import Message

OVER = str(Message("game-and-vote-over"))


@dataclass(frozen=True, slots=True)
class Actor:
    """The user whose action leads to a change. They see the result, so nothing pings them, unless
    `sees_result` is False. `prompt`: the question that they answered; `role`: the key of the role
    that they were told about with it, if it was new to them."""

    user_id: int | None
    interaction_id: int | None = None
    prompt: Prompt[Any] | None = None
    role: str | None = None
    sees_result: bool = True


NOBODY = Actor(None)
"""Leads to a change that follows by itself, from a deadline for example."""


@dataclass(frozen=True, slots=True)
class Change:
    """What has been done at a locked table and is to be committed. `entries`, `events`, `shares`,
    `seats`, `settings`, `upkeep`: as in Commit. `waited`: the users that the table waited for
    before; None: those of now. `posts`: further posts. `ahead`: what has answered for people so
    far. `checkpoint`: whether to write a checkpoint in any case."""

    entries: Sequence[Entry] = ()
    events: Sequence[Event] = ()
    actor: Actor = NOBODY
    waited: Set[int] | None = None
    shares: Sequence[int] = ()
    seats: Sequence[Seat] | None = None
    settings: dict[str, Any] | None = None
    upkeep: Upkeep = NOTHING
    posts: Sequence[Post] = ()
    ahead: Ahead | None = None
    checkpoint: bool = False


def users_to_ping(
    session: TableSession, before: Set[int], waiting: Set[int], calls: frozenset[tuple[int, str]]
) -> set[int]:
    """Find the users whom the next card pings, before the user who caused it is left out. `before`,
    `waiting`: whom the table waited for before the change, and after it; `calls`: all calls that
    are open now, pinged already or not."""
    called = {user for user, _ in calls}
    new = {user for user, _ in calls - session.called}
    return (session.to_ping & (waiting | called)) | (waiting - before) | new


def note_votes(session: TableSession, upkeep: Upkeep, *, reseated: bool) -> list[Post]:
    """Add the votes that have begun to the session. Return the posts that update the other votes'
    messages, and, if the game is over, the posts that close all votes."""
    if not (session.seat_votes or upkeep.seat_votes):
        return []
    posts = []
    if upkeep.seat_votes or upkeep.settled or reseated:
        # Such a change may change who votes in the other votes.
        shown = [seat for seat, vote in session.seat_votes.items() if vote.message_id]
        posts = [seat_vote.make_vote_post(seat) for seat in shown]
    session.seat_votes |= {vote.seat: vote for vote in upkeep.seat_votes}
    if session.running_game.result is not None:
        for vote in session.seat_votes.values():
            posts += seat_vote.make_closing_posts(vote, OVER)
    return posts
