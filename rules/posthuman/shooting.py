"""The shooting round: one, before the melee (PH-14).

Standing orders (PH-7.6): `shoot` is `default`, `hold`, or `weakest`: all dice at the living enemy
with least health left. `reroll`: see `rerolls`."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import Option, Play
from rules.kit.dice import roll
from rules.kit.words import count

from . import fight_uses, rerolls, sheet
from .context import Here
from .decks import WEAPONS, enemy_of, name_of
from .dice_pools import Pool
from .effects.carry_out import fire
from .effects.models import Hook, Side
from .effects.modifiers import flagged, forbidden
from .fight_dice import my_gun, my_shooting, their_gun, their_shooting
from .fight_words import foe_line, foe_name, shots_in_words
from .shots import Gun, splits
from .state import Clash, Fight, State
from .terms import SHOOTING_DIE
from .wounding import on_foe, on_human

Split = dict[int, int]
"""Enemies, by place in the fight, and the dice for each."""
HOLD = "hold"
_USED_FIRST: tuple[Hook, ...] = ("combat_start", "shoot_roll")
MOST_WAYS = 25
"""So many ways to divide the dice are offered at most; with more, all go to one enemy."""


def ammo_needed(s: State, seat: int) -> int:
    """What a round's shooting costs with the active weapon (PH-14.6)."""
    weapon = s.human(seat).ranged
    shooting = WEAPONS[weapon].shooting if weapon is not None else None
    if shooting is None or flagged(s, seat, "shoot_roll", "no_ammo"):
        return 0
    return shooting.ammo


def can_shoot(s: State, seat: int) -> bool:
    """Whether a human may shoot and has what it takes (PH-13.8, PH-14.6)."""
    fight, human = s.fights.get(seat), s.human(seat)
    return (
        human.ranged is not None
        and not (fight is not None and fight.caught)
        and human.ammo >= ammo_needed(s, seat)
        and my_shooting(s, seat).total > 0
        and not forbidden(s, seat, "shoot")
    )


def shooting_round(h: Here, seat: int) -> Play[None]:
    """The whole round: shoot or hold and the split, then who is faster shoots first; equal ones
    together (PH-14.1 to PH-14.5)."""
    s = h.s
    fight = s.fights[seat]
    fight.stage = "shooting"
    fight.clash = None
    yield from fire(h, seat, "shoot_roll", asking=False)
    split = yield from _declare(h, seat)
    speed = sheet.effective(s, seat, "speed")
    speeds = {n: enemy_of(foe.card).speed for n, foe in enumerate(fight.foes)}
    for faster in sorted({n for n in speeds.values() if n > speed}, reverse=True):
        yield from _exchange(h, seat, {}, [n for n in speeds if speeds[n] == faster])
    yield from _exchange(h, seat, split, [n for n in speeds if speeds[n] == speed])
    for slower in sorted({n for n in speeds.values() if n < speed}, reverse=True):
        yield from _exchange(h, seat, {}, [n for n in speeds if speeds[n] == slower])
    for foe in fight.foes:
        foe.shot = True
    yield from fire(h, seat, "shoot_result")


# -- shoot or hold -------------------------------------------------------------------------------


def _declare(h: Here, seat: int) -> Play[Split]:
    """Shoot or hold, and at whom with how many dice; what may be used as the fight begins is
    offered beside it (PH-14.6a, PH-14.8, PH-14.9). An empty split holds."""
    fight = h.s.fights[seat]
    while fight.alive and not fight.ended:
        able = can_shoot(h.s, seat)
        order = h.ordered(seat, "shoot")
        if order is not None:
            return _ordered(h.s, seat, order) if able else {}
        if able:
            text = f"Do you shoot with {name_of(h.human(seat).ranged or '')}?"
            data = {"dice": my_shooting(h.s, seat).total, "ammo": ammo_needed(h.s, seat)}
        else:
            text, data = "The fight begins. Do you use anything first?", {"dice": 0, "ammo": 0}
        chosen = yield from h.choose(
            seat, text, lambda: _options(h.s, seat), topic="shoot", data=data, rule="PH-14.9"
        )
        if not (yield from fight_uses.take(h, seat, chosen, *_USED_FIRST)):
            return _read(chosen)
    return {}


