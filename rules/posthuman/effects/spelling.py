"""The closed sets of words that cards use, and how their files spell them (PH-25.12, PH-25.13)."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

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
"""When an effect counts (PH-25.13). `anytime` means outside combat."""


Limit = Literal["always", "turn", "combat", "once", "discard"]
"""How often an effect may happen: always when its moment comes, once a turn, once a combat, or once
in the game; or it discards its card (PH-25.12)."""


Scope = Literal["now", "round", "combat", "turn", "always"]
"""How long a modifier lasts: with `always`, while its card is in play and its conditions are met;
otherwise from the moment at which it is carried out."""


Side = Literal["player", "enemy"]
"""Whose dice: the human's, or all enemies'."""


Die = Literal["melee", "defence", "shooting"]


DrawnDeck = Literal["supply", "equipment", "weapons", "skills"]
"""The decks that effects may draw from."""


DeckName = Literal[DrawnDeck, "encounter", "events"]


Whom = Literal["self", "other", "chosen", "all", "here"]
"""Whom an amount is for. `self`: its owner; `other`: another human on the same terrain, whom the
owner picks; `chosen`: the same, or the owner; `all`: all humans; `here`: the owner and all other
humans on the same terrain. On an encounter or an event `self` is the human who meets it, on a
mutant action the target."""


class Data(BaseModel):
    """Anything read from a card's file. It has no unknown fields and never changes."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


def expand_shorthand(raw: Any) -> Any:
    """Turn short spellings, such as `{health: 2}`, `{draw: {...}}` and `follower`, into the models'
    fields."""
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
