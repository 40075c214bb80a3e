"""Where bots go: what attracts a character on the page, and by which exit the party leaves."""

from collections.abc import Mapping
from functools import lru_cache

from rules.aftermath.bot.views import FAR_DISTANCE, Asked
from rules.aftermath.model.card_sets import has_starting_card
from rules.aftermath.view_models import ExitView, SpaceView

TURNS_UNTIL_GIVING_UP = 30
"""How many turns of each character pass before a party gives its mission up."""
TURNS_FOR_DETOURS = 14
"""For how many turns of each character there is time for things beside the way."""
THREATS_TO_LEAVE = 5
"""The number of threats at which the party had better leave."""
SCAVENGE_DIFFICULTY = 6
"""The highest difficulty of a scavenge token that a character without bonus is sent to find."""
STEP_COST = 0.25
"""What a step on the way costs."""
OBJECTIVE = 5.0
EXIT = 4.5
TASK = 4.2
FOE = 3.5
READING = 3.0
STRANGER = 2.5
SCAVENGE = 2.0
"""How strongly each kind of goal attracts a character."""
AT_ONCE = 2
"""How near to a boss's objective, in movement, a character waits for the others."""


def has_given_up(asked: Asked) -> bool:
    """Whether the party has taken so long that it would rather go home."""
    return asked.view.turn > TURNS_UNTIL_GIVING_UP * len(asked.view.party)


def is_last_page(asked: Asked) -> bool:
    """Whether the party is on the last page of its mission."""
    pages = asked.view.mission.pages
    return bool(pages) and asked.page.page == pages[-1]


def find_unfinished_spaces(asked: Asked) -> list[SpaceView]:
    """List the spaces with an objective, or for a curious bot with something to read."""
    curious = asked.habits.curious
    return [
        one
        for one in asked.page.spaces
        if one.objective or (curious and one.poi and not one.repeat)
    ]


@lru_cache(maxsize=1)
def is_ready_to_leave(asked: Asked) -> bool:
    """Whether the party has done all that it came for, has given up, or has begun to leave. A party
    that has not leaves neither a boss nor hostile enemies on the mission's last page."""
    if any(one.exited for one in asked.view.party):
        return True
    if has_given_up(asked):
        return True
    if asked.is_hostile and (asked.boss is not None or is_last_page(asked)):
        return False
    at = asked.me.at
    reachable = asked.distances(at) if at is not None else {}
    waiting = [one for one in find_unfinished_spaces(asked) if one.id in reachable]
    if asked.is_hostile:
        waiting = [one for one in waiting if one.objective]
    return not waiting and asked.page.task is None and not is_worth_lingering(asked)


def is_worth_lingering(asked: Asked) -> bool:
    """Whether the party should stay to search for tokens: a member can find them well, there is
    time, and few threats lie on the track."""
    if asked.is_hostile or not asked.habits.curious or len(asked.page.threats) >= THREATS_TO_LEAVE:
        return False
    if asked.view.turn > TURNS_FOR_DETOURS * len(asked.view.party):
        return False
    finder = max((one.bonus.get("instinct", 0) for one in asked.list_members_on_map), default=0)
    return any(
        difficulty <= SCAVENGE_DIFFICULTY + finder
        for one in asked.page.spaces
        for difficulty in one.scavenge
    )


# -- exits -----------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def choose_best_exit(asked: Asked) -> ExitView | None:
    """Choose the exit that the party should take: to an unseen page of its mission, out to travel,
    or back. Return None if no exit is open."""
    there = {one.exit for one in asked.page.spaces if one.exit}
    found = [one for one in asked.page.exits if one.open and one.letter in there]
    return max(found, key=lambda one: _rate_exit(asked, one), default=None)


def _rate_exit(asked: Asked, one: ExitView) -> float:
    """Rate an exit: best if it leads deeper into the mission, or out once the party gives up."""
    pages, page = asked.view.mission.pages, asked.page.page
    if has_given_up(asked):
        return 2 if not one.leads else 1 / min(one.leads)
    if page in pages and one.ends:
        return 4
    deep = pages.index(page) if page in pages else -1
    further = [lead for lead in one.leads if lead in pages and pages.index(lead) > deep]
    if further:
        return 3 + (min(further) not in asked.view.visited) / 2
    at_home_of_it = any(place.here and place.mission for place in asked.view.travel)
    if not one.leads:
        return 0 if at_home_of_it and len(pages) > 1 else 2
    return 1


# -- what draws ------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def find_goals(asked: Asked) -> Mapping[int, float]:
    """Find the spaces where the character has something to do, and how each attracts it."""
    found: dict[int, float] = {}
    parts = [
        _find_reading_goals(asked),
        {at: FOE for enemy in asked.page.enemies for at in enemy.at}
        if asked.is_hostile
        else _find_side_goals(asked),
    ]
    if asked.page.task is not None:
        parts.append(dict.fromkeys(asked.page.task.spaces, TASK))
    if is_ready_to_leave(asked) and (way := choose_best_exit(asked)) is not None:
        parts.append({one.id: EXIT for one in asked.page.spaces if one.exit == way.letter})
    for part in parts:
        for space, worth in part.items():
            found[space] = max(found.get(space, 0.0), worth)
    if is_party_together(asked):
        return found
    return {space: worth for space, worth in found.items() if not _is_boss_space(asked, space)}


def _find_reading_goals(asked: Asked) -> dict[int, float]:
    """Find spaces with objectives, and while it is safe also spaces with something to read."""
    return {
        one.id: OBJECTIVE if one.objective else READING
        for one in find_unfinished_spaces(asked)
        if one.objective or not asked.is_hostile
    }


def _find_side_goals(asked: Asked) -> dict[int, float]:
    """Find spaces with tokens to search for and strangers to talk to."""
    found: dict[int, float] = {}
    if not asked.habits.curious or not has_starting_card(asked.hand, "instinct"):
        return found
    for one in asked.page.spaces:
        if one.scavenge:
            found[one.id] = SCAVENGE
    for enemy in asked.page.enemies:
        if enemy.communicate is not None and enemy.communicate <= 4:
            found |= dict.fromkeys(enemy.at, STRANGER)
    return found


def _is_boss_space(asked: Asked, space: int) -> bool:
    """Whether a space has the objective of a main mission's last page, where its boss is near."""
    return asked.spaces[space].objective and is_last_page(asked) and asked.view.mission.main


def is_party_together(asked: Asked) -> bool:
    """Whether the party is close enough to begin the fight with the boss. Also true if the
    character itself still has to come closer."""
    marks = [one.id for one in asked.page.spaces if _is_boss_space(asked, one.id)]
    if not marks or asked.is_hostile or asked.me.at is None:
        return True
    away = asked.distances(marks[0])
    if away.get(asked.me.at, 99) > AT_ONCE:
        return True
    return all(away.get(one.at or 0, 0) <= FAR_DISTANCE for one in asked.list_members_on_map)
