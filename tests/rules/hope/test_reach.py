"""Every effect on every card comes about in some game: none stands where it can never happen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.engine import Prompt, Table
from rules.hope import doing, piles, powers
from rules.hope.decks import DECKS
from rules.hope.effects import Data
from rules.hope.turn import Here

GAMES = 1200
"""More than it ever took: about a tenth of it does."""
DECKS_OF_CARDS = ("scenes", "personalities", "traits", "relationships", "assets")


def written(thing: Any) -> Iterator[Any]:
    """Every effect in a card, those inside others too."""
    if isinstance(thing, Data):
        if hasattr(thing, "op"):
            yield thing
        for field in type(thing).model_fields:
            yield from written(getattr(thing, field))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from written(part)


def everywhere() -> dict[int, str]:
    """Where each effect stands, by its identity."""
    return {
        id(effect): f"{key}: {effect.op}"
        for deck in DECKS_OF_CARDS
        for key, card in getattr(DECKS, deck).items()
        for effect in written(card)
    }


def play(number: int, rnd: Random) -> None:
    """A game of people who answer anything."""
    seats = 3 + number % 3
    table: Table[Any] = Table.open(
        "hope", names=["Ada", "Ben", "Cleo", "Dov", "Eve"][:seats], seed=str(number), options={}
    )
    while table.prompts:
        needed = [p for p in table.prompts if not p.optional]
        cards = [p for p in table.prompts if p.optional and p.kind == "choice" and p.verb != "tell"]
        prompt: Prompt[Any] = rnd.choice(cards if cards and rnd.random() < 0.3 else needed)
        words = "Nothing." if prompt.kind == "text" else [rnd.choice(prompt.options).id]
        table.answer(prompt.id, words)


def test_every_effect_comes_about(monkeypatch: pytest.MonkeyPatch) -> None:
    left = everywhere()
    one, held_off, shuffle = doing.one, powers._held_off, piles.shuffle_all

    def seen(h: Here, effect: Any, me: int, *rest: Any) -> Any:
        if effect.if_ is None or doing.holds(h, effect.if_, me):
            left.pop(id(effect), None)
        return one(h, effect, me, *rest)

    def held(h: Here, holder: int, hit: Any, card: powers.Card) -> Any:
        left.pop(id(card.power.effects[0]), None)
        return held_off(h, holder, hit, card)

    def on_top(h: Here) -> None:
        """Shuffled, and what has yet to come about first."""
        shuffle(h)
        wanted = {where.partition(":")[0] for where in left.values()}
        s = h.s
        for pile in (*s.decks.values(), s.personalities, s.traits, s.relationships, s.assets):
            pile.sort(key=wanted.__contains__)

    monkeypatch.setattr(doing, "one", seen)
    monkeypatch.setattr(powers, "_held_off", held)
    monkeypatch.setattr(piles, "shuffle_all", on_top)
    rnd = Random(0)
    for number in range(GAMES):
        if not left:
            break
        play(number, rnd)
    assert not left, sorted(left.values())
