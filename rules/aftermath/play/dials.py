"""The six dials: how they rise and fall, how costs are paid, and how a campaign is lost (AF-1.8 to
AF-1.14, AF-20.6 to AF-20.9)."""

from collections.abc import Mapping

from rules.aftermath.model.state import State
from rules.aftermath.model.terms import DIALS, HIGHEST_VALUES, Dial
from rules.aftermath.play.context import CampaignLost, Here
from rules.aftermath.play.party.voting import ask_vote
from rules.aftermath.words import Message
from rules.engine import Option, Play, Text

VITAL_DIALS: tuple[Dial, ...] = ("population", "morale")
"""Dials that lose the campaign at 0 (AF-20.6, AF-20.7)."""
RESET_VALUE = 5
"""The value to which infinite lives reset both vital dials (AF-20.8, AF-20.9)."""


def find_dial_limit(s: State, dial: Dial) -> int:
    """Find the highest value a dial may have now (AF-1.10, AF-1.11)."""
    return s.population_cap if dial == "population" else HIGHEST_VALUES[dial]


def change_dials(
    h: Here, by: Mapping[Dial, int], cause: Text, *, unlimited: bool = False
) -> Play[None]:
    """Move dials by one effect, and tell everybody in one line. Clue rises once in a mission
    (AF-1.12), unless `unlimited`. If morale or population falls to 0 the campaign is lost at once
    (AF-1.13). Raises CampaignLost."""
    turns = _turn_dials(
        h.s, {dial: by[dial] for dial in DIALS if by.get(dial)}, unlimited=unlimited
    )
    if turns is not None:
        stand = dict(h.s.colony.dials)
        told = Message("turns-dials", cause=cause, turns=turns)
        h.tell(told, kind="dial", by=dict(by), dials=stand)
    if any(by.get(dial, 0) < 0 and h.s.colony.dials[dial] == 0 for dial in VITAL_DIALS):
        yield from resolve_campaign_loss(h)


def _turn_dials(s: State, by: Mapping[Dial, int], *, unlimited: bool = False) -> Message | None:
    """Move dials and return what happened; None if there are none."""
    told: Message | None = None
    for dial, n in by.items():
        how, turned = _turn_dial(s, dial, n, unlimited=unlimited)
        data = {"dial": dial, "how": how, "by": turned, "value": s.colony.dials[dial]}
        if told is None:
            told = Message("dial-turns", **data)
        else:
            told = Message("dials-turn", before=told, **data)
    return told


def _turn_dial(s: State, dial: Dial, n: int, *, unlimited: bool) -> tuple[str, int]:
    """Move one dial, and return what it does and how far it moves."""
    dials, most = s.colony.dials, find_dial_limit(s, dial)
    before = dials[dial]
    limited = dial == "clue" and n > 0 and not unlimited
    if limited and s.clues >= (2 if s.has_improvement("crystal-radio") else 1):
        return "risen", 0
    dials[dial] = max(0, before + n if n < 0 else max(before, min(most, before + n)))
    turned = dials[dial] - before
    s.clues += int(limited and turned > 0)
    if not turned:
        return "full" if n > 0 else "stays", 0
    return "rises" if turned > 0 else "falls", abs(turned)


# -- costs (AF-1.14) -----------------------------------------------------------------------------


def can_afford(s: State, costs: Mapping[Dial, int]) -> bool:
    """Whether all costs can be paid in full. A cost in time always can, and paying must leave
    morale and population at 1 or more."""
    for dial, n in costs.items():
        least = 1 if dial in VITAL_DIALS else 0
        if dial != "time" and s.colony.dials[dial] - n < least:
            return False
    return True


def pay_costs(h: Here, costs: Mapping[Dial, int], cause: Text) -> None:
    """Pay costs that must be affordable; a cost in time raises the time dial."""
    assert can_afford(h.s, costs)
    by = {
        dial: costs[dial] if dial == "time" else -costs[dial] for dial in DIALS if costs.get(dial)
    }
    turns = _turn_dials(h.s, by)
    if turns is not None:
        stand = dict(h.s.colony.dials)
        told = Message("turns-dials", cause=cause, turns=turns)
        h.tell(told, kind="dial", paid=dict(costs), dials=stand)


# -- the end of a campaign (AF-20.6 to AF-20.10) -------------------------------------------------


def resolve_campaign_loss(h: Here) -> Play[None]:
    """Handle morale or population at 0. With infinite lives, or if the party votes for them now,
    reset both dials and go on; else raise CampaignLost."""
    colony = h.s.colony
    gone = [Message("dial", dial=dial) for dial in VITAL_DIALS if colony.dials[dial] == 0]
    if not colony.infinite:
        h.tell(Message("loses-heart", gone=gone), kind="lost")
        chosen = yield from ask_vote(
            h,
            Message("ask-infinite-lives", gone=gone),
            [
                Option(
                    "on",
                    "choose",
                    Message("play-on"),
                    Message("play-on-detail", number=RESET_VALUE),
                ),
                Option("lost", "choose", Message("let-campaign-end")),
            ],
            "on",
            topic="infinite-lives",
            rule="AF-20.8",
        )
        if chosen == "lost":
            colony.lost = True
            raise CampaignLost
        colony.infinite = True
    for dial in VITAL_DIALS:
        colony.dials[dial] = RESET_VALUE
    h.tell(Message("resets-dials", number=RESET_VALUE), kind="dial", dials=dict(colony.dials))
