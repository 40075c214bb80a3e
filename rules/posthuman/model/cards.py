"""The cards and tiles: the fields of each kind, read from `content/` and checked when loaded
(PH-25.1 to PH-25.11)."""

from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from rules.kit.content import NO_TEXT, DeckText, Form, read_card
from rules.kit.grids import Side
from rules.posthuman.effects.models import Effect, Price, Primitive
from rules.posthuman.effects.spelling import Data
from rules.posthuman.model import terms

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{1,23}$")]
"""The id of a kind of card. If a kind has several copies, each card adds a dot and its number."""
Name = Annotated[DeckText, Field(min_length=2, max_length=40)]
Says = Annotated[DeckText, Field(min_length=20, max_length=500)]
"""Flavour text of our own, read out when the card comes up."""
Describes = Annotated[DeckText, Field(min_length=10, max_length=240)]
"""A sentence of our own that describes the card."""


class Card(Data):
    """The fields that all kinds of cards have."""

    id: Id
    name: Name
    form: Form = "plain"
    """In English `plain` takes "the", as `plural` does, `definite` has it ("The Whistler"), and
    `bare` takes none."""
    copies: Annotated[int, Field(ge=1, le=12)] = 1
    effects: tuple[Effect, ...] = ()


class Zone(Data):
    """A zone of a tile: how many encounters a player resolves on entering, and the kind of zone."""

    figures: Annotated[int, Field(ge=1, le=2)]
    kind: Literal["normal", "dead", "safe"] = "normal"


class Tile(Card):
    """A terrain tile (PH-25.1). Its effects are those of a special tile (PH-6.13)."""

    terrain: terms.Terrain
    exits: Annotated[tuple[Side, ...], Field(min_length=2, max_length=4)]
    zones: Annotated[tuple[Zone, ...], Field(max_length=3)]
    supply: Annotated[int, Field(ge=0, le=3)]

    @model_validator(mode="after")
    def _mountains_are_dead(self) -> Self:
        if self.terrain == "mountain" and any(zone.kind != "dead" for zone in self.zones):
            raise ValueError("all zones of a mountain are dead")
        return self


START = read_card(Path(__file__).parents[1] / "content" / "start.yaml", Tile)
"""The starting tile of every map. It is not a card (PH-6.10a)."""


class Reward(Data):
    """What a supply card gives on one terrain."""

    food: Annotated[int, Field(ge=0, le=2)] = 0
    ammo: Annotated[int, Field(ge=0, le=3)] = 0
    equipment: Annotated[int, Field(ge=0, le=1)] = 0
    weapons: Annotated[int, Field(ge=0, le=1)] = 0


class Supply(Card):
    """A supply card (PH-25.2)."""

    on: dict[terms.Terrain, Reward]

    @model_validator(mode="after")
    def _gives_something_everywhere(self) -> Self:
        if set(self.on) != set(terms.TERRAINS) or not all(
            reward.food or reward.ammo or reward.equipment or reward.weapons
            for reward in self.on.values()
        ):
            raise ValueError("every terrain gives something")
        return self


class Shooting(Data):
    """What a ranged weapon has: dice, range, ammo for a round, and hits by the number of
    specials."""

    dice: Annotated[int, Field(ge=0, le=3)]
    range: Annotated[int, Field(ge=1, le=3)]
    ammo: Annotated[int, Field(ge=0, le=2)]
    specials: Annotated[tuple[int, ...], Field(min_length=3)]
    stuns: bool = False
    """Whether its hits deal no wounds but leave the target one melee die in round 1 (PH-14.17)."""


class Item(Card):
    """A card that goes into a backpack. Each copy of a starting item has its own icon: copy `n` has
    `icons[n - 1]`. So if the icons are 1, 2 and 4, two copies are in the market of three players
    (PH-2.1, PH-27.16)."""

    text: Describes
    size: Annotated[int, Field(ge=0, le=3)]
    icons: tuple[int, ...] = ()
    """For a starting item: the fewest players with whom each copy is in the market (PH-2.1). Other
    items have none."""
    price: Annotated[int, Field(ge=0, le=5)] = 0
    """What a starting item costs in food. A Flare is given free and costs nothing."""

    @model_validator(mode="after")
    def _an_icon_for_each_copy(self) -> Self:
        if self.icons and len(self.icons) != self.copies:
            raise ValueError(f"{len(self.icons)} icons for {self.copies} copies")
        return self


