"""Rules as rows of a table, to be read beside the rulebook. Each has its rules' numbers, what it
shows, what is played, and what is then so:

    HI-9.5 | all others refuse | Scene roll 1 refuse humanity-1 all_refuse harm+1; Ada rolls 6
        | harm 0 1 1; humanity 4 5 5

A line that is indented goes on with the row before. A row with {1/2} in it is several: one with
each, and of all braces the first, then the second. Three people sit down unless more are named.
Cards are written as in cards.py: the first Asset that a row makes is a99, the next a98; the first
Trait t99. "avoid harm+1" is a Scene that harms people who refuse, and is avoided; "Ada Ben roll
6 5" one in which these give as many dice, the rest refuse, and these faces fall. `is` says what is
so meanwhile. In what is told and asked `_` stands for a space and ` // ` for a new line; ` / `
stands between texts.

What is so is written as in facts.py.
"""

import inspect
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain, takewhile
from typing import Any

import pytest

from rules.hope.model.decks import DECKS
from rules.hope.model.scenes import Scene
from rules.hope.play.scene.between_scenes import Omen
from tests.kit.rows import spread_braces
from tests.rules.hope import cards
from tests.rules.hope.build import NAMES, Case, Road, open_table
from tests.rules.hope.cards import add_scene
from tests.rules.hope.facts import say_fact

RULE = pytest.mark.rule
STARVES = "Ada hunger 1; avoid hunger+2@drawer!"
"""What a row calls "Ada starves"."""


def rows(table: str) -> Callable[[Callable[..., None]], Any]:
    """A decorator that runs a test once for each row, with its last columns: one for each parameter
    of the test but the fixture `folder`. What stands after the rules' numbers, or after "-", says
    what the row shows."""

    def decorate(test: Callable[..., None]) -> Any:
        names = [name for name in inspect.signature(test).parameters if name != "folder"]
        found = []
        lines = re.sub(r"\n\s{4,}", " ", table).strip().splitlines()
        for row in chain.from_iterable(map(spread_braces, lines)):
            rules, *columns = (part.strip() for part in row.split(" | "))
            marks = [] if rules == "-" else [RULE(*rules.split())]
            found.append(pytest.param(*columns[-len(names) :], id=columns[0], marks=marks))
        return pytest.mark.parametrize(names, found)(test)

    return decorate


def check_row(play: str, then: str) -> None:
    """Play a row, and compare what is then so."""
    check_facts(play_row(play), then)


def check_facts(case: Case, then: str) -> None:
    """Compare what is so with facts that are written with semicolons between them."""
    facts = [fact.strip() for fact in then.split(";")]
    found = [say_fact(case, fact) for fact in facts]
    assert found == facts, "; ".join(found)


# -- what is played ------------------------------------------------------------------------------


@dataclass
class Setup:
    """A position as a row describes it."""

    road: Road
    scenes: list[Scene] = field(default_factory=list)
    luck: list[Any] = field(default_factory=list)

    def take(self, words: list[str]) -> bool:
        """Take in a statement; False if it is a move."""
        name, *more = words
        if name in STATEMENTS:
            STATEMENTS[name](self, *more)
        elif name in NAMES and more[0] in PEOPLE:
            PEOPLE[more[0]](self.road, NAMES.index(name), *more[1:])
        elif name in NAMES and more[0] in ("humanity", "hunger", "harm"):
            stages = zip(more[::2], map(int, more[1::2]), strict=True)
            self.road.person(NAMES.index(name), **dict(stages))
        else:
            return False
        return True


def play_row(play: str) -> Case:
    """Set the position up, and make the moves."""
    play = play.replace("Ada starves", STARVES)
    statements = [statement.strip() for statement in play.split(";")]
    if statements[0].startswith("new "):
        _, seats, *options = statements.pop(0).split()
        case = open_table(int(seats), **dict.fromkeys(options, True))
    else:
        named = re.search(r"\bseats (\d)", play)
        setup = Setup(Road(int(named[1]) if named else 3))
        while statements and setup.take(statements[0].split()):
            statements.pop(0)
        avoided = [one.split()[1] for one in statements if one.startswith("avoid ")]
        setup.scenes += [add_scene(f"roll 1 refuse {effects}") for effects in avoided]
        case = setup.road.draws(*setup.scenes).play(*setup.luck)
    make_moves(case, "; ".join(statements))
    return case


def read_luck(words: Iterable[str]) -> list[Any]:
    """What chance brings: faces of dice, or the name of somebody who joins."""
    return [int(word) if word.isdigit() else word for word in words]


def _set_fields(setup: Setup, **fields: Any) -> None:
    for name, value in fields.items():
        setattr(setup.road.state, name, value)


def _leave_cards(setup: Setup, deck: str, n: str) -> None:
    """Leave only so many cards in a deck."""
    state = setup.road.state
    piles: dict[str, Any] = {**state.decks, "assets": state.assets, "traits": state.traits}
    del piles[deck].pile[int(n) :]


def _put_on_top(setup: Setup, kind: str, *card: str) -> None:
    text = " ".join(card)
    setup.road.top(cards.add_asset(text) if kind == "thing" else cards.add_trait(text))


def _find_place(setup: Setup, who: str) -> int:
    state = setup.road.state
    return (NAMES.index(who) - state.first) % state.seats


