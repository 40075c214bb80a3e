"""Communicating with strangers (AF-10.10 to AF-10.15), and the special rules of safe encounters
(AF-23.27, AF-23.28)."""

from collections.abc import Sequence

from rules.aftermath.model import items
from rules.aftermath.model.card_sets import has_starting_card
from rules.aftermath.model.cards import Special
from rules.aftermath.model.state import Enemy, Member, State
from rules.aftermath.model.terms import Attribute, Dial
from rules.aftermath.play import dials, goals
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies, threats
from rules.aftermath.play.page.environments import is_in_force
from rules.aftermath.play.page.situations import change_situation, remove_enemy
from rules.aftermath.play.turn.skill_tests import Trial, resolve_test, suggest_test
from rules.aftermath.words import Message
from rules.engine import Option, Play

ATTRIBUTE: Attribute = "instinct"
"""The attribute of Communicate tests (AF-10.11)."""
JOINED: Dial = "population"
"""The dial that a successful Communicate raises by 1 (AF-10.13)."""
PRICE = 2
"""What an item of the pedlars costs in scrap (AF-23.27)."""


def find_special(s: State, enemy: Enemy) -> Special | None:
    """Find the special rule that an enemy's encounter brought, if any (AF-5.28)."""
    return next((one.special for one in s.visit.encounters if one.number == enemy.brought), None)


def is_watched(s: State) -> bool:
    """Whether an enemy of a Wary Watch is still on the page (AF-23.28)."""
    return any(find_special(s, enemy) == "wary" for enemy in s.visit.enemies)


def list_strangers(s: State, m: Member, special: Special | None = None) -> list[Enemy]:
    """List the enemies in a member's space while it is safe (AF-5.2); with `special`, only those
    with that rule. Empty while it is hostile."""
    at = s.party[m].at
    if at is None or not s.is_safe:
        return []
    there = s.enemies_at(at)
    return [one for one in there if special is None or find_special(s, one) == special]


def list_listeners(s: State, m: Member) -> list[Enemy]:
    """List the enemies with which a member can communicate: strangers in its space that have a
    communicate value and are no swarm; none if it is Frightened (AF-10.10, AF-10.15, AF-15.9)."""
    if "frightened" in s.party[m].statuses:
        return []
    return [
        one
        for one in list_strangers(s, m)
        if one.card.communicate is not None and not one.card.swarm
    ]


def find_talk_difficulty(s: State, m: Member, enemy: Enemy) -> int:
    """Find the difficulty of communicating with an enemy: its value, lowered by Lost Folk, Truce
    Bells and Calm Word (AF-10.10, AF-22.11, AF-23.27, AF-26.3)."""
    assert enemy.card.communicate is not None
    easier = (find_special(s, enemy) == "lost-folk") + 2 * is_in_force(s, "truce-bells")
    return enemy.card.communicate - easier - lasting.sum_bonus(s, m, "calm-word")


# -- what is on offer ----------------------------------------------------------------------------


def list_talk_options(s: State, m: Member) -> list[Option]:
    """List options to talk to each stranger here, feed the hungry, and buy from pedlars."""
    if not s.is_safe or not s.visit.enemies:
        return []
    made: list[Option] = []
    listeners = list_listeners(s, m)
    can = listeners and has_starting_card(s.party[m].hand, ATTRIBUTE)
    for enemy in listeners:
        who, hard = enemies.label_enemy(s, enemy), find_talk_difficulty(s, m, enemy)
        data = {"enemy": enemy.number, "difficulty": hard, "opposed": True}
        if can:
            made.append(
                suggest_test(
                    s,
                    _make_speech(s, m, enemy),
                    f"talk-{enemy.number}",
                    Message("talk-to", enemy=who),
                    Message("talk-detail", difficulty=hard),
                    enemy=enemy.number,
                )
            )
        if find_special(s, enemy) == "hungry" and dials.can_afford(s, {"food": 1}):
            made.append(
                Option(
                    f"feed-{enemy.number}",
                    "talk",
                    Message("feed", enemy=who),
                    Message("feed-detail"),
                    data=data,
                )
            )
    if can_buy(s, m):
        made.append(Option("buy", "talk", Message("buy"), Message("buy-detail", price=PRICE)))
    return made


def can_buy(s: State, m: Member) -> bool:
    """Whether a member can buy: a pedlar is in its space, the colony can pay, and the member has
    not bought this turn (AF-23.27)."""
    sells = bool(list_strangers(s, m, "pedlars")) and m not in s.visit.bought
    return sells and dials.can_afford(s, {"scrap": PRICE})


# -- doing it ------------------------------------------------------------------------------------


def _make_speech(s: State, m: Member, enemy: Enemy) -> Trial:
    return Trial(
        member=m,
        attribute=ATTRIBUTE,
        difficulty=find_talk_difficulty(s, m, enemy),
        cause=Message("talking-to", enemy=enemies.name_enemy(s, enemy)),
        opposed=True,
        scope="communicate",
        verb="talk",
        rule="AF-10.10",
    )


def resolve_talk(h: Here, m: Member, number: int, cards: Sequence[str] | None = None) -> Play[None]:
    """Take an opposed test against the communicate value, with these cards or those that the player
    chooses. Failure makes the situation hostile (AF-10.14), and at the Jackdaw Court costs 1 scrap
    (AF-23.28)."""
    s, enemy = h.s, _find_stranger(h, number)
    who = enemies.name_enemy(s, enemy)
    special = find_special(s, enemy)
    heard = yield from resolve_test(h, _make_speech(s, m, enemy), cards)
    if heard is None:
        return
    lasting.end_used_ability(s, m, "calm-word")
    if heard:
        yield from _take_along(h, m, enemy)
        return
    change_situation(h, "hostile", Message("the-enemy", enemy=who))
    if special == "jackdaw-court":
        yield from dials.change_dials(h, {"scrap": -1}, Message("jackdaw-court"))


def feed_stranger(h: Here, m: Member, number: int) -> Play[None]:
    """Feed a hungry stranger, which counts as a successful Communicate (AF-23.28)."""
    dials.pay_costs(h, {"food": 1}, Message("shares-meal", member=h.name_member(m)))
    yield from _take_along(h, m, _find_stranger(h, number))


def _take_along(h: Here, m: Member, enemy: Enemy) -> Play[None]:
    """Carry out a success: remove the enemy, discard the last threat card, raise population by 1
    (AF-10.12, AF-10.13) and count a stray come home (AF-22.6)."""
    who = enemies.name_enemy(h.s, enemy)
    told = Message("comes-along", enemy=who, member=h.name_member(m))
    h.tell(told, kind="talked", member=m, enemy=enemy.number)
    remove_enemy(h, enemy)
    threats.remove_last(h, 1)
    cause = Message("the-enemy", enemy=who)
    yield from dials.change_dials(h, {JOINED: 1}, cause)
    goals.gain_strays(h, 1)


def buy_item(h: Here, m: Member) -> Play[None]:
    """Buy an item from the pedlars (AF-23.27)."""
    h.s.visit.bought.append(m)
    dials.pay_costs(h, {"scrap": PRICE}, Message("buys", member=h.name_member(m)))
    yield from items.draw_item(h, m, Message("the-pedlars"))


def _find_stranger(h: Here, number: int) -> Enemy:
    enemy = h.s.find_enemy(number)
    assert enemy is not None
    return enemy
