"""Effects on the open Scene, or on Scenes still in the decks (HI-19.4g)."""

from collections.abc import Sequence

from rules.engine import Option, Play, asks_nothing
from rules.engine.messages import Text
from rules.hope.effects.carry_out import apply_effect
from rules.hope.effects.language.models import BarAvoid, ForceSupport, Peek, Redraw, Reveal, Terrain
from rules.hope.effects.targets import ask_targets
from rules.hope.model.decks import SCENES
from rules.hope.model.terms import name_terrain
from rules.hope.play.context import Here
from rules.hope.play.scene import drawing
from rules.hope.words import Message
from rules.hope.words.card_text import describe_hidden_part
from rules.kit.said import Said


@apply_effect.register(Redraw)
def _redraw_scene(_: Redraw, h: Here, me: int, _why: str) -> Play[None]:
    """Discard the Scene that only the drawer has read, and draw another, which is binding
    (HI-12.13)."""
    scene = h.s.scene
    if scene is None or scene.acted or scene.drawer != me:
        return
    text = Message("draw-again-from-which")
    deck = yield from drawing.choose_deck(h, me, text, rule="HI-12.13")
    if deck is None:
        return
    h.s.decks[scene.terrain].discard(scene.card)
    scene.card, scene.terrain = drawing.draw_scene(h, deck), deck
    scene.shown = {}
    h.s.story[scene.entry].title = Said(name_terrain(deck))
    told = Message("draws-again", drawer=h.name_seat(me), terrain=deck)
    h.tell_and_record(told, kind="redraw", seat=me)


@apply_effect.register(Peek)
def _look_at_deck(effect: Peek, h: Here, me: int, why: Text) -> Play[None]:
    text = Message("look-at-which")
    deck = yield from drawing.choose_deck(h, me, text, rule="HI-19.4g")
    if deck is None:
        return
    top = h.s.decks[deck].look_at_top(h.t, effect.n)
    h.t.tell(Message("lie-on-top", terrain=deck, scenes=_list_scenes(top)), me, kind="peek")
    told = Message("looks-at-top", character=h.name_seat(me), terrain=deck)
    h.tell_and_record(told, kind="look", seat=me)
    order = yield from _put_in_order(h, me, top, deck, why)
    h.s.decks[deck].pile[-len(order) :] = reversed(order)


def _list_scenes(cards: Sequence[str]) -> Message:
    """List the titles and callouts of these Scenes, each in a line of its own."""
    first, *more = (
        Message("scene-in-line", title=SCENES[card].title, callout=SCENES[card].callout)
        for card in cards
    )
    for line in more:
        first = Message("line-below", before=first, line=line)
    return first


def _put_in_order(
    h: Here, me: int, top: Sequence[str], deck: Terrain, why: Text
) -> Play[list[str]]:
    """Ask the seat for the order of the Scenes it looked at, and return them, the next to be drawn
    first."""
    left, order = list(top), list[str]()
    about = Message("about-looking", why=why, character=h.name_seat(me), terrain=deck)
    while len(left) > 1:
        card = yield from h.choose(
            me,
            Message("which-comes-next"),
            [Option(card, "choose", SCENES[card].title) for card in left],
            secret=True,
            about=about,
            rule="HI-19.4g",
        )
        left.remove(card)
        order.append(card)
    return order + left


@apply_effect.register(Reveal)
def _reveal_part(effect: Reveal, h: Here, me: int, why: Text) -> Play[None]:
    """Show a hidden part of the Scene to each target alone (HI-5.14)."""
    scene = h.s.scene
    for seat in (yield from ask_targets(h, effect.target, me, why)):
        if scene is None or seat == scene.drawer:
            continue
        shown = scene.shown.setdefault(seat, [])
        if effect.part not in shown:
            shown.append(effect.part)
        h.t.tell(describe_hidden_part(scene.scene, effect.part), seat, kind="revealed")
        told = Message("sees-more", character=h.name_seat(seat), why=why)
        h.tell_and_record(told, kind="look", seat=seat)


@apply_effect.register(ForceSupport)
def _force_support(effect: ForceSupport, h: Here, me: int, why: Text) -> Play[None]:
    """Make each target give dice, as if it supported freely (HI-12.14)."""
    scene = h.s.scene
    for seat in (yield from ask_targets(h, effect.target, me, why)):
        if scene is None or not scene.is_pleading or scene.scene.kind != "roll":
            continue
        if seat == scene.drawer or seat in scene.muted or seat in scene.last_hope:
            continue
        c = h.s.find_character(seat)
        had = scene.given.get(seat, 0)
        n = min(max(effect.n - had, 0), scene.support_limit - had, c.humanity)
        if n <= 0:
            continue
        c.humanity -= n
        scene.given[seat] = had + n
        scene.forced.append(seat)
        if seat in scene.refused:
            scene.refused.remove(seat)
        told = Message("must-give", character=c.name, dice=n, why=why)
        h.tell_and_record(told, kind="support", seat=seat, n=n)


@apply_effect.register(BarAvoid)
@asks_nothing
def _forbid_avoiding(_: BarAvoid, h: Here, _me: int, why: Text) -> None:
    if h.s.scene is not None:
        h.s.scene.must_act = True
        told = Message("may-not-avoid", drawer=h.name_seat(h.s.scene.drawer), why=why)
        h.tell_and_record(told, kind="status")
