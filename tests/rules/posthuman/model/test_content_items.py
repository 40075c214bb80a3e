"""The items, and the people: skills, scars, mutant actions, followers and characters (PH-27)."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

import pytest

from rules.posthuman.effects.models import (
    AddMinion,
    Amount,
    Dice,
    Number,
    Peek,
    Plain,
    Prevent,
    RollBonus,
    Steal,
)
from rules.posthuman.model.cards import Equipment, Follower, MutantAction, Scar, Skill, Weapon
from rules.posthuman.model.decks import CONTENT, WEAPONS
from rules.posthuman.model.terms import STATS, TERRAINS
from tests.rules.posthuman.model.printed import (
    change_content,
    list_copies,
    list_hooks,
    list_primitives,
)
from tests.rules.posthuman.rows import figure, pairs

EQUIPMENT: list[Equipment] = list_copies(CONTENT.equipment.values())
BOUGHT: list[Weapon] = list_copies(CONTENT.weapons.values())
STRIKING = [one for one in BOUGHT if not one.is_ranged]
SHOOTING = [one for one in BOUGHT if one.is_ranged]
TOOLS = ("pick_tile", "supply_cards", "food", "ammo")


def describe_guns(of: str) -> tuple[Any, ...]:
    """How many cards of some classes there are, and their figures."""
    found = [one.shooting for one in SHOOTING if one.of in of.split() and one.shooting is not None]
    return (len(found), *({getattr(s, name) for s in found} for name in ("dice", "ammo", "range")))


def sort_of(one: Equipment) -> str:
    """What a piece of equipment is for, by what it does."""
    found = list_primitives(one.effects)
    if one.mount:
        return "mount"
    if one.once and any(isinstance(p, Amount) and p.do == "health" for p in found):
        return "medical"
    if any(isinstance(p, Amount) and p.do == "morale" for p in found):
        return "comfort"
    if one.once:
        return "throwable"
    if any(isinstance(p, Prevent) for p in found):
        return "armour"
    if any(isinstance(p, Number) and p.do == "slots" for p in found):
        return "pack"
    if any(isinstance(p, Peek) or getattr(p, "do", None) in TOOLS for p in found):
        return "tool"
    return one.name


def of_sort(sort: str) -> list[Equipment]:
    return [one for one in EQUIPMENT if sort_of(one) == sort]


def list_costs(sort: str) -> set[str]:
    return {cost.do for one in of_sort(sort) for effect in one.effects for cost in effect.cost}


def list_amounts(sort: str) -> set[tuple[str, int]]:
    found = [p for one in of_sort(sort) for p in list_primitives(one.effects)]
    return {(getattr(p, "do", ""), getattr(p, "n", 0)) for p in found}


def list_sizes(items: Iterable[Any]) -> set[int]:
    return {one.size for one in items}


SORTS = {"medical": 9, "armour": 5, "mount": 6, "comfort": 5, "tool": 5, "throwable": 4, "pack": 2}
# fmt: off
ITEMS = [
    # 18 weapons to strike with, 11 of them for one hand, and 14 to shoot with.
    figure("PH-27.15 PH-1.1", lambda: (len(STRIKING), len(SHOOTING)), (18, 14)),
    figure("PH-27.15", lambda: Counter(one.hands for one in STRIKING), {1: 11, 2: 7}),
    figure("PH-27.15", lambda: {one.wounds for one in STRIKING if one.hands == 1}, {1, 2}),
    figure("PH-27.15", lambda: {one.wounds for one in STRIKING if one.hands == 2}, {2, 3}),
    figure("PH-27.15", lambda: Counter(one.special for one in STRIKING),
        {"critical": 9, "knockdown": 6, "effect": 3}),
    figure("PH-27.15", lambda: describe_guns("pistol"), (4, {1}, {1}, {1, 2})),
    figure("PH-27.15", lambda: describe_guns("rifle"), (4, {2}, {2}, {3})),
    figure("PH-27.15", lambda: describe_guns("shotgun"), (3, {3}, {2}, {1})),
    figure("PH-27.15", lambda: describe_guns("bow thrown"), (3, {1}, {0, 1}, {2, 3})),
    figure("PH-25.3", lambda: list_sizes(WEAPONS.values()), {1, 2, 3}),
    # 37 pieces of equipment, by what they are for.
    figure("PH-27.14 PH-1.1", lambda: Counter(map(sort_of, EQUIPMENT)), {**SORTS, "Camo Tent": 1}),
    figure("PH-27.14", lambda: list_amounts("medical"), {("health", 2), ("health", 3)}),
    figure("PH-27.14", lambda: (list_sizes(of_sort("medical")), list_costs("medical")),
        ({1}, {"discard"})),
    figure("PH-27.14", lambda: list_amounts("armour"), {("prevent", 1)}),
    figure("PH-27.14", lambda: {e.limit for one in of_sort("armour") for e in one.effects},
        {"combat"}),
    figure("PH-27.14", lambda: list_sizes(of_sort("armour")), {1, 2}),
    figure("PH-27.14", lambda: {hook for one in of_sort("throwable") for hook in list_hooks(one)}
        <= {"combat_start", "round_start"}, True),
    figure("PH-27.14", lambda: list_costs("throwable"), {"discard"}),
    figure("PH-27.14 PH-25.4", lambda: (list_sizes(of_sort("pack")), list_amounts("pack")),
        ({0}, {("slots", 2)})),
    figure("PH-25.4", lambda: {sort_of(one) for one in EQUIPMENT if not one.size}, {"pack"}),
]
# fmt: on


@pytest.mark.parametrize(("find", "wanted"), ITEMS)
def test_the_items(find: Callable[[], Any], wanted: Any) -> None:
    assert find() == wanted


@pairs("""
# Skills of the rulebook.
PH-26.1 | skills stealth | copies=1 {evade: {roll: {what: evade, n: 2}}}
PH-26.1 | skills athletics | copies=1 {evade: {roll: {what: evade, n: 1}}}
        {test: {roll: {what: test, n: 1, stat: speed}}}
