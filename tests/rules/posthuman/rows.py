"""Rules as rows of a table, to be read beside the rulebook: the rules' numbers, a position, what is
answered, and what is then so.

    row("PH-9.2", ada(food=5, hunger=2), "1 -> hunger=1 food=4")
    row("PH-10.1", two, "-> waits=Ada,Ben | 0:scout -> told.declared=0 | 1:move -> declared=scout")

Answers are options of the open question, "a&b" of one that takes several. "1:stay" is Ben's, also
to what is free, and "1:" that he picks nothing. "." lets a deadline pass, ".." all of them;
"0:undo" takes Ada's answer back, and "+AMM" says how dice fall from here on.

What is so is a fact of facts.py, or a field of Ada's or of the position: "health=3" or
"Ben.health=3". "all.health=6,5" is that of each human, "foe1.health=2" of the second enemy of Ada's
fight, "fight.rolled" of the fight, "told.kill=1" how often something was told, "used.weapons=knife"
the discards of a deck, and "top.scars=scratch" what comes next. A name alone means yes; instead of
cards in a list their number will do. Luck is dice: "AMM" of melee, "s1X" of shots, "d62" a
six and a two.
"""

import re
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from rules.posthuman import GAME
from rules.posthuman.model.terms import MeleeFace, ShootingFace
from tests.rules.posthuman.build import Case, Road, Script
from tests.rules.posthuman.facts import MELEE, find_fact

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


def dice(letters: str) -> tuple[MeleeFace, ...]:
    """Read faces of melee and defence dice."""
    return tuple(MELEE[letter] for letter in letters if letter != " ")


def shots(letters: str) -> tuple[ShootingFace, ...]:
    """Read faces of shooting dice."""
    return tuple(_SHOTS[letter] for letter in letters)


def read_luck(words: str) -> list[Any]:
    """Read how dice fall."""
    found: list[Any] = []
    for word in words.split():
        if word[0] == "d":
            found += map(int, word[1:])
        else:
            found += shots(word[1:]) if word[0] == "s" else dice(word)
    return found


CHAPTER: Any = "the chapter's script"


@dataclass(frozen=True)
class Row:
    """A row. `road`: a position, or a table that has begun; `luck`: how dice fall, or a list of
    what chance brings; `free`: what is free at any time stands open beside it; `play`: what is
    played in place of the chapter's script (None: the whole game)."""

    road: Callable[[], Road | Case]
    text: str
    luck: Any
    free: bool
    play: Script | None

    def check(
        self,
        play: Script | None,
        between: Callable[[Case], Any] = lambda case: None,
        *,
        free: bool = False,
    ) -> None:
        """Play it, and compare what is so. `between` answers what the row says nothing about."""
        luck = read_luck(self.luck) if isinstance(self.luck, str) else self.luck
        script, made = play if self.play is CHAPTER else self.play, self.road()
        if isinstance(made, Case):
            case = made
        elif script is None:
            case = made.play(None, *luck, game=GAME)
        else:
            case = made.play(script, *luck, free=free or self.free)
        for stage in self.text.split(" | "):
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


def row(
    rules: str,
    road: Callable[[], Road | Case],
    text: str,
    luck: Any = "",
    *,
    free: bool = False,
    play: Script | None = CHAPTER,
) -> Any:
    """Make a row about these rules."""
    made = Row(road, text, luck, free, play)
    return pytest.param(made, marks=[RULE(*rules.split())], id=f"{rules} {text}")


def figure(rules: str, find: Callable[[], Any], wanted: Any) -> Any:
    """Make a row about what is found somewhere: `figure("PH-1.1", lambda: len(EVENTS), 21)`."""
    return pytest.param(find, wanted, marks=RULE(*rules.split()))


def answer(case: Case, word: str) -> None:
    """Give an answer of a row."""
    seat, chosen = (int(word[0]), word[2:]) if re.match("[0-3]:", word) else (None, word)
    if word == "..":
        case.defaults()
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
