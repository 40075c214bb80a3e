"""Check Threat, the last step of a turn (AF-3.10 to AF-3.12, AF-7.12 to AF-7.15)."""

from __future__ import annotations

from contextlib import suppress

from rules.aftermath.effects.performing import read
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.context import Here, TurnEnds
from rules.aftermath.play.enemies import threats
from rules.aftermath.play.enemies.turn import enemy_turn
from rules.aftermath.play.page.environments import in_force
from rules.aftermath.play.page.situations import situation
from rules.aftermath.play.turn.talking import watched
from rules.engine import Play
from rules.kit.words import count

ENOUGH = 4
"""Threat cards that bring the threat entry while it is safe (AF-7.12)."""


def limit(s: State) -> int:
    """How many threat cards bring the check about: of the threat entry 4, in a Hush 5 (AF-26.3);
    of an enemy turn as many as there are enemies, a swarm being one (AF-7.13, AF-7.15)."""
    return ENOUGH + in_force(s, "hush") if s.safe else len(s.visit.enemies)


def check(h: Here) -> Play[None]:
    """Once a turn, on the situation of the moment: what it brings about is not checked again
    (AF-7.14)."""
    s = h.s
    if s.here is None or len(s.here.threats) < limit(s):
        return
    if not s.safe:
        yield from enemy_turn(h)
        return
    if watched(s):
        told = f"{count(len(s.here.threats), 'threat')}: the Wary Watch has seen enough"
        situation(h, "hostile", told)
        return
    with suppress(TurnEnds):  # it is ending already
        yield from read(h, s.here.book.threat, _reader(s))
    # Those of a hostile situation stay and bring the enemy turn closer (AF-3.11).
    if s.safe:
        gone = len(s.visit.threats)
        threats.clear(h)
        told = f"The threat has passed, and the track is clear of its {count(gone, 'threat')}."
        h.tell(told, kind="threat", removed=True, threats=0)


def _reader(s: State) -> Member:
    """Who reads the threat entry: the active member, or the next one on the map where that has left
    it in its turn and takes no part any more (AF-4.5). With nobody on the map the active one, whom
    the entry does not mean then (AF-4.7)."""
    return next((m for m in s.after(s.active) if m in s.on_map), s.active)
