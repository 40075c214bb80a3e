"""What counts more to bots than what: lists from the least to the most, each compared with its
neighbours. A weight that changes by much, or its sign, moves something to another place."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import log
from statistics import mean
from typing import Any

import pytest

from rules.engine import Option
from rules.posthuman import GAME
from rules.posthuman.bot.fights import rate_threat
from rules.posthuman.bot.player import CAREFUL, SENSIBLE
from rules.posthuman.bot.search import PLACES
from rules.posthuman.model.terms import LEVELS, Level, Stat
from rules.posthuman.view import view_table
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.bot.test_player import ask_bot, ask_for_plan, make_question
from tests.rules.posthuman.build import NAMES, Road
from tests.rules.posthuman.model.printed import list_combats
from tests.rules.posthuman.play.fights.test_reference_fights import BANDS, REFERENCE
from tests.rules.posthuman.play.mutants.prey import make_deed, place_in_town


def compare_neighbours(names: Sequence[Any]) -> pytest.MarkDecorator:
    """Have a test compare each two that follow each other in a list."""
    return pytest.mark.parametrize(("less", "more"), list(pairwise(names)))


STORIES: list[dict[str, Any]] = [
    {"health": -3},
    {"scar": 1},
    {"health": -2},
    {"morale": -2},
    {"test": {"stat": "mind", "fail": [{"health": -3}]}},
    {"health": -1},
    {"food": -1},
    {"ammo": -1},
    {"food": 0},
    {"ammo": 1},
    {"xp": 1},
    {"food": 1},
    {"draw": {"deck": "weapons"}},
    {"draw": {"deck": "equipment"}},
    {"draw": {"deck": "supply"}},
    {"heal_scar": 1},
    {"draw": {"deck": "weapons", "n": 2}},
    {"jp": 1},
]
"""What ways of a story bring somebody who lacks nothing, from the worst to the best."""


def choose_story(*ways: dict[str, Any], xp: int = 0, target: int = 3, food: int = 5) -> int:
    """Which way of a story a bot takes; a test succeeds with up to `target`."""
    card = own_cards.narrative(*({"success": False, **way} for way in ways), xp=xp)
    options = [Option(str(n), "choose", "", data={"target": target}) for n in range(len(ways))]
    prompt = make_question("narrative", *options, data={"card": card})
    (chosen,) = ask_bot(Road(1).human(0, food=food, ammo=5), prompt)
    return int(chosen)


@compare_neighbours(STORIES)
def test_the_better_way_of_a_story(less: Any, more: Any) -> None:
    ways = {"pass": [less]}, {"pass": [more]}
    assert choose_story(*ways) == 1
    assert choose_story(*ways[::-1]) == 0


FOOD, ARMS, SUPPLY, AMMO = (
    {"pass": [one]} for one in ({"food": 1}, *STORIES[12:13], *STORIES[14:15], {"ammo": 1})
)
MIND = {"test": {"stat": "mind"}, "pass": [{"heal_scar": 1}]}
RISK = {**MIND, "fail": [{"health": -1}]}
SUCCESS, FELLOW = {"success": True}, {"success": True, "follower": True}


@pytest.mark.parametrize(
    ("ways", "situation", "better"),
    [
        # Half a chance of a lost scar is less than food, two thirds are more.
        ((MIND, FOOD), {"target": 3}, 1),
        ((MIND, FOOD), {"target": 4}, 0),
        ((RISK, AMMO), {"target": 3}, 1),
        ((RISK, AMMO), {"target": 4}, 0),
        # Success brings the story's XP, and a follower is worth more than a weapon.
        ((AMMO, SUCCESS), {}, 0),
        ((AMMO, SUCCESS), {"xp": 1}, 1),
        ((FOOD, SUCCESS), {"xp": 1}, 0),
        ((ARMS, FELLOW), {}, 1),
        ((SUPPLY, FELLOW), {}, 0),
        # The last food is worth more than a weapon.
        ((FOOD, ARMS), {"food": 1}, 0),
        ((FOOD, ARMS), {"food": 2}, 1),
    ],
)
def test_what_a_story_promises(ways: Any, situation: Any, better: int) -> None:
    assert choose_story(*ways, **situation) == better


SKILLS = ("", "camp", "test", "forage", "shoot_roll", "supply", "evade", "melee_roll", "wounds_out")
"""What skills help with, from what helps a bot least; without a hook it has no effect at all."""


def choose_card(topic: str, cards: Sequence[str]) -> str:
    """Which card a bot takes."""
    options = [Option(card, "choose", "") for card in cards]
    (chosen,) = ask_bot(Road(1).human(0, food=5, ammo=5), make_question(topic, *options))
    return chosen


@compare_neighbours(SKILLS)
def test_the_better_skill(less: str, more: str) -> None:
    made = [
        own_cards.skill(*([{"at": at, "do": [{"food": 1}]}] if at else [])) for at in (less, more)
    ]
    for cards in (made, made[::-1]):
        assert choose_card("keep", cards) == made[1]
        assert choose_card("lose", cards) == made[0]


ARMOUR: dict[str, Any] = {"at": "wounds_in", "do": [{"prevent": 1}]}
CARDS: list[Callable[[], str]] = [
    own_cards.combat,
    own_cards.gear,
    own_cards.minion,
    lambda: own_cards.gear(ARMOUR),
    own_cards.gun,
    lambda: own_cards.blade(special="knockdown"),
    own_cards.blade,
    lambda: own_cards.gun(reach=3),
    lambda: own_cards.blade(wounds=2, special="knockdown"),
]
"""Encounters that were won, enemies, equipment and weapons, from what a bot gives away first."""


@compare_neighbours(CARDS)
def test_the_better_card(less: Callable[[], str], more: Callable[[], str]) -> None:
    made = [less(), more()]
    for cards in (made, made[::-1]):
        assert choose_card("keep", cards) == made[1]
        assert choose_card("lose", cards) == made[0]


SUPPLIES: list[dict[str, int]] = [
    {"ammo": 1},
    {"food": 1},
    {"equipment": 1},
    {"food": 1, "ammo": 1},
    {"food": 2},
    {"food": 2, "ammo": 1},
]


@compare_neighbours(SUPPLIES)
def test_the_better_supplies(less: Any, more: Any) -> None:
    made = [own_cards.supply(**goods) for goods in (less, more)]
    for cards in (made, made[::-1]):
        assert choose_card("supply", cards) == made[1]


@pytest.mark.parametrize(
    ("cost", "health", "used"),
    [("discard", 1, True), ("discard", 2, True), ("discard", 3, False), ("ammo", 2, True)],
)
def test_a_card_is_used_where_it_is_worth_its_price(cost: str, health: int, used: bool) -> None:
    heals = {"at": "anytime", "cost": [{cost: 1}], "do": [{"health": 1}]}
    use = f"{own_cards.gear(heals)}/0"
    options = [Option(one, "use", "") for one in ("no", use)]
    road = Road(1).human(0, health=health, ammo=5)
    assert ask_bot(road, make_question("use", *options)) == [use if used else "no"]


@pytest.mark.parametrize(
    ("to", "health", "morale", "n"), [("health", 2, 5, 2), ("morale", 5, 2, 1), ("health", 4, 4, 0)]
)
def test_an_exchange_makes_tracks_even_and_health_the_higher(
    to: str, health: int, morale: int, n: int
) -> None:
    options = [Option(str(number), "exchange", "") for number in range(4)]
    data = {"to": to, "health": health, "morale": morale}
    assert ask_bot(Road(1), make_question("exchange", *options, data=data)) == [str(n)]


@pytest.mark.parametrize(
    ("food", "price", "armour", "bought"),
    [(6, 2, True, True), (5, 2, True, False), (6, 1, False, False), (9, 3, True, False)],
)
def test_equipment_is_bought_while_food_for_some_days_is_left(
    food: int, price: int, armour: bool, bought: bool
) -> None:
    """And only if it is worth its price."""
    one = own_cards.gear({"at": "wounds_in" if armour else "camp", "do": [{"prevent": 1}]})
    offers = [Option("pass", "buy", ""), Option(one, "buy", "", data={"price": price})]
    answer = ask_bot(Road(1).human(0, food=food), make_question("buy", *offers))
    assert answer == [one if bought else "pass"]


# -- fights ----------------------------------------------------------------------------------------


@pytest.mark.rule("PH-27.10")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_expects_the_wounds_of_the_reference_fights(level: Level) -> None:
    fighter, found = REFERENCE[level], []
    for encounter in list_combats(level):
        road = Road(1).has(0, own_cards.blade(wounds=fighter.wounds)).fight(0, encounter.id)
        road.state.human(0).stats |= {"melee": fighter.melee, "strength": fighter.strength}
        me = view_table(road.state, 0, NAMES[:1]).human(0)
        assert me is not None
        assert me.fight is not None
        found.append(rate_threat(me, me.fight))
    least, most = BANDS[level][0]
    assert least <= mean(found) <= most


@pytest.mark.parametrize(
    ("player", "seats", "turn", "place", "health"),
    [
        *((SENSIBLE, 2, 5, place, health) for place, health in ((0, 1), (4, 1), (7, 2))),
        *((SENSIBLE, 1, 5, place, health) for place, health in ((0, 2), (4, 2), (7, 3))),
        *((SENSIBLE, 1, turn, 7, health) for turn, health in ((15, 3), (16, 1), (17, 1))),
        (CAREFUL, 2, 5, 0, 3),
    ],
)
def test_who_could_be_knocked_out_next_camps(
    player: Any, seats: int, turn: int, place: int, health: int
) -> None:
    """Alone a bot is more careful, while there is time. `health`: the most with which it camps."""
    for more, action in ((0, "camp"), (1, "move")):
        road = Road(seats, turn=turn).human(0, place=place, health=health + more, food=4)
        assert ask_bot(road, ask_for_plan("nothing", "camp", "move"), player) == [action]


# -- where to go -----------------------------------------------------------------------------------


def make_way(kind: str = "enter", **fields: Any) -> Option:
    """A way to the north: into the zone of one figure of a tile without supplies, or else."""
    zone = {
        "figures": 1,
        "supply": 0,
        **dict.fromkeys(("dead", "safe", "completed", "forage"), False),
    }
    return Option(kind, "go", "", data={"kind": kind, "side": "N", **zone, **fields})


BACK: dict[str, Any] = {"completed": True}
WAYS = {
    "two figures in a dead zone": make_way(dead=True, figures=2),
    "back to a dead end": make_way(**BACK, exits="ES"),
    "stay": make_way("stay"),
    "a dead zone": make_way(dead=True),
    "a dead zone and supplies": make_way(dead=True, supply=1),
    "back to where the road goes on": make_way(**BACK, exits="NS"),
    "back to supplies": make_way(**BACK, forage=True),
    "two figures": make_way(figures=2),
    "a new tile": make_way("new"),
    "one figure": make_way(),
    "one figure and supplies": make_way(supply=1),
    "a safe house": make_way(safe=True),
    "the next zone": make_way("next"),
}
"""Where a hungry human may go, from where a bot goes last."""


def choose_way(ways: Sequence[Option], **ada: Any) -> str:
    """Which of the ways a bot goes. A tile in the north has exits that lead on, or the way is
    blocked."""
    found = [Option(str(number), "go", "", data=way.data) for number, way in enumerate(ways)]
    exits = next((way.data["exits"] for way in ways if "exits" in way.data), "NS")
    road = Road(1).human(0, **ada).lays(0, own_cards.tile(exits=exits), "0,1")
    road.lays(0, own_cards.tile(exits="NS"), "1,1")
    (chosen,) = ask_bot(road, make_question("destination", *found))
    return chosen


@compare_neighbours(list(WAYS))
def test_the_better_way(less: str, more: str) -> None:
    assert choose_way([WAYS[less], WAYS[more]], food=1) == "1"
    assert choose_way([WAYS[more], WAYS[less]], food=1) == "0"


def test_the_weak_avoid_enemies_and_the_sated_do_not_go_back_for_supplies() -> None:
    supplies = [make_way(**BACK, forage=True, exits="ES"), WAYS["stay"]]
    assert [choose_way(supplies, food=food) for food in (1, 2)] == ["0", "1"]
    enemy = [WAYS["one figure"], WAYS["a new tile"]]
    assert [choose_way(enemy, health=health) for health in (3, 2)] == ["0", "1"]


TILES: list[dict[str, Any]] = [
    {"zones": ({"figures": 1, "kind": "dead"},), "supply": 1},
    {"zones": ({"figures": 1, "kind": "dead"},), "supply": 2},
    {"zones": ({"figures": 2},), "supply": 1},
    {"zones": ({"figures": 1},), "supply": 1},
    {"zones": ({"figures": 1}, {"figures": 1}), "supply": 1},
]
"""Tiles to choose from, the worst first: first count points, then figures, then supplies."""


@compare_neighbours(TILES)
def test_the_better_tile(less: Any, more: Any) -> None:
    made = [own_cards.tile(**fields) for fields in (less, more)]
    for tiles in (made, made[::-1]):
        prompt = make_question("tile", *[Option(tile, "choose", "") for tile in tiles])
        assert ask_bot(Road(1), prompt) == [made[1]]


# -- how strong bots rate a position ---------------------------------------------------------------

PLAIN = {"health": 3, "morale": 3, "food": 3, "hunger": 1}


def rate(road: Road) -> float:
    """How near Ada is to winning, as the logarithm of her odds."""
    assert GAME.search is not None
    share = GAME.search.rate_position(road.state, 0)
    return log(share / (1 - share))


def raise_stat(road: Road, stat: Stat) -> None:
    road.state.human(0).stats[stat] += 1


def stand_on(road: Road, **tile: Any) -> None:
    road.lays(0, own_cards.tile(**tile), "0,1", done=0).stands(0, "0,1")


def stand_at_an_end(road: Road) -> None:
    road.lays(0, own_cards.tile(exits="ES"), "0,1").lays(0, own_cards.tile(exits="NS"), "1,1")
    road.state.human(0).at = "0,1"
    for cell in ("-1,0", "0,-1", "1,0"):
        road.lays(0, own_cards.tile(exits="NS"), cell)


def gain_time(road: Road) -> None:
    road.state.turn -= 1


CHANGES: dict[str, Callable[[Road], Any]] = {
    "health": lambda road: road.human(0, health=4),
    "morale": lambda road: road.human(0, morale=4),
    "food": lambda road: road.human(0, food=4),
    "hunger": lambda road: road.human(0, hunger=0),
    "xp": lambda road: road.human(0, counters=1),
    "gear": lambda road: road.has(0, own_cards.gear()),
    "hand": lambda road: road.holds(0, own_cards.gear()),
    "place": lambda road: road.human(0, place=1),
    "turn": gain_time,
    "melee": lambda road: raise_stat(road, "melee"),
    "speed": lambda road: raise_stat(road, "speed"),
    "shooting": lambda road: raise_stat(road, "shooting"),
    "a mutation": lambda road: road.has(0, "thick-neck"),
    "a dead zone": lambda road: stand_on(road, zones=({"figures": 1, "kind": "dead"},)),
    "a dead end": stand_at_an_end,
}
"""What may be different about a human."""
FITTED = [
    (2, ["a dead end", "a dead zone", "a mutation"]),
    (2, ["xp", "morale", "gear", "shooting", "food", "health", "place", "speed", "melee"]),
    (2, ["hand", "hunger", "health"]),
    (1, ["a mutation"]),
    (1, ["hunger", "morale", "food", "turn", "health", "place"]),
]
"""For a number of seats, what is worse than nothing from the worst on, or better from the least
on."""


@pytest.mark.parametrize(("seats", "changes"), FITTED)
def test_what_makes_a_position_better(seats: int, changes: list[str]) -> None:
    gains = []
    for change in changes:
        road = Road(seats, turn=7).human(0, **PLAIN)
        before = rate(road)
        CHANGES[change](road)
        gains.append(rate(road) - before)
    assert gains == sorted(gains)
    assert all(abs(gain) > 0.01 for gain in gains)
    assert all(
        (gain < 0) == change.startswith("a ") for change, gain in zip(changes, gains, strict=True)
    )


@pytest.mark.parametrize("seats", [1, 2])
def test_nobody_needs_more_than_six_food(seats: int) -> None:
    found = [rate(Road(seats, turn=7).human(0, food=food)) for food in (5, 6, 7)]
    assert found[0] < found[1] == found[2]


def test_each_space_of_the_journey_is_worth_more() -> None:
    assert list(PLACES) == sorted(set(PLACES))
    found = [rate(Road(2).human(0, place=place).mutant(1)) for place in (5, 6)]
    assert found[0] < 0 < found[1]  # a mutant rates as a human halfway along


# -- mutants ---------------------------------------------------------------------------------------


def choose_laid_card(*cards: str, road: Road | None = None, **data: Any) -> int:
    """Which of the cards a mutant lays for Ben, who is on an urban tile as Cleo is."""
    road = road or place_in_town(place_in_town(Road(3).mutant(0), 1), 2)
    options = [
        Option(str(n), "lay", "", data={"card": card, "when": "fire", "targets": [1], **data})
        for n, card in enumerate(cards)
    ]
    (chosen,) = ask_bot(road, make_question("lay", *options))
    return int(chosen)


HARMS: list[dict[str, Any]] = [
    {"do": [{"food": -1}]},
    {"do": [{"morale": -1}]},
    {"do": ["extra_encounter"]},
    {"do": [{"food": 1}], "attack": True},
    {"do": [{"morale": -2}]},
    {"do": [{"morale": -6}]},
]
"""What mutant actions do to somebody who is well; the last knocks out."""


@compare_neighbours(HARMS)
def test_the_worse_deed_is_laid(less: dict[str, Any], more: dict[str, Any]) -> None:
    made = [make_deed(*one["do"], attack="attack" in one) for one in (less, more)]
    assert choose_laid_card(*made) == 1
    assert choose_laid_card(*made[::-1]) == 0


HITS = [
    ("scout", "urban"),
    ("move mutant", "rural"),
    ("forage", "urban"),
    ("move", "urban"),
    ("mutant", "urban"),
    ("move mutant", "urban"),
]
"""Steps and terrains of mutant actions, from those that hit somebody in town least often."""


@compare_neighbours(HITS)
def test_what_hits_more_often_is_laid(less: tuple[str, str], more: tuple[str, str]) -> None:
    made = [
        make_deed({"morale": -2}, step=step, terrains=[terrain]) for step, terrain in (less, more)
    ]
    assert choose_laid_card(*made) == 1
    assert choose_laid_card(*made[::-1]) == 0


@pytest.mark.parametrize(
    ("deed", "most"),
    [({"do": [{"morale": -2}], "step": "camp"}, 2), ({"do": ["extra_encounter"]}, 1)],
)
def test_the_weak_are_expected_to_camp_and_may_be_knocked_out(
    deed: dict[str, Any], most: int
) -> None:
    """`most`: the most health with which another deed than the usual one is laid for a human."""
    made = make_deed({"morale": -2}), make_deed(*deed["do"], step=deed.get("step", "move"))
    for health, laid in ((most, 1), (most + 1, 0)):
        road = place_in_town(Road(2).mutant(0).human(1, health=health), 1)
        assert choose_laid_card(*made, road=road) == laid


@pytest.mark.parametrize("step", ["move", "mutant"])
def test_deeds_are_laid_where_humans_are(step: Any) -> None:
    made = [
        make_deed({"morale": -2}, terrains=[terrain], step=step) for terrain in ("rural", "urban")
    ]
    assert choose_laid_card(*made) == 1
    assert choose_laid_card(*made[::-1]) == 0


def test_deeds_are_laid_for_whoever_leads() -> None:
    road = place_in_town(place_in_town(Road(3).mutant(0).human(2, place=1), 1), 2)
    card = make_deed()
    options = [
        Option(str(seat), "lay", "", data={"card": card, "when": "fire", "targets": [seat]})
        for seat in (1, 2)
    ]
    assert ask_bot(road, make_question("lay", *options)) == ["2"]


def grow(wounds: int, **fields: Any) -> dict[str, Any]:
    return {"weapon": {"name": "Claw", "wounds": wounds, "special": "critical", **fields}}


def change(stat: str) -> dict[str, Any]:
    return {"changes": [{"stat": stat, "n": 1}]}


MUTATIONS: list[dict[str, Any]] = [
    {},
    change("mind"),
    {"riders": [{"title": "howl", "do": [{"morale": -1}]}]},
    change("strength"),
    change("melee"),
    grow(1),
    grow(1, scar=True),
    grow(2),
]
"""Scars from the one that helps a mutant least on."""


@compare_neighbours(MUTATIONS)
def test_a_better_mutation_replaces_a_worse_one(less: Any, more: Any) -> None:
    worse, better = own_cards.scar(**less), own_cards.scar(**more)
    for held, new, answer in ((worse, better, worse), (better, worse, "keep")):
        options = [Option(one, "mutate", "") for one in ("keep", held)]
        prompt = make_question("mutate", *options, data={"scar": new})
        assert ask_bot(Road(2).mutant(0, held), prompt) == [answer]
