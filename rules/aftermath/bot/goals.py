"""Where bots go: what draws a character over the page, and by which exit the party leaves it."""

from __future__ import annotations

from rules.aftermath.bot.views import FAR, Asked
from rules.aftermath.model.card_sets import has_starting_card
from rules.aftermath.view_models import ExitView, SpaceView

LONG = 30
"""Turns of each character after which a party gives its mission up."""
EARLY = 14
"""Turns of each character in which there is time for what lies beside the way."""
THREATS = 5
"""Threats at which it is better to be gone."""
WELL = 6
"""The difficulty up to which somebody without bonus finds tokens well enough."""
STEP = 0.25
"""What a step on the way costs."""
OBJECTIVE = 5.0
EXIT = 4.5
TASK = 4.2
FOE = 3.5
READING = 3.0
STRANGER = 2.5
SCAVENGE = 2.0
"""How much things draw."""
AT_ONCE = 2
"""Movement from an objective at which one waits for the others, where a boss is behind it."""


def has_given_up(asked: Asked) -> bool:
    """Whether it has taken so long that the party would rather go home."""
    return asked.view.turn > LONG * len(asked.view.party)


def is_last_page(asked: Asked) -> bool:
    """Whether the page is the last one of the mission."""
    pages = asked.view.mission.pages
    return bool(pages) and asked.page.page == pages[-1]


def find_unfinished_spaces(asked: Asked) -> list[SpaceView]:
    """Spaces with something to read, and objectives."""
    curious = asked.habits.curious
    return [
        one
        for one in asked.page.spaces
        if one.objective or (curious and one.poi and not one.repeat)
    ]


def may_leave(asked: Asked) -> bool:
    """Whether nothing is left that the party came for. Nobody leaves a boss, or what the last page
    of a mission is about."""
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
    """Whether the party stays for tokens that one of it can well find, while there is time and no
    threat near."""
    if asked.is_hostile or not asked.habits.curious or len(asked.page.threats) >= THREATS:
        return False
    if asked.view.turn > EARLY * len(asked.view.party):
        return False
    finder = max((one.bonus.get("instinct", 0) for one in asked.fellows), default=0)
    return any(
        difficulty <= WELL + finder for one in asked.page.spaces for difficulty in one.scavenge
    )


# -- exits -----------------------------------------------------------------------------------------


def choose_best_exit(asked: Asked) -> ExitView | None:
    """The exit that the party should take: towards a page of its mission that it has not seen, out
    to travel, or back."""
    there = {one.exit for one in asked.page.spaces if one.exit}
    found = [one for one in asked.page.exits if one.open and one.letter in there]
    return max(found, key=lambda one: _rate_exit(asked, one), default=None)


def _rate_exit(asked: Asked, one: ExitView) -> float:
    """Deeper into the mission's pages, or out of them once it has taken too long."""
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


def find_goals(asked: Asked) -> dict[int, float]:
    """Spaces where something is to be done, and how much it draws."""
    found: dict[int, float] = {}
    parts = [
        _find_reading_goals(asked),
        _find_enemy_goals(asked) if asked.is_hostile else _find_side_goals(asked),
    ]
    if asked.page.task is not None:
        parts.append(dict.fromkeys(asked.page.task.spaces, TASK))
    if may_leave(asked) and (way := choose_best_exit(asked)) is not None:
        parts.append({one.id: EXIT for one in asked.page.spaces if one.exit == way.letter})
    for part in parts:
        for space, worth in part.items():
            found[space] = max(found.get(space, 0.0), worth)
    if is_party_together(asked):
        return found
    return {space: worth for space, worth in found.items() if not _is_boss_space(asked, space)}


def _find_reading_goals(asked: Asked) -> dict[int, float]:
    """Objectives, and while it is safe what is to be read."""
    return {
        one.id: OBJECTIVE if one.objective else READING
        for one in find_unfinished_spaces(asked)
        if one.objective or not asked.is_hostile
    }


def _find_enemy_goals(asked: Asked) -> dict[int, float]:
    return {at: FOE for enemy in asked.page.enemies for at in enemy.at}


def _find_side_goals(asked: Asked) -> dict[int, float]:
    """Tokens to search, and strangers to talk to."""
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
    """Whether the last objective of a main mission lies there: its boss cannot be far."""
    return asked.spaces[space].objective and is_last_page(asked) and asked.view.mission.main


def is_party_together(asked: Asked) -> bool:
    """Whether the party is near enough to begin what it came for, or the character has to come
    nearer itself."""
    marks = [one.id for one in asked.page.spaces if _is_boss_space(asked, one.id)]
    if not marks or asked.is_hostile or asked.me.at is None:
        return True
    away = asked.distances(marks[0])
    if away.get(asked.me.at, 99) > AT_ONCE:
        return True
    return all(away.get(one.at or 0, 0) <= FAR for one in asked.fellows)
