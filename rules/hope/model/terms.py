"""The game's own terms, as players read them."""

from functools import cache

from rules.engine.clipping import clip_text
from rules.engine.late_texts import LateTexts
from rules.hope.words import Message

_TERRAINS = {
    terrain: Message("terrain", terrain=terrain)
    for terrain in ("wilderness", "mountainous", "coastal", "urban", "any")
}
TERRAIN_NAMES = LateTexts(_TERRAINS)


def name_terrain(terrain: str) -> Message:
    """Return the name of a deck."""
    return _TERRAINS[terrain]


@cache
def name_stage(what: str, stage: int) -> Message:
    """Return the name of a stage of Hunger or Harm, such as "Starving", or "unhurt again" for stage
    0."""
    return Message("stage", stage=f"{what}-{stage}")


class _Stages:
    """The names of the stages of Hunger or Harm, as text; "" for none."""

    def __init__(self, what: str) -> None:
        self._what = what

    def __getitem__(self, stage: int) -> str:
        return str(name_stage(self._what, stage)) if stage else ""


STAGES = {what: _Stages(what) for what in ("hunger", "harm")}


def shorten_text(text: str, most: int) -> str:
    """Put a text on one line, and cut it between words with an ellipsis if it is too long."""
    return clip_text(" ".join(text.split()), most, marked=False)
