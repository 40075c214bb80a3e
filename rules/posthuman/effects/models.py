"""What a card may do, as data: when (hook), if (conditions), for what cost, and what then
(primitives). The sets are closed; what is not here cannot be written on a card (PH-25.12 to
PH-25.15).

In a card's file a primitive, a condition or a cost is written as one key and its amount, or its
parts: `{health: 2}`, `{draw: {deck: equipment, n: 2, keep: 1}}`, or the bare word: `follower`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from ..terms import Hurt, Kind, MeleeFace, Stat, Terrain, WeaponClass

Hook = Literal[
    "setup",
    "event",
    "eat",
    "declare",
    "trade",
    "camp",
    "forage",
    "scout",
    "move_start",
    "tile_drawn",
    "zone_enter",
    "reveal",
    "evade",
    "combat_start",
    "shoot_roll",
    "shoot_result",
    "shot_at",
    "round_start",
    "melee_roll",
    "melee_result",
    "wounds_out",
    "wounds_in",
    "kill",
    "combat_end",
    "test",
    "supply",
    "zone_done",
    "tile_done",
    "scar",
    "ko",
    "xp",
    "mutant_step",
    "turn_end",
    "anytime",
    "score",
]
"""When an effect counts (PH-25.13). `anytime`: outside combat."""
Limit = Literal["always", "turn", "combat", "once", "discard"]
"""How often: as often as its moment comes, once a turn, once a combat, once in the game; or the
card is discarded by it (PH-25.12)."""
Scope = Literal["now", "round", "combat", "turn", "always"]
"""How long a modifier lasts: `always` as long as its card is in play and its conditions hold; the
others from the moment at which it was carried out."""
Side = Literal["player", "enemy"]
"""Whose dice: the human's, or those of all enemies."""
Die = Literal["melee", "defence", "shooting"]
DeckName = Literal["supply", "equipment", "weapons", "skills", "encounter", "events"]
Whom = Literal["self", "other", "chosen", "all", "here"]
"""Whom an amount is for: its owner; one other human on the same terrain, whom the owner picks; the
owner or one other there; all humans; all humans on the same terrain, the owner too. On an encounter
or an event `self` is the human who meets it, on a mutant action the target."""


class Data(BaseModel):
    """Anything read from a card's file: nothing unknown in it, and it never changes."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


def _spelled(raw: Any) -> Any:
    """`{health: 2}` and `{draw: {...}}` and `follower` as the parts that the models have."""
    if isinstance(raw, str):
        return {"do": raw}
    if isinstance(raw, dict) and len(raw) == 1 and "do" not in raw:
        ((name, value),) = raw.items()
        if isinstance(value, dict):
            return {"do": name, **value}
        if isinstance(value, list):
            return {"do": name, "of": value}
        return {"do": name, "n": value}
    return raw


# -- conditions and costs (PH-25.15) -------------------------------------------------------------


class AmountIs(Data):
    """A number is at least, or at most, so much."""

    do: Literal[
        "position_at_least",
        "enemies_at_least",
        "health_at_most",
        "morale_at_most",
        "hunger_at_least",
        "has_food",
        "has_ammo",
        "party_at_least",
        "players_at_least",
        "round_is",
        "level_is",
    ]
    n: int


class WordIs(Data):
    """What stands there is one of these: `{terrain: [rural, urban]}`, `{enemy: [mutant]}`,
    `{weapon: [pistol]}` (a class; or `one-handed`, `two-handed`, `melee`, `ranged`, `none`)."""

    do: Literal["terrain", "enemy", "weapon", "season"]
    of: tuple[str, ...]


class Flag(Data):
    """It is so: on the starting tile, in a safe house, and so on; `caught` after a failed evasion,
    `won` once a combat is; `in_company` while another human is on the same terrain (PH-26.6)."""

    do: Literal["start", "safe_house", "tile_completed", "caught", "won", "solo", "in_company"]
    no: bool = False
    """The opposite: `{safe_house: {"no": true}}`, in quotes, since a bare `no` is false in YAML."""


Condition = Annotated[
    AmountIs | WordIs | Flag, Field(discriminator="do"), BeforeValidator(_spelled)
]


class Cost(Data):
    """What its owner pays: `{food: 1}`, `{discard: 1}` (the card itself leaves), `{item: 1}` (an
    item of the owner's choice), `{action: 1}` (this turn's action)."""

    do: Literal["food", "ammo", "health", "morale", "xp", "discard", "item", "action"]
    n: int = 1


Price = Annotated[Cost, BeforeValidator(_spelled)]


# -- primitives that happen (PH-25.14) -----------------------------------------------------------


class Amount(Data):
    """So much more, or less, of something. `hunger` 1 moves the marker one slot to the left,
    hungrier; -1 to the right. `jp` is a space of the journey track, `scar` draws scars."""

    do: Literal["health", "morale", "food", "ammo", "hunger", "xp", "jp", "scar", "heal_scar"]
    n: int = 1
    whom: Whom = "self"


class Draw(Data):
    """Draw cards and keep some (0: all). `encounter`: the next of the level at hand."""

    do: Literal["draw"]
    deck: DeckName
    n: int = 1
    keep: int = 0


class Discard(Data):
    """Lose something of one's own choice."""

    do: Literal["discard"]
    kind: Literal["item", "hand", "food", "ammo", "skill", "follower"]
    n: int = 1


