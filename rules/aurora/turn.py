"""What every chapter uses while the rules run: the table, its questions, and what stands open
beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rules.engine import Data, Offer, Option, Play, Prompt, Table, renewed

from .state import AUTOMA, Crew, Player, State

A = TypeVar("A")
Prompts = Callable[[], Sequence[Prompt[Any]]]
BACK = "back"


class Gone(Exception):
    """The seat has lost its last Survivor, and what it was doing ends (LA-13.13)."""


@dataclass(slots=True)
class Here:
    """A table while one step runs."""

    t: Table[State]
    over_the_limit: Callable[[Here, int], Play[None]]
    """Sees to hidden cards above the limit: playing them needs most chapters, and some need it."""
    beside: Callable[[Here, int], list[Offer]]
    """Makes what stands open to a seat beside the questions asked (LA-21.3)."""
    aside: Callable[[Here, str, Prompt[Any], Any], Play[None]]
    """Carries out what is answered of that."""
    acting: int | None = None
    """The seat whose turn it is."""
    already_told: set[tuple[int, str]] = field(default_factory=set)
    """Seats that have been told, and in which target area, that Damage there hits nothing."""
    open: dict[int, tuple[Prompt[Any], Callable[[], Prompt[Any]]]] = field(default_factory=dict)
    """By seat the question it has before it, and how it is made."""
    menus: list[Prompt[Any]] = field(default_factory=list)
    """The questions of the last menu, less the one that was answered."""
    remake: Prompts | None = None
    """How they are made, while the menu is open."""
    s: State = field(init=False)
    """The position, the same for as long as the step runs."""
    players: list[Player] = field(init=False)
    """Those of the position, by seat."""

    def __post_init__(self) -> None:
        self.s = self.t.state
        self.players = self.s.players
        self.t.stand(lambda seat: self.beside(self, seat), self._aside)

    def player(self, seat: int) -> Player:
        return self.players[seat]

    def name(self, who: int) -> str:
        """The player as messages name them; the Automa by its own name."""
        return "The Automa" if who == AUTOMA else self.t.name(who)

    @property
    def firing(self) -> bool:
        """Whether it is Phase 4, in which no token changes its box (LA-4.9)."""
        return self.s.phase in ("ambush", "fire", "enemies")

    # -- asking ----------------------------------------------------------------------------------

    def ask(self, build: Callable[[], Prompt[A]]) -> Play[A]:
        """One question to one seat. It is made again when something out of turn has changed what
        its answers are called, and stays the same question."""
        prompt = build()
        around = self.open.get(prompt.seat)  # what was asked before something out of turn
        self.open[prompt.seat] = (prompt, build)
        answer = yield from self.t.ask(prompt)
        self.open.pop(prompt.seat, None)
        if around is not None:
            self.open[prompt.seat] = around
        return answer

    def asks_for_one_of(self, seat: int, ids: Sequence[str]) -> bool:
        """Whether the question before a seat offers some of these: then they are not to be had
        beside it."""
        asked = self.open.get(seat)
        return asked is not None and any(option.id in ids for option in asked[0].options)

    def menu(self, build: Prompts) -> Play[tuple[Prompt[Any], Any]]:
        """Several questions to one seat, of which one is answered: what is needed, and beside it
        what is free."""
        kept = self.menus = self._renewed(build)
        self.remake = build
        answered: tuple[Prompt[Any], Any] = yield from self.t.ask_any(kept)
        self.remake = None
        self.menus = [prompt for prompt in kept if prompt is not answered[0]]
        return answered

    def _renewed(self, build: Prompts) -> list[Prompt[Any]]:
        before = {prompt.text: prompt for prompt in self.menus}
        return [renewed(before.get(new.text), new) for new in build()]

    def _aside(self, role: str, prompt: Prompt[Any], value: Any) -> Play[None]:
        yield from self.aside(self, role, prompt, value)
        for asked, build in self.open.values():
            new = build()
            asked.text, asked.options, asked.default = new.text, new.options, new.default
            asked.topic, asked.data = new.topic, new.data
            asked.about, asked.rule = new.about, new.rule
        if self.remake is not None:
            self.menus[:] = self._renewed(self.remake)

    def choose(
        self,
        seat: int,
        text: str,
        options: Sequence[Option],
        *,
        rule: str,
        default: str = "",
        secret: bool = False,
        about: str = "",
        topic: str = "",
        data: Data | None = None,
    ) -> Play[str]:
        """A choice of one; no question where there is but one option (the first is the default,
        unless another is named). `rule`: the ledger number of what is asked. `about`: what
        everybody may know of a secret one."""
        if len(options) == 1 and not secret:
            return options[0].id
        chosen = default or options[0].id
        return (
            yield from self.ask(
                lambda: self.t.choice(
                    seat,
                    text,
                    options,
                    default=chosen,
                    secret=secret,
                    about=about,
                    topic=topic,
                    data=data,
                    rule=rule,
                )
            )
        )

    def together(self, plays: Sequence[Play[None]]) -> Play[None]:
        """Several seats at once; one that loses its last Survivor is merely done."""
        yield from self.t.together([guarded(play) for play in plays])

    # -- telling ---------------------------------------------------------------------------------

    def tell(self, text: str, *, kind: str = "info", **data: Any) -> None:
        """Tell everybody."""
        self.t.tell(text, kind=kind, **data)


def serves(one: Crew | None) -> bool:
    """Whether somebody's ability is at hand when it is needed; it is used for this round."""
    if one is not None:
        one.used = True
    return one is not None


def guarded(play: Play[None]) -> Play[None]:
    """The play, which merely ends when its seat is gone."""
    try:
        yield from play
    except Gone:
        return


def crew_option(p: Player, one: Crew, verb: str) -> Option:
    """A Survivor as an answer: name, skill, Contamination."""
    return Option(one.card, verb, one.name, crew_words(p, one))


def crew_words(p: Player, one: Crew) -> str:
    """ "skill 2, 1 Contamination"."""
    marks = f", {one.counters} Contamination" if one.counters else ""
    return f"skill {p.skill(one)}{marks}"


def because(why: str, what: str) -> str:
    """The cause first: "Cold Maiden: Ada gains 1 Fury"; without one, what happened alone."""
    return f"{why}: {what}" if why else what


def plural(count: int, word: str) -> str:
    """ "1 Repair", "2 Repairs"."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def listed(words: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1] if words else "")))
