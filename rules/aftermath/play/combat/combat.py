"""Attacks by characters: melee with strength in their own space, ranged with agility (AF-10.16 to
AF-10.20)."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from rules.aftermath.model.cards import Scope
from rules.aftermath.model.state import Enemy, Member, State
from rules.aftermath.model.terms import Attribute
from rules.aftermath.play.cards import bonuses
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.combat.defeating import wound_enemy
from rules.aftermath.play.combat.statuses import lose_status
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.play.page import maps
from rules.aftermath.play.page.environments import is_in_force
from rules.aftermath.play.turn.skill_tests import Trial, resolve_test
from rules.aftermath.words import Message
from rules.engine import Option, Play

Way = Literal["fight", "shoot"]
UNARMED = 1
"""The range of a ranged attack without a ranged weapon (AF-10.17)."""


class Target(NamedTuple):
    """A figure that a member can attack in melee or from afar."""

    way: Way
    enemy: Enemy
    space: int
    away: int
    """The distance of sight to the target."""


def find_range(s: State, m: Member) -> int:
    """Find the range of a member's next ranged attack: the longest range among its weapons, or 1
    without (AF-10.17, AF-10.18, AF-10.20), plus Long Shot."""
    ranges = [item.range for item in bonuses.list_equipped(s, m) if item.range]
    return max(ranges, default=UNARMED) + lasting.sum_bonus(s, m, "long-shot")


def list_targets(s: State, m: Member) -> list[Target]:
    """List the figures that a member can attack now, by slot: only while it is hostile, in melee in
    its own space unless Frightened (AF-10.16, AF-15.9), from afar all in sight within range, its
    own space included (AF-10.17). Of a swarm, one figure on each space."""
    c = s.party[m]
    if c.at is None or s.is_safe or not s.visit.enemies:
        return []
    found = []
    furthest = find_range(s, m)
    for enemy in s.visit.enemies:
        for space in sorted({*enemy.at}):
            if space == c.at and "frightened" not in c.statuses:
                found.append(Target("fight", enemy, space, 0))
            away = 0 if space == c.at else maps.find_sight_distance(s, c.at, space, m)
            if away is not None and away <= furthest:
                found.append(Target("shoot", enemy, space, away))
    return found


class Kind(NamedTuple):
    """A way to attack: its attribute (AF-10.19), what helps it, its messages and its rule."""

    attribute: Attribute
    scope: Scope
    label: str
    cause: str
    rule: str


KINDS: Mapping[Way, Kind] = {
    "fight": Kind("strength", "melee", "fight-enemy", "attack-on", "AF-10.16"),
    "shoot": Kind("agility", "ranged", "shoot-enemy", "shot-at", "AF-10.17"),
}


def make_attack(s: State, m: Member, enemy: Enemy, way: Way, aim: int = 0) -> Trial:
    """Make the test of an attack (AF-10.16, AF-10.17, AF-10.19), of a shot with `aim` aim tokens
    (AF-6.19). In the Rain shots are harder (AF-26.2)."""
    kind = KINDS[way]
    return Trial(
        member=m,
        attribute=kind.attribute,
        difficulty=enemies.find_defence(s, enemy),
        cause=Message(kind.cause, enemy=enemies.name_enemy(s, enemy)),
        opposed=True,
        scope=kind.scope,
        extra=aim - is_in_force(s, "rain") if way == "shoot" else 0,
        verb=way,
        rule=kind.rule,
    )


def resolve_melee(
    h: Here, m: Member, enemy: Enemy, cards: Sequence[str] | None = None
) -> Play[None]:
    """Carry out a melee attack on an enemy in the member's space: an opposed strength test against
    its defence, with these cards or the player's choice. Success causes 1 wound (AF-10.16)."""
    at = h.s.party[m].at
    assert at is not None
    hit = yield from resolve_test(h, make_attack(h.s, m, enemy, "fight"), cards)
    if hit is not None:
        _lose_camouflage(h, m)
    if hit:
        weapon = _find_weapon(h.s, m, "melee")
        yield from wound_enemy(h, enemy, "", by=m, token=enemy.at.index(at), weapon=weapon)


