"""Melee: up to three rounds, in each of them one engagement with every living enemy (PH-15).

Standing orders (PH-7.6): `target` is `default` (least health left) or `strongest` (the most wounds,
then the highest melee); `swap` is `default`, `none` or `most`; `blocks` is `default`; `reroll`: see
`rerolls`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.engine import Option, Play
from rules.kit.dice import roll
from rules.kit.words import count

from . import engagements, rerolls, sheet
from .context import Here
from .decks import WEAPONS, enemy_of, name_of
from .effects.carry_out import carry_out, fire
from .effects.conditions import all_hold
from .effects.models import Cancel, Effect, Face, Wounds
from .effects.models import Side as Whose
from .effects.modifiers import expire, holds_now, modifiers
from .effects.sources import in_play, on_special
from .engagements import Outcome, Side
from .fight_dice import (
    most_swaps,
    my_defence,
    my_melee,
    their_defence,
    their_melee,
)
from .fight_words import dice_in_words, foe_line, foe_name, marks_in_words, verdict, what_comes
from .state import Clash, Fight, State
from .terms import DEFENCE_DIE, MELEE_DIE, Special
from .wounding import leaves_scar, on_foe, on_human

ROUNDS = 3
FIST: tuple[int, Special] = 1, "wound"
"""Wounds and special without a weapon (PH-15.24a)."""
_BETTER: tuple[Special, ...] = ("critical", "knockdown", "effect")
"""Of several weapons' specials the better first (PH-15.28)."""


def melee_round(h: Here, seat: int, number: int) -> Play[None]:
    """A round: one engagement with each living enemy, in the human's order (PH-15.1, PH-15.2)."""
    fight = h.s.fights[seat]
    fight.stage, fight.round, fight.swap, fight.clash = "melee", number, 0, None
    h.tell(f"Melee round {number}.", kind="round", seat=seat, round=number)
    yield from fire(h, seat, "round_start")
    met: list[int] = []
    while waiting := [
        n for n, foe in enumerate(fight.foes) if foe.health > 0 and n not in met and not fight.ended
    ]:
        target = yield from _strike(h, seat, waiting, first=not met)
        met.append(target)
        yield from engage(h, seat, target)
    expire(h.s, seat, "round")


# -- whom, and with which dice -------------------------------------------------------------------


def _strike(h: Here, seat: int, waiting: Sequence[int], *, first: bool) -> Play[int]:
    """The next enemy, and at the start of a round how many dice are swapped for all of it: one
    question for both (PH-15.2, PH-15.7a, PH-15.8)."""
    fight = h.s.fights[seat]
    targets, swaps = _targets(h, seat, waiting), _swaps(h, seat, waiting, first)
    ways = [(target, swap) for target in targets for swap in swaps]
    default = _default_target(fight, waiting), _default_swap(h.s, seat, swaps)
    chosen = default if default in ways else ways[0]
    if len(ways) > 1:
        text = f"Round {fight.round}: whom do you strike next?"
        if len(targets) == 1:
            text = f"Round {fight.round}: how many melee dice become defence dice?"
        options = [_strike_option(h.s, seat, way, len(swaps) > 1) for way in ways]
        answer = yield from h.choose(
            seat,
            text,
            options,
            default=_way_id(chosen),
            topic="strike",
            data={"round": fight.round, "targets": list(targets), "swaps": list(swaps)},
            rule="PH-15.8" if len(targets) == 1 else "PH-15.2",
        )
        chosen = next(way for way in ways if _way_id(way) == answer)
    target, fight.swap = chosen
    return target


def _targets(h: Here, seat: int, waiting: Sequence[int]) -> list[int]:
    fight, order = h.s.fights[seat], h.ordered(seat, "target")
    if order == "strongest":

        def strength(n: int) -> tuple[int, int]:
            enemy = enemy_of(fight.foes[n].card)
            return enemy.wounds, enemy.melee

        return [max(waiting, key=strength)]
    return list(waiting) if order is None else [_default_target(fight, waiting)]


def _default_target(fight: Fight, waiting: Sequence[int]) -> int:
    return min(waiting, key=lambda n: fight.foes[n].health)


