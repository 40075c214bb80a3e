"""The whole position of a game of Last Aurora, and the questions that the rules ask about it.

All classes are plain slotted dataclasses: pydantic checks them when they are read from text, and
nothing checks them in the middle of a turn."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from rules.aurora.model.decks import DECKS
from rules.aurora.model.maps import START, Map, Space, find_space_number, make_map
from rules.aurora.model.players import Player
from rules.engine import Slotted
from rules.kit.decks import Deck
from rules.kit.secrecy import Secret

AUTOMA = -1
"""The Automa's place in the Turn Order (LA-20.2)."""
SLOTS = 5
COUNTERS = 3
"""How many Target counters a player has (LA-3.1); the Automa has two."""
Phase = Literal[
    "setup", "exploration", "rest", "movement", "ambush", "fire", "enemies", "end", "over"
]


@dataclass(slots=True, kw_only=True)
class Slot:
    """A card in the Exploration Zone, and the tokens on it."""

    card: str
    blocks: list[str] = field(default_factory=list)
    """A Location's two blocks, each "" once taken; or a Merchant's one Resource."""


def _make_empty_slots() -> list[Slot | None]:
    return [None] * SLOTS


@dataclass(slots=True, kw_only=True)
class Foe:
    """An Enemy in a Region (LA-11.2, LA-11.4)."""

    card: str
    region: int
    hitpoints: str
    filled: int
    """How many boxes of the Hitpoints card are filled or were never in play."""
    targets: dict[int, int] = field(default_factory=dict)
    """Seat -> how many of its Target counters lie on this Enemy."""

    @property
    def boxes(self) -> str:
        return DECKS.hitpoints[self.hitpoints].boxes

    @property
    def boxes_left(self) -> int:
        """How many boxes are still to be filled; at 0 the Enemy is defeated."""
        return len(self.boxes) - self.filled

    def fill_boxes(self, points: int) -> Iterator[str]:
        """Fill this many boxes along the arrows, and yield the reward of each; damage beyond the
        last box is lost (LA-11.13 to LA-11.16)."""
        for _ in range(min(points, self.boxes_left)):
            self.filled += 1
            yield self.boxes[self.filled - 1]

    def add_target_of(self, who: int) -> None:
        """Put one Target counter of this seat, or of the Automa, on the Enemy."""
        self.targets[who] = self.targets.get(who, 0) + 1


@dataclass(slots=True, kw_only=True)
class Automa:
    """The Last Automa's board (LA-20)."""

    hard: bool = False
    variant: bool = True
    rows: dict[str, list[bool]]
    """Row -> six boxes, True where a Damage counter lies."""
    column: int = 1
    """The column where the round counter stands: 1 to 6."""
    survivors: int = 2
    standing: list[bool] = field(default_factory=list)
    """One entry for each contaminated Survivor: True while it stands, False once laid down
    (LA-20.46)."""
    food: int = 1
    fuel: int = 1
    ammo: int = 1
    fame: int = 0
    objects: Secret[list[str]] = field(default_factory=list)
    """The Automa's Object cards, which nobody may look at."""
    counted: int = 0
    """How many Objects have been reshuffled and still count (LA-20.19)."""
    loot: Secret[list[str]] = field(default_factory=list)
    deck: Deck[str] = field(default_factory=Deck)
    pile: Secret[list[str]] = field(default_factory=list)
    """Face-down cards: one for each turn that the Automa still has in this phase."""
    revealed: list[str] = field(default_factory=list)
    """Face-up cards, from the left."""
    cancelled: list[str] = field(default_factory=list)
    """Revealed cards whose End of Round ability the player has cancelled."""
    explored: int = 0
    """How many cards were revealed in the last Exploration Phase; the first is used to aim
    (LA-20.36)."""
    space: Space = START
    fired: list[str] = field(default_factory=list)
    speed: int = 0
    tracks: bool = False
    crossed: list[str] = field(default_factory=list)
    """Links crossed in this round's movement."""

    @property
    def contaminated_count(self) -> int:
        return len(self.standing)


