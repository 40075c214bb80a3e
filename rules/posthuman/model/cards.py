"""The cards and tiles: what stands on each kind, read from `content/` and checked when loaded
(PH-25.1 to PH-25.11)."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from rules.kit.grids import SIDES, Side
from rules.posthuman.effects.language.models import Data, Effect, Price, Primitive
from rules.posthuman.model.terms import (
    RANGED,
    STATS,
    TERRAINS,
    Kind,
    Level,
    Special,
    Stat,
    Step,
    Terrain,
    WeaponClass,
)

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{1,23}$")]
"""Of a card's kind; a physical card of several copies adds a dot and its number."""
Name = Annotated[str, Field(min_length=2, max_length=40)]
Says = Annotated[str, Field(min_length=20, max_length=500)]
"""Sentences of ours, read aloud when the card comes."""


class Card(Data):
    """What all cards have."""

    id: Id
    name: Name
    copies: Annotated[int, Field(ge=1, le=12)] = 1
    effects: tuple[Effect, ...] = ()


class Zone(Data):
    """A zone of a tile: encounters to resolve on entering, and of which kind it is."""

    figures: Annotated[int, Field(ge=1, le=2)]
    kind: Literal["normal", "dead", "safe"] = "normal"


class Tile(Card):
    """A terrain tile (PH-25.1). Its effects are those of a special tile (PH-6.13)."""

    terrain: Terrain
    exits: Annotated[tuple[Side, ...], Field(min_length=2, max_length=4)]
    zones: Annotated[tuple[Zone, ...], Field(max_length=3)]
    supply: Annotated[int, Field(ge=0, le=3)]

    @property
    def location_label(self) -> str:
        """Where somebody is who stands on it: "in Clinic", "at Home"."""
        return f"{'in' if self.zones else 'at'} {self.name}"

    @model_validator(mode="after")
    def _mountains_are_dead(self) -> Self:
        if self.terrain == "mountain" and any(zone.kind != "dead" for zone in self.zones):
            raise ValueError("all zones of a mountain are dead")
        return self


START = Tile.model_validate(
    {"id": "start", "name": "Home", "terrain": "rural", "exits": SIDES, "zones": (), "supply": 1}
)
"""The starting tile of every map, which is no card (PH-6.10a)."""


class Reward(Data):
    """What a supply card gives on one terrain."""

    food: Annotated[int, Field(ge=0, le=2)] = 0
    ammo: Annotated[int, Field(ge=0, le=3)] = 0
    equipment: Annotated[int, Field(ge=0, le=1)] = 0
    weapons: Annotated[int, Field(ge=0, le=1)] = 0


class Supply(Card):
    """A supply card (PH-25.2)."""

    on: dict[Terrain, Reward]

    @model_validator(mode="after")
    def _gives_something_everywhere(self) -> Self:
        if set(self.on) != set(TERRAINS) or not all(
            reward.food or reward.ammo or reward.equipment or reward.weapons
            for reward in self.on.values()
        ):
            raise ValueError("every terrain gives something")
        return self


class Shooting(Data):
    """What a ranged weapon adds: dice, range, ammo for a round, hits by the number of specials."""

    dice: Annotated[int, Field(ge=0, le=3)]
    range: Annotated[int, Field(ge=1, le=3)]
    ammo: Annotated[int, Field(ge=0, le=2)]
    specials: Annotated[tuple[int, ...], Field(min_length=3)]
    stuns: bool = False
    """Hits deal no wound, and set the target to one melee die in round 1 (PH-14.17)."""


class Item(Card):
    """What goes into a backpack. Of a starting item each copy bears its own icon: copy number `n`
    of a kind has `icons[n - 1]`, so that of a kind with the icons 1, 2, 4 two copies are in the
    market of three players (PH-2.1, PH-27.16)."""

    text: Annotated[str, Field(min_length=10, max_length=200)]
    """A sentence of ours that shows the thing."""
    size: Annotated[int, Field(ge=0, le=3)]
    icons: tuple[int, ...] = ()
    """Starting items: for each copy, the least number of players with whom it is in the market
    (PH-2.1). Other items have none."""
    price: Annotated[int, Field(ge=0, le=5)] = 0
    """Starting items: in food. A Flare is given and has none."""

    @model_validator(mode="after")
    def _an_icon_for_each_copy(self) -> Self:
        if self.icons and len(self.icons) != self.copies:
            raise ValueError(f"{len(self.icons)} icons for {self.copies} copies")
        return self


