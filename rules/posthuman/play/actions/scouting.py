"""Scout: a tile for each vacant exit (PH-11.11 to PH-11.13)."""

from __future__ import annotations

from rules.engine import Play
from rules.posthuman.effects.carry_out import fire_hook
from rules.posthuman.model import tiles
from rules.posthuman.model.decks import name_of
from rules.posthuman.play.actions.beginning import begin_action
from rules.posthuman.play.context import Here
from rules.posthuman.play.mutants import reactions
from rules.posthuman.words import Message


def resolve_scout(h: Here, seat: int, *, asked: bool = False) -> Play[None]:
    """Play the whole action. `asked`: its player has just agreed to it, and is not asked again.
    Raises Fallen if a mutant's reaction knocks the scout out."""
    if not (yield from begin_action(h, seat, "scout", asked=asked)):
        return
    drawn = tiles.draw(h, seat, len(h.human(seat).find_empty_exits()))
    told = Message(
        "scouts", player=h.name_seat(seat), place=h.human(seat).tile.card.name, n=len(drawn)
    )
    h.tell_of(seat, told, kind="tile")
    for number, tile in enumerate(drawn):
        yield from _place_drawn_tile(h, seat, tile, drawn[number + 1 :])
    yield from reactions.resolve_reactions(h, seat, "scout", "placed")
    yield from fire_hook(h, seat, "scout")


def _place_drawn_tile(h: Here, seat: int, tile: str, later: list[str]) -> Play[None]:
    """Ask how to lay one drawn tile, which nobody else knows yet, and lay it (PH-6.18,
    PH-11.13)."""
    human = h.human(seat)
    ways = tiles.list_placements(human, tile)
    options = tiles.list_placement_options(human, tile)
    chosen = ways[0].id
    if len(ways) > 1:  # if there is one way the tile is laid at once, which gives nothing away
        text = Message("lay-where", tile=tiles.describe_tile(tile))
        if later:
            names = [name_of(one) for one in later]
            text = Message("lay-where-first", tile=text.data["tile"], later=names)
        chosen = yield from h.choose(
            seat,
            text,
            options,
            secret=True,
            about=Message("about-laying-scouted", player=h.name_seat(seat)),
            topic="place",
            data={"tile": tile, "later": later, "ways": [option.data for option in options]},
            rule="PH-11.13",
        )
    way = next(one for one in ways if one.id == chosen)
    tiles.lay_tile(h, seat, tile, way.cell, way.quarters)
