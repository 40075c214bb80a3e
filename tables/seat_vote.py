"""A vote about a seat: what it is about, who has a say, what has been said, and how it reads.

Nothing here writes or posts; `motions` does that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Literal

from pydantic import BaseModel, ConfigDict

from storage import Post, SeatVote, TableRow

OPEN = timedelta(days=2)
"""So long a vote stands open."""

Choice = Literal["bot", "newcomer", "wait", "stay"]
Why = Literal["expired", "gone", "asked", "handed"]
"""expired: the holder's time is up. gone: the holder has left the server. asked: somebody at the
table proposes it. handed: the holder offers the seat to somebody, who alone has to agree."""


class VoteSubject(BaseModel):
    """What a motion is about: a motion's body."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    why: Why
    holder: int
    name: str
    proposer: int | None = None
    newcomer: int | None = None
    newcomer_name: str = ""
    agreed: bool = False
    """Whether the newcomer would take the seat."""
    decided: bool = False
    """Whether it is settled that the newcomer plays on, if they agree."""
    votes: tuple[tuple[int, Choice], ...] = ()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What can be voted for now."""
        if self.why == "handed" or self.decided:
            return ()
        if self.why == "asked":
            return ("bot" if self.newcomer is None else "newcomer", "stay")
        return ("bot", *(("newcomer",) if self.newcomer is not None else ()), "wait")

    def label(self, choice: Choice) -> str:
        """A choice in words."""
        if choice == "bot":
            return "A bot plays on"
        if choice == "newcomer":
            return f"{self.newcomer_name} plays on"
        return "Wait longer" if choice == "wait" else f"{self.name} stays"

    def voting(self, user: int, choice: Choice) -> VoteSubject:
        """With the user's vote, in place of an earlier one."""
        others = tuple(vote for vote in self.votes if vote[0] != user)
        return self.model_copy(update={"votes": (*others, (user, choice))})

    def tally(self, voters: Iterable[int]) -> Counter[Choice]:
        """The votes of those who have a say, among what can be voted for."""
        wanted = set(voters)
        cast = [c for user, c in self.votes if user in wanted and c in self.choices]
        return Counter(cast)

    def decision(self, voters: Sequence[int]) -> Choice | None:
        """What more than half of them want; None: nothing yet."""
        for choice, count in self.tally(voters).items():
            if count > len(voters) // 2:
                return choice
        return None

    def tied(self, voters: Sequence[int]) -> bool:
        """Whether all have voted and nothing has come of it."""
        return self.tally(voters).total() == len(voters) and self.decision(voters) is None


def matter(motion: SeatVote) -> VoteSubject:
    """What the motion is about."""
    return VoteSubject.model_validate(motion.body)


def new(seat: int, about: VoteSubject, now: datetime) -> SeatVote:
    """A motion, from now on."""
    return SeatVote(0, seat, now + OPEN, about.model_dump(mode="json"))


def voters(row: TableRow, seat: int) -> list[int]:
    """Who has a say about a seat: all the other people at the table."""
    return [s.user_id for s in row.seats if s.user_id is not None and s.number != seat]


def electors(
    row: TableRow, about: VoteSubject, seat: int, seat_votes: Iterable[SeatVote]
) -> list[int]:
    """Whose votes are counted: not those about whom the others have been asked themselves, unless
    they have voted all the same, or there is nobody else."""
    silent = {each.seat for each in seat_votes if matter(each).why in ("expired", "gone")} - {seat}
    quiet = {row.seats[number].user_id for number in silent} - {user for user, _ in about.votes}
    everybody = voters(row, seat)
    return [user for user in everybody if user not in quiet] or everybody


def shows(seat: int) -> Post:
    """What brings a motion's message, or brings it up to date."""
    return Post("motion", {"seat": seat}, f"motion:{seat}")


def over(motion: SeatVote, words: str) -> list[Post]:
    """What takes the buttons from a motion's message, and says how it ended."""
    if motion.message_id is None:
        return []
    body = {"message": motion.message_id, "words": words}
    return [Post("motion", body, f"over:{motion.message_id}")]
