"""Experience: cards kept as XP, what XP buys, and counters once decks run out (PH-16.3 to
PH-16.9a)."""

from collections.abc import Sequence
from typing import cast

from rules.engine import Option, Play, Text
from rules.kit.decks import Deck
from rules.posthuman.effects.words import make_skill_detail
from rules.posthuman.model.decks import SKILLS, count_card_xp, name_of
from rules.posthuman.model.state import Human, State
from rules.posthuman.model.terms import STATS, Stat
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.sheet import raise_stat
from rules.posthuman.words import NO_CAUSE, Message

SKILL, STAT = 3, 6
"""The XP that a skill and a point of a stat cost (PH-16.6, PH-16.7)."""
HIGHEST_STAT = 5
"""The highest permanent stat of a human (PH-5.15a)."""


def store_xp_cards(h: Here, seat: int, cards: Sequence[str]) -> None:
    """Keep encounters and minions as a human's XP, and tell the players (PH-16.3). A card worth no
    XP goes to its discard pile."""
    human = h.human(seat)
    before = count_xp(h.s, seat)
    for one in cards:
        if count_card_xp(one):
            human.trophies.append(one)
        else:
            h.s.put_away(one)
    if gained := count_xp(h.s, seat) - before:
        told = Message("keeps-xp", player=h.name_seat(seat), xp=gained, total=before + gained)
        h.tell_of(seat, told, kind="xp", n=gained)


def count_xp(s: State, seat: int) -> int:
    """Count the XP that a human has not spent."""
    human = s.human(seat)
    return human.counters + sum(count_card_xp(one) for one in human.trophies)


def gain_xp(h: Here, seat: int, n: int, cause: Text = NO_CAUSE) -> None:
    """Give a human XP counters, or take up to that many if negative; tell the players."""
    have = count_xp(h.s, seat)
    if n > 0:
        h.human(seat).counters += n
    elif lost := min(-n, have):
        pay_xp(h, seat, lost)
    if now := count_xp(h.s, seat) - have:
        told = Message(
            "gains-xp" if now > 0 else "loses-xp",
            cause=cause,
            player=h.name_seat(seat),
            xp=abs(now),
        )
        h.tell(told, kind="xp", seat=seat, n=now)


def pay_xp(h: Here, seat: int, n: int) -> None:
    """Pay a human's XP: counters first, then cards, the least valuable first. What the last card is
    worth too much comes back as counters (PH-16.9a). The human must have this much XP."""
    human = h.human(seat)
    paid = min(human.counters, n)
    human.counters -= paid
    for one in sorted(human.trophies, key=count_card_xp):
        if paid >= n:
            break
        human.trophies.remove(one)
        h.s.put_away(one)
        paid += count_card_xp(one)
    human.counters += paid - n


def free_cards(h: Here, deck: Deck[str]) -> None:
    """Refill an encounter or minion deck before a draw, if it holds no cards: the cards of this
    deck that humans keep as XP turn into counters and go back into the deck (PH-16.9, PH-16.9a)."""
    if deck.cards:
        return
    freed: list[str] = []
    for seat in h.s.humans:
        human = h.human(seat)
        own = [one for one in human.trophies if h.s.find_deck(one) is deck]
        human.trophies = [one for one in human.trophies if one not in own]
        human.counters += sum(count_card_xp(one) for one in own)
        freed += own
    if freed:
        deck.discard(*freed)
        h.tell(Message("xp-becomes-counters"), kind="xp")


# -- spending (PH-16.6 to PH-16.8) ---------------------------------------------------------------


def list_spend_options(s: State, seat: int) -> list[Option]:
    """List what a human can buy with XP now."""
    human, have = s.human(seat), count_xp(s, seat)
    found: list[Option] = []
    if have >= SKILL and can_draw_new_skill(s, human):
        found.append(Option("skill", "spend", Message("buy-skill"), Message("buy-skill-detail")))
    if have >= STAT:
        found += [
            Option(
                f"stat:{stat}",
                "spend",
                Message("buy-stat", stat=stat, value=human.stats[stat] + 1),
                Message("buy-stat-detail", stat=stat),
            )
            for stat in STATS
            if human.stats[stat] < HIGHEST_STAT
        ]
    return found


def spend_xp(h: Here, seat: int, what: str) -> Play[None]:
    """Buy the chosen option of `list_spend_options`, and tell the players."""
    kind, _, stat = what.partition(":")
    human = h.human(seat)
    if kind == "skill":
        pay_xp(h, seat, SKILL)
        yield from draw_skills(h, seat, 2, 1, Message("spent-xp", xp=SKILL))
        human.learnt += 1
        return
    pay_xp(h, seat, STAT)
    human.bought += 1
    raise_stat(h, seat, cast(Stat, stat), Message("spent-xp", xp=STAT))


def can_draw_new_skill(s: State, human: Human) -> bool:
    """Whether the deck still has a skill that the human does not have (PH-16.6a)."""
    own = {SKILLS[one].id for one in human.skills}
    return any(SKILLS[one].id not in own for one in s.skills.cards)


def draw_new_skills(h: Here, seat: int, n: int) -> list[str]:
    """Draw this many skills, or fewer if the deck runs out. Skills that the human has, or that come
    twice, are discarded and do not count (PH-3.4, PH-4.5, PH-16.6a)."""
    known = {SKILLS[one].id for one in h.human(seat).skills}
    drawn: list[str] = []
    twice: list[str] = []
    while len(drawn) < n and (one := h.s.skills.draw(h.t)) is not None:
        if SKILLS[one].id in known:
            twice.append(one)  # discarded after the last draw, or it might come again for ever
        else:
            known.add(SKILLS[one].id)
            drawn.append(one)
    h.s.skills.discard(*twice)
    return drawn


def draw_skills(h: Here, seat: int, n: int, keep: int, cause: Text) -> Play[None]:
    """Draw skills, keep some (0: all) and discard the others (PH-16.6). The first ones drawn are
    the default (PH-16.8)."""
    drawn = draw_new_skills(h, seat, n)
    kept = drawn
    if 0 < keep < len(drawn):
        options = [
            Option(one, "choose", name_of(one), make_skill_detail(SKILLS[one])) for one in drawn
        ]
        prompt = h.t.choices(
            seat,
            Message("keep-which-skills", n=keep),
            options,
            default=drawn[:keep],
            least=keep,
            most=keep,
            secret=True,
            about=Message("about-keeping-skills", player=h.name_seat(seat)),
            topic="skill",
            data={"cards": drawn},
            rule="PH-16.6",
        )
        kept = yield from h.t.ask(prompt)
    h.s.skills.discard(*(one for one in drawn if one not in kept))
    h.human(seat).skills += kept
    for one in kept:
        told = Message(
            "learns-skill",
            cause=cause,
            player=h.name_seat(seat),
            skill=name_of(one),
            detail=make_skill_detail(SKILLS[one]),
        )
        h.tell(told, kind="skill", seat=seat, card=one)
    if not drawn:
        h.tell(Message("no-skill-left", cause=cause), kind="skill", seat=seat)
