"""Items: slots and packs, how items come and go, break and are fixed (AF-14)."""

from __future__ import annotations

from rules.aftermath.effects.choosing import whom
from rules.aftermath.effects.models import GainItem, Hurt, LoseItem
from rules.aftermath.effects.performing import operation, perform
from rules.aftermath.model.cards import Item
from rules.aftermath.model.decks import ITEMS
from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import Slot
from rules.aftermath.play import dials
from rules.aftermath.play.cards import bonuses
from rules.aftermath.play.context import Here
from rules.aftermath.words.item_words import summary
from rules.aftermath.words.labels import because, thing, with_owner
from rules.engine import Option, Play
from rules.kit.words import capitalized

SLOTS: dict[Slot, int] = {"head": 1, "body": 1, "paw": 2, "accessory": 1, "stash": 0}
"""How many items each takes (AF-14.1); improvements are never equipped (AF-14.5)."""
EMPTY = 2
"""What is found in place of an item where there is none left, in scrap (AF-14.15)."""


# -- where items fit -----------------------------------------------------------------------------


def size(item: Item) -> int:
    """How many places of its slot an item takes: both paws, if it is two-pawed (AF-14.3)."""
    return SLOTS[item.slot] if item.two_paw else 1


def in_slot(s: State, m: Member, slot: Slot) -> list[str]:
    """The items that a character has in a slot."""
    return [one.item for one in s.box(m).equipped if ITEMS[one.item].slot == slot]


def bears(s: State, m: Member, item: str) -> bool:
    """Whether a character may equip an item at all: some are for BIG ones only, improvements for
    nobody (AF-14.5, AF-24.2)."""
    return SLOTS[ITEMS[item].slot] > 0 and (s.of(m).card.big or not ITEMS[item].big_only)


def wearable(s: State, m: Member, item: str) -> bool:
    """Whether a character may equip an item, and its slot has room for it (AF-14.1)."""
    slot = ITEMS[item].slot
    taken = sum(size(ITEMS[one]) for one in in_slot(s, m, slot))
    return bears(s, m, item) and taken + size(ITEMS[item]) <= SLOTS[slot]


def storable(s: State, m: Member, item: str) -> bool:
    """Whether a character's pack has room for an item (AF-14.1)."""
    return ITEMS[item].slot != "stash" and len(s.box(m).pack) < bonuses.places(s, m)


def fits(s: State, m: Member, item: str) -> bool:
    """Whether a character can have an item: in a slot or in the pack. An improvement goes to the
    colony, whoever gets it (AF-14.5)."""
    stash = ITEMS[item].slot == "stash"
    return stash or wearable(s, m, item) or storable(s, m, item)


def owned(s: State, m: Member) -> list[str]:
    """All items of a character, equipped ones first."""
    box = s.box(m)
    return [*(one.item for one in box.equipped), *box.pack]


# -- moving them about ---------------------------------------------------------------------------


def put_on(s: State, m: Member, item: str) -> None:
    """An item that is nowhere is equipped."""
    s.box(m).equipped.append(Worn(item=item))


def take_off(s: State, m: Member, item: str) -> None:
    """An item leaves its owner, for where the caller puts it; batteries on it are discarded
    (AF-14.13)."""
    box = s.box(m)
    if item in box.pack:
        box.pack.remove(item)
    else:
        box.equipped = [one for one in box.equipped if one.item != item]


def place(h: Here, m: Member, item: str, cause: str, *, verb: str = "choose") -> Play[None]:
    """An item that is nowhere comes to a character, who equips or stores it; its player's choice,
    by default equipped (AF-10.33, AF-10.34). An improvement goes to the colony's supply
    (AF-14.5); what fits nowhere is discarded (AF-14.6)."""
    card = ITEMS[item]
    if card.slot == "stash":
        h.s.colony.supply.append(item)
        told = f"For the colony to build: {thing(card.name)}."
        h.tell(because(cause, told), kind="item", member=m, item=item, to="supply")
        return
    options = _homes(h, m, item, verb)
    if not options:
        drop(h, m, item, cause)
        return
    chosen = yield from h.choose_for(
        m,
        f"{because(cause, card.name)} ({summary(card)}). What does {h.who(m)} do with it?",
        options,
        topic="place",
        data={"item": item},
        rule="AF-10.33",
    )
    put(h, m, item, chosen == "equip", cause)


