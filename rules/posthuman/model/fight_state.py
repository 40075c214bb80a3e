"""What a position knows of fights: enemies, rolls, and what lasts for a while."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from rules.posthuman.effects.language.models import Modifier
from rules.posthuman.model.terms import Level, MeleeFace, ShootingFace

Lasts = Literal["round", "combat", "turn", "season"]


@dataclass(slots=True, kw_only=True)
class Lasting:
    """A modifier that was carried out and lasts for a while, on the seat that it is for."""

    source: str
    """The card it comes from."""
    modifier: Annotated[Modifier, Field(discriminator="do")]
    lasts: Lasts
    left: int = 0
    """For what is used up: wounds still to prevent, dice still to re-roll; 0: not used up."""


@dataclass(slots=True, kw_only=True)
class Foe:
    """An enemy in a fight."""

    card: str
    health: int
    """Left; 0: dead."""
    knocked_down: int = 0
    """The round in which it has a melee die less (PH-15.22)."""
    shot: bool = False
    """Whether it has shot, or has no dice to shoot."""
    stunned: bool = False
    """Whether it has one melee die in round 1 (PH-14.17)."""


@dataclass(slots=True, kw_only=True)
class Clash:
    """The last roll of a fight, for all to see."""

    foe: int
    """Its place among the foes."""
    mine: list[MeleeFace] = field(default_factory=list)
    """The player's melee dice."""
    defence: list[MeleeFace] = field(default_factory=list)
    theirs: list[MeleeFace] = field(default_factory=list)
    shots: list[ShootingFace] = field(default_factory=list)
    """The player's shooting dice, or in an enemy's shot none."""
    their_shots: list[ShootingFace] = field(default_factory=list)
    blocked: list[int] = field(default_factory=list)
    """Places of the enemy's dice that are blocked."""
    my_blocked: list[int] = field(default_factory=list)
    """Places of the player's dice that are blocked: melee dice first, defence dice after them."""
    reasons: list[str] = field(default_factory=list)
    """Why each side has the dice it has, a line each."""
    result: str = ""
    """What it came to."""
    their_defence: list[MeleeFace] = field(default_factory=list)
    """The enemy's defence dice, which few cards give; in `blocked` they come after its others."""
    rerolled: list[int] = field(default_factory=list)
    """Places of the player's dice that have been rolled again: melee dice first, defence dice after
    them, or of the shooting dice (PH-20.3)."""
    their_rerolled: list[int] = field(default_factory=list)
    """Likewise of the enemy's dice."""


@dataclass(slots=True, kw_only=True)
class Fight:
    """An encounter being resolved: of a combat all of it, of a narrative its card."""

    encounter: str
    level: Level
    foes: list[Foe] = field(default_factory=list)
    stage: Literal["revealed", "shooting", "melee", "over"] = "revealed"
    round: int = 0
    """Of melee, 1 to 3."""
    caught: bool = False
    """Whether an evasion has failed (PH-13.8)."""
    rolled: bool = False
    """Whether a die of it has been rolled: weapons and items stay as they are (PH-13.1)."""
    swap: int = 0
    """Melee dice that are defence dice in this round (PH-15.7a)."""
    scarred: bool = False
    """Whether its scar has been drawn (PH-17.1)."""
    knocked_down: int = 0
    """The round in which the player has a melee die less (PH-15.22)."""
    mind_used: bool = False
    """Whether the re-roll of the mind is spent (PH-5.9)."""
    won: bool = False
    lasting: list[Lasting] = field(default_factory=list)
    """What works on the enemies, or comes from their cards."""
    clash: Clash | None = None
    evadable: bool = True
    """Whether it may be evaded, as far as the encounter goes (PH-13.7)."""
    ended: bool = False
    """Whether a card has ended it: the enemies flee, or the encounter is passed over."""
    extra: int = 0
    """Encounters that come on top once this one is resolved (PH-27.12)."""
    more_wounds: int | None = None
    """While wounds are dealt: how many more cards add to them."""

    @property
    def living_foes(self) -> list[Foe]:
        """The enemies that stand."""
        return [foe for foe in self.foes if foe.health > 0]


@dataclass(slots=True, kw_only=True)
class Assault(Fight):
    """A mutant's Attack! on a human, as long as it goes on: a fight of one round against one foe,
    in which the mind rolls nothing again (PH-18.19, PH-18.20)."""

    mutant: int
    name: str = ""
    """What messages call the mutant."""
    weapon: str | None = None
    """The scar that the weapon is on; None: fists."""
    shot: int = 0
    """Wounds that the human has shot (PH-18.19)."""
    encounter: str = ""
    level: Level = 1
    stage: Literal["revealed", "shooting", "melee", "over"] = "shooting"
    round: int = 1
    mind_used: bool = True
    clash: Clash | None = field(default_factory=lambda: Clash(foe=0))
