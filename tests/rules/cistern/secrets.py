"""What a seat may not know in The Last Cistern (CI-1.3), how to deal it again, and which rule lets
a difference be seen."""

from random import Random
from typing import Any

from rules.engine import Event
from tests.kit.secrets import Dealing
from tests.template_game.rules.model.state import State


class OtherHands(Dealing[State]):
    """The other keeper holds other cards of the pile, as many as before. In mid-step too: cards are
    drawn only at its end, and a hand without the card that was played does not fit its answers."""

    within_steps = True

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        places = [hand for seat, hand in enumerate(state.hands) if seat != reader]
        places.append(state.deck.pile)
        cards = [card for place in places for card in place]
        rnd.shuffle(cards)
        for place in places:
            place[:] = [cards.pop() for _ in place]


DEALS = (OtherHands(),)


def excuse(was: Any, now: Any, one: Event | None, two: Event | None) -> str | None:
    """The rule that lets this first difference be seen; None where it is a leak."""
    if one is not None and two is not None and one.kind == two.kind == "dawn":
        return "CI-3.2: a morning's line is drawn at dawn"
    if any(event.kind == "card" for event in (*was.events, *now.events)):
        return "CI-3.5: what is drawn comes out of the deck"
    return None
