"""Canary: the game Tiny with a deck in which every card bears a word of its own, found nowhere
else. A card's word is its holder's alone to the end, so whoever else reads it has seen a secret.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pydantic import Field

from pictures import Drawing
from pictures.kit.faces import Face, make_faces
from pictures.kit.players import Mark, make_marks
from rules.engine import Event, Prompt, Table, register_games
from tests.tiny import Position, Tiny, TinyOptions, TinyView

WORDS = tuple(f"{word}quill{n:02}" for n, word in enumerate(("bark", "moss", "cone") * 6))
PNG = bytes.fromhex(  # one pixel
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55"
    "0000000a49444154789c6360000000020001e221bc330000000049454e44ae426082"
)


class CanaryOptions(TinyOptions):
    rounds: int = Field(default=1, ge=1, le=9)
    """One has every kind of question, for which every test need not wait twice."""


class Canary(Tiny):
    key = "canary"
    title = "Canary Fire"
    options = CanaryOptions

    def setup(self, seats: int, options: TinyOptions, save: str | None = None) -> Position:
        return super().setup(seats, options, save).model_copy(update={"deck": list(WORDS)})


class CanaryArtist:
    """See `pictures.Artist`."""

    pages: Mapping[str, Callable[[Any], str]] = {}
    hand_is_drawn = False

    def pictures(self, view: TinyView) -> tuple[Drawing, ...]:
        facts = view.model_copy(update={"hand": [], "seat": None})
        return tuple(
            Drawing(name, name.title(), facts, draw_dot, self.words) for name in ("table", "people")
        )

    def private(self, view: TinyView, prompt: Prompt[Any] | None) -> tuple[Drawing, ...]:
        """The words of the hand are in its alt text, so who is sent the picture is sent them."""
        return (
            () if view.seat is None else (Drawing("hand", "Your hand", view, draw_dot, self.hand),)
        )

    def marks(self, view: TinyView, names: Sequence[str]) -> tuple[Mark, ...]:
        return make_marks(names)

    def faces(self, _view: TinyView, names: Sequence[str]) -> tuple[Face, ...]:
        return make_faces(names)

    def panel(self, view: TinyView) -> str:
        each = zip(view.names, view.wood, view.cards, strict=True)
        return "\n".join(f"{name}: wood {wood}, cards {cards}" for name, wood, cards in each)

    def words(self, view: TinyView) -> str:
        return f"Round {view.round}. {self.panel(view)}"

    def hand(self, view: TinyView) -> str:
        return f"You hold: {', '.join(view.hand) or 'nothing'}"


def draw_dot(view: TinyView) -> bytes:
    """Draw next to nothing."""
    return PNG


ARTIST = CanaryArtist()


def register_canary() -> None:
    """Put the game on the list, and its artist where pictures look for one."""
    register_games(Canary())
    sys.modules["pictures.canary"] = sys.modules[__name__]


def find_holders(table: Table[Position]) -> dict[str, set[int]]:
    """Find who holds which card now."""
    found: dict[str, set[int]] = {}
    for seat, hand in enumerate(table.state.hands):
        for card in hand:
            found.setdefault(card, set()).add(seat)
    return found


def find_told(events: tuple[Event, ...]) -> dict[str, set[int]]:
    """Find whom the events tell of which card."""
    found: dict[str, set[int]] = {}
    for event in events:
        for card in WORDS:
            if event.seats is not None and card in event.text:
                found.setdefault(card, set()).update(event.seats)
    return found
