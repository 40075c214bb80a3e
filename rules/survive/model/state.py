"""The whole position of a game of Survive!, and the questions that the rules ask about it.

All classes are slotted dataclasses: pydantic checks them when they are read from text, and they are
easy to read and to change in the middle of a turn."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from rules.engine import Slotted
from rules.kit.counts import can_cover
from rules.kit.secrecy import Secret
from rules.survive.model.board import BIT, Space, list_spaces, make_mask
from rules.survive.model.components import (
    CARDS_EACH,
    CHART,
    COLOURS,
    CRATES,
    CUBES,
    ELEMENTS,
    HOMES,
    TOKENS,
    VILLAGES,
    WORTH,
    YIELDS,
    Act,
    Cards,
    Colour,
    Role,
    Size,
    Token,
    Zombie,
    count_cards,
)

GM = -1
"""The seat of the game master's Zombies in the Hunted variant (SV-20.3)."""


@dataclass(slots=True, kw_only=True)
class Player:
    """One player's part of the position. Only a Human has a space, cards, Crates and cubes."""

    colour: Colour
    role: Role = "human"
    space: Space = ""
    """Where the avatar stands; "" before the start and once converted."""
    hand: Secret[Cards] = field(default_factory=count_cards)
    crates: int = 0
    cubes: dict[Size, int] = field(default_factory=CUBES.copy)
    """Cubes in stock, not those on the board."""


@dataclass(slots=True, kw_only=True)
class Offer:
    """A trade on the table: the active Human's cards for the other's (SV-8.3)."""

    to: int
    give: Secret[Cards]
    take: Secret[Cards]


@dataclass(slots=True, kw_only=True)
class Before:
    """The earlier board, as much of it as is needed to tell players what is new."""

    explored: int
    """How many spaces were explored; those explored since come after them in `tokens`."""
    crates: dict[Space, int]
    defenses: dict[Space, dict[Colour, Size]]
    coffins: dict[Colour, Space]
    dark: Space | None
    monsters: list[str]
    """The Monsters that were on the board."""


@dataclass(slots=True)
class Explored:
    """Bit sets of the explored spaces by kind of token, valid while `count` tokens are laid."""

    count: int
    kinds: dict[Token, int]
    masks: dict[tuple[Token, ...], int]


