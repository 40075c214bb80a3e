"""No passage addresses anybody, in any language that the game has."""

from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from rules.aftermath.model.book import CONTENT
from rules.aftermath.model.checks.voice_checks import Voice, check_passages
from rules.kit.content import BrokenCard

ENGLISH = Voice(address="you your", quotes="“”")
TOLD = {"text", "told", "told_ok", "told_ko", "story"}
"""The fields of passages."""
DECKS = ("colony", "closing", "discoveries", "encounters", "missions", "road", "structures")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("We keep the watch.", ""),
        ("You keep the watch.", "you"),
        ("“Keep your watch,” he says.", ""),
        ("“Keep it,” he says. It is your watch.", "your"),
        ("They are young.", ""),
    ],
)
def test_quoted_speech_may_address_somebody_but_narration_may_not(text: str, word: str) -> None:
    assert ENGLISH.find_address(text) == word


def test_a_passage_that_addresses_somebody_is_refused_by_its_place() -> None:
    with pytest.raises(BrokenCard, match="page 2, entry 1: says “you”"):
        check_passages(ENGLISH, [("page 2, entry 2", "Rain."), ("page 2, entry 1", "You see it.")])


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_passage_in_any_language_addresses_anybody(language: str) -> None:
    raw = yaml.load((CONTENT / language / "voice.yaml").read_text("utf-8"), yaml.CSafeLoader)
    files = [*(CONTENT / "pages" / language).glob("*.yaml")]
    files += [CONTENT / language / f"{deck}.yaml" for deck in DECKS]
    told = [
        (file.stem, text)
        for file in files
        for text in list_told(yaml.load(file.read_text("utf-8"), yaml.CSafeLoader))
    ]
    assert len(told) > 700
    check_passages(Voice.model_validate(raw), told)


def list_told(texts: Any) -> Iterator[str]:
    parts = texts.items() if isinstance(texts, dict) else enumerate(texts)
    for name, part in parts:
        if isinstance(part, str):
            yield from [part] if name in TOLD else []
        elif part is not None:
            yield from list_told(part)
