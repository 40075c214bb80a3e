"""Every question of every game, at its largest, fits into what Discord takes."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

import pictures
from cogs.outbox.notices import combine_notices
from cogs.table import commands, typed_answers
from cogs.time import reminder_words
from cogs.ui import limits
from cogs.ui.components import shorten_id
from cogs.views import card, private_panel
from pictures.artist import PRIVATE
from pictures.artist import find_artist as real_artist
from rules.engine import GAMES, Event, Prompt, Table
from rules.engine.languages import speak
from rules.engine.messages import list_languages
from storage import Seat
from tables.snapshot import Snapshot, take_snapshot
from tests.cogs.icons import all_icons
from tests.cogs.ui.test_limits import check_limits, form_fits, questions_in
from tests.drivers import of_game, random_answer
from tests.sessions import NOW, make_session

KEYS = sorted(GAMES)
LONG = tuple("_" * 31 + letter for letter in "ABCDEF")
"""As long as names are, and twice that when their marks are escaped."""
WIDE = 10**18
"""As large as Discord's numbers and ours may grow."""
GAMES_EACH = 3
TALKATIVE = 18
"""The number of a game in which even random answers come to talk to a stranger of Aftermath."""
ANSWERS = 400
FROM_FULL = 60
"""Answers from a position that is full already."""
ICONS = all_icons()
NEWS = [Event("Something happened, " * 40)] * 60

Kind = tuple[str, bool, bool, frozenset[str]]


def kinds(prompt: Prompt[Any], *, apart: bool) -> list[Kind]:
    """What kind of question it is: by what it asks for and what may be answered, with each verb
    `apart` or all together."""
    verbs = frozenset(option.verb for option in prompt.options) or {prompt.verb or ""}
    sets = map(frozenset, zip(verbs)) if apart else [frozenset(verbs)]
    return [(prompt.kind, prompt.optional, prompt.secret, each) for each in sets]


def size(prompt: Prompt[Any]) -> tuple[int, int]:
    return len(prompt.options), len(prompt.text)


def tables(key: str) -> Iterator[Table[Any]]:
    """Tables under way: of random games, and from positions that hold more than any game will."""
    game = GAMES[key]
    for seats in {game.seats[0], game.seats[-1]}:
        for number in (*range(GAMES_EACH), TALKATIVE):
            yield Table.open(key, names=LONG[:seats], seed=f"largest {number}")
    for state in of_game(key, "fullest").positions():
        yield Table.place(key, state, "full", LONG[: state.seats])


def largest(key: str, *, apart: bool) -> dict[Kind, tuple[int, str]]:
    """For each kind of question, where it was largest: who was asked, and at which table."""
    sizes: dict[Kind, tuple[int, int]] = {}
    found: dict[Kind, tuple[int, str]] = {}
    for table in tables(key):
        rnd = Random(table.seed)
        for _ in range(FROM_FULL if table.seed == "full" else ANSWERS):
            if table.result is not None:
                break
            dump = cache(table.dump)
            for prompt in table.prompts:
                for kind in kinds(prompt, apart=apart):
                    if size(prompt) > sizes.get(kind, (-1, 0)):
                        sizes[kind] = size(prompt)
                        found[kind] = prompt.seat, dump()
            owed = [prompt for prompt in table.prompts if not prompt.optional]
            prompt = rnd.choice(owed if rnd.random() < 0.8 else table.prompts)
            table.answer(prompt.id, random_answer(prompt, rnd))
    return found


@pytest.mark.parametrize("apart", [True, pytest.param(False, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", KEYS)
def test_the_largest_of_every_question_fits(
    key: str, apart: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the card, in the panel of the person asked, in forms, suggestions and reminders, in every
    language."""
    monkeypatch.setattr(pictures, "find_artist", real_artist)
    found = largest(key, apart=apart)
    asked = {verb for _, _, _, verbs in found for verb in verbs}
    looked_up = real_artist(key).pages.keys()
    assert not GAMES[key].verbs.keys() - asked - looked_up, "questions that were never put"
    for seat, dump in dict.fromkeys(found.values()):
        table = Table[Any].load(dump)
        names = enumerate(table.names)
        seats = tuple(Seat(number, WIDE + number, name) for number, name in names)
        wide = {"id": WIDE, "channel_id": WIDE, "guild_id": WIDE, "opener_id": WIDE}
        for language in sorted(list_languages()):
            with speak(language):
                session = make_session(table, seats=seats, **wide)
                everybody_sees(take_snapshot(session))
                one_sees(take_snapshot(session, seat=seat))


def everybody_sees(snapshot: Snapshot) -> None:
    for drawn in (None, pictures.Picture(b"", "x" * limits.PICTURE_DESCRIPTION)):
        shown = card.make_game_card(snapshot, NEWS, drawn)
        check_limits(shown)
        check_limits(ICONS.add_icons_to_view(shown, snapshot))
    for view in private_panel.make_board_messages(snapshot):
        check_limits(view)


def one_sees(snapshot: Snapshot) -> None:
    blank = pictures.Picture(b"", "x" * limits.PICTURE_DESCRIPTION)
    asked = next(iter(snapshot.usual_prompts), None)
    artist = real_artist(snapshot.row.game)
    private = artist.private(snapshot.view, asked)
    every = [blank, *(replace(blank, name=each.name, title=each.title) for each in private)]
    panel = private_panel.make_private_panel(snapshot, told=NEWS, since=NEWS, shown=every[:PRIVATE])
    check_limits(panel)
    there = questions_in(panel)
    check_limits(ICONS.add_icons_to_view(panel, snapshot))
    check_limits(private_panel.make_hand_view(snapshot))
    check_limits(private_panel.make_hand_view(snapshot, every[:PRIVATE]))
    needed = {shorten_id(prompt.id) for prompt in snapshot.own_prompts if not prompt.optional}
    assert needed <= there, "a panel without what must be answered"
    if needed:
        check_limits(reminder_words.make_channel_reminder(snapshot, WIDE, NOW))
        check_limits(combine_notices([reminder_words.make_personal_reminder(snapshot, WIDE, NOW)]))
    for page in artist.pages.values():
        for view in private_panel.make_text_messages(page(snapshot.view)):
            check_limits(view)
    for prompt in snapshot.own_prompts:
        if prompt.kind != "choice":
            form_fits(prompt, GAMES["survive"].title)
    for verb in (None, *snapshot.game.verbs):
        for typed in ("", "a", "1"):
            suggested = typed_answers.list_suggestions(snapshot.prompts, typed, verb)
            offered = commands.make_choices(suggested, "")
            assert len(offered) <= limits.SUGGESTIONS
            for choice in offered:
                assert 1 <= len(choice.name) <= limits.CHOICE_NAME
                assert len(str(choice.value)) <= limits.CHOICE_VALUE
