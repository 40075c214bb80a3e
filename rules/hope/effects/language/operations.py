"""Every operation there is (HI-19.4): each chapter registers what its effects do with
`apply_effect`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from rules.hope.effects import cards, exchange, lasting, resources, roll, scene, story
from rules.hope.effects.carry_out import apply_effect
from rules.hope.effects.language.models import Check, Effect

CHAPTERS = (cards, exchange, lasting, resources, roll, scene, story)
BY_ITSELF = (Check,)
"""What `carry_out_one` does itself."""


def check_operations() -> None:
    """Every effect that a card may have is carried out by one of the chapters. Raises RuntimeError
    naming those that are not."""
    nobody = apply_effect.dispatch(object)
    missing = [
        model.__name__
        for model in _list_models(get_args(Effect)[0])
        if model not in BY_ITSELF and apply_effect.dispatch(model) is nobody
    ]
    if missing:
        raise RuntimeError(f"Nothing says what these effects do: {', '.join(missing)}.")


def _list_models(union: Any) -> Iterator[type]:
    """The models in a union, also in unions inside it."""
    inside = get_args(union)
    if not inside:
        yield union
    for one in inside:
        yield from _list_models(one)
