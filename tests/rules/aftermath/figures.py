"""What is counted in missions and campaigns of bots (AF-28.6 to AF-28.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.aftermath import GAME
from rules.aftermath.state import State
from rules.engine import Event, Table
from tests.drivers import bot_play

CHAPTERS = 10
"""A campaign of the ledger's (AF-28.9)."""


def count(table: Table[State], told: Sequence[Event]) -> Counter[str]:
    """The facts of one finished game: its mission, and the campaign that goes on from it."""
    facts = mission(table, told)
    facts["campaigns"] = 1
    colony = table.state.colony
    save = table.carried
    chapters = 1
    while save is not None and chapters < CHAPTERS and not colony.infinite:
        seed = f"{table.seed}/{chapters}"
        game = Table.open(GAME, names=table.names, seed=seed, save=save)
        events = [event for _, some in bot_play(game) for event in some]
        facts += mission(game, events)
        colony, save = game.state.colony, game.carried
        chapters += 1
    facts["campaigns lost"] += colony.lost or colony.infinite
    facts["campaigns won"] += colony.won
    facts["chapters"] += chapters
    facts["goals"] += len(colony.goals)
    facts["structures"] += len(colony.built)
    return facts


def mission(table: Table[State], told: Sequence[Event]) -> Counter[str]:
    """The facts of one mission."""
    s = table.state
    facts: Counter[str] = Counter(missions=1, turns=s.turns, pages=len(s.visited))
    succeeded = s.outcome == "success"
    facts["succeeded"] += succeeded
    facts[f"mission {s.played}"] += 1
    facts[f"mission {s.played} succeeded"] += succeeded
    facts["found"] += len(s.found)
    facts["placed"] += len(s.found) + sum(one not in s.found for one in s.spent)
    for event in told:
        facts["defeats"] += event.kind == "defeated"
        facts["nests"] += event.text == "The party makes a nest."
    return facts


def told(total: Counter[str]) -> str:
    """The figures in a few lines: a mission's, then a campaign's."""
    games, campaigns = max(1, total["missions"]), max(1, total["campaigns"])

    def each(what: str, of: int) -> str:
        return f"{total[what] / of:.1f}"

    missions = ", ".join(_missions(total))
    found = 100 * total["found"] / max(1, total["placed"])
    return (
        f"{games} missions: {100 * total['succeeded'] / games:.0f} % succeeded, turns "
        f"{each('turns', games)}, pages {each('pages', games)}, nests {each('nests', games)}, "
        f"defeats {each('defeats', games)}, scavenge found {found:.0f} %; {missions}; "
        f"{campaigns} campaigns: {100 * total['campaigns won'] / campaigns:.0f} % won, "
        f"{100 * total['campaigns lost'] / campaigns:.0f} % lost, chapters "
        f"{each('chapters', campaigns)}, goals {each('goals', campaigns)}, structures "
        f"{each('structures', campaigns)}"
    )


def _missions(total: Counter[str]) -> Iterator[str]:
    for n in range(9):
        if played := total[f"mission {n}"]:
            yield f"mission {n} {100 * total[f'mission {n} succeeded'] / played:.0f} % of {played}"


def round_of(state: State) -> int:
    """A turn of somebody's, for the count of questions."""
    return state.turns


def sort_of(seat: int, events: Sequence[Event]) -> str:
    """Whether it was a seat's own turn."""
    turns = [event for event in events if event.kind == "turn"]
    if not turns:
        return "between turns"
    return "in one's own turn" if turns[0].data["seat"] == seat else "in another's turn"
