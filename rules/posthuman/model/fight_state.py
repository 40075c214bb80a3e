"""The parts of a position that are about fights: enemies, rolls, and modifiers that last a
while."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from rules.kit.said import Said
from rules.posthuman.effects.models import Modifier
from rules.posthuman.model.terms import Level, MeleeFace, ShootingFace

Lasts = Literal["round", "combat", "turn", "season"]


@dataclass(slots=True, kw_only=True)
class Lasting:
    """A modifier that lasts for a while, kept with the seat that it affects."""

    source: str
    """The card that the modifier comes from."""
    modifier: Annotated[Modifier, Field(discriminator="do")]
    lasts: Lasts
    left: int = 0
    """What is left of a modifier that is used up (wounds to prevent, dice to re-roll); else 0."""


@dataclass(slots=True, kw_only=True)
class Foe:
    """An enemy in a fight."""

    card: str
    health: int
    """The health left; 0 means dead."""
    knocked_down: int = 0
    """The round in which the enemy has a melee die less (PH-15.22)."""
    shot: bool = False
    """Whether the enemy has shot, or has no shooting dice."""
    stunned: bool = False
    """Whether the enemy has only one melee die in round 1 (PH-14.17)."""


@dataclass(slots=True, kw_only=True)
class Clash:
    """The last roll of a fight, as all players see it."""

    foe: int
    """The enemy's place among the foes."""
    mine: list[MeleeFace] = field(default_factory=list)
    """The player's melee dice."""
    defence: list[MeleeFace] = field(default_factory=list)
    theirs: list[MeleeFace] = field(default_factory=list)
    shots: list[ShootingFace] = field(default_factory=list)
    """The player's shooting dice; empty when an enemy shoots."""
    their_shots: list[ShootingFace] = field(default_factory=list)
    blocked: list[int] = field(default_factory=list)
    """Places of the enemy's dice that the player blocks."""
    my_blocked: list[int] = field(default_factory=list)
    """Places of the player's dice that the enemy blocks: melee dice first, then defence dice."""
    reasons: list[Said] = field(default_factory=list)
    """Why each side has its number of dice, one line each."""
    result: Said = field(default_factory=Said)
    """The result in words."""
    their_defence: list[MeleeFace] = field(default_factory=list)
    """The enemy's defence dice, which few cards give. In `blocked` their places come after those of
    its other dice."""
    rerolled: list[int] = field(default_factory=list)
    """Places of the player's dice that have been re-rolled: melee dice first, then defence dice; or
    places of the shooting dice (PH-20.3)."""
    their_rerolled: list[int] = field(default_factory=list)
    """Places of the enemy's dice that have been re-rolled."""


@dataclass(slots=True, kw_only=True)
class Fight:
    """An encounter that is being resolved. A narrative uses few of these fields beyond its card."""

    encounter: str
    level: Level
    foes: list[Foe] = field(default_factory=list)
    stage: Literal["revealed", "shooting", "melee", "over"] = "revealed"
    round: int = 0
    """The melee round, 1 to 3; 0 before melee."""
    caught: bool = False
    """Whether an attempt to evade has failed (PH-13.8)."""
    rolled: bool = False
    """Whether any die of the fight has been rolled: from then on weapons and items stay as they are
    (PH-13.1)."""
    swap: int = 0
    """How many melee dice the player uses as defence dice in this round (PH-15.7a)."""
    scarred: bool = False
    """Whether the scar of this fight has been drawn (PH-17.1)."""
    knocked_down: int = 0
    """The round in which the player has a melee die less (PH-15.22)."""
    mind_used: bool = False
    """Whether the player has used the re-roll that mind gives (PH-5.9)."""
    won: bool = False
    lasting: list[Lasting] = field(default_factory=list)
    """Modifiers that affect the enemies, or come from their cards."""
    clash: Clash | None = None
    evadable: bool = True
    """Whether the encounter itself allows evading (PH-13.7)."""
    ended: bool = False
    """Whether a card has ended the fight: the enemies flee, or the encounter is skipped."""
    extra: int = 0
    """How many more encounters follow once this one is resolved (PH-27.12)."""
    more_wounds: int | None = None
    """How many wounds cards add to those being dealt; None while no wounds are dealt."""

    @property
    def living_foes(self) -> list[Foe]:
        """The enemies that are still alive."""
        return [foe for foe in self.foes if foe.health > 0]


@dataclass(slots=True, kw_only=True)
class Assault(Fight):
    """A mutant's Attack! on a human, while it goes on: a fight of one round against one foe, in
    which the human may not use the re-roll of mind (PH-18.19, PH-18.20)."""

    mutant: int
    name: str = ""
    """The mutant's name in messages."""
    weapon: str | None = None
    """The scar whose weapon the mutant uses; None if it uses fists."""
    shot: int = 0
    """How many wounds the human has dealt by shooting (PH-18.19)."""
    encounter: str = ""
    level: Level = 1
    stage: Literal["revealed", "shooting", "melee", "over"] = "shooting"
    round: int = 1
    mind_used: bool = True
    clash: Clash | None = field(default_factory=lambda: Clash(foe=0))
