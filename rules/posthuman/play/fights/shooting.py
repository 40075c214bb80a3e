"""The one shooting round, before the melee (PH-14).

Standing orders (PH-7.6): `shoot` is `default`, `hold`, or `weakest`, which puts all dice on the
living enemy with least health left. For `reroll` see `rerolls`."""

from collections.abc import Sequence
from functools import partial

from rules.engine import Option, Play, Prompt
from rules.kit.dice import roll
from rules.kit.said import Said
from rules.posthuman.effects.carry_out import fire_hook
from rules.posthuman.effects.modifiers import is_forbidden
from rules.posthuman.effects.spelling import Hook, Side
from rules.posthuman.model.decks import WEAPONS, find_enemy_card, name_of
from rules.posthuman.model.fight_state import Assault, Clash
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import SHOOTING_DIE, ShootingFace
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights import rerolls, uses
from rules.posthuman.play.fights.damage import wound_foe, wound_human
from rules.posthuman.play.fights.dice import (
    Gun,
    count_enemy_shooting,
    count_human_shooting,
    list_splits,
    make_enemy_gun,
    make_human_gun,
)
from rules.posthuman.play.fights.odds import find_percent_to_deal
from rules.posthuman.play.fights.rerolls import Pool
from rules.posthuman.play.people import sheet
from rules.posthuman.words import NO_CAUSE, Message, fit_detail, fit_label, join_with_commas
from rules.posthuman.words.fight_words import describe_dice, label_foe, name_foe, name_foe_within

Split = dict[int, int]
"""An enemy's place in the fight -> how many dice shoot at it."""
HOLD = "hold"
_USED_FIRST: tuple[Hook, ...] = ("combat_start", "shoot_roll")
DIVIDE = "divide"
MOST_WAYS = 24
"""The most ways to divide the dice that one list shows; if there are more, the player is asked
enemy by enemy."""


def count_ammo_needed(s: State, seat: int) -> int:
    """Find how much ammo a shooting round costs with the active weapon (PH-14.6)."""
    weapon = s.human(seat).ranged
    shooting = WEAPONS[weapon].shooting if weapon is not None else None
    return 0 if shooting is None else shooting.ammo


def describe_ammo(s: State, seat: int) -> Message:
    """Say what a shooting round costs, for an option."""
    return Message("costs-ammo", ammo=count_ammo_needed(s, seat))


def can_shoot(s: State, seat: int) -> bool:
    """Whether a human may shoot, and has the weapon, ammo and dice for it (PH-13.8, PH-14.6)."""
    fight, human = s.find_combat(seat), s.human(seat)
    return (
        human.ranged is not None
        and not (fight is not None and fight.caught)
        and human.ammo >= count_ammo_needed(s, seat)
        and count_human_shooting(s, seat).total > 0
        and not is_forbidden(s, seat, "shoot")
    )


def play_shooting_round(h: Here, seat: int) -> Play[None]:
    """Play the whole round: the player shoots or holds and divides the dice, then the fastest shoot
    first. Equally fast ones shoot together (PH-14.1 to PH-14.5)."""
    s = h.s
    fight = s.fights[seat]
    fight.stage = "shooting"
    fight.clash = None
    yield from fire_hook(h, seat, "shoot_roll", asking=False)
    split = yield from _ask_split(h, seat)
    speed = sheet.sum_effective_stat(s, seat, "speed")
    speeds = {n: find_enemy_card(foe.card).speed for n, foe in enumerate(fight.foes)}
    for faster in sorted({n for n in speeds.values() if n > speed}, reverse=True):
        yield from _resolve_shots(h, seat, {}, [n for n in speeds if speeds[n] == faster])
    yield from _resolve_shots(h, seat, split, [n for n in speeds if speeds[n] == speed])
    for slower in sorted({n for n in speeds.values() if n < speed}, reverse=True):
        yield from _resolve_shots(h, seat, {}, [n for n in speeds if speeds[n] == slower])
    for foe in fight.foes:
        foe.shot = True
    yield from fire_hook(h, seat, "shoot_result")


# -- shoot or hold -------------------------------------------------------------------------------


