"""What an option says that it costs and gives, held against what happens when it is chosen. The
words are read as a player reads them, so that neither words nor rules can change alone."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Protocol

from rules.engine import Illegal, Option, Prompt, Table

EAGER, FREE = 0.5, 0.2
"""How often an option that promises something is taken before others; the same of free actions."""
SIGNS = {"pays": -1, "gains": 1, "changes": 1}


class Promises(Protocol):
    """What tests/rules/<game>/promises.py brings: how its words promise, and what is counted. It
    may also bring `find_limits(view, seat)`, the most that a seat can have of a noun, and
    `UNDECIDED`, topics of questions that decide what becomes of an answer before them, and `VOTES`,
    topics on which several seats may vote."""

    NOUNS: Sequence[str]
    """What is counted, in the singular, as options call it."""
    WORDS: Mapping[str, str]
    """Patterns by the kind of promise, searched for in "topic|label // detail". The groups `pays`
    and `gains` hold amounts such as "2 Fuel and 1 of your 3 Food", `changes` such as "Harm -1", and
    `cards` names of cards that are paid."""

    def count(self, view: Any, seat: int) -> Mapping[str, int]:
        """How much of each noun a seat has; of one that is missing it has nothing."""


@dataclass
class KeptPromise:
    """An option that promised something and was chosen, and what changed before the next
    question."""

    kind: str
    words: str
    promised: dict[str, int]
    changed: dict[str, int]

    @property
    def form(self) -> tuple[str, frozenset[tuple[str, int]]]:
        """What it has in common with others that promise the same."""
        return self.kind, frozenset(self.promised.items())


class Reader:
    """Reads the promises of one game."""

    def __init__(self, promises: Promises) -> None:
        self.promises = promises
        self._known: dict[str, tuple[str, dict[str, int]]] = {}
        """By their words, which come again and again, what options promise."""

    @cached_property
    def patterns(self) -> dict[str, re.Pattern[str]]:
        return {kind: re.compile(words) for kind, words in self.promises.WORDS.items()}

    def read_option(self, prompt: Prompt[Any], option: Option) -> KeptPromise | None:
        """What an option promises; None where it promises nothing that is counted."""
        words = f"{prompt.topic}|{option.label} // {option.detail}"
        if words not in self._known:
            self._known[words] = self._read_words(words)
        kind, promised = self._known[words]
        return KeptPromise(kind, words, dict(promised), {}) if promised else None

    def _read_words(self, words: str) -> tuple[str, dict[str, int]]:
        """The kind of promise, and how much is promised."""
        for kind, pattern in self.patterns.items():
            found = pattern.search(words)
            promised = self._read_amounts(found.groupdict("")) if found else {}
            if promised:
                return kind, promised
        return "", {}

    def _read_amounts(self, groups: Mapping[str, str]) -> dict[str, int]:
        changes: Counter[str] = Counter()
        for noun in self.promises.NOUNS:
            for group, sign in SIGNS.items():
                amounts = rf"(\d+)(?: of your \d+)? {noun}s?\b|\b{noun} ([+-]\d+)"
                for plain, signed in re.findall(amounts, groups.get(group, "")):
                    changes[noun] += int(signed) if signed else sign * int(plain)
            changes[noun] -= len(re.findall(noun, groups.get("cards", "").lower()))
        return {noun: n for noun, n in changes.items() if n}


def keep_promises(
    table: Table[Any], promises: Promises, rnd: Random, answers: int
) -> Iterator[KeptPromise]:
    """Plays on for so many answers, or to the end; what promises something is taken first."""
    reader = Reader(promises)
    for _ in range(answers):
        if table.result is not None:
            return
        prompt, option = _pick_promising(table, reader, rnd)
        if option is None:
            answer = table.choose_bot_answer(prompt)
            table.answer(prompt.id, prompt.default if answer is None else answer)
            continue
        kept = reader.read_option(prompt, option)
        assert kept is not None
        view = table.view(prompt.seat)
        before = promises.count(view, prompt.seat)
        limits = promises.find_limits(view, prompt.seat) if hasattr(promises, "find_limits") else {}
        table.answer(prompt.id, [option.id])
        is_vote = len(table.names) > 1 and prompt.topic in getattr(promises, "VOTES", ())
        undecided = getattr(promises, "UNDECIDED", ())
        if is_vote or any(one.topic in undecided for one in table.needed_prompts):
            continue
        after = promises.count(table.view(prompt.seat), prompt.seat)
        for noun, n in kept.promised.items():
            had = before.get(noun, 0)
            kept.promised[noun] = min(max(0, had + n), limits.get(noun, had + abs(n))) - had
            kept.changed[noun] = after.get(noun, 0) - had
        yield kept


def _pick_promising(
    table: Table[Any], reader: Reader, rnd: Random
) -> tuple[Prompt[Any], Option | None]:
    """An open question, with an option to take that promises something."""
    for prompt in rnd.sample(table.prompts, len(table.prompts)):
        if rnd.random() < (FREE if prompt.optional else EAGER):
            found = [o for o in prompt.options if reader.read_option(prompt, o)]
            if found and _is_allowed(prompt, option := rnd.choice(found)):
                return prompt, option
    return rnd.choice(table.needed_prompts), None


def _is_allowed(prompt: Prompt[Any], option: Option) -> bool:
    """Whether the option alone answers the question."""
    try:
        prompt.read([option.id])
    except Illegal:
        return False
    return True