class Steal(Data):
    """Take from somebody else on the same terrain; on a mutant action the target merely loses it.
    `item`: one in play of at most `size`. `contest`: only where d6 + speed beats the other's."""

    do: Literal["steal"]
    kind: Literal["food", "ammo", "item"]
    n: int = 1
    size: int = 1
    contest: bool = False


class Trade(Data):
    """Pay some of one's own for something, as often as `times`: `{swap_goods: {give: {food: 2},
    get: [...]}}`. Where it cannot be paid it cannot be chosen."""

    do: Literal["swap_goods"]
    give: dict[Literal["food", "ammo"], int]
    get: tuple[Primitive, ...]


class Free(Data):
    """A free action, done only where it is legal now (PH-8.7)."""

    do: Literal["free"]
    action: Literal["camp", "forage", "scout", "move"]


class Forbid(Data):
    """Something may not be done this turn (by the conditions of its effect)."""

    do: Literal["forbid"]
    what: tuple[Literal["camp", "forage", "scout", "move", "evade", "shoot", "trade"], ...]


class Plain(Data):
    """What has no parts. `follower`: draw one (PH-20.7). `allow_evade`: the replacement may be
    evaded too. `skip_encounter`: it is discarded and counts as resolved, without reward. `no_ammo`:
    shooting costs none. `trade_any`: counts as on every terrain until trade ends (PH-10.10).
    `end_combat`: all enemies flee. `reroll_passed`: passed mind tests are rolled again (PH-8.9).
    `no_target`: no mutant or VS card may target its owner. `keep_followers`: a KO spares them."""

    do: Literal[
        "follower",
        "allow_evade",
        "skip_encounter",
        "no_ammo",
        "trade_any",
        "end_combat",
        "reroll_passed",
        "no_target",
        "keep_followers",
        "replace_encounter",
        "extra_encounter",
        "fortress",
    ]
    n: int = 1


class Wounds(Data):
    """In `wounds_out`: so many more dealt; elsewhere dealt at once to one enemy of the player's
    choice, or to all; on a mutant action and on enemies' cards dealt to the human."""

    do: Literal["wounds"]
    n: int = 1
    target: Literal["one", "all", "player"] = "one"


class AddMinion(Data):
    """Minions join the fight."""

    do: Literal["add_minion"]
    kind: Literal["human", "mutant"]
    n: int = 1


class Peek(Data):
    """Look at the top of a deck, and put the cards back in any order; some may be discarded."""

    do: Literal["peek"]
    deck: DeckName
    n: int = 1
    reorder: bool = True
    discard: int = 0


class Compare(Data):
    """The humans who have most, or least: each of them, or with `alone` only where it is one.
    `place` is the space of the journey track, `tiles` those on one's map."""

    do: Literal["compare"]
    metric: Literal["place", "tiles", "health", "morale", "food", "ammo", "xp", "scars", "hunger"]
    which: Literal["most", "least"]
    alone: bool = False
    then: tuple[Primitive, ...]


class Keep(Data):
    """Somebody keeps the event in hand: the human who has most, or least; in solo the only one
    (PH-8.3)."""

    do: Literal["keep"]
    metric: Literal["health", "morale", "xp", "place"] = "health"
    which: Literal["most", "least"] = "least"


class Way(Data):
    """One way of a choice."""

    label: Annotated[str, Field(min_length=2, max_length=60)]
    cost: tuple[Price, ...] = ()
    do: tuple[Primitive, ...] = ()


class Choose(Data):
    """One of several ways; the default is the first that costs nothing, unless named."""

    do: Literal["choose"]
    of: tuple[Way, ...]
    default: int = 0


class Test(Data):
    """One d6 against a stat, at most it passes (PH-20.1); `modifier` is added to the stat."""

    do: Literal["test"]
    stat: Stat
    modifier: int = 0
    passed: tuple[Primitive, ...] = Field(default=(), alias="pass")
    failed: tuple[Primitive, ...] = Field(default=(), alias="fail")


# -- primitives that modify ----------------------------------------------------------------------