class Weapon(Item):
    """A weapon (PH-25.3). What it does when used as printed, in its own fields."""

    type: Literal["weapon"]
    of: WeaponClass
    hands: Annotated[int, Field(ge=1, le=2)]
    wounds: Annotated[int, Field(ge=0, le=3)] = 0
    special: Literal["critical", "knockdown", "effect"] | None = None
    """Of a melee weapon; `effect`: that of its effects at `melee_result`, once for each die."""
    shooting: Shooting | None = None

    @property
    def is_ranged(self) -> bool:
        """Whether it shoots."""
        return self.shooting is not None

    @model_validator(mode="after")
    def _strikes_or_shoots(self) -> Self:
        if (self.of in RANGED) != self.is_ranged:
            raise ValueError(f"a {self.of} has a part `shooting`, and only such weapons have one")
        if not self.is_ranged and (self.wounds < 1 or self.special is None):
            raise ValueError("a melee weapon has wounds and a special")
        return self


class Equipment(Item):
    """Equipment (PH-25.4). `mount`: classes of weapons on which it is mounted."""

    type: Literal["equipment"]
    once: bool = False
    mount: tuple[WeaponClass, ...] = ()
    vs: bool = False
    benign: bool = False


class Skill(Card):
    """A skill (PH-25.5). `vs`: whom it is used on need not agree; `benign`: by default they do."""

    text: Annotated[str, Field(min_length=10, max_length=200)]
    vs: bool = False
    benign: bool = False
    solo: bool = True
    """Whether it is in the deck in solo play (PH-21.8)."""


class Enemy(Data):
    """The leader of an encounter, or a minion (PH-25.6). `dice`: shooting dice."""

    kind: Kind
    speed: Annotated[int, Field(ge=1, le=5)]
    health: Annotated[int, Field(ge=1, le=7)]
    melee: Annotated[int, Field(ge=1, le=5)]
    wounds: Annotated[int, Field(ge=0, le=3)] = 1
    dice: Annotated[int, Field(ge=0, le=3)] = 0
    range: Annotated[int, Field(ge=1, le=3)] = 1
    skill_shot: bool = False
    special: Special = "attack"
    scar: bool = False
    """The scar mark; all mutants bear it anyway (PH-17.2)."""
    xp: Annotated[int, Field(ge=0, le=3)] = 1
    effects: tuple[Effect, ...] = ()

    @property
    def is_scarring(self) -> bool:
        """Whether its melee wounds leave a scar (PH-17.2)."""
        return self.scar or self.kind == "mutant"


class Minion(Card):
    """A minion card."""

    type: Literal["minion"] = "minion"
    text: Says
    enemy: Enemy


class Combat(Data):
    """The fight of an encounter: its leader, the minions that come with it, and what is won."""

    enemy: Enemy
    humans: Annotated[int, Field(ge=0, le=2)] = 0
    mutants: Annotated[int, Field(ge=0, le=2)] = 0
    reward: tuple[Primitive, ...] = ()
    follower: bool = False
    follower_food: bool = False
    """Winning a follower costs 1 food (PH-20.8)."""


class Trial(Data):
    """The test of a narrative's option."""

    stat: Stat
    modifier: int = 0


