"""Standing orders: what is done for a player in decisions of sections 12 to 15 without a question
(PH-7.6). Other modules look them up by `h.find_standing_order(seat, kind)`."""

from __future__ import annotations

from functools import lru_cache

from rules.engine import Option, Prompt, Text
from rules.posthuman.play.context import Here
from rules.posthuman.words import Message

ORDERS: dict[str, dict[str, str]] = {
    "eat": {"always": "orders-to-be-asked-when-full"},
    "level": {
        "default": "orders-level-default",
        "next": "orders-level-next",
        "current": "orders-level-current",
    },
    "destination": {"default": "orders-destination-default"},
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
