"""What an effect, a way or an option costs, and how it is paid (PH-25.15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.engine import Option, Play

from .. import experience, followers, inventory
from ..context import Here
from ..decks import EVENTS, FOLLOWERS, ITEMS, SKILLS, name_of
from ..sheet import lose, pay_goods
from ..state import State
from .models import Cost

NOTHING = Option("nothing", "choose", "Nothing is left")
"""Where what there was to choose from has gone beside the question."""


def payable(s: State, seat: int, costs: Iterable[Cost], source: str = "") -> bool:
    """Whether a human can pay all of it. Health and morale only so far that some is left: nobody is
    knocked out by a price."""
    human = s.human(seat)
    need: dict[str, int] = {}
    for cost in costs:
        need[cost.do] = need.get(cost.do, 0) + cost.n
    if not need:
        return True
    have = {
        "food": human.food,
        "ammo": human.ammo,
        "health": human.health - 1,
        "morale": human.morale - 1,
        "discard": 1,
        "action": int(human.declared not in (None, "nothing")),
        "xp": experience.xp(s, seat) if "xp" in need else 0,
        "item": len(payable_items(s, seat, source)) if "item" in need else 0,
    }
    return all(have[what] >= n or what == "discard" for what, n in need.items())


def payable_items(s: State, seat: int, source: str = "") -> list[str]:
    """Items of a human's that may be given away for something, but for its source."""
    human = s.human(seat)
    return [
        one
        for one in (*human.hand, *human.gear)
        if one != source and (one in human.hand or inventory.droppable(s, seat, one))
    ]


def pay(h: Here, seat: int, costs: Sequence[Cost], source: str, cause: str) -> Play[None]:
    """A human pays; told."""
    human = h.human(seat)
    for cost in costs:
        if cost.do == "food":
            pay_goods(h, seat, cause, food=cost.n)
        elif cost.do == "ammo":
            pay_goods(h, seat, cause, ammo=cost.n)
        elif cost.do == "health":
            lose(h, seat, "health", cost.n, cause)
        elif cost.do == "morale":
            lose(h, seat, "morale", cost.n, cause)
        elif cost.do == "xp":
            experience.gain(h, seat, -cost.n, cause)
        elif cost.do == "item":
            yield from give_up_items(h, seat, cost.n, cause, but_for=source)
        elif cost.do == "action":
            human.declared = "nothing"
        else:
            put_away(h, seat, source)


def give_up_items(h: Here, seat: int, n: int, cause: str, *, but_for: str = "") -> Play[None]:
    """A human discards so many items of its choice, as far as it has any; told."""
    for _ in range(n):
        own = payable_items(h.s, seat, but_for)
        if not own:
            return
        hidden = [one for one in own if one in h.human(seat).hand]

        def options() -> list[Option]:
            left = payable_items(h.s, seat, but_for)
            return inventory.distinct(_item_option(h.s, seat, one) for one in left) or [NOTHING]

        chosen = yield from h.choose(
            seat,
            f"{cause}: which item do you discard?",
            options,
            secret=bool(hidden) and len(own) > 1,
            about=f"{h.name(seat)} discards an item ({cause})"[:100] if hidden else "",
            topic="give_up",
            data={"cards": own},
            rule="PH-25.15",
        )
        if chosen in payable_items(h.s, seat, but_for):
            inventory.carry_out(h, seat, f"drop:{chosen}")


def _item_option(s: State, seat: int, one: str) -> Option:
    hidden = " (in hand)" if one in s.human(seat).hand else ""
    return Option(one, "choose", f"{name_of(one)}{hidden}", f"Size {ITEMS[one].size}.")


def put_away(h: Here, seat: int, card: str) -> None:
    """A card of a human's that has been used up goes where it belongs: an item to its discards or
    out of the game (PH-20.13), a skill, a follower, a kept event to theirs. Any other stays."""
    human = h.human(seat)
    if card in ITEMS and card in inventory.owned(human):
        inventory.discard_item(h, seat, card)
    elif card in SKILLS and card in human.skills:
        human.skills.remove(card)
        h.s.skills.discard(card)
        inventory.fit_again(h, seat)
    elif card in FOLLOWERS and card in (*human.followers, *human.hidden_followers):
        followers.dismiss(h, seat, card)
    elif card in EVENTS and card in human.events:
        human.events.remove(card)
        h.s.events.discard(card)
