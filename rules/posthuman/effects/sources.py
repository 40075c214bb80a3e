"""Which cards have an effect for a player now (PH-6.15, PH-17.4, PH-20.7, PH-20.9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from rules.engine.packs import is_packed
from rules.posthuman.effects.language.models import Effect
from rules.posthuman.model.cards import Enemy, Weapon
from rules.posthuman.model.decks import CARDS, ENCOUNTERS, EVENTS, MINIONS, WEAPONS, enemy_of
from rules.posthuman.model.state import Human, State

Source = tuple[str, tuple[Effect, ...]]
"""A card and its effects."""


def in_play(s: State, seat: int) -> list[Source]:
    """List the cards that work for a player now (`cards_in_play`) and have effects, with these
    effects."""
    solo = s.is_solo
    return [
        (one, effects) for one in cards_in_play(s, seat) if (effects := effects_in_play(one, solo))
    ]


def cards_in_play(s: State, seat: int) -> list[str]:
    """List the cards that may work for a player now. For a human: skills, items in play (only
    active weapons, with what is mounted on them), active followers, kept events, the special rule
    of the tile it stands on (PH-6.15), and the event and season in force. For a mutant: its
    mutations. The effects of enemies' cards are in `list_enemy_effects`."""
    player = s.players[seat]
    if player.human is not None:
        found = _list_active_cards(player.human)
        found += player.human.events
        return found + in_force(s)
    return list(player.mutant.mutations) if player.mutant is not None else []


def might_work(s: State, seat: int, among: frozenset[str]) -> bool:
    """Whether any card of `among` may work for a player or belong to its enemies. This is a quick
    test for effects that few cards have: a no is certain, but a yes may be wrong, as for a weapon
    that is not active or an enemy that has fallen."""
    player = s.players[seat]
    if player.human is None:
        return player.mutant is not None and not among.isdisjoint(player.mutant.mutations)
    human = player.human
    if s.event in among or s.season in among or (human.fresh and human.tile.tile in among):
        return True
    others = (human.mounts.values(), human.followers, human.events)
    for held in (human.gear, human.skills, *filter(None, others)):
        if not among.isdisjoint(held):
            return True
    if seat not in s.fights:
        return False
    foes = [foe.card for foe in s.fights[seat].foes]
    return not among.isdisjoint(foes) or any(map(is_packed, foes))  # a pack's card always may be


@lru_cache(maxsize=1 << 12)
def effects_in_play(one: str, solo: bool) -> tuple[Effect, ...]:
    """Find what a card does while it is in play, or while its enemy is alive. Left out are what an
    event does when drawn (at `event`), and what a weapon or an enemy does on a special (see
    `on_special`)."""
    if one in EVENTS:
        return tuple([effect for effect in event_effects(one, solo) if effect.at != "event"])
    if one in ENCOUNTERS or one in MINIONS:
        enemy = enemy_of(one)
        return _but_specials(enemy.effects, enemy.special)
    return _but_specials(CARDS[one].effects, WEAPONS[one].special if one in WEAPONS else None)


@cache
def printed_at(solo: bool, hook: str) -> frozenset[str]:
    """Find the cards that do something at a hook; there are few of them (see `might_work`)."""
    return frozenset(
        one for one in effective_cards() if any(e.at == hook for e in effects_in_play(one, solo))
    )


def effective_cards() -> Iterator[str]:
    """List every card of the game itself that could be in play or be an enemy."""
    return (one for one in CARDS if one not in ENCOUNTERS or ENCOUNTERS[one].combat is not None)


def _but_specials(effects: tuple[Effect, ...], special: str | None) -> tuple[Effect, ...]:
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


def in_force(s: State) -> list[str]:
    """List the season and the event in force (PH-8.2)."""
    return [one for one in (s.season, s.event) if one is not None]


def event_effects(event: str, solo: bool) -> tuple[Effect, ...]:
    """Find the effects of an event; in solo play those of its solo text, if any, replace the others
    (PH-8.5a)."""
    card = EVENTS[event]
    return card.solo if solo and card.solo is not None else card.effects


def list_enemy_effects(s: State, seat: int) -> list[Source]:
    """List what the cards of a human's living enemies do, apart from specials (see
    `on_special`)."""
    standing = [(one, effects_in_play(one, s.is_solo)) for one in enemy_cards(s, seat)]
    return [(one, effects) for one, effects in standing if effects]


def enemy_cards(s: State, seat: int) -> list[str]:
    """List the cards of the enemies that a human fights and that are still alive."""
    if seat not in s.fights:
        return []
    return [foe.card for foe in s.fights[seat].foes if foe.health > 0]


def on_special(striker: Weapon | Enemy) -> tuple[Effect, ...]:
    """Find what a weapon or an enemy does for each die that shows its special, if that is an effect
    (PH-15.17): its effects at `melee_result`. Return an empty tuple for other specials."""
    if striker.special != "effect":
        return ()
    return tuple([effect for effect in striker.effects if effect.at == "melee_result"])
