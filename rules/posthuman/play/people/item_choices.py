"""What players are asked about items: which of the drawn ones they keep, and what they do with them
(PH-20.9 to PH-20.15)."""

from collections.abc import Iterable, Sequence
from functools import cache, partial

from rules.engine import Option, Play, Prompt, Text
from rules.engine.late_texts import read_raw_text
from rules.posthuman.effects.words import make_item_detail
from rules.posthuman.model.decks import EQUIPMENT, ITEMS, STARTING, WEAPONS, find_kind, name_of
from rules.posthuman.model.state import Human, State
from rules.posthuman.model.terms import ItemDeck
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import inventory
from rules.posthuman.words import NO_CAUSE, Message, fit_detail


def draw_items(
    h: Here, seat: int, deck: ItemDeck, n: int = 1, *, keep: int = 0, cause: Text = NO_CAUSE
) -> Play[None]:
    """Draw item cards, keep some (0: all) and take them into a human's hand. The other players are
    told only how many were drawn."""
    pile = h.s.equipment if deck == "equipment" else h.s.weapons
    drawn = pile.draw_up_to(h.t, n)
    if not drawn:
        h.tell(Message("no-item-left", cause=cause, deck=deck, n=1), kind="draw", seat=seat)
        return
    name, kept = h.name_seat(seat), drawn
    if 0 < keep < len(drawn):
        told = Message(
            "draws-to-keep", cause=cause, player=name, n=len(drawn), deck=deck, keep=keep
        )
        h.tell(told, kind="draw", seat=seat)
        kept = yield from _ask_kept_cards(h, seat, drawn, keep)
        for one in drawn:
            if one not in kept:
                h.s.put_away(one)
    else:
        told = Message("draws-items", cause=cause, player=name, n=len(drawn), deck=deck)
        h.tell(told, kind="draw", seat=seat)
    yield from take_into_hand(h, seat, kept, found=True)


def _ask_kept_cards(h: Here, seat: int, drawn: Sequence[str], keep: int) -> Play[list[str]]:
    options = [Option(one, "choose", name_of(one), describe_item(one)) for one in drawn]
    prompt = h.t.choices(
        seat,
        Message("keep-all-items-but-one" if len(drawn) == keep + 1 else "keep-items", n=keep),
        options,
        default=list(drawn[:keep]),
        least=keep,
        most=keep,
        secret=True,
        about=Message("about-keeping-items", player=h.name_seat(seat), n=len(drawn)),
        topic="keep",
        data={"cards": list(drawn)},
        rule="PH-20.9",
    )
    return h.t.ask(prompt)


def take_into_hand(h: Here, seat: int, cards: Iterable[str], *, found: bool = False) -> Play[None]:
    """Add cards to a human's hand, unseen by others, and enforce the hand limit (PH-20.10). If the
    cards were found on the way, ask their owner once about each."""
    human = h.human(seat)
    new = list(cards)
    human.hand += new
    if new:
        h.t.tell(Message("you-draw", cards=[name_of(one) for one in new]), seat, kind="hand")
    asking = found and is_at_leisure(h.s, seat) and h.find_standing_order(seat, "found") is None
    for one in new if asking else ():
        if not is_over_limit(h.s, seat) and one in human.hand:
            inventory.carry_out(
                h, seat, (yield from h.ask(partial(_make_found_prompt, h, seat, one)))
            )
    while is_over_limit(h.s, seat):
        chosen = yield from h.t.ask(_make_limit_prompt(h, seat, new))
        inventory.carry_out(h, seat, chosen)


def _make_found_prompt(h: Here, seat: int, card: str) -> Prompt[str]:
    """Make the question what to do with a found card: keep it in hand, use it at once, or leave it.
    If the player has used it meanwhile, the question says so."""
    free = _count_free_slots(h.s, seat)
    keep = f"keep:{card}"
    if card in h.human(seat).hand:
        text = Message(
            "you-found",
            card=name_of(card),
            detail=describe_item(card),
            fits=int(inventory.can_fit(h.s, seat, card)),
            free=free,
        )
        options = [
            *list_play_options(h.s, seat, card, found=True),
            Option(keep, "gear", Message("keep-for-later"), Message("keep-for-later-detail")),
            Option(f"drop:{card}", "gear", Message("leave-it"), Message("leave-detail")),
        ]
    else:
        text = Message("find-is-used", card=name_of(card))
        options = [Option(keep, "gear", Message("go-on"))]
    return h.t.choice(
        seat,
        text,
        options,
        default=keep,
        secret=True,
        about=Message("about-finding", player=h.name_seat(seat)),
        topic="found",
        data={"card": card},
        rule="PH-20.11",
    )


def _count_free_slots(s: State, seat: int) -> int:
    return inventory.count_slots(s, seat) - inventory.count_used_slots(s, seat)


def is_at_leisure(s: State, seat: int) -> bool:
    """Whether a human is in no fight whose first die has been rolled (PH-13.1 to PH-13.3,
    PH-20.7a). Until then an encounter that was just revealed, or a mutant's Attack!, stops the
    human only from spending XP and using cards."""
    if s.players[seat].human is None:
        return False
    fight = s.find_combat(seat)
    return fight is None or not fight.foes or not (fight.rolled or fight.caught)


def is_over_limit(s: State, seat: int) -> bool:
    """Whether a human holds too many cards, and must play or discard some first (PH-20.10). Until
    then the player can do nothing else with items, so that the options of that question stay
    valid."""
    human = s.players[seat].human
    return human is not None and len(human.hand) > inventory.find_hand_limit(s, seat)


