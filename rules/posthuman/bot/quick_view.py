"""A shorter view for bots that play humans, without what only people look at, so that searches can
play on quickly."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

from pydantic import BaseModel

from rules.posthuman import view_cards
from rules.posthuman.model.state import Human, State
from rules.posthuman.model.terms import STATS
from rules.posthuman.play.people.inventory import count_slots, slots_used
from rules.posthuman.play.people.sheet import sum_effective_stat
from rules.posthuman.view import see_fight
from rules.posthuman.view_models import HumanView, MutantView, Private, SeatView, View

V = TypeVar("V", bound=BaseModel)


def view_for_bot(s: State, seat: int) -> View:
    """Make the view of a seat that is human now. For other seats it has only how far they have
    come; a bot that looked at anything else would fail."""
    human = s.human(seat)
    seats = [
        _view_own(s, seat, human) if n == seat else _view_other(n, *_find_progress(s, n))
        for n in range(s.seats)
    ]
    hand = [view_cards.view_card(one) for one in human.hand]
    private = _make_view(Private, hand=hand)
    return _make_view(View, seat=seat, turn=s.turn, solo=s.is_solo, seats=seats, private=private)


def _make_view(kind: type[V], **shown: Any) -> V:
    """Make a view that has nothing but this. Pydantic's own `model_construct` also makes all the
    defaults, which takes several times as long."""
    made = kind.__new__(kind)
    object.__setattr__(made, "__dict__", shown)
    return made


def _find_progress(s: State, seat: int) -> tuple[int | None, bool]:
    """Find the place of a human (None: there is none), and whether the seat is a mutant's."""
    player = s.players[seat]
    return None if player.human is None else player.human.place, player.mutant is not None


@lru_cache(maxsize=1024)
def _view_other(seat: int, place: int | None, turned: bool) -> SeatView:
    human = None if place is None else _make_view(HumanView, place=place)
    mutant = _make_view(MutantView) if turned else None
    return _make_view(SeatView, seat=seat, name="", human=human, mutant=mutant)


def _view_own(s: State, seat: int, human: Human) -> SeatView:
    fight = s.fights.get(seat)
    shown = _make_view(
        HumanView,
        effective={stat: sum_effective_stat(s, seat, stat) for stat in STATS},
        stats=human.stats,
        health=human.health,
        morale=human.morale,
        limits=human.limits,
        hunger=human.hunger,
        food=human.food,
        ammo=human.ammo,
        learnt=human.learnt,
        skills=[view_cards.view_card(one) for one in human.skills],
        gear=view_cards.view_gear(human),
        slots=count_slots(s, seat),
        used_slots=slots_used(s, seat),
        at=human.at,
        map=view_cards.map_of(human),
        place=human.place,
        fight=None if fight is None else see_fight(fight),
    )
    return _make_view(SeatView, seat=seat, name="", human=shown, mutant=None)
