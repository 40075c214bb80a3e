"""The cards other than Scenes: what stands on each kind (HI-18), checked when it is read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from rules.hope.effects.language.models import Data, Effect, If, Tag
from rules.hope.model.texts import Bond, Flavour, Line, Name, Told, Words, World
from rules.kit.content import NO_TEXT, DeckText

Window = Literal["read", "plead", "after_roll", "react", "free", "death", "passive"]
"""When a power may be used (HI-12.3): while its owner reads a Scene of their own; from acting to
the lock; between roll and outcome; when something is about to hit; whenever nothing is pending; at
its owner's death. A passive one happens by itself, when its trigger does."""
Use = Literal["always", "once", "round", "uses"]
Trigger = Literal[
    "gained",
    "i_draw",
    "my_scene",
    "i_avoid",
    "i_succeed",
    "i_fail",
    "i_support",
    "i_refuse",
    "i_hunger",
    "i_am_harmed",
    "i_lose_humanity",
    "left_acts",
    "right_acts",
    "partner_draws",
    "partner_acts",
    "partner_supports_me",
    "i_support_partner",
    "i_refuse_partner",
    "partner_hurt",
    "partner_dies",
]
"""What sets a passive power off.

gained: the card comes to its owner. i_draw, partner_draws: a Scene has been drawn and read.
my_scene: the owner's own hardship Scene is locked, before its hardship is summed. i_avoid,
i_succeed, i_fail: the owner's own Scene comes to that. i_support, i_refuse: at the lock of
another's Scene. i_hunger, i_am_harmed, i_lose_humanity: it has just hit the owner. left_acts,
right_acts, partner_acts: that neighbour, or the partner of the bond, acts on a hardship Scene,
before anybody answers. The rest are about the bond's partner; partner_hurt: the partner has just
suffered Harm."""


class Power(Data):
    """What a card can do, when and how often (HI-12.1)."""

    window: Window
    when: Trigger | None = None
    use: Use = "once"
    if_: If | None = Field(default=None, alias="if")
    anyone: bool = False
    """Also for players who have not committed (HI-12.4)."""
    effects: tuple[Effect, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _passive_has_a_trigger(self) -> Power:
        if (self.window == "passive") != (self.when is not None):
            raise ValueError("when: a passive power needs a trigger, and no other has one")
        return self


Moment = Window | Trigger | None
"""When a power may be used, or what sets it off; None: any of these."""


ROLL_OPS = {"hardship", "dice", "auto_success", "success", "reroll", "return_die"}
"""Effects on a roll that only seats that have committed may use (HI-12.4)."""


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """A power as printed on its card."""

    id: str
    index: int
    name: DeckText
    """The card's."""
    power: Power
    of_roll: bool
    """Whether the power changes a roll."""


class Powered(Data):
    """A card with powers."""

    id: str
    name: Name

    @property
    @abstractmethod
    def every_power(self) -> Sequence[Power]:
        """All powers of the card, in order."""

    @property
    def printed_powers(self) -> list[Printed]:
        """All powers of the card, in order, each with the id and name it has on the card."""
        return [
            Printed(
                f"{self.id}.{index}",
                index,
                self.name,
                power,
                any(effect.op in ROLL_OPS for effect in power.effects),
            )
            for index, power in enumerate(self.every_power)
        ]


class Personality(Powered, Told):
    """Who somebody is (HI-18.5)."""

    id: str = Field(pattern=r"p\d\d")
    portrait: Flavour
    portrait_we: Flavour | None = None
    """The portrait as the story tells it, if it says “you”."""
    boon: Power
    flaw: Power

    @property
    def every_power(self) -> Sequence[Power]:
        return self.boon, self.flaw

    @model_validator(mode="after")
    def _has_no_partner(self) -> Personality:
        for power in (self.boon, self.flaw):
            if power.when == "gained" or (power.when or "").find("partner") >= 0:
                raise ValueError(f"when: {power.when} is nothing that can happen to a Personality")
        return self


def _names_somebody(saying: DeckText) -> DeckText:
    if "{name}" not in str(saying):
        raise ValueError("does not say {name}")
    return saying


class Trait(Powered, Told):
    """Something that sets somebody apart, for good or ill (HI-18.6)."""

    id: str = Field(pattern=r"t\d\d")
    polarity: Literal["boon", "flaw"]
    text: Flavour
    text_we: Flavour | None = None
    """The text as the story tells it, if it says “you”."""
    saying: Annotated[Flavour, AfterValidator(_names_somebody)] | None = None
    """What people say of someone who has it, for the story; `{name}` stands for them. Without it,
    the story quotes `text`."""
    power: Power

    @property
    def every_power(self) -> Sequence[Power]:
        return (self.power,)

    @model_validator(mode="after")
    def _flaws_happen(self) -> Trait:
        if self.polarity == "flaw" and self.power.window != "passive":
            raise ValueError("power: a flaw is passive, nobody would use it")
        return self


class Relationship(Powered, Told):
    """What ties somebody to a neighbour (HI-18.7)."""

    id: str = Field(pattern=r"r\d\d")
    side: Literal["left", "right", "both"]
    bond: Bond
    bond_i: Bond | None = None
    """The bond as its owner tells it in the story."""
    gap: Annotated[DeckText, Words(3, 20), Field(max_length=140)]
    """The question that the two of them may answer (HI-2.7)."""
    powers: tuple[Power, ...] = Field(min_length=1, max_length=2)

    @property
    def every_power(self) -> Sequence[Power]:
        return self.powers


class Asset(Powered):
    """A thing worth carrying (HI-18.8)."""

    id: str = Field(pattern=r"a\d\d")
    text: Flavour
    noun: DeckText = NO_TEXT
    """What it is called in the middle of a sentence: "a tin of pears"."""
    tags: tuple[Tag, ...] = Field(min_length=1)
    group: bool = False
    """Lies in the middle; any living player may use it (HI-12.7)."""
    uses: int = Field(default=1, ge=1, le=3)
    power: Power
    drawback: Power | None = None

    @property
    def every_power(self) -> Sequence[Power]:
        return (self.power,) if self.drawback is None else (self.power, self.drawback)

    @model_validator(mode="after")
    def _is_used_up(self) -> Asset:
        if self.power.window != "passive" and self.power.use != "uses":
            raise ValueError("power: an Asset's use is `uses`")
        return self


class Scenario(Told):
    """How the world ended, and where the group hopes to go (HI-1.10)."""

    id: str = Field(pattern=r"s\d\d")
    title: Annotated[DeckText, Field(min_length=3, max_length=60)]
    world: World
    world_we: World | None = None
    """The world as the story tells it, if it says “you”."""
    destination: Annotated[DeckText, Words(3, 30), Field(max_length=200)]


class Passage(Told):
    """A line of the game master's own."""

    line: Line
    line_we: Line | None = None
    """The line as the story tells it, if it says “you”."""


class Voice(Data):
    """What the game master says when nobody else does, and names for those who give none."""

    address: Annotated[DeckText, Words(1, 40)]
    """The words with which a text says “you”, in small letters. A text with one of them needs told
    ones beside it."""
    names: tuple[Annotated[str, Field(min_length=2, max_length=24)], ...] = Field(min_length=60)
    deaths: Mapping[Literal["hunger", "harm", "humanity", "fate"], tuple[Passage, ...]]
    """Plain lines for a death; `{name}` stands for the dead (HI-13.10)."""
    arrival: tuple[Passage, ...] = Field(min_length=3)
    lost: tuple[Passage, ...] = Field(min_length=3)
