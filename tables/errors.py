"""What a player is told who asked for what cannot be. Raised anywhere, told in one place:
`errors`."""

from __future__ import annotations

from typing import Any

from storage import StorageError, StorageFailed, StorageFull


class UserError(Exception):
    """A player asked for what cannot be. The text says why and what would work; `rows` may hold
    rows of buttons that lead on."""

    def __init__(self, words: str, *rows: Any) -> None:
        super().__init__(words)
        self.rows = rows


class ShuttingDown(UserError):
    """Nothing new is begun any more."""


def unwritten(error: StorageFailed) -> str:
    """What it means to a player that nothing could be written, in words."""
    if isinstance(error, StorageFull):
        return (
            "My disk is full, so I could not write that down, and what is not written does not "
            "count. All stands as it stood; tell the bot's owner, then try again."
        )
    return (
        "I could not write that down, and what is not written does not count. "
        "All stands as it stood; try again in a minute."
    )


def unstored(error: BaseException) -> StorageError | None:
    """What storage refused, where the error is that, or a table's refusal for that reason."""
    if isinstance(error, UserError):
        error = error.__cause__ or error
    return error if isinstance(error, StorageError) else None
