"""The Fury Track: what moves it, and what Fury buys (LA-5.7 to LA-5.10, LA-18.1 to LA-18.4)."""

from __future__ import annotations

from rules.aurora.effects import objects
from rules.aurora.model.boxes import RESOURCES
from rules.aurora.model.players import FURY, Player
from rules.aurora.play import contamination, resources
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import damage
from rules.engine import Option, Play

PRICES = {
    "repair": (1, "1 Repair"),
    "treat": (2, "1 treatment and 1 Repair"),
    "P": (3, "1 Food"),
    "A": (3, "1 Ammo"),
    "F": (4, "1 Fuel"),
    "O": (4, "1 Object"),
}
"""What Fury buys -> its price, and its words."""
_BUYS = [
    {
        what: Option(f"fury:{what}", "fury", f"{price} Fury: {words}")
        for what, (price, words) in PRICES.items()
        if price <= fury
    }
    for fury in FURY
]
"""For each amount of Fury, the options that it can buy."""
SPECIAL = {
    "red": "Contamination no longer lowers your skills",
    "green": "the first extra Fuel of a movement gives 2 speed",
    "yellow": "you draw 2 Objects and keep 1",
    "blue": "before moving, 1 speed with 4 Fury or more, else 1 Fury",
}


def gain_fury(h: Here, seat: int, points: int, *, why: str = "") -> None:
    """Give a player Fury; gains beyond the top space are lost (LA-5.7, LA-5.8)."""
    p = h.find_player(seat)
    before, p.fury = p.fury, min(FURY[-1], p.fury + points)
    if p.fury > before:
        told = f"gains {p.fury - before} Fury, which makes {p.fury}."
        h.tell_of(seat, told, kind="fury", why=why)


def list_fury_options(h: Here, p: Player) -> list[Option]:
    found: list[Option] = []
    if p.fury and h.s.phase == "exploration":
        found = [option for what, option in _BUYS[p.fury].items() if _is_of_use(h, p, what)]
    if h.s.expert and not h.is_firing and not p.special and p.fury == FURY[-1]:
        found.append(
            Option("fury:special", "fury", "5 Fury: your Special ability", SPECIAL[p.colour])
        )
    return found


def _is_of_use(h: Here, p: Player, what: str) -> bool:
    """Whether this purchase would change anything."""
    match what:
        case "repair":
            return not p.is_undamaged
        case "treat":
            return not p.is_undamaged or any(one.counters for one in p.crew)
        case "O":
            return objects.any_left(h.s)
        case _:
            return any(resources.could_take(p, one) for one in RESOURCES if one == what)


def spend_fury(h: Here, seat: int, what: str) -> Play[None]:
    p = h.find_player(seat)
    if what == "special":
        p.fury -= FURY[-1]
        p.special = True
        h.tell_of(seat, f"spends 5 Fury: from now on {SPECIAL[p.colour]}.", kind="fury")
        return
    price, _ = PRICES[what]
    p.fury -= price
    h.tell_of(seat, f"spends {price} Fury.", kind="fury")
    if what == "treat":
        yield from contamination.treat_survivors(h, seat, 1)
    if what in ("repair", "treat"):
        yield from damage.repair_damage(h, seat, 1)
    else:
        yield from resources.gain_tokens(h, seat, what)
