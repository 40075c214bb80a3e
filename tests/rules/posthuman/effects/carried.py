"""Primitives and hooks as plays, for rows about effects."""

from typing import Any

from pydantic import TypeAdapter

from rules.posthuman.effects.carry_out import carry_out, fire_hook
from rules.posthuman.effects.models import Primitive
from rules.posthuman.effects.spelling import Data, Hook
from rules.posthuman.play.context import until_fallen
from tests.rules.posthuman.build import Script

_PRIMITIVES: TypeAdapter[Data] = TypeAdapter(Primitive)
FOOD = {"food": 1}


def read_primitive(raw: Any) -> Data:
    """Read a primitive as a card's file writes it."""
    return _PRIMITIVES.validate_python(raw)


def write_effect(hook: str, *do: Any, **more: Any) -> dict[str, Any]:
    """An effect as a card's file writes it."""
    return {"at": hook, "do": list(do), **more}


def carry_for_ada(*do: Any, source: str = "") -> Script:
    """Primitives are carried out for Ada, by a card if one is named."""
    return lambda h: until_fallen(
        carry_out(h, 0, [read_primitive(one) for one in do], "Test", source=source)
    )


def fire_for_seat(hook: Hook, seat: int = 0) -> Script:
    """A hook comes for somebody."""
    return lambda h: until_fallen(fire_hook(h, seat, hook))
