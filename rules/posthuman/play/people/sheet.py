"""The character sheet: stats with what cards add, tests of a stat, and the tracks and goods:
health, morale, food and ammo (PH-5, PH-20.1 to PH-20.5)."""

from functools import cache, lru_cache

from rules.engine import Text, asks_nothing
from rules.kit.dice import D6
from rules.posthuman.effects.models import Effect, RollBonus, StatBonus
from rules.posthuman.effects.modifiers import (
    can_any_work,
    find_modifiers,
    has_flag,
    has_own_scope,
    is_automatic_now,
    list_effects_while_in_play,
    list_enemy_cards,
    list_lasting,
    list_printed_effects,
    list_working_cards,
    use_up_bonuses,
)
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import Hurt, Stat
from rules.posthuman.play.context import Here
from rules.posthuman.words import NO_CAUSE, Message, list_amounts

_ROLLS = ("test", "evade", "xp", "score")
"""Hooks that name a kind of roll: a stat bonus printed at one counts at that hook only."""
_CALM = (
    "setup",
    "event",
    "eat",
    "declare",
    "trade",
    "camp",
    "forage",
    "scout",
    "move_start",
    "tile_drawn",
    "supply",
)
"""Hooks at which there is no combat."""


def sum_effective_stat(s: State, seat: int, stat: Stat, hook: str = "") -> int:
    """Find a stat with everything that cards add or take now, for rolls, tests and comparisons of
    speed (PH-5.6). A bonus printed at a hook of combat counts while its owner is in a combat; one
    at `anytime` always counts; one at any other hook counts if `hook` names it."""
    player, solo = s.players[seat], s.is_solo
    found = (player.mutant or s.human(seat)).stats[stat]
    raising = find_stat_changers(solo, stat)
    if can_any_work(s, seat, raising):
        for card in (*list_working_cards(s, seat), *list_enemy_cards(s, seat)):
            for effect, n in find_stat_bonuses(card, solo, stat) if card in raising else ():
                if _is_in_effect(s, seat, effect.at, hook) and is_automatic_now(s, seat, effect):
                    found += n
    for each in list_lasting(s, seat):
        if isinstance(each.modifier, StatBonus) and each.modifier.stat == stat:
            found += each.modifier.n
    return found


@lru_cache(maxsize=1 << 13)
def find_stat_bonuses(card: str, solo: bool, stat: Stat) -> tuple[tuple[Effect, int], ...]:
    """Find what a card in play adds to a stat or takes from it, each amount with its effect."""
    return tuple(
        (effect, one.n)
        for effect in list_effects_while_in_play(card, solo)
        for one in effect.do
        if isinstance(one, StatBonus) and one.stat == stat and not has_own_scope(one)
    )


@cache
def find_stat_changers(solo: bool, stat: Stat) -> frozenset[str]:
    """Find all cards that change a stat (see `can_any_work`)."""
    return frozenset(
        card for card, _ in list_printed_effects(solo) if find_stat_bonuses(card, solo, stat)
    )


def _is_in_effect(s: State, seat: int, at: str, hook: str) -> bool:
    if at in ("anytime", hook):
        return True
    return at not in _ROLLS and at not in _CALM and s.find_combat(seat) is not None


def clamp_effective_stat(s: State, seat: int, stat: Stat) -> int:
    """Clamp the effective stat to 1 to 5, as abilities, numbers of dice and comparisons in melee
    use it (PH-5.6)."""
    return max(1, min(5, sum_effective_stat(s, seat, stat)))


def count_stat_bonus(s: State, seat: int, stat: Stat) -> int:
    """Count what each point of a stat above 3 gives. Strength: more wounds whenever a human deals
    wounds in melee (PH-5.7); speed: melee dice that a human may use as defence dice, beside those
    that cards add (PH-5.8); mind: dice that it may re-roll, once in a combat (PH-5.9)."""
    return max(0, clamp_effective_stat(s, seat, stat) - 3)


def count_shooting_dice(s: State, seat: int) -> int:
    """Count the dice that the shooting stat gives (PH-5.12, PH-5.12a)."""
    return min(3, clamp_effective_stat(s, seat, "shooting") - 1)


def lose_on_track(h: Here, seat: int, hurt: Hurt, n: int, cause: Text = NO_CAUSE) -> None:
    """Take up to this much health or morale from a human, and tell the players (PH-5.3,
    PH-25.16). Whether the human is knocked out is for `knockout.resolve_knockout`."""
    lost = min(n, getattr(h.human(seat), hurt))
    if lost > 0:
        left = _move_track(h, seat, hurt, -lost)
        data = {"cause": cause, "player": h.name_seat(seat), "n": lost, "hurt": hurt}
        told = Message("loses-on-track", **data, left=left)
        h.tell(told, kind="loss", seat=seat, what=hurt, n=lost)


