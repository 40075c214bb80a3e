"""Defenses: what may be built where, and building it (SV-6.8 to SV-6.24). Any number of steps may
follow each other: the end step offers the next until the Human is done (SV-6.19)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine import Option
from rules.survive.model.board import Space
from rules.survive.model.components import (
    SIZES,
    VILLAGES,
    WORTH,
    YIELDS,
    Colour,
    Size,
    Token,
    cost_of,
)
from rules.survive.model.state import State
from rules.survive.play.bank import pay_cost
from rules.survive.play.context import Here
from rules.survive.words import Message


def next_step(
    token: Token | None, there: Mapping[Colour, Size], colour: Colour, cubes: Mapping[Size, int]
) -> Size | None:
    """The one step that may be built on a place by this colour, paid or not, where so many cubes
    are in stock (SV-6.17) and these Defenses stand: Basic on an Element space without any
    (SV-6.10 to SV-6.12); on a Village the step after one's own (SV-6.13 to SV-6.15)."""
    step: Size | None = None
    if token in YIELDS:
        step = None if there else "basic"
    elif token in VILLAGES:
        own = there.get(colour)
        steps = SIZES[SIZES.index(own) + 1 :] if own else SIZES
        step = steps[0] if steps else None
    return step if step and cubes[step] else None


def find_buildable(s: State, seat: int) -> Size | None:
    """The next step on the Human's space, if the hand pays for it."""
    player = s.players[seat]
    there = s.defenses.get(player.space, {})
    step = next_step(s.tokens.get(player.space), there, player.colour, player.cubes)
    return step if step and s.can_pay(seat, step) else None


def build_option(step: Size, space: Space) -> Option:
    worth = Message("build-worth", cost=cost_of(step), months=WORTH[step], space=space)
    return Option("build", "build", Message("build", size=step), worth)


def build_next_size(t: Here, seat: int) -> None:
    """The next step on the Human's space, paid; an upgrade returns the cube before (SV-6.16)."""
    s = t.state
    player = s.players[seat]
    step = find_buildable(s, seat)
    assert step is not None
    pay_cost(s, seat, step)
    there = s.defenses.setdefault(player.space, {})
    replaced = there.get(player.colour)
    if replaced:
        player.cubes[replaced] += 1
    player.cubes[step] -= 1
    there[player.colour] = step
    t.tell(
        Message(
            "builds",
            player=t.name_seat(seat),
            cost=cost_of(step),
            size=step,
            space=player.space,
            months=s.count_months(seat),
        ),
        kind="build",
        seat=seat,
        space=player.space,
        size=step,
    )
