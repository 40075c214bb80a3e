"""Who is to be asked about cards that let one trade from afar, such as a Flare: only those who have
said so (PH-10.13a)."""

from __future__ import annotations

from rules.engine import Offer, Option
from rules.kit.words import listed

from .context import Here
from .deals import LIFTS
from .decks import name_of
from .effects.carry_out import Use, usable
from .effects.models import Plain
from .state import State

ASK = Option(
    "ask-again",
    "standing",
    "Ask me in the trade phase",
    "Also where nobody shares your terrain.",
)
KEEP = Option(
    "keep", "standing", "Done, and ask me no more", "Only once you share a terrain with somebody."
)
ORDER, ASKED = "trade", "ask"
"""The kind of the standing order that ASK gives and KEEP takes back, and its value. (Positions of
older versions hold "keep" as its value, which says what is usual now.)"""


def lifting(s: State, seat: int) -> list[Use]:
    """What a human could use to trade with somebody elsewhere (PH-10.10)."""
    return [one for one in usable(s, seat, "trade") if _lifts(one)]


def _lifts(one: Use) -> bool:
    return any(isinstance(p, Plain) and p.do == LIFTS for p in one.effect.do)


def wants_to_be_asked(h: Here, seat: int) -> bool:
    """Whether somebody is asked who has nobody near, and only such a card to trade with."""
    return h.ordered(seat, ORDER) == ASKED and len(h.s.humans) > 1 and bool(lifting(h.s, seat))


def offered(h: Here, seat: int) -> list[Offer]:
    """Free at any time, for whoever has such a card: to be asked about it in the trade phase, or no
    more."""
    if len(h.s.humans) < 2 or seat not in h.s.humans:
        return []
    cards = dict.fromkeys(name_of(one.card) for one in lifting(h.s, seat))
    if not cards:
        return []
    asked = h.ordered(seat, ORDER) == ASKED
    able = f"{listed(list(cards))} could let you trade from afar."
    now = "You are asked" if asked else "You are not asked"
    option = KEEP if asked else ASK
    prompt = h.t.choice(
        seat,
        f"{able} {now} about that in the trade phase.",
        [Option(option.id, option.verb, "Ask me no more", option.detail) if asked else option],
        default=option.id,
        optional=True,
        secret=True,
        aside=True,
        topic="standing",
        rule="PH-10.13a",
    )
    return [("trade-again", prompt)]


def give(h: Here, seat: int, chosen: str) -> None:
    """Carry out what `offered` was answered with, or KEEP."""
    standing = h.s.players[seat].standing
    if chosen == ASK.id:
        standing[ORDER] = ASKED
    else:
        standing.pop(ORDER, None)
