"""Deals between humans: their words, whether they are still possible, and how goods change hands
(PH-10.7 to PH-10.11, PH-10.15)."""

from __future__ import annotations

from collections.abc import Collection

from rules.engine import Illegal
from rules.kit.words import count_noun, list_words
from rules.posthuman.effects.modifiers import has_flag, is_forbidden
from rules.posthuman.model.decks import name_of
from rules.posthuman.model.state import Deal, Human, State
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import inventory

LIFTS = "trade_any"
"""The plain word of cards that let a human trade on every terrain (PH-10.10)."""
HIDDEN = "a card from the hand"
"""What others read for a card that is offered from a hand (PH-10.14)."""


NOTHING = "nothing"


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


def describe_goods(s: State, deal: Deal, *, of: int, open_: bool) -> str:
    """Put into words what one side of a deal gives; with `open_` False, cards in a hand are not
    named."""
    mine = of == deal.seat
    held = s.human(of).hand
    cards = deal.give if mine else deal.get
    words = [name_of(one) if open_ or one not in held else HIDDEN for one in cards]
    sign = 1 if mine else -1
    for n, what in ((deal.food * sign, "food"), (deal.ammo * sign, "ammo")):
        words += [f"{n} {what}"] if n > 0 else []
    return list_words(words) or NOTHING


def in_words(s: State, deal: Deal, *, open_: bool) -> str:
    """Put a deal into words, what its maker gives first, such as "Knife and 2 food for 3 ammo"."""
    given = describe_goods(s, deal, of=deal.seat, open_=open_)
    got = describe_goods(s, deal, of=deal.partner, open_=open_)
    return f"{given} as a gift" if got == NOTHING else f"{given} for {got}"


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


def describe_deal_fault(s: State, deal: Deal, maker: str, partner: str) -> str:
    """Say why a deal is not possible (any more); "" if it is. The partner's room is not checked
    here: the partner may discard something."""
    if deal.partner not in within_reach(s, deal.seat):
        return f"{maker} and {partner} are not on the same terrain."
    mine, theirs = s.human(deal.seat), s.human(deal.partner)
    if not all(one in mine.gear or one in mine.hand for one in deal.give):
        return f"{maker} no longer has what was offered."
    if not all(one in theirs.gear for one in deal.get):
        return f"{partner} no longer has what was asked for."
    for human, name, sign in ((mine, maker, 1), (theirs, partner, -1)):
        if deal.food * sign > human.food or deal.ammo * sign > human.ammo:
            return f"{name} has too little food or ammo for it."
    if count_free_slots(s, deal.seat, deal.give, deal.get) < 0:
        return f"{maker} has no room for it."
    return ""


def is_room_lacking(s: State, deal: Deal) -> bool:
    """Whether the partner must discard something to make room for the goods (PH-10.9a)."""
    return count_free_slots(s, deal.partner, deal.get, deal.give) < 0


def check_room(s: State, deal: Deal, discards: Collection[str]) -> None:
    """Check that the partner's discards make enough room (PH-10.9a). Raises Illegal if they do
    not."""
    free = count_free_slots(s, deal.partner, [*deal.get, *discards], deal.give)
    if free < 0:
        slots = count_noun(-free, "slot")
        raise Illegal(f"That leaves you {slots} short: discard more.", rule="PH-10.9a")


# -- hands change --------------------------------------------------------------------------------


def apply_deal(h: Here, deal: Deal, discards: Collection[str] = ()) -> None:
    """Carry a deal out, and tell the players everything that is in it (PH-10.9, PH-10.14,
    PH-10.15)."""
    s = h.s
    if discards:
        names = list_words([name_of(one) for one in discards])
        h.tell_of(deal.partner, f"discards {names} to make room.", kind="item")
    for one in discards:
        inventory.discard_item(h, deal.partner, one)
    maker, partner = h.name_seat(deal.seat), h.name_seat(deal.partner)
    given = describe_goods(s, deal, of=deal.seat, open_=True)
    got = describe_goods(s, deal, of=deal.partner, open_=True)
    h.tell(
        f"{partner} accepts: {maker} gives {given}, and {partner} gives {got}.",
        kind="deal",
        seat=deal.seat,
        partner=deal.partner,
    )
    h.t.reveal()
    mine, theirs = s.human(deal.seat), s.human(deal.partner)
    to_partner = [inventory.take_away(mine, one) for one in deal.give]
    to_maker = [inventory.take_away(theirs, one) for one in deal.get]
    for seat, pieces in ((deal.partner, to_partner), (deal.seat, to_maker)):
        for card, *mounted in pieces:
            inventory.receive_item(h, seat, card, mounted[0] if mounted else None)
    mine.food, theirs.food = mine.food - deal.food, theirs.food + deal.food
    mine.ammo, theirs.ammo = mine.ammo - deal.ammo, theirs.ammo + deal.ammo
