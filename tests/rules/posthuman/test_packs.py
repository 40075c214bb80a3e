"""What an encounter of a pack may do: for each limit a value on both sides of it."""

from typing import Any

import pytest

from tests.drivers import open_table
from tests.packs import sample
from tests.rules.kit.packs.test_reading import check_limit
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.play.fights.in_fights import STRIKE
from tests.rules.posthuman.rows import Row, row

PACK = sample("posthuman")
REWARD = "encounters.0.combat.reward"
FOES = "encounters.1.combat.enemy.effects"
"""Those of an enemy whose special is an effect."""
EFFECT = "encounters.3.combat.enemy.effects.0"
STORY = "encounters.2.narrative"
CANCELS: dict[str, Any] = {"at": "melee_result", "do": [{"cancel": {"face": "block"}}]}
TOLD = {"label": "Walk on", "told": "Nothing came of it, that day."}


def at(hook: str, effect: Any, *conditions: Any, **more: Any) -> dict[str, Any]:
    """An enemy's effect."""
    found = {"at": hook, "do": [effect], **more}
    return {**found, "if": list(conditions)} if conditions else found


def dice(hook: str, die: str, scope: str = "always", *conditions: Any) -> dict[str, Any]:
    return at(hook, {"dice": {"die": die, "n": 1, "scope": scope}}, *conditions)


def supply(keep: int) -> list[Any]:
    return [{"draw": {"deck": "supply", "n": 2, "keep": keep}}]


def peek(deck: str = "weapons", discard: int = 0) -> list[Any]:
    return [{"peek": {"deck": deck, "n": 2, "discard": discard}}]


def evade(n: int = 1, what: str = "evade", terrain: str = "rural") -> dict[str, Any]:
    return at("evade", {"roll": {"what": what, "n": n}}, {"terrain": [terrain]})


def price(*goods: str, n: int = 1) -> list[Any]:
    return [{one: n} for one in goods]


def endings(*successes: bool) -> list[Any]:
    """Ways of a story that count as its success, or do not."""
    return [{**TOLD, "label": f"Way {n}", "success": one} for n, one in enumerate(successes)]


def make_test(**then: Any) -> dict[str, Any]:
    return at("combat_start", {"test": {"stat": "mind", **then}})


