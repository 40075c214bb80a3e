"""Players who answer ahead, in random games of any game: they arm whatever is offered, for as long
as may be, and forget it again."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from rules.engine import Entry, Preset, Table, ahead

SELDOM = 0.1
"""How often a seat arms something between two entries."""


class Ahead:
    """What the seats of one table have answered ahead, as dice will have it."""

    def __init__(self, table: Table[Any], rnd: Random) -> None:
        self._table = table
        self._rnd = rnd
        self.armed: dict[int, list[Preset]] = {}
        self.used: Counter[str] = Counter()

    def next(self) -> Entry | None:
        """Arm something, perhaps; then what is answered ahead, if anything is."""
        table, rnd = self._table, self._rnd
        seat = rnd.randrange(len(table.names))
        if rnd.random() < SELDOM:
            self._arm(seat)
        if table.taken_back is not None:
            self.armed.pop(table.taken_back, None)
        for prompt in table.asked:
            mine = [
                preset
                for preset in self.armed.get(prompt.seat, ())
                if ahead.over(table, prompt.seat, preset) is None
                and ahead.changed(table, prompt.seat, preset) is None
            ]
            found = ahead.answered(table, prompt, mine)
            if found is not None:
                self.used[found[0].kind] += 1
                return Entry("preset", prompt.seat, prompt.id, found[1])
        return None

    def _arm(self, seat: int) -> None:
        table, rnd = self._table, self._rnd
        offered = ahead.offered(table, seat)
        if not offered:
            return
        one = rnd.choice(offered)
        conditions = ["", *(each.id for each in one.conditions)]
        preset = ahead.armed(
            table,
            seat,
            one.kind.key,
            answer=rnd.choice(one.answers).id,
            condition=rnd.choice(conditions) if rnd.random() < 0.5 else "",
            scope=rnd.choice(ahead.scopes(table)),
        )
        self.armed.setdefault(seat, []).append(preset)
