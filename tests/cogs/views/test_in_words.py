"""Cards and panels for those who hear them, or want no pictures: they are read in the order of
their parts, and all that an answer needs is in their words."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from discord.ui import LayoutView

import pictures
from cogs.ui.components import walk_payload
from cogs.ui.message import list_components
from cogs.views import card, private_panel
from pictures.artist import find_artist as real_artist
from rules import GAMES
from rules.engine import Event, Prompt
from tables.session import TableSession
from tables.snapshot import Snapshot, take_snapshot
from tests.cogs.ui.test_limits import make_message
from tests.drivers import open_table, random_play
from tests.sessions import make_session

ANSWERS, EVERY = 90, 6
KEYS = sorted(GAMES)
TEXT, SELECT, BUTTON, GALLERY, SEPARATOR = 10, 3, 2, 12, 14
PICTURED = {11, GALLERY, 13}
"""Thumbnails, galleries and files."""
ALT = "The board in words."
WORD = re.compile(r"\w")


@pytest.fixture(autouse=True)
def real(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "find_artist", real_artist)


def moments(key: str) -> Iterator[tuple[TableSession, list[Event]]]:
    """A random game, looked at every few answers, at a table that wants words only; and what has
    been told lately."""
    game = GAMES[key]
    table = open_table(key, game.seats[len(game.seats) // 2], "in words")
    told: list[Event] = []
    for count, (_, events) in enumerate(islice(random_play(table, Random("in words")), ANSWERS)):
        told += events
        if table.result is None and count % EVERY == 0:
            session = make_session(table, settings={"words_only": True})
            yield session, [event for event in told if event.seats is None][-5:]


def snapshots(session: TableSession) -> Iterator[Snapshot]:
    """The view of each seat that is asked something."""
    for seat in sorted({prompt.seat for prompt in session.running_game.prompts}):
        yield take_snapshot(session, seat=seat)


def parts(view: LayoutView) -> list[dict[str, Any]]:
    """Everything in a message, in the order in which it is read."""
    return [dict(part) for part in walk_payload(list_components(view))]


def words(found: list[dict[str, Any]]) -> str:
    return "\n".join(str(part["content"]) for part in found if part["type"] == TEXT)


@pytest.mark.parametrize("key", KEYS)
def test_a_words_only_card_says_all_an_answer_needs_in_order(key: str) -> None:
    """The picture, what happened, and last in one piece: whose move it is, what is asked, the
    answers, and the card's own buttons."""
    happened = asked = looks = 0
    for session, events in moments(key):
        snapshot = take_snapshot(session)
        found = parts(card.make_game_card(snapshot, events, pictures.Picture(b"", ALT)))
        kinds = [part["type"] for part in found if part["type"] in (TEXT, GALLERY, SELECT, BUTTON)]
        assert kinds[:2] == [TEXT, GALLERY]
        block_alone = make_message(*card.make_card_questions(snapshot).parts)
        block = [part["type"] for part in found].index(SEPARATOR) + 1
        assert words(found[block:]) == words(parts(block_alone))
        assert SEPARATOR not in [part["type"] for part in found[block:]]
        happened += any(part["type"] == TEXT for part in found[3:block])
        called = {prompt.seat for prompt in session.running_game.needed_prompts}
        assert all(snapshot.mention_seat(seat) in words(found[block:]) for seat in called)
        (item,) = next(part["items"] for part in found if part["type"] == GALLERY)
        assert item["description"] == ALT
        buttons = [str(part["label"]) for part in found if part["type"] == BUTTON]
        own = [label for label in buttons if label in map(str, card.OWN)]
        assert own == buttons[len(buttons) - len(own) :]
        looks += 1
        public = parts(card.make_game_card(snapshot, events, None))
        can_be_told(public)
        board = len(words(public)) - card.make_card_questions(snapshot).character_count
        assert board > 200, "The board is not told."
        for mine in snapshots(session):
            shown = parts(private_panel.make_private_panel(mine))
            can_be_told(shown)
            for prompt in mine.usual_prompts:
                is_asked(prompt, words(shown))
                asked += 1
            for prompt in mine.seldom_used_prompts:
                is_asked(prompt, words(parts(private_panel.make_more_view(mine))))
    assert happened
    assert asked >= looks > 0


def test_a_scene_in_hand_is_shown_as_picture_or_words_but_not_both() -> None:
    """Hope's own pictures say all that its hand says; those who want words only read the hand."""
    reading = [
        snapshot
        for session, _ in moments("hope")
        for snapshot in snapshots(session)
        if any(prompt.text.endswith("What do you do?") for prompt in snapshot.usual_prompts)
    ]
    assert reading
    for mine in reading:
        view: Any = mine.view
        scene = str(view.private.reading).splitlines()[1]
        drawn = [pictures.Picture(b"", ALT, "scene", "The Scene")]
        assert scene in words(parts(private_panel.make_private_panel(mine)))
        assert scene not in words(parts(private_panel.make_private_panel(mine, shown=drawn)))


def can_be_told(found: list[dict[str, Any]]) -> None:
    """Check that nothing in a message is a picture, and that whatever can be pressed or chosen has
    words."""
    assert not [part for part in found if part["type"] in PICTURED]
    for part in found:
        if part["type"] == BUTTON:
            assert WORD.search(part["label"]), part
        if part["type"] == SELECT:
            assert WORD.search(part["placeholder"]), part
            assert all(WORD.search(option["label"]) for option in part["options"]), part


def is_asked(prompt: Prompt[Any], said: str) -> None:
    """The question stands in the message, as a sentence; and no two of its answers read alike."""
    assert len(prompt.text.split()) > 1, prompt
    first = re.sub(r"\W+", " ", prompt.text)[:60].strip()
    assert first in re.sub(r"\W+", " ", said), (first, said)
    answers = [(option.label, option.detail) for option in prompt.options]
    assert all(WORD.search(label) for label, _ in answers), prompt
    assert not [each for each, many in Counter(answers).items() if many > 1], prompt