def _ask_split(h: Here, seat: int) -> Play[Split]:
    """Ask whether the player shoots, and at whom with how many dice, and offer what may be used as
    the fight begins (PH-14.6a, PH-14.8, PH-14.9). Return an empty split if the player holds."""
    fight = h.s.fights[seat]
    while fight.living_foes and not fight.ended:
        order = h.find_standing_order(seat, "shoot")
        if order is not None:
            return _find_ordered_split(h.s, seat, order) if can_shoot(h.s, seat) else {}
        options = _list_options(h.s, seat)
        if len(options) == 1:
            return {}
        chosen = yield from h.ask(partial(_make_prompt, h, seat, [options]))
        if chosen == DIVIDE:
            split = yield from _ask_division(h, seat)
            if split is not None:
                return split
        elif not (yield from uses.resolve_use(h, seat, chosen, *_USED_FIRST)):
            return _parse_split(chosen)
    return {}


def _make_prompt(h: Here, seat: int, made: list[list[Option]]) -> Prompt[str]:
    """Make the question whether to shoot with the active weapon, which may change until the first
    die is rolled. `made`: the options for the first time, from which they are taken."""
    dice = ammo = 0
    text = Message("use-before-fight")
    if can_shoot(h.s, seat):
        text = Message("shoot-with", weapon=name_of(h.human(seat).ranged or ""))
        dice, ammo = count_human_shooting(h.s, seat).total, count_ammo_needed(h.s, seat)
    options = made.pop() if made else _list_options(h.s, seat)
    return h.t.choice(
        seat,
        text,
        options,
        default=options[0].id,
        topic="shoot",
        data={"dice": dice, "ammo": ammo},
        rule="PH-14.9",
    )


def _ask_division(h: Here, seat: int) -> Play[Split | None]:
    """Ask how many dice shoot at each enemy in turn; the last enemy gets the rest (PH-14.8). Return
    None if the player has meanwhile taken another weapon, with a different number of dice."""
    s = h.s
    fight = s.fights[seat]
    living = [n for n, foe in enumerate(fight.foes) if foe.health > 0]
    dice = count_human_shooting(s, seat).total
    usual = _find_default_split(s, seat, dice)
    split: Split = {}
    for n in living[:-1]:
        left = dice - sum(split.values())
        if left == 0:
            break
        chosen = yield from h.choose(
            seat,
            Message("divide-how", n=left, foe=name_foe(fight, n)),
            [
                Option(str(k), "shoot", Message("so-many-dice", n=k), data={"dice": k})
                for k in range(left + 1)
            ],
            default=str(left if n in usual else 0),
            topic="split",
            data={"foe": n, "dice": left},
            rule="PH-14.8",
        )
        split |= {n: int(chosen)} if int(chosen) else {}
    if not can_shoot(s, seat) or count_human_shooting(s, seat).total != dice:
        return None
    rest = dice - sum(split.values())
    return split | ({living[-1]: rest} if rest else {})


def _find_ordered_split(s: State, seat: int, order: str) -> Split:
    if order == HOLD:
        return {}
    if order == "weakest":
        foes = s.fights[seat].foes
        living = [n for n, foe in enumerate(foes) if foe.health > 0]
        return {min(living, key=lambda n: foes[n].health): count_human_shooting(s, seat).total}
    return _find_default_split(s, seat, count_human_shooting(s, seat).total)


def _find_default_split(s: State, seat: int, dice: int) -> Split:
    """Put all these dice on the living enemy that has most shooting dice and has not shot yet, else
    on the one with least health left (PH-14.9)."""
    foes = s.fights[seat].foes
    living = [n for n, foe in enumerate(foes) if foe.health > 0]
    armed = [n for n in living if find_enemy_card(foes[n].card).dice and not foes[n].shot]
    if armed:
        target = max(armed, key=lambda n: find_enemy_card(foes[n].card).dice)
    else:
        target = min(living, key=lambda n: foes[n].health)
    return {target: dice}


