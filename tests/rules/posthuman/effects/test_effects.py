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
    expire_effects,
    has_flag,
    is_forbidden,
    might_work,
    sum_modifiers,
    sum_number_bonus,
)
from rules.posthuman.effects.performing import MODIFIERS, OPERATIONS
from rules.posthuman.effects.spelling import Data, Hook
from rules.posthuman.model.decks import CONTENT, ENCOUNTERS
from rules.posthuman.model.fight_state import Lasts
from rules.posthuman.model.state import Player
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.sheet import sum_effective_stat
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.effects.carried import (
    FOOD,
    carry_for_ada,
    fire_for_seat,
    read_primitive,
    write_effect,
)
from tests.rules.posthuman.own_cards import combat, event, follower, gear, scar, skill, tile
from tests.rules.posthuman.rows import Row, row

HOOKS = """setup event eat declare trade camp forage scout move_start tile_drawn zone_enter reveal
evade combat_start shoot_roll shoot_result shot_at round_start melee_roll melee_result wounds_out
wounds_in kill combat_end test supply zone_done tile_done scar ko xp mutant_step turn_end anytime
score"""
DIE = {"dice": {"die": "melee", "n": 1}}
MORALE = write_effect("round_start", {"morale": -1})


def give_skill(*effects: Any, **ada: Any) -> Any:
    """Ada has a skill."""
    return lambda: Road(1).has(0, skill(*effects)).human(0, **ada)


def place_in_town(*effects: Any) -> Road:
    road = Road(1).lays(0, tile(terrain="urban"), "0,1").stands(0, "0,1")
    return road.has(0, skill(*effects))


def give_working_cards() -> Road:
    """Six cards that work for Ada, and some that do not."""
    make = write_effect("forage", FOOD)
    road = Road(1).has(0, skill(make), gear(make), follower(make), event(make, keepable=True))
    road.event(event(make)).event(event(make, kind="seasonal"))
    return road.holds(0, gear(make)).hides(0, follower(make)).has(0, scar(make))


def place_on_camp(done: int, *, fresh: bool) -> Any:
    laid = write_effect("camp", FOOD)
    return lambda: Road(1).lays(0, tile(laid), "0,1", done=done).stands(0, "0,1", fresh=fresh)


def place_before_enemy(health: int = 3) -> Road:
    road = Road(2).fight(0, combat(effects=(MORALE,)))
    road.state.fights[0].foes[0].health = health
    return road


def draw_solo_event(seats: int) -> Any:
    return lambda: Road(seats).event(
        event(write_effect("forage", FOOD), solo=[write_effect("forage", {"ammo": 1})])
    )


def putting_away(**way: Any) -> Any:
    """Ada has a card of each kind that goes when it is used."""
    effect = write_effect("anytime", FOOD, ask=True, **way)
    made = {"thing": gear, "kept": event, "known": skill, "friend": follower}
    more = {"kept": {"keepable": True}}
    return lambda: Road(1).has(0, *[do(effect, id=n, **more.get(n, {})) for n, do in made.items()])


def use_all_cards(h: Here) -> Play[None]:
    """Ada uses whatever she can."""
    while found := list_uses(h.s, 0, "anytime"):
        yield from use_card(h, 0, found[0])


