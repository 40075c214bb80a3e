"""The questions that a table waits for, and the time that its seats have used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from rules.engine import Prompt, Table
from rules.engine.late_texts import raw_of
from rules.engine.messages import Text
from storage import Bank, Upkeep, Wait


@dataclass(slots=True)
class OpenQuestions:
    """The open questions of a table in memory. `waits`: by question that the table needs answered,
    what storage keeps about it: since when it is open, warnings, votes and extra time. `banks`: by
    seat. `asked`: the questions as of the last commit, without the free actions beside them;
    `offers`: those that another player hopes are answered, each as its seat and text."""

    waits: dict[str, Wait] = field(default_factory=dict)
    banks: dict[int, Bank] = field(default_factory=dict)
    asked: tuple[Prompt[Any], ...] = ()
    offers: Sequence[tuple[int, Text]] = ()

    def note_open(self, table_id: int, table: Table[Any], now: datetime) -> dict[str, int]:
        """Note which questions are open. Those that were not at the last call count as open since
        `now`. Return those that the table waits for, each with its seat."""
        needed = {prompt.id: prompt.seat for prompt in table.needed_prompts}
        self.waits = {
            prompt: self.waits.get(prompt) or Wait(table_id, prompt, seat, now)
            for prompt, seat in needed.items()
        }
        self.asked = table.asked_prompts
        self.offers = [(prompt.seat, raw_of(prompt, "text")) for prompt in table.calling_prompts]
        return needed

    def apply_upkeep(self, upkeep: Upkeep, now: datetime) -> None:
        """Apply the upkeep of clocks, as storage applies it to its rows."""
        self.banks |= {bank.seat: bank for bank in upkeep.banks}
        for prompt, wait in list(self.waits.items()):
            if wait.seat in upkeep.afresh:
                del self.waits[prompt]
            elif wait.seat in upkeep.granted:
                self.waits[prompt] = replace(wait, granted=now, warned=None, voted=None)
            elif prompt in upkeep.voted:
                self.waits[prompt] = replace(wait, voted=now)

    def find_oldest(self, seat: int) -> datetime | None:
        """Find since when the table has waited for the seat. Return None if it does not."""
        return min((w.since for w in self.waits.values() if w.seat == seat), default=None)
