"""A shorter view for bots, without what only people look at, so that searches can play on
quickly."""

from functools import cache, lru_cache
from typing import Any

from rules.aurora.model.maps import Space, find_aurora_space
from rules.aurora.model.players import Player
from rules.aurora.model.state import State
from rules.aurora.view import see_automa, see_crew, see_foes, see_parts, see_zone
from rules.aurora.view_models import CardView, PlayerView, View


def view_for_bot(s: State, seat: int) -> View:
    """Make the view of a seat. Of the other players it has only where they are; a bot that looked
    at anything else would fail."""
    shown: dict[str, Any] = {
        "seat": seat,
        "phase": s.phase,
        "round": s.round,
        "players": [
            _view_own(n, p) if n == seat else _view_other(n, p.space, out=p.out)
            for n, p in enumerate(s.players)
        ],
        "automa": None if s.automa is None else see_automa(s.automa),
        "waypoints": s.waypoints,
        "aurora_at": find_aurora_space(s.aurora, s.red),
        "zone": see_zone(s),
        "foes": see_foes(s),
        "common": s.common,
    }
    return View.model_construct(**shown)


def _view_own(seat: int, p: Player) -> PlayerView:
    shown: dict[str, Any] = {
        "seat": seat,
        "colour": p.colour,
        "space": p.space,
        "fame": p.fame,
        "fury": p.fury,
        "fuel": p.count_tokens("F"),
        "food": p.count_tokens("P"),
        "ammo": p.count_tokens("A"),
        "towing": 0 if p.out else p.truck.data.towing,
        "hidden": len(p.hand),
        "limit": 0 if p.out else p.hand_limit,
        "parts": see_parts(p),
        "crew": see_crew(p),
        "hand": [_view_card(card) for card in p.hand],
    }
    return PlayerView.model_construct(**shown)


@lru_cache(maxsize=1024)
def _view_other(seat: int, space: Space, *, out: bool) -> PlayerView:
    shown: dict[str, Any] = {"seat": seat, "out": out, "space": space}
    return PlayerView.model_construct(**shown)


@cache
def _view_card(card: str) -> CardView:
    shown: dict[str, Any] = {"card": card}
    return CardView.model_construct(**shown)
