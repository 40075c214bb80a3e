"""A text kept in a position can be read in any language."""

import pytest

from rules.aftermath.model.decks import BOOK, STRUCTURES
from rules.aftermath.words import Message
from rules.engine import Text
from rules.engine.languages import speak
from rules.hope import words
from rules.hope.model.decks import DECKS
from rules.kit.content import DeckText
from rules.kit.said import Said, find_kept_text, keep_text

STORY = BOOK.missions[1].story
BUILT = Message("was-built", structure=STRUCTURES["warren"].name, text=STRUCTURES["warren"].text)

(SAYING, *_) = [one.saying for one in DECKS.traits.values() if one.saying is not None]
GIFT = words.Message("gift-from-grave", character="Ben")
HIT = words.Message("hits-instead", n=2, what="harm", onto="Cleo", character="Ben", card="A Rope")


@pytest.mark.parametrize(
    "text",
    [
        "A bell rings.",
        DeckText("", text="A bell rings."),
        STORY,
        SAYING.fill({"name": "Ada"}),
        BUILT,
        Message("foraging"),
    ],
)
def test_a_kept_text_reads_like_the_original(text: Text) -> None:
    kept = keep_text(text)
    for language in ("en", "de"):
        with speak(language):
            assert str(find_kept_text(kept)) == str(text)


def test_a_decks_text_is_kept_by_place_and_is_empty_once_that_is_gone() -> None:
    kept = keep_text(STORY)
    assert kept == "=aftermath/content/missions#missions.1.story"
    assert str(find_kept_text(kept.replace("story", "end"))) == ""


def test_a_message_missing_from_the_catalog_is_empty() -> None:
    assert str(Said(words.Message("a-text-of-long-ago"))) == ""


@pytest.mark.parametrize("kept", [Said(HIT), Said(str(HIT))], ids=["told", "loaded"])
def test_renaming_changes_every_occurrence_in_a_text(kept: Said) -> None:
    renamed = "A Rope: Cleo is about to suffer 2 Harm instead of Ilse."
    assert str(kept.rename("Ben", "Ilse")) == renamed
    assert str(kept.rename("Be", "Ilse")) == str(kept), "a part of a name"


def test_renaming_reaches_texts_inside_a_text() -> None:
    kept = Said(words.Message("loses-card", character="Ada", card="A Rope", why=GIFT))
    renamed = kept.rename("Ben", "Ilse").rename("Ada", "Mara")
    assert str(renamed) == "Gift from Ilse's grave: Mara loses A Rope."
    who = Said(words.Message("line-to-some", whom=["Ada", "Ben"], text="So it went."))
    assert str(who.rename("Ben", "Ilse")) == "Ada and Ilse: So it went."


def test_texts_that_read_the_same_are_equal() -> None:
    assert Said(GIFT) == Said(str(GIFT)) == str(GIFT)
    assert Said(GIFT) != Said(HIT)
    assert len({Said(GIFT), Said(str(GIFT))}) == 1
    assert not Said("")
