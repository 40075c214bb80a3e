"""Tables for scenario tests: they keep all they told, and are spoken to by seats and option ids."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from rules.engine import Chance, Event, Illegal, Option, Position, Prompt, Table

from .luck import Loaded

S = TypeVar("S", bound=Position)


class RecordingTable(Table[S]):
    """A table that keeps everything it told, the opening events too."""

    def __init__(self, *args: Any) -> None:
        self.told: list[Event] = []
        super().__init__(*args)

    def tell(self, *args: Any, **kinds: Any) -> None:
        super().tell(*args, **kinds)
        self.told.append(self.events[-1])


def with_luck(rng: Chance) -> type[RecordingTable[Any]]:
    """Tables whose chance is that: `with_luck(Loaded(luck)).place(GAME, state, "seed", names)`."""

    class Lucky(RecordingTable[Any]):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            self.rng = self.lanes.rng = rng

    return Lucky


class Case(Generic[S]):
    """A table in play. A game derives its own, which speaks its rulebook's words."""

    def __init__(self, table: Table[S], luck: Loaded | None = None) -> None:
        assert isinstance(table, RecordingTable)
        self.table: RecordingTable[S] = table
        self.luck = luck if luck is not None else Loaded(())

    @property
    def state(self) -> S:
        return self.table.state

    @property
    def over(self) -> bool:
        return self.table.result is not None

    def needed(self, seat: int | None = None) -> Prompt[Any]:
        """The one question that the table waits for (of that seat)."""
        found = [p for p in self.table.needed_prompts if seat in (None, p.seat)]
        assert len(found) == 1, [(p.seat, p.text) for p in found]
        return found[0]

    def asked(self, seat: int) -> list[Prompt[Any]]:
        """All that is open to a seat, optional questions too."""
        return [p for p in self.table.prompts if p.seat == seat]

    def asked_for(self, seat: int, chosen: Sequence[str]) -> Prompt[Any]:
        """The first question to a seat that has these options, optional ones included."""
        for prompt in self.asked(seat):
            if {*chosen} <= {option.id for option in prompt.options}:
                return prompt
        name = self.table.names[seat]
        raise AssertionError(f"{name} is not asked for {', '.join(chosen)}.")

    def free(self, seat: int) -> list[str]:
        """The ids that a seat's optional questions offer, all together."""
        asked = [p for p in self.asked(seat) if p.optional]
        return [option.id for prompt in asked for option in prompt.options]

    def refusal(self, prompt: Prompt[Any], answer: Any) -> Illegal:
        """Why an answer is refused. It changes nothing."""
        before = self.table.dump()
        try:
            self.table.answer(prompt.id, answer)
        except Illegal as refused:
            assert self.table.dump() == before
            return refused
        raise AssertionError(f"{answer} was taken.")

    def then(self, *luck: Any) -> Any:
        """What chance brings after what was said before; the case itself again."""
        self.luck.script += luck
        return self

    def answer(self, *chosen: str, seat: int | None = None) -> tuple[Event, ...]:
        """Answer the needed question; with a seat, the one to it that has these options."""
        prompt = self.needed() if seat is None else self.asked_for(seat, chosen)
        return self.table.answer(prompt.id, list(chosen))

    def run_out(self, seat: int | None = None) -> tuple[Event, ...]:
        """The deadline passes: the needed question's default is carried out."""
        return self.table.lapse_prompt(self.needed(seat).id)

    def told(self, kind: str | None = None) -> list[Event]:
        """All events since the table was set, or those of a kind."""
        return [e for e in self.table.told if kind is None or e.kind == kind]

    def texts(self, kind: str | None = None) -> list[str]:
        """What everybody was told, in words."""
        return [event.text for event in self.told(kind) if event.seats is None]

    def said(self, words: str, to: int | None = None) -> list[Event]:
        """Events with these words in them that all may read, or that this seat may."""
        return [
            event
            for event in self.table.told
            if words in event.text and (event.seats is None or to in event.seats)
        ]


def can_retract(case: Case[Any], seat: int) -> bool:
    """Whether a seat may take its last answer back without asking the others."""
    last = case.table.undoing.find_last_answer(seat)
    return last is not None and last.free


def find_option(prompt: Prompt[Any], option_id: str) -> Option:
    """One option of a question."""
    (found,) = (one for one in prompt.options if one.id == option_id)
    return found
