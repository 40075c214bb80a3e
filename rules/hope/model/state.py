"""The whole position of a game of Hope Inhumanity, and plain questions about it.

State and its parts are plain slotted dataclasses: pydantic checks them when they are read from
text, and nothing checks them in the middle of a turn."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from rules.engine import Slotted
from rules.hope.effects.language.models import TERRAINS, Part, StatusName, Terrain
from rules.hope.model.decks import DECKS, SCENES
from rules.hope.model.entries import Entry, Track
from rules.hope.model.scenes import Scene, Theme
from rules.hope.play.scene.between_scenes import Before, Omen, Past
from rules.kit.decks import Deck
from rules.kit.said import Said
from rules.kit.seats import list_clockwise
from rules.kit.secrecy import Secret

MOST_DICE = 5
"""The most Humanity of a character (HI-1.5, HI-11.1), and the most Hope dice of the table
(HI-11.4)."""
LATECOMER_HUMANITY = 3
"""The Humanity of a character who joins later (HI-14.4)."""
DEADLY_STAGE = 3
"""The stage at which Hunger or Harm kills (HI-13.2, HI-13.3)."""

Cause = Literal["hunger", "harm", "humanity", "fate"]


@dataclass(slots=True, kw_only=True)
class Held:
    """A card in front of somebody, or a group Asset in the middle."""

    card: str
    uses: int = 0
    """How many uses an Asset has left (HI-12.6)."""
    spent: list[int] = field(default_factory=list)
    """The indexes of its powers that are turned over: used up, or used in this round (HI-12.5)."""


@dataclass(slots=True, kw_only=True)
class Bond:
    """A Relationship card, as its owner holds it."""

    held: Held
    partners: list[int]
    """The numbers of the partners' characters: a tie is to a person (HI-2.5)."""
    gap: str = ""
    """What the owner and the partner answered to the card's gap (HI-2.7)."""


@dataclass(slots=True, kw_only=True)
class Character:
    """A character of the group. `number` tells apart characters who held the same seat."""

    number: int
    seat: int
    name: str
    looks: str = ""
    past: str = ""
    named: bool = False
    humanity: int = MOST_DICE
    hunger: int = 0
    harm: int = 0
    personality: Held
    traits: list[Held] = field(default_factory=list)
    bonds: list[Bond] = field(default_factory=list)
    assets: list[Held] = field(default_factory=list)
    statuses: list[StatusName] = field(default_factory=list)
    original: bool = True
    doomed: int = 0
    """The round in which the character lost Humanity at 0; 0 if that has not happened (HI-13.5,
    HI-14.7)."""

    @property
    def cards(self) -> list[Held]:
        """All cards in front of the character."""
        return [self.personality, *self.traits, *(b.held for b in self.bonds), *self.assets]

    @property
    def penalty(self) -> int:
        """How much Hunger and Harm add to the hardship of the character's own Scenes (HI-11.9)."""
        return self.hunger + self.harm

    def find_stage(self, what: Track) -> int:
        """Find the stage of Hunger or Harm: 0 to 2; DEADLY_STAGE kills (HI-11.5, HI-11.6)."""
        return self.hunger if what == "hunger" else self.harm

    def set_stage(self, what: Track, stage: int) -> None:
        """Set Hunger or Harm to this stage."""
        self.hunger, self.harm = (stage, self.harm) if what == "hunger" else (self.hunger, stage)


@dataclass(slots=True, kw_only=True)
class Grave:
    """A character who has died."""

    character: Character
    cause: Cause
    round: int
    """The round in which the fatal loss happened (HI-14.7)."""
    settled: bool = False
    """Whether the legacy has been settled (HI-14.11)."""


@dataclass(slots=True, kw_only=True)
class Standing:
    """What the game does for a seat that does not answer in time (HI-17.2). Only its player sees
    it."""

    support: Literal["refuse", "one", "keep1", "keep2", "keep3"] = "refuse"
    question: Literal["refuse", "accept"] = "refuse"
    react: bool = False


@dataclass(slots=True, kw_only=True)
class Player:
    """What belongs to a seat and stays when its character changes."""

    standing: Secret[Standing] = field(default_factory=Standing)
    grace: Literal["none", "open", "taken", "past"] = "none"
    """Whether a new character is not offered, offered, accepted, or no longer offered (HI-14.4)."""
    amending: int | None = None
    """The index of the chronicle's entry that the seat wants to rewrite (HI-16.7)."""


@dataclass(slots=True, kw_only=True)
class Die:
    """A six-sided die of the roll (HI-1.4), and who gave it (HI-8.9)."""

    giver: int | None
    """The seat that gave the die; None for Hope, boost or a free die."""
    kind: Literal["humanity", "hope", "free"]
    face: int = 0
    sure: bool = False
    """Whether the die is not rolled and counts as a success (HI-19.7)."""

    @property
    def is_success(self) -> bool:
        """Whether the die is a success: 4, 5 or 6 (HI-8.6)."""
        return self.sure or self.face >= 4


