"""What a card may do: the closed vocabulary of effects, as data (HI-19.1 to HI-19.5).

A card's file names an operation (`op`), mostly an amount (`n`), and whom it is for (`target`).
Positive hunger and harm is bad for the target, positive humanity and hope is good. No card has code
of its own: what is not listed here cannot be written on a card.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, TypeAlias, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from rules.kit.content import DeckText

Target = Literal[
    "self",
    "drawer",
    "supporters",
    "committed",
    "refusers",
    "accepters",
    "all",
    "others",
    "chosen",
    "chosen_other",
    "left",
    "right",
    "partner",
    "least_humanity",
    "most_humanity",
    "most_hungry",
    "most_harmed",
    "least_burdened",
    "random",
    "pool",
    "scene",
]
Terrain = Literal["wilderness", "mountainous", "coastal", "urban", "any"]
Tag = Literal["food", "medicine", "tool", "weapon", "comfort", "drug", "shelter", "vehicle"]
Hurt = Literal["hunger", "harm", "humanity"]
"""What can be suffered, and so prevented or taken in another's stead."""
StatusName = Literal["no_regain", "no_hope", "mute_support", "shielded"]
Part = Literal["hardship", "succeed", "fail", "refuse"]

TERRAINS: tuple[Terrain, ...] = get_args(Terrain)


class Data(BaseModel):
    """Anything read from a card's file: nothing unknown in it, and it never changes."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


# -- conditions (HI-19.5) ------------------------------------------------------------------------


class Condition(Data):
    """When an effect or a power counts, as a short phrase: `hunger>=1`, `terrain is coastal`."""

    what: Literal[
        "has_tag",
        "hunger",
        "harm",
        "humanity",
        "round",
        "accepters",
        "supporters",
        "alone",
        "partner_is",
        "outcome",
        "terrain",
        "hope",
    ]
    number: int = 0
    word: str = ""


_AT_LEAST = re.compile(r"(hunger|harm|round|accepters|supporters|hope)\s*>=\s*(\d)")
_AT_MOST = re.compile(r"(humanity)\s*<=\s*(\d)")
_WORDS: dict[str, tuple[re.Pattern[str], tuple[str, ...]]] = {
    "has_tag": (re.compile(r"has_tag\((\w+)\)"), get_args(Tag)),
    "partner_is": (re.compile(r"partner_is\((\w+)\)"), ("drawer", "supporter", "refuser", "dead")),
    "outcome": (re.compile(r"outcome is (\w+)"), ("succeed", "fail")),
    "terrain": (re.compile(r"terrain is (\w+)"), TERRAINS),
}


def _parse_condition(raw: Any) -> Any:
    if not isinstance(raw, str):
        return raw
    phrase = raw.strip()
    if re.fullmatch(r"supporters\s*==\s*0", phrase):
        return Condition(what="alone")
    if found := _AT_LEAST.fullmatch(phrase) or _AT_MOST.fullmatch(phrase):
        return Condition.model_validate({"what": found[1], "number": int(found[2])})
    for what, (pattern, allowed) in _WORDS.items():
        if found := pattern.fullmatch(phrase):
            if found[1] not in allowed:
                raise ValueError(f"“{found[1]}” is none of {', '.join(allowed)}")
            return Condition.model_validate({"what": what, "word": found[1]})
    raise ValueError(
        f"“{phrase}” is no condition; write for instance hunger>=1, humanity<=2, round>=3, "
        "accepters>=2, supporters>=1, supporters==0, hope>=1, has_tag(food), partner_is(drawer), "
        "outcome is fail, terrain is coastal"
    )


If: TypeAlias = Annotated[Condition, BeforeValidator(_parse_condition)]


# -- effects (HI-19.1 to HI-19.4) ----------------------------------------------------------------


class _Effect(Data):
    """What all effects share. `if`: only then; `then` follows it; `else` happens instead."""

    target: Target = "self"
    per: Literal["each", "once"] = "each"
    if_: If | None = Field(default=None, alias="if")
    then: tuple[Effect, ...] = ()
    else_: tuple[Effect, ...] = Field(default=(), alias="else")


class Amount(_Effect):
    """Raise or lower Humanity, Hunger, Harm or Hope (HI-19.4a)."""

    op: Literal["humanity", "hunger", "harm", "hope"]
    n: int = 1

    @model_validator(mode="after")
    def _in_bounds(self) -> Amount:
        most = 3 if self.op == "humanity" else 2
        if self.n == 0 or not -2 <= self.n <= most:
            raise ValueError(f"n is {self.n}: {self.op} takes -2 to {most}, and not 0")
        return self


class DrawCards(_Effect):
    """Draw cards from the top of a deck (HI-19.4b)."""

    op: Literal["draw_asset", "draw_trait"]
    n: int = Field(default=1, ge=1, le=2)


class LoseCards(_Effect):
    """Lose cards that their owner chooses, random ones, or all; `tag`: only Assets of this kind."""

    op: Literal["lose_asset", "lose_trait"]
    n: int = Field(default=1, ge=1, le=2)
    how: Literal["choice", "random", "all"] = "choice"
    tag: Tag | None = None


class TakeAsset(_Effect):
    """Self takes Assets from the target, by choice or at random."""

    op: Literal["take_asset"]
    n: int = Field(default=1, ge=1, le=2)
    how: Literal["choice", "random"] = "choice"


class Renew(_Effect):
    """Give an Asset one more use, or refresh a spent Trait; the owner chooses which."""

    op: Literal["add_use", "refresh"]
    n: int = Field(default=1, ge=1, le=2)


class RollChange(_Effect):
    """Change this roll: its hardship, its free dice, or its successes (HI-19.4c)."""

    op: Literal["hardship", "dice", "success"]
    n: int = Field(ge=-2, le=2)

    @model_validator(mode="after")
    def _not_nothing(self) -> RollChange:
        if self.n == 0:
            raise ValueError("n is 0, so this does nothing")
        return self


class AutoSuccess(_Effect):
    """This many of the user's dice count as successes without being rolled."""

    op: Literal["auto_success"]
    n: int = Field(default=1, ge=1, le=2)


