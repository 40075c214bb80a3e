"""What a table's dice are computed from: the bot's secret, and words that people give."""

from dataclasses import dataclass, field

from rules.engine.seal import seal_secret


@dataclass(frozen=True, slots=True)
class Word:
    """A word that somebody has given for the dice of a table that gathers players."""

    user_id: int
    word: str = field(repr=False)
    void: bool = False
    """Whether the word no longer counts because the table has changed since. The user, who could
    know the dice of the table as it was, must give another word."""


@dataclass(frozen=True, slots=True)
class Mixed:
    """What the seed of a table that has begun was mixed from (`rules.engine.mix_seed`).
    `secret`: the bot's. `number`: the table's number, which an imported table brings along.
    `words` and `marks`: by seat; a word is None if none was given or its user was erased."""

    secret: str = field(repr=False)
    number: int
    words: tuple[str | None, ...]
    marks: tuple[str, ...]


class Sealed:
    """Computes a table's secret and seal; a base class for the table's row. `mixed`: what the seed
    was mixed from at the start; None: the seed is the bot's secret itself."""

    __slots__ = ()
    seed: str
    save: str | None
    mixed: Mixed | None

    @property
    def secret(self) -> str:
        """The bot's own part of the seed, secret until the table ends."""
        return self.seed if self.mixed is None else self.mixed.secret

    @property
    def seal(self) -> str:
        """The hash of the table's secret, and of its save if it has one. The table has shown this
        hash since it opened."""
        return seal_secret(self.secret, self.save)
