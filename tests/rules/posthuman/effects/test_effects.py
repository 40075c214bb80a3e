"""What cards do: when it counts, what it costs, how often, and what then (PH-25.12 to PH-25.16)."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from pydantic import TypeAdapter, ValidationError

from rules.engine import Play
from rules.posthuman.effects.carry_out import carry_out, fire_hook, list_uses, use_card
from rules.posthuman.effects.language.models import PRIMITIVES, Data, Dice, Effect, Hook, Primitive
from rules.posthuman.effects.language.words import describe
from rules.posthuman.effects.modifiers import (
    expire_effects,
    has_flag,
    is_forbidden,
    sum_modifiers,
    sum_number_bonus,
)
from rules.posthuman.effects.performing import MODIFIERS, OPERATIONS
from rules.posthuman.effects.sources import might_work
from rules.posthuman.model import decks
from rules.posthuman.model.state import Lasts, Player
from rules.posthuman.play.asking import until_fallen
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.experience import count_xp
from rules.posthuman.play.people.sheet import sum_effective_stat
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import combat, event, follower, gear, scar, skill, tile

HOOKS = (
    "setup event eat declare trade camp forage scout move_start tile_drawn zone_enter reveal evade "
    "combat_start shoot_roll shoot_result shot_at round_start melee_roll melee_result wounds_out "
    "wounds_in kill combat_end test supply zone_done tile_done scar ko xp mutant_step turn_end "
    "anytime score"
)
_PRIMITIVES: TypeAdapter[Data] = TypeAdapter(Primitive)
FOOD = {"food": 1}


def primitive(raw: Any) -> Data:
    """A primitive as a card's file writes it."""
    return _PRIMITIVES.validate_python(raw)


def carried(road: Road, *do: Any, source: str = "", seat: int = 0) -> Case:
    """Primitives carried out for somebody."""
    found = [primitive(one) for one in do]
    return road.play(lambda h: until_fallen(carry_out(h, seat, found, "Test", source=source)))


def fired(road: Road, hook: Hook, seat: int = 0) -> Case:
    """A hook comes for somebody."""
    return road.play(lambda h: until_fallen(fire_hook(h, seat, hook)))


def at(hook: str, *do: Any, **more: Any) -> dict[str, Any]:
    """An effect as a card's file writes it."""
    return {"at": hook, "do": list(do), **more}


# -- effects (PH-25.12) --------------------------------------------------------------------------


@pytest.mark.rule("PH-25.12")
def test_only_who_bears_a_card_might_be_affected_by_it() -> None:
    """Nobody bears one before characters are chosen."""
    claws, knife = scar(), gear()
    s = Road(3).mutant(0, claws).has(1, knife).state
    s.players[2] = Player()
    bearers = {
        one: [n for n in range(3) if might_work(s, n, frozenset([one]))] for one in (claws, knife)
    }
    assert bearers == {claws: [0], knife: [1]}


@pytest.mark.rule("PH-25.12")
def test_what_asks_nothing_just_happens_at_its_hook_and_at_no_other() -> None:
    road = Road(1).has(0, skill(at("forage", FOOD)))
    assert fired(road, "forage").human().food == 1
    assert fired(road, "scout").human().food == 0


@pytest.mark.rule("PH-25.12")
def test_what_asks_is_its_owners_to_decide_and_not_done_by_default() -> None:
    road = Road(1).has(0, skill(at("forage", FOOD, ask=True)))
    assert fired(road, "forage").pick("yes").human().food == 1
    case = fired(road, "forage")
    case.lapse()
    assert (case.over, case.human().food) == (True, 0)


@pytest.mark.rule("PH-25.12")
def test_conditions_must_hold_then() -> None:
    one = skill(at("forage", FOOD, **{"if": [{"terrain": ["urban"]}]}))
    town = Road(1).lays(0, tile(terrain="urban"), "0,1").stands(0, "0,1")
    assert fired(town.has(0, one), "forage").human().food == 1
    assert fired(Road(1).has(0, one), "forage").human().food == 0


