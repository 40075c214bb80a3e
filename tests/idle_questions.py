"""Questions that need not have been asked: whether there was one answer alone, and whether anything
comes to depend on which was given."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from rules.engine import Answer, Illegal, Prompt, Table
from rules.kit.votes import VOTED_KEY

TRIED = 6
"""Answers that are compared, at most."""
FUTURES = 24
"""Other dice from there on, with which they are compared."""
AHEAD = 12
"""So many answers later, at the latest, a difference must be seen: what was answered in secret
shows once the others have answered, too."""


def has_one_answer(table: Table[Any], prompt: Prompt[Any]) -> bool:
    """Whether its seat can do one thing alone, and being asked is no secret: it has no choice, and
    nothing stands open to it beside the question but what nearly always does."""
    if prompt.secret or len(list(list_answers(prompt))) > 1:
        return False
    return not any(p.optional and not p.aside and p.seat == prompt.seat for p in table.prompts)


def changes_nothing(text: str, prompt: Prompt[Any]) -> bool:
    """Whether there are several answers, and the same follows whatever is answered, however the
    dice fall after it. `text`: the table with that question, as it is kept. What somebody writes
    always counts as a change: it is told."""
    possible = list(list_answers(prompt))[:TRIED]
    if prompt.kind == "text" or len(possible) == 1:
        return False
    return all(_is_alike(text, prompt, possible, future) for future in range(FUTURES))


def _is_alike(text: str, prompt: Prompt[Any], possible: Sequence[Answer], future: int) -> bool:
    tables = [_answer_copy(text, prompt, answer, future) for answer in possible]
    for _ in range(AHEAD):
        if len({_describe_position(table) for table in tables}) > 1:
            return False
        if tables[0].result is not None:
            return True
        for table in tables:
            table.lapse_prompt(table.needed_prompts[0].id)
    return True


def _answer_copy(text: str, prompt: Prompt[Any], answer: Answer, future: int) -> Table[Any]:
    """The table after that answer, with other dice from here on. Whoever may still change a
    vote votes like that before: one voice among several may be outvoted, and is heard all the
    same."""
    table: Table[Any] = Table.load(text)
    table.seed = f"future {future}"
    table.lanes.change_keys(table.seed)
    for voter in [p for p in table.prompts if VOTED_KEY in p.data and p.seat != prompt.seat]:
        with suppress(Illegal):
            table.answer(voter.id, answer)
    table.answer(prompt.id, answer)
    return table


def list_answers(prompt: Prompt[Any]) -> Iterator[Answer]:
    """Some answers that the question takes: of numbers the ends, of choices each alone and the
    fewest and the most at once."""
    if prompt.kind == "text":
        yield from (prompt.default, "Another line.")
        return
    if prompt.kind == "number":
        yield from dict.fromkeys((prompt.least, prompt.most))
        return
    ids = [option.id for option in prompt.options]
    among = [each for each in ids if each != prompt.way_out]
    some = (among[: prompt.least], among[: prompt.most], among[-prompt.least :])
    sets = [some[0], *([each] for each in ids), *some[1:]]
    for chosen in dict.fromkeys(tuple(each) for each in sets):
        try:
            prompt.read(list(chosen))
        except Illegal:
            continue
        yield list(chosen)


def _describe_position(table: Table[Any]) -> tuple[Any, ...]:
    """The state, and what is asked, without words."""
    asked = tuple(
        (p.seat, p.kind, p.topic, p.least, p.most, _list_options(p)) for p in table.prompts
    )
    return table.state.model_dump_json(), asked, str(table.result)


def _list_options(prompt: Prompt[Any]) -> tuple[str, ...]:
    return tuple(option.id for option in prompt.options)
