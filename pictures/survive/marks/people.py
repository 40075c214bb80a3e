"""Make each player's mark and face for the pictures.

A Human's colour is the one that they chose, whose Village is their home. A player who has become
the Zombies or the Vampire keeps it. No initial is a letter of the map's columns or a number of its
rows.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pictures.kit.faces import Face, make_faces
from pictures.kit.players import Mark, make_marks
from rules.survive.model.board import COLUMNS, ROWS
from rules.survive.model.components import COLOURS, Colour
from rules.survive.view import View

TAKEN_LETTERS = COLUMNS + ROWS


@dataclass(frozen=True, slots=True)
class Person:
    """How a player is drawn."""

    mark: Mark
    face: Face
    settled: bool
    """Whether the player has chosen a colour; until then they are drawn grey."""


Avatars: TypeAlias = Mapping[Colour, Person]
"""The players who have a colour, by that colour."""


def make_seat_marks(view: View, names: Sequence[str]) -> tuple[Mark, ...]:
    """Make each seat's mark. A player who has chosen no colour yet gets one that is left."""
    chosen = [player.colour for player in view.players]
    left = [colour for colour in COLOURS if colour not in chosen]
    hues = [colour or left.pop(0) for colour in chosen]
    return make_marks(names, hues=hues, taken=TAKEN_LETTERS)


def make_persons(view: View) -> tuple[Person, ...]:
    """Make the mark and face of every player, in seat order."""
    names = [player.name for player in view.players]
    return tuple(
        Person(mark, face, settled=player.colour is not None)
        for mark, face, player in zip(
            make_seat_marks(view, names), make_faces(names), view.players, strict=True
        )
    )


def make_avatars(view: View) -> Avatars:
    """Make the persons of the players who have a colour, by that colour."""
    everybody = zip(view.players, make_persons(view), strict=True)
    return {player.colour: person for player, person in everybody if player.colour is not None}