ONCE = {"limit": "combat"}, {"cost": [{"food": 1}]}, {"ask": True}
# fmt: off
LIMITS: list[tuple[str, list[Any], list[Any], str]] = [
    (REWARD, [[{"food": n}] for n in (1, 3)], [[{"food": n}] for n in (0, 4, -1)], "reward.food: "),
    (REWARD, [[{"hunger": n}] for n in (-1, -3)], [[{"hunger": n}] for n in (1, -4)],
        "reward.hunger: "),
    (REWARD, [[{"food": 1}] * 4], [[{"food": 1}] * 5], "there are 5; the most is 4"),
    (REWARD, [supply(0), supply(2)], [supply(-1), supply(3)], "draw.keep: cannot be more"),
    (REWARD, [peek(discard=0), peek(discard=2)], [peek(discard=-1), peek(discard=3)],
        "peek.discard: cannot be more"),
    (REWARD, [peek(one) for one in ("supply", "equipment", "weapons", "skills")],
        [peek("events"), peek("encounter")], "deck: is one of equipment, skills, supply, weapons"),
    (REWARD, [[{"food": {"n": 1}}]], [[{"food": {"n": 1, "whom": "all"}}]], "is about the player"),
    ("encounters.0.combat.follower_food", [False], [True], "there is no follower to feed"),
    ("encounters.0.combat.enemy.special", ["wound"], ["effect"], "its special has no effect"),
    (FOES, [[CANCELS] * 3], [[CANCELS] * 4], "there are 4; the most is 3"),
    (EFFECT, [evade(n) for n in (-3, -1, 3)], [evade(n) for n in (-4, 0, 4)],
        "do.roll: "),
    (EFFECT, [evade()], [evade(what="test")], "at evade the roll is evade"),
    (EFFECT, [evade(terrain="mountain")], [evade(terrain="moon")], "terrain: is of rural"),
    # Dice are those of the moment, for as long as it says.
    (EFFECT, [dice("shoot_roll", "shooting")], [dice("shoot_roll", "melee")], "no melee dice"),
    (EFFECT, [dice("melee_roll", one) for one in ("melee", "defence")],
        [dice("melee_roll", "shooting")], "no shooting dice"),
    (EFFECT, [dice("melee_roll", "melee")], [dice("melee_roll", "melee", "round")],
        "dice at melee_roll have scope: always"),
    (EFFECT, [dice("shoot_result", "melee", "round")],
        [dice("shoot_result", "melee", one) for one in ("always", "combat")], "have scope: round"),
    (f"{FOES}.0", [dice("melee_result", "melee", "combat")],
        [dice("melee_result", "melee", one) for one in ("always", "round")], "have scope: combat"),
    (EFFECT, [at("combat_start", {"stat": {"stat": "speed", "n": -1}})],
        [at("combat_start", {"stat": {"stat": "speed", "n": -1, "scope": "combat"}})],
        "changed while the enemy stands"),
    # Conditions that can hold at that moment, and nothing that somebody decides.
    (EFFECT, [dice("melee_roll", "melee", "always", {"round_is": n}) for n in (1, 3)],
        [dice("melee_roll", "melee", "always", {"round_is": n}) for n in (0, 4)],
        "round_is: a fight has 3 rounds"),
    (EFFECT, [dice("shoot_roll", "shooting", "always", "caught")],
        [at("evade", {"roll": {"what": "evade", "n": 1}}, "caught"),
         at("combat_end", {"food": -1}, "caught")], "caught says nothing at"),
    (EFFECT, [at("combat_end", {"food": -1})],
        [at("combat_end", {"food": -1}, **one) for one in ONCE], "an enemy's effect just happens"),
    (EFFECT, [make_test(**{"pass": [{"food": 1}], "fail": [{"scar": 1}]})],
        [make_test(**{"pass": [{"scar": 1}]}), make_test(fail=[{"draw": {"deck": "supply"}}])],
        "does nothing here"),
    # Stories.
    (f"{STORY}.options.0.test.modifier", [-3, 3], [-4, 4], "modifier: is -3 to 3"),
    (f"{STORY}.options.0.pass", [[{"scar": 1}]], [[{"scar": -1}]], "pass.scar: -1 is none of"),
    (f"{STORY}.options.1.cost", [price("food", n=n) for n in (1, 2, 3)],
        [price("food", n=0), price("food", n=4), price("discard")], "cost: 1 to 3 of"),
    (f"{STORY}.options.1.cost", [price("food", "ammo", "health")],
        [price("food", "ammo", "health", "morale")], "there are 4; the most is 3"),
    (f"{STORY}.options.1.fail", [[]], [[{"food": -1}]], "nothing is tested"),
    (f"{STORY}.options.1.follower_food", [False], [True], "there is no follower to feed"),
    (f"{STORY}.options", [endings(False, True, False)], [endings(False, False, False)],
        "xp: no option counts as a success"),
]
# fmt: on


@pytest.mark.parametrize(("place", "good", "bad", "said"), LIMITS)
def test_limits(place: str, good: list[Any], bad: list[Any], said: str) -> None:
    check_limit("posthuman", place, good, bad, said)


def test_encounters_of_a_pack_join_the_deck_of_their_level() -> None:
    added = PACK.cards["encounters"]
    for level, deck in open_table(
        "posthuman", 2, "packs", packs=[PACK.text]
    ).state.encounters.items():
        wanted = {one for one, card in added.items() if card.level == level}
        assert added.keys() & set(deck.pile) == wanted


def fight_choir() -> Road:
    """Ada is caught by an enemy of the sample, with a die more for that."""
    choir = [*PACK.cards["encounters"]][3]
    return Road(1).fight(0, choir, stage="melee", round=1, caught=True)


@pytest.mark.parametrize(
    "row", [row("PH-25.12 PH-13.9", fight_choir, "-> dice=1,4", "M MMMM", play=STRIKE)]
)
def test_the_effects_of_a_packs_enemy_work(row: Row) -> None:
    row.check(STRIKE)
