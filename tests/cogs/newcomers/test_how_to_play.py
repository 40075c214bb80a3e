"""How to play: a first turn in a few screens, which the rules really play. Behind it are the full
rules, page by page, by chapter, and searched."""

from collections.abc import Iterator
from typing import Any

import pytest

import pictures
from cogs.newcomers.full_rules import make_manual_pages, make_manual_view
from cogs.newcomers.how_to_play import make_screen, make_screen_drawings
from cogs.ui.components import walk_payload
from cogs.words import Message
from rules import GAMES
from rules.engine.how_to_play import HowToPlay
from rules.engine.languages import speak
from rules.engine.messages import list_languages
from tests.cogs.play import Camp, list_labels, list_selects, read_reply, read_text
from tests.cogs.shelf import find_offer, list_messages
from tests.cogs.ui.test_limits import check_limits

KEYS = list(GAMES)


def screens_of(key: str) -> HowToPlay:
    return GAMES[key].how_to_play


async def open_first_screen(camp: Camp, key: str) -> Any:
    """The first screen of a game, as Ada opens it from the shelf."""
    shown = await camp.ada.slash(camp.channel, "game open")
    found = find_offer(list_messages(shown), f"Open {GAMES[key].title.split(': ')[0]}")
    return (await camp.ada.click(found, custom_id=f"ek:0:howto:{key}:0")).response


@pytest.mark.parametrize("language", sorted(list_languages()))
@pytest.mark.parametrize("key", KEYS)
def test_every_screen_fits(key: str, language: str) -> None:
    with speak(language):
        for number in range(len(screens_of(key).screens)):
            check_limits(make_screen(key, number))


def test_each_reader_gets_screens_and_pictures_in_their_language() -> None:
    found = []
    for language in ("en", "de", "en"):
        with speak(language):
            found.append((screens_of("survive").screens, make_screen_drawings("survive")))
    english, german, again = found
    assert english[0][0].text != german[0][0].text
    assert english[1] is not german[1]
    assert again == english


@pytest.mark.parametrize("key", KEYS)
def test_the_pictures_are_for_the_readers_own_question(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    artist = pictures.find_artist(key)
    monkeypatch.setattr(artist, "private", lambda _, own: asked.append(own) or ())
    monkeypatch.setattr(pictures, "find_artist", lambda _: artist)
    make_screen_drawings.__wrapped__(key)
    assert {own.seat for own in asked if own} == {0}


@pytest.mark.parametrize("key", KEYS)
def test_every_kind_of_question_has_its_screen(key: str) -> None:
    lessons = screens_of(key)
    verbs = [verb for screen in lessons.screens for verb in screen.verbs]
    assert len(verbs) == len(set(verbs))
    assert set(GAMES[key].lessons) <= set(verbs) <= set(GAMES[key].verbs)


async def test_turning_screens_edits_the_message_and_its_picture(camp: Camp) -> None:
    first = await open_first_screen(camp, "survive")
    screens = screens_of("survive").screens
    assert screens[0].text in read_text(first)
    assert not first.attachments
    assert "Full rules" in list_labels(first)
    await camp.ada.click(first, label="Next")
    assert screens[1].text in read_text(first)
    assert [one.filename for one in first.attachments] == ["table.png"]
    (contents,) = list_selects(first)
    await camp.ada.select(first, [contents["options"][-1]["value"]])
    assert screens[-1].text in read_text(first)
    assert not first.attachments
    await camp.ada.click(first, label="Back")
    assert screens[-2].text in read_text(first)
    # A player who chose words only sees no pictures.
    await camp.ada.slash(camp.channel, "settings", words_only=True)
    again = await open_first_screen(camp, "survive")
    await camp.ada.click(again, label="Next")
    assert screens[1].text in read_text(again)
    assert not again.attachments
    await camp.ada.click(again, label="Open a table")
    assert (await camp.row()).game == "survive"


async def test_how_to_play_opens_at_the_current_question(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo, game="hope", camps=False)
    asked = await camp.in_menu(camp.ada, "How to play")
    assert screens_of("hope").screens[0].text in read_reply(asked), "how did the world end?"
    assert screens_of("hope").find_screen(frozenset({"support", "refuse"})) == 3
    assert screens_of("hope").find_screen(frozenset()) == 0


async def open_rules(camp: Camp, key: str) -> Any:
    """The full rules of a game, as Ada opens them from "How to play"."""
    first = await open_first_screen(camp, key)
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
        view, page = make_manual_view(key, number), make_manual_pages(key)[number]
        check_limits(view)
        assert page.words.strip()
        (contents,) = [part for part in walk_payload(view.to_components()) if part["type"] == 3]
        assert len(contents["options"]) > 1
        shown = [option["label"] for option in contents["options"] if option.get("default")]
        assert shown == [page.chapter]


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


async def test_turning_pages_edits_the_message(camp: Camp) -> None:
    first, game = await open_rules(camp, "survive"), GAMES["survive"]
    assert "Back" not in list_labels(first)
    await camp.ada.click(first, label="Next")
    assert make_manual_pages("survive")[1].words in read_text(first)
    await camp.ada.click(first, label="Back")
    for said in (game.goal, game.course, game.length):
        assert said in read_text(first)
    # A chapter is one choice away.
    (contents,) = list_selects(first)
    chosen = next(o for o in contents["options"] if o["label"] == "15 The Vampire")
    await camp.ada.select(first, [chosen["value"]])
    assert "SV-15.1" in read_text(first)


async def test_the_rules_can_be_searched_from_any_page(camp: Camp) -> None:
    book = await open_rules(camp, "aurora")
    asked = await camp.ada.click(book, label="Search")
    assert "LA-14.12" in read_reply(await camp.ada.submit_modal(asked, {"words": "Hermit"}))
    asked = await camp.ada.click(book, label="Search")
    assert "do not mention" in read_reply(await camp.ada.submit_modal(asked, {"words": "zeppelin"}))
    # The signs are shown beside the same in words; the next page has no picture.
    assert not book.attachments
    await camp.ada.click(book, label="Next")
    assert "- A wolf's head: an Enemy, with its number." in read_text(book)
    assert [one.filename for one in book.attachments] == ["signs.png"]
    await camp.ada.click(book, label="Next")
    assert not book.attachments


async def test_the_manual_turns_to_its_last_page_and_opens_a_table(camp: Camp) -> None:
    _, *others = make_manual_pages("tiny")
    book = await open_rules(camp, "tiny")
    for page in others:
        await camp.ada.click(book, label="Next")
        assert page.words in read_text(book)
    await camp.ada.click(book, label="Open a table")
    assert (await camp.row()).game == "tiny"
