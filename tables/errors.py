"""Errors that a player gets to read. They may be raised anywhere; `cogs.ui.errors` shows them."""

from __future__ import annotations

from typing import Any

from storage import InDoubt, StorageError, StorageFailed, StorageFull


class UserError(Exception):
    """A player asked for something that is not possible. The text says why and what would work;
    `rows` may hold rows of buttons that lead on."""

    def __init__(self, words: str, *rows: Any) -> None:
        super().__init__(words)
        self.rows = rows


class ShuttingDown(UserError):
    """The bot is stopping and begins nothing new."""


def explain_not_saved(error: StorageFailed) -> str:
    """What to tell a player when a change could not be saved."""
    if isinstance(error, StorageFull):
        return (
            "My disk is full, so I could not write that down, and what is not written does not "
            "count. All stands as it stood; tell the bot's owner, then try again."
        )
    if isinstance(error, InDoubt):
        return (
            "I lost my database in the middle of that, and cannot tell yet whether it counts. "
            "The card says so as soon as I have it back; `/board` shows it, too."
        )
    return (
        "I could not write that down, and what is not written does not count. "
        "All stands as it stood; try again in a minute."
    )


def storage_error_of(error: BaseException) -> StorageError | None:
    """The storage error behind an exception, if there is one: the exception itself, or the cause of
    a UserError."""
    if isinstance(error, UserError):
        error = error.__cause__ or error
    return error if isinstance(error, StorageError) else None
