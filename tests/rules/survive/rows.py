"""Rules as rows of a table, to be read beside the rulebook: the rules' numbers and what the row
shows, a position (build.py), dice and answers, and what is then so.

    SV-6.1 an own Defense | A1 red village, A2 lake; red A1 basic A2 | 1 > A2 -> red hand 2 water
    SV-9.7 more if payable | near; red rich | 1 > A2 -> lacks done | original -> offers done

A line that is indented goes on with the row before. A row with {lake/forest} in it is several rows:
one with each, and where braces stand twice, with the first of both, the second of both.

Before ">" stands how dice, bag and coin fall: "S" is SURVIVE!, "crate-D4" a SURVIVE! roll that
throws a Crate on D4, "meteorite-D4" the Meteorite, "quiet" an event in which nothing happens, and
"lose:rock+wood" a blind loss. After it stand answers: an option of the open question, "a&b" two of
them, "blue:accept" an option of Ben's, also of what is optional; "." lets the deadline pass, "+1,S"
says how dice fall from here on.

Then, after "->", facts between semicolons: those of `FACTS`, `WORDS`, and after a colour those of
`OWN`. "blue sees players.0.cards 3" and "all see dark D4" are about views. Instead of a position,
"opens 3" is a new table of three.
"""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from rules.engine import Prompt
from rules.survive import GAME
from rules.survive.model.components import ELEMENTS, SURVIVE
from tests.kit.rows import spread_braces
from tests.kit.tables import can_retract
from tests.rules.survive.build import Board, Case, open_table

RULE = pytest.mark.rule
"""In rows, whose numbers are written out where they are called."""
Check = Callable[[], None]


def make_rows(**positions: str) -> Callable[[str], Any]:
    """A decorator that runs a test once for each row of a text, with a function that checks it.
    `positions`: parts of positions by the names that the rows give them."""

    def read_rows(text: str) -> Any:
        found = []
        for line in re.sub(r"\n +", " ", text).strip().splitlines():
            for row in spread_braces(line):
                head, position, *stages = (part.strip() for part in row.split(" | "))
                numbers = [word for word in head.split() if word.startswith("SV-")]
                parts = [part.strip() for part in position.split(";")]
                told = "; ".join(positions.get(part, part) for part in parts)
                marks = [RULE(*numbers)] if numbers else []
                found.append(pytest.param(partial(check_row, told, *stages), id=head, marks=marks))
        return pytest.mark.parametrize("check", found)

    return read_rows


def check_row(position: str, *stages: str) -> None:
    """Play a row, and compare what is so after each stage."""
    first, _, facts = stages[0].partition("->")
    luck, _, answers = first.partition(" > ")
    case = begin_table(position, read_luck(luck))
    check_stage(case, answers, facts)
    for stage in stages[1:]:
        answers, _, facts = stage.partition("->")
        check_stage(case, answers, facts)
    assert case.luck.script == [], "luck that nobody needed"


def begin_table(position: str, luck: list[Any]) -> Case:
    """Set up a position; or open a new table, "opens 3 last_dawn=20"."""
    if not position.startswith("opens "):
        return Board(position).play(*luck)
    count, *options = position.split()[1:]
    chosen = dict(each.split("=") for each in options)
    return open_table(int(count), *luck, **{key: int(value) for key, value in chosen.items()})


def read_luck(words: str) -> list[Any]:
    """How dice, bag and coin fall."""
    luck: list[Any] = []
    for word in words.split():
        kind, _, space = word.partition("-")
        if kind in ("crate", "meteorite"):
            luck += [SURVIVE, *space, kind.capitalize()]
        elif word == "quiet":
            luck += [SURVIVE, "A", SURVIVE, "Crate"]
        elif word.startswith("lose:"):
            luck.append(word.removeprefix("lose:").split("+"))
        else:
            luck.append(SURVIVE if word == "S" else word)
    return luck


def check_stage(case: Case, answers: str, facts: str) -> None:
    for word in answers.split():
        give_answer(case, word)
    wanted = [fact.strip() for fact in facts.split(";")] if facts else []
    found = [find_fact(case, fact) for fact in wanted]
    assert found == wanted, f"{'; '.join(found)}: {case.texts()[-8:]}"


def give_answer(case: Case, word: str) -> None:
    who, _, chosen = word.rpartition(":")
    seat = case.seat(int(who) if who.isdigit() else who) if who else None
    if word.startswith("+"):
        case.then(*read_luck(word[1:].replace(",", " ")))
    elif chosen == ".":
        case.run_out(seat)
    else:
        case.pick(*chosen.split("&"), by=seat)


# -- what is then so -------------------------------------------------------------------------------


