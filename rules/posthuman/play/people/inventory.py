"""Items: the hand, the backpack, what is mounted and what is active (PH-13.1, PH-20.9 to
PH-20.16). What is asked about them: `item_choices`."""

from __future__ import annotations

from functools import cache

from rules.posthuman.effects.modifiers import sum_number_bonus
from rules.posthuman.model.decks import EQUIPMENT, ITEMS, STARTING, WEAPONS, name_of
from rules.posthuman.model.state import Human, State
from rules.posthuman.model.terms import BACKPACK, HAND
from rules.posthuman.play.context import Here

HANDS = 2
"""What active melee weapons take at most, all together (PH-13.1)."""


# -- room (PH-20.11, PH-20.12) -------------------------------------------------------------------


def count_slots(s: State, seat: int) -> int:
    """The slots of a human's backpack (PH-5.14)."""
    return BACKPACK + sum_number_bonus(s, seat, "anytime", "slots")


def slots_used(s: State, seat: int) -> int:
    """Those that are taken, by active weapons too; what is mounted takes none (PH-20.12a)."""
    return sum(ITEMS[one].size for one in s.human(seat).gear)


@cache
def count_added_slots(card: str) -> int:
    """The slots that a card in play brings with it: a pack's."""
    return sum(
        one.n
        for effect in ITEMS[card].effects
        if effect.is_passive and not effect.if_
        for one in effect.do
        if one.do == "slots"
    )


def room_for(s: State, seat: int, card: str) -> int:
    """Slots that would stay free with this card in play; negative: it does not fit. A pack brings
    its own."""
    return count_slots(s, seat) + count_added_slots(card) - slots_used(s, seat) - ITEMS[card].size


def can_fit(s: State, seat: int, card: str) -> bool:
    """Whether a card fits into the backpack now (PH-20.11)."""
    return room_for(s, seat, card) >= 0


def hand_limit(s: State, seat: int) -> int:
    """Item cards that a human may hold (PH-20.9)."""
    return HAND + sum_number_bonus(s, seat, "anytime", "hand")


def can_drop(s: State, seat: int, card: str) -> bool:
    """Whether a card in play can be discarded: not a pack whose slots are needed (PH-20.12)."""
    return not_needed(card, count_slots(s, seat) - slots_used(s, seat))


def not_needed(card: str, free: int) -> bool:
    """The same of a backpack with so many free slots."""
    return count_added_slots(card) <= free + ITEMS[card].size


def list_owned_items(human: Human) -> list[str]:
    """All items of a human: in play, mounted, in hand."""
    return [*human.gear, *human.mounts.values(), *human.hand]


# -- into play, and away -------------------------------------------------------------------------


def put_in_play(h: Here, seat: int, card: str) -> None:
    """A card goes into play, from the hand if it is there (PH-20.11); told. The first weapon of its
    kind is active at once."""
    human = h.human(seat)
    if card in human.hand:
        human.hand.remove(card)
        h.t.reveal()
    human.gear.append(card)
    activate_if_bare(human, card)
    h.tell_of(seat, f"puts {name_of(card)} into play.", kind="item", card=card)


def activate_if_bare(human: Human, card: str) -> None:
    """A weapon becomes active where none of its kind is (PH-13.1)."""
    weapon = WEAPONS.get(card)
    if weapon is None:
        return
    if weapon.is_ranged:
        human.ranged = human.ranged or card
    elif not human.melee:
        human.melee = [card]


def list_mountable_weapons(human: Human, card: str) -> list[str]:
    """The weapons in play on which an equipment card can be mounted (PH-20.15)."""
    item = EQUIPMENT.get(card)
    if item is None or not item.mount:
        return []
    return [
        one
        for one in human.gear
        if one in WEAPONS and WEAPONS[one].of in item.mount and one not in human.mounts
    ]


def mount_equipment(h: Here, seat: int, card: str, weapon: str) -> None:
    """Mount equipment on a weapon, for good (PH-20.15): it takes no slot of its own; told."""
    human = h.human(seat)
    if card in human.hand:
        human.hand.remove(card)
        h.t.reveal()
    else:
        human.gear.remove(card)
    human.mounts[weapon] = card
    h.tell_of(seat, f"mounts {name_of(card)} on {name_of(weapon)}.", kind="item", card=card)


