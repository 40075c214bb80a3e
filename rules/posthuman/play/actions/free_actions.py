"""What a human may do at any time outside its own fight: items, active weapons, followers, cards
that work at any time, XP, standing orders (PH-7.6, PH-13.1, PH-13.3, PH-16.8, PH-20.7, PH-20.11,
PH-20.16). Nobody waits for it, and nothing of it is done for an absent player. Other modules look
standing orders up by `h.find_standing_order(seat, kind)`."""

from functools import lru_cache, partial
from typing import Any

from rules.engine import Offer, Option, Play, Prompt, Text
from rules.posthuman.effects.carry_out import list_uses, use_card
from rules.posthuman.effects.words import describe_effect
from rules.posthuman.model.decks import FOLLOWERS, name_of
from rules.posthuman.model.state import State
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import experience, followers, inventory, item_choices
from rules.posthuman.play.people.item_choices import is_at_leisure
from rules.posthuman.words import Message, fit_detail, join_with_semicolons

ORDERS: dict[str, dict[str, str]] = {
    "eat": {"always": "orders-to-be-asked-when-full"},
    "level": {
        "default": "orders-level-default",
        "next": "orders-level-next",
        "current": "orders-level-current",
    },
    "destination": {"default": "orders-destination-default"},
    "pause": {"default": "orders-pause-default"},
    "narrative": {"default": "orders-narrative-default"},
    "evade": {
        "default": "orders-evade-default",
        "fight": "orders-evade-fight",
        "evade": "orders-evade-evade",
    },
    "shoot": {
        "default": "orders-shoot-default",
        "weakest": "orders-shoot-weakest",
        "hold": "orders-shoot-hold",
    },
    "target": {"default": "orders-target-default", "strongest": "orders-target-strongest"},
    "swap": {
        "default": "orders-swap-default",
        "none": "orders-swap-none",
        "most": "orders-swap-most",
    },
    "reroll": {"default": "orders-reroll-default", "misses": "orders-reroll-misses"},
    "blocks": {"default": "orders-blocks-default"},
    "evolve": {"never": "orders-evolve-never"},
    "found": {"default": "orders-found-default"},
}
"""Kind of decision -> value -> its message. `default` does what is done for an absent player."""
NONE = "ask"


def offer_orders(h: Here, seat: int) -> Prompt[str]:
    """Make the question which orders a human gives or takes back. It is secret, and stands aside
    from the questions that the game waits for."""
    standing = h.s.players[seat].standing
    options = _list_options(tuple(standing.items()))
    return h.t.choice(
        seat,
        Message("order-what"),
        options,
        default=options[0].id,
        secret=True,
        optional=True,
        aside=True,
        topic="standing",
        data={"standing": dict(standing)},
        rule="PH-7.6",
    )


@lru_cache(1024)
def _list_options(standing: tuple[tuple[str, str], ...]) -> tuple[Option, ...]:
    """List the orders that can be given or taken back beside those in force. The list is kept, as
    it is the same for every player and often needed."""
    options: list[Option] = []
    ordered = dict(standing)
    for kind, values in ORDERS.items():
        now = ordered.get(kind)
        options += [
            Option(
                f"{kind}-{value}",
                "standing",
                Message("standing-order", order=Message(key)),
                Message("order-means", kind=kind),
            )
            for value, key in values.items()
            if value != now
        ]
        if now is not None:
            order: Text = Message(values[now]) if now in values else now
            asked = Message("ask-again", order=order)
            if kind == "eat":
                asked = Message("ask-not-when-full")
            options.append(Option(f"{kind}-{NONE}", "standing", asked))
    return tuple(options)


def apply_order(h: Here, seat: int, chosen: str) -> None:
    """Give an order or take it back, and tell only its owner."""
    kind, _, value = chosen.partition("-")
    standing = h.s.players[seat].standing
    if value == NONE:
        standing.pop(kind, None)
        told = Message("not-asked-when-full" if kind == "eat" else "asked-again")
        h.t.tell(told, seat, kind="standing")
    else:
        standing[kind] = value
        told = Message("order-given", order=Message(ORDERS[kind][value]), kind=kind)
        h.t.tell(told, seat, kind="standing")


GEAR, USE, SPEND, STANDING = "gear", "use", "spend", "standing"
FLIP = "flip:"


def is_outside_combat(s: State, seat: int) -> bool:
    """Whether a human is in no fight at all (PH-16.8, PH-25.13)."""
    fight = s.find_combat(seat)
    return is_at_leisure(s, seat) and (fight is None or not fight.foes or fight.stage == "over")


