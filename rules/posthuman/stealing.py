"""What one human takes from another by a card: goods, or an item in a contest (PH-26.1)."""

from __future__ import annotations

from rules.engine import Option, Play
from rules.kit.dice import D6
from rules.kit.words import because

from .context import Here
from .decks import ITEMS, name_of
from .effects.models import Steal
from .effects.words import item_detail
from .inventory import droppable, fits, receive, take_away
from .sheet import effective
from .state import State


def can_take(s: State, seat: int, victim: int, what: Steal) -> bool:
    """Whether there is anything to take: goods, or an item in play of that size that fits into the
    backpack of whoever takes it."""
    if what.kind == "item":
        return bool(within_reach(s, seat, victim, what.size))
    other = s.human(victim)
    return (other.food if what.kind == "food" else other.ammo) > 0


def within_reach(s: State, seat: int, victim: int, size: int) -> list[str]:
    """The items in play of a human that another could take."""
    return [
        one
        for one in s.human(victim).gear
        if ITEMS[one].size <= size and fits(s, seat, one) and droppable(s, victim, one)
    ]


def take(h: Here, seat: int, victim: int, what: Steal, cause: str) -> Play[None]:
    """Take it; a contest is rolled first, and only a strictly higher sum wins."""
    if what.contest and not _outdoes(h, seat, victim, cause):
        return
    if what.kind == "item":
        yield from _take_item(h, seat, victim, what, cause)
    else:
        _take_goods(h, seat, victim, what, cause)


def _outdoes(h: Here, seat: int, victim: int, cause: str) -> bool:
    rolled = {who: h.t.rng.pick(D6) for who in (seat, victim)}
    sums = {who: face + effective(h.s, who, "speed") for who, face in rolled.items()}
    wins = sums[seat] > sums[victim]
    ends = "quicker" if wins else "not quick enough"
    told = (
        f"{h.name(seat)} rolls {rolled[seat]} and reaches {sums[seat]} with speed, "
        f"{h.name(victim)} rolls {rolled[victim]} and reaches {sums[victim]}: {ends}."
    )
    h.tell(because(cause, told), kind="contest", seat=seat, victim=victim, won=wins)
    return wins


def _take_goods(h: Here, seat: int, victim: int, what: Steal, cause: str) -> None:
    taker, other = h.human(seat), h.human(victim)
    if what.kind == "food":
        n = min(what.n, other.food)
        other.food -= n
        taker.food += n
    else:
        n = min(what.n, other.ammo)
        other.ammo -= n
        taker.ammo += n
    told = f"{h.name(seat)} takes {n} {what.kind} from {h.name(victim)}."
    h.tell(because(cause, told), kind="steal", seat=seat, victim=victim)


def _take_item(h: Here, seat: int, victim: int, what: Steal, cause: str) -> Play[None]:
    def options() -> list[Option]:
        return [
            Option(one, "choose", name_of(one), item_detail(ITEMS[one]))
            for one in within_reach(h.s, seat, victim, what.size)
        ]

    if not options():
        return
    one = yield from h.choose(
        seat,
        f"What do you take from {h.name(victim)}?",
        options,
        topic="steal",
        data={"victim": victim},
        rule="PH-26.1",
    )
    card, *mounted = take_away(h.human(victim), one)
    receive(h, seat, card, mounted[0] if mounted else None)
    told = f"{h.name(seat)} takes {name_of(card)} from {h.name(victim)}."
    h.tell(because(cause, told), kind="steal", seat=seat, victim=victim, card=card)
