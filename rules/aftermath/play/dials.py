"""The six dials: how they rise and fall, how costs are paid, and how a campaign is lost (AF-1.8 to
AF-1.14, AF-20.6 to AF-20.9)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.aftermath.model.state import State
from rules.aftermath.model.terms import DIALS, HIGHEST, Dial
from rules.aftermath.play.context import CampaignLost, Here
from rules.aftermath.play.party.voting import ask_vote
from rules.engine import Option, Play
from rules.kit.words import list_words

VITAL: tuple[Dial, ...] = ("population", "morale")
"""Dials that lose the campaign at 0 (AF-20.6, AF-20.7)."""
NAMES: dict[Dial, str] = {dial: dial for dial in DIALS} | {"clue": "the clue dial"}
"""What messages call a dial."""
ANEW = 5
"""The value to which infinite lives reset both vital dials (AF-20.8, AF-20.9)."""


def find_dial_limit(s: State, dial: Dial) -> int:
    """Find the highest value a dial may have now (AF-1.10, AF-1.11)."""
    return s.population_cap if dial == "population" else HIGHEST[dial]


def change_dial(h: Here, dial: Dial, n: int, cause: str, *, unlimited: bool = False) -> Play[None]:
    """Move a dial up or down as far as it goes (AF-1.9, AF-1.10), and tell everybody; see
    `change_all`."""
    yield from change_all(h, {dial: n}, cause, unlimited=unlimited)


def change_all(
    h: Here, by: Mapping[Dial, int], cause: str, *, unlimited: bool = False
) -> Play[None]:
    """Move dials by one effect, and tell everybody in one line. Clue rises once in a mission
    (AF-1.12), unless `unlimited`. If morale or population falls to 0 the campaign is lost at once
    (AF-1.13). Raises CampaignLost."""
    words = []
    for dial in DIALS:
        if by.get(dial):
            words.append(_turn_dial(h.s, dial, by[dial], unlimited=unlimited))
    if words:
        stand = dict(h.s.colony.dials)
        h.tell(f"{cause}: {'; '.join(words)}.", kind="dial", by=dict(by), dials=stand)
    if any(by.get(dial, 0) < 0 and h.s.colony.dials[dial] == 0 for dial in VITAL):
        yield from resolve_campaign_loss(h)


def _turn_dial(s: State, dial: Dial, n: int, *, unlimited: bool = False) -> str:
    """Move one dial and return what happened in words."""
    dials, most = s.colony.dials, find_dial_limit(s, dial)
    before = dials[dial]
    limited = dial == "clue" and n > 0 and not unlimited
    if limited and s.clues >= (2 if s.has_improvement("crystal-radio") else 1):
        return f"{NAMES[dial]} stays at {before}, for it has risen in this mission already"
    dials[dial] = max(0, before + n if n < 0 else max(before, min(most, before + n)))
    turned = dials[dial] - before
    s.clues += int(limited and turned > 0)
    if not turned:
        return f"{NAMES[dial]} stays at {before}" + (", which is all it can hold" if n > 0 else "")
    if turned > 0:
        return f"{NAMES[dial]} rises by {turned}, which makes {dials[dial]}"
    return f"{NAMES[dial]} falls by {-turned}, which leaves {dials[dial]}"


# -- costs (AF-1.14) -----------------------------------------------------------------------------


def can_afford(s: State, costs: Mapping[Dial, int]) -> bool:
    """Whether all costs can be paid in full. A cost in time always can, and paying must leave
    morale and population at 1 or more."""
    for dial, n in costs.items():
        least = 1 if dial in VITAL else 0
        if dial != "time" and s.colony.dials[dial] - n < least:
            return False
    return True


def pay_costs(h: Here, costs: Mapping[Dial, int], cause: str) -> None:
    """Pay costs that must be affordable; a cost in time raises the time dial."""
    assert can_afford(h.s, costs)
    words = [
        _turn_dial(h.s, dial, costs[dial] if dial == "time" else -costs[dial])
        for dial in DIALS
        if costs.get(dial)
    ]
    if words:
        stand = dict(h.s.colony.dials)
        h.tell(f"{cause}: {'; '.join(words)}.", kind="dial", paid=dict(costs), dials=stand)


def in_words(costs: Mapping[Dial, int]) -> str:
    """Format costs: "1 food and 2 scrap", "time +1"."""
    return list_words(
        [f"time +{costs[dial]}" if dial == "time" else f"{costs[dial]} {dial}" for dial in costs]
    )


# -- the end of a campaign (AF-20.6 to AF-20.10) -------------------------------------------------


def resolve_campaign_loss(h: Here) -> Play[None]:
    """Handle morale or population at 0. With infinite lives, or if the party votes for them now,
    reset both dials and go on; else raise CampaignLost."""
    colony = h.s.colony
    gone = list_words([dial for dial in VITAL if colony.dials[dial] == 0])
    if not colony.infinite:
        h.tell(f"The colony has no {gone} left.", kind="lost")
        chosen = yield from ask_vote(
            h,
            f"The colony has no {gone} left, and the campaign is lost. Do you play on with infinite"
            " lives?",
            [
                Option(
                    "on", "choose", "Play on", f"Now, and each time: morale and population {ANEW}."
                ),
                Option("lost", "choose", "Let the campaign end"),
            ],
            "on",
            topic="infinite-lives",
            rule="AF-20.8",
        )
        if chosen == "lost":
            colony.lost = True
            raise CampaignLost
        colony.infinite = True
    for dial in VITAL:
        colony.dials[dial] = ANEW
    h.tell(
        f"Infinite lives: morale and population are {ANEW} again.",
        kind="dial",
        dials=dict(colony.dials),
    )
