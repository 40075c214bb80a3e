"""Melee: up to three rounds, each with one engagement with every living enemy (PH-15).

Standing orders (PH-7.6): `target` is `default` (least health left) or `strongest` (the most wounds,
then the highest melee); `swap` is `default`, `none` or `most`; `blocks` is `default`; for `reroll`
see `rerolls`."""

from collections.abc import Iterator, Sequence

from rules.engine import Option, Play, Text
from rules.kit.dice import roll
from rules.kit.said import Said
from rules.posthuman.effects.carry_out import carry_out, fire_hook
from rules.posthuman.effects.conditions import is_every_condition_met
from rules.posthuman.effects.models import Cancel
from rules.posthuman.effects.modifiers import expire_effects, find_special_effects
from rules.posthuman.effects.spelling import Hook
from rules.posthuman.effects.spelling import Side as Whose
from rules.posthuman.model.cards import Enemy, Weapon
from rules.posthuman.model.decks import WEAPONS, find_enemy_card, name_of
from rules.posthuman.model.fight_state import Assault, Clash, Fight
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import DEFENCE_DIE, MELEE_DIE
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights import engagements, rerolls, uses
from rules.posthuman.play.fights.damage import can_scar, wound_foe, wound_human
from rules.posthuman.play.fights.dice import (
    count_enemy_defence,
    count_enemy_melee,
    count_human_defence,
    count_human_melee,
    count_swaps,
    find_special_cancels,
    list_effect_weapons,
    make_enemy_side,
    make_human_side,
)
from rules.posthuman.play.fights.engagements import Cancels, Outcome, Side
from rules.posthuman.play.fights.odds import count_dice, find_percents_to_strike
from rules.posthuman.play.fights.rerolls import Pool
from rules.posthuman.play.people.scars import name_claw_weapon
from rules.posthuman.words import NO_CAUSE, Message, join_sentences
from rules.posthuman.words.fight_words import (
    describe_dice,
    describe_verdict,
    label_foe,
    list_marks,
    list_results,
    name_foe,
)


def ask_strike(h: Here, seat: int, waiting: Sequence[int], *, first: bool) -> Play[int | None]:
    """Ask in one question which enemy comes next and, at the start of a round, how many dice are
    swapped for all of it; what may be used now is offered too (PH-15.2, PH-15.7a, PH-15.8). Return
    None if something was used: then the enemies left must be listed again."""
    fight = h.s.fights[seat]
    hooks: tuple[Hook, ...] = ("round_start", "melee_roll") if first else ("melee_roll",)

    def list_ways() -> list[tuple[int, int]]:
        """List the ways to strike, the default first. Before the first die, weapons may change."""
        swaps = list_swaps(h, seat, waiting, first)
        usual = _find_weakest_foe(fight, waiting), find_default_swap(h.s, seat, swaps)
        ways = [
            (target, swap) for target in _list_foes_to_strike(h, seat, waiting) for swap in swaps
        ]
        return sorted(ways, key=lambda way: way != usual)

    def list_used() -> list[Option]:
        ordered = h.find_standing_order(seat, "target")
        return [] if ordered else uses.list_use_options(h.s, seat, *hooks)

    ways = list_ways()
    if len(ways) == 1 and not list_used():
        target, fight.swap = ways[0]
        return target
    only = ways[0][0] if len({target for target, _ in ways}) == 1 else None
    text = Message("strike-whom", round=fight.round, again=int(not first))
    if only is not None and len(ways) > 1:
        foe, line = name_foe(fight, only), label_foe(fight, only)
        text = Message("swap-how-many", round=fight.round, foe=foe, line=line)
    chosen = yield from h.choose(
        seat,
        text,
        lambda: [*_list_strike_options(h.s, seat, list_ways()), *list_used()],
        topic="strike",
        data={"round": fight.round},
        rule="PH-15.2" if only is None else "PH-15.8",
    )
    if (yield from uses.resolve_use(h, seat, chosen, *hooks)):
        return None
    target, fight.swap = next(way for way in list_ways() if _make_way_id(way) == chosen)
    return target


def _list_foes_to_strike(h: Here, seat: int, waiting: Sequence[int]) -> list[int]:
    """List the waiting foes that the seat may strike: all, or only the one that its standing order
    picks."""
    fight, order = h.s.fights[seat], h.find_standing_order(seat, "target")
    if order == "strongest":
        enemies = {n: find_enemy_card(fight.foes[n].card) for n in waiting}
        return [max(waiting, key=lambda n: (enemies[n].wounds, enemies[n].melee))]
    return list(waiting) if order is None else [_find_weakest_foe(fight, waiting)]


