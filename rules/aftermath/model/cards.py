"""The cards of Aftermath, as their files have them: characters, abilities, items, enemies,
encounters, environments, discoveries and the railcar's road (AF-21 to AF-26)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from rules.aftermath.effects.models import Condition, Data, Effect
from rules.aftermath.model.terms import (
    Attribute,
    Colour,
    Environment,
    Situation,
    Slot,
    Structure,
    Type,
)

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$", max_length=24)]
Name = Annotated[str, Field(min_length=2, max_length=32)]
Line = Annotated[str, Field(min_length=10, max_length=240)]
"""Flavour, of our own writing."""
Scope = Literal[
    "agility",
    "strength",
    "resistance",
    "instinct",
    "melee",
    "ranged",
    "defence",
    "scavenge",
    "communicate",
    "recover",
]
"""What a bonus adds to: an attribute's tests, or an action's (AF-24.2)."""


@dataclass(frozen=True, slots=True)
class ActionCard:
    """A card of the action deck, or an influence card (AF-21.1, AF-21.5). The calamity has value
    0."""

    id: str
    colour: Colour
    value: int
    influence: bool = False


class Bonus(Data):
    """+n to a scope while equipped; `powered`: with each battery on it (AF-14.11, AF-14.12)."""

    to: Scope
    n: Annotated[int, Field(ge=1, le=2)]
    powered: bool = False


Power = Literal[
    "sees",
    "fireproof",
    "rope",
    "prybar",
    "backpack",
    "salve",
    "charm",
    "muffler",
    "rain-barrel",
    "snare-line",
    "bunks",
    "loom",
    "forge",
    "map-wall",
    "alarm-bell",
    "crystal-radio",
]
"""What an item does beside its bonuses (AF-24.4 to AF-24.6). `sees`: its user ignores Night and
Smoke (where it takes a battery, only with one on it); `fireproof`: immune to Soaked and Burning;
the last eight are the colony's improvements."""


class Item(Data):
    """An item (AF-24.1, AF-24.2)."""

    id: Id
    name: Name
    slot: Slot
    text: Line
    bonus: tuple[Bonus, ...] = ()
    range: Annotated[int, Field(ge=0, le=4)] = 0
    """Of a ranged weapon; 0: none."""
    repair: Annotated[int, Field(ge=1, le=4)]
    """In scrap; also what it brings where it is scrapped."""
    noisy: bool = False
    two_paw: bool = False
    battery: Annotated[int, Field(ge=0, le=2)] = 0
    """How many batteries it holds."""
    big_only: bool = False
    power: Power | None = None
    kind: Literal["melee", "ranged", "head", "body", "tool", "accessory", "improvement"]
    starting: str = ""
    """The character whose it is at the start; "" for an item of the deck (AF-2.14)."""
    unique: bool = False
    """Whether it comes by a discovery card only."""


class Action(Data):
    """What an enemy does with a threat of one value (AF-12.2). `strength` None: no attack."""

    speed: int
    range: int
    strength: int | None
    special: (
        Literal["toxic", "knock", "snare", "fright", "burn", "steal", "flee", "guard"] | None
    ) = None


class EnemyCard(Data):
    """An enemy (AF-23.1)."""

    id: Id
    name: Name
    type: Type
    copies: Annotated[int, Field(ge=1, le=2)] = 1
    life: Annotated[int, Field(ge=1, le=4)] = 1
    """Of a boss: the number of characters instead (AF-11.6)."""
    defence: int
    communicate: int | None = None
    """None: it cannot be talked to."""
    fly: bool = False
    swarm: int = 0
    """Tokens for each character, of a swarm (AF-5.23); 0: one figure."""
    most: int = 0
    """Tokens at most."""
    actions: tuple[Action, Action, Action]
    """By threat value 1, 2, 3."""
    text: Line


Special = Literal["pedlars", "lost-folk", "hungry", "wary", "jackdaw-court"]
"""Rules that an encounter card brings along (AF-23.27, AF-23.28)."""


