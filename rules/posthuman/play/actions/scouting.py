"""Scout: a tile for each vacant exit (PH-11.11 to PH-11.13)."""

from __future__ import annotations

from rules.engine import Play
from rules.kit.words import count, listed
from rules.posthuman.effects.carry_out import fire
from rules.posthuman.model import tiles
from rules.posthuman.model.decks import name_of
from rules.posthuman.play.actions.beginning import begins
from rules.posthuman.play.context import Here
from rules.posthuman.play.mutants import reactions


def scout(h: Here, seat: int, *, asked: bool = False) -> Play[None]:
    """The whole action. `asked`: its player has just said so, and is not asked whether to do it.
    Raises Fallen where a mutant's reaction knocks the scout out."""
    if not (yield from begins(h, seat, "scout", asked=asked)):
        return
    drawn = tiles.draw(h, seat, len(h.human(seat).vacant()))
    n = count(len(drawn), "tile")
    h.tell_of(seat, f"scouts from {h.human(seat).tile.card.name} and draws {n}.", kind="tile")
    for number, tile in enumerate(drawn):
        yield from _place(h, seat, tile, drawn[number + 1 :])
    yield from reactions.at(h, seat, "scout", "placed")
    yield from fire(h, seat, "scout")


def _place(h: Here, seat: int, tile: str, later: list[str]) -> Play[None]:
    """One drawn tile, which nobody else knows yet (PH-6.18, PH-11.13)."""
    human = h.human(seat)
    ways = tiles.placements(human, tile)
    chosen = ways[0].id
    if len(ways) > 1:  # with one way the tile lies open at once, and gives nothing away
        comes = "comes" if len(later) == 1 else "come"
        others = f" Then {comes} {listed([name_of(one) for one in later])}." if later else ""
        chosen = yield from h.choose(
            seat,
            f"Where do you lay {tiles.described(tile)}?{others}",
            tiles.options(human, tile),
            secret=True,
            about=f"{h.name(seat)} lays the tiles that were scouted",
            topic="place",
            data={"tile": tile, "later": later, "ways": [tiles.shown(one) for one in ways]},
            rule="PH-11.13",
        )
    way = next(one for one in ways if one.id == chosen)
    tiles.lay(h, seat, tile, way.cell, way.quarters)
