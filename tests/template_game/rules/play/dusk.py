"""Dusk: both pour water back, in secret (CI-5)."""

from rules.engine import Play, Prompt, Table
from rules.engine.messages import list_texts
from rules.kit.words import count_noun
from tests.template_game.rules.model.state import State
from tests.template_game.rules.play.setup import draw_cards

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
    each = [f"{t.name_seat(seat)} {litres}" for seat, litres in enumerate(poured)]
    t.tell(
        f"Dusk, litres poured back: {list_texts(each)}. The cistern holds {s.cistern}.",
        kind="dusk",
        poured=poured,
        litres=s.cistern,
    )
    most = max(poured)
    if poured.count(most) == 1 and s.deck.cards:
        seat = poured.index(most)
        t.tell(f"{t.name_seat(seat)} poured more and takes a card.", kind="thanks", seat=seat)
        draw_cards(t, seat)


def ask_pour(t: Table[State], seat: int) -> Prompt[int]:
    """How much the seat pours back; one litre if nobody answers (CI-7.1)."""
    litres = t.state.cistern
    return t.number(
        seat,
        f"The cistern holds {count_noun(litres, 'litre')}. How many do you pour back?",
        0,
        min(POURED, t.state.jars[seat]),
        default=1,
        secret=True,
        verb="pour",
        about="Dusk has come and the keepers pour water back",
        rule="CI-5.1",
    )
