"""Who may sit down at a table in play: reserved seats, open votes, and who was absent."""

from collections.abc import Collection
from dataclasses import dataclass, field

from storage import ReservedSeat, SeatVote, Upkeep


@dataclass(slots=True)
class Seating:
    """The seats of a table in memory that are not simply their holders'. `reserved`: by seat, the
    former holder for whom the table reserves it. `votes`: by seat, the open vote about who plays
    there. `absent_before`: the seats whose players were absent at the last commit."""

    reserved: dict[int, ReservedSeat] = field(default_factory=dict)
    votes: dict[int, SeatVote] = field(default_factory=dict)
    absent_before: frozenset[int] = frozenset()

    def apply_upkeep(self, upkeep: Upkeep, bots: Collection[int]) -> None:
        """Apply the upkeep of seats, as storage applies it to its rows. `bots`: the bots' seats;
        only those can be reserved."""
        self.reserved |= {kept.seat: kept for kept in upkeep.reserved}
        self.reserved = {seat: kept for seat, kept in self.reserved.items() if seat in bots}
        self.votes = {s: vote for s, vote in self.votes.items() if s not in upkeep.settled}
