"""What follows from a change at a table and is committed with it: posts of votes, and how the game
ended."""

from __future__ import annotations

from dataclasses import replace

from storage import Commit, Post, Upkeep
from tables import seat_vote
from tables.session import TableSession

OVER = "The game is over, and so is the vote."


def note_votes(session: TableSession, upkeep: Upkeep, *, reseated: bool) -> list[Post]:
    """Note the votes that have begun. Returns the posts that update the messages of the others, and
    those of all votes where the game is over."""
    posts = []
    if upkeep.seat_votes or upkeep.settled or reseated:
        # Then the others may have other voters.
        shown = [seat for seat, vote in session.seat_votes.items() if vote.message_id]
        posts = [seat_vote.shows(seat) for seat in shown]
    session.seat_votes |= {vote.seat: vote for vote in upkeep.seat_votes}
    if session.playing.result is not None:
        for vote in session.seat_votes.values():
            posts += seat_vote.over(vote, OVER)
    return posts


def with_outcome(commit: Commit, session: TableSession) -> Commit:
    """The commit, with what the table itself says: whom it waits for, and how the game ended."""
    table = session.playing
    return replace(
        commit,
        status=None if table.result is None else "ended",
        version=session.game.version,
        waits=session.waits,
        winners=None if table.result is None else table.result.winners,
        called=table.called,
        carried=None if session.row.chapter is None else table.carried,
    )
