"""Rules as rows of a table, to be read beside the rulebook: the rules' numbers and what the row
shows, the position (positions.py), what is played there and answered, and what is then so.

    AF-10.16 a hit | wren red-3a; enemy foe at 1 | melee 1; dice 3 1; red-3a | enemies_at nothing

A line that is indented goes on with the row before. A row with {1/2} in it is several: one with
each, and of all braces the first, then the second. What is played is a script of the table or of
`SCRIPTS` with its words, or several with `then` between them, and what the last `gives`. An answer
is an option of the open question, "a&b" two of them, "1:stay" an option for Ben, "recover:red-2a"
one for the question of that topic; "lapse" lets a deadline pass, "defaults" all of them; `dice`
says what chance brings next, and `is` what is so meanwhile. Facts are those of `FACTS` and `SAID`,
dials, fields of the first character or its box, of another's (`bodkin_wounds`), of the colony, the
page or the state, and paths of names: `data.bonus`, `tested.cards`, `task.dial`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import pytest

from rules.aftermath.effects.performing import apply_effects, read_entry
from rules.aftermath.model.decks import CHARACTERS
from rules.aftermath.model.terms import DIALS
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.context import Here
from rules.aftermath.play.turn import actions, turn
from rules.engine import Play
from tests.kit.rows import spread_braces
from tests.rules.aftermath.build import A, Case, Script
from tests.rules.aftermath.model.own_book import make_effects
from tests.rules.aftermath.positions import read_effects, read_position, read_value

RULE = pytest.mark.rule
"""In rows, whose numbers are written out where they are called."""
Scripts = Mapping[str, Callable[..., Any]]
Check = Callable[[], None]


def make_rows(
    scripts: Scripts | None = None, *, before: str = "-", names: Mapping[str, str] | None = None
) -> Callable[[str], Any]:
    """A decorator that runs a test once for each row of a text, with a function that checks it.
    `before`: what the positions of all rows begin with; `names`: what statements and plays are
    called in this chapter."""
    known = {**SCRIPTS, **(scripts or {})}

    def read_rows(text: str) -> Any:
        found = []
        for line in re.sub(r"\n\s+", " ", text).strip().splitlines():
            for row in spread_braces(line):
                head, position, *rest = (part.strip() for part in row.split(" | "))
                numbers = [word for word in head.split() if word.startswith("AF-")]
                parts = [_replace_names(part, names or {}) for part in (position, *rest)]
                check = partial(check_row, known, f"{before}; {parts[0]}", *parts[1:])
                marks = [RULE(*numbers)] if numbers else []
                found.append(pytest.param(check, id=head, marks=marks))
        return pytest.mark.parametrize("check", found)

    return read_rows


def _replace_names(text: str, names: Mapping[str, str]) -> str:
    """Put in place of names what they stand for, with the words behind them in place of `{}`."""
    found = []
    for statement in text.split("; "):
        first, _, rest = statement.partition(" ")
        found.append(names[first].replace("{}", rest) if first in names else statement)
    return "; ".join(found)


def check_row(scripts: Scripts, position: str, play: str, then: str) -> None:
    """Play a row, and compare what is so afterwards."""
    party = read_position(position)
    luck, moves = [], [part.strip() for part in play.split(";")]
    while moves[0].startswith("dice "):
        luck += map(read_value, moves.pop(0).split()[1:])
    case = party.play(read_script(scripts, moves[0]), *luck)
    for answer in moves[1:]:
        _give_answers(case, answer)
    facts = [fact.strip() for fact in then.split(";")]
    found = [say_fact(case, fact) for fact in facts]
    assert found == facts, f"{'; '.join(found)}: {case.texts()}"


def read_script(scripts: Scripts, text: str) -> Script:
    """A script that plays these one after the other."""
    calls: list[tuple[Callable[..., Any], list[Any]]] = []
    for call in text.split(" then "):
        name, _, rest = call.partition(" ")
        words = [rest] if name == "does" else [read_value(word) for word in rest.split()]
        calls.append((scripts[name], words))

    def play(h: Here) -> Play[Any]:
        done = None
        for does, words in calls:
            done = does(h, *words)
            if isinstance(done, Iterator):
                done = yield from done
        return done

    return play


def _give_answers(case: Case, answer: str) -> None:
    first, *words = answer.split()
    if first == "dice":
        case.then(*map(read_value, words))
    elif first == "is":
        fact = " ".join(words)
        assert say_fact(case, fact) == fact
    else:
        for word in (first, *words):
            _give_answer(case, word)


def _give_answer(case: Case, answer: str) -> None:
    whom, _, chosen = answer.rpartition(":")
    if answer == "defaults":
        case.defaults()
    elif chosen == "lapse":
        case.lapse(int(whom) if whom else None)
    elif not whom or whom.isdigit():
        case.pick(*chosen.split("&"), by=int(whom) if whom else None)
    else:
        case.says(whom, *(chosen.split("&") if chosen else ()))


def prove(numbers: str, *values: Any) -> Any:
    """Values of a parametrized test that prove these rules."""
    return pytest.param(*values, marks=RULE(*numbers.split()), id=numbers)


def read_lines(text: str) -> list[list[str]]:
    """The lines of a table, each with its values, divided by "|". What is indented goes on."""
    lines = re.sub(r"\n\s+", " ", text).strip().splitlines()
    return [line.split(" | ") for line in lines]


def prove_lines(text: str) -> list[Any]:
    """Values of a parametrized test in lines, the first of which are the rules that they prove."""
    return [prove(*line) for line in read_lines(text)]


SCRIPTS: Scripts = {
    "does": lambda h, text: apply_effects(h, make_effects(*read_effects(text)), A, "The ledge"),
    "reads": lambda h, entry: read_entry(h, str(entry), A),
    "turn": turn.play_turn,
    "acts": lambda h: actions.resolve_actions(h, A),
    "turn-ends": lambda h: lasting.end_lasting(h.s.party, "turn"),
    "turn-begins": lambda h: lasting.end_lasting([h.s.party[A]], "next-turn"),
}
"""What the rows of any table may play."""


# -- what is then so -------------------------------------------------------------------------------


def say_value(value: Any) -> str:
    """A value as a row writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return " ".join(f"{key}:{_join_values(one)}" for key, one in value.items()) or "nothing"
    if isinstance(value, set | frozenset):
        value = sorted(value)
    if isinstance(value, list | tuple):
        return " ".join(map(_join_values, value)) or "nothing"
    return value.__name__ if isinstance(value, type) else str(value).replace("None", "none")


