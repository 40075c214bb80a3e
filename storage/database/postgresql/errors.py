"""What PostgreSQL's failures mean for a batch, and what people are told of them."""

import psycopg

from storage.errors import KeptWaiting, StorageFailed, StorageFull

_OF_ONE = {
    "22",  # a value that does not fit
    "23",  # a constraint
    "42",  # a query that is wrong
    "P0",  # raised by a trigger
}
"""The classes of error that concern one change alone."""


_KEPT_FROM_US = "Another process keeps the database to itself; nothing was saved."


def is_single_change_error(error: Exception) -> bool:
    """Whether that error concerns one change alone, and not the server or the connection."""
    if not isinstance(error, psycopg.Error):
        return True
    if error.sqlstate is not None:
        return error.sqlstate[:2] in _OF_ONE
    # Without a state, it was psycopg that could not go on: a value it cannot send, or a query after
    # one that had failed, or the connection.
    return isinstance(
        error, (psycopg.DataError, psycopg.ProgrammingError, psycopg.errors.PipelineAborted)
    )


def is_transient(error: Exception) -> bool:
    """Whether a retry may succeed: another transaction came first (a deadlock, or changed rows), or
    the connection was lost."""
    return isinstance(error, psycopg.Error) and (
        _is_serialization_failure(error) or is_connection_lost(error)
    )


def _is_serialization_failure(error: psycopg.Error) -> bool:
    return (error.sqlstate or "")[:2] == "40"


def is_connection_lost(error: BaseException) -> bool:
    """Whether the connection has been lost, or the server is going down."""
    state = getattr(error, "sqlstate", None)
    if state is None:
        return isinstance(error, psycopg.OperationalError)
    return str(state)[:2] == "08" or str(state) in ("57P01", "57P02", "57P03")


def translate_error(error: Exception) -> StorageFailed:
    """Turn a PostgreSQL error into a StorageFailed worded for operators."""
    state = getattr(error, "sqlstate", None) or ""
    said = " ".join(str(error).split())
    if state == "53100":
        failed: StorageFailed = StorageFull(
            "The disk of the database is full, so this could not be saved. It works again once "
            "there is room."
        )
    elif state == "55P03":
        failed = KeptWaiting(_KEPT_FROM_US)
    elif isinstance(error, psycopg.Error) and _is_serialization_failure(error):
        failed = StorageFailed(_KEPT_FROM_US)
    elif state == "57014":
        failed = StorageFailed("The database took too long to answer, so this was not done.")
    elif state == "25006":
        failed = StorageFailed(
            "The database can only be read: it is a standby, or set so. Nothing was saved."
        )
    elif is_connection_lost(error):
        failed = StorageFailed(f"The database could not be reached: {said}")
    else:
        failed = StorageFailed(f"The database could not be used: {said}")
    failed.__cause__ = error
    return failed
