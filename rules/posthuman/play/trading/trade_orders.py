"""Which humans want to trade: those who said so when they declared, or have a standing order for it
(PH-10.13a)."""

from __future__ import annotations

from rules.engine import Option, Prompt
from rules.posthuman.effects.carry_out import Use, list_uses
from rules.posthuman.effects.language.models import Plain
from rules.posthuman.model.decks import name_of
from rules.posthuman.model.state import State
from rules.posthuman.play.context import Here
from rules.posthuman.play.trading.deals import LIFTS, within_reach
from rules.posthuman.words import Message

WISH = Option("wish", "standing", Message("trade-this-turn"), Message("trade-this-turn-detail"))
NO_WISH = Option("no-wish", "standing", Message("no-trade-this-turn"))
ASK = Option(
    "ask-again", "standing", Message("trade-every-turn"), Message("trade-every-turn-detail")
)
KEEP = Option("keep", "standing", Message("trade-no-more"), Message("trade-no-more-detail"))
ORDER, ASKED = "trade", "ask"
"""The kind of the standing order that ASK gives and KEEP takes back, and its value. (In positions
of older versions its value may be "keep", which now means the default.)"""


def list_remote_trade_uses(s: State, seat: int) -> list[Use]:
    """List the cards that let a human trade with humans elsewhere (PH-10.10)."""
    return [one for one in list_uses(s, seat, "trade") if _has_remote_trade(one)]


def _has_remote_trade(one: Use) -> bool:
    return any(isinstance(p, Plain) and p.do == LIFTS for p in one.effect.do)


def wants_to_trade(h: Here, seat: int) -> bool:
    """Whether a human has said that it wants to trade, this turn or in every turn."""
    return seat in h.s.wishes or h.find_standing_order(seat, ORDER) == ASKED


def offer_wish(h: Here, seat: int) -> Prompt[str] | None:
    """Make the question whether a human wants to trade, for humans who can trade now and while all
    declare. At any time it lets a human take back the order for every turn. Return None if there is
    nothing to answer."""
    asked = h.find_standing_order(seat, ORDER) == ASKED
    options = [KEEP] if asked else []
    near = within_reach(h.s, seat)
    cards = dict.fromkeys(name_of(one.card) for one in list_remote_trade_uses(h.s, seat))
    can = len(h.s.humans) > 1 and bool(near or cards)
    if h.s.phase == "declare" and can and not asked:
        options = [NO_WISH if seat in h.s.wishes else WISH, ASK]
    if not options:
        return None
    text = Message("want-to-trade-with-nobody")
    if near:
        text = Message("want-to-trade-with", partners=[h.name_seat(other) for other in near])
    elif cards:
        text = Message("want-to-trade-from-afar", cards=list(cards))
    return h.t.choice(
        seat,
        text,
        options,
        default=options[0].id,
        optional=True,
        secret=True,
        aside=True,
        topic="wish",
        rule="PH-10.13a",
    )


def apply_trade_order(h: Here, seat: int, chosen: str) -> None:
    """Carry out an answer to the question of `offer_wish`, or KEEP."""
    standing = h.s.players[seat].standing
    if chosen == WISH.id:
        h.s.wishes.append(seat)
        h.tell_of(seat, Message("wants-to-trade", player=h.name_seat(seat)), kind="trade")
    elif chosen == NO_WISH.id:
        h.s.wishes.remove(seat)
        told = Message("wants-no-trade-after-all", player=h.name_seat(seat))
        h.tell_of(seat, told, kind="trade")
    elif chosen == ASK.id:
        standing[ORDER] = ASKED
    else:
        standing.pop(ORDER, None)
