"""Tokens on the spaces of a page and with members, whose number is limited (AF-1.6)."""

from rules.aftermath.effects.models import Count
from rules.aftermath.effects.performing import register_for_members
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import AIM_TOKENS, TOKENS, Token
from rules.aftermath.play.context import Here
from rules.aftermath.play.page.environments import is_in_force
from rules.aftermath.words import Message
from rules.engine import Text


def put_token(s: State, number: int, token: Token) -> bool:
    """Put a token on a space and return whether that was possible. It is not if the supply has none
    left (AF-1.6), if the space already has one of the same kind, or if it is a fire and it rains
    (AF-26.2)."""
    there = s.visit.tokens.setdefault(number, [])
    placed = (
        token not in there
        and count_left(s, token) > 0
        and not (token == "fire" and is_in_force(s, "rain"))
    )
    if placed:
        there.append(token)
    elif not there:
        del s.visit.tokens[number]
    return placed


def take_token(s: State, number: int, token: Token) -> bool:
    """Take a token of this kind from a space. Return whether there was one."""
    there = s.visit.tokens.get(number, [])
    if token not in there:
        return False
    there.remove(token)
    if not there:
        del s.visit.tokens[number]
    return True


def put_objective_back(h: Here) -> None:
    """Put back the objective token whose entry is being read (AF-3.9)."""
    first = h.reading[0][1] if h.reading else ""
    for one in h.s.visit.printed_page.spaces:
        if one.objective and one.objective == first:
            put_token(h.s, one.id, "objective")


def count_left(s: State, token: Token) -> int:
    """Count the tokens of a kind that are left in the supply."""
    return TOKENS[token] - sum(tokens.count(token) for tokens in s.visit.tokens.values())


@register_for_members("aim")
def _apply_aim(h: Here, m: Member, effect: Count, cause: Text) -> None:
    """Give aim tokens to the affected members, as far as the supply lasts (AF-6.19)."""
    gained = min(effect.n, AIM_TOKENS - sum(who.aim for who in h.s.party))
    if gained:
        h.s.party[m].aim += gained
        told = Message("gains-aim", cause=cause or 0, member=h.name_member(m), count=gained)
        h.tell_of(m, told, kind="aim", n=gained)
