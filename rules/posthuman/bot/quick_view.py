"""A shorter view for bots that play humans, without what only people look at, so that searches can
play on quickly."""

from __future__ import annotations

from typing import Any

from rules.posthuman import view_cards
from rules.posthuman.model.state import Human, State
from rules.posthuman.model.terms import STATS
from rules.posthuman.play.people.inventory import count_slots, slots_used
from rules.posthuman.play.people.sheet import sum_effective_stat
from rules.posthuman.view import see_fight
from rules.posthuman.view_models import HumanView, MutantView, Private, SeatView, View


def view_for_bot(s: State, seat: int) -> View:
    """Make the view of a seat that is human now. For other seats it has only how far they have
    come; a bot that looked at anything else would fail."""
    human = s.human(seat)
    shown: dict[str, Any] = {
        "seat": seat,
        "turn": s.turn,
        "solo": s.is_solo,
        "seats": [
            _view_own(s, seat, human) if n == seat else _view_other(s, n) for n in range(s.seats)
        ],
        "private": Private.model_construct(hand=[view_cards.view_card(one) for one in human.hand]),
    }
    return View.model_construct(**shown)


def _view_other(s: State, seat: int) -> SeatView:
    player = s.players[seat]
    place: dict[str, Any] = {} if player.human is None else {"place": player.human.place}
    nothing: dict[str, Any] = {}
    return SeatView.model_construct(
        seat=seat,
        name="",
        human=HumanView.model_construct(**place) if place else None,
        mutant=None if player.mutant is None else MutantView.model_construct(**nothing),
    )


def _view_own(s: State, seat: int, human: Human) -> SeatView:
    fight = s.fights.get(seat)
    shown: dict[str, Any] = {
        "effective": {stat: sum_effective_stat(s, seat, stat) for stat in STATS},
        "stats": human.stats,
        "health": human.health,
        "morale": human.morale,
        "limits": human.limits,
        "hunger": human.hunger,
        "food": human.food,
        "ammo": human.ammo,
        "learnt": human.learnt,
        "skills": [view_cards.view_card(one) for one in human.skills],
        "gear": view_cards.view_gear(human),
        "slots": count_slots(s, seat),
        "used_slots": slots_used(s, seat),
        "at": human.at,
        "map": view_cards.map_of(human),
        "place": human.place,
        "fight": None if fight is None else see_fight(fight),
    }
    return SeatView.model_construct(
        seat=seat, name="", human=HumanView.model_construct(**shown), mutant=None
    )
