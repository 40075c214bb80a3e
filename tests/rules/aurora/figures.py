"""What is counted in a game of bots (LA-15.5 to LA-15.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rules.aurora import Aurora, Options
from rules.aurora.bot import CAUTIOUS, GREEDY, MIDDLING, Driver
from rules.aurora.decks import CARDS, DECKS
from rules.aurora.state import AUTOMA, State
from rules.engine import Answer, Chance, Event, Game, Prompt, Table

LAST_ROUND = 6


class Played(Aurora):
    """The game with bots of one temper; alone, against the hard Automa if wanted."""

    def __init__(self, driver: Driver, *, hard: bool = False) -> None:
        self.driver = driver
        self.hard = hard

    def setup(self, seats: int, options: Options) -> State:
        hard = self.hard and seats == 1
        return super().setup(seats, options.model_copy(update={"hard": hard}))

    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        return self.driver.answer(view, prompt, rng)


PLAYERS: dict[str, Game[Any]] = {
    "cautious": Played(CAUTIOUS),
    "greedy": Played(GREEDY),
    "against the hard Automa": Played(MIDDLING, hard=True),
    "cautious, against the hard Automa": Played(CAUTIOUS, hard=True),
    "greedy, against the hard Automa": Played(GREEDY, hard=True),
}
"""Other players than the middling bots that fill seats (LA-15.5)."""


def count(table: Table[State], told: Sequence[Event]) -> Counter[str]:
    """The facts of one finished game."""
    assert table.result is not None
    s = table.state
    facts: Counter[str] = Counter()
    facts[f"ship {s.ended}"] += 1
    facts["before round six"] += int(s.round < LAST_ROUND)
    facts["defeated"] += len(s.defeated)
    facts["out"] += sum(p.out for p in s.players)
    facts["seats"] += s.seats
    facts["won"] += int(bool(table.result.winners))
    (order,) = (event.data["order"] for event in table.opening if "order" in event.data)
    for winner in table.result.winners:
        facts[f"winner at {order.index(winner)}"] += 1
    for seat in s.living:
        facts["points"] += table.result.scores[seat]
        facts["spaces"] += s.place(seat) - 100
    for event in told:
        if event.kind in ("explore", "break"):
            facts[event.kind] += 1
    facts.update(f"left {card}" for card in _untouched(s))
    facts.update(f"seen {card}" for card in _seen(s))
    facts["automa"] += int(AUTOMA in s.scores)
    return facts


def _seen(s: State) -> set[str]:
    """Exploration cards that came out of the deck."""
    return set(DECKS.exploration) - set(s.deck) - set(s.left_out)


def _untouched(s: State) -> set[str]:
    """Of those, the ones that still lay in the Zone at the end."""
    return {slot.card for slot in s.zone if slot is not None}


def told(total: Counter[str]) -> str:
    """The figures in a few lines."""
    games, seats = total["games"], max(1, total["seats"])

    def share(what: str) -> str:
        return f"{100 * total[what] / games:.0f}"

    line = (
        f"ship taken {share('ship taken')}, missed {share('ship missed')}, "
        f"lost {share('ship lost')}; before round six {share('before round six')}; "
        f"Enemies defeated {total['defeated'] / games:.1f}; out {total['out'] / games:.2f}; "
        f"points {total['points'] / seats:.1f}, spaces {total['spaces'] / seats:.1f}; "
        f"explored {total['explore'] / seats:.1f}, breaks {total['break'] / seats:.1f} a player; "
    )
    if total["automa"]:
        return line + f"won against the Automa {share('won')}"
    places = range(seats // games)
    each = "/".join(f"{100 * total[f'winner at {place}'] / games:.0f}" for place in places)
    never = [
        CARDS[card].name
        for card in DECKS.exploration
        if total[f"seen {card}"] and total[f"seen {card}"] == total[f"left {card}"]
    ]
    return (
        line
        + f"won by place in the first Turn Order {each}; never taken: {', '.join(never) or 'none'}"
    )
