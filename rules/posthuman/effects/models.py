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
from rules.posthuman.effects import spelling
from rules.posthuman.model.terms import MeleeFace, Stat, WeaponClass


class AmountIs(spelling.Data):
    """A condition on a number: at least this many living enemies, or the number of the round."""

    do: Literal["enemies_at_least", "round_is"]
    n: int


class WordIs(spelling.Data):
    """A condition that the terrain, or a living enemy's kind, is one of these: `{terrain: [rural,
    urban]}`, `{enemy: [mutant]}`."""

    do: Literal["terrain", "enemy"]
    of: tuple[str, ...]


class Flag(spelling.Data):
    """A condition that something is so: `safe_house` in a safe house, `caught` after a failed
    evasion, `won` once a combat is won, `in_company` with another human on the same terrain
    (PH-26.6)."""

    do: Literal["safe_house", "caught", "won", "in_company"]
    no: bool = False
    """Whether the opposite must be so: `{safe_house: {"no": true}}`, in quotes, since a bare `no`
    is false in YAML."""


Condition = Annotated[
    AmountIs | WordIs | Flag, Field(discriminator="do"), BeforeValidator(spelling.expand_shorthand)
]


class Cost(spelling.Data):
    """What the owner of a card pays: `{food: 1}`, or `{discard: 1}` for the card itself."""

    do: Literal["food", "ammo", "health", "morale", "discard"]
    n: int = 1


Price = Annotated[Cost, BeforeValidator(spelling.expand_shorthand)]


class Forbid(spelling.Data):
    """Forbid some actions this turn, while the conditions of the effect are met."""

    do: Literal["forbid"]
    what: tuple[Literal["camp", "forage", "scout", "move", "evade", "shoot", "trade"], ...]


class StatBonus(spelling.Data):
    """Raise or lower a stat (PH-5.6)."""

    do: Literal["stat"]
    stat: Stat
    n: int
    scope: spelling.Scope = "always"


class RollBonus(spelling.Data):
    """Add to an evade roll, or to a stat in tests: to any stat, or only to `stat` if that is
    given."""

    do: Literal["roll"]
    what: Literal["evade", "test"]
    n: int
    stat: Stat | None = None


class Dice(spelling.Data):
    """Give a side more or fewer dice of a kind."""

    do: Literal["dice"]
    die: spelling.Die
    n: int
    side: spelling.Side = "player"
    scope: spelling.Scope = "always"


class SetDice(spelling.Data):
    """Give a side exactly `n` melee dice in that round."""

    do: Literal["set_dice"]
    n: int
    round: Literal[1, 2, 3] = 1
    side: spelling.Side = "player"


class Reroll(spelling.Data):
    """Re-roll up to `n` of the player's or the enemy's dice. `forced`: only those with this face,
    and they must be re-rolled."""

    do: Literal["reroll"]
    dice: tuple[spelling.Die, ...]
    n: int = 1
    whose: spelling.Side = "player"
    forced: MeleeFace | None = None


class Face(spelling.Data):
    """Count one face of a side's melee dice as another: `{face: {from: miss, to: block}}`."""

    do: Literal["face"]
    from_: MeleeFace = Field(alias="from")
    to: MeleeFace
    n: int = 1
    """The most dice that it changes."""
    side: spelling.Side = "player"


class Cancel(spelling.Data):
    """Cancel up to `n` dice that show the face; blocks are cancelled on melee dice only
    (PH-15.16)."""

    do: Literal["cancel"]
    face: MeleeFace
    n: int = 1
    side: spelling.Side = "enemy"
    """The side whose dice are cancelled."""


class Prevent(spelling.Data):
    """Prevent `n` of the wounds suffered, once in a combat unless the limit says otherwise."""

    do: Literal["prevent"]
    n: int = 1
    what: Literal["melee", "shooting", "any"] = "any"
    whom: spelling.Whom = "self"


class Number(spelling.Data):
    """Raise or lower a number. `swap`: dice that may be swapped in a round. `range`: of the weapon,
    up to 3. `weapon_dice`: the weapon's own dice, never below 1 (PH-14.16). `slots`: of the
    backpack. `hand`: cards held. `pick_tile`: tiles to draw, of which 1 is kept. `supply_cards`:
    drawn at once in a forage. `melee_weapons`: how many may be active (PH-13.1)."""

    do: Literal[
        "swap",
        "range",
        "weapon_dice",
        "slots",
        "hand",
        "pick_tile",
        "supply_cards",
        "melee_weapons",
    ]
    n: int


