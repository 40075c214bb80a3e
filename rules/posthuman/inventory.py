"""Items: the hand, the backpack, what is mounted and what is active (PH-13.1, PH-20.9 to
PH-20.16)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, partial

from rules.engine import Option, Play, Prompt
from rules.kit.words import because, count, listed, since

from .context import Here
from .decks import EQUIPMENT, ITEMS, STARTING, WEAPONS, kind_of, name_of
from .effects.modifiers import number
from .effects.words import item_detail
from .state import Human, State
from .terms import BACKPACK, HAND, ItemDeck

HANDS = 2
"""What active melee weapons take at most, all together (PH-13.1)."""


# -- room (PH-20.11, PH-20.12) -------------------------------------------------------------------


def slots(s: State, seat: int) -> int:
    """The slots of a human's backpack (PH-5.14)."""
    return BACKPACK + number(s, seat, "anytime", "slots")


def slots_used(s: State, seat: int) -> int:
    """Those that are taken, by active weapons too; what is mounted takes none (PH-20.12a)."""
    return sum(ITEMS[one].size for one in s.human(seat).gear)


@cache
def brings(card: str) -> int:
    """The slots that a card in play brings with it: a pack's."""
    return sum(
        one.n
        for effect in ITEMS[card].effects
        if effect.passive and not effect.if_
        for one in effect.do
        if one.do == "slots"
    )


def room_for(s: State, seat: int, card: str) -> int:
    """Slots that would stay free with this card in play; negative: it does not fit. A pack brings
    its own."""
    return slots(s, seat) + brings(card) - slots_used(s, seat) - ITEMS[card].size


def fits(s: State, seat: int, card: str) -> bool:
    """Whether a card fits into the backpack now (PH-20.11)."""
    return room_for(s, seat, card) >= 0


def hand_limit(s: State, seat: int) -> int:
    """Item cards that a human may hold (PH-20.9)."""
    return HAND + number(s, seat, "anytime", "hand")


def droppable(s: State, seat: int, card: str) -> bool:
    """Whether a card in play can be discarded: not a pack whose slots are needed (PH-20.12)."""
    return not_needed(card, slots(s, seat) - slots_used(s, seat))


def not_needed(card: str, free: int) -> bool:
    """The same of a backpack with so many free slots."""
    return brings(card) <= free + ITEMS[card].size


def owned(human: Human) -> list[str]:
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
    if weapon.ranged:
        human.ranged = human.ranged or card
    elif not human.melee:
        human.melee = [card]


def mountable(human: Human, card: str) -> list[str]:
    """The weapons in play on which an equipment card can be mounted (PH-20.15)."""
    item = EQUIPMENT.get(card)
    if item is None or not item.mount:
        return []
    return [
        one
        for one in human.gear
        if one in WEAPONS and WEAPONS[one].of in item.mount and one not in human.mounts
    ]


def mount(h: Here, seat: int, card: str, weapon: str) -> None:
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
        discard(h.s, one)


def fit_again(h: Here, seat: int) -> None:
    """Where slots have been lost with somebody who carried, the newest items in play are dropped
    until the rest fits, active weapons last (PH-20.12); told."""
    human = h.human(seat)
    while slots_used(h.s, seat) > slots(h.s, seat):
        active = [*human.melee, human.ranged]
        loads = [one for one in human.gear if ITEMS[one].size]
        dropped = max(loads, key=lambda one: (one not in active, loads.index(one)))
        told = f"{h.name(seat)} can no longer carry {name_of(dropped)} and discards it."
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


def discard(s: State, card: str) -> None:
    """Put an item on its discards; a starting item leaves the game (PH-20.13)."""
    if card in STARTING:
        s.removed.append(card)
    elif card in WEAPONS:
        s.weapons.discard(card)
    else:
        s.equipment.discard(card)


def receive(h: Here, seat: int, card: str, mounted: str | None = None) -> None:
    """A human gets a card from another: into play at once, with what is mounted on it (PH-10.9,
    PH-10.15). It must fit. Not told: its cause is."""
    human = h.human(seat)
    human.gear.append(card)
    if mounted is not None:
        human.mounts[card] = mounted
    activate_if_bare(human, card)


# -- drawing (PH-20.9, PH-20.10) -----------------------------------------------------------------


