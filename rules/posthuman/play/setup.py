"""Setup: sort out and shuffle the cards for this number of players, and find who starts (PH-2,
PH-21.8, PH-21.9). In the short game all players start further on, with items, scars and experience
(PH-22)."""

from collections.abc import Sequence

from rules.engine import Chance, Option, Play, Prompt
from rules.kit.decks import Deck
from rules.kit.packs.catalog import list_added_cards
from rules.posthuman.effects.words import make_item_detail
from rules.posthuman.model import decks
from rules.posthuman.model.cards import Encounter, Event
from rules.posthuman.model.state import Player, State
from rules.posthuman.model.terms import JOURNEY_END, LEVELS
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import experience, item_choices, scars
from rules.posthuman.words import Message, list_amounts

SOLO_EQUIPMENT = ("camo-tent",)
"""Equipment that is removed in solo play (PH-21.8)."""
EVENTS_AT_BOTTOM = 2
"""How many random events lie with the Fortress at the bottom of the solo stack (PH-21.9)."""
EVENTS_REMOVED = 6
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
    s.tiles = rng.shuffle(decks.list_copies(decks.CONTENT.tiles))
    s.supply = Deck.of(rng.shuffle(list(decks.SUPPLY)))
    s.weapons = Deck.of(rng.shuffle(decks.list_copies(decks.CONTENT.weapons)))
    equipment, skills = decks.list_copies(decks.CONTENT.equipment), list(decks.SKILLS)
    tents = {one for one in equipment if s.is_solo and decks.find_kind(one) in SOLO_EQUIPMENT}
    group = {one for one in skills if s.is_solo and not decks.SKILLS[one].solo}
    s.equipment, s.skills = _make_deck(s, equipment, tents, rng), _make_deck(s, skills, group, rng)
    s.followers = Deck.of(rng.shuffle(list(decks.FOLLOWERS)))
    s.scars = Deck.of(rng.shuffle(list(decks.SCARS)))
    s.mutant_actions = Deck.of(rng.shuffle(list(decks.MUTANT_ACTIONS)))
    packed: dict[str, Encounter] = list_added_cards(h.t, "encounters")
    for level in LEVELS:
        more = [one for one, card in packed.items() if card.level == level]
        s.encounters[level] = Deck.of(rng.shuffle([*decks.list_encounters(level), *more]))
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


def _make_deck(s: State, cards: Sequence[str], out: set[str], rng: Chance) -> Deck[str]:
    """Make a shuffled deck, without the cards of `out`, which leave the game."""
    s.removed += [one for one in cards if one in out]
    return Deck.of(rng.shuffle([one for one in cards if one not in out]))


def _list_minions(kind: str) -> list[str]:
    return [one for one, card in decks.MINIONS.items() if card.enemy.kind == kind]


# -- events (PH-2.2, PH-21.8, PH-21.9, PH-22.5) --------------------------------------------------


def is_fortress(event: Event) -> bool:
    """Whether an event is The Fortress, which is used in solo play only (PH-2.2)."""
    return event.only == "solo"


def _stack_events(s: State, rng: Chance) -> None:
    """Stack the events, without those only for the other kind of game, group or solo. In solo play
    the Fortress is among the three lowest."""
    other = "group" if s.is_solo else "solo"
    s.removed += [one for one, event in decks.EVENTS.items() if event.only == other]
    events = [
        one for one, event in decks.EVENTS.items() if event.only is None or event.only != other
    ]
    if not s.is_solo:
        s.events = Deck.of(rng.shuffle(events))
        return
    fortress = [one for one in events if is_fortress(decks.EVENTS[one])]
    others = rng.shuffle([one for one in events if one not in fortress])
    low = rng.shuffle([*fortress, *others[:EVENTS_AT_BOTTOM]])
    high = others[EVENTS_AT_BOTTOM:]
    if s.short:
        s.removed += high[:EVENTS_REMOVED]
        high = high[EVENTS_REMOVED:]
    s.events = Deck.of([*low, *high])


# -- starting items (PH-2.1, PH-21.8, PH-23.3) ---------------------------------------------------


def _lay_out_starting_items(s: State) -> None:
    """Lay out the starting items: all of them for pre-made characters, or those for this number of
    players for custom ones (PH-2.1, PH-3.5, PH-23.3)."""
    items = decks.list_copies(decks.CONTENT.starting)
    s.market = [one for one in items if not s.custom or decks.ICONS[one] <= s.seats]
    s.removed += [one for one in items if one not in s.market]


