"""What a table is opened, placed or loaded from, checked before it is used."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import from_json

from .game import Game
from .journal import pack_json, replace_ids
from .messages import Message
from .position import Position, Seated
from .prompts import Illegal, describe_bounds, refuse_broken_text

S = TypeVar("S", bound=Position)

DUMPED = {
    *("game", "version", "names", "seed", "options", "result", "petitions", "petition"),
    *("revision", "based_at", "streams", "past", "now"),
}
"""What every dump has, also those of older versions."""


def refuse_unfit_texts(names: Any, *texts: Any) -> None:
    """Refuse names unless they are a list of texts, and texts that are not valid strings. Raises
    Illegal."""
    listed = isinstance(names, Sequence) and not isinstance(names, str)
    if not listed or not all(isinstance(one, str) for one in (*names, *texts)):
        raise Illegal(Message("not-texts"))
    refuse_broken_text("".join((*names, *texts)))


def choose_names(game: Game[S], state: S, names: Sequence[str]) -> Sequence[str]:
    """Return the names for a table at this position: those given, or Seat 1, Seat 2 and so on.
    Raises Illegal if they are not as many as the seats, or if it is another game's position."""
    if not isinstance(state, game.state):
        raise Illegal(Message("no-position", game=game.title))
    if not isinstance(state, Seated):
        if not names:
            raise TypeError("A position that does not count its seats is placed with names.")
    elif not names:
        return [f"Seat {n + 1}" for n in range(state.seats)]
    elif len(names) != state.seats:
        bounds = describe_bounds(state.seats, state.seats)
        raise Illegal(Message("wrong-seats", game=game.title, bounds=bounds, seats=len(names)))
    return names


def make_position(game: Game[S], seats: int, options: BaseModel, save: str | None) -> S:
    """Make the position before the first step. Raises Illegal."""
    if save is None:
        return game.setup(seats, options)
    if not game.can_carry:
        raise Illegal(Message("not-in-campaigns", game=game.title))
    with suppress(ValueError):  # what is no JSON is refused below
        save = pack_json(replace_ids(from_json(save), game.replaced))
    try:
        return game.setup(seats, options, save)
    except ValidationError as error:
        why = error.errors()[0]["msg"]
        raise Illegal(Message("save-does-not-fit", game=game.title, fault=why)) from error


def read_dump(text: str) -> dict[str, Any]:
    """Read the JSON of a dumped table. Raises Illegal if the text is none."""
    try:
        saved = from_json(text)
    except (TypeError, ValueError) as error:
        raise Illegal(Message("no-dump")) from error
    if not isinstance(saved, dict) or not saved.keys() >= DUMPED:
        raise Illegal(Message("no-dump"))
    return saved