def draw_items(
    h: Here, seat: int, deck: ItemDeck, n: int = 1, *, keep: int = 0, cause: str = ""
) -> Play[None]:
    """A human draws item cards, keeps some (0: all) and takes them into the hand; only the number
    is told."""
    pile = h.s.equipment if deck == "equipment" else h.s.weapons
    drawn = pile.draw_up_to(h.t, n)
    noun = "equipment card" if deck == "equipment" else "weapon card"
    if not drawn:
        h.tell(since(cause, f"there is no {noun} left to draw."), kind="draw", seat=seat)
        return
    told = f"{h.name(seat)} draws {count(len(drawn), noun)}"
    kept = drawn
    if 0 < keep < len(drawn):
        h.tell(because(cause, f"{told} to keep {keep}."), kind="draw", seat=seat)
        kept = yield from _keep(h, seat, drawn, keep)
        for one in drawn:
            if one not in kept:
                discard(h.s, one)
    else:
        h.tell(because(cause, f"{told}."), kind="draw", seat=seat)
    yield from take_into_hand(h, seat, kept, found=True)


def _keep(h: Here, seat: int, drawn: Sequence[str], keep: int) -> Play[list[str]]:
    options = [Option(one, "choose", name_of(one), detail(one)) for one in drawn]
    prompt = h.t.choices(
        seat,
        f"Which {'card' if keep == 1 else 'cards'} do you keep? The other goes."
        if len(drawn) == keep + 1
        else f"Which {count(keep, 'card')} do you keep? The others go.",
        options,
        default=list(drawn[:keep]),
        least=keep,
        most=keep,
        secret=True,
        about=f"{h.name(seat)} has drawn {count(len(drawn), 'item card')} and chooses what to keep",
        topic="keep",
        data={"cards": list(drawn)},
        rule="PH-20.9",
    )
    kept: list[str] = yield from h.t.ask(prompt)
    return kept


def take_into_hand(h: Here, seat: int, cards: Iterable[str], *, found: bool = False) -> Play[None]:
    """Cards come into a human's hand, which only their owner sees; then the limit (PH-20.10). Of
    those that were found on the way their owner is asked once what becomes of them."""
    human = h.human(seat)
    new = list(cards)
    human.hand += new
    if new:
        h.t.tell(f"You draw {listed([name_of(one) for one in new])}.", seat, kind="hand")
    asking = found and at_leisure(h.s, seat) and h.ordered(seat, "found") is None
    for one in new if asking else ():
        if not over_the_limit(h.s, seat) and one in human.hand:
            carry_out(h, seat, (yield from h.ask(partial(_found_prompt, h, seat, one))))
    while over_the_limit(h.s, seat):
        chosen = yield from h.t.ask(_limit_prompt(h, seat, new))
        carry_out(h, seat, chosen)


def _found_prompt(h: Here, seat: int, card: str) -> Prompt[str]:
    """One question about what was found: it stays in the hand, is used at once, or is left."""
    options = [Option(f"keep:{card}", "gear", "Pack it", "It stays in your hand, unseen.")]
    if card in h.human(seat).hand:
        options += play_options(h.s, seat, card)
        options.append(Option(f"drop:{card}", "gear", "Leave it", "It goes to the discards."))
    return h.t.choice(
        seat,
        f"You found {name_of(card)}. {detail(card)}",
        options,
        default=options[0].id,
        secret=True,
        about=f"{h.name(seat)} has found something and looks at it",
        topic="found",
        data={"card": card},
        rule="PH-20.11",
    )


def at_leisure(s: State, seat: int) -> bool:
    """Whether a human is in no fight whose first die has been rolled (PH-13.1 to PH-13.3,
    PH-20.7a). Until then an encounter that was just revealed keeps it from nothing but spending XP
    and using cards."""
    if s.players[seat].human is None or seat in s.assaults:
        return False
    fight = s.fights.get(seat)
    return fight is None or not fight.foes or not (fight.rolled or fight.caught)


def over_the_limit(s: State, seat: int) -> bool:
    """Whether a human has to put cards into play or discard some first (PH-20.10). Until then
    nothing else can be done with items, so that the answers to that question stay true."""
    human = s.players[seat].human
    return human is not None and len(human.hand) > hand_limit(s, seat)


def _limit_prompt(h: Here, seat: int, new: Sequence[str]) -> Prompt[str]:
    """Put one into play, or discard one."""
    human = h.human(seat)
    options = over_limit_options(h.s, seat)
    newest = next((one for one in reversed(new) if one in human.hand), human.hand[-1])
    # Of two copies the first is offered.
    newest = next(one for one in human.hand if kind_of(one) == kind_of(newest))
    default = f"play:{newest}" if fits(h.s, seat, newest) else f"drop:{newest}"
    too_many = len(human.hand) - hand_limit(h.s, seat)
    return h.t.choice(
        seat,
        f"Your hand holds {count(too_many, 'card')} too many: play or discard one.",
        options,
        default=default,
        secret=True,
        about=f"{h.name(seat)} holds too many item cards, and plays or discards some",
        topic="hand",
        data={"hand": list(human.hand), "new": list(new)},
        rule="PH-20.10",
    )


