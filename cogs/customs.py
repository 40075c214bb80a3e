"""What is customary in a server and at a table: chosen there, kept as JSON, checked here."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class ServerSettings(BaseModel):
    """What those who manage a server have chosen for all its tables."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class TableSettings(BaseModel):
    """What a table has chosen for itself: its row's `settings`."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    words_only: bool = False
