"""Bonus Actions: the small print under each slot, what it costs and what it gives (LA-8.42 to
LA-8.46)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import Option, Play

from . import gains, harm, improving
from .boxes import NAMES
from .cards import Step
from .decks import DECKS, PARTS
from .state import FAME, SLOTS, Crew, Player, State
from .turn import Here, plural, serves

COSTS = ("damage", "contaminate")


def actions_of(s: State, slot: int) -> list[tuple[str, tuple[Step, ...]]]:
    """The Bonus Actions under a slot, each with an id of its own."""
    tile = DECKS.bonuses[s.tiles[slot]]
    return [(f"{slot + 1}.{n}", steps) for n, steps in enumerate(tile.actions, 1)]


def offered(
    s: State, p: Player, slot: int, crew: Sequence[Crew], *, any_slot: bool
) -> list[Option]:
    """The Bonus Actions that can be paid for now; an Explorer reaches those of every slot
    (LA-14.10)."""
    slots = range(SLOTS) if any_slot else (slot,)
    return [
        Option(key, "explore", in_words(steps), "" if at == slot else f"slot {at + 1}")
        for at in slots
        for key, steps in actions_of(s, at)
        if payable(p, steps, crew)
    ]


def payable(p: Player, steps: Sequence[Step], crew: Sequence[Crew]) -> bool:
    """Whether the costs can be taken in full (LA-5.5, LA-8.44)."""
    damage = sum(step.count for step in steps if step.do == "damage")
    contaminated = any(step.do == "contaminate" for step in steps)
    shamed = any(step.do == "fame" for step in steps)
    return (
        len(p.area(None)) >= damage
        and (any(one in p.crew for one in crew) or not contaminated)
        and (p.fame > FAME[0] or not shamed)
    )


def carry_out(
    h: Here, seat: int, key: str, crew: Sequence[Crew], hermit: Crew | None
) -> Play[None]:
    """Do a Bonus Action. Contamination and treatment are for those who went (LA-5.13); a Hermit
    among them keeps the contamination off (LA-14.13)."""
    slot, _, number = key.partition(".")
    steps = dict(actions_of(h.s, int(slot) - 1))[f"{slot}.{number}"]
    h.tell(f"{h.name(seat)} takes the Bonus Action: {in_words(steps)}.", kind="bonus", seat=seat)
    for step in steps:
        yield from _step(h, seat, step, crew, hermit)


def _step(h: Here, seat: int, step: Step, crew: Sequence[Crew], hermit: Crew | None) -> Play[None]:
    alive = [one for one in h.player(seat).crew if one in crew]
    match step.do:
        case "repair":
            yield from harm.repair(h, seat, step.count)
        case "damage":
            yield from harm.damage(h, seat, step.count)
        case "treat":
            yield from harm.treat(h, seat, step.count, alive)
        case "contaminate":
            for _ in range(0 if serves(hermit) else step.count):
                yield from harm.contaminate(h, seat, alive)
        case "fame":
            yield from gains.fame(h, seat, -step.count)
        case "fury":
            gains.fury(h, seat, step.count)
        case "gain":
            for _ in range(step.count):
                yield from gains.gain(h, seat, step.what)
        case "recycle":
            yield from recycle(h, seat, step.what)


def recycle(h: Here, seat: int, kind: str) -> Play[None]:
    """A card from the Common pile improves the Convoy (LA-8.45, LA-8.46)."""
    s, p = h.s, h.player(seat)
    found = improving.from_the_common_pile(s.common, kind, p.colour)
    if not found:
        h.tell(f"There is no {kind.title()} in the Common pile.", kind="part")
        return
    options = [
        Option("none", "choose", "None of them"),
        *(
            Option(c, "choose", PARTS[c].name, improving.wording(PARTS[c]))
            for c in dict.fromkeys(found)
        ),
    ]
    chosen = yield from h.choose(seat, f"Recycle which {kind.title()}?", options)
    if chosen != "none":
        s.common.remove(chosen)
        yield from improving.improve(h, seat, chosen)


def in_words(steps: Sequence[Step]) -> str:
    """ "1 Damage, gain 1 Fuel"."""
    return ", ".join(_step_in_words(step) for step in steps)


def _step_in_words(step: Step) -> str:
    match step.do:
        case "repair":
            return plural(step.count, "Repair")
        case "treat":
            return plural(step.count, "treatment")
        case "damage":
            return f"{step.count} Damage"
        case "contaminate":
            return f"{step.count} Contamination"
        case "fame":
            return f"lose {step.count} Fame"
        case "fury":
            return f"gain {step.count} Fury"
        case "gain":
            return f"gain {step.count} {NAMES[step.what]}"
        case "recycle":
            return f"recycle a {step.what.title()}"
