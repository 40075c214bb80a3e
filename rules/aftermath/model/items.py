"""Items: slots and packs; how characters gain, lose, break and fix items (AF-14)."""

from typing import Literal

from rules.aftermath.effects.models import GainItem, Hurt, LoseItem
from rules.aftermath.effects.performing import (
    apply_effects,
    register_for_members,
    register_operation,
)
from rules.aftermath.model.boxes import can_place_item, count_pack_places
from rules.aftermath.model.decks import ITEMS
from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import Member, State
from rules.aftermath.play import dials
from rules.aftermath.play.cards import bonuses
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.aftermath.words.item_words import summarise_item
from rules.aftermath.words.labels import name_definite, name_item, name_item_of
from rules.engine import Option, Play, Text

SCRAP_INSTEAD_OF_ITEM = 2
"""How much scrap the party finds instead of an item if no item is left (AF-14.15)."""


# -- where items fit -----------------------------------------------------------------------------


def can_equip_item(s: State, m: Member, item: str) -> bool:
    """Whether a character may equip an item, and its slot has room for it (AF-14.1)."""
    return can_place_item(s.colony, s.party[m].id, item, "equip")


def can_store_item(s: State, m: Member, item: str) -> bool:
    """Whether a character's pack has room for an item (AF-14.1)."""
    return can_place_item(s.colony, s.party[m].id, item, "pack")


def can_have_item(s: State, m: Member, item: str) -> bool:
    """Whether a character can take an item into a slot or the pack. An improvement always fits,
    because it goes to the colony (AF-14.5)."""
    stash = ITEMS[item].slot == "stash"
    return stash or can_equip_item(s, m, item) or can_store_item(s, m, item)


def list_items(s: State, m: Member) -> list[str]:
    """List all items of a character, equipped ones first."""
    box = s.find_box(m)
    return [*(one.item for one in box.equipped), *box.pack]


# -- moving them about ---------------------------------------------------------------------------


def remove_item(s: State, m: Member, item: str) -> None:
    """Take an item from its owner, with its batteries, which are discarded (AF-14.13). The caller
    puts the item somewhere."""
    box = s.find_box(m)
    if item in box.pack:
        box.pack.remove(item)
    else:
        box.equipped = [one for one in box.equipped if one.item != item]


def place_item(h: Here, m: Member, item: str, cause: Text, *, verb: str = "choose") -> Play[None]:
    """Give a character an item that is in no box or pile. The player equips or stores it, by
    default equips it (AF-10.33, AF-10.34). An improvement goes to the colony's supply (AF-14.5); an
    item that fits nowhere is discarded (AF-14.6)."""
    card = ITEMS[item]
    if card.slot == "stash":
        h.s.colony.supply.append(item)
        told = Message("for-the-colony", cause=cause or 0, item=name_item(card))
        h.tell(told, kind="item", member=m, item=item, to="supply")
        return
    options = _list_place_options(h, m, item, verb)
    if not options:
        drop_item(h, m, item, cause)
        return
    chosen = yield from h.choose_for(
        m,
        Message(
            "place-what",
            cause=cause or 0,
            item=name_definite(card),
            does=summarise_item(card),
            member=h.name_member(m),
        ),
        options,
        topic="place",
        data={"item": item},
        rule="AF-10.33",
    )
    put_item(h, m, item, chosen == "equip", cause)


def _list_place_options(h: Here, m: Member, item: str, verb: str) -> list[Option]:
    made = []
    if can_equip_item(h.s, m, item):
        made.append(Option("equip", verb, Message("equip-it")))
    if can_store_item(h.s, m, item):
        made.append(Option("store", verb, Message("store-it")))
    return made


def put_item(h: Here, m: Member, item: str, equip: bool, cause: Text) -> None:
    """Equip or store an item that is in no box or pile, and tell the table. It must fit."""
    if equip:
        h.s.find_box(m).equipped.append(Worn(item=item))
    else:
        h.s.find_box(m).pack.append(item)
    told = Message(
        "equips-item" if equip else "stores-item",
        cause=cause or 0,
        member=h.name_member(m),
        item=name_item(ITEMS[item]),
    )
    h.tell_of(m, told, kind="item", item=item, to="slot" if equip else "pack")


