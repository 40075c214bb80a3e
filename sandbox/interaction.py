"""One interaction: what a player did, and how the bot answered."""

import secrets
from dataclasses import dataclass, field
from enum import IntEnum

from sandbox.clock import Cancel
from sandbox.models import JSON, Channel, Message, Origin


class Type(IntEnum):
    """The kinds of interaction: what a player did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """The kinds of answer that the bot can give."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True, eq=False)
class Interaction:
    """One act of a player that the bot must answer."""

    id: str
    type: Type
    user_id: str
    channel: Channel
    data: JSON
    created: float
    origin: Origin
    pressed: Message | None = None  # the message whose component was used, if one was
    nonce: str | None = None
    socket: object = None
    token: str = field(default_factory=lambda: secrets.token_urlsafe(64))
    answer: Callback | None = None
    failed: bool = False
    original: Message | None = None  # the message that @original names
    modal: JSON | None = None
    choices: list[JSON] = field(default_factory=list)
    stop_waiting: Cancel | None = None
