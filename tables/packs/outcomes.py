"""The outcome of a pack's playtest."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict

from storage import ShelvedPack


class Outcome(BaseModel):
    """A playtest's outcome, as it is stored. `fit`: whether people may play with the pack;
    `words`: what it does to the game, or why not; `cards`: a line for each card; `version`: of
    which rules."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    fit: bool
    words: str
    cards: str = ""
    version: str = ""


def find_outcome(pack: ShelvedPack) -> Outcome | None:
    """The outcome of the pack's playtest; None: there has been none yet."""
    return parse_outcome(pack.report)


def parse_outcome(report: dict[str, Any] | None) -> Outcome | None:
    """The same, from a report as it is stored."""
    return None if report is None else Outcome.model_validate(report)
