"""The questions of a trade: what a human offers and asks for, and what the other discards to make
room (PH-10.8, PH-10.9a, PH-10.11).

The parts of an offer are named "give:card", "get:card", "give-food:2", "get-ammo:3"."""

from __future__ import annotations

from functools import cache, lru_cache, partial

from rules.engine import Illegal, Option, Prompt
from rules.kit.words import count_noun
from rules.posthuman.effects.language.words import item_detail
from rules.posthuman.model.decks import ITEMS, name_of
from rules.posthuman.model.state import Deal, State
from rules.posthuman.play.context import Here
from rules.posthuman.play.trading import deals

BACK = Option("back", "trade", "Never mind", "No offer after all.")


# -- writing an offer (PH-10.8, PH-10.11) --------------------------------------------------------


def offer_prompt(h: Here, seat: int, other: int) -> Prompt[list[str]]:
    """Make the question what a human gives and asks for. It can only ask for things of the other
    that are in view."""
    s = h.s
    mine, theirs = s.human(seat), s.human(other)
    options = [make_item_option(f"give:{one}", f"Give {name_of(one)}", one) for one in mine.gear]
    options += [
        make_item_option(f"give:{one}", f"Give {name_of(one)} (hand)", one) for one in mine.hand
    ]
    options += _list_amount_options("give", "Give", mine.food, mine.ammo)
    options += [
        make_item_option(f"get:{one}", f"Ask for {name_of(one)}", one) for one in theirs.gear
    ]
    options += _list_amount_options("get", "Ask for", theirs.food, theirs.ammo)
    return h.t.choices(
        seat,
        f"What do you give {h.name_seat(other)}, and what do you ask for?",
        [*options, BACK],
        default=[BACK.id],
        least=1,
        secret=True,
        check=partial(_check_offer, h, seat, other),
        way_out=BACK.id,
        topic="offer",
        data={"partner": other},
        about=f"{h.name_seat(seat)} may trade",
        rule="PH-10.11",
    )


@cache
def make_item_option(id_: str, label: str, card: str) -> Option:
    """Make the option for an item as part of an offer or as a discard. Options are kept, as there
    are no more of them than cards."""
    return Option(id_, "trade", label, item_detail(ITEMS[card]), {"card": card})


@lru_cache(maxsize=1024)
def _list_amount_options(side: str, verb: str, food: int, ammo: int) -> list[Option]:
    return [
        Option(f"{side}-{what}:{n}", "trade", f"{verb} {n} {what}", data={what: n})
        for what, most in (("food", food), ("ammo", ammo))
        for n in range(1, most + 1)
    ]


def _check_offer(h: Here, seat: int, other: int, chosen: list[str]) -> None:
    if BACK.id in chosen:
        return
    for what in ("food", "ammo"):
        if sum(one.partition(":")[0].endswith(what) for one in chosen) > 1:
            raise Illegal(f"Pick one number for {what}, given or asked for.", rule="PH-10.11")
    s = h.s
    deal = _parse_deal(s, seat, other, chosen)
    if deals.count_free_slots(s, seat, deal.give, deal.get) < 0:
        why = "Your backpack has no room for what you ask: give more, or drop something first."
        raise Illegal(why, rule="PH-10.9a")


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
        make_item_option(one, f"Discard {name_of(one)}", one)
        for one in human.gear
        if one not in deal.get
    ]
    slots = count_noun(short, "slot")
    return h.t.choices(
        seat,
        f"You are {slots} short for what {h.name_seat(deal.seat)} gives. What do you discard?",
        [*options, BACK],
        default=[BACK.id],
        least=1,
        secret=True,
        check=check,
        way_out=BACK.id,
        topic="room",
        data={"short": short},
        about=f"{h.name_seat(seat)} may trade",
        rule="PH-10.9a",
    )
