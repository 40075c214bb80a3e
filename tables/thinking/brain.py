"""What strong bots at a table think about, between two batches of their moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from rules.engine import Answer, Prompt, Strength, Table
from rules.kit.search import worth_searching
from tables.thinking.mind import Asked


class Thinking(Protocol):
    """Whom a strong bot asks (`tables.thinking.thinkers.Thinkers`)."""

    def warm_up(self) -> None:
        """Soon somebody will ask."""

    async def think(self, asked: Asked) -> Answer | None:
        """What it answers; None: that cannot be had."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A question that a strong bot wishes to think about, as of a revision of its table."""

    revision: int
    asked: Asked


class Brain:
    """What was thought of for one table. A thought is for one revision: if anybody has acted since,
    it is dropped, and the bot thinks again where it is asked still."""

    def __init__(self, thinkers: Thinking | None) -> None:
        self._thinkers = thinkers
        self._thought: tuple[int, str, Answer | None] | None = None
        self.wanted: Wanted | None = None
        """What is to be thought about before the bots can go on."""

    def answer(self, table: Table[Any], prompt: Prompt[Any], strength: Strength) -> Answer | None:
        """What a bot of that strength answers; None where it leaves an optional question be, or
        where it has to think first (`wanted`)."""
        if strength == "strong" and self._thinkers is not None and worth_searching(table, prompt):
            thought = self._thought
            if thought is None or thought[:2] != (table.revision, prompt.id):
                packs = tuple(pack.text for pack in table.packs)
                self.wanted = Wanted(table.revision, Asked(table.dump(), prompt.id, packs))
                return None
            if thought[2] is not None:
                return thought[2]
        return table.bot_answer(prompt, strength)

    async def think(self) -> None:
        """Think about what is wanted, if anything is. Nobody should wait meanwhile."""
        wanted, self.wanted = self.wanted, None
        if wanted is None or self._thinkers is None:
            return
        found = await self._thinkers.think(wanted.asked)
        self._thought = wanted.revision, wanted.asked.prompt, found
