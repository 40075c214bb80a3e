"""What came of it when bots played with a pack."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from storage import ShelvedPack


class Outcome(BaseModel):
    """What came of it, as it is stored. `fit`: whether people may play with the pack; `words`: what
    it does to the game, or why not; `cards`: a line for each card; `version`: of which rules."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    fit: bool
    words: str
    cards: str = ""
    version: str = ""


def outcome(pack: ShelvedPack) -> Outcome | None:
    """What came of it when bots played with the pack; None: they have not yet."""
    return None if pack.report is None else Outcome.model_validate(pack.report)
