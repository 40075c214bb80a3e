"""All operations (HI-19.4): the module of each kind of effect registers what its effects do with
`apply_effect`."""

from collections.abc import Iterator
from typing import Any, get_args

from rules.hope.effects import cards, exchange, lasting, resources, roll, scene, story
from rules.hope.effects.carry_out import apply_effect
from rules.hope.effects.language.models import Check, Effect

CHAPTERS = (cards, exchange, lasting, resources, roll, scene, story)


def _list_models(union: Any) -> Iterator[type]:
    """List the models in a union, also in unions inside it."""
    inside = get_args(union)
    if not inside:
        yield union
    for one in inside:
        yield from _list_models(one)


NAMED = frozenset(model.__name__ for model in _list_models(get_args(Effect)[0]))
"""The names of all effects that a card may have."""
CODED = frozenset(model.__name__ for model in (*apply_effect.registry, Check))
"""The names of the effects that a module carries out, and of the one that `carry_out_one` does
itself."""