def discard_item(h: Here, seat: int, card: str) -> None:
    """An item of a human's goes to its discards, with what is mounted on it; a starting item leaves
    the game (PH-20.13). Not told: its cause is."""
    human = h.human(seat)
    for one in take_away(human, card):
        discard_to_pile(h.s, one)


def fit_again(h: Here, seat: int) -> None:
    """Where slots have been lost with somebody who carried, the newest items in play are dropped
    until the rest fits, active weapons last (PH-20.12); told."""
    human = h.human(seat)
    while slots_used(h.s, seat) > count_slots(h.s, seat):
        active = [*human.melee, human.ranged]
        loads = [one for one in human.gear if ITEMS[one].size]
        dropped = max(loads, key=lambda one: (one not in active, loads.index(one)))
        told = f"{h.name_seat(seat)} can no longer carry {name_of(dropped)} and discards it."
        h.tell(told, kind="item", seat=seat, card=dropped)
        discard_item(h, seat, dropped)


def take_away(human: Human, card: str) -> list[str]:
    """Take an item from a human, wherever it is. Returns it and what is mounted on it."""
    if card in human.hand:
        human.hand.remove(card)
        return [card]
    for weapon, mounted in list(human.mounts.items()):
        if mounted == card:
            del human.mounts[weapon]
            return [card]
    human.gear.remove(card)
    human.melee = [one for one in human.melee if one != card]
    if human.ranged == card:
        human.ranged = None
    mounted_on_it = human.mounts.pop(card, None)
    return [card] if mounted_on_it is None else [card, mounted_on_it]


def discard_to_pile(s: State, card: str) -> None:
    """Put an item on its discards; a starting item leaves the game (PH-20.13)."""
    if card in STARTING:
        s.removed.append(card)
    elif card in WEAPONS:
        s.weapons.discard(card)
    else:
        s.equipment.discard(card)


def receive_item(h: Here, seat: int, card: str, mounted: str | None = None) -> None:
    """A human gets a card from another: into play at once, with what is mounted on it (PH-10.9,
    PH-10.15). It must fit. Not told: its cause is."""
    human = h.human(seat)
    human.gear.append(card)
    if mounted is not None:
        human.mounts[card] = mounted
    activate_if_bare(human, card)


def carry_out(h: Here, seat: int, chosen: str) -> None:
    """Do what was chosen with an item: "keep:card", "play:card", "take:card", "swap:card>weapon",
    "drop:card", "mount:card>weapon", "wield:weapon"."""
    what, _, card = chosen.partition(":")
    human = h.human(seat)
    if what == "keep":
        return
    if what == "play":
        put_in_play(h, seat, card)
    elif what in ("take", "swap"):
        card, _, old = card.partition(">")
        if old:
            carry_out(h, seat, f"drop:{old}")
        put_in_play(h, seat, card)
        if card not in (*human.melee, human.ranged):
            activate_weapon(h, seat, card)
    elif what == "mount":
        one, _, weapon = card.partition(">")
        mount_equipment(h, seat, one, weapon)
    elif what == "drop":
        if card in human.hand:
            h.t.reveal()
        h.tell_of(seat, f"discards {name_of(card)}.", kind="item", card=card)
        discard_item(h, seat, card)
    else:
        activate_weapon(h, seat, card)


# -- active weapons (PH-13.1) --------------------------------------------------------------------


def melee_limit(s: State, seat: int) -> int:
    """How many melee weapons may be active (PH-13.1)."""
    return 1 + sum_number_bonus(s, seat, "anytime", "melee_weapons")


def activate_weapon(h: Here, seat: int, card: str) -> None:
    """A weapon in play becomes active: a ranged one in place of the other; a melee one beside those
    that leave it a hand and a place, the newest first (PH-13.1)."""
    human = h.human(seat)
    weapon = WEAPONS[card]
    if weapon.is_ranged:
        human.ranged = card
    else:
        active, hands = [card], weapon.hands
        for one in reversed(human.melee):
            more = WEAPONS[one].hands
            if len(active) < melee_limit(h.s, seat) and hands + more <= HANDS:
                active.insert(0, one)
                hands += more
        human.melee = active
    h.tell_of(seat, f"takes {name_of(card)} in hand.", kind="weapons", card=card)
