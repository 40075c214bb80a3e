"""What a position keeps of a text is read in any language."""

import pytest

from rules.aftermath.model.decks import BOOK, STRUCTURES
from rules.aftermath.words import Message
from rules.engine import Text
from rules.engine.languages import speak
from rules.kit.content import DeckText
from rules.kit.said import find_kept_text, keep_text

STORY = BOOK.missions[1].story
BUILT = Message("was-built", structure=STRUCTURES["warren"].name, text=STRUCTURES["warren"].text)


@pytest.mark.parametrize(
    "text", ["A bell rings.", DeckText("", text="A bell rings."), STORY, BUILT, Message("foraging")]
)
def test_it_reads_as_the_text_did(text: Text):
    kept = keep_text(text)
    for language in ("en", "de"):
        with speak(language):
            assert str(find_kept_text(kept)) == str(text)


def test_a_decks_text_is_kept_by_its_place_and_is_empty_once_that_is_gone():
    kept = keep_text(STORY)
    assert kept == "=aftermath/content/missions#missions.1.story"
    assert str(find_kept_text(kept.replace("story", "end"))) == ""