@dataclass(slots=True, kw_only=True)
class State(Slotted):
    """Everything on the table and in the hands."""

    phase: Literal["colours", "turns", "over"] = "colours"
    players: list[Player]
    picked: list[int] = field(default_factory=list)
    """Seats that have chosen their colour."""
    last_dawn: int
    """The last round, after which the game ends (SV-17.14)."""
    hunted: bool = False

    round: int = 0
    first: int = 0
    turn: int = 0
    """Whose turn it is: a seat, or GM."""
    roll: str | None = None
    """The face of the Movement Die this turn."""
    to_move: bool = False
    """Whether the active Human or Vampire has yet to move by the roll."""
    zombies_to_move: list[Zombie] = field(default_factory=list)
    trail: list[tuple[Space, Space]] = field(default_factory=list)
    """The moves (from, to) of the last turn that had any; the picture marks them."""
    before: Before | None = None
    """The board before that turn or a later SURVIVE!; None if nothing has happened yet."""
    offer: Offer | None = None
    calls: list[int] = field(default_factory=list)
    """Seats that agree to end the game now (SV-17.17)."""

    tokens: dict[Space, Token] = field(default_factory=dict)
    bag: dict[Token, int] = field(default_factory=TOKENS.copy)
    white: Space = ""
    dark: Space | None = None
    bank: Cards = field(default_factory=lambda: dict.fromkeys(ELEMENTS, CARDS_EACH))
    crates: dict[Space, int] = field(default_factory=dict)
    """Crates lying on the board."""
    crates_left: int = CRATES
    crates_out: int = 0
    """Crates out of the game (SV-13.2)."""
    defenses: dict[Space, dict[Colour, Size]] = field(default_factory=dict)
    """The Defenses on each space. What stands on one is replaced, never changed, so that `Before`
    need not copy it."""
    zombies: dict[Zombie, Space] = field(default_factory=dict)
    """The Zombies on the board."""
    vampire: Space | None = None
    drops: int = 0
    coffins: dict[Colour, Space] = field(default_factory=dict)
    """The Coffins on the board; those on the Graveyard are saved."""

    lines_told: dict[str, int] = field(default_factory=dict)
    """For each kind of place, role and event, how often one of its lines has been told."""

    explored: Annotated[Explored, Field(exclude=True)] = field(
        default_factory=lambda: Explored(-1, {}, {}), init=False, repr=False, compare=False
    )
    """What `find_token_spaces` remembers about the tokens. It is not saved."""

    @property
    def seats(self) -> int:
        return len(self.players)

    # -- who is who ------------------------------------------------------------------------------

    def seat_of(self, colour: Colour) -> int | None:
        """Find the seat of the Human of this colour. Return None if nobody has the colour, or if
        they are converted (SV-13.9)."""
        for seat, player in enumerate(self.players):
            if player.colour == colour and player.role == "human":
                return seat
        return None

    @property
    def zombie_player(self) -> int | None:
        """The seat that owns the Zombies: a player's, GM, or None if nobody owns them."""
        if self.hunted:
            return GM
        return self._find_in_role("zombie")

    @property
    def vampire_player(self) -> int | None:
        """The seat of the Vampire, or None if there is no Vampire."""
        return self._find_in_role("vampire")

    def _find_in_role(self, role: Role) -> int | None:
        for seat, player in enumerate(self.players):
            if player.role == role:
                return seat
        return None

    # -- what lies and stands where --------------------------------------------------------------

    def humans_on(self, space: Space) -> list[int]:
        """List the seats of the Humans on this space, in seat order."""
        return [seat for seat, player in enumerate(self.players) if player.space == space]

    def zombies_on(self, space: Space) -> list[Zombie]:
        """List the Zombies on this space, in the order of `zombies`."""
        return [zombie for zombie, at in self.zombies.items() if at == space]

    def human_spaces(self) -> int:
        """Return the spaces where Humans stand, as a bit set."""
        return make_mask([player.space for player in self.players if player.space])

    def monster_spaces(self) -> int:
        """Return the spaces where a Zombie or the Vampire stands, as a bit set."""
        bits = make_mask(self.zombies.values())
        return bits | BIT[self.vampire] if self.vampire is not None else bits

    def has_monster_on(self, space: Space) -> bool:
        """Whether a Zombie or the Vampire stands on this space."""
        return self.vampire == space or space in self.zombies.values()

    def find_token(self, token: Token) -> Space | None:
        """Find the space of a token that exists only once. Return None if it is not laid."""
        found = list_spaces(self.find_token_spaces(token))
        return found[0] if found else None

    def find_lair(self, role: Literal["zombie", "vampire"]) -> Space:
        """Find the Lair of this role, which a player must have (SV-24.12)."""
        space = self.find_token("city" if role == "zombie" else "graveyard")
        assert space is not None
        return space

    def is_element(self, space: Space) -> bool:
        """Whether this is an explored Element space."""
        token = self.tokens.get(space)
        return token is not None and token in YIELDS

    def find_village_colour(self, space: Space) -> Colour | None:
        """Find the colour of the Village on this space. Return None if there is none."""
        token = self.tokens.get(space)
        return VILLAGES.get(token) if token is not None else None

    def find_home(self, seat: int) -> Space | None:
        """Find the seat's Home Village. Return None if it is not discovered yet."""
        return self.find_token(HOMES[self.players[seat].colour])

    def has_defense(self, space: Space, seat: int) -> bool:
        """Whether the seat has a Defense on this space."""
        return self.players[seat].colour in self.defenses.get(space, ())

    def is_sheltered(self, seat: int) -> bool:
        """Whether nobody can attack this Human where they stand (SV-10.1 to SV-10.4, SV-5.15)."""
        space = self.players[seat].space
        if not self.is_element(space):
            return True
        return self.has_defense(space, seat)

    def saved_colours(self) -> list[Colour]:
        """List the colours of the Coffins on the Graveyard."""
        graveyard = self.find_token("graveyard")
        return [colour for colour, at in self.coffins.items() if at == graveyard]

    # -- roads, as bit sets ----------------------------------------------------------------------

    def find_token_spaces(self, *tokens: Token) -> int:
        """Return the explored spaces with these tokens, or with any token if none is named, as a
        bit set. The answer is kept until another token is laid: none ever leaves or moves
        (SV-5.16)."""
        explored = self.explored
        if explored.count != len(self.tokens):
            explored.count = len(self.tokens)
            explored.kinds = dict.fromkeys(TOKENS, 0)
            for space, token in self.tokens.items():
                explored.kinds[token] |= BIT[space]
            explored.masks = {(): make_mask(self.tokens)}
        bits = explored.masks.get(tokens)
        if bits is None:
            bits = 0
            for token in tokens:
                bits |= explored.kinds[token]
            explored.masks[tokens] = bits
        return bits

    def costly_spaces(self) -> int:
        """Return the spaces that cost 2 points to pass through, as a bit set (SV-4.6, SV-4.8)."""
        return self.find_token_spaces("mountain", "city", "graveyard") | BIT[self.white]

    def closed_space(self) -> int:
        """Return the space that nobody may pass or end on, as a bit set; 0 if none (SV-4.14)."""
        return BIT[self.dark] if self.dark else 0

    # -- reckoning -------------------------------------------------------------------------------

    def count_months(self, seat: int) -> int:
        """Count the seat's Months of Survival: Defenses now on the board, and Crates (SV-1.14)."""
        player = self.players[seat]
        colour = player.colour
        built = [WORTH[there[colour]] for there in self.defenses.values() if colour in there]
        return sum(built) + player.crates

    def can_pay(self, seat: int, act: Act) -> bool:
        """Whether the seat's hand covers what the chart asks for this act (SV-7.3)."""
        return can_cover(self.players[seat].hand, CHART[act])

    def hand_size(self, seat: int) -> int:
        return sum(self.players[seat].hand.values())

    def has_full_set(self, seat: int) -> bool:
        """Whether the hand has at least one card of each element (SV-7.4)."""
        return all(self.players[seat].hand.values())


def make_opening(seats: int, last_dawn: int, hunted: bool) -> State:
    """Make the first position: all pieces in the box, nobody on the board (SV-2.1, SV-2.4, SV-2.6,
    SV-2.15)."""
    players = [Player(colour=colour) for colour in COLOURS[:seats]]
    return State(players=players, last_dawn=last_dawn, hunted=hunted)
