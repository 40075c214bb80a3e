"""Check Threat, the last step of a turn (AF-3.10 to AF-3.12, AF-7.12 to AF-7.15)."""

from contextlib import suppress

from rules.aftermath.effects.performing import read_entry
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.context import Here, TurnEnds
from rules.aftermath.play.enemies.turn import resolve_enemy_turn
from rules.aftermath.play.page.environments import is_in_force
from rules.aftermath.play.page.situations import change_situation
from rules.aftermath.play.turn.talking import is_watched
from rules.aftermath.words import Message
from rules.engine import Play

CARDS_FOR_THREAT = 4
"""How many threat cards trigger the threat entry while it is safe (AF-7.12)."""


def find_threat_limit(s: State) -> int:
    """Find how many threat cards trigger Check Threat: while it is safe 4, in a Hush 5 for the
    threat entry, but not for a Wary Watch (AF-23.28, AF-26.3); while hostile as many as there are
    enemies, counting a swarm once (AF-7.13, AF-7.15)."""
    if not s.is_safe:
        return len(s.visit.enemies)
    return CARDS_FOR_THREAT + (is_in_force(s, "hush") and not is_watched(s))


def resolve_threat_check(h: Here) -> Play[None]:
    """Check the threats once, by the present situation. What follows from the check is not checked
    again (AF-7.14)."""
    s = h.s
    if s.here is None or len(s.here.threats) < find_threat_limit(s):
        return
    if not s.is_safe:
        yield from resolve_enemy_turn(h)
        return
    if is_watched(s):
        change_situation(h, "hostile", Message("watch-has-seen", threats=len(s.here.threats)))
        return
    with suppress(TurnEnds):  # the turn is ending already
        yield from read_entry(h, s.here.printed_page.threat, _find_reader(s))
    # If it is hostile now, threats stay and bring the enemy turn closer (AF-3.11).
    if s.is_safe:
        gone = len(s.visit.threats)
        s.deck.discard(*s.visit.threats)
        s.visit.threats.clear()
        h.tell(Message("clears-threats", threats=gone), kind="threat", removed=True, threats=0)


def _find_reader(s: State) -> Member:
    """Find who reads the threat entry: the active member, or if it has left the map, the next
    member on the map (AF-4.5). If nobody is on the map, the active member reads it unaffected
    (AF-4.7)."""
    return next((m for m in s.list_members_from(s.active) if m in s.on_map), s.active)
