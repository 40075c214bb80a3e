"""Positions of Posthuman that hold more than any game will, to be played on from."""

from rules.posthuman.model.decks import ENCOUNTERS, ITEMS, MUTANT_ACTIONS, SCARS, TILES
from rules.posthuman.model.state import HOME, Laid, Phase, State, find_neighbour
from rules.posthuman.model.terms import HAND_LIMIT, STATS
from tests.rules.posthuman.build import Road

TILES_LAID = 16
BEST = dict.fromkeys(STATS, 5)
MUCH = {"hunger": 2, "food": 40, "ammo": 40, "counters": 40}
MUTATIONS = [scar for scar in SCARS if not SCARS[scar].is_blank]


def positions() -> list[State]:
    """The beginning of a late turn, the trade after it and a turn in which all move: three humans
    with all that they can have, and a mutant; somebody who has only to fight; and somebody who is
    struck by a mutant and has only to forage."""
    phases: tuple[Phase, ...] = ("event", "trade", "act")
    return [*(make_full_turn(phase) for phase in phases), make_fighter(), make_struck_forager()]


def make_struck_forager() -> State:
    """One who forages, though a mutant has struck it in this turn."""
    s = make_full_turn("act")
    human = s.human(0)
    human.at = next(cell for cell, laid in human.map.items() if laid.card.supply)
    human.zone, human.declared = None, "forage"
    s.struck = [(0, MUTANT_ACTIONS[s.mutant(3).hand[0]].title)]
    s.mutant(3).acted = True
    return s


def make_fighter() -> State:
    """One who fights bare-handed as well as anybody can, and has a fight before it."""
    road = Road(1, turn=9).human(0, **BEST, place=8, declared="move")
    _lay_tile(road, 0, 0)
    human = road.state.human(0)
    human.tile.done, human.at = 0, HOME
    return _fights_first(road.state)


def make_full_turn(phase: Phase) -> State:
    """That turn from a phase on."""
    road = Road(4, phase=phase, turn=17)
    s = road.state
    for seat, place in enumerate((6, 9, 4)):
        declared = None if phase == "event" else "move"
        road.human(seat, **BEST, health=6, morale=6, **MUCH, place=place, declared=declared)
        for pile, n in ((s.skills, 7), (s.followers, 1), (s.encounters[1], 6)):
            road.has(seat, *pile.pile[-n:])
        road.hides(seat, s.followers.pile[-1]).holds(seat, *s.equipment.pile[-HAND_LIMIT:])
        for pile in (s.weapons, s.equipment):
            road.has(seat, *[one for one in pile.pile if ITEMS[one].size == 1][:3])
        road.has(seat, *MUTATIONS[4 * seat : 4 * seat + 4])
        for number in range(TILES_LAID):
            _lay_tile(road, seat, number)
        s.human(seat).tile.done = s.human(seat).zone = 0
    road.mutant(3, *MUTATIONS[12:17]).holds(3, *s.mutant_actions.pile[-HAND_LIMIT - 1 :])
    return _fights_first(s)


def _fights_first(s: State) -> State:
    for deck in s.encounters.values():
        deck.pile.sort(key=lambda one: ENCOUNTERS[one].combat is not None)
    return s


def _lay_tile(road: Road, seat: int, number: int) -> None:
    """A completed tile of four exits, or one of two and more that leads on, beyond the last."""
    human = road.state.human(seat)
    side, wanted = (("N", {"S", "E"}), ("E", {"W", "N"}))[number % 2]
    tiles = reversed(road.state.tiles)
    tile = next(one for one in tiles if len(TILES[one].exits) > 3 or number > 3)
    ways = [Laid(tile=tile, quarters=n) for n in range(4)]
    best = max(ways, key=lambda laid: len(wanted & set(laid.exits)))
    cell = find_neighbour(human.at, "N" if side == "N" else "E")
    road.lays(seat, tile, cell, quarters=best.quarters).stands(seat, cell)
