"""Heavy objects: cover for whoever stands beside them, and pushed by the strong (AF-6.17)."""

from __future__ import annotations

from rules.aftermath.model import card_sets
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.context import Here
from rules.aftermath.play.page import maps
from rules.aftermath.play.page.tokens import put_token, take_token
from rules.aftermath.play.turn import skill_tests
from rules.engine import Option, Play

PUSH = 6
"""What it takes in strength."""


def list_pushes(s: State, m: Member) -> list[int]:
    """Where a character can try to push the object that it shares a space with: over one dashed
    line, to a space without one. Nowhere without a card to start the test with."""
    at = s.find_character(m).at
    if at is None or "heavy" not in s.visit.tokens.get(at, []):
        return []
    if not card_sets.legal_sets(s.find_character(m).hand, "strength"):
        return []
    return [
        other
        for other, kind in maps.find_ways(s, at).items()
        if kind == "dash" and "heavy" not in s.visit.tokens.get(other, [])
    ]


def list_push_options(s: State, m: Member) -> list[Option]:
    """Options for the menu of a turn, "push-<space>" each."""
    return [
        Option(
            f"push-{other}",
            "move",
            f"Push it to {maps.name_space(s, other)}",
            f"The heavy object, with strength {PUSH}; you stay where you are.",
            {"space": other, "difficulty": PUSH},
        )
        for other in list_pushes(s, m)
    ]


def push_object(h: Here, m: Member, to: int) -> Play[None]:
    """The action: a test of strength; on success the object moves."""
    at = h.find_character(m).at
    assert at is not None
    moved = yield from skill_tests.resolve_test(
        h, m, "strength", PUSH, cause="The heavy object", verb="move", topic="push", rule="AF-6.17"
    )
    if moved:
        take_token(h.s, at, "heavy")
        put_token(h.s, to, "heavy")
        told = f"pushes the heavy object to {maps.name_space(h.s, to)}."
        h.tell_of(m, told, kind="push", space=to)
