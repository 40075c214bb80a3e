"""Every operation there is (HI-19.4): each chapter registers what its effects do with `perform`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from rules.hope.effects import cards, exchange, lasting, resources, roll, scene, story
from rules.hope.effects.carry_out import perform
from rules.hope.effects.language.models import Check, Effect

CHAPTERS = (cards, exchange, lasting, resources, roll, scene, story)
BY_ITSELF = (Check,)
"""What `carry_out_one` does itself."""


def check() -> None:
    """Every effect that a card may have is carried out by one of the chapters. Raises RuntimeError
    naming those that are not."""
    nobody = perform.dispatch(object)
    missing = [
        model.__name__
        for model in _models(get_args(Effect)[0])
        if model not in BY_ITSELF and perform.dispatch(model) is nobody
    ]
    if missing:
        raise RuntimeError(f"Nothing says what these effects do: {', '.join(missing)}.")


def _models(union: Any) -> Iterator[type]:
    """The models in a union, also in unions inside it."""
    inside = get_args(union)
    if not inside:
        yield union
    for one in inside:
        yield from _models(one)
