"""Works out what to commit with a change at a table: whom the card pings, and what happens to
votes."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any, TypedDict

from storage import Post, Seat, Upkeep
from tables import seat_vote
from tables.session import TableSession
from tables.words import Message

OVER = str(Message("game-and-vote-over"))


class Given(TypedDict, total=False):
    """Fields of a Commit that the caller gives and that are written unchanged."""

    interaction_id: int | None
    seats: Sequence[Seat] | None
    settings: dict[str, Any] | None
    shares: Sequence[int]
    looked: int | None
    lesson: str | None
    role: str | None


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