def _join_values(one: Any) -> str:
    if isinstance(one, list | tuple):
        return "+".join(map(say_value, one)) or "-"
    return say_value(one)


FACTS: Mapping[str, Callable[[Case], Any]] = {
    "options": lambda case: case.options,
    "default": lambda case: case.prompt().default,
    "secret": lambda case: case.prompt().secret,
    "secrets": lambda case: [one.seat for one in case.table.needed_prompts if one.secret],
    "about": lambda case: case.prompt().about,
    "topics": lambda case: case.topics(),
    "waits_for": lambda case: case.waits_for,
    "over": lambda case: case.over,
    "gives": lambda case: case.returned,
    "ended": lambda case: case.ended and type(case.ended),
    "picked": lambda case: case.luck.picked,
    "batteries_left": lambda case: case.s.batteries_left,
    "enemy_ids": lambda case: [one.id for one in case.s.visit.enemies],
    "enemy_wounds": lambda case: [one.wounds for one in case.s.visit.enemies],
    "read": lambda case: [str(event.data["passage"]) for event in case.told("passage")],
    "kinds": lambda case: [event.kind for event in case.told()],
    "discards": lambda case: case.s.deck.discards,
    "item_discards": lambda case: case.s.colony.items.discards,
    "items_left": lambda case: len(case.s.colony.items.cards),
    "next": lambda case: case.s.deck.pile[::-1][:6],
    "cards_left": lambda case: sorted(case.s.deck.cards),
    "moved": lambda case: [event.data["enemy"] for event in case.told("enemy-move")],
    "met": lambda case: sorted(one.id for one in case.s.visit.enemies),
    "figures": lambda case: {
        one.id: len(one.at) for one in sorted(case.s.visit.enemies, key=lambda one: one.id)
    },
    "enemies_at": lambda case: [one.at for one in case.s.visit.enemies],
    "lies": lambda case: case.s.visit.tokens,
    "scavenge_left": lambda case: case.s.scavenge,
    "on_spaces": lambda case: case.s.visit.scavenge,
    "entries_read": lambda case: case.s.read.get(case.s.visit.page, ()),
    "state_flags": lambda case: case.s.flags,
    "dials": lambda case: [one for e in case.told("dial") for one in e.data["by"]],
    "reached": lambda case: [one for one, box in case.s.colony.boxes.items() if box.done],
    "weapons": lambda case: [event.data["weapon"] for event in case.told("enemy-wound")],
    "cast": lambda case: [f"{one.id}:{one.seat}" for one in case.s.party],
    "votes": lambda case: case.s.votes,
    "drives": lambda case: [
        one.removeprefix("drive-") for one in case.options if one.startswith("drive-")
    ],
    "drew": lambda case: [event.data["member"] for event in case.told("draw")],
    "asks_all": lambda case: [(one.text,) for one in case.table.needed_prompts],
    "state_active": lambda case: case.s.active,
    "in_force": lambda case: [each.does for one in case.s.party for each in one.lasting],
    "on_items": lambda case: [worn.batteries for worn in case.box(case.s.party[0].id).equipped],
    "labels": lambda case: [one.label for one in case.prompt().options],
    **{
        f"all_{name}": lambda case, name=name: [getattr(one, name) for one in case.s.party]
        for name in ("at", "wounds", "statuses", "batteries", "hand", "aim", "exited", "defeated")
    },
}
"""What a row may say besides dials and fields of the position."""

