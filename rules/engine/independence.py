"""Finds whether answers given in one play depend on what was answered in another play beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from .journal import Entry, Step
from .lanes import Rewind
from .prompts import Prompt
from .running import Running


@dataclass(slots=True)
class Tried:
    """Results cached until the table's next entry, because they are asked for again and again."""

    at: tuple[Any, ...] = ()
    ends: dict[int, _End | None] = field(default_factory=dict)
    """For each step's number, where its answers lead in the order in which they were given."""
    found: dict[tuple[int, int, str], bool] = field(default_factory=dict)


@dataclass(slots=True)
class _End:
    """Where a step's answers lead, and everything that anybody saw on the way."""

    position: str
    asked: dict[str, tuple[Any, ...]]
    """The questions that were answered, by id."""
    open: dict[str, tuple[Any, ...]]
    told: list[str]
    over: bool


def is_independent(table: Running[Any], tried: Tried, step: Step, index: int, lane: str) -> bool:
    """Return whether later answers outside this lane would have come out the same without the
    lane's answers from `index` on. To find out, replay the others' answers first and the lane's
    after them: the questions, events and final position must be the same as in the original
    order."""
    journal = table.journal
    at = (table.revision, journal.streams, table.step, len(journal.now.answers), table.names)
    if tried.at != at:
        tried.at = at
        tried.ends.clear()
        tried.found.clear()
    key = step.number, index, lane
    if key not in tried.found:
        tried.found[key] = _is_independent(table, tried, step, index, lane)
    return tried.found[key]


def _is_independent(table: Running[Any], tried: Tried, step: Step, index: int, lane: str) -> bool:
    gone = step.list_answers_in(lane, index)
    stay = [n for n in range(index, len(step.answers)) if n not in gone]
    if not any(step.answers[n].is_decision for n in stay):
        return True  # earlier answers do not depend on later ones
    ends = tried.ends
    if step.number not in ends:
        ends[step.number] = _find_end(table, step, step.answers, step.rewinds)
    end = ends[step.number]
    order = [step.answers[n] for n in (*range(index), *stay, *gone)]
    rewinds = step.list_rewinds_without(gone, lane)
    return end is not None and end == _find_end(table, step, order, rewinds)


def _find_end(
    table: Running[Any], step: Step, answers: Sequence[Entry], rewinds: list[Rewind]
) -> _End | None:
    """Find where the step's answers lead in this order. Return None if they do not fit."""
    trial = replace(step, answers=[], said=[], rewinds=rewinds, exposed=-1, exposed_in={})
    asked = {}
    try:
        other = table.copy_at_step(trial)
        for entry in answers:
            if entry.is_decision:
                asked[entry.prompt] = _list_seen_words(other.find_prompt(entry.prompt))
            other.append_entry(entry)
    except Exception:  # rules may raise anything on answers in another order
        return None
    questions = other.questions
    opened = {p.id: _list_seen_words(p) for p in (*questions.asked, *questions.offered)}
    told = sorted(map(repr, other.events))
    over = questions.wait is None
    return _End(other.state.model_dump_json(), asked, opened, told, over)


def _list_seen_words(prompt: Prompt[Any]) -> tuple[Any, ...]:
    """Return everything that its seat sees of a question."""
    bounds = (prompt.kind, prompt.least, prompt.most, prompt.many, prompt.default)
    options = [(o.id, o.verb, o.label, o.detail) for o in prompt.options]
    standing = (prompt.secret, prompt.optional, prompt.calls, prompt.aside)
    return prompt.seat, prompt.text, prompt.about, bounds, options, standing
