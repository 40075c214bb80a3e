"""The whole position of a game of Hope Inhumanity, and the plain questions one asks of it.

The whole and what it is made of are plain slotted dataclasses: pydantic checks them where text
comes in, and nothing does in the middle of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from rules.engine import Slotted
from rules.hope.effects.language.models import TERRAINS, Part, StatusName, Terrain
from rules.hope.model.cards import Scene, Theme
from rules.hope.model.decks import DECKS, SCENES
from rules.hope.model.entries import Entry, Track
from rules.hope.play.scene.between_scenes import Before, Omen, Past
from rules.kit.decks import Deck
from rules.kit.seats import clockwise
from rules.kit.secrecy import Secret

FULL = 5
"""Humanity of a character (HI-1.5, HI-11.1), and Hope dice of the table, at most (HI-11.4)."""
LATECOMER = 3
"""Humanity that somebody who joins later brings (HI-14.4)."""
DEADLY = 3
"""The stage of Hunger or Harm that kills (HI-13.2, HI-13.3)."""

Cause = Literal["hunger", "harm", "humanity", "fate"]


@dataclass(slots=True, kw_only=True)
class Held:
    """A card in front of somebody, or a group Asset in the middle."""

    card: str
    uses: int = 0
    """Uses left, for an Asset (HI-12.6)."""
    spent: list[int] = field(default_factory=list)
    """Which of its powers are turned over: used once and for all, or for this round (HI-12.5)."""


@dataclass(slots=True, kw_only=True)
class Bond:
    """A Relationship, seen from its owner."""

    held: Held
    partners: list[int]
    """The partners, by the number of their characters: a tie is to a person (HI-2.5)."""
    gap: str = ""
    """What its owner and the partner say of the story's gap (HI-2.7)."""


@dataclass(slots=True, kw_only=True)
class Character:
    """Somebody on the way. `number` tells characters apart who held the same seat."""

    number: int
    seat: int
    name: str
    looks: str = ""
    past: str = ""
    named: bool = False
    humanity: int = FULL
    hunger: int = 0
    harm: int = 0
    personality: Held
    traits: list[Held] = field(default_factory=list)
    bonds: list[Bond] = field(default_factory=list)
    assets: list[Held] = field(default_factory=list)
    statuses: list[StatusName] = field(default_factory=list)
    original: bool = True
    doomed: int = 0
    """The round in which Humanity was lost at 0, or 0 (HI-13.5, HI-14.7)."""

    @property
    def cards(self) -> list[Held]:
        """All that lies in front of it."""
        return [self.personality, *self.traits, *(b.held for b in self.bonds), *self.assets]

    @property
    def penalty(self) -> int:
        """What Hunger and Harm add to the hardship of one's own Scenes (HI-11.9)."""
        return self.hunger + self.harm

    def find_stage(self, what: Track) -> int:
        """How far Hunger or Harm has gone: 0 to 2, and DEADLY kills (HI-11.5, HI-11.6)."""
        return self.hunger if what == "hunger" else self.harm

    def set_stage(self, what: Track, stage: int) -> None:
        """Hunger or Harm has come to this."""
        self.hunger, self.harm = (stage, self.harm) if what == "hunger" else (self.hunger, stage)


@dataclass(slots=True, kw_only=True)
class Grave:
    """Somebody who is no more."""

    character: Character
    cause: Cause
    round: int
    """The round of the fatal loss (HI-14.7)."""
    settled: bool = False
    """Whether the legacy has been settled (HI-14.11)."""


@dataclass(slots=True, kw_only=True)
class Standing:
    """What a seat wants done when it does not answer in time (HI-17.2). Its owner's alone."""

    support: Literal["refuse", "one", "keep1", "keep2", "keep3"] = "refuse"
    question: Literal["refuse", "accept"] = "refuse"
    react: bool = False


@dataclass(slots=True, kw_only=True)
class Player:
    """What belongs to the seat and not to the character in it."""

    standing: Secret[Standing] = field(default_factory=Standing)
    grace: Literal["none", "open", "taken", "past"] = "none"
    """Whether a new character is offered, accepted, or behind us (HI-14.4)."""
    amending: int | None = None
    """The chronicle's entry that the seat wants to write again (HI-16.7)."""


@dataclass(slots=True, kw_only=True)
class Die:
    """A die of the roll, six-sided (HI-1.4), and whom it came from (HI-8.9)."""

    giver: int | None
    """A seat; None for Hope, boost or a free die."""
    kind: Literal["humanity", "hope", "free"]
    face: int = 0
    sure: bool = False
    """Not rolled, but a success (HI-19.7)."""

    @property
    def is_success(self) -> bool:
        """4, 5 and 6 are successes (HI-8.6)."""
        return self.sure or self.face >= 4