def over_limit_options(s: State, seat: int) -> list[Option]:
    """What can be done with the cards of a hand, and with what is in the way (PH-20.10,
    PH-20.11)."""
    human = s.human(seat)
    found: list[Option] = []
    for one in human.hand:
        found += play_options(s, seat, one)
    found += [Option(f"drop:{one}", "gear", f"Discard {name_of(one)}") for one in human.hand]
    blocked = any(not fits(s, seat, one) for one in human.hand)
    if blocked:
        found += drop_options(s, seat)
    return distinct(found)


def distinct(options: Iterable[Option]) -> list[Option]:
    """The options, of those that read alike the first: of two copies of a card, one."""
    found: dict[str, Option] = {}
    for option in options:
        found.setdefault(option.label, option)
    return list(found.values())


@cache
def detail(card: str) -> str:
    """What an item says of itself, for options."""
    return item_detail(ITEMS[card])


def play_options(s: State, seat: int, card: str) -> list[Option]:
    """To put a card of the hand into play: into the backpack, a weapon also in hand, in place of
    another where there is no room for both; or on a weapon."""
    name, found = name_of(card), list[Option]()
    active = _active_alike(s.human(seat), card)
    if fits(s, seat, card):
        if active is not None:
            take = f"Take {name} in hand"
            found.append(Option(f"take:{card}", "gear", take, f"{name_of(active)} stays packed."))
        found.append(Option(f"play:{card}", "gear", f"Play {name}", detail(card)))
    elif active is not None and room_for(s, seat, card) + ITEMS[active].size >= 0:
        label = f"Take {name}, drop {name_of(active)}"
        found.append(Option(f"swap:{card}>{active}", "gear", label, detail(card)))
    return found + mount_options(s, seat, card)


def _active_alike(human: Human, card: str) -> str | None:
    """The active weapon whose place a weapon would take."""
    weapon = WEAPONS.get(card)
    if weapon is None:
        return None
    return human.ranged if weapon.ranged else next(iter(human.melee), None)


def mount_options(s: State, seat: int, card: str) -> list[Option]:
    """To mount a card, in hand or in play, on a weapon in play (PH-20.15)."""
    return [
        Option(
            f"mount:{card}>{weapon}",
            "gear",
            f"Mount {name_of(card)} on {name_of(weapon)}",
            detail(card),
        )
        for weapon in mountable(s.human(seat), card)
    ]


def drop_options(s: State, seat: int) -> list[Option]:
    """To discard what is in play."""
    human = s.human(seat)
    free = slots(s, seat) - slots_used(s, seat)
    found = []
    for one in human.gear:
        if not_needed(one, free):
            active = " (in hand)" if one in human.melee or one == human.ranged else ""
            label = f"Drop {name_of(one)}{active}"
            found.append(Option(f"drop:{one}", "gear", label, _drop_detail(one)))
    return distinct(found)


def _drop_detail(card: str) -> str:
    frees = f"It frees {count(ITEMS[card].size, 'slot')}"
    return f"{frees}, and leaves the game." if card in STARTING else f"{frees}."


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
            wield(h, seat, card)
    elif what == "mount":
        one, _, weapon = card.partition(">")
        mount(h, seat, one, weapon)
    elif what == "drop":
        if card in human.hand:
            h.t.reveal()
        h.tell_of(seat, f"discards {name_of(card)}.", kind="item", card=card)
        discard_item(h, seat, card)
    else:
        wield(h, seat, card)


# -- active weapons (PH-13.1) --------------------------------------------------------------------


def melee_limit(s: State, seat: int) -> int:
    """How many melee weapons may be active (PH-13.1)."""
    return 1 + number(s, seat, "anytime", "melee_weapons")


def wield(h: Here, seat: int, card: str) -> None:
    """A weapon in play becomes active: a ranged one in place of the other; a melee one beside those
    that leave it a hand and a place, the newest first (PH-13.1)."""
    human = h.human(seat)
    weapon = WEAPONS[card]
    if weapon.ranged:
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


def wield_options(s: State, seat: int) -> list[Option]:
    """Weapons in play that could become active."""
    human = s.human(seat)
    found = []
    for one in human.gear:
        weapon = WEAPONS.get(one)
        if weapon is None or one in human.melee or one == human.ranged:
            continue
        found.append(Option(f"wield:{one}", "gear", f"Take {weapon.name} in hand", detail(one)))
    return distinct(found)
