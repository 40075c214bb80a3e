"""The whole position of a game of Posthuman, and questions about it that need no rules.

The position and its parts are plain slotted dataclasses. Pydantic checks them when they are read
from text, but nothing checks them in the middle of a turn."""

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Literal, TypeAlias

from rules.engine import Slotted
from rules.kit.decks import Deck
from rules.kit.grids import Side, find_opposite_side, turn_exits
from rules.kit.seats import list_clockwise
from rules.kit.secrecy import Secret
from rules.posthuman.effects.spelling import Limit
from rules.posthuman.model.cards import START, Tile, Zone
from rules.posthuman.model.decks import DRAWN, ENCOUNTERS, MINIONS, SCARS, STARTING, TILES
from rules.posthuman.model.fight_state import Assault, Fight, Lasting, Lasts
from rules.posthuman.model.terms import TRACK_END, Action, Hurt, Stat, Terrain

Cell: TypeAlias = str
""" "x,y" on a map: the starting tile lies at "0,0"; north is y + 1, east is x + 1 (PH-6.1a)."""
HOME: Cell = "0,0"
Phase = Literal["build", "event", "declare", "trade", "camp", "act", "mutants"]
"""What comes next. `build`: characters, before the first turn; `event`: the event, and eating;
`camp`: the campers' part of the action phase; `act`: forage, scout and move (PH-7.1)."""
_STEP: dict[Side, tuple[int, int]] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


@cache
def find_neighbour(cell: Cell, side: Side) -> Cell:
    """Find the cell next to this one on the given side."""
    x, y = cell.split(",")
    across, up = _STEP[side]
    return f"{int(x) + across},{int(y) + up}"


@cache
def rotate_exits(printed: tuple[Side, ...], quarters: int) -> tuple[Side, ...]:
    """Find the sides on which a tile has exits once it is turned clockwise by `quarters`
    quarters."""
    return turn_exits(printed, quarters)


@cache
def look_around(cell: Cell, exits: tuple[Side, ...]) -> tuple[tuple[Side, Cell, Side], ...]:
    """List the exits of a tile that lies on a cell: the side, the cell beyond it, and the side of
    that cell which faces the exit."""
    return tuple([(side, find_neighbour(cell, side), find_opposite_side(side)) for side in exits])


@cache
def _find_limits(strength: int, mind: int) -> dict[Hurt, int]:
    return {"health": min(TRACK_END, strength + 3), "morale": min(TRACK_END, mind + 3)}


@dataclass(slots=True, kw_only=True)
class Laid:
    """A tile on somebody's map."""

    tile: str
    quarters: int = 0
    """How many quarters the tile was turned clockwise when it was laid (PH-6.3)."""
    done: int = 0
    """How many zones were completed since the tile's first zone was entered (PH-12.7)."""
    foraged: bool = False

    @property
    def card(self) -> Tile:
        """The tile as printed."""
        return TILES[self.tile]

    @property
    def exits(self) -> tuple[Side, ...]:
        """The sides on which the tile has exits as it lies."""
        return rotate_exits(TILES[self.tile].exits, self.quarters)

    @property
    def is_completed(self) -> bool:
        """Whether all zones of the tile are completed; the starting tile always is (PH-6.10a)."""
        return self.done >= len(TILES[self.tile].zones)


