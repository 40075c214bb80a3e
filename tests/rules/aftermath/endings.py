"""Every way in which a game of Aftermath, and a campaign, can end (AF-18, AF-20), and who plays
towards it."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from rules.aftermath.model.state import FORAGE, State
from rules.aftermath.words import tale
from rules.engine import Entry, Event, Prompt, Table
from tests.drivers import ENDLESS, Move, bot_play, open_table, random_play, take_entry
from tests.golden import Played

Wishes = Mapping[str, str]
"""What is answered by the topic of a question, wherever it is offered."""
FRAIL = {"morale": 1, "population": 1}
"""Dials of a colony that the next blow ends."""
GOALS = ("wren", "bodkin", "cog", "marl")


def _play_bots(seats: Sequence[int], **options: Any) -> Callable[[int], Played]:
    """Bots alone, in turn with each number of seats."""

    def play(number: int) -> Played:
        table = open_table("aftermath", seats[number % len(seats)], f"golden {number}", options)
        return table, bot_play(table)

    return play


def _play_recklessly(number: int) -> Played:
    """One player who does anything at all."""
    table = open_table("aftermath", 1, f"golden {number}")
    return table, random_play(table, Random(number))


def _play_with_wishes(seats: int, wishes: Wishes, **changes: Any) -> Callable[[int], Played]:
    """Bots with wishes; with changes, in a second chapter whose save has them."""

    def play(number: int) -> Played:
        save = _make_save(1, seats, changes) if changes else None
        table = open_table("aftermath", seats, f"golden {number}", save=save)
        return table, play_directed(table, wishes)

    return play


def _last_chapter(number: int) -> Played:
    """The game of a campaign of bots after which nothing is carried on."""
    chapter, save = _find_last_chapter(number)
    table = open_table("aftermath", 1, f"golden {number}/{chapter}", save=save)
    return table, bot_play(table)


def play_directed(table: Table[Any], wishes: Wishes) -> Iterator[Move]:
    """Bots, except that they answer as wished wherever they can."""
    for _ in range(ENDLESS):
        if table.result is not None:
            return
        prompt = table.needed_prompts[0]
        answer = _find_wished(prompt, wishes) or table.choose_bot_answer(prompt)
        entry = Entry("answer", prompt.seat, prompt.id, answer)
        yield entry, take_entry(table, entry)
    raise AssertionError("no end")


def _find_wished(prompt: Prompt[Any], wishes: Wishes) -> list[str]:
    wish = wishes.get(prompt.topic)
    return [option.id for option in prompt.options if option.id == wish]


@cache
def _play_chapters(chapters: int, seats: int, seed: str) -> str | None:
    """What so many chapters of bots carry on."""
    save: str | None = None
    for chapter in range(chapters):
        table = open_table("aftermath", seats, f"{seed}/{chapter}", save=save)
        for _ in bot_play(table):
            pass
        save = table.carried_save
        if save is None:
            return None
    return save


def _make_save(chapters: int, seats: int, changes: Mapping[str, Any]) -> str:
    """A save with other things in it: dials are changed one by one."""
    save = json.loads(_play_chapters(chapters, seats, "saved") or "")
    for name, value in changes.items():
        save[name] = {**save[name], **value} if isinstance(value, dict) else value
    return json.dumps(save)


def _find_last_chapter(number: int) -> tuple[int, str | None]:
    """The number of a campaign's last game, and what that one begins from."""
    chapter = 0
    while _play_chapters(chapter + 1, 1, f"golden {number}") is not None and chapter < MOST:
        chapter += 1
    return chapter, _play_chapters(chapter, 1, f"golden {number}") if chapter else None


MOST = 12
"""Chapters of a campaign that is looked into."""

ENDINGS: dict[str, Callable[[int], Played]] = {
    "success": _play_bots([3, 4]),
    "two characters each": _play_bots([2], two_each=True),
    "nobody is left standing": _play_recklessly,
    "gone home": _play_with_wishes(2, {"travel": "home"}, assigned=2),
    "foraged": _play_with_wishes(1, {}, assigned=FORAGE),
    "infinite lives": _play_with_wishes(2, {"travel": "home", "infinite-lives": "on"}, dials=FRAIL),
    "the colony is lost": _play_with_wishes(
        2, {"travel": "home", "infinite-lives": "lost"}, dials=FRAIL
    ),
    "the campaign is won": _last_chapter,
    "won and going on": _play_with_wishes(1, {"go-on": "on"}, won=True, goals=list(GOALS)),
}


def ending(table: Table[State], events: Sequence[Event]) -> str:
    """How the game ended, by the words of ENDINGS."""
    assert table.result is not None
    s = table.state
    if s.colony.lost:
        return "the colony is lost"
    if s.over:
        return "the campaign is won"
    if s.colony.infinite:
        return "infinite lives"
    if s.colony.won:
        return "won and going on"
    if s.outcome == "success":
        if s.played == FORAGE:
            return "foraged"
        return "two characters each" if s.seats == 2 and s.each == 2 else "success"
    return "nobody is left standing" if tale.has_heard(s, tale.NOBODY_STANDS) else "gone home"


PLAYTHROUGHS: dict[str, Callable[[], Played]] = {
    "first-mission": lambda: _play_with_wishes(2, {"travel": "home"})(0),
    "alone": lambda: _play_with_wishes(1, {"travel": "home"})(0),
    "gone-home": lambda: ENDINGS["gone home"](0),
    "foraged": lambda: ENDINGS["foraged"](7),  # a success, and short enough to be read
}
