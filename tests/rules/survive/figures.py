"""What is counted in a game of bots (SV-21)."""

from collections import Counter
from collections.abc import Sequence

from rules.engine import Event, Table
from rules.survive.model.components import CRATES
from rules.survive.model.state import State


def count(table: Table[State], told: Sequence[Event]) -> Counter[str]:
    """The facts of one finished game."""
    assert table.result is not None
    s = table.state
    facts: Counter[str] = Counter()
    (end,) = (event for event in told if event.kind == "end")
    rolls = [event for event in told if event.kind == "roll"]
    facts["turns"] = len(rolls)
    facts[f"way {end.data['way']}"] = 1
    for seat in table.result.winners:
        facts[f"won by {s.players[seat].role}"] += 1
        if s.players[seat].role == "human":
            facts["winning humans"] += 1
            facts["winning crates"] += s.players[seat].crates
    for lair in ("city", "graveyard"):
        found = [
            n
            for n, event in enumerate(told)
            if event.kind == "discovery" and event.data["token"] == lair
        ]
        if found:
            facts[f"{lair} found"] = 1
            before = sum(1 for event in told[: found[0]] if event.kind == "roll")
            facts["lairs found"] += 1
            facts["lairs found at percent"] += 100 * before // len(rolls)
    facts["defended"] = sum(event.kind == "defense" for event in told)
    facts["undefended"] = sum(_is_undefended(event) for event in told)
    facts["crates out of supply"] = CRATES - s.crates_left
    return facts


def _is_undefended(event: Event) -> bool:
    message = event.message
    return message is not None and message.id in ("cannot-defend", "cannot-defend-with-few")


def told(total: Counter[str]) -> str:
    """The figures of SV-21 in one line: turns in the middle, shares of 100 games, and the rest."""
    games = total["games"]
    wins = {role: total[f"won by {role}"] for role in ("human", "zombie", "vampire")}
    won = max(1, sum(wins.values()))
    shares = ", ".join(f"{role} {100 * count / won:.0f}" for role, count in wins.items())
    humans = max(1, total["winning humans"])
    return (
        f"{total['turns'] / games:.0f} turns; victories of 100: {shares}; "
        f"dawn {100 * total['way dawn'] / games:.0f}; "
        f"city {100 * total['city found'] / games:.0f}, "
        f"graveyard {100 * total['graveyard found'] / games:.0f} found, "
        f"at {total['lairs found at percent'] / max(1, total['lairs found']):.0f} % of the game; "
        f"undefended for each defended {total['undefended'] / max(1, total['defended']):.1f}; "
        f"crates out {total['crates out of supply'] / games:.1f}, "
        f"a Human winner's {total['winning crates'] / humans:.1f}"
    )


def round_of(state: State) -> int:
    """A turn of somebody's, for the count of questions; -1 for the setup."""
    return state.round * 10 + state.turn + 1 if state.round else -1


def sort_at(seat: int, state: State) -> str:
    """Whether it is a seat's own turn."""
    if not state.round:
        return "before the first turn"
    return "in one's own turn" if state.turn == seat else "in another's turn"
