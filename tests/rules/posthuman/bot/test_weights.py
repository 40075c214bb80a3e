"""What counts more to bots than what: lists from the least to the most, each compared with its
neighbours. A weight that changes by much, or its sign, moves something to another place."""

from collections.abc import Callable, Sequence
from math import log
from statistics import mean
from typing import Any

import pytest

from rules.engine import Option
from rules.posthuman import GAME
from rules.posthuman.bot.fights import rate_threat
from rules.posthuman.bot.player import CAREFUL, SENSIBLE
from rules.posthuman.bot.search import SPACE_WORTHS
from rules.posthuman.model.terms import LEVELS, Level
from rules.posthuman.view import view_table
from tests.kit.rows import read_ranks
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.bot.test_player import ask_bot, ask_for_plan, make_question
from tests.rules.posthuman.build import NAMES, Road
from tests.rules.posthuman.model.printed import list_combats
from tests.rules.posthuman.play.fights.test_reference_fights import BANDS, REFERENCE
from tests.rules.posthuman.positions import (
    divide_words,
    make_cards,
    read_road,
    read_value,
    split_words,
)


def compare_neighbours(text: str) -> pytest.MarkDecorator:
    """Run a test for each two that follow each other in a list: `story target=4 | one < two`."""
    return pytest.mark.parametrize(("about", "less", "more"), read_ranks(text))


def make_card(words: str) -> str:
    (card,) = make_cards(*split_words(words))
    return card


def pick(topic: str, cards: Sequence[str], road: Road | None = None, **data: Any) -> int:
    """Which of several cards a bot takes."""
    prompt = make_question(topic, *[Option(card, "choose", "") for card in cards], data=data)
    (chosen,) = ask_bot(road or Road(1).human(0, food=5, ammo=5), prompt)
    return cards.index(chosen)


def pick_number(topic: str, road: Road, *choices: dict[str, Any], **data: Any) -> int:
    """Which of several options with these data a bot takes."""
    options = [Option(str(n), "choose", "", data=one) for n, one in enumerate(choices)]
    (chosen,) = ask_bot(road, make_question(topic, *options, data=data))
    return int(chosen)


MIND = {"test": {"stat": "mind"}, "pass": [{"heal_scar": 1}]}
WAYS: dict[str, dict[str, Any]] = {
    "a test": MIND,
    "a risk": {**MIND, "fail": [{"health": -1}]},
    "success": {"success": True},
    "a follower": {"success": True, "follower": True},
}
"""Ways of a story; all others merely bring something."""


def choose_story(*things: str, xp: int = 0, target: int = 3, food: int = 5) -> int:
    """Which way of a story a bot takes; a test succeeds with up to `target`."""
    ways = (WAYS.get(one) or {"pass": [read_value(f"{{{one}}}")]} for one in things)
    card = own_cards.add_narrative(*({"success": False, **way} for way in ways), xp=xp)
    road = Road(1).human(0, food=food, ammo=5)
    return pick_number("narrative", road, *[{"target": target}] * len(things), card=card)


def choose_card(*things: str) -> int:
    """Which card a bot keeps; it loses the other."""
    cards = [make_card(one) for one in things]
    kept = pick("keep", cards)
    assert pick("lose", cards) != kept
    return kept


def choose_way(*things: str, **ada: Any) -> int:
    """Where a bot goes. In the north is a tile whose exits lead on, or it is blocked."""
    plain = {"figures": 1, "supply": 0}
    plain |= dict.fromkeys(("dead", "safe", "completed", "forage"), False)
    found = [divide_words(one.split())[1] for one in things]
    ways = [{"kind": "enter", "side": "N", **plain, **fields} for fields in found]
    exits = next((fields["exits"] for fields in found if "exits" in fields), "NS")
    road = Road(1).human(0, **{"food": 1, **ada}).lays(0, own_cards.add_tile(exits=exits), "0,1")
    return pick_number("destination", road.lays(0, own_cards.add_tile(exits="NS"), "1,1"), *ways)


IN_TOWN = "three; Ada turned; tile town; tile city; Ben on town; Cleo on city; "
IN_TOWN += "Ben declares move; Cleo declares move"


def choose_deed(*things: str, health: int = 6) -> int:
    """Which card a mutant lays for Ben, who is on an urban tile as Cleo is."""
    road = read_road(IN_TOWN).human(1, health=health)
    laid = [{"card": make_card(one), "when": "fire", "targets": [1]} for one in things]
    return pick_number("lay", road, *laid)


def choose_mutation(held: str, new: str) -> int:
    """Whether a mutant takes a new scar for one that it has."""
    old, scar = make_card(held), make_card(new)
    return 1 - pick("mutate", ["keep", old][::-1], Road(2).mutant(0, old), scar=scar)