def _ordered(s: State, seat: int, order: str) -> Split:
    if order == HOLD:
        return {}
    if order == "weakest":
        foes = s.fights[seat].foes
        living = [n for n, foe in enumerate(foes) if foe.health > 0]
        return {min(living, key=lambda n: foes[n].health): my_shooting(s, seat).total}
    return _default(s, seat)


def _default(s: State, seat: int) -> Split:
    """All dice at the living enemy that has not shot yet and has most shooting dice, else at the
    one with least health left (PH-14.9)."""
    foes = s.fights[seat].foes
    living = [n for n, foe in enumerate(foes) if foe.health > 0]
    armed = [n for n in living if enemy_of(foes[n].card).dice and not foes[n].shot]
    if armed:
        target = max(armed, key=lambda n: enemy_of(foes[n].card).dice)
    else:
        target = min(living, key=lambda n: foes[n].health)
    return {target: my_shooting(s, seat).total}


def _options(s: State, seat: int) -> list[Option]:
    """The default first."""
    fight = s.fights[seat]
    used = fight_uses.options(s, seat, *_USED_FIRST)
    if not can_shoot(s, seat):
        return [Option(HOLD, "shoot", "Go on"), *used]
    living = [n for n, foe in enumerate(fight.foes) if foe.health > 0]
    dice, ammo = my_shooting(s, seat).total, ammo_needed(s, seat)
    ways = splits(dice, living)
    if len(ways) >= MOST_WAYS:
        ways = [way for way in ways if len(way) == 1]
    usual = _default(s, seat)
    ways = [usual, *(way for way in ways if way != usual)]
    cost = f"Costs {ammo} ammo." if ammo else "Costs no ammo."
    hold = Option(HOLD, "shoot", "Hold fire", "Enemies who can shoot do so anyway.")
    return [*(_option(fight, way, cost) for way in ways), hold, *used]


def _option(fight: Fight, way: Split, cost: str) -> Option:
    if len(way) == 1:
        ((target, dice),) = way.items()
        label = f"Shoot {foe_name(fight, target)} ({count(dice, 'die/dice')})"
        detail = f"{foe_line(fight, target)} {cost}"
    else:
        shares = ", ".join(f"{foe_name(fight, n)} {dice}" for n, dice in way.items())
        label = f"Split: {shares}"
        detail = f"Each part rolls by itself. {cost}"
    data = {"split": {str(n): dice for n, dice in way.items()}}
    return Option(_id(way), "shoot", label[:80], detail[:100], data)


def _id(split: Split) -> str:
    return "-".join(f"{n}x{dice}" for n, dice in split.items())


def _read(chosen: str) -> Split:
    if chosen == HOLD:
        return {}
    pairs = [part.split("x") for part in chosen.split("-")]
    return {int(n): int(dice) for n, dice in pairs}


# -- the shots -----------------------------------------------------------------------------------


def _exchange(h: Here, seat: int, split: Split, shooters: Sequence[int]) -> Play[None]:
    """The human's shots, if any, and those of equally fast enemies, who all shoot at the same
    moment: all dice fall, then all wounds land (PH-14.3, PH-24.2)."""
    fight = h.s.fights[seat]
    firing = [
        n
        for n in shooters
        if fight.foes[n].health > 0 and their_shooting(h.s, seat, fight.foes[n]).total > 0
    ]
    if fight.ended or not (split or firing):
        return
    mine = yield from _shoot(h, seat, split)
    theirs = {n: _they_shoot(h, seat, n) for n in firing}
    for target, hits in mine.items():
        if _stuns(h.s, seat):
            _entangle(h, seat, target, hits)
        else:
            yield from on_foe(h, seat, fight.foes[target], hits, "")
    for n, hits in theirs.items():
        fight.foes[n].shot = True
        yield from on_human(h, seat, hits, "shooting", foe_name(fight, n))


