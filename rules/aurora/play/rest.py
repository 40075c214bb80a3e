"""Phase 2, Rest: all at once (LA-9)."""

from __future__ import annotations

from rules.aurora.model.players import Player
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import damage
from rules.aurora.play.exploration import free_actions
from rules.aurora.play.exploration.exploration import DONE
from rules.engine import Option, Play, Prompt


def rest(h: Here) -> Play[None]:
    """All players at once: Food, then Rest to Active, then Exhausted to Rest, then what the
    Mechanic mends (LA-9.1 to LA-9.6)."""
    h.tell("Everybody rests.", kind="phase")
    yield from h.together([_rest(h, seat) for seat in h.s.living])


def _rest(h: Here, seat: int) -> Play[None]:
    p = h.player(seat)
    while p.count("P") and p.in_zone("exhausted"):
        chosen = yield from h.ask(lambda: _meal(h, seat))
        if chosen == DONE:
            break
        yield from free_actions.carry_out(h, seat, chosen)
    _turn_over(p)
    mechanic = p.able("mechanic")
    if mechanic is not None and p.damaged():
        mechanic.used = True
        yield from damage.repair(h, seat, 2, why=mechanic.name)


def _meal(h: Here, seat: int) -> Prompt[str]:
    p = h.player(seat)
    options = [Option(DONE, "done", "Spend no Food"), *free_actions.meals(p)]
    return h.t.choice(
        seat,
        f"Exhausted Survivors who eat are Active after this night. You have {p.count('P')} Food.",
        options,
        default=DONE,
        topic="meal",
        rule="LA-9.2",
    )


def _turn_over(p: Player) -> None:
    """Rest to Active, then Exhausted to Rest (LA-9.3, LA-9.4)."""
    for one in p.in_zone("rest"):
        one.zone = "active"
    for one in p.in_zone("exhausted"):
        one.zone = "rest"
