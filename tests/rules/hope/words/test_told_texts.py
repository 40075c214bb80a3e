"""What the story tells in place of the cards' texts: "we" and "I" instead of "you"."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from rules.hope.model.cards import Passage
from rules.hope.model.decks import DECKS
from rules.hope.model.texts import Person, Told, find_untold
from rules.kit.content import DeckText


def list_texts(thing: Any, place: str) -> Iterator[tuple[str, str, str]]:
    """Every text of a card that has a told text of its own: its place, the text, the told text."""
    if isinstance(thing, dict | tuple):
        parts = thing.items() if isinstance(thing, dict) else enumerate(thing, 1)
        for key, part in parts:
            yield from list_texts(part, f"{place}.{key}")
    if isinstance(thing, Told):
        for name in type(thing).model_fields:
            value = getattr(thing, name)
            if isinstance(value, DeckText) and name.endswith(("_we", "_i")):
                yield f"{place}.{name}", str(getattr(thing, name.rpartition("_")[0])), str(value)
            else:
                yield from list_texts(value, f"{place}.{name}")


KINDS = ("scenes", "personalities", "traits", "relationships", "scenarios")
SOURCES = {kind: dict(getattr(DECKS, kind)) for kind in KINDS}
SOURCES |= {kind: getattr(DECKS.voice, kind) for kind in ("deaths", "arrival", "lost")}
ALL = [text for kind, thing in SOURCES.items() for text in list_texts(thing, kind)]


def leave_out_quotations(text: str) -> str:
    return re.sub(r"“[^”]*”", "", text)


def test_told_texts_differ_from_card_texts() -> None:
    assert len(ALL) > 400
    assert [place for place, text, told in ALL if text == told] == []


def test_the_story_addresses_nobody() -> None:
    you = rf"\b[Yy]({'|'.join(word[1:] for word in str(DECKS.voice.address).split())})\b"
    found = [place for place, _, told in ALL if re.search(you, leave_out_quotations(told))]
    assert found == []


def test_one_person_says_i_and_several_say_we() -> None:
    for place, _, told in ALL:
        wrong = r"\b(I|me|my|mine|myself)\b"
        if place.endswith("_i") and not place.startswith("relationships"):
            wrong = r"\b([Ww]e|us|[Oo]urs?|ourselves|each other|one another|(all|each) of us)\b"
        elif place.endswith("_i"):
            wrong = r"\b(we (can|are|were)|us)\b"
        assert not re.search(wrong, leave_out_quotations(told)), (place, told)


def test_we_and_us_stand_where_they_belong() -> None:
    wrong_we = r"\b[Ww]e(?=[.;:]| (?:a|an|the|his|her|its|their|it|him|to|into|for|from|by)\b)"
    wrong_us = r"(?<!of )\bus (?:are|were|can|could|may|might|must|do|did|had|will|would)\b"
    for place, _, told in ALL:
        assert not re.search(f"{wrong_we}|{wrong_us}", told), (place, told)
        assert not re.search(r"(?<!and )\bI (are|were|has)\b|\b(to|told|send) I\b", told), place


def test_lines_that_are_quoted_contain_no_quotation_marks() -> None:
    persons: dict[str, tuple[Person, ...]] = {"accept": ("we", "i"), "refuse": ("we", "i")}
    said = [
        (scene.id, str(part.tell(part.choose_line(rolled), person)))
        for scene in DECKS.scenes.values()
        for name, part in scene.sections.items()
        for person in persons.get(name, ("we",))
        for rolled in (None, True, False)
        if name not in ("succeed", "fail")
    ]
    said += [(card.id, str(card.tell("bond", "i"))) for card in DECKS.relationships.values()]
    assert [(card, text) for card, text in said if "“" in text] == []


@pytest.mark.parametrize(
    ("line", "missing"),
    [
        ("It has you by the hand.", ["line_we"]),
        ("“You there,” says the sign.", ["line_we"]),
        ("YOUR PAWS, says the mat.", ["line_we"]),
        ("Nobody young was yours.", ["line_we"]),
        ("The young leave early.", []),
    ],
)
def test_a_text_that_says_you_needs_a_told_version(line: str, missing: list[str]) -> None:
    address = set(str(DECKS.voice.address).split())
    bare = Passage(line=line)
    assert list(find_untold(bare, address)) == missing
    assert bare.tell("line") == line
    told = Passage(line=line, line_we="It has us by the hand.")
    assert list(find_untold(told, address)) == []
    assert told.tell("line") == "It has us by the hand."
