"""Wounds in a fight: what cards prevent, how they land, the scar they may leave, and who falls
(PH-14.15, PH-15.26, PH-17.1, PH-17.2)."""

from __future__ import annotations

from typing import Literal

from rules.engine import Play
from rules.kit.words import because, count

from . import knockout, scars, sheet
from .context import Fallen, Here
from .decks import enemy_of, name_of
from .effects.carry_out import fire
from .effects.models import Hook, Prevent
from .effects.modifiers import holds_now
from .effects.sources import in_play
from .state import Foe

Blow = Literal["melee", "shooting"]
_HOOKS: dict[Blow, tuple[Hook, ...]] = {
    "melee": ("wounds_in",),
    "shooting": ("shot_at", "wounds_in"),
}


def on_foe(h: Here, seat: int, foe: Foe, n: int, cause: str) -> Play[None]:
    """An enemy suffers wounds, which stay marked; at 0 health it is dead at once (PH-14.15,
    PH-15.26). Told."""
    if n <= 0 or foe.health <= 0:
        return
    foe.health = max(0, foe.health - n)
    who = name_of(foe.card)
    if foe.health:
        told = f"{who} takes {count(n, 'wound')}: {foe.health} health left."
        h.tell(because(cause, told), kind="wound", seat=seat, card=foe.card, n=n)
        return
    told = f"{who} takes {count(n, 'wound')} and is dead."
    h.tell(because(cause, told), kind="kill", seat=seat, card=foe.card, n=n)
    yield from fire(h, seat, "kill")


def on_human(
    h: Here, seat: int, n: int, blow: Blow, cause: str, *, scar: bool = False
) -> Play[None]:
    """A human suffers wounds, less what cards prevent. `scar`: those left leave one, the first time
    in a combat (PH-17.1). Raises Fallen where the human is knocked out or turns (PH-15.26)."""
    if n <= 0:
        return
    n -= yield from prevented(h, seat, n, blow, cause)
    if n <= 0:
        return
    sheet.lose(h, seat, "health", n, cause)
    fight = h.s.fights.get(seat)
    if scar and fight is not None and not fight.scarred:
        fight.scarred = True
        if (yield from scars.draw_scars(h, seat, 1, cause)):
            raise Fallen(seat)
    yield from knockout.or_fall(h, seat, cause)


def leaves_scar(foe: Foe) -> bool:
    """Whether an enemy's melee wounds leave a scar (PH-17.2)."""
    return enemy_of(foe.card).scars


# -- what is prevented ---------------------------------------------------------------------------


def prevented(h: Here, seat: int, n: int, blow: Blow, cause: str) -> Play[int]:
    """How many of so many wounds cards prevent, told: those that merely work, once a combat each;
    then what was prepared or is used now."""
    for hook in _HOOKS[blow]:
        yield from fire(h, seat, hook)
    total = 0
    for card, most in _standing(h, seat, blow):
        if total < n:
            total += _told(h, seat, min(most, n - total), name_of(card), cause)
            fight = h.s.fights.get(seat)
            if fight is not None:
                fight.prevented.append(card)
    human, fight = h.human(seat), h.s.fights.get(seat)
    for pool in (human.lasting, fight.lasting if fight is not None else []):
        for one in list(pool):
            if total < n and isinstance(one.modifier, Prevent) and _fits(one.modifier, blow):
                spent = min(one.left or one.modifier.n, n - total)
                one.left = (one.left or one.modifier.n) - spent
                total += _told(h, seat, spent, name_of(one.source), cause)
                if one.left <= 0:
                    pool.remove(one)
    return total


def _standing(h: Here, seat: int, blow: Blow) -> list[tuple[str, int]]:
    """Cards in play that prevent wounds by themselves, with how many."""
    fight = h.s.fights.get(seat)
    spent = fight.prevented if fight is not None else []
    return [
        (card, one.n)
        for card, effects in in_play(h.s, seat)
        if card not in spent
        for effect in effects
        if effect.at in (*_HOOKS[blow], "anytime") and holds_now(h.s, seat, effect)
        for one in effect.do
        if isinstance(one, Prevent) and _fits(one, blow)
    ]


def _fits(one: Prevent, blow: Blow) -> bool:
    return one.what in ("any", blow)


def _told(h: Here, seat: int, n: int, by: str, cause: str) -> int:
    told = f"{by} saves {h.name(seat)} {count(n, 'wound')}."
    h.tell(because(cause, told), kind="prevented", seat=seat, n=n)
    return n
