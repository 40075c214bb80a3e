"""The small phrases that all texts share."""

from __future__ import annotations

from pictures.kit.phrases import called
from pictures.survive.facts import GAME_MASTER, WHITE, Seat
from rules.survive.model.board import Space
from rules.survive.model.components import TOKEN_NAMES, Colour, Size, Zombie
from rules.survive.model.state import GM
from rules.survive.view import View

PLACES: dict[str, str] = {WHITE: "White Meteorite", **{str(k): n for k, n in TOKEN_NAMES.items()}}
"""What a place that has been found is called."""


def player(seat: Seat) -> str:
    """A player's name in Markdown: no markup of its own, no mention."""
    return called(seat.name)


def of_seat(view: View, seat: int) -> str:
    """The player of a seat, or the game master, in Markdown."""
    return GAME_MASTER if seat == GM else called(view.players[seat].name)


def place(kind: str | None) -> str:
    """The name of a place, the White Meteorite and the unexplored included."""
    if kind is None:
        return "unexplored"
    return PLACES[kind]


def zombie(which: Zombie) -> str:
    return f"{which.title()} Zombie"


def defense(colour: Colour, size: Size) -> str:
    return f"{colour.title()} {size.title()} Defense"


def crates(spaces: dict[Space, int]) -> str:
    """ "A1, B3 (2)"."""
    return ", ".join(
        space if number == 1 else f"{space} ({number})" for space, number in sorted(spaces.items())
    )


def roll(view: View) -> str:
    return "no roll yet" if view.roll is None else f"rolled {view.roll}"
