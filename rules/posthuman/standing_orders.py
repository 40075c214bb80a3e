"""Standing orders: what somebody does in decisions of sections 12 to 15 without being asked
(PH-7.6). Each chapter reads its own by `h.ordered(seat, kind)`."""

from __future__ import annotations

from rules.engine import Option, Prompt

from .context import Here

ORDERS: dict[str, dict[str, str]] = {
    "level": {
        "default": "Level: the next with half my health or more",
        "next": "Level: always the next",
        "current": "Level: always the current",
    },
    "destination": {"default": "Where to: on, or the nearest tile that is not complete"},
    "evade": {
        "default": "Evade whoever is slower, else fight",
        "fight": "Always fight",
        "evade": "Always evade, where it is allowed",
    },
    "shoot": {
        "default": "Shoot first at whoever could shoot back",
        "weakest": "Shoot at the weakest",
        "hold": "Never shoot",
    },
    "target": {"default": "Strike the weakest first", "strongest": "Strike the strongest first"},
    "swap": {
        "default": "Swap dice with 2 health or less",
        "none": "Never swap dice",
        "most": "Swap as many dice as may be",
    },
    "reroll": {"default": "Roll nothing again", "misses": "Roll misses again"},
    "blocks": {"default": "Block what hurts most"},
}
"""Kind of decision -> value -> what it says. `default`: what is done for somebody who is away."""
NONE, ASKED = "ask", "You are asked again."


def prompt(h: Here, seat: int) -> Prompt[str]:
    """The orders that a human can give or take back, a secret aside of its own."""
    standing = h.s.players[seat].standing
    options: list[Option] = []
    for kind, values in ORDERS.items():
        now = standing.get(kind)
        options += [
            Option(f"{kind}-{value}", "standing", words, "From now on, without asking.")
            for value, words in values.items()
            if value != now
        ]
        if now is not None:
            said = values.get(now, now)
            options.append(Option(f"{kind}-{NONE}", "standing", f"Ask me again: {said}"[:80], ""))
    return h.t.choice(
        seat,
        "What should be decided for you without asking?",
        options,
        default=options[0].id,
        secret=True,
        optional=True,
        aside=True,
        topic="standing",
        data={"standing": dict(standing)},
        rule="PH-7.6",
    )


def give(h: Here, seat: int, chosen: str) -> None:
    """Give the order, or take it back; only its owner is told."""
    kind, _, value = chosen.partition("-")
    standing = h.s.players[seat].standing
    if value == NONE:
        standing.pop(kind, None)
        h.t.tell("You will be asked again.", seat, kind="standing")
    else:
        standing[kind] = value
        h.t.tell(f"From now on: {ORDERS[kind][value]}.", seat, kind="standing")