def _swaps(h: Here, seat: int, waiting: Sequence[int], first: bool) -> list[int]:
    """The numbers of dice that may be swapped; after the first engagement what was chosen."""
    fight, order = h.s.fights[seat], h.ordered(seat, "swap")
    if not first:
        return [fight.swap]
    dice = max(my_melee(h.s, seat, fight.foes[n]).total for n in waiting)
    most = min(dice, most_swaps(h.s, seat))
    if order == "none":
        return [0]
    if order == "most":
        return [most]
    found = list(range(most + 1))
    return found if order is None else [_default_swap(h.s, seat, found)]


def _default_swap(s: State, seat: int, swaps: Sequence[int]) -> int:
    """None, or as many as may be when health is 2 or less (PH-15.8)."""
    return max(swaps) if s.human(seat).health <= 2 else min(swaps)


def _way_id(way: tuple[int, int]) -> str:
    return f"{way[0]}s{way[1]}"


def _strike_option(s: State, seat: int, way: tuple[int, int], swapping: bool) -> Option:
    target, swap = way
    fight = s.fights[seat]
    label = f"Strike {foe_name(fight, target)}"
    if swapping:
        label += f", swap {count(swap, 'die/dice')}" if swap else ", swap none"
    mine = my_melee(s, seat, fight.foes[target]).total
    theirs = their_melee(s, seat, fight.foes[target]).total
    detail = f"{foe_line(fight, target)} {mine} dice against {theirs}."
    data = {"target": target, "swap": swap, "dice": mine, "against": theirs}
    return Option(_way_id(way), "strike", label[:80], detail[:100], data)


# -- an engagement -------------------------------------------------------------------------------


def engage(h: Here, seat: int, n: int) -> Play[None]:
    """One engagement: both roll, re-rolls, blocks, the comparison, and the wounds of both sides at
    its end (PH-15.9 to PH-15.26)."""
    fight = h.s.fights[seat]
    foe = fight.foes[n]
    yield from fire(h, seat, "melee_roll")
    if foe.health <= 0 or fight.ended:
        return
    clash = _roll(h, seat, n)
    yield from fire(h, seat, "melee_result")
    if foe.health <= 0 or fight.ended:
        return
    yield from _roll_again(h, seat)
    mine, theirs = my_side(h.s, seat), their_side(h.s, seat)
    clash.my_blocked = list(engagements.blocked_by_enemy(mine, theirs))
    clash.blocked = list((yield from _blocks(h, seat, mine, theirs)))
    outcome = engagements.compare(mine, theirs, clash.my_blocked, clash.blocked)
    _tell_outcome(h, seat, mine, theirs, outcome)
    yield from _effects(h, seat, n, outcome)
    if fight.ended:
        return
    dealt = outcome.dealt
    if dealt:
        dealt += yield from _more(h, seat)
    _knock_down(h, seat, n, outcome)
    yield from on_foe(h, seat, foe, dealt, h.name(seat))
    scar = leaves_scar(foe)
    yield from on_human(h, seat, outcome.suffered, "melee", foe_name(fight, n), scar=scar)


def _roll(h: Here, seat: int, n: int) -> Clash:
    """Both sides roll at the same time: the human's dice first, melee dice before defence dice
    (PH-15.9, PH-24.2)."""
    fight = h.s.fights[seat]
    foe = fight.foes[n]
    mine, theirs = my_melee(h.s, seat, foe), their_melee(h.s, seat, foe)
    cards, their_cards = my_defence(h.s, seat), their_defence(h.s, seat)
    swapped = min(fight.swap, mine.total)
    me, who = h.name(seat), foe_name(fight, n)
    reasons = [mine.words(me), theirs.words(who)]
    if defence := swapped + cards.total:
        reasons[0] += f", of which {swapped} swapped" if swapped else ""
        reasons[0] += f"; {count(defence, 'defence die/defence dice')}"
    rng = h.t.rng
    fight.rolled = True
    clash = fight.clash = Clash(
        foe=n,
        mine=roll(rng, MELEE_DIE, mine.total - swapped),
        defence=roll(rng, DEFENCE_DIE, defence),
        theirs=roll(rng, MELEE_DIE, theirs.total),
        their_defence=roll(rng, DEFENCE_DIE, their_cards.total),
        reasons=reasons,
    )
    h.tell(f"{reasons[0]}: {_shown(clash)}.", kind="melee", seat=seat, foe=n)
    h.tell(f"{reasons[1]}: {_their_shown(clash)}.", kind="melee", seat=seat, foe=n)
    return clash


