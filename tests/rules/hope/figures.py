"""What is counted in a game of bots (HI-20.15 to HI-20.17), and bots to compare (HI-20.18)."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from types import SimpleNamespace
from typing import Any

from rules.engine import Answer, Chance, Event, Prompt, Table
from rules.hope import Hope
from rules.hope.bot.player import MIXED, Mind
from rules.hope.model.state import State
from rules.hope.view import SceneView, estimate_success, see_scene


class Glance:
    """As much of the View as a bot looks at, put together only when it does: no words."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.state, self.seat = state, seat
        self.round, self.rounds, self.hope = state.round, state.rounds, state.hope

    @cached_property
    def people(self) -> list[Any]:
        seen = ("humanity", "hunger", "harm", "penalty")
        return [
            SimpleNamespace(
                seat=seat, alive=bool(c), **{name: getattr(c, name, 0) for name in seen}
            )
            for seat, c in enumerate(self.state.people)
        ]

    @cached_property
    def scene(self) -> SceneView | None:
        scene = self.state.scene
        return see_scene(self.state, scene) if scene is not None else None

    @cached_property
    def private(self) -> Any:
        s, scene = self.state, self.state.scene
        if scene is None or scene.drawer != self.seat or s.people[self.seat] is None:
            return SimpleNamespace(card="", odds=None)
        rolls = scene.scene.kind == "roll" and not scene.locked
        odds = round(100 * estimate_success(s, scene)) if rolls else None
        return SimpleNamespace(card=scene.card, odds=odds)


class Minded(Hope):
    """The game at a table whose bots mind one another as told."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def view(self, state: State, seat: int | None, names: tuple[str, ...]) -> Any:
        return Glance(state, seat)

    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        return self.mind.choose_answer(view, prompt, rng)


class Random(Minded):
    """The game at a table of dice: any answer to any choice, and half of the offers declined."""

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
    living = [c for c in s.people if c is not None]
    alive = len(living)
    facts = Counter[str](dead=len(s.graves), characters=s.born, everybody=alive == s.seats)
    facts["arrived characters"], facts["arrived groups"] = alive, int(alive > 0)
    facts["wiped out before round four"] = int(not alive and s.round < 4)
    facts["wiped out before round two"] = int(not alive and s.round < 2)
    facts["dice left"] = sum(c.humanity for c in living)
    for grave in s.graves:
        facts.update([f"dead in {grave.round}", f"dead of {grave.cause}"])
    for event in told:
        match event.kind:
            case "draw" if "deck" in event.data:
                facts["drawn"] += 1
            case "avoid":
                facts["avoided"] += 1
            case "result":
                facts.update(["rolls", "rolls won"] if event.data["success"] else ["rolls"])
            case "dice":
                facts["dice"] += len(event.data["faces"])
            case "support":
                facts.update(["asked", "supported"])
            case "refuse":
                facts["asked"] += 1
    return facts


def told(total: Counter[str]) -> str:
    """The figures of HI-20.15 to HI-20.17 in one line."""
    games = total["games"]

    def share(what: str, of: str = "games") -> float:
        return 100 * total[what] / max(1, total[of])

    by_round = "/".join(f"{total[f'dead in {n}'] / games:.3f}" for n in range(1, 6))
    causes = ", ".join(
        f"{cause} {share(f'dead of {cause}', 'dead'):.0f}"
        for cause in ("humanity", "hunger", "harm", "fate")
    )
    return (
        f"arrive {share('arrived groups'):.1f}, everybody {share('everybody'):.1f}, "
        f"of the characters {share('arrived characters', 'characters'):.1f}; "
        f"wiped out before round 4: {share('wiped out before round four'):.1f}, "
        f"before round 2: {total['wiped out before round two']} of {games}; "
        f"dead by round {by_round}; of 100 deaths {causes}; "
        f"dice left {total['dice left'] / games:.1f}; "
        f"rolls won {share('rolls won', 'rolls'):.1f} with "
        f"{total['dice'] / max(1, total['rolls']):.1f} dice; "
        f"avoided {share('avoided', 'drawn'):.0f}; supported {share('supported', 'asked'):.0f}"
    )


def round_of(state: State) -> int:
    """A seat's place in a round, for the count of questions; -1 for the setup."""
    return state.round * 10 + state.place if state.phase == "turns" else -1


def sort_at(seat: int, state: State) -> str:
    """Whether a seat leads the Scene, or others do."""
    if state.phase == "world":
        return "before the first Scene"
    return "as the leader" if state.turn == seat else "as one of the others"
