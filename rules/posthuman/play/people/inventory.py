"""Items: the hand, the backpack, mounted equipment and active weapons, and what players are asked
about them (PH-13.1, PH-20.9 to PH-20.16)."""

from functools import cache

from rules.posthuman.effects.modifiers import sum_number_bonus
from rules.posthuman.model.decks import EQUIPMENT, ITEMS, WEAPONS, name_of
from rules.posthuman.model.state import Human, State
from rules.posthuman.model.terms import BACKPACK_SLOTS, HAND_LIMIT
from rules.posthuman.play.context import Here
from rules.posthuman.words import Message

HANDS_FOR_MELEE = 2
"""How many hands all active melee weapons may take together (PH-13.1)."""


# -- room (PH-20.11, PH-20.12) -------------------------------------------------------------------


def count_slots(s: State, seat: int) -> int:
    """Count the slots of a human's backpack (PH-5.14)."""
    return BACKPACK_SLOTS + sum_number_bonus(s, seat, "anytime", "slots")


def count_used_slots(s: State, seat: int) -> int:
    """Count the slots that are taken, by active weapons too; mounted equipment takes none
    (PH-20.12a)."""
    return sum([ITEMS[one].size for one in s.human(seat).gear])


@cache
def count_added_slots(card: str) -> int:
    """Count the slots that an item in play adds to the backpack, as a pack does."""
    return sum(
        one.n
        for effect in ITEMS[card].effects
        if effect.is_passive and not effect.if_
        for one in effect.do
        if one.do == "slots"
    )


def count_slots_left(s: State, seat: int, card: str) -> int:
    """Count the slots that would stay free with this card in play; below 0 the card does not fit.
    The slots that a pack adds are counted."""
    return (
        count_slots(s, seat)
        + count_added_slots(card)
        - count_used_slots(s, seat)
        - ITEMS[card].size
    )


def can_fit(s: State, seat: int, card: str) -> bool:
    """Whether a card fits into the backpack now (PH-20.11)."""
    return count_slots_left(s, seat, card) >= 0


def find_hand_limit(s: State, seat: int) -> int:
    """Find how many item cards a human may hold (PH-20.9)."""
    return HAND_LIMIT + sum_number_bonus(s, seat, "anytime", "hand")


def can_drop(s: State, seat: int, card: str) -> bool:
    """Whether a card in play can be discarded: a pack cannot while its slots are needed
    (PH-20.12)."""
    return is_dispensable(card, count_slots(s, seat) - count_used_slots(s, seat))


def is_dispensable(card: str, free: int) -> bool:
    """Whether a card can be discarded from a backpack with this many free slots."""
    return count_added_slots(card) <= free + ITEMS[card].size


# -- into play, and away -------------------------------------------------------------------------


def put_in_play(h: Here, seat: int, card: str, *, wield: bool = False) -> None:
    """Put a card into play, from the hand if it is there, and tell the players (PH-20.11). A weapon
    becomes active at once if none of its kind is, or if the player chose to `wield` it."""
    human = h.human(seat)
    if card in human.hand:
        human.hand.remove(card)
        h.t.note_reveal()
    human.gear.append(card)
    activate_if_bare(human, card)
    wielded = card in (*human.melee, human.ranged)
    if wield and not wielded:
        _make_active(h.s, seat, card)
        wielded = True
    told = Message(
        "wields" if wielded else "adds-to-gear", player=h.name_seat(seat), card=name_of(card)
    )
    h.tell_of(seat, told, kind="item", card=card)


def activate_if_bare(human: Human, card: str) -> None:
    """Make a weapon active if the human has no active weapon of its kind (PH-13.1)."""
    weapon = WEAPONS.get(card)
    if weapon is None:
        return
    if weapon.is_ranged:
        human.ranged = human.ranged or card
    elif not human.melee:
        human.melee = [card]


def list_mountable_weapons(human: Human, card: str) -> list[str]:
    """List the weapons in play on which an equipment card can be mounted (PH-20.15)."""
    item = EQUIPMENT.get(card)
    if item is None or not item.mount:
        return []
    return [
        one
        for one in human.gear
        if one in WEAPONS and WEAPONS[one].of in item.mount and one not in human.mounts
    ]