def list_offers(h: Here, seat: int) -> list[Offer]:
    """List the questions that a seat may answer, beside those that the game waits for."""
    if h.s.players[seat].human is None or h.s.phase == "build":
        return []
    if item_choices.is_over_limit(h.s, seat):
        return []
    found: list[Offer] = []
    if is_at_leisure(h.s, seat):
        found.append((GEAR, partial(_offer_gear, h, seat)))
    if is_outside_combat(h.s, seat):
        found += [(USE, partial(_offer_use, h, seat)), (SPEND, partial(_offer_spending, h, seat))]
    return [*found, (STANDING, partial(offer_orders, h, seat))]


def carry_out(h: Here, role: str, prompt: Prompt[Any], value: Any) -> Play[None]:
    """Carry out an answer to a question of `list_offers`. The question was made for this answer, so
    that it is still possible."""
    seat = prompt.seat
    if role == STANDING:
        apply_order(h, seat, value)
    elif role == GEAR and value.startswith(FLIP):
        followers.activate_follower(h, seat, value.removeprefix(FLIP))
    elif role == GEAR:
        inventory.carry_out(h, seat, value)
    elif role == SPEND:
        yield from experience.spend_xp(h, seat, value)
    else:
        one = next(one for one in list_uses(h.s, seat, "anytime") if one.id == value)
        yield from use_card(h, seat, one)


# -- items, weapons, followers (PH-13.1, PH-20.7, PH-20.11, PH-20.15) ----------------------------


def list_gear_options(s: State, seat: int) -> list[Option]:
    """List everything that a human can do with its things: play and mount cards, take weapons in
    hand, call on followers, drop items."""
    human = s.human(seat)
    found: list[Option] = []
    for one in human.hand:
        found += item_choices.list_play_options(s, seat, one)
    for one in human.gear:
        found += item_choices.list_mount_options(human, one, item_choices.describe_item(one))
    found += item_choices.list_wield_options(s, seat)
    found += [
        Option(
            f"{FLIP}{one}",
            "use",
            Message("call-on", follower=name_of(one)),
            _describe_follower_use(one),
        )
        for one in human.hidden_followers
    ]
    return item_choices.remove_duplicates([*found, *item_choices.list_drop_options(s, seat)])


def _describe_follower_use(one: str) -> Message:
    card = FOLLOWERS[one]
    parts: list[Text] = [Message("fights-at-your-side")] if card.ally else []
    parts += [describe_effect(effect) for effect in card.effects]
    if card.upkeep:
        parts.append(Message("eats-or-leaves", food=card.upkeep))
    if card.lost:
        parts.append(Message("losing-costs", morale=card.lost))
    return fit_detail(Message("call-on-detail", does=join_with_semicolons(parts)))


def _offer_gear(h: Here, seat: int) -> Prompt[str] | None:
    options = list_gear_options(h.s, seat)
    if h.has_open_option(seat, [one.id for one in options]):  # such as what to do with a found card
        options = [one for one in options if not h.has_open_option(seat, [one.id])]
    if not options:
        return None
    human = h.human(seat)
    used, slots = inventory.count_used_slots(h.s, seat), inventory.count_slots(h.s, seat)
    return h.t.choice(
        seat,
        Message("your-things", used=used, slots=slots),
        options,
        default=options[0].id,
        secret=bool(human.hand or human.hidden_followers),
        optional=True,
        aside=True,
        topic="gear",
        data={"hand": list(human.hand), "gear": list(human.gear)},
        rule="PH-20.11",
    )


# -- cards and XP (PH-16.8, PH-20.16) ------------------------------------------------------------


def _offer_use(h: Here, seat: int) -> Prompt[str] | None:
    uses = list_uses(h.s, seat, "anytime")
    if not uses or h.has_open_option(seat, [one.id for one in uses]):
        return None
    return h.t.choice(
        seat,
        Message("use-what"),
        [one.make_option() for one in uses],
        default=uses[0].id,
        optional=True,
        topic="use",
        data={"cards": [one.card for one in uses]},
        rule="PH-20.16",
    )


def _offer_spending(h: Here, seat: int) -> Prompt[str] | None:
    options = experience.list_spend_options(h.s, seat)
    if not options or h.has_open_option(seat, [one.id for one in options]):
        return None
    have = experience.count_xp(h.s, seat)
    return h.t.choice(
        seat,
        Message("spend-what", xp=have),
        options,
        default=options[0].id,
        optional=True,
        topic="spend",
        data={"xp": have},
        rule="PH-16.8",
    )
