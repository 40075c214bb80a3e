"""A keeper's turn: draw, search or play a card (CI-3.3 to CI-3.7)."""

from collections.abc import Iterator

from rules.engine import Option, Play, Table
from rules.kit.words import count_noun
from tests.template_game.rules.model.cards import CARDS
from tests.template_game.rules.model.state import State
from tests.template_game.rules.play import cards
from tests.template_game.rules.play.setup import draw_cards

DRAWN = 2
"""Litres that a keeper draws by hand (CI-3.4)."""


def take_turn(t: Table[State], seat: int) -> Play[None]:
    """Ask what the seat does, and do it. The hand is secret, and so is the question."""
    name = t.name_seat(seat)
    options = list(list_options(t.state, seat))
    if not options:
        t.tell(f"{name} can do nothing and waits.", kind="wait", seat=seat)
        return
    chosen = yield from t.ask(
        t.choice(
            seat,
            "What do you do?",
            options,
            default=options[0].id,
            secret=True,
            about=f"{name} takes a turn",
            topic="turn",
            rule="CI-3.3",
        )
    )
    if chosen == "draw":
        taken = t.state.take_water(seat, DRAWN)
        t.tell(
            f"{name} draws {count_noun(taken, 'litre')} (now {t.state.jars[seat]}).",
            kind="draw",
            seat=seat,
            litres=taken,
        )
    elif chosen == "search":
        t.tell(f"{name} searches the ruins and takes a card.", kind="search", seat=seat)
        draw_cards(t, seat)
    else:
        yield from cards.play_card(t, seat, cards.read_kind(chosen))


def list_options(s: State, seat: int) -> Iterator[Option]:
    """What the seat may do now; the first is what an absent keeper does (CI-7.1)."""
    if s.cistern:
        litres = min(DRAWN, s.cistern)
        detail = f"Leaves {s.cistern - litres} in the cistern."
        yield Option("draw", "draw", f"Draw {count_noun(litres, 'litre')}", detail)
    if s.deck.cards:
        yield Option("search", "search", "Search the ruins", "Take a card into your hand.")
    for kind in sorted(set(s.hands[seat])):
        if cards.is_playable(s, seat, kind):
            yield Option(f"play-{kind}", "play", f"Play {CARDS[kind].name}", CARDS[kind].does)
