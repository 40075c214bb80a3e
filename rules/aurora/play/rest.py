"""Phase 2, Rest, which all players play at once (LA-9)."""

from rules.aurora.model.players import Player
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import damage
from rules.aurora.play.exploration import free_actions
from rules.aurora.play.exploration.exploration import DONE
from rules.aurora.words import Message
from rules.engine import Option, Play, Prompt


def resolve_rest(h: Here) -> Play[None]:
    """Let all players rest at once: Food, then Rest to Active, then Exhausted to Rest, then the
    Mechanic's Repairs (LA-9.1 to LA-9.6)."""
    h.tell(Message("everybody-rests"), kind="phase")
    yield from h.together([_resolve_seat_rest(h, seat) for seat in h.s.living_seats])


def _resolve_seat_rest(h: Here, seat: int) -> Play[None]:
    p = h.find_player(seat)
    while p.count_tokens("P") and p.in_zone("exhausted"):
        chosen = yield from h.ask(lambda: _offer_meal(h, seat))
        if chosen == DONE:
            break
        yield from free_actions.carry_out(h, seat, chosen)
    _advance_zones(p)
    yield from let_mechanic_repair(h, seat)


def let_mechanic_repair(h: Here, seat: int) -> Play[None]:
    """Let an Active Mechanic repair (LA-9.5, LA-14.16)."""
    p = h.find_player(seat)
    mechanic = p.find_able_survivor("mechanic")
    if mechanic is not None and p.list_damaged_boxes():
        mechanic.used = True
        yield from damage.repair_damage(h, seat, 2, why=mechanic.name)


def _offer_meal(h: Here, seat: int) -> Prompt[str]:
    p = h.find_player(seat)
    options = [Option(DONE, "done", Message("spend-no-food")), *free_actions.list_meals(p)]
    return h.t.choice(
        seat,
        Message("feed-whom", food=p.count_tokens("P")),
        options,
        default=DONE,
        topic="meal",
        rule="LA-9.2",
    )


def _advance_zones(p: Player) -> None:
    """Move Survivors from Rest to Active, then from Exhausted to Rest (LA-9.3, LA-9.4)."""
    for one in p.in_zone("rest"):
        one.zone = "active"
    for one in p.in_zone("exhausted"):
        one.zone = "rest"
