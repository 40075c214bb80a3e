"""Abilities: paying for them, and what each does (AF-10.28, AF-10.29, AF-22.7 to AF-22.13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from rules.aftermath.model.state import Member
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.combat.abilities import list_ability_options, list_payments, use_ability
from rules.aftermath.play.combat.combat import list_targets, resolve_melee, resolve_shot
from rules.aftermath.play.combat.defending import resolve_attack, resolve_enemy_attack
from rules.aftermath.play.enemies.enemies import find_defence
from rules.aftermath.play.enemies.threats import add_threats
from rules.aftermath.play.enemies.turn import resolve_enemy_turn
from rules.aftermath.play.page.leaving import clear_page
from rules.engine import Play
from tests.rules.aftermath.build import A, B, Case, Party
from tests.rules.aftermath.model.own_book import ability, enemy, item, page

Then: TypeAlias = "Callable[[Any], Play[None]]"


def holder(who: str, *others: str, **of_party: Any) -> Party:
    """A party with this character, who holds a heroic 3."""
    party = Party(who, *(others or ("bodkin" if who != "bodkin" else "wren",)), **of_party)
    return party.holds(who, "white-3a")


def uses(party: Party, does: Any, *luck: Any, then: Then | None = None) -> Case:
    """The first one knows an ability and uses it for 3; then something else happens."""
    ability(does, cost=3)
    party.knows(party.state.party[0].id, does)

    def script(h: Any) -> Any:
        yield from use_ability(h, A, does)
        if then is not None:
            yield from then(h)

    return party.play(script, *luck)


def offered(party: Party, does: Any, m: Member = A) -> bool:
    party.knows(party.state.party[m].id, does)
    return f"ability-{does}" in [one.id for one in list_ability_options(party.state, m)]


def foe(**fields: Any) -> str:
    return enemy(**{"life": 2, "defence": 5, **fields})


# -- paying (AF-10.28, AF-10.29) -----------------------------------------------------------------


def cost(does: Any, n: int) -> Any:
    return ability(does, cost=n)


@pytest.mark.rule("AF-10.28")
def test_heroic_cards_pay_and_what_is_too_much_is_lost() -> None:
    party = Party("cog", "wren").knows("cog", cost("spark", 2)).holds("cog", "white-3a", "green-3a")
    case = party.play(lambda h: use_ability(h, A, "spark"))
    assert case.of("cog").hand == ["green-3a"]
    assert case.of("cog").batteries == 1


@pytest.mark.rule("AF-10.28")
def test_an_ability_is_not_offered_where_heroic_cards_are_too_few() -> None:
    party = Party("cog", "wren").holds("cog", "white-1a", "yellow-3a", "influence-cog")
    assert not offered(party, cost("spark", 2))
    assert offered(party.holds("cog", "white-1b"), cost("spark", 2))


@pytest.mark.rule("AF-10.28")
def test_the_player_says_which_cards_pay_where_they_really_differ() -> None:
    def ways(*cards: str, of: int) -> list[tuple[str, ...]]:
        return list_payments(Party().holds("wren", *cards).state, A, of)

    assert ways("white-1a", "white-2a", "white-3a", of=3) == [("white-3a",)]
    assert ways("white-2a", "white-2b", of=1) == [("white-2a",)]
    assert ways("white-1a", "white-1b", "white-3a", of=2) == [
        ("white-1a", "white-1b"),
        ("white-3a",),
    ]
    party = Party("cog", "wren").knows("cog", cost("spark", 2))
    party.holds("cog", "white-1a", "white-1b", "white-3a")
    assert {one.id: one.label for one in list_ability_options(party.state, A)} == {
        "ability-spark": "Spark: pay white heroic 1 and white heroic 1",
        "ability-spark.1": "Spark: pay white heroic 3",
    }
    case = party.play(lambda h: use_ability(h, A, "ability-spark.1"))
    assert case.of("cog").hand == ["white-1a", "white-1b"]
    case = party.play(lambda h: use_ability(h, A, "ability-spark"))
    assert case.of("cog").hand == ["white-3a"]


@pytest.mark.rule("AF-10.29")
def test_an_ability_may_be_used_as_often_as_it_is_paid_for() -> None:
    party = Party("cog", "wren").knows("cog", cost("spark", 1))
    party.holds("cog", "white-1a", "white-1b")

    def script(h: Any) -> Any:
        yield from use_ability(h, A, "spark")
        yield from use_ability(h, A, "spark")

    assert party.play(script).of("cog").batteries == 2


@pytest.mark.rule("AF-10.29")
def test_an_enemy_is_spotted_once_a_turn() -> None:
    party = holder("wren").faces(foe(), 2)

    def again(h: Any) -> Play[None]:
        yield from ()
        assert "ability-spotter" not in [one.id for one in list_ability_options(h.s, A)]
        lasting.turn_ends(h.s)
        assert "ability-spotter" in [one.id for one in list_ability_options(h.s, A)]

    assert uses(party.holds("wren", "white-3b"), "spotter", then=again).over
    assert offered(holder("wren").faces(foe(), 2), "spotter")


@pytest.mark.rule("AF-10.29")
def test_spotter_asks_only_about_enemies_that_are_not_spotted() -> None:
    party = holder("wren").holds("wren", "white-3b")
    party.faces(foe(), 1).faces(foe(), 1).faces(foe(), 1)

    case = uses(party, "spotter", then=lambda h: use_ability(h, A, "spotter")).says("spotter", "2")
    assert case.options == ["1", "3"]


@pytest.mark.rule("AF-10.29")
def test_a_ricochet_that_waits_for_its_shot_is_not_offered_again() -> None:
    party = holder("wren").faces(foe(), 2).faces(foe(), 2).holds("wren", "white-3b")

    def again(h: Any) -> Play[None]:
        yield from ()
        assert "ability-ricochet" not in [one.id for one in list_ability_options(h.s, A)]
        lasting.used_up(h.s, A, "ricochet")
        assert "ability-ricochet" in [one.id for one in list_ability_options(h.s, A)]

    assert uses(party, "ricochet", then=again).over


@pytest.mark.rule("AF-22.7")
def test_only_known_abilities_are_offered() -> None:
    party = holder("cog").knows("cog", cost("spark", 2))
    assert [one.id for one in list_ability_options(party.state, A)] == ["ability-spark"]


# -- Wren (AF-22.8) ------------------------------------------------------------------------------


@pytest.mark.rule("AF-22.8")
def test_spotter_takes_two_from_the_defence_of_an_enemy_in_sight_this_turn() -> None:
    party = holder("wren").faces(foe(), 3).faces(foe(), 4)
    party.state.visit.lines["3-4"] = "double"

    def then(h: Any) -> Play[None]:
        yield from ()
        assert [find_defence(h.s, one) for one in h.s.visit.enemies] == [3, 5]
        lasting.turn_ends(h.s)
        assert find_defence(h.s, h.s.visit.enemies[0]) == 5

    uses(party, "spotter", then=then)
    blind = holder("wren").faces(foe(), 3)
    blind.state.visit.lines["1-2"] = "double"
    assert not offered(blind, "spotter")


@pytest.mark.rule("AF-22.8")
def test_quick_feet_give_the_next_move_three_points() -> None:
    def then(h: Any) -> Play[None]:
        yield from ()
        assert lasting.extra_move(h.s, A) == 3
        lasting.used_up(h.s, A, "quick-feet")
        assert lasting.extra_move(h.s, A) == 0

    assert uses(holder("wren"), "quick-feet", then=then).over


@pytest.mark.rule("AF-22.8")
def test_a_long_shot_reaches_two_spaces_further_once() -> None:
    party = holder("wren").faces(foe(), 4).holds("wren", "green-1a")

    def then(h: Any) -> Play[None]:
        assert [one.way for one in list_targets(h.s, A)] == ["shoot"]
        yield from resolve_shot(h, A, h.s.visit.enemies[0])
        assert list_targets(h.s, A) == []

    uses(party, "long-shot", then=then).says("shoot", "green-1a")


@pytest.mark.rule("AF-22.8")
def test_vanish_camouflages() -> None:
    assert uses(holder("wren"), "vanish").of("wren").statuses == ["camouflaged"]
    assert not offered(holder("wren").member("wren", statuses=["camouflaged"]), "vanish")


@pytest.mark.rule("AF-22.8")
def test_a_ricochet_wounds_another_enemy_within_a_space_of_the_target() -> None:
    party = holder("wren").faces(foe(), 2).faces(foe(), 3).faces(foe(), 4).faces(foe(), 1)

    def then(h: Any) -> Play[None]:
        yield from resolve_shot(h, A, h.s.visit.enemies[0])
        yield from resolve_shot(h, A, h.s.visit.enemies[0])

    party.holds("wren", "green-3a", "green-3b")
    case = uses(party, "ricochet", then=then).then(4, 1, 4, 1).says("shoot", "green-3a")
    assert case.options == ["2", "4"]
    case.says("ricochet", "4").says("shoot", "green-3b")
    assert case.over
    assert {one.number: one.wounds for one in case.s.visit.enemies} == {2: 0, 3: 0, 4: 1}


@pytest.mark.rule("AF-22.8")
def test_a_miss_keeps_the_ricochet_for_the_next_hit() -> None:
    party = holder("wren").faces(foe(), 2).faces(foe(), 2).holds("wren", "green-1a", "green-3a")

    def then(h: Any) -> Play[None]:
        yield from resolve_shot(h, A, h.s.visit.enemies[0])
        yield from resolve_shot(h, A, h.s.visit.enemies[0])

    case = uses(party, "ricochet", then=then).then(1, 3, 4, 1)
    case.says("shoot", "green-1a").says("shoot", "green-3a")
    assert [one.wounds for one in case.s.visit.enemies] == [1, 1]


# -- Bodkin (AF-22.9) ----------------------------------------------------------------------------


@pytest.mark.rule("AF-22.9")
def test_a_shoulder_barge_moves_an_enemy_over_a_line_that_can_be_crossed() -> None:
    ways = page({"dash": [(1, 2), (2, 4)], "red": [(1, 3)], "white": [(1, 5)], "double": [(1, 4)]})
    party = holder("bodkin", page=ways).faces(foe(), 1).faces(foe(), 2).tokens(3, "fire")
    case = uses(party, "shoulder-barge")
    assert case.options == ["1-2", "1-3"]
    case.pick("1-3")
    assert case.s.visit.enemies[0].at == [3]
    assert case.s.visit.enemies[0].wounds == 1  # it has ended a movement in a fire
    assert not offered(holder("bodkin").faces(foe(), 2), "shoulder-barge")


@pytest.mark.rule("AF-22.9")
@pytest.mark.parametrize(("space", "wounds"), [(1, 1), (2, 0)])
def test_who_misses_a_bristling_bodkin_from_his_space_is_wounded(space: int, wounds: int) -> None:
    party = holder("bodkin").faces(foe(action={"speed": 0, "range": 1, "strength": 4}), space)
    party.holds("bodkin", "red-3a")

    def then(h: Any) -> Play[None]:
        one = h.s.visit.enemies[0]
        yield from resolve_enemy_attack(h, one, 0, A, one.card.actions[0])
        assert one.wounds == wounds
        lasting.turn_ends(h.s)
        assert lasting.count_in_force(h.s, A, "bristle") == 1
        lasting.turn_begins(h.s, A)
        assert lasting.count_in_force(h.s, A, "bristle") == 0

    case = uses(party, "bristle", then=then).then(4, 1).says("defend", "red-3a")
    assert case.over


@pytest.mark.rule("AF-22.9")
def test_who_hits_a_bristling_bodkin_is_not_wounded() -> None:
    party = holder("bodkin").faces(foe(action={"speed": 0, "range": 0, "strength": 4}), 1)

    def then(h: Any) -> Play[None]:
        one = h.s.visit.enemies[0]
        yield from resolve_enemy_attack(h, one, 0, A, one.card.actions[0])

    case = uses(party.member("bodkin", standing="none"), "bristle", then=then)
    assert (case.s.visit.enemies[0].wounds, case.of("bodkin").wounds) == (0, 1)


@pytest.mark.rule("AF-22.9")
def test_a_roar_makes_enemies_in_his_space_use_their_first_action_in_one_enemy_turn() -> None:
    def step(speed: int) -> dict[str, Any]:
        return {"speed": speed, "range": 0, "strength": None}

    cub = enemy(actions=[step(1), step(2), step(3)])
    party = holder("bodkin").faces(cub, 1).faces(cub, 6).stands("wren", None)
    party.threats("black-3a", "black-3b")

    def then(h: Any) -> Play[None]:
        lasting.turn_ends(h.s)
        lasting.turn_begins(h.s, A)
        h.s.visit.enemies[0].at = [5]
        yield from resolve_enemy_turn(h)
        assert [one.at for one in h.s.visit.enemies] == [[4], [3]]
        add_threats(h, 1)
        h.s.visit.threats[:] = ["black-2a"]
        yield from resolve_enemy_turn(h)
        assert h.s.visit.enemies[0].at == [2]

    assert uses(party, "roar", then=then).over


@pytest.mark.rule("AF-22.9")
def test_a_fellow_is_hurled_up_to_three_spaces_over_any_line_but_double_ones() -> None:
    ways = page(
        {"dash": [(1, 2), (4, 5), (5, 6)], "white": [(2, 3)], "red": [(3, 4)], "double": [(1, 6)]}
    )
    case = uses(holder("bodkin", "wren", page=ways).tokens(4, "fire"), "hurl")
    assert case.options == ["2", "3", "4"]
    case.says("hurl-space", "4")
    assert (case.waits_for, case.prompt("hurl-consent").default) == ({1}, ["yes"])
    case.pick("yes")
    wren = case.of("wren")
    assert (wren.at, wren.wounds, wren.statuses) == (4, 1, ["burning"])


@pytest.mark.rule("AF-22.9")
def test_a_fellow_who_does_not_agree_stays() -> None:
    case = uses(holder("bodkin", "wren"), "hurl").says("hurl-space", "2").says("hurl-consent", "no")
    assert case.of("wren").at == 1
    alone = uses(holder("bodkin", "wren", seats=1), "hurl").says("hurl-space", "2")
    assert alone.over
    assert alone.of("wren").at == 2


@pytest.mark.rule("AF-22.9")
def test_second_wind_removes_a_normal_wound() -> None:
    bodkin = uses(holder("bodkin").member("bodkin", wounds=2, toxic=1), "second-wind").of("bodkin")
    assert (bodkin.wounds, bodkin.toxic) == (1, 1)
    assert not offered(holder("bodkin").member("bodkin", toxic=1), "second-wind")


# -- Cog (AF-22.10, AF-22.13) --------------------------------------------------------------------


@pytest.mark.rule("AF-22.10")
def test_rummage_helps_the_next_scavenge() -> None:
    def then(h: Any) -> Play[None]:
        yield from ()
        assert lasting.extra_scavenge(h.s, A) == 2

    assert uses(holder("cog").finds(2, "s4-1"), "rummage", then=then).over


@pytest.mark.rule("AF-22.10", "AF-10.28")
def test_rummage_is_on_offer_while_any_space_has_a_token() -> None:
    assert not offered(holder("cog"), "rummage")
    assert offered(holder("cog").finds(2, "s4-1"), "rummage")


@pytest.mark.rule("AF-22.10")
def test_spark_gains_a_battery_while_there_are_any() -> None:
    assert uses(holder("cog"), "spark").of("cog").batteries == 1
    assert not offered(holder("cog").member("bodkin", batteries=8), "spark")


@pytest.mark.rule("AF-22.10")
def test_bluff_discards_the_bottom_threat() -> None:
    case = uses(holder("cog").threats("black-3a", "black-1a"), "bluff")
    assert case.s.visit.threats == ["black-3a"]
    assert "black-1a" in case.s.deck.discards


@pytest.mark.rule("AF-22.10")
def test_jury_rig_fixes_a_cheap_broken_item_for_its_user() -> None:
    dear, pin, cap = item(repair=3), item(repair=2), item(repair=1, slot="head")
    case = uses(holder("cog").breaks(dear, pin, cap).dials(scrap=0), "jury-rig")
    assert case.options == [pin, cap]
    case.pick(cap)
    if not case.over:
        case.defaults()
    assert case.worn("cog") == [cap]
    assert case.s.colony.broken == [dear, pin]
    assert not offered(holder("cog").breaks(dear), "jury-rig")


@pytest.mark.rule("AF-22.10")
@pytest.mark.rule("AF-22.13")
def test_foresight_shows_the_top_five_to_her_alone_and_puts_them_in_her_order() -> None:
    top = ["red-1a", "red-2a", "blue-1a", "black-1a", "green-1a"]
    case = uses(holder("cog").stacks("deck", *top, "yellow-3b"), "foresight")
    prompt = case.prompt("foresight")
    assert prompt.secret
    assert prompt.data["cards"] == top
    (told,) = case.told("foresight")
    assert (told.seats, told.data["cards"]) == ((0,), top)
    case.pick("black-1a").pick("red-2a").pick("as-is")
    assert case.s.deck.pile[::-1][:6] == [
        "black-1a",
        "red-2a",
        "red-1a",
        "blue-1a",
        "green-1a",
        "yellow-3b",
    ]
    untouched = uses(holder("cog").stacks("deck", *top), "foresight").defaults()
    assert untouched.s.deck.pile[::-1][:5] == top


# -- Marl (AF-22.11, AF-22.12) -------------------------------------------------------------------


@pytest.mark.rule("AF-22.11")
def test_digging_in_helps_his_defences_until_his_next_turn() -> None:
    party = holder("marl").holds("marl", "red-1a")

    def then(h: Any) -> Play[None]:
        lasting.turn_ends(h.s)
        yield from resolve_attack(h, A, 5, "The trap door")
        lasting.turn_begins(h.s, A)
        assert lasting.dug_in(h.s, A) == 0

    case = uses(party, "dig-in", then=then).then(2, 1)
    assert case.prompt("defend").data["bonuses"]["instinct"] == 2
    assert case.says("defend", "red-1a").over


@pytest.mark.rule("AF-22.11")
def test_a_tunnel_leads_two_steps_over_any_line_and_what_is_there_is_read() -> None:
    ways = page(
        {"double": [(1, 2)], "white": [(2, 3)], "dash": [(3, 4), (1, 5)], "red": [(5, 6)]},
        {3: {"poi": "1"}},
        entries={"1": [{"heal": 1}]},
    )
    case = uses(holder("marl", page=ways).member("marl", wounds=1), "tunnel")
    assert case.options == ["2", "3", "5", "6"]
    case.pick("3")
    assert (case.of("marl").at, case.of("marl").wounds) == (3, 0)


@pytest.mark.rule("AF-22.11")
def test_a_calm_word_makes_the_next_talk_easier() -> None:
    def then(h: Any) -> Play[None]:
        yield from ()
        assert lasting.calm_bonus(h.s, A) == 3

    assert uses(holder("marl").faces("latch-rat", 1, safe=True), "calm-word", then=then).over


@pytest.mark.rule("AF-22.11", "AF-10.10")
def test_a_calm_word_is_on_offer_while_there_are_strangers() -> None:
    assert offered(holder("marl").faces("latch-rat", 1, safe=True), "calm-word")
    assert not offered(holder("marl").faces("latch-rat", 1), "calm-word")
    assert not offered(holder("marl"), "calm-word")


@pytest.mark.rule("AF-22.11")
def test_a_poultice_draws_out_a_wound_of_whoever_is_there() -> None:
    party = holder("marl", "wren", "cog").member("wren", wounds=1, toxic=1).stands("cog", 2)
    case = uses(party.member("marl", wounds=1).member("cog", wounds=1), "poultice")
    assert case.options == ["0", "1", "1-toxic"]
    wren = case.pick("1-toxic").of("wren")
    assert (wren.wounds, wren.toxic) == (1, 0)
    again = uses(party, "poultice").pick("0")
    assert again.of("marl").wounds == 0


def guarded(party: Party) -> Case:
    def then(h: Any) -> Play[None]:
        lasting.turn_ends(h.s)
        yield from resolve_attack(h, B, 5, "The trap door")

    return uses(party, "guardian", then=then)


@pytest.mark.rule("AF-22.11")
@pytest.mark.rule("AF-22.12")
def test_a_guardian_may_take_an_attack_on_a_fellow_before_it_is_defended() -> None:
    party = holder("marl", "wren").holds("wren", "green-1a").member("marl", standing="none")
    case = guarded(party)
    assert (case.waits_for, case.prompt("guardian").default) == ({0}, ["no"])
    taken = guarded(party).pick("yes")
    assert (taken.of("marl").wounds, taken.of("wren").wounds) == (1, 0)
    assert taken.of("wren").hand == ["green-1a"]
    case.pick("no")
    assert case.prompt("defend").seat == 1


@pytest.mark.rule("AF-22.11")
def test_a_guardian_guards_his_own_space_alone_until_his_next_turn() -> None:
    away = guarded(holder("marl", "wren").stands("wren", 2))
    assert away.of("wren").wounds == 1

    def then(h: Any) -> Play[None]:
        lasting.turn_begins(h.s, A)
        yield from resolve_attack(h, B, 5, "The trap door")

    over = uses(holder("marl", "wren"), "guardian", then=then)
    assert over.of("wren").wounds == 1


# -- those that last -----------------------------------------------------------------------------


@pytest.mark.rule("AF-22.8")
def test_what_is_for_this_turn_ends_with_it() -> None:
    party = holder("wren").faces(foe(), 1).holds("wren", "red-1a")

    def then(h: Any) -> Play[None]:
        lasting.turn_ends(h.s)
        assert lasting.range_bonus(h.s, A) == 0
        yield from resolve_melee(h, A, h.s.visit.enemies[0])

    assert uses(party, "long-shot", then=then).says("fight").over


@pytest.mark.rule("AF-22.9")
def test_a_roar_is_over_with_the_page() -> None:
    party = holder("bodkin").faces(foe(), 1)

    def then(h: Any) -> Play[None]:
        yield from ()
        clear_page(h)
        assert h.s.party[0].lasting == []

    assert uses(party, "roar", then=then).over
