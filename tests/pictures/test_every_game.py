"""What every game's pictures are held to, found through its artist; and what everybody may see is
the same from every seat, and one seat's own hangs on nothing of another's."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from pictures import Drawing
from pictures.artist import (
    ALT_CHARACTERS,
    PANEL_CHARACTERS,
    PICTURES,
    PRIVATE,
    WORDS_CHARACTERS,
    count_characters,
)
from rules import GAMES
from rules.engine import Entry, Game, Prompt, Table, copy_position
from tests.drivers import of_game, random_play, take_entry

from . import fullest, looking

KEYS = sorted(GAMES)
NAME = re.compile(r"[a-z][a-z0-9_-]{0,30}")
HAND = 2000
"""Characters of what a player reads of their own, in one message."""
TAKEN = {"chart", "cover"}
"""Names of pictures that are no game's."""


@pytest.mark.parametrize("key", KEYS)
def test_every_picture_has_its_own_name_and_title(key: str) -> None:
    of = looking.find_artist_of(key)
    for _, view in fullest.make_views(key):
        public, private = of.pictures(view), of.private(view, None)
        assert 1 <= len(public) <= PICTURES
        assert len(private) <= PRIVATE
        names = [drawing.name for drawing in (*public, *private)]
        assert all(map(NAME.fullmatch, names))
        assert len({*names, *TAKEN}) == len(names) + len(TAKEN)
        assert all(0 < len(drawing.title) <= 40 for drawing in (*public, *private))


def play_moments(
    game: Game[Any], seats: int, every: int, names: tuple[str, ...] = fullest.NAMES
) -> Iterator[Table[Any]]:
    """A game, looked at now and then."""
    table = Table[Any].open(game.key, names=names[:seats], seed="pictures")
    yield table
    for number, entry in enumerate(list_entries(game.key, seats), 1):
        take_entry(table, entry)
        if number % every == 0:
            yield table


@cache
def list_entries(key: str, seats: int) -> tuple[Entry, ...]:
    """What is done in it at random, whatever the players are called."""
    table = Table[Any].open(key, names=fullest.NAMES[:seats], seed="pictures")
    return tuple(entry for entry, _ in islice(random_play(table, Random(key)), 400))


OFTEN = [40, pytest.param(2, marks=pytest.mark.soak)]
"""One moment of a game in so many is looked at."""


@pytest.mark.parametrize("every", OFTEN)
@pytest.mark.parametrize("key", KEYS)
def test_texts_fit_and_names_add_no_markup_or_direction(key: str, every: int) -> None:
    """Names with right-to-left overrides, links, signs without width, and ones that count twice."""
    names = ("\u202eAda", "_*`[x](https://e.vil)@here", "\u2066Cleo", "\U0001f525" * 32, "W" * 32)
    of, seats = looking.find_artist_of(key), min(GAMES[key].seats[-1], len(names))
    views = [
        table.view(n % seats)
        for n, table in enumerate(play_moments(GAMES[key], seats, every, names))
    ]
    isolated = "\n\u2068\u2069"  # the marks round names that are read from right to left
    full = [(rename_ada(view, names[1]), isolated) for _, view in fullest.make_views(key)]
    for view, allowed in [*((view, "\n") for view in views), *full]:
        alts = [
            looking.describe_drawing(drawing)
            for drawing in (*of.pictures(view), *of.private(view, None))
        ]
        pages = [page(view) for page in of.pages.values()]
        panel, words, hand = of.panel(view), of.words(view), of.hand(view)
        for texts, most in (
            (alts, ALT_CHARACTERS),
            ([panel], PANEL_CHARACTERS),
            ([hand], HAND),
            ([words, *pages], WORDS_CHARACTERS),
        ):
            for text in texts:
                assert 0 < count_characters(text) <= most
                assert not [c for c in text if c not in allowed and not c.isprintable()]
        for text in (panel, words, hand, *pages):  # which Discord reads as Markdown
            assert "](" not in text and "@here" not in text
        assert "https://" not in panel + words + hand  # of which Discord would make a link
        assert r"\\" not in panel + words + hand, "escaped twice"


def rename_ada(view: Any, name: str) -> Any:
    """The same view of a table where Ada has another name."""
    return type(view).model_validate_json(re.sub(r"\bAda\b", name, view.model_dump_json()))


def list_prints(drawings: tuple[Drawing, ...]) -> list[tuple[str, str, bytes]]:
    """All that a picture is made from."""
    return [(each.name, each.title, each.fingerprint) for each in drawings]


@pytest.mark.parametrize("every", OFTEN)
@pytest.mark.parametrize("key", KEYS)
def test_public_pictures_are_the_same_for_all_and_spectators_get_no_private_ones(
    key: str, every: int
) -> None:
    game, of = GAMES[key], looking.find_artist_of(key)
    for table in play_moments(game, game.seats[-1], every):
        assert of.private(table.view(None), None) == ()
        views = [table.view(reader) for reader in (None, *range(len(table.names)))]
        public, *others = [(list_prints(of.pictures(v)), of.panel(v), of.words(v)) for v in views]
        assert all(other == public for other in others)


@pytest.mark.parametrize("every", OFTEN)
@pytest.mark.parametrize("key", KEYS)
def test_no_picture_depends_on_anothers_hand(key: str, every: int) -> None:
    """What the others hide is dealt again: not a byte of what I am shown changes."""
    game = GAMES[key]
    often = min(every, 1 + len(list_entries(key, game.seats[-1])) // 10)
    deals = of_game(key, "secrets").DEALS
    moments = [
        count_dealt(table, deals)
        for table in play_moments(game, game.seats[-1], often)
        if table.result is None  # at the end some games show what was held
    ]
    assert sum(moments) > 10


def count_dealt(table: Table[Any], deals: Sequence[Any]) -> int:
    """How often readers' secrets could be dealt again at the moment. Raises AssertionError."""
    of, found = looking.find_artist_of(table.game.key), 0

    def list_shown(view: Any, prompt: Prompt[Any] | None) -> list[list[tuple[str, str, bytes]]]:
        return [list_prints(drawings) for drawings in (of.pictures(view), of.private(view, prompt))]

    for reader in (None, *range(len(table.names))):
        asked = next((p for p in table.prompts if p.seat == reader), None)
        view = table.game.view(table.state, reader, table.names)
        facts, shown = view.model_dump(mode="json"), list_shown(view, asked)
        for deal in deals:
            other = deal.deal_state(copy_position(table.state), reader, Random(reader or 0))
            if other is None or deal.hide_dealt(view.model_dump(mode="json")) != facts:
                continue  # there is nothing to deal, or it changes something that everybody sees
            assert list_shown(table.game.view(other, reader, table.names), asked) == shown
            found += 1
    return found
