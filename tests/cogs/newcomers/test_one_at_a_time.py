"""However much of a game is new to somebody, their panel explains one thing at a time."""

from dataclasses import replace
from typing import Any

import pytest

import pictures
from cogs.ui.components import walk_payload
from cogs.views import card, private_panel
from pictures import find_artist as real_artist
from tables.people.lessons import Learner
from tables.snapshot import Snapshot
from tables.wording import text
from tests.cogs.views.test_seldom_used import KEYS, take_shots
from tests.drivers import is_petition


@pytest.mark.parametrize("key", KEYS)
def test_a_panel_has_one_lesson_and_it_is_that_of_the_first_new_question(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "find_artist", real_artist)
    explained, there = set(), set()
    for looked in take_shots(key):
        needed = {o.verb for p in looked.own_prompts if not p.optional for o in p.options}
        for met in (frozenset[str](), frozenset(f"{key}:{verb}" for verb in needed)):
            snapshot = replace(looked, learners={looked.seat: Learner(met, "known")})
            new = [p for p in snapshot.usual_prompts if snapshot.find_new_lesson(p, looked.seat)]
            assert lessons(snapshot) == [snapshot.describe_lesson(p, looked.seat) for p in new[:1]]
            explained |= {p.optional for p in new[:1]}
            there |= {p.optional for p in snapshot.usual_prompts if not is_petition(p)}
    assert explained == there


def test_a_card_gives_a_lesson_once_however_many_it_is_new_to() -> None:
    shared = 0
    for looked in take_shots("hope"):
        everybody = dict.fromkeys(range(len(looked.row.seats)), Learner(frozenset(), "known"))
        snapshot = replace(looked, learners=everybody)
        asked = [p for p in snapshot.prompts if not p.optional and not p.secret]
        new = [lesson for p in asked if (lesson := snapshot.describe_lesson(p, p.seat))]
        told = [line for line in card.make_card_questions(snapshot).above if line.startswith("-# ")]
        assert len(told) == len({*told})
        shared += len(new) > len({*new})
    assert shared


def lessons(snapshot: Snapshot) -> list[str]:
    """The lessons in a panel."""
    panel: Any = private_panel.make_private_panel(snapshot)
    said = [str(part.get("content", "")) for part in walk_payload(panel.to_components())]
    known = {text.format_plain(lesson): lesson for lesson in snapshot.game.lessons.values()}
    lines = (line for words in said for line in words.split("\n-# ")[1:])
    return [known[line] for line in lines if line in known]
