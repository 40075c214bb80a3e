"""Free actions in one's own turn: Food, Fury, abilities, hidden cards (LA-8.6, LA-21.4); and what
is free out of turn: stowing, the SOS Flare (LA-21.3)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Any

from rules.engine import Illegal, Offer, Option, Play, Prompt

from . import convoy, gains, harm, playing
from .boxes import DAMAGE, NAMES, RESOURCES
from .decks import HELD, one_of_each
from .plan import Cards, plan_of
from .state import FURY, Player
from .turn import Here

ABILITIES = {"exploration": ("cold-maiden", "jackal"), "movement": ("medic",)}
"""What is used by a word, phase by phase; the other abilities work by themselves."""
FREE = "Food, Fury and abilities, while it is your turn:"
CARDS = "Your hidden cards:"
SUIT = "The Contamination has only just come. Was there a suit?"
STOW = "Restow your Convoy: two of your boxes exchange what they hold."
FLARE = "The Aurora has cast off early. Do you fire the SOS Flare?"

_SUITS = frozenset(card for card, data in HELD.items() if data.key == harm.HAZMAT)
_FLARES = frozenset(card for card, data in HELD.items() if data.key == "sos-flare")
ASKED_WITH = {SUIT: _SUITS, CARDS: frozenset(HELD) - _SUITS - _FLARES}
"""Which hidden cards go with which question; the Flare has one of its own."""
WHICH_RULE = {SUIT: "LA-16.6", CARDS: "LA-5.22"}
"""Where it says when those may be played."""

# -- in turn -------------------------------------------------------------------------------------


def offered(h: Here, seat: int) -> list[Prompt[Any]]:
    """The questions of what is free beside the main one."""
    p = h.player(seat)
    prompts: list[Prompt[Any]] = []
    options = [*_food(h, p), *_fury(h, p), *_abilities(h, p), *_turbo(h, p)]
    if options:
        default = options[0].id
        asked = h.t.choice(
            seat, FREE, options, default=default, optional=True, topic="free", rule="LA-21.4"
        )
        prompts.append(asked)
    cards = _cards(h, seat, CARDS)
    if cards is not None:
        prompts.append(cards)
    return prompts


def _cards(h: Here, seat: int, text: str) -> Prompt[str] | None:
    """The question of hidden cards: of those that need the own turn, or, with SUIT, of the Hazmat
    Suit, which does not."""
    hand = h.player(seat).hand
    cards = [
        playing.PLAY[card]
        for card in one_of_each(hand)
        if card in ASKED_WITH[text] and playing.may_play(h.s, seat, card)
    ]
    # The number is used up even where nothing is asked: it must not betray what is held.
    if not cards or h.asks_for_one_of(seat, hand):
        h.t.pass_over()
        return None
    default = cards[0].id
    return h.t.choice(
        seat,
        text,
        cards,
        default=default,
        optional=True,
        secret=True,
        topic="cards",
        rule=WHICH_RULE[text],
    )


def carry_out(h: Here, seat: int, chosen: str) -> Play[None]:
    """Do what was chosen of them."""
    if chosen in HELD:
        yield from playing.play(h, seat, chosen)
        return
    what, _, which = chosen.partition(":")
    if what == "feed":
        feed(h, seat, which)
    elif what == "fury":
        yield from _spend(h, seat, which)
    elif what == "turbo":
        _promise(h, seat, which)
    else:
        yield from _use(h, seat, what, which)


def _food(h: Here, p: Player) -> list[Option]:
    """1 Food moves one own Survivor from Exhausted to Rest (LA-8.16)."""
    tired = p.in_zone("exhausted") if h.s.phase == "exploration" else []
    if not tired or not p.count("P"):
        return []
    return [
        Option(f"feed:{one.card}", "feed", f"Feed {one.name}", "1 Food: from Exhausted to Rest.")
        for one in tired
    ]


def feed(h: Here, seat: int, card: str) -> None:
    """One Food, from Exhausted to Rest (LA-8.16, LA-9.2)."""
    p = h.player(seat)
    convoy.drop(p, "P")
    one = p.crew_of(card)
    one.zone = "rest"
    h.tell(f"{h.name(seat)} feeds {one.name}.", kind="food", seat=seat)


# -- Fury (LA-5.9, LA-18.1 to LA-18.4) -----------------------------------------------------------

PRICES = {
    "repair": (1, "1 Repair"),
    "treat": (2, "1 treatment and 1 Repair"),
    "P": (3, "1 Food"),
    "A": (3, "1 Ammo"),
    "F": (4, "1 Fuel"),
    "O": (4, "1 Object"),
}
"""What Fury buys: its price, and what it is."""
_BUYS = [
    {
        what: Option(f"fury:{what}", "fury", f"{price} Fury: {words}")
        for what, (price, words) in PRICES.items()
        if price <= fury
    }
    for fury in FURY
]
"""By how much of it somebody has, what Fury buys."""
SPECIAL = {
    "red": "Contamination no longer lowers your skills",
    "green": "the first extra Fuel of a movement gives 2 speed",
    "yellow": "you draw 2 Objects and keep 1",
    "blue": "before moving, 1 speed with 4 Fury or more, else 1 Fury",
}


def _fury(h: Here, p: Player) -> list[Option]:
    found: list[Option] = []
    if p.fury and h.s.phase == "exploration":
        hurt = not p.whole
        of_use = {"repair": hurt, "treat": hurt or any(one.counters for one in p.crew)}
        of_use |= {r: harm.could_take(p, r) for r in RESOURCES}
        of_use["O"] = gains.objects_left(h.s)
        found = [option for what, option in _BUYS[p.fury].items() if of_use[what]]
    if h.s.expert and not h.firing and not p.special and p.fury == FURY[-1]:
        found.append(
            Option("fury:special", "fury", "5 Fury: your Special ability", SPECIAL[p.colour])
        )
    return found


def _spend(h: Here, seat: int, what: str) -> Play[None]:
    p = h.player(seat)
    if what == "special":
        p.fury -= FURY[-1]
        p.special = True
        h.tell(
            f"{h.name(seat)} spends 5 Fury: from now on {SPECIAL[p.colour]}.",
            kind="fury",
            seat=seat,
        )
        return
    price, _ = PRICES[what]
    p.fury -= price
    h.tell(f"{h.name(seat)} spends {price} Fury.", kind="fury", seat=seat)
    if what == "treat":
        yield from harm.treat(h, seat, 1)
    if what in ("repair", "treat"):
        yield from harm.repair(h, seat, 1)
    else:
        yield from gains.gain(h, seat, what)


# -- abilities (LA-14) ---------------------------------------------------------------------------


def _abilities(h: Here, p: Player) -> list[Option]:
    found: list[Option] = []
    for key in ABILITIES.get(h.s.phase, ()):
        one = p.able(key)
        if one is None:
            continue
        if key == "cold-maiden":
            if p.fury < FURY[-1]:
                found.append(Option(f"{key}:", "ability", f"{one.name}: gain 1 Fury"))
        elif key == "jackal":
            found += [
                Option(f"{key}:{r}", "ability", f"{one.name}: take 1 {NAMES[r]}")
                for r in RESOURCES
                if not p.count(r) and convoy.has_room(p, r, moving=True)
            ]
        else:
            found += [
                Option(f"{key}:{other.card}", "ability", f"{one.name}: wake {other.name}")
                for other in p.in_zone("rest")
            ]
    return found


def _use(h: Here, seat: int, key: str, which: str) -> Play[None]:
    p = h.player(seat)
    one = p.able(key)
    assert one is not None
    one.used = True
    if key == "cold-maiden":
        gains.fury(h, seat, 1, why=one.name)
    elif key == "jackal":
        yield from gains.gain(h, seat, which, why=one.name)
    else:
        p.crew_of(which).zone = "active"
        h.tell(f"{one.name}: {h.name(seat)} wakes {p.crew_of(which).name}.", kind="ability")


# -- speed for Food (the Biomass Turbo-truck) ----------------------------------------------------


def _turbo(h: Here, p: Player) -> list[Option]:
    """Only for whoever can drive: nothing is burnt for standing still (LA-10.6)."""
    if h.s.phase != "movement" or p.crossed or not (p.count("F") or p.free_fuel):
        return []
    return [
        Option(
            f"turbo:{box.what}",
            "ability",
            f"1 {NAMES[box.what]} for 1 speed",
            "It is burnt when you drive, as far as the way takes it.",
        )
        for _, box in p.working("turbo")
        if p.count(gains.RESOURCE[box.what]) > p.burning.count(box.what) and convoy.can_be_manned(p)
    ]


def _promise(h: Here, seat: int, what: str) -> None:
    p = h.player(seat)
    p.burning.append(what)
    p.speed += 1
    h.tell(f"{h.name(seat)} will burn 1 {NAMES[what]} for speed.", kind="speed", seat=seat)


def anything_left(h: Here, seat: int) -> bool:
    """Whether public facts allow a free action: Food, Fury, hidden cards, an ability (LA-8.7)."""
    p = h.player(seat)
    return bool(p.hand or p.fury or p.count("P") or _abilities(h, p))


# -- out of turn (LA-21.3) -----------------------------------------------------------------------


def beside(h: Here, seat: int) -> list[Offer]:
    """What stands open to a seat, whoever's turn it is."""
    found: list[tuple[str, Prompt[Any] | None]] = []
    if not h.firing:
        found.append(("stow", _stow(h, seat)))
    found.append(("suit", _cards(h, seat, SUIT)))
    if h.s.phase == "rest":  # everybody's turn at once (LA-9.1, LA-16.9)
        found.append(("cards", _cards(h, seat, CARDS)))
    if h.s.recall:
        found.append(("flare", _flare(h, seat)))
    return [(role, asked) for role, asked in found if asked is not None]


