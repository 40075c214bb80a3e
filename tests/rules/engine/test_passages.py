"""A passage: something to be read as a whole."""

import pytest

from rules.engine import Event, Table
from rules.engine.events import PASSAGE_CHARACTERS, find_passage
from tests.tiny import WOODS, Tiny


def tale() -> Table[object]:
    return Table.open(Tiny(), names=["Ada", "Ben"], seed="tale", options={"tale": True})


def test_a_passage_is_told_whole_with_its_title_to_its_readers() -> None:
    found = [event for event in tale().opening if find_passage(event)]
    assert [(event.text, event.seats) for event in found] == [
        ("What the woods say.", None),
        ("What Ada's card says.", (0,)),
        ("What the woods say.", None),
        ("What Ben's card says.", (1,)),
    ]
    assert find_passage(found[0]) == WOODS.strip()
    assert find_passage(Event("Ada rolls 3.", data={"passage": "No."})) == ""


@pytest.mark.parametrize(
    ("text", "title"),
    [("x" * (PASSAGE_CHARACTERS + 1), "Too long"), ("  ", "Nothing"), ("Words", "")],
)
def test_a_passage_needs_a_title_and_text_that_fits(text: str, title: str) -> None:
    table = tale()
    with pytest.raises(ValueError, match="A passage has a title"):
        table.tell_passage(text, title=title)


def test_a_passage_for_some_seats_counts_as_something_revealed() -> None:
    """Nobody takes an answer back freely once they have read what it brought."""
    for seats, free in (((), True), ((0,), False)):
        table = Table.open(Tiny(), names=["Ada", "Ben"], seed="undo")
        table.answer(table.needed_prompts[0].id, "Ada's")
        table.answer(table.needed_prompts[0].id, "Ben's")
        table.answer(table.needed_prompts[0].id, ["gather"])
        table.tell_passage("Something rustles.", *seats, title="A noise.")
        words = table.undoable(0)
        assert words is not None
        assert ("must agree" not in words) is free, words
