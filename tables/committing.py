"""What a change at a table does to the votes there, and is committed with it."""

from __future__ import annotations

from storage import Post, Upkeep
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
