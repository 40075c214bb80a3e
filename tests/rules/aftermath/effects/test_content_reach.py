"""Content uses everything that the rules can do for it: what no game can reach is either removed or
put into the book."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from pydantic import BaseModel

from rules.aftermath.effects.vocabulary import WORDS
from rules.aftermath.model import decks

BY_PACKS = {"GainItem.id"}
"""Set by packs' cards alone."""
OF_THE_LEDGER = {
    "Exit.when": "AF-25.7 gives each exit a condition; open and closed exits have been enough.",
    "Page.blind": "AF-25.3 gives maps blind pairs; walls have been enough.",
    "Page.situation": "AF-25.5 has it set up; an entry's encounter sets it where it matters.",
    "Page.start": "AF-25.1 names the entry; all pages call it START.",
    "Page.threat": "AF-25.1 names the entry; all pages call it THREAT.",
}
"""What the ledger's shape of a page has and no page of ours needs."""
SHARED = {"who", "n"}
"""Parts that many effects have in common: one of them using it is enough."""


def find_models(one: Any, seen: set[int]) -> Iterator[BaseModel]:
    """All parts of content, each once."""
    if isinstance(one, BaseModel):
        if id(one) in seen:
            return
        seen.add(id(one))
        yield one
        for name in type(one).model_fields:
            yield from find_models(getattr(one, name), seen)
    elif is_dataclass(one) and not isinstance(one, type):
        for part in fields(one):
            yield from find_models(getattr(one, part.name), seen)
    elif isinstance(one, Mapping):
        yield from find_models(list(one.values()), seen)
    elif isinstance(one, list | tuple):
        for part in one:
            yield from find_models(part, seen)


@pytest.fixture(scope="module")
def content() -> list[BaseModel]:
    everything = [value for name, value in vars(decks).items() if name.isupper()]
    return [*find_models(everything, set())]


def test_content_uses_every_effect(content: list[BaseModel]) -> None:
    used = {do for one in content if isinstance(do := getattr(one, "do", ""), str)}
    assert WORDS - used == set()


def test_content_sets_every_field(content: list[BaseModel]) -> None:
    set_: dict[type[BaseModel], set[str]] = defaultdict(set)
    for one in content:
        for name, field in type(one).model_fields.items():
            if getattr(one, name) != field.get_default(call_default_factory=True):
                set_[type(one)].add(name)
    shared = {name for names in set_.values() for name in names} & SHARED
    unset = {
        f"{model.__name__}.{name}"
        for model, names in set_.items()
        for name in model.model_fields
        if name not in names | shared
    }
    assert unset == BY_PACKS | OF_THE_LEDGER.keys()


@pytest.mark.rule("AF-6.19")
def test_at_least_three_pages_give_aim_tokens() -> None:
    given = Counter(
        page.id
        for page in decks.BOOK.pages.values()
        for one in find_models(page, set())
        if getattr(one, "do", "") == "aim"
    )
    assert len(given) >= 3
