"""Deals between humans: what they offer and ask for, whether a deal is still possible, and how
goods change hands (PH-10.7 to PH-10.11, PH-10.15).

The parts of an offer are named "give:card", "get:card", "give-food:2", "get-ammo:3"."""

from collections.abc import Collection
from functools import cache, lru_cache, partial

from rules.engine import Illegal, Option, Prompt, Text
from rules.posthuman.effects.modifiers import has_flag, is_forbidden
from rules.posthuman.effects.words import make_item_detail
from rules.posthuman.model.decks import ITEMS, name_of
from rules.posthuman.model.state import Deal, Human, State
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import inventory
from rules.posthuman.words import Message, count_unit

LIFTS = "trade_any"
"""The plain word of cards that let a human trade on every terrain (PH-10.10)."""


def find_partners(s: State, seat: int) -> list[int]:
    """Find with whom a human may trade now, if at least one of the two has anything to give
    (PH-10.7, PH-10.10)."""
    rich = _has_goods(s.human(seat))
    return [other for other in list_humans_in_reach(s, seat) if rich or _has_goods(s.human(other))]


def list_humans_in_reach(s: State, seat: int) -> list[int]:
    """List the other humans whom this one may trade with: on the same terrain, or by a card
    (PH-10.10)."""
    near = s.same_terrain(seat)
    lifted = len(near) < len(s.humans) - 1 and _can_trade_remotely(s, seat)
    found = [
        other
        for other in s.humans
        if other != seat and (other in near or lifted or _can_trade_remotely(s, other))
    ]
    if not found or is_forbidden(s, seat, "trade"):
        return []
    return [other for other in found if not is_forbidden(s, other, "trade")]


def _has_goods(human: Human) -> bool:
    return bool(human.gear or human.hand or human.food or human.ammo)


def _can_trade_remotely(s: State, seat: int) -> bool:
    return has_flag(s, seat, "trade", LIFTS)


# -- in words ------------------------------------------------------------------------------------


def _list_goods(s: State, deal: Deal, *, of: int, open_: bool) -> list[Text]:
    """List what one side of a deal gives; with `open_` False, cards in a hand are not named
    (PH-10.14)."""
    mine = of == deal.seat
    held = s.human(of).hand
    cards = deal.give if mine else deal.get
    found: list[Text] = [
        name_of(one) if open_ or one not in held else Message("hidden-card") for one in cards
    ]
    sign = 1 if mine else -1
    for n, what in ((deal.food * sign, "food"), (deal.ammo * sign, "ammo")):
        found += [count_unit(n, what)] if n > 0 else []
    return found or [Message("nothing")]


def describe_deal(s: State, deal: Deal, *, open_: bool) -> Message:
    """Describe a deal, what its maker gives first, such as "Knife and 2 food for 3 ammo"."""
    given = _list_goods(s, deal, of=deal.seat, open_=open_)
    got = _list_goods(s, deal, of=deal.partner, open_=open_)
    if got == [Message("nothing")]:
        return Message("deal-as-gift", given=given)
    return Message("deal", given=given, got=got)


def describe_acceptance(s: State, deal: Deal, maker: str) -> Message:
    """Tell the partner what accepting a deal means to them."""
    given = _list_goods(s, deal, of=deal.seat, open_=True)
    got = _list_goods(s, deal, of=deal.partner, open_=True)
    return Message("accept-offer", maker=maker, given=given, got=got)


# -- whether it can be kept (PH-10.9a, PH-10.11) -------------------------------------------------


def count_free_slots(s: State, seat: int, away: Collection[str], come: Collection[str]) -> int:
    """Count the free slots after some items are gone and others have come; below 0 they do not
    fit."""
    human = s.human(seat)
    gear = human.gear
    human.gear = [one for one in gear if one not in away] + [*come]
    try:
        return inventory.count_slots(s, seat) - inventory.count_used_slots(s, seat)
    finally:
        human.gear = gear


