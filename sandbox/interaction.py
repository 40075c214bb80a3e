"""One interaction: what a player did, and what has become of it."""

import secrets
from dataclasses import dataclass, field
from enum import IntEnum

from sandbox.clock import Cancel
from sandbox.models import JSON, Channel, Message, Origin


class Type(IntEnum):
    """What a player did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """What the bot answered."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True, eq=False)
class Interaction:
    """One thing a player did that the bot is to answer."""

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
    original: Message | None = None  # what @original means to its webhook
    modal: JSON | None = None
    choices: list[JSON] = field(default_factory=list)
    stop_waiting: Cancel | None = None
