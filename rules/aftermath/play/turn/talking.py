"""Communicating with strangers (AF-10.10 to AF-10.15), and the special rules of safe encounters
(AF-23.27, AF-23.28)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.aftermath.model import items
from rules.aftermath.model.card_sets import able
from rules.aftermath.model.cards import Special
from rules.aftermath.model.state import Enemy, Member, State
from rules.aftermath.model.terms import Attribute, Dial
from rules.aftermath.play import dials, goals
from rules.aftermath.play.cards.action_deck import playable
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies, threats
from rules.aftermath.play.page.environments import in_force
from rules.aftermath.play.page.situations import leave, situation
from rules.aftermath.play.turn.skill_tests import Trial, attempt, suggest
from rules.engine import Option, Play
from rules.kit.words import capitalized

ATTRIBUTE: Attribute = "instinct"
"""AF-10.11."""
JOINED: Dial = "population"
"""What a success raises by 1 (AF-10.13)."""
PRICE = 2
"""In scrap, of an item of the pedlars (AF-23.27)."""


def special_of(s: State, enemy: Enemy) -> Special | None:
    """The special rules that an enemy's encounter brought along, if any (AF-5.28)."""
    return next((one.special for one in s.visit.encounters if one.number == enemy.brought), None)


def watched(s: State) -> bool:
    """Whether a Wary Watch is still there (AF-23.28)."""
    return any(special_of(s, enemy) == "wary" for enemy in s.visit.enemies)


def strangers(s: State, m: Member, special: Special | None = None) -> list[Enemy]:
    """The enemies in a member's space while it is safe (AF-5.2), or those with special rules."""
    at = s.of(m).at
    if at is None or not s.safe:
        return []
    there = s.enemies_at(at)
    return [one for one in there if special is None or special_of(s, one) == special]


def listeners(s: State, m: Member) -> list[Enemy]:
    """Whom a member can communicate with: strangers in its space, but none without a communicate
    value and no swarm; nobody while Frightened (AF-10.10, AF-10.15, AF-15.9)."""
    if "frightened" in s.of(m).statuses:
        return []
    return [
        one for one in strangers(s, m) if one.card.communicate is not None and not one.card.swarm
    ]


def difficulty(s: State, m: Member, enemy: Enemy) -> int:
    """Of communicating with an enemy: its value, less among Lost Folk, by Truce Bells and by a Calm
    Word (AF-10.10, AF-22.11, AF-23.27, AF-26.3)."""
    assert enemy.card.communicate is not None
    easier = (special_of(s, enemy) == "lost-folk") + 2 * in_force(s, "truce-bells")
    return enemy.card.communicate - easier - lasting.calm(s, m)


# -- what is on offer ----------------------------------------------------------------------------


def options(s: State, m: Member) -> list[Option]:
    """Talking to each stranger here; feeding those who are hungry; buying of the pedlars."""
    made = []
    can = able(playable(s.of(m)), ATTRIBUTE)
    for enemy in listeners(s, m):
        who, hard = enemies.titled(s, enemy), difficulty(s, m, enemy)
        data = {"enemy": enemy.number, "difficulty": hard, "opposed": True}
        if can:
            against = f"{ATTRIBUTE.capitalize()} against {hard} and the black die: {JOINED} +1."
            made.append(
                suggest(
                    s,
                    _speech(s, m, enemy),
                    f"talk-{enemy.number}",
                    f"Talk to {who}",
                    against,
                    enemy=enemy.number,
                )
            )
        if special_of(s, enemy) == "hungry" and dials.affordable(s, {"food": 1}):
            made.append(
                Option(
                    f"feed-{enemy.number}",
                    "talk",
                    f"Feed {who}",
                    f"For 1 food it comes along: {JOINED} +1.",
                    data=data,
                )
            )
    if can_buy(s, m):
        detail = f"An item for {PRICE} scrap, once in your turn."
        made.append(Option("buy", "talk", "Buy from the pedlars", detail))
    return made


def can_buy(s: State, m: Member) -> bool:
    """Whether a pedlar is here, the price is there, and the member has not bought in this turn
    (AF-23.27)."""
    sells = bool(strangers(s, m, "pedlars")) and m not in s.visit.bought
    return sells and dials.affordable(s, {"scrap": PRICE})


# -- doing it ------------------------------------------------------------------------------------


def _speech(s: State, m: Member, enemy: Enemy) -> Trial:
    return Trial(
        member=m,
        attribute=ATTRIBUTE,
        difficulty=difficulty(s, m, enemy),
        cause=f"Talking to {enemies.name(s, enemy)}",
        opposed=True,
        scope="communicate",
        verb="talk",
        topic="talk",
        rule="AF-10.10",
    )


def talk(h: Here, m: Member, number: int, cards: Sequence[str] | None = None) -> Play[None]:
    """An opposed test against the communicate value, with these cards or those that the player
    chooses. A failure makes the situation hostile (AF-10.14), and costs 1 scrap at the Jackdaw
    Court (AF-23.28)."""
    s, enemy = h.s, _there(h, number)
    who = enemies.name(s, enemy)
    special = special_of(s, enemy)
    heard = yield from attempt(h, _speech(s, m, enemy), cards)
    if heard is None:
        return
    lasting.used_up(s, m, "calm-word")
    if heard:
        yield from _comes_along(h, m, enemy)
        return
    situation(h, "hostile", capitalized(who))
    if special == "jackdaw-court":
        yield from dials.change(h, "scrap", -1, "Jackdaw Court")


def feed(h: Here, m: Member, number: int) -> Play[None]:
    """A hungry stranger is fed, which is a successful Communicate (AF-23.28)."""
    dials.pay(h, {"food": 1}, f"{h.who(m)} shares a meal")
    yield from _comes_along(h, m, _there(h, number))


def _comes_along(h: Here, m: Member, enemy: Enemy) -> Play[None]:
    """Success: figure and card leave play, the last threat card is discarded, and population rises
    by 1 (AF-10.12, AF-10.13); it is a stray come home (AF-22.6)."""
    who = capitalized(enemies.name(h.s, enemy))
    h.tell(f"{who} comes along with {h.who(m)}.", kind="talked", member=m, enemy=enemy.number)
    leave(h, enemy)
    threats.remove_last(h, 1)
    yield from dials.change(h, JOINED, 1, who)
    goals.stray(h, 1, who)


def buy(h: Here, m: Member) -> Play[None]:
    """An item from the pedlars (AF-23.27)."""
    h.s.visit.bought.append(m)
    dials.pay(h, {"scrap": PRICE}, f"{h.who(m)} buys from the pedlars")
    yield from items.draw_item(h, m, "The pedlars")


def _there(h: Here, number: int) -> Enemy:
    enemy = h.s.enemy(number)
    assert enemy is not None
    return enemy
