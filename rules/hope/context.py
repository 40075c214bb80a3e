"""What every chapter uses while the rules run: the table, its questions, and how they stay open."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from rules.engine import Offer, Option, Play, Prompt, Table, renewed

from .state import Open, State

A = TypeVar("A")


Asked: TypeAlias = "tuple[str, Prompt[Any]]"
"""A question and its role: what it is for, the same whenever it is asked again."""


class Nobody(Exception):
    """What was asked has no answer any more: those who were asked are gone (HI-9.11)."""


@dataclass(slots=True)
class Here:
    """A table while one step runs. Questions that are asked again keep their ids, so that the
    buttons people have before them stay live: `kept` holds them by seat and role."""

    t: Table[State]
    beside: Callable[[Here, int], Sequence[Offer]]
    """The questions to a seat of what is free at any time (HI-3.8)."""
    aside: Callable[[Here, str, Prompt[Any], Any], Play[None]]
    """Carries out what is answered of those."""
    kept: dict[tuple[int, str], Prompt[Any]] = field(default_factory=dict)
    s: State = field(init=False)
    """The position, the same for as long as the step runs."""

    def __post_init__(self) -> None:
        self.s = self.t.state

    @property
    def scene(self) -> Open:
        found = self.s.scene
        assert found is not None
        return found

    def drawer_lives(self) -> None:
        """Raises Nobody where the drawer of the Scene in hand is gone (HI-9.11)."""
        scene = self.scene
        c = self.s.people[scene.drawer]
        if c is None or c.number != scene.number:
            raise Nobody

    def who(self, seat: int) -> str:
        """The character's name as messages say it; the player's where there is none."""
        character = self.s.people[seat]
        return character.name if character is not None else self.t.name(seat)

    def _keep(self, asked: Sequence[Asked]) -> list[Prompt[Any]]:
        kept = {}
        for role, prompt in asked:
            old = self.kept.get((prompt.seat, role))
            kept[prompt.seat, role] = renewed(old, prompt)
        self.kept = kept
        return list(kept.values())

    def wait(self, asking: Callable[[], Sequence[Asked]]) -> Play[tuple[str, Prompt[Any], Any]]:
        """Ask whoever `asking` names, and take the first answer: role, prompt and value. Beside
        it stands what is free, and is carried out as it comes; after each, everything is asked
        anew, as the position may have changed. Raises
        Nobody when there is nobody left to ask."""
        while main := asking():
            prompts = self._keep(main)
            self.t.stand(self._beside)
            prompt, value = yield from self.t.ask_any(prompts)
            self.t.stand()
            role = self.t.role_of(prompt)
            if role is None:
                role = next(key[1] for key, kept in self.kept.items() if kept is prompt)
                del self.kept[prompt.seat, role]
                return role, prompt, value
            yield from self.aside(self, role, prompt, value)
        raise Nobody

    def _beside(self, seat: int) -> Sequence[Offer]:
        return self.beside(self, seat)

    def ask(self, asking: Callable[[], Prompt[A]]) -> Play[A]:
        """One question to one seat, with what is free beside it."""
        _, _, value = yield from self.wait(lambda: [("ask", asking())])
        answer: A = value
        return answer

    def note(self, text: str, *, kind: str = "info", **data: Any) -> None:
        """Tell everybody, and write it down under the Scene in hand (HI-16.5)."""
        self.t.tell(text, kind=kind, **data)
        self.file(text)

    def file(self, text: str) -> None:
        """Write something down under the Scene in hand."""
        s = self.s
        if s.scene is not None:
            s.story[s.scene.entry].facts.append(text)

    def choose_seat(
        self, seat: int, text: str, among: Sequence[int], *, rule: str, verb: str = "choose"
    ) -> Generator[Any, Any, int | None]:
        """Pick one of some seats; None where there is none, and no question where there is one.
        Default: the next to the left (HI-17.5). `rule`: the ledger number that lets them choose."""
        order = self.s.clockwise(seat, among)
        if seat in order:  # oneself comes last: the left neighbour is the default
            order = [*order[1:], seat] if order[0] == seat else order
        if len(order) < 2:
            return order[0] if order else None
        options = [Option(str(s), verb, self.who(s)) for s in order]
        asked = self.t.choice(seat, text, options, default=str(order[0]), rule=rule)
        chosen = yield from self.t.ask(asked)
        return int(chosen)