def _find_weakest_foe(fight: Fight, waiting: Sequence[int]) -> int:
    return min(waiting, key=lambda n: fight.foes[n].health)


def list_swaps(h: Here, seat: int, waiting: Sequence[int], first: bool) -> list[int]:
    """List the numbers of dice that may be swapped; after the first engagement, only the chosen
    number."""
    fight, order = h.s.get_combat(seat), h.find_standing_order(seat, "swap")
    if not first:
        return [fight.swap]
    dice = max(count_human_melee(h.s, seat, fight.foes[n]).total for n in waiting)
    most = min(dice, count_swaps(h.s, seat))
    if order == "none":
        return [0]
    if order == "most":
        return [most]
    found = list(range(most + 1))
    return found if order is None else [find_default_swap(h.s, seat, found)]


def find_default_swap(s: State, seat: int, swaps: Sequence[int]) -> int:
    """Find the default number of dice to swap: the most at 2 health or less, else the least
    (PH-15.8)."""
    return max(swaps) if s.human(seat).health <= 2 else min(swaps)


def _make_way_id(way: tuple[int, int]) -> str:
    return f"{way[0]}s{way[1]}"


def _list_strike_options(s: State, seat: int, ways: Sequence[tuple[int, int]]) -> Iterator[Option]:
    """Make the options for these ways to strike. They name the target if there are several, and the
    swap if there is a choice of swaps."""
    fight = s.fights[seat]
    targets, swaps = ({way[part] for way in ways} for part in (0, 1))
    dice = {target: count_dice(s, seat, fight.foes[target]) for target in targets}
    for target, swap in ways:
        (mine, theirs), foe, who = dice[target], fight.foes[target], name_foe(fight, target)
        label = Message("strike", foe=who)
        if len(swaps) > 1:
            label = Message("strike-with-defence", foe=who, n=swap)
            if len(targets) == 1:
                label = Message("with-defence", n=swap)
        rolled = mine.swap_dice(swap)
        deal, suffer = find_percents_to_strike(rolled, theirs)
        odds = {"deal": deal, "suffer": suffer}
        detail = Message("strike-detail", mine=rolled.dice, n=swap, theirs=theirs.dice, **odds)
        if len(targets) > 1:
            wounds = find_enemy_card(foe.card).wounds
            detail = Message("strike-one-detail", health=foe.health, n=wounds, **odds)
        data = {"target": target, "swap": swap, "dice": mine.dice, "against": theirs.dice}
        yield Option(_make_way_id((target, swap)), "strike", label, detail, data)


MOST_ROUNDS = 3


def play_melee_round(h: Here, seat: int, number: int) -> Play[None]:
    """Play a round: one engagement with each living enemy, in the order that the human chooses
    (PH-15.1, PH-15.2)."""
    fight = h.s.fights[seat]
    fight.stage, fight.round, fight.swap, fight.clash = "melee", number, 0, None
    h.tell(Message("melee-round", round=number), kind="round", seat=seat, round=number)
    yield from fire_hook(h, seat, "round_start", asking=False)
    met: list[int] = []
    while waiting := [
        n for n, foe in enumerate(fight.foes) if foe.health > 0 and n not in met and not fight.ended
    ]:
        target = yield from ask_strike(h, seat, waiting, first=not met)
        if target is not None:
            met.append(target)
            yield from resolve_engagement(h, seat, target)
    expire_effects(h.s, seat, "round")


# -- an engagement -------------------------------------------------------------------------------


def resolve_engagement(h: Here, seat: int, n: int) -> Play[None]:
    """Play one engagement, and deal the wounds of both sides at its end (PH-15.9 to PH-15.26)."""
    fight = h.s.fights[seat]
    foe = fight.foes[n]
    yield from fire_hook(h, seat, "melee_roll", asking=False)
    if foe.health <= 0 or fight.ended:
        return
    outcome = yield from exchange_blows(h, seat, n)
    yield from _apply_special_faces(h, seat, n, outcome)
    dealt = outcome.dealt
    if 0 < dealt < foe.health:
        dealt += yield from _add_wounds(h, seat, foe.health - dealt)
    scar, who = can_scar(foe), name_foe(fight, n)
    yield from wound_foe(h, seat, foe, dealt, NO_CAUSE)
    yield from wound_human(h, seat, outcome.suffered, "melee", who, scar=scar)
    _knock_down(h, seat, n, outcome)


