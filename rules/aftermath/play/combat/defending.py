"""Attacks on members: who takes them, the defence, and what a hit does (AF-12.13, AF-12.18,
AF-12.20, AF-13.1 to AF-13.4)."""

from rules.aftermath.effects.models import Hurt
from rules.aftermath.effects.performing import register_for_members
from rules.aftermath.model.cards import Action
from rules.aftermath.model.state import Attack, Enemy, Member
from rules.aftermath.model.terms import Status
from rules.aftermath.play.cards import action_deck
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.combat.damage import wound_member
from rules.aftermath.play.combat.defeating import wound_enemy
from rules.aftermath.play.combat.statuses import gain_status, lose_status
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.play.page import maps
from rules.aftermath.play.page.hazards import end_of_movement
from rules.aftermath.play.turn.skill_tests import Trial, resolve_test
from rules.aftermath.words import Message
from rules.engine import Option, Play, Text
from rules.kit.said import Said

STATUS: dict[str, Status] = {"snare": "tangled", "fright": "frightened", "burn": "burning"}
"""The statuses that enemies' specials give to members they hit (AF-12.18)."""


def resolve_attack(
    h: Here, target: Member, strength: int, cause: Text, *, n: int = 1, toxic: bool = False
) -> Play[bool]:
    """Carry out an attack by an entry, against which the target may defend as usual (AF-12.20). A
    hit causes n wounds. `cause`: the attacker, as it begins a sentence. Return whether it hit."""
    target = yield from _ask_guardian(h, target, strength, cause)
    if (yield from _resolve_defence(h, target, strength, cause, None)):
        return False
    yield from _apply_hit(h, target, n, cause, toxic=toxic)
    return True


def resolve_enemy_attack(
    h: Here, enemy: Enemy, token: int, target: Member, action: Action
) -> Play[bool]:
    """Let a figure of an enemy attack with the action that its threat selects (AF-12.13). A hit
    causes 1 wound and the action's special, a miss lets Bristle work. Return whether it hit."""
    strength = action.strength
    assert strength is not None
    name = enemies.name_enemy(h.s, enemy)
    cause = Message("the-enemy", enemy=name)
    target = yield from _ask_guardian(h, target, strength, cause)
    if (yield from _resolve_defence(h, target, strength, cause, enemy)):
        yield from _apply_bristle(h, target, enemy, token)
        return False
    yield from _apply_hit(
        h, target, 1, cause, toxic=action.special == "toxic", by=name, foe=enemy.id
    )
    if h.s.party[target].at is not None:
        yield from _apply_special(h, target, action, cause)
    return True


# -- who takes it (AF-22.11, AF-22.12) -----------------------------------------------------------


def _ask_guardian(h: Here, target: Member, strength: int, cause: Text) -> Play[Member]:
    """Ask each guardian in the target's space whether to take the attack, before the defence;
    default no. Return the member who takes the attack."""
    s = h.s
    at = s.party[target].at
    for guardian in s.list_members_at(at) if at is not None else []:
        if guardian == target or not lasting.count_in_force(s, guardian, "guardian"):
            continue
        text = Message(
            "guard-or-not",
            attacker=cause,
            target=h.name_member(target),
            strength=strength,
            guardian=h.name_member(guardian),
        )
        options = [
            Option("no", "ability", Message("let-it-be")),
            Option("yes", "ability", Message("take-attack", member=h.name_member(target))),
        ]
        data = {
            "target": target,
            "strength": strength,
            "life": s.party[target].life_left,
            "own": s.party[guardian].life_left,
        }
        chosen = yield from h.choose_for(
            guardian, text, options, topic="guardian", data=data, rule="AF-22.12"
        )
        if chosen == "yes":
            told = Message(
                "steps-in-front", member=h.name_member(guardian), target=h.name_member(target)
            )
            h.tell_of(guardian, told, kind="guardian")
            return guardian
    return target


# -- the defence ---------------------------------------------------------------------------------


