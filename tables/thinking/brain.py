"""The answers of the bots at one table. A strong one's may take a search, made between two batches
of moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from rules.engine import Answer, Prompt, Table
from rules.engine.search import Strength
from rules.kit.search import worth_searching
from tables.thinking.search_job import SearchJob


class Searcher(Protocol):
    """Who searches for a strong bot's answer (`tables.thinking.search_pool.SearchPool`)."""

    def warm_up(self) -> None:
        """A question will soon come."""

    async def search(self, job: SearchJob) -> Answer | None:
        """What a strong bot answers; None where that cannot be had."""


@dataclass(frozen=True, slots=True)
class _Search:
    """A search that is to be made, as of a revision of the table."""

    revision: int
    job: SearchJob


class Brain:
    """Answers for the bots at one table. What a search has found counts for one revision: if
    anybody has acted since, it is dropped, and the bot searches again if it is still asked."""

    def __init__(self, searcher: Searcher | None) -> None:
        self._searcher = searcher
        self._found: tuple[int, str, Answer | None] | None = None
        self._pending: _Search | None = None

    @property
    def must_think(self) -> bool:
        """Whether `run_pending_search` must be called before the bots can go on."""
        return self._pending is not None

    def choose_answer(
        self, table: Table[Any], prompt: Prompt[Any], strength: Strength
    ) -> Answer | None:
        """What a bot of that strength answers; None where it leaves an optional question be, or
        where it must think first."""
        if strength == "strong" and self._searcher is not None and worth_searching(table, prompt):
            found = self._found
            if found is None or found[:2] != (table.revision, prompt.id):
                packs = tuple(pack.text for pack in table.packs)
                job = SearchJob(table.dump(), prompt.id, packs)
                self._pending = _Search(table.revision, job)
                return None
            if found[2] is not None:
                return found[2]
        return table.bot_answer(prompt, strength)

    async def run_pending_search(self) -> None:
        """Make the search that is pending, if any is. Don't hold the table's lock meanwhile."""
        search, self._pending = self._pending, None
        if search is None or self._searcher is None:
            return
        found = await self._searcher.search(search.job)
        self._found = search.revision, search.job.prompt, found
