"""What a card may do, as data: when (hook), if (conditions), for what cost, and what then
(primitives). The sets are closed: a card cannot use anything that is not listed here (PH-25.12 to
PH-25.15).

In a card's file a primitive, a condition or a cost is written as one key with its amount or its
parts, such as `{health: 2}` or `{draw: {deck: equipment, n: 2, keep: 1}}`, or as the bare word
`follower`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import BeforeValidator, Field

from rules.kit.content import NO_TEXT, DeckText
from rules.posthuman.effects.language.spelling import (
    Data,
    DeckName,
    Die,
    DrawnDeck,
    Hook,
    Limit,
    Scope,
    Side,
    Whom,
    expand_shorthand,
)
from rules.posthuman.effects.modifying import (
    Cancel,
    Dice,
    Expert,
    Face,
    Forbid,
    Modifier,
    Number,
    Prevent,
    Reroll,
    RollBonus,
    SetDice,
    StatBonus,
)
from rules.posthuman.effects.requirements import AmountIs, Condition, Cost, Flag, Price, WordIs
from rules.posthuman.model.terms import Stat

# -- primitives that happen (PH-25.14) -----------------------------------------------------------


class Amount(Data):
    """Gain `n` of something, or lose it if `n` is negative. `hunger` 1 moves the marker one slot to
    the left, hungrier; -1 to the right. `jp` is a space of the journey track, `scar` draws
    scars."""

    do: Literal["health", "morale", "food", "ammo", "hunger", "xp", "jp", "scar", "heal_scar"]
    n: int = 1
    whom: Whom = "self"


class Draw(Data):
    """Draw cards and keep some (0: all)."""

    do: Literal["draw"]
    deck: DrawnDeck
    n: int = 1
    keep: int = 0


class Discard(Data):
    """Lose something that its owner chooses."""

    do: Literal["discard"]
    kind: Literal["item", "hand", "food", "ammo", "skill", "follower"]
    n: int = 1


class Steal(Data):
    """Take from another human on the same terrain; on a mutant action the target merely loses it.
    `item`: an item in play of at most `size`. `contest`: only if d6 + speed beats the other's."""

    do: Literal["steal"]
    kind: Literal["food", "ammo", "item"]
    n: int = 1
    size: int = 1
    contest: bool = False


class Free(Data):
    """Take a free action, if it is legal now (PH-8.7)."""

    do: Literal["free"]
    action: Literal["camp", "forage", "scout", "move"]


class Plain(Data):
    """A primitive without parts. `allow_evade`: the replacement may be evaded too. `trade_any`: the
    human counts as on every terrain until trade ends (PH-10.10). `end_combat`: all enemies flee.
    `reroll_passed`: passed mind tests are rolled again (PH-8.9). `no_target`: no mutant or VS card
    may target its owner."""

    do: Literal[
        "allow_evade",
        "trade_any",
        "end_combat",
        "reroll_passed",
        "no_target",
        "replace_encounter",
        "extra_encounter",
        "fortress",
    ]


class Wounds(Data):
    """Wounds. In `wounds_out` that many more are dealt; elsewhere they are dealt at once, to one
    enemy of the player's choice or to all; on a mutant action and on enemies' cards to the
    human."""

    do: Literal["wounds"]
    n: int = 1
    target: Literal["one", "all", "player"] = "one"


class AddMinion(Data):
    """Add minions to the fight."""

    do: Literal["add_minion"]
    kind: Literal["human", "mutant"]
    n: int = 1


class Peek(Data):
    """Look at the top of a deck, put the cards back in any order, and perhaps discard some.
    `encounter`: the next encounters of the level at hand."""

    do: Literal["peek"]
    deck: DeckName
    n: int = 1
    reorder: bool = True
    discard: int = 0


class Compare(Data):
    """Carry out primitives for the humans who have most, or least; with `alone`, only if a single
    human has. `place` is the space of the journey track, `tiles` the tiles on a human's map."""

    do: Literal["compare"]
    metric: Literal["place", "tiles", "health", "morale", "food", "ammo", "xp", "scars", "hunger"]
    which: Literal["most", "least"]
    alone: bool = False
    then: tuple[Primitive, ...]


class Keep(Data):
    """The human who has most, or least, of the metric keeps the event card (PH-8.3). In a solo game
    the only human does."""

    do: Literal["keep"]
    metric: Literal["health", "morale", "xp", "place"] = "health"
    which: Literal["most", "least"] = "least"


class Way(Data):
    """One way that a choice offers."""

    label: Annotated[DeckText, Field(min_length=2, max_length=60)]
    cost: tuple[Price, ...] = ()
    do: tuple[Primitive, ...] = ()


class Choose(Data):
    """Choose one way; the default is the first that costs nothing, unless `default` names
    another."""

    do: Literal["choose"]
    of: tuple[Way, ...]
    default: int = 0


class Test(Data):
    """Roll one d6 against a stat: a roll of at most the stat passes (PH-20.1). `modifier` is added
    to the stat."""

    do: Literal["test"]
    stat: Stat
    modifier: int = 0
    passed: tuple[Primitive, ...] = Field(default=(), alias="pass")
    failed: tuple[Primitive, ...] = Field(default=(), alias="fail")


Happening: TypeAlias = (
    Amount
    | Draw
    | Discard
    | Steal
    | Free
    | Plain
    | Wounds
    | AddMinion
    | Peek
    | Compare
    | Keep
    | Choose
    | Test
)
"""A primitive that happens once, when its moment comes."""
Primitive = Annotated[
    Happening | Modifier, Field(discriminator="do"), BeforeValidator(expand_shorthand)
]
PRIMITIVES: tuple[type[Data], ...] = (*get_args(Happening), *get_args(Modifier))


class Effect(Data):
    """What a card does at a moment (PH-25.12). `ask`: its owner decides, by default against it;
    otherwise the effect just happens. An effect with a cost always asks."""

    at: Hook
    if_: tuple[Condition, ...] = Field(default=(), alias="if")
    cost: tuple[Price, ...] = ()
    do: tuple[Primitive, ...] = Field(min_length=1)
    limit: Limit = "always"
    ask: bool = False
    text: DeckText = NO_TEXT
    """Our words for the effect, if the words made from the data would not do."""

    @property
    def is_optional(self) -> bool:
        """Whether the owner decides about the effect."""
        return self.ask or bool(self.cost)

    @property
    def is_passive(self) -> bool:
        """Whether the effect merely modifies other things for as long as its card is in play."""
        return (
            not self.is_optional
            and self.limit == "always"
            and all(isinstance(one, get_args(Modifier)) for one in self.do)
        )


for _model in (Compare, Way, Choose, Test, Effect):
    _model.model_rebuild()

__all__ = [
    "PRIMITIVES",
    "AddMinion",
    "Amount",
    "AmountIs",
    "Cancel",
    "Choose",
    "Compare",
    "Condition",
    "Cost",
    "Data",
    "DeckName",
    "Dice",
    "Die",
    "Discard",
    "Draw",
    "Effect",
    "Expert",
    "Face",
    "Flag",
    "Forbid",
    "Free",
    "Happening",
    "Hook",
    "Keep",
    "Limit",
    "Modifier",
    "Number",
    "Peek",
    "Plain",
    "Prevent",
    "Price",
    "Primitive",
    "Reroll",
    "RollBonus",
    "Scope",
    "SetDice",
    "Side",
    "StatBonus",
    "Steal",
    "Test",
    "Way",
    "Whom",
    "WordIs",
    "Wounds",
]