class StatBonus(Data):
    """A stat is higher or lower (PH-5.6)."""

    do: Literal["stat"]
    stat: Stat
    n: int
    scope: Scope = "always"


class RollBonus(Data):
    """Added to an evade roll, or to a stat in tests (of one stat where it is named)."""

    do: Literal["roll"]
    what: Literal["evade", "test"]
    n: int
    stat: Stat | None = None


class Dice(Data):
    """More dice, or fewer, of a kind for a side."""

    do: Literal["dice"]
    die: Die
    n: int
    side: Side = "player"
    scope: Scope = "always"


class SetDice(Data):
    """A side has exactly so many melee dice in that round."""

    do: Literal["set_dice"]
    n: int
    round: Literal[1, 2, 3] = 1
    side: Side = "player"


class Reroll(Data):
    """Roll up to `n` dice again; `own` or the enemy's. `forced`: those that show the face."""

    do: Literal["reroll"]
    dice: tuple[Die, ...]
    n: int = 1
    whose: Side = "player"
    forced: MeleeFace | None = None


class Face(Data):
    """A face of the melee dice of a side counts as another: `{face: {from: miss, to: block}}`."""

    do: Literal["face"]
    from_: MeleeFace = Field(alias="from")
    to: MeleeFace
    n: int = 1
    """How many dice at most."""
    side: Side = "player"


class Cancel(Data):
    """So many dice of the other side that show the face do not count; blocks of melee dice only
    (PH-15.16)."""

    do: Literal["cancel"]
    face: MeleeFace
    n: int = 1
    side: Side = "enemy"
    """Whose dice are cancelled."""


class Prevent(Data):
    """So many wounds less are suffered, once a combat unless the limit says otherwise."""

    do: Literal["prevent"]
    n: int = 1
    what: Literal["melee", "shooting", "any"] = "any"
    whom: Whom = "self"


class Specials(Data):
    """The weapon's table of specials becomes this (PH-14.12)."""

    do: Literal["specials"]
    of: tuple[int, ...]


class Number(Data):
    """A number is higher or lower. `swap`: dice that may be swapped a round. `range`: of the
    weapon, up to 3. `weapon_dice`: its own dice, never below 1 (PH-14.16). `slots` of the backpack,
    `hand` cards, `party` as minions are counted, `pick_tile`: draw so many tiles, keep 1.
    `supply_cards`: drawn at once in a forage. `melee_weapons`: how many may be active (PH-13.1)."""

    do: Literal[
        "swap",
        "range",
        "weapon_dice",
        "slots",
        "hand",
        "party",
        "pick_tile",
        "supply_cards",
        "melee_weapons",
    ]
    n: int


class Expert(Data):
    """Skill shots with weapons of a class hit (PH-14.10)."""

    do: Literal["expert"]
    of: tuple[WeaponClass, ...]


class Immune(Data):
    """Nothing happens to its owner by this: a mutant action's title, `mutants`, `hunger` or
    `event`."""

    do: Literal["immune"]
    of: tuple[str, ...]


Modifier: TypeAlias = (
    StatBonus
    | RollBonus
    | Dice
    | SetDice
    | Reroll
    | Face
    | Cancel
    | Prevent
    | Specials
    | Number
    | Expert
    | Immune
    | Forbid
)
"""What changes how something is worked out, while its card is in play or as its scope says."""
Happening: TypeAlias = (
    Amount
    | Draw
    | Discard
    | Steal
    | Trade
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
"""What happens once, when its moment comes."""
Primitive = Annotated[Happening | Modifier, Field(discriminator="do"), BeforeValidator(_spelled)]
PRIMITIVES: tuple[type[Data], ...] = (*get_args(Happening), *get_args(Modifier))


class Effect(Data):
    """What a card does at a moment (PH-25.12). `ask`: its owner decides, by default no; otherwise
    it just happens. An effect with a cost always asks."""

    at: Hook
    if_: tuple[Condition, ...] = Field(default=(), alias="if")
    cost: tuple[Price, ...] = ()
    do: tuple[Primitive, ...] = Field(min_length=1)
    limit: Limit = "always"
    ask: bool = False
    text: str = ""
    """Our words for it, where those made from the data would not do."""

    @property
    def asks(self) -> bool:
        """Whether its owner decides."""
        return self.ask or bool(self.cost)

    @property
    def passive(self) -> bool:
        """Whether it merely modifies, for as long as it is in play."""
        return (
            not self.asks
            and self.limit == "always"
            and all(isinstance(one, get_args(Modifier)) for one in self.do)
        )


for _model in (Trade, Compare, Way, Choose, Test, Effect):
    _model.model_rebuild()

__all__ = ["PRIMITIVES", "Condition", "Cost", "Effect", "Hook", "Hurt", "Kind", "Terrain"]
