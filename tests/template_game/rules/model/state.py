"""The whole position of the game between two questions."""

from dataclasses import dataclass, field
from typing import Literal

from rules.engine import Slotted
from rules.kit.decks import Deck
from rules.kit.secrecy import Secret
from tests.template_game.rules.model.cards import DECK, MORNINGS

FULL = 12
"""Litres in the cistern at the start (CI-2.1)."""


@dataclass(slots=True)
class State(Slotted):
    """Everything that is on the table, and in hands."""

    days: int
    jars: list[int]
    """Each seat's litres."""
    hands: Secret[list[list[str]]]
    cistern: int = FULL
    deck: Deck[str] = field(default_factory=lambda: Deck.of(DECK))
    mornings: Deck[int] = field(default_factory=lambda: Deck.of(range(len(MORNINGS))))
    """Which lines are still to be told, in a hidden order."""
    phase: Literal["setup", "dawn", "turns", "dusk", "over"] = "setup"
    day: int = 0
    acted: int = 0
    """How many have had their turn today."""
    weather: int = 0
    """What the die showed this dawn; 0 before the first."""

    @property
    def seats(self) -> int:
        return len(self.jars)

    @property
    def turn(self) -> int | None:
        """Whose turn it is; the keepers take it in turns to go first (CI-2.3)."""
        return (self.day - 1 + self.acted) % self.seats if self.phase == "turns" else None

    def take_water(self, seat: int, litres: int) -> int:
        """Move water from the cistern into a seat's jars, as far as there is any."""
        taken = min(litres, self.cistern)
        self.cistern -= taken
        self.jars[seat] += taken
        return taken
