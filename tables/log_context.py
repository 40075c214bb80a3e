"""What a task is working on: the log's fields `table`, `game` and `interaction`.

They are kept in a context variable: each task has its own values, and begins with those of the task
that started it.
"""

from contextvars import ContextVar
from dataclasses import dataclass

WORK_FIELDS = ("table", "game", "interaction")


@dataclass(frozen=True, slots=True)
class Work:
    """What a task is working on, as far as we know: a table, its game's key, and the interaction
    that started it."""

    table: int | None = None
    game: str | None = None
    interaction: int | None = None


_NO_WORK = Work()
CURRENT_WORK: ContextVar[Work] = ContextVar("work", default=_NO_WORK)
"""What this task is working on."""