def gain_on_track(h: Here, seat: int, hurt: Hurt, n: int, cause: Text = NO_CAUSE) -> int:
    """Give a human health or morale up to the limit, and tell the players (PH-5.3). Return how much
    was gained."""
    human = h.human(seat)
    gained: int = max(0, min(n, human.limits[hurt] - getattr(human, hurt)))
    if gained:
        now = _move_track(h, seat, hurt, gained)
        data = {"cause": cause, "player": h.name_seat(seat), "n": gained, "hurt": hurt}
        told = Message("gains-on-track", **data, now=now)
        h.tell(told, kind="gain", seat=seat, what=hurt, n=gained)
    return gained


def _move_track(h: Here, seat: int, hurt: Hurt, n: int) -> int:
    """Move a track, and return its new value."""
    human = h.human(seat)
    now: int = getattr(human, hurt) + n
    setattr(human, hurt, now)
    return now


def gain_goods(h: Here, seat: int, cause: Text = NO_CAUSE, *, food: int = 0, ammo: int = 0) -> None:
    """Give a human food and ammo, or take up to that much if negative; tell the players."""
    _move_goods(h, seat, cause, {"food": food, "ammo": ammo}, "loses-goods")


def pay_goods(h: Here, seat: int, cause: Text, *, food: int = 0, ammo: int = 0) -> None:
    """Take up to this much food and ammo from a human who pays, and tell the players."""
    _move_goods(h, seat, cause, {"food": -food, "ammo": -ammo}, "pays-goods")


def _move_goods(h: Here, seat: int, cause: Text, n: dict[str, int], loses: str) -> None:
    """Change a human's food and ammo and tell the players; `loses` is the message for what goes
    down."""
    human = h.human(seat)
    got = {"food": max(n["food"], -human.food), "ammo": max(n["ammo"], -human.ammo)}
    human.food += got["food"]
    human.ammo += got["ammo"]
    for key, sign in (("gains-goods", 1), (loses, -1)):
        moved = {what: n * sign for what, n in got.items() if n * sign > 0}
        if moved:
            goods = list_amounts([*moved.items()])
            told = Message(key, cause=cause, player=h.name_seat(seat), goods=goods)
            h.tell(told, kind="goods", seat=seat, **{**moved, "sign": sign})


def raise_stat(h: Here, seat: int, stat: Stat, cause: Text = NO_CAUSE) -> None:
    """Raise a stat by 1 for good, and tell the players. Strength also raises health and its limit,
    and mind morale and its limit (PH-5.5, PH-16.7)."""
    human = h.human(seat)
    human.stats[stat] += 1
    if stat == "strength":
        human.health = min(human.limits["health"], human.health + 1)
    elif stat == "mind":
        human.morale = min(human.limits["morale"], human.morale + 1)
    told = Message(
        "stat-rises", cause=cause, player=h.name_seat(seat), stat=stat, value=human.stats[stat]
    )
    h.tell(told, kind="stat", seat=seat, stat=stat)


def find_test_target(s: State, seat: int, stat: Stat, modifier: int = 0) -> int:
    """Find the highest face that passes: the stat with everything that adds to it (PH-20.1,
    PH-20.2)."""
    bonuses = find_modifiers(s, seat, "test", RollBonus)
    more = sum(one.n for one in bonuses if one.what == "test" and one.stat in (None, stat))
    return sum_effective_stat(s, seat, stat, "test") + more + modifier


def is_watched(s: State, seat: int, stat: Stat) -> bool:
    """Whether a human must roll again if it passes a test of the stat (PH-8.9, PH-20.5)."""
    return stat == "mind" and has_flag(s, seat, "test", "reroll_passed")


@asks_nothing
def resolve_test(
    h: Here,
    seat: int,
    stat: Stat,
    modifier: int = 0,
    cause: Text = NO_CAUSE,
    *,
    chosen: bool = False,
) -> bool:
    """Test a human's stat, tell the players, and return whether it passed. `chosen`: the cause is
    what its player has chosen in a story. Bonuses for one test are used up. Only Watched rolls the
    die again, and it must (PH-20.3 to PH-20.5)."""
    most = find_test_target(h.s, seat, stat, modifier)
    face = h.t.rng.pick(D6)
    passed = face <= most
    _tell_result(h, seat, stat, most=most, face=face, cause=cause, chosen=chosen)
    if passed and is_watched(h.s, seat, stat):
        face = h.t.rng.pick(D6)
        passed = face <= most
        _tell_result(h, seat, stat, most=most, face=face, cause=Message("rolled-again"))
    use_up_bonuses(h.s, seat, "test")
    return passed


def _tell_result(
    h: Here, seat: int, stat: Stat, *, most: int, face: int, cause: Text, chosen: bool = False
) -> None:
    result, key = ("passed", "passes-test") if face <= most else ("failed", "fails-test")
    if chosen:
        key = "passes-chosen-test" if face <= most else "fails-chosen-test"
    h.tell(
        Message(key, cause=cause, player=h.name_seat(seat), most=most, stat=stat, face=face),
        kind="test",
        seat=seat,
        stat=stat,
        target=most,
        face=face,
        ok=result,
        dice=[face],
    )