# -- gaining -------------------------------------------------------------------------------------


def gain_item(h: Here, m: Member, item: str, cause: Text = "") -> Play[None]:
    """Let a character gain a working item that is in no box or pile. The player equips it, stores
    it, gives it to somebody in the same space or scraps it for its repair cost; the default is the
    first that is possible (AF-14.4). An improvement goes to the colony (AF-14.5)."""
    called = name_item(ITEMS[item])
    told = Message("finds-item", cause=cause or 0, member=h.name_member(m), item=called)
    h.tell(told, kind="found", member=m, item=item)
    yield from _ask_item_fate(h, m, item)


def _ask_item_fate(h: Here, m: Member, item: str) -> Play[None]:
    """Let a character's player equip, store, give away or scrap an item just gained (AF-14.4)."""
    card = ITEMS[item]
    if card.slot == "stash":
        yield from place_item(h, m, item, "")
        return
    options = _list_place_options(h, m, item, "choose")
    scrap = Option(
        "scrap", "choose", Message("take-apart", scrap=card.repair), data={"scrap": card.repair}
    )
    others = [
        Option(
            f"give-{other}",
            "choose",
            Message("give-to", member=h.name_member(other)),
            data={"to": other},
        )
        for other in list_companions(h.s, m)
        if can_have_item(h.s, other, item)
    ]
    chosen = yield from h.choose_for(
        m,
        Message("what-becomes", item=name_item(card), does=summarise_item(card)),
        [*options, *others, scrap],
        default=options[0].id if options else "scrap",
        topic="fate",
        data={"item": item},
        rule="AF-14.4",
    )
    if chosen == "scrap":
        h.s.colony.items.discard(item)
        yield from dials.change_dials(
            h, {"scrap": card.repair}, Message("taken-apart", item=card.name)
        )
    elif chosen.startswith("give-"):
        other = Member(int(chosen.removeprefix("give-")))
        yield from place_item(h, other, item, Message("from-member", member=h.name_member(m)))
    else:
        put_item(h, m, item, chosen == "equip", "")


def list_companions(s: State, m: Member) -> list[Member]:
    """List the other members in a character's space."""
    at = s.party[m].at
    return [] if at is None else [other for other in s.list_members_at(at) if other != m]


def draw_item(h: Here, m: Member, cause: Text = "", *, broken: bool = False) -> Play[None]:
    """Draw the top item card for a character to gain, or for the broken pile (AF-14.8); if none is
    left, gain 2 scrap (AF-14.15)."""
    item = h.s.colony.items.draw(h.t)
    if item is None:
        yield from dials.change_dials(
            h, {"scrap": SCRAP_INSTEAD_OF_ITEM}, cause or Message("no-item-left")
        )
    elif broken:
        _add_broken(h, item, cause)
    else:
        yield from gain_item(h, m, item, cause)


def _add_broken(h: Here, item: str, cause: Text) -> None:
    h.s.colony.broken.append(item)
    told = Message("finds-broken", cause=cause or 0, item=name_item(ITEMS[item]))
    h.tell(told, kind="broken", item=item)


# -- losing, breaking, fixing --------------------------------------------------------------------


def drop_item(h: Here, m: Member, item: str, cause: Text = "") -> None:
    """Discard a character's item, with any batteries on it, for nothing (AF-14.6, AF-14.7)."""
    if item in list_items(h.s, m):
        remove_item(h.s, m, item)
    h.s.colony.items.discard(item)
    called = name_item(ITEMS[item])
    told = Message("discards-item", cause=cause or 0, member=h.name_member(m), item=called)
    h.tell_of(m, told, kind="item", item=item, to="discards")


def break_item(h: Here, m: Member, item: str, cause: Text = "") -> None:
    """Break a character's item, even a starting item: put it on the broken pile and discard the
    batteries on it (AF-14.8, AF-14.9)."""
    remove_item(h.s, m, item)
    h.s.colony.broken.append(item)
    called = name_item_of(h.name_member(m), ITEMS[item])
    told = Message("item-breaks", cause=cause or 0, item=called)
    h.tell_of(m, told, kind="broken", item=item)


