"""The outcome of a pack's playtest."""

from typing import Any

from pydantic import BaseModel, ConfigDict

from storage import ShelvedPack


class PlaytestOutcome(BaseModel):
    """A playtest's outcome, as stored. `fit`: whether people may play with the pack; `words`: what
    the pack does to the game, or why it is not fit; `cards`: a line for each card; `version`: the
    version of the rules."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    fit: bool
    words: str
    cards: str = ""
    version: str = ""


def find_playtest_outcome(pack: ShelvedPack) -> PlaytestOutcome | None:
    """Find the outcome of the pack's playtest. Return None if there has been none yet."""
    return parse_playtest_outcome(pack.report)


def parse_playtest_outcome(report: dict[str, Any] | None) -> PlaytestOutcome | None:
    """Read an outcome from a stored report. Return None if there is no report."""
    return None if report is None else PlaytestOutcome.model_validate(report)
