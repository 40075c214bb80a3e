"""The values about packs, cards that people have written, that storage takes and returns."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any


@dataclass(frozen=True, slots=True)
class TablePack:
    """A pack of cards that a table plays with, by the SHA-256 of its content. `about`: what it says
    of itself, JSON values which storage does not read."""

    digest: str
    about: dict[str, Any]


@dataclass(frozen=True, slots=True)
class PackContent:
    """A pack as it comes in: `body` is its content, from which its `digest` was made, and `about`
    as in TablePack."""

    digest: str
    game: str
    about: dict[str, Any]
    body: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where packs stand: the server's, or without one the person's own, for tables in their direct
    messages."""

    guild_id: int | None
    user_id: int


@dataclass(frozen=True, slots=True)
class ShelvedPack:
    """A pack on a shelf. `uploader_id` 0: somebody who was erased. `enabled`: whether tables may
    choose it. `report`: what came of it when bots played with it, JSON values; None: they have not
    yet. The message tells how far they have come."""

    digest: str
    game: str
    about: dict[str, Any]
    uploader_id: int
    uploaded_at: datetime
    enabled: bool
    report: dict[str, Any] | None
    channel_id: int | None = None
    message_id: int | None = None