def mount_equipment(h: Here, seat: int, card: str, weapon: str) -> None:
    """Mount equipment on a weapon for good, and tell the players (PH-20.15). Mounted equipment
    takes no slot."""
    human = h.human(seat)
    if card in human.hand:
        human.hand.remove(card)
        h.t.note_reveal()
    else:
        human.gear.remove(card)
    human.mounts[weapon] = card
    told = Message("mounts", player=h.name_seat(seat), card=name_of(card), weapon=name_of(weapon))
    h.tell_of(seat, told, kind="item", card=card)


def discard_item(h: Here, seat: int, card: str) -> None:
    """Discard a human's item with what is mounted on it; starting items leave the game (PH-20.13).
    The players are not told: callers tell them why it happens."""
    human = h.human(seat)
    for one in take_away(human, card):
        h.s.put_away(one)


def drop_excess_items(h: Here, seat: int) -> None:
    """Drop items until the rest fits into a backpack that has lost slots, and tell the players
    (PH-20.12). The newest go first, active weapons last."""
    human = h.human(seat)
    while count_used_slots(h.s, seat) > count_slots(h.s, seat):
        active = [*human.melee, human.ranged]
        loads = [one for one in human.gear if ITEMS[one].size]
        dropped = max(loads, key=lambda one: (one not in active, loads.index(one)))
        told = Message("cannot-carry", player=h.name_seat(seat), card=name_of(dropped))
        h.tell(told, kind="item", seat=seat, card=dropped)
        discard_item(h, seat, dropped)


def take_away(human: Human, card: str) -> list[str]:
    """Take an item from a human, wherever it is. Return it and what is mounted on it."""
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


def receive_item(h: Here, seat: int, card: str, mounted: str | None = None) -> None:
    """Put a card that a human gets from another into play, with what is mounted on it (PH-10.9,
    PH-10.15). It must fit. The players are not told: callers tell them why it happens."""
    human = h.human(seat)
    human.gear.append(card)
    if mounted is not None:
        human.mounts[card] = mounted
    activate_if_bare(human, card)


def carry_out(h: Here, seat: int, chosen: str) -> None:
    """Do what a player chose to do with an item: "keep:card", "play:card", "take:card",
    "swap:card>weapon", "drop:card", "mount:card>weapon" or "wield:weapon"."""
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
        put_in_play(h, seat, card, wield=True)
    elif what == "mount":
        one, _, weapon = card.partition(">")
        mount_equipment(h, seat, one, weapon)
    elif what == "drop":
        if card in human.hand:
            h.t.note_reveal()
        told = Message("discards-item", player=h.name_seat(seat), card=name_of(card))
        h.tell_of(seat, told, kind="item", card=card)
        discard_item(h, seat, card)
    else:
        activate_weapon(h, seat, card)


# -- active weapons (PH-13.1) --------------------------------------------------------------------


def find_melee_limit(s: State, seat: int) -> int:
    """Find how many melee weapons a human may have active (PH-13.1)."""
    return 1 + sum_number_bonus(s, seat, "anytime", "melee_weapons")


def activate_weapon(h: Here, seat: int, card: str) -> None:
    """Make a weapon in play active, and tell the players (PH-13.1)."""
    _make_active(h.s, seat, card)
    told = Message("wields", player=h.name_seat(seat), card=name_of(card))
    h.tell_of(seat, told, kind="weapons", card=card)


def _make_active(s: State, seat: int, card: str) -> None:
    """Make a weapon in play active (PH-13.1). A ranged weapon replaces the active one; a melee
    weapon keeps those active, newest first, for which hands and the limit allow."""
    human = s.human(seat)
    weapon = WEAPONS[card]
    if weapon.is_ranged:
        human.ranged = card
        return
    active, hands = [card], weapon.hands
    for one in reversed(human.melee):
        more = WEAPONS[one].hands
        if len(active) < find_melee_limit(s, seat) and hands + more <= HANDS_FOR_MELEE:
            active.insert(0, one)
            hands += more
    human.melee = active
