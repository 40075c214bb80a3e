"""Errors whose text a player reads. Any code may raise them; `cogs.ui.errors` shows them."""

from __future__ import annotations

from typing import Any

from rules.engine import Illegal
from storage import InDoubt, StorageError, StorageFailed, StorageFull


class UserError(Exception):
    """A player asked for something that is not possible. The text says why and what would work;
    `rows` may hold rows of buttons that lead on."""

    def __init__(self, words: str, *rows: Any) -> None:
        super().__init__(words)
        self.rows = rows


class Closed(UserError):
    """A user has answered a question that is no longer open."""


class ShuttingDown(UserError):
    """The bot is stopping and begins nothing new."""


def explain_not_saved(error: StorageFailed) -> str:
    """Explain to a player that a change could not be saved."""
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


def explain_not_handed_over(error: StorageFailed) -> str:
    """Explain to a player that their action could not be passed to the process that has the table
    now. That process may have received it all the same, so this must not be a refusal."""
    if isinstance(error, InDoubt):
        return explain_not_saved(error)
    why = "my disk is full" if isinstance(error, StorageFull) else "my database does not answer"
    return (
        "I could not pass that on to my other machine, which looks after this table now, because "
        f"{why}. It counts only if the card shows it; if it does not, try again in a minute."
    )


def storage_error_of(error: BaseException) -> StorageError | None:
    """Find the storage error behind an exception: the exception itself, or the cause of a
    UserError. Return None if there is none."""
    if isinstance(error, UserError):
        error = error.__cause__ or error
    return error if isinstance(error, StorageError) else None


def is_refusal(error: BaseException | None) -> bool:
    """Whether the error is a plain refusal by the table or its rules, without a failure of storage
    or a shutdown behind it."""
    if not isinstance(error, UserError | Illegal):
        return False
    while error is not None:
        if isinstance(error, StorageFailed | ShuttingDown):
            return False
        error = error.__cause__
    return True
