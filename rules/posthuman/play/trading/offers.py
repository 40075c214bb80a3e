"""The questions of a trade: what a human offers and asks for, and what the other discards to make
room (PH-10.8, PH-10.9a, PH-10.11).

The parts of an offer are named "give:card", "get:card", "give-food:2", "get-ammo:3"."""

from __future__ import annotations

from functools import cache, lru_cache, partial

from rules.engine import Illegal, Option, Prompt
from rules.posthuman.effects.language.words import item_detail
from rules.posthuman.model.decks import ITEMS, name_of
from rules.posthuman.model.state import Deal, State
from rules.posthuman.play.context import Here
from rules.posthuman.play.trading import deals
from rules.posthuman.words import Message

BACK = Option("back", "trade", Message("never-mind"), Message("no-offer"))


# -- writing an offer (PH-10.8, PH-10.11) --------------------------------------------------------


def offer_prompt(h: Here, seat: int, other: int) -> Prompt[list[str]]:
    """Make the question what a human gives and asks for. It can only ask for things of the other
    that are in view."""
    s = h.s
    mine, theirs = s.human(seat), s.human(other)
    options = [make_item_option(f"give:{one}", "give-card", one) for one in mine.gear]
    options += [make_item_option(f"give:{one}", "give-hand-card", one) for one in mine.hand]
    options += _list_amount_options("give", "give-amount", mine.food, mine.ammo)
    options += [make_item_option(f"get:{one}", "ask-for-card", one) for one in theirs.gear]
    options += _list_amount_options("get", "ask-for-amount", theirs.food, theirs.ammo)
    return h.t.choices(
        seat,
        Message("write-offer", partner=h.name_seat(other)),
        [*options, BACK],
        default=[BACK.id],
        least=1,
        secret=True,
        check=partial(_check_offer, h, seat, other),
        way_out=BACK.id,
        topic="offer",
        data={"partner": other},
        about=Message("about-trading", player=h.name_seat(seat)),
        rule="PH-10.11",
    )


@cache
def make_item_option(id_: str, key: str, card: str) -> Option:
    """Make the option for an item as part of an offer or as a discard. `key`: the label's message.
    Options are kept, as there are no more of them than cards."""
    label = Message(key, card=name_of(card))
    return Option(id_, "trade", label, item_detail(ITEMS[card]), {"card": card})


@lru_cache(maxsize=1024)
def _list_amount_options(side: str, key: str, food: int, ammo: int) -> list[Option]:
    return [
        Option(f"{side}-{what}:{n}", "trade", Message(key, n=n, goods=what), data={what: n})
        for what, most in (("food", food), ("ammo", ammo))
        for n in range(1, most + 1)
    ]


def _check_offer(h: Here, seat: int, other: int, chosen: list[str]) -> None:
    if BACK.id in chosen:
        return
    for what in ("food", "ammo"):
        if sum(one.partition(":")[0].endswith(what) for one in chosen) > 1:
            raise Illegal(Message("one-number", goods=what), rule="PH-10.11")
    s = h.s
    deal = _parse_deal(s, seat, other, chosen)
    if deals.count_free_slots(s, seat, deal.give, deal.get) < 0:
        raise Illegal(Message("no-room-for-offer"), rule="PH-10.9a")


def parse_offer(h: Here, seat: int, other: int, chosen: list[str]) -> Deal:
    """Make the offer that was written, with a number of its own."""
    h.s.deals_made += 1
    return _parse_deal(h.s, seat, other, chosen)


def _parse_deal(s: State, seat: int, other: int, chosen: list[str]) -> Deal:
    deal = Deal(number=s.deals_made, seat=seat, partner=other)
    for one in chosen:
        side, _, what = one.partition(":")
        sign = 1 if side.startswith("give") else -1
        if side.endswith("food"):
            deal.food = sign * int(what)
        elif side.endswith("ammo"):
            deal.ammo = sign * int(what)
        else:
            (deal.give if sign > 0 else deal.get).append(what)
    return deal


# -- making room (PH-10.9a) ----------------------------------------------------------------------


def room_prompt(h: Here, deal: Deal) -> Prompt[list[str]]:
    """Make the question what the partner of a deal discards to have room for it (PH-10.9a)."""
    s, seat = h.s, deal.partner
    human = s.human(seat)
    short = -deals.count_free_slots(s, seat, deal.get, deal.give)

    def check(chosen: list[str]) -> None:
        if BACK.id not in chosen:
            deals.check_room(s, deal, chosen)

    options = [
        make_item_option(one, "discard-card", one) for one in human.gear if one not in deal.get
    ]
    return h.t.choices(
        seat,
        Message("make-room-how", n=short, maker=h.name_seat(deal.seat)),
        [*options, BACK],
        default=[BACK.id],
        least=1,
        secret=True,
        check=check,
        way_out=BACK.id,
        topic="room",
        data={"short": short},
        about=Message("about-trading", player=h.name_seat(seat)),
        rule="PH-10.9a",
    )
