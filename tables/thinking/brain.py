"""Chooses the answers of the bots at one table. For a strong bot's answer this may take a search,
which runs between two batches of moves."""

from dataclasses import dataclass
from typing import Any, Protocol

from rules.engine import Answer, Prompt, Table
from rules.engine.search import Strength
from rules.kit.search import is_worth_searching
from tables.thinking.search_job import SearchJob


class Searcher(Protocol):
    """The interface of what searches for a strong bot's answer
    (`tables.thinking.search_pool.SearchPool`)."""

    def warm_up(self) -> None:
        """Prepare for a question that will soon come."""

    async def search(self, job: SearchJob) -> Answer | None:
        """Search for an answer for a strong bot. Return None if none can be had."""


@dataclass(frozen=True, slots=True)
class _Search:
    """A search still to be made, and the revision of the table that it is about."""

    revision: int
    job: SearchJob


class Brain:
    """Answers for the bots at one table. The result of a search counts for one revision: if anybody
    has acted since, it is dropped, and the bot searches again if its question is still open."""

    def __init__(self, searcher: Searcher | None) -> None:
        self._searcher = searcher
        self._found: tuple[int, str, Answer | None] | None = None
        self._pending: _Search | None = None

    @property
    def has_pending_search(self) -> bool:
        """Whether `run_pending_search` must be called before the bots can go on."""
        return self._pending is not None

    def choose_answer(
        self, table: Table[Any], prompt: Prompt[Any], strength: Strength
    ) -> Answer | None:
        """Choose the answer of a bot of that strength. Return None if the bot leaves an optional
        question unanswered, or if it must think first; then a search is pending."""
        if (
            strength == "strong"
            and self._searcher is not None
            and is_worth_searching(table, prompt)
        ):
            found = self._found
            if found is None or found[:2] != (table.revision, prompt.id):
                packs = tuple(pack.text for pack in table.packs)
                job = SearchJob(table.dump(), prompt.id, packs)
                self._pending = _Search(table.revision, job)
                return None
            if found[2] is not None:
                return found[2]
        return table.choose_bot_answer(prompt, strength)

    async def run_pending_search(self) -> None:
        """Make the pending search, if there is one. Don't hold the table's lock meanwhile."""
        search, self._pending = self._pending, None
        if search is None or self._searcher is None:
            return
        found = await self._searcher.search(search.job)
        self._found = search.revision, search.job.prompt, found
