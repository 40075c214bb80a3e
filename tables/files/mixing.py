"""The part of a table's file that says what the seed was mixed from."""

from datetime import datetime
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from rules.engine.seal import hash_word, mix_seed
from storage import Mixed, TableRow
from tables.actions import dice_words


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class WordPart(_Part):
    """A player's word for the dice. `word` None: the player who gave the word has been erased."""

    word: Annotated[str, Field(max_length=200)] | None = None
    mark: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class DicePart(_Part):
    """What the seed was mixed from. `table`: the number the table had where it was opened;
    `opened`: when that was, in milliseconds since 1970. `words`: by seat."""

    secret: Annotated[str, Field(max_length=1000)]
    table: int = Field(ge=0, lt=1 << 63)
    opened: int
    words: list[WordPart | None] = Field(max_length=32)

    def list_word_marks(self) -> tuple[str, ...]:
        """List the marks of the words by seat, "" for a seat without a word."""
        return tuple(each.mark if each else "" for each in self.words)


def make_dice_part(row: TableRow) -> DicePart | None:
    """Make the part of a table's file that says what its seed was mixed from. Return None if the
    table's seed is the secret itself."""
    mixed = row.mixed
    if mixed is None:
        return None
    given = zip(mixed.words, mixed.marks, strict=True)
    words = [WordPart(word=word, mark=mark) if mark else None for word, mark in given]
    opened = dice_words.count_opening_milliseconds(row.opened_at)
    return DicePart(secret=mixed.secret, table=mixed.number, opened=opened, words=words)


def restore_mixed(part: DicePart) -> Mixed:
    """Make the stored form of a file's part: the inverse of `make_dice_part`."""
    words = tuple(each.word if each else None for each in part.words)
    return Mixed(part.secret, part.table, words, part.list_word_marks())


def is_matching_seed(part: DicePart, seed: str, sealed: str, opened_at: datetime) -> bool:
    """Whether the part's secret and words give this seed, and fit the seal that the table showed
    and the time when it opened."""
    return (
        any(part.words)
        and seed == mix_seed(part.secret, part.table, part.opened, part.list_word_marks())
        and part.opened == dice_words.count_opening_milliseconds(opened_at)
        and all(
            each is None or each.word is None or hash_word(sealed, each.word) == each.mark
            for each in part.words
        )
    )
