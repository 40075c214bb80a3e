"""Deals between humans: their words, whether they are still possible, and how goods change hands
(PH-10.7 to PH-10.11, PH-10.15)."""

from __future__ import annotations

from collections.abc import Collection

from rules.engine import Illegal, Text
from rules.posthuman.effects.modifiers import has_flag, is_forbidden
from rules.posthuman.model.decks import name_of
from rules.posthuman.model.state import Deal, Human, State
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import inventory
from rules.posthuman.words import Message
from rules.posthuman.words.terms import count_unit

LIFTS = "trade_any"
"""The plain word of cards that let a human trade on every terrain (PH-10.10)."""


def all_partners(s: State) -> dict[int, list[int]]:
    """Find with whom each human may trade now, if at least one of the two has anything to give
    (PH-10.7, PH-10.10). All humans are worked out at once, as the trade phase needs them after
    every answer."""
    humans = s.humans
    free = [seat for seat in humans if not is_forbidden(s, seat, "trade")]
    roams = {seat: _can_trade_remotely(s, seat) for seat in free}
    terrain = {seat: s.human(seat).terrain for seat in free}
    goods = {seat: _has_goods(s.human(seat)) for seat in free}
    found: dict[int, list[int]] = {seat: [] for seat in humans}
    for seat in free:
        found[seat] = [
            other
            for other in free
            if other != seat
            and (terrain[other] == terrain[seat] or roams[seat] or roams[other])
            and (goods[seat] or goods[other])
        ]
    return found


def within_reach(s: State, seat: int) -> list[int]:
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


def has_hidden_cards(s: State, deal: Deal) -> bool:
    """Whether the maker of a deal offers cards from the hand, which the others have not seen."""
    return any(one in s.human(deal.seat).hand for one in deal.give)


# -- whether it can be kept (PH-10.9a, PH-10.11) -------------------------------------------------


def count_free_slots(s: State, seat: int, away: Collection[str], come: Collection[str]) -> int:
    """Count the free slots after some items are gone and others have come; below 0 they do not
    fit."""
    human = s.human(seat)
    gear = human.gear
    human.gear = [one for one in gear if one not in away] + [*come]
    try:
        return inventory.count_slots(s, seat) - inventory.slots_used(s, seat)
    finally:
        human.gear = gear


def describe_deal_fault(s: State, deal: Deal, maker: str, partner: str) -> Message | None:
    """Say why a deal is not possible (any more); None if it is. The partner's room is not checked
    here: the partner may discard something."""
    if deal.partner not in within_reach(s, deal.seat):
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
    h.t.reveal()
    mine, theirs = s.human(deal.seat), s.human(deal.partner)
    to_partner = [inventory.take_away(mine, one) for one in deal.give]
    to_maker = [inventory.take_away(theirs, one) for one in deal.get]
    for seat, pieces in ((deal.partner, to_partner), (deal.seat, to_maker)):
        for card, *mounted in pieces:
            inventory.receive_item(h, seat, card, mounted[0] if mounted else None)
    mine.food, theirs.food = mine.food - deal.food, theirs.food + deal.food
    mine.ammo, theirs.ammo = mine.ammo - deal.ammo, theirs.ammo + deal.ammo
