"""Whatever a card could say, some card of the game says it, or a pack's card may (PH-25.14,
PH-25.15): nothing is there that no game can reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import BaseModel

from rules.posthuman import GAME
from rules.posthuman.effects import models as m
from rules.posthuman.effects.spelling import Data
from rules.posthuman.model.decks import CONTENT, ENCOUNTERS
from rules.posthuman.packs import HOOKS

WORDED: tuple[type[Data], ...] = (*m.PRIMITIVES, m.AmountIs, m.WordIs, m.Flag, m.Cost)
PACKED = GAME.pack_cards.vocabulary


def inside(one: Any) -> Iterator[BaseModel]:
    """All models in a card, the card too."""
    if isinstance(one, BaseModel):
        yield one
        for name in type(one).model_fields:
            yield from inside(getattr(one, name))
    elif isinstance(one, tuple | list):
        for each in one:
            yield from inside(each)
    elif isinstance(one, dict):
        for each in one.values():
            yield from inside(each)


def printed() -> Iterator[BaseModel]:
    """All models in the cards of the game's own."""
    for name in type(CONTENT).__dataclass_fields__:
        yield from inside(getattr(CONTENT, name))


@pytest.mark.rule("PH-25.14", "PH-25.15")
@pytest.mark.parametrize("kind", WORDED, ids=lambda kind: kind.__name__)
def test_every_word_is_on_a_card_or_may_be_on_a_packs(kind: type[Data]) -> None:
    said = {getattr(one, "do", "") for one in printed() if isinstance(one, kind)}
    assert set(get_args(kind.model_fields["do"].annotation)) - said <= PACKED


@pytest.mark.rule("PH-25.14")
def test_a_packs_enemy_may_change_a_stat_while_it_stands() -> None:
    def faults(**more: Any) -> list[str]:
        effect = {"at": "combat_start", "do": [{"stat": {"stat": "speed", "n": -1, **more}}]}
        card = next(one for one in ENCOUNTERS.values() if one.combat is not None)
        assert card.combat is not None
        enemy = card.combat.enemy.model_copy(update={"effects": (m.Effect.model_validate(effect),)})
        made = card.model_copy(
            update={"combat": card.combat.model_copy(update={"enemy": enemy}), "name": "Dread"}
        )
        (kind,) = GAME.pack_cards.kinds
        return [one for one in GAME.pack_cards.find_faults(kind, made, ()) if "effects" in one]

    assert "stat" in HOOKS["combat_start"]
    assert faults() == []
    assert any("no scope" in one for one in faults(scope="turn"))
    assert any("is none of" in one for one in faults(n=-9))