def _resolve_defence(
    h: Here, m: Member, strength: int, cause: Text, enemy: Enemy | None
) -> Play[bool]:
    """Let the target defend with an opposed test of any attribute, even out of turn (AF-13.1), or
    by its standing order (AF-13.5). Return whether it succeeded; without cards the attack hits
    (AF-13.3)."""
    s = h.s
    number = enemy.number if enemy is not None else None
    s.attack = Attack(target=m, strength=strength, by=Said(cause), enemy=number)
    trial = Trial(
        member=m,
        attribute=None,
        difficulty=strength,
        cause=cause,
        opposed=True,
        scope="defence",
        extra=lasting.sum_bonus(s, m, "dig-in"),
        verb="defend",
        rule="AF-13.1",
    )
    try:
        success = yield from resolve_test(h, trial, standing=s.party[m].standing)
    finally:
        s.attack = None
    return bool(success)


def _apply_hit(
    h: Here, m: Member, n: int, cause: Text, *, toxic: bool, by: Text = "", foe: str = ""
) -> Play[None]:
    """Apply a hit: the member loses Camouflaged (AF-15.14) and takes wounds. `by`: the enemy that
    hits; without one, an entry of the book says what happens."""
    if "camouflaged" in h.s.party[m].statuses:
        lose_status(h, m, "camouflaged", Message("hits", attacker=cause) if by else cause)
    why, attacker = ("", cause) if by else (cause, "")
    yield from wound_member(h, m, n, why, toxic=toxic, attacker=attacker, by=by, foe=foe)


def _apply_bristle(h: Here, m: Member, enemy: Enemy, token: int) -> Play[None]:
    """Wound an enemy that missed a member with Bristle in its own space (AF-22.9)."""
    if lasting.count_in_force(h.s, m, "bristle") and enemy.at[token] == h.s.party[m].at:
        yield from wound_enemy(h, enemy, Message("bristle"), by=m, token=token)


# -- specials on a hit (AF-12.18) ----------------------------------------------------------------


def _apply_special(h: Here, m: Member, action: Action, cause: Text) -> Play[None]:
    special = action.special
    if special in STATUS:
        gain_status(h, m, STATUS[special], cause)
    elif special == "steal" and (cards := action_deck.list_playable(h.s.party[m])):
        steals = Message("steals", attacker=cause)
        action_deck.discard_openly(h, m, [h.t.rng.pick(cards)], steals)
    elif special == "knock":
        yield from _knock_back(h, m, cause)


def _knock_back(h: Here, m: Member, cause: Text) -> Play[None]:
    """Move the target 1 space over a line that can be crossed, if there is one. Its player chooses,
    by default the lowest number."""
    s, c = h.s, h.s.party[m]
    assert c.at is not None
    spaces = [
        to for to, line in maps.find_ways(s, c.at).items() if line not in maps.UNCROSSED_LINES
    ]
    if not spaces:
        return
    options = [Option(str(to), "choose", maps.find_space(s, to).label) for to in spaces]
    chosen = yield from h.choose_for(
        m,
        Message("knock-where", attacker=cause, member=h.name_member(m)),
        options,
        topic="knock",
        data={"spaces": spaces},
        rule="AF-12.18",
    )
    c.at = int(chosen)
    where = maps.name_space(s, c.at)
    told = Message("is-knocked-away", member=h.name_member(m), space=where)
    h.tell_of(m, told, kind="move", space=c.at)
    yield from end_of_movement(h, m)


@register_for_members("attack")
def _apply_attack(h: Here, m: Member, effect: Hurt, cause: Text) -> Play[None]:
    """Attack the affected members as an entry says."""
    told = Message(
        "entry-attacks",
        cause=cause or 0,
        member=h.name_member(m),
        strength=effect.strength,
        count=effect.n,
    )
    h.tell_of(m, told, kind="attack", strength=effect.strength)
    yield from resolve_attack(h, m, effect.strength, cause, n=effect.n, toxic=effect.toxic)
