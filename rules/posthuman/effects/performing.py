"""Carry out primitives one after the other. The module that a primitive belongs to registers here
what the primitive does (PH-25.14)."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeAlias, TypeVar, get_args

from rules.engine import Play, Text
from rules.posthuman.effects.models import (
    PRIMITIVES,
    Modifier,
    Number,
    Prevent,
    Reroll,
    RollBonus,
    SetDice,
)
from rules.posthuman.effects.spelling import Data, Limit
from rules.posthuman.model.decks import EVENTS
from rules.posthuman.model.fight_state import Lasting, Lasts
from rules.posthuman.model.state import State
from rules.posthuman.play.context import Here

Operation: TypeAlias = Callable[..., Play[None]]
Op = TypeVar("Op", bound=Callable[..., Any])

MODIFIERS: tuple[type[Data], ...] = get_args(Modifier)
OPERATIONS: dict[tuple[type[Data], str], Operation] = {}
"""What each primitive does, by its class and its word: `(Plain, "end_combat")`. The word is "" if
one function does all of them."""
_SOURCED: set[tuple[type[Data], str]] = set()


def register_operation(kind: type[Data], *words: str, sourced: bool = False) -> Callable[[Op], Op]:
    """Register the function that carries out a primitive, `def op(h, seat, primitive, cause) ->
    Play[None]`, for the human in a seat; `cause` is for messages. If words are given, it is only
    for these: for Plain and Amount what they do, for Draw and Peek the deck, for Free the action,
    for Discard and Steal the kind. `sourced`: it also gets the card that the primitive comes from,
    as `source`."""

    def register(op: Op) -> Op:
        for word in words or ("",):
            OPERATIONS[kind, word] = op
            if sourced:
                _SOURCED.add((kind, word))
        return op

    return register


def find_word(primitive: Any) -> str:
    """Find the word that tells the operations of one class of primitive apart."""
    kind: type[Data] = type(primitive)
    found = (getattr(primitive, name) for name in _list_word_fields(kind))
    return next(word for word in found if isinstance(word, str))


@cache
def _list_word_fields(kind: type[Data]) -> list[str]:
    """List the fields of a class of primitives that may hold the word, in order of precedence."""
    return [name for name in ("deck", "action", "kind", "do") if name in kind.model_fields]


def name_effects() -> frozenset[str]:
    """List all effects that happen once and that content may use, by primitive and word: "Draw
    supply"."""
    return frozenset(
        f"{kind.__name__} {word}"
        for kind in PRIMITIVES
        if kind not in MODIFIERS
        for word in get_args(kind.model_fields[_list_word_fields(kind)[0]].annotation)
    )


def list_coded_effects() -> frozenset[str]:
    """List those effects of `name_effects` that are registered, by their word or for all words."""
    found = {f"{kind.__name__} {word}" for kind, word in OPERATIONS}
    return frozenset(
        name for name in name_effects() if found & {name, f"{name.partition(' ')[0]} "}
    )


def apply_primitives(
    h: Here,
    seat: int,
    primitives: Iterable[Data],
    cause: Text,
    *,
    source: str = "",
    at: str = "",
    limit: Limit = "always",
) -> Play[None]:
    """Carry out primitives in order for the human in a seat, as long as the seat has one. Modifiers
    last from now on (see `add_lasting_modifier`). Callers check whether the human falls."""
    for primitive in primitives:
        if h.s.players[seat].human is None:
            return
        if isinstance(primitive, MODIFIERS):
            add_lasting_modifier(h.s, seat, primitive, source, at=at, limit=limit)
            continue
        key = (type(primitive), find_word(primitive))
        if key not in OPERATIONS:
            key = (type(primitive), "")
        if key in _SOURCED:
            yield from OPERATIONS[key](h, seat, primitive, cause, source=source)
        else:
            yield from OPERATIONS[key](h, seat, primitive, cause)


# -- modifiers that last (PH-15.23, PH-25.12) ----------------------------------------------------

_OPENING = ("reveal", "evade", "combat_start")
"""Hooks before the first die of a fight: modifiers carried out at these last for the whole
fight."""


def add_lasting_modifier(
    s: State, seat: int, modifier: Any, source: str, *, at: str = "", limit: Limit = "always"
) -> None:
    """Carry out a modifier: let it last for its scope, or if it has none for its effect's limit
    (once a combat, once a turn). Otherwise it lasts for the season if a season's card has it;
    outside a fight for the turn; in a fight for the round (PH-15.23), or for all of it from its
    opening or if it prevents wounds. A set number of dice lasts for the combat."""
    fight = s.find_combat(seat)
    limited = limit in ("combat", "turn") and not hasattr(modifier, "scope")
    lasts: Lasts
    if limited:
        lasts = "combat" if limit == "combat" and fight is not None else "turn"
    else:
        lasts = _find_duration(modifier, source, at, fight is not None)
    one = Lasting(source=source, modifier=modifier, lasts=lasts, left=_count_uses(modifier))
    if fight is not None and lasts in ("round", "combat"):
        fight.lasting.append(one)
    else:
        s.human(seat).lasting.append(one)


def _find_duration(modifier: Any, source: str, at: str, fighting: bool) -> Lasts:
    scope: Any = getattr(modifier, "scope", "always")
    if scope in ("round", "combat", "turn"):
        lasts: Lasts = scope
        return lasts
    if source in EVENTS and EVENTS[source].kind == "seasonal":
        return "season"
    if not fighting:
        return "combat" if isinstance(modifier, SetDice) else "turn"
    if at in _OPENING or isinstance(modifier, SetDice | Prevent):
        return "combat"
    return "round"


def _count_uses(modifier: Any) -> int:
    """Return how often a modifier counts before it is used up, or 0 if it is not."""
    if isinstance(modifier, Prevent | Reroll):
        return modifier.n
    if isinstance(modifier, RollBonus) or (
        isinstance(modifier, Number) and modifier.do in ("pick_tile", "supply_cards")
    ):
        return 1
    return 0
