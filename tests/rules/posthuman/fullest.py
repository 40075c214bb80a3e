"""Positions of Posthuman that hold more than any game will, to be played on from."""

from collections.abc import Iterator

from rules.posthuman.model.decks import ENCOUNTERS, ITEMS, MUTANT_ACTIONS, SCARS, TILES
from rules.posthuman.model.state import HOME, Human, Laid, Phase, State, find_neighbour
from rules.posthuman.model.terms import BACKPACK, HAND, STATS
from rules.posthuman.play.people.inventory import activate_if_bare
from tests.rules.posthuman.build import Road

TILES_LAID = 16
MUCH = 40
"""Food, ammo and the like."""


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
    road = Road(1, turn=9)
    s = road.state
    human = s.human(0)
    human.stats = dict.fromkeys(STATS, 5)
    human.health = human.morale = 8
    human.declared, human.place = "move", 8
    _lay_tile(s, human, 0)
    human.tile.done, human.zone = 0, None
    human.at = HOME
    _fights_first(s)
    return s


def make_full_turn(phase: Phase) -> State:
    """That turn from a phase on."""
    road = Road(4, phase=phase, turn=17)
    s = road.state
    mutations = [scar for scar in s.scars.pile if not SCARS[scar].is_blank]
    for seat in range(3):
        human = s.human(seat)
        _fill_sheet(s, human)
        human.scars = mutations[4 * seat : 4 * seat + 4]
        human.place = (6, 9, 4)[seat]
        human.declared = None if phase == "event" else "move"
    road.mutant(3, *mutations[12:17])
    s.mutant(3).hand = [s.mutant_actions.pile.pop() for _ in range(HAND + 1)]
    for scar in mutations[:12]:
        s.scars.pile.remove(scar)
    _fights_first(s)
    return s


def _fights_first(s: State) -> None:
    for deck in s.encounters.values():
        deck.pile.sort(key=lambda one: ENCOUNTERS[one].combat is not None)


def _fill_sheet(s: State, human: Human) -> None:
    """Everything that there is room for, and a long way behind one."""
    human.stats = dict.fromkeys(STATS, 5)
    human.health, human.morale, human.hunger = 6, 6, 2
    human.food, human.ammo, human.counters = MUCH, MUCH, MUCH
    human.skills = [s.skills.pile.pop() for _ in range(7)]
    human.followers = [s.followers.pile.pop()]
    human.hidden_followers = [s.followers.pile.pop()]
    human.hand = [s.equipment.pile.pop() for _ in range(HAND)]
    human.trophies = [s.encounters[1].pile.pop() for _ in range(6)]
    for card in _pop_fitting_items(s):
        human.gear.append(card)
        activate_if_bare(human, card)
    for number in range(TILES_LAID):
        _lay_tile(s, human, number)
    human.tile.done, human.zone = 0, 0


def _pop_fitting_items(s: State) -> Iterator[str]:
    """Weapons, and other things, as many as a backpack takes."""
    room = BACKPACK
    for pile in (s.weapons.pile, s.equipment.pile):
        for card in [one for one in pile if ITEMS[one].size == 1][:3]:
            pile.remove(card)
            room -= ITEMS[card].size
            yield card
    assert room >= 0


def _lay_tile(s: State, human: Human, number: int) -> None:
    """A completed tile of four exits, or one of two and more that leads on, beyond the last."""
    side = "NE"[number % 2]
    cell = find_neighbour(human.at, "N" if side == "N" else "E")
    tile = next(one for one in reversed(s.tiles) if len(TILES[one].exits) > 3 or number > 3)
    s.tiles.remove(tile)
    wanted = {"N": {"S", "E"}, "E": {"W", "N"}}[side]
    ways = [Laid(tile=tile, quarters=n, done=len(TILES[tile].zones)) for n in range(4)]
    human.map[cell] = max(ways, key=lambda laid: len(wanted & set(laid.exits)))
    human.at = cell
    assert HOME in human.map