@pytest.mark.rule("PH-25.12")
def test_a_cost_is_paid_by_whoever_wants_it_and_not_offered_where_it_cannot_be() -> None:
    one = skill(at("forage", FOOD, cost=[{"ammo": 2}]))
    case = fired(Road(1).has(0, one).human(0, ammo=3), "forage").pick("yes")
    assert (case.human().ammo, case.human().food) == (1, 1)
    assert fired(Road(1).has(0, one).human(0, ammo=1), "forage").over


@pytest.mark.rule("PH-25.12")
@pytest.mark.parametrize(
    ("limit", "again_now", "again_after_combat", "again_next_turn"),
    [
        ("always", True, True, True),
        ("turn", False, False, True),
        ("combat", False, True, True),
        ("once", False, False, False),
    ],
)
def test_how_often(
    limit: str, again_now: bool, again_after_combat: bool, again_next_turn: bool
) -> None:
    road = Road(1).has(0, skill(at("kill", FOOD, limit=limit))).fight(0, combat())

    def play(h: Here) -> Play[list[int]]:
        found = []
        yield from fire_hook(h, 0, "kill")
        yield from fire_hook(h, 0, "kill")
        found.append(h.human(0).food)
        expire_effects(h.s, 0, "round", "combat")
        yield from fire_hook(h, 0, "kill")
        found.append(h.human(0).food)
        expire_effects(h.s, 0, "turn", "combat")
        yield from fire_hook(h, 0, "kill")
        return [*found, h.human(0).food]

    now = 1 + again_now
    after = now + again_after_combat
    assert road.play(play).returned == [now, after, after + again_next_turn]


@pytest.mark.rule("PH-25.12", "PH-20.13")
@pytest.mark.parametrize("way", [{"limit": "discard"}, {"cost": [{"discard": 1}]}])
def test_what_discards_its_card_goes_where_it_belongs(way: dict[str, Any]) -> None:
    thing = gear(at("anytime", FOOD, ask=True, **way))
    kept = event(at("anytime", FOOD, ask=True, **way), keepable=True)
    known = skill(at("anytime", FOOD, ask=True, **way))
    friend = follower(at("anytime", FOOD, ask=True, **way))
    road = Road(1).has(0, thing, kept, known, friend)

    def play(h: Here) -> Play[None]:
        while found := list_uses(h.s, 0, "anytime"):
            yield from use_card(h, 0, found[0])

    case = road.play(play)
    assert case.human().food == 4
    piles = (case.s.equipment, case.s.events, case.s.skills, case.s.followers)
    assert [pile.discards for pile in piles] == [[thing], [kept], [known], [friend]]
    human = case.human()
    assert (human.gear, human.events, human.skills, human.followers) == ([], [], [], [])


@pytest.mark.rule("PH-25.12", "PH-25.4")
def test_a_single_use_item_goes_with_its_use() -> None:
    thing = gear(at("anytime", FOOD, ask=True), once=True)
    road = Road(1).has(0, thing)
    (one,) = list_uses(road.state, 0, "anytime")
    assert road.play(lambda h: use_card(h, 0, one)).human().gear == []


# -- whose cards work (PH-25.12, PH-6.15, PH-20.7) -----------------------------------------------


@pytest.mark.rule("PH-25.12", "PH-20.9")
def test_skills_gear_active_followers_and_events_work_and_nothing_else() -> None:
    make = at("forage", FOOD)
    working = [skill(make), gear(make), follower(make), event(make, keepable=True)]
    road = Road(1).has(0, *working).event(event(make))
    road.event(event(make, kind="seasonal"))
    road.holds(0, gear(make)).hides(0, follower(make)).has(0, scar(make))
    assert fired(road, "forage").human().food == 6


@pytest.mark.rule("PH-6.15", "PH-6.13")
def test_a_special_tile_works_as_long_as_one_has_not_left_since_it_was_completed() -> None:
    def food(tile_done: int, fresh: bool) -> int:
        road = Road(1).lays(0, tile(at("camp", FOOD)), "0,1", done=tile_done)
        return fired(road.stands(0, "0,1", fresh=fresh), "camp").human().food

    assert food(1, True) == 1
    assert food(1, False) == 0
    assert food(0, True) == 0