class EncounterCard(Data):
    """A card of the encounter deck (AF-23.22, AF-23.23)."""

    n: Annotated[int, Field(ge=1, le=17)]
    id: Id
    name: Name
    situation: Situation
    setup: Annotated[tuple[str, ...], Field(min_length=1, max_length=4)]
    """Ids of enemies; a party of n takes the first n."""
    with_four: tuple[str, ...] = ()
    """Added for a party of four."""
    special: Special | None = None
    does: tuple[Effect, ...] = ()
    """Done when it is revealed, such as Tangled."""
    loot: tuple[Effect, ...] = ()
    text: Line


Does = Literal[
    "spotter",
    "quick-feet",
    "long-shot",
    "vanish",
    "ricochet",
    "shoulder-barge",
    "bristle",
    "roar",
    "hurl",
    "second-wind",
    "rummage",
    "spark",
    "bluff",
    "jury-rig",
    "foresight",
    "dig-in",
    "tunnel",
    "calm-word",
    "poultice",
    "guardian",
]
"""The twenty abilities (AF-22.8 to AF-22.11); rules go by this."""


class Ability(Data):
    """An ability card (AF-22.7)."""

    id: Does
    owner: str
    n: Annotated[int, Field(ge=1, le=5)]
    name: Name
    cost: Annotated[int, Field(ge=1, le=4)]
    effect: Annotated[str, Field(min_length=10, max_length=160)]
    """What it does, in plain words."""


class CharacterCard(Data):
    """A character (AF-22.1 to AF-22.6)."""

    id: Id
    n: Annotated[int, Field(ge=1, le=4)]
    name: Name
    short: Annotated[str, Field(min_length=2, max_length=12)]
    """As messages call them."""
    pronoun: Literal["she", "he"]
    role: Name
    """Slinger and the like: the class."""
    species: Name
    bonus: dict[Attribute, int]
    life: Annotated[int, Field(ge=4, le=6)]
    big: bool = False
    item: Id
    goal: Annotated[str, Field(min_length=10, max_length=120)]
    bio: Annotated[str, Field(min_length=40, max_length=400)]


class EnvironmentCard(Data):
    """An environment in words (AF-26.2, AF-26.3)."""

    id: Environment
    name: Name
    effect: Annotated[str, Field(min_length=10, max_length=120)]
    text: Line


class DiscoveryCard(Data):
    """A discovery card (AF-26.13). `item`: the unique item that it brings, by id; `folk`: what a
    colonist does for the colony in each Colony Phase; `does`: done once, when it is retrieved."""

    id: Id
    kind: Literal["item", "folk", "place", "thread", "keepsake", "ending"]
    name: Name
    text: Annotated[str, Field(min_length=40, max_length=420)]
    item: str = ""
    each_phase: tuple[Effect, ...] = ()
    """Dials only."""
    does: tuple[Effect, ...] = ()


class RoadCard(Data):
    """A card of the railcar's road (AF-26.6 to AF-26.9). Without an attribute nothing is tested;
    `stop`: failure ends the drive here; `hull`: what failure costs it."""

    id: Id
    name: Name
    enemy: bool = False
    copies: Annotated[int, Field(ge=1, le=2)] = 1
    attribute: Attribute | None = None
    difficulty: int = 0
    opposed: bool = False
    ok: tuple[Effect, ...] = ()
    ko: tuple[Effect, ...] = ()
    hull: int = 0
    stop: bool = False
    text: Line


class ScavengeToken(Data):
    """A token and its hidden prize (AF-21.6 to AF-21.10)."""

    id: Id
    difficulty: Annotated[int, Field(ge=4, le=8)]
    prize: tuple[Effect, ...]
    label: Annotated[str, Field(min_length=3, max_length=24)]
    """The prize in words: "2 food"."""


class StructureCard(Data):
    """What the colony can build (AF-19.20 to AF-19.27)."""

    id: Structure
    name: Name
    cost: Annotated[int, Field(ge=1, le=9)]
    needs: Condition | None = None
    effect: Annotated[str, Field(min_length=10, max_length=120)]
    text: Line
