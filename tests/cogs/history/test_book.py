"""The book of a table by `/story`: made by button or option, for anybody, one at a time."""

import pickle
from typing import Any

import pytest

from cogs.history import book
from documents.book import making
from tables.files import queue
from tests.cogs.campaigns import play as campaign
from tests.cogs.play import Camp, list_labels, read_text
from tests.documents.book.checker import find_faults


@pytest.fixture
def at_once(camp: Camp, quick: None, monkeypatch: pytest.MonkeyPatch) -> list[making.Job]:
    """Make books in this process, from what would be sent to the other one; return the jobs."""
    jobs: list[making.Job] = []

    async def run(within: float, work: Any, *given: Any) -> Any:
        work, given = pickle.loads(pickle.dumps((work, given)))
        jobs.append(given[0])
        return work(*given)

    monkeypatch.setattr(camp.bot.workers, "run_work", run)
    return jobs


async def content(message: Any) -> bytes:
    (file,) = message.attachments
    return bytes(await file.read())


async def read(message: Any) -> str:
    """The text of a page."""
    return (await content(message)).decode()


async def take_page(camp: Camp, who: Any, channel: Any = None, **options: str) -> Any:
    """The message with the book as a page."""
    given = await who.slash(channel or camp.channel, "story", **{"as": "page", **options})
    return given.response


async def test_the_book_exists_once_the_game_begins_and_explains_the_seal(
    camp: Camp, at_once: list[making.Job]
) -> None:
    await camp.gather(camp.ben)
    assert "no story yet" in await camp.ask(camp.ada, "story", **{"as": "epub"})
    shown = (await camp.row()).seal
    options = (await camp.ben.click(camp.card(), label="Options")).response
    await camp.write(camp.ben, "moth", "Add a word", options)
    await camp.ada.click(camp.card(), label="Start")
    row = await camp.row()
    during = await read(await take_page(camp, camp.cleo))
    assert shown in during
    assert "from a secret that nobody knows yet and from words of the players" in during
    assert row.seed not in during and row.secret not in during
    await camp.close()
    after = await read(await take_page(camp, camp.cleo))
    for each in (shown, row.seed, row.secret, "the SHA-256 of the secret, since it opened"):
        assert each in after


async def test_the_buttons_give_an_e_book_and_a_page(
    camp: Camp, at_once: list[making.Job], monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    story = (await camp.cleo.slash(camp.channel, "story")).response
    assert list_labels(story)[-2:] == ["E-book", "To print"]
    ebook = (await camp.cleo.click(story, label="E-book")).response
    assert ebook.flags.ephemeral
    assert [file.filename for file in ebook.attachments] == ["tiny-1.epub"]
    assert "book so far" in read_text(ebook)
    assert list(find_faults(await content(ebook))) == []
    paper = (await camp.cleo.click(story, label="To print")).response
    assert [file.filename for file in paper.attachments] == ["tiny-1.html"]
    text = await read(paper)
    assert text.startswith("<!DOCTYPE html>")
    assert "Camp Ada, Camp Ben" in text
    assert (await camp.row()).seed not in text, "the seed is a secret"
    monkeypatch.setattr(queue, "SECONDS_FOR_TURN", 0.0)
    async with camp.bot.files.wait_for_turn():
        refused = await camp.ask(camp.cleo, "story", **{"as": "epub"})
    assert "one after the other" in refused
    assert len(at_once) == 2
    monkeypatch.setattr(book, "MOST_BYTES", 2000)
    assert "too large to send here" in await camp.ask(camp.cleo, "story", **{"as": "epub"})


@pytest.mark.usefixtures("at_once")
async def test_readers_get_the_book_in_their_language(camp: Camp) -> None:
    await camp.begin(camp.ben)
    texts = []
    for chosen in ({}, {"language": "Deutsch"}):
        given = await take_page(camp, camp.cleo, **chosen)
        texts.append(await read(given))
        assert "book so far" in read_text(given), "the bot says it in the user's language"
    assert ['lang="en"' in text for text in texts] == [True, False]
    assert ['lang="de"' in text for text in texts] == [False, True]
    assert "Deutsch" in await camp.ask(camp.cleo, "story", language="Klingon")
    await camp.cleo.slash(camp.channel, "settings", language="Deutsch")
    story = (await camp.cleo.slash(camp.channel, "story")).response
    assert list_labels(story)[-5:] == [
        "Hier lesen (Deutsch)",
        "E-Book",
        "Zum Drucken",
        "E-Book (Deutsch)",
        "Zum Drucken (Deutsch)",
    ]
    for label, language in (("Zum Drucken (Deutsch)", "de"), ("Zum Drucken", "en")):
        paper = (await camp.cleo.click(story, label=label)).response
        assert f'lang="{language}"' in await read(paper)
    german = (await camp.cleo.click(story, label="Hier lesen (Deutsch)")).response
    assert list_labels(german)[-5] == "Hier lesen (English)"


@pytest.mark.usefixtures("at_once")
async def test_the_option_gives_the_book_at_once(camp: Camp) -> None:
    await camp.begin_odd("tale", camp.ben)
    for player in (camp.ada, camp.ben):
        await camp.act(player, "It *snowed* on <b>us</b> & @everyone")
    given = await take_page(camp, camp.cleo)
    text = await read(given)
    assert "so far" not in read_text(given)
    assert "<b>" not in text
    assert "An odd tale" in text
    assert "Much weather." in text, "the appendix"
    assert "Ada won." in text


@pytest.mark.usefixtures("at_once")
async def test_closed_games_without_pictures_have_books_too(camp: Camp) -> None:
    await camp.begin_odd("words", camp.ben)
    await camp.close()
    text = await read(await take_page(camp, camp.cleo))
    assert "closed before the game was over" in text


async def test_a_campaign_is_one_volume(camp: Camp, at_once: list[making.Job]) -> None:
    """Its chapters lie at several tables, and in several channels."""
    await campaign.play_chapter(camp)
    second = camp.other_channel
    await camp.ada.slash(second, "campaign continue", campaign=campaign.NAME)
    await camp.ada.click(camp.card(second), label="Start")
    await camp.ada.slash(second, "act", what="Camp Two")
    text = await read(await take_page(camp, camp.ada, second))
    (job,) = at_once
    assert [past.chapter for past in job.records] == [(campaign.NAME, 1), (campaign.NAME, 2)]
    assert f'<h1 id="title">{campaign.NAME}</h1>' in text
    assert text.index(">Chapter 1<") < text.index("Camp Ada") < text.index(">Chapter 2<")
    assert text.index(">Chapter 2<") < text.index("Camp Two")
    assert "Camp Two" not in await read(await take_page(camp, camp.ada)), "up to this chapter"


@pytest.mark.usefixtures("at_once")
async def test_no_book_names_an_erased_player(camp: Camp) -> None:
    await camp.begin(camp.ben, camps=False)
    for player in (camp.ada, camp.ben):
        await camp.act(player, "Here")
    await camp.erase(camp.ben)
    assert "Ben" not in await read(await take_page(camp, camp.ada))
