"""What a table's chance comes from: the bot's secret, and words that people give."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.engine.seal import seal_secret


@dataclass(frozen=True, slots=True)
class Word:
    """A word that somebody has given for the dice of a table that gathers players."""

    user_id: int
    word: str = field(repr=False)
    void: bool = False
    """Whether it no longer counts, because the table has changed since: its giver, who knew the
    dice of the table as it was, must give another."""


@dataclass(frozen=True, slots=True)
class Mixed:
    """What the seed of a table that has begun was mixed from (`rules.engine.mixed_seed`): the
    bot's secret; the table's number where it was opened, which an imported table keeps; and by seat
    the words, each with its mark. A word None: there is none, or whoever gave it was erased."""

    secret: str = field(repr=False)
    number: int
    words: tuple[str | None, ...]
    marks: tuple[str, ...]


class Sealed:
    """What follows from a table's seed and save, for the row that has them. `mixed`: what the seed
    was mixed from at the start; None: it is the bot's secret itself."""

    __slots__ = ()
    seed: str
    save: str | None
    mixed: Mixed | None

    @property
    def secret(self) -> str:
        """The bot's own part in all chance, secret until the table ends."""
        return self.seed if self.mixed is None else self.mixed.secret

    @property
    def seal(self) -> str:
        """The hash that the table has shown since it opened: of its secret, and of its save if it
        has one."""
        return seal_secret(self.secret, self.save)
