"""Rules as rows of a table, to be read beside the rulebook: the rules' numbers, a position
(positions.py), and what is answered and then so.

    PH-9.2 | alone; food=5 hunger=2 | 1 -> hunger=1 food=4
        2 -> hunger=0 food=3
    PH-10.1 | two | -> waits=Ada,Ben | 0:scout -> told.declared=0 | 1:move -> declared=scout

A line with four spaces before it is another play from the same position, one with eight goes on
with the line above, and one that begins with # is a remark. After `|` the same play goes on. A row
with {1/2} in it is several: one with each, and of all braces the first, then the second.

Beside statements a position may say `play eating`, which is played in place of the chapter's script
(`game`: the whole game), `dice AMM`, how dice fall ("AMM" of melee, "s1X" of shots, "d62" a six and
a two, "3xMMM+AM" three times these), and `free`: what is free at any time stands open beside.

Answers are options of the open question, "a&b" of one that takes several. "1:stay" is Ben's, also
to what is free, and "1:" that he picks nothing. "." lets a deadline pass, ".." all of them and
"until:declare" all before that phase; "0:undo" takes Ada's answer back, and "+AMM" says how dice
fall from here on.

What is so is a fact of facts.py, or a field of Ada's or of the position: "health=3" or
"Ben.health=3". "all.health=6,5" is that of each human, "foe1.health=2" of the second enemy of Ada's
fight, "fight.rolled" of the fight, "told.kill=1" how often something was told, "used.weapons=knife"
the discards of a deck, and "top.scars=scratch" what comes next. A name alone means yes; instead of
cards in a list their number will do.
"""

import re
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest

from rules.posthuman import GAME
from rules.posthuman.model.terms import MeleeFace, ShootingFace
from tests.kit.rows import read_plays
from tests.rules.posthuman.build import Case, Script
from tests.rules.posthuman.facts import MELEE, find_fact
from tests.rules.posthuman.positions import (
    KNOWN,
    read_position,
    read_statements,
    read_value,
    split_words,
)

RULE = pytest.mark.rule
"""In rows, whose numbers are written out where they are called."""
_SHOTS: dict[str, ShootingFace] = {
    "1": "range1",
    "2": "range2",
    "3": "range3",
    "S": "special",
    "K": "skill",
    "X": "miss",
}


def read_dice(letters: str) -> tuple[MeleeFace, ...]:
    """Read faces of melee and defence dice."""
    return tuple(MELEE[letter] for letter in letters if letter != " ")


def shots(letters: str) -> tuple[ShootingFace, ...]:
    """Read faces of shooting dice."""
    return tuple(_SHOTS[letter] for letter in letters)


def read_luck(words: str) -> list[Any]:
    """Read how dice fall; "3xMMM+AM" is three times these."""
    found: list[Any] = []
    for word in words.split():
        times, x, rest = word.partition("x")
        if x:
            found += int(times) * read_luck(rest.replace("+", " "))
        elif word[0] == "d":
            found += map(int, word[1:])
        elif word[0] == "[":
            found.append(read_value(word))
        else:
            found += shots(word[1:]) if word[0] == "s" else read_dice(word)
    return found


Check = Callable[[], None]
Scripts = Mapping[str, Callable[..., Any] | None]


def make_rows(
    names: Mapping[str, str] | None = None,
    play: Script | None = None,
    plays: Scripts | None = None,
    *,
    before: str = "",
    between: Callable[[Case], Any] = lambda case: None,
) -> Callable[[str], Any]:
    """A decorator that runs a test once for each play of a text, with a function that checks it.
    `names`: what statements are called in this chapter; `play`: what its rows play (None: the whole
    game), and `plays`: what others name; `before`: what all positions begin with; `between` answers
    what rows say nothing about."""
    assert not KNOWN & {*(names or {})}, "A name of the chapter stands for nothing else."
    chapter = Chapter(names or {}, {"": play, "game": None, **(plays or {})}, between)

    def read_rows(text: str) -> Any:
        found = []
        for numbers, position, told in read_plays(text):
            check = partial(chapter.check_play, f"{before}; {position}", told)
            marks = [RULE(*numbers.split())]
            found.append(pytest.param(check, id=f"{numbers} {told}", marks=marks))
        return pytest.mark.parametrize("check", found)

    return read_rows


@dataclass(frozen=True)
class Chapter:
    """What the rows of a table share."""

    names: Mapping[str, str]
    plays: Scripts
    between: Callable[[Case], Any]

    def check_play(self, position: str, told: str) -> None:
        """Play from a position, and check what the play says."""
        how: dict[str, list[str]] = {}
        statements = []
        for statement in read_statements(position, self.names):
            first, *words = split_words(statement)
            if first in ("play", "dice", "free"):
                how[first] = words
            else:
                statements.append(statement)
        name, *given = how.get("play", [""])
        play: Any = self.plays[name]
        if given:
            play = play(*map(read_value, given))
        luck, road = read_luck(" ".join(how.get("dice", []))), read_position(statements)
        case = road.play(play, *luck, free="free" in how, game=None if play else GAME)
        check_stages(case, told, self.between)


def check_stages(case: Case, text: str, between: Callable[[Case], Any]) -> None:
    """Give the answers of each stage, and compare what is then so."""
    for stage in text.split(" | "):
        answers, _, facts = stage.rpartition("->")
        for word in answers.split():
            between(case)
            answer(case, word)
        between(case)
        for fact in shlex.split(facts):
            name, _, wanted = fact.partition("=") if "=" in fact else (fact, "", "yes")
            found = find_fact(case, name, wanted)
            assert found == wanted, f"{name}: {found}, and not {wanted}: {case.texts()[-6:]}"
    assert case.luck.script == [], "luck that nobody needed"


def figure(rules: str, find: Callable[[], Any], wanted: Any) -> Any:
    """Make a row about what is found somewhere: `figure("PH-1.1", lambda: len(EVENTS), 21)`."""
    return pytest.param(find, wanted, marks=RULE(*rules.split()))


def pairs(text: str) -> pytest.MarkDecorator:
    """Run a test for each row of a text: the rules' numbers, what is given, and what comes of it.
    A dash stands for no number, and for nothing."""
    rows = [
        pytest.param(
            *("" if part == "-" else part for part in (said, told)),
            marks=[RULE(*numbers.split())] if numbers != "-" else [],
            id=f"{said} {told}",
        )
        for numbers, said, told in read_plays(text)
    ]
    return pytest.mark.parametrize(("said", "told"), rows)


def answer(case: Case, word: str) -> None:
    """Give an answer of a row."""
    seat, chosen = (int(word[0]), word[2:]) if re.match("[0-3]:", word) else (None, word)
    if word == "..":
        case.defaults()
    elif word.startswith("until:"):
        defaults_until(case, word.removeprefix("until:"))
    elif chosen == ".":
        case.run_out(seat)
    elif chosen == "undo":
        case.table.undo(seat or 0)
    elif word[0] == "+":
        case.then(*read_luck(word[1:]))
    elif not chosen:
        case.table.answer(case.prompt(seat=seat).id, [])
    else:
        case.pick(*chosen.split("&"), by=seat)


def defaults_until(case: Case, phase: str, most: int = 300) -> None:
    """Let the deadlines of all questions pass until a phase has begun."""
    for _ in range(most):
        if case.over or case.s.phase == phase:
            return
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
    raise AssertionError(f"The phase {phase} does not come.")
