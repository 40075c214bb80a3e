"""What is counted in a game of bots (LA-15.5 to LA-15.7)."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from rules.aurora import Aurora, Options
from rules.aurora.bot.player import CAUTIOUS, GREEDY, MIDDLING, Driver
from rules.aurora.model.decks import CARDS, DECKS
from rules.aurora.model.maps import find_aurora_space
from rules.aurora.model.state import AUTOMA, State
from rules.aurora.view import see_automa, see_foes, see_player, see_zone
from rules.aurora.view_models import AutomaView, FoeView, PlayerView, SlotView
from rules.engine import Answer, Chance, Event, Game, Prompt, Table

LAST_ROUND = 6
THIRD = 3
"""The last period of the Exploration deck."""
TAKEN = ("location", "survivor", "encounter", "truck", "trailer", "device")
"""Kinds of cards that one can go to."""


class Seats(Sequence[PlayerView]):
    """The seats as one of them sees them."""

    def __init__(self, state: State, reader: int | None, names: tuple[str, ...]) -> None:
        self.state, self.reader, self.names = state, reader, names

    def __len__(self) -> int:
        return len(self.names)

    def __getitem__(self, seat: Any) -> Any:
        player = self.state.players[seat]
        return see_player(self.state, seat, player, self.names[seat], hand=seat == self.reader)


class Glance:
    """A view of which only what is looked at is made: bots look at little, and games of bots
    spend most of their time on views."""

    def __init__(self, state: State, seat: int | None, names: tuple[str, ...]) -> None:
        self.round = state.round
        self.phase = state.phase
        self.waypoints = state.waypoints
        self.common = state.common
        self.players = Seats(state, seat, names)
        self.state = state

    @cached_property
    def zone(self) -> list[SlotView]:
        return see_zone(self.state)

    @cached_property
    def foes(self) -> list[FoeView]:
        return see_foes(self.state)

    @cached_property
    def automa(self) -> AutomaView | None:
        return see_automa(self.state.automa) if self.state.automa is not None else None

    @property
    def aurora_at(self) -> int:
        return find_aurora_space(self.state.aurora, self.state.red)


class GameOfBots(Aurora):
    """The game with bots of one temper; alone, against the hard Automa if wanted."""

    def __init__(self, driver: Driver, *, hard: bool = False) -> None:
        self.driver = driver
        self.hard = hard
        if hard:
            self.seats = range(1, 2)

    def setup(self, seats: int, options: Options, save: str | None = None) -> State:
        hard = self.hard and seats == 1
        return super().setup(seats, options.model_copy(update={"hard": hard}))

    def view(self, state: State, seat: int | None, names: tuple[str, ...]) -> Any:
        return Glance(state, seat, names)

    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        return self.driver.choose_answer(view, prompt, rng)


GAME = GameOfBots(MIDDLING)
"""The game as it is, with the bots that fill seats."""
PLAYERS: dict[str, Game[Any]] = {
    "cautious": GameOfBots(CAUTIOUS),
    "greedy": GameOfBots(GREEDY),
    "against the hard Automa": GameOfBots(MIDDLING, hard=True),
    "cautious, against the hard Automa": GameOfBots(CAUTIOUS, hard=True),
    "greedy, against the hard Automa": GameOfBots(GREEDY, hard=True),
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
    facts["died out"] += int(any(p.out for p in s.players))
    facts["third period"] += int(_third_period_in_time(told))
    facts["seats"] += s.seats
    facts["won"] += int(bool(table.result.winners))
    (order,) = (event.data["order"] for event in table.opening if "order" in event.data)
    for winner in table.result.winners:
        facts[f"winner at {order.index(winner)}"] += 1
    for seat in s.living_seats:
        facts["points"] += table.result.scores[seat]
        facts["spaces"] += s.find_convoy_number(seat) - 100
    for event in told:
        if event.kind in ("explore", "break"):
            facts[event.kind] += 1
        if event.message is not None and event.message.id == "explores":
            facts[f"explored {event.message.data['name']}"] += 1
    facts.update(f"seen {CARDS[card].name}" for card in _seen(s))
    facts["automa"] += int(AUTOMA in s.scores)
    return facts


def _third_period_in_time(told: Sequence[Event]) -> bool:
    """Whether a card of period III comes out of the deck before the last round begins (LA-15.4).
    The five that lie there at the start are of period I."""
    for event in told:
        if event.data.get("round") == LAST_ROUND:
            return False
        card = event.data.get("card") if event.kind in ("reveal", "event") else None
        if card is not None and CARDS[card].period == THIRD:
            return True
    return False


def _seen(s: State) -> set[str]:
    """Exploration cards that came out of the deck."""
    return set(DECKS.exploration) - set(s.deck.pile) - set(s.left_out)


def told(total: Counter[str]) -> str:
    """The figures in a few lines."""
    games, seats = total["games"], max(1, total["seats"])

    def share(what: str) -> str:
        return f"{100 * total[what] / games:.0f}"

    line = (
        f"ship taken {share('ship taken')}, missed {share('ship missed')}, "
        f"lost {share('ship lost')}; before round six {share('before round six')}; "
        f"period III seen in time {share('third period')}; "
        f"Enemies defeated {total['defeated'] / games:.1f}; "
        f"games in which a Convoy died out {100 * total['died out'] / games:.1f}; "
        f"points {total['points'] / seats:.1f}, spaces {total['spaces'] / seats:.1f}; "
        f"explored {total['explore'] / seats:.1f}, breaks {total['break'] / seats:.1f} a player; "
    )
    if total["automa"]:
        return line + f"won against the Automa {share('won')}"
    places = range(seats // games)
    each = "/".join(f"{100 * total[f'winner at {place}'] / games:.0f}" for place in places)
    never = [f"{name} ({total[f'seen {name}']} seen)" for name in never_taken(total)]
    return (
        f"{line}won by place in the first Turn Order {each}; "
        f"types never taken: {', '.join(types_never_taken(total)) or 'none'}; "
        f"cards never taken: {', '.join(never) or 'none'}"
    )


def types_never_taken(total: Counter[str]) -> list[str]:
    """Types of cards that nobody ever went to."""
    return [kind for kind in TAKEN if not any(total[f"explored {name}"] for name in _names(kind))]


def never_taken(total: Counter[str]) -> list[str]:
    """Cards that lay in the Zone, none of them an Enemy or an Event, and that nobody ever went
    to."""
    names = sorted(set().union(*map(_names, TAKEN)))
    return [name for name in names if total[f"seen {name}"] and not total[f"explored {name}"]]


def _names(kind: str) -> set[str]:
    return {card.name for card in DECKS.exploration.values() if card.kind == kind}
