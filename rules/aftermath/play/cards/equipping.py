"""Equip/Trade: a member discards a card, then moves and trades items and places batteries (AF-10.32
to AF-10.36, AF-14.10)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rules.aftermath.model import boxes, items
from rules.aftermath.model.decks import ITEMS
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.cards import action_deck, batteries
from rules.aftermath.play.cards.action_deck import list_card_options as card_options
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.aftermath.words.fitting import LABEL, FittedMessage
from rules.aftermath.words.item_words import summarise_item
from rules.aftermath.words.labels import name_item
from rules.engine import Option, Play

DONE = Option("done", "equip", Message("that-is-all"))


@dataclass(slots=True)
class EquipProgress:
    """What one Equip/Trade action has changed so far. An item moves only once in it, so the action
    cannot go on for ever."""

    items: set[str] = field(default_factory=set)
    lent: set[Member] = field(default_factory=set)
    """Members who were given batteries: they are not asked to give any back."""
    refused: set[tuple[Member, str]] = field(default_factory=set)
    """Owners and the items that they would not give away; "" stands for batteries."""


# -- what is on offer ----------------------------------------------------------------------------

_EQUIP = Option("equip", "equip", Message("equip-or-trade"), Message("equip-or-trade-detail"))


def list_equip_options(s: State, m: Member) -> list[Option]:
    """List options for the menu of a turn: the action, if there is a card to pay for it and
    anything to change, and the salve, which costs no card."""
    made = []
    if action_deck.list_playable(s.party[m]) and any(list_changes(s, m, EquipProgress())):
        made.append(_EQUIP)
    if salve := items.find_salve(s, m):
        label = Message("use-salve", item=ITEMS[salve].name)
        made.append(Option("salve", "equip", label, Message("use-salve-detail")))
    return made


def list_changes(s: State, m: Member, done: EquipProgress) -> Iterator[Option]:
    """List all changes that a member can make now with its own items and batteries, and with those
    of the others in its space."""
    box = s.find_box(m)
    for item in box.pack:
        if item not in done.items:
            yield from _list_equip_changes(s, m, item, done)
    for worn in box.equipped:
        if worn.item not in done.items and boxes.count_free_pack_places(box, worn.item) > 0:
            yield _change_of("off", worn.item)
    if s.party[m].batteries:
        for worn in batteries.find_battery_room(s, m):
            yield _change_of("battery", worn.item)
    yield from _list_trades(s, m, done)


@cache
def _change_of(what: str, *things: str) -> Option:
    """Make an option of this action, with an id such as "swap.hat.cap" and the first item's effect
    as detail. If a two-pawed item replaces two, the id names only the first, to stay short."""
    item, *others = [name_item(ITEMS[one]) for one in things]
    if others:
        label = Message("equip-instead", item=item, others=others)
    else:
        label = Message(_CHANGES[what], item=item)
    key = ".".join([what, *things[:2]])
    data = {"do": what, "items": list(things)}
    detail = summarise_item(ITEMS[things[0]])
    return Option(key, "equip", FittedMessage(label, LABEL), detail, data=data)


_CHANGES = {
    "on": "equip-item",
    "off": "put-into-pack",
    "battery": "put-battery",
    "give": "give-away",
}
"""The labels of changes of a single item."""


def _list_equip_changes(s: State, m: Member, item: str, done: EquipProgress) -> Iterator[Option]:
    """List how a member can equip an item of its pack: in a free place, or instead of others."""
    card = ITEMS[item]
    if items.can_equip_item(s, m, item):
        yield _change_of("on", item)
        return
    box = s.find_box(m)
    if not boxes.can_wear_kind(s.party[m].id, card):
        return
    there = [one.id for one in boxes.list_in_slot(box, card.slot)]
    whole = boxes.count_places(card) == boxes.SLOTS[card.slot]
    for outs in [there] if whole else [[one] for one in there]:
        more = card.power == "backpack"
        fits = len(box.pack) - 1 + len(outs) <= boxes.count_pack_places(box, outs) + more
        if fits and not done.items & {*outs}:
            yield _change_of("swap", item, *outs)


def _list_trades(s: State, m: Member, done: EquipProgress) -> Iterator[Option]:
    others = items.list_companions(s, m)
    for item in items.list_items(s, m):
        if item not in done.items and _list_takers(s, m, item, others):
            yield _change_of("give", item)
    for other in others:
        name = s.party[other].card.short
        if _list_takeable(s, m, other, done):
            yield _make_trade("take", other, Message("take-something", member=name))
        if s.party[m].batteries:
            yield _make_trade("lend", other, Message("give-battery", member=name))
        if s.party[other].batteries and other not in done.lent and (other, "") not in done.refused:
            yield _make_trade("borrow", other, Message("take-battery", member=name))


def _make_trade(what: str, other: Member, label: Message) -> Option:
    data = {"do": what, "with": other}
    return Option(f"{what}.{other}", "equip", label, data=data)


def _list_takers(s: State, m: Member, item: str, others: Sequence[Member]) -> list[Member]:
    """List the members to whom an item could be given."""
    if boxes.count_free_pack_places(s.find_box(m), item) < 0:
        return []
    return [other for other in others if items.can_have_item(s, other, item)]


def _list_takeable(s: State, m: Member, other: Member, done: EquipProgress) -> list[str]:
    """List the items that could be taken from a member and that its player has not refused."""
    return [
        item
        for item in items.list_items(s, other)
        if item not in done.items
        and (other, item) not in done.refused
        and items.can_have_item(s, m, item)
        and boxes.count_free_pack_places(s.find_box(other), item) >= 0
    ]


# -- the action ----------------------------------------------------------------------------------


def resolve_equipping(h: Here, m: Member) -> Play[None]:
    """Discard a card, then make changes one after another until the player stops or nothing is left
    to change (AF-10.32)."""
    yield from _pay_card(h, m)
    done = EquipProgress()
    while found := list(list_changes(h.s, m, done)):
        chosen = yield from h.choose_for(
            m,
            Message("change-what"),
            [*found, DONE],
            default=DONE.id,
            topic="equip",
            rule="AF-10.32",
        )
        if chosen == DONE.id:
            return
        data = next(option.data for option in found if option.id == chosen)
        rest = data["items"] if "items" in data else [data["with"]]
        yield from _apply_change(h, m, data["do"], rest, done)


def _pay_card(h: Here, m: Member) -> Play[None]:
    cards = action_deck.sort_by_value(action_deck.list_playable(h.s.party[m]))
    card = cards[0]
    if len({action_deck.name_card(one) for one in cards}) > 1:
        card = yield from h.choose_for(
            m,
            Message("discard-to-equip"),
            card_options(cards, "equip"),
            secret=True,
            about=Message("about-equipping", member=h.name_member(m)),
            topic="equip-card",
            rule="AF-10.32",
        )
    action_deck.discard_openly(h, m, [card])


def _apply_change(
    h: Here, m: Member, what: str, rest: Sequence[Any], done: EquipProgress
) -> Play[None]:
    """Make one change, given by its option's data: `rest` holds the items, or the other member."""
    if what == "give":
        yield from _give_item(h, m, rest[0], done)
    elif what == "take":
        yield from _take_item(h, m, rest[0], done)
    elif what == "lend":
        done.lent.add(rest[0])
        batteries.give_battery(h, m, rest[0])
    elif what == "borrow":
        other = rest[0]
        if (yield from _ask_consent(h, other, m, "", done)):
            batteries.give_battery(h, other, m)
    elif what == "battery":
        batteries.place_battery(h, m, rest[0])
    else:
        _move_own_item(h, m, what, rest, done)


