"""The first two phases of a round: turns of Exploration, and the Rest (LA-8, LA-9)."""

from __future__ import annotations

from typing import Any

from rules.engine import Option, Play, Prompt

from . import exploring, free, harm, improving, zone
from .cards import Part, Survivor
from .decks import CARDS, brief, name_of
from .state import Player, Slot
from .turn import Here, crew_option

DONE = "done"


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
    done = Option(DONE, "done", "End your turn", "Until then: Food, Fury, abilities and cards.")
    while free.anything_left(h, seat):
        prompt, chosen = yield from h.menu(
            lambda: [
                h.t.choice(seat, text, [done], default=DONE),
                *free.offered(h, seat),
            ]
        )
        if not prompt.optional:
            return
        yield from free.carry_out(h, seat, chosen)


def _main(h: Here, seat: int) -> Prompt[Any]:
    """Explore a slot, or Take a Break (LA-8.3)."""
    s, p = h.s, h.player(seat)
    options: list[Option] = []
    for index in exploring.explorable(s, seat):
        slot = s.zone[index]
        assert slot is not None
        detail = brief(f"slot {index + 1}, skill {zone.cost_of(index)}: {_brings(slot)}")
        options.append(Option(f"explore:{index + 1}", "explore", name_of(slot.card), detail))
    by_skill = sorted(p.in_zone("active"), key=lambda one: (-p.skill(one), one.name))
    options += [crew_option(p, one, "break", "break:") for one in by_skill]
    for option in options:
        if option.verb == "break":
            option.label = f"Break: {option.label}"
            option.detail += ": that many Repairs and Fury"
    return h.t.choice(
        seat,
        "Explore a slot, or let somebody Take a Break?",
        options,
        default=f"break:{by_skill[0].card}",
    )


def _brings(slot: Slot) -> str:
    """What there is to be had in a slot."""
    card = CARDS[slot.card]
    if isinstance(card, Part):
        return f"{card.kind}, {improving.wording(card)}"
    if isinstance(card, Survivor):
        return f"Survivor {card.skill}, {card.tells}"
    return zone.in_words(slot)


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
        yield from harm.repair(h, seat, 2)


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
