"""Whose cards work for a player now (PH-6.15, PH-17.4, PH-20.7, PH-20.9)."""

from __future__ import annotations

from collections.abc import Iterator

from ..decks import ALL, EVENTS, SCARS, WEAPONS, enemy_of
from ..state import Human, State
from .models import Effect

Source = tuple[str, tuple[Effect, ...]]
"""A card and its effects."""


def in_play(s: State, seat: int) -> list[Source]:
    """All that works for a player now, card by card. Of a human: skills, items in play (of weapons
    the active ones, with what is mounted on them), active followers, events kept, the special rule
    of the tile it stands on (PH-6.15), the event and the season in force, but for what these do
    when they are drawn (at `event`). Of a mutant its mutations. What an enemy's card does is in
    `enemies`; what a weapon does on a special, in `on_special`."""
    player = s.players[seat]
    if player.mutant is not None:
        return [(one, SCARS[one].effects) for one in player.mutant.mutations if SCARS[one].effects]
    if player.human is None:
        return []
    found = [(one, effects) for one in _own(player.human) if (effects := _effects(one))]
    for one in (*player.human.events, *in_force(s)):
        if effects := event_effects(s, one):
            found.append((one, tuple([e for e in effects if e.at != "event"])))
    return found


def _own(human: Human) -> Iterator[str]:
    yield from human.skills
    for one in human.gear:
        if one not in WEAPONS:
            yield one
        elif one in human.melee or one == human.ranged:
            yield one
            if one in human.mounts:
                yield human.mounts[one]
    yield from human.followers
    if human.fresh and human.tile.completed:
        yield human.tile.tile


def _effects(one: str) -> tuple[Effect, ...]:
    effects = ALL[one].effects
    if effects and one in WEAPONS and WEAPONS[one].special == "effect":
        return tuple([effect for effect in effects if effect.at != "melee_result"])
    return effects


def in_force(s: State) -> list[str]:
    """The season and the event in force (PH-8.2)."""
    return [one for one in (s.season, s.event) if one is not None]


def event_effects(s: State, event: str) -> tuple[Effect, ...]:
    """What an event does: in solo play its solo text takes the place of the other (PH-8.5a)."""
    card = EVENTS[event]
    return card.solo if s.solo and card.solo is not None else card.effects


def enemies(s: State, seat: int) -> list[Source]:
    """What the cards of the enemies that stand against a human do, but for what they do on a
    special (see `on_special`)."""
    fight = s.fights.get(seat)
    if fight is None:
        return []
    found: list[Source] = []
    for foe in fight.alive:
        enemy = enemy_of(foe.card)
        effects = enemy.effects
        if effects and enemy.special == "effect":
            effects = tuple([effect for effect in effects if effect.at != "melee_result"])
        if effects:
            found.append((foe.card, effects))
    return found


def on_special(one: str) -> tuple[Effect, ...]:
    """What a weapon or an enemy whose special is an effect does, once for each die that shows one
    (PH-15.17): its effects at `melee_result`."""
    found = WEAPONS[one] if one in WEAPONS else enemy_of(one)
    if found.special != "effect":
        return ()
    return tuple([effect for effect in found.effects if effect.at == "melee_result"])
