"""Phase 1, Exploration: turns, each with one main action, Explore or Take a Break (LA-8)."""

from __future__ import annotations

from functools import cache
from typing import Any

from rules.engine import Option, Play, Prompt
from rules.kit import words
from rules.kit.words import listed

from . import damage, exploration_zone, explore, free_actions, fury, trucks
from .context import Here
from .decks import CARDS, PARTS, brief, name_of
from .players import Crew
from .survivors import crew_words

DONE = "done"
END = Option(DONE, "done", "End your turn", "Until then: Food, Fury, abilities and cards.")


def exploration_turn(h: Here, seat: int) -> Play[None]:
    """Free actions, one main action, free actions, end (LA-8.6); nobody is asked for the end who
    publicly has nothing left (LA-8.7)."""
    h.acting = seat
    acted = False
    while not acted:
        p = h.player(seat)
        if not p.in_zone("active"):
            return
        chosen = yield from free_actions.ask(h, seat, lambda: _main(h, seat))
        if chosen is None:
            continue
        what, _, which = chosen.partition(":")
        if what == "explore":
            acted = yield from explore.explore(h, seat, int(which) - 1)
        else:
            acted = True
            yield from take_a_break(h, seat, p.crew_of(which))
    yield from free_actions.until_done(
        h,
        seat,
        "Anything more, before your turn ends?",
        END,
        lambda: free_actions.anything_left(h, seat),
        rule="LA-8.6",
    )


def _main(h: Here, seat: int) -> Prompt[Any]:
    """Explore a slot, or Take a Break (LA-8.3)."""
    p = h.player(seat)
    active = p.in_zone("active")
    by_skill = sorted(active, key=lambda one: (-p.skill(one), one.name))
    found = explore.explorable(h.s.zone, p, active)
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
    cost = exploration_zone.cost_of(index)
    detail = brief(f"slot {index + 1}, skill {cost}: {_brings(card, blocks)}")
    name = f"{name_of(card)} (slot {index + 1})" if twice else name_of(card)
    return Option(f"explore:{index + 1}", "explore", name, detail)


def _brings(card: str, blocks: tuple[str, ...]) -> str:
    data = CARDS[card]
    if data.kind == "survivor":
        return f"Survivor {data.skill}, {data.tells}"
    if card in PARTS:
        return f"{data.kind}, {trucks.wording(PARTS[card])}"
    return exploration_zone.in_words(card, blocks)


# -- Take a Break (LA-8.47 to LA-8.49) -----------------------------------------------------------


def take_a_break(h: Here, seat: int, one: Crew) -> Play[None]:
    """One Survivor rests, and their skill is split between Repairs and Fury."""
    p = h.player(seat)
    points = p.skill(one)
    one.zone = "rest"
    h.tell(f"{h.name(seat)}: {one.name} takes a break.", kind="break", seat=seat)
    most = min(points, len(p.damaged()))
    options = [
        Option(str(n), "break", _split(n, points - n), data={"repairs": n, "fury": points - n})
        for n in range(most, -1, -1)
    ]
    text = f"{words.count(points, 'point')} from the break:"
    repairs = int((yield from h.choose(seat, text, options, topic="split", rule="LA-8.47")))
    if points > repairs:
        fury.gain(h, seat, points - repairs)
    yield from damage.repair(h, seat, repairs)


def _split(repairs: int, fury: int) -> str:
    parts = [words.count(repairs, "Repair") if repairs else "", f"{fury} Fury" if fury else ""]
    return listed([part for part in parts if part]) or "Nothing"
