"""How to play a game, for somebody who has never seen it: a few screens, with pictures of a first
turn that the rules really play."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

SIGNS_PICTURE = "signs"
"""The picture that explains the signs in a game's pictures."""


class Screen(BaseModel):
    """One screen. `after`: how many answers the first turn has had when its picture is drawn; None:
    the screen has no picture. `picture`: the drawing's name ("" for the first), or SIGNS_PICTURE.
    `verbs`: what a player must be asked so that "How to play" opens here."""

    model_config = ConfigDict(extra="forbid")

    title: Annotated[str, Field(min_length=3, max_length=60)]
    text: Annotated[str, Field(min_length=80, max_length=700)]
    after: int | None = None
    picture: str = ""
    verbs: list[str] = []


class Given(BaseModel):
    """An answer of the first turn, to the first question that the seat must answer."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    answer: list[str] | int | str


class HowToPlay(BaseModel):
    """The screens of a game, and its first turn. The reader is the first of `names`."""

    model_config = ConfigDict(extra="forbid")

    names: Annotated[tuple[str, ...], Field(min_length=1)]
    seed: str
    options: dict[str, Any] = {}
    answers: list[Given]
    screens: Annotated[list[Screen], Field(min_length=4, max_length=8)]

    def find_screen(self, verbs: frozenset[str]) -> int:
        """Find the screen for a question that these verbs answer; the first if there is none."""
        return next((at for at, one in enumerate(self.screens) if verbs & {*one.verbs}), 0)
