"""Experience: what is kept, what it buys, counters (PH-16.3 to PH-16.9a)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.posthuman.play.context import Here
from rules.posthuman.play.fights.combat import draw_encounter
from rules.posthuman.play.people import experience
from tests.rules.posthuman.build import Road, Script, idle
from tests.rules.posthuman.own_cards import combat, minion, narrative, skill
from tests.rules.posthuman.rows import Row, row


def buys(what: str) -> Script:
    """Ada spends XP."""
    return lambda h: experience.spend_xp(h, 0, what)


def keeps(h: Here) -> object:
    """Ada keeps what she holds as XP."""
    return experience.store_xp_cards(h, 0, ["two", "one", "story", "none"])


def draws(h: Here) -> bool:
    """Ada's fight begins with the next card of level 1."""
    return draw_encounter(h, h.s.fights[0])


def pays(h: Here) -> object:
    return experience.pay_xp(h, 0, 3)


def killed() -> Road:
    combat(id="two", xp=2), minion(id="one", xp=1), narrative({}, {}, id="story", xp=1)
    combat(id="none", xp=0, level=2)
    return Road(1)


def learns(*skills: str, seat: int = 0, counters: int = 3) -> Road:
    return Road(2).human(seat, counters=counters).stacks("skills", *skills)


def two_skills(seat: int = 0, counters: int = 4) -> Road:
    return learns(skill(id="one"), skill(id="other"), seat=seat, counters=counters)


def has_xp(counters: int, **ada: int) -> Any:
    return lambda: Road(1).human(0, counters=counters, **ada).has(0, "looting")


def level_1(*kept: str, spent: tuple[str, ...] = ()) -> Road:
    """Nothing is left of level 1; Ada has kept these, and there are discards."""
    road = Road(2).has(0, *kept).only("level1").fight(0, combat(level=2, xp=2, id="hard"))
    road.state.fights[0].level = 1
    road.state.encounters[1].discards = [*spent]
    return road


def kept(cards: int, counters: int) -> Any:
    made = ("first", "second")[:cards]
    return lambda: (
        Road(1).has(0, *[combat(id=one, xp=2) for one in made]).human(0, counters=counters)
    )


ALL = "skill,stat:strength,stat:speed,stat:mind,stat:melee,stat:shooting"
WOUNDED = {"health": 3, "morale": 2}
# fmt: off
EXPERIENCE = [
    # What was killed is kept for what it is worth, if it is anything.
    row("PH-16.3", killed, "-> trophies=two,one,story xp=4 used.level2=none", play=keeps),
    # Three buy one of two skills, by default the first; what is owned or drawn twice is replaced.
    row("PH-16.6 PH-16.8", two_skills,
        "-> secret | other -> skills=other learnt=1 used.skills=one xp=1", play=buys("skill")),
    row("PH-16.6 PH-16.8", two_skills, ". -> skills=one learnt=1 used.skills=other",
        play=buys("skill")),
    row("PH-16.6a", lambda: learns("looting", "raiding", "raiding", skill(id="new"))
        .has(0, "looting"), "-> options=raiding.2,new", play=buys("skill")),
    # Six raise a stat, and strength and mind their track.
    *(
        row("PH-16.7", lambda: Road(1).human(0, counters=6, **WOUNDED),
            f"-> {stat}=4 bought=1 counters=0 skills=0 health={health} morale={morale}",
            play=buys(f"stat:{stat}"))
        for stat, health, morale in (("strength", 4, 2), ("mind", 3, 3), ("speed", 3, 2))
    ),
    # What can be paid is offered, but no stat of 5, and no skill if there is none.
    row("PH-16.6", has_xp(2), f"-> bars={ALL}"),
    row("PH-16.6 PH-16.7", has_xp(3), "-> frees=skill bars=stat:melee"),
    row("PH-16.7", has_xp(5), "-> frees=skill bars=stat:melee"),
    row("PH-16.7", has_xp(6), f"-> frees={ALL}"),
    row("PH-16.7a PH-5.15a", has_xp(6, shooting=5), "-> frees=stat:melee bars=stat:shooting"),
    row("PH-16.6a PH-25.16", lambda: has_xp(3)().only("skills", "looting"), "-> bars=skill"),
    # It stands open outside one's own fight, and is never done for somebody.
    row("PH-16.8", lambda: Road(2).human(1, counters=6),
        "-> Ben.frees=stat:melee Ben.stands.spend=optional | .. -> Ben.counters=6"),
    row("PH-16.8", lambda: Road(2).human(1, counters=6).fight(1, combat()),
        "-> Ben.bars=stat:melee"),
    row("PH-16.8", lambda: two_skills(1, 3),
        "1:skill -> Ben.options=one,other | 1:other -> Ben.skills=other waits=Ada"),
    # An empty deck takes its discards, then what is kept of it, for counters.
    row("PH-16.9 PH-1.8", lambda: level_1(combat(id="two", xp=2), combat(id="next", level=2))
        .has(1, combat(id="one", xp=1)).human(1, counters=1),
        "-> trophies=next counters=2 Ben.counters=2 Ben.trophies=0 returned", play=draws),
    row("PH-16.9a", lambda: level_1(combat(id="two", xp=2), spent=(combat(id="spent"),)),
        "-> met=spent trophies=two counters=0", play=draws),
    row("PH-16.9 PH-1.8", lambda: Road(1).has(0, minion(id="kept")).only("human")
        .only("level1", combat(id="lead", humans=1)).fight(0, combat()),
        "-> foes=lead,kept trophies=0 counters=1", play=draws),
    row("PH-1.8 PH-16.9", level_1, "-> returned=no", play=draws),
    # Counters are paid first, and what is too much comes back in them.
    row("PH-16.9a PH-1.4", kept(2, 0), "-> trophies=0 counters=1 used.level1=first,second",
        play=pays),
    row("PH-16.9a", kept(1, 3), "-> trophies=first counters=0 used.level1=0", play=pays),
]
# fmt: on


@pytest.mark.parametrize("row", EXPERIENCE)
def test_experience(row: Row) -> None:
    row.check(idle, free=True)
