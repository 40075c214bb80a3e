"""Effects that wait or last: omens and statuses (HI-19.4d)."""

from rules.engine import Play, asks_nothing
from rules.engine.messages import Text
from rules.hope.effects.carry_out import apply_effect
from rules.hope.effects.language import models
from rules.hope.effects.targets import ask_targets
from rules.hope.play.context import Here
from rules.hope.play.scene.between_scenes import Omen
from rules.hope.words import Message
from rules.kit.words import format_signed


@apply_effect.register(models.Omen)
@asks_nothing
def _add_omen(effect: models.Omen, h: Here, me: int, why: Text) -> None:
    whose = me if effect.whose == "self" else None
    h.s.omens.append(Omen(n=effect.n, seat=whose))
    told = Message("omen", n=format_signed(effect.n), why=why)
    if whose is not None:
        told = Message("omen-for", character=h.name_seat(me), **told.data)
    h.tell_and_record(told, kind="omen")


@apply_effect.register(models.SetStatus)
def _change_status(effect: models.SetStatus, h: Here, me: int, why: Text) -> Play[None]:
    scene = h.s.scene
    pleading = scene is not None and scene.is_pleading
    for seat in (yield from ask_targets(h, effect.target, me, why)):
        if pleading and effect.status == "mute_support" and not effect.ends:
            _forbid_support(h, seat, why)
        else:
            _set_status(h, effect, seat, why)


def _forbid_support(h: Here, seat: int, why: Text) -> None:
    """Forbid a seat to support the open Scene, unless it has committed already."""
    if not h.scene.has_committed(seat) and seat not in h.scene.muted:
        h.scene.muted.append(seat)
        told = Message("cannot-support", character=h.name_seat(seat), why=why)
        h.tell_and_record(told, kind="status", seat=seat)


def _set_status(h: Here, effect: models.SetStatus, seat: int, why: Text) -> None:
    statuses = h.s.find_character(seat).statuses
    if effect.ends != (effect.status in statuses):
        return
    if effect.ends:
        statuses.remove(effect.status)
    else:
        statuses.append(effect.status)
    told = Message(
        "status-ends" if effect.ends else "status-begins",
        character=h.name_seat(seat),
        status=effect.status,
        why=why,
    )
    h.tell_and_record(told, kind="status", seat=seat)
