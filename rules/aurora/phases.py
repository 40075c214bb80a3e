"""The first two phases of a round: turns of Exploration, and the Rest (LA-8, LA-9)."""

from __future__ import annotations

from functools import cache
from typing import Any

from rules.engine import Option, Play, Prompt

from . import exploring, free, harm, improving, zone
from .decks import CARDS, PARTS, brief, name_of
from .state import Player
from .turn import Here, crew_words

DONE = "done"
END = Option(DONE, "done", "End your turn", "Until then: Food, Fury, abilities and cards.")


# -- Exploration (LA-8.1 to LA-8.7) --------------------------------------------------------------


def exploration_turn(h: Here, seat: int) -> Play[None]:
    """Free actions, one main action, free actions, end (LA-8.6)."""
    h.acting = seat
    acted = False
    while not acted:
        p = h.player(seat)
        if not p.in_zone("active"):
            return
        prompt, chosen = yield from h.menu(lambda: [_main(h, seat), *free.offered(h, seat)])
        if prompt.optional:
            yield from free.carry_out(h, seat, chosen)
            continue
        what, _, which = chosen.partition(":")
        if what == "explore":
            acted = yield from exploring.explore(h, seat, int(which) - 1)
        else:
            acted = True
            yield from exploring.take_a_break(h, seat, p.crew_of(which))
    yield from loose_ends(h, seat, "Anything more, before your turn ends?")


def loose_ends(h: Here, seat: int, text: str) -> Play[None]:
    """Free actions after the main one, until the player is done; nothing is asked of somebody who
    publicly has nothing left (LA-8.7)."""
    while free.anything_left(h, seat):
        prompt, chosen = yield from h.menu(
            lambda: [
                h.t.choice(seat, text, [END], default=DONE, topic="more", rule="LA-8.6"),
                *free.offered(h, seat),
            ]
        )
        if not prompt.optional:
            return
        yield from free.carry_out(h, seat, chosen)


def _main(h: Here, seat: int) -> Prompt[Any]:
    """Explore a slot, or Take a Break (LA-8.3)."""
    p = h.player(seat)
    active = p.in_zone("active")
    by_skill = sorted(active, key=lambda one: (-p.skill(one), one.name))
    found = exploring.explorable(h.s.zone, p, active)
    names = [name_of(slot.card) for _, slot in found]
    options = [
        _exploration(index, slot.card, tuple(slot.blocks), names.count(name) > 1)
        for (index, slot), name in zip(found, names, strict=True)
    ]
    options += [
        Option(
            f"break:{one.card}",
            "break",
            f"Break: {one.name}",
            f"{crew_words(p, one)}: that many Repairs and Fury",
        )
        for one in by_skill
    ]
    return h.t.choice(
        seat,
        "Explore a slot, or let somebody Take a Break?",
        options,
        default=f"break:{by_skill[0].card}",
        topic="turn",
        rule="LA-8.3",
    )


@cache
def _exploration(index: int, card: str, blocks: tuple[str, ...], twice: bool) -> Option:
    """A slot as an answer: what there is to be had, with these blocks still there; with its number
    in its name where the same card lies there twice."""
    detail = brief(f"slot {index + 1}, skill {zone.cost_of(index)}: {_brings(card, blocks)}")
    name = f"{name_of(card)} (slot {index + 1})" if twice else name_of(card)
    return Option(f"explore:{index + 1}", "explore", name, detail)


def _brings(card: str, blocks: tuple[str, ...]) -> str:
    data = CARDS[card]
    if data.kind == "survivor":
        return f"Survivor {data.skill}, {data.tells}"
    if card in PARTS:
        return f"{data.kind}, {improving.wording(PARTS[card])}"
    return zone.in_words(card, blocks)


# -- Rest (LA-9) ---------------------------------------------------------------------------------


def rest(h: Here) -> Play[None]:
    """All players at once: Food, then Rest to Active, then Exhausted to Rest, then what the
    Mechanic mends (LA-9.1 to LA-9.6)."""
    h.tell("Everybody rests.", kind="phase")
    yield from h.together([_rest(h, seat) for seat in h.s.living])


def _rest(h: Here, seat: int) -> Play[None]:
    p = h.player(seat)
    while p.count("P") and p.in_zone("exhausted"):
        chosen = yield from h.ask(lambda: _meal(h, seat))
        if chosen == DONE:
            break
        yield from free.carry_out(h, seat, chosen)
    _turn_over(p)
    mechanic = p.able("mechanic")
    if mechanic is not None and p.damaged():
        mechanic.used = True
        yield from harm.repair(h, seat, 2, why=mechanic.name)


def _meal(h: Here, seat: int) -> Prompt[str]:
    p = h.player(seat)
    options = [Option(DONE, "done", "Spend no Food")]
    options += [
        Option(f"feed:{one.card}", "feed", f"Feed {one.name}", "1 Food: from Exhausted to Rest.")
        for one in p.in_zone("exhausted")
    ]
    return h.t.choice(
        seat,
        f"Your Exhausted can eat and be Active after this night. You have {p.count('P')} Food.",
        options,
        default=DONE,
        topic="meal",
        rule="LA-9.2",
    )


def _turn_over(p: Player) -> None:
    """Rest to Active, then Exhausted to Rest (LA-9.3, LA-9.4)."""
    for one in p.in_zone("rest"):
        one.zone = "active"
    for one in p.in_zone("exhausted"):
        one.zone = "rest"


def fresh_start(p: Player) -> None:
    """What lasts for a phase or a step is over."""
    p.mre = False
    for one in p.crew:
        one.steeled = False
        one.fresh = 0