class Weapon(Item):
    """A weapon (PH-25.3). Its own fields hold what it does when used as printed."""

    type: Literal["weapon"]
    of: terms.WeaponClass
    hands: Annotated[int, Field(ge=1, le=2)]
    wounds: Annotated[int, Field(ge=0, le=3)] = 0
    special: Literal["critical", "knockdown", "effect"] | None = None
    """What a special does for a melee weapon. `effect`: the weapon's effects at `melee_result`,
    once for each die."""
    shooting: Shooting | None = None

    @property
    def is_ranged(self) -> bool:
        """Whether this is a ranged weapon."""
        return self.shooting is not None

    @model_validator(mode="after")
    def _strikes_or_shoots(self) -> Self:
        if (self.of in terms.RANGED) != self.is_ranged:
            raise ValueError(f"a {self.of} has a part `shooting`, and only such weapons have one")
        if not self.is_ranged and (self.wounds < 1 or self.special is None):
            raise ValueError("a melee weapon has wounds and a special")
        return self


class Equipment(Item):
    """Equipment (PH-25.4). `mount`: the classes of weapons on which it can be mounted."""

    type: Literal["equipment"]
    once: bool = False
    mount: tuple[terms.WeaponClass, ...] = ()
    vs: bool = False
    benign: bool = False


class Skill(Card):
    """A skill (PH-25.5). `vs`: its target need not agree; `benign`: its target agrees by
    default."""

    text: Describes
    vs: bool = False
    benign: bool = False
    solo: bool = True
    """Whether the card is in the deck in solo play (PH-21.8)."""


class Enemy(Data):
    """The leader of an encounter, or a minion (PH-25.6). `dice`: shooting dice."""

    kind: terms.Kind
    speed: Annotated[int, Field(ge=1, le=5)]
    health: Annotated[int, Field(ge=1, le=7)]
    melee: Annotated[int, Field(ge=1, le=5)]
    wounds: Annotated[int, Field(ge=0, le=3)] = 1
    dice: Annotated[int, Field(ge=0, le=3)] = 0
    range: Annotated[int, Field(ge=1, le=3)] = 1
    skill_shot: bool = False
    special: terms.Special = "attack"
    scar: bool = False
    """Whether the card has the scar mark; mutants count as having it anyway (PH-17.2)."""
    xp: Annotated[int, Field(ge=0, le=3)] = 1
    effects: tuple[Effect, ...] = ()

    @property
    def is_scarring(self) -> bool:
        """Whether the enemy's melee wounds leave a scar (PH-17.2)."""
        return self.scar or self.kind == "mutant"


class Minion(Card):
    """A minion card."""

    type: Literal["minion"] = "minion"
    text: Says
    enemy: Enemy


class Combat(Data):
    """The fight of an encounter: its leader, the minions that join it, and the reward."""

    enemy: Enemy
    humans: Annotated[int, Field(ge=0, le=2)] = 0
    mutants: Annotated[int, Field(ge=0, le=2)] = 0
    reward: tuple[Primitive, ...] = ()
    follower: bool = False
    follower_food: bool = False
    """Whether the follower that is won costs 1 food (PH-20.8)."""


class Trial(Data):
    """The test that an option of a narrative asks for."""

    stat: terms.Stat
    modifier: int = 0


class NarrativeOption(Data):
    """One choice in a narrative (PH-25.7). `label` is the text of its button, `pass` and `fail` are
    its effects, and `told` and `told_failed` are the story that players then read."""

    label: Annotated[DeckText, Field(min_length=2, max_length=60)]
    cost: tuple[Price, ...] = ()
    test: Trial | None = None
    passed: tuple[Primitive, ...] = Field(default=(), alias="pass")
    failed: tuple[Primitive, ...] = Field(default=(), alias="fail")
    told: Annotated[DeckText, Field(min_length=10, max_length=300)]
    told_failed: Annotated[DeckText, Field(max_length=300)] = NO_TEXT
    success: bool = True
    """Whether passing counts as the narrative's success (PH-13.12)."""
    follower: bool = False
    follower_food: bool = False

    @model_validator(mode="after")
    def _a_test_can_fail(self) -> Self:
        if (self.test is None) != (not self.told_failed):
            raise ValueError("told_failed goes with a test, and only with a test")
        return self