@dataclass(slots=True, kw_only=True)
class OpenScene:
    """The Scene in hand, until it is resolved or avoided."""

    card: Secret[str]
    terrain: Terrain
    """The deck it was drawn from."""
    drawer: int
    number: int
    """The drawer's character."""
    acted: bool = False
    told: str = ""
    """The callout as the drawer told it; "" until then."""
    locked: bool = False
    given: dict[int, int] = field(default_factory=dict)
    """Humanity dice committed, by seat."""
    last_hope: list[int] = field(default_factory=list)
    """Seats whose commitment is a Hope die; until the lock, claims (HI-7.5)."""
    refused: list[int] = field(default_factory=list)
    forced: list[int] = field(default_factory=list)
    """Supporters whom a card obliged: they may raise, and may not refuse (HI-12.14)."""
    muted: list[int] = field(default_factory=list)
    """Who may not support this Scene."""
    answers: dict[int, bool] = field(default_factory=dict)
    """Accepted or refused, by seat, for a question or toll."""
    boost: int = 0
    parts: list[tuple[str, int]] = field(default_factory=list)
    """The hardship, item by item (HI-8.11); before the lock, what cards have changed."""
    free: int = 0
    """Free dice from cards, or dice to be taken away."""
    free_by: list[int] = field(default_factory=list)
    """Whose cards took dice away, one entry a die (HI-19.4c)."""
    sure: dict[int, int] = field(default_factory=dict)
    """Dice that count as successes unrolled, by seat."""
    dice: list[Die] = field(default_factory=list)
    extra: int = 0
    """Successes that cards added after the roll, or took away."""
    returns: dict[int, int] = field(default_factory=dict)
    """Dice that come back to their givers at the outcome."""
    success: bool | None = None
    used: list[str] = field(default_factory=list)
    """Cards used, in words."""
    shown: Secret[dict[int, list[Part]]] = field(default_factory=dict)
    """Hidden parts that a card has shown to a seat (HI-5.14)."""
    must_act: bool = False
    """A card bars avoiding."""
    entry: int = 0
    """Its place in the chronicle."""

    @property
    def scene(self) -> Scene:
        return SCENES[self.card]

    @property
    def supporters(self) -> list[int]:
        """Everybody but the drawer who put in a die."""
        return [s for s in (*self.given, *self.last_hope) if s != self.drawer]

    def has_committed(self, seat: int) -> bool:
        """Whether a seat has put in a die (HI-12.4)."""
        return seat == self.drawer or seat in self.given or seat in self.last_hope

    @property
    def is_pleading(self) -> bool:
        """From acting to the lock (HI-12.3)."""
        return self.acted and not self.locked

    @property
    def support_limit(self) -> int:
        """What each supporter may give at most (HI-6.5, HI-6.7, HI-7.3)."""
        return 1 if self.drawer in self.last_hope else self.given.get(self.drawer, 0)

    @property
    def hardship(self) -> int:
        """The final hardship, of the parts (HI-8.2)."""
        return max(0, sum(n for _, n in self.parts))

    @property
    def successes(self) -> int:
        return sum(die.is_success for die in self.dice) + self.extra

    def list_failed_dice(self, giver: int | None = None) -> list[Die]:
        """The dice that show no success: all, or those of one giver (HI-8.9)."""
        return [d for d in self.dice if not d.is_success and giver in (None, d.giver)]


@dataclass(slots=True, kw_only=True)
class Proposal:
    """How the world ended and where to go: a ready scenario, or a player's own words."""

    id: str
    world: str
    destination: str = ""


