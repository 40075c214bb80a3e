"""What somebody chooses, or is asked to tell (HI-19.4h, HI-19.4i)."""

from __future__ import annotations

from rules.engine import Option, Play

from ..context import Here
from ..words import listed
from .carry_out import carry_out, perform
from .models import ChooseOne, Tell
from .targets import targets


@perform.register(ChooseOne)
def _(effect: ChooseOne, h: Here, me: int, why: str) -> Play[None]:
    options = [Option(str(n), "choose", way.label) for n, way in enumerate(effect.ways)]
    asked = h.t.choice(me, f"{why}: which way?", options, default="0", rule="HI-19.4h")
    chosen = yield from h.t.ask(asked)
    yield from carry_out(h, effect.ways[int(chosen)].effects, me, why)


@perform.register(Tell)
def _(effect: Tell, h: Here, me: int, why: str) -> Play[None]:
    asked = yield from targets(h, effect.target, me, why)
    if asked:
        h.note(f"{listed([h.who(seat) for seat in asked])}: {effect.line}", kind="prompt")