def _flare(h: Here, seat: int) -> Prompt[str] | None:
    """Whether to call the Aurora back (LA-16.20)."""
    if _FLARES.isdisjoint(h.player(seat).hand) or h.s.keeps_flare:
        return None
    options = [
        Option("fire", "play", "Fire it", "The Aurora comes back; gain 2 Fame."),
        Option("keep", "play", "Keep it dark"),
    ]
    return h.t.choice(
        seat,
        FLARE,
        options,
        default="fire",
        secret=True,
        optional=True,
        topic="flare",
        rule="LA-16.20",
    )


def aside(h: Here, role: str, prompt: Prompt[Any], value: Any) -> Play[None]:
    """Carry out what was answered out of turn."""
    seat = prompt.seat
    if role == "flare":
        if value == "fire":
            yield from fire_the_flare(h, seat)
        else:
            h.s.keeps_flare = True
    elif role in ("suit", "cards"):
        yield from playing.play(h, seat, value)
    else:
        _restow(h, seat, *value)


def _restow(h: Here, seat: int, one: str, two: str) -> None:
    p = h.player(seat)
    (here, first), (there, second) = p.holder(one), p.holder(two)
    held = here.boxes[first]
    here.boxes[first], there.boxes[second] = there.boxes[second], held
    h.tell(f"{h.name(seat)} restows the convoy.", kind="stow", seat=seat)


