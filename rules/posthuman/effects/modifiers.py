"""What changes how something is worked out now: cards in play, and effects that last (PH-25.12).

An effect that asks nothing, costs nothing and has no limit is passive: its modifiers hold at its
hook while its conditions are met. A passive effect at `anytime` holds at every hook. A modifier
with a scope of its own (a round, a combat, a turn) is never passive: it is carried out when its
hook comes (see `carry_out.fire_hook`), and from then on it lasts, whatever the hook."""

from __future__ import annotations

from collections.abc import Sequence
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
from rules.posthuman.model.state import Lasting, Lasts, State

M = TypeVar("M", bound=Data)
Counted: TypeAlias = Dice | Number
"""Modifiers whose amounts are added up."""


def has_own_scope(primitive: Data) -> bool:
    """Whether a modifier has a scope of its own."""
    return getattr(primitive, "scope", "always") != "always"


@lru_cache(maxsize=1 << 16)
def find_held_modifiers(
    one: str, solo: bool, hook: str | None, kind: type[Data]
) -> tuple[tuple[tuple[Condition, ...], tuple[Any, ...]], ...]:
    """Find what a card passively changes at a hook (None: at any hook): conditions, each with the
    primitives of class `kind` that hold while they are met. Primitives with a scope of their own
    are left out. The result is kept, as it never changes and the rules ask for it all the time."""
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
    """Find the cards with a passive primitive of class `kind` at a hook (None: at any hook) that
    names the word (None: any word). There are so few of them that most questions need no look at
    what the cards in play do."""
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
    """List the words that a primitive names: a plain word, the number it changes, or what it
    forbids."""
    if isinstance(primitive, Forbid):
        return primitive.what
    return (primitive.do,) if isinstance(primitive, Plain | Number) else ()


def _find_passive(
    s: State, seat: int, hook: str | None, kind: type[M], word: str | None = None
) -> list[tuple[str, M]]:
    """Find the passive primitives of class `kind` that hold at a hook (None: at any hook), on the
    human's cards or its enemies', each with its card. If a word is given, only cards that name it
    count."""
    found: list[tuple[str, M]] = []
    solo = s.is_solo
    bearers = bearers_of(solo, hook, kind, word)
    foes = enemy_cards(s, seat) if seat in s.fights else []
    for foe in foes:
        if is_packed(foe) and _has_modifier(foe, solo, hook, kind, word):
            bearers |= {foe}
    if not bearers or not might_work(s, seat, bearers):
        return found
    for one in (*cards_in_play(s, seat), *foes):
        if one not in bearers:
            continue
        for conditions, primitives in find_held_modifiers(one, solo, hook, kind):
            if all_hold(s, seat, conditions):
                found += [(one, primitive) for primitive in primitives]
    return found


def holds_now(s: State, seat: int, effect: Effect) -> bool:
    """Whether an effect needs no decision, has no limit, and has its conditions met."""
    return not effect.is_optional and effect.limit == "always" and all_hold(s, seat, effect.if_)


def list_lasting(s: State, seat: int) -> Sequence[Lasting]:
    """List the modifiers that were carried out and still last, for a human and in its fight."""
    human = s.players[seat].human
    found = human.lasting if human is not None else []
    if seat not in s.fights and seat not in s.assaults:
        return found
    return [*found, *s.get_combat(seat).lasting]


def find_modifiers(
    s: State, seat: int, hook: str, kind: type[M], word: str | None = None
) -> list[M]:
    """Find all modifiers of class `kind` that count for a human (or a mutant) now: passive ones on
    cards in play or on enemies' cards, and lasting ones. If a word is given, only cards that name
    it count among the passive ones."""
    return [one for _, one in find_sourced_modifiers(s, seat, hook, kind, word)]


def find_sourced_modifiers(
    s: State, seat: int, hook: str, kind: type[M], word: str | None = None
) -> list[tuple[str, M]]:
    """Find what `find_modifiers` finds, each with the card that it comes from."""
    found = _find_passive(s, seat, hook, kind, word)
    for one in list_lasting(s, seat):
        if isinstance(one.modifier, kind):
            found.append((one.source, one.modifier))
    return found


def sum_modifiers(s: State, seat: int, hook: str, kind: type[Counted], **fields: Any) -> int:
    """Add up the `n` of the modifiers whose fields have these values, as in `sum_modifiers(s, seat,
    "melee_roll", Dice, die="melee", side="player")`."""
    return sum(
        one.n
        for one in find_modifiers(s, seat, hook, kind)
        if all(getattr(one, name) == value for name, value in fields.items())
    )


def sum_number_bonus(s: State, seat: int, hook: str, what: str) -> int:
    """Add up what cards in play and lasting effects change about a number: at the hook
    "melee_roll", "swap" is how many more dice may be swapped."""
    return sum([one.n for one in find_modifiers(s, seat, hook, Number, what) if one.do == what])


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
    found = _find_at_any_hook(s, seat, Forbid, what)
    return bool(found) and any(what in one.what for one in found)


def all_forbidden(s: State, seat: int) -> set[str]:
    """Find everything that a human may not do this turn (see `is_forbidden`)."""
    return {what for one in _find_at_any_hook(s, seat, Forbid) for what in one.what}


def _find_at_any_hook(s: State, seat: int, kind: type[M], word: str | None = None) -> list[M]:
    found = [one for _, one in _find_passive(s, seat, None, kind, word)]
    if lasting := list_lasting(s, seat):
        found += [one.modifier for one in lasting if isinstance(one.modifier, kind)]
    return found


def expire_effects(s: State, seat: int, *lasts: Lasts) -> None:
    """End the effects on a human and in its fight that last this long: after a round ("round"),
    when a combat is over ("round", "combat"), at the end of a turn. Effects that may be used once
    in that time may be used again."""
    human, fight = s.players[seat].human, s.find_combat(seat)
    if fight is not None:
        fight.lasting = [one for one in fight.lasting if one.lasts not in lasts]
    if human is None:
        return
    if human.lasting:
        human.lasting = [one for one in human.lasting if one.lasts not in lasts]
    if human.flags:
        human.flags = {flag: until for flag, until in human.flags.items() if until not in lasts}
    if human.used:
        human.used = {one: until for one, until in human.used.items() if until not in lasts}


def is_protected(s: State, seat: int) -> bool:
    """Whether no mutant and no VS card may target a human now: because it camps with a Camo Tent
    (PH-26.3), or by another card or lasting word `no_target`."""
    human = s.players[seat].human
    if human is None:
        return False
    if "no_target" in human.flags:
        return True
    hook = "camp" if human.declared == "camp" else "anytime"
    return has_flag(s, seat, hook, "no_target")
