"""How tall a card is, measured in lines on a phone's screen."""

from typing import Any

from discord.ui import TextDisplay

from cogs.ui.components import walk_payload
from cogs.views import card, phone_height
from cogs.views.labels import list_button_labels
from cogs.views.news import MOST_ROWS, QUOTE_CHARACTERS, pick_news
from cogs.views.questions import describe_question, has_button_each, make_controls
from pictures import Picture
from rules.engine import Event, Option, Prompt
from tables.people.lessons import Learner
from tables.session import TableSession
from tables.session_parts import Attendance
from tables.snapshot import take_snapshot
from tests.drivers import open_table
from tests.sessions import make_session

STORY = "The road bends away from the river here, and nobody has swept it. " * 12


def make_question(*options: tuple[str, str]) -> Prompt[Any]:
    found = tuple(Option(f"o{n}", "do", *each) for n, each in enumerate(options))
    return Prompt("1", 0, "Which?", "choice", found, 1, 1, ["o0"])


def _count_news(session: TableSession) -> int:
    """How many of five long lines a card shows."""
    many = [Event(f"line {n}: {STORY[:150]}", kind=f"kind {n}") for n in range(5)]
    view = card.make_game_card(take_snapshot(session), many, Picture(b"", "The board"))
    return sum(
        part.content.count("- line ")
        for part in view.walk_children()
        if isinstance(part, TextDisplay)
    )


def test_lines_are_counted_as_a_phone_breaks_them() -> None:
    assert phone_height.count_lines("Ada goes to B4.") == 1
    assert phone_height.count_lines("x" * phone_height.CHARACTERS_ON_LINE) == 1
    assert phone_height.count_lines("x" * (phone_height.CHARACTERS_ON_LINE + 1)) == 2
    assert phone_height.count_lines("one\n\nthree") == 3
    assert (
        phone_height.count_markdown_lines(["-# " + "x" * phone_height.CHARACTERS_ON_LINE, "one"])
        == 2
    )


def test_up_to_five_answers_each_have_a_button_beside_their_text() -> None:
    """Answers without words of their own share a row, and stay in their order."""
    few = make_question(("Coastal", "14 left"), ("Urban", ""), ("Wilderness", ""), ("Stay", "free"))
    assert describe_question(few) == "Which?"
    rows = make_controls(1, few)
    assert list_button_labels(rows) == ["Coastal", "Urban", "Wilderness", "Stay"]
    assert [row.content_length() for row in rows] == [len("14 left"), 0, len("free")]
    assert has_button_each(
        make_question(*[(name, STORY[:100]) for name in ("B3", "B4", "C4", "D5", "E1")])
    )
    six = [(name, "") for name in ("B3", "B4", "C4", "D5", "E1", "F2")]
    assert not has_button_each(make_question(*six)), "more are a list"
    assert has_button_each(make_question(("Yes", STORY[:100]), ("No", STORY[100:200])))


def test_details_common_to_all_answers_are_said_once() -> None:
    alike = make_question(("Coastal", "14 left"), ("Urban", "14 left"))
    assert describe_question(alike) == "Which?\n-# 14 left"
    assert [row.content_length() for row in make_controls(1, alike)] == [0]
    apart = make_question(("A", "You enter."), ("B", "You enter."), ("C", STORY[:100]))
    rows = [row.to_component_dict() for row in make_controls(1, apart)]
    shown = [(part.get("content"), part.get("label")) for part in walk_payload(rows)]
    said = [words or label for words, label in shown if words or label]
    assert said == ["-# You enter.", "A", "B", f"-# {STORY[:100]}".strip(), "C"]


def test_news_is_limited_in_height_and_says_that_there_is_more() -> None:
    many = [Event(f"{n}: {STORY[:160]}", kind=f"kind {n}") for n in range(5)]
    told = pick_news(many)
    assert phone_height.count_lines(told.words, phone_height.LIST_LINE) <= MOST_ROWS
    assert "4: " in told.words
    assert "0: " not in told.words
    assert told.more
    tale = Event("Ada tells of it:", data={"quote": STORY})
    told = pick_news([tale])
    assert len(told.words) < QUOTE_CHARACTERS + 40
    assert told.words.endswith("…")
    assert told.more
    assert pick_news([Event(STORY[:300])]).more
    assert not pick_news([Event("Ada tells of it:", data={"quote": "It was cold."})]).more


def test_explanations_leave_fewer_lines_for_news() -> None:
    session = make_session(open_table("survive", 2, "rows"))
    unexplained = _count_news(session)
    session.attendance = Attendance(learners={0: Learner(frozenset(), None)})
    assert 0 < _count_news(session) < unexplained
