"""Scavenging: searching tokens on a space (AF-10.21 to AF-10.25)."""

from collections.abc import Sequence

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.model.card_sets import has_starting_card
from rules.aftermath.model.decks import SCAVENGE
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import Attribute
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.context import Here
from rules.aftermath.play.turn.skill_tests import Trial, resolve_test, suggest_test
from rules.aftermath.words import Message
from rules.engine import Option, Play

ATTRIBUTE: Attribute = "instinct"
"""The attribute of Scavenge tests (AF-10.22)."""


def list_tokens_here(s: State, m: Member) -> list[str]:
    """List the scavenge tokens in a member's space."""
    at = s.party[m].at
    return [] if at is None else s.visit.scavenge.get(at, [])


def list_scavenge_options(s: State, m: Member) -> list[Option]:
    """List an option for each difficulty of the tokens in a member's space; players know nothing
    else of tokens (AF-10.21, AF-21.12)."""
    there = [SCAVENGE[token].difficulty for token in list_tokens_here(s, m)]
    if not there or not has_starting_card(s.party[m].hand, ATTRIBUTE):
        return []
    return [
        suggest_test(
            s,
            _make_search(s, m, difficulty),
            f"scavenge-{difficulty}",
            Message("scavenge", difficulty=difficulty),
            Message("scavenge-detail", count=there.count(difficulty)),
        )
        for difficulty in sorted(set(there))
    ]


def _make_search(s: State, m: Member, difficulty: int) -> Trial:
    return Trial(
        member=m,
        attribute=ATTRIBUTE,
        difficulty=difficulty,
        cause=Message("scavenging"),
        scope="scavenge",
        extra=lasting.sum_bonus(s, m, "rummage"),
        verb="scavenge",
        rule="AF-10.21",
    )


def resolve_scavenge(
    h: Here, m: Member, difficulty: int, cards: Sequence[str] | None = None
) -> Play[None]:
    """Take a test for a token of this difficulty, with these cards or those that the player
    chooses. Success reveals the token, applies its prize and takes it out of this game (AF-10.25);
    failure leaves it (AF-10.21, AF-10.24)."""
    s, here = h.s, h.s.visit.scavenge
    at = s.party[m].at
    assert at is not None
    token = next(one for one in here[at] if SCAVENGE[one].difficulty == difficulty)
    found = yield from resolve_test(h, _make_search(s, m, difficulty), cards)
    if found is None:
        return
    lasting.end_used_ability(s, m, "rummage")
    if not found:
        return
    here[at].remove(token)
    if not here[at]:
        del here[at]
    s.spent.append(token)
    s.found.append(token)
    h.t.note_reveal()
    yield from apply_effects(
        h, SCAVENGE[token].prize, m, Message("scavenged")
    )  # tells what the token was
