"""The four actions by name, and the free actions that cards give (PH-8.7, PH-25.14)."""

from __future__ import annotations

from rules.engine import Play
from rules.kit.words import give_cause
from rules.posthuman.effects.language.models import Free
from rules.posthuman.effects.performing import register_operation
from rules.posthuman.model.terms import Action
from rules.posthuman.play.actions.camping import resolve_camp
from rules.posthuman.play.actions.foraging import resolve_forage
from rules.posthuman.play.actions.legality import is_legal_action
from rules.posthuman.play.actions.scouting import resolve_scout
from rules.posthuman.play.context import Here
from rules.posthuman.play.travel.movement import resolve_move


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
def apply_free_action(h: Here, seat: int, primitive: Free, cause: str) -> Play[None]:
    """Play a free action if it is legal now, and use up what the ordinary action would (PH-8.7)."""
    if not is_legal_action(h.s, seat, primitive.action):
        told = f"{h.name_seat(seat)} cannot {primitive.action} now."
        h.tell(give_cause(cause, told), kind="lost", seat=seat)
        return
    h.tell(
        give_cause(cause, f"{h.name_seat(seat)} may {primitive.action} for free."),
        kind="free",
        seat=seat,
    )
    yield from perform_action(h, seat, primitive.action, asked=True)
