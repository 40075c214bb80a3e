"""Effects that wait or last: omens and statuses (HI-19.4d)."""

from __future__ import annotations

from rules.engine import Play, asks_nothing
from rules.hope.effects.carry_out import apply_effect
from rules.hope.effects.language import models
from rules.hope.effects.targets import ask_targets
from rules.hope.model.terms import OVER, STATUSES
from rules.hope.play.context import Here
from rules.hope.play.scene.between_scenes import Omen
from rules.kit.words import format_signed


@apply_effect.register(models.Omen)
@asks_nothing
def _(effect: models.Omen, h: Here, me: int, why: str) -> None:
    whose = me if effect.whose == "self" else None
    h.s.omens.append(Omen(n=effect.n, seat=whose))
    on = f"{h.name_seat(me)}'s next Scene" if whose is not None else "the next Scene"
    h.tell_and_record(
        f"An omen: hardship {format_signed(effect.n)} on {on} with a roll ({why}).", kind="omen"
    )


@apply_effect.register(models.SetStatus)
def _(effect: models.SetStatus, h: Here, me: int, why: str) -> Play[None]:
    scene = h.s.scene
    pleading = scene is not None and scene.is_pleading
    for seat in (yield from ask_targets(h, effect.target, me, why)):
        if pleading and effect.status == "mute_support" and not effect.ends:
            _forbid_support(h, seat, why)
        else:
            _set_status(h, effect, seat, why)


def _forbid_support(h: Here, seat: int, why: str) -> None:
    """Forbid a seat to support the open Scene, unless it has committed already."""
    if not h.scene.has_committed(seat):
        h.scene.muted.append(seat)
        h.tell_and_record(
            f"{h.name_seat(seat)} cannot support this Scene ({why}).", kind="status", seat=seat
        )


def _set_status(h: Here, effect: models.SetStatus, seat: int, why: str) -> None:
    statuses = h.s.find_character(seat).statuses
    if effect.ends != (effect.status in statuses):
        return
    if effect.ends:
        statuses.remove(effect.status)
    else:
        statuses.append(effect.status)
    state = OVER[effect.status] if effect.ends else STATUSES[effect.status]
    be = "" if state.startswith("can") else "is "
    h.tell_and_record(f"{h.name_seat(seat)} {be}{state} ({why}).", kind="status", seat=seat)
