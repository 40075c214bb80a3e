"""Models for the cards in Aftermath's files: characters, abilities, items, enemies, encounters,
environments, discoveries and the railcar's road (AF-21 to AF-26)."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from rules.aftermath.effects.models import Condition, Data, Effect
from rules.aftermath.model import terms
from rules.kit.content import DETAIL_CHARACTERS, NO_TEXT, DeckText, Form

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$", max_length=24)]
Name = Annotated[DeckText, Field(min_length=2, max_length=32)]
Line = Annotated[DeckText, Field(min_length=10, max_length=240)]
"""Flavour text, written for this project."""
Act = Literal["melee", "ranged", "defence", "scavenge", "communicate", "recover"]
Scope = Literal[terms.Attribute, Act]
"""What a bonus adds to: an attribute's tests, or an action's (AF-24.2)."""


@dataclass(frozen=True, slots=True)
class ActionCard:
    """A card of the action deck, or an influence card (AF-21.1, AF-21.5). The calamity has value
    0."""

    id: str
    colour: terms.Colour
    value: int
    influence: bool = False


class Bonus(Data):
    """+n to a scope while equipped; `powered`: +n for each battery on the item (AF-14.11,
    AF-14.12)."""

    to: Scope
    n: Annotated[int, Field(ge=1, le=2)]
    powered: bool = False


WornPower = Literal["sees", "fireproof", "rope", "prybar", "backpack", "salve", "charm", "muffler"]
Improvement = Literal[
    "rain-barrel", "snare-line", "bunks", "loom", "forge", "map-wall", "alarm-bell", "crystal-radio"
]
"""What improvements of the colony do."""
Power = Literal[WornPower, Improvement]
"""What an item does besides its bonuses (AF-24.4 to AF-24.6). `sees`: its user ignores Night and
Smoke (if the item holds batteries, only with a battery on it); `fireproof`: its user is immune to
Soaked and Burning."""


class Item(Data):
    """An item (AF-24.1, AF-24.2)."""

    id: Id
    name: Name
    form: Form = "plain"
    """In English `definite` with its article ("The Gobstopper"), `owned` with an owner ("Button's
    Oar")."""
    bare: DeckText = NO_TEXT
    """The name without its article, if an owner may take its place ("Marl's Thimble Helm")."""
    slot: terms.Slot
    text: Line
    bonus: tuple[Bonus, ...] = ()
    range: Annotated[int, Field(ge=0, le=4)] = 0
    """The range of a ranged weapon; 0 for other items."""
    repair: Annotated[int, Field(ge=1, le=4)]
    """What repairing the item costs in scrap, and how much scrap it gives when taken apart."""
    noisy: bool = False
    two_paw: bool = False
    battery: Annotated[int, Field(ge=0, le=2)] = 0
    """How many batteries the item can hold."""
    big_only: bool = False
    power: Power | None = None
    kind: Literal["melee", "ranged", "head", "body", "tool", "accessory", "improvement"]
    starting: str = ""
    """The character who starts with this item; "" for an item of the deck (AF-2.14)."""
    unique: bool = False
    """Whether players get this item only by a discovery card."""


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
    form: Form = "plain"
    type: terms.Type
    copies: Annotated[int, Field(ge=1, le=2)] = 1
    life: Annotated[int, Field(ge=1, le=4)] = 1
    """Life; for a boss the number of characters counts instead (AF-11.6)."""
    defence: int
    communicate: int | None = None
    """The difficulty of talking to the enemy; None if nobody can talk to it."""
    fly: bool = False
    swarm: int = 0
    """How many tokens a swarm has for each character (AF-5.23); 0 for an enemy with one figure."""
    most: int = 0
    """The most tokens that a swarm has."""
    actions: tuple[Action, Action, Action]
    """Actions for threat values 1, 2 and 3."""
    text: Line


Special = Literal["pedlars", "lost-folk", "hungry", "wary", "jackdaw-court"]
"""Special rules that an encounter card brings (AF-23.27, AF-23.28)."""


class EncounterCard(Data):
    """A card of the encounter deck (AF-23.22, AF-23.23)."""

    n: Annotated[int, Field(ge=1, le=17)]
    id: Id
    name: Name
    situation: terms.Situation
    setup: Annotated[tuple[str, ...], Field(min_length=1, max_length=4)]
    """Ids of enemies; a party of n takes the first n."""
    with_four: tuple[str, ...] = ()
    """Ids of enemies added for a party of four."""
    special: Special | None = None
    does: tuple[Effect, ...] = ()
    """Effects that happen when the card is revealed, such as Tangled."""
    loot: tuple[Effect, ...] = ()
    text: Line


WrenDoes = Literal["spotter", "quick-feet", "long-shot", "vanish", "ricochet"]
BodkinDoes = Literal["shoulder-barge", "bristle", "roar", "hurl", "second-wind"]
CogDoes = Literal["rummage", "spark", "bluff", "jury-rig", "foresight"]
MarlDoes = Literal["dig-in", "tunnel", "calm-word", "poultice", "guardian"]
Does = Literal[WrenDoes, BodkinDoes, CogDoes, MarlDoes]
"""Ids of the twenty abilities (AF-22.8 to AF-22.11); the rules use these ids."""


class Ability(Data):
    """An ability card (AF-22.7)."""

    id: Does
    owner: str
    n: Annotated[int, Field(ge=1, le=5)]
    name: Name
    cost: Annotated[int, Field(ge=1, le=4)]
    effect: Annotated[DeckText, Field(min_length=10, max_length=DETAIL_CHARACTERS)]
    """What the ability does, in plain words."""


class CharacterCard(Data):
    """A character (AF-22.1 to AF-22.6)."""

    id: Id
    n: Annotated[int, Field(ge=1, le=4)]
    name: Name
    short: Annotated[DeckText, Field(min_length=2, max_length=12)]
    """The short name used in messages."""
    pronoun: Literal["she", "he"]
    role: Name
    """The character's class, such as Slinger."""
    species: Name
    bonus: dict[terms.Attribute, int]
    life: Annotated[int, Field(ge=4, le=6)]
    big: bool = False
    item: Id
    goal: Annotated[DeckText, Field(min_length=10, max_length=120)]
    bio: Annotated[DeckText, Field(min_length=40, max_length=400)]


class EnvironmentCard(Data):
    """The card that describes an environment (AF-26.2, AF-26.3)."""

    id: terms.Environment
    name: Name
    effect: Annotated[DeckText, Field(min_length=10, max_length=DETAIL_CHARACTERS)]
    text: Line


class DiscoveryCard(Data):
    """A discovery card (AF-26.13). `item`: the id of the unique item that it brings; `each_phase`:
    what a colonist does in each Colony Phase; `does`: effects on its retrieval."""

    id: Id
    kind: Literal["item", "folk", "place", "thread", "keepsake", "ending"]
    name: Name
    text: Annotated[DeckText, Field(min_length=40, max_length=420)]
    item: str = ""
    each_phase: tuple[Effect, ...] = ()
    """Effects on dials only."""
    does: tuple[Effect, ...] = ()


class RoadCard(Data):
    """A card of the railcar's road (AF-26.6 to AF-26.9). Without an attribute there is no test;
    `stop`: failure ends the drive here; `hull`: how much hull failure costs."""

    id: Id
    name: Name
    enemy: bool = False
    copies: Annotated[int, Field(ge=1, le=2)] = 1
    attribute: terms.Attribute | None = None
    difficulty: int = 0
    opposed: bool = False
    ok: tuple[Effect, ...] = ()
    ko: tuple[Effect, ...] = ()
    hull: int = 0
    stop: bool = False
    text: Line


class ScavengeToken(Data):
    """A scavenge token and its hidden prize (AF-21.6 to AF-21.10)."""

    id: Id
    difficulty: Annotated[int, Field(ge=4, le=8)]
    prize: tuple[Effect, ...]
    label: Annotated[DeckText, Field(min_length=3, max_length=24)]
    """The prize in words, such as "2 food"."""


class StructureCard(Data):
    """A structure that the colony can build (AF-19.20 to AF-19.27)."""

    id: terms.Structure
    name: Name
    cost: Annotated[int, Field(ge=1, le=9)]
    needs: Condition | None = None
    effect: Annotated[DeckText, Field(min_length=10, max_length=DETAIL_CHARACTERS)]
    text: Line
