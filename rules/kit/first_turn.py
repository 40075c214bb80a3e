"""Reads a game's guide and its "How to play", and plays the first turn that this tells."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules.engine import Event, Table
from rules.engine.by_language import ReadByLanguage
from rules.engine.how_to_play import HowToPlay
from rules.engine.languages import ENGLISH
from rules.kit.content import read_card


def read_guide(words: Path) -> str:
    """Make the attribute of a game that is `guide.md` in the folder of its words, in the language
    that is spoken, or in English if that has none."""

    def read_in(language: str) -> str:
        translated = words / language / "guide.md"
        file = translated if translated.exists() else words / ENGLISH / "guide.md"
        return file.read_text(encoding="utf-8")

    guide: Any = ReadByLanguage(read_in)
    text: str = guide
    return text


def read_how_to_play(words: Path) -> HowToPlay:
    """Make the attribute of a game that is `how_to_play.yaml` in the folder of its words, in the
    language that is spoken. Raises BrokenCard."""
    path = words / "how_to_play.yaml"
    read_card(path, HowToPlay, ENGLISH)
    attribute: Any = ReadByLanguage(lambda language: read_card(path, HowToPlay, language))
    lessons: HowToPlay = attribute
    return lessons


def play_first_turn(key: str, lessons: HowToPlay) -> Iterator[tuple[Table[Any], tuple[Event, ...]]]:
    """Play the first turn, and give its table (always the same) and what was told, at the beginning
    and after each answer. Raises Illegal if the rules refuse an answer."""
    table: Table[Any] = Table.open(
        key, names=lessons.names, seed=lessons.seed, options=lessons.options
    )
    yield table, table.opening
    for given in lessons.answers:
        asked = next(
            prompt for prompt in table.prompts if prompt.seat == given.seat and not prompt.optional
        )
        yield table, table.answer(asked.id, given.answer)
