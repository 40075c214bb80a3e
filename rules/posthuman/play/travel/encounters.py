"""Encounters: drawing, revealing and resolving them one by one, by fighting, evading or choosing
(PH-12.8, PH-13, PH-16.1 to PH-16.5)."""

from __future__ import annotations

from rules.engine import Play
from rules.posthuman.effects.carry_out import fire_hook
from rules.posthuman.effects.modifiers import expire_effects, has_flag
from rules.posthuman.model.decks import ENCOUNTERS
from rules.posthuman.model.state import Fight
from rules.posthuman.model.terms import Level
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.fights import combat, evading, operations, uses
from rules.posthuman.play.mutants import reactions
from rules.posthuman.play.people import experience
from rules.posthuman.play.travel import narratives
from rules.posthuman.words import Message


def resolve_encounter(h: Here, seat: int, level: Level, *, evadable: bool = True) -> Play[None]:
    """Draw an encounter of a level and resolve it, then those that are added to it; an empty deck
    gives none (PH-1.8). Returns once all are resolved (PH-12.8). Raises Fallen if the human is
    knocked out or turns."""
    left = 1
    while left:
        left -= 1
        left += yield from _resolve_one(h, seat, level, evadable)


def _resolve_one(h: Here, seat: int, level: Level, evadable: bool) -> Play[int]:
    """Resolve one encounter, and after an evasion its replacement, which cannot be evaded unless a
    card says so (PH-13.7). Return how many encounters are added."""
    extra = 0
    while True:
        fight = Fight(encounter="", level=level, evadable=evadable)
        if not operations.draw_encounter(h, fight):
            h.tell_of(seat, Message("meets-nobody", player=h.name_seat(seat)), kind="encounter")
            return extra
        h.s.fights[seat] = fight
        try:
            away = yield from _resolve_drawn(h, seat)
        except Fallen:
            if seat in h.s.fights:
                combat.abandon_encounter(h.s, seat)
            raise
        extra += fight.extra
        if not away:
            return extra
        evadable = has_flag(h.s, seat, "evade", "allow_evade")
        combat.abandon_encounter(h.s, seat)


def _resolve_drawn(h: Here, seat: int) -> Play[bool]:
    """Reveal and resolve the drawn encounter, and return whether the human evaded it."""
    fight = h.s.fights[seat]
    operations.reveal_encounter(h, seat)
    yield from reactions.resolve_reactions(h, seat, "move", "encounter")
    yield from fire_hook(h, seat, "reveal", asking=False)
    if ENCOUNTERS[fight.encounter].narrative is not None:
        yield from uses.ask_uses(h, seat, Message("use-before-choosing"), "reveal")
        if not fight.ended:
            yield from _tell_a_story(h, seat)
            return False
    elif (yield from evading.fight_or_evade(h, seat)):
        return True
    elif not fight.ended:
        yield from combat.resolve_combat(h, seat)
        return False
    combat.abandon_encounter(h.s, seat)
    return False


def _tell_a_story(h: Here, seat: int) -> Play[None]:
    """Resolve a narrative, and keep its card as XP if it succeeds and the card shows XP
    (PH-16.3)."""
    one = h.s.fights[seat].encounter
    succeeded = yield from narratives.resolve_narrative(h, seat)
    expire_effects(h.s, seat, "round", "combat")
    del h.s.fights[seat]
    if succeeded:
        experience.store_xp_cards(h, seat, [one])
    else:
        combat.discard_encounter(h.s, one)
