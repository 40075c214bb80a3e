"""Small parts of the position that do not refer to each other (see state.py)."""

from dataclasses import dataclass, field
from typing import Literal

from rules.aftermath.model.cards import Does, Special
from rules.aftermath.model.terms import Attribute
from rules.engine import Text
from rules.kit.said import find_kept_text


@dataclass(slots=True, kw_only=True)
class Worn:
    """An equipped item."""

    item: str
    batteries: int = 0


Until = Literal["turn", "next-turn", "enemy-turn"]
"""How long an ability keeps working: until the end of this turn; until its user's next turn;
through the next enemy turn."""


@dataclass(slots=True, kw_only=True)
class Lasting:
    """An ability that keeps working (AF-22.8 to AF-22.11)."""

    does: Does
    until: Until
    enemy: int | None = None
    """The number of the enemy that the ability was used on, if any."""


@dataclass(slots=True, kw_only=True)
class Brought:
    """An encounter on this page, and what it brings while its enemies are there."""

    number: int
    card: str = ""
    """The encounter card; "" if an entry started the encounter."""
    loot: str = ""
    """Where the encounter's loot is written: "card:<id>", "<entry>/<number among its effects>", or
    "" for none (AF-5.25)."""
    special: Special | None = None


@dataclass(slots=True, kw_only=True)
class Task:
    """The group task that is running (AF-9)."""

    name: str
    """Its name, as a kept text."""
    attribute: Attribute
    difficulty: int
    entry: str
    spaces: list[int] = field(default_factory=list)
    card: str | None = None
    """The card in the task's slot."""
    dial: int = 0

    @property
    def title(self) -> Text:
        """The name of the task, to be read."""
        return find_kept_text(self.name)
