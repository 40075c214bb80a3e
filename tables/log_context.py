"""What a task is working on: the log's fields `table`, `game` and `interaction`.

They are kept in a context variable: each task has its own values, and begins with those of the task
that started it.
"""

from contextvars import ContextVar
from dataclasses import dataclass

FIELDS = ("table", "game", "interaction")


@dataclass(frozen=True, slots=True)
class Work:
    """What a task is working on, as far as known: a table, its game's key, and the interaction that
    led there."""

    table: int | None = None
    game: str | None = None
    interaction: int | None = None

    def format_fields(self) -> dict[str, str]:
        """Return the known fields as text, because Discord's ids are too long for JSON's
        numbers."""
        every = {name: getattr(self, name) for name in FIELDS}
        return {name: str(value) for name, value in every.items() if value is not None}


_NOTHING = Work()
_WORK: ContextVar[Work] = ContextVar("work", default=_NOTHING)


def find_current_work() -> Work:
    """Find what this task is working on."""
    return _WORK.get()


def begin_work(table_id: int | None, interaction_id: int | None = None) -> None:
    """Note that this task begins to work at that table, for that interaction."""
    _WORK.set(Work(table_id, None, interaction_id))


def enter_table(table_id: int, game: str) -> Work:
    """Note that this task has locked a table. Return what it was working on before, for
    `leave_table`."""
    before = _WORK.get()
    _WORK.set(Work(table_id, game, before.interaction))
    return before


def leave_table(before: Work) -> None:
    """Note that this task has released the table; `before`: what `enter_table` returned."""
    _WORK.set(before)
