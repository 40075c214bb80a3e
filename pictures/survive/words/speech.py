"""Short phrases that all the texts of Survive! share."""

from __future__ import annotations

from typing import cast

from pictures.kit.phrases import format_markdown_name
from pictures.survive.facts import GAME_MASTER, WHITE, Seat
from rules.survive.model.board import Space
from rules.survive.model.components import TOKEN_NAMES, Colour, Size, Token, Zombie
from rules.survive.model.state import GM
from rules.survive.view import View


def label_player(seat: Seat) -> str:
    """Write a player's name in Markdown, without markup or mentions of its own."""
    return format_markdown_name(seat.name)


def of_seat(view: View, seat: int) -> str:
    """Name the player of a seat, or the game master, in Markdown."""
    return GAME_MASTER if seat == GM else format_markdown_name(view.players[seat].name)


def label_place(kind: str | None) -> str:
    """Name a place; "unexplored" for None, and "White Meteorite" for WHITE."""
    if kind is None:
        return "unexplored"
    return "White Meteorite" if kind == WHITE else str(TOKEN_NAMES[cast(Token, kind)])


def label_zombie(which: Zombie) -> str:
    return f"{which.title()} Zombie"


def label_defense(colour: Colour, size: Size) -> str:
    return f"{colour.title()} {size.title()} Defense"


def format_crates(spaces: dict[Space, int]) -> str:
    """List the spaces of the Crates, with the number if several lie together: "A1, B3 (2)"."""
    return ", ".join(
        space if number == 1 else f"{space} ({number})" for space, number in sorted(spaces.items())
    )


def describe_roll(view: View) -> str:
    return "no roll yet" if view.roll is None else f"rolled {view.roll}"
