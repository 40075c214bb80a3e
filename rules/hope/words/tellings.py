"""The lines that bots tell, from `content/tellings.yaml`, by the cards of their characters."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from rules.hope.effects.language.models import Data
from rules.hope.model.decks import CONTENT, DECKS
from rules.kit.content import BrokenCard, DeckText, read_card

Told = Annotated[DeckText, Field(min_length=8, max_length=120)]


class OfPersonality(Data):
    """The lines of a character with this Personality."""

    won: tuple[Told, ...] = Field(min_length=2)
    lost: tuple[Told, ...] = Field(min_length=2)
    held: tuple[Told, ...] = Field(min_length=2)
    avoided: tuple[Told, ...] = Field(min_length=2)
    died: Told
    arrived: Told


class OfTrait(Data):
    """The lines of a character with this Trait."""

    won: Told
    lost: Told
    held: Told


class Tellings(Data):
    """All lines that bots may tell. They contain no names, because players may still rename
    characters."""

    anyone: OfPersonality
    """The lines of a character whose Personality comes from a pack."""
    personalities: Mapping[str, OfPersonality]
    traits: Mapping[str, OfTrait]
    assets: Mapping[str, Told]
    """The lines on Assets that were used in a Scene."""
    relationships: Mapping[str, tuple[Told, ...]]
    meetings: tuple[Told, ...] = Field(min_length=10)

    def find_personality(self, personality: str) -> OfPersonality:
        """Find the lines of a character with this Personality."""
        return self.personalities.get(personality, self.anyone)

    def find_trait_lines(self, trait: str, went: Literal["won", "lost", "held"]) -> list[DeckText]:
        """Find the line that a Trait gives; [] if the Trait comes from a pack."""
        found = self.traits.get(trait)
        return [getattr(found, went)] if found is not None else []


def load_tellings(folder: Path = CONTENT) -> Tellings:
    """Load the file from a folder. Raises BrokenCard, also if a card of the game has no lines."""
    found = read_card(folder / "tellings.yaml", Tellings)
    for kind in ("personalities", "traits", "relationships"):
        missing = set(getattr(DECKS, kind)) - set(getattr(found, kind))
        if missing:
            raise BrokenCard(f"tellings.yaml: {kind} has nothing for {min(missing)}")
    return found


TELLINGS = load_tellings()
