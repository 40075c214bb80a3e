"""Odd: a game that asks one question of each unusual size, to test against Discord's limits."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import BaseModel, Field

from rules.engine import (
    Answer,
    Chance,
    Game,
    Offer,
    Option,
    Play,
    Prompt,
    Result,
    Table,
    register_games,
)

Question = Literal[
    "many",
    "more",
    "crowd",
    "several",
    "lots",
    "wide",
    "words",
    "long",
    "two",
    "burst",
    "broken",
    "tale",
    "offer",
    "seldom",
    "free",
]


class OddOptions(BaseModel):
    ask: Question = Field(default="many", description="What is asked")
    loud: bool = False
    pace: int = Field(default=3, ge=1, le=5)


class OddState(BaseModel):
    seats: int
    ask: str
    answers: list[str] = []


def open_odd(ask: str) -> Table[OddState]:
    """A table of two that asks something odd, without the bot."""
    return Table.open("odd", names=["Ada", "Ben"], seed="odd", options={"ask": ask})


class OddView(BaseModel):
    seats: int
    answers: list[str]


def options(count: int, label: str = "Thing {}") -> list[Option]:
    return [Option(f"o{n}", "pick", label.format(n)[:80], "d" * (n % 100)) for n in range(count)]


class Odd(Game[OddState]):
    key = "odd"
    title = "Odd Questions"
    goal = "Nobody wins: it asks, and that is all."
    course = "You are asked one question."
    length = "One answer."
    weight = "light"
    lessons: ClassVar[Mapping[str, str]] = {}
    blurb = "It asks."
    seats = range(1, 4)
    verbs: ClassVar[Mapping[str, str]] = {
        "pick": "Pick a thing.",
        "tell": "Tell a thing.",
        "help": "A page to look up.",
    }
    version = "1"
    guide = "**OD-1** It asks.\n\n**OD-2** You answer."
    options = OddOptions
    state = OddState

    def setup(self, seats: int, options: OddOptions, save: str | None = None) -> OddState:
        return OddState(seats=seats, ask=options.ask)

    def step(self, t: Table[OddState]) -> Play[None]:
        for seat in range(t.state.seats):
            answer: Any
            if t.state.ask == "two":
                both = [
                    t.choice(s, f"Which, {s}?", options(2, f"S{s}-{{}}"), default="o0")
                    for s in range(t.state.seats)
                ]
                answer = yield from t.ask_all(both)
            elif t.state.ask == "burst":
                words = [
                    t.text(seat, f"Say {n}", most=10, default="", optional=True) for n in range(20)
                ]
                _, answer = yield from t.ask_any(words)
            elif t.state.ask == "offer":
                answer = yield from self.offer(t, seat)
            elif t.state.ask == "free":
                answer = yield from self.free(t, seat)
            elif t.state.ask == "seldom":
                self.bells(t)
                answer = yield from t.ask(t.choice(seat, "Go on?", options(1, "On"), default="o0"))
            else:
                answer = yield from t.ask(self.question(t, seat))
            if t.state.ask == "broken":
                raise ZeroDivisionError("the rules are broken")
            t.state.answers.append(str(answer))
            if t.state.ask == "tale":
                veil = answer.startswith("Dark")
                t.tell(f"{t.name_seat(seat)} tells:", kind="told", quote=answer, veil=veil)
                continue
            t.tell(f"{t.name_seat(seat)} says {answer}.")
        t.finish_game([0], {s: s for s in range(t.state.seats)}, "All have answered.")
        yield from ()

    def offer(self, t: Table[OddState], seat: int) -> Play[Any]:
        """While a seat goes on, the next has its offer, of which ever more may be taken."""
        other = (seat + 1) % t.state.seats
        answer: Any = None
        for count in range(1, 4):
            menu = t.choice(seat, f"Go on? {count}", options(1, f"On {count}"), default="o0")
            offer = t.choice(
                other,
                f"{t.name_seat(seat)} offers you a secret.",
                options(count, "Take {}"),
                default="o0",
                secret=True,
                optional=True,
                calls=True,
                about=f"{t.name_seat(other)} may take a secret of {t.name_seat(seat)}'s",
            )
            prompt, answer = yield from t.ask_any([menu, offer])
            if prompt is offer:
                break
        return answer

    def free(self, t: Table[OddState], seat: int) -> Play[Any]:
        """The seat may do something for free before it goes on, at first as one way of three."""
        for ways in (3, 2):
            menu = t.choice(seat, "Anything else?", options(ways, "On {}"), default="o0")
            free = [
                t.choice(seat, f"{what} first?", options(4, "{}"), default="o0", optional=True)
                for what in ("Ring", "Drum", "Sing")
            ]
            secret = t.choice(
                seat, "Whisper?", options(1, "Whisper"), default="o0", optional=True, secret=True
            )
            prompt, answer = yield from t.ask_any([menu, *free, secret])
            if prompt is menu and ways == 2:
                break
        return answer

    def bells(self, t: Table[OddState]) -> None:
        """Ada may choose bells at any time, and Ben may ring one, once."""
        ring = [Option("ring", "pick", "Ring the bell")]
        rung: list[int] = []

        def offers(seat: int) -> list[Offer]:
            if seat == 0:
                text = "Which of these bells?"
                choice = t.choices(0, text, options(60), default=[], optional=True, aside=True)
                return [("bells", choice)]
            if rung:
                return []
            text = "The bell is yours."
            return [("bell", t.choice(seat, text, ring, default="ring", optional=True, aside=True))]

        def then(role: str, prompt: Prompt[Any], _: Any) -> Play[None]:
            rung.append(prompt.seat)
            t.tell(f"{t.name_seat(prompt.seat)} rings the {role}.")
            yield from ()

        t.offer_free_actions(offers, then)

    def question(self, t: Table[OddState], seat: int) -> Prompt[Any]:
        ask = t.state.ask
        if ask in ("many", "more", "crowd", "broken"):
            count = {"many": 20, "more": 60, "crowd": 300, "broken": 2}[ask]
            return t.choice(seat, f"Which of {count}?", options(count), default="o0")
        if ask == "several":
            return t.choices(seat, "Which of these?", options(8), default=[], most=3)
        if ask == "lots":
            return t.choices(seat, "Which of all these?", options(60), default=[], most=5)
        if ask == "wide":
            return t.number(seat, "How many?", 0, 1000, default=0)
        if ask == "tale":
            return t.text(
                seat,
                "What happened?",
                most=1200,
                default="It rained.",
                verb="tell",
                as_it_is="It only rained",
            )
        if ask == "words":
            return t.text(seat, "Say something.", most=4000, default="")
        return t.choice(seat, "Long? " * 900, options(10, "L{} " + "x" * 90), default="o0")

    def view(self, state: OddState, seat: int | None, names: tuple[str, ...]) -> OddView:
        return OddView(seats=state.seats, answers=list(state.answers))

    def write_story(
        self, state: OddState, names: tuple[str, ...], result: Result | None
    ) -> str | None:
        if state.ask != "tale":
            return None
        lines = [f"{n}. {answer}" for n, answer in enumerate(state.answers * 40)]
        return "# An odd tale\n\n" + "\n".join(lines)

    def write_appendix(self, state: OddState, names: tuple[str, ...]) -> str | None:
        return "## What it came to\n\nMuch weather.\n" if len(state.answers) > 1 else None

    def bot(self, view: OddView, prompt: Prompt[Any], rng: Chance) -> Answer:
        if prompt.kind == "choice":
            return [] if prompt.least == 0 else [rng.pick(prompt.options).id]
        return prompt.least if prompt.kind == "number" else "quiet"


ODD = Odd()


def register_odd() -> None:
    register_games(ODD)
