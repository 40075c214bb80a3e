"""The four actions by name, and the free actions that cards give (PH-8.7, PH-25.14)."""

from __future__ import annotations

from rules.engine import Play, Text
from rules.posthuman.effects.language.models import Free
from rules.posthuman.effects.performing import register_operation
from rules.posthuman.model.terms import Action
from rules.posthuman.play.actions.camping import resolve_camp
from rules.posthuman.play.actions.foraging import resolve_forage
from rules.posthuman.play.actions.legality import is_legal_action
from rules.posthuman.play.actions.scouting import resolve_scout
from rules.posthuman.play.context import Here
from rules.posthuman.play.travel.movement import resolve_move
from rules.posthuman.words import Message


def perform_action(h: Here, seat: int, action: Action, *, asked: bool = False) -> Play[None]:
    """Play one of the four actions, or do nothing for "nothing". `asked`: its player has just
    agreed to it, and is not asked again."""
    if action == "camp":
        yield from resolve_camp(h, seat)
    elif action == "forage":
        yield from resolve_forage(h, seat, asked=asked)
    elif action == "scout":
        yield from resolve_scout(h, seat, asked=asked)
    elif action == "move":
        yield from resolve_move(h, seat)


@register_operation(Free)
def apply_free_action(h: Here, seat: int, primitive: Free, cause: Text) -> Play[None]:
    """Play a free action if it is legal now, and use up what the ordinary action would (PH-8.7)."""
    player, action = h.name_seat(seat), primitive.action
    if not is_legal_action(h.s, seat, action):
        told = Message("cannot-act-now", cause=cause, player=player, action=action)
        h.tell(told, kind="lost", seat=seat)
        return
    told = Message("may-act-for-free", cause=cause, player=player, action=action)
    h.tell(told, kind="free", seat=seat)
    yield from perform_action(h, seat, primitive.action, asked=True)