class Reroll(_Effect):
    """Roll failed dice again: the user's own, or anybody's."""

    op: Literal["reroll"]
    n: int = Field(default=1, ge=1, le=3)
    whose: Literal["own", "any"] = "own"


class ReturnDie(_Effect):
    """This many of the user's committed dice come back at the outcome."""

    op: Literal["return_die"]
    n: int = Field(default=1, ge=1, le=2)


class Omen(_Effect):
    """Change the hardship of the next Scene that has one: anyone's, or self's own (HI-19.4d)."""

    op: Literal["next_hardship"]
    n: int = Field(ge=-2, le=2)
    whose: Literal["anyone", "self"] = "anyone"


class SetStatus(_Effect):
    """Begin a lasting status or, with `ends`, end it (HI-19.4d)."""

    op: Literal["status"]
    status: StatusName
    ends: bool = False


class Prevent(_Effect):
    """Prevent up to n of what is about to hit the target (HI-19.4e)."""

    op: Literal["prevent"]
    of: tuple[Hurt, ...] = Field(min_length=1)
    n: int = Field(default=1, ge=1, le=2)


class Redirect(_Effect):
    """Redirect what is about to hit the target to self, or from self to the target."""

    op: Literal["redirect"]
    of: tuple[Hurt, ...] = Field(min_length=1)
    to: Literal["self", "target"] = "self"


class Transfer(_Effect):
    """Dice, conditions or an Asset go from one to another (HI-19.4f)."""

    op: Literal["transfer"]
    what: Literal["humanity", "hunger", "harm", "asset"]
    n: int = Field(default=1, ge=1, le=2)
    from_: Target = Field(default="self", alias="from")
    to: Target


class Swap(_Effect):
    """Self and the target exchange conditions or Assets."""

    op: Literal["swap"]
    what: Literal["conditions", "assets"]


class Redraw(_Effect):
    """Discard the Scene that only the drawer has read, and draw another (HI-12.13)."""

    op: Literal["redraw"]


class Peek(_Effect):
    """Self looks at the top cards of a deck of its choice and puts them back in any order."""

    op: Literal["peek"]
    n: int = Field(default=2, ge=1, le=3)


class Reveal(_Effect):
    """The target alone sees a hidden part of the open Scene (HI-5.14)."""

    op: Literal["reveal"]
    part: Part


class ForceSupport(_Effect):
    """The target gives at least n dice if it can (HI-12.14)."""

    op: Literal["force_support"]
    n: int = Field(default=1, ge=1, le=2)


class BarAvoid(_Effect):
    """The drawer may not avoid the Scene (HI-19.4g)."""

    op: Literal["bar_avoid"]


class Kill(_Effect):
    """The target dies at once (HI-19.4h, HI-19.10)."""

    op: Literal["kill"]


class Check(_Effect):
    """Roll one free die for self: on 4 to 6 `then` happens, otherwise `else` (HI-19.4h)."""

    op: Literal["check"]

    @model_validator(mode="after")
    def _check_branches(self) -> Check:
        if not self.then and not self.else_:
            raise ValueError("a check needs `then` or `else`")
        return self


class Way(Data):
    """One of several ways that self may choose."""

    label: DeckText = Field(min_length=3, max_length=60)
    effects: tuple[Effect, ...]


class ChooseOne(_Effect):
    """Self picks one of the ways."""

    op: Literal["choose_one"]
    ways: tuple[Way, ...] = Field(min_length=2, max_length=4)


class Tell(_Effect):
    """Ask the target for a piece of the story, without numbers (HI-19.4i)."""

    op: Literal["tell"]
    line: DeckText = Field(min_length=10, max_length=160)


Resource: TypeAlias = Amount | Prevent | Redirect | Kill
Exchange: TypeAlias = DrawCards | LoseCards | TakeAsset | Renew | Transfer | Swap
OnRoll: TypeAlias = RollChange | AutoSuccess | Reroll | ReturnDie | Omen | SetStatus
OnScene: TypeAlias = Redraw | Peek | Reveal | ForceSupport | BarAvoid
Fate: TypeAlias = Check | ChooseOne | Tell
Effect: TypeAlias = Annotated[
    Resource | Exchange | OnRoll | OnScene | Fate, Field(discriminator="op")
]

_models: tuple[type[BaseModel], ...] = (*_Effect.__subclasses__(), Way)
for _model in _models:
    _model.model_rebuild()
