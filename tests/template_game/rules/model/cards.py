"""The cards of the ruins (CI-1.2), and what the mornings look like."""

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, RootModel

from rules.kit.content import DeckText, check_counts, read_card, read_deck

Kind: TypeAlias = Literal["pump", "siphon", "lid", "map"]
COUNTS: dict[str, int] = {"pump": 5, "siphon": 4, "lid": 4, "map": 3}


class Card(BaseModel):
    """A kind of card, as `content/cards.yaml` has it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Kind
    name: Annotated[DeckText, Field(min_length=3, max_length=20)]
    count: int = Field(ge=1)
    does: Annotated[DeckText, Field(max_length=100)]
    """What it does, for its button."""


def read_cards(path: Path) -> dict[str, Card]:
    """The kinds of card by id. Raises BrokenCard."""
    cards = read_deck(path, Card)
    check_counts(path.name, [one.id for one in cards.values() for _ in range(one.count)], COUNTS)
    return cards


class Mornings(RootModel[list[Annotated[DeckText, Field(min_length=20, max_length=120)]]]):
    """Lines to be told at dawn, none twice in a game."""


FOLDER = Path(__file__).parents[1] / "content"
CARDS = read_cards(FOLDER / "cards.yaml")
DECK: tuple[str, ...] = tuple(one.id for one in CARDS.values() for _ in range(one.count))
MORNINGS = read_card(FOLDER / "mornings.yaml", Mornings).root