@dataclass(slots=True, kw_only=True)
class State(Slotted):
    """Everything on the table, in the decks and in the hands."""

    phase: Phase = "setup"
    players: list[Player]
    automa: Automa | None = None
    round: int = 1
    order: list[int] = field(default_factory=list)
    """The Turn Order Table from the left: seats, and AUTOMA."""
    queue: list[int] = field(default_factory=list)
    """The seats, and AUTOMA, that still act in this phase; the first is acting."""
    wanted: tuple[str, str, str] = ("", "", "")
    """The side chosen for each Region board: "A", "B", or "" for a random side."""
    expert: bool = False
    """Whether the Special side of the Fury cards is used (LA-3.6)."""

    sides: tuple[str, str, str] = ("1A", "2A", "3A")
    tiles: list[str] = field(default_factory=list)
    """The Bonus tile under each slot, by id."""
    waypoints: dict[Space, str] = field(default_factory=dict)
    """Space -> the counter still on it: F, P, A, O, or C for Contamination."""
    closed: list[str] = field(default_factory=list)
    """Avalanche Shortcuts that nobody may use any more."""
    mine: str | None = None
    """The link on which the Land Mine lies."""
    aurora: int = 1
    red: bool = False
    storm: bool = False
    """Whether a Heavy Snowstorm lies beside the board (LA-10.21)."""
    recall: bool = False
    """Whether an SOS Flare can still undo an early departure (LA-16.20)."""
    keeps_flare: bool = False
    """Whether the owner of the SOS Flare has declined to undo that departure."""

    deck: Deck[str] = field(default_factory=Deck)
    """The Exploration deck; what leaves it goes to the Common pile."""
    left_out: Secret[list[str]] = field(default_factory=list)
    zone: list[Slot | None] = field(default_factory=_make_empty_slots)
    objects: Deck[str] = field(default_factory=Deck)
    outcomes: Deck[int] = field(default_factory=Deck)
    loot: list[Deck[str]] = field(default_factory=list)
    """One deck for each pair of Enemies."""
    hitpoints: Secret[list[list[str]]] = field(default_factory=list)
    spent_hitpoints: list[str] = field(default_factory=list)
    """Hitpoints cards in the Common pile."""
    foes: list[Foe] = field(default_factory=list)
    defeated: list[str] = field(default_factory=list)
    common: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    """Keys of the hidden cards whose words have been read aloud, which happens once a game."""
    ended: Literal["", "taken", "missed", "lost"] = ""
    """How the game ended: a player took the ship, all missed it, or nobody was left."""
    scores: dict[int, dict[str, int]] = field(default_factory=dict)
    """Seat -> part of the score -> points, filled when the game is over (LA-25.20)."""

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def map(self) -> Map:
        return make_map(self.sides)

    @property
    def living_seats(self) -> list[int]:
        """Seats still in the game."""
        return [seat for seat, player in enumerate(self.players) if not player.out]

    @property
    def right_turn_order(self) -> list[int]:
        """The Right Turn Order (LA-7.2)."""
        return self.order[::-1]

    def space_of(self, who: int) -> Space:
        """Find the space where the Convoy of this seat, or of the Automa, stands."""
        if who == AUTOMA:
            assert self.automa is not None
            return self.automa.space
        return self.players[who].space

    def find_convoy_number(self, who: int) -> int:
        """Find the number of the space where this Convoy stands."""
        return find_space_number(self.space_of(who))

    def find_foe(self, card: str) -> Foe:
        return next(foe for foe in self.foes if foe.card == card)

    def counters_left(self, who: int) -> int:
        """Count the Target counters that the player or the Automa can still place."""
        most = 2 if who == AUTOMA else COUNTERS
        return most - sum(foe.targets.get(who, 0) for foe in self.foes)
