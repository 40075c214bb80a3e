"""What every chapter uses while the rules run: the turn, what stands open beside its questions,
and words that several chapters share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.aurora.model.players import Player
from rules.aurora.model.state import AUTOMA, State
from rules.engine import Offer, Option, Play, Prompt, Table
from rules.kit.turns import Turn
from rules.kit.words import give_cause

BACK = "back"
NEVER_MIND = Option(BACK, "explore", "Never mind", "Nothing has happened yet.")
LISTED = 25
"""So many answers are one list to choose from; what would make more is asked in two questions."""
LOOT_RULE = "LA-11.24"
"""Where it says what becomes of Loot; the same of all Loot: nobody else knows which it is."""


class Here(Turn[State]):
    """A table while one step runs. Whoever loses the last Survivor is Gone, and what they were
    doing ends (LA-13.13)."""

    def __init__(
        self,
        t: Table[State],
        over_the_limit: Callable[[Here, int], Play[None]],
        beside: Callable[[Here, int], list[Offer]],
        aside: Callable[[Here, str, Prompt[Any], Any], Play[None]],
    ) -> None:
        """`over_the_limit` sees to hidden cards above the limit: playing them needs most chapters,
        and some need it. `beside` makes what stands open to a seat beside the questions asked
        (LA-21.3), `aside` carries out what is answered of that."""
        super().__init__(t)
        self.players = self.s.players
        """Those of the position, by seat."""
        self.over_the_limit = over_the_limit
        self.acting: int | None = None
        """The seat whose turn it is."""
        self.already_told: set[tuple[int, str]] = set()
        """Seats that have been told, and in which target area, that Damage there hits nothing."""
        self.stand(lambda seat: beside(self, seat), lambda *answered: aside(self, *answered))

    def find_player(self, seat: int) -> Player:
        return self.players[seat]

    def name_seat(self, seat: int) -> str:
        """The player as messages name them; the Automa by its own name."""
        return "The Automa" if seat == AUTOMA else self.t.name_seat(seat)

    def tell_of(self, seat: int, does: str, *, kind: str, why: str = "", **data: Any) -> None:
        """Tell everybody what a player does or what befalls them, the cause first."""
        told = give_cause(why, f"{self.name_seat(seat)} {does}")
        self.tell(told, kind=kind, seat=seat, **data)

    @property
    def is_firing(self) -> bool:
        """Whether it is Phase 4, in which no token changes its box (LA-4.9)."""
        return self.s.phase in ("ambush", "fire", "enemies")


def loot_in_play(h: Here, seat: int) -> str:
    """What everybody may know of a question about Loot that has no place yet: nobody knows what it
    is, so the same for all kinds."""
    return f"{h.name_seat(seat)} has Loot from the firing and chooses what becomes of it"