STATEMENTS: Mapping[str, Callable[..., Any]] = {
    "seats": lambda _, __: None,
    "round": lambda setup, n: _set_fields(setup, round=int(n)),
    "rounds": lambda setup, n: _set_fields(setup, rounds=int(n)),
    "hope": lambda setup, n: _set_fields(setup, hope=int(n)),
    "began": lambda setup, who: _set_fields(setup, first=NAMES.index(who)),
    "turn": lambda setup, who: _set_fields(setup, place=_find_place(setup, who)),
    "sealed": lambda setup: _set_fields(setup, sealed=True),
    "veils": lambda setup, *themes: _set_fields(setup, veils=[*themes]),
    "left": _leave_cards,
    "dice": lambda setup, *faces: setup.luck.extend(read_luck(faces)),
    "printed": lambda setup, card: setup.scenes.append(DECKS.scenes[card]),
    "Scene": lambda setup, *card: setup.scenes.append(add_scene(" ".join(card))),
    "top": _put_on_top,
    "group": lambda setup, *card: setup.road.commons(cards.add_asset(" ".join([*card, "group"]))),
    "omen": lambda setup, n, *who: setup.road.state.omens.append(
        Omen(n=int(n), seat=NAMES.index(who[0]) if who else None)
    ),
    "dead": lambda setup, *who: setup.road.dead(*map(NAMES.index, who)),
}
"""What a position may say of the table."""
PEOPLE: Mapping[str, Callable[..., Any]] = {
    "thing": lambda road, seat, *card: road.person(seat, assets=[cards.add_asset(" ".join(card))]),
    "trait": lambda road, seat, *card: road.person(seat, traits=[cards.add_trait(" ".join(card))]),
    "is": lambda road, seat, *card: road.person(seat, who=cards.add_personality(" ".join(card))),
    "bond": lambda road, seat, partners, *card: road.tie(
        seat, cards.add_bond(" ".join(card)), *map(NAMES.index, partners.split("+"))
    ),
    "plays": lambda road, seat, who, *traits: road.person(
        seat, who=DECKS.personalities[who], traits=[DECKS.traits[one] for one in traits]
    ),
    "carries": lambda road, seat, thing: road.person(seat, assets=[DECKS.assets[thing]]),
    "newcomer": lambda road, seat: road.person(seat, original=False),
    "unnamed": lambda road, seat: road.person(seat, named=False),
    "status": lambda road, seat, *statuses: road.person(seat, statuses=[*statuses]),
    **{
        field: lambda road, seat, *words, field=field: road.person(seat, **{field: " ".join(words)})
        for field in ("name", "looks", "past")
    },
}
"""What a position may say of somebody."""


# -- the moves -----------------------------------------------------------------------------------


def make_moves(case: Case, moves: str) -> None:
    """Make the moves of a row."""
    for move in filter(None, moves.split("; ")):
        _make_move(case, move)


def _make_move(case: Case, move: str) -> None:
    words = move.split()
    who = [NAMES.index(one) for one in takewhile(NAMES.__contains__, words)]
    match words:
        case ["is", *fact]:
            check_facts(case, " ".join(fact))
        case ["avoid", _]:
            case.avoids()
        case ["end"]:
            case.lapse_all()
        case ["roll", *hope]:
            case.roll(*map(int, hope))
        case ["then", *luck]:
            case.then(*read_luck(luck))
        case [*_] if words[len(who)] in ("roll", "rolls"):
            _roll_dice(case, who, words[len(who) + 1 :])
        case ["rest" | "all" as whom, verb, *more]:
            for seat in range(case.state.seats):
                if whom == "all" or seat in case.state.list_others(case.state.turn):
                    _do_deed(case, seat, f"{verb}s", more)
        case [_, verb, *more]:
            _do_deed(case, who[0], verb, more)


def _roll_dice(case: Case, who: list[int], faces: list[str]) -> None:
    """The first acts, the others give as many dice, the rest refuse, and the dice fall."""
    dice = len(faces) // len(who)
    case.then(*map(int, faces)).acts(dice)
    for seat in who[1:]:
        case.pick(f"give-{dice}", seat)
    case.refuse(*(seat for seat in case.state.list_others(who[0]) if seat not in who)).roll()


def _do_deed(case: Case, seat: int, verb: str, more: list[str]) -> None:
    if verb in SPOKEN:
        words = " ".join(more).replace(" // ", "\n").replace("_", " ")
        case.say(words, seat, SPOKEN[verb])
    else:
        DEEDS[verb](case, seat, *more)


SPOKEN = {
    "says": "",
    "tells": "tell",
    "speaks": "speak",
    "proposes": "world",
    "writes": "character",
}
"""How people say something, with the verb of the question."""
DEEDS: Mapping[str, Callable[..., Any]] = {
    "draws": lambda case, _, *deck: case.draw(*deck),
    "acts": lambda case, _, *dice: case.acts(*map(int, dice)),
    "avoids": lambda case, _: case.avoids(),
    "refuses": lambda case, seat: case.refuse(seat),
    "accepts": lambda case, seat: case.pick("accept", seat),
    "gives": lambda case, seat, dice: case.pick(f"give-{dice}" if dice != "0" else "hope", seat),
    "lapses": lambda case, seat: case.run_out(seat),
    "uses": lambda case, seat, *card: case.use(seat, *card),
    "hopes": lambda case, seat: case.pick("hope", seat),
    "passes": lambda case, seat: case.pick("pass", seat),
    "picks": lambda case, seat, chosen, *verb: case.pick(chosen, seat, *verb),
}
"""What people do, with how many dice, with which card, or which option they pick."""
