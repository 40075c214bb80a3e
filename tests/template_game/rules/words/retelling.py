"""How the book tells a game: the keepers, and what of the log is a story. The catalog has what the
book says of an event. It has nothing for draws and searches, which are each day's work."""

from collections.abc import Sequence
from dataclasses import replace

from rules.engine import Event, Result
from rules.engine.retelling import Retold, Role, retell_message
from tests.template_game.rules.model.state import State
from tests.template_game.rules.words import Message
from tests.template_game.rules.words.introduction import RIMS

_WEIGHTS = {
    "dry": 9,
    "fullest": 6,
    "siphons": 5,
    "stops-siphon": 4,
    "dry-dusk": 3,
    "pumps": 2,
    "digs": 1,
}
"""How much a message's event decides the game."""
_ALONE = {"stops-siphon", "dry", "fullest"}


def list_roles(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """The keepers and their rims."""
    return [
        Role(seat, name, str(Message("role", rim=RIMS[seat]))) for seat, name in enumerate(names)
    ]


def retell_event(event: Event) -> Retold:
    """An event in the book. Each dawn begins a chapter."""
    message = event.message
    if message is None:
        return retell_message(event)
    told = retell_message(event, _WEIGHTS.get(message.id, 0), alone=message.id in _ALONE)
    if message.id == "dawn":
        return replace(told, chapter=str(Message("day", day=message.data["day"])))
    return told


def describe_afterwards(s: State, names: tuple[str, ...], result: Result) -> Sequence[str]:
    """What became of the keepers."""
    keepers = [
        Message("walks-away", player=name, litres=litres)
        for name, litres in zip(names, s.jars, strict=True)
    ]
    return (str(Message("afterwards", keepers=keepers)),)
