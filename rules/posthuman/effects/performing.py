"""How primitives are carried out one after the other; what each of them does is registered here by
the chapter that it belongs to (PH-25.14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeAlias, TypeVar, get_args

from rules.engine import Play
from rules.posthuman.effects.language.models import (
    PRIMITIVES,
    Data,
    Limit,
    Modifier,
    Number,
    Prevent,
    Reroll,
    RollBonus,
    SetDice,
)
from rules.posthuman.model.decks import EVENTS
from rules.posthuman.model.state import Lasting, Lasts, State
from rules.posthuman.play.context import Here

Operation: TypeAlias = "Callable[..., Play[None]]"
Op = TypeVar("Op", bound=Callable[..., Any])

MODIFIERS: tuple[type[Data], ...] = get_args(Modifier)
OPERATIONS: dict[tuple[type[Data], str], Operation] = {}
"""By primitive and, where several chapters share one, its word: `(Plain, "end_combat")`."""
_SOURCED: set[tuple[type[Data], str]] = set()


def register_operation(kind: type[Data], *words: str, sourced: bool = False) -> Callable[[Op], Op]:
    """Registers what a primitive does: `def op(h, seat, primitive, cause) -> Play[None]`, for the
    human in a seat; `cause` is for messages. With words, only those: of Plain, Amount what it does,
    of Draw and Peek the deck, of Free the action, of Discard and Steal the kind. `sourced`: it is
    given the card that it comes from too, as `source`."""

    def register(op: Op) -> Op:
        for word in words or ("",):
            OPERATIONS[kind, word] = op
            if sourced:
                _SOURCED.add((kind, word))
        return op

    return register


def word_of(primitive: Any) -> str:
    """The word by which operations of one primitive are told apart."""
    kind: type[Data] = type(primitive)
    found = (getattr(primitive, name) for name in _telling_apart(kind))
    return next(word for word in found if isinstance(word, str))


@cache
def _telling_apart(kind: type[Data]) -> list[str]:
    """The fields of a primitive of that class that may hold the word, the first before others."""
    return [name for name in ("deck", "action", "kind", "do") if name in kind.model_fields]


def name_effects() -> frozenset[str]:
    """All effects that happen and that content may name, by primitive and word: "Draw supply"."""
    return frozenset(
        f"{kind.__name__} {word}"
        for kind in PRIMITIVES
        if kind not in MODIFIERS
        for word in get_args(kind.model_fields[_telling_apart(kind)[0]].annotation)
    )


def list_coded_effects() -> frozenset[str]:
    """Those of them that a chapter has registered, with their word or whatever it is."""
    found = {f"{kind.__name__} {word}" for kind, word in OPERATIONS}
    return frozenset(
        name for name in name_effects() if found & {name, f"{name.partition(' ')[0]} "}
    )


def apply_primitives(
    h: Here,
    seat: int,
    primitives: Iterable[Data],
    cause: str,
    *,
    source: str = "",
    at: str = "",
    limit: Limit = "always",
) -> Play[None]:
    """Carry out primitives in order, for the human in a seat; nothing for whoever is none (any
    more). Modifiers last from now on (see `last`). Whether somebody falls by it is not seen to
    here."""
    for primitive in primitives:
        if h.s.players[seat].human is None:
            return
        if isinstance(primitive, MODIFIERS):
            add_lasting_modifier(h.s, seat, primitive, source, at=at, limit=limit)
            continue
        key = (type(primitive), word_of(primitive))
        if key not in OPERATIONS:
            key = (type(primitive), "")
        if key in _SOURCED:
            yield from OPERATIONS[key](h, seat, primitive, cause, source=source)
        else:
            yield from OPERATIONS[key](h, seat, primitive, cause)


# -- modifiers that last (PH-15.23, PH-25.12) ----------------------------------------------------

_OPENING = ("reveal", "evade", "combat_start")
"""Hooks before the first die of a fight: what works from there lasts for all of it."""


def add_lasting_modifier(
    s: State, seat: int, modifier: Any, source: str, *, at: str = "", limit: Limit = "always"
) -> None:
    """A modifier is carried out: it lasts as long as its scope says, or without one as long as its
    effect's limit (once a combat, once a turn); else as its kind does: in a fight for the round
    (PH-15.23), and from its opening for all of it; elsewhere for the turn; that of a season as long
    as the season."""
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
    """How often it counts until it is used up; 0: as long as it lasts."""
    if isinstance(modifier, Prevent | Reroll):
        return modifier.n
    if isinstance(modifier, RollBonus) or (
        isinstance(modifier, Number) and modifier.do in ("pick_tile", "supply_cards")
    ):
        return 1
    return 0
