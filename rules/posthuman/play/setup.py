"""Setup: sort out and shuffle the cards for this number of players, and find who starts (PH-2,
PH-21.8, PH-21.9)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.engine import Chance
from rules.kit.decks import Deck
from rules.kit.packs.catalog import cards_added
from rules.posthuman.model.cards import Encounter, Event
from rules.posthuman.model.decks import (
    CONTENT,
    EQUIPMENT,
    EVENTS,
    FOLLOWERS,
    ICONS,
    MINIONS,
    MUTANT_ACTIONS,
    SCARS,
    SKILLS,
    SUPPLY,
    encounters_of,
    kind_of,
    list_copies,
)
from rules.posthuman.model.state import Player, State
from rules.posthuman.model.terms import Level
from rules.posthuman.play.context import Here
from rules.posthuman.words import Message

LEVELS: tuple[Level, ...] = (1, 2, 3)
SOLO_EQUIPMENT = ("camo-tent",)
"""Equipment that is removed in solo play (PH-21.8)."""
LATE = 2
"""How many random events lie with the Fortress at the bottom of the solo stack (PH-21.9)."""
SHORTER = 6
"""How many events are removed from the solo stack in a short game (PH-22.5)."""


def make_opening_state(
    seats: int, *, custom: bool = False, short: bool = False, strict: bool = False
) -> State:
    """Make the state before anything is shuffled (PH-2.6a, PH-2.7)."""
    return State(
        seats=seats,
        custom=custom,
        short=short,
        strict=strict,
        players=[Player() for _ in range(seats)],
    )


def set_up(h: Here) -> None:
    """Remove the cards that are not used, shuffle the rest, and roll for the starting player
    (PH-2.1 to PH-2.5)."""
    s, rng = h.s, h.t.rng
    s.tiles = rng.shuffle(list_copies(CONTENT.tiles))
    s.supply = Deck.of(rng.shuffle(list(SUPPLY)))
    s.weapons = Deck.of(rng.shuffle(list_copies(CONTENT.weapons)))
    s.equipment = _make_deck(s, list_copies(CONTENT.equipment), {*_solo_equipment(s)}, rng)
    s.skills = _make_deck(
        s, SKILLS, {one for one in SKILLS if s.is_solo and not SKILLS[one].solo}, rng
    )
    s.followers = Deck.of(rng.shuffle(list(FOLLOWERS)))
    s.scars = Deck.of(rng.shuffle(list(SCARS)))
    s.mutant_actions = Deck.of(rng.shuffle(list(MUTANT_ACTIONS)))
    packed: dict[str, Encounter] = cards_added(h.t, "encounters")
    for level in LEVELS:
        more = [one for one, card in packed.items() if card.level == level]
        s.encounters[level] = Deck.of(rng.shuffle([*encounters_of(level), *more]))
    s.minions = {
        "human": Deck.of(rng.shuffle(_list_minions("human"))),
        "mutant": Deck.of(rng.shuffle(_list_minions("mutant"))),
    }
    _stack_events(s, rng)
    _lay_out_starting_items(s)
    s.first = rng.pick(range(s.seats))
    if not s.is_solo:
        told = Message("starting-player", player=h.name_seat(s.first))
        h.tell(told, kind="setup", seat=s.first)


def _make_deck(s: State, cards: Iterable[str], out: set[str], rng: Chance) -> Deck[str]:
    """Make a shuffled deck, without the cards of `out`, which leave the game."""
    cards = list(cards)
    s.removed += [one for one in cards if one in out]
    return Deck.of(rng.shuffle([one for one in cards if one not in out]))


def _solo_equipment(s: State) -> list[str]:
    return [one for one in EQUIPMENT if s.is_solo and kind_of(one) in SOLO_EQUIPMENT]


def _list_minions(kind: str) -> list[str]:
    return [one for one, card in MINIONS.items() if card.enemy.kind == kind]


# -- events (PH-2.2, PH-21.8, PH-21.9, PH-22.5) --------------------------------------------------


def is_fortress(event: Event) -> bool:
    """Whether an event is The Fortress, which is used in solo play only (PH-2.2)."""
    return event.only == "solo"


def _stack_events(s: State, rng: Chance) -> None:
    """Stack the events, without those only for the other kind of game, group or solo. In solo play
    the Fortress is among the three lowest."""
    other = "group" if s.is_solo else "solo"
    s.removed += [one for one, event in EVENTS.items() if event.only == other]
    events = [one for one, event in EVENTS.items() if event.only is None or event.only != other]
    if not s.is_solo:
        s.events = Deck.of(rng.shuffle(events))
        return
    fortress = [one for one in events if is_fortress(EVENTS[one])]
    others = rng.shuffle([one for one in events if one not in fortress])
    low = rng.shuffle([*fortress, *others[:LATE]])
    high = others[LATE:]
    if s.short:
        s.removed += high[:SHORTER]
        high = high[SHORTER:]
    s.events = Deck.of([*low, *high])


# -- starting items (PH-2.1, PH-21.8, PH-23.3) ---------------------------------------------------


def _lay_out_starting_items(s: State) -> None:
    """Lay out the starting items: all of them for pre-made characters, or those for this number of
    players for custom ones (PH-2.1, PH-3.5, PH-23.3)."""
    items = list_copies(CONTENT.starting)
    s.market = [one for one in items if not s.custom or ICONS[one] <= s.seats]
    s.removed += [one for one in items if one not in s.market]


def take_starting(s: State, kind: str) -> str:
    """Take a copy of a starting item out of the market, the one for fewest players first. Raises
    StopIteration if none is left, which the checks of the decks rule out."""
    one = next(one for one in s.market if kind_of(one) == kind)
    s.market.remove(one)
    return one


def clear_market(s: State) -> None:
    """Put the starting items that nobody has out of the game (PH-1.8)."""
    s.removed += s.market
    s.market = []
