"""Checks the conditions of effects, entries and options (AF-25.12)."""

from rules.aftermath.effects.models import Condition
from rules.aftermath.model.decks import ITEMS
from rules.aftermath.model.state import State
from rules.aftermath.model.terms import SEASONS, Season


def is_condition_met(s: State, condition: Condition) -> bool:
    """Whether everything that a condition asks for holds. A flag counts with its higher value, in
    the mission or in the campaign."""
    first = s.here is None or not s.here.revisit
    return (
        all(s.find_flag(name) >= n for name, n in condition.flag.items())
        and not any(s.find_flag(name) for name in condition.no)
        and all(s.colony.dials[dial] >= n for dial, n in condition.dial.items())
        and (not condition.character or s.find_member(condition.character) is not None)
        and (not condition.item or _has_equipped(s, condition.item))
        and len(s.party) >= condition.party
        and (condition.situation is None or (condition.situation == "safe") == s.is_safe)
        and all(has_mission_state(s, n, wanted) for n, wanted in condition.mission.items())
        and (condition.first_visit is None or condition.first_visit == first)
        and (condition.structure is None or condition.structure in s.colony.built)
        and all(s.colony.dials[dial] <= n for dial, n in condition.at_most.items())
        and (condition.season is None or condition.season == find_season(s))
        and (not condition.retrieved or condition.retrieved in s.colony.retrieved)
    )


def has_mission_state(s: State, n: int, wanted: str) -> bool:
    """Whether a mission is assigned, open (also if it is assigned, but not if it is done) or done,
    even if done on the way in this game (AF-18.8)."""
    done = n in s.colony.done or n in s.sides
    if wanted == "done":
        return done
    if wanted == "assigned":
        return n == s.colony.assigned
    return not done and (n in s.colony.open or n == s.colony.assigned)


def find_season(s: State) -> Season:
    """Find the season of a chapter: a campaign begins in autumn, and each chapter is a season."""
    return SEASONS[(s.colony.chapter - 1) % len(SEASONS)]


def _has_equipped(s: State, item: str) -> bool:
    """Whether somebody on the map has equipped an item with this id, keyword, kind or power."""
    for member in s.on_map:
        for worn in s.find_box(member).equipped:
            card = ITEMS[worn.item]
            keywords = {"noisy": card.noisy, "two-paw": card.two_paw, "battery": card.battery > 0}
            if item in (card.id, card.kind, card.power) or keywords.get(item, False):
                return True
    return False
