"""The questions that a table waits for, and the time that its seats have used."""

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
    offers: list[tuple[int, Text]] = field(default_factory=list)

    def note_open(self, table_id: int, table: Table[Any], now: datetime) -> None:
        """Note which questions are open. Those that were not at the last call count as open since
        `now`."""
        before, self.waits = self.waits, {}
        self.asked, self.offers = table.asked_prompts, []
        for prompt in self.asked:
            if not prompt.optional:
                wait = before.get(prompt.id) or Wait(table_id, prompt.id, prompt.seat, now)
                self.waits[prompt.id] = wait
            elif prompt.calls:
                self.offers.append((prompt.seat, raw_of(prompt, "text")))

    def list_waits(self) -> dict[str, int]:
        """List the questions that the table waits for, each with its seat, as a Commit takes
        them."""
        return {prompt: wait.seat for prompt, wait in self.waits.items()}

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

    def find_waiting_since(self, seat: int) -> datetime | None:
        """Find since when the table has waited for the seat. Return None if it does not."""
        return min((w.since for w in self.waits.values() if w.seat == seat), default=None)