def unload_pack(h: Here, m: Member) -> Play[None]:
    """Make the owner discard items until the pack fits its places again, for example after losing a
    backpack (AF-14.6, AF-14.7)."""
    while len(h.s.find_box(m).pack) > count_pack_places(h.s.find_box(m)):
        item = yield from _ask_lost_item(h, m, h.s.find_box(m).pack, "pack")
        drop_item(h, m, item)


def _ask_lost_item(
    h: Here, m: Member, among: list[str], why: Literal["pack", "breaks", "lost"]
) -> Play[str]:
    """Ask a player which of these items the character loses; the default is cheapest to fix."""
    options = [
        Option(one, "choose", ITEMS[one].name, summarise_item(ITEMS[one]))
        for one in sorted(among, key=lambda one: ITEMS[one].repair)
    ]
    text = Message("lose-what", member=h.name_member(m), why=why)
    return (yield from h.choose_for(m, text, options, topic="lose", rule="AF-14.6"))


def fix_item(h: Here, item: str, m: Member, *, gained: bool = False) -> Play[None]:
    """Fix a broken item and give it to a character, who equips or stores it (AF-16.7), or if
    `gained` does with it what it likes (AF-14.4). The caller takes the payment."""
    h.s.colony.broken.remove(item)
    h.tell(Message("fixes-item", item=name_item(ITEMS[item])), kind="fixed", item=item)
    yield from _ask_item_fate(h, m, item) if gained else place_item(h, m, item, "")


# -- the salve -----------------------------------------------------------------------------------


def find_salve(s: State, m: Member) -> str:
    """Find the id of a salve that a character can use now: it must be equipped, and the character
    wounded (AF-24.5). Return "" if there is none."""
    one = s.party[m]
    if not one.wounds or one.defeated:
        return ""
    return next((item.id for item in bonuses.list_equipped(s, m) if item.power == "salve"), "")


def use_salve(h: Here, m: Member) -> Play[None]:
    """Use the salve: heal one normal wound of the character, then break the salve (AF-24.5)."""
    item = find_salve(h.s, m)
    yield from apply_effects(h, [Hurt(do="heal")], m, ITEMS[item].name)
    break_item(h, m, item, Message("used-up"))


# -- what effects say ----------------------------------------------------------------------------


@register_operation("item")
def _apply_item(h: Here, effect: GainItem, by: Member, cause: Text) -> Play[None]:
    """Gain the top item cards, or a named item that is not in play yet, whole or broken."""
    if effect.id:
        yield from _gain_named_item(h, effect, by, cause)
        return
    for _ in range(effect.n):
        yield from draw_item(h, by, cause, broken=effect.broken)


def _gain_named_item(h: Here, effect: GainItem, by: Member, cause: Text) -> Play[None]:
    item, deck = effect.id, h.s.colony.items
    if is_in_play(h.s, item):
        return
    for pile in (deck.pile, deck.discards):
        if item in pile:
            pile.remove(item)
    if effect.broken:
        _add_broken(h, item, cause)
    else:
        yield from gain_item(h, by, item, cause)


def is_in_play(s: State, item: str) -> bool:
    """Whether an item is in the colony or in a box: not in the deck, discarded or out of the
    game."""
    colony = s.colony
    boxes = colony.boxes.values()
    return item in (*colony.supply, *colony.improvements, *colony.broken) or any(
        item in box.pack or item in [one.item for one in box.equipped] for box in boxes
    )


@register_for_members("lose_item")
def _apply_lose_item(h: Here, m: Member, effect: LoseItem, cause: Text) -> Play[None]:
    """Make members discard or break items of their choice, if they have any."""
    for _ in range(effect.n):
        has = list_items(h.s, m)
        if not has:
            break
        item = yield from _ask_lost_item(h, m, has, "breaks" if effect.breaks else "lost")
        if effect.breaks:
            break_item(h, m, item, cause)
        else:
            drop_item(h, m, item, cause)
    yield from unload_pack(h, m)
