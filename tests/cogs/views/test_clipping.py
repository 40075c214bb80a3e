"""What is too long for a card or a panel is cut between words, and no markup is left open."""

from types import SimpleNamespace
from typing import Any

import pytest
from discord.ui import Select
from hypothesis import given
from hypothesis import strategies as st

from cogs.ui import limits
from cogs.ui.message import list_components
from cogs.views import card, questions
from cogs.words import Message
from rules.engine import Event, Option, Prompt, Table
from tables.actions.dice_words import WORD_KIND
from tables.snapshot import take_snapshot
from tables.wording import text
from tests.cogs.odd import open_odd
from tests.sessions import make_session

WORDS = st.lists(st.text("abcdefgh", min_size=1, max_size=12), min_size=1, max_size=9).map(" ".join)


@given(WORDS, st.lists(st.tuples(WORDS, WORDS), min_size=1, max_size=10), st.integers(20, 300))
def test_clipped_questions_leave_no_markup_open(
    asks: str, said: list[tuple[str, str]], most: int
) -> None:
    options = tuple(
        Option(str(n), "pick", label[:80], detail[:100]) for n, (label, detail) in enumerate(said)
    )
    prompt: Prompt[Any] = Prompt("1", 0, asks, "choice", options, 1, 1, ["0"])
    words = questions.describe_question(prompt, most)
    assert len(words) <= most
    for line in words.split("\n"):
        assert line.count("**") % 2 == 0, words


def test_players_text_is_clipped_with_its_markup_escaped() -> None:
    """Their markup is shown as they typed it, and none is added."""
    assert text.format_plain("**one two** three", 17) == "\\*\\*one two\\*\\*…"


def test_a_select_shows_as_many_whole_words_as_fit() -> None:
    detail = "The rivers rose first, then the sea, and nobody counted the days any more at all."
    flood = Option("o", "pick", "Flood " * 30, detail * 2)
    prompt: Prompt[Any] = Prompt("1", 0, "?", "choice", (flood,) * 11, 1, 1, ["o"])
    (row,) = questions.make_controls(1, prompt)
    (select,) = row.children
    option = select.options[0]
    assert option.label == ("Flood " * 16).strip() + "… (1)"
    kept = option.description.removesuffix("…")
    assert kept != option.description
    assert (detail * 2)[len(kept)] in " ,"
    assert len(option.description) <= limits.SELECT_DETAIL


def test_a_select_of_one_option_is_labelled_like_it() -> None:
    ways = [Option(str(n), "pick", f"Way {n}") for n in range(limits.SELECT_OPTIONS + 1)]
    prompt: Prompt[Any] = Prompt("1", 0, "?", "choice", tuple(ways), 1, 1, ["0"])
    selects = [row.children[0] for row in questions.make_controls(1, prompt)]
    said = [select.placeholder for select in selects if isinstance(select, Select)]
    assert said == ["Way 0 to Way 24", "Way 25"]


def test_a_clipped_card_leaves_no_markup_open() -> None:
    """Ten options with something to say of each are more than the card has room for."""
    snapshot = take_snapshot(make_session(open_odd("long")))
    much = [Event("**" * 9 + "Something happened, " * 40)] * 60
    for news in (much, ()):
        for part in list_components(card.make_game_card(snapshot, news, None)):
            for said in part["components"]:
                assert said.get("content", "").replace("\\*", "").count("**") % 2 == 0


def test_a_words_only_card_keeps_room_for_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """And says where the rest of the board is."""
    snapshot = take_snapshot(make_session(Table.open("tiny", names=["Ada", "Ben"], seed="room")))
    artist = SimpleNamespace(words=lambda view: "Wood. " * 900, panel=lambda view: "Ada. " * 900)
    monkeypatch.setattr(card, "find_artist", lambda game: artist)
    words = Event("", kind=WORD_KIND, data={"player": "Ada", "quote": "oak " * 210})
    news = [words, Event("Ben says:", data={"quote": "pine " * 80})]
    (box,) = list_components(card.make_game_card(snapshot, news, None))
    parts = [part["content"] for part in box["components"] if "content" in part]
    _, board, panel, said, *_ = parts
    assert sum(map(len, parts)) <= limits.MESSAGE_TEXT
    assert board.endswith(f"\n{Message('board-has-rest')}")
    assert len(panel) <= card.PANEL_CHARACTERS
    assert said.startswith("- Ben says:"), "the words for the dice have no room"