def _homes(h: Here, m: Member, item: str, verb: str) -> list[Option]:
    made = []
    if wearable(h.s, m, item):
        made.append(Option("equip", verb, "Equip it"))
    if storable(h.s, m, item):
        made.append(Option("store", verb, "Store it in the pack"))
    return made


def put(h: Here, m: Member, item: str, equip: bool, cause: str) -> None:
    """An item that is nowhere is equipped or stored, where there is room; told."""
    if equip:
        put_on(h.s, m, item)
    else:
        h.s.box(m).pack.append(item)
    told = f"{h.who(m)} {'equips' if equip else 'stores'} {thing(ITEMS[item].name)}."
    to = "slot" if equip else "pack"
    h.tell(because(cause, told), kind="item", seat=h.seat(m), member=m, item=item, to=to)


# -- gaining -------------------------------------------------------------------------------------


def gain(h: Here, m: Member, item: str, cause: str = "") -> Play[None]:
    """A character gains a working item, which is nowhere: it is equipped, stored, given to somebody
    in its space, or scrapped for its repair cost; the gainer chooses, by default in this order
    (AF-14.4). An improvement goes to the colony (AF-14.5)."""
    card = ITEMS[item]
    told = because(cause, f"{h.who(m)} finds {thing(card.name)}.")
    h.tell(told, kind="found", member=m, item=item)
    if card.slot == "stash":
        yield from place(h, m, item, "")
        return
    options = _homes(h, m, item, "choose")
    scrap = Option(
        "scrap", "choose", f"Take it apart for {card.repair} scrap", data={"scrap": card.repair}
    )
    others = [
        Option(f"give-{other}", "choose", f"Give it to {h.who(other)}", data={"to": other})
        for other in companions(h.s, m)
        if fits(h.s, other, item)
    ]
    chosen = yield from h.choose_for(
        m,
        f"{capitalized(thing(card.name))} ({summary(card)}): what becomes of it?",
        [*options, *others, scrap],
        default=options[0].id if options else "scrap",
        topic="fate",
        data={"item": item},
        rule="AF-14.4",
    )
    if chosen == "scrap":
        discard(h, item)
        yield from dials.change(h, "scrap", card.repair, f"{card.name}, taken apart")
    elif chosen.startswith("give-"):
        other = Member(int(chosen.removeprefix("give-")))
        yield from place(h, other, item, f"From {h.who(m)}")
    else:
        put(h, m, item, chosen == "equip", "")


def companions(s: State, m: Member) -> list[Member]:
    """The others in a character's space."""
    at = s.of(m).at
    return [] if at is None else [other for other in s.at(at) if other != m]


def draw_item(h: Here, m: Member, cause: str = "") -> Play[None]:
    """The top item card is gained; where none is left, 2 scrap (AF-14.15)."""
    item = h.s.colony.items.draw(h.t)
    if item is None:
        yield from dials.change(h, "scrap", EMPTY, cause or "No item is left, but there is scrap")
    else:
        yield from gain(h, m, item, cause)


def draw_broken(h: Here, cause: str) -> Play[None]:
    """The top item card is put on the broken pile (AF-14.8); where none is left, 2 scrap."""
    item = h.s.colony.items.draw(h.t)
    if item is None:
        yield from dials.change(h, "scrap", EMPTY, cause or "No item is left, but there is scrap")
        return
    h.s.colony.broken.append(item)
    told = f"The party finds {thing(ITEMS[item].name)}, broken."
    h.tell(because(cause, told), kind="broken", item=item)


# -- losing, breaking, fixing --------------------------------------------------------------------


def discard(h: Here, item: str) -> None:
    """An item that is nowhere goes to the discards of the item deck."""
    h.s.colony.items.discard(item)


def drop(h: Here, m: Member, item: str, cause: str = "") -> None:
    """An item is discarded, for nothing; batteries on it too (AF-14.6, AF-14.7)."""
    if item in owned(h.s, m):
        take_off(h.s, m, item)
    discard(h, item)
    told = because(cause, f"{h.who(m)} discards {thing(ITEMS[item].name)}.")
    h.tell(told, kind="item", seat=h.seat(m), member=m, item=item, to="discards")


