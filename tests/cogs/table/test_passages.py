"""Passages: shown whole where somebody reads them, and as a line where there is little room."""

from datetime import UTC, datetime

import pytest

from cogs.history.log import keep_fitting_events
from cogs.ui import limits
from cogs.views import phone_height
from cogs.views.news import MOST_LINES, MOST_ROWS, QUOTE_CHARACTERS, pick_news
from rules.engine import Event
from storage import LoggedEvent
from tests.cogs.play import Camp, list_labels, read_text
from tests.tiny import WOODS

LAST_WORDS = "Page 5. The wood is old and it listens."


def passage(text: str, title: str = "The woods speak.") -> Event:
    return Event(title, kind="passage", data={"passage": text})


async def tale(camp: Camp) -> None:
    """Ada and Ben play with passages, and have named their camps."""
    await camp.begin(camp.ben, options={"tale": "yes"})


def has_whole_passage(words: str) -> bool:
    """Whether all pages of the woods' passage are there, as a quotation."""
    lines = words.splitlines()
    return all(f"> {page.strip()}" in lines for page in WOODS.strip().split("\n\n"))


def test_a_short_passage_is_shown_whole_without_a_button() -> None:
    told_of = pick_news([passage("The wood is old.\n\nIt listens.")])
    assert told_of.words == "- **The woods speak.**\n> The wood is old.\n>\n> It listens."
    assert not told_of.more
    assert not told_of.read


def test_a_long_passage_begins_on_the_card_with_a_button() -> None:
    """Among other lines, of which it is one."""
    rest = [Event(f"{n} cards lie open.", kind=f"kind {n}") for n in range(9)]
    told_of = pick_news([passage("The wood is old. " * 100), *rest])
    assert told_of.read
    assert told_of.more
    lines = told_of.words.splitlines()
    assert lines[:1] == ["- **The woods speak.**"]
    assert lines[1].startswith("> The wood is old.")
    assert lines[1].endswith("…")
    assert sum(line.startswith("- ") for line in lines) <= MOST_LINES
    assert (
        sum(phone_height.count_lines(line, phone_height.LIST_LINE) for line in lines) <= MOST_ROWS
    )


def test_passages_that_fit_and_players_own_words_get_no_button() -> None:
    assert not pick_news([passage("x" * QUOTE_CHARACTERS)]).read
    assert pick_news([passage("x" * (QUOTE_CHARACTERS + 1))]).read
    long = Event("Ada tells of it:", kind="told", data={"quote": "It was cold. " * 60})
    assert pick_news([long]).more
    assert not pick_news([long]).read


async def test_the_button_shows_the_whole_passage(camp: Camp) -> None:
    await tale(camp)
    drawn = await camp.press(camp.ada, camp.card(), "Draw a card")
    assert "**What Ada's card says.**" in drawn, "which is for her alone"
    card = camp.card()
    assert "**What the woods say.**" in read_text(card)
    assert "Page 1. The wood is old" in read_text(card)
    assert LAST_WORDS not in read_text(card)
    assert "What Ada's card says" not in read_text(card)
    assert "Read it" in list_labels(card)
    read = await camp.press(camp.cleo, card, "Read it")
    assert has_whole_passage(read)
    assert "What Ada's card says" not in read
    # A secret one is read again by those it is for, and by nobody else.
    title = "**What Ada's card says.**"
    for player, reads in ((camp.ada, True), (camp.ben, False), (camp.cleo, False)):
        read = await camp.press(player, camp.card(), "Read it")
        log = await camp.ask(player, "table log", player="Ada")
        assert (title in read) is reads, player.name
        assert ("What Ada's card says" in log) is reads, player.name
    assert title in drawn
    assert "What Ada's card says" not in await camp.ask(camp.ada, "story")
    # The log and the story have it whole.
    page, found = (await camp.cleo.slash(camp.channel, "table log")).response, 0
    for _ in range(20):
        found += has_whole_passage(read_text(page))
        assert "Page 1." not in read_text(page) or has_whole_passage(read_text(page)), "never cut"
        if "Older" not in list_labels(page):
            break
        page = (await camp.cleo.click(page, label="Older")).response
    assert found == 3
    assert "Tiny Fire begins" in read_text(page), "the pages lead to the first line"
    (story,) = (await camp.ada.slash(camp.channel, "story")).response.attachments
    text = (await story.read()).decode()
    for paragraph in WOODS.strip().split("\n\n"):
        assert text.count(paragraph.strip()) == 1, "whole, and a book tells nothing twice"


async def test_every_passage_fits_discords_limits(camp: Camp) -> None:
    """SimCord refuses a message whose text is too long, and the log would show it."""
    await tale(camp)
    for label in ("Draw a card", "Draw a card"):
        player = camp.ada if "<@" + str(camp.ada.id) in read_text(camp.card()) else camp.ben
        shown = await player.click(camp.card(), label=label)
        for message in (camp.card(), *shown.followups):
            assert len(read_text(message)) <= limits.MESSAGE_TEXT
    recap = await camp.ask(camp.cleo, "recap")
    assert "What the woods say." in recap
    assert LAST_WORDS not in recap


@pytest.mark.parametrize(
    ("length", "newest", "first", "last"),
    [(100, True, 11, 12), (100, False, 1, 2), (200, True, 12, 12), (200, False, 1, 1)],
)
def test_long_lines_make_short_log_pages(length: int, newest: bool, first: int, last: int) -> None:
    at = datetime(2026, 5, 1, 12, tzinfo=UTC)
    long = passage("The wood is old. " * length)
    events = [LoggedEvent(n, 1, long, at, n) for n in range(1, 13)]
    kept = keep_fitting_events(events, newest=newest)
    assert [kept[0].id, kept[-1].id] == [first, last]
