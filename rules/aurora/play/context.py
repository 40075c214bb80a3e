"""What every chapter uses while the rules run: the turn, the offers open beside its questions, and
messages that several chapters share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.aurora.model.players import Player
from rules.aurora.model.state import AUTOMA, State
from rules.aurora.words import Message
from rules.engine import Offer, Option, Play, Prompt, Table, Text
from rules.kit.turns import Turn

BACK = "back"
NEVER_MIND = Option(BACK, "explore", Message("never-mind"), Message("nothing-yet"))
LOOT_RULE = "LA-11.24"
"""The rule about what becomes of Loot, the same for all Loot, so that it betrays no kind."""


class Here(Turn[State]):
    """A table while one step runs. A player who loses the last Survivor is Gone, and what they were
    doing ends (LA-13.13)."""

    def __init__(
        self,
        t: Table[State],
        over_the_limit: Callable[[Here, int], Play[None]],
        beside: Callable[[Here, int], list[Offer]],
        aside: Callable[[Here, str, Prompt[Any], Any], Play[None]],
    ) -> None:
        """`discard_over_limit` handles hidden cards above the limit; it is passed in because it
        uses most chapters and some of them use it. `beside` makes the offers open to a seat beside
        the questions (LA-21.3), and `aside` carries out the answers to these."""
        super().__init__(t)
        self.players = self.s.players
        """The players of the position, by seat."""
        self.over_the_limit = over_the_limit
        self.acting: int | None = None
        """The seat whose turn it is."""
        self.already_told: set[tuple[int, str]] = set()
        """(seat, target area) pairs of which the game has told that Damage there hits nothing."""
        self.offer_free_actions(
            lambda seat: beside(self, seat), lambda *answered: aside(self, *answered)
        )

    def find_player(self, seat: int) -> Player:
        return self.players[seat]

    def name_convoy(self, who: int) -> Text:
        """Name a player, or the Automa, as messages do."""
        return Message("the-automa") if who == AUTOMA else self.name_seat(who)

    @property
    def is_combat_phase(self) -> bool:
        """Whether this is Phase 4, in which no token changes its box (LA-4.9)."""
        return self.s.phase in ("ambush", "fire", "enemies")


def describe_loot_in_play(h: Here, seat: int) -> Message:
    """Say what everybody may know of a question about Loot without a place. The words are the same
    for all Loot, because only its owner knows what it is."""
    return Message("about-loot-in-play", player=h.name_seat(seat))