@dataclass(slots=True, kw_only=True)
class Human:
    """A player who is still human."""

    stats: dict[Stat, int]
    """Permanent values, each 2 to 5 (PH-5.15a)."""
    bought: int = 0
    """How many points of stats the player has bought with XP (PH-21.5)."""
    health: int
    morale: int
    hunger: int = 0
    """The slot of the hunger track, 0 (full) to 3 (PH-5.13a)."""
    food: int = 0
    ammo: int = 0
    counters: int = 0
    """XP counters."""
    trophies: list[str] = field(default_factory=list)
    """Encounters and minions kept as XP (PH-16.3)."""
    skills: list[str] = field(default_factory=list)
    learnt: int = 0
    """How many skills the player has gained from XP (PH-21.4)."""
    hand: Secret[list[str]] = field(default_factory=list)
    """Item cards that only their owner knows (PH-20.9)."""
    gear: list[str] = field(default_factory=list)
    """Items in play, without equipment that is mounted on a weapon."""
    mounts: dict[str, str] = field(default_factory=dict)
    """Weapon -> the equipment mounted on it (PH-20.15)."""
    melee: list[str] = field(default_factory=list)
    """The active melee weapons, mostly one; empty if the human fights with fists (PH-13.1,
    PH-15.24)."""
    ranged: str | None = None
    """The active ranged weapon, or None."""
    hidden_followers: Secret[list[str]] = field(default_factory=list)
    followers: list[str] = field(default_factory=list)
    """The active followers (PH-20.7)."""
    events: list[str] = field(default_factory=list)
    """Event cards that the player keeps (PH-8.3)."""
    scars: Secret[list[str]] = field(default_factory=list)
    """Scars in the order received; only their owner knows their faces (PH-17.5)."""
    map: dict[Cell, Laid] = field(default_factory=lambda: {HOME: Laid(tile=START.id)})
    at: Cell = HOME
    zone: int | None = None
    """The zone in which the meeple stands, as its place on the tile; None on the completed marker
    or on the starting tile (PH-6.14)."""
    fresh: bool = False
    """Whether the human has not left the tile since completing it: for that long a special rule, or
    the safe house of the last zone, stays active (PH-6.15)."""
    place: int = 0
    """The space of the journey track (PH-2.4, PH-12.9)."""
    declared: Secret[Action | None] = None
    """This turn's action, set once all players have declared (PH-10.1)."""
    used: dict[str, Limit] = field(default_factory=dict)
    """Effects that are used up, as "card/number" -> until when (PH-25.12)."""
    lasting: list[Lasting] = field(default_factory=list)
    character: str = ""
    """The pre-made character; "" if the player has built their own."""
    flags: dict[str, Lasts] = field(default_factory=dict)
    """Plain words with a lasting effect, such as `no_target` -> how long each lasts."""

    @property
    def limits(self) -> dict[Hurt, int]:
        """The limits of the health and morale tracks (PH-5.1, PH-5.2)."""
        return _find_limits(self.stats["strength"], self.stats["mind"])

    @property
    def tile(self) -> Laid:
        """The tile on which the human stands."""
        return self.map[self.at]

    @property
    def terrain(self) -> Terrain:
        """The terrain of the tile on which the human stands."""
        return TILES[self.map[self.at].tile].terrain

    @property
    def on_start(self) -> bool:
        """Whether the human stands on the starting tile."""
        return self.at == HOME

    @property
    def zone_here(self) -> Zone | None:
        """The printed zone in which the human stands; None on a marker or on the starting tile."""
        return None if self.zone is None else self.tile.card.zones[self.zone]

    @property
    def in_safe_house(self) -> bool:
        """Whether the human stands on an active safe house (PH-6.9, PH-6.15)."""
        zone = self.zone_here
        return zone is not None and zone.kind == "safe"

    @property
    def mutations(self) -> list[str]:
        """The human's scars that are not blank (PH-17.3)."""
        return [scar for scar in self.scars if not SCARS[scar].is_blank]

    def find_empty_exits(self) -> dict[Side, Cell]:
        """Find the exits that lead from the human's tile to empty cells, with those cells
        (PH-6.6)."""
        around = look_around(self.at, self.tile.exits)
        return {side: cell for side, cell, _ in around if cell not in self.map}

    def find_connected_tiles(self) -> dict[Side, Cell]:
        """Find the neighbouring tiles that the human can reach, by side: both tiles need an exit on
        the side that they share (PH-6.5)."""
        return {
            side: cell
            for side, cell, facing in look_around(self.at, self.tile.exits)
            if cell in self.map and facing in self.map[cell].exits
        }


@dataclass(slots=True, kw_only=True)
class Order:
    """How a mutant's laid action is to be used (PH-18.9): only its owner and the other mutants
    know."""

    targets: list[int] = field(default_factory=list)
    """Seats to target, in order of preference; empty means the leader, the legal human who is
    highest on the track."""
    when: Literal["fire", "ask", "hold"] = "fire"
    weapon: str | None = None
    """The scar whose weapon the mutant uses (PH-18.18); None means the weapon with most wounds."""


