"""What a bot does in its turn: one option of the menu, the one that is worth most now."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine import Answer, Option

from .bot_views import Asked
from .card_sets import able
from .decks import ACTIONS
from .terms import Attribute, Status

CARD = 0.35
"""What a card is worth in the hand: for the next test, or a defence."""
GUARD = 2
"""Cards that one likes to keep when the enemies act soon."""
BAD: tuple[Status, ...] = ("tangled", "poisoned", "burning", "frightened")
"""Statuses that are worth a test of their own."""
FAST = 3.0
"""How much a thing to read is worth."""


def act(asked: Asked) -> Answer:
    """The option that is worth most; ending the turn is worth nothing, and keeps the cards."""
    best, worth = "end", 0.0
    for option in asked.prompt.options:
        found = _WORTHS.get(option.verb)
        value = found(asked, option) if found is not None else -1.0
        if value > worth:
            best, worth = option.id, value
    return [best]


# -- tests ---------------------------------------------------------------------------------------


def _tested(asked: Asked, attribute: Attribute, option: Option, gain: float, least: float) -> float:
    """What a test is worth: what it brings as often as it succeeds, less its cards."""
    data = option.data
    bonus = data.get("bonus", asked.me.bonus.get(attribute, 0))
    opposed = bool(data.get("opposed", False))
    likely, cards = asked.odds(attribute, data["difficulty"], bonus, opposed=opposed)
    if not cards or likely < least:
        return -1
    return likely * gain - CARD * len(cards)


def _fight(asked: Asked, option: Option) -> float:
    attribute: Attribute = "strength" if option.verb == "fight" else "agility"
    last = 1.0 if option.data["life"] == 1 else 0.0
    return _tested(asked, attribute, option, 5 + last, 0.35)


def _talk(asked: Asked, option: Option) -> float:
    if "difficulty" not in option.data:  # buying
        return 1.0 if asked.view.colony.dials["scrap"] > 8 else -1
    if option.id.startswith("feed"):
        return 4.0 if asked.view.colony.dials["food"] > 5 else -1
    full = asked.view.colony.dials["population"] >= asked.view.colony.cap
    return _tested(asked, "instinct", option, 2 if full else 5, 0.5)


def _scavenge(asked: Asked, option: Option) -> float:
    return _tested(asked, "instinct", option, 1.5 + option.data["difficulty"] / 3, 0.5)


def _recover(asked: Asked, option: Option) -> float:
    if option.data["status"] not in BAD:
        return -1
    return _tested(asked, option.data["attribute"], option, 3, 0.5)


def _task(asked: Asked, option: Option) -> float:
    """A card in a group task is never lost."""
    task = asked.page.task
    if task is None:
        return -1
    attribute: Attribute = option.data["attribute"]
    if task.card is None and not able(asked.hand, attribute):
        return -1
    return 4


# -- going ---------------------------------------------------------------------------------------


def _move(asked: Asked, option: Option) -> float:
    """Towards what is to be read, searched or fought, and at last towards the exit."""
    data = option.data
    if "cards" not in data:  # pushing a heavy object about is left to people
        return -1
    space = next(one for one in asked.page.spaces if one.id == data["space"])
    price = CARD * len(data["cards"])
    if asked.hostile and len(asked.hand) - len(data["cards"]) < GUARD:
        price += 0.6
    here = asked.me.at
    if here is None:
        return -1
    if option.id == "move-out":
        return 5.0
    near = asked.distances(here)
    then = asked.distances(space.id)
    goals = _goals(asked)
    if not goals:
        return -1
    best = max(
        (worth - 0.25 * then.get(goal, 99) for goal, worth in goals.items()),
        default=-1.0,
    )
    now = max(worth - 0.25 * near.get(goal, 99) for goal, worth in goals.items())
    lift = best - now
    if space.id in goals and lift > 0:
        lift += 1.0
    return lift * 2 - price + 0.01


def _goals(asked: Asked) -> dict[int, float]:
    """Spaces where something is to be done, and how much it draws."""
    goals: dict[int, float] = {}
    for one in asked.unfinished:
        goals[one.id] = 5.0 if one.objective else FAST
    if asked.hostile:
        for enemy in asked.page.enemies:
            for at in enemy.at:
                if _fighter(asked):
                    goals[at] = max(goals.get(at, 0), 3.5)
    else:
        for one in asked.page.spaces:
            if one.scavenge and able(asked.hand, "instinct"):
                goals[one.id] = max(goals.get(one.id, 0), 2.0)
        for enemy in asked.page.enemies:
            if enemy.communicate is not None and able(asked.hand, "instinct"):
                for at in enemy.at:
                    goals[at] = max(goals.get(at, 0), 2.5)
    task = asked.page.task
    if task is not None and task.where:
        for one in asked.page.spaces:
            if one.label in task.where:
                goals[one.id] = max(goals.get(one.id, 0), 4.0)
    if asked.may_leave:
        way = asked.best_exit
        for one in asked.page.spaces:
            if way is not None and one.exit == way.letter:
                goals[one.id] = 4.5
    return goals


def _fighter(asked: Asked) -> bool:
    """Whether it could strike where it gets to: with a strong card left after the way there."""
    strong = [one for one in asked.hand if ACTIONS[one].colour in ("red", "white")]
    return len(strong) >= 1 and asked.me.life - asked.me.wounds - asked.me.toxic > 1


def _exit(asked: Asked, option: Option) -> float:
    if any(one.exited for one in asked.view.party):
        return 6.0
    if (
        asked.hostile
        and asked.page.enemies
        and any(one.exit == "" and one.objective for one in asked.page.spaces)
    ):
        return -1
    way = asked.best_exit
    if way is None or way.letter != option.data["letter"] or not asked.may_leave:
        return -1
    return 5.0


def _ability(asked: Asked, option: Option) -> float:
    """What heals, when somebody is hurt."""
    if option.id.endswith("second-wind"):
        return 2.5 if asked.me.wounds else -1
    if option.id.endswith("poultice"):
        here = [one for one in asked.view.party if one.at == asked.me.at]
        return 2.5 if any(one.wounds + one.toxic >= 2 for one in here) else -1
    return -1


_WORTHS: dict[str, Callable[[Asked, Option], float]] = {
    "fight": _fight,
    "shoot": _fight,
    "talk": _talk,
    "scavenge": _scavenge,
    "recover": _recover,
    "task": _task,
    "move": _move,
    "exit": _exit,
    "ability": _ability,
}