SAID: Mapping[str, Callable[[Case, str], str]] = {
    "told": lambda case, words: words if case.said(words) else f"not, but {case.texts()}",
    "untold": lambda case, words: "but told" if case.said(words) else words,
    "says": lambda case, words: words if words in case.texts() else f"not, but {case.texts()}",
    "asks": lambda case, words: words if words in case.prompt().text else case.prompt().text,
    "offers": lambda case, words: _keep_words(words, lambda one: one in case.options),
    "lacks": lambda case, words: _keep_words(words, lambda one: one not in case.options),
    "never": lambda case, words: _keep_words(words, lambda one: not case.told(one)),
    "events": lambda case, words: " ".join(
        event.kind for event in case.told() if event.kind in words.split()
    ),
    "detail": lambda case, words: _say_text(case, "detail", words),
    "label": lambda case, words: _say_text(case, "label", words),
    "cards": lambda case, words: " ".join(
        [words.split()[0], *sorted(case.option(words.split()[0]).data["cards"])]
    ),
    "refuses": lambda case, words: (
        f"{words.split()[0]} {case.refused(*words.split()[0].split('&'))}"
    ),
    "supplied": lambda case, words: (
        f"{words.split()[0]} {case.s.enemy_supply.count(words.split()[0])}"
    ),
    "free": lambda case, words: (
        f"{words[0]} {_keep_words(words[2:], lambda one: one in case.free(int(words[0])))}"
    ),
    "unfree": lambda case, words: (
        f"{words[0]} {_keep_words(words[2:], lambda one: one not in case.free(int(words[0])))}"
    ),
}
"""Facts of which the row says what should be true of them: what of it is so."""


def _say_text(case: Case, field: str, said: str) -> str:
    option, words = said.split(" ", 1)
    text = str(getattr(case.option(option), field))
    return f"{option} {words if words in text else text}"


def _keep_words(words: str, is_so: Callable[[str], bool]) -> str:
    return " ".join(filter(is_so, words.split()))


def say_fact(case: Case, fact: str) -> str:
    """Say a fact as the row has it, with what is so."""
    name, _, words = fact.partition(" ")
    if name in SAID:
        return f"{name} {SAID[name](case, words)}"
    if name in FACTS:
        return f"{name} {say_value(FACTS[name](case))}"
    if "." not in name:
        return f"{name} {say_value(_find_field(case, name))}"
    root, *path = name.split(".")
    value = _find_root(case, root)
    for part in path:
        value = value[part] if isinstance(value, Mapping) else getattr(value, part)
    return f"{name} {say_value(value)}"


def _find_field(case: Case, name: str) -> Any:
    if name in DIALS:
        return case.dial(name)
    who, _, field = name.partition("_")
    if who not in CHARACTERS:
        who, field = case.s.party[0].id, name
    if field == "worn":
        return case.worn(who)
    played = [one for one in case.s.party if one.id == who]
    holders = (*played, case.s.colony, case.s.here, case.s, case.box(who))
    return getattr(next(one for one in holders if hasattr(one, field)), field)


def _find_root(case: Case, root: str) -> Any:
    """Where a path of names begins: the open question, its data, the last test, or a part of the
    position."""
    if root in ("prompt", "data"):
        return case.prompt() if root == "prompt" else case.prompt().data
    if root == "option":
        return {one.id: one.data for one in case.prompt().options}
    if root == "tested":
        return case.s.tested[-1]
    if root in ("ended", "returned"):
        return getattr(case, root)
    return next(getattr(one, root) for one in (case.s.here, case.s) if hasattr(one, root))
