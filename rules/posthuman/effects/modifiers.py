"""Which cards have an effect for a player now (PH-6.15, PH-17.4, PH-20.7, PH-20.9), and what cards
and lasting effects change about how something is worked out (PH-25.12).

An effect that asks nothing, costs nothing and has no limit is passive: its modifiers hold at its
hook while its conditions are met. A passive effect at `anytime` holds at every hook. A modifier
with a scope of its own (a round, a combat, a turn) is never passive: it is carried out when its
hook comes (see `carry_out.fire_hook`), and from then on it lasts, whatever the hook."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, TypeAlias, TypeVar

from rules.engine.packs import is_pack_card
from rules.posthuman.effects.conditions import is_every_condition_met
from rules.posthuman.effects.models import Condition, Dice, Effect, Forbid, Number, Plain, RollBonus
from rules.posthuman.effects.spelling import Data
from rules.posthuman.model.cards import Enemy, Weapon
from rules.posthuman.model.decks import CARDS, ENCOUNTERS, EVENTS, MINIONS, WEAPONS, find_enemy_card
from rules.posthuman.model.fight_state import Lasting, Lasts
from rules.posthuman.model.state import Human, State

Source = tuple[str, tuple[Effect, ...]]
"""A card and its effects."""


def list_effects_in_play(s: State, seat: int) -> list[Source]:
    """List the cards in play for a player that have effects, each with its effects."""
    solo = s.is_solo
    return [
        (one, effects)
        for one in list_working_cards(s, seat)
        if (effects := list_effects_while_in_play(one, solo))
    ]


def list_working_cards(s: State, seat: int) -> list[str]:
    """List the cards that may work for a player now. For a human: skills, items in play (only
    active weapons, with what is mounted on them), active followers, kept events, the special rule
    of the tile it stands on (PH-6.15), and the event and season in force. For a mutant: its
    mutations. The effects of enemies' cards are in `list_enemy_effects`."""
    player = s.players[seat]
    if player.human is not None:
        found = _list_active_cards(player.human)
        found += player.human.events
        return found + [one for one in (s.season, s.event) if one is not None]
    return list(player.mutant.mutations) if player.mutant is not None else []


def can_any_work(s: State, seat: int, among: frozenset[str]) -> bool:
    """Whether any card of `among` may work for a player or belong to its enemies. This is a quick
    test for effects that few cards have: a no is certain, but a yes may be wrong, as for a weapon
    that is not active or an enemy that has fallen."""
    player = s.players[seat]
    if player.human is None:
        return player.mutant is not None and not among.isdisjoint(player.mutant.mutations)
    human = player.human
    if human.fresh and human.tile.tile in among:
        return True
    held = [*human.gear, *human.skills, *human.mounts.values(), *human.followers, *human.events]
    if s.event in among or s.season in among or not among.isdisjoint(held):
        return True
    if seat not in s.fights:
        return False
    foes = [foe.card for foe in s.fights[seat].foes]
    return not among.isdisjoint(foes) or any(map(is_pack_card, foes))  # a pack's card always may be


@lru_cache(maxsize=1 << 12)
def list_effects_while_in_play(one: str, solo: bool) -> tuple[Effect, ...]:
    """Find what a card does while it is in play, or while its enemy is alive. Left out are what an
    event does when drawn (at `event`), and what a weapon or an enemy does on a special (see
    `find_special_effects`)."""
    if one in EVENTS:
        return tuple([effect for effect in list_event_effects(one, solo) if effect.at != "event"])
    if one in ENCOUNTERS or one in MINIONS:
        enemy = find_enemy_card(one)
        return _drop_melee_effects(enemy.effects, enemy.special)
    return _drop_melee_effects(CARDS[one].effects, WEAPONS[one].special if one in WEAPONS else None)


@cache
def find_cards_at_hook(solo: bool, hook: str) -> frozenset[str]:
    """Find the cards that do something at a hook; there are few of them (see `can_any_work`)."""
    return frozenset(one for one, effect in list_printed_effects(solo) if effect.at == hook)


@cache
def list_printed_effects(solo: bool) -> tuple[tuple[str, Effect], ...]:
    """List what the cards of the game itself do while they are in play or their enemy is alive:
    each effect with its card."""
    stories = {one for one, card in ENCOUNTERS.items() if card.combat is None}
    return tuple(
        [
            (one, effect)
            for one in CARDS
            if one not in stories
            for effect in list_effects_while_in_play(one, solo)
        ]
    )


def _drop_melee_effects(effects: tuple[Effect, ...], special: str | None) -> tuple[Effect, ...]:
    if special != "effect":
        return effects
    return tuple([effect for effect in effects if effect.at != "melee_result"])


