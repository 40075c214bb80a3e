"""Texts of views are made only when somebody reads them."""

from collections import Counter
from itertools import islice
from typing import Any

import pytest
from pydantic import BaseModel

from rules import GAMES
from rules.engine import messages
from rules.kit.late_views import HasLateTexts, LateCounts, LateLine, LateLines, LateTexts
from rules.kit.secrecy import fill_view
from rules.survive.words import Message
from tests.drivers import open_table

GOES = Message("about-moving", player="Ada", roll=5)
MADE = {"hope": 10}
"""How many texts are made for an answer where it is more than the half."""
READ = "Ada rolled 5 and chooses where to go"


class Seen(HasLateTexts, BaseModel):
    """A view of no game."""

    name: str
    what: LateLine = ""
    lines: LateLines = []
    table: LateTexts = {}
    counts: LateCounts = {}


def test_a_message_in_a_view_reads_as_text() -> None:
    view = fill_view(Seen, name="Ada", what=GOES, lines=[GOES, "plain"])
    assert (view.name, view.what, view.lines) == ("Ada", READ, [READ, "plain"])
    dumped = {"name": "Ada", "what": READ, "lines": [READ, "plain"], "table": {}, "counts": {}}
    assert view.model_dump() == view.model_dump(mode="json") == dumped
    copy = Seen.model_validate_json(view.model_dump_json())
    assert (copy.what, copy.lines) == (READ, [READ, "plain"])
    assert copy == view != Seen(name="Ada")


def test_plain_text_defaults_and_later_values_read_as_text_too() -> None:
    view = Seen(name="Ada")
    assert (view.what, view.lines) == ("", [])
    view.what = READ
    assert view.what == READ
    assert view.model_copy(update={"lines": [GOES]}).lines == [READ]


def test_dicts_read_as_text_and_counts_of_equal_texts_are_added() -> None:
    same = Message("about-moving", player="Ada", roll="5")
    view = fill_view(Seen, name="Ada", table={GOES: GOES}, counts=Counter({GOES: 2, same: 1}))
    assert (view.table, view.counts) == ({READ: READ}, {READ: 3})
    assert Seen.model_validate_json(view.model_dump_json()).counts == {READ: 3}


@pytest.mark.parametrize("key", GAMES)
def test_bots_play_almost_without_making_texts(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only texts that are kept are made: card texts, once in a process, and sentences that a
    position keeps."""
    table = open_table(key, max(2, min(GAMES[key].seats)), "without words")
    made: list[str] = []
    honest = messages.format_message

    def count_message(*given: Any) -> str:
        made.append(given[2])
        return honest(*given)

    monkeypatch.setattr(messages, "format_message", count_message)
    answers = list(islice(_answer_for_bots(table), 60))
    assert len(made) < len(answers) * MADE.get(key, 0.5), made


def _answer_for_bots(table: Any) -> Any:
    while table.result is None:
        prompt = table.needed_prompts[0]
        yield table.answer(prompt.id, table.choose_bot_answer(prompt))
