"""The cards of the ruins (CI-1.2)."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from rules.kit.content import check_counts, read_deck

Kind: TypeAlias = Literal["pump", "siphon", "lid", "map"]
COUNTS: dict[str, int] = {"pump": 5, "siphon": 4, "lid": 4, "map": 3}


class Card(BaseModel):
    """A kind of card, as `content/cards.yaml` has it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Kind
    name: str = Field(min_length=3, max_length=20)
    count: int = Field(ge=1)
    does: str = Field(max_length=100)
    """What it does, for its button."""


def read_cards(path: Path) -> dict[str, Card]:
    """The kinds of card by id. Raises BrokenCard."""
    cards = read_deck(path, Card)
    check_counts(path.name, [one.id for one in cards.values() for _ in range(one.count)], COUNTS)
    return cards


CARDS = read_cards(Path(__file__).parents[1] / "content" / "cards.yaml")
DECK: tuple[Kind, ...] = tuple(one.id for one in CARDS.values() for _ in range(one.count))
