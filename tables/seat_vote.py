"""A vote about a seat: its subject, who may vote, the votes so far, and its wording.

Nothing here writes or posts; `tables.actions.seat_votes` does that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Literal

from pydantic import BaseModel, ConfigDict

from rules.engine.messages import Text
from rules.engine.search import Strength
from storage import Post, SeatVote, TableRow
from tables.wording.bots import BOT_KINDS
from tables.words import Message

VOTE_DURATION = timedelta(days=2)
"""How long a vote stays open."""

Choice = Literal["bot", "newcomer", "wait", "stay"]
Why = Literal["expired", "gone", "asked", "handed"]
"""Why there is a vote. expired: the holder's time has run out. gone: the holder has left the
server. asked: a player at the table proposes it. handed: the holder offers the seat to a person,
who alone has to agree."""


class VoteSubject(BaseModel):
    """The subject of a vote and the votes so far: the body of a stored SeatVote."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    why: Why
    holder: int
    name: str
    proposer: int | None = None
    newcomer: int | None = None
    newcomer_name: str = ""
    strength: Strength = "middling"
    """The strength of the bot that may play on."""
    agreed: bool = False
    """Whether the newcomer has agreed to take the seat."""
    decided: bool = False
    """Whether the table has decided for the newcomer already; only their consent is missing."""
    votes: tuple[tuple[int, Choice], ...] = ()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices that people can vote for now; () if only the newcomer has to agree."""
        if self.why == "handed" or self.decided:
            return ()
        if self.why == "asked":
            return ("bot" if self.newcomer is None else "newcomer", "stay")
        return ("bot", *(("newcomer",) if self.newcomer is not None else ()), "wait")

    def label_choice(self, choice: Choice) -> str:
        """Put a choice in words."""
        if choice == "bot":
            return str(Message("choice-bot-plays-on", bot=BOT_KINDS[self.strength]))
        if choice == "newcomer":
            return str(Message("choice-plays-on", player=self.newcomer_name))
        if choice == "wait":
            return str(Message("choice-wait"))
        return str(Message("choice-stays", player=self.name))

    def add_vote(self, user: int, choice: Choice) -> VoteSubject:
        """Copy the subject with this user's vote, which replaces their earlier one."""
        others = tuple(vote for vote in self.votes if vote[0] != user)
        return self.model_copy(update={"votes": (*others, (user, choice))})

    def count_votes(self, voters: Iterable[int]) -> Counter[Choice]:
        """Count these voters' votes for each choice that is still open."""
        wanted = set(voters)
        cast = [c for user, c in self.votes if user in wanted and c in self.choices]
        return Counter(cast)

    def find_majority_choice(self, voters: Sequence[int]) -> Choice | None:
        """Find the choice of more than half of the voters. Return None if there is none yet."""
        for choice, count in self.count_votes(voters).items():
            if count > len(voters) // 2:
                return choice
        return None

    def is_tied(self, voters: Sequence[int]) -> bool:
        """Whether everybody has voted without a majority."""
        return (
            self.count_votes(voters).total() == len(voters)
            and self.find_majority_choice(voters) is None
        )


def parse_subject(vote: SeatVote) -> VoteSubject:
    """Parse what the vote is about from its stored body."""
    return VoteSubject.model_validate(vote.body)


def make_seat_vote(seat: int, about: VoteSubject, now: datetime) -> SeatVote:
    """Make a vote that opens now."""
    return SeatVote(0, seat, now + VOTE_DURATION, about.model_dump(mode="json"))


def list_voters(row: TableRow, seat: int) -> list[int]:
    """List who may vote about a seat: all other people at the table."""
    return [s.user_id for s in row.seats if s.user_id is not None and s.number != seat]


def make_vote_post(seat: int) -> Post:
    """Make the post that sends a vote's message, or updates it."""
    return Post("motion", {"seat": seat}, f"motion:{seat}")


def make_closing_posts(vote: SeatVote, words: Text) -> list[Post]:
    """Make the posts that remove the buttons from a vote's message and say, in the language spoken
    now, how the vote ended. Return [] if it has no message."""
    if vote.message_id is None:
        return []
    body = {"message": vote.message_id, "words": str(words)}
    return [Post("motion", body, f"over:{vote.message_id}")]