def break_item(h: Here, m: Member, item: str, cause: str = "") -> None:
    """An item breaks and goes to the broken pile, a starting item too (AF-14.8, AF-14.9);
    batteries on it are discarded."""
    take_off(h.s, m, item)
    h.s.colony.broken.append(item)
    told = because(cause, f"{with_owner(h.who(m), ITEMS[item].name)} breaks.")
    h.tell(told, kind="broken", seat=h.seat(m), member=m, item=item)


def unload(h: Here, m: Member) -> Play[None]:
    """Where the pack holds more than there are places (a backpack is gone), the owner discards what
    is too much, for nothing (AF-14.6, AF-14.7)."""
    while len(h.s.box(m).pack) > bonuses.places(h.s, m):
        item = yield from _which(h, m, h.s.box(m).pack, "does not fit into the pack any more")
        drop(h, m, item)


def _which(h: Here, m: Member, among: list[str], why: str) -> Play[str]:
    """Which of its items a character loses: by default that which is cheapest to fix."""
    options = [
        Option(one, "choose", ITEMS[one].name, summary(ITEMS[one]))
        for one in sorted(among, key=lambda one: ITEMS[one].repair)
    ]
    text = f"Something of {h.who(m)} {why}. What is it?"
    return (yield from h.choose_for(m, text, options, topic="lose", rule="AF-14.6"))


def fix(h: Here, item: str, m: Member) -> Play[None]:
    """A broken item is whole again and comes to a character, who equips or stores it (AF-16.7). The
    caller sees to what it costs."""
    h.s.colony.broken.remove(item)
    h.tell(f"Fixed: {thing(ITEMS[item].name)}.", kind="fixed", item=item)
    yield from place(h, m, item, "")


# -- the salve -----------------------------------------------------------------------------------


def salve(s: State, m: Member) -> str:
    """The salve that a character can use now, "" for none: it must be equipped, and somebody hurt
    (AF-24.5)."""
    hurt = s.of(m).wounds > 0 and not s.of(m).defeated
    return next((one.id for one in bonuses.worn(s, m) if one.power == "salve" and hurt), "")


def use_salve(h: Here, m: Member) -> Play[None]:
    """The salve removes one normal wound of its user's and breaks (AF-24.5)."""
    item = salve(h.s, m)
    yield from perform(h, [Hurt(do="heal")], m, ITEMS[item].name)
    break_item(h, m, item, "Used up")


# -- what effects say ----------------------------------------------------------------------------


@operation("item")
def _item(h: Here, effect: GainItem, by: Member, cause: str) -> Play[None]:
    """The top item cards, or a certain one that is not in play yet; whole, or broken."""
    if effect.id:
        yield from _certain(h, effect, by, cause)
        return
    for _ in range(effect.n):
        if effect.broken:
            yield from draw_broken(h, cause)
        else:
            yield from draw_item(h, by, cause)


def _certain(h: Here, effect: GainItem, by: Member, cause: str) -> Play[None]:
    item, deck = effect.id, h.s.colony.items
    if in_play(h.s, item):
        return
    for pile in (deck.pile, deck.discards):
        if item in pile:
            pile.remove(item)
    if effect.broken:
        h.s.colony.broken.append(item)
        told = f"The party finds {thing(ITEMS[item].name)}, broken."
        h.tell(because(cause, told), kind="broken", item=item)
    else:
        yield from gain(h, by, item, cause)


def in_play(s: State, item: str) -> bool:
    """Whether an item is anywhere but in the deck, its discards, or out of the game."""
    colony = s.colony
    boxes = colony.boxes.values()
    return item in (*colony.supply, *colony.improvements, *colony.broken) or any(
        item in box.pack or item in [one.item for one in box.equipped] for box in boxes
    )


@operation("lose_item")
def _lose_item(h: Here, effect: LoseItem, by: Member, cause: str) -> Play[None]:
    """Some lose an item of their choice, which is discarded or breaks; who has none loses none."""
    for m in (yield from whom(h, effect.who, by)):
        for _ in range(effect.n):
            has = owned(h.s, m)
            if not has:
                break
            item = yield from _which(h, m, has, "breaks" if effect.breaks else "is lost")
            if effect.breaks:
                break_item(h, m, item, cause)
            else:
                drop(h, m, item, cause)
        yield from unload(h, m)
