"""Dusk: both pour water back, in secret (CI-5)."""

from rules.engine import Play, Prompt, Table
from tests.template_game.rules.model.state import State
from tests.template_game.rules.play.setup import draw_cards
from tests.template_game.rules.words import Message

POURED = 2
"""The most that a keeper pours back (CI-5.1)."""


def pour_water(t: Table[State]) -> Play[None]:
    """Ask all who have water at once. Whoever pours more alone takes a card (CI-5.2)."""
    s = t.state
    asked = [ask_pour(t, seat) for seat, litres in enumerate(s.jars) if litres]
    poured = [0] * s.seats
    for prompt, litres in zip(asked, (yield from t.ask_all(asked)) if asked else (), strict=True):
        poured[prompt.seat] = litres
        s.jars[prompt.seat] -= litres
        s.cistern += litres
    each = [
        Message("poured", player=t.name_seat(seat), litres=litres)
        for seat, litres in enumerate(poured)
    ]
    if any(poured):
        told = Message("dusk", poured=each, now=s.cistern, litres=sum(poured))
    else:
        told = Message("dry-dusk", poured=each, now=s.cistern)
    t.tell(told, kind="dusk", poured=poured, litres=s.cistern)
    most = max(poured)
    if poured.count(most) == 1 and s.deck.cards:
        seat = poured.index(most)
        t.tell(Message("poured-more", player=t.name_seat(seat)), kind="thanks", seat=seat)
        draw_cards(t, seat)


def ask_pour(t: Table[State], seat: int) -> Prompt[int]:
    """How much the seat pours back; one litre if nobody answers (CI-7.1)."""
    return t.number(
        seat,
        Message("pour", litres=t.state.cistern),
        0,
        min(POURED, t.state.jars[seat]),
        default=1,
        secret=True,
        verb="pour",
        about=Message("about-pour"),
        rule="CI-5.1",
    )
