"""Drawing a Scene from one of the five decks (HI-4)."""

from __future__ import annotations

from rules.engine import Play, Prompt

from . import act_or_avoid, powers, terrain_decks
from .context import Here
from .state import Entry, Open
from .terms import TERRAIN_NAMES


def draw(h: Here, seat: int) -> Play[None]:
    """A seat's turn: one Scene, drawn and acted on or avoided (HI-3.2)."""
    s = h.s
    if s.fullest is None:
        h.t.tell("Every deck is empty: the turn passes without a Scene.", kind="draw", seat=seat)
        return
    # Whoever dies of a card of their own before the draw has drawn nothing (HI-3.3).
    _, _, deck = yield from h.wait(
        lambda: [("draw", _which_deck(h, seat))] if s.lives(seat) else []
    )
    s.at(seat).named = True
    s.scene = Open(
        card=terrain_decks.turn_up(h, deck),
        terrain=deck,
        drawer=seat,
        number=s.at(seat).number,
        entry=len(s.story),
    )
    s.story.append(
        Entry(kind="scene", round=s.round, title=TERRAIN_NAMES[deck], seat=seat, open=True)
    )
    h.t.tell(f"{h.who(seat)} draws: {TERRAIN_NAMES[deck]}.", kind="draw", seat=seat, deck=deck)
    number = s.at(seat).number
    yield from powers.trigger(h, seat, "i_draw")
    yield from powers.trigger_partners(h, number, "partner_draws", s.others(seat))
    h.drawer_lives()
    yield from act_or_avoid.read(h, seat)


def _which_deck(h: Here, seat: int) -> Prompt[str]:
    decks = terrain_decks.options(h)
    default = h.s.fullest
    assert default is not None
    text = "Which deck suits the story so far?"
    return h.t.choice(seat, text, decks, default=default, rule="HI-4.1")