class Expert(spelling.Data):
    """Let skill shots with weapons of these classes hit (PH-14.10)."""

    do: Literal["expert"]
    of: tuple[WeaponClass, ...]


Modifier: TypeAlias = (
    StatBonus
    | RollBonus
    | Dice
    | SetDice
    | Reroll
    | Face
    | Cancel
    | Prevent
    | Number
    | Expert
    | Forbid
)
"""A primitive that changes how something is worked out, while its card is in play or for its
scope."""


class Amount(spelling.Data):
    """Gain `n` of something, or lose it if `n` is negative. `hunger` 1 moves the marker one slot to
    the left, hungrier; -1 to the right. `jp` is a space of the journey track, `scar` draws
    scars."""

    do: Literal["health", "morale", "food", "ammo", "hunger", "xp", "jp", "scar", "heal_scar"]
    n: int = 1
    whom: spelling.Whom = "self"


class Draw(spelling.Data):
    """Draw cards and keep some (0: all)."""

    do: Literal["draw"]
    deck: spelling.DrawnDeck
    n: int = 1
    keep: int = 0


class Discard(spelling.Data):
    """Lose something that its owner chooses."""

    do: Literal["discard"]
    kind: Literal["item", "hand", "food", "ammo", "skill", "follower"]
    n: int = 1


class Steal(spelling.Data):
    """Take from another human on the same terrain; on a mutant action the target merely loses it.
    `item`: an item in play of this `size`. `contest`: only if d6 + speed beats the other's."""

    do: Literal["steal"]
    kind: Literal["food", "ammo", "item"]
    n: int = 1
    size: int = 1
    contest: bool = False


class Free(spelling.Data):
    """Take a free action, if it is legal now (PH-8.7)."""

    do: Literal["free"]
    action: Literal["camp", "forage", "scout", "move"]


class Plain(spelling.Data):
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


class Wounds(spelling.Data):
    """Wounds. In `wounds_out` that many more are dealt; elsewhere they are dealt at once, to one
    enemy of the player's choice or to all; on a mutant action and on enemies' cards to the
    human."""

    do: Literal["wounds"]
    n: int = 1
    target: Literal["one", "all", "player"] = "one"


class AddMinion(spelling.Data):
    """Add minions to the fight."""

    do: Literal["add_minion"]
    kind: Literal["human", "mutant"]
    n: int = 1


class Peek(spelling.Data):
    """Look at the top of a deck, put the cards back in any order, and perhaps discard some.
    `encounter`: the next encounters of the level at hand."""

    do: Literal["peek"]
    deck: spelling.DeckName
    n: int = 1
    reorder: bool = True
    discard: int = 0


class Compare(spelling.Data):
    """Carry out primitives for the humans who have most, or least; with `alone`, only if a single
    human has. `place` is the space of the journey track, `tiles` the tiles on a human's map."""

    do: Literal["compare"]
    metric: Literal["place", "tiles", "health", "morale", "food", "ammo", "xp", "scars", "hunger"]
    which: Literal["most", "least"]
    alone: bool = False
    then: tuple[Primitive, ...]


class Keep(spelling.Data):
    """The human who has most, or least, of the metric keeps the event card (PH-8.3). In a solo game
    the only human does."""

    do: Literal["keep"]
    metric: Literal["health", "morale", "xp", "place"] = "health"
    which: Literal["most", "least"] = "least"


class Way(spelling.Data):
    """One way that a choice offers."""

    label: Annotated[DeckText, Field(min_length=2, max_length=60)]
    cost: tuple[Price, ...] = ()
    do: tuple[Primitive, ...] = ()


class Choose(spelling.Data):
    """Choose one way; the default is the first that costs nothing, unless `default` names
    another."""

    do: Literal["choose"]
    of: tuple[Way, ...]
    default: int = 0


class Test(spelling.Data):
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
    Happening | Modifier, Field(discriminator="do"), BeforeValidator(spelling.expand_shorthand)
]
PRIMITIVES: tuple[type[spelling.Data], ...] = (*get_args(Happening), *get_args(Modifier))


class Effect(spelling.Data):
    """What a card does at a moment (PH-25.12). `ask`: its owner decides, by default against it;
    otherwise the effect just happens. An effect with a cost always asks."""

    at: spelling.Hook
    if_: tuple[Condition, ...] = Field(default=(), alias="if")
    cost: tuple[Price, ...] = ()
    do: tuple[Primitive, ...] = Field(min_length=1)
    limit: spelling.Limit = "always"
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
