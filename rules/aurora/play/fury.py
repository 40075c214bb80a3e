"""The Fury Track: what moves it, and what Fury buys (LA-5.7 to LA-5.10, LA-18.1 to LA-18.4)."""

from rules.aurora.effects import objects
from rules.aurora.model.boxes import RESOURCE
from rules.aurora.model.players import FURY, Player
from rules.aurora.play import contamination, resources
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import damage
from rules.aurora.words import NO_CAUSE, Message
from rules.engine import Option, Play, Text

PRICES = {"repair": 1, "treat": 2, "P": 3, "A": 3, "F": 4, "O": 4}
"""What Fury buys -> its price."""
_BUYS = [
    {
        what: Option(f"fury:{what}", "fury", Message("buy-for-fury", price=price, what=what))
        for what, price in PRICES.items()
        if price <= fury
    }
    for fury in FURY
]
"""For each amount of Fury, the options that it can buy."""


def gain_fury(h: Here, seat: int, points: int, *, why: Text = NO_CAUSE) -> None:
    """Give a player Fury; gains beyond the top space are lost (LA-5.7, LA-5.8)."""
    p = h.find_player(seat)
    before, p.fury = p.fury, min(FURY[-1], p.fury + points)
    if p.fury > before:
        told = Message(
            "gains-fury", player=h.name_seat(seat), gained=p.fury - before, fury=p.fury, why=why
        )
        h.tell(told, kind="fury", seat=seat)


def list_fury_options(h: Here, p: Player) -> list[Option]:
    found: list[Option] = []
    if p.fury and h.s.phase == "exploration":
        found = [option for what, option in _BUYS[p.fury].items() if _is_of_use(h, p, what)]
    if h.s.expert and not h.is_combat_phase and not p.special and p.fury == FURY[-1]:
        ability = Message("special", colour=p.colour)
        found.append(Option("fury:special", "fury", Message("buy-special"), ability))
    return found


def _is_of_use(h: Here, p: Player, what: str) -> bool:
    """Whether this purchase would change anything."""
    match what:
        case "repair":
            return not p.is_undamaged
        case "treat":
            return not p.is_undamaged or any(one.counters for one in p.crew)
        case "O":
            return objects.has_objects_left(h.s)
        case _:
            return resources.could_take(p, RESOURCE[what])


def spend_fury(h: Here, seat: int, what: str) -> Play[None]:
    p = h.find_player(seat)
    if what == "special":
        p.fury -= FURY[-1]
        p.special = True
        told = Message("buys-special", player=h.name_seat(seat), colour=p.colour)
        h.tell(told, kind="fury", seat=seat)
        return
    price = PRICES[what]
    p.fury -= price
    told = Message("spends-fury", player=h.name_seat(seat), price=price)
    h.tell(told, kind="fury", seat=seat)
    if what == "treat":
        yield from contamination.treat_survivors(h, seat, 1)
    if what in ("repair", "treat"):
        yield from damage.repair_damage(h, seat, 1)
    else:
        yield from resources.gain_tokens(h, seat, what)
