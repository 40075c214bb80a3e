"""The game list as people get it, with five games in each of its messages."""

from collections.abc import Sequence
from typing import Any

from tests.cogs.play import list_labels


def list_messages(shown: Any) -> list[Any]:
    """The messages of a shelf, from what a command has answered."""
    return [shown.response, *shown.followups]


def find_offer(found: Sequence[Any], label: str) -> Any:
    """The one message with that button."""
    (only,) = (message for message in found if label in list_labels(message))
    return only
