"""The books of all games: chapters, pictures, cast; and nothing in them that is not public."""

import io
import re
from dataclasses import replace
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest
from PIL import Image

from documents import moments
from documents.book import front_and_back, making, material
from documents.book.front_and_back import BookTable, describe_winners, format_days
from documents.book.model import Book, Heading, Plate
from documents.moments import Record
from rules import GAMES
from rules.engine import Entry, Result, Table, copy_position
from tables.wording import text
from tables.workers import jobs
from tests.documents.book.books import (
    CROWDED,
    KEPT,
    make_book,
    make_job,
    make_record_job,
    make_watched_book,
    replay_golden,
)
from tests.documents.book.checker import find_faults
from tests.documents.records import BEGAN, HOUR, make_record, read_golden
from tests.drivers import take_entry
from tests.kit.secrets import Dealing
from tests.tiny import Tiny
from tools.noninterference import list_deals


def words(made: Book) -> str:
    """All its text, as Markdown."""
    parts = [made.title, made.subtitle, *(f"{one.name} {one.about}" for one in made.cast)]
    for chapter in made.all_chapters:
        parts += [chapter.title, chapter.below]
        parts += [
            block.title if isinstance(block, Heading) else block
            for block in chapter.blocks
            if not isinstance(block, Plate)
        ]
    return "\n".join([*parts, *made.colophon])


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_a_book_with_chapters_a_cast_and_pictures(key: str, quick: None) -> None:
    made = make_book(key)
    past = read_golden(KEPT[key])
    assert made.chapters
    assert all(chapter.title and chapter.blocks for chapter in made.chapters)
    titles = [chapter.title for chapter in made.chapters]
    assert len(titles) == len(set(titles))
    assert made.players == past.names
    for name in past.names:
        assert any(name in (one.name, one.player.removeprefix("played by ")) for one in made.cast)
    assert all(one.portrait for one in made.cast)
    assert made.cover is not None
    blocks = [block for chapter in made.chapters for block in chapter.blocks]
    plates = [block for block in blocks if isinstance(block, Plate)]
    assert 1 <= len(plates) <= 12
    assert all(plate.alt and plate.caption for plate in plates)
    assert len({plate.name for plate in plates}) == len(plates)
    assert made.epilogue.title == "Epilogue"
    assert any(isinstance(block, Plate) for block in made.epilogue.blocks)
    assert past.seed in made.colophon[-1]
    assert make_watched_book(key).seats == {None}, "it looks at the game as a spectator"


@pytest.mark.parametrize("key", GAMES)
def test_the_book_tells_where_it_begins_and_how_everybody_ended(key: str, quick: None) -> None:
    made, past = make_book(key), read_golden(KEPT[key])
    assert made.preface
    table = replay_golden(KEPT[key])
    assert table.result is not None
    became = table.game.describe_afterwards(table.state, past.names, table.result)
    assert became
    assert {text.format_plain(each, 10_000) for each in became} <= {*map(str, made.epilogue.blocks)}


def test_the_cast_marks_each_bot_once(quick: None) -> None:
    past = read_golden(KEPT["survive"], 3)
    past = replace(past, names=("Alma (strong bot)", "Ben"), bots=frozenset({0, 1}), log=())
    table = past.make_opened_table()
    table.replay_entries(past.entries)
    made, _ = making.make_book(make_record_job("epub", past, table.dump()))
    found = [(one.name, one.player) for one in made.cast]
    assert found == [("Alma", "played by a bot"), ("Ben", "played by a bot")]


@pytest.mark.parametrize("key", GAMES)
def test_a_book_speaks_like_a_book(key: str, quick: None) -> None:
    """No seats, ids or lists of Python; no paragraph twice, and each ends like one."""
    said = words(make_book(key))
    assert not re.search(r"\bSeat \d|: None\b|[\[{]'|<@|\bseat=", said)
    parts = [block for chapter in make_book(key).chapters for block in chapter.blocks]
    blocks = [block for block in parts if isinstance(block, str)]
    long = [block for block in blocks if len(block.split()) > 25]
    assert len(long) == len(set(long))
    for block in blocks:
        assert block.startswith("- ") or re.search(r"[.!?…:”*|)]$", block.strip()), block


@pytest.mark.parametrize("key", GAMES)
def test_an_unfinished_game_has_a_book_so_far(key: str, quick: None) -> None:
    entries = len(read_golden(KEPT[key]).entries) // 2
    past = replace(read_golden(KEPT[key], entries), over=False)
    table = replay_golden(KEPT[key], entries)
    made, _ = making.make_book(make_record_job("epub", past, table.dump()))
    assert made.epilogue.title == "To be continued"
    assert past.seed not in words(made), "the seed is a secret"
    assert "comes from a seed" in made.colophon[-1]
    *_, sealed = front_and_back.make_colophon(
        [BookTable(replace(past, secret="Hush"), table, False)], ""
    )
    assert "comes from a secret" in sealed and "Hush" not in sealed
    assert "so far" in made.subtitle
    assert "won" not in str(made.epilogue.blocks[0])


