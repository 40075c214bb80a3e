"""Terrain tiles: drawing them, where and how they may be laid, and completing them (PH-6)."""

from functools import cache, lru_cache
from string import ascii_uppercase
from typing import NamedTuple

from rules.engine import Option, Play, Text
from rules.kit.content import DeckText
from rules.kit.grids import Side, find_opposite_side, list_fitting_turns
from rules.posthuman.effects.carry_out import fire_hook
from rules.posthuman.effects.models import Number
from rules.posthuman.effects.modifiers import find_modifiers
from rules.posthuman.model.decks import TILES
from rules.posthuman.model.state import (
    Cell,
    Human,
    Laid,
    State,
    find_neighbour,
    look_around,
    rotate_exits,
)
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import supplies
from rules.posthuman.words import (
    Message,
    find_side_letter,
    fit_detail,
    join_sentences,
    join_with_commas,
    name_side,
)

DIRECTIONS: tuple[Side, ...] = ("N", "E", "S", "W")


class Placement(NamedTuple):
    """A way to lay a tile beside the tile that its drawer stands on."""

    tile: str
    side: Side
    """The side of the drawer's tile on which the new tile is laid."""
    cell: Cell
    quarters: int

    @property
    def exits(self) -> tuple[Side, ...]:
        """The sides on which the tile has exits once it is laid."""
        return rotate_exits(TILES[self.tile].exits, self.quarters)

    @property
    def id(self) -> str:
        """The id as an option: "N.1" is to the north after one quarter turn. It does not name the
        tile, which is the question's."""
        return f"{self.side}.{self.quarters}"


# -- drawing -------------------------------------------------------------------------------------


def draw(h: Here, seat: int, n: int) -> list[str]:
    """Draw this many tiles, or as many as the stack has. Only their drawer may look at them until
    they are laid (PH-6.17, PH-6.18)."""
    drawn = [h.s.tiles.pop() for _ in range(min(n, len(h.s.tiles)))]
    if drawn:
        h.t.note_reveal()
        h.s.drawn_tiles[seat] = [*h.s.drawn_tiles.get(seat, ()), *drawn]
    return drawn


def put_back(h: Here, seat: int, tile: str) -> None:
    """Put a drawn tile that is not kept under the stack: tiles are never reshuffled (PH-1.8)."""
    _let_go(h.s, seat, tile)
    h.s.tiles.insert(0, tile)


def count_tile_draws(s: State, seat: int) -> int:
    """Find how many tiles a mover draws to keep one of them: 1, unless a card says more."""
    found = find_modifiers(s, seat, "tile_drawn", Number)
    return max([1, *(number.n for number in found if number.do == "pick_tile")])


def _let_go(s: State, seat: int, tile: str) -> None:
    left = s.drawn_tiles[seat]
    left.remove(tile)
    if not left:
        del s.drawn_tiles[seat]


# -- laying --------------------------------------------------------------------------------------


def list_placements(human: Human, tile: str) -> list[Placement]:
    """List every way to lay a tile: at each vacant exit, in the order N, E, S, W, with each turn
    that brings an exit to face that exit. Of turns that look the same only the first is listed
    (PH-6.3, PH-6.4, PH-6.6)."""
    vacant = human.find_empty_exits()
    return [
        Placement(tile, side, vacant[side], quarters)
        for side in DIRECTIONS
        if side in vacant
        for quarters in _find_turns(TILES[tile].exits, find_opposite_side(side))
    ]


@cache
def _find_turns(printed: tuple[Side, ...], towards: Side) -> list[int]:
    return list_fitting_turns(printed, towards)


def lay_tile(h: Here, seat: int, tile: str, cell: Cell, quarters: int) -> None:
    """Put a tile on its drawer's map, turned clockwise by `quarters` quarters, and tell the
    players."""
    human = h.human(seat)
    _let_go(h.s, seat, tile)
    laid = human.map[cell] = Laid(tile=tile, quarters=quarters)
    side = next(side for side in DIRECTIONS if find_neighbour(human.at, side) == cell)
    told = Message(
        "lays-tile",
        player=h.name_seat(seat),
        tile=describe_tile(tile),
        side=side,
        exits=[name_side(side) for side in laid.exits],
    )
    h.tell_of(seat, told, kind="tile", tile=tile, cell=cell)


def list_placement_options(human: Human, tile: str, *, then: Text = "") -> list[Option]:
    """List the ways to lay a tile as options, with the letters of its picture: "A: north (exits
    N, E, S)". `then`: what happens after the choice, for each option's detail."""
    return [
        _make_placement_option(letter, one, one.exits, _list_joined_tiles(human, one), then)
        for letter, one in zip(ascii_uppercase, list_placements(human, tile), strict=False)
    ]


@lru_cache(maxsize=1 << 13)
def _make_placement_option(
    letter: str, one: Placement, exits: tuple[Side, ...], joined: tuple[DeckText, ...], then: Text
) -> Option:
    """Make the option for a way to lay a tile. In its data, `drawn` is the tile's place among the
    drawn ones."""
    letters = join_with_commas([find_side_letter(side) for side in exits])
    label = Message("lay-to", letter=letter, side=one.side, exits=letters, n=len(exits))
    details = [then] if then else []
    if joined:
        details.append(Message("joins-tiles", tiles=list(joined)))
    data = {"drawn": 0, "tile": one.tile, "side": one.side, "cell": one.cell}
    data |= {"quarters": one.quarters, "exits": list(exits)}
    return Option(one.id, "place", label, fit_detail(join_sentences(details)), data)


def _list_joined_tiles(human: Human, one: Placement) -> tuple[DeckText, ...]:
    """Name the other tiles that a new tile would be connected to (PH-6.5)."""
    return tuple(
        [
            human.map[cell].card.name
            for side, cell, facing in look_around(one.cell, one.exits)
            if cell in human.map and cell != human.at and facing in human.map[cell].exits
        ]
    )


@cache
def describe_tile(tile: str) -> Message:
    """Describe a tile in one line, such as "Farm (rural, 2 zones, supply 1)"."""
    card = TILES[tile]
    return Message(
        "tile",
        tile=card.name,
        terrain=card.terrain,
        zones=len(card.zones),
        supply=card.supply,
        safe=int(any(zone.kind == "safe" for zone in card.zones)),
    )


def describe_first_zone(tile: str) -> Message:
    """Say what a human finds who enters a new tile."""
    first = TILES[tile].zones[0]
    return Message("lay-and-enter", n=first.figures, kind=first.kind)


# -- completing ----------------------------------------------------------------------------------


def complete_zone(h: Here, seat: int) -> Play[None]:
    """Complete the zone that a human stands on. If this completes the tile, give its supplies,
    which come once, and do what a special tile does (PH-6.11 to PH-6.15)."""
    human = h.human(seat)
    laid, zone = human.tile, human.zone_here
    assert zone is not None
    laid.done += 1
    if not laid.is_completed:
        return
    if zone.kind != "safe":  # in a safe house the human stays in its zone (PH-6.14)
        human.zone = None
    human.fresh = True
    card = laid.card
    if card.supply:
        cards = supplies.draw(h, card.supply)
        yield from supplies.take_supply(h, seat, cards, Message("supplies"))
    yield from fire_hook(h, seat, "tile_done")
