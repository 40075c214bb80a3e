"""What is counted in a game of bots (HI-20.15 to HI-20.17), and bots to compare (HI-20.18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rules.engine import Answer, Chance, Event, Prompt, Table
from rules.hope import Hope
from rules.hope.bot.player import MIXED, Mind
from rules.hope.model.state import State
from rules.hope.view import SceneView, estimate_success, see_scene


@dataclass(frozen=True, slots=True)
class Body:
    """As much of a PersonView as a bot looks at."""

    seat: int
    alive: bool
    humanity: int = 0
    hunger: int = 0
    harm: int = 0
    penalty: int = 0


@dataclass(frozen=True, slots=True)
class Own:
    """As much of what is a seat's own as a bot looks at."""

    card: str = ""
    odds: int | None = None


class Glance:
    """As much of the View as a bot looks at, put together only when it does: no words."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.state, self.seat = state, seat
        self.round, self.rounds, self.hope = state.round, state.rounds, state.hope

    @cached_property
    def people(self) -> list[Body]:
        return [
            Body(c.seat, True, c.humanity, c.hunger, c.harm, c.penalty)
            if c is not None
            else Body(seat, False)
            for seat, c in enumerate(self.state.people)
        ]

    @cached_property
    def scene(self) -> SceneView | None:
        scene = self.state.scene
        return see_scene(self.state, scene) if scene is not None else None

    @cached_property
    def private(self) -> Own:
        s, scene = self.state, self.state.scene
        if scene is None or scene.drawer != self.seat or s.people[self.seat] is None:
            return Own()
        rolls = scene.scene.kind == "roll" and not scene.locked
        return Own(scene.card, round(100 * estimate_success(s, scene)) if rolls else None)


class Minded(Hope):
    """The game at a table whose bots mind one another as told."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def view(self, state: State, seat: int | None, names: tuple[str, ...]) -> Any:
        return Glance(state, seat)

    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        return self.mind.choose_answer(view, prompt, rng)


class Random(Minded):
    """The game at a table of dice: any answer to any choice, and half of the offers left be."""

    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        if prompt.kind != "choice" or (prompt.optional and rng.draw_below(2)):
            return [] if prompt.optional else prompt.default
        return [rng.pick(prompt.options).id]


GAME = Minded(MIXED)
PLAYERS = {"cooperative": Minded(Mind(0.5)), "selfish": Minded(Mind(0.0)), "random": Random(MIXED)}


def count(table: Table[State], told: Sequence[Event]) -> Counter[str]:
    """The facts of one finished game."""
    assert table.result is not None
    s = table.state
    facts: Counter[str] = Counter()
    alive = len(s.living_seats)
    facts["characters"] = s.born
    facts["arrived characters"] = alive
    facts["arrived groups"] = int(alive > 0)
    facts["everybody"] = int(alive == s.seats)
    facts["wiped out before round four"] = int(not alive and s.round < 4)
    facts["wiped out before round two"] = int(not alive and s.round < 2)
    facts["dice left"] = sum(s.find_character(seat).humanity for seat in s.living_seats)
    for grave in s.graves:
        facts[f"dead in {grave.round}"] += 1
        facts[f"dead of {grave.cause}"] += 1
    for event in told:
        if event.kind == "draw" and "deck" in event.data:
            facts["drawn"] += 1
        elif event.kind == "avoid":
            facts["avoided"] += 1
        elif event.kind == "result":
            facts["rolls"] += 1
            facts["rolls won"] += int(event.data["success"])
        elif event.kind == "dice":
            facts["dice"] += len(event.data["faces"])
        elif event.kind in ("support", "refuse"):
            facts["asked"] += 1
            facts["supported"] += int(event.kind == "support")
    return facts


def told(total: Counter[str]) -> str:
    """The figures of HI-20.15 to HI-20.17 in one line."""
    games, dead = total["games"], max(1, sum(total[f"dead in {n}"] for n in range(1, 6)))
    rolls = max(1, total["rolls"])

    def share(what: str) -> str:
        return f"{100 * total[what] / games:.1f}"

    by_round = "/".join(f"{total[f'dead in {n}'] / games:.3f}" for n in range(1, 6))
    causes = ", ".join(
        f"{cause} {100 * total[f'dead of {cause}'] / dead:.0f}"
        for cause in ("humanity", "hunger", "harm", "fate")
    )
    return (
        f"arrive {share('arrived groups')}, everybody {share('everybody')}, "
        f"of the characters {100 * total['arrived characters'] / max(1, total['characters']):.1f}; "
        f"wiped out before round 4: {share('wiped out before round four')}, "
        f"before round 2: {total['wiped out before round two']} of {games}; "
        f"dead by round {by_round}; of 100 deaths {causes}; "
        f"dice left {total['dice left'] / games:.1f}; "
        f"rolls won {100 * total['rolls won'] / rolls:.1f} with {total['dice'] / rolls:.1f} dice; "
        f"avoided {100 * total['avoided'] / max(1, total['drawn']):.0f}; "
        f"supported {100 * total['supported'] / max(1, total['asked']):.0f}"
    )


def round_of(state: State) -> int:
    """A seat's place in a round, for the count of questions; -1 for the setup."""
    return state.round * 10 + state.place if state.phase == "turns" else -1


def sort_at(seat: int, state: State) -> str:
    """Whether a seat leads the Scene, or others do."""
    if state.phase == "world":
        return "before the first Scene"
    return "as the leader" if state.turn == seat else "as one of the others"
