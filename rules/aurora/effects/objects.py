"""The Objects deck (LA-2.17, LA-5.18, LA-5.23)."""

from rules.aurora.model.decks import HELD, list_one_of_each, name_of
from rules.aurora.model.state import State
from rules.aurora.play.context import Here
from rules.aurora.words import Message
from rules.engine import Option, Play


def draw_object(h: Here, seat: int) -> Play[None]:
    """Draw the top Object card, which only its owner sees (LA-5.18, LA-5.23)."""
    p = h.find_player(seat)
    drawn = [card for card in (take_top(h),) if card is not None]
    if p.special and p.colour == "yellow" and drawn:  # LA-18.2c
        drawn += [card for card in (take_top(h),) if card is not None]
    if not drawn:
        h.tell(Message("no-objects-left"), kind="token")
        return
    kept = drawn[0]
    if len(drawn) > 1:
        kept = yield from h.choose(
            seat,
            Message("keep-which-object"),
            [Option(c, "choose", name_of(c), HELD[c].brief) for c in list_one_of_each(drawn)],
            secret=True,
            about=Message("about-two-objects", player=h.name_seat(seat)),
            rule="LA-18.2",
        )
        h.s.objects.discard(*(card for card in drawn if card != kept))
    p.hand.append(kept)
    told = Message("draws-object", player=h.name_seat(seat), cards=len(p.hand))
    h.tell(told, kind="token", seat=seat)
    told = Message("you-have-drawn", name=name_of(kept), tells=HELD[kept].tells)
    h.t.tell(told, seat, kind="card", card=kept)
    yield from h.over_the_limit(h, seat)


def has_objects_left(s: State) -> bool:
    """Whether there is an Object to draw (LA-2.17, LA-5.23, LA-20.19)."""
    return bool(s.objects.cards or (s.automa is not None and s.automa.objects))


def take_top(h: Here) -> str | None:
    """Take the top card of the Objects deck. An empty deck is refilled from its discards (LA-2.17)
    and from the Automa's Objects, which still count for the Automa (LA-20.19). Return None if there
    are none."""
    deck, automa = h.s.objects, h.s.automa
    if not deck.pile and automa is not None:
        automa.counted += len(automa.objects)
        deck.discard(*automa.objects)
        automa.objects = []
    return deck.draw(h.t)


def discard_hidden_card(s: State, seat: int, card: str) -> None:
    """Move a hidden card from the hand to its pile (LA-5.22, LA-11.30)."""
    s.players[seat].hand.remove(card)
    if HELD[card].kind == "object":
        s.objects.discard(card)
    else:
        s.common.append(card)
