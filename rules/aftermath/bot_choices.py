"""What a bot answers to everything but its turn's menu: the book's choices, votes, cards, home."""

from __future__ import annotations

from rules.engine import Answer, Option

from .action_deck import lowest_first
from .bot_views import Asked
from .card_sets import follows, starts
from .decks import ACTIONS
from .terms import Attribute, Structure

WANTED: tuple[Structure, ...] = (
    "larder",
    "palisade",
    "workshop",
    "orchard",
    "watchtower",
    "infirmary",
    "hall",
    "warren",
)
"""What is built first."""
SPARE = 3
"""Scrap that is left for a structure while things are fixed."""
THROWN = 2
"""Cards that it throws away from a full hand."""
ODDS = 0.5
BOLD = (True, True, True, False)
"""How often it takes something of the book that it need not."""


def entry(asked: Asked) -> Answer:
    """A choice of the book: something that can be paid and is likely, rather than to pass by."""
    dials = asked.view.colony.dials
    good: list[Option] = []
    usual = asked.prompt.default[0]
    for option in asked.prompt.options:
        cost = option.data.get("cost", {})
        if any(dials[dial] - n < (0 if dial == "time" else 3) for dial, n in cost.items()):
            continue
        test = option.data.get("test")
        if test is not None and not _likely(asked, test):
            continue
        if option.id != usual:
            good.append(option)
    if good and asked.rng.pick(BOLD):
        return [asked.rng.pick(good).id]
    return [usual]


def _likely(asked: Asked, test: dict[str, object]) -> bool:
    member = asked.prompt.data.get("member")
    if member is None:
        return True
    attribute: Attribute = test["attribute"]  # type: ignore[assignment]
    bonus = asked.me.bonus.get(attribute, 0)
    difficulty = int(str(test["difficulty"]))
    return asked.odds(attribute, difficulty, bonus, opposed=bool(test["opposed"]))[0] >= ODDS


def task(asked: Asked) -> Answer:
    """All the cards that fit together, the first of them a low one of the task's colour."""
    data = asked.prompt.data
    attribute: Attribute = data["attribute"]
    offered = [option.id for option in asked.prompt.options]
    if data["card"] is not None:
        return _enough(offered, data["left"])
    best: list[str] = []
    for first in offered:
        if starts(ACTIONS[first], attribute):
            fitting = [one for one in offered if one != first and follows(one, first, attribute)]
            best = max(best, [first, *fitting], key=len)
    return _enough(best, data["left"])


def _enough(cards: list[str], left: int) -> list[str]:
    """As many of them as it takes."""
    chosen: list[str] = []
    for one in cards:
        if left > 0:
            chosen.append(one)
            left -= ACTIONS[one].value
    return chosen


def nest_vote(asked: Asked) -> Answer:
    """Rest, where somebody needs it."""
    return ["nest"] if hurt(asked) else list(asked.prompt.default)


def propose(asked: Asked) -> Answer:
    """Propose it, where somebody needs it and nobody has."""
    if asked.view.proposed is not None or not hurt(asked):
        return []
    return [asked.prompt.options[0].id]


def hurt(asked: Asked) -> bool:
    """Whether a rest is worth an hour: wounds, and food against them."""
    party = [one for one in asked.view.party if not one.defeated]
    wounds = sum(one.wounds for one in party)
    food = asked.view.colony.dials["food"]
    weak = any(one.life - one.wounds - one.toxic <= 1 for one in party)
    return food > 0 and (weak or wounds >= len(party) + 1)


def build(asked: Asked) -> Answer:
    """The first thing on the list that can be had; improvements before all."""
    ids = [option.id for option in asked.prompt.options]
    known = {one.id for one in asked.view.colony.structures}
    improvements = [one for one in ids if one not in known and one != "enough"]
    if improvements:
        return [improvements[0]]
    return [next((one for one in WANTED if one in ids), "enough")]


def repair(asked: Asked) -> Answer:
    """Fix what there is scrap to spare for."""
    if asked.view.colony.dials["scrap"] <= SPARE:
        return list(asked.prompt.default)
    return [asked.prompt.options[-1].id]


def travel(asked: Asked) -> Answer:
    """Towards the mission; home when that is what is wanted, or when all is lost time."""
    for option in asked.prompt.options:
        if option.data.get("outcome") == "success":
            return [option.id]
    if asked.given_up:
        return ["home"]
    return list(asked.prompt.default)


def discard(asked: Asked) -> Answer:
    """From a full hand the lowest cards: whoever draws nothing has the same turn again."""
    kept = asked.prompt.data["cards"]
    if len(kept) < asked.prompt.data["full"]:
        return []
    return lowest_first(one for one in kept if not ACTIONS[one].influence)[:THROWN]


def defend(asked: Asked) -> Answer:
    """What thrift plays; with one life left all that helps."""
    return list(asked.prompt.default)


def mend(asked: Asked) -> Answer:
    """The railcar is worth its scrap."""
    return ["mend"]