@pytest.mark.parametrize("key", GAMES)
def test_no_byte_of_a_book_holds_a_secret(
    key: str, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hidden things are dealt again at the end and at every moment that is pictured: the books are
    the same, byte for byte."""
    past = replace(read_golden(CROWDED[key], 45), over=False)
    given = make_record_job("epub", past, replay_golden(CROWDED[key], 45).dump())
    was = making.make_book_file(given).content
    honest = material._make_scene
    dealt = 0
    for number, deal in enumerate(list_deals(key)):
        if type(deal).hide_dealt is not Dealing.hide_dealt:
            continue  # what it deals again is partly seen by everybody

        def deal_again(table: Table[Any], deal: Any = deal, number: int = number) -> None:
            nonlocal dealt
            other = deal.deal_state(copy_position(table.state), None, Random(number))
            if other is not None:
                table.state = other
                dealt += 1

        def scene(past: Record, table: Table[Any], told: Any, deal_again: Any = deal_again) -> Any:
            true = table.state
            try:
                deal_again(table)
                return honest(past, table, told)
            finally:
                table.state = true

        def load_dealt_again(
            past: Record, dump: str, closed: bool, deal_again: Any = deal_again
        ) -> BookTable:
            table: Table[Any] = Table.load(dump)
            deal_again(table)
            return BookTable(past, table, closed)

        with monkeypatch.context() as patch:
            patch.setattr(material, "_make_scene", scene)
            patch.setattr(making, "_load_book_table", load_dealt_again)
            assert making.make_book_file(given).content == was, type(deal).__name__
    assert dealt, "something was hidden"


@pytest.mark.parametrize("kind", ["epub", "page"])
def test_the_same_table_makes_the_same_bytes(kind: str, quick: None) -> None:
    given = make_job(kind, KEPT["survive"])
    assert making.make_book_file(given).content == making.make_book_file(given).content


def test_answers_taken_back_are_left_out(tiny: Tiny, quick: None) -> None:
    """Ada gathers wood, takes that back, and gathers again: the book has the second time alone."""
    table: Table[Any] = Table.open(tiny, names=["Ada"], seed="undone")
    journal: list[Entry] = []

    def answer(given: Any) -> str:
        prompt = next(prompt for prompt in table.prompts if not prompt.optional)
        journal.append(Entry("answer", 0, prompt.id, given))
        return "".join(event.text for event in take_entry(table, journal[-1]))

    answer("Camp Ada")
    answer(["gather"])
    gone = answer(3)
    journal.append(Entry("undo", 0))
    take_entry(table, journal[-1])
    stands = answer(1)
    assert gone != stands
    past = make_record(Table.open(tiny, names=["Ada"], seed="undone"), journal)
    assert gone in str(past.log)
    told = [each.line.event.text for each in material.gather_material(past, pictured=False).told]
    assert stands in "".join(told)
    assert gone not in "".join(told)
    assert not any("takes back" in line for line in told)


def test_an_outdated_journal_costs_only_pictures(quick: None) -> None:
    given = make_job("epub", KEPT["survive"])
    (past,) = given.records
    entries = (*past.entries[:5], replace(past.entries[5], prompt="gone"), *past.entries[6:])
    other = tuple("0" for _ in past.versions)
    broken = replace(past, entries=entries, versions=other)
    made = making.make_book_file(replace(given, records=(broken,)))
    whole = making.make_book_file(given)
    assert "no longer fits" in made.misfit
    assert 0 < made.pictures < whole.pictures
    assert whole.misfit == ""


def test_a_large_book_has_fewer_pictures(quick: None) -> None:
    given = make_job("page", KEPT["survive"])
    whole = making.make_book_file(given)
    less = making.make_book_file(replace(given, most=len(whole.content) - 200))
    assert len(less.content) <= len(whole.content) - 200
    assert whole.pictures / 2 < less.pictures < whole.pictures


def test_dates_are_written_out_and_scores_have_headings() -> None:
    """A screen reader says the heading with each cell."""
    past = read_golden(KEPT["survive"])
    *_, table = describe_winners(past, Result((0,), dict(enumerate(range(len(past.names)))), ""))
    assert table.startswith("| Player | Score |\n")
    assert describe_winners(past, Result((), {0: 3}, "")) == []
    assert format_days(BEGAN, BEGAN + HOUR) == "2 November 2026"
    assert format_days(BEGAN, BEGAN + 24 * HOUR) == "2 to 3 November 2026"
    assert format_days(BEGAN, BEGAN + 40 * 24 * HOUR) == "2 November to 12 December 2026"
    assert format_days(BEGAN, BEGAN + 70 * 24 * HOUR) == "2 November 2026 to 11 January 2027"


async def test_another_process_makes_the_book_with_real_pictures() -> None:
    given = make_job("epub", KEPT["posthuman"], 12)
    workers = jobs.Workers()
    try:
        made = await moments.run_in_process(workers, 120, making.make_book_file, given)
    finally:
        workers.close()
    assert list(find_faults(made.content)) == []
    with ZipFile(io.BytesIO(made.content)) as opened:
        sizes = {}
        for name in opened.namelist():
            if name.startswith("EPUB/images/"):
                with Image.open(io.BytesIO(opened.read(name))) as picture:
                    sizes[name.removeprefix("EPUB/images/")] = picture.size
    assert sizes["cover.jpg"] == (1200, 1800)
    assert sizes["portrait-0.png"][1] == 240
    assert sizes["plate-end.png"][0] == 1080
