"""What must never be lost: tables, their journals, what is to be posted, and players' settings."""

from .errors import (
    ChannelTaken,
    Counted,
    NewerDatabase,
    Stale,
    StorageError,
    StorageFailed,
    StorageFull,
)
from .models import (
    ACTIVE,
    Card,
    Commit,
    HandMessage,
    JournalRow,
    LoggedEvent,
    NewTable,
    OutboxRow,
    PlayerSettings,
    Post,
    Saved,
    Seat,
    Status,
    TableRow,
)
from .store import Store

__all__ = [
    "ACTIVE",
    "Card",
    "ChannelTaken",
    "Commit",
    "Counted",
    "HandMessage",
    "JournalRow",
    "LoggedEvent",
    "NewTable",
    "NewerDatabase",
    "OutboxRow",
    "PlayerSettings",
    "Post",
    "Saved",
    "Seat",
    "Stale",
    "Status",
    "StorageError",
    "StorageFailed",
    "StorageFull",
    "Store",
    "TableRow",
]