def _make_limit_prompt(h: Here, seat: int, new: Sequence[str]) -> Prompt[str]:
    """Ask which card to put into play or discard, because the hand is too full."""
    human = h.human(seat)
    options = list_over_limit_options(h.s, seat)
    newest = next((one for one in reversed(new) if one in human.hand), human.hand[-1])
    # If the hand holds two copies of the card, options show the first.
    newest = next(one for one in human.hand if find_kind(one) == find_kind(newest))
    default = f"play:{newest}" if inventory.can_fit(h.s, seat, newest) else f"drop:{newest}"
    too_many = len(human.hand) - inventory.find_hand_limit(h.s, seat)
    return h.t.choice(
        seat,
        Message("hand-too-full", n=too_many),
        options,
        default=default,
        secret=True,
        about=Message("about-full-hand", player=h.name_seat(seat)),
        topic="hand",
        data={"hand": list(human.hand), "new": list(new)},
        rule="PH-20.10",
    )


def list_over_limit_options(s: State, seat: int) -> list[Option]:
    """List what a human can do with the cards in hand, and with items in play that take their room
    (PH-20.10, PH-20.11)."""
    human = s.human(seat)
    found: list[Option] = []
    for one in human.hand:
        found += list_play_options(s, seat, one)
    found += [
        Option(f"drop:{one}", "gear", Message("discard-card", card=name_of(one)))
        for one in human.hand
    ]
    blocked = any(not inventory.can_fit(s, seat, one) for one in human.hand)
    if blocked:
        found += list_drop_options(s, seat)
    return remove_duplicates(found)


def remove_duplicates(options: Iterable[Option]) -> list[Option]:
    """Drop options with a label that an earlier one has: of two copies of a card, keep the
    first."""
    found: dict[object, Option] = {}
    for option in options:
        label = read_raw_text(option, "label")
        said = label if isinstance(label, str) else (label.id, *label.data.values())
        found.setdefault(said, option)
    return list(found.values())


@cache
def describe_item(card: str) -> Message:
    """Describe an item in one line, for options."""
    return make_item_detail(ITEMS[card])


def list_play_options(s: State, seat: int, card: str, *, found: bool = False) -> list[Option]:
    """List the ways to put a card of the hand into play: in the backpack; for a weapon also in
    hand, or in place of the active one if there is no room for both; or mounted on a weapon.
    `found`: the question tells what the card does, so the options say where it goes."""
    name, options = name_of(card), list[Option]()
    item = describe_item(card)
    fits, mounted = item, item
    if found:
        works = "no" if card in WEAPONS else "mounted" if EQUIPMENT[card].mount else "yes"
        size, free = ITEMS[card].size, _count_free_slots(s, seat)
        fits = Message("fills-slots", size=size, free=free, works=works)
        mounted = Message("mounted-for-good")
    active = _find_replaced_weapon(s.human(seat), card)
    if inventory.can_fit(s, seat, card):
        if active is not None:
            take = Message("wield", card=name)
            stays = Message("stays-packed", card=name_of(active), detail=describe_item(active))
            options.append(Option(f"take:{card}", "gear", take, fit_detail(stays)))
        bare = card in WEAPONS and active is None
        play = Message("wield" if bare else "add-to-gear", card=name)
        options.append(Option(f"play:{card}", "gear", play, fits))
    elif active is not None and inventory.count_slots_left(s, seat, card) + ITEMS[active].size >= 0:
        label = Message("wield-and-drop", card=name, dropped=name_of(active))
        options.append(Option(f"swap:{card}>{active}", "gear", label, item))
    return options + list_mount_options(s.human(seat), card, mounted)


def _find_replaced_weapon(human: Human, card: str) -> str | None:
    """Find the active weapon that this weapon would replace. Return None if there is none."""
    weapon = WEAPONS.get(card)
    if weapon is None:
        return None
    return human.ranged if weapon.is_ranged else next(iter(human.melee), None)


def list_mount_options(human: Human, card: str, detail: Message) -> list[Option]:
    """List the ways to mount a card, in hand or in play, on a weapon in play (PH-20.15)."""
    return [
        Option(
            f"mount:{card}>{weapon}",
            "gear",
            Message("mount", card=name_of(card), weapon=name_of(weapon)),
            detail,
        )
        for weapon in inventory.list_mountable_weapons(human, card)
    ]


def list_drop_options(s: State, seat: int) -> list[Option]:
    """List the items in play that can be discarded, as options."""
    human = s.human(seat)
    free = _count_free_slots(s, seat)
    found = [
        _make_drop_option(one, active=one in human.melee or one == human.ranged)
        for one in human.gear
        if inventory.is_dispensable(one, free)
    ]
    return remove_duplicates(found)


@cache
def _make_drop_option(card: str, *, active: bool) -> Option:
    label = Message("drop-wielded" if active else "drop", card=name_of(card))
    starting = card in STARTING
    frees = Message("frees-slots-for-good" if starting else "frees-slots", n=ITEMS[card].size)
    return Option(f"drop:{card}", "gear", label, frees)


def list_wield_options(s: State, seat: int) -> list[Option]:
    """List the weapons in play that could become active, as options."""
    human = s.human(seat)
    active = (*human.melee, human.ranged)
    found = [_make_wield_option(one) for one in human.gear if one in WEAPONS and one not in active]
    return remove_duplicates(found)


@cache
def _make_wield_option(card: str) -> Option:
    take = Message("wield", card=name_of(card))
    return Option(f"wield:{card}", "gear", take, describe_item(card))