def _move_own_item(h: Here, m: Member, what: str, rest: Sequence[str], done: EquipProgress) -> None:
    """Move items between slots and pack: put one "on" or take it "off", or "swap" it for others. An
    item that leaves a slot loses its batteries (AF-14.13)."""
    done.items |= {*rest}
    item, *outs = rest
    if what == "off":
        outs = [item]
    for one in [*outs, *([] if what == "off" else [item])]:
        items.remove_item(h.s, m, one)
    if what != "off":
        items.put_item(h, m, item, True, "")
    for one in outs:
        items.put_item(h, m, one, False, "")


def _give_item(h: Here, m: Member, item: str, done: EquipProgress) -> Play[None]:
    """Give an item to somebody in the space, who equips or stores it (AF-10.33)."""
    takers = _list_takers(h.s, m, item, items.list_companions(h.s, m))
    text = Message("who-gets", item=name_item(ITEMS[item]))
    to = yield from h.choose_member(m, text, takers, verb="equip", topic="give", rule="AF-10.33")
    assert to is not None
    done.items.add(item)
    items.remove_item(h.s, m, item)
    yield from items.place_item(h, to, item, Message("from-member", member=h.name_member(m)))


def _take_item(h: Here, m: Member, other: Member, done: EquipProgress) -> Play[None]:
    """Take an item from somebody in the space, if its player consents (AF-10.34)."""
    found = [
        Option(item, "equip", ITEMS[item].name, summarise_item(ITEMS[item]))
        for item in _list_takeable(h.s, m, other, done)
    ]
    text = Message("take-what", member=h.name_member(other))
    item = yield from h.choose_for(m, text, found, topic="take", rule="AF-10.34")
    if (yield from _ask_consent(h, other, m, item, done)):
        done.items.add(item)
        items.remove_item(h.s, other, item)
        cause = Message("from-member", member=h.name_member(other))
        yield from items.place_item(h, m, item, cause)


def _ask_consent(h: Here, owner: Member, m: Member, item: str, done: EquipProgress) -> Play[bool]:
    """Ask whether the owner's player gives the item (or a battery, for ""); default yes. A player
    who owns both is not asked (AF-10.34), and a refusal is remembered for this action."""
    if h.find_seat(owner) == h.find_seat(m):
        return True
    what = name_item(ITEMS[item]) if item else Message("a-battery")
    chosen = yield from h.choose_for(
        owner,
        Message("asks-for", member=h.name_member(m), owner=h.name_member(owner), what=what),
        [
            Option("yes", "choose", Message("give-what", what=what)),
            Option("no", "choose", Message("keep-it")),
        ],
        topic="consent",
        data={"to": m, "item": item},
        rule="AF-10.34",
    )
    if chosen == "no":
        done.refused.add((owner, item))
        told = Message("keeps-what", member=h.name_member(owner), what=what)
        h.tell_of(owner, told, kind="refused", item=item)
    return chosen == "yes"
