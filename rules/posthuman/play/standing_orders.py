"""Standing orders: what is done for a player in decisions of sections 12 to 15 without a question
(PH-7.6). Other modules look them up by `h.find_standing_order(seat, kind)`."""

from __future__ import annotations

from functools import lru_cache

from rules.engine import Option, Prompt
from rules.posthuman.play.context import Here

ORDERS: dict[str, dict[str, str]] = {
    "eat": {"always": "Eating: ask me when I am full, too"},
    "level": {
        "default": "Encounter level: as if you were away",
        "next": "Encounter level: the next, for the journey point",
        "current": "Encounter level: the lower, without a journey point",
    },
    "destination": {"default": "Where to: as if you were away"},
    "evade": {
        "default": "Fight or evade: evade where you are faster",
        "fight": "Fight or evade: always fight",
        "evade": "Fight or evade: evade wherever you may",
    },
    "shoot": {
        "default": "Shooting: all dice at whoever shoots most",
        "weakest": "Shooting: all dice at the weakest",
        "hold": "Shooting: hold fire",
    },
    "target": {
        "default": "Whom to strike next: the weakest",
        "strongest": "Whom to strike next: the strongest",
    },
    "swap": {
        "default": "Swapping dice: all at 2 health or less, else none",
        "none": "Swapping dice: none",
        "most": "Swapping dice: as many as may be",
    },
    "reroll": {"default": "Re-rolls: none", "misses": "Re-rolls: misses first"},
    "blocks": {"default": "Blocks: what hurts most first"},
    "evolve": {"never": "Turning mutant: not while you can stay human"},
    "found": {"default": "What you find: it stays in your hand"},
}
"""Kind of decision -> value -> its words. `default` does what is done for an absent player."""
NOT_WHEN_FULL = "Eating: do not ask me when I am full"
NONE = "ask"


def offer_orders(h: Here, seat: int) -> Prompt[str]:
    """Make the question which orders a human gives or takes back. It is secret, and stands aside
    from the questions that the game waits for."""
    standing = h.s.players[seat].standing
    options = _list_options(tuple(standing.items()))
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


@lru_cache(1024)
def _list_options(standing: tuple[tuple[str, str], ...]) -> tuple[Option, ...]:
    """List the orders that can be given or taken back beside those in force. The list is kept, as
    it is the same for every player and often needed."""
    options: list[Option] = []
    ordered = dict(standing)
    for kind, values in ORDERS.items():
        now = ordered.get(kind)
        options += [
            Option(f"{kind}-{value}", "standing", words, _describe_consequence(kind))
            for value, words in values.items()
            if value != now
        ]
        if now is not None:
            said = values.get(now, now)
            asked = f"Ask me again ({said[:1].lower()}{said[1:]})"
            asked = NOT_WHEN_FULL if kind == "eat" else asked
            options.append(Option(f"{kind}-{NONE}", "standing", asked[:80], ""))
    return tuple(options)


def _describe_consequence(kind: str) -> str:
    return "Otherwise 1 food keeps you full." if kind == "eat" else "You are not asked any more."


def apply_order(h: Here, seat: int, chosen: str) -> None:
    """Give an order or take it back, and tell only its owner."""
    kind, _, value = chosen.partition("-")
    standing = h.s.players[seat].standing
    if value == NONE:
        standing.pop(kind, None)
        told = NOT_WHEN_FULL + "." if kind == "eat" else "You will be asked again."
        h.t.tell(told, seat, kind="standing")
    else:
        standing[kind] = value
        told = f"{ORDERS[kind][value]}. {_describe_consequence(kind)}"
        h.t.tell(told, seat, kind="standing")