def _list_options(s: State, seat: int) -> list[Option]:
    """List the options of the shooting question, the default first."""
    fight = s.fights[seat]
    used = uses.list_use_options(s, seat, *_USED_FIRST)
    if not can_shoot(s, seat):
        return [Option(HOLD, "shoot", Message("go-on")), *used]
    living = [n for n, foe in enumerate(fight.foes) if foe.health > 0]
    dice = count_human_shooting(s, seat).total
    ways = list_splits(dice, living)
    divide: list[Option] = []
    if len(ways) > MOST_WAYS:
        ways = [way for way in ways if len(way) == 1]
        divide = [Option(DIVIDE, "shoot", Message("divide"), Message("divide-detail"))]
    usual = _find_default_split(s, seat, dice)
    ways = [usual, *(way for way in ways if way != usual)]
    foes = {n: count_enemy_shooting(s, seat, fight.foes[n]).total for n in living}
    shooters = [name_foe(fight, n) for n in living if foes[n]]
    kept = Message("hold-fire-detail", n=len(shooters), foes=shooters)
    hold = Option(HOLD, "shoot", Message("hold-fire"), fit_detail(kept))
    return [*(_make_option(s, seat, way) for way in ways), *divide, hold, *used]


def _make_option(s: State, seat: int, way: Split) -> Option:
    """Make the option for one way to divide the dice, with its cost and odds."""
    fight, gun, cost = s.fights[seat], make_human_gun(s, seat), describe_ammo(s, seat)
    wounds = {n: find_percent_to_deal(gun, dice, 1) for n, dice in way.items()}
    if len(way) == 1:
        ((target, dice),) = way.items()
        label = Message("shoot-foe", foe=name_foe(fight, target), n=dice)
        line = label_foe(fight, target)
        health = fight.foes[target].health
        detail = Message(
            "shoot-detail",
            cost=cost,
            wounds=wounds[target],
            kills="yes" if health == 1 else "no",
            odds=find_percent_to_deal(gun, dice, health),
            line=line,
        )
        if is_stunning(s, seat):
            detail = Message("shoot-to-stun", cost=cost, line=line)
    else:
        shares = [Message("share", foe=name_foe(fight, n), dice=dice) for n, dice in way.items()]
        label = Message("split", shares=join_with_commas(shares))
        odds = [Message("odds-at", foe=name_foe(fight, n), odds=k) for n, k in wounds.items()]
        detail = Message("split-detail", cost=cost, odds=odds)
        if is_stunning(s, seat):
            detail = cost
    data = {"split": {str(n): dice for n, dice in way.items()}}
    return Option(
        "-".join(f"{n}x{dice}" for n, dice in way.items()),
        "shoot",
        fit_label(label),
        fit_detail(detail),
        data,
    )


def _parse_split(chosen: str) -> Split:
    if chosen == HOLD:
        return {}
    pairs = [part.split("x") for part in chosen.split("-")]
    return {int(n): int(dice) for n, dice in pairs}


# -- the shots -----------------------------------------------------------------------------------


def _resolve_shots(h: Here, seat: int, split: Split, shooters: Sequence[int]) -> Play[None]:
    """Resolve the human's shots, if any, and those of equally fast enemies. They happen at the same
    moment: all dice are rolled before any wounds are dealt (PH-14.3, PH-24.2)."""
    fight = h.s.fights[seat]
    firing = [
        n
        for n in shooters
        if fight.foes[n].health > 0 and count_enemy_shooting(h.s, seat, fight.foes[n]).total > 0
    ]
    if fight.ended or not (split or firing):
        return
    mine = fire_shots(h, seat, split)
    theirs = {
        n: roll(h.t.rng, SHOOTING_DIE, count_enemy_shooting(h.s, seat, fight.foes[n]).total)
        for n in firing
    }
    fight.rolled = True
    hits = yield from resolve_hits(h, seat, mine, theirs)
    against = {n: _record_enemy_shot(h, seat, n, faces) for n, faces in theirs.items()}
    for target, n in hits.items():
        if is_stunning(h.s, seat):
            _entangle_target(h, seat, target, n)
        else:
            yield from wound_foe(h, seat, fight.foes[target], n, NO_CAUSE)
    for shooter, n in against.items():
        fight.foes[shooter].shot = True
        yield from wound_human(h, seat, n, "shooting", name_foe(fight, shooter))


def fire_shots(h: Here, seat: int, split: Split) -> dict[int, Clash]:
    """Pay the ammo and roll the dice for each target (PH-14.6 to PH-14.8)."""
    if not split:
        return {}
    human, ammo = h.human(seat), count_ammo_needed(h.s, seat)
    human.ammo -= ammo
    if ammo:
        told = Message("spends-ammo", player=h.name_seat(seat), ammo=ammo, left=human.ammo)
        h.tell_of(seat, told, kind="goods", ammo=-ammo)
    reason = Said(count_human_shooting(h.s, seat).describe_roll(h.name_seat(seat), "shooting"))
    return {
        target: Clash(foe=target, shots=roll(h.t.rng, SHOOTING_DIE, dice), reasons=[reason])
        for target, dice in split.items()
    }


