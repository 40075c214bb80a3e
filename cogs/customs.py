"""What is customary in a server and at a table: chosen there, kept as JSON, checked here."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field


class ServerSettings(BaseModel):
    """What those who manage a server have chosen for all its tables."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    openers: tuple[int, ...] = ()
    """The roles whose holders may open tables; () for everybody."""
    places: tuple[int, ...] = ()
    """The channels, with their threads, where tables may stand; () for everywhere."""
    most: int | None = Field(default=None, ge=1)
    """How many tables may be open at a time; None for any number."""
    words_only: bool = False
    """Whether new tables begin without pictures."""
    archive: bool = True
    """Whether a thread is archived a day after its table has ended."""


class TableSettings(BaseModel):
    """What a table has chosen for itself: its row's `settings`."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    words_only: bool = False