def exchange_blows(h: Here, seat: int, n: int) -> Play[Outcome]:
    """Roll for both sides, make re-rolls, block, compare and tell the players, with an enemy or a
    mutant in its Attack! (PH-15.9 to PH-15.19, PH-18.20)."""
    clash = _roll_dice(h, seat, n)
    yield from fire_hook(h, seat, "melee_result", asking=False)
    yield from _roll_again(h, seat)
    yield from uses.ask_uses(h, seat, Message("use-after-roll"), "melee_result")
    cancels = find_special_cancels(h.s, seat)
    mine, theirs = engagements.cancel_blocks(
        make_human_side(h.s, seat), make_enemy_side(h.s, seat), cancels
    )
    clash.my_blocked = list(engagements.choose_enemy_blocks(mine, theirs))
    clash.blocked = list((yield from _ask_blocks(h, seat, mine, theirs, cancels)))
    outcome = engagements.find_outcome(mine, theirs, clash.my_blocked, clash.blocked, cancels)
    _tell_outcome(h, seat, mine, theirs, outcome)
    return outcome


def _roll_dice(h: Here, seat: int, n: int) -> Clash:
    """Roll for both sides at the same time. The human's dice come first, and melee dice before
    defence dice (PH-15.9, PH-24.2)."""
    fight = h.s.get_combat(seat)
    foe = fight.foes[n]
    mine, theirs = count_human_melee(h.s, seat, foe), count_enemy_melee(h.s, seat, foe)
    cards, their_cards = count_human_defence(h.s, seat), count_enemy_defence(h.s, seat)
    swapped = min(fight.swap, mine.total)
    who: Text = name_foe(fight, n)
    if isinstance(fight, Assault):
        weapon = name_claw_weapon(fight.weapon)
        who = Message("mutant-with-weapon", mutant=fight.name, weapon=weapon)
    why = mine.describe_roll(h.name_seat(seat)), theirs.describe_roll(who)
    own_why = why[0]
    if swapped:
        own_why = Message("rolls-swapped", rolls=own_why, swapped=swapped)
    if cards.total:
        own_why = Message("rolls-by-cards", rolls=own_why, n=cards.total)
    rng = h.t.rng
    fight.rolled = True
    clash = fight.clash = Clash(
        foe=n,
        mine=roll(rng, MELEE_DIE, mine.total - swapped),
        defence=roll(rng, DEFENCE_DIE, swapped + cards.total),
        theirs=roll(rng, MELEE_DIE, theirs.total),
        their_defence=roll(rng, DEFENCE_DIE, their_cards.total),
        reasons=[Said(own_why), Said(why[1])],
    )
    mine_shown = [*clash.mine, *clash.defence]
    theirs_shown = [*clash.theirs, *clash.their_defence]
    shown = Message("shows-dice", rolls=own_why, dice=_describe_own_dice(clash))
    h.tell(shown, kind="melee", seat=seat, foe=n, dice=mine_shown)
    shown = Message("shows-dice", rolls=why[1], dice=describe_dice(theirs_shown))
    h.tell(shown, kind="melee", seat=seat, foe=n, dice=theirs_shown)
    return clash


def _describe_own_dice(clash: Clash) -> Message:
    if not clash.defence:
        return describe_dice(clash.mine)
    defence = describe_dice(clash.defence)
    if not clash.mine:
        return Message("dice-in-defence", defence=defence)
    return Message("dice-and-defence", dice=describe_dice(clash.mine), defence=defence)


def _roll_again(h: Here, seat: int) -> Play[None]:
    """Make forced re-rolls, then those that the human chooses (PH-15.11, PH-20.4)."""
    fight = h.s.get_combat(seat)
    clash = fight.clash
    assert clash is not None
    pools = [
        Pool("player", clash.mine, clash.defence, clash.rerolled),
        Pool("enemy", clash.theirs, clash.their_defence, clash.their_rerolled),
    ]
    yield from rerolls.force_rerolls(h, seat, pools)

    def worth() -> dict[Whose, list[int]]:
        mine, theirs = make_human_side(h.s, seat), make_enemy_side(h.s, seat)
        if engagements.is_best_result_certain(mine, theirs, fight.foes[clash.foe].health):
            return {}
        return {
            "player": engagements.find_idle_dice(mine, theirs),
            "enemy": theirs.removable_places,
        }

    yield from rerolls.resolve_rerolls(h, seat, pools, worth)


# -- blocks --------------------------------------------------------------------------------------