@dataclass(slots=True, kw_only=True)
class OpenScene:
    """The open Scene, until it is resolved or avoided."""

    card: Secret[str]
    terrain: Terrain
    """The deck that the Scene was drawn from."""
    drawer: int
    number: int
    """The number of the drawer's character."""
    acted: bool = False
    told: Said = field(default_factory=Said)
    """The callout, perhaps in the drawer's words; "" until the drawer has told it."""
    locked: bool = False
    summed: bool = False
    """Whether everybody knows the hardship (HI-8.11): it is summed after the lock."""
    given: dict[int, int] = field(default_factory=dict)
    """How many Humanity dice each seat has committed."""
    last_hope: list[int] = field(default_factory=list)
    """Seats that commit a Hope die; before the lock, seats that claim one (HI-7.5)."""
    refused: list[int] = field(default_factory=list)
    forced: list[int] = field(default_factory=list)
    """Supporters whom a card forces to support: they may raise, but not refuse (HI-12.14)."""
    muted: list[int] = field(default_factory=list)
    """Seats that may not support this Scene."""
    answers: dict[int, bool] = field(default_factory=dict)
    """Whether each seat accepted, on a question or toll."""
    boost: int = 0
    parts: list[tuple[Said, int]] = field(default_factory=list)
    """The items that make up the hardship (HI-8.11); before the lock, only what cards have
    changed."""
    free: int = 0
    """How many free dice cards add; below 0, how many dice they take away."""
    free_by: list[int] = field(default_factory=list)
    """The seats whose cards took dice away, one entry a die (HI-19.4c)."""
    sure: dict[int, int] = field(default_factory=dict)
    """How many dice of each seat count as successes without a roll."""
    dice: list[Die] = field(default_factory=list)
    extra: int = 0
    """How many successes cards added after the roll; below 0, how many they took away."""
    returns: dict[int, int] = field(default_factory=dict)
    """How many dice each seat gets back at the outcome."""
    success: bool | None = None
    used: list[Said] = field(default_factory=list)
    """The cards used in this Scene, in words."""
    shown: Secret[dict[int, list[Part]]] = field(default_factory=dict)
    """The hidden parts of the Scene that a card has shown to each seat (HI-5.14)."""
    must_act: bool = False
    """Whether a card forbids avoiding the Scene."""
    entry: int = 0
    """The index of its entry in the chronicle."""

    @property
    def scene(self) -> Scene:
        return SCENES[self.card]

    @property
    def supporters(self) -> list[int]:
        """The seats other than the drawer's that have put in a die."""
        return [s for s in (*self.given, *self.last_hope) if s != self.drawer]

    def has_committed(self, seat: int) -> bool:
        """Whether a seat has put in a die (HI-12.4)."""
        return seat == self.drawer or seat in self.given or seat in self.last_hope

    @property
    def is_pleading(self) -> bool:
        """Whether the drawer has acted and the Scene is not locked yet (HI-12.3)."""
        return self.acted and not self.locked

    @property
    def support_limit(self) -> int:
        """The most dice that each supporter may give (HI-6.5, HI-6.7, HI-7.3)."""
        return 1 if self.drawer in self.last_hope else self.given.get(self.drawer, 0)

    @property
    def hardship(self) -> int:
        """The final hardship: the sum of the parts, at least 0 (HI-8.2)."""
        return max(0, sum(n for _, n in self.parts))

    @property
    def successes(self) -> int:
        return sum(die.is_success for die in self.dice) + self.extra

    def list_failed_dice(self, giver: int | None = None) -> list[Die]:
        """List the dice that are no success: all of them, or those of one giver (HI-8.9)."""
        return [d for d in self.dice if not d.is_success and giver in (None, d.giver)]


@dataclass(slots=True, kw_only=True)
class Proposal:
    """A proposal of how the world ended and where the group goes: a scenario, or a player's own
    words."""

    id: str
    world: Said
    destination: Said = field(default_factory=Said)


