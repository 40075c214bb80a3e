"""The decks that are played with, loaded once."""

from __future__ import annotations

from .cards import load

DECKS = load()

PERSONALITIES = DECKS.personalities
TRAITS = DECKS.traits
RELATIONSHIPS = DECKS.relationships
ASSETS = DECKS.assets
