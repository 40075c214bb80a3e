"""What changes how something is worked out now: what is in play, and what lasts (PH-25.12).

An effect that asks nothing, costs nothing and has no limit is passive: its modifiers merely hold,
at its hook, while its conditions do. One at `anytime` holds at every hook. Where a modifier has a
scope of its own (a round, a combat, a turn) it does not: it is carried out when its hook comes (see
`carry_out.fire`), and lasts from then on, whatever the hook."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, TypeAlias, TypeVar

from rules.engine.packs import is_packed
from rules.posthuman.effects.conditions import all_hold
from rules.posthuman.effects.language.models import (
    Condition,
    Data,
    Dice,
    Effect,
    Forbid,
    Number,
    Plain,
)
from rules.posthuman.effects.sources import (
    cards_in_play,
    effective_cards,
    effects_in_play,
    enemy_cards,
    might_work,
)
from rules.posthuman.model.state import Human, Lasting, Lasts, State

M = TypeVar("M", bound=Data)
Counted: TypeAlias = Dice | Number
"""Modifiers that are added up."""


def has_own_scope(primitive: Data) -> bool:
    """Whether a modifier has a scope of its own."""
    return getattr(primitive, "scope", "always") != "always"


@lru_cache(maxsize=1 << 16)
def find_held_modifiers(
    one: str, solo: bool, hook: str | None, kind: type[Data]
) -> tuple[tuple[tuple[Condition, ...], tuple[Any, ...]], ...]:
    """What of a card merely holds at a hook (None: at any) while its conditions do: the conditions,
    and the primitives of that class that have no scope of their own. Nothing of it changes, and
    rules ask for it all the time."""
    return tuple(
        [
            (effect.if_, found)
            for effect in effects_in_play(one, solo)
            if (hook is None or effect.at in (hook, "anytime"))
            and not effect.is_optional
            and effect.limit == "always"
            and (
                found := tuple(
                    [p for p in effect.do if isinstance(p, kind) and not has_own_scope(p)]
                )
            )
        ]
    )


@cache
def bearers_of(solo: bool, hook: str | None, kind: type[Data], word: str | None) -> frozenset[str]:
    """The cards on which something of a class is printed that merely holds at a hook (None: at
    any), and names the word (None: whatever it names). They are few, so that most questions are
    answered without a look at what the cards in play do."""
    return frozenset(one for one in effective_cards() if _has_modifier(one, solo, hook, kind, word))


def _has_modifier(
    one: str, solo: bool, hook: str | None, kind: type[Data], word: str | None
) -> bool:
    return any(
        word is None or word in _list_words(primitive)
        for _, primitives in find_held_modifiers(one, solo, hook, kind)
        for primitive in primitives
    )


def _list_words(primitive: Data) -> tuple[str, ...]:
    """What a plain word says, which number it is, or what is forbidden."""
    if isinstance(primitive, Forbid):
        return primitive.what
    return (primitive.do,) if isinstance(primitive, Plain | Number) else ()


def _find_passive(
    s: State, seat: int, hook: str | None, kind: type[M], word: str | None = None
) -> list[tuple[str, M]]:
    """The primitives of a class that hold at a hook (None: at any), those of enemies too, each with
    its card. With a word: of the cards that name it."""
    found: list[tuple[str, M]] = []
    solo = s.is_solo
    bearers = bearers_of(solo, hook, kind, word)
    for foe in enemy_cards(s, seat):
        if is_packed(foe) and _has_modifier(foe, solo, hook, kind, word):
            bearers |= {foe}
    if not bearers or not might_work(s, seat, bearers):
        return found
    for one in (*cards_in_play(s, seat), *enemy_cards(s, seat)):
        if one not in bearers:
            continue
        for conditions, primitives in find_held_modifiers(one, solo, hook, kind):
            if all_hold(s, seat, conditions):
                found += [(one, primitive) for primitive in primitives]
    return found


def holds_now(s: State, seat: int, effect: Effect) -> bool:
    """Whether an effect merely holds, and its conditions do."""
    return not effect.is_optional and effect.limit == "always" and all_hold(s, seat, effect.if_)


def list_lasting(s: State, seat: int) -> list[Lasting]:
    """What was carried out and lasts, for a human and in its fight."""
    human, fight = s.players[seat].human, s.find_combat(seat)
    found = list(human.lasting) if human is not None else []
    return found + fight.lasting if fight is not None else found


def find_modifiers(
    s: State, seat: int, hook: str, kind: type[M], word: str | None = None
) -> list[M]:
    """All modifiers of a class that count for a human (or a mutant) now: passive ones in play and
    on the cards of its enemies, and lasting ones. With a word: of the cards that name it."""
    return [one for _, one in find_sourced_modifiers(s, seat, hook, kind, word)]


def find_sourced_modifiers(
    s: State, seat: int, hook: str, kind: type[M], word: str | None = None
) -> list[tuple[str, M]]:
    """The same, each with the card that it comes from."""
    found = _find_passive(s, seat, hook, kind, word)
    for one in list_lasting(s, seat):
        if isinstance(one.modifier, kind):
            found.append((one.source, one.modifier))
    return found


def sum_modifiers(s: State, seat: int, hook: str, kind: type[Counted], **fields: Any) -> int:
    """The sum of their `n`, of those whose fields are these: `total(s, seat, "melee_roll", Dice,
    die="melee", side="player")`."""
    return sum(
        one.n
        for one in find_modifiers(s, seat, hook, kind)
        if all(getattr(one, name) == value for name, value in fields.items())
    )


def sum_number_bonus(s: State, seat: int, hook: str, what: str) -> int:
    """Add up what cards in play and lasting effects change about a number: at the hook
    "melee_roll", "swap" is how many more dice may be swapped."""
    return sum(one.n for one in find_modifiers(s, seat, hook, Number, what) if one.do == what)


def has_flag(s: State, seat: int, hook: str, what: str) -> bool:
    """Whether a human has a flag now, such as `no_target` at `camp`: either a card in play gives
    it, or an earlier effect set it and it has not expired."""
    human = s.players[seat].human
    if human is not None and what in human.flags:
        return True
    return any(one.do == what for _, one in _find_passive(s, seat, hook, Plain, what))


def is_forbidden(s: State, seat: int, what: str) -> bool:
    """Whether a human may not do something this turn: `camp`, `forage`, `scout`, `move`, `evade`,
    `shoot`, `trade`."""
    return any(what in one.what for one in _find_at_any_hook(s, seat, Forbid, what))


def all_forbidden(s: State, seat: int) -> set[str]:
    """Everything of that which a human may not do."""
    return {what for one in _find_at_any_hook(s, seat, Forbid) for what in one.what}


def _find_at_any_hook(s: State, seat: int, kind: type[M], word: str | None = None) -> list[M]:
    found = [one for _, one in _find_passive(s, seat, None, kind, word)]
    found += [one.modifier for one in list_lasting(s, seat) if isinstance(one.modifier, kind)]
    return found


def expire_effects(s: State, seat: int, *lasts: Lasts) -> None:
    """End what lasts so long: after a round, when a combat is over ("round", "combat"), at the end
    of a turn. Effects that may be used once in that time may be used again."""
    human, fight = s.players[seat].human, s.find_combat(seat)
    if fight is not None:
        fight.lasting = [one for one in fight.lasting if one.lasts not in lasts]
    if human is not None:
        _expire_lasting(human, lasts)


def _expire_lasting(human: Human, lasts: tuple[Lasts, ...]) -> None:
    human.lasting = [one for one in human.lasting if one.lasts not in lasts]
    human.flags = {flag: until for flag, until in human.flags.items() if until not in lasts}
    human.used = {one: until for one, until in human.used.items() if until not in lasts}


def is_protected(s: State, seat: int) -> bool:
    """Whether no mutant and no VS card may target a human now: while camping, by a Camo Tent
    (PH-26.3); or by a word that was carried out."""
    human = s.players[seat].human
    if human is None:
        return False
    if "no_target" in human.flags:
        return True
    hook = "camp" if human.declared == "camp" else "anytime"
    return has_flag(s, seat, hook, "no_target")