@pytest.mark.rule("PH-17.4", "PH-18.2")
def test_mutations_work_for_mutants_alone() -> None:
    grown = scar(at("anytime", {"hand": 1}))
    assert sum_number_bonus(Road(2).has(0, grown).state, 0, "anytime", "hand") == 0
    assert sum_number_bonus(Road(2).mutant(0, grown).state, 0, "anytime", "hand") == 1


@pytest.mark.rule("PH-8.5a", "PH-21.11")
def test_alone_the_solo_text_of_an_event_takes_the_place_of_the_other() -> None:
    one = event(at("forage", FOOD), solo=[at("forage", {"ammo": 1})])
    alone = fired(Road(1).event(one), "forage").human()
    assert (alone.food, alone.ammo) == (0, 1)
    together = fired(Road(2).event(one), "forage").human()
    assert (together.food, together.ammo) == (1, 0)


@pytest.mark.rule("PH-8.2")
def test_a_season_does_not_do_again_what_it_did_when_it_was_drawn() -> None:
    road = Road(1).event(event(at("event", FOOD), kind="seasonal"))
    assert fired(road, "event").human().food == 0


@pytest.mark.rule("PH-25.12")
def test_enemies_cards_work_against_whoever_fights_them_while_they_stand() -> None:
    road = Road(2).fight(0, combat(effects=(at("round_start", {"morale": -1}),)))
    assert fired(road, "round_start").human(0).morale == 5
    assert fired(road, "round_start", 1).human(1).morale == 6
    road.state.fights[0].foes[0].health = 0
    assert fired(road, "round_start").human(0).morale == 6


# -- modifiers (PH-25.12, PH-15.23) --------------------------------------------------------------

DIE = {"dice": {"die": "melee", "n": 1}}


def dice(h: Here) -> int:
    """Melee dice that cards give Ada now."""
    return sum_modifiers(h.s, 0, "melee_roll", Dice, die="melee", side="player")


@pytest.mark.rule("PH-25.12", "PH-20.2")
def test_passive_modifiers_hold_at_their_hook_while_their_conditions_do() -> None:
    wild = {"if": [{"terrain": ["wilderness"]}]}
    s = Road(1).has(0, skill(at("melee_roll", DIE)), skill(at("melee_roll", DIE))).state
    assert sum_modifiers(s, 0, "melee_roll", Dice, die="melee", side="player") == 2
    assert sum_modifiers(s, 0, "shoot_roll", Dice, die="melee", side="player") == 0
    assert sum_modifiers(s, 0, "melee_roll", Dice, die="melee", side="enemy") == 0
    s = Road(1).has(0, skill(at("melee_roll", DIE, **wild))).state
    assert sum_modifiers(s, 0, "melee_roll", Dice) == 0


@pytest.mark.rule("PH-15.23", "PH-25.12")
@pytest.mark.parametrize(
    ("hook", "scope", "lasts"),
    [
        ("melee_roll", None, "round"),
        ("combat_start", None, "combat"),
        ("round_start", "combat", "combat"),
        ("combat_start", "round", "round"),
        ("round_start", "turn", "turn"),
    ],
)
def test_what_is_used_in_a_fight_lasts_for_the_round_unless_it_says_more(
    hook: Hook, scope: str | None, lasts: str
) -> None:
    more = {"dice": {"die": "melee", "n": 1, **({"scope": scope} if scope else {})}}
    road = Road(1).has(0, skill(at(hook, more, ask=True))).fight(0, combat())

    def play(h: Here) -> Play[list[int]]:
        (one,) = list_uses(h.s, 0, hook)
        yield from use_card(h, 0, one)
        found = [dice(h)]
        for end in get_args(Lasts)[:3]:
            expire_effects(h.s, 0, end)
            found.append(dice(h))
        return found

    later = {"round": [0, 0, 0], "combat": [1, 0, 0], "turn": [1, 1, 0]}
    assert road.play(play).returned == [1, *later[lasts]]