def _shoot(h: Here, seat: int, split: Split) -> Play[dict[int, int]]:
    """Pay and roll, target by target (PH-14.6 to PH-14.8): hits by target."""
    fight, human = h.s.fights[seat], h.human(seat)
    if not split:
        return {}
    ammo = ammo_needed(h.s, seat)
    human.ammo -= ammo
    counts = my_shooting(h.s, seat)
    gun, weapon = my_gun(h.s, seat), name_of(human.ranged or "")
    if ammo:
        h.tell_of(seat, f"spends {ammo} ammo: {human.ammo} left.", kind="goods", ammo=-ammo)
    found: dict[int, int] = {}
    for target, dice in split.items():
        reason = counts.words(h.name(seat), "shooting die/shooting dice")
        clash = fight.clash = Clash(foe=target, reasons=[reason])
        fight.rolled = True
        clash.shots = roll(h.t.rng, SHOOTING_DIE, dice)
        yield from _roll_again(h, seat, gun)
        hits = found[target] = gun.hits(clash.shots)
        clash.result = (
            f"{h.name(seat)} shoots {foe_name(fight, target)} with {weapon}. "
            f"{shots_in_words(clash.shots, hits)}"
        )
        h.tell(
            clash.result,
            kind="shots",
            seat=seat,
            foe=target,
            faces=list(clash.shots),
            dice=list(clash.shots),
        )
    return found


def _roll_again(h: Here, seat: int, gun: Gun) -> Play[None]:
    """Forced dice first, then those that the human chooses (PH-15.11, PH-20.4)."""
    clash = h.s.fights[seat].clash
    assert clash is not None
    pool = Pool("player", clash.shots, [], clash.rerolled, "shooting")
    yield from rerolls.force(h, seat, [pool], shooting=True)
    # One hit is all that entangling takes; else as many as bring the target down (PH-15.11a).
    enough = 1 if _stuns(h.s, seat) else h.s.fights[seat].foes[clash.foe].health

    def worth() -> dict[Side, list[int]]:
        return {} if gun.hits(clash.shots) >= enough else {"player": gun.wasted(clash.shots)}

    yield from rerolls.offer(h, seat, [pool], worth, shooting=True)


def _they_shoot(h: Here, seat: int, n: int) -> int:
    """An enemy shoots at the human (PH-14.2, PH-14.13): its hits."""
    fight = h.s.fights[seat]
    foe = fight.foes[n]
    counts = their_shooting(h.s, seat, foe)
    who = foe_name(fight, n)
    fight.rolled = True
    faces = roll(h.t.rng, SHOOTING_DIE, counts.total)
    hits = their_gun(foe).hits(faces)
    result = f"{who} shoots {h.name(seat)}. {shots_in_words(faces, hits)}"
    reason = counts.words(who, "shooting die/shooting dice")
    fight.clash = Clash(foe=n, their_shots=faces, reasons=[reason], result=result)
    h.tell(result, kind="shots", seat=seat, foe=n, faces=list(faces), dice=list(faces))
    return hits


def _stuns(s: State, seat: int) -> bool:
    weapon = s.human(seat).ranged
    shooting = WEAPONS[weapon].shooting if weapon is not None else None
    return shooting is not None and shooting.stuns


def _entangle(h: Here, seat: int, target: int, hits: int) -> None:
    """A shot that deals no wound, but leaves its target one die in round 1 (PH-14.17)."""
    if hits:
        fight = h.s.fights[seat]
        fight.foes[target].stunned = True
        told = f"{foe_name(fight, target)} is entangled, and rolls 1 melee die in round 1."
        h.tell(told, kind="entangled", seat=seat, foe=target)
