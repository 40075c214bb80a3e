"""Rules as rows of a table, to be read beside the rulebook. Each has its rules' numbers, what it
shows, what is played, and what is then so:

    HI-9.5 | all others refuse | Scene roll 1 refuse humanity-1 all_refuse harm+1; dice 6;
        Ada acts 1; rest refuse; roll | harm 0 1 1; humanity 4 5 5

A line that is indented goes on with the row before. Three people sit down unless more are named.
An effect is written `harm+1@left!`, `if` its condition: its operation and amount, its target, and
`!` if it happens once. The first Asset that a row makes is a99, the next a98; the first Trait t99.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_args

import pytest

from rules.hope.model.cards import Window
from rules.hope.model.scenes import Scene
from rules.hope.play.scene.between_scenes import Omen
from tests.rules.hope import build
from tests.rules.hope.build import NAMES, Case, Road

SECTIONS = ("accept", "refuse", "all_accept", "all_refuse", "split", "succeed", "fail")
STARVES = "Ada hunger 1; Scene roll 1 refuse hunger+2@drawer!; Ada avoids"
"""What a row calls "Ada starves"."""
_EFFECT = re.compile(r"(\w+?)([+-]?\d+)?(?:@(\w+))?(!)?")


RULE = pytest.mark.rule


def rows(table: str) -> Any:
    """Run the test once for each row, with its play and what is then so."""
    found = []
    for line in re.sub(r"\n\s{8,}", " ", table).strip().splitlines():
        rules, shows, play, then = (part.strip() for part in line.split(" | "))
        found.append(pytest.param(play, then, id=shows, marks=RULE(*rules.split())))
    return pytest.mark.parametrize(("play", "then"), found)


def check(play: str, then: str) -> None:
    """Play a row, and compare what is then so."""
    case = perform(play)
    facts = [fact.strip() for fact in then.split(";")]
    assert [say_fact(case, fact) for fact in facts] == facts


# -- cards and effects ---------------------------------------------------------------------------


def read_effects(text: str) -> list[dict[str, Any]]:
    """Read effects that are written with commas between them."""
    return [read_effect(each) for each in text.split(",")] if text != "nothing" else []


def read_effect(text: str) -> dict[str, Any]:
    """Read an effect: `harm+1@left!?round>=2:how=all`."""
    head, *more = text.split(":")
    head, _, condition = head.partition("?")
    match = _EFFECT.fullmatch(head)
    assert match is not None, text
    op, n, target, once = match.groups()
    made: dict[str, Any] = {"op": op}
    if n is not None:
        made["n"] = int(n)
    if target:
        made["target"] = target
    if once:
        made["per"] = "once"
    if condition:
        made["if"] = condition.replace("_is_", " is ").replace("alone", "supporters==0")
    for pair in more:
        key, _, value = pair.partition("=")
        listed = value.split("/") if key == "of" else value.replace("_", " ")
        made[key] = read_effects(value.replace("/", ",")) if key in ("then", "else") else listed
        if key in ("how", "whose", "status", "part", "to", "from", "what"):
            made[key] = value
    if op == "status":
        made["ends"] = "ends" in made
    if op == "tell":
        made.setdefault("line", "What did you lose there?")
    return made


def read_power(words: list[str]) -> dict[str, Any]:
    """Read a power: its window or trigger, its effects, and how often it works."""
    window, effects, *more = words
    made: dict[str, Any] = {"window": window, "effects": read_effects(effects)}
    if window not in get_args(Window):
        made |= {"window": "passive", "when": window}
    for word in more:
        key, _, value = word.partition("=")
        made[key] = value.replace("_is_", " is ") if value else True
    return made


def read_thing(words: list[str]) -> Any:
    """Read an Asset: `free hunger-1 uses=2 tag=food drawback=hope+1`."""
    plain, fields = [], dict[str, Any]()
    for word in words:
        key, _, value = word.partition("=")
        if key in ("uses", "tag", "drawback", "group"):
            fields[key] = value
        else:
            plain.append(word)
    drawback = fields.get("drawback")
    return build.asset(
        read_power(plain),
        uses=int(fields.get("uses", 1)),
        tags=[fields.get("tag", "tool")],
        group="group" in fields,
        drawback=read_power(drawback.split("/")) if drawback else None,
    )


def read_scene(words: list[str]) -> Scene:
    """Read a Scene: `roll 2 succeed harm+1 refuse humanity-1`, `question ...`, `toll 1 ...`."""
    kind, *rest = words
    number = int(rest.pop(0)) if kind != "question" else 0
    fields: dict[str, Any] = {}
    for name, value in zip(rest[::2], rest[1::2], strict=True):
        fields[name] = read_effects(value) if name in SECTIONS else value.replace("_", " ")
    if needs := fields.pop("needs", None):
        fields["accept_needs"] = {"humanity": True} if needs == "humanity" else {"asset": needs}
    return (
        build.roll(number, **fields) if kind == "roll" else build.question(price=number, **fields)
    )


# -- what is played ------------------------------------------------------------------------------


def perform(play: str) -> Case:
    """Set the position up, and make the moves."""
    setup, moves = Setup(), []
    play = play.replace("Ada starves", STARVES)
    for statement in filter(None, (each.strip() for each in play.split(";"))):
        if moves or not setup.take(statement.split()):
            moves.append(statement.split())
    case = setup.sit_down()
    for words in moves:
        make_move(case, words)
    return case


class Setup:
    """A position as a row describes it."""

    def __init__(self) -> None:
        self.road = Road(3)
        self.scenes: list[Scene] = []
        self.luck: list[int] = []

    def take(self, words: list[str]) -> bool:
        """Take in a statement; False if it is a move."""
        match words:
            case ["seats", n]:
                self.road = Road(int(n))
            case [("round" | "hope") as what, n]:
                getattr(self.road, what)(int(n))
            case ["turn", who]:
                self.road.turn(NAMES.index(who))
            case [("sealed" | "short") as what]:
                self.road = Road(3, rounds=3) if what == "short" else self.road.sealed()
            case ["dice", *faces]:
                self.luck = [int(face) for face in faces]
            case ["Scene", *card]:
                self.scenes.append(read_scene(card))
            case ["top", kind, *card]:
                self.road.top(
                    read_thing(card) if kind == "thing" else build.trait(read_power(card))
                )
            case ["group", *card]:
                self.road.commons(read_thing([*card, "group"]))
            case ["omen", n, *who]:
                seat = NAMES.index(who[0]) if who else None
                self.road.state.omens.append(Omen(n=int(n), seat=seat))
            case ["dead", *who]:
                self.road.dead(*map(NAMES.index, who))
            case [who, *what] if who in NAMES:
                return self.describe(NAMES.index(who), what)
            case _:
                return False
        return True

    def describe(self, seat: int, words: list[str]) -> bool:
        """Describe a person, or say whom they are tied to; False if it is a move."""
        match words:
            case ["thing", *card]:
                self.road.person(seat, assets=[read_thing(card)])
            case ["trait", *card]:
                self.road.person(seat, traits=[build.trait(read_power(card))])
            case ["is", *card]:
                self.road.person(seat, who=build.personality(boon=read_power(card)))
            case ["bond", partner, *card]:
                self.road.tie(seat, build.bond(read_power(card)), NAMES.index(partner))
            case ["newcomer"]:
                self.road.person(seat, original=False)
            case ["status", *statuses]:
                self.road.person(seat, statuses=list(statuses))
            case [("humanity" | "hunger" | "harm"), _, *_]:
                pairs = zip(words[::2], map(int, words[1::2]), strict=True)
                self.road.person(seat, **dict(pairs))
            case _:
                return False
        return True

    def sit_down(self) -> Case:
        if self.scenes:
            self.road.draws(*self.scenes)
        return self.road.play(*self.luck)


def make_move(case: Case, words: list[str]) -> None:
    """Make a move of a row."""
    match words:
        case ["rest", "refuse"]:
            case.refuse(*case.state.list_others(case.state.turn))
        case ["rest", "give", dice]:
            for seat in case.state.list_others(case.state.turn):
                case.support(seat, int(dice))
        case ["roll"]:
            case.roll()
        case ["roll", hope]:
            case.roll(int(hope))
        case ["then", *luck]:
            case.then(*map(int, luck))
        case [who, verb, *more]:
            _act(case, NAMES.index(who), verb, more)
        case _:
            raise AssertionError(words)


def _act(case: Case, seat: int, verb: str, more: list[str]) -> None:
    if more:
        GIVEN[verb](case, seat, *more)
    else:
        BARE[verb](case, seat)


BARE: Mapping[str, Callable[[Case, int], Any]] = {
    "draws": lambda case, _: case.draw(),
    "acts": lambda case, _: case.acts(),
    "avoids": lambda case, _: case.avoids(),
    "refuses": lambda case, seat: case.refuse(seat),
    "accepts": lambda case, seat: case.accept(seat),
    "hopes": lambda case, seat: case.picks("hope", seat),
    "lapses": lambda case, seat: case.lapse(seat),
    "uses": lambda case, seat: case.uses(seat),
    "passes": lambda case, seat: case.picks("pass", seat),
}
"""What people do."""
GIVEN: Mapping[str, Callable[..., Any]] = {
    "acts": lambda case, _, dice: case.acts(int(dice)),
    "gives": lambda case, seat, dice: case.support(seat, int(dice)),
    "picks": lambda case, seat, chosen, *verb: case.picks(chosen, seat, *verb),
}
"""What people do with so many dice, or which option they pick."""


# -- what is then so -----------------------------------------------------------------------------


def say_fact(case: Case, fact: str) -> str:
    """Say a fact as the row has it, with what is so."""
    name, *words = fact.split()
    if name in ASKED:
        return " ".join([name, words[0], *ASKED[name](case, NAMES.index(words[0]), words[1:])])
    if name == "says":
        said = fact.removeprefix("says ")
        return fact if said in case.texts() else f"says {case.texts()[-6:]}"
    if name == "never":
        return " ".join([name, *(kind for kind in words if not case.told(kind))])
    return " ".join([name, *map(str, FACTS[name](case))])


def _list_uses(case: Case, seat: int, _: list[str]) -> list[str]:
    options = (option for prompt in case.asked(seat) for option in prompt.options)
    return [o.id.partition(".")[0] for o in options if o.verb == "use"] or ["nothing"]


ASKED: Mapping[str, Callable[[Case, int, list[str]], list[str]]] = {
    "options": lambda case, seat, _: case.options(seat),
    "support": lambda case, seat, _: case.options(seat, "support"),
    "usable": _list_uses,
    "offers": lambda case, seat, verbs: [verb for verb in verbs if case.offers(seat, verb)],
    "lacks": lambda case, seat, verbs: [verb for verb in verbs if not case.offers(seat, verb)],
    "gifts": lambda case, seat, _: [
        o.id for prompt in case.asked(seat) for o in prompt.options if o.verb == "give"
    ],
    "details": lambda case, seat, words: [
        words[0],
        next(o.detail for p in case.asked(seat) for o in p.options if o.id == words[0]),
    ],
    "asks": lambda case, seat, words: next(
        (words for prompt in case.asked(seat) if prompt.text == " ".join(words)),
        [prompt.text for prompt in case.asked(seat)],
    ),
}
"""What a row may say of the questions to somebody."""


def _list_people(field: str) -> Callable[[Case], Iterator[Any]]:
    return lambda case: (getattr(one, field) if one else "-" for one in case.state.people)


def _list_cards(kind: str, field: str = "card") -> Callable[[Case], Iterator[Any]]:
    """What the cards of each person have, with commas between them."""

    def see(case: Case) -> Iterator[str]:
        for one in case.state.people:
            held = getattr(one, kind) if one else ()
            yield ",".join(str(getattr(each, field)).replace(", ", "+") for each in held) or "-"

    return see


def _list_told(kind: str, name: str) -> Callable[[Case], Iterator[Any]]:
    return lambda case: (event.data[name] for event in case.told(kind))


def _name_seats(case: Case, seats: Any) -> list[str]:
    return [NAMES[seat] for seat in seats] or ["nobody"]


def _of_scene(name: str) -> Callable[[Case], list[str]]:
    return lambda case: _name_seats(case, getattr(case.state.scene, name))


FACTS: Mapping[str, Callable[[Case], Any]] = {
    "humanity": _list_people("humanity"),
    "hunger": _list_people("hunger"),
    "harm": _list_people("harm"),
    "doomed": lambda case: _name_seats(case, [e.data["seat"] for e in case.told("doomed")]),
    "statuses": lambda case: (
        ",".join(one.statuses) or "-" if one else "dead" for one in case.state.people
    ),
    "things": _list_cards("assets"),
    "traits": _list_cards("traits"),
    "uses": _list_cards("assets", "uses"),
    "spent": _list_cards("traits", "spent"),
    "hope": lambda case: [case.state.hope],
    "deaths": lambda case: [grave.cause for grave in case.state.graves] or ["none"],
    "buried": lambda case: (
        f"{one.character.humanity}/{one.character.hunger}/{one.character.harm}"
        for one in case.state.graves
    ),
    "lines": lambda case: [len(case.told("line"))],
    "round": lambda case: [case.state.round],
    "phase": lambda case: [case.state.phase],
    "successes": lambda case: [case.state.scene.successes],
    "living": lambda case: _name_seats(case, case.state.living_seats),
    "turn": lambda case: [NAMES[case.state.turn]],
    "omens": lambda case: [f"{omen.n:+}" for omen in case.state.omens] or ["none"],
    "commons": lambda case: [held.card for held in case.state.commons] or ["none"],
    "used-up": lambda case: case.state.assets.discards or ["none"],
    "traits-gone": lambda case: case.state.traits.discards or ["none"],
    "scene": lambda case: ["open" if case.state.scene else "over"],
    "given": lambda case: (
        f"{NAMES[seat]}:{dice}" for seat, dice in sorted(case.state.scene.given.items())
    ),
    **{name: _of_scene(name) for name in ("refused", "muted", "forced")},
    "claims": _of_scene("last_hope"),
    "dice": lambda case: (
        die.kind if die.giver is None else NAMES[die.giver] for die in case.view().scene.dice
    ),
    "waits": lambda case: _name_seats(case, sorted(case.waits_for)),
    "rolled": lambda case: [
        " / ".join(" ".join(map(str, e.data["faces"])) for e in case.told("dice"))
    ],
    "won": lambda case: ("yes" if e.data["success"] else "no" for e in case.told("result")),
    "hardship": _list_told("hardship", "hardship"),
    "used": lambda case: _name_seats(case, [e.data["seat"] for e in case.told("use")]),
    "answered": lambda case: _name_seats(case, [e.data["seat"] for e in case.told("answer")]),
    "order": lambda case: (
        f"{NAMES[e.data['seat']]}:{e.kind}"
        for e in case.told()
        if e.kind in ("humanity", "hunger", "harm")
    ),
}
"""What a row may say of the table; of people it speaks seat by seat."""
