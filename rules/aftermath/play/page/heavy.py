"""Heavy objects: they hide members on their space, and members can push them (AF-6.17)."""

from rules.aftermath.model import card_sets
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.context import Here
from rules.aftermath.play.page import maps
from rules.aftermath.play.page.tokens import put_token, take_token
from rules.aftermath.play.turn import skill_tests
from rules.aftermath.words import Message
from rules.engine import Option, Play

PUSH_DIFFICULTY = 6
"""The difficulty of the strength test for pushing."""


def list_pushes(s: State, m: Member) -> list[int]:
    """List the spaces to which a member can try to push the heavy object on its own space: over one
    dashed line, to a space without a heavy object. Empty if no card can start the test."""
    at = s.party[m].at
    if at is None or "heavy" not in s.visit.tokens.get(at, []):
        return []
    if not card_sets.list_useful_sets(s.party[m].hand, "strength"):
        return []
    return [
        other
        for other, kind in maps.find_ways(s, at).items()
        if kind == "dash" and "heavy" not in s.visit.tokens.get(other, [])
    ]


def list_push_options(s: State, m: Member) -> list[Option]:
    """List menu options for pushing, with ids "push-<space>"."""
    return [
        Option(
            f"push-{other}",
            "move",
            Message("push-to", space=maps.name_space(s, other)),
            Message("push-detail", difficulty=PUSH_DIFFICULTY),
            {"space": other, "difficulty": PUSH_DIFFICULTY},
        )
        for other in list_pushes(s, m)
    ]


def push_object(h: Here, m: Member, to: int) -> Play[None]:
    """Take a test of strength; on success move the heavy object."""
    at = h.s.party[m].at
    assert at is not None
    trial = skill_tests.Trial(
        member=m,
        attribute="strength",
        difficulty=PUSH_DIFFICULTY,
        cause=Message("the-heavy-object"),
        verb="move",
        topic="push",
        rule="AF-6.17",
    )
    if (yield from skill_tests.resolve_test(h, trial)):
        take_token(h.s, at, "heavy")
        put_token(h.s, to, "heavy")
        told = Message("pushes", member=h.name_member(m), space=maps.name_space(h.s, to))
        h.tell_of(m, told, kind="push", space=to)
