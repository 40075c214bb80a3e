"""Rules in mid-step keep what they have read in the locals of their generators, where nothing is
dealt again. No hidden card may lie there when a strong bot searches: it would be looked at."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from types import FunctionType, GeneratorType
from typing import Any

import pytest
from pydantic import BaseModel

from rules import GAMES
from rules.engine import Chance, Play, Prompt, Table, copy_position
from rules.engine.playout import Playout
from tests.rules.test_strength import KEYS, find_questions

KEYS_TRIED = ("one", "two", "three", "four")


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """All that a position says, with where it says so."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from leaves(each, f"{path}/{key}")
    elif isinstance(value, list):
        for n, each in enumerate(value):
            yield from leaves(each, f"{path}/{n}")
    else:
        yield path, value


def hidden_from(table: Table[Any], prompt: Prompt[Any]) -> set[str]:
    """The ids that lie where the seat does not know what lies there, and that it is shown nowhere
    else: neither at the table nor in its question."""
    search = table.game.search
    assert search is not None
    true = dict(leaves(table.state.model_dump(mode="json")))
    found: set[str] = set()
    for key in KEYS_TRIED:
        other = copy_position(table.state)
        search.redeal_hidden(other, prompt.seat, Chance(key))
        dealt = dict(leaves(other.model_dump(mode="json")))
        found |= {
            each for path, each in true.items() if isinstance(each, str) and dealt.get(path) != each
        }
    shown = {each for _, each in leaves(table.view(prompt.seat).model_dump(mode="json"))}
    asked = {each for _, each in leaves([option.data for option in prompt.options])}
    words = {option.id for option in prompt.options}
    return found - shown - asked - words - {each for _, each in leaves(prompt.data)}


def _fields(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, BaseModel):
        yield from ((name, getattr(value, name)) for name in type(value).model_fields)
    else:
        yield from ((one.name, getattr(value, one.name, None)) for one in fields(value))


class Frames:
    """The strings in the locals of generators that wait, wherever they are held: but for what is
    part of the position, which was dealt again."""

    def __init__(self, table: Table[Any]) -> None:
        self._known: set[int] = {id(table)}
        self._kept: list[Any] = []
        self._of_state(table.state)

    def _of_state(self, value: Any) -> None:
        if isinstance(value, BaseModel) or is_dataclass(value):
            self._known.add(id(value))
            for _, each in _fields(value):
                self._of_state(each)
        elif isinstance(value, list | dict | set | tuple):
            self._known.add(id(value))
            inside = value.values() if isinstance(value, dict) else value
            for each in inside:
                self._of_state(each)

    def strings(self, value: Any, where: str = "") -> Iterator[tuple[str, str]]:
        """Each string, with where it is held."""
        if isinstance(value, str):
            yield where, value
            return
        if id(value) in self._known:
            return
        parts = list(_parts(value, where))
        if parts:
            self._known.add(id(value))
            self._kept.append(value)  # or another might come to lie at its place
        for inside, each in parts:
            yield from self.strings(each, inside)


def _parts(value: Any, where: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, GeneratorType):
        if value.gi_frame is not None:
            for name, each in value.gi_frame.f_locals.items():
                yield f"{value.__qualname__}.{name}", each
        yield where, value.gi_yieldfrom
    elif isinstance(value, dict):
        yield from ((where, each) for pair in value.items() for each in pair)
    elif isinstance(value, list | tuple | set | frozenset):
        yield from ((where, each) for each in value)
    elif isinstance(value, Prompt):
        return  # whoever may not read it is not shown it, and it is not asked again
    elif isinstance(value, BaseModel) or (is_dataclass(value) and not isinstance(value, type)):
        yield from ((f"{where}.{name}", each) for name, each in _fields(value))
    elif isinstance(value, FunctionType):
        yield from ((where, cell.cell_contents) for cell in value.__closure__ or ())


def search_frames(key: str, seed: str, every: int, most: int) -> tuple[int, int, set[str]]:
    """How many questions were looked at, how many strings lay in the generators there, and where
    hidden ones did."""
    search, questions, strings = GAMES[key].search, 0, 0
    assert search is not None
    found: set[str] = set()
    for table, prompt in find_questions(key, seed, every, most):
        hidden = hidden_from(table, prompt)
        copy = Playout[Any].make_imagined(table.dump(), prompt.seat, search, "a key")
        questions += 1
        others = [
            (one.topic, [*one.options, one.data])
            for one in copy.asked_prompts
            if one.seat != prompt.seat
        ]
        for where, each in Frames(copy).strings([copy._play, others]):
            strings += 1
            if each in hidden:
                found.add(f"{prompt.topic}: {where} is {each}")
    return questions, strings, found


@pytest.mark.parametrize("key", KEYS)
def test_the_rules_hold_no_hidden_card_in_mid_step(key: str) -> None:
    questions, strings, found = search_frames(key, "frames", 6, 12)
    assert questions > 3
    assert strings
    assert not found


def test_a_hidden_card_held_in_mid_step_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that have looked at a deck, and remember."""
    game = GAMES["aurora"]
    honest = type(game).step

    def step(t: Table[Any]) -> Play[None]:
        remembered = [list(t.state.deck.pile)]
        yield from honest(t)
        del remembered

    monkeypatch.setattr(type(game), "step", staticmethod(step))
    _, _, found = search_frames("aurora", "frames", 6, 3)
    assert any("remembered" in each for each in found)
