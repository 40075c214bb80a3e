"""Defenses: what Humans may build where, and how they build (SV-6.8 to SV-6.24). They may build any
number of steps: the end step offers the next until the Human is done (SV-6.19)."""

from collections.abc import Mapping
from functools import cache

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
    describe_cost,
)
from rules.survive.model.state import State
from rules.survive.play.bank import pay_cost
from rules.survive.play.context import Here, list_rivals
from rules.survive.words import Message


def find_next_step(
    token: Token | None, there: Mapping[Colour, Size], colour: Colour, cubes: Mapping[Size, int]
) -> Size | None:
    """Find the one step that this colour may build on a place with these Defenses, from the cubes
    in stock (SV-6.17), paid or not. It is Basic on an Element space without any (SV-6.10 to
    SV-6.12), and on a Village the step after the own one (SV-6.13 to SV-6.15). Return None if there
    is none."""
    step: Size | None = None
    if token in YIELDS:
        step = None if there else "basic"
    elif token in VILLAGES:
        own = there.get(colour)
        steps = SIZES[SIZES.index(own) + 1 :] if own else SIZES
        step = steps[0] if steps else None
    return step if step and cubes[step] else None


def find_buildable(s: State, seat: int) -> Size | None:
    """Find the next step on the Human's space. Return None if the hand cannot pay for it."""
    player = s.players[seat]
    there = s.defenses.get(player.space, {})
    step = find_next_step(s.tokens.get(player.space), there, player.colour, player.cubes)
    return step if step and s.can_pay(seat, step) else None


@cache
def make_build_option(step: Size, space: Space) -> Option:
    worth = Message("build-worth", cost=describe_cost(step), months=WORTH[step], space=space)
    return Option("build", "build", Message("build", size=step), worth)


def build_next_size(t: Here, seat: int) -> None:
    """Pay for the next step on the Human's space and build it; an upgrade returns the cube before
    (SV-6.16)."""
    s = t.state
    player = s.players[seat]
    step = find_buildable(s, seat)
    assert step is not None
    pay_cost(s, seat, step)
    there = s.defenses.get(player.space, {})
    replaced = there.get(player.colour)
    if replaced:
        player.cubes[replaced] += 1
    player.cubes[step] -= 1
    s.defenses[player.space] = {**there, player.colour: step}
    t.tell(
        Message(
            "builds",
            player=t.name_seat(seat),
            cost=describe_cost(step),
            size=step,
            space=player.space,
            months=s.count_months(seat),
        ),
        kind="build",
        seat=seat,
        space=player.space,
        size=step,
        rivals=list_rivals(t, seat),
    )
