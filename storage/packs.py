"""The values about packs (cards that users have written) that storage takes and returns."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any


@dataclass(frozen=True, slots=True)
class TablePack:
    """A pack of cards that a table plays with. `digest`: the SHA-256 of the pack's content.
    `about`: the pack's description of itself, JSON values which storage does not read."""

    digest: str
    about: dict[str, Any]


@dataclass(frozen=True, slots=True)
class PackContent:
    """A pack to store. `body`: its content, from which the `digest` was made. `about`: as in
    TablePack."""

    digest: str
    game: str
    about: dict[str, Any]
    body: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Shelf:
    """A collection of packs: a server's, or if `guild_id` is None the user's own, for tables in
    their direct messages."""

    guild_id: int | None
    user_id: int


@dataclass(frozen=True, slots=True)
class ShelvedPack:
    """A pack on a shelf. `uploader_id` 0: the uploader was erased. `enabled`: whether tables may
    choose the pack. `report`: the result of the bots' test games with it, JSON values; None: bots
    have not tested it yet. `message_id`: the message that shows how far the test has come."""

    digest: str
    game: str
    about: dict[str, Any]
    uploader_id: int
    uploaded_at: datetime
    enabled: bool
    report: dict[str, Any] | None
    channel_id: int | None = None
    message_id: int | None = None
