"""Forage: once on each completed tile (PH-11.8 to PH-11.10)."""

from __future__ import annotations

from rules.engine import Option, Play
from rules.kit.words import count

from . import reactions, supplies
from .context import Here
from .effects.carry_out import fire
from .effects.modifiers import number
from .legality import legal


def forage(h: Here, seat: int, *, asked: bool = False) -> Play[None]:
    """The whole action. `asked`: its player has just said so, and is not asked whether to do it.
    Raises Fallen where a mutant's reaction knocks the forager out."""
    if not legal(h.s, seat, "forage"):
        h.tell_of(seat, "cannot forage here any more: the action is lost.", kind="lost")
        return
    yield from reactions.at(h, seat, "forage", "start")
    if not legal(h.s, seat, "forage"):
        h.tell_of(seat, "cannot forage here any more: the action is lost.", kind="lost")
        return
    human = h.human(seat)
    card = human.tile.card
    n = 1 + number(h.s, seat, "forage", "supply_cards")
    if not asked and not (yield from _goes(h, seat, n)):
        h.tell_of(seat, f"leaves {card.name} as it is.", kind="forage")
        return
    human.tile.foraged = True
    h.tell_of(seat, f"forages in {card.name}.", kind="supply", tile=human.tile.tile)
    yield from supplies.take_supply(h, seat, supplies.draw(h, n), f"Forage in {card.name}")
    yield from fire(h, seat, "forage")


def _goes(h: Here, seat: int, n: int) -> Play[bool]:
    """Whoever has declared it may still leave it (PH-10.2)."""
    human = h.human(seat)
    chosen = yield from h.choose(
        seat,
        f"Do you search {human.tile.card.name}? It can be done once.",
        [
            Option("go", "forage", "Forage here", f"Draw {count(n, 'supply card')}."),
            Option("leave", "forage", "Leave it for later", "You do nothing this turn."),
        ],
        topic="forage",
        data={"terrain": human.terrain, "cards": n},
        rule="PH-11.8",
    )
    return chosen == "go"
