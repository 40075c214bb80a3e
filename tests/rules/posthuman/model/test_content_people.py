"""PH-25.5, PH-26.1, PH-26.2, PH-27.11 to PH-27.13, PH-27.17, PH-27.19: skills, followers,
characters, scars and mutant actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from rules.posthuman.effects.models import AddMinion, Amount, Dice, Number, Plain, RollBonus, Steal
from rules.posthuman.model.cards import Follower, MutantAction, Scar, Skill, Weapon
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.terms import STATS, TERRAINS
from tests.rules.posthuman.model.printed import effects, hooks, physical, primitives, printed
from tests.rules.posthuman.rows import figure

SKILLS: list[Skill] = physical(CONTENT.skills.values())
FOLLOWERS = list(CONTENT.followers.values())
CHARACTERS = CONTENT.characters
MUTATIONS = [one for one in physical(CONTENT.scars.values()) if not one.is_blank]
ACTIONS: list[MutantAction] = physical(CONTENT.mutant_actions.values())
OTHERS = [one for one in ACTIONS if not (one.attack or one.charge)]
MOMENTS = {
    "melee": {"melee_roll", "melee_result", "wounds_in", "wounds_out"},
    "shooting": {"shoot_roll"},
    "evade or test": {"evade", "test"},
    "camp": {"camp"},
    "supply or forage": {"forage", "tile_done", "supply"},
}
RAISED = {2: 0, 3: 2, 4: 3, 5: 5}
"""What a stat costs (PH-4.2)."""
ALLOWED = {2: 1, 3: 2, 4: 3, 5: 3}
"""How many skills a mind may have (PH-4.6)."""


def sort_of(one: Skill) -> str:
    """What a skill is good for, by what it does."""
    if one.vs:
        return "vs"
    return next((sort for sort, found in MOMENTS.items() if hooks(one) & found), "other")


def skill(rules: str, name: str, *raw: dict[str, Any], **fields: Any) -> Any:
    (one,) = [card for card in CONTENT.skills.values() if card.name == name]
    return printed(rules, one, *raw, **{"copies": 1, **fields})


def camp(do: Any) -> dict[str, Any]:
    return {"at": "camp", "do": [do], "limit": "turn", "ask": True}


def names(has: Callable[[Skill], Any]) -> Counter[str]:
    return Counter(str(one.name) for one in SKILLS if has(one))


def gift(one: Follower) -> str:
    """What a follower is good for: one thing."""
    assert one.ally + len(one.effects) == 1, one.id
    found = primitives(one.effects)
    for name, does in {
        "ally": one.ally,
        "camp": hooks(one) == {"camp"},
        "evade": any(isinstance(p, RollBonus) and p.n == 1 for p in found),
        "shooting": any(isinstance(p, Dice) and p.die == "shooting" for p in found),
        "slots": any(isinstance(p, Number) and p.do == "slots" for p in found),
    }.items():
        if does:
            return name
    return "nothing"


def character(name: str) -> tuple[Any, ...]:
    one = CHARACTERS[name]
    stats = "".join(str(one.stats[stat]) for stat in STATS)
    return (stats, one.skills, sorted(one.items), one.food, one.ammo)


def price(name: str) -> tuple[float, float]:
    """The points of a character, and what it owns in food."""
    one = CHARACTERS[name]
    items = sum(CONTENT.starting[item].price for item in one.items)
    return sum(RAISED[n] for n in one.stats.values()), items + one.food + one.ammo / 2


def equipped(name: str) -> tuple[bool, ...]:
    """Whether a character has a flare, a melee weapon, and goods and skills within bounds."""
    one = CHARACTERS[name]
    weapons = [CONTENT.starting[item] for item in one.items]
    strikes = any(isinstance(item, Weapon) and not item.is_ranged for item in weapons)
    goods = 1 <= one.food <= 4 and 0 <= one.ammo <= 6
    return "flare" in one.items, strikes, goods, len(one.skills) <= ALLOWED[one.stats["mind"]]


def lacking() -> list[str]:
    """What any four characters together need more of than there is."""
    found = []
    for four in combinations(CHARACTERS.values(), 4):
        items = Counter(item for one in four for item in one.items)
        skills = Counter(one_skill for one in four for one_skill in one.skills)
        found += [item for item, n in items.items() if n > CONTENT.starting[item].copies]
        found += [known for known, n in skills.items() if n > CONTENT.skills[known].copies]
    return found


def raised() -> tuple[int, int]:
    """How often bodies grow at least, and minds and shooting at most."""
    up = Counter(c.stat for one in MUTATIONS for c in one.changes if c.n > 0)
    return min(up["strength"], up["speed"], up["melee"]), max(up["mind"], up["shooting"])


def hands() -> list[tuple[str, int]]:
    found = [p for one in MUTATIONS for p in primitives(one.effects) if isinstance(p, Number)]
    return [(p.do, p.n) for p in found]


def spoils(one: MutantAction) -> str:
    """Which of the six other sorts a card is, by what it does."""
    (does,) = one.do
    if isinstance(does, Plain):
        return does.do
    if isinstance(does, Amount):
        return f"{does.do} {does.n}"
    return type(does).__name__


def on_terrains() -> Counter[str]:
    return Counter(terrain for one in ACTIONS for terrain in {*one.terrains})


def blank(**fields: Any) -> bool:
    plain = {"id": "nick", "name": "Nick", "text": "On the left ear."}
    return Scar.model_validate(plain | fields).is_blank


FOOD = {"label": "Take 1 food", "do": [{"steal": {"kind": "food", "n": 1}}]}
AMMO = {"label": "Take 2 ammo", "do": [{"steal": {"kind": "ammo", "n": 2}}]}
CLAW = {"name": "Claw", "wounds": 1, "special": "attack"}
AGAIN = {"at": "melee_roll", "do": [{"reroll": {"dice": ["melee", "defence"], "n": 1}}]}
SOCIAL = {"Looting": 2, "Raiding": 2, "Storytelling": 1, "Psychologist": 1}
KIN = effects({"at": "move_start", "do": [{"add_minion": {"kind": "mutant", "n": 1}}]})[0].do
# fmt: off
PEOPLE = [
    # 30 skills, by what they are good for; those of the rulebook.
    figure("PH-27.13 PH-1.1", lambda: Counter(map(sort_of, SKILLS)), {"melee": 8, "shooting": 5,
        "evade or test": 4, "camp": 5, "vs": 4, "supply or forage": 2, "other": 2}),
    skill("PH-26.1", "Stealth", {"at": "evade", "do": [{"roll": {"what": "evade", "n": 2}}]}),
    skill("PH-26.1", "Athletics", {"at": "evade", "do": [{"roll": {"what": "evade", "n": 1}}]},
        {"at": "test", "do": [{"roll": {"what": "test", "n": 1, "stat": "speed"}}]}),
    skill("PH-26.1", "Acrobatics", {"at": "melee_roll", "do": [{"swap": 1}]}),
    skill("PH-26.1", "Footwork", {**AGAIN, "limit": "combat"}),
    skill("PH-26.1", "Looting", camp({"choose": [FOOD, AMMO]}), copies=2, vs=True),
    skill("PH-26.1", "Raiding", camp({"steal": {"kind": "item", "n": 1, "size": 1,
        "contest": True}}), copies=2, vs=True),
    skill("PH-26.1", "Storytelling", camp({"morale": {"n": 1, "whom": "here"}}), benign=True),
    skill("PH-26.1", "Psychologist", camp({"morale": {"n": 2, "whom": "other"}}), benign=True),
    figure("PH-26.1", lambda: names(lambda one: not one.solo), SOCIAL),
    figure("PH-26.1", lambda: names(lambda one: one.vs), {"Looting": 2, "Raiding": 2}),
    *(
        skill("PH-26.2", name, {"at": "shoot_roll", "do": [{"expert": [of]}]})
        for name, of in (("Pistol Expert", "pistol"), ("Rifle Expert", "rifle"),
            ("Shotgun Expert", "shotgun"), ("Bow Expert", "bow"))
    ),
    # Eight followers, half of whom cost something.
    figure("PH-27.17 PH-1.1", lambda: Counter(gift(one) for one in FOLLOWERS for _ in range(
        one.copies)), {"ally": 3, "camp": 2, "evade": 1, "shooting": 1, "slots": 1}),
    figure("PH-27.17", lambda: sum(one.upkeep > 0 or one.lost > 0 for one in FOLLOWERS) >= 4, True),
    # Six characters that cost the same, and any four find their cards.
    figure("PH-1.5 PH-27.19", lambda: len({one.name for one in CHARACTERS.values()}), 6),
    figure("PH-3.7 PH-27.19", lambda: character("cage-fighter"),
        ("34252", ("acrobatics",), ["flare", "nail-club", "painkillers"], 4, 0)),
    figure("PH-3.5 PH-27.19", lambda: character("runner")[:3],
        ("25243", ("athletics",), ["flare", "kalt-9mm", "knife"])),
    figure("PH-3.5 PH-27.19", lambda: character("gamer")[:3],
        ("23425", ("stealth",), ["flare", "kalt-9mm", "lead-pipe"])),
    figure("PH-27.19", lambda: sorted(stat for name, one in CHARACTERS.items() if name not in
        ("cage-fighter", "runner", "gamer") for stat, n in one.stats.items() if n == 5),
        ["mind", "strength"]),
    *(
        figure("PH-3.8 PH-27.19", lambda one=one: (price(one), *equipped(one)),
            ((10, 7), True, True, True, True))
        for one in CHARACTERS
    ),
    figure("PH-27.19", lacking, []),
    # 31 scars, 12 of them blank; what mutations change and carry.
    figure("PH-27.11 PH-1.1", lambda: len(physical(CONTENT.scars.values())), 31),
    figure("PH-27.11", lambda: Counter(tuple(c.n for c in one.changes) for one in MUTATIONS),
        {(1,): 8, (-1,): 4, (1, -1): 7}),
    figure("PH-27.11", lambda: [one.id for one in MUTATIONS if len({c.stat for c in one.changes})
        < len(one.changes)], []),
    figure("PH-27.11", lambda: raised()[0] > raised()[1], True),
    figure("PH-27.11", lambda: sorted({one.weapon.wounds for one in MUTATIONS if one.weapon}),
        [1, 2, 3]),
    figure("PH-27.11", lambda: sum(one.weapon is not None for one in MUTATIONS), 9),
    figure("PH-27.11", lambda: sum(bool(one.riders) for one in MUTATIONS), 5),
    figure("PH-27.11", lambda: sum(bool(one.riders or one.effects) for one in MUTATIONS), 8),
    figure("PH-27.11", hands, [("hand", 1)] * 2),
    figure("PH-25.9", lambda: [blank(), blank(changes=[{"stat": "mind", "n": 1}]),
        blank(weapon=CLAW)], [True, False, False]),
    # 25 mutant actions: attacks, charges, and six other sorts.
    figure("PH-27.12 PH-1.1", lambda: len(ACTIONS), 25),
    figure("PH-27.12", lambda: [(a.title, len({*a.terrains}), sorted(a.step), a.do, a.scar)
        for a in ACTIONS if a.attack], [("attack", 2, ["move", "mutant"], (), False)] * 7),
    figure("PH-27.12", lambda: [(one.title, one.charge, len(one.terrains), one.step, one.do)
        for one in ACTIONS if one.charge], [("charge", 2, 1, ("move",), ())] * 3),
    figure("PH-27.12", lambda: Counter((spoils(one), *one.step) for one in OTHERS), {
        ("extra_encounter", "move"): 3, ("replace_encounter", "move"): 3, ("Steal", "forage"): 3,
        ("Forbid", "forage", "scout"): 2, ("morale -1", "camp"): 2, ("AddMinion", "move"): 2}),
    figure("PH-27.12", lambda: len({(spoils(one), one.title) for one in OTHERS}), 6),
    figure("PH-27.12", lambda: {p.kind for one in OTHERS for p in one.do if isinstance(p, Steal)},
        {"food", "ammo"}),
    figure("PH-27.12", lambda: {one.do for one in OTHERS if isinstance(one.do[0], AddMinion)},
        {KIN}),
    figure("PH-27.12", lambda: {*on_terrains()} == {*TERRAINS}
        and 5 <= min(on_terrains().values()) <= max(on_terrains().values()) <= 8, True),
    figure("PH-27.12", lambda: [one.id for one in ACTIONS if not one.terrains], []),
]
# fmt: on


@pytest.mark.parametrize(("find", "wanted"), PEOPLE)
def test_people_and_mutants(find: Callable[[], Any], wanted: Any) -> None:
    assert find() == wanted