def _shown(clash: Clash) -> str:
    if not clash.defence:
        return dice_in_words(clash.mine)
    return f"{dice_in_words(clash.mine)} and, in defence, {dice_in_words(clash.defence)}"


def _their_shown(clash: Clash) -> str:
    return dice_in_words([*clash.theirs, *clash.their_defence])


def _roll_again(h: Here, seat: int) -> Play[None]:
    """Forced dice first, then those that the human chooses (PH-15.11, PH-20.4)."""
    clash = h.s.fights[seat].clash
    assert clash is not None
    pools = [
        rerolls.Pool("player", clash.mine, clash.defence, clash.rerolled),
        rerolls.Pool("enemy", clash.theirs, clash.their_defence, clash.their_rerolled),
    ]
    rerolls.force(h, seat, pools)

    def worth() -> dict[Whose, list[int]]:
        mine, theirs = my_side(h.s, seat), their_side(h.s, seat)
        spare = mine.blocks > len(theirs.removable)
        idle = [
            place
            for place, face in enumerate(mine.dice)
            if mine.mark(place) is None and (face != "block" or spare or place in mine.void)
        ]
        return {"player": idle, "enemy": theirs.removable}

    yield from rerolls.offer(h, seat, pools, worth)


# -- what each side brings -----------------------------------------------------------------------


def my_side(s: State, seat: int) -> Side:
    """The human's dice of the last roll, as they count, with its weapons (PH-15.20, PH-15.28)."""
    clash = s.fights[seat].clash
    assert clash is not None
    wounds, special = armed(s, seat)
    faces = engagements.changed(clash.mine, _changes(s, seat, "player"))
    defence = tuple(clash.defence)
    return Side(
        melee=sheet.ability(s, seat, "melee"),
        wounds=wounds + sheet.strength_bonus(s, seat) + _printed(s, seat, in_play(s, seat)),
        special=special,
        faces=faces,
        defence=defence,
        void=engagements.cancelled(faces, defence, _cancels(s, seat, "player")),
    )


def their_side(s: State, seat: int) -> Side:
    """The enemy's dice of the last roll, as they count."""
    fight = s.fights[seat]
    clash = fight.clash
    assert clash is not None
    card = fight.foes[clash.foe].card
    enemy = enemy_of(card)
    faces = engagements.changed(clash.theirs, _changes(s, seat, "enemy"))
    defence = tuple(clash.their_defence)
    return Side(
        melee=enemy.melee,
        wounds=enemy.wounds + _printed(s, seat, [(card, enemy.effects)]),
        special=enemy.special,
        faces=faces,
        defence=defence,
        void=engagements.cancelled(faces, defence, _cancels(s, seat, "enemy")),
    )


def armed(s: State, seat: int) -> tuple[int, Special]:
    """Wounds and special of a human's active melee weapons: of several the highest wounds and the
    better special; without any, of its fists (PH-15.24a, PH-15.28)."""
    weapons = [WEAPONS[one] for one in s.human(seat).melee]
    if not weapons:
        return FIST
    specials = [weapon.special for weapon in weapons if weapon.special is not None]
    best = next((kind for kind in _BETTER if kind in specials), "effect")
    return max(weapon.wounds for weapon in weapons), best


def _changes(s: State, seat: int, side: Whose) -> list[Face]:
    return [one for one in modifiers(s, seat, "melee_result", Face) if one.side == side]


def _cancels(s: State, seat: int, side: Whose) -> list[Cancel]:
    return [one for one in modifiers(s, seat, "melee_result", Cancel) if one.side == side]


def _printed(s: State, seat: int, sources: Iterable[tuple[str, tuple[Effect, ...]]]) -> int:
    """Wounds that cards add by themselves whenever wounds are dealt."""
    return sum(
        one.n
        for _, effects in sources
        for effect in effects
        if effect.at == "wounds_out" and holds_now(s, seat, effect)
        for one in effect.do
        if isinstance(one, Wounds)
    )


# -- blocks --------------------------------------------------------------------------------------