def take_starting(s: State, kind: str) -> str:
    """Take a copy of a starting item out of the market, the one for fewest players first. Raises
    StopIteration if none is left, which the checks of the decks rule out."""
    one = next(one for one in s.market if decks.find_kind(one) == kind)
    s.market.remove(one)
    return one


def clear_market(s: State) -> None:
    """Put the starting items that nobody has out of the game (PH-1.8)."""
    s.removed += s.market
    s.market = []


STARTING_SPACE = 4
"""The space of the journey track on which all start (PH-22.1)."""
STARTING_SCARS = 2
STARTING_CARDS = 3
STARTING_TROPHIES = 3
SHORT_GAME = Message("short-game")


def apply_head_start(h: Here) -> Play[None]:
    """Do everything that the short game adds before the first turn (PH-22.1 to PH-22.5)."""
    h.tell(
        Message("short-start", place=STARTING_SPACE, goal=JOURNEY_END, scars=STARTING_SCARS),
        kind="setup",
    )
    for seat in h.s.list_seats_clockwise():
        h.human(seat).place = STARTING_SPACE
        yield from scars.draw_scars(h, seat, STARTING_SCARS, SHORT_GAME)
    yield from _ask_starting_items(h)
    for seat in h.s.list_seats_clockwise():
        _gain_starting_xp(h, seat)


# -- weapons and equipment (PH-22.2, PH-22.3) ----------------------------------------------------


def _ask_starting_items(h: Here) -> Play[None]:
    """Ask all players how many of their three cards are weapons, and which weapon they keep if they
    draw several. The cards go to the hand and are put into play by the usual rules."""
    seats = range(h.s.seats)
    mixes = yield from h.t.ask_all([_make_mix_prompt(h, seat) for seat in seats])
    weapons: list[list[str]] = []
    for seat, mix in zip(seats, mixes, strict=True):
        weapons.append(h.s.weapons.draw_up_to(h.t, int(mix)))
        equipment = h.s.equipment.draw_up_to(h.t, STARTING_CARDS - int(mix))
        yield from item_choices.take_into_hand(h, seat, equipment)
    asked = [_keep_prompt(h, seat, drawn) for seat, drawn in enumerate(weapons) if len(drawn) > 1]
    kept = (yield from h.t.ask_all(asked)) if asked else []
    keeps = {prompt.seat: one for prompt, one in zip(asked, kept, strict=True)}
    for seat, drawn in enumerate(weapons):
        if drawn:
            mine = keeps.get(seat, drawn[0])
            h.s.weapons.discard(*[one for one in drawn if one != mine])
            yield from item_choices.take_into_hand(h, seat, [mine])


def _make_mix_prompt(h: Here, seat: int) -> Prompt[str]:
    options = [
        Option(
            str(n),
            "build",
            Message(
                "all-of", things=list_amounts([("weapon", n), ("equipment", STARTING_CARDS - n)])
            ),
            Message("keep-one-weapon" if n > 1 else "keep-them-all"),
            {"weapons": n},
        )
        for n in range(STARTING_CARDS + 1)
    ]
    return h.t.choice(
        seat,
        Message("how-many-weapons", cards=STARTING_CARDS),
        options,
        default="1",
        topic="mix",
        rule="PH-22.2",
    )


def _keep_prompt(h: Here, seat: int, drawn: list[str]) -> Prompt[str]:
    return h.t.choice(
        seat,
        Message("keep-which-weapon"),
        [
            Option(one, "build", decks.name_of(one), make_item_detail(decks.ITEMS[one]))
            for one in drawn
        ],
        default=drawn[0],
        secret=True,
        topic="keep",
        about=Message(
            "about-keeping-weapon", player=h.name_seat(seat), n=len(drawn), unit="weapon"
        ),
        rule="PH-22.2",
    )


# -- experience (PH-22.4) ------------------------------------------------------------------------


def _gain_starting_xp(h: Here, seat: int) -> None:
    """Give a human encounters of level 1 as XP; those that show no XP are discarded for a counter
    each (PH-22.4a)."""
    s = h.s
    drawn = s.encounters[1].draw_up_to(h.t, STARTING_TROPHIES)
    told = Message(
        "been-through", player=h.name_seat(seat), cards=[decks.name_of(one) for one in drawn]
    )
    h.tell_of(seat, told, kind="xp")
    experience.store_xp_cards(h, seat, drawn)
    experience.gain_xp(h, seat, sum(decks.count_card_xp(one) == 0 for one in drawn), SHORT_GAME)