CHOOSERS: dict[str, Callable[..., int]] = {
    "story": choose_story,
    "card": choose_card,
    "supply": lambda *things: pick("supply", [make_card(f"supply {one}") for one in things]),
    "tile": lambda *things: pick("tile", [make_card(f"tile {one}") for one in things]),
    "way": choose_way,
    "deed": choose_deed,
    "scar": choose_mutation,
}


@compare_neighbours("""
# What a story brings somebody who lacks nothing.
story | health: -3 < scar: 1 < health: -2 < morale: -2 <
    test: {stat: mind, fail: [{health: -3}]} < health: -1 < food: -1 < ammo: -1 < food: 0 <
    ammo: 1 < xp: 1 < food: 1 < draw: {deck: weapons} < draw: {deck: equipment} <
    draw: {deck: supply} < heal_scar: 1 < draw: {deck: weapons, n: 2} < jp: 1
# Half a chance of a lost scar is less than food, two thirds are more.
story target=3 | a risk < ammo: 1 < a test < food: 1
story target=4 | food: 1 < a test
story target=4 | ammo: 1 < a risk
# Success brings the story's XP, and a follower is worth more than a weapon.
story | success < ammo: 1
story xp=1 | ammo: 1 < success < food: 1
story | draw: {deck: weapons} < a follower < draw: {deck: supply}
# The last food is worth more than a weapon.
story food=1 | draw: {deck: weapons} < food: 1
story food=2 | food: 1 < draw: {deck: weapons}
# What skills help with; without a hook one has no effect at all.
card | skill < skill {camp: {food: 1}} < skill {test: {food: 1}} < skill {forage: {food: 1}} <
    skill {shoot_roll: {food: 1}} < skill {supply: {food: 1}} < skill {evade: {food: 1}} <
    skill {melee_roll: {food: 1}} < skill {wounds_out: {food: 1}}
# Encounters that were won, enemies, equipment and weapons.
card | combat < gear < minion < gear {wounds_in: {prevent: 1}} < gun < blade special=knockdown <
    blade < gun reach=3 < blade wounds=2 special=knockdown
supply | ammo=1 < food=1 < equipment=1 < food=1 ammo=1 < food=2 < food=2 ammo=1
# Points count first, then figures, then supplies.
tile | zones=1dead supply=1 < zones=1dead supply=2 < zones=2 supply=1 < zones=1 supply=1 <
    zones=1+1 supply=1
# Where somebody hungry goes: back to a dead end or to where the road goes on, a new tile, a safe
# house, the next zone. The weak avoid enemies, and the sated do not go back for supplies.
way | dead=yes figures=2 < completed=yes exits=ES < kind=stay < dead=yes < dead=yes supply=1 <
    completed=yes exits=NS < completed=yes forage=yes < figures=2 < kind=new < figures=1 <
    supply=1 < safe=yes < kind=next
way food=1 | kind=stay < completed=yes forage=yes exits=ES
way food=2 | completed=yes forage=yes exits=ES < kind=stay
way health=3 | kind=new < figures=1
way health=2 | figures=1 < kind=new
# Mutant actions for somebody who is well; the last knocks out.
deed | deed {food: -1} < deed {morale: -1} < deed {do: extra_encounter} <
    deed {food: 1} attack=yes < deed {morale: -2} < deed {morale: -6}
# Steps and terrains from those that hit somebody in town least often.
deed | deed {morale: -2} step=scout < deed {morale: -2} step=[move,mutant] terrains=[rural] <
    deed {morale: -2} step=forage < deed {morale: -2} < deed {morale: -2} step=mutant <
    deed {morale: -2} step=[move,mutant]
deed | deed {morale: -2} terrains=[rural] < deed {morale: -2} terrains=[urban]
# The weak are expected to camp, and may be knocked out.
deed health=2 | deed {morale: -2} < deed {morale: -2} step=camp
deed health=3 | deed {morale: -2} step=camp < deed {morale: -2}
deed health=1 | deed {morale: -2} < deed {do: extra_encounter}
deed health=2 | deed {do: extra_encounter} < deed {morale: -2}
# A better mutation replaces a worse one.
scar | scar < scar changes=[{stat: mind, n: 1}] < scar riders=[{title: howl, do: [{morale: -1}]}] <
    scar changes=[{stat: strength, n: 1}] < scar changes=[{stat: melee, n: 1}] <
    scar weapon={name: Claw, wounds: 1, special: critical} <
    scar weapon={name: Claw, wounds: 1, special: critical, scar: true} <
    scar weapon={name: Claw, wounds: 2, special: critical}
""")
def test_a_bot_chooses_the_better_of_two(about: str, less: str, more: str) -> None:
    (what,), situation, _ = divide_words(about.split())
    for things in ((less, more), (more, less)):
        assert things[CHOOSERS[what](*things, **situation)] == more