PH-26.1 | skills acrobatics | copies=1 {melee_roll: {swap: 1}}
PH-26.1 | skills footwork | copies=1 {melee_roll: {reroll: {dice: [melee, defence]}}, limit: combat}
PH-26.1 | skills raiding | copies=2 vs=yes
        {camp: {steal: {kind: item, size: 1, contest: true}}, limit: turn, ask: true}
PH-26.1 | skills storytelling | copies=1 benign=yes
        {camp: {morale: {n: 1, whom: here}}, limit: turn, ask: true}
PH-26.1 | skills psychologist | copies=1 benign=yes
        {camp: {morale: {n: 2, whom: other}}, limit: turn, ask: true}
PH-26.2 | skills {pistol/rifle/shotgun/bow}-expert
    copies=1 {shoot_roll: {expert: [{pistol/rifle/shotgun/bow}]}}
# Other cards of the rulebook; most are played elsewhere.
PH-26.3 | equipment gunscope
    mount=[pistol,rifle] {shoot_roll: [{weapon_dice: -1}, {range: 1}]}
PH-26.7 | events watched | {test: reroll_passed}
PH-26.7 | events killer-instinct | {event: {keep: {metric: xp, which: most}}}
        {combat_start: {dice: {die: melee, n: 1, scope: combat}}, cost: {discard: 1}}
# 26 starting items, each copy with its own icon.
PH-27.16 | starting flare | icons=[1,2,3,4] size=1 {trade: trade_any, cost: {discard: 1}}
PH-27.16 PH-15.25a | starting lead-pipe
    icons=[1,2,3,4] size=1 price=1 hands=1 wounds=1 special=knockdown
PH-27.16 PH-15.25a | starting knife
    icons=[1,2,4] size=1 price=1 hands=1 wounds=1 special=critical
PH-27.16 | starting nail-club | icons=[1,3] size=2 price=2 hands=2 wounds=2 special=critical
PH-27.16 | starting kalt-9mm | icons=[1,2,4] size=1 price=2 of=pistol hands=1
        shooting={dice: 1, range: 2, ammo: 1, specials: [1, 2, 3]}
PH-27.16 | starting hunting-bow | icons=[1,3] size=2 price=3 of=bow hands=2
        shooting={dice: 1, range: 3, ammo: 1, specials: [1, 2, 3]}
PH-27.16 | starting painkillers
    icons=[1,2,3] size=1 price=1 {anytime: {health: 2}, cost: {discard: 1}}
PH-27.16 | starting bandages | icons=[1,3] size=1 price=2
        {camp: {health: {n: 1, whom: chosen}}, limit: turn, ask: true}
