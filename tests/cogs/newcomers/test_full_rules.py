"""The full rules: from "How to play", page by page, by chapter, and searched."""

from collections.abc import Iterator
from typing import Any

import pytest

from cogs.newcomers.full_rules import make_manual_page, make_manual_pages
from cogs.ui.components import walk_payload
from cogs.ui.limits import COMPONENTS, SELECT_OPTIONS, TEXT
from cogs.words import Message
from rules import GAMES
from rules.engine.languages import speak
from rules.engine.messages import list_languages
from tests.cogs.play import Camp, labels, seen, selects, told
from tests.cogs.shelf import find_offer, list_messages


async def opened(camp: Camp, key: str) -> Any:
    """The full rules of a game, as Ada opens them from "How to play"."""
    shown = await camp.ada.slash(camp.channel, "game open")
    found = find_offer(list_messages(shown), f"Open {GAMES[key].title.split(': ')[0]}")
    first = (await camp.ada.click(found, custom_id=f"ek:0:howto:{key}:0")).response
    if GAMES[key].how_to_play is not None:
        await camp.ada.click(first, label="Full rules")
    return first


@pytest.fixture(params=sorted(list_languages()))
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    with speak(request.param):
        yield request.param


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("key", list(GAMES))
def test_every_page_fits_and_none_is_empty(key: str) -> None:
    for number in range(len(make_manual_pages(key))):
        view = make_manual_page(key, number)
        parts = list(walk_payload(view.to_components()))
        assert len(parts) <= COMPONENTS
        assert sum(len(str(part.get("content", ""))) for part in parts) <= TEXT
        assert make_manual_pages(key)[number].words.strip()
        (contents,) = [part for part in parts if part.get("type") == 3]
        assert 1 < len(contents["options"]) <= SELECT_OPTIONS
        assert [o["label"] for o in contents["options"] if o.get("default")] == [
            make_manual_pages(key)[number].chapter
        ]


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("key", list(GAMES))
def test_every_paragraph_of_the_guide_is_on_some_page(key: str) -> None:
    book = "\n\n".join(page.words for page in make_manual_pages(key))
    chapters, mark = GAMES[key].guide.split("\n## ")[1:], f"{Message('ruling')} "
    assert chapters
    for chapter in chapters:
        heading, _, words = chapter.partition("\n")
        assert heading in {page.chapter for page in make_manual_pages(key)}
        for paragraph in words.strip().split("\n\n"):
            assert paragraph in book or f"-# {paragraph.replace(mark, '', 1)}" in book


@pytest.mark.usefixtures("spoken")
def test_rulings_are_footnotes_below_the_rules_of_their_chapter() -> None:
    pages = [page.words for page in make_manual_pages("survive") if page.chapter[0] == "3"]
    paragraphs = "\n\n".join(pages).split("\n\n")
    notes = [n for n, paragraph in enumerate(paragraphs) if paragraph.startswith("-# **SV-3.")]
    assert len(notes) == 2
    assert notes == [len(paragraphs) - 2, len(paragraphs) - 1]


def test_each_reader_gets_the_manual_of_their_language() -> None:
    books = []
    for language in ("en", "de", "en"):
        with speak(language):
            books.append(make_manual_pages("survive"))
    assert books[0] == books[2]
    assert len(books[0]) == len(books[1])
    assert all(one.words != other.words for one, other in zip(books[0], books[1], strict=True))


async def test_the_first_page_tells_goal_course_and_length(camp: Camp) -> None:
    words = seen(await opened(camp, "hope"))
    game = GAMES["hope"]
    for said in (game.goal, game.course, game.length):
        assert said in words


async def test_pages_are_turned_in_place(camp: Camp) -> None:
    first = await opened(camp, "survive")
    assert "Back" not in labels(first)
    await camp.ada.click(first, label="Next")
    assert make_manual_pages("survive")[1].words in seen(first)
    await camp.ada.click(first, label="Back")
    assert GAMES["survive"].goal in seen(first)
    # A chapter is one choice away.
    book = first
    (contents,) = selects(book)
    chosen = next(o for o in contents["options"] if o["label"] == "15 The Vampire")
    await camp.ada.select(book, [chosen["value"]])
    assert "SV-15.1" in seen(book)


async def test_the_rules_can_be_searched_from_any_page(camp: Camp) -> None:
    book = await opened(camp, "aurora")
    asked = await camp.ada.click(book, label="Search")
    assert "LA-14.12" in told(await camp.ada.submit_modal(asked, {"words": "Hermit"}))
    asked = await camp.ada.click(book, label="Search")
    assert "do not mention" in told(await camp.ada.submit_modal(asked, {"words": "zeppelin"}))
    # The signs are shown beside the same in words; the next page has no picture.
    assert not book.attachments
    await camp.ada.click(book, label="Next")
    assert "- A wolf's head: an Enemy, with its number." in seen(book)
    assert [one.filename for one in book.attachments] == ["signs.png"]
    await camp.ada.click(book, label="Next")
    assert not book.attachments


async def test_a_table_opens_from_the_manual(camp: Camp) -> None:
    await camp.ada.click(await opened(camp, "tiny"), label="Open a table")
    assert (await camp.row()).game == "tiny"


async def test_the_signs_are_words_alone_for_a_reader_who_wants_no_pictures(camp: Camp) -> None:
    await camp.ada.slash(camp.channel, "settings", words_only=True)
    book = await opened(camp, "aurora")
    await camp.ada.click(book, label="Next")
    assert "- A wolf's head: an Enemy, with its number." in seen(book)
    assert not book.attachments
