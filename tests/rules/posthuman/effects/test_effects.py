"""Effects: their hooks, limits and prices, and whom they reach (PH-25.12)."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import BaseModel, ValidationError

from rules.engine import Play
from rules.posthuman import GAME, packs
from rules.posthuman.effects import models as m
from rules.posthuman.effects.carry_out import fire_hook, list_uses, use_card
from rules.posthuman.effects.models import PRIMITIVES, Dice, Effect
from rules.posthuman.effects.modifiers import (
    can_any_work,
    expire_effects,
    has_flag,
    is_forbidden,
    sum_modifiers,
    sum_number_bonus,
)
from rules.posthuman.effects.performing import MODIFIERS, OPERATIONS
from rules.posthuman.effects.spelling import Data, Hook
from rules.posthuman.model.decks import CONTENT, ENCOUNTERS
from rules.posthuman.model.fight_state import Lasts
from rules.posthuman.model.state import Player, State
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.sheet import sum_effective_stat
from tests.rules.posthuman.build import Road, Script
from tests.rules.posthuman.effects.carried import (
    FOOD,
    carry_for_ada,
    fire_for_seat,
    read_primitive,
    write_effect,
)
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import Check, make_rows

HOOKS = """setup event eat declare trade camp forage scout move_start tile_drawn zone_enter reveal
evade combat_start shoot_roll shoot_result shot_at round_start melee_roll melee_result wounds_out
wounds_in kill combat_end test supply zone_done tile_done scar ko xp mutant_step turn_end anytime
score"""


def use_all_cards(h: Here) -> Play[None]:
    """Ada uses whatever she can."""
    while found := list_uses(h.s, 0, "anytime"):
        yield from use_card(h, 0, found[0])


def fire_again(h: Here) -> Play[list[int]]:
    """A hook comes twice at once, after the combat, and in the next turn."""
    yield from fire_hook(h, 0, "kill")
    found = []
    for ends in ((), ("round", "combat"), ("turn", "combat")):
        expire_effects(h.s, 0, *ends)
        yield from fire_hook(h, 0, "kill")
        found.append(h.human(0).food)
    return found


def count_melee_dice(s: State, hook: Hook = "melee_roll", side: str = "player") -> int:
    """Melee dice that cards give a side in Ada's fight."""
    return sum_modifiers(s, 0, hook, Dice, die="melee", side=side)


def use_and_wait(hook: Hook) -> Script:
    """Ada uses a card, and counts her dice at once and after the round, the combat and the turn."""

    def play(h: Here) -> Play[list[int]]:
        (one,) = list_uses(h.s, 0, hook)
        yield from use_card(h, 0, one)
        counted = [count_melee_dice(h.s)]
        for end in get_args(Lasts)[:3]:
            expire_effects(h.s, 0, end)
            counted.append(count_melee_dice(h.s))
        return counted

    return play


POSITIONS = {
    "skilled": "alone; skill skill {}; has skill",
    "fighting": "combat foe; fight foe",
    "in-town": "tile town; on town",
    # Ada stands on a tile whose rule works at camp.
    "on-camp": "alone; tile camp {camp: {food: 1}}; on camp {}",
    # Alone the event gives ammo.
    "gift": "event gift {forage: {food: 1}} solo=[{at: forage, do: [{ammo: 1}]}]; in-force gift",
    # An enemy's card takes morale.
    "before-enemy": "two; combat foe {round_start: {morale: -1}}; fight foe",
    # Ada has a card of each kind that goes when it is used.
    "owner": "alone; gear thing {}; event kept keepable=yes {}; skill known {}; "
    "follower friend {}; has thing kept known friend; play use-all",
    # Six cards that work for Ada, and three that do not.
    "workers": "skill skill {}; gear gear held {}; follower open hidden {}; "
    "event kept keepable=yes {}; event today {}; event season kind=seasonal {}; scar scar {}; "
    "has skill gear open kept scar; in-force today; in-force season; holds held; hides hidden",
}
PLAYS = {
    "fire": fire_for_seat,
    "use-all": use_all_cards,
    "again": fire_again,
    "waits": use_and_wait,
}
rows = make_rows(POSITIONS, fire_for_seat("forage"), PLAYS)


