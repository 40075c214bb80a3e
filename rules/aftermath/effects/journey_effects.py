"""What effects do to the journey: other pages, the travel map, the railcar, and missions (AF-18.7,
AF-18.8, AF-25.10)."""

from rules.aftermath.effects.models import Bare, Goto, Mission
from rules.aftermath.effects.performing import register_operation
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import Member
from rules.aftermath.play import railcar, travel
from rules.aftermath.play.context import Here, MissionEnds, PageLeft
from rules.aftermath.words import Message
from rules.engine import Play, Text


@register_operation("goto")
def _apply_goto(h: Here, effect: Goto, by: Member, cause: Text) -> None:
    """Send the party to another page (AF-4.1). Raises PageLeft."""
    raise PageLeft(effect.n)


@register_operation("travel")
def _apply_travel(h: Here, effect: Bare, by: Member, cause: Text) -> Play[None]:
    yield from travel.resolve_travel(h)
    raise PageLeft(h.s.to)


@register_operation("vehicle")
def _apply_vehicle(h: Here, effect: Bare, by: Member, cause: Text) -> None:
    railcar.gain_railcar(h)


@register_operation("mission")
def _apply_mission(h: Here, effect: Mission, by: Member, cause: Text) -> None:
    """Open a mission, or end the assigned one at once (AF-18.6, AF-18.7). The success of another
    open side mission is kept for the Colony Phase; such a mission never fails (AF-18.8)."""
    n = effect.n or h.s.colony.assigned
    assigned = n == h.s.colony.assigned
    if effect.to == "open":
        _open_mission(h, n)
    elif assigned:
        raise MissionEnds(effect.to)
    elif effect.to == "success":
        _complete_on_the_way(h, n)


def _open_mission(h: Here, n: int) -> None:
    colony = h.s.colony
    if n not in colony.open and n not in colony.done:
        colony.open = sorted([*colony.open, n])
        told = Message("mission-opens", mission=BOOK.missions[n].name)
        h.tell(told, kind="mission", mission=n)


def _complete_on_the_way(h: Here, n: int) -> None:
    s, card = h.s, BOOK.missions[n]
    if n in s.colony.open and n not in s.sides and not card.main:
        s.sides.append(n)
        told = Message("done-on-the-way", mission=card.name)
        h.tell(told, kind="mission", mission=n, done=True)