def _ask_blocks(
    h: Here, seat: int, mine: Side, theirs: Side, cancels: Cancels
) -> Play[tuple[int, ...]]:
    """Ask which enemy dice the human's blocks remove, if that makes a difference (PH-15.14)."""
    fight = h.s.get_combat(seat)
    clash = fight.clash
    assert clash is not None
    ways = engagements.list_ways_to_block(theirs, mine.blocks)
    found: dict[Message, tuple[tuple[int, ...], Outcome]] = {}
    for way in ways:
        outcome = engagements.find_outcome(mine, theirs, clash.my_blocked, way, cancels)
        result = Message("you-would", results=list_results(theirs, outcome))
        found.setdefault(result, (way, outcome))
    if len(found) == 1 or h.find_standing_order(seat, "blocks") is not None:
        return ways[0]
    options: list[Option] = []
    for detail, (way, outcome) in found.items():
        label = Message("block", marks=list_marks(theirs, way))
        data = {"blocked": list(way), "deal": outcome.dealt, "suffer": outcome.suffered}
        options.append(Option(_block_id(way), "block", label, detail, data))
    foe, dice = name_foe(fight, clash.foe), describe_dice(theirs.dice)
    text = Message("block-what", foe=foe, dice=dice, health=h.human(seat).health)
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


# -- what it comes to ----------------------------------------------------------------------------


def _tell_outcome(h: Here, seat: int, mine: Side, theirs: Side, outcome: Outcome) -> None:
    fight = h.s.get_combat(seat)
    clash = fight.clash
    assert clash is not None
    me, who = h.name_seat(seat), name_foe(fight, clash.foe)
    verdict = describe_verdict(me, who, theirs, outcome)
    told: list[Message] = []
    if clash.blocked:
        told.append(Message("blocks", who=me, marks=list_marks(theirs, clash.blocked)))
    if clash.my_blocked:
        told.append(Message("blocks", who=who, marks=list_marks(mine, clash.my_blocked)))
    result = Message("blow", blocks=join_sentences(told), verdict=verdict) if told else verdict
    clash.result = Said(result)
    wounds = {"dealt": outcome.dealt, "suffered": outcome.suffered}
    h.tell(result, kind="blow", seat=seat, foe=clash.foe, **wounds)


def _apply_special_faces(h: Here, seat: int, n: int, outcome: Outcome) -> Play[None]:
    """Carry out the effects that the special faces left in `outcome` trigger, once for each face:
    first the player's, then those of enemy `n`. Cancelling dice is done already (PH-15.17,
    PH-15.23)."""
    for one in list_effect_weapons(h.s, seat)[:1]:
        for _ in range(outcome.my_effects):
            yield from _apply_special(h, seat, one, WEAPONS[one])
    foe = h.s.fights[seat].foes[n].card
    for _ in range(outcome.their_effects):
        yield from _apply_special(h, seat, foe, find_enemy_card(foe))


def _apply_special(h: Here, seat: int, card: str, striker: Weapon | Enemy) -> Play[None]:
    used = h.human(seat).used
    for number, effect in enumerate(striker.effects):
        name = f"{card}/{number}"
        do = [one for one in effect.do if not isinstance(one, Cancel)]
        if effect not in find_special_effects(striker) or not do or name in used:
            continue
        if is_every_condition_met(h.s, seat, effect.if_):
            if effect.limit in ("turn", "combat", "once"):
                used[name] = effect.limit
            yield from carry_out(h, seat, do, name_of(card), source=card, at="melee_result")


def _add_wounds(h: Here, seat: int, left: int) -> Play[int]:
    """Count the wounds that cards add to those dealt, by themselves or used now; cards are offered
    only if the enemy would have health left (PH-15.20)."""
    fight = h.s.fights[seat]
    fight.more_wounds = 0
    yield from fire_hook(h, seat, "wounds_out", asking=False)
    if left > fight.more_wounds:
        yield from uses.ask_uses(h, seat, Message("use-as-you-strike"), "wounds_out")
    more, fight.more_wounds = fight.more_wounds, None
    return more


def _knock_down(h: Here, seat: int, n: int, outcome: Outcome) -> None:
    """Knock down those whom the outcome says, which costs one die in the next round, once. In the
    last round, or if the fight is over, nothing happens (PH-15.22, PH-15.22a)."""
    fight = h.s.fights[seat]
    if fight.round >= MOST_ROUNDS or not fight.living_foes:
        return
    foe, then = fight.foes[n], fight.round + 1
    if outcome.they_fall and foe.knocked_down != then and foe.health > 0:
        foe.knocked_down = then
        told = Message("is-knocked-down", who=name_foe(fight, n), round=then)
        h.tell(told, kind="knockdown", seat=seat, foe=n)
    if outcome.i_fall and fight.knocked_down != then:
        fight.knocked_down = then
        told = Message("is-knocked-down", who=h.name_seat(seat), round=then)
        h.tell_of(seat, told, kind="knockdown")
