"""Forage: once on each completed tile (PH-11.8 to PH-11.10)."""

from __future__ import annotations

from rules.engine import Play
from rules.posthuman.effects.carry_out import fire_hook
from rules.posthuman.effects.modifiers import sum_number_bonus
from rules.posthuman.play.actions.beginning import begin_action
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import supplies
from rules.posthuman.words import Message


def resolve_forage(h: Here, seat: int, *, asked: bool = False) -> Play[None]:
    """Play the whole action. `asked`: its player has just agreed to it, and is not asked again.
    Raises Fallen if a mutant's reaction knocks the forager out."""
    if not (yield from begin_action(h, seat, "forage", asked=asked)):
        return
    human = h.human(seat)
    card = human.tile.card
    n = 1 + sum_number_bonus(h.s, seat, "forage", "supply_cards")
    human.tile.foraged = True
    cause = Message("foraging", place=card.name, zones=len(card.zones))
    yield from supplies.take_supply(h, seat, supplies.draw(h, n), cause)
    yield from fire_hook(h, seat, "forage")
