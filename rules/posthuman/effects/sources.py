"""Whose cards work for a player now (PH-6.15, PH-17.4, PH-20.7, PH-20.9)."""

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
    """All that works for a player now, card by card (`cards_in_play`), those that do something."""
    solo = s.is_solo
    return [
        (one, effects) for one in cards_in_play(s, seat) if (effects := effects_in_play(one, solo))
    ]


def cards_in_play(s: State, seat: int) -> list[str]:
    """The cards that may work for a player now. Of a human: skills, items in play (of weapons
    the active ones, with what is mounted on them), active followers, events kept, the special rule
    of the tile it stands on (PH-6.15), the event and the season in force. Of a mutant its
    mutations. What an enemy's card does is in `list_enemy_effects`."""
    player = s.players[seat]
    if player.human is not None:
        found = _list_active_cards(player.human)
        found += player.human.events
        return found + in_force(s)
    return list(player.mutant.mutations) if player.mutant is not None else []


def might_work(s: State, seat: int, among: frozenset[str]) -> bool:
    """Whether any of some cards may be among those that work for a player, or are its enemies': a
    quick no for what few cards do. A yes may be wrong, as of a weapon that is not active, or of an
    enemy who has fallen."""
    player = s.players[seat]
    if player.human is None:
        return player.mutant is not None and not among.isdisjoint(player.mutant.mutations)
    human = player.human
    return (
        s.season in among
        or s.event in among
        or not among.isdisjoint(human.gear)
        or not among.isdisjoint(human.skills)
        or (bool(human.mounts) and not among.isdisjoint(human.mounts.values()))
        or not among.isdisjoint(human.followers)
        or not among.isdisjoint(human.events)
        or (human.fresh and human.tile.tile in among)
        or (seat in s.fights and any(_is_among(foe.card, among) for foe in s.fights[seat].foes))
    )


def _is_among(foe: str, among: frozenset[str]) -> bool:
    """Whether an enemy's card is among some; of a pack's card it may be."""
    return foe in among or is_packed(foe)


@lru_cache(maxsize=1 << 12)
def effects_in_play(one: str, solo: bool) -> tuple[Effect, ...]:
    """What a card does while it is in play, or while the enemy that it is stands: of an event not
    what it does when it is drawn (at `event`); of a weapon or an enemy not what it does on a
    special (see `on_special`)."""
    if one in EVENTS:
        return tuple([effect for effect in event_effects(one, solo) if effect.at != "event"])
    if one in ENCOUNTERS or one in MINIONS:
        enemy = enemy_of(one)
        return _but_specials(enemy.effects, enemy.special)
    return _but_specials(CARDS[one].effects, WEAPONS[one].special if one in WEAPONS else None)


@cache
def printed_at(solo: bool, hook: str) -> frozenset[str]:
    """The cards that do something at a hook: they are few (see `might_work`)."""
    return frozenset(
        one for one in effective_cards() if any(e.at == hook for e in effects_in_play(one, solo))
    )


def effective_cards() -> Iterator[str]:
    """Every card of the game's own that could be in play, or stand as an enemy."""
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
    """The season and the event in force (PH-8.2)."""
    return [one for one in (s.season, s.event) if one is not None]


def event_effects(event: str, solo: bool) -> tuple[Effect, ...]:
    """What an event does: in solo play its solo text takes the place of the other (PH-8.5a)."""
    card = EVENTS[event]
    return card.solo if solo and card.solo is not None else card.effects


def list_enemy_effects(s: State, seat: int) -> list[Source]:
    """What the cards of the enemies that stand against a human do, but for what they do on a
    special (see `on_special`)."""
    standing = [(one, effects_in_play(one, s.is_solo)) for one in enemy_cards(s, seat)]
    return [(one, effects) for one, effects in standing if effects]


def enemy_cards(s: State, seat: int) -> list[str]:
    """The cards of the enemies that stand against a human."""
    fight = s.fights.get(seat)
    return [foe.card for foe in fight.living_foes] if fight is not None else []


def on_special(striker: Weapon | Enemy) -> tuple[Effect, ...]:
    """What a weapon or an enemy whose special is an effect does, once for each die that shows one
    (PH-15.17): its effects at `melee_result`."""
    if striker.special != "effect":
        return ()
    return tuple([effect for effect in striker.effects if effect.at == "melee_result"])