def fire_the_flare(h: Here, seat: int) -> Play[None]:
    card = next(c for c in h.player(seat).hand if HELD[c].key == "sos-flare")
    yield from playing.play(h, seat, card)


def _stow(h: Here, seat: int) -> Prompt[list[str]] | None:
    """The question which two boxes exchange what they hold; none where no two could."""
    p = h.player(seat)
    options, pair = _exchanges(p.cards, tuple(p.contents))
    if not pair:
        return None

    def fits(chosen: list[str]) -> None:
        one, two = chosen
        if not convoy.may_swap(p, one, two):
            raise Illegal(
                f"{convoy.label(p, one)} ({convoy.describe(p, one)}) and {convoy.label(p, two)} "
                f"({convoy.describe(p, two)}) cannot exchange what they hold.",
                rule="LA-4.5",
            )

    return h.t.choices(
        seat,
        STOW,
        options,
        default=pair,
        least=2,
        most=2,
        optional=True,
        check=fits,
        topic="stow",
        aside=True,
        rule="LA-4.8",
    )


@lru_cache(maxsize=2048)
def _exchanges(
    cards: Cards, contents: tuple[str, ...]
) -> tuple[tuple[Option, ...], tuple[str, ...]]:
    """The cargo boxes of a Convoy that looks so, and the first two that could exchange what they
    hold. Kept, as it is asked for after every answer and changes seldom."""
    plan = plan_of(cards)
    cargo = [
        (ref, (box, content))
        for ref, box, content in zip(plan.refs, plan.boxes, contents, strict=True)
        if box.cargo and content != DAMAGE
    ]
    options = [Option(ref, "stow", plan.names[ref], convoy.described(*box)) for ref, box in cargo]
    pairs = (
        (one, two)
        for (one, here), (two, there) in combinations(cargo, 2)
        if convoy.may_exchange(here, there)
    )
    return tuple(options), next(pairs, ())