@dataclass(slots=True, kw_only=True)
class State(Slotted):
    """Everything on the table, in the decks and in the chronicle."""

    seats: int
    rounds: int = 5
    sealed: bool = False
    """Whether players declare support in secret and it is shown together (HI-21.3)."""
    phase: Literal["world", "turns", "end"] = "world"
    round: int = 1
    first: int = 0
    place: int = 0
    """How many seats, counted from `first`, have finished their place in this round (HI-3.5)."""

    proposals: list[Proposal] = field(default_factory=list)
    votes: dict[int, str] = field(default_factory=dict)
    scenario: str = ""
    """The id of the scenario, if players did not end the world in their own words."""
    world: Said = field(default_factory=Said)
    destination: Said = field(default_factory=Said)

    decks: dict[Terrain, Deck[str]] = field(default_factory=dict)
    """The decks of Scenes. A card that has left its pile never comes back (HI-4.3)."""
    personalities: Deck[str] = field(default_factory=Deck)
    traits: Deck[str] = field(default_factory=Deck)
    relationships: Deck[str] = field(default_factory=Deck)
    """These three decks. Their discarded cards have left the game (HI-13.11)."""
    assets: Deck[str] = field(default_factory=Deck)

    hope: int = 1
    omens: list[Omen] = field(default_factory=list)
    people: list[Character | None] = field(default_factory=list)
    """The character in each seat now; None if the seat has no living character."""
    graves: list[Grave] = field(default_factory=list)
    born: int = 0
    """How many characters the game has had so far."""
    commons: list[Held] = field(default_factory=list)
    """The group Assets in the middle of the table (HI-12.7)."""
    scene: OpenScene | None = None
    last: Past | None = None
    before: dict[int, Before] = field(default_factory=dict)
    """What each living character had when the last Scene was drawn, by the character's number."""
    asked: list[int] = field(default_factory=list)
    """The seats that the table waits for, inside a step."""
    gift: Secret[tuple[int, str] | None] = None
    """A Trait drawn from a grave, as seat and card. Only the giver sees it (HI-14.3)."""
    players: list[Player] = field(default_factory=list)
    story: list[Entry] = field(default_factory=list)
    veils: list[Theme] = field(default_factory=list)

    @property
    def all_names(self) -> list[tuple[int, str]]:
        """The names of all characters of the game, living and dead, each with its seat."""
        return [(one.seat, one.name) for one in self.all_characters]

    # -- who is there ----------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return (self.first + self.place) % self.seats

    def find_character(self, seat: int) -> Character:
        """Find the character in the seat. Fails for a seat without a living character."""
        found = self.people[seat]
        assert found is not None
        return found

    def find_last_character(self, seat: int) -> Character:
        """Find the character in the seat, or the last one who died there."""
        here = self.people[seat]
        buried = (one.character for one in reversed(self.graves) if one.character.seat == seat)
        return here if here is not None else next(buried)

    @property
    def all_characters(self) -> list[Character]:
        """All characters of the game, living and dead, in the order in which they joined."""
        gone = [grave.character for grave in self.graves]
        return sorted([*filter(None, self.people), *gone], key=lambda c: c.number)

    def is_alive(self, seat: int) -> bool:
        """Return whether the seat has a living character. A doomed one lives until removed
        (HI-13.5)."""
        return self.people[seat] is not None

    @property
    def living_seats(self) -> list[int]:
        return [seat for seat, who in enumerate(self.people) if who is not None]

    def list_clockwise(self, start: int, among: Iterable[int]) -> list[int]:
        """List these seats in the order of play (HI-1.3), beginning at `start` itself."""
        return list_clockwise(self.seats, start, among)

    def living_from(self, start: int) -> list[int]:
        """List the living seats in the order of play, beginning at `start` itself."""
        people = self.people
        order = [*range(start, self.seats), *range(start)]
        return [seat for seat in order if people[seat] is not None]

    def list_others(self, seat: int) -> list[int]:
        """List every other living seat, clockwise from the left of this one."""
        people = self.people
        order = [*range(seat + 1, self.seats), *range(seat)]
        return [other for other in order if people[other] is not None]

    def find_neighbour(self, seat: int, side: int) -> int | None:
        """Find the next living seat to the left (+1) or right (-1). Return None if no other seat
        lives."""
        around = self.list_others(seat)
        return around[0 if side > 0 else -1] if around else None

    def not_doomed(self, seats: Iterable[int]) -> list[int]:
        """List which of these seats live and are not doomed, so that they may inherit (HI-14.1)."""
        return [s for s in seats if (c := self.people[s]) is not None and not c.doomed]

    def is_here(self, character: Character) -> bool:
        """Whether the character is still in its seat."""
        return self.people[character.seat] is character

    def seat_of(self, number: int) -> int | None:
        """Find the seat of the character with this number. Return None if it is dead."""
        return next((c.seat for c in self.people if c is not None and c.number == number), None)

    def list_partners(self, seat: int) -> list[int]:
        """List the seats of the living partners in this seat's bonds."""
        found = (self.seat_of(n) for bond in self.find_character(seat).bonds for n in bond.partners)
        return [s for s in found if s is not None]

    def has_tag(self, seat: int, tag: str) -> bool:
        """Whether the seat's character or the group has an Asset with this tag (HI-12.7)."""
        things = (*self.find_character(seat).assets, *self.commons)
        return any(tag in DECKS.assets[held.card].tags for held in things)

    def can_take_hope(self, seat: int) -> bool:
        """Whether the seat may take a Hope die when the table has one."""
        return "no_hope" not in self.find_character(seat).statuses

    @property
    def fullest_deck(self) -> Terrain | None:
        """The default deck: Any Terrain, or else the fullest (HI-4.1); None if all are empty."""
        if self.decks["any"].pile:
            return "any"
        fullest = max(TERRAINS, key=lambda terrain: len(self.decks[terrain].pile))
        return fullest if self.decks[fullest].pile else None
