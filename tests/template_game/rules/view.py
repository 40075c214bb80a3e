"""What a seat may know (CI-1.3)."""

from pydantic import BaseModel

from rules.kit.secrecy import fill_view
from tests.template_game.rules.model.state import State


class View(BaseModel):
    """The table from one seat: the other hand is counted and not shown."""

    seat: int | None
    names: tuple[str, ...]
    phase: str
    day: int
    days: int
    turn: int | None
    weather: int
    cistern: int
    jars: list[int]
    cards: list[int]
    pile: int
    discards: list[str]
    hand: list[str]


def view_table(s: State, seat: int | None, names: tuple[str, ...]) -> View:
    """The table as the seat sees it; None is a spectator."""
    return fill_view(
        View,
        s,
        seat=seat,
        names=names,
        cards=[len(hand) for hand in s.hands],
        pile=len(s.deck.pile),
        discards=list(s.deck.discards),
        hand=[] if seat is None else sorted(s.hands[seat]),
    )
