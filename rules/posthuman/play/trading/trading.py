"""Trade: offers to and fro among humans on the same terrain, until everybody is done (PH-10.7 to
PH-10.15)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from rules.engine import Option, Play, Prompt
from rules.engine.clipping import clip_text
from rules.kit.turns import Asked, Gone
from rules.kit.words import inflect_noun, list_words
from rules.posthuman.effects.carry_out import use_card
from rules.posthuman.effects.language.words import clip_detail
from rules.posthuman.model.decks import name_of
from rules.posthuman.model.state import Deal, State
from rules.posthuman.play.asking import until_fallen
from rules.posthuman.play.context import Here
from rules.posthuman.play.trading import deals
from rules.posthuman.play.trading.offers import BACK, offer_prompt, parse_offer, room_prompt
from rules.posthuman.play.trading.trade_orders import (
    KEEP,
    apply_trade_order,
    list_remote_trade_uses,
    wants_to_trade,
)

DONE = Option("done", "trade", "Done trading", "A new offer to you asks you again.")
LABEL = 80
LONG = 16
"""After so many answers the phase goes on in another step: a table is loaded by giving the answers
of its step again."""


def trade_phase(h: Here) -> Play[bool]:
    """Whoever wants to trade and can is asked until all of them have said done, others when an
    offer is made to them; offers unanswered then lapse (PH-10.12 to PH-10.13a). Returns whether it
    is over; where it is long, it goes on in the next step."""
    s = h.s
    if s.is_solo:
        return True
    desk = _Desk(h)
    while True:
        try:
            role, prompt, value = yield from h.ask_menu(desk.list_prompts)
        except Gone:  # nobody is left to ask
            break
        yield from desk.apply_answer(role, prompt.seat, value)
        if desk.is_break_due:
            return False
    s.deals, s.done_trading, s.wishes = [], [], []
    for seat in s.humans:
        h.human(seat).flags.pop(deals.LIFTS, None)
    return True


@dataclass(slots=True, eq=False)
class _Desk:
    """The trade phase while it runs: who is writing what."""

    h: Here
    answers: int = 0
    """Given in this step."""
    writing: dict[int, int] = field(default_factory=dict)
    """Who is making an offer -> to whom."""
    clearing: dict[int, int] = field(default_factory=dict)
    """Who makes room for a deal -> its number."""
    partners: dict[int, list[int]] = field(default_factory=dict)
    """With whom each human may trade, as of the last time they were asked."""
    changed: set[int] | None = None
    """Whose questions the last answer may have changed, until all are asked; None: anybody's."""

    # -- asking ----------------------------------------------------------------------------------

    def list_prompts(self) -> list[Asked]:
        """A question to each human who trades and is not done."""
        found: list[Asked] = []
        # Asked again without an answer, for something out of turn, this makes all of them anew.
        changed, self.changed = self.changed, None
        if changed is None:
            self.partners = deals.all_partners(self.h.s)
        done = self.h.s.done_trading
        for seat in self.h.s.list_seats_clockwise():
            if seat not in self.partners or seat in done or not self._is_asked(seat):
                continue
            role = self._find_role(seat)
            as_before = changed is not None and seat not in changed
            prompt = self.h.keep_prompt(seat, role) if as_before else None
            if prompt is None and self._could_trade(seat):
                prompt = self._make_prompt(seat, role)
            if prompt is not None:
                found.append((role, prompt))
        return found

    def _find_role(self, seat: int) -> str:
        if seat in self.writing:
            return "write"
        return "trade" if self._cleared_for(seat) is None else "clear"

    def _make_prompt(self, seat: int, role: str) -> Prompt[Any]:
        if role == "write":
            return offer_prompt(self.h, seat, self.writing[seat])
        deal = self._cleared_for(seat)
        return self._make_trade_prompt(seat) if deal is None else room_prompt(self.h, deal)

    def _is_asked(self, seat: int) -> bool:
        """Whoever wants to trade, and whom an offer is made (PH-10.13a)."""
        return wants_to_trade(self.h, seat) or bool(self._offers_to(seat))

    def _offers_to(self, seat: int) -> list[Deal]:
        return [deal for deal in self.h.s.deals if deal.partner == seat]

    def _could_trade(self, seat: int) -> bool:
        """Whoever has a partner, or a card to get one."""
        return bool(self.partners[seat]) or (
            len(self.h.s.humans) > 1 and bool(list_remote_trade_uses(self.h.s, seat))
        )

    def _cleared_for(self, seat: int) -> Deal | None:
        """The deal for which somebody must still make room; None where there is room by now."""
        if seat not in self.clearing:
            return None
        deal = self._find_deal(self.clearing[seat])
        return deal if deal is not None and deals.is_room_lacking(self.h.s, deal) else None

    def _find_deal(self, number: int) -> Deal | None:
        return next((deal for deal in self.h.s.deals if deal.number == number), None)

    def _make_trade_prompt(self, seat: int) -> Prompt[str]:
        h, s = self.h, self.h.s
        options = [DONE]
        for deal in s.deals:
            if deal.partner == seat:
                options += self._list_deal_options(deal)
            elif deal.seat == seat:
                words = f"Take back: {deals.in_words(s, deal, open_=True)}"
                to = f"Your offer to {h.name_seat(deal.partner)}."
                options.append(Option(f"undo:{deal.number}", "trade", _clip_label(words), to))
        with_whom = {other: h.name_seat(other) for other in self.partners[seat]}
        options += [_offer_option(s, other, name) for other, name in with_whom.items()]
        options += [
            Option(one.id, "use", one.label, one.detail) for one in list_remote_trade_uses(s, seat)
        ]
        if not with_whom:
            options.append(KEEP)
        near = list_words(list(with_whom.values()))
        text = f"You may trade with {near}." if near else "Nobody shares your terrain."
        if not wants_to_trade(h, seat):
            makers = list(dict.fromkeys(h.name_seat(deal.seat) for deal in self._offers_to(seat)))
            text = f"{list_words(makers)} {inflect_noun(len(makers), 'offers/offer')} you a deal."
        return h.t.choice(
            seat,
            f"{text} What do you do?",
            options,
            default=DONE.id,
            secret=True,
            topic="trade",
            data={"partners": self.partners[seat]},
            about=f"{h.name_seat(seat)} may trade",
            rule="PH-10.12",
        )

    def _list_deal_options(self, deal: Deal) -> list[Option]:
        h, s = self.h, self.h.s
        name = h.name_seat(deal.seat)
        words = deals.in_words(s, deal, open_=True)
        why = deals.describe_deal_fault(s, deal, name, h.name_seat(deal.partner))
        data = {"deal": deal.number, "give": list(deal.get), "get": list(deal.give)}
        data |= {"food": deal.food, "ammo": deal.ammo}
        found = [
            Option(
                f"no:{deal.number}",
                "trade",
                _clip_label(f"Decline {name}'s {words}"),
                _clip_label(why),
                data,
            )
        ]
        if not why:
            lacking = deals.is_room_lacking(s, deal)
            more = "You must discard something to make room." if lacking else ""
            label = _clip_label(f"Accept {name}'s {words}")
            data = {**data, "lacking": lacking}
            found.insert(0, Option(f"yes:{deal.number}", "trade", label, more, data))
        return found

    # -- answers ---------------------------------------------------------------------------------

    @property
    def is_break_due(self) -> bool:
        """Whether the step has become long, and nobody is in the middle of anything."""
        return self.answers >= LONG and not self.writing and not self.clearing

    def apply_answer(self, role: str, seat: int, value: Any) -> Play[None]:
        """Do what was answered in a role."""
        self.answers += 1
        if role == "trade":
            self.clearing.pop(seat, None)  # there was room, and they are asked about all again
        self.changed = {seat}
        if role == "write":
            other = self.writing.pop(seat)
            if BACK.id not in value:
                self._publish_offer(parse_offer(self.h, seat, other, value))
        elif role == "clear":
            deal = self._find_deal(self.clearing.pop(seat))
            if deal is not None and BACK.id not in value:
                self._close_deal(deal, value)
        elif value in (DONE.id, KEEP.id):
            self.h.s.done_trading.append(seat)
            if value == KEEP.id:
                apply_trade_order(self.h, seat, value)
        else:
            yield from self._apply_pick(seat, value)

    def _apply_pick(self, seat: int, value: str) -> Play[None]:
        h, s = self.h, self.h.s
        what, _, which = value.partition(":")
        if what == "offer":
            self.writing[seat] = int(which)
            return
        if not which:
            one = next(one for one in list_remote_trade_uses(s, seat) if one.id == value)
            self.changed = None
            yield from until_fallen(use_card(h, seat, one))
            return
        deal = self._find_deal(int(which))
        assert deal is not None
        if what == "yes" and deals.is_room_lacking(s, deal):
            self.clearing[seat] = deal.number
        elif what == "yes":
            self._close_deal(deal, [])
        else:
            s.deals.remove(deal)
            self.changed = {deal.seat, deal.partner}
            does = "declines" if what == "no" else "takes back"
            whose = h.name_seat(deal.seat) + "'s" if what == "no" else "the"
            h.tell_of(seat, f"{does} {whose} offer.", kind="trade", deal=deal.number)

    def _publish_offer(self, deal: Deal) -> None:
        """It stands until it is answered, taken back, or the phase is over."""
        h, s = self.h, self.h.s
        s.deals.append(deal)
        self.changed = {deal.seat, deal.partner}
        to = h.name_seat(deal.partner)
        if deal.partner in s.done_trading:
            s.done_trading.remove(deal.partner)
        words = deals.in_words(s, deal, open_=False)
        h.tell_of(
            deal.seat, f"offers {to} {words}.", kind="trade", deal=deal.number, partner=deal.partner
        )
        if deals.has_hidden_cards(s, deal):
            open_ = deals.in_words(s, deal, open_=True)
            shown = f"{h.name_seat(deal.seat)}'s offer to {to}: {open_}."
            h.t.tell(shown, deal.seat, deal.partner, kind="trade")

    def _close_deal(self, deal: Deal, discards: list[str]) -> None:
        """The deal is made if it still can be (PH-10.11)."""
        h, s = self.h, self.h.s
        self.changed = None
        s.deals.remove(deal)
        why = deals.describe_deal_fault(s, deal, h.name_seat(deal.seat), h.name_seat(deal.partner))
        if why:
            h.tell(f"The deal falls through: {why}", kind="trade", deal=deal.number)
            return
        deals.apply_deal(h, deal, discards)


def _offer_option(s: State, seat: int, name: str) -> Option:
    """To make somebody an offer, with what lies open of theirs."""
    human = s.human(seat)
    return _offer_to(seat, name, tuple(human.gear), human.food, human.ammo)


@lru_cache(maxsize=1024)
def _offer_to(seat: int, name: str, gear: tuple[str, ...], food: int, ammo: int) -> Option:
    things = [name_of(one) for one in gear]
    things += [f"{food} food", f"{ammo} ammo"]
    stock = clip_detail(f"Has {list_words(things)}.")
    return Option(f"offer:{seat}", "trade", f"Make {name} an offer", stock)


def _clip_label(text: str) -> str:
    return clip_text(text, LABEL, marked=False)
