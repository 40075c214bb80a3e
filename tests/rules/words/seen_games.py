"""Plays games of bots and tells all that can be seen of them:

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
from itertools import islice
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from rules.engine.languages import ENGLISH, FIRST, speak
from tests.rules.words.other_letters import use_other_letters

if TYPE_CHECKING:
    from rules.engine import Entry, Event, Table

OTHER = "other"
BOTH = "both"
LANGUAGES = ("en", "de")
LOOKED_AT = 20
"""After so many answers the whole table is looked at again."""


def see_game(
    key: str, moves: int, languages: Sequence[str] = (FIRST,)
) -> Iterator[tuple[str, str, Any]]:
    """What can be seen of a game up to so many answers: the language, what it is, and how it reads.
    Languages take turns at each thing."""

    def see(look: Callable[..., Iterable[tuple[str, Any]]], *of: Any) -> Iterator[Any]:
        for language in languages:
            with speak(language):
                yield from [(language, *seen) for seen in look(*of)]

    table = _open_table(key)
    entries: list[Entry] = []
    for entry, events in islice(_play_bots(table), moves):
        entries.append(entry)
        yield from see(_see_answer, table, entry, events)
        if len(entries) % LOOKED_AT == 0:
            yield from see(_see_table, table)
    yield from see(_see_table, table, True)
    yield from see(_see_documents, key, entries)


def _play_bots(table: Table[Any]) -> Iterator[tuple[Entry, tuple[Event, ...]]]:
    """A game of bots who speak English. What they tell stays as they said it, for all readers."""
    from tests.drivers import bot_play

    moves = bot_play(table)
    while True:
        with speak(ENGLISH):
            move = next(moves, None)
        if move is None:
            return
        yield move


def _see_answer(
    table: Table[Any], entry: Entry, events: Sequence[Event]
) -> Iterator[tuple[str, Any]]:
    from tests.drivers import show_question

    yield "entry", entry.as_list()
    yield "events", [[event.text, event.kind, event.seats, event.data] for event in events]
    yield "retold", [asdict(table.game.retell_event(event)) for event in events]
    yield "questions", [show_question(prompt) for prompt in table.prompts]


def _open_table(key: str) -> Table[Any]:
    from rules.engine import GAMES
    from tests.drivers import open_table

    return open_table(key, max(2, min(GAMES[key].seats)), "letters")


def _see_table(table: Table[Any], painted: bool = False) -> Iterator[tuple[str, Any]]:
    from pictures.artist import find_artist
    from tests.drivers import list_readers

    yield "position", json.loads(table.state.model_dump_json())
    artist = find_artist(table.game.key)
    assert artist is not None
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
            if painted:
                yield "image", [drawing.name, sha256(drawing.draw(drawing.facts)).hexdigest()]


def _see_documents(key: str, entries: Sequence[Entry]) -> Iterator[tuple[str, Any]]:
    """What the news, the summary and the book tell of the game so far, at a table whose language is
    the reader's."""
    from cogs.views.news import pick_news
    from documents.book import front_and_back, making, material
    from rules.engine.course import find_moments, measure_course
    from tables import summary
    from tables.wording.highlights import pick_highlights
    from tests.documents.records import record
    from tests.drivers import take_entry

    past, table = record(_open_table(key), entries, over=True), _open_table(key)
    for entry in entries:
        take_entry(table, entry)
    for most in (4, 12, 40):
        yield "news", asdict(pick_news([line.event for line in past.log[-most:]]))
    kinds = Counter(line.event.kind for line in past.log)
    yield "highlights", [line.id for line in pick_highlights(past.log, kinds, 0)]
    snapshot: Any = SimpleNamespace(game=past.game, result=None)
    for moment in find_moments(measure_course(_open_table(key), entries), ()):
        line = summary._find_telling_line(snapshot, moment, past.log, kinds)
        told = line and summary._find_sentence(snapshot, line, summary.SHORTER[0])
        yield "summary", [asdict(moment), line and line.id, told]
    for module in (material, front_and_back):  # painting takes long
        module.find_drawing = lambda *_: None
    front_and_back.make_chart_drawing = lambda _: None
    front_and_back.make_cover = lambda *_: None
    book, misfit = making.book_of(making.Job("epub", (past,), (table.dump(),), (True,)))
    cast = [(one.name, one.player, one.about) for one in book.cast]
    yield "book", [book.title, book.subtitle, cast, book.preface, book.colophon, misfit]
    yield "chapters", [asdict(chapter) for chapter in book.all_chapters]


def main(moves: str, *words: str) -> None:
    """Print what is seen of these games, or of all, as JSON lines."""
    if OTHER in words:
        use_other_letters()
    import rules

    keys = [word for word in words if word not in (OTHER, BOTH)] or list(rules.GAMES)
    _print_games(keys, int(moves), (FIRST,))
    if BOTH in words:
        print()
        _print_games(keys, int(moves), LANGUAGES)


def _print_games(keys: Iterable[str], moves: int, languages: Sequence[str]) -> None:
    for key in keys:
        for language, what, seen in see_game(key, moves, languages):
            print(json.dumps([key, what, seen, language], ensure_ascii=False, default=str))


if __name__ == "__main__":
    main(*sys.argv[1:])