GONE = (
    "-> food=4 gear=0 events=0 skills=0 followers=0 used.equipment=thing used.events=kept "
    "used.skills=known used.followers=friend"
)
# fmt: off
EFFECTS = [
    # What asks nothing happens at its hook; what asks is its owner's to decide, by default no.
    row("PH-25.12", give_skill(write_effect("forage", FOOD)), "-> food=1"),
    row("PH-25.12", give_skill(write_effect("scout", FOOD)), "-> food=0"),
    row("PH-25.12", give_skill(write_effect("forage", FOOD, ask=True)), "yes -> food=1"),
    row("PH-25.12", give_skill(write_effect("forage", FOOD, ask=True)), ". -> over food=0"),
    # Conditions must hold, and costs be paid in full.
    row("PH-25.12",
        lambda: place_in_town(write_effect("forage", FOOD, **{"if": [{"terrain": ["urban"]}]})),
        "-> food=1"),
    row("PH-25.12", give_skill(write_effect("forage", FOOD, **{"if": [{"terrain": ["urban"]}]})),
        "-> food=0"),
    row("PH-25.12", give_skill(write_effect("forage", FOOD, cost=[{"ammo": 2}]), ammo=3),
        "yes -> ammo=1 food=1"),
    row("PH-25.12", give_skill(write_effect("forage", FOOD, cost=[{"ammo": 2}]), ammo=1),
        "-> over food=0"),
    # What is used up goes where it belongs.
    row("PH-25.12 PH-20.13", putting_away(limit="discard"), GONE, play=use_all_cards),
    row("PH-25.12 PH-20.13", putting_away(cost=[{"discard": 1}]), GONE, play=use_all_cards),
    row("PH-25.12 PH-25.4",
        lambda: Road(1).has(0, gear(write_effect("anytime", FOOD, ask=True), once=True)),
        "-> gear=0 food=1", play=use_all_cards),
    # Skills, gear, open followers and events work, and a tile until one leaves it.
    row("PH-25.12 PH-20.9", give_working_cards, "-> food=6"),
    row("PH-6.15 PH-6.13", place_on_camp(1, fresh=True), "-> food=1", play=fire_for_seat("camp")),
    row("PH-6.15", place_on_camp(1, fresh=False), "-> food=0", play=fire_for_seat("camp")),
    row("PH-6.15", place_on_camp(0, fresh=True), "-> food=0", play=fire_for_seat("camp")),
    row("PH-8.5a PH-21.11", draw_solo_event(1), "-> food=0 ammo=1"),
    row("PH-8.5a", draw_solo_event(2), "-> food=1 ammo=0"),
    row("PH-8.2", lambda: Road(1).event(event(write_effect("event", FOOD), kind="seasonal")),
        "-> food=0", play=fire_for_seat("event")),
    # An enemy's card works against who fights it, while it stands.
    row("PH-25.12", place_before_enemy, "-> morale=5", play=fire_for_seat("round_start")),
    row("PH-25.12", place_before_enemy, "-> Ben.morale=6", play=fire_for_seat("round_start", 1)),
    row("PH-25.12", lambda: place_before_enemy(0), "-> morale=6",
        play=fire_for_seat("round_start")),
]
# fmt: on


@pytest.mark.parametrize("row", EFFECTS)
def test_effects(row: Row) -> None:
    row.check(fire_for_seat("forage"))


@pytest.mark.rule("PH-25.12")
def test_only_who_bears_a_card_might_be_affected_by_it() -> None:
    """Nobody bears one before characters are chosen."""
    claws, knife = scar(), gear()
    s = Road(3).mutant(0, claws).has(1, knife).state
    s.players[2] = Player()
    for card, bearer in ((claws, 0), (knife, 1)):
        assert [n for n in range(3) if might_work(s, n, frozenset([card]))] == [bearer]


@pytest.mark.rule("PH-25.12")
@pytest.mark.parametrize(
    ("limit", "food"),
    [("always", [2, 3, 4]), ("turn", [1, 1, 2]), ("combat", [1, 2, 3]), ("once", [1, 1, 1])],
)
def test_how_often(limit: str, food: list[int]) -> None:
    """Twice at once, after the combat, and in the next turn."""

    def play(h: Here) -> Play[list[int]]:
        yield from fire_hook(h, 0, "kill")
        found = []
        for ends in ((), ("round", "combat"), ("turn", "combat")):
            expire_effects(h.s, 0, *ends)
            yield from fire_hook(h, 0, "kill")
            found.append(h.human(0).food)
        return found

    road = Road(1).has(0, skill(write_effect("kill", FOOD, limit=limit))).fight(0, combat())
    assert road.play(play).returned == food


@pytest.mark.rule("PH-17.4", "PH-18.2")
def test_mutations_work_for_mutants_alone() -> None:
    grown = scar(write_effect("anytime", {"hand": 1}))
    for road, bonus in ((Road(2).has(0, grown), 0), (Road(2).mutant(0, grown), 1)):
        assert sum_number_bonus(road.state, 0, "anytime", "hand") == bonus


# -- modifiers (PH-25.12, PH-15.23) --------------------------------------------------------------


