"""Turning mutant: what a human leaves behind, and what it is afterwards (PH-17.9 to PH-17.12)."""

from __future__ import annotations

from rules.kit.words import format_signed
from rules.posthuman.effects.language.models import Number
from rules.posthuman.model.cards import START
from rules.posthuman.model.decks import (
    ENCOUNTERS,
    EQUIPMENT,
    EVENTS,
    FOLLOWERS,
    MINIONS,
    SCARS,
    SKILLS,
    STARTING,
    WEAPONS,
)
from rules.posthuman.model.state import Fight, Human, Mutant, State
from rules.posthuman.model.terms import HAND, STATS
from rules.posthuman.play.context import Here
from rules.posthuman.words import Message


def become_mutant(h: Here, seat: int) -> None:
    """Turn a human into a mutant. It loses everything but its mutations, its fight ends, and it
    does nothing more in this turn (PH-17.9, PH-18.23). The caller must end its action."""
    s, human = h.s, h.human(seat)
    h.mark_fallen(seat)
    end_fight(s, seat)
    _leave_behind(s, seat, human)
    mutations = human.mutations
    s.scars.discard(*(scar for scar in human.scars if scar not in mutations))
    mutant = Mutant(human_stats=dict(human.stats), turned_on=s.turn, mutations=mutations)
    s.players[seat].human = None
    s.players[seat].mutant = mutant
    s.players[seat].standing.clear()
    name = h.name_seat(seat)
    told = Message("turns-mutant", player=name)
    if mutations:
        grown = [SCARS[scar].name for scar in mutations]
        told = Message("turns-mutant-with", player=name, mutations=grown)
    h.tell(told, kind="turned", seat=seat, mutations=list(mutations))
    changed = [
        Message(
            "stat-value", stat=stat, value=format_signed(mutant.stats[stat] - human.stats[stat])
        )
        for stat in STATS
        if mutant.stats[stat] != human.stats[stat]
    ]
    if changed:
        h.tell(Message("mutations-change", player=name, stats=changed), kind="stats", seat=seat)
    refill_hand(h, seat)


def hand_limit(mutant: Mutant) -> int:
    """Find how many mutant actions a mutant may hold: 3, changed by its mutations, never below 1
    (PH-18.2). A laid card is not part of the hand."""
    more = sum(
        one.n
        for scar in mutant.mutations
        for effect in SCARS[scar].effects
        for one in effect.do
        if isinstance(one, Number) and one.do == "hand"
    )
    return max(1, HAND + more)


def refill_hand(h: Here, seat: int) -> int:
    """Draw up to a mutant's hand limit, and return how many cards were drawn."""
    mutant = h.mutant(seat)
    missing = hand_limit(mutant) - len(mutant.hand) - (mutant.laid is not None)
    drawn = h.s.mutant_actions.draw_up_to(h.t, max(0, missing))
    mutant.hand += drawn
    if drawn:
        h.tell_of(
            seat,
            Message("draws-actions", player=h.name_seat(seat), n=len(drawn)),
            kind="mutant_hand",
            cards=len(mutant.hand),
        )
    return len(drawn)


def end_fight(s: State, seat: int) -> Fight | None:
    """End a human's encounter without result, and discard its cards (PH-16.5, PH-17.11). Return the
    encounter, or None if there was none."""
    fight = s.fights.pop(seat, None)
    if fight is not None:
        for card in dict.fromkeys([fight.encounter, *(foe.card for foe in fight.foes)]):
            put_away(s, card)
    return fight


def put_away(s: State, card: str) -> None:
    """Put a card on the discard pile of its deck; a starting item leaves the game (PH-17.10)."""
    if card in STARTING:
        s.removed.append(card)
    elif card in ENCOUNTERS:
        s.encounters[ENCOUNTERS[card].level].discard(card)
    elif card in MINIONS:
        s.minions["mutant" if MINIONS[card].enemy.kind == "mutant" else "human"].discard(card)
    else:
        for known, deck in (
            (WEAPONS, s.weapons),
            (EQUIPMENT, s.equipment),
            (SKILLS, s.skills),
            (FOLLOWERS, s.followers),
            (EVENTS, s.events),
        ):
            if card in known:
                deck.discard(card)


def _leave_behind(s: State, seat: int, human: Human) -> None:
    """Put away everything a human has but its scars, and cancel its offers; food, ammo and counters
    are simply lost (PH-17.10, PH-17.11, PH-30.17)."""
    for card in (
        *human.hand,
        *human.gear,
        *human.mounts.values(),
        *human.skills,
        *human.hidden_followers,
        *human.followers,
        *human.events,
        *human.trophies,
    ):
        put_away(s, card)
    s.removed += [laid.tile for laid in human.map.values() if laid.tile != START.id]
    s.removed += s.drawn_tiles.pop(seat, [])
    s.deals = [deal for deal in s.deals if seat not in (deal.seat, deal.partner)]