@dataclass(slots=True, kw_only=True)
class State(Slotted):
    """Everything on the table, in the decks and in the chronicle."""

    seats: int
    rounds: int = 5
    sealed: bool = False
    """Support is declared in secret and shown together (HI-21.3)."""
    phase: Literal["world", "turns", "end"] = "world"
    round: int = 1
    first: int = 0
    place: int = 0
    """How many seats, from the first on, have had their place in this round (HI-3.5)."""

    proposals: list[Proposal] = field(default_factory=list)
    votes: dict[int, str] = field(default_factory=dict)
    world: str = ""
    destination: str = ""

    decks: dict[Terrain, Deck[str]] = field(default_factory=dict)
    """The Scenes. Whatever has left its pile is out for good (HI-4.3)."""
    personalities: Deck[str] = field(default_factory=Deck)
    traits: Deck[str] = field(default_factory=Deck)
    relationships: Deck[str] = field(default_factory=Deck)
    """Discards of these three have left the game (HI-13.11)."""
    assets: Deck[str] = field(default_factory=Deck)

    hope: int = 1
    omens: list[Omen] = field(default_factory=list)
    people: list[Character | None] = field(default_factory=list)
    """Who sits in each seat now."""
    graves: list[Grave] = field(default_factory=list)
    born: int = 0
    """How many characters there have been."""
    commons: list[Held] = field(default_factory=list)
    """Group Assets, in the middle (HI-12.7)."""
    scene: OpenScene | None = None
    last: Past | None = None
    before: dict[int, Before] = field(default_factory=dict)
    """By the number of their characters, who lived when the last Scene was drawn."""
    asked: list[int] = field(default_factory=list)
    """Seats whose answer is waited for, within a step."""
    gift: Secret[tuple[int, str] | None] = None
    """A Trait drawn from a grave, seen by the giver alone: seat and card (HI-14.3)."""
    players: list[Player] = field(default_factory=list)
    story: list[Entry] = field(default_factory=list)
    veils: list[Theme] = field(default_factory=list)

    @property
    def all_names(self) -> list[tuple[int, str]]:
        """Everybody there has been, by name, each with the seat."""
        return [(one.seat, one.name) for one in self.all_characters]

    # -- who is there ----------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat whose place in the round it is."""
        return (self.first + self.place) % self.seats

    def find_character(self, seat: int) -> Character:
        """Who sits there. Only for living seats."""
        found = self.people[seat]
        assert found is not None
        return found

    def last_at(self, seat: int) -> Character:
        """Who sits there, or the last who did."""
        here = self.people[seat]
        buried = (one.character for one in reversed(self.graves) if one.character.seat == seat)
        return here if here is not None else next(buried)

    @property
    def all_characters(self) -> list[Character]:
        """All there have been, living and dead, in the order in which they came."""
        gone = [grave.character for grave in self.graves]
        return sorted([*filter(None, self.people), *gone], key=lambda c: c.number)

    def is_alive(self, seat: int) -> bool:
        """A doomed character still counts as living until it is removed (HI-13.5)."""
        return self.people[seat] is not None

    @property
    def living_seats(self) -> list[int]:
        return [seat for seat, who in enumerate(self.people) if who is not None]

    def list_clockwise(self, start: int, among: Iterable[int]) -> list[int]:
        """Some seats in the order of play (HI-1.3), beginning at `start` itself."""
        return clockwise(self.seats, start, among)

    def living_from(self, start: int) -> list[int]:
        """The living seats in the order of play, beginning at `start` itself."""
        people = self.people
        return [seat for seat in clockwise(self.seats, start) if people[seat] is not None]

    def list_others(self, seat: int) -> list[int]:
        """Every other living seat, clockwise from the left of this one."""
        return [other for other in self.living_from(seat) if other != seat]

    def find_neighbour(self, seat: int, side: int) -> int | None:
        """The next living seat to the left (+1) or to the right (-1); None where nobody is."""
        around = self.list_others(seat)
        return around[0 if side > 0 else -1] if around else None

    def not_doomed(self, seats: Iterable[int]) -> list[int]:
        """Those who live and are not doomed: they may inherit (HI-14.1)."""
        return [s for s in seats if (c := self.people[s]) is not None and not c.doomed]

    def is_here(self, character: Character) -> bool:
        """Whether somebody is still on the way."""
        return self.people[character.seat] is character

    def seat_of(self, number: int) -> int | None:
        """Where a character sits; None once it is gone."""
        return next((c.seat for c in self.people if c is not None and c.number == number), None)

    def list_partners(self, seat: int) -> list[int]:
        """The living partners of a seat's bonds."""
        found = (self.seat_of(n) for bond in self.find_character(seat).bonds for n in bond.partners)
        return [s for s in found if s is not None]

    def has_tag(self, seat: int, tag: str) -> bool:
        """Whether somebody has such a thing, or the group has (HI-12.7)."""
        things = (*self.find_character(seat).assets, *self.commons)
        return any(tag in DECKS.assets[held.card].tags for held in things)

    def hope_for(self, seat: int) -> bool:
        """Whether the seat may take a Hope die, if there is one."""
        return "no_hope" not in self.find_character(seat).statuses

    @property
    def fullest_deck(self) -> Terrain | None:
        """The default deck: Any Terrain, or the fullest (HI-4.1); None when all are empty."""
        if self.decks["any"].pile:
            return "any"
        fullest = max(TERRAINS, key=lambda terrain: len(self.decks[terrain].pile))
        return fullest if self.decks[fullest].pile else None
