"""Tokens on the spaces of a page: of some there are only so many (AF-1.6)."""

from __future__ import annotations

from .environments import in_force
from .state import State
from .terms import TOKENS, Token


def put_token(s: State, number: int, token: Token) -> bool:
    """A token comes to lie on a space. Nothing happens, and False is returned, where there is none
    left (AF-1.6), where one of its kind lies there already, and where it is a fire in the rain
    (AF-26.2)."""
    there = s.visit.tokens.setdefault(number, [])
    placed = (
        token not in there and left(s, token) > 0 and not (token == "fire" and in_force(s, "rain"))
    )
    if placed:
        there.append(token)
    elif not there:
        del s.visit.tokens[number]
    return placed


def take_token(s: State, number: int, token: Token) -> bool:
    """One token leaves a space. Returns whether there was one."""
    there = s.visit.tokens.get(number, [])
    if token not in there:
        return False
    there.remove(token)
    if not there:
        del s.visit.tokens[number]
    return True


def left(s: State, token: Token) -> int:
    """How many of a kind are in the supply; aim tokens lie with characters too."""
    placed = sum(tokens.count(token) for tokens in s.visit.tokens.values())
    if token == "aim":
        placed += sum(who.aim for who in s.party)
    return TOKENS.get(token, 1) - placed