def find_fact(case: Case, fact: str) -> str:
    """What is so, said as the row says it."""
    name, _, wanted = fact.partition(" ")
    if name in WORDS:
        return f"{name} {WORDS[name](case, wanted)}"
    if name in FACTS:
        return f"{name} {_say_value_like(FACTS[name](case), wanted)}"
    what, _, wanted = wanted.partition(" ")
    if what in ("sees", "see"):
        path, _, wanted = wanted.partition(" ")
        seen = _follow_path(case.view(None if name == "all" else name).model_dump(), path)
        return f"{name} {what} {path} {_say_value_like(seen, wanted)}"
    if what in OWN_WORDS:
        return f"{name} {what} {OWN_WORDS[what](case, name, wanted)}"
    return f"{name} {what} {_say_value_like(OWN[what](case, name), wanted)}"


def _follow_path(found: Any, path: str) -> Any:
    for part in path.split("."):
        found = found[int(part)] if part.isdigit() else found[part]
    return found


def _say_value_like(found: Any, wanted: str) -> str:
    """Say a value; what has no order of its own, in the order of the row."""
    said = _say_value(found)
    if isinstance(found, dict | set):
        separator = ", " if isinstance(found, dict) else " "
        if sorted(said.split(separator)) == sorted(wanted.split(separator)):
            return wanted
    return said


def _say_value(found: Any) -> str:
    if isinstance(found, bool):
        return "yes" if found else "no"
    if isinstance(found, dict):
        return ", ".join(_say_each_pair(found)) or "nothing"
    if isinstance(found, set | frozenset):
        found = sorted(found)
    if isinstance(found, list | tuple):
        return " ".join(map(_say_value, found)) or "nothing"
    return "none" if found is None else str(found)


def _say_each_pair(found: dict[Any, Any]) -> Iterator[str]:
    """ "2 wood" of cards, "A2 blue basic" of Defenses, "original A2" of pieces."""
    for key, value in found.items():
        if isinstance(value, dict):
            yield from (f"{key} {pair}" for pair in _say_each_pair(value))
        elif key not in ELEMENTS:
            yield f"{key} {_say_value(value)}"
        elif value:
            yield f"{value} {key}"


def _list_ids(case: Case, colour: str) -> list[str]:
    """All options that are open to a player, of optional questions too."""
    return [option.id for prompt in case.asked(colour) for option in prompt.options]


def _name_winners(case: Case) -> list[str]:
    """Name how the game ended, and the colours of its winners."""
    if case.table.result is None:
        return ["no"]
    (end,) = case.told("end")
    return [end.data["way"], *(case.state.players[n].colour for n in case.table.result.winners)]


FACTS: dict[str, Callable[[Case], Any]] = {
    # the question that is open
    "asks": lambda case: "nobody" if case.over else case.colour_asked,
    "options": lambda case: {*case.options},
    "lists": lambda case: case.options,
    "ends": lambda case: case.ends,
    "default": lambda case: case.prompt.default,
    "secret": lambda case: case.prompt.secret,
    "way_out": lambda case: case.prompt.way_out,
    # the board
    "tokens": lambda case: case.state.tokens,
    "bag_size": lambda case: sum(case.state.bag.values()),
    "start": lambda case: case.state.white,
    "dark": lambda case: case.state.dark,
    "crates": lambda case: case.state.crates,
    "left": lambda case: case.state.crates_left,
    "out": lambda case: case.state.crates_out,
    "defenses": lambda case: case.state.defenses,
    "zombies": lambda case: case.state.zombies,
    "vampire": lambda case: case.state.vampire,
    "drops": lambda case: case.state.drops,
    "coffins": lambda case: case.state.coffins,
    "bank": lambda case: case.state.bank,
    # the game
    "turn": lambda case: (
        "gm" if case.state.turn < 0 else case.state.players[case.state.turn].colour
    ),
    "round": lambda case: case.state.round,
    "last_dawn": lambda case: case.state.last_dawn,
    "calls": lambda case: [case.state.players[seat].colour for seat in case.state.calls],
    "absent": lambda case: [case.state.players[seat].colour for seat in case.table.absent_seats],
    "over": _name_winners,
    "scores": lambda case: [*case.table.result.scores.values()] if case.table.result else None,
    "open_questions": lambda case: len(case.table.prompts),
    # what was told
    "kinds": lambda case: [event.kind for event in case.told()],
    "waiting": lambda case: case.state.zombies_to_move,
    "rolls": lambda case: [f"{e.data['seat']}:{e.data['roll']}" for e in case.told("roll")],
    "forfeits": lambda case: [event.data["seat"] for event in case.told("forfeit")],
    "savers": lambda case: [e.data["seat"] for e in case.told("coffin") if "left" in e.data],
    "landings": lambda case: [event.data.get("space", "gone") for event in case.told("meteorite")],
}
"""What a row may say of the table."""