@rows("""
# What asks nothing happens at its hook; what asks is its owner's to decide, by default no.
PH-25.12 | skilled {{forage/scout}: {food: 1}} | -> food={1/0}
PH-25.12 | skilled {forage: {food: 1}, ask: true} | {yes/.} -> over food={1/0}
# Conditions must hold, and costs be paid in full.
PH-25.12 | skilled {forage: {food: 1}, if: {terrain: [urban]}} | -> food=0
PH-25.12 | skilled {forage: {food: 1}, if: {terrain: [urban]}}; in-town | -> food=1
PH-25.12 | skilled {forage: {food: 1}, cost: {ammo: 2}}; ammo=3 | yes -> ammo=1 food=1
PH-25.12 | skilled {forage: {food: 1}, cost: {ammo: 2}}; ammo=1 | -> over food=0
# What is used up goes where it belongs.
PH-25.12 PH-20.13 | owner {anytime: {food: 1}, ask: true, limit: discard}
    -> food=4 gear=0 events=0 skills=0 followers=0 used.equipment=thing used.events=kept
        used.skills=known used.followers=friend
PH-25.12 PH-20.13 | owner {anytime: {food: 1}, ask: true, cost: {discard: 1}}
    -> food=4 gear=0 events=0 skills=0 followers=0 used.equipment=thing used.events=kept
        used.skills=known used.followers=friend
PH-25.12 PH-20.13 | skilled {forage: {food: 1}, limit: discard} | -> food=1 used.skills=skill
PH-25.12 PH-25.4 | alone; gear thing once=yes {anytime: {food: 1}, ask: true}; has thing;
        play use-all
    -> gear=0 food=1
# Skills, gear, open followers and events work, and a tile until one leaves it.
PH-25.12 PH-20.9 | alone; workers {forage: {food: 1}} | -> food=6
PH-6.15 PH-6.13 | on-camp done=1 fresh=yes; play fire camp | -> food=1
PH-6.15 | on-camp done=1 fresh=no; play fire camp | -> food=0
PH-6.15 | on-camp done=0 fresh=yes; play fire camp | -> food=0
PH-8.5a PH-21.11 | {alone/two}; gift | -> food={0/1} ammo={1/0}
PH-8.2 | alone; event spring kind=seasonal {event: {food: 1}}; in-force spring; play fire event
    -> food=0
# An enemy's card works against who fights it, while it stands.
PH-25.12 | before-enemy; play fire round_start {0/1} | -> {morale/Ben.morale}={5/6}
PH-25.12 | before-enemy; enemy 0 health=0; play fire round_start | -> morale=6
# How often: without a limit, once a turn, once a combat, or once.
PH-25.12 | skilled {kill: {food: 1}, limit: {always/turn/combat/once}}; fighting; play again
    -> returned={2,3,4/1,1,2/1,2,3/1,1,1}
# What is used in a fight lasts for the round, or from its beginning for the fight, or as it says.
PH-15.23 PH-25.12 | skilled {{melee_roll/combat_start}: {dice: {die: melee, n: 1}}, ask: true};
        fighting; play waits {melee_roll/combat_start}
    -> returned={1,0,0,0/1,1,0,0}
PH-15.23 PH-25.12 | skilled {{round_start/combat_start/round_start}: {dice: {die: melee, n: 1,
        scope: {combat/round/turn}}}, ask: true}; fighting;
        play waits {round_start/combat_start/round_start}
    -> returned={1,1,0,0/1,0,0,0/1,1,1,0}
""")
def test_effects(check: Check) -> None:
    check()


@pytest.mark.rule("PH-25.12")
def test_a_card_can_work_only_for_its_bearer() -> None:
    """Nobody bears one before characters are chosen."""
    s = read_road("three; Ada turned thick-neck; Ben has stealth").state
    s.players[2] = Player()
    for card, bearer in (("thick-neck", 0), ("stealth", 1)):
        assert [n for n in range(3) if can_any_work(s, n, frozenset([card]))] == [bearer]


@pytest.mark.rule("PH-17.4", "PH-18.2")
def test_mutations_work_only_for_mutants() -> None:
    for bears, bonus in (("has", 0), ("turned", 1)):
        s = read_road(f"two; scar grown {{anytime: {{hand: 1}}}}; {bears} grown").state
        assert sum_number_bonus(s, 0, "anytime", "hand") == bonus


@pytest.mark.rule("PH-25.12", "PH-20.2")
def test_passive_modifiers_hold_at_their_hook_while_their_conditions_do() -> None:
    die = "{dice: {die: melee, n: 1}}"
    s = read_road(f"alone; skill one other {{melee_roll: {die}}}; has one other").state
    found = (
        count_melee_dice(s),
        count_melee_dice(s, "shoot_roll"),
        count_melee_dice(s, side="enemy"),
    )
    assert found == (2, 0, 0)
    elsewhere = f"skilled {{melee_roll: {die}, if: {{terrain: [wilderness]}}}}"
    assert count_melee_dice(read_road(elsewhere, POSITIONS).state) == 0
    # A scope of its own begins when the hook comes.
    later = "{combat_start: {dice: {die: melee, n: 1, scope: combat}}}"
    road = read_road(f"skilled {later}; fighting", POSITIONS)
    assert count_melee_dice(road.state) == 0
    assert count_melee_dice(road.play(fire_for_seat("combat_start")).s) == 1


