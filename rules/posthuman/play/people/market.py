"""The market: starting items that humans buy for food before the first turn (PH-4.9 to PH-4.12,
PH-4.15)."""

from __future__ import annotations

from rules.engine import Illegal, Option, Play, Prompt
from rules.posthuman.effects.language.words import item_detail
from rules.posthuman.model.cards import Equipment, Weapon
from rules.posthuman.model.decks import CONTENT, ITEMS, WEAPONS, kind_of
from rules.posthuman.model.state import Human, State
from rules.posthuman.model.terms import BACKPACK
from rules.posthuman.play import setup
from rules.posthuman.play.context import Here
from rules.posthuman.words import Message

PASS = Option("pass", "build", Message("buy-no-more"), Message("pass-is-final"))


def owns_melee(human: Human) -> bool:
    """Whether a human has a melee weapon."""
    return any(one in WEAPONS and not WEAPONS[one].is_ranged for one in human.gear)


def open_market(h: Here) -> Play[None]:
    """Let each human in turn buy one item or pass for good, until all have passed. The last one
    left is asked once for everything."""
    left = buying_order(h)
    if len(left) > 1:
        told = Message("buying-order", players=[h.name_seat(seat) for seat in left])
        h.tell(told, kind="setup", order=list(left))
    while left:
        for seat in list(left):
            if left == [seat]:
                yield from _buy_the_rest(h, seat)
            elif (yield from _buy_one(h, seat)):
                continue
            left.remove(seat)


def buying_order(h: Here) -> list[int]:
    """Order the seats for buying: the fastest first, then by mind, then by chance (PH-4.9)."""
    rolled = h.t.rng.shuffle(range(h.s.seats))
    stats = {seat: h.human(seat).stats for seat in rolled}
    return sorted(rolled, key=lambda seat: (-stats[seat]["speed"], -stats[seat]["mind"]))


def on_offer(s: State, seat: int) -> list[str]:
    """List the kinds of item that a human could buy now: those that it can pay for, does not have,
    and has room for, also for a melee weapon if it has none (PH-4.10, PH-4.11)."""
    human = s.human(seat)
    owned = {kind_of(one) for one in human.gear}
    kinds = dict.fromkeys(kind_of(one) for one in s.market)
    return [kind for kind in kinds if kind not in owned and _find_refusal(human, [kind]) is None]


def _find_refusal(human: Human, kinds: list[str]) -> Illegal | None:
    """Find why a human cannot have all of these items. Return None if it can."""
    items = [CONTENT.starting[kind] for kind in kinds]
    price = sum(item.price for item in items)
    if not all(item.price for item in items):
        return Illegal(Message("not-for-sale"), rule="PH-4.8")
    if price > human.food:
        costs = Message("costs-too-much-food", price=price, food=human.food)
        return Illegal(costs, rule="PH-4.10")
    size = sum(item.size for item in items) + sum(ITEMS[one].size for one in human.gear)
    strikes = owns_melee(human) or any(_is_melee_weapon(item) for item in items)
    if size > BACKPACK:
        over = Message("fills-too-many-slots", size=size, slots=BACKPACK)
        return Illegal(over, rule="PH-4.11")
    if size == BACKPACK and not strikes:
        return Illegal(Message("keep-slot-free"), rule="PH-4.11")
    return None


def _is_melee_weapon(item: Weapon | Equipment) -> bool:
    return isinstance(item, Weapon) and not item.is_ranged


# -- asking --------------------------------------------------------------------------------------


def _buy_one(h: Here, seat: int) -> Play[bool]:
    """Ask about one purchase. Return False if the human passes."""
    options = [PASS, *(_make_option(kind) for kind in on_offer(h.s, seat))]
    chosen = yield from h.choose(
        seat,
        Message("buy-what", food=h.human(seat).food),
        options,
        default=PASS.id,
        topic="buy",
        rule="PH-4.10",
    )
    if chosen == PASS.id:
        h.tell_of(seat, Message("buys-no-more", player=h.name_seat(seat)), kind="market")
        return False
    _sell_items(h, seat, [chosen])
    return True


def _buy_the_rest(h: Here, seat: int) -> Play[None]:
    """Ask once for all remaining purchases, as nobody else buys any more."""
    kinds = on_offer(h.s, seat)
    if not kinds:
        return
    chosen = yield from h.ask(lambda: _all_at_once(h, seat, kinds))
    if chosen:
        _sell_items(h, seat, chosen)


def _all_at_once(h: Here, seat: int, kinds: list[str]) -> Prompt[list[str]]:
    human = h.human(seat)

    def fits(chosen: list[str]) -> None:
        why = _find_refusal(human, chosen)
        if why is not None:
            raise why

    return h.t.choices(
        seat,
        Message("buy-what-alone", food=human.food),
        [_make_option(kind) for kind in kinds],
        default=[],
        check=fits,
        topic="buy",
        data={"food": human.food, "many": True},
        rule="PH-4.10",
    )


def _make_option(kind: str) -> Option:
    item = CONTENT.starting[kind]
    data = {"price": item.price, "size": item.size}
    label = Message("item-for-sale", item=item.name, price=item.price)
    return Option(kind, "build", label, item_detail(item), data)


def _sell_items(h: Here, seat: int, kinds: list[str]) -> None:
    human = h.human(seat)
    for kind in kinds:
        human.food -= CONTENT.starting[kind].price
        human.gear.append(setup.take_starting(h.s, kind))
    told = Message(
        "buys",
        player=h.name_seat(seat),
        items=[CONTENT.starting[kind].name for kind in kinds],
        price=sum(CONTENT.starting[kind].price for kind in kinds),
    )
    h.tell_of(seat, told, kind="market")