OWN: dict[str, Callable[[Case, str], Any]] = {
    "hand": lambda case, who: case.player(who).hand,
    "crates": lambda case, who: case.player(who).crates,
    "cubes": lambda case, who: [*case.player(who).cubes.values()],
    "months": lambda case, who: case.state.count_months(case.seat(who)),
    "role": lambda case, who: case.player(who).role,
    "at": lambda case, who: case.player(who).space or "nowhere",
    "stuck": lambda case, who: case.view().players[case.seat(who)].stuck,
    "open": lambda case, who: {*_list_ids(case, who)} - {"call"},
    "cards": lambda case, who: case.state.hand_size(case.seat(who)),
    "pays": lambda case, who: {
        act.replace(" ", "-") for act, paid in case.view(who).sheet.pays.items() if paid
    },
    "retracts": lambda case, who: can_retract(case, case.seat(who)),
    "reaches": lambda case, who: {d.space for d in case.view(who).sheet.destinations},
}
"""What a row may say of a player: "red hand 2 wood"; `cubes` are Basic, Improved, Fortified; `open`
is all that is offered, except to call the end."""


def _keep_present(there: list[str], wanted: str) -> str:
    """Those of the wanted that are there."""
    return " ".join(one for one in wanted.split() if one in there) or f"none of {there}"


def _keep_absent(there: list[str], wanted: str) -> str:
    """Those of the wanted that are not there."""
    return " ".join(one for one in wanted.split() if one not in there)


def _repeat_words(wanted: str, *texts: str) -> str:
    """The wanted words, if one of the texts has them."""
    return wanted if any(wanted in text for text in texts) else " / ".join(texts)


def _find_refusal(case: Case, prompt: Prompt[Any], wanted: str) -> str:
    """ "wood-1&wood-2 SV-8.4": the rule that refuses this answer; or words of the refusal."""
    chosen, _, why = wanted.partition(" ")
    refused = case.refusal(prompt, [] if chosen == "nothing" else chosen.split("&"))
    return f"{chosen} {refused.rule if why.startswith('SV-') else _repeat_words(why, str(refused))}"


def _describe_question(case: Case, colour: str, wanted: str) -> str:
    """ "call optional open nothing": whether the question is optional and secret, its default."""
    (prompt,) = (one for one in case.asked(colour) if one.topic == wanted.split(maxsplit=1)[0])
    kind = "optional" if prompt.optional else "needed"
    seen = "secret" if prompt.secret else "open"
    return f"{prompt.topic} {kind} {seen} {_say_value(prompt.default)}"


WORDS: dict[str, Callable[[Case, str], str]] = {
    "offers": lambda case, words: _keep_present(case.options, words),
    "lacks": lambda case, words: _keep_absent(case.options, words),
    "question": lambda case, words: _repeat_words(words, case.prompt.text),
    "refuses": lambda case, words: _find_refusal(case, case.prompt, words),
    "detail": lambda case, words: _describe_option(case, "detail", words),
    "label": lambda case, words: _describe_option(case, "label", words),
    "token": lambda case, words: (
        f"{words.split()[0]} {case.state.tokens.get(words.split()[0], 'none')}"
    ),
    "bag": lambda case, words: _count_thing({**case.state.bag}, words),
    "pile": lambda case, words: _count_thing({**case.state.bank}, words),
    "told": lambda case, words: f"{words.split()[0]} {len(case.told(words.split()[0]))}",
    "verb": lambda case, words: _find_verb(case, words.split()[0]),
    "epilogue": lambda case, words: _repeat_words(words, _write_epilogue(case)),
    "order": lambda case, words: " ".join(e.kind for e in case.told() if e.kind in words.split()),
    "says": lambda case, words: _repeat_words(words, *case.texts()),
    "hushes": lambda case, words: "but tells" if case.said(words) else words,
    "publishes": lambda case, kind: (
        kind if {event.seats for event in case.told(kind)} == {None} else "nothing to all"
    ),
}
"""What a row may say in words: what of it is so."""

OWN_WORDS: dict[str, Callable[[Case, str, str], str]] = {
    "may": lambda case, who, words: _keep_present(_list_ids(case, who), words),
    "cannot": lambda case, who, words: _keep_absent(_list_ids(case, who), words),
    "reads": lambda case, who, words: words if case.said(words, to=who) else "nothing of it",
    "has": _describe_question,
    "has_achieved": lambda case, who, words: _repeat_words(words, _describe_achievement(case, who)),
}
"""The same of a player: "blue may accept refuse", "blue reads 2 Wood for 1 Water"."""


def _write_epilogue(case: Case) -> str:
    assert case.table.result is not None
    return GAME.write_epilogue(case.state, case.table.result)


def _describe_achievement(case: Case, colour: str) -> str:
    assert case.table.result is not None
    return GAME.describe_achievement(case.state, case.seat(colour), case.table.result)


def _find_verb(case: Case, option: str) -> str:
    """The verb under which an option stands, for any seat."""
    verbs = {o.verb for prompt in case.table.prompts for o in prompt.options if o.id == option}
    return f"{option} {_say_value(verbs)}"


def _count_thing(counts: dict[Any, int], words: str) -> str:
    thing = words.split(maxsplit=1)[0]
    return f"{thing} {counts[thing]}"


def _describe_option(case: Case, field: str, words: str) -> str:
    option, _, wanted = words.partition(" ")
    return f"{option} {_repeat_words(wanted, str(getattr(case.option(option), field)))}"