@pytest.mark.rule("PH-25.12")
def test_a_scope_of_its_own_begins_when_the_hook_comes() -> None:
    more = {"dice": {"die": "melee", "n": 1, "scope": "combat"}}
    road = Road(1).has(0, skill(at("combat_start", more))).fight(0, combat())
    assert sum_modifiers(road.state, 0, "melee_roll", Dice) == 0
    case = fired(road, "combat_start")
    assert sum_modifiers(case.s, 0, "melee_roll", Dice) == 1


@pytest.mark.rule("PH-25.14")
def test_what_is_forbidden() -> None:
    road = Road(1).has(0, skill(at("declare", {"forbid": {"what": ["scout"]}})))
    assert is_forbidden(road.state, 0, "scout") and not is_forbidden(road.state, 0, "move")
    case = carried(Road(1), {"forbid": {"what": ["move"]}})
    assert is_forbidden(case.s, 0, "move")
    expire_effects(case.s, 0, "turn")
    assert not is_forbidden(case.s, 0, "move")


@pytest.mark.rule("PH-25.14")
@pytest.mark.parametrize("word", ["allow_evade", "trade_any", "reroll_passed", "no_target"])
def test_plain_words_hold_while_their_card_is_in_play_or_from_when_they_are_used(word: str) -> None:
    road = Road(1).has(0, skill(at("test", word)))
    assert has_flag(road.state, 0, "test", word)
    assert not has_flag(road.state, 0, "camp", word)
    case = carried(Road(1), word)
    assert has_flag(case.s, 0, "camp", word)
    expire_effects(case.s, 0, "round", "combat", "turn")
    assert not has_flag(case.s, 0, "camp", word)


# -- the closed sets (PH-25.13, PH-25.14, PH-25.16) ----------------------------------------------


@pytest.mark.rule("PH-25.13")
def test_the_hooks_are_these_and_a_card_can_name_no_other() -> None:
    assert set(get_args(Hook)) == set(HOOKS.split())
    for hook in HOOKS.split():
        assert Effect.model_validate(at(hook, FOOD)).at == hook
    with pytest.raises(ValidationError):
        Effect.model_validate(at("midnight", FOOD))


@pytest.mark.rule("PH-25.14")
def test_every_primitive_is_carried_out_or_modifies_and_has_words() -> None:
    happening = {kind for kind in PRIMITIVES if kind not in MODIFIERS}
    assert {kind for kind, _ in OPERATIONS} == happening
    with pytest.raises(ValidationError):
        primitive({"teleport": 1})
    for card in decks.CARDS.values():
        for effect in card.effects:
            assert len(str(describe(effect))) > 4 and "None" not in str(describe(effect))


@pytest.mark.rule("PH-25.16")
def test_losses_stop_at_nothing() -> None:
    case = carried(Road(1).human(0, food=1, ammo=1, counters=1), {"food": -3}, {"ammo": -2})
    assert (case.human().food, case.human().ammo) == (0, 0)
    case = carried(Road(1).human(0, counters=1), {"xp": -3})
    assert count_xp(case.s, 0) == 0


@pytest.mark.rule("PH-25.16")
@pytest.mark.parametrize("do", [{"health": -6}, {"morale": -7}])
def test_a_loss_down_to_nothing_is_a_knockout(do: dict[str, int]) -> None:
    assert carried(Road(1), do).defaults().fallen()


@pytest.mark.rule("PH-25.16")
@pytest.mark.parametrize(
    "do", [{"draw": {"deck": "equipment", "n": 2}}, {"draw": {"deck": "skills"}}]
)
def test_an_empty_pile_gives_nothing(do: Any) -> None:
    road = Road(1).only("equipment").only("skills")
    case = carried(road, do, {"food": 1})
    human = case.human()
    assert (human.hand, human.skills, human.food) == ([], [], 1)


@pytest.mark.rule("PH-5.6")
def test_a_bonus_for_the_turn_is_gone_with_it() -> None:
    case = carried(Road(1), {"stat": {"stat": "speed", "n": 1, "scope": "turn"}})
    assert sum_effective_stat(case.s, 0, "speed") == 4
    expire_effects(case.s, 0, "turn")
    assert sum_effective_stat(case.s, 0, "speed") == 3