def count_melee_dice(road: Road, hook: Hook = "melee_roll", side: str = "player") -> int:
    """Melee dice that cards give a side in Ada's fight."""
    return sum_modifiers(road.state, 0, hook, Dice, die="melee", side=side)


@pytest.mark.rule("PH-25.12", "PH-20.2")
def test_passive_modifiers_hold_at_their_hook_while_their_conditions_do() -> None:
    road = Road(1).has(
        0, skill(write_effect("melee_roll", DIE)), skill(write_effect("melee_roll", DIE))
    )
    assert (
        count_melee_dice(road),
        count_melee_dice(road, "shoot_roll"),
        count_melee_dice(road, side="enemy"),
    ) == (2, 0, 0)
    assert (
        count_melee_dice(
            give_skill(write_effect("melee_roll", DIE, **{"if": [{"terrain": ["wilderness"]}]}))()
        )
        == 0
    )
    # A scope of its own begins when the hook comes.
    later = {"dice": {"die": "melee", "n": 1, "scope": "combat"}}
    road = give_skill(write_effect("combat_start", later))().fight(0, combat())
    assert count_melee_dice(road) == 0
    road.state = road.play(fire_for_seat("combat_start")).s
    assert count_melee_dice(road) == 1


@pytest.mark.rule("PH-15.23", "PH-25.12")
@pytest.mark.parametrize(
    ("hook", "scope", "found"),
    [
        ("melee_roll", None, [1, 0, 0, 0]),
        ("combat_start", None, [1, 1, 0, 0]),
        ("round_start", "combat", [1, 1, 0, 0]),
        ("combat_start", "round", [1, 0, 0, 0]),
        ("round_start", "turn", [1, 1, 1, 0]),
    ],
)
def test_what_is_used_in_a_fight_lasts_for_the_round_unless_it_says_more(
    hook: Hook, scope: str | None, found: list[int]
) -> None:
    """Used, and after the round, the combat and the turn."""
    more = {"dice": {**DIE["dice"], **({"scope": scope} if scope else {})}}
    road = give_skill(write_effect(hook, more, ask=True))().fight(0, combat())

    def play(h: Here) -> Play[list[int]]:
        (one,) = list_uses(h.s, 0, hook)
        yield from use_card(h, 0, one)
        counted = [sum_modifiers(h.s, 0, "melee_roll", Dice, die="melee", side="player")]
        for end in get_args(Lasts)[:3]:
            expire_effects(h.s, 0, end)
            counted.append(sum_modifiers(h.s, 0, "melee_roll", Dice, die="melee", side="player"))
        return counted

    assert road.play(play).returned == found


@pytest.mark.rule("PH-25.14", "PH-5.6")
def test_what_is_forbidden_or_given_for_a_turn_is_over_then() -> None:
    s = give_skill(write_effect("declare", {"forbid": {"what": ["scout"]}}))().state
    assert is_forbidden(s, 0, "scout") and not is_forbidden(s, 0, "move")
    faster = {"stat": {"stat": "speed", "n": 1, "scope": "turn"}}
    s = Road(1).play(carry_for_ada({"forbid": {"what": ["move"]}}, faster)).s
    assert (is_forbidden(s, 0, "move"), sum_effective_stat(s, 0, "speed")) == (True, 4)
    expire_effects(s, 0, "turn")
    assert (is_forbidden(s, 0, "move"), sum_effective_stat(s, 0, "speed")) == (False, 3)


@pytest.mark.rule("PH-25.14")
@pytest.mark.parametrize("word", ["allow_evade", "trade_any", "reroll_passed", "no_target"])
def test_plain_words_hold_while_their_card_is_in_play_or_from_when_they_are_used(word: str) -> None:
    s = give_skill(write_effect("test", word))().state
    assert has_flag(s, 0, "test", word) and not has_flag(s, 0, "camp", word)
    s = Road(1).play(carry_for_ada(word)).s
    assert has_flag(s, 0, "camp", word)
    expire_effects(s, 0, "round", "combat", "turn")
    assert not has_flag(s, 0, "camp", word)


@pytest.mark.rule("PH-25.13", "PH-25.14")
def test_hooks_and_primitives_are_closed_sets_and_each_is_carried_out_or_modifies() -> None:
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
def test_every_word_is_on_a_card_or_may_be_on_a_packs(kind: type[Data]) -> None:
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
