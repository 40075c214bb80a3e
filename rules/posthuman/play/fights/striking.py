"""Which enemy a human strikes next in melee, and how many dice it swaps (PH-15.2, PH-15.7,
PH-15.8).

Standing orders (PH-7.6): `target` is `default` (least health left) or `strongest` (the most wounds,
then the highest melee); `swap` is `default`, `none` or `most`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.engine import Option, Play
from rules.posthuman.effects.language.models import Hook
from rules.posthuman.model.decks import enemy_of
from rules.posthuman.model.state import Fight, Foe, State
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights import uses
from rules.posthuman.play.fights.dice.fight import (
    most_swaps,
    my_defence,
    my_melee,
    their_defence,
    their_melee,
)
from rules.posthuman.play.fights.dice.odds import Rolled, percents_to_strike
from rules.posthuman.play.fights.sides import find_melee_attack
from rules.posthuman.play.people import sheet
from rules.posthuman.words import Message
from rules.posthuman.words.fight_words import foe_line, foe_name


def ask_strike(h: Here, seat: int, waiting: Sequence[int], *, first: bool) -> Play[int | None]:
    """Ask in one question which enemy comes next and, at the start of a round, how many dice are
    swapped for all of it; what may be used now is offered too (PH-15.2, PH-15.7a, PH-15.8). Return
    None if something was used: then the enemies left must be listed again."""
    fight = h.s.fights[seat]
    hooks: tuple[Hook, ...] = ("round_start", "melee_roll") if first else ("melee_roll",)
    targets, swaps = _list_targets(h, seat, waiting), list_swaps(h, seat, waiting, first)
    usual = _default_target(fight, waiting), default_swap(h.s, seat, swaps)
    ways = [(target, swap) for target in targets for swap in swaps]
    ways.sort(key=lambda way: way != usual)
    used = [] if h.find_standing_order(seat, "target") else uses.list_use_options(h.s, seat, *hooks)
    if len(ways) == 1 and not used:
        target, fight.swap = ways[0]
        return target
    text = Message("strike-whom", round=fight.round, again=int(not first))
    if len(targets) == 1 and len(swaps) > 1:
        text = Message(
            "swap-how-many",
            round=fight.round,
            foe=foe_name(fight, targets[0]),
            line=foe_line(fight, targets[0]),
        )
    chosen = yield from h.choose(
        seat,
        text,
        [*_strike_options(h.s, seat, ways), *used],
        topic="strike",
        data={"round": fight.round, "targets": list(targets), "swaps": list(swaps)},
        rule="PH-15.8" if len(targets) == 1 else "PH-15.2",
    )
    if (yield from uses.resolve_use(h, seat, chosen, *hooks)):
        return None
    target, fight.swap = next(way for way in ways if _way_id(way) == chosen)
    return target


def _list_targets(h: Here, seat: int, waiting: Sequence[int]) -> list[int]:
    fight, order = h.s.fights[seat], h.find_standing_order(seat, "target")
    if order == "strongest":

        def strength(n: int) -> tuple[int, int]:
            enemy = enemy_of(fight.foes[n].card)
            return enemy.wounds, enemy.melee

        return [max(waiting, key=strength)]
    return list(waiting) if order is None else [_default_target(fight, waiting)]


def _default_target(fight: Fight, waiting: Sequence[int]) -> int:
    return min(waiting, key=lambda n: fight.foes[n].health)


def list_swaps(h: Here, seat: int, waiting: Sequence[int], first: bool) -> list[int]:
    """List the numbers of dice that may be swapped; after the first engagement, only the chosen
    number."""
    fight, order = h.s.get_combat(seat), h.find_standing_order(seat, "swap")
    if not first:
        return [fight.swap]
    dice = max(my_melee(h.s, seat, fight.foes[n]).total for n in waiting)
    most = min(dice, most_swaps(h.s, seat))
    if order == "none":
        return [0]
    if order == "most":
        return [most]
    found = list(range(most + 1))
    return found if order is None else [default_swap(h.s, seat, found)]


def default_swap(s: State, seat: int, swaps: Sequence[int]) -> int:
    """Find the default number of dice to swap: the most at 2 health or less, else the least
    (PH-15.8)."""
    return max(swaps) if s.human(seat).health <= 2 else min(swaps)


def _count_dice(s: State, seat: int, foe: Foe) -> tuple[Rolled, Rolled]:
    """Count the dice of a human and of an enemy in an engagement, before any are swapped."""
    enemy = enemy_of(foe.card)
    melee, special = sheet.clamp_effective_stat(s, seat, "melee"), find_melee_attack(s, seat)[1]
    mine = Rolled(melee, special, my_melee(s, seat, foe).total, my_defence(s, seat).total)
    dice, defence = their_melee(s, seat, foe).total, their_defence(s, seat).total
    return mine, Rolled(enemy.melee, enemy.special, dice, defence)


def _way_id(way: tuple[int, int]) -> str:
    return f"{way[0]}s{way[1]}"


def _strike_options(s: State, seat: int, ways: Sequence[tuple[int, int]]) -> list[Option]:
    """Make the options for these ways to strike."""
    fight = s.fights[seat]
    targets, swaps = ({way[part] for way in ways} for part in (0, 1))
    dice = {target: _count_dice(s, seat, fight.foes[target]) for target in targets}
    return [_strike_option(fight, way, dice[way[0]], len(targets), len(swaps)) for way in ways]


def _strike_option(
    fight: Fight, way: tuple[int, int], dice: tuple[Rolled, Rolled], targets: int, swaps: int
) -> Option:
    """Make the option for a way to strike. It names the target if there are several, and the swap
    if there is a choice of swaps."""
    target, swap = way
    mine, theirs = dice
    if swaps > 1 and targets == 1:
        label = Message("with-defence", n=swap)
    elif swaps > 1:
        label = Message("strike-with-defence", foe=foe_name(fight, target), n=swap)
    else:
        label = Message("strike", foe=foe_name(fight, target))
    foe, swapped = fight.foes[target], min(swap, mine.dice)
    rolled = replace(mine, dice=mine.dice - swapped, defence=mine.defence + swapped)
    deal, suffer = percents_to_strike(rolled, theirs)
    if targets > 1:
        detail = Message(
            "strike-one-detail",
            health=foe.health,
            n=enemy_of(foe.card).wounds,
            deal=deal,
            suffer=suffer,
        )
    else:
        detail = Message(
            "strike-detail",
            mine=max(0, mine.dice - swap),
            n=swap,
            theirs=theirs.dice,
            deal=deal,
            suffer=suffer,
        )
    data = {"target": target, "swap": swap, "dice": mine.dice, "against": theirs.dice}
    return Option(_way_id(way), "strike", label, detail, data)