@dataclass(slots=True, kw_only=True)
class Mutant:
    """A player who has turned (PH-17.9)."""

    human_stats: dict[Stat, int]
    """The human's stats at the moment of turning (PH-18.13a)."""
    turned_on: int
    """The turn in which the player turned: the mutant does nothing more in that turn (PH-18.23)."""
    mutations: list[str] = field(default_factory=list)
    hand: Secret[list[str]] = field(default_factory=list)
    laid: Secret[str | None] = None
    order: Secret[Order] = field(default_factory=Order)
    acted: bool = False
    """Whether the mutant has spent its action of this turn (PH-18.3)."""
    drawn: Secret[str | None] = None
    """A scar drawn to mutate, until the player has decided about it (PH-18.13)."""
    peeked: Secret[list[str]] = field(default_factory=list)
    """The cards that tactics showed, the top one first, while the player may still change their
    order (PH-18.12)."""

    @property
    def stats(self) -> dict[Stat, int]:
        """The stats at the moment of turning, changed by the mutations in play, each 1 to 5
        (PH-17.12)."""
        stats = dict(self.human_stats)
        for scar in self.mutations:
            for change in SCARS[scar].changes:
                stats[change.stat] += change.n
        return {stat: max(1, min(5, value)) for stat, value in stats.items()}


@dataclass(slots=True, kw_only=True)
class Player:
    """A seat, with its human or the mutant it has become; neither before characters are chosen."""

    human: Human | None = None
    mutant: Mutant | None = None
    standing: Secret[dict[str, str]] = field(default_factory=dict)
    """The seat's standing orders, kind of decision -> what is done (PH-7.6); only its owner sees
    them."""


@dataclass(slots=True, kw_only=True)
class Deal:
    """An offer in the trade phase (PH-10.11)."""

    number: int
    seat: int
    partner: int
    give: list[str] = field(default_factory=list)
    """Cards that the offer's maker gives; `get` holds those of the partner's cards in play."""
    get: list[str] = field(default_factory=list)
    food: int = 0
    """Food that the maker gives, less food that the maker gets; `ammo` likewise."""
    ammo: int = 0