def describe_deal_fault(s: State, deal: Deal, maker: str, partner: str) -> Message | None:
    """Say why a deal is impossible now; None if it is possible. The partner's room is not checked
    here: the partner may discard something."""
    if deal.partner not in list_humans_in_reach(s, deal.seat):
        return Message("not-on-same-terrain", maker=maker, partner=partner)
    mine, theirs = s.human(deal.seat), s.human(deal.partner)
    if not all(one in mine.gear or one in mine.hand for one in deal.give):
        return Message("no-longer-has-offered", maker=maker)
    if not all(one in theirs.gear for one in deal.get):
        return Message("no-longer-has-asked", partner=partner)
    for human, name, sign in ((mine, maker, 1), (theirs, partner, -1)):
        if deal.food * sign > human.food or deal.ammo * sign > human.ammo:
            return Message("has-too-little", player=name)
    if count_free_slots(s, deal.seat, deal.give, deal.get) < 0:
        return Message("has-no-room", player=maker)
    return None


def is_room_lacking(s: State, deal: Deal) -> bool:
    """Whether the partner must discard something to make room for the goods (PH-10.9a)."""
    return count_free_slots(s, deal.partner, deal.get, deal.give) < 0


def check_room(s: State, deal: Deal, discards: Collection[str]) -> None:
    """Check that the partner's discards make enough room (PH-10.9a). Raises Illegal if they do
    not."""
    free = count_free_slots(s, deal.partner, [*deal.get, *discards], deal.give)
    if free < 0:
        raise Illegal(Message("discard-more", n=-free), rule="PH-10.9a")


# -- hands change --------------------------------------------------------------------------------


def apply_deal(h: Here, deal: Deal, discards: Collection[str] = ()) -> None:
    """Carry a deal out, and tell the players everything that is in it (PH-10.9, PH-10.14,
    PH-10.15)."""
    s = h.s
    if discards:
        names = [name_of(one) for one in discards]
        told = Message("makes-room", player=h.name_seat(deal.partner), cards=names)
        h.tell_of(deal.partner, told, kind="item")
    for one in discards:
        inventory.discard_item(h, deal.partner, one)
    told = Message(
        "accepts",
        partner=h.name_seat(deal.partner),
        maker=h.name_seat(deal.seat),
        given=_list_goods(s, deal, of=deal.seat, open_=True),
        got=_list_goods(s, deal, of=deal.partner, open_=True),
    )
    h.tell(told, kind="deal", seat=deal.seat, partner=deal.partner)
    h.t.note_reveal()
    mine, theirs = s.human(deal.seat), s.human(deal.partner)
    to_partner = [inventory.take_away(mine, one) for one in deal.give]
    to_maker = [inventory.take_away(theirs, one) for one in deal.get]
    for seat, pieces in ((deal.partner, to_partner), (deal.seat, to_maker)):
        for card, *mounted in pieces:
            inventory.receive_item(h, seat, card, mounted[0] if mounted else None)
    mine.food, theirs.food = mine.food - deal.food, theirs.food + deal.food
    mine.ammo, theirs.ammo = mine.ammo - deal.ammo, theirs.ammo + deal.ammo


BACK = Option("back", "trade", Message("never-mind"), Message("no-offer"))


# -- writing an offer (PH-10.8, PH-10.11) --------------------------------------------------------


def make_offer_prompt(h: Here, seat: int, other: int) -> Prompt[list[str]]:
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
    return Option(id_, "trade", label, make_item_detail(ITEMS[card]), {"card": card})


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
    if count_free_slots(s, seat, deal.give, deal.get) < 0:
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


def make_room_prompt(h: Here, deal: Deal) -> Prompt[list[str]]:
    """Make the question what the partner of a deal discards to have room for it (PH-10.9a)."""
    s, seat = h.s, deal.partner
    human = s.human(seat)
    short = -count_free_slots(s, seat, deal.get, deal.give)

    def check(chosen: list[str]) -> None:
        if BACK.id not in chosen:
            check_room(s, deal, chosen)

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
