"""Wren Sallow, the Slinger: Spotter, Quick Feet, Long Shot, Vanish and Ricochet (AF-22.8)."""

from rules.aftermath.effects.powers.registry import register_lasting_power, register_power
from rules.aftermath.model.state import Enemy, Member, State
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.combat.statuses import gain_status
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.play.page import maps
from rules.aftermath.words import Message
from rules.engine import Option, Play


def _list_seen_enemies(s: State, m: Member) -> list[Enemy]:
    """List the enemies in sight."""
    at = s.party[m].at
    if at is None:
        return []
    return [
        enemy
        for enemy in s.visit.enemies
        if any(one == at or maps.find_sight_distance(s, at, one, m) is not None for one in enemy.at)
    ]


@register_power("spotter", lambda s, m: bool(_list_seen_enemies(s, m)))
def _use_spotter(h: Here, m: Member) -> Play[None]:
    """Lower the defence of an enemy in sight by 2 for this turn."""
    s = h.s
    options = [
        Option(
            str(enemy.number),
            "ability",
            enemies.label_enemy(s, enemy),
            Message("defence-of", defence=enemies.find_defence(s, enemy)),
            {"defence": enemies.find_defence(s, enemy)},
        )
        for enemy in _list_seen_enemies(s, m)
    ]
    chosen = yield from h.choose_for(
        m, Message("spot-whom"), options, topic="spotter", rule="AF-22.8"
    )
    enemy = s.find_enemy(int(chosen))
    assert enemy is not None
    lasting.start_lasting(s, m, "spotter", enemy=enemy)
    now = enemies.find_defence(s, enemy)
    told = Message("spots", enemy=enemies.name_enemy(s, enemy), defence=now)
    h.tell(told, kind="ability", member=m, does="spotter", enemy=enemy.number)


register_lasting_power(
    "quick-feet", lambda s, m: "tangled" not in s.party[m].statuses, "quick-feet-lasts"
)


register_lasting_power("long-shot", lambda s, m: not s.is_safe, "long-shot-lasts")


def _can_vanish(s: State, m: Member) -> bool:
    return "camouflaged" not in s.party[m].statuses and s.copies_left("camouflaged") > 0


@register_power("vanish", _can_vanish)
def _use_vanish(h: Here, m: Member) -> None:
    """Make the member Camouflaged."""
    gain_status(h, m, "camouflaged", Message("vanish"))


register_lasting_power(
    "ricochet",
    lambda s, m: (
        not s.is_safe and len(s.visit.enemies) > 1 and not lasting.count_in_force(s, m, "ricochet")
    ),
    "ricochet-lasts",
)