def resolve_hits(
    h: Here, seat: int, mine: dict[int, Clash], theirs: dict[int, list[ShootingFace]]
) -> Play[dict[int, int]]:
    """Resolve re-rolls and count the human's hits on each target; the dice of both sides are known
    before any re-roll (PH-15.11)."""
    fight = h.s.get_combat(seat)
    found: dict[int, int] = {}
    for target, clash in mine.items():
        fight.clash = clash
        gun = make_human_gun(h.s, seat)
        clash.their_shots = theirs.get(target, [])
        others = [
            Message("you-rolled-at", dice=describe_dice(one.shots), foe=name_foe(fight, n))
            for n, one in mine.items()
            if n != target
        ]
        others += [
            Message("rolled", who=name_foe(fight, n), dice=describe_dice(faces))
            for n, faces in theirs.items()
        ]
        yield from _roll_again(h, seat, gun, others)
        hits = found[target] = gun.count_hits(clash.shots)
        weapon = WEAPONS[h.human(seat).ranged or ""]
        foe, needed = name_foe(fight, target), fight.foes[target].health
        comes_on = isinstance(fight, Assault) and hits < needed and not is_stunning(h.s, seat)
        result = Message(
            "shoots",
            player=h.name_seat(seat),
            foe=foe,
            within=name_foe_within(fight, target),
            weapon=weapon.name,
            plural=int(weapon.form == "plural"),
            dice=describe_dice(clash.shots),
            hits=hits,
            needed=needed if comes_on else 0,
        )
        clash.result = Said(result)
        h.tell(
            result,
            kind="shots",
            seat=seat,
            foe=target,
            faces=list(clash.shots),
            dice=list(clash.shots),
        )
    return found


def _roll_again(h: Here, seat: int, gun: Gun, others: Sequence[Message]) -> Play[None]:
    """Make forced re-rolls, then those that the human chooses (PH-15.11, PH-20.4)."""
    fight = h.s.get_combat(seat)
    clash = fight.clash
    assert clash is not None
    pool = Pool("player", clash.shots, [], clash.rerolled, "shooting")
    yield from rerolls.force_rerolls(h, seat, [pool], shooting=True)
    # Entangling takes one hit; otherwise enough hits are those that kill the target (PH-15.11a).
    enough = 1 if is_stunning(h.s, seat) else fight.foes[clash.foe].health

    def worth() -> dict[Side, list[int]]:
        kills = gun.count_hits(clash.shots) >= enough
        return {} if kills else {"player": gun.find_wasted_dice(clash.shots)}

    yield from rerolls.resolve_rerolls(h, seat, [pool], worth, shooting=True, others=others)


def _record_enemy_shot(h: Here, seat: int, n: int, faces: list[ShootingFace]) -> int:
    """Record and tell an enemy's shot at the human, and return its hits (PH-14.2, PH-14.13)."""
    fight = h.s.fights[seat]
    foe = fight.foes[n]
    who = name_foe(fight, n)
    hits = make_enemy_gun(foe).count_hits(faces)
    result = Message(
        "foe-shoots",
        foe=who,
        player=h.name_seat(seat),
        within=name_foe_within(fight, n),
        dice=describe_dice(faces),
        hits=hits,
    )
    reason = Said(count_enemy_shooting(h.s, seat, foe).describe_roll(who, "shooting"))
    fight.clash = Clash(foe=n, their_shots=faces, reasons=[reason], result=Said(result))
    h.tell(result, kind="shots", seat=seat, foe=n, faces=list(faces), dice=list(faces))
    return hits


def is_stunning(s: State, seat: int) -> bool:
    weapon = s.human(seat).ranged
    shooting = WEAPONS[weapon].shooting if weapon is not None else None
    return shooting is not None and shooting.stuns


def _entangle_target(h: Here, seat: int, target: int, hits: int) -> None:
    """Leave the target of a stunning shot one melee die in round 1, if any die hit (PH-14.17)."""
    if hits:
        fight = h.s.fights[seat]
        fight.foes[target].stunned = True
        told = Message("is-entangled", foe=name_foe(fight, target))
        h.tell(told, kind="entangled", seat=seat, foe=target)
