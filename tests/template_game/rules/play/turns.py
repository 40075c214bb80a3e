"""A keeper's turn: draw, search or play a card (CI-3.3 to CI-3.7)."""

from collections.abc import Iterator

from rules.engine import Option, Play, Table
from tests.template_game.rules.model.cards import CARDS
from tests.template_game.rules.model.state import State
from tests.template_game.rules.play import cards
from tests.template_game.rules.play.setup import draw_cards
from tests.template_game.rules.words import Message

DRAWN = 2
"""Litres that a keeper draws by hand (CI-3.4)."""


def take_turn(t: Table[State], seat: int) -> Play[None]:
    """Ask what the seat does, and do it. The hand is secret, and so is the question."""
    name = t.name_seat(seat)
    options = list(list_options(t.state, seat))
    if not options:
        t.tell(Message("waits", player=name), kind="wait", seat=seat)
        return
    chosen = yield from t.ask(
        t.choice(
            seat,
            Message("turn"),
            options,
            default=options[0].id,
            secret=True,
            about=Message("about-turn", player=name),
            topic="turn",
            rule="CI-3.3",
        )
    )
    if chosen == "draw":
        taken = t.state.take_water(seat, DRAWN)
        told = Message("draws", player=name, litres=taken, now=t.state.jars[seat])
        t.tell(told, kind="draw", seat=seat, litres=taken)
    elif chosen == "search":
        t.tell(Message("searches", player=name), kind="search", seat=seat)
        draw_cards(t, seat)
    else:
        yield from cards.play_card(t, seat, cards.read_kind(chosen))


def list_options(s: State, seat: int) -> Iterator[Option]:
    """What the seat may do now; the first is what an absent keeper does (CI-7.1)."""
    if s.cistern:
        litres = min(DRAWN, s.cistern)
        detail = Message("draw-detail", left=s.cistern - litres)
        yield Option("draw", "draw", Message("draw", litres=litres), detail)
    if s.deck.cards:
        yield Option("search", "search", Message("search"), Message("search-detail"))
    for kind in sorted(set(s.hands[seat])):
        if cards.is_playable(s, seat, kind):
            card = CARDS[kind]
            yield Option(f"play-{kind}", "play", Message("play", card=card.name), card.does)
