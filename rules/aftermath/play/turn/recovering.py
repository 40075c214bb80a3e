"""Recovering from statuses (AF-10.26, AF-10.27)."""

from collections.abc import Sequence

from rules.aftermath.model.card_sets import has_starting_card
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import Status
from rules.aftermath.play.combat import statuses
from rules.aftermath.play.context import Here
from rules.aftermath.play.turn.skill_tests import Trial, resolve_test, suggest_test
from rules.aftermath.words import Message
from rules.engine import Option, Play


def list_recover_options(s: State, m: Member) -> list[Option]:
    """List a test for each of the member's statuses that a card in their hand can start (AF-15.4).
    Each other member in the space makes it 1 easier (AF-10.27)."""
    one = s.party[m]
    if one.at is None:
        return []
    made: list[Option] = []
    for status in one.statuses:
        trial = _make_trial(s, m, status)
        if trial is None or not has_starting_card(one.hand, trial.attribute):
            continue
        made.append(
            suggest_test(
                s,
                trial,
                f"recover-{status}",
                Message("recover", status=status),
                Message("recover-detail", attribute=trial.attribute, difficulty=trial.difficulty),
                status=status,
                attribute=trial.attribute,
            )
        )
    return made


def _make_trial(s: State, m: Member, status: Status) -> Trial | None:
    """Make the test that removes a status; return None if no test does."""
    removal = statuses.find_removal_test(s, m, status)
    if removal is None:
        return None
    attribute, difficulty = removal
    return Trial(
        member=m,
        attribute=attribute,
        difficulty=difficulty,
        cause=Message("recovering", status=status),
        scope="recover",
        verb="recover",
        rule="AF-10.26",
    )


def resolve_recovery(
    h: Here, m: Member, status: Status, cards: Sequence[str] | None = None
) -> Play[None]:
    """Take the test, with these cards or those that the player chooses; success removes the status
    (AF-10.26)."""
    trial = _make_trial(h.s, m, status)
    assert trial is not None
    if (yield from resolve_test(h, trial, cards)):
        statuses.lose_status(h, m, status, "")
