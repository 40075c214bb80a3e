"""How much there is to learn before the first game, in words."""

from __future__ import annotations

from rules.engine.late_texts import LateTexts
from tables.words import Message

WEIGHTS = LateTexts(
    {
        "light": Message("weight-light"),
        "medium": Message("weight-medium"),
        "heavy": Message("weight-heavy"),
    }
)
