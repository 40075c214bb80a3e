"""What bots tell, as `content/tellings.yaml` has it, by the cards that make their characters."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from rules.hope.effects.language.models import Data
from rules.hope.model.decks import CONTENT, DECKS
from rules.kit.content import BrokenCard, read_card

Told = Annotated[str, Field(min_length=8, max_length=120)]


class OfPersonality(Data):
    """What somebody says who is like that."""

    won: tuple[Told, ...] = Field(min_length=2)
    lost: tuple[Told, ...] = Field(min_length=2)
    held: tuple[Told, ...] = Field(min_length=2)
    avoided: tuple[Told, ...] = Field(min_length=2)
    died: Told
    arrived: Told


class OfTrait(Data):
    """What a Trait gives somebody to say."""

    won: Told
    lost: Told
    held: Told


class Tellings(Data):
    """All that bots may tell. No names: people may still take others."""

    anyone: OfPersonality
    """What somebody says whose Personality is a pack's."""
    personalities: Mapping[str, OfPersonality]
    traits: Mapping[str, OfTrait]
    assets: Mapping[str, Told]
    """Of things that have their part in a Scene."""
    relationships: Mapping[str, tuple[Told, ...]]
    meetings: tuple[Told, ...] = Field(min_length=10)

    def find_personality(self, personality: str) -> OfPersonality:
        """What somebody of that Personality says."""
        return self.personalities.get(personality, self.anyone)

    def find_trait_lines(self, trait: str, went: Literal["won", "lost", "held"]) -> list[str]:
        """What a Trait gives somebody to say; nothing if it is a pack's."""
        found = self.traits.get(trait)
        return [getattr(found, went)] if found is not None else []


def load(folder: Path = CONTENT) -> Tellings:
    """The file from a folder. Raises BrokenCard, also where a card is forgotten."""
    found = read_card(folder / "tellings.yaml", Tellings)
    for kind in ("personalities", "traits", "relationships"):
        missing = set(getattr(DECKS, kind)) - set(getattr(found, kind))
        if missing:
            raise BrokenCard(f"tellings.yaml: {kind} has nothing for {min(missing)}")
    return found


TELLINGS = load()
