"""The trade phase: humans on the same terrain make and answer offers, until all of them are done
(PH-10.7 to PH-10.15). Humans take part who said so when they declared, or have a standing order for
it (PH-10.13a)."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from rules.engine import Option, Play, Prompt, Text
from rules.kit.turns import Asked, Gone
from rules.posthuman.effects.carry_out import Use, list_uses, use_card
from rules.posthuman.effects.models import Plain
from rules.posthuman.model.decks import name_of
from rules.posthuman.model.state import Deal, State
from rules.posthuman.play.context import Here, until_fallen
from rules.posthuman.play.trading import deals
from rules.posthuman.play.trading.deals import (
    BACK,
    LIFTS,
    list_humans_in_reach,
    make_offer_prompt,
    make_room_prompt,
    parse_offer,
)
from rules.posthuman.words import Message, count_unit, fit_detail, fit_label

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
    return [
        one
        for one in list_uses(s, seat, "trade")
        if any(isinstance(part, Plain) and part.do == LIFTS for part in one.effect.do)
    ]


def wants_to_trade(h: Here, seat: int) -> bool:
    """Whether a human has said that it wants to trade, this turn or in every turn."""
    return seat in h.s.wishes or h.find_standing_order(seat, ORDER) == ASKED


def offer_wish(h: Here, seat: int) -> Prompt[str] | None:
    """Make the question whether a human wants to trade, for humans who can trade now and while all
    declare. At any time it lets a human take back the order for every turn. Return None if there is
    nothing to answer."""
    asked = h.find_standing_order(seat, ORDER) == ASKED
    if not asked and h.s.phase != "declare":
        return None
    near = list_humans_in_reach(h.s, seat)
    cards = dict.fromkeys(name_of(one.card) for one in list_remote_trade_uses(h.s, seat))
    options = [KEEP]
    if not asked:
        if len(h.s.humans) == 1 or not (near or cards):
            return None
        options = [NO_WISH if seat in h.s.wishes else WISH, ASK]
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


DONE = Option("done", "trade", Message("done-trading"), Message("done-trading-detail"))
ANSWERS_IN_STEP = 16
"""After how many answers the phase continues in another step: to load a table, all answers of its
current step are given again."""


def trade_phase(h: Here) -> Play[bool]:
    """Ask all humans who want to trade and can, and others once they get an offer, until each has
    said done (PH-10.12 to PH-10.13a). Offers still open then lapse. Return whether the phase is
    over; a long one continues in the next step."""
    s = h.s
    if s.is_solo:
        return True
    desk = _Desk(h)
    while True:
        try:
            role, prompt, value = yield from h.ask_menu(desk.make_prompts)
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
    """The state of the trade phase while it runs, such as who is writing an offer to whom."""

    h: Here
    answers: int = 0
    """How many answers were given in this step."""
    writing: dict[int, int] = field(default_factory=dict)
    """Seat that is writing an offer -> seat that the offer is for."""
    clearing: dict[int, int] = field(default_factory=dict)
    """Seat that is making room for a deal -> the deal's number."""
    partners: dict[int, list[int]] = field(default_factory=dict)
    """Seat -> seats that it may trade with, as of the last time all were worked out."""
    changed: set[int] | None = None
    """Seats whose questions the last answer may have changed, until the questions are listed again;
    None means all seats."""

    # -- asking ----------------------------------------------------------------------------------

    def make_prompts(self) -> list[Asked]:
        """List the questions to the humans who trade and are not done."""
        found: list[Asked] = []
        # A free action was taken out of turn, so all questions are made again.
        changed, self.changed = self.changed, None
        done, humans = self.h.s.done_trading, self.h.s.humans
        asked = [s for s in self.h.s.list_seats_clockwise() if s in humans and self._is_asked(s)]
        if changed is None and asked:
            self.partners = {seat: deals.find_partners(self.h.s, seat) for seat in humans}
        for seat in asked:
            if seat in done:
                continue
            role = self._find_role(seat)
            as_before = changed is not None and seat not in changed
            prompt = self.h.keep_prompt(seat, role) if as_before else None
            if prompt is None and self._can_trade(seat):
                prompt = self._make_prompt(seat, role)
            if prompt is not None:
                found.append((role, prompt))
        return found

    def _find_role(self, seat: int) -> str:
        if seat in self.writing:
            return "write"
        return "trade" if self._find_uncleared_deal(seat) is None else "clear"

    def _make_prompt(self, seat: int, role: str) -> Prompt[Any]:
        if role == "write":
            return make_offer_prompt(self.h, seat, self.writing[seat])
        deal = self._find_uncleared_deal(seat)
        return self._make_trade_prompt(seat) if deal is None else make_room_prompt(self.h, deal)

    def _is_asked(self, seat: int) -> bool:
        """Whether a human wants to trade or has an offer to answer (PH-10.13a)."""
        return wants_to_trade(self.h, seat) or bool(self._list_offers_to(seat))

    def _list_offers_to(self, seat: int) -> list[Deal]:
        return [deal for deal in self.h.s.deals if deal.partner == seat]

    def _can_trade(self, seat: int) -> bool:
        """Whether a human has a partner, or a card that may provide one."""
        return bool(self.partners[seat]) or (
            len(self.h.s.humans) > 1 and bool(list_remote_trade_uses(self.h.s, seat))
        )

    def _find_uncleared_deal(self, seat: int) -> Deal | None:
        """Find the deal that a human must still make room for. Return None if there is none, or
        room by now."""
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
                label = fit_label(
                    Message("take-offer-back", deal=deals.describe_deal(s, deal, open_=True))
                )
                to = Message("your-offer-to", partner=h.name_seat(deal.partner))
                options.append(Option(f"undo:{deal.number}", "trade", label, to))
        with_whom = {other: h.name_seat(other) for other in self.partners[seat]}
        options += [_offer_option(s, other, name) for other, name in with_whom.items()]
        options += [
            Option(one.id, "use", one.label, one.detail) for one in list_remote_trade_uses(s, seat)
        ]
        if not with_whom:
            options.append(KEEP)
        text = Message("trade-with-nobody")
        if with_whom:
            text = Message("trade-with", partners=list(with_whom.values()))
        if makers := list(
            dict.fromkeys(h.name_seat(deal.seat) for deal in self._list_offers_to(seat))
        ):
            text = Message("offer-you-deals", makers=makers, n=len(makers))
        return h.t.choice(
            seat,
            text,
            options,
            default=DONE.id,
            secret=True,
            topic="trade",
            data={"partners": self.partners[seat]},
            about=Message("about-trading", player=h.name_seat(seat)),
            rule="PH-10.12",
        )

    def _list_deal_options(self, deal: Deal) -> list[Option]:
        h, s = self.h, self.h.s
        name = h.name_seat(deal.seat)
        words = deals.describe_deal(s, deal, open_=True)
        why = deals.describe_deal_fault(s, deal, name, h.name_seat(deal.partner))
        data = {"deal": deal.number, "give": list(deal.get), "get": list(deal.give)}
        data |= {"food": deal.food, "ammo": deal.ammo}
        found = [
            Option(
                f"no:{deal.number}",
                "trade",
                fit_label(Message("decline-offer", maker=name, deal=words)),
                "" if why is None else fit_label(why),
                data,
            )
        ]
        if why is None:
            lacking = deals.is_room_lacking(s, deal)
            more: Text = Message("must-make-room") if lacking else ""
            label = fit_label(deals.describe_acceptance(s, deal, name))
            data = {**data, "lacking": lacking}
            found.insert(0, Option(f"yes:{deal.number}", "trade", label, more, data))
        return found

    # -- answers ---------------------------------------------------------------------------------

    @property
    def is_break_due(self) -> bool:
        """Whether the step is long, and nobody is writing an offer or making room."""
        return self.answers >= ANSWERS_IN_STEP and not self.writing and not self.clearing

    def apply_answer(self, role: str, seat: int, value: Any) -> Play[None]:
        """Apply an answer to a question of this role: "trade", "write" or "clear"."""
        self.answers += 1
        if role == "trade":
            self.clearing.pop(seat, None)  # there is room now; the next question is about all deals
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
            told = Message("takes-offer-back", player=h.name_seat(seat))
            if what == "no":
                told = Message(
                    "declines-offer", player=h.name_seat(seat), maker=h.name_seat(deal.seat)
                )
            h.tell_of(seat, told, kind="trade", deal=deal.number)

    def _publish_offer(self, deal: Deal) -> None:
        """Add an offer, which stays open until it is answered or taken back or the phase ends."""
        h, s = self.h, self.h.s
        s.deals.append(deal)
        self.changed = {deal.seat, deal.partner}
        to = h.name_seat(deal.partner)
        if deal.partner in s.done_trading:
            s.done_trading.remove(deal.partner)
        name, words = h.name_seat(deal.seat), deals.describe_deal(s, deal, open_=False)
        told = Message("offers", player=name, partner=to, deal=words)
        h.tell_of(deal.seat, told, kind="trade", deal=deal.number, partner=deal.partner)
        if any(one in s.human(deal.seat).hand for one in deal.give):  # nobody has seen these
            open_ = deals.describe_deal(s, deal, open_=True)
            shown = Message("offer-in-full", player=name, partner=to, deal=open_)
            h.t.tell(shown, deal.seat, deal.partner, kind="trade")

    def _close_deal(self, deal: Deal, discards: list[str]) -> None:
        """Close a deal if it is still possible, else tell the players why it is not (PH-10.11)."""
        h, s = self.h, self.h.s
        self.changed = None
        s.deals.remove(deal)
        why = deals.describe_deal_fault(s, deal, h.name_seat(deal.seat), h.name_seat(deal.partner))
        if why is not None:
            h.tell(Message("deal-falls-through", why=why), kind="trade", deal=deal.number)
            return
        deals.apply_deal(h, deal, discards)


def _offer_option(s: State, seat: int, name: str) -> Option:
    """Make the option to write an offer to a human, with the things that this human has in view."""
    human = s.human(seat)
    return _offer_to(seat, name, tuple(human.gear), human.food, human.ammo)


@lru_cache(maxsize=1024)
def _offer_to(seat: int, name: str, gear: tuple[str, ...], food: int, ammo: int) -> Option:
    things: list[Text] = [name_of(one) for one in gear]
    things += [count_unit(food, "food"), count_unit(ammo, "ammo")]
    stock = fit_detail(Message("has-things", things=things))
    return Option(f"offer:{seat}", "trade", Message("make-offer", player=name), stock)
