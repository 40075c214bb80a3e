"""What is counted in a game of bots."""

from collections import Counter
from collections.abc import Sequence

from rules.engine import Event, Table
from tests.template_game.rules.model.state import State


def count(table: Table[State], told: Sequence[Event]) -> Counter[str]:
    """The facts of one finished game."""
    assert table.result is not None
    facts = Counter(event.kind for event in told)
    facts["won by the first seat"] = table.result.winners == (0,)
    facts["shared"] = len(table.result.winners) > 1
    facts["dry"] = table.state.cistern == 0
    facts["litres"] = sum(table.state.jars)
    return facts


def told(total: Counter[str]) -> str:
    """The figures in one line."""
    games = total["games"]
    shares = [
        f"{what} {100 * total[what] / games:.0f} %"
        for what in ("won by the first seat", "shared", "dry")
    ]
    each = [f"{what} {total[what] / games:.1f}" for what in ("litres", "siphon", "lid", "search")]
    return f"{', '.join(shares)}; a game: {', '.join(each)}"