class NarrativeOption(Data):
    """One choice in a narrative (PH-25.7). `label` is the text of its button, `pass` and `fail` are
    its effects, and `told` and `told_failed` are the story that players then read."""

    label: Annotated[str, Field(min_length=2, max_length=60)]
    cost: tuple[Price, ...] = ()
    test: Trial | None = None
    passed: tuple[Primitive, ...] = Field(default=(), alias="pass")
    failed: tuple[Primitive, ...] = Field(default=(), alias="fail")
    told: Annotated[str, Field(min_length=10, max_length=300)]
    told_failed: Annotated[str, Field(max_length=300)] = ""
    success: bool = True
    """Whether passing counts as the narrative's success (PH-13.12)."""
    follower: bool = False
    follower_food: bool = False

    @model_validator(mode="after")
    def _a_test_can_fail(self) -> Self:
        if (self.test is None) != (self.told_failed == ""):
            raise ValueError("told_failed stands beside a test, and only there")
        return self


class Narrative(Data):
    """A story with a choice. `default`: the number of the option that is taken for an absent
    player; `xp`: what the card is worth once it has succeeded."""

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
    """An encounter (PH-25.7): a fight or a narrative. Effects of its own are its enemy's."""

    type: Literal["encounter"] = "encounter"
    level: Level
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
        """What the card is worth."""
        if self.combat is not None:
            return self.combat.enemy.xp
        assert self.narrative is not None
        return self.narrative.xp


class Event(Card):
    """An event (PH-25.8). Its effects are carried out for each human; those in `solo` replace them
    in solo play. A seasonal stays until the next."""

    text: Says
    kind: Literal["regular", "seasonal"] = "regular"
    keepable: bool = False
    compares: bool = False
    solo: tuple[Effect, ...] | None = None
    only: Literal["solo", "group"] | None = None
    """Whether it is in the deck in solo play alone, or never there (PH-2.2, PH-21.8)."""


class Change(Data):
    """A stat that a mutation changes."""

    stat: Stat
    n: Literal[1, -1]


class MutantWeapon(Data):
    """A weapon that has grown."""

    name: Name
    wounds: Annotated[int, Field(ge=1, le=3)]
    special: Special
    scar: bool = False
    effects: tuple[Effect, ...] = ()


class Rider(Data):
    """What rides on the owner's mutant actions of a title: more primitives on the target."""

    title: Name
    do: tuple[Primitive, ...]


class Scar(Card):
    """A mutation scar (PH-25.9). A blank one has neither changes, weapon nor ability."""

    text: Annotated[str, Field(min_length=10, max_length=240)]
    changes: tuple[Change, ...] = ()
    weapon: MutantWeapon | None = None
    riders: tuple[Rider, ...] = ()

    @property
    def is_blank(self) -> bool:
        """Whether it is a scar and no more (PH-17.3)."""
        return not (self.changes or self.weapon or self.riders or self.effects)


class MutantAction(Card):
    """A mutant action (PH-25.10). `name` is its title, by which actions are alike (PH-18.6a).
    `moment`: where it works in the human's action of its step. `attack`: one melee round;
    `charge`: wounds that defence dice cancel. Its primitives are for the target."""

    text: Says
    step: tuple[Step, ...]
    terrains: tuple[Terrain, ...] = ()
    attack: bool = False
    charge: int = 0
    scar: bool = False
    do: tuple[Primitive, ...] = ()


class Follower(Card):
    """A follower (PH-25.11). `ally`: counts in a fight (PH-15.4); `upkeep`: food in each eating
    phase, or it leaves; `lost`: morale that its loss costs."""

    text: Annotated[str, Field(min_length=10, max_length=240)]
    ally: bool = False
    upkeep: Annotated[int, Field(ge=0, le=1)] = 0
    lost: Annotated[int, Field(ge=0, le=2)] = 0


class Character(Data):
    """A pre-made character (PH-25.11). `extra`: random skills beside the named."""

    id: Id
    name: Name
    text: Says
    stats: dict[Stat, Annotated[int, Field(ge=2, le=5)]]
    skills: tuple[Id, ...]
    items: tuple[Id, ...]
    food: Annotated[int, Field(ge=0, le=4)]
    ammo: Annotated[int, Field(ge=0, le=6)]

    @model_validator(mode="after")
    def _five_stats(self) -> Self:
        if set(self.stats) != set(STATS):
            raise ValueError(f"stats are {', '.join(STATS)}")
        return self