PH-27.16 | starting road-map | icons=[1] size=1 price=1 {tile_drawn: {pick_tile: 2}}
PH-27.16 | starting sleeping-bag | icons=[1,2] size=2 price=2 {camp: {morale: 1}}
""")
def test_what_is_printed(said: str, told: str) -> None:
    changed = change_content(CONTENT, f"{said} effects=[] {told}")
    deck, card = said.split()
    one, printed = (getattr(content, deck)[card].model_dump() for content in (changed, CONTENT))
    for effect in printed["effects"]:
        effect["text"] = ""
    assert one == printed


SKILLS: list[Skill] = list_copies(CONTENT.skills.values())
FOLLOWERS = list(CONTENT.followers.values())
CHARACTERS = CONTENT.characters
MUTATIONS = [one for one in list_copies(CONTENT.scars.values()) if not one.is_blank]
ACTIONS: list[MutantAction] = list_copies(CONTENT.mutant_actions.values())
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


def skill_sort(one: Skill) -> str:
    """What a skill is good for, by what it does."""
    if one.vs:
        return "vs"
    return next((sort for sort, found in MOMENTS.items() if list_hooks(one) & found), "other")


def name_gift(one: Follower) -> str:
    """What a follower is good for: one thing."""
    assert one.ally + len(one.effects) == 1, one.id
    found = list_primitives(one.effects)
    for name, use in {
        "ally": one.ally,
        "camp": list_hooks(one) == {"camp"},
        "evade": any(isinstance(p, RollBonus) and p.n == 1 for p in found),
        "shooting": any(isinstance(p, Dice) and p.die == "shooting" for p in found),
        "slots": any(isinstance(p, Number) and p.do == "slots" for p in found),
    }.items():
        if use:
            return name
    return "nothing"


def describe_character(name: str) -> tuple[Any, ...]:
    one = CHARACTERS[name]
    stats = "".join(str(one.stats[stat]) for stat in STATS)
    return (stats, one.skills, sorted(one.items), one.food, one.ammo)


def price_character(name: str) -> tuple[float, float]:
    """The points of a character, and what it owns in food."""
    one = CHARACTERS[name]
    items = sum(CONTENT.starting[item].price for item in one.items)
    return sum(RAISED[n] for n in one.stats.values()), items + one.food + one.ammo / 2


def has_equipment(name: str) -> tuple[bool, ...]:
    """Whether a character has a flare, a melee weapon, and goods and skills within bounds."""
    one = CHARACTERS[name]
    weapons = [CONTENT.starting[item] for item in one.items]
    strikes = any(isinstance(item, Weapon) and not item.is_ranged for item in weapons)
    goods = 1 <= one.food <= 4 and 0 <= one.ammo <= 6
    return "flare" in one.items, strikes, goods, len(one.skills) <= ALLOWED[one.stats["mind"]]


def find_lacking() -> list[str]:
    """What any four characters together need more of than there is."""
    found = []
    for four in combinations(CHARACTERS.values(), 4):
        items = Counter(item for one in four for item in one.items)
        skills = Counter(one_skill for one in four for one_skill in one.skills)
        found += [item for item, n in items.items() if n > CONTENT.starting[item].copies]
        found += [known for known, n in skills.items() if n > CONTENT.skills[known].copies]
    return found


def count_raised_stats() -> tuple[int, int]:
    """How often bodies grow at least, and minds and shooting at most."""
    up = Counter(c.stat for one in MUTATIONS for c in one.changes if c.n > 0)
    return min(up["strength"], up["speed"], up["melee"]), max(up["mind"], up["shooting"])


def list_hand_limits() -> list[tuple[str, int]]:
    found = [p for one in MUTATIONS for p in list_primitives(one.effects) if isinstance(p, Number)]
    return [(p.do, p.n) for p in found]


def name_spoils(one: MutantAction) -> str:
    """Which of the six other sorts a card is, by what it does."""
    (what,) = one.do
    if isinstance(what, Plain):
        return what.do
    if isinstance(what, Amount):
        return f"{what.do} {what.n}"
    return type(what).__name__


def on_terrains() -> Counter[str]:
    return Counter(terrain for one in ACTIONS for terrain in {*one.terrains})


def is_blank_scar(**fields: Any) -> bool:
    plain = {"id": "nick", "name": "Nick", "text": "On the left ear."}
    return Scar.model_validate(plain | fields).is_blank


CLAW = {"name": "Claw", "wounds": 1, "special": "attack"}
SOCIAL = {"Looting": 2, "Raiding": 2, "Storytelling": 1, "Psychologist": 1}
KIN = (AddMinion(do="add_minion", kind="mutant", n=1),)
# fmt: off
PEOPLE = [
    # 30 skills, by what they are good for; those of the rulebook.
    figure("PH-27.13 PH-1.1", lambda: Counter(map(skill_sort, SKILLS)), {"melee": 8, "shooting": 5,
        "evade or test": 4, "camp": 5, "vs": 4, "supply or forage": 2, "other": 2}),
    figure("PH-26.1", lambda: Counter(str(one.name) for one in SKILLS if not one.solo), SOCIAL),
    # Eight followers: three eat food, and losing three others costs 1 morale.
    figure("PH-27.17 PH-1.1", lambda: Counter(name_gift(one) for one in FOLLOWERS for _ in range(
        one.copies)), {"ally": 3, "camp": 2, "evade": 1, "shooting": 1, "slots": 1}),
    figure("PH-27.17", lambda: Counter((one.upkeep, one.lost) for one in FOLLOWERS),
        {(1, 0): 3, (0, 1): 3, (0, 0): 2}),
    # Six characters that cost the same, and any four find their cards.
    figure("PH-1.5 PH-27.19", lambda: len({one.name for one in CHARACTERS.values()}), 6),
    figure("PH-3.7 PH-27.19", lambda: describe_character("cage-fighter"),
        ("34252", ("acrobatics",), ["flare", "nail-club", "painkillers"], 4, 0)),
    figure("PH-3.5 PH-27.19", lambda: describe_character("runner")[:3],
        ("25243", ("athletics",), ["flare", "kalt-9mm", "knife"])),
    figure("PH-3.5 PH-27.19", lambda: describe_character("gamer")[:3],
        ("23425", ("stealth",), ["flare", "kalt-9mm", "lead-pipe"])),
    figure("PH-27.19", lambda: sorted(stat for name, one in CHARACTERS.items() if name not in
        ("cage-fighter", "runner", "gamer") for stat, n in one.stats.items() if n == 5),
        ["mind", "strength"]),
    *(
        figure("PH-3.8 PH-27.19", lambda one=one: (price_character(one), *has_equipment(one)),
            ((10, 7), True, True, True, True))
        for one in CHARACTERS
    ),
    figure("PH-27.19", find_lacking, []),
    # 31 scars, 12 of them blank; what mutations change and carry.
    figure("PH-27.11", lambda: Counter(tuple(c.n for c in one.changes) for one in MUTATIONS),
        {(1,): 8, (-1,): 4, (1, -1): 7}),
    figure("PH-27.11", lambda: [one.id for one in MUTATIONS if len({c.stat for c in one.changes})
        < len(one.changes)], []),
    figure("PH-27.11", lambda: count_raised_stats()[0] > count_raised_stats()[1], True),
    figure("PH-27.11", lambda: sorted({one.weapon.wounds for one in MUTATIONS if one.weapon}),
        [1, 2, 3]),
    figure("PH-27.11", lambda: sum(one.weapon is not None for one in MUTATIONS), 9),
    figure("PH-27.11", lambda: sum(bool(one.riders) for one in MUTATIONS), 5),
    figure("PH-27.11", lambda: sum(bool(one.riders or one.effects) for one in MUTATIONS), 8),
    figure("PH-27.11", list_hand_limits, [("hand", 1)] * 2),
    figure("PH-25.9", lambda: [is_blank_scar(), is_blank_scar(changes=[{"stat": "mind", "n": 1}]),
        is_blank_scar(weapon=CLAW)], [True, False, False]),
    # 25 mutant actions: attacks, charges, and six other sorts.
    figure("PH-27.12", lambda: [(a.title, len({*a.terrains}), sorted(a.step), a.do, a.scar)
        for a in ACTIONS if a.attack], [("attack", 2, ["move", "mutant"], (), False)] * 7),
    figure("PH-27.12", lambda: [(one.title, one.charge, len(one.terrains), one.step, one.do)
        for one in ACTIONS if one.charge], [("charge", 2, 1, ("move",), ())] * 3),
    figure("PH-27.12", lambda: Counter((name_spoils(one), *one.step) for one in OTHERS), {
        ("extra_encounter", "move"): 3, ("replace_encounter", "move"): 3, ("Steal", "forage"): 3,
        ("Forbid", "forage", "scout"): 2, ("morale -1", "camp"): 2, ("AddMinion", "move"): 2}),
    figure("PH-27.12", lambda: len({(name_spoils(one), one.title) for one in OTHERS}), 6),
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
