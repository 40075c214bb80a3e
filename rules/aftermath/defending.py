"""Attacks on characters: who takes them, the defence, and what a hit does (AF-13.1 to AF-13.5,
AF-12.13, AF-12.18, AF-12.20)."""

from __future__ import annotations

from typing import Literal

from rules.engine import Option, Play
from rules.kit.words import because, capitalized

from . import enemies, lasting, maps
from .action_deck import discard
from .card_words import card_name
from .choosing import whom
from .context import Here
from .defeating import hurt
from .effects.models import Hurt
from .effects.performing import operation
from .landing import land
from .skill_tests import test
from .state import Attack, Enemy, Member, State
from .statuses import become, cure
from .terms import Status
from .wounds import wound

OnHit = Literal["toxic", "knock", "snare", "fright", "burn", "steal", "flee", "guard"]
"""The specials of enemies; the last two do nothing on a hit (AF-12.18)."""
STATUS: dict[str, Status] = {"snare": "tangled", "fright": "frightened", "burn": "burning"}


def attack(
    h: Here,
    target: Member,
    strength: int,
    cause: str,
    *,
    enemy: Enemy | None = None,
    token: int = 0,
    n: int = 1,
    toxic: bool = False,
    special: OnHit | None = None,
) -> Play[bool]:
    """An attack on a member: somebody may take it in its place (AF-22.11), then it is defended or
    not, and a hit wounds (AF-12.13). `cause`: who or what attacks, in words. True: it hit."""
    s = h.s
    target = yield from _guarded(h, target, cause)
    s.attack = Attack(
        target=target, strength=strength, by=cause, enemy=enemy.number if enemy else None
    )
    try:
        fended = yield from _defence(h, target, strength, cause)
    finally:
        s.attack = None
    if fended:
        if enemy is not None:
            yield from _bristle(h, target, enemy, token)
        return False
    at = s.of(target).at
    yield from wound(h, target, n, cause, toxic=toxic or special == "toxic")
    if s.of(target).at is not None and s.of(target).at == at:
        yield from _on_hit(h, target, special, cause)
    return True
