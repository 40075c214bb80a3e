"""Camp: rest, and what campers do for themselves and for others (PH-11.1 to PH-11.7)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import Option, Play
from rules.posthuman.effects.carry_out import fire_hook
from rules.posthuman.model.terms import Hurt
from rules.posthuman.play.actions.beginning import begin_action
from rules.posthuman.play.actions.helping import help_others
from rules.posthuman.play.asking import while_standing
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.sheet import gain_on_track
from rules.posthuman.words import Message

REST = 2
"""How much health camping gives (PH-11.1)."""


def camp_step(h: Here, campers: Sequence[int]) -> Play[None]:
    """Let all campers camp at once, each at their own pace, until all are done (PH-7.1,
    PH-11.7)."""
    yield from h.together([while_standing(h, seat, resolve_camp(h, seat)) for seat in campers])


def resolve_camp(h: Here, seat: int) -> Play[None]:
    """Play the whole action. Raises Fallen if a mutant's reaction knocks the camper out."""
    if not (yield from begin_action(h, seat, "camp")):
        return
    if not gain_on_track(h, seat, "health", REST, Message("camp")):
        told = Message("camps-in-full-health", player=h.name_seat(seat))
        h.tell(told, kind="camp", seat=seat)
    yield from _safe_house(h, seat)
    yield from fire_hook(h, seat, "camp", asking=False)
    yield from help_others(h, seat)


def _safe_house(h: Here, seat: int) -> Play[None]:
    """Give one more health or morale, as the player chooses, in an active safe house (PH-11.1,
    PH-11.1a)."""
    human = h.human(seat)
    if not human.in_safe_house:
        return
    missing: dict[Hurt, int] = {
        "health": human.limits["health"] - human.health,
        "morale": human.limits["morale"] - human.morale,
    }
    useful = [hurt for hurt, n in missing.items() if n > 0]
    if not useful:
        return
    default = max(useful, key=lambda hurt: missing[hurt])
    chosen = yield from h.choose(
        seat,
        Message("safe-house-gives"),
        [
            Option(
                hurt,
                "camp",
                Message("amount", n=1, unit=hurt),
                Message("have-of-limit", has=has, limit=limit),
            )
            for hurt, has, limit in (
                ("health", human.health, human.limits["health"]),
                ("morale", human.morale, human.limits["morale"]),
            )
            if hurt in useful
        ],
        default=default,
        topic="safe-house",
        data={"missing": dict(missing)},
        rule="PH-11.1",
    )
    gain_on_track(h, seat, "health" if chosen == "health" else "morale", 1, Message("safe-house"))
