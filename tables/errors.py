"""Errors whose text a player reads. Any code may raise them; `cogs.ui.errors` shows them."""

from typing import Any

from rules.engine import Illegal
from rules.engine.messages import Text
from storage import InDoubt, NotRead, StorageError, StorageFailed, StorageFull
from tables.words import Message


class UserError(Exception):
    """A player asked for something that is not possible. The text says why and what would work;
    `rows` may hold rows of buttons that lead on."""

    def __init__(self, words: Text, *rows: Any) -> None:
        super().__init__(words)
        self.rows = rows


class QuestionClosed(UserError):
    """A user has answered a question that is no longer open."""


CHANGE_UNTOLD = Message("untold")


class Untold(UserError):
    """The user's action is saved, but storage failed before its result could be looked up."""

    def __init__(self) -> None:
        super().__init__(CHANGE_UNTOLD)


class UnloadableTable(UserError):
    """The table is kept, but its game cannot be loaded as the bot is now."""


class ShuttingDown(UserError):
    """The bot is stopping and begins nothing new."""


def explain_not_saved(error: StorageFailed) -> str:
    """Explain to a player that storage could not save a change, or could not be read."""
    if isinstance(error, StorageFull):
        return str(Message("disk-full"))
    if isinstance(error, InDoubt):
        return str(Message("in-doubt"))
    if isinstance(error, NotRead):
        return str(Message("not-read"))
    return str(Message("not-saved"))


def find_storage_error(error: BaseException) -> StorageError | None:
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
