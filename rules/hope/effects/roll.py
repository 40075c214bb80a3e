"""Effects that change the present roll: hardship, dice, successes and rerolls (HI-19.4c)."""

from collections.abc import Sequence

from rules.engine import asks_nothing
from rules.engine.messages import Text
from rules.hope.effects.carry_out import apply_effect
from rules.hope.effects.language.models import AutoSuccess, Reroll, ReturnDie, RollChange
from rules.hope.model.state import Die
from rules.hope.play.context import Here
from rules.hope.words import Message
from rules.kit.dice import D6, roll
from rules.kit.said import Said
from rules.kit.words import format_signed


@apply_effect.register(RollChange)
@asks_nothing
def _change_roll(effect: RollChange, h: Here, me: int, why: Text) -> None:
    scene = h.s.scene
    if scene is None or scene.scene.kind != "roll" or scene.success is not None:
        return
    told = Message("changes-roll", what=effect.op, n=format_signed(effect.n), why=why)
    h.tell_and_record(told, kind="roll change")
    if effect.op == "hardship":
        scene.parts.append((Said(why), effect.n))
    elif effect.op == "success":
        scene.extra += effect.n
    elif scene.dice and effect.n > 0:
        dice = [Die(giver=None, kind="free") for _ in range(effect.n)]
        roll_dice(h, dice)
        scene.dice += dice
    else:
        scene.free += effect.n
        scene.free_by += [me] * max(0, -effect.n)


def roll_dice(h: Here, dice: Sequence[Die], *, again: bool = False) -> None:
    """Roll some six-sided dice (HI-1.4), and tell everybody what they show."""
    faces = roll(h.t.rng, D6, len(dice))
    for die, face in zip(dice, faces, strict=True):
        die.face = face
    if dice:
        told = Message("rolled-again" if again else "rolled", faces=", ".join(map(str, faces)))
        h.tell_and_record(told, kind="dice", faces=faces, dice=faces)


@apply_effect.register(AutoSuccess)
@asks_nothing
def _succeed_without_roll(effect: AutoSuccess, h: Here, me: int, why: Text) -> None:
    scene = h.s.scene
    if scene is not None and not scene.locked and scene.has_committed(me):
        scene.sure[me] = scene.sure.get(me, 0) + effect.n
        told = Message("is-sure-of", character=h.name_seat(me), dice=effect.n, why=why)
        h.tell_and_record(told, kind="sure", seat=me)


@apply_effect.register(Reroll)
@asks_nothing
def _reroll_dice(effect: Reroll, h: Here, me: int, _why: str) -> None:
    if h.s.scene is not None:
        failed = h.s.scene.list_failed_dice(None if effect.whose == "any" else me)
        roll_dice(h, failed[: effect.n], again=True)


@apply_effect.register(ReturnDie)
@asks_nothing
def _return_die(effect: ReturnDie, h: Here, me: int, _why: str) -> None:
    scene = h.s.scene
    if scene is not None:
        scene.returns[me] = min(scene.returns.get(me, 0) + effect.n, scene.given.get(me, 0))