@pytest.mark.parametrize(
    ("cost", "health", "used"),
    [("discard", 1, True), ("discard", 2, True), ("discard", 3, False), ("ammo", 2, True)],
)
def test_a_card_is_used_if_it_is_worth_its_price(cost: str, health: int, used: bool) -> None:
    heals = {"at": "anytime", "cost": [{cost: 1}], "do": [{"health": 1}]}
    use = f"{own_cards.gear(heals)}/0"
    options = [Option(one, "use", "") for one in ("no", use)]
    road = Road(1).human(0, health=health, ammo=5)
    assert ask_bot(road, make_question("use", *options)) == [use if used else "no"]


@pytest.mark.parametrize(
    ("to", "health", "morale", "n"), [("health", 2, 5, 2), ("morale", 5, 2, 1), ("health", 4, 4, 0)]
)
def test_an_exchange_evens_out_the_tracks_with_health_the_higher(
    to: str, health: int, morale: int, n: int
) -> None:
    options = [Option(str(number), "exchange", "") for number in range(4)]
    data = {"to": to, "health": health, "morale": morale}
    assert ask_bot(Road(1), make_question("exchange", *options, data=data)) == [str(n)]


@pytest.mark.parametrize(
    ("food", "owned", "offered", "bought"),
    [
        (6, "flare", "hunting-bow knife nail-club painkillers", "nail-club"),
        (5, "flare", "nail-club", "pass"),
        (7, "flare", "knife kalt-9mm", "pass"),
        (9, "nail-club", "knife", "pass"),
    ],
)
def test_a_better_weapon_than_the_free_pipe_is_bought_while_food_for_some_days_is_left(
    food: int, owned: str, offered: str, bought: str
) -> None:
    offers = [Option(one, "buy", "") for one in ("pass", *offered.split())]
    road = Road(1).human(0, food=food).has(0, owned)
    assert ask_bot(road, make_question("buy", *offers)) == [bought]


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
def test_a_bot_that_could_be_knocked_out_next_camps(
    player: Any, seats: int, turn: int, place: int, health: int
) -> None:
    """Alone a bot is more careful, while there is time. `health`: the most with which it camps."""
    for more, action in ((0, "camp"), (1, "move")):
        road = Road(seats, turn=turn).human(0, place=place, health=health + more, food=4)
        assert ask_bot(road, ask_for_plan("nothing", "camp", "move"), player) == [action]


# -- how strong bots rate a position ---------------------------------------------------------------


def rate(position: str) -> float:
    """How near Ada is to winning, as the logarithm of her odds."""
    assert GAME.search is not None
    share = GAME.search.rate_position(read_road(position).state, 0)
    return log(share / (1 - share))


@compare_neighbours("""
two | tile end exits=ES; tile way exits=NS; on end; lays way 1,1; lays way 1,0; lays way 0,-1;
    lays way -1,0 < tile dump zones=1dead; on dump done=0 < has thick-neck < -
alone | has thick-neck < -
two | - < counters=1 < morale=4 < gear tin; has tin < shooting=4 health=3 morale=3 < food=4 <
    health=4 < place=1 < speed=4 health=3 morale=3 < melee=4 health=3 morale=3
two | - < gear tin; holds tin < hunger=0 < health=4
alone | - < hunger=0 < morale=4 < food=4 < state turn=6 < health=4 < place=1
""")
def test_what_makes_a_position_better(about: str, less: str, more: str) -> None:
    before = f"{about} turn=7; health=3 morale=3 food=3 hunger=1"
    assert rate(f"{before}; {more}") - rate(f"{before}; {less}") > 0.01


@pytest.mark.parametrize("seats", ["alone", "two"])
def test_food_beyond_six_is_worth_nothing(seats: str) -> None:
    found = [rate(f"{seats} turn=7; food={food}") for food in (5, 6, 7)]
    assert found[0] < found[1] == found[2]


def test_each_space_of_the_journey_is_worth_more_than_the_one_before() -> None:
    """A mutant rates as a human halfway along."""
    assert list(SPACE_WORTHS) == sorted(set(SPACE_WORTHS))
    assert rate("two; place=5; Ben turned") < 0 < rate("two; place=6; Ben turned")


def test_mutant_actions_are_aimed_at_the_leading_human() -> None:
    deed = {"card": make_card("deed"), "when": "fire"}
    road = read_road(f"{IN_TOWN}; Cleo place=1")
    assert pick_number("lay", road, {**deed, "targets": [1]}, {**deed, "targets": [2]}) == 1