def _list_active_cards(human: Human) -> list[str]:
    found = list(human.skills)
    for one in human.gear:
        if one not in WEAPONS:
            found.append(one)
        elif one in human.melee or one == human.ranged:
            found.append(one)
            if one in human.mounts:
                found.append(human.mounts[one])
    found += human.followers
    if human.fresh and human.tile.is_completed:
        found.append(human.tile.tile)
    return found


def list_event_effects(event: str, solo: bool) -> tuple[Effect, ...]:
    """Find the effects of an event; in solo play those of its solo text, if any, replace the others
    (PH-8.5a)."""
    card = EVENTS[event]
    return card.solo if solo and card.solo is not None else card.effects


def list_enemy_effects(s: State, seat: int) -> list[Source]:
    """List what the cards of a human's living enemies do, apart from specials (see
    `find_special_effects`)."""
    standing = [
        (one, list_effects_while_in_play(one, s.is_solo)) for one in list_enemy_cards(s, seat)
    ]
    return [(one, effects) for one, effects in standing if effects]


def list_enemy_cards(s: State, seat: int) -> list[str]:
    """List the cards of the enemies that a human fights and that are still alive."""
    if seat not in s.fights:
        return []
    return [foe.card for foe in s.fights[seat].foes if foe.health > 0]


def find_special_effects(striker: Weapon | Enemy) -> tuple[Effect, ...]:
    """Find what a weapon or an enemy does for each die that shows its special, if that is an effect
    (PH-15.17): its effects at `melee_result`. Return an empty tuple for other specials."""
    if striker.special != "effect":
        return ()
    return tuple([effect for effect in striker.effects if effect.at == "melee_result"])


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
            for effect in list_effects_while_in_play(one, solo)
            if (found := _find_passive_primitives(effect, hook, kind))
        ]
    )


def _find_passive_primitives(
    effect: Effect, hook: str | None, kind: type[Data]
) -> tuple[Data, ...]:
    if hook is not None and effect.at not in (hook, "anytime"):
        return ()
    if effect.is_optional or effect.limit != "always":
        return ()
    return tuple([p for p in effect.do if isinstance(p, kind) and not has_own_scope(p)])


@cache
def find_bearers(
    solo: bool, hook: str | None, kind: type[Data], word: str | None
) -> frozenset[str]:
    """Find the cards with a passive primitive of class `kind` at a hook (None: at any hook) that
    names the word (None: any word). There are so few of them that most questions need no look at
    what the cards in play do."""
    return frozenset(
        one
        for one, effect in list_printed_effects(solo)
        for primitive in _find_passive_primitives(effect, hook, kind)
        if word is None or word in _list_words(primitive)
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
    human's cards or its enemies', each with its card. If a word is given, only those of the game's
    own cards count that name it."""
    found: list[tuple[str, M]] = []
    solo = s.is_solo
    foes = list_enemy_cards(s, seat) if seat in s.fights else []
    bearers = find_bearers(solo, hook, kind, word)
    if foes and (packed := [foe for foe in foes if is_pack_card(foe)]):
        bearers = bearers.union(packed)
    if not bearers or not can_any_work(s, seat, bearers):
        return found
    for one in (*list_working_cards(s, seat), *foes):
        if one not in bearers:
            continue
        for conditions, primitives in find_held_modifiers(one, solo, hook, kind):
            if is_every_condition_met(s, seat, conditions):
                found += [(one, primitive) for primitive in primitives]
    return found


def is_automatic_now(s: State, seat: int, effect: Effect) -> bool:
    """Whether an effect needs no decision, has no limit, and has its conditions met."""
    return (
        not effect.is_optional
        and effect.limit == "always"
        and is_every_condition_met(s, seat, effect.if_)
    )


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


def find_forbidden(s: State, seat: int) -> set[str]:
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


def remove_lasting(s: State, seat: int, spent: Lasting) -> None:
    """Remove a modifier that is used up from a human or its fight."""
    human, fight = s.human(seat), s.find_combat(seat)
    human.lasting = [one for one in human.lasting if one is not spent]
    if fight is not None:
        fight.lasting = [one for one in fight.lasting if one is not spent]


def use_up_bonuses(s: State, seat: int, what: str) -> None:
    """Remove a human's bonuses that were for one roll: "evade" or "test"."""
    human = s.human(seat)
    human.lasting = [
        one
        for one in human.lasting
        if not (one.left and isinstance(one.modifier, RollBonus) and one.modifier.what == what)
    ]


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
