"""Whether an effect's conditions are met (PH-25.15)."""

from collections.abc import Callable, Iterable

from rules.posthuman.effects.models import AmountIs, Condition, WordIs
from rules.posthuman.model.decks import FOLLOWERS, find_enemy_card
from rules.posthuman.model.state import Human, State
from rules.posthuman.model.terms import Level, find_level


def is_condition_met(s: State, seat: int, condition: Condition) -> bool:
    """Whether a condition is met for a human now. For a mutant, who stands nowhere, none is met."""
    human = s.players[seat].human
    if human is None:
        return False
    if isinstance(condition, AmountIs):
        return _AMOUNTS[condition.do](s, seat, condition.n)
    if isinstance(condition, WordIs):
        return any(
            word in condition.of for word in _find_matching_words(s, seat, human, condition.do)
        )
    return _FLAGS[condition.do](s, seat, human) is not condition.no


def is_every_condition_met(s: State, seat: int, conditions: Iterable[Condition]) -> bool:
    """Whether all conditions are met for a human now."""
    return all(is_condition_met(s, seat, condition) for condition in conditions)


def find_current_level(s: State, seat: int) -> Level:
    """Find the level of the human's encounter, or else of the next space of its journey
    (PH-12.11)."""
    fight = s.fights.get(seat)
    return fight.level if fight is not None else find_level(min(10, s.human(seat).place + 1))


def count_party(human: Human) -> int:
    """Count a human's party: the human and its active melee allies (PH-15.4)."""
    return 1 + sum(FOLLOWERS[one].ally for one in human.followers)


def _find_round(s: State, seat: int) -> int:
    fight = s.find_combat(seat)
    return fight.round if fight is not None else 0


def _count_standing_foes(s: State, seat: int) -> int:
    fight = s.fights.get(seat)
    return len(fight.living_foes) if fight is not None else 0


_AMOUNTS: dict[str, Callable[[State, int, int], bool]] = {
    "enemies_at_least": lambda s, seat, n: _count_standing_foes(s, seat) >= n,
    "round_is": lambda s, seat, n: _find_round(s, seat) == n,
}


def _find_matching_words(s: State, seat: int, human: Human, what: str) -> Iterable[str]:
    if what == "terrain":
        return (human.terrain,)
    fight = s.fights.get(seat)
    return (
        [find_enemy_card(foe.card).kind for foe in fight.living_foes] if fight is not None else ()
    )


_FLAGS: dict[str, Callable[[State, int, Human], bool]] = {
    "safe_house": lambda s, seat, human: human.in_safe_house,
    "caught": lambda s, seat, human: seat in s.fights and s.fights[seat].caught,
    "won": lambda s, seat, human: seat in s.fights and s.fights[seat].won,
    "in_company": lambda s, seat, human: bool(s.same_terrain(seat)),
}