def resolve_shot(
    h: Here, m: Member, enemy: Enemy, space: int | None = None, cards: Sequence[str] | None = None
) -> Play[None]:
    """Carry out a ranged attack on an enemy: an opposed agility test against its defence; success
    causes 1 wound (AF-10.17, AF-10.19). It hits the figure on `space`, or if None the nearest. With
    given cards all aim tokens are spent; otherwise the player chooses the tokens, then the cards
    (AF-6.19)."""
    s = h.s
    if space is None:
        space = min(
            (one for one in list_targets(s, m) if one.way == "shoot" and one.enemy is enemy),
            key=lambda one: (one.away, one.space),
        ).space
    aim = h.s.party[m].aim if cards is not None else (yield from _ask_aim_tokens(h, m, enemy))
    hit = yield from resolve_test(h, make_attack(s, m, enemy, "shoot", aim), cards)
    if hit is None:
        return
    h.s.party[m].aim -= aim
    lasting.end_used_ability(s, m, "long-shot")
    _lose_camouflage(h, m)
    if hit:
        struck = enemy.at.index(space)
        ricochet = yield from _ask_ricochet_target(h, m, enemy, space)
        weapon = _find_weapon(s, m, "ranged")
        yield from wound_enemy(h, enemy, "", by=m, token=struck, weapon=weapon)
        if ricochet is not None:
            other, token = ricochet
            yield from wound_enemy(h, other, Message("ricochet"), by=m, token=token)


def _find_weapon(s: State, m: Member, kind: str) -> str:
    """Find the weapon of this kind that a member has equipped, for the lines about the fight."""
    return next((item.id for item in bonuses.list_equipped(s, m) if item.kind == kind), "")


def _lose_camouflage(h: Here, m: Member) -> None:
    """End a member's Camouflaged after it has attacked (AF-15.14)."""
    if "camouflaged" in h.s.party[m].statuses:
        lose_status(h, m, "camouflaged", Message("the-attack"))


def _ask_aim_tokens(h: Here, m: Member, enemy: Enemy) -> Play[int]:
    """Ask how many aim tokens a member spends on a shot, +1 each; 0 if it has none (AF-6.19)."""
    held = h.s.party[m].aim
    if not held:
        return 0
    options = [
        Option(str(n), "shoot", Message("spend-aim", count=n) if n else Message("spend-none"))
        for n in range(held + 1)
    ]
    chosen = yield from h.choose_for(
        m,
        Message("spend-how-many", enemy=enemies.name_enemy(h.s, enemy)),
        options,
        topic="aim",
        data={"enemy": enemy.number, "defence": enemies.find_defence(h.s, enemy)},
        rule="AF-6.19",
    )
    return int(chosen)


# -- ricochet (AF-22.8) --------------------------------------------------------------------------


def _ask_ricochet_target(
    h: Here, m: Member, hit: Enemy, space: int
) -> Play[tuple[Enemy, int] | None]:
    """If a member has used Ricochet, let it choose another enemy to wound within 1 space of the
    target. Return that enemy and its figure, or None if there is none."""
    s = h.s
    if not lasting.count_in_force(s, m, "ricochet"):
        return None
    lasting.end_used_ability(s, m, "ricochet")
    found: dict[str, tuple[Enemy, int]] = {}
    for enemy in s.visit.enemies:
        for token, at in enumerate(enemy.at):
            away = 0 if at == space else maps.find_sight_distance(s, space, at, None)
            if enemy is not hit and away is not None and away <= 1:
                found.setdefault(str(enemy.number), (enemy, token))
    if not found:
        h.tell(Message("ricochet-ends"), kind="info")
        return None
    options = [
        Option(one, "shoot", enemies.label_enemy(s, enemy)) for one, (enemy, _) in found.items()
    ]
    chosen = yield from h.choose_for(
        m, Message("hit-whom-next"), options, topic="ricochet", rule="AF-22.8"
    )
    return found[chosen]
