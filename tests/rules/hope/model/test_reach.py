"""Every effect on every card comes about in some game: none stands where it can never happen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.engine import Prompt, Table
from rules.hope.effects import carry_out
from rules.hope.effects.language.models import Data, Prevent, Redirect
from rules.hope.effects.requirements import is_condition_met
from rules.hope.model.decks import DECKS
from rules.hope.play import powers, setup
from rules.hope.play.context import Here
from rules.hope.play.scene import outcomes

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
    one, turn_over, shuffle = carry_out.carry_out_one, powers.turn_over, setup.shuffle_decks

    def seen(h: Here, effect: Any, me: int, *rest: Any) -> Any:
        if effect.if_ is None or is_condition_met(h, effect.if_, me):
            left.pop(id(effect), None)
        return one(h, effect, me, *rest)

    def held_off(h: Here, card: powers.Card) -> None:
        first = card.power.effects[0]
        if isinstance(first, Prevent | Redirect):
            left.pop(id(first), None)
        turn_over(h, card)

    def on_top(h: Here) -> None:
        """Shuffled, and what has yet to come about first."""
        shuffle(h)
        wanted = {where.partition(":")[0] for where in left.values()}
        s = h.s
        for deck in (*s.decks.values(), s.personalities, s.traits, s.relationships, s.assets):
            deck.pile.sort(key=wanted.__contains__)

    for module in (carry_out, outcomes):
        monkeypatch.setattr(module, "carry_out_one", seen)
    monkeypatch.setattr(powers, "turn_over", held_off)
    monkeypatch.setattr(setup, "shuffle_decks", on_top)
    rnd = Random(0)
    for number in range(GAMES):
        if not left:
            break
        play(number, rnd)
    assert not left, sorted(left.values())
