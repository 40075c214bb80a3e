"""What all modules of play use while the rules run: the table, the open Scene, and the
characters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from rules.engine import Offer, Play, Prompt, Table
from rules.engine.messages import Text
from rules.hope.model.entries import Change, ChangeKind, Course
from rules.hope.model.state import Character, OpenScene, State
from rules.hope.words import Message
from rules.kit.said import Said
from rules.kit.turns import Asked, Gone, Turn

A = TypeVar("A")


class Here(Turn[State]):
    """A table while one step runs."""

    def __init__(self, t: Table[State], offered: Offered, carry_out: CarryOut) -> None:
        super().__init__(t)
        self._offered = offered
        self._carry_out = carry_out

    @property
    def scene(self) -> OpenScene:
        found = self.s.scene
        assert found is not None
        return found

    def require_living_drawer(self) -> None:
        """Raises Gone if the drawer of the open Scene is dead (HI-9.11)."""
        scene = self.s.scene
        assert scene is not None
        c = self.s.people[scene.drawer]
        if c is None or c.number != scene.number:
            raise Gone

    def name_seat(self, seat: int) -> str:
        """Return the character's name, or the player's if the seat has no living character."""
        character = self.s.people[seat]
        return character.name if character is not None else self.t.name_seat(seat)

    def describe_seat(self, seat: int) -> Text:
        """Say what the character in this seat has left and suffers."""
        c = self.s.people[seat]
        if c is None:
            return ""
        ills = [f"hunger-{c.hunger}"] * bool(c.hunger) + [f"harm-{c.harm}"] * bool(c.harm)
        stages = [Message("stage", stage=ill) for ill in ills] or 0
        return Message("describes-person", humanity=c.humanity, stages=stages)

    def ask(self, build: Callable[[], Prompt[A]]) -> Play[A]:
        """Ask one seat one question, and mark the seat as awaited meanwhile."""
        before = self.s.asked

        def make_and_note_prompt() -> Prompt[A]:
            prompt = build()
            self.s.asked = [prompt.seat]
            return prompt

        try:
            return (yield from super().ask(make_and_note_prompt))
        finally:
            self.s.asked = before

    def ask_several(
        self, asking: Callable[[], Sequence[Asked]]
    ) -> Play[tuple[str, Prompt[Any], Any]]:
        """Ask the questions that `asking` makes, the needed ones first, and return the role, prompt
        and value of the first answer. Free actions are open meanwhile and carried out as they come;
        after each, all questions are made again, because the position may have changed. Raises Gone
        when there is nobody left to ask."""

        def make_and_note_questions() -> Sequence[Asked]:
            made = sorted(asking(), key=lambda one: one[1].optional)
            self.s.asked = [prompt.seat for _, prompt in made if not prompt.optional]
            return made

        while True:
            self.t.offer_free_actions(lambda seat: self._offered(self, seat))
            try:
                role, prompt, value = yield from self.ask_menu(make_and_note_questions)
            finally:
                self.t.offer_free_actions()
                self.s.asked = []
            if self.t.find_offer_role(prompt) is None:
                return role, prompt, value
            yield from self._carry_out(self, role, prompt, value)

    def tell_and_record(self, text: Text, *, kind: str = "info", **data: Any) -> None:
        """Tell everybody, and record the text under the open Scene (HI-16.5)."""
        self.t.tell(text, kind=kind, **data)
        self.record_text(text)

    def record_text(self, text: Text) -> None:
        """Record a text under the open Scene, if there is one."""
        s = self.s
        if s.scene is not None:
            s.story[s.scene.entry].facts.append(Said(text))

    @property
    def course(self) -> Course:
        """How the open Scene has gone so far, for the story."""
        return self.s.story[self.scene.entry].course

    def record_change(self, c: Character, what: ChangeKind, **more: Any) -> None:
        """Record for the story what the open Scene has changed about a character. Between Scenes,
        record nothing."""
        if self.s.scene is not None:
            self.course.changes.append(Change(number=c.number, what=what, **more))

    def record_use(self, c: Character, card: str) -> None:
        """Record for the story that a character's card played a part in the open Scene."""
        if self.s.scene is not None:
            self.course.used.setdefault(c.number, []).append(card)


if TYPE_CHECKING:
    Offered: TypeAlias = Callable[[Here, int], Sequence[Offer]]
    """Makes a seat's questions for its free actions (HI-3.8)."""
    CarryOut: TypeAlias = Callable[[Here, str, Prompt[Any], Any], Play[None]]
    """Carries out a free action that was answered."""
