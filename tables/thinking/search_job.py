"""What a search pool's processes run: the search for a strong bot's answer to one question."""

from dataclasses import dataclass
from time import monotonic
from typing import Any

import rules
from rules.engine import Answer, Table
from rules.kit.search import think_through


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search may take: at most `seconds` and at most `playouts`. With `seconds` None, as
    in tests, the same job always gives the same answer."""

    seconds: float | None = 0.3
    playouts: int = 10_000


@dataclass(frozen=True, slots=True)
class SearchJob:
    """A question to search: a table's dump, the id of a prompt that is open there, and the texts of
    the packs that the table plays with."""

    dump: str
    prompt: str
    packs: tuple[str, ...] = ()


def import_games() -> None:
    """Check that the games are imported, which loading this function has done, so that the first
    search does not wait for that."""
    assert rules.GAMES, "a table is loaded by its game's key"


def search_answer(job: SearchJob, budget: Budget) -> Answer | None:
    """Search for a strong bot's answer. Return None if the search has none to give."""
    until = None if budget.seconds is None else monotonic() + budget.seconds
    table: Table[Any] = Table.load(job.dump, packs=job.packs)
    if table.fell_back:
        return None

    def is_time_up() -> bool:
        return until is not None and monotonic() >= until

    return think_through(table, job.prompt, is_time_up, budget.playouts).answer
