"""Every effect on every card happens in some game: none stands where it never could."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.engine import Table
from rules.hope.effects import carry_out
from rules.hope.effects.language.models import Data, Prevent, Redirect
from rules.hope.effects.requirements import is_condition_met
from rules.hope.model.decks import DECKS, POWERED
from rules.hope.play import powers, setup
from rules.hope.play.context import Here
from rules.hope.play.scene import outcomes
from tests.rules.hope.build import NAMES

GAMES = 1200
"""More than it ever took: about a tenth of it does."""


def list_effects(thing: Any) -> Iterator[Any]:
    """Every effect in a card, those inside others too."""
    if isinstance(thing, Data):
        if hasattr(thing, "op"):
            yield thing
        for field in type(thing).model_fields:
            yield from list_effects(getattr(thing, field))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from list_effects(part)


def play_anything(number: int, rnd: Random) -> None:
    """A game in which people answer at random."""
    table: Table[Any] = Table.open("hope", names=NAMES[: 3 + number % 3], seed=str(number))
    while table.prompts:
        cards = [p for p in table.prompts if p.optional and p.kind == "choice" and p.verb != "tell"]
        needed = [p for p in table.prompts if not p.optional]
        prompt = rnd.choice(cards if cards and rnd.random() < 0.3 else needed)
        words = "Nothing." if prompt.kind == "text" else [rnd.choice(prompt.options).id]
        table.answer(prompt.id, words)


def test_every_effect_happens_in_some_game(monkeypatch: pytest.MonkeyPatch) -> None:
    left = {
        id(effect): f"{key}: {effect.op}"
        for kind in ("scenes", *POWERED)
        for key, card in getattr(DECKS, kind).items()
        for effect in list_effects(card)
    }
    one, turn_over, shuffle = carry_out.carry_out_one, powers.turn_over, setup.shuffle_decks

    def note_effect(h: Here, effect: Any, me: int, *rest: Any) -> Any:
        if effect.if_ is None or is_condition_met(h, effect.if_, me):
            left.pop(id(effect), None)
        return one(h, effect, me, *rest)

    def note_reaction(h: Here, card: powers.Card) -> None:
        first = card.power.effects[0]
        if isinstance(first, Prevent | Redirect):
            left.pop(id(first), None)
        turn_over(h, card)

    def put_on_top(h: Here) -> None:
        """Shuffled, and what has yet to come about first."""
        shuffle(h)
        wanted = {where.partition(":")[0] for where in left.values()}
        s = h.s
        for deck in (*s.decks.values(), s.personalities, s.traits, s.relationships, s.assets):
            deck.pile.sort(key=wanted.__contains__)

    for module in (carry_out, outcomes):
        monkeypatch.setattr(module, "carry_out_one", note_effect)
    monkeypatch.setattr(powers, "turn_over", note_reaction)
    monkeypatch.setattr(setup, "shuffle_decks", put_on_top)
    rnd = Random(0)
    for number in range(GAMES):
        if left:
            play_anything(number, rnd)
    assert not left, sorted(left.values())
