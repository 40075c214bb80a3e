"""The cards: what stands on each kind (HI-18), checked when it is read."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args

from pydantic import (
    AfterValidator,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    model_validator,
)
from pydantic_core import core_schema

from rules.hope.effects.language.models import Data, Effect, If, Tag, Terrain

Kind = Literal["roll", "question", "toll"]
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


@dataclass(frozen=True, slots=True)
class Words:
    """Limits how many words a text has; the schema states the limits too, for the reference of
    packs."""

    least: int
    most: int

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> core_schema.CoreSchema:
        return core_schema.no_info_after_validator_function(self.check_words, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return {**handler(schema), "words": [self.least, self.most]}

    def check_words(self, text: str) -> str:
        found = len(text.split())
        if not self.least <= found <= self.most:
            raise ValueError(f"has {found} words; it takes {self.least} to {self.most}")
        return text


def _keeps_quiet(text: str) -> str:
    """Check that a callout names no number or term of the rules and no outcome (HI-18.4)."""
    found = re.search(
        r"\d|hardship|humanity|\b(succeed\w*|success\w*|fail\w*|refuse\w*)\b", text, re.I
    )
    if found:
        raise ValueError(f"says “{found[0]}”, and may not speak of the rules or the outcome")
    if text.rstrip()[-1] not in ".?!":
        raise ValueError("does not end on a sentence")
    return text


Line = Annotated[str, Words(4, 40), Field(max_length=280)]
Callout = Annotated[str, Words(40, 90), Field(max_length=620), AfterValidator(_keeps_quiet)]
Name = Annotated[str, Field(min_length=2, max_length=40)]
Flavour = Annotated[str, Words(4, 30), Field(max_length=200)]
Theme = Literal[
    "hunger",
    "violence",
    "grief",
    "drugs",
    "sickness",
    "children",
    "animals",
    "betrayal",
    "despair",
    "faith",
]
THEMES: tuple[Theme, ...] = get_args(Theme)


class Section(Data):
    """One outcome of a Scene: what it does, and one line that tells it."""

    line: Line
    effects: tuple[Effect, ...] = ()

    def find_line(self, success: bool | None) -> str:
        """Find the line that tells it. `success`: of the roll, if there was one."""
        return self.line


class Refusal(Section):
    """What refusing brings. On a roll its line may depend on how the others did."""

    succeeded: Line | None = None
    """Instead of `line`, if the roll succeeds and these players had refused."""
    failed: Line | None = None
    """Instead of `line`, if the roll fails and these players had refused."""

    def find_line(self, success: bool | None) -> str:
        """Find the line that fits the roll: `line` if nobody has rolled or there is no other."""
        if success is None:
            return self.line
        return (self.succeeded if success else self.failed) or self.line


class Needs(Data):
    """What somebody must have to accept (HI-10.6): an Asset of a kind, or Humanity."""

    asset: Tag | None = None
    humanity: bool = False

    @model_validator(mode="after")
    def _check_one_need(self) -> Needs:
        if (self.asset is None) == (not self.humanity):
            raise ValueError("names either an asset's tag or humanity: true")
        return self


class Scene(Data):
    """A Scene card (HI-18.2, HI-18.3)."""

    id: str = Field(pattern=r"[a-z]\d\d")
    terrain: Terrain
    """The deck that it lies in."""
    title: Annotated[str, Words(1, 6), Field(max_length=50)]
    """Shown when the Scene is over."""
    callout: Callout
    """What the table hears. It names no rule, no number and no outcome."""
    kind: Kind
    """A roll takes dice, a question takes an answer, and a toll takes a price."""
    unavoidable: bool = False
    """The drawer may not turn away."""
    hardship: int = Field(default=0, ge=0, le=5)
    """How many successes a roll needs: 1 to 5 on a roll, and on nothing else."""
    price: int = Field(default=0, ge=0, le=2)
    """How many Humanity dice a toll costs: 1 or 2 on a toll, and on nothing else."""
    accept_word: Annotated[str, Field(max_length=40)] = ""
    """The button that accepts a question or a toll."""
    refuse_word: Annotated[str, Field(max_length=40)] = ""
    """The button that refuses it."""
    accept_needs: Needs | None = None
    """Who may accept a question or a toll."""
    accept: Section | None = None
    """For each player who accepts; on a roll, for each who gave dice, before the outcome."""
    refuse: Refusal
    """For each player who refuses or gives no dice."""
    all_refuse: Refusal | None = None
    """Instead of `refuse`, if everyone refuses."""
    all_accept: Section | None = None
    """Instead of `accept`, if everyone accepts a question or a toll."""
    split: Section | None = None
    """For every player as well, if some accept a question or a toll and some refuse."""
    succeed: Section | None = None
    """For each player who gave dice to a roll that succeeds."""
    fail: Section | None = None
    """For each player who gave dice to a roll that fails."""
    prompt: Annotated[str, Words(3, 20), Field(max_length=140)]
    """A question for the player who tells the story."""
    themes: tuple[Theme, ...] = ()
    """What a table may veil."""

    def find_refusal(self, by_all: bool) -> tuple[str, Refusal]:
        """Find the section that refusing brings, with its id: All Refuse if all refuse and the
        card has that section (HI-5.3, HI-9.5, HI-10.4)."""
        if by_all and self.all_refuse is not None:
            return "all-refuse", self.all_refuse
        return "refuse", self.refuse

    @model_validator(mode="after")
    def _of_its_kind(self) -> Scene:
        rolled = self.kind == "roll"
        if rolled != (self.hardship > 0):
            raise ValueError("hardship: 1 to 5 on a roll, and on nothing else")
        if (self.kind == "toll") != (self.price > 0):
            raise ValueError("price: 1 or 2 on a toll, and on nothing else")
        if rolled != (self.succeed is not None and self.fail is not None):
            raise ValueError("succeed and fail: both on a roll")
        if not rolled and (self.succeed or self.fail):
            raise ValueError("succeed and fail: on a roll only")
        if not rolled and any(
            part.succeeded or part.failed for part in (self.refuse, self.all_refuse) if part
        ):
            raise ValueError("succeeded and failed: on a roll only")
        if not rolled and self.accept is None:
            raise ValueError("accept: is missing")
        if rolled and (self.all_accept or self.split or self.accept_needs):
            raise ValueError("all_accept, split and accept_needs: on a question or toll only")
        if not rolled and not (self.accept_word and self.refuse_word):
            raise ValueError("accept_word and refuse_word: on every question and toll")
        return self


class Power(Data):
    """What a card can do, when and how often (HI-12.1)."""

    window: Window
    when: Trigger | None = None
    use: Use = "once"
    if_: If | None = Field(default=None, alias="if")
    anyone: bool = False
    """Also for those who have not committed (HI-12.4)."""
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
    """A power as it stands on its card."""

    id: str
    index: int
    name: str
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


class Personality(Powered):
    """Who somebody is (HI-18.5)."""

    id: str = Field(pattern=r"p\d\d")
    portrait: Flavour
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


class Trait(Powered):
    """Something that sets somebody apart, for good or ill (HI-18.6)."""

    id: str = Field(pattern=r"t\d\d")
    polarity: Literal["boon", "flaw"]
    text: Flavour
    saying: Annotated[str, Words(4, 30), Field(max_length=200, pattern=r"\{name\}")] | None = None
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


class Relationship(Powered):
    """What ties somebody to a neighbour (HI-18.7)."""

    id: str = Field(pattern=r"r\d\d")
    side: Literal["left", "right", "both"]
    bond: Annotated[str, Words(8, 45), Field(max_length=300)]
    gap: Annotated[str, Words(3, 20), Field(max_length=140)]
    """The question that the two of them may answer (HI-2.7)."""
    powers: tuple[Power, ...] = Field(min_length=1, max_length=2)

    @property
    def every_power(self) -> Sequence[Power]:
        return self.powers


class Asset(Powered):
    """A thing worth carrying (HI-18.8)."""

    id: str = Field(pattern=r"a\d\d")
    text: Flavour
    noun: str = ""
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


class Scenario(Data):
    """How the world ended, and where the group hopes to go (HI-1.10)."""

    id: str = Field(pattern=r"s\d\d")
    title: Annotated[str, Field(min_length=3, max_length=60)]
    world: Annotated[str, Words(10, 60), Field(max_length=400)]
    destination: Annotated[str, Words(3, 30), Field(max_length=200)]


class Voice(Data):
    """What the game master says when nobody else does, and names for those who give none."""

    names: tuple[Annotated[str, Field(min_length=2, max_length=24)], ...] = Field(min_length=60)
    deaths: Mapping[Literal["hunger", "harm", "humanity", "fate"], tuple[Line, ...]]
    """Plain lines for a death; `{name}` stands for the dead (HI-13.10)."""
    arrival: tuple[Line, ...] = Field(min_length=3)
    lost: tuple[Line, ...] = Field(min_length=3)
