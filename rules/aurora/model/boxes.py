"""What the boxes of Convoy cards are, and what goes into each (LA-4.5 to LA-4.7)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Literal

from rules.aurora.words import Message

Resource = Literal["F", "P", "A"]
"""Fuel, Food (provisions) and Ammo."""
Token = Literal["F", "P", "A", "S"]
"""What lies in a cargo box: a Resource, or a Survivor."""
RESOURCES: tuple[Resource, ...] = ("F", "P", "A")
RESOURCE: dict[str, Resource] = {"F": "F", "P": "P", "A": "A"}
TOKEN: dict[str, Token] = {**RESOURCE, "S": "S"}
"""The tokens by their letters, for reading text."""
NAMES = {"F": "Fuel", "P": "Food", "A": "Ammo", "O": "Object", "S": "Survivor"}
DAMAGE = "X"
"""A Damage counter in a box."""

Kind = Literal[
    "any",
    "survivor",
    "stores",
    "armor",
    "weapon",
    "tracks",
    "locker",
    "maker",
    "fame",
    "per",
    "pay",
    "turbo",
]
"""The kinds of box. Cargo: any, survivor (Survivors only) and stores (Food or Fuel only). The
others hold only Damage. locker: one more hidden card. maker: a Resource each round. fame: points at
the end. per: points at the end for what is owned. pay: a Resource for damage on an Enemy. turbo: a
Resource for speed."""

CARGO: dict[str, frozenset[str]] = {
    "any": frozenset("FPAS"),
    "survivor": frozenset("S"),
    "stores": frozenset("FP"),
}
_SPECS: tuple[tuple[str, Kind], ...] = (
    (r"any", "any"),
    (r"S", "survivor"),
    (r"ff", "stores"),
    (r"armor", "armor"),
    (r"w(?P<n>[1-4])", "weapon"),
    (r"tracks", "tracks"),
    (r"max\+1", "locker"),
    (r"make:(?P<what>[FPA])", "maker"),
    (r"fame:(?P<n>\d)", "fame"),
    (r"per:(?P<what>Fuel|Food|Ammo|Fury):(?P<n>\d)", "per"),
    (r"pay:(?P<what>[FPA]):(?P<n>\d)", "pay"),
    (r"spd:(?P<what>[FPA])", "turbo"),
)


@dataclass(frozen=True)
class Box:
    """One box of a Convoy card, as printed."""

    spec: str
    kind: Kind
    value: int = 0
    """A Weapon's rating, or the points or damage that the box gives."""
    what: str = ""
    """The Resource that the box makes, takes or counts; for a `per` box also Fury."""

    @cached_property
    def is_cargo(self) -> bool:
        """Whether tokens may lie in the box."""
        return self.kind in CARGO

    def can_hold(self, token: str) -> bool:
        """Whether the token may lie in this box (LA-4.5)."""
        return token in CARGO.get(self.kind, ())

    @cached_property
    def description(self) -> Message:
        """What the box is, in a few words."""
        return Message("box-kind", kind=self.kind, value=self.value, what=self.what)


def list_amounts(tokens: Sequence[str]) -> list[Message]:
    """Put the amount of each kind of token in words, in order: "2 Ammo", "1 Object"."""
    return [
        Message("amount", count=tokens.count(token), token=token) for token in dict.fromkeys(tokens)
    ]


@cache
def parse_box(spec: str) -> Box:
    """Read the box that a card file writes like this. Raises ValueError."""
    for pattern, kind in _SPECS:
        found = re.fullmatch(pattern, spec)
        if found:
            parts = found.groupdict()
            what = {"Fuel": "F", "Food": "P", "Ammo": "A"}.get(
                parts.get("what") or "", parts.get("what") or ""
            )
            return Box(spec, kind, int(parts.get("n") or 0), what)
    raise ValueError(f"“{spec}” is no kind of box")
