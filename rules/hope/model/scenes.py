"""The Scene cards (HI-18.2, HI-18.3), checked when they are read."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field, model_validator

from rules.engine.messages import Text
from rules.hope.effects.language.models import Data, Effect, Tag, Terrain
from rules.hope.model.texts import Callout, Deed, Line, Told, Words
from rules.kit.content import NO_TEXT, DeckText

Kind = Literal["roll", "question", "toll"]
Theme = Literal[
    "hunger",
    "violence",
    "grief",
    "drugs",
    "sickness",
    "children",
    "animals",
    "betrayal",
    "despair",
    "faith",
]
THEMES: tuple[Theme, ...] = get_args(Theme)


class Section(Told):
    """One outcome of a Scene: what it does, and one line that tells it."""

    line: Line
    line_we: Line | None = None
    """The line as the story tells it, if it says “you”: as all or several people tell it."""
    effects: tuple[Effect, ...] = ()

    def choose_line(self, success: bool | None) -> str:
        """Choose the field whose line fits. `success`: of the roll, if there was one."""
        return "line"

    def find_line(self, success: bool | None) -> DeckText:
        """Find the line that fits the roll."""
        line: DeckText = getattr(self, self.choose_line(success))
        return line


class Acceptance(Section):
    """What accepting brings."""

    line_i: Line | None = None
    """The line as one person tells it, if it says “you”."""


class RefusalOfAll(Section):
    """What refusing brings if everyone refuses. On a roll its line may depend on how it went."""

    succeeded: Line | None = None
    """Instead of `line`, if the roll succeeds and these players had refused."""
    succeeded_we: Line | None = None
    failed: Line | None = None
    """Instead of `line`, if the roll fails and these players had refused."""
    failed_we: Line | None = None

    def choose_line(self, success: bool | None) -> str:
        """Choose the field whose line fits: `line` if nobody has rolled or there is no other."""
        field = {True: "succeeded", False: "failed", None: "line"}[success]
        return field if getattr(self, field) else "line"


class Refusal(RefusalOfAll):
    """What refusing brings. On a roll its line may depend on how the others did."""

    line_i: Line | None = None
    """The line as one person tells it, if it says “you”."""
    succeeded_i: Line | None = None
    failed_i: Line | None = None


SEVERAL = ("all-accept", "all-refuse", "split")
"""Sections whose lines speak to several characters, even if only one still lives."""


class Needs(Data):
    """What somebody must have to accept (HI-10.6): an Asset of a kind, or Humanity."""

    asset: Tag | None = None
    humanity: bool = False

    @model_validator(mode="after")
    def _check_one_need(self) -> Needs:
        if (self.asset is None) == (not self.humanity):
            raise ValueError("names either an asset's tag or humanity: true")
        return self


class Scene(Told):
    """A Scene card (HI-18.2, HI-18.3)."""

    id: str = Field(pattern=r"[a-z]\d\d")
    terrain: Terrain
    """The deck that it lies in."""
    title: Annotated[DeckText, Words(1, 6), Field(max_length=50)]
    """Shown when the Scene is over."""
    callout: Callout
    """What the table hears. It names no rule, no number and no outcome."""
    callout_we: Callout | None = None
    """The callout as the story tells it, if it says “you”."""
    kind: Kind
    """A roll takes dice, a question takes an answer, and a toll takes a price."""
    unavoidable: bool = False
    """The drawer may not turn away."""
    hardship: int = Field(default=0, ge=0, le=5)
    """How many successes a roll needs: 1 to 5 on a roll, and on nothing else."""
    price: int = Field(default=0, ge=0, le=2)
    """How many Humanity dice a toll costs: 1 or 2 on a toll, and on nothing else."""
    accept_word: Deed = NO_TEXT
    """The button that accepts a question or a toll."""
    accept_deed: Deed = NO_TEXT
    """What the story says that people who accept choose to do: "feed the dog"."""
    refuse_word: Deed = NO_TEXT
    """The button that refuses it."""
    refuse_deed: Deed = NO_TEXT
    """What the story says that people who refuse choose to do."""
    accept_needs: Needs | None = None
    """Who may accept a question or a toll."""
    accept: Acceptance | None = None
    """For each player who accepts; on a roll, for each who gave dice, before the outcome."""
    refuse: Refusal
    """For each player who refuses or gives no dice."""
    all_refuse: RefusalOfAll | None = None
    """Instead of `refuse`, if everyone refuses."""
    all_accept: Section | None = None
    """Instead of `accept`, if everyone accepts a question or a toll."""
    split: Section | None = None
    """For every player as well, if some accept a question or a toll and some refuse."""
    succeed: Section | None = None
    """For each player who gave dice to a roll that succeeds."""
    fail: Section | None = None
    """For each player who gave dice to a roll that fails."""
    prompt: Annotated[DeckText, Words(3, 20), Field(max_length=140)]
    """A question for the player who tells the story."""
    themes: tuple[Theme, ...] = ()
    """What a table may veil."""

    @property
    def sections(self) -> dict[str, Section]:
        """All sections that the card has, by their ids, in the order in which they are shown."""
        found = {
            "accept": self.accept,
            "all-accept": self.all_accept,
            "succeed": self.succeed,
            "fail": self.fail,
            "refuse": self.refuse,
            "all-refuse": self.all_refuse,
            "split": self.split,
        }
        return {key: part for key, part in found.items() if part is not None}

    def find_section_of(self, line: Text) -> str:
        """Find the id of the section with this line. Return "" if there is none."""
        for key, part in self.sections.items():
            lines = (getattr(part, field, None) for field in ("line", "succeeded", "failed"))
            if any(one is not None and one.has_reading(line) for one in lines):
                return key
        return ""

    def find_refusal(self, by_all: bool) -> tuple[str, RefusalOfAll]:
        """Find the section that refusing brings, with its id: All Refuse if all refuse and the
        card has that section (HI-5.3, HI-9.5, HI-10.4)."""
        if by_all and self.all_refuse is not None:
            return "all-refuse", self.all_refuse
        return "refuse", self.refuse

    @model_validator(mode="after")
    def _of_its_kind(self) -> Scene:
        rolled = self.kind == "roll"
        if rolled != (self.hardship > 0):
            raise ValueError("hardship: 1 to 5 on a roll, and on nothing else")
        if (self.kind == "toll") != (self.price > 0):
            raise ValueError("price: 1 or 2 on a toll, and on nothing else")
        if rolled != (self.succeed is not None and self.fail is not None):
            raise ValueError("succeed and fail: both on a roll")
        if not rolled and (self.succeed or self.fail):
            raise ValueError("succeed and fail: on a roll only")
        if not rolled and any(
            part.succeeded or part.failed for part in (self.refuse, self.all_refuse) if part
        ):
            raise ValueError("succeeded and failed: on a roll only")
        if not rolled and self.accept is None:
            raise ValueError("accept: is missing")
        if rolled and (self.all_accept or self.split or self.accept_needs):
            raise ValueError("all_accept, split and accept_needs: on a question or toll only")
        if not rolled and not (self.accept_word and self.refuse_word):
            raise ValueError("accept_word and refuse_word: on every question and toll")
        return self
