"""Plays kept games again and tells all that can be seen of them:

    python -m tests.rules.words.seen_games 60 [other] [both] [survive ...]

`other`: in another language (`other_letters`); `both`: after an empty line all of it once more,
each thing in English and in German.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from hashlib import sha256
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from rules.engine.languages import ENGLISH, PROCESS_LANGUAGE, speak
from tables.garbage import collect_garbage_less_often
from tests.rules.words.other_letters import use_other_letters

if TYPE_CHECKING:
    from rules.engine import Entry, Event, Table

OTHER = "other"
BOTH = "both"
LANGUAGES = ("en", "de")
LOOKED_AT = 30
"""After so many answers the whole table is looked at again."""


def see_game(
    key: str, moves: int, languages: Sequence[str] = (PROCESS_LANGUAGE,)
) -> Iterator[tuple[str, str, Any]]:
    """What can be seen of a game up to so many answers: the language, what it is, and how it reads.
    Languages take turns at each thing."""

    def see(look: Callable[..., Iterable[tuple[str, Any]]], *of: Any) -> Iterator[Any]:
        for language in languages:
            with speak(language):
                yield from [(language, *seen) for seen in look(*of)]

    from tests.drivers import take_entry
    from tests.golden import begin_game

    head, journal = _choose_game(key)
    entries, table = journal[:moves], begin_game(head)
    for count, entry in enumerate(entries, 1):
        with speak(ENGLISH):  # what was told stays as it was said, for all readers
            events = take_entry(table, entry)
        yield from see(_see_answer, table, entry, events)
        if count % LOOKED_AT == 0:
            yield from see(_see_table, table)
    yield from see(_see_table, table, True)
    yield from see(_see_documents, head, entries)


def _choose_game(key: str) -> tuple[dict[str, Any], list[Entry]]:
    """The first line and the journal of a kept game of two players, or a few more."""
    from tests.golden import list_games, read_game

    games = [read_game(file)[:2] for file in list_games(key)]
    return min(
        (game for game in games if game[0]["names"][1:]), key=lambda game: len(game[0]["names"])
    )


def _see_answer(
    table: Table[Any], entry: Entry, events: Sequence[Event]
) -> Iterator[tuple[str, Any]]:
    from tests.drivers import show_question

    yield "entry", entry.as_list()
    yield "events", [[event.text, event.kind, event.seats, event.data] for event in events]
    yield "retold", [asdict(table.game.retell_event(event)) for event in events]
    yield "questions", [show_question(prompt) for prompt in table.prompts]


def _see_table(table: Table[Any], painted: bool = False) -> Iterator[tuple[str, Any]]:
    """How a table stands. `painted`: with a picture of each name."""
    from pictures.artist import find_artist
    from tests.drivers import list_readers

    yield "position", json.loads(table.state.model_dump_json())
    artist = find_artist(table.game.key)
    assert artist is not None
    names = set[str]()
    for seat in list_readers(table):
        view = table.view(seat)
        yield "view", view.model_dump(mode="json")
        yield "words", [artist.panel(view), artist.words(view), artist.marks(view, table.names)]
        drawings = artist.pictures(view)
        if seat is not None:
            prompt = next((prompt for prompt in table.prompts if prompt.seat == seat), None)
            drawings = artist.private(view, prompt)
            pages = [page(view) for page in artist.pages.values()]
            yield "private words", [artist.hand(view), pages, table.undoable(seat)]
        for drawing in drawings:
            yield "picture", [drawing.name, drawing.title, drawing.alt(drawing.facts)]
            if painted and drawing.name not in names:
                names.add(drawing.name)
                yield "image", [drawing.name, sha256(drawing.draw(drawing.facts)).hexdigest()]


def _see_documents(head: dict[str, Any], entries: Sequence[Entry]) -> Iterator[tuple[str, Any]]:
    """What the news, the summary and the book tell of the game so far, at a table whose language is
    the reader's."""
    from cogs.views.news import pick_news
    from documents.book import front_and_back, making, material
    from rules.engine.course import find_deciding_moments, measure_course
    from tables import summary
    from tables.wording.highlights import pick_highlights
    from tests.documents.records import make_record
    from tests.drivers import take_entry
    from tests.golden import begin_game

    past, table = make_record(begin_game(head), entries, over=True), begin_game(head)
    for entry in entries:
        take_entry(table, entry)
    for most in (4, 12, 40):
        yield "news", asdict(pick_news([line.event for line in past.log[-most:]]))
    kinds = Counter(line.event.kind for line in past.log)
    yield "highlights", [line.id for line in pick_highlights(past.log, kinds, 0)]
    snapshot: Any = SimpleNamespace(game=past.game, result=None)
    for moment in find_deciding_moments(measure_course(begin_game(head), entries), ()):
        line = summary._find_telling_line(snapshot, moment, past.log, kinds)
        told = line and summary._find_sentence(snapshot, line, summary.SENTENCE_CHARACTERS[0])
        yield "summary", [asdict(moment), line and line.id, told]
    for module in (material, front_and_back):  # painting takes long
        module.find_drawing = lambda *_: None
    front_and_back.make_chart_drawing = lambda _: None
    front_and_back.make_cover = lambda *_: None
    book, misfit = making.make_book(making.Job("epub", (past,), (table.dump(),), (True,)))
    cast = [(one.name, one.player, one.about) for one in book.cast]
    yield "book", [book.title, book.subtitle, cast, book.preface, book.colophon, misfit]
    yield "chapters", [asdict(chapter) for chapter in book.all_chapters]


def main(moves: str, *words: str) -> None:
    """Print what is seen of these games, or of all, as JSON lines."""
    collect_garbage_less_often()  # looking for garbage took a tenth of the time
    if OTHER in words:
        use_other_letters()
    import rules
    from pictures.kit import canvas, grounds

    here: Any = canvas
    here.encode_png = lambda picture, *_: picture.tobytes()  # files take longer than painting
    here = grounds.Ground  # nothing is written on grounds, and few colours take long to find
    here.finish_in_palette = lambda ground, *_: ground.image.reduce(ground._finer)

    keys = [word for word in words if word not in (OTHER, BOTH)] or list(rules.GAMES)
    _print_games(keys, int(moves), (PROCESS_LANGUAGE,))
    if BOTH in words:
        print()
        _print_games(keys, int(moves), LANGUAGES)


def _print_games(keys: Iterable[str], moves: int, languages: Sequence[str]) -> None:
    for key in keys:
        for language, what, seen in see_game(key, moves, languages):
            print(json.dumps([key, what, seen, language], ensure_ascii=False, default=str))


if __name__ == "__main__":
    main(*sys.argv[1:])
