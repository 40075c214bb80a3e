"""Which of the four actions a human may take now (PH-10.2, PH-11.2, PH-11.8, PH-11.11)."""

from collections.abc import Callable

from rules.posthuman.effects.modifiers import find_forbidden, is_forbidden, sum_number_bonus
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import Action


def list_legal_actions(s: State, seat: int) -> list[Action]:
    """List what a human may declare, and do when its step comes; "nothing" is always legal."""
    barred = find_forbidden(s, seat)
    return [*(one for one, may in _MAY.items() if one not in barred and may(s, seat)), "nothing"]


def can_act(s: State, seat: int) -> bool:
    """Whether a human may take any action but "nothing"."""
    return any(is_legal_action(s, seat, one) for one in _MAY)


def is_legal_action(s: State, seat: int, action: Action) -> bool:
    """Whether a human may take an action now."""
    return action == "nothing" or (_MAY[action](s, seat) and not is_forbidden(s, seat, action))


def _can_camp(s: State, seat: int) -> bool:
    """Whether a human may camp: not on the starting tile unless it has something to recover
    (PH-11.2)."""
    human = s.human(seat)
    if not human.on_start:
        return True
    return human.health < human.limits["health"] or human.morale < human.limits["morale"]


def _can_forage(s: State, seat: int) -> bool:
    """Whether a human may forage: once on each completed tile with a supply icon (PH-11.8), also
    from the safe house at the end of the tile (PH-11.10)."""
    tile = s.human(seat).tile
    return tile.is_completed and tile.card.supply > 0 and not tile.foraged


def count_forage_draws(s: State, seat: int) -> int:
    """Count the supply cards that a forage draws: 1, and what cards add (PH-11.8)."""
    return 1 + sum_number_bonus(s, seat, "forage", "supply_cards")


def _can_scout(s: State, seat: int) -> bool:
    """Whether a human may scout: its tile, which may be any, has a vacant exit, and tiles are left
    (PH-6.17, PH-11.11, PH-11.12)."""
    return bool(s.human(seat).find_empty_exits() and s.tiles)


def _can_move(s: State, seat: int) -> bool:
    """Whether a human may move: it has somewhere to go (PH-12.1, PH-12.2)."""
    human = s.human(seat)
    return not human.tile.is_completed or bool(human.find_connected_tiles()) or _can_scout(s, seat)


_MAY: dict[Action, Callable[[State, int], bool]] = {
    "camp": _can_camp,
    "forage": _can_forage,
    "scout": _can_scout,
    "move": _can_move,
}
"""The test for each action, apart from what cards forbid, in the order in which actions are
offered."""
