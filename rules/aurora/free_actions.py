"""Free actions in one's own turn: Food, Fury, abilities, hidden cards (LA-8.6, LA-21.4)."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine import Option, Play, Prompt
from rules.kit.turns import Asked

from . import convoy, fury, hidden_cards, resources
from .boxes import NAMES, RESOURCE, RESOURCES
from .context import Here
from .decks import HELD
from .hidden_cards import CARDS
from .players import FURY, Player

ABILITIES = {"exploration": ("cold-maiden", "jackal"), "movement": ("medic",)}
"""What is used by a word, phase by phase; the other abilities work by themselves."""
FREE = "Food, Fury and abilities, while it is your turn:"
WITH_TURNS = ("exploration", "movement")
"""The phases in which a player has a turn with a main action."""
GO_ON = Option("go-on", "choose", "Go on afterwards", "Your turn stays open after what you do now.")


def ask(h: Here, seat: int, main: Callable[[], Prompt[str]]) -> Play[str | None]:
    """Ask what is needed, and beside it what is free. Returns the answer to what is needed; None
    after a free action, for it may have changed what there is to ask."""
    role, _, chosen = yield from h.menu(lambda: [("main", main()), *offered(h, seat)])
    if role == "main":
        answer: str = chosen
        return answer
    yield from carry_out(h, seat, chosen)
    return None


def afterwards(h: Here, seat: int, text: str, end: Option, *, rule: str) -> Play[None]:
    """Free actions after the main one, for whoever has said that they go on (LA-8.6, LA-8.7)."""

    def main() -> Prompt[str]:
        return h.t.choice(seat, text, [end], default=end.id, topic="more", rule=rule)

    while h.goes_on and anything_left(h, seat):
        if (yield from ask(h, seat, main)) is not None:
            return


def offered(h: Here, seat: int) -> list[Asked]:
    """The questions of what is free."""
    p = h.player(seat)
    found: list[Asked] = []
    options = meals(p) if h.s.phase == "exploration" else []
    options += [*fury.offered(h, p), *_abilities(h, p), *_turbo(h, p)]
    if _may_go_on(h, seat):
        options.append(GO_ON)
    if options:
        default = options[0].id
        asked = h.t.choice(
            seat, FREE, options, default=default, optional=True, topic="free", rule="LA-21.4"
        )
        found.append(("free", asked))
    cards = hidden_cards.prompt(h, seat, CARDS)
    if cards is not None:
        found.append(("cards", cards))
    return found


def carry_out(h: Here, seat: int, chosen: str) -> Play[None]:
    """Do what was chosen of them."""
    if chosen in HELD:
        yield from hidden_cards.play(h, seat, chosen)
        return
    what, _, which = chosen.partition(":")
    if chosen == GO_ON.id:
        h.goes_on = True
    elif what == "feed":
        feed(h, seat, which)
    elif what == "fury":
        yield from fury.spend(h, seat, which)
    elif what == "turbo":
        _promise(h, seat, which)
    else:
        yield from _use(h, seat, what, which)


def meals(p: Player) -> list[Option]:
    """1 Food moves one own Survivor from Exhausted to Rest (LA-8.16, LA-9.2)."""
    if not p.count("P"):
        return []
    return [
        Option(f"feed:{one.card}", "feed", f"Feed {one.name}", "1 Food: from Exhausted to Rest.")
        for one in p.in_zone("exhausted")
    ]


def feed(h: Here, seat: int, card: str) -> None:
    """One Food, from Exhausted to Rest (LA-8.16, LA-9.2)."""
    p = h.player(seat)
    convoy.drop(p, "P")
    one = p.crew_of(card)
    one.zone = "rest"
    h.tell_of(seat, f"feeds {one.name}.", kind="food")


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
        fury.gain(h, seat, 1, why=one.name)
    elif key == "jackal":
        yield from resources.gain(h, seat, which, why=one.name)
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
        if p.count(RESOURCE[box.what]) > p.burning.count(box.what) and convoy.can_be_manned(p)
    ]


def _promise(h: Here, seat: int, what: str) -> None:
    p = h.player(seat)
    p.burning.append(what)
    p.speed += 1
    h.tell_of(seat, f"will burn 1 {NAMES[what]} for speed.", kind="speed")


# -- the rest of the turn ------------------------------------------------------------------------


def _may_go_on(h: Here, seat: int) -> bool:
    """Whether there will be something to do after the main action. Most of it can as well be done
    before, so the turn stays open only for whoever says so (LA-8.7)."""
    return h.s.phase in WITH_TURNS and not h.goes_on and anything_left(h, seat)


def anything_left(h: Here, seat: int) -> bool:
    """Whether public facts allow a free action. In the Exploration Phase: Food, Fury, hidden cards,
    an ability (LA-8.7); after a movement: a hidden card."""
    p = h.player(seat)
    if h.s.phase == "movement":
        return bool(p.hand)
    return bool(p.hand or p.fury or p.count("P") or _abilities(h, p))
