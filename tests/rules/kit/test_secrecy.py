"""Views copy what lies open; secrets are declared on the position, and all of them are."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import BaseModel

from rules import GAMES
from rules.engine import Chance, copy_position
from rules.kit.decks import Deck
from rules.kit.secrecy import SECRET, Secret, fill_view
from tests.rules.test_strength import KEYS, find_questions
from tools.noninterference import list_deals

COUNTED = {"State.bank"}
"""What lies open in Survive!, although an oracle deals it again: it tells who counts the cards."""


@dataclass(slots=True)
class Person:
    name: str
    wounds: dict[str, list[int]] = field(default_factory=dict)
    hand: Secret[list[str]] = field(default_factory=list)

    @property
    def is_hurt(self) -> bool:
        return bool(self.wounds)


class Printed(BaseModel):
    name: str = "printed"
    life: int = 3


class PersonView(BaseModel):
    name: str
    seat: int
    wounds: dict[str, list[int]]
    is_hurt: bool
    life: int = 0


class NosyView(BaseModel):
    name: str
    hand: list[str] = []


def test_a_view_copies_missing_fields_from_its_sources() -> None:
    view = fill_view(PersonView, Person("Ada"), Printed(), seat=2, name="Ben")
    assert view == PersonView(name="Ben", seat=2, wounds={}, is_hurt=False, life=3)
    assert fill_view(PersonView, Person("Ada"), seat=2).life == 0
    assert list(view.model_dump()) == ["name", "seat", "wounds", "is_hurt", "life"]


def test_a_view_stays_as_it_is_when_the_position_changes() -> None:
    ada = Person("Ada", wounds={"arm": [1]})
    view = fill_view(PersonView, ada, seat=0)
    ada.wounds["arm"].append(2)
    ada.wounds["leg"] = []
    assert view.wounds == {"arm": [1]}


def test_no_view_copies_a_secret() -> None:
    with pytest.raises(TypeError, match=r"NosyView\.hand would show a secret"):
        fill_view(NosyView, Person("Ada"))
    assert fill_view(NosyView, Person("Ada", hand=["axe"]), hand=["axe"]).hand == ["axe"]


def test_a_field_of_two_sources_must_be_given() -> None:
    with pytest.raises(TypeError, match=r"PersonView\.name may be copied from several sources"):
        fill_view(PersonView, Person("Ada"), Printed(), seat=0)


def test_a_field_the_view_lacks_is_refused() -> None:
    with pytest.raises(TypeError, match="PersonView has no field age"):
        fill_view(PersonView, Person("Ada"), seat=0, age=40)


def find_undeclared(here: Any, there: Any, path: str) -> Iterator[str]:
    """Where two positions differ, except in decks and in what is declared secret."""
    if is_dataclass(here) and not isinstance(here, Deck) and type(here) is type(there):
        hints = get_type_hints(type(here), include_extras=True)
        for one in fields(here):
            if one.compare and SECRET not in get_args(hints[one.name]):
                pair = getattr(here, one.name), getattr(there, one.name)
                yield from find_undeclared(*pair, f"{path}.{one.name}")
    elif isinstance(here, dict) and here.keys() == there.keys():
        for key, each in here.items():
            yield from find_undeclared(each, there[key], path)
    elif isinstance(here, list) and len(here) == len(there):
        for each, other in zip(here, there, strict=True):
            yield from find_undeclared(each, other, path)
    elif here != there and not isinstance(here, Deck):
        yield path


@pytest.mark.parametrize("key", KEYS)
def test_everything_a_redeal_can_change_is_declared_secret(key: str) -> None:
    """Both what searches deal again, and what the oracles written by hand do."""
    search, rnd, found, others = GAMES[key].search, Random("secrecy"), set[str](), 0
    for table, prompt in find_questions(key, "secrecy", 9, 6):
        dealt = copy_position(table.state)
        search.redeal_hidden(dealt, prompt.seat, Chance("secrecy"))
        positions = [dealt]
        positions += [
            deal.deal_state(copy_position(table.state), prompt.seat, rnd)
            for deal in list_deals(key)
        ]
        for other in filter(None, positions):
            found |= set(find_undeclared(table.state, other, "State"))
            others += other != table.state
    assert others
    assert found <= COUNTED
