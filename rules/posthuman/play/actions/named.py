"""The four actions by name, and the free ones that cards give (PH-8.7, PH-25.14)."""

from __future__ import annotations

from rules.engine import Play
from rules.kit.words import because
from rules.posthuman.effects.language.models import Free
from rules.posthuman.effects.performing import operation
from rules.posthuman.model.terms import Action
from rules.posthuman.play.actions.camping import camp
from rules.posthuman.play.actions.foraging import forage
from rules.posthuman.play.actions.legality import legal
from rules.posthuman.play.actions.scouting import scout
from rules.posthuman.play.context import Here
from rules.posthuman.play.travel.movement import move


def perform(h: Here, seat: int, action: Action, *, asked: bool = False) -> Play[None]:
    """Carry out one of the four; "nothing" is nothing. `asked`: its player has just said so, and is
    not asked again whether to do it."""
    if action == "camp":
        yield from camp(h, seat)
    elif action == "forage":
        yield from forage(h, seat, asked=asked)
    elif action == "scout":
        yield from scout(h, seat, asked=asked)
    elif action == "move":
        yield from move(h, seat)


@operation(Free)
def free(h: Here, seat: int, primitive: Free, cause: str) -> Play[None]:
    """A free action is done only where it is legal now, and uses up what the ordinary one would
    (PH-8.7)."""
    if not legal(h.s, seat, primitive.action):
        told = f"{h.name(seat)} cannot {primitive.action} now."
        h.tell(because(cause, told), kind="lost", seat=seat)
        return
    h.tell(
        because(cause, f"{h.name(seat)} may {primitive.action} for free."), kind="free", seat=seat
    )
    yield from perform(h, seat, primitive.action, asked=True)