def _blocks(h: Here, seat: int, mine: Side, theirs: Side) -> Play[tuple[int, ...]]:
    """Which enemy dice the human's blocks remove: asked where it makes a difference (PH-15.14)."""
    fight = h.s.fights[seat]
    clash = fight.clash
    assert clash is not None
    ways = engagements.ways_to_block(theirs, mine.blocks)
    found: dict[Outcome, tuple[int, ...]] = {}
    for way in ways:
        outcome = engagements.compare(mine, theirs, clash.my_blocked, way)
        found.setdefault(outcome, way)
    different = {what_comes(outcome) for outcome in found}
    if len(different) == 1 or h.ordered(seat, "blocks") is not None:
        return ways[0]
    options = [_block_option(theirs, way, outcome) for outcome, way in found.items()]
    who = foe_name(fight, clash.foe)
    text = f"{who} shows {dice_in_words(theirs.dice)}. What do you block?"
    chosen = yield from h.choose(
        seat,
        text,
        options,
        topic="blocks",
        data={"blocks": mine.blocks, "foe": clash.foe},
        rule="PH-15.14",
    )
    return next(way for way in ways if _block_id(way) == chosen)


def _block_id(way: Sequence[int]) -> str:
    return "b" + "-".join(map(str, way))


def _block_option(theirs: Side, way: tuple[int, ...], outcome: Outcome) -> Option:
    label = f"Block {marks_in_words(theirs, way)}"
    data = {"blocked": list(way), "deal": outcome.dealt, "suffer": outcome.suffered}
    detail = f"You would {what_comes(outcome)}."
    return Option(_block_id(way), "block", label[:80], detail[:100], data)


# -- what it comes to ----------------------------------------------------------------------------


def _tell_outcome(h: Here, seat: int, mine: Side, theirs: Side, outcome: Outcome) -> None:
    fight = h.s.fights[seat]
    clash = fight.clash
    assert clash is not None
    me, who = h.name(seat), foe_name(fight, clash.foe)
    told = []
    if clash.blocked:
        told.append(f"{me} blocks {marks_in_words(theirs, clash.blocked)}.")
    if clash.my_blocked:
        told.append(f"{who} blocks {marks_in_words(mine, clash.my_blocked)}.")
    told.append(verdict(me, who, outcome))
    clash.result = " ".join(told)
    h.tell(
        clash.result,
        kind="blow",
        seat=seat,
        foe=clash.foe,
        dealt=outcome.dealt,
        suffered=outcome.suffered,
    )


def _effects(h: Here, seat: int, n: int, outcome: Outcome) -> Play[None]:
    """What specials of kind `effect` do, once for each die that is left (PH-15.17, PH-15.23)."""
    weapons = [one for one in h.human(seat).melee if WEAPONS[one].special == "effect"]
    for _ in range(outcome.my_effects):
        for one in weapons[:1]:
            yield from _special(h, seat, one)
    for _ in range(outcome.their_effects):
        yield from _special(h, seat, h.s.fights[seat].foes[n].card)


def _special(h: Here, seat: int, card: str) -> Play[None]:
    for effect in on_special(card):
        if all_hold(h.s, seat, effect.if_):
            yield from carry_out(h, seat, effect.do, name_of(card), card)


def _more(h: Here, seat: int) -> Play[int]:
    """Wounds that cards used now add to those dealt (PH-15.20)."""
    fight = h.s.fights[seat]
    fight.more_wounds = 0
    yield from fire(h, seat, "wounds_out")
    more, fight.more_wounds = fight.more_wounds, None
    return more or 0


def _knock_down(h: Here, seat: int, n: int, outcome: Outcome) -> None:
    """A knockdown costs a die in the next round, once; in the last round it does nothing
    (PH-15.22, PH-15.22a)."""
    fight = h.s.fights[seat]
    if fight.round >= ROUNDS:
        return
    foe, then = fight.foes[n], fight.round + 1
    if outcome.they_fall and foe.knocked_down != then and foe.health > outcome.dealt:
        foe.knocked_down = then
        told = f"{foe_name(fight, n)} is knocked down: 1 melee die less in round {then}."
        h.tell(told, kind="knockdown", seat=seat, foe=n)
    if outcome.i_fall and fight.knocked_down != then:
        fight.knocked_down = then
        h.tell_of(seat, f"is knocked down: 1 melee die less in round {then}.", kind="knockdown")

