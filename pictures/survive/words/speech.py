"""Short phrases that all the texts of Survive! share."""

from collections.abc import Mapping
from typing import cast

from pictures.kit.phrases import format_markdown_name
from pictures.survive.facts import GAME_MASTER, WHITE, Seat
from pictures.survive.words import Message
from rules.engine import Text
from rules.survive.model import components
from rules.survive.model.board import Space
from rules.survive.model.state import GM
from rules.survive.view import View


def label_player(seat: Seat) -> str:
    """Write a player's name in Markdown, without markup or mentions of its own."""
    return format_markdown_name(seat.name)


def name_seat_player(view: View, seat: int) -> str:
    """Name the player of a seat, or the game master, in Markdown."""
    return str(GAME_MASTER) if seat == GM else format_markdown_name(view.players[seat].name)


def label_place(kind: str | None) -> str:
    """Name a place; "unexplored" for None, and "White Meteorite" for WHITE."""
    if kind is None:
        return str(Message("unexplored"))
    return str(
        Message("white-meteorite")
        if kind == WHITE
        else components.TOKEN_NAMES[cast(components.Token, kind)]
    )


def label_kind(kind: components.Colour | components.Zombie) -> Message:
    """Name a colour, or the Original Zombie."""
    return Message("kind", kind=kind)


def list_coffins_at(view: View, colours: list[components.Colour]) -> list[Message]:
    """Name these Coffins, each with its space."""
    return [Message("coffin-at", kind=each, space=view.coffins[each]) for each in colours]


def list_possessions(seat: Seat) -> list[Text]:
    """List a Human's cards, Crates and cubes. The cards are only counted while nobody else may see
    them."""
    return [
        components.describe_cards(seat.hand)
        if seat.hand and seat.cards
        else Message("cards", cards=seat.cards),
        Message("crates", crates=seat.crates),
        Message("cubes", cubes=format_cubes(seat)),
    ]


def format_cubes(seat: Seat) -> str:
    """Write how many cubes of each size a Human has in stock: "4/1/1"."""
    return "/".join(str(seat.cubes[size]) for size in components.SIZES)


def format_elements(cards: components.Cards) -> list[str]:
    """Write each element with its number of cards: "Crops 3"."""
    return [
        str(Message("element-number", element=element, number=cards[element]))
        for element in components.ELEMENTS
    ]


def format_crates(spaces: Mapping[Space, int]) -> str:
    """List the spaces of the Crates, with the number if several lie together: "A1, B3 (2)"."""
    return ", ".join(
        space if number == 1 else f"{space} ({number})" for space, number in sorted(spaces.items())
    )


def describe_roll(view: View) -> Message:
    return Message("no-roll") if view.roll is None else Message("rolled", roll=view.roll)
