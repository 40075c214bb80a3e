"""However much of a game is new to somebody, their panel explains one thing at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import pictures
from cogs.ui.components import payload
from cogs.views import private_panel
from pictures import artist as real_artist
from rules.engine import Prompt
from rules.kit.votes import VOTED
from tables.people.lessons import Learner
from tables.snapshot import Snapshot
from tables.wording import text
from tests.cogs.views.test_seldom_used import KEYS, shots


@pytest.mark.parametrize("key", KEYS)
def test_a_panel_has_one_lesson_and_it_is_that_of_the_first_new_question(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "artist", real_artist)
    explained, there = set(), set()
    for looked in shots(key):
        assert looked.seat is not None
        needed = {o.verb for p in looked.mine if not p.optional for o in p.options}
        for met in (frozenset[str](), frozenset(f"{key}:{verb}" for verb in needed)):
            snapshot = replace(looked, learners={looked.seat: Learner(met, "known")})
            new = [p for p in snapshot.usual_prompts if snapshot.new_kind(p, looked.seat)]
            assert lessons(snapshot) == [snapshot.lesson(p, looked.seat) for p in new[:1]]
            explained |= {p.optional for p in new[:1]}
            there |= {p.optional for p in snapshot.usual_prompts if explicable(p, snapshot)}
    assert explained == there >= {False}


def explicable(prompt: Prompt[Any], snapshot: Snapshot) -> bool:
    """Whether there is a lesson for it; what merely changes a vote is of the kind that was answered
    a moment before, and what is asked about taking back belongs to no game."""
    verbs = {option.verb for option in prompt.options} | {prompt.verb}
    return VOTED not in prompt.data and bool(verbs & snapshot.game.lessons.keys())


def lessons(snapshot: Snapshot) -> list[str]:
    """The lessons in a panel."""
    panel: Any = private_panel.panel(snapshot)
    said = [str(part.get("content", "")) for part in payload(panel.to_components())]
    known = {text.plain(lesson): lesson for lesson in snapshot.game.lessons.values()}
    lines = (line for words in said for line in words.split("\n-# ")[1:])
    return [known[line] for line in lines if line in known]
