"""Paying for an effect, a way or an option (PH-25.15)."""

from collections.abc import Sequence

from rules.engine import Option, Text
from rules.posthuman.effects.models import Cost
from rules.posthuman.model.decks import EVENTS, FOLLOWERS, ITEMS, SKILLS
from rules.posthuman.model.state import State
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import followers, inventory
from rules.posthuman.play.people.sheet import lose_on_track, pay_goods
from rules.posthuman.words import Message

NOTHING = Option("nothing", "choose", Message("nothing-left"))
"""The option for a question whose choices have gone meanwhile."""


def can_pay(s: State, seat: int, costs: Sequence[Cost], source: str = "") -> bool:
    """Whether a human can pay all of these costs. At least 1 health and 1 morale must stay: nobody
    is knocked out by a price."""
    if not costs:
        return True
    human = s.human(seat)
    need: dict[str, int] = {}
    for cost in costs:
        need[cost.do] = need.get(cost.do, 0) + cost.n
    have = {
        "food": human.food,
        "ammo": human.ammo,
        "health": human.health - 1,
        "morale": human.morale - 1,
    }
    return all(what == "discard" or have[what] >= n for what, n in need.items())


def pay_cost(h: Here, seat: int, costs: Sequence[Cost], source: str, cause: Text) -> None:
    """Make a human pay, and tell the players."""
    for cost in costs:
        if cost.do == "food":
            pay_goods(h, seat, cause, food=cost.n)
        elif cost.do == "ammo":
            pay_goods(h, seat, cause, ammo=cost.n)
        elif cost.do == "discard":
            put_away(h, seat, source)
        else:
            lose_on_track(h, seat, cost.do, cost.n, cause)


def put_away(h: Here, seat: int, card: str) -> None:
    """Put away a card that a human has used up: an item on its discards or out of the game
    (PH-20.13); a skill, a follower or a kept event on its discards. Other cards stay where they
    are."""
    human = h.human(seat)
    if card in ITEMS and card in (*human.gear, *human.mounts.values(), *human.hand):
        inventory.discard_item(h, seat, card)
    elif card in SKILLS and card in human.skills:
        human.skills.remove(card)
        h.s.skills.discard(card)
        inventory.drop_excess_items(h, seat)
    elif card in FOLLOWERS and card in (*human.followers, *human.hidden_followers):
        followers.dismiss_follower(h, seat, card)
    elif card in EVENTS and card in human.events:
        human.events.remove(card)
        h.s.events.discard(card)