class Narrative(Data):
    """A story with a choice. `default`: the number of the option taken for an absent player; `xp`:
    the XP of the card if the narrative succeeds."""

    options: Annotated[tuple[NarrativeOption, ...], Field(min_length=2, max_length=3)]
    default: int = 0
    xp: Annotated[int, Field(ge=0, le=1)] = 0

    @model_validator(mode="after")
    def _the_default_is_there(self) -> Self:
        if not 0 <= self.default < len(self.options):
            raise ValueError(f"there is no option {self.default}")
        if self.options[self.default].cost:
            raise ValueError("the default costs nothing")
        return self


class Encounter(Card):
    """An encounter (PH-25.7): a fight or a narrative. The card's own effects are its enemy's."""

    type: Literal["encounter"] = "encounter"
    form: Form = "bare"
    level: terms.Level
    text: Says
    combat: Combat | None = None
    narrative: Narrative | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.combat is None) == (self.narrative is None):
            raise ValueError("an encounter is a combat or a narrative")
        return self

    @property
    def xp(self) -> int:
        """The XP of the card."""
        if self.combat is not None:
            return self.combat.enemy.xp
        assert self.narrative is not None
        return self.narrative.xp


class Event(Card):
    """An event (PH-25.8). Each human gets its effects; in solo play those in `solo` replace them,
    if given. A seasonal event stays until the next one comes."""

    text: Says
    kind: Literal["regular", "seasonal"] = "regular"
    keepable: bool = False
    compares: bool = False
    solo: tuple[Effect, ...] | None = None
    only: Literal["solo", "group"] | None = None
    """ "solo": in the deck in solo play only; "group": in all other games only (PH-2.2,
    PH-21.8)."""


class Change(Data):
    """A stat that a mutation changes, and by how much."""

    stat: terms.Stat
    n: Literal[1, -1]


class MutantWeapon(Data):
    """A weapon that has grown on a mutant."""

    name: Name
    wounds: Annotated[int, Field(ge=1, le=3)]
    special: terms.Special
    scar: bool = False
    effects: tuple[Effect, ...] = ()


class Rider(Data):
    """What a scar adds to its owner's mutant actions with this title: more primitives on the
    target."""

    title: Id
    do: tuple[Primitive, ...]


class Scar(Card):
    """A mutation scar (PH-25.9). A blank scar has no changes, weapon, riders or effects."""

    text: Describes
    changes: tuple[Change, ...] = ()
    weapon: MutantWeapon | None = None
    riders: tuple[Rider, ...] = ()

    @property
    def is_blank(self) -> bool:
        """Whether the scar does nothing beyond being a scar (PH-17.3)."""
        return not (self.changes or self.weapon or self.riders or self.effects)


class MutantAction(Card):
    """A mutant action (PH-25.10). Actions with the same `title` are alike (PH-18.6a), and have the
    same name. `step`: the steps of a human's action in which it works. `attack`: it is one melee
    round. `charge`: wounds that defence dice cancel. Its primitives affect the target."""

    title: Id
    text: Says
    step: tuple[terms.Step, ...]
    terrains: tuple[terms.Terrain, ...] = ()
    attack: bool = False
    charge: int = 0
    scar: bool = False
    do: tuple[Primitive, ...] = ()


class Follower(Card):
    """A follower (PH-25.11). `ally`: counts in a fight (PH-15.4); `upkeep`: food to pay in each
    eating phase, or the follower leaves; `lost`: morale that losing the follower costs."""

    text: Describes
    ally: bool = False
    upkeep: Annotated[int, Field(ge=0, le=1)] = 0
    lost: Annotated[int, Field(ge=0, le=2)] = 0


class Character(Data):
    """A pre-made character (PH-25.11). `text` says what they want, and the book returns to it:
    `near` when the wall is near, then `arrived` or `turned`, or `still` if they are on the road in
    the end."""

    id: Id
    name: Name
    text: Says
    near: Says
    arrived: Says
    turned: Says
    still: Says
    stats: dict[terms.Stat, Annotated[int, Field(ge=2, le=5)]]
    skills: tuple[Id, ...]
    items: tuple[Id, ...]
    food: Annotated[int, Field(ge=0, le=4)]
    ammo: Annotated[int, Field(ge=0, le=6)]

    @model_validator(mode="after")
    def _five_stats(self) -> Self:
        if set(self.stats) != set(terms.STATS):
            raise ValueError(f"stats are {', '.join(terms.STATS)}")
        return self
