"""Recovering from a status (AF-10.26, AF-10.27)."""

from __future__ import annotations

from rules.aftermath.model.card_sets import able
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import Status
from rules.aftermath.play.cards.action_deck import playable
from rules.aftermath.play.combat import statuses
from rules.aftermath.play.context import Here
from rules.aftermath.play.turn.skill_tests import test
from rules.engine import Option, Play


def options(s: State, m: Member) -> list[Option]:
    """A test for each of its own statuses that it can start one for (AF-15.4), 1 easier for each
    other character in its space (AF-10.27)."""
    if s.of(m).at is None:
        return []
    made = []
    for status in s.of(m).statuses:
        removal = statuses.removal(s, m, status)
        if removal is None or not able(playable(s.of(m)), removal[0]):
            continue
        attribute, difficulty = removal
        made.append(
            Option(
                f"recover-{status}",
                "recover",
                f"Recover: no longer {statuses.named(status)}",
                f"A test of {attribute} against {difficulty}.",
                data={"status": status, "difficulty": difficulty, "attribute": attribute},
            )
        )
    return made


def recover(h: Here, m: Member, status: Status) -> Play[None]:
    """Take the test; success discards the status (AF-10.26)."""
    removal = statuses.removal(h.s, m, status)
    assert removal is not None
    attribute, difficulty = removal
    name = statuses.named(status)
    done = yield from test(
        h,
        m,
        attribute,
        difficulty,
        cause=f"{name}, recovering",
        scope="recover",
        verb="recover",
        topic="recover",
        rule="AF-10.26",
    )
    if done:
        statuses.cure(h, m, status, "")
