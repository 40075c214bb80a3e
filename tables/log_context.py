"""What the work at hand is about: the log's fields `table`, `game` and `interaction`.

They lie in a context variable: each task has its own, and begins with those of the task that
started it.
"""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass, replace

FIELDS = ("table", "game", "interaction")


@dataclass(frozen=True, slots=True)
class Work:
    """What a task is working on, as far as it is known: a table, its game's key, and the
    interaction that led to it."""

    table: int | None = None
    game: str | None = None
    interaction: int | None = None

    def format_fields(self) -> dict[str, str]:
        """Those that are known, as text: Discord's ids are too long for the numbers of JSON."""
        every = {name: getattr(self, name) for name in FIELDS}
        return {name: str(value) for name, value in every.items() if value is not None}


_NOTHING = Work()
_WORK: ContextVar[Work] = ContextVar("work", default=_NOTHING)


def find_current_work() -> Work:
    """What this task is working on."""
    return _WORK.get()


def begin_work(table_id: int | None, interaction_id: int | None = None) -> None:
    """This task begins to work at that table, for that interaction."""
    _WORK.set(Work(table_id, None, interaction_id))


def enter_table(table_id: int, game: str) -> Work:
    """This task has taken a table. Returns what it was working on before, for `leave_table`."""
    before = _WORK.get()
    _WORK.set(replace(before, table=table_id, game=game))
    return before


def leave_table(before: Work) -> None:
    """This task has let the table go."""
    _WORK.set(before)