@dataclass(slots=True, kw_only=True)
class State(Slotted):
    """A game of Posthuman."""

    seats: int
    short: bool = False
    strict: bool = False
    custom: bool = False
    players: list[Player] = field(default_factory=list)
    first: int = 0
    """The starting player (PH-2.5a)."""
    turn: int = 0
    """The turn's number, from 1; 0 before the first."""
    phase: Phase = "build"
    event: str | None = None
    """The regular event of this turn."""
    season: str | None = None
    """The seasonal event that is in force (PH-8.2), or None."""
    fights: dict[int, Fight] = field(default_factory=dict)
    """Encounters that are being resolved, by the human's seat."""
    drawn_tiles: Secret[dict[int, list[str]]] = field(default_factory=dict)
    """Tiles that a player has drawn and not laid yet, by seat (PH-6.18)."""
    deals: list[Deal] = field(default_factory=list)
    deals_made: int = 0
    wishes: list[int] = field(default_factory=list)
    """Seats that want to trade this turn (PH-10.13a)."""
    done_trading: list[int] = field(default_factory=list)
    """Seats that are done, while the trade phase goes on (PH-10.12)."""
    struck: list[tuple[int, str]] = field(default_factory=list)
    """This turn's mutant actions, each as the human's seat and the action's title (PH-18.6)."""
    tactics: list[int] = field(default_factory=list)
    """Seats of mutants that have played tactics this turn (PH-18.12)."""

    tiles: Secret[list[str]] = field(default_factory=list)
    """The stack of terrain tiles, the top one last (PH-1.8)."""
    events: Deck[str] = field(default_factory=Deck)
    supply: Deck[str] = field(default_factory=Deck)
    skills: Deck[str] = field(default_factory=Deck)
    equipment: Deck[str] = field(default_factory=Deck)
    weapons: Deck[str] = field(default_factory=Deck)
    followers: Deck[str] = field(default_factory=Deck)
    scars: Deck[str] = field(default_factory=Deck)
    mutant_actions: Deck[str] = field(default_factory=Deck)
    encounters: dict[int, Deck[str]] = field(default_factory=dict)
    """Encounter decks by level. The keys are plain `int`: as a Literal of numbers they could not be
    read back from text."""
    minions: dict[Literal["human", "mutant"], Deck[str]] = field(default_factory=dict)
    market: list[str] = field(default_factory=list)
    """The starting items that players can still get (PH-4.9)."""
    removed: list[str] = field(default_factory=list)
    """Cards that are out of the game."""
    heard: list[str] = field(default_factory=list)
    """Events and mutant actions whose texts were read out lately (`Here.read_out`)."""
    begun: list[int] = field(default_factory=list)
    """Seats of humans whose action of this turn has begun, if the game has mutants (PH-18.9)."""
    set_out: list[int] = field(default_factory=list)
    """Seats of humans who have chosen where they move in this turn (PH-18.24)."""
    assaults: dict[int, Assault] = field(default_factory=dict)
    """Attacks of mutants that are still going on, by the human's seat."""

    @property
    def is_solo(self) -> bool:
        """Whether only one player plays (PH-21.8)."""
        return self.seats == 1

    @property
    def humans(self) -> list[int]:
        """The seats that are human, in seat order."""
        return [seat for seat, player in enumerate(self.players) if player.human is not None]

    @property
    def mutants(self) -> list[int]:
        """The seats that have turned, in seat order."""
        return [seat for seat, player in enumerate(self.players) if player.mutant is not None]

    def human(self, seat: int) -> Human:
        """Return the human in a seat; the seat must have one."""
        found = self.players[seat].human
        assert found is not None
        return found

    def mutant(self, seat: int) -> Mutant:
        """Return the mutant in a seat; the seat must have one."""
        found = self.players[seat].mutant
        assert found is not None
        return found

    def find_combat(self, seat: int) -> Fight | None:
        """Find the fight of a human: its encounter, else the attack of a mutant on it (PH-18.19).
        Return None if the human fights nobody."""
        return self.fights.get(seat) or self.assaults.get(seat)

    def get_combat(self, seat: int) -> Fight:
        """Return the fight of a human, who must have one."""
        found = self.find_combat(seat)
        assert found is not None
        return found

    def find_deck(self, card: str) -> Deck[str]:
        """Find the deck that a card belongs to."""
        if card in ENCOUNTERS:
            return self.encounters[ENCOUNTERS[card].level]
        if card in MINIONS:
            return self.minions["mutant" if MINIONS[card].enemy.kind == "mutant" else "human"]
        found: Deck[str] = getattr(self, next(name for name in DRAWN if card in DRAWN[name]))
        return found

    def put_away(self, card: str) -> None:
        """Put a card on the discard pile of its deck; a starting item leaves the game (PH-17.10,
        PH-20.13)."""
        if card in STARTING:
            self.removed.append(card)
        else:
            self.find_deck(card).discard(card)

    def list_decks(self) -> dict[str, Deck[str]]:
        """List all decks by name, such as "events" and "encounters_1"."""
        parts = {field.name: getattr(self, field.name) for field in fields(self)}
        return {
            **{name: deck for name, deck in parts.items() if isinstance(deck, Deck)},
            **{f"encounters_{level}": deck for level, deck in sorted(self.encounters.items())},
            **{f"minions_{kind}": deck for kind, deck in sorted(self.minions.items())},
        }

    def list_seats_clockwise(self) -> list[int]:
        """List all seats clockwise, from the starting player (PH-7.2)."""
        return list_clockwise(self.seats, self.first)

    def same_terrain(self, seat: int) -> list[int]:
        """List the other humans who stand on tiles of the same terrain as this one (PH-10.7)."""
        terrain = self.human(seat).terrain
        return [o for o in self.humans if o != seat and self.human(o).terrain == terrain]
