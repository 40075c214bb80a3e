"""What is done to the Scene in hand, or to those still in the decks (HI-19.4g)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import Option, Play

from .. import terrain_decks
from ..card_text import hidden_part
from ..context import Here
from ..decks import SCENES
from ..terms import TERRAIN_NAMES
from .carry_out import perform
from .models import BarAvoid, ForceSupport, Peek, Redraw, Reveal, Terrain
from .targets import targets


@perform.register(Redraw)
def _(_: Redraw, h: Here, me: int, _why: str) -> Play[None]:
    """The read card goes unseen, and the next is binding (HI-12.13)."""
    scene = h.s.scene
    if scene is None or scene.acted or scene.drawer != me:
        return
    text = "From which deck do you draw again?"
    deck = yield from terrain_decks.choose(h, me, text, "HI-12.13")
    if deck is None:
        return
    terrain_decks.put_away(h, scene)
    scene.card, scene.terrain = terrain_decks.turn_up(h, deck), deck
    h.s.story[scene.entry].title = TERRAIN_NAMES[deck]
    h.note(f"{h.who(me)} draws again: {TERRAIN_NAMES[deck]}.", kind="redraw", seat=me)


@perform.register(Peek)
def _(effect: Peek, h: Here, me: int, why: str) -> Play[None]:
    text = "At which deck do you look?"
    deck = yield from terrain_decks.choose(h, me, text, "HI-19.4g")
    if deck is None:
        return
    top = list(reversed(h.s.decks[deck][-effect.n :]))
    lines = [f"{SCENES[card].title}: {SCENES[card].callout}" for card in top]
    h.t.tell(
        f"On top of {TERRAIN_NAMES[deck]}, first to last:\n" + "\n".join(lines), me, kind="peek"
    )
    h.note(f"{h.who(me)} looks at the top of {TERRAIN_NAMES[deck]}.", kind="look", seat=me)
    order = yield from _put_in_order(h, me, top, deck, why)
    h.s.decks[deck][-len(order) :] = reversed(order)


def _put_in_order(h: Here, me: int, top: Sequence[str], deck: Terrain, why: str) -> Play[list[str]]:
    """The Scenes looked at, the first to be drawn first."""
    left, order = list(top), list[str]()
    about = (
        f"{why}: {h.who(me)} has looked at the top of {TERRAIN_NAMES[deck]} and chooses what comes "
        "first"
    )
    while len(left) > 1:
        asked = h.t.choice(
            me,
            "Which comes next?",
            [Option(card, "choose", SCENES[card].title) for card in left],
            default=left[0],
            secret=True,
            about=about,
            rule="HI-19.4g",
        )
        card = yield from h.t.ask(asked)
        left.remove(card)
        order.append(card)
    return order + left


@perform.register(Reveal)
def _(effect: Reveal, h: Here, me: int, why: str) -> Play[None]:
    """A hidden part of the Scene, for one alone (HI-5.14)."""
    scene = h.s.scene
    for seat in (yield from targets(h, effect.target, me, why)):
        if scene is None or seat == scene.drawer:
            continue
        shown = scene.shown.setdefault(seat, [])
        if effect.part not in shown:
            shown.append(effect.part)
        h.t.tell(hidden_part(scene.scene, effect.part), seat, kind="revealed")
        h.note(f"{h.who(seat)} sees more than the others ({why}).", kind="look", seat=seat)


@perform.register(ForceSupport)
def _(effect: ForceSupport, h: Here, me: int, why: str) -> Play[None]:
    """Dice given as if freely (HI-12.14)."""
    scene = h.s.scene
    for seat in (yield from targets(h, effect.target, me, why)):
        if scene is None or not scene.pleading or scene.scene.kind != "roll":
            continue
        if seat == scene.drawer or seat in scene.muted or seat in scene.last_hope:
            continue
        c = h.s.at(seat)
        had = scene.given.get(seat, 0)
        n = min(max(effect.n - had, 0), scene.ceiling - had, c.humanity)
        if n <= 0:
            continue
        c.humanity -= n
        scene.given[seat] = had + n
        scene.forced.append(seat)
        if seat in scene.refused:
            scene.refused.remove(seat)
        dice = "die" if n == 1 else "dice"
        h.note(f"{c.name} must give {n} {dice} ({why}).", kind="support", seat=seat, n=n)


@perform.register(BarAvoid)
def _(_: BarAvoid, h: Here, _me: int, why: str) -> Play[None]:
    yield from ()
    if h.s.scene is not None:
        h.s.scene.must_act = True
        h.note(f"{h.who(h.s.scene.drawer)} may not avoid the Scene ({why}).", kind="status")