@pytest.mark.rule("PH-25.14", "PH-5.6")
def test_prohibitions_and_bonuses_for_a_turn_end_with_it() -> None:
    s = read_road("skilled {declare: {forbid: {what: [scout]}}}", POSITIONS).state
    assert is_forbidden(s, 0, "scout") and not is_forbidden(s, 0, "move")
    faster = {"stat": {"stat": "speed", "n": 1, "scope": "turn"}}
    s = Road(1).play(carry_for_ada({"forbid": {"what": ["move"]}}, faster)).s
    assert (is_forbidden(s, 0, "move"), sum_effective_stat(s, 0, "speed")) == (True, 4)
    expire_effects(s, 0, "turn")
    assert (is_forbidden(s, 0, "move"), sum_effective_stat(s, 0, "speed")) == (False, 3)


@pytest.mark.rule("PH-25.14")
@pytest.mark.parametrize("word", ["allow_evade", "trade_any", "reroll_passed", "no_target"])
def test_flags_hold_while_their_card_is_in_play_or_once_it_is_used(word: str) -> None:
    s = read_road(f"skilled {{test: {word}}}", POSITIONS).state
    assert has_flag(s, 0, "test", word) and not has_flag(s, 0, "camp", word)
    s = Road(1).play(carry_for_ada(word)).s
    assert has_flag(s, 0, "camp", word)
    expire_effects(s, 0, "round", "combat", "turn")
    assert not has_flag(s, 0, "camp", word)


@pytest.mark.rule("PH-25.13", "PH-25.14")
def test_hooks_and_primitives_are_closed_sets_and_all_are_implemented() -> None:
    assert set(get_args(Hook)) == set(HOOKS.split())
    assert {kind for kind, _ in OPERATIONS} == {*PRIMITIVES} - {*MODIFIERS}
    with pytest.raises(ValidationError):
        Effect.model_validate(write_effect("midnight", FOOD))
    with pytest.raises(ValidationError):
        read_primitive({"teleport": 1})


WORDED: tuple[type[Data], ...] = (*m.PRIMITIVES, m.AmountIs, m.WordIs, m.Flag, m.Cost)
PACKED = GAME.pack_cards.vocabulary


def find_models_inside(one: Any) -> Iterator[BaseModel]:
    """All models in a card, the card too."""
    if isinstance(one, BaseModel):
        yield one
        for name in type(one).model_fields:
            yield from find_models_inside(getattr(one, name))
    elif isinstance(one, tuple | list):
        for each in one:
            yield from find_models_inside(each)
    elif isinstance(one, dict):
        for each in one.values():
            yield from find_models_inside(each)


def find_printed_models() -> Iterator[BaseModel]:
    """All models in the cards of the game's own."""
    for name in type(CONTENT).__dataclass_fields__:
        yield from find_models_inside(getattr(CONTENT, name))


@pytest.mark.rule("PH-25.14", "PH-25.15")
@pytest.mark.parametrize("kind", WORDED, ids=lambda kind: kind.__name__)
def test_every_word_of_a_primitive_is_on_a_card_or_allowed_in_packs(kind: type[Data]) -> None:
    said = {getattr(one, "do", "") for one in find_printed_models() if isinstance(one, kind)}
    assert set(get_args(kind.model_fields["do"].annotation)) - said <= PACKED


@pytest.mark.rule("PH-25.14")
def test_a_packs_enemy_may_change_a_stat_while_it_stands() -> None:
    def faults(**more: Any) -> list[str]:
        effect = {"at": "combat_start", "do": [{"stat": {"stat": "speed", "n": -1, **more}}]}
        card = next(one for one in ENCOUNTERS.values() if one.combat is not None)
        assert card.combat is not None
        enemy = card.combat.enemy.model_copy(update={"effects": (m.Effect.model_validate(effect),)})
        made = card.model_copy(
            update={"combat": card.combat.model_copy(update={"enemy": enemy}), "name": "Dread"}
        )
        (kind,) = GAME.pack_cards.kinds
        return [one for one in GAME.pack_cards.find_faults(kind, made, ()) if "effects" in one]

    assert "stat" in packs.HOOKS["combat_start"]
    assert faults() == []
    assert any("no scope" in one for one in faults(scope="turn"))
    assert any("is none of" in one for one in faults(n=-9))
