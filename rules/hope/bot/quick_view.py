"""A shorter view for bots, without what only people look at, so that searches and playtests can
play on quickly."""

from rules.hope.model.state import State
from rules.hope.view import (
    LastView,
    PersonView,
    View,
    see_private,
    see_scene,
    view_personality,
    view_trait,
)
from rules.kit.bots import make_bare_view


def view_for_bot(s: State, seat: int) -> View:
    """Make the view of a seat. Of the other people it has only how they stand; a bot that looked at
    anything else would fail."""
    return make_bare_view(
        View,
        seat=seat,
        phase=s.phase,
        round=s.round,
        rounds=s.rounds,
        hope=s.hope,
        decks={terrain: len(deck.pile) for terrain, deck in s.decks.items()},
        people=[_view_person(s, n, own=n == seat) for n in range(s.seats)],
        scene=see_scene(s, s.scene) if s.scene is not None else None,
        last=make_bare_view(LastView) if s.last is not None else None,
        private=see_private(s, seat),
    )


def _view_person(s: State, seat: int, *, own: bool) -> PersonView:
    c = s.people[seat]
    if c is None:
        return make_bare_view(
            PersonView, seat=seat, alive=False, humanity=0, hunger=0, harm=0, personality=None
        )
    return make_bare_view(
        PersonView,
        seat=seat,
        alive=True,
        humanity=c.humanity,
        hunger=c.hunger,
        harm=c.harm,
        penalty=c.penalty,
        personality=view_personality(c.personality) if own else None,
        traits=[view_trait(held) for held in c.traits] if own else [],
    )
